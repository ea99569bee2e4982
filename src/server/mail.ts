/** Mail, where the operator has named a server for it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Words } from './news.ts';

export type MailOptions = {
  /** smtp://user:password@host:port */
  readonly url: string;
  readonly from: string;
  /** Where links lead. Never taken from a request: whoever asks could name another place. */
  readonly origin: string;
  /** Signs the links that stop the mail. */
  readonly secret: string;
};

type Letterhead = { readonly subject: string; readonly lines: readonly string[]; readonly link?: string };

const TIMEOUT_MS = 20_000;

export class Mailer {
  private readonly options: MailOptions;
  private readonly transport: Transporter;

  constructor(options: MailOptions) {
    this.options = options;
    this.transport = createTransport({
      url: options.url,
      ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    });
  }

  /** What happens at a table, or the digest. */
  tell(identity: string, address: string, { title, body, path }: Words): Promise<void> {
    const stop = `${this.options.origin}/api/unsubscribe/${this.stopToken(identity)}`;
    return this.send(address, { subject: title, lines: body.split('\n'), link: this.options.origin + path }, stop);
  }

  confirm(address: string, code: string): Promise<void> {
    const lines = [
      `The code is ${code}`,
      'Type it where you were asked for it, within half an hour.',
      'If you asked for nothing, nothing happens.',
    ];
    return this.send(address, { subject: `${code} is your code`, lines });
  }

  reset(address: string, login: string, token: string): Promise<void> {
    const lines = [
      `Somebody, we hope you, wants to choose a new password for the account "${login}".`,
      'This link does it, once and within an hour. If it was not you, do nothing: the old password stays.',
    ];
    return this.send(address, { subject: 'A new password', lines, link: `${this.options.origin}/reset/${token}` });
  }

  private stopToken(identity: string): string {
    return `${identity}.${createHmac('sha256', this.options.secret).update(identity).digest('base64url')}`;
  }

  /** Whose mail a link stops; null if it is none of ours. */
  stops(token: string): string | null {
    const [identity] = token.split('.');
    const ours = Buffer.from(this.stopToken(identity));
    const theirs = Buffer.from(token);
    return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? identity : null;
  }

  private async send(to: string, { subject, lines, link }: Letterhead, stop?: string): Promise<void> {
    const foot = stop === undefined ? [] : [`No more of these: ${stop}`];
    const text = [...lines, ...(link === undefined ? [] : ['', link]), '', '-- ', 'Once Upon a Table', ...foot].join(
      '\n',
    );
    const html = [
      ...lines.map((line) => `<p>${escaped(line)}</p>`),
      ...(link === undefined ? [] : [`<p><a href="${escaped(link)}">${escaped(link)}</a></p>`]),
      `<p>Once Upon a Table${stop === undefined ? '' : ` · <a href="${escaped(stop)}">no more of these</a>`}</p>`,
    ].join('\n');
    const letter = {
      ...{ from: this.options.from, to, subject, text, html },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
    await this.transport.sendMail(letter).catch((error: { code?: string; responseCode?: number }) => {
      // Mail servers repeat the address in what they answer, and errors are logged.
      throw new Error(`The mail server did not take it (${error.responseCode ?? error.code ?? 'no reason given'}).`);
    });
  }

  close(): void {
    this.transport.close();
  }
}

const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

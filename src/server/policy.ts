/** What a page of ours may load and do: the content security policy. */
import { HOST } from './ask.ts';

/** No inline script or style, nothing from elsewhere; the socket is named because older browsers do not count it as 'self'. */
export function policy(host?: string): string {
  const sockets = host && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

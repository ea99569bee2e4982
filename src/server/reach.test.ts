import { get } from 'node:https';
import { describe, expect, it } from 'vitest';
import { isPublic, publicAgent } from './reach.ts';

describe('whom the server may call', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('%s is outside', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '2002:7f00:1::',
    'ff02::1',
    'localhost',
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('finds out at the moment of the call where a name leads', async () => {
    const agent = publicAgent();
    const failed = new Promise<string>((resolve) => {
      get('https://localhost:1/', { agent }).on('error', (error) => resolve(error.message));
    });
    expect(await failed).toMatch('no public address');
    agent.destroy();
  });
});

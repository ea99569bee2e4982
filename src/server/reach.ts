/**
 * Whom the server itself may call. A push service's address comes from a browser, that is from anybody: it must not lead to
 * what stands behind our own walls.
 */
import { lookup as resolve } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const walls = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  walls.addSubnet(net, bits, 'ipv4');
// What is not global unicast is nobody's push service; of that, addresses that only wrap those of version 4.
walls.addSubnet('2002::', 16, 'ipv6');
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIPv6(address)) return GLOBAL.check(address, 'ipv6') && !walls.check(address, 'ipv6');
  return isIP(address) === 4 && !walls.check(address, 'ipv4');
}

/** Looks a name up and keeps only what lies outside; asked at every connection, so that a name cannot change its mind. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const outside = error ? [] : found.filter(({ address }) => isPublic(address));
    if (error) done(error, '');
    else if (outside.length === 0) done(new Error('This name leads to no public address.'), '');
    else if (options.all) done(null, outside);
    else done(null, outside[0].address, outside[0].family);
  });
};

export const publicAgent = (): Agent =>
  new Agent({ lookup: publicLookup, keepAlive: true, maxSockets: 4, timeout: 30_000 });

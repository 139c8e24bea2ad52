import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How long an address may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/** Addresses of this machine, of networks around it, and of nobody. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) inside.addSubnet(net, bits, 'ipv4'); // prettier-ignore
/** Of the newer kind only this network is handed out to anybody; these parts of it are not, or lead elsewhere. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['2620:4f:8000::', 48], ['3fff::', 20],
] as const) inside.addSubnet(net, bits, 'ipv6'); // prettier-ignore

export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside.check(address, 'ipv4');
  return family === 0 || !handedOut.check(address, 'ipv6') || inside.check(address, 'ipv6');
}

/** Whether an address may be sent to, as far as it can be told from its letters. */
export function mayBeSentTo(address: string, privately: boolean): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (privately) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return !isInside(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host);
}

export interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Sends something to an address somebody else has named. */
export type Post = (address: string, sending: Sending) => Promise<number>;

/** A way out. Names are looked up once, and what they stand for is checked before anything is sent there. */
export const wayOut =
  (privately: boolean): Post =>
  (address, { headers, body }) =>
    new Promise((resolve, reject) => {
      if (!mayBeSentTo(address, privately)) return reject(new Error('this address is not sent to'));
      const request = address.startsWith('https:') ? requestSecure : requestPlain;
      const sent = request(
        address,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(PATIENCE),
          // A connection of an earlier request might lead elsewhere by now.
          agent: false,
          ...(privately ? {} : { lookup: lookupOutside }),
        },
        (response) => {
          // What it says besides does not matter. Redirects are not followed: they might lead inside.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

const lookupOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error !== null || first === undefined) return done(error ?? new Error(`${name} has no address`), '');
    if (found.some(({ address }) => isInside(address)))
      return done(new Error(`${name} is an address inside`), '');
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};

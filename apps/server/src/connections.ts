import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { answerUnreadable } from './api/errors.ts';
import { watchingRequests } from './requests.ts';
import { addressOf, ConcurrencyLimit } from './limits.ts';

/** How long a client may take, in milliseconds. A slower one is answered 408 and cut off. */
export const TIMEOUTS = {
  /** To send the head of a request. */
  headersTimeout: 10_000,
  /** To send all of it: three megabytes over a slow line. */
  requestTimeout: 60_000,
  /** How often we look who is late. */
  connectionsCheckingInterval: 2000,
  /** To send or take anything at all, except on a WebSocket, which has its own heartbeat. */
  connectionTimeout: 120_000,
  /** To come with the next request on the same connection. */
  keepAliveTimeout: 20_000,
} as const;

type Timeouts = Readonly<Record<keyof typeof TIMEOUTS, number>>;

interface Connections {
  readonly timeouts: Timeouts;
  /** How many connections one address may hold open. */
  readonly most: number;
  /** Proxies that speak for many people: they may have as many connections as they like. */
  readonly trustProxy: string | undefined;
  /** Whether nobody at an address is let in at the moment. */
  readonly isCutOff: (address: string) => boolean;
  /** Lets nobody at an address in for a while. */
  readonly cutOff: (address: string) => void;
}

/**
 * Makes the servers under Fastify: it needs two of them to listen on `localhost`, and all of this must hold for both.
 * Connections are counted before a byte is read from them.
 */
export function serverFactory(connections: Connections): (handler: RequestListener) => Server {
  const { timeouts, most, trustProxy, isCutOff, cutOff } = connections;
  const { connectionTimeout, ...http } = timeouts;
  const proxies = proxiesIn(trustProxy);
  const addresses = new ConcurrencyLimit(most);
  const isProxy = ({ remoteAddress = '', remoteFamily }: Socket): boolean =>
    isIP(remoteAddress) !== 0 && proxies.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
  const admit = (socket: Socket): void => {
    if (isProxy(socket)) return;
    const address = addressOf(socket.remoteAddress ?? '');
    const leave = isCutOff(address) ? null : addresses.tryEnter(address);
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  };
  const cutOffSender = ({ socket }: IncomingMessage): void => {
    if (!isProxy(socket)) cutOff(addressOf(socket.remoteAddress ?? ''));
  };
  return (handle) => {
    const handler = watchingRequests(handle, cutOffSender);
    // Without a host a request is refused like any other, and what it expects besides `100-continue` makes no difference: Node would
    // answer both by itself, in its own form and without anybody counting.
    const server = createServer({ ...http, requireHostHeader: false }, handler);
    server.on('checkExpectation', handler);
    server.setTimeout(connectionTimeout);
    server.on('connection', admit);
    server.on('clientError', answerUnreadable);
    return server;
  };
}

/** The addresses and networks of `TAFELRUNDE_TRUST_PROXY`, which were checked when the server started. */
function proxiesIn(text: string | undefined): BlockList {
  const proxies = new BlockList();
  for (const part of text?.split(',').map((word) => word.trim()) ?? []) {
    const nets = part === 'loopback' ? ['127.0.0.0/8', '::1'] : [part];
    for (const net of nets) {
      const [address, bits] = net.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      proxies.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
    }
  }
  return proxies;
}

import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import {
  CHAT_PACES,
  type ChatPaces,
  Hall,
  type LiveTable,
  type Pace,
  POKER_FACE,
  Quota,
  type Quotas,
  type Shelved,
  type Thinker,
  type Timing,
} from '@tafelrunde/host';
import { answerBadUrl, answerErrors, answerUnreadable } from './api/errors.ts';
import { EVEN, EvenReplies } from './api/even-replies.ts';
import { Guard } from './api/guard.ts';
import { serveApi } from './api/http-api.ts';
import { readJson } from './api/json.ts';
import { FRAGMENTS, MESSAGE, serveSocket } from './api/socket.ts';
import { Unread } from './api/unread.ts';
import { serveClient } from './client.ts';
import { ClockKeeper } from './clocks/keeper.ts';
import { serverFactory, TIMEOUTS } from './connections.ts';
import { Guests } from './guests/guests.ts';
import { securityHeaders } from './headers.ts';
import { startHeartbeat } from './heartbeat.ts';
import { ConcurrencyLimit } from './limits.ts';
import { serveMetrics } from './metrics-api.ts';
import { Metrics } from './metrics.ts';
import { serveNotices } from './notices/api.ts';
import { type NoticeOptions, Notices } from './notices/notices.ts';
import type { Store } from './store/store.ts';
import type { Wire, WireServer } from './wire.ts';

export interface HttpOptions extends NoticeOptions {
  readonly clientFolder: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** The least time a bot takes to answer, in milliseconds. For tests. */
  readonly botDelay?: number;
  /** Makes bots answer the same question alike every time. For tests. */
  readonly botSeed?: string;
  /** How long a table of several people keeps a poker face after secret questions, in milliseconds. */
  readonly pokerFace?: number;
  /** The least time a reply takes while any table keeps a poker face, in milliseconds; another only for tests. */
  readonly evenReplies?: number;
  /** What delays are measured by. Tests bring their own. */
  readonly timing?: Timing;
  /** How long a table at which nobody does anything stays in memory, in milliseconds. */
  readonly keepIdle?: number;
  /** The time of day, in milliseconds since 1970. Tests bring their own. */
  readonly now?: () => number;
  /** The clock by which the server notices that it was stopped for a while. Tests bring their own. */
  readonly machine?: () => number;
  /** How fast one socket may send. */
  readonly messagePace?: Pace;
  /** How fast one address may change things by plain requests. */
  readonly requestPace?: Pace;
  /** Addresses or networks, separated by commas, whose word for where a request came from is taken. */
  readonly trustProxy?: string | undefined;
  /** How fast one address may ask for things, sockets included. */
  readonly lookPace?: Pace;
  /** How fast lines of the chat may follow one another. */
  readonly chatPaces?: ChatPaces;
  /** How fast one address may bring records. */
  readonly importPace?: Pace;
  /** How many entries of matches one address may have replayed. */
  readonly replayPace?: Pace;
  /** How fast one address may load files of the client. */
  readonly loadPace?: Pace;
  /** How fast one address may create tables that the lobby shows to everybody. */
  readonly openPace?: Pace;
  /** How many sockets one person, and one address, may have open. */
  readonly socketsPerPerson?: number;
  readonly socketsPerAddress?: number;
  /** How many connections one address may have open: its sockets and a hundred more unless told otherwise. */
  readonly connectionsPerAddress?: number;
  /** How long a client may take to send a request; others than the usual ones only for tests. */
  readonly timeouts?: Partial<Record<keyof typeof TIMEOUTS, number>>;
  /** How much one person may create within a day. */
  readonly quotas?: Quotas;
  /** Everybody may read what the server counts about itself. */
  readonly openMetrics?: boolean;
  /** A request that shows this key may read it. */
  readonly metricsKey?: string | undefined;
}

/** What the server stands on. */
export interface Ground {
  readonly store: Store;
  readonly games: readonly Shelved[];
  /** Games whose rules can be read here. */
  readonly rulebooks: readonly string[];
  readonly thinker: Thinker;
}

export interface Http {
  readonly server: FastifyInstance;
  readonly hall: Hall;
  readonly notices: Notices;
}

/** Everything the server answers, without a port yet. */
export async function buildHttp(options: HttpOptions, ground: Ground): Promise<Http> {
  const { store, games, rulebooks, thinker } = ground;
  const {
    logger = false,
    pokerFace = POKER_FACE,
    keepIdle = 30_000,
    now = Date.now,
    socketsPerAddress = 300,
    chatPaces = CHAT_PACES,
  } = options;
  const { connectionsPerAddress = socketsPerAddress + 100 } = options;
  const guard = new Guard({
    changing: options.requestPace ?? { perSecond: 5, burst: 60 },
    looking: options.lookPace ?? { perSecond: 50, burst: 500 },
    importing: options.importPace ?? { perSecond: 0.2, burst: 10 },
    loading: options.loadPace ?? { perSecond: 200, burst: 2000 },
    replaying: options.replayPace ?? { perSecond: 400, burst: 40_000 },
    opening: options.openPace ?? { perSecond: 30 / (24 * 60 * 60), burst: 30 },
  });
  // Clients keep connections open; on closing they are cut, so that a restart does not wait for them.
  const server = fastify({
    logger,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    serverFactory: serverFactory({
      timeouts: { ...TIMEOUTS, ...options.timeouts },
      most: connectionsPerAddress,
      trustProxy: options.trustProxy,
      isCutOff: (address) => guard.isCutOff(address),
      cutOff: (address) => guard.cutOff(address),
    }),
    // The factory answers these, on every server it makes.
    clientErrorHandler: () => {},
    frameworkErrors: (_error, request, reply) => answerBadUrl(guard, request, reply),
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
  });
  const metrics = new Metrics();
  const guests = new Guests(store);
  const after = (table: LiveTable): void => {
    keeper.note(table);
    notices.note(table);
  };
  const hall = new Hall({
    services: {
      store,
      metrics,
      pokerFace,
      log: server.log,
      now: () => {
        keeper.notice();
        return now();
      },
      after,
      chatPaces,
      ...(options.timing && { timing: options.timing }),
      quota: new Quota(store.hosted, options.quotas),
    },
    games,
    thinker,
    ...(options.botDelay !== undefined && { botDelay: options.botDelay }),
    ...(options.botSeed !== undefined && { botSeed: options.botSeed }),
    keepIdle,
    isGuest: (person) => store.guests.isKnown(person),
  });
  const tableInMemory = (id: string): LiveTable | undefined => hall.inMemory(id);
  const notices = await Notices.open(store, { now, log: server.log, tableInMemory }, options);
  const keeper = new ClockKeeper(store, hall, now, server.log, options.machine);
  metrics.tables = () => hall.size;
  metrics.asleep = () => hall.asleep;
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  answerErrors(server, metrics);
  readJson(server);
  await server.register(fastifyCookie);
  await server.register(fastifyWebsocket, {
    // Pings are answered by the conversation, which counts them first.
    options: {
      maxPayload: 4 * MESSAGE,
      maxFragments: FRAGMENTS,
      perMessageDeflate: false,
      autoPong: false,
    },
    // What breaks a socket is the other side's doing, and a stranger must not be able to fill the log.
    errorHandler: (_error, socket: Wire) => socket.terminate(),
  });
  // Only now: a socket that is refused is closed by what was registered before.
  guard.watch(server);
  const even = new EvenReplies(options.evenReplies ?? EVEN, () => hall.isFaceKept);
  even.watch(server);
  const unread = new Unread();
  unread.watch(server);
  const wires: WireServer = server.websocketServer;
  // What is no request for a socket is answered like whatever else is no request.
  wires.on('wsClientError', answerUnreadable);
  wires.on('headers', (lines) => {
    for (const [name, value] of Object.entries(securityHeaders)) lines.push(`${name}: ${value}`);
  });
  serveHealth(server, store);
  serveMetrics(server, metrics, options);
  serveApi(server, { hall, guests, guard, even });
  serveNotices(server, { store, guests, notices, now });
  await server.register(async (scope) => {
    const pace = options.messagePace ?? { perSecond: 20, burst: 40 };
    const people = new ConcurrencyLimit(options.socketsPerPerson ?? 30);
    const addresses = new ConcurrencyLimit(socketsPerAddress);
    serveSocket(scope, { hall, guests, metrics, log: server.log, pace, people, addresses, unread, even });
  });
  startHeartbeat(server);
  await keeper.start();
  server.addHook('onClose', async () => {
    await keeper.close();
    guests.close();
    notices.close();
    hall.close();
  });
  await serveClient(server, options.clientFolder, {
    rulebooks,
    games: games.map(({ game }) => game.id),
  });
  return { server, hall, notices };
}

function serveHealth(server: FastifyInstance, store: Store): void {
  const started = performance.now();
  server.get('/health', async (_request, reply) => {
    const well = await store.check();
    return await reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: well ? 'ok' : 'database-unavailable',
        version: packageJson.version,
        database: store.engine.name,
        uptime: Math.round((performance.now() - started) / 1000),
      });
  });
}

import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { answerErrors } from './api/errors.ts';
import { serveApi } from './api/http-api.ts';
import { MESSAGE, serveSocket } from './api/socket.ts';
import { serveClient } from './client.ts';
import { ClockKeeper } from './clocks/keeper.ts';
import type { Shelved } from './games.ts';
import { Guests } from './guests/guests.ts';
import { securityHeaders } from './headers.ts';
import { beatHearts } from './heartbeat.ts';
import { Crowd, type Pace } from './limits.ts';
import { Metrics } from './metrics.ts';
import { serveNotices } from './notices/api.ts';
import { type NoticeOptions, Notices } from './notices/notices.ts';
import { BOT_DELAY, POKER_FACE } from './pace.ts';
import type { Store } from './store/store.ts';
import type { Thinker } from './tables/bots.ts';
import { Hall } from './tables/hall.ts';
import type { LiveTable } from './tables/live.ts';
import type { WireServer } from './wire.ts';

export interface HttpOptions extends NoticeOptions {
  readonly clientFolder: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** The least time a bot takes to answer, in milliseconds. */
  readonly botDelay?: number;
  /** How long a table keeps a straight face after a secret question, in milliseconds. */
  readonly pokerFace?: number;
  /** How long a table at which nobody does anything stays in memory, in milliseconds. */
  readonly keepIdle?: number;
  /** The time on the wall, in milliseconds since 1970; another than the machine's only for tests. */
  readonly now?: () => number;
  /** How fast one window may send. */
  readonly messagePace?: Pace;
  /** How fast one address may change things by plain requests. */
  readonly requestPace?: Pace;
  /** Addresses or networks, separated by commas, whose word for where a request came from is taken. */
  readonly trustProxy?: string | undefined;
  /** How fast one address may ask for things, sockets included. */
  readonly lookPace?: Pace;
  /** How many sockets one person, and one address, may have open. */
  readonly socketsPerPerson?: number;
  readonly socketsPerAddress?: number;
  /** Everybody may read what the server counts about itself, not only whoever asks on its own machine. */
  readonly openMetrics?: boolean;
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
    botDelay = BOT_DELAY,
    pokerFace = POKER_FACE,
    keepIdle = 30_000,
    now = Date.now,
  } = options;
  // Clients keep connections open; on closing they are cut, so that a restart does not wait for them.
  const server = fastify({
    logger,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
  });
  const metrics = new Metrics();
  const guests = new Guests(store);
  const after = (table: LiveTable): void => {
    keeper.note(table);
    notices.note(table);
  };
  const hall = new Hall({
    house: { store, metrics, pokerFace, log: server.log, now, after },
    games,
    thinker,
    botDelay,
    keepIdle,
    isGuest: (person) => store.guests.isKnown(person),
  });
  const tableInMemory = (id: string): LiveTable | undefined => hall.inMemory(id);
  const notices = await Notices.open(store, { now, log: server.log, tableInMemory }, options);
  const keeper = new ClockKeeper(store, hall, now, server.log);
  metrics.tables = () => hall.size;
  metrics.asleep = () => hall.asleep;
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  answerErrors(server, metrics);
  await server.register(fastifyCookie);
  await server.register(fastifyWebsocket, {
    options: { maxPayload: 4 * MESSAGE, perMessageDeflate: false },
  });
  const wires: WireServer = server.websocketServer;
  wires.on('headers', (lines) => {
    for (const [name, value] of Object.entries(securityHeaders)) lines.push(`${name}: ${value}`);
  });
  serveHealth(server, store, metrics, options.openMetrics === true);
  serveApi(server, hall, guests, {
    changing: options.requestPace ?? { perSecond: 5, burst: 60 },
    looking: options.lookPace ?? { perSecond: 50, burst: 500 },
  });
  serveNotices(server, { store, guests, notices, now });
  await server.register(async (scope) => {
    const pace = options.messagePace ?? { perSecond: 20, burst: 40 };
    const people = new Crowd(options.socketsPerPerson ?? 30);
    const addresses = new Crowd(options.socketsPerAddress ?? 300);
    serveSocket(scope, { hall, guests, metrics, log: server.log, pace, people, addresses });
  });
  beatHearts(server);
  await keeper.start();
  server.addHook('onClose', async () => {
    await keeper.close();
    notices.close();
    hall.close();
  });
  await serveClient(server, options.clientFolder, {
    rulebooks,
    games: games.map(({ game }) => game.id),
  });
  return { server, hall, notices };
}

function serveHealth(server: FastifyInstance, store: Store, metrics: Metrics, openMetrics: boolean): void {
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
  server.get('/metrics', (request, reply) => {
    // A player who counts answers could tell that somebody has answered in secret.
    if (!openMetrics && !isFromHere(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text());
  });
}

/** Asked on this machine itself, and not passed on for somebody else. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

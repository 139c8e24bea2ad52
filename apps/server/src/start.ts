import { isIP, type AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { BotPool } from '@tafelrunde/bots/node';
import type { FastifyInstance } from 'fastify';
import type { Shelved } from '@tafelrunde/host';
import { codeOf, ServerError } from './error.ts';
import { findGames, findRulebooks, fixtureGames } from './games.ts';
import { buildHttp, type HttpOptions } from './http.ts';
import { openStore, type Place } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions extends HttpOptions, Place {
  /** 0 takes any free port. */
  readonly port: number;
  /** Who can reach the server: this machine alone unless told otherwise (`0.0.0.0` for everybody). */
  readonly host?: string;
  /** What is played here: everything in the folder of games unless told otherwise. */
  readonly games?: readonly Shelved[];
  /** The project's own `games/` unless told otherwise. */
  readonly gamesFolder?: string;
  /** Offer the practice games and those in the making too. Nobody wants to find them in a real lobby. */
  readonly fixtures?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** Where the data are, for people to read. */
  readonly data: Store['engine'];
  close(): Promise<void>;
}

/** Starts the server. Whatever keeps it from starting is a {@link ServerError} with one clear sentence. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = 'localhost', trustProxy } = options;
  requireAddresses(trustProxy);
  const store = await openStore(options);
  // One core is left to those who answer people.
  const thinker = new BotPool(Math.max(1, availableParallelism() - 1));
  let server: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    // If closing the server fails, the others are still closed.
    try {
      await server?.close();
    } finally {
      await Promise.all([thinker.close(), store.close()]);
    }
  };
  try {
    const { fixtures = false, gamesFolder } = options;
    const found = options.games ?? (await findGames({ folder: gamesFolder, inTheMaking: fixtures }));
    const practice = fixtures ? await fixtureGames() : [];
    // The example may have been copied into the folder of games.
    const games = [...found, ...practice.filter(({ game }) => found.every((own) => own.game.id !== game.id))];
    const http = await buildHttp(options, { store, games, rulebooks: findRulebooks(gamesFolder), thinker });
    ({ server } = http);
    await server.listen({ port, host });
    const { hall, notices } = http;
    const resumeWork = async (): Promise<void> => {
      await hall.wakeBots();
      await notices.resume(hall.open.bind(hall));
    };
    resumeWork().catch((error: unknown) => http.server.log.error(error));
  } catch (error) {
    await close();
    throw describeListenError(error, port);
  }
  return { url: urlOf(server, host), data: store.engine, close };
}

/** What Fastify would say about it is for programmers. */
function requireAddresses(text: string | undefined): void {
  for (const part of text?.split(',').map((word) => word.trim()) ?? []) {
    const [address, bits, ...rest] = part.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
    if (part === 'loopback' || (isIP(address) !== 0 && fits && rest.length === 0)) continue;
    throw new ServerError('PROXY_UNREADABLE', `The trusted proxy "${part}" is no address or network.`, {
      field: part,
    });
  }
}

function describeListenError(error: unknown, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ServerError('PORT_BUSY', `Port ${port} is already in use by another program.`, {
        cause: error,
      });
    case 'EACCES':
      return new ServerError('PORT_FORBIDDEN', `Port ${port} may not be opened by this user.`, {
        cause: error,
      });
    default:
      return error;
  }
}

function urlOf(server: FastifyInstance, host: string): string {
  const { port } = server.server.address() as AddressInfo;
  // "Everybody" is not an address one can open; this machine is.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

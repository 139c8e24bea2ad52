import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { BotPool } from '@tafelrunde/bots/node';
import type { FastifyInstance } from 'fastify';
import { codeOf, ServerError } from './error.ts';
import { findGames, fixtureGames, type Shelved } from './games.ts';
import { buildHttp, type HttpOptions } from './http.ts';
import { openStore, type Place } from './store/open.ts';

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
  close(): Promise<void>;
}

/** Starts the server. Whatever keeps it from starting is a {@link ServerError} with one clear sentence. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = 'localhost' } = options;
  const store = await openStore(options);
  // One core is left to those who answer people.
  const thinker = new BotPool(Math.max(1, availableParallelism() - 1));
  let server: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    await server?.close();
    await thinker.close();
    await store.close();
  };
  try {
    const { fixtures = false, gamesFolder } = options;
    const house = options.games ?? (await findGames({ folder: gamesFolder, inTheMaking: fixtures }));
    const practice = fixtures ? await fixtureGames() : [];
    // The example may have been copied to the games of the house.
    const games = [...house, ...practice.filter(({ game }) => house.every((own) => own.game.id !== game.id))];
    const http = await buildHttp(options, { store, games, thinker });
    ({ server } = http);
    await server.listen({ port, host });
    void http.hall.wakeBots();
  } catch (error) {
    await close();
    throw describeListenError(error, port);
  }
  return { url: urlOf(server, host), close };
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

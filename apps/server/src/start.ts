import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, ServerError } from './error.ts';
import { buildHttp, type HttpOptions } from './http.ts';
import { openStore } from './store/open.ts';

export interface ServerOptions extends HttpOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the database lies. Created when missing. */
  readonly dataFolder: string;
  /** Who can reach the server: this machine alone unless told otherwise (`0.0.0.0` for everybody). */
  readonly host?: string;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the server. Whatever keeps it from starting is a {@link ServerError} with one clear sentence. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, dataFolder, host = 'localhost' } = options;
  const store = await openStore(dataFolder);
  let server: FastifyInstance | undefined;
  try {
    server = await buildHttp(options);
    await server.listen({ port, host });
  } catch (error) {
    await server?.close();
    await store.close();
    throw describeListenError(error, port);
  }
  return {
    url: urlOf(server, host),
    close: async () => {
      await server.close();
      await store.close();
    },
  };
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

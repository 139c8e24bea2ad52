import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { serveClient } from './client.ts';
import { securityHeaders } from './headers.ts';

export interface HttpOptions {
  readonly clientFolder: string;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Everything the server answers, without a port yet. */
export async function buildHttp({ clientFolder, logger = false }: HttpOptions): Promise<FastifyInstance> {
  // Clients keep connections open; on closing they are cut, so that a restart does not wait for them.
  const server = fastify({
    logger,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const started = performance.now();
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  server.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const [code, message] =
      status >= 500
        ? ['INTERNAL', 'Something went wrong on the server.']
        : [error.code ?? 'BAD_REQUEST', error.message];
    return reply.code(status).send({ error: { code, message } });
  });
  server.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      status: 'ok',
      version: packageJson.version,
      database: 'sqlite',
      uptime: Math.round((performance.now() - started) / 1000),
    }),
  );
  await serveClient(server, clientFolder);
  return server;
}

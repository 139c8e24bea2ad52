import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

interface Readers {
  readonly openMetrics?: boolean;
  readonly metricsKey?: string | undefined;
}

/**
 * The server's own figures, only for those who have its key: a player who watched the number of answers could tell that
 * somebody has answered a secret question. The address of a request proves nothing: behind a proxy that adds no header of its
 * own, a stranger looks like the machine itself, and may name it as the host, too.
 */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, readers: Readers): void {
  server.get('/metrics', (request, reply) => {
    if (readers.openMetrics !== true && !showsKey(request, readers.metricsKey)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text());
  });
}

/** Digests are compared, so that the time it takes tells nothing of the key. */
const showsKey = ({ headers }: FastifyRequest, key: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import { requireFewValues } from '@tafelrunde/host';
import type { FastifyInstance } from 'fastify';

/** Reads JSON as Fastify does, but not what takes long to parse: nobody else would be served meanwhile. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      requireFewValues(body);
    } catch (thrown) {
      return done(thrown as Error);
    }
    void parse(request, body, done);
  });
}

import type { ErrorCode } from '@tafelrunde/protocol';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Refused, refusedFor } from '../refused.ts';

/** Whatever goes wrong is answered in the same words as on a socket. */
export function answerErrors(server: FastifyInstance, metrics: Metrics): void {
  server.setErrorHandler<Error & { statusCode?: number }>((thrown, request, reply) => {
    const error = refusedFor(thrown) as typeof thrown;
    if (error instanceof Refused) {
      metrics.refused(error.error.code);
      return reply
        .code(error.status)
        .send({ error: { ...error.error, message: sentenceOf(error.error.code) } });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const code: ErrorCode = status >= 500 ? 'internal' : status === 413 ? 'too-large' : 'bad-message';
    metrics.refused(code);
    return reply.code(status).send({ error: { code, message: sentenceOf(code) } });
  });
}

/** For people who look at the answer itself. The client has sentences of its own, in every language. */
function sentenceOf(code: ErrorCode): string {
  return code === 'internal'
    ? 'Something went wrong on the server.'
    : `Refused: ${code.replaceAll('-', ' ')}.`;
}

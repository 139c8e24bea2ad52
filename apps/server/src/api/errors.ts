import { Refused, refusedFor } from '@tafelrunde/host';
import type { ErrorCode } from '@tafelrunde/protocol';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../headers.ts';
import type { Metrics } from '../metrics.ts';
import type { Guard } from './guard.ts';

/** Whatever goes wrong is answered in the same words as on a socket. */
export function answerErrors(server: FastifyInstance, metrics: Metrics): void {
  server.setErrorHandler<Error & { statusCode?: number }>((thrown, request, reply) => {
    const error = refusedFor(thrown) as typeof thrown;
    // The address may be one of the client's, whose files are kept.
    reply.header('cache-control', 'no-store');
    if (error instanceof Refused) {
      metrics.refused(error.error.code);
      return reply
        .code(statusOf(error.error.code))
        .send({ error: { ...error.error, message: sentenceOf(error.error.code) } });
    }
    const code = codeOf(error.statusCode ?? 500);
    if (code === 'internal') request.log.error(error);
    metrics.refused(code);
    return reply.code(statusOf(code)).send({ error: { code, message: sentenceOf(code) } });
  });
}

/** What the parts under this server refuse, in our own words. Those that serve files refuse some spellings: nothing is there. */
function codeOf(status: number): ErrorCode {
  if (status >= 500) return 'internal';
  if (status === 403 || status === 404) return 'unknown-path';
  return status === 413 ? 'too-large' : 'bad-message';
}

/** There is nothing at this address. */
export function answerNowhere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = { code: 'unknown-path', message: `There is nothing at ${pathOf(request)}.` };
  return reply.code(404).header('cache-control', 'no-store').send({ error });
}

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/**
 * An address that cannot be decoded, such as `/%`, or one whose parts are too long: there is nothing there. No hook has seen
 * such a request, so it is counted here.
 */
export function answerBadUrl(guard: Guard, request: FastifyRequest, reply: FastifyReply): void {
  const code: ErrorCode = guard.mayLook(request) ? 'unknown-path' : 'too-fast';
  // A request for a socket leaves what times and closes plain connections: nobody else would ever close this one.
  if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
  void reply
    .code(statusOf(code))
    .headers({ ...securityHeaders, 'cache-control': 'no-store' })
    .send({ error: { code, message: sentenceOf(code) } });
}

/** What is no request at all, or did not come in time: the same form, written by hand, because no route is reached. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const [status, code] = unreadable[error.code ?? ''] ?? [400, 'bad-message'];
  const body = JSON.stringify({ error: { code, message: sentenceOf(code) } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // A client that does not read the answer is not waited for.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const unreadable: { readonly [code: string]: readonly [status: number, code: ErrorCode] | undefined } = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too-large'],
};

/** For people who look at the answer itself. The client has sentences of its own, in every language. */
function sentenceOf(code: ErrorCode): string {
  return code === 'internal'
    ? 'Something went wrong on the server.'
    : `Refused: ${code.replaceAll('-', ' ')}.`;
}

/** What is not listed was in order but came at the wrong time: 409. */
const statuses: { readonly [K in ErrorCode]?: number } = {
  'bad-message': 400,
  'bad-seats': 400,
  'bad-option': 400,
  'bad-record': 400,
  'bad-clock': 400,
  'bad-webhook': 400,
  'bad-device': 400,
  'other-game': 400,
  'newer-version': 400,
  'older-version': 400,
  'bad-pack': 400,
  'wrong-protocol': 400,
  'unknown-guest': 401,
  'wrong-origin': 403,
  'not-your-seat': 403,
  'not-host': 403,
  muted: 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-path': 404,
  'unknown-notice': 404,
  'unknown-code': 404,
  'too-slow': 408,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'too-many-tables': 429,
  'too-many-hard-bots': 429,
  internal: 500,
  unavailable: 503,
};

const statusOf = (code: ErrorCode): number => statuses[code] ?? 409;

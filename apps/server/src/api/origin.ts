import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may come from where it comes from. Browsers say which page sent it; programs say nothing and bring
 * no cookie of anybody else.
 */
export function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined) return site === 'cross-site' || site === 'same-site';
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNowhere, pathOf } from './api/errors.ts';
import { ServerError } from './error.ts';
import { cachingOf } from './headers.ts';

/** Addresses the client answers itself. Everything else must be a file or is not there. */
const clientRoutes = [
  '/',
  '/rules',
  '/credits',
  '/gallery',
  '/table/:id(^[\\w-]+$)',
  '/replay/:id(^[\\w-]+$)',
  '/records',
  '/settings',
  '/lab',
];

/** Which games have which pages. */
export interface Pages {
  readonly rulebooks: readonly string[];
  readonly games: readonly string[];
}

/** Serves the built client: its files, and its page for every address that is the client's. */
export async function serveClient(server: FastifyInstance, folder: string, pages: Pages): Promise<void> {
  await requireClient(folder);
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  });
  const routes = [
    ...clientRoutes,
    ...pages.rulebooks.map((game) => `/rules/${game}`),
    ...pages.games.flatMap((game) => [`/new/${game}`, `/lab/${game}`]),
  ];
  for (const route of routes) server.get(route, (_request, reply) => reply.sendFile('index.html'));
  server.setNotFoundHandler((request, reply) => {
    // Somebody who follows a wrong link sees a page; a program, or a page that misses a file, gets a plain answer.
    return isVisit(request) ? reply.code(404).sendFile('index.html') : answerNowhere(request, reply);
  });
}

async function requireClient(folder: string): Promise<void> {
  try {
    await access(join(folder, 'index.html'));
  } catch (cause) {
    throw new ServerError('CLIENT_MISSING', `The client is not built: there is no index.html in ${folder}.`, {
      cause,
    });
  }
}

function isVisit(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' || /^\/(?:api|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path)) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

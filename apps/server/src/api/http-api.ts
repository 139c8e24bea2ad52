/* oxlint-disable oxc/no-async-endpoint-handlers -- unlike Express, Fastify answers a rejected promise itself */
import { writeRecord } from '@tafelrunde/engine';
import { newFork, newImport, newTable } from '@tafelrunde/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Guests } from '../guests/guests.ts';
import { Buckets, type Pace } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Hall } from '../tables/hall.ts';
import { infoOf } from '../tables/info.ts';
import { pastMoment } from '../tables/past.ts';
import { replayMoment } from '../tables/replaying.ts';
import { serveMe } from './me-api.ts';
import { isForeign } from './origin.ts';
import { read } from './reading.ts';

/** No request but a record needs more. */
const BODY = 16 * 1024;
const TABLE = 256 * 1024;
const RECORD = 3 * 1024 * 1024;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const replayQuery = v.object({
  to: v.optional(whole),
  viewer: v.optional(v.union([v.literal('watcher'), whole]), 'watcher'),
});

const pastQuery = v.object({ viewer: replayQuery.entries.viewer, event: whole });

type ById = { Params: { id: string } };

/** How fast one address may go on. */
interface Paces {
  readonly changing: Pace;
  readonly looking: Pace;
}

/** Everything about games, guests and tables that is no conversation. */
export function serveApi(server: FastifyInstance, hall: Hall, guests: Guests, paces: Paces): void {
  const buckets = new Buckets(paces.changing);
  const looks = new Buckets(paces.looking);
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (reading.has(request.method)) return looks.charge(request);
    if (isForeign(request)) throw new Refused('wrong-origin');
    buckets.charge(request);
  });

  server.get('/api/games', () => hall.games.map(({ game }) => infoOf(game)));

  serveMe(server, hall, guests, buckets);

  server.get('/api/tables', async (request) => {
    const me = await guests.find(request);
    return await hall.list(me ?? { person: '', name: '' });
  });
  server.post('/api/chance', { bodyLimit: BODY }, async (request, reply) =>
    reply.code(201).send(hall.promise(await guests.welcome(request, reply))),
  );
  server.post('/api/tables', { bodyLimit: TABLE }, async (request, reply) => {
    const order = read(newTable, request.body);
    const summary = await hall.create(await guests.welcome(request, reply), order);
    return await reply.code(201).send(summary);
  });
  server.post('/api/tables/import', { bodyLimit: RECORD }, async (request, reply) => {
    const order = read(newImport, request.body);
    const summary = await hall.import(await guests.welcome(request, reply), order);
    return await reply.code(201).send(summary);
  });
  server.delete<ById>('/api/tables/:id', async (request, reply) => {
    await hall.discard(await hall.open(request.params.id), await guests.find(request));
    return await reply.code(204).send();
  });
  server.get<ById>('/api/tables/:id/past', async (request) => {
    const { viewer, event } = read(pastQuery, request.query);
    const me = (await guests.find(request)) ?? { person: '', name: '' };
    return await pastMoment(await hall.open(request.params.id), me, viewer, event);
  });
  server.get<ById>('/api/tables/:id', async (request) => (await hall.open(request.params.id)).summary());
  server.get<ById>('/api/tables/:id/record', async (request, reply) => {
    const table = await hall.open(request.params.id);
    if (table.match === null || table.summary().state !== 'over') throw new Refused('not-over');
    const name = `${table.stored.game}-${table.id}.json`;
    return await reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/json')
      .send(writeRecord(table.match.record()));
  });
  server.post<ById>('/api/tables/:id/fork', { bodyLimit: BODY }, async (request, reply) => {
    const order = read(newFork, request.body);
    const table = await hall.open(request.params.id);
    const summary = await hall.fork(table, await guests.welcome(request, reply), order);
    return await reply.code(201).send(summary);
  });
  server.get<ById>('/api/tables/:id/pack', async (request) => {
    const { pack } = (await hall.open(request.params.id)).stored;
    if (pack === null) throw new Refused('unknown-path');
    return pack;
  });
  server.get<ById>('/api/tables/:id/replay', async (request) => {
    const { to, viewer } = read(replayQuery, request.query);
    return await replayMoment(await hall.open(request.params.id), to ?? null, viewer);
  });
}

/* oxlint-disable oxc/no-async-endpoint-handlers -- unlike Express, Fastify answers a rejected promise itself */
import { writeRecord } from '@tafelrunde/engine';
import {
  type Hall,
  infoOf,
  isId,
  pastMoment,
  read,
  Refused,
  replayMoment,
  type Work,
} from '@tafelrunde/host';
import { newFork, newImport, newTable } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guests } from '../guests/guests.ts';
import { addressOf, ConcurrencyLimit } from '../limits.ts';
import { answerNowhere } from './errors.ts';
import type { EvenReplies } from './even-replies.ts';
import type { Guard } from './guard.ts';
import { serveMe } from './me-api.ts';

/** No request but a record needs more. */
const BODY = 16 * 1024;
const TABLE = 256 * 1024;
const RECORD = 3 * 1024 * 1024;

const whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const replayQuery = v.object({
  to: v.optional(whole),
  viewer: v.optional(v.union([v.literal('watcher'), whole]), 'watcher'),
});

const pastQuery = v.object({ viewer: replayQuery.entries.viewer, event: whole });

type ById = { Params: { id: string } };

/** How many moments and records one address may have looked up at the same time. Each may mean to replay a long match. */
const LOOKING_BACK = 8;
/** Bytes of a record for each of its entries, at least; and entries it takes as long to write as to replay one. */
const ENTRY = 40;
const WRITTEN = 50;

interface House {
  readonly hall: Hall;
  readonly guests: Guests;
  readonly guard: Guard;
  readonly even: EvenReplies;
}

/** Everything about games, guests and tables that is no conversation. */
export function serveApi(server: FastifyInstance, house: House): void {
  const { hall, guests, guard } = house;
  // A record is much work: it is counted before it is even received.
  const importing = async (request: FastifyRequest): Promise<void> => guard.import(request);
  // So is a large content pack, which is stored with its table.
  const packing = async (request: FastifyRequest): Promise<void> => {
    if (!(Number(request.headers['content-length']) <= BODY)) guard.import(request);
  };
  const lookingBack = new ConcurrencyLimit(LOOKING_BACK);
  const lookBack = async <T>(request: FastifyRequest, look: (work: Work) => Promise<T>): Promise<T> => {
    guard.requireReplaying(request);
    const leave = lookingBack.tryEnter(addressOf(request.ip));
    if (leave === null) throw new Refused('too-fast');
    return await look((replayed) => guard.replayed(request, replayed)).finally(leave);
  };
  const idIn = ({ id }: ById['Params']): string => {
    if (!isId(id)) throw new Refused('unknown-table');
    return id;
  };
  const tableOf = async (params: ById['Params']) => await hall.open(idIn(params));

  server.get('/api/games', () => hall.games.map(({ game }) => infoOf(game)));

  serveMe(server, house);

  server.get('/api/tables', async (request) => {
    const me = await guests.find(request);
    return await hall.list(me ?? { person: '', name: '' });
  });
  server.post('/api/chance', { bodyLimit: BODY }, async (request, reply) =>
    reply.code(201).send(hall.promise(await guests.welcome(request, reply))),
  );
  server.post('/api/tables', { bodyLimit: TABLE, onRequest: packing }, async (request, reply) => {
    const order = read(newTable, request.body);
    const me = await guests.welcome(request, reply);
    const summary = await guard.create(request, order.open, () => hall.create(me, order));
    return await reply.code(201).send(summary);
  });
  server.post('/api/tables/import', { bodyLimit: RECORD, onRequest: importing }, async (request, reply) => {
    const order = read(newImport, request.body);
    guard.requireReplaying(request);
    guard.replayed(request, order.record.length / ENTRY);
    const me = await guests.welcome(request, reply);
    const summary = await guard.create(request, order.open === true, () => hall.import(me, order));
    return await reply.code(201).send(summary);
  });
  server.delete<ById>('/api/tables/:id', async (request, reply) => {
    await hall.discard(await tableOf(request.params), await guests.find(request));
    return await reply.code(204).send();
  });
  server.get<ById>('/api/tables/:id/past', async (request) => {
    const { viewer, event } = read(pastQuery, request.query);
    const me = (await guests.find(request)) ?? { person: '', name: '' };
    return await lookBack(request, async (work) =>
      pastMoment(await tableOf(request.params), me, { viewer, event }, work),
    );
  });
  server.get<ById>('/api/tables/:id', async (request) => await hall.summary(idIn(request.params)));
  server.get<ById>('/api/tables/:id/record', async (request, reply) => {
    // A match that goes on is not resumed only to refuse it.
    if ((await hall.summary(idIn(request.params))).state !== 'over') throw new Refused('not-over');
    const { game, id, record } = await lookBack(request, async (work) => {
      const { match, stored } = await tableOf(request.params);
      if (match === null) throw new Refused('not-over');
      work(match.entries.length / WRITTEN);
      return { ...stored, record: writeRecord(match.record()) };
    });
    return await reply
      .header('content-disposition', `attachment; filename="${game}-${id}.json"`)
      .type('application/json')
      .send(record);
  });
  server.post<ById>('/api/tables/:id/fork', { bodyLimit: BODY }, async (request, reply) => {
    const order = read(newFork, request.body);
    guard.requireReplaying(request);
    const table = await tableOf(request.params);
    const me = await guests.welcome(request, reply);
    // How many entries a match has that goes on is a secret: some were answered in secret. So nothing is counted before it is over.
    if (table.match === null || table.summary().state !== 'over') throw new Refused('not-over');
    guard.replayed(request, Math.min(order.at, table.match.entries.length));
    const summary = await guard.create(request, order.open, () => hall.fork(table, me, order));
    return await reply.code(201).send(summary);
  });
  server.get<ById>('/api/tables/:id/pack', async (request) => {
    const pack = await hall.packOf(idIn(request.params));
    if (pack === null) throw new Refused('unknown-path');
    return pack;
  });
  // Unknown paths under /api get an error, in any spelling, and never a file of the client.
  for (const nowhere of ['/api', '/api/*']) server.get(nowhere, answerNowhere);
  server.get<ById>('/api/tables/:id/replay', async (request) => {
    const { to, viewer } = read(replayQuery, request.query);
    return await lookBack(request, async (work) =>
      replayMoment(await tableOf(request.params), to ?? null, viewer, work),
    );
  });
}

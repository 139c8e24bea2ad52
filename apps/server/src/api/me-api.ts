import { type Hall, read, Refused } from '@tafelrunde/host';
import { carryCode, newName } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import type { EvenReplies } from './even-replies.ts';
import type { Guard } from './guard.ts';

const BODY = 16 * 1024;

/** Who one is: a guest with a name, in one browser or several, until one wants to be forgotten. */
export function serveMe(
  server: FastifyInstance,
  { hall, guests, guard, even }: { hall: Hall; guests: Guests; guard: Guard; even: EvenReplies },
): void {
  const known = async (request: FastifyRequest) => {
    const me = await guests.find(request);
    if (me === null) throw new Refused('unknown-guest');
    return me;
  };

  server.get('/api/me', async (request, reply) => {
    // Looking in makes a guest, so it is guarded like a change.
    if ((await guests.find(request)) === null) guard.change(request);
    return await guests.welcome(request, reply);
  });
  server.put('/api/me', { bodyLimit: BODY }, async (request, reply) => {
    const { name } = read(newName, request.body);
    await guests.welcome(request, reply);
    const me = await even.outcome(guests.rename(request, name));
    await hall.rename(me);
    return me;
  });
  server.delete('/api/me', async (request, reply) => {
    const me = await known(request);
    // Nobody speaks any more under a name that is about to go.
    guests.sendAway(me);
    await hall.forget(me, () => guests.forget(me, reply));
    return await reply.code(204).send();
  });
  server.post('/api/me/carry', { bodyLimit: BODY }, async (request, reply) =>
    reply.code(201).send(await guests.offerCarry(await known(request))),
  );
  server.post('/api/me/carried', { bodyLimit: BODY }, async (request, reply) => {
    const { code } = read(carryCode, request.body);
    return await guests.takeCarry(request, reply, code);
  });
}

/* oxlint-disable oxc/no-async-endpoint-handlers -- unlike Express, Fastify answers a rejected promise itself */
import { Buckets, ExclusiveQueues, isId, randomHex, randomText, read, Refused } from '@tafelrunde/host';
import type { Me, NoticeInfo } from '@tafelrunde/protocol';
import { newDevice, newWebhook } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { addressOf } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Notices } from './notices.ts';
import { mayBeSentTo } from './outside.ts';
import { isPushTarget } from './push.ts';

/** Devices a person may have, and webhooks. */
const MOST = 10;
const BODY = 4 * 1024;

type ById = { Params: { kind: 'devices' | 'webhooks'; id: string } };

/** Where somebody wants to be told that it is their turn. */
export function serveNotices(
  server: FastifyInstance,
  { store, guests, notices, now }: { store: Store; guests: Guests; notices: Notices; now: () => number },
): void {
  // A trial makes this server send something: it is counted by person, and by address, because
  // anybody can be many people.
  const trials = new Buckets({ perSecond: 0.1, burst: 3 });
  // By person: two requests at once must not get past the limit together.
  const additions = new ExclusiveQueues();
  const known = async (request: FastifyRequest): Promise<Me> => {
    const me = await guests.find(request);
    if (me === null) throw new Refused('unknown-guest');
    return me;
  };

  server.get('/api/notices', async (request): Promise<NoticeInfo> => {
    const { person } = await known(request);
    const [devices, webhooks] = [await store.notices.devices(person), await store.notices.webhooks(person)];
    return {
      key: notices.publicKey,
      devices: devices.map(({ id, createdAt }) => ({ id, createdAt })),
      webhooks: webhooks.map(({ id, url, createdAt }) => ({ id, url, createdAt })),
    };
  });
  server.post('/api/notices/devices', { bodyLimit: BODY }, async (request, reply) => {
    const { endpoint, keys, language } = read(newDevice, request.body);
    const { person } = await known(request);
    const { p256dh: key, auth } = keys;
    if (!mayBeSentTo(endpoint, notices.privately)) throw new Refused('bad-device', 'endpoint');
    if (!isPushTarget({ key, auth })) throw new Refused('bad-device', 'keys');
    const id = randomText(9);
    await additions.run(person, async () => {
      const others = (await store.notices.devices(person)).filter((device) => device.endpoint !== endpoint);
      if (others.length >= MOST) throw new Refused('too-many-notices');
      await store.notices.addDevice({ id, person, endpoint, key, auth, language, createdAt: now() });
    });
    return await reply.code(201).send({ id });
  });
  server.post('/api/notices/webhooks', { bodyLimit: BODY }, async (request, reply) => {
    const { url } = read(newWebhook, request.body);
    const { person } = await known(request);
    if (!mayBeSentTo(url, notices.privately)) throw new Refused('bad-webhook', 'url');
    const [id, secret] = [randomText(9), randomHex(32)];
    await additions.run(person, async () => {
      if ((await store.notices.webhooks(person)).length >= MOST) throw new Refused('too-many-notices');
      await store.notices.addWebhook({ id, person, url, secret, createdAt: now() });
    });
    return await reply.code(201).send({ id, url, secret });
  });
  server.delete<ById>('/api/notices/:kind(^devices|webhooks$)/:id', async (request, reply) => {
    const { kind, id } = request.params;
    const { person } = await known(request);
    if (!isId(id) || !(await store.notices.remove(kind, person, id))) throw new Refused('unknown-notice');
    return await reply.code(204).send();
  });
  server.post('/api/notices/try', { bodyLimit: BODY }, async (request, reply) => {
    const { person, name } = await known(request);
    if (!trials.take(person) || !trials.take(addressOf(request.ip))) throw new Refused('too-fast');
    await notices.tell({
      type: 'trial',
      person,
      name,
      table: null,
      game: null,
      says: {
        de: { title: 'Tafelrunde', body: 'So sieht es aus, wenn du am Zug bist.' },
        en: { title: 'Tafelrunde', body: 'This is what it looks like when it is your turn.' },
      },
    });
    return await reply.code(204).send();
  });
}

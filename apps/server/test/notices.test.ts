import assert from 'node:assert/strict';
import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wireTicket } from '@tafelrunde/host/internals';
import type { NewlyHooked, NoticeInfo } from '@tafelrunde/protocol';
import { table } from '@tafelrunde/testing';
import { hoard } from '@tafelrunde/testing/fixtures';
import { fixtureGames } from '../src/games.ts';
import { buildHttp } from '../src/http.ts';
import { NoticeBoard } from '../src/notices/board.ts';
import { Delivery, type Notice } from '../src/notices/delivery.ts';
import type { Sending } from '../src/notices/outside.ts';
import { newVapidKeys } from '../src/notices/push.ts';
import type { RunningServer } from '../src/index.ts';
import type { NoticeStore } from '../src/store/notices.ts';
import { openStore } from '../src/store/open.ts';
import { smallClient, temporaryFolder } from './folders.ts';
import { metric, openHouse, Person } from './kit.ts';
import { Tapped } from './wiretap.ts';

/** The world outside, which only notes what comes. */
class World {
  readonly arrived: { readonly to: string; readonly sending: Sending }[] = [];
  status = 200;
  readonly #waiting = new Set<() => void>();
  readonly post = async (to: string, sending: Sending): Promise<number> => {
    this.arrived.push({ to, sending });
    for (const look of this.#waiting) look();
    return this.status;
  };
  async until(count: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.arrived.length >= count) resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}

function subscription(endpoint = 'https://push.example/abc') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const [p256dh, auth] = [keys.getPublicKey('base64url'), randomBytes(16).toString('base64url')];
  return { endpoint, expirationTime: null, keys: { p256dh, auth }, language: 'de' };
}

test('who is asked and away is told once, by push and by webhook; who is there is not', async () => {
  const world = new World();
  let time = Date.UTC(2030, 0, 1);
  const house = await openHouse({ now: () => time, post: world.post });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { secret } = await ada.ask<NewlyHooked>('/api/notices/webhooks', { url: 'https://hook.example/x' });
  await ada.ask('/api/notices/devices', subscription());
  await bob.ask('/api/notices/webhooks', { url: 'https://bob.example/x' });
  const { id } = await ada.putUp('hoard', ['me', 'free'], { options: { goal: 8 } });
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await a.question(0);
  await a.close();
  await b.until(() => b.table?.seats[0].kind === 'person' && !b.table.seats[0].online);
  // Nobody is told before ten seconds are over.
  time += 11_000;
  await world.until(2);
  const hook = world.arrived.find(({ to }) => to === 'https://hook.example/x')!.sending;
  assert.deepEqual(JSON.parse(String(hook.body)), {
    type: 'turn',
    at: time,
    person: ada.me.person,
    name: ada.me.name,
    table: id,
    game: 'hoard',
    path: `/table/${id}`,
  });
  assert.equal(
    hook.headers['tafelrunde-signature'],
    `sha256=${createHmac('sha256', secret).update(String(hook.body)).digest('hex')}`,
  );
  const push = world.arrived.find(({ to }) => to === 'https://push.example/abc')!.sending;
  assert.equal(push.headers['content-encoding'], 'aes128gcm');
  assert(!Buffer.from(push.body).includes('hoard'));
  // A whole day later somebody else is told of another table, and she is not told a second time.
  time += 24 * 60 * 60 * 1000;
  const carl = await Person.arrive(house);
  await carl.ask('/api/notices/webhooks', { url: 'https://carl.example/x' });
  await carl.putUp('tictactoe', ['me', 'easy']);
  time += 11_000;
  await world.until(3);
  assert.equal(world.arrived[2].to, 'https://carl.example/x');
  // When she comes back it is her next turn that counts.
  const again = await ada.open(id);
  await again.play(0);
  await b.play(1);
  await again.question(0);
  await again.close();
  await b.until(() => b.table?.seats[0].kind === 'person' && !b.table.seats[0].online);
  time += 11_000;
  await world.until(5);
  assert.equal(world.arrived.length, 5);
  assert(world.arrived.every(({ to }) => to !== 'https://bob.example/x'));
});

test('who was not told yet when the server ended is told by the next one, and nobody twice', async () => {
  const dataFolder = await temporaryFolder();
  const world = new World();
  let time = Date.UTC(2030, 0, 1);
  const start = () => openHouse({ dataFolder, now: () => time, post: world.post });
  let house = await start();
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  await ada.ask('/api/notices/webhooks', { url: 'https://ada.example/x' });
  await bob.ask('/api/notices/webhooks', { url: 'https://bob.example/x' });
  await ada.putUp('tictactoe', ['me', 'easy']);
  // Ten seconds are not over yet.
  await house.close();
  time += 60_000;
  house = await start();
  bob.url = house.url;
  // She is away for as long as the server needs to resume its tables, and ten seconds more.
  const deadline = Date.now() + 15_000;
  while (world.arrived.length < 1) {
    assert(Date.now() < deadline, 'nobody was told');
    time += 11_000;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.deepEqual(
    world.arrived.map(({ to }) => to),
    ['https://ada.example/x'],
  );
  await untilTold(dataFolder, house);
  house = await start();
  bob.url = house.url;
  await bob.putUp('tictactoe', ['me', 'easy']);
  time += 11_000;
  await world.until(2);
  assert.deepEqual(
    world.arrived.map(({ to }) => to),
    ['https://ada.example/x', 'https://bob.example/x'],
  );
});

/** Until it is written down that somebody was told; then the server ends. */
async function untilTold(dataFolder: string, house: RunningServer): Promise<void> {
  const store = await openStore({ dataFolder });
  const deadline = Date.now() + 15_000;
  const table = (await store.notices.tablesToTell())[0];
  const person = (await store.tables.table(table))!.host;
  while ((await store.notices.toldTurn(table, person)) === null) {
    assert(Date.now() < deadline, 'nobody was told');
    await new Promise((done) => setTimeout(done, 20));
  }
  await house.close();
  await store.close();
}

/** A way to one webhook that takes nothing, tried again twice. */
function inVain(world: World): { delivery: Delivery; notice: Notice } {
  world.status = 503;
  const hook = { id: 'h', person: 'ada', url: 'https://hook.example/x', secret: 's', createdAt: 0 };
  const store = {
    devices: async () => [],
    webhooks: async () => [hook],
    remove: () => assert.fail('it is not gone'),
  };
  const delivery = new Delivery({
    store: store as unknown as NoticeStore,
    keys: newVapidKeys(),
    post: world.post,
    contact: 'mailto:a@b.example',
    now: () => 0,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    again: [0, 0],
  });
  const says = { title: '', body: '' };
  const notice = { type: 'trial', person: 'ada', name: 'Ada', table: null, game: null } as const;
  return { delivery, notice: { ...notice, says: { de: says, en: says } } };
}

test('what fails is tried again, as often as is said and no more often', async () => {
  const world = new World();
  const { delivery, notice } = inVain(world);
  await delivery.deliver(notice);
  await world.until(3);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(world.arrived.length, 3);
  delivery.close();
});

test('a notice on trial is sent once, and it is known when nothing is tried any more', async () => {
  const world = new World();
  const { delivery, notice } = inVain(world);
  await delivery.deliverOnce(notice);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(world.arrived.length, 1);
  await new Promise<void>((settled) => {
    void delivery.deliver(notice, () => true, settled);
  });
  assert.equal(world.arrived.length, 4);
  delivery.close();
});

test('what no longer holds is not tried again', async () => {
  const world = new World();
  const { delivery, notice } = inVain(world);
  await delivery.deliver(notice, () => world.arrived.length < 2);
  await world.until(2);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(world.arrived.length, 2);
  delivery.close();
});

test('a notice holds until its turn is over, or somebody else has the seat', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { match } = table(hoard, { seats: 2 });
  const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
  const live = await house.hall.open(id);
  let now = 0;
  let isPutAway = false;
  const sent: (() => boolean)[] = [];
  const board = new NoticeBoard({
    now: () => now,
    told: { toldTurn: async () => null, keepToldTurn: async () => {} },
    tableInMemory: (name) => (isPutAway ? undefined : house.hall.inMemory(name)),
    deliver: async (_notice, holds) => sent.push(holds) < 0,
    fail: (thrown) => assert.fail(String(thrown)),
  });
  after(() => board.close());
  const look = async (): Promise<void> => {
    board.note(live);
    now += 11_000;
    await board.look();
  };
  await look();
  assert.deepEqual(
    sent.map((holds) => holds()),
    [true],
  );
  const ticket = wireTicket(live.match!, 0, live.run);
  await house.act(live, people[0], { type: 'answer', id: 'x', seat: 0, ticket, answer: 'rest' });
  await look();
  // Also where the table has left the memory since.
  for (isPutAway of [true, false])
    assert.deepEqual(
      sent.map((holds) => holds()),
      [false, true],
    );
  const [asked] = live.match!.waiting;
  await house.act(live, people[asked], { type: 'handOver', id: 'y', seat: asked, to: 'free' });
  assert.deepEqual(
    sent.map((holds) => holds()),
    [false, false],
  );
});

test('who was told is forgotten with the table, unless it is still tried to tell them', async () => {
  const house = await Tapped.open({});
  after(() => house.close());
  const { match } = table(hoard, { seats: 2 });
  const live = await house.hall.open((await house.lay(match, match.checkpoints.at(-1)!)).id);
  let now = 0;
  let isPutAway = false;
  const settle: (() => void)[] = [];
  const board = new NoticeBoard({
    now: () => now,
    told: { toldTurn: async () => null, keepToldTurn: async () => {} },
    tableInMemory: (name) => (isPutAway ? undefined : house.hall.inMemory(name)),
    deliver: async (_notice, _holds, settled) => settle.push(settled) < 0,
    fail: (thrown) => assert.fail(String(thrown)),
  });
  after(() => board.close());
  board.note(live);
  assert.equal(board.size, 1);
  now += 11_000;
  await board.look();
  assert.equal(settle.length, 1);
  isPutAway = true;
  await board.look();
  assert.equal(board.size, 1);
  settle[0]();
  await board.look();
  assert.equal(board.size, 0);
});

test('an address that is gone is forgotten, one that only fails is not', async () => {
  const world = new World();
  const house = await openHouse({ post: world.post });
  const ada = await Person.arrive(house);
  await ada.ask('/api/notices/devices', subscription());
  await ada.ask('/api/notices/webhooks', { url: 'https://hook.example/x' });
  world.status = 503;
  assert.equal((await ada.request('/api/notices/try', {})).status, 204);
  assert.equal((await ada.ask<NoticeInfo>('/api/notices')).devices.length, 1);
  world.status = 410;
  assert.equal((await ada.request('/api/notices/try', {})).status, 204);
  const { devices, webhooks } = await ada.ask<NoticeInfo>('/api/notices');
  assert.deepEqual([devices, webhooks], [[], []]);
});

test('a device belongs to whoever signed up last, and keys outlive the server', async () => {
  const dataFolder = await temporaryFolder();
  let house = await openHouse({ dataFolder });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const device = subscription();
  await ada.ask('/api/notices/devices', device);
  await ada.ask('/api/notices/devices', device);
  const before = await ada.ask<NoticeInfo>('/api/notices');
  assert.equal(before.devices.length, 1);
  await bob.ask('/api/notices/devices', device);
  assert.equal((await ada.ask<NoticeInfo>('/api/notices')).devices.length, 0);
  await house.close();
  house = await openHouse({ dataFolder });
  bob.url = house.url;
  const after = await bob.ask<NoticeInfo>('/api/notices');
  assert.deepEqual([after.key, after.devices.length], [before.key, 1]);
  const [{ id }] = after.devices;
  ada.url = house.url;
  const foreign = await ada.refused(`/api/notices/devices/${id}`, undefined, 'DELETE');
  assert.deepEqual([foreign.code, foreign.status], ['unknown-notice', 404]);
  assert.equal((await bob.request(`/api/notices/devices/${id}`, undefined, 'DELETE')).status, 204);
  assert.equal((await bob.refused(`/api/notices/devices/${id}`, undefined, 'DELETE')).code, 'unknown-notice');
});

test('addresses and devices that cannot be are refused', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const hook = async (url: unknown) => {
    const { code, place, status } = await ada.refused('/api/notices/webhooks', { url });
    return [code, place, status];
  };
  for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'hello', ''])
    assert.deepEqual(await hook(url), ['bad-webhook', 'url', 400]);
  assert.deepEqual(await hook(7), ['bad-message', 'url', 400]);
  const device = subscription();
  const refusal = async (body: object) => {
    const { code, place } = await ada.refused('/api/notices/devices', body);
    return [code, place];
  };
  assert.deepEqual(await refusal({ ...device, endpoint: 'https://10.0.0.1/' }), ['bad-device', 'endpoint']);
  const keys = { ...device.keys, p256dh: 'AAAA' };
  assert.deepEqual(await refusal({ ...device, keys }), ['bad-device', 'keys']);
  assert.deepEqual(await refusal({ ...device, language: 'fr' }), ['bad-message', 'language']);
  // All at once: none of them gets past the limit beside another.
  const added = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      ada.request('/api/notices/webhooks', { url: `https://example.org/${i}` }),
    ),
  );
  assert.equal(added.filter(({ status }) => status === 201).length, 10);
  const devices = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      ada.request('/api/notices/devices', subscription(`https://push.example/${i}`)),
    ),
  );
  assert.equal(devices.filter(({ status }) => status === 201).length, 10);
  assert.deepEqual(await hook('https://example.org/11'), ['too-many-notices', undefined, 409]);
  const stranger = await fetch(`${house.url}/api/notices`);
  assert.equal(stranger.status, 401);
});

test('who comes back to a table that had left the memory is there; who stays away is told all the same', async () => {
  const world = new World();
  let time = Date.UTC(2030, 0, 1);
  const house = await openHouse({ now: () => time, post: world.post, keepIdle: 50 });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  for (const person of [ada, bob])
    await person.ask('/api/notices/webhooks', { url: `https://${person.me.person}.example/x` });
  const tables = [];
  for (const person of [ada, bob]) tables.push(await person.putUp('tictactoe', ['me', 'me']));
  await metric(house, /tafelrunde_tables 0/);
  const window = await ada.open(tables[0].id);
  await window.question(0);
  time += 11_000;
  await world.until(1);
  time += 11_000;
  // Another table of Bob's, so that it was looked at once more.
  await bob.putUp('tictactoe', ['me', 'me']);
  time += 11_000;
  await world.until(2);
  assert.deepEqual(
    world.arrived.map(({ to }) => to),
    Array(2).fill(`https://${bob.me.person}.example/x`),
  );
});

test("who is away is told of the turn also where the table sleeps under somebody else's eyes", async () => {
  const world = new World();
  let time = Date.UTC(2030, 0, 1);
  const house = await openHouse({ now: () => time, post: world.post, keepIdle: 50 });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  await ada.ask('/api/notices/webhooks', { url: 'https://ada.example/x' });
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  await (await bob.open(id)).hears('moment');
  await metric(house, /tafelrunde_tables_asleep 1/);
  time += 11_000;
  await world.until(1);
  assert.deepEqual(
    world.arrived.map(({ to }) => to),
    ['https://ada.example/x'],
  );
});

test('a table at which somebody is waited for is not held in memory', async () => {
  const store = await openStore({ dataFolder: await temporaryFolder() });
  after(() => store.close());
  const thinker = { answer: () => Promise.reject(new Error('nobody thinks here')) };
  const { server, hall } = await buildHttp(
    { clientFolder: await smallClient(), keepIdle: 50 },
    { store, games: await fixtureGames(), rulebooks: [], thinker },
  );
  after(() => server.close());
  const me = { person: 'ada', name: 'Ada' };
  await store.guests.create({ id: me.person, name: me.name }, 'hash');
  const held: WeakRef<object>[] = [];
  const putUp = async (): Promise<void> => {
    const seats = [{ who: 'me' as const }, { who: 'me' as const }];
    const { id } = await hall.create(me, { game: 'tictactoe', options: {}, seats, open: false });
    held.push(new WeakRef(await hall.open(id)));
  };
  await putUp();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let tries = 0; tries < 200 && (hall.size > 0 || held[0].deref() !== undefined); tries++) {
    await new Promise((done) => setTimeout(done, 50));
    collect();
  }
  assert.deepEqual([hall.size, held[0].deref()], [0, undefined]);
});

test('a window nobody can see keeps up with the table, but whoever has no other is told', async () => {
  const world = new World();
  let time = Date.UTC(2030, 0, 1);
  const house = await openHouse({ now: () => time, post: world.post });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  for (const person of [ada, bob])
    await person.ask('/api/notices/webhooks', { url: `https://${person.me.person}.example/x` });
  const windows = [];
  for (const person of [ada, bob]) {
    const { id } = await person.putUp('tictactoe', ['me', 'me']);
    const window = await person.open(id);
    await window.question(0);
    windows.push(window);
  }
  await windows[0].done({ type: 'beat', hidden: true });
  // Bob has looked elsewhere too, and has come back.
  await windows[1].done({ type: 'beat', hidden: true });
  await windows[1].done({ type: 'beat' });
  time += 11_000;
  await world.until(1);
  assert.deepEqual(
    world.arrived.map(({ to }) => to),
    [`https://${ada.me.person}.example/x`],
  );
  assert.equal(windows[0].table?.seats[0].kind === 'person' && windows[0].table.seats[0].online, true);
  assert.equal(await windows[0].play(0), null);
  await windows[0].question(1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerMessage } from '@tafelrunde/protocol';
import { engines } from './databases.ts';
import { openHouse, Person } from './kit.ts';

/** Nested so deeply that whatever walks through it by calling itself runs out of stack. */
const deep = (levels: number): string => `${'[['.repeat(levels)}1${']]'.repeat(levels)}`;

for (const { name, place } of engines) {
  test(`on ${name} a text that no database keeps is refused by name, and breaks nothing`, async () => {
    const house = await openHouse(await place());
    const ada = await Person.arrive(house);
    const { id } = await ada.putUp('hoard', ['me', 'free']);
    const window = await ada.open(id);
    await window.hears('welcome');
    const game = 'hoard';
    const seats = [{ who: 'me' }, { who: 'bot', level: 'easy' }];
    for (const [path, body, method] of [
      ['/api/me', { name: 'A\0da' }, 'PUT'],
      ['/api/me', { name: '\u200b\u202e' }, 'PUT'],
      ['/api/tables', { game, seats: [{ who: 'me' }, { who: 'here', name: '\u202e' }], open: false }, 'POST'],
      ['/api/tables', { game, seats, open: false, pack: { pack: 'a\0b', game, cards: {} } }, 'POST'],
      ['/api/tables', { game: 'ho\0ard', seats, open: false }, 'POST'],
      ['/api/tables/import', { record: '{"tafelrunde":1,"game":"ho\\u0000ard"}' }, 'POST'],
      ['/api/notices/webhooks', { url: 'https://example.org/\0' }, 'POST'],
      ['/api/tables/%00', undefined, 'GET'],
      ['/api/tables/a%00b/record', undefined, 'GET'],
      ['/api/tables/%00', undefined, 'DELETE'],
      ['/api/notices/webhooks/%00', undefined, 'DELETE'],
    ] as const) {
      const { status, code } = await ada.refused(path, body, method);
      assert(
        status === 400 || status === 404,
        `${method} ${path} ${JSON.stringify(body)}: ${status} ${code}`,
      );
    }
    for (const order of [
      { type: 'chat', text: 'a\0b' },
      { type: 'chat', text: '\u2800\u200b' },
      { type: 'sit', seat: 0, nonce: 'nonce\0nonce' },
      { type: 'always', seat: 0, prompt: 'act\0', answer: null },
      { type: 'mute', person: 'a\0b', on: true },
    ] as const)
      assert.equal((await window.order(order))?.code, 'bad-message', JSON.stringify(order));
    await window.done({ type: 'chat', text: 'a\u200bb\u202ec' });
    const said = (message: ServerMessage): boolean =>
      message.type === 'chat' && message.lines.some(({ text }) => text === 'abc');
    await window.until(() => window.heard.find(said));
    assert.deepEqual(await ada.ask('/api/me', { name: ' A\u200bda\u2069 ' }, 'PUT'), {
      ...ada.me,
      name: 'Ada',
    });
  });
}

test('what is nested too deeply is refused, wherever it is sent', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const window = await ada.open(id);
  await window.hears('welcome');
  const post = async (path: string, body: string): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${house.url}${path}`, { method: 'POST', headers, body })).status;
  };
  const pack = `{"pack":"deep","game":"hoard","cards":{"copper":{"points":${deep(20_000)}}}}`;
  const table = `{"game":"hoard","seats":[{"who":"me"},{"who":"bot","level":"easy"}],"open":false,"pack":${pack}}`;
  assert.equal(await post('/api/tables', table), 400);
  assert.equal(await post('/api/tables', deep(20_000)), 400);
  const record = `{"tafelrunde":1,"game":"hoard","pack":${pack},"entries":[]}`;
  assert.equal(await post('/api/tables/import', JSON.stringify({ record })), 400);
  window.sendText(deep(3000));
  const refused = await window.until(() => window.heard.find(({ type }) => type === 'refused'));
  assert(refused.type === 'refused' && refused.error.code === 'bad-message');
  await window.done({ type: 'beat' });
});

test('tables with large content packs are counted like records', async () => {
  const house = await openHouse({ importPace: { perSecond: 0.001, burst: 2 } });
  const ada = await Person.arrive(house);
  const seats = [{ who: 'me' }, { who: 'free' }];
  const create = async (length: number): Promise<number> => {
    const cards = { copper: { points: 1, text: 'x'.repeat(length) } };
    const pack = { tafelrunde: 1, pack: 'large', game: 'hoard', cards };
    return (await ada.request('/api/tables', { game: 'hoard', seats, open: false, pack })).status;
  };
  // Whatever is wrong with it, it was received.
  assert.notEqual(await create(20_000), 429);
  assert.notEqual(await create(20_000), 429);
  assert.equal(await create(20_000), 429);
  assert.notEqual(await create(10), 429);
  const headers = { 'content-type': 'application/json' };
  const body = new Blob(['{}']).stream();
  const chunked = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  assert.equal((await fetch(`${house.url}/api/tables`, chunked)).status, 429);
});

test('records are counted before they are received, and one with too many entries is refused unread', async () => {
  const house = await openHouse({ importPace: { perSecond: 0.001, burst: 5 } });
  const ada = await Person.arrive(house);
  const entries = Array<string>(20_001).fill('[0,"rest","00000000"]').join(',');
  const record = `{"tafelrunde":1,"game":"hoard","answers":[${entries}]}`;
  const codes = [];
  // Refused before they are parsed: otherwise they would be no records at all.
  const lists = '['.repeat(70_000);
  const objects = '{'.repeat(50_000);
  const fields = '"x" :1,'.repeat(50_000);
  for (const one of [record, lists, objects, fields, '{}', record]) {
    const { code, status } = await ada.refused('/api/tables/import', { record: one });
    codes.push([code, status]);
  }
  assert.deepEqual(codes, [
    ['too-large', 413],
    ['too-large', 413],
    ['too-large', 413],
    ['too-large', 413],
    ['bad-record', 400],
    ['too-fast', 429],
  ]);
});

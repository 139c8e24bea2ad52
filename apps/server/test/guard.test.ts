import assert from 'node:assert/strict';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { test } from 'node:test';
import { openHouse } from './kit.ts';
import { type Answer, RawConnection } from './raw.ts';

const host = '127.0.0.1';

async function ask(
  url: string,
  target: string,
  { method = 'POST', headers = [], from }: { method?: string; headers?: string[]; from?: string } = {},
): Promise<Answer> {
  const connection = new RawConnection(url, from);
  const body = method === 'GET' ? '' : '{}';
  const lines = [
    'host: spiele.example',
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...headers,
  ];
  connection.say(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  return await connection.answer();
}

/** Several spellings of one address. All of them lead to the same route. */
const SPELLINGS = [
  '/api/chance',
  '/%61pi/chance',
  '/%61%70%69/%63hance',
  '/api/chance/',
  '/api/chance?to=/',
  '/api/chance#here',
  'http://spiele.example/api/chance',
  'http://elsewhere.example/%61pi/chance',
];

test('a page of somebody else is refused however it spells the address', async () => {
  const { url } = await openHouse({ host });
  for (const target of SPELLINGS) {
    const foreign = await ask(url, target, { headers: ['origin: https://elsewhere.example'] });
    assert.deepEqual([foreign.status, foreign.headers.get('set-cookie')], [403, null], target);
    assert.match(foreign.body, /"wrong-origin"/, target);
    const own = await ask(url, target, { headers: ['origin: https://spiele.example'] });
    assert.equal(own.status, 201, target);
    assert.equal(own.headers.get('cache-control'), 'no-store', target);
  }
  // Looking in makes a guest: a page of somebody else must not do that either.
  const looking = await ask(url, '/%61pi/me', {
    method: 'GET',
    headers: ['origin: https://elsewhere.example'],
  });
  assert.deepEqual([looking.status, looking.headers.get('set-cookie')], [403, null]);
});

test('every spelling is counted, and so is what leads nowhere', async () => {
  const slow = { perSecond: 0.001, burst: 1 };
  const { url } = await openHouse({ host, requestPace: slow, lookPace: slow, loadPace: slow });
  let stranger = 1;
  for (const target of SPELLINGS) {
    const from = `127.0.1.${++stranger}`;
    assert.equal((await ask(url, target, { from })).status, 201, target);
    assert.equal((await ask(url, target, { from })).status, 429, target);
  }
  for (const target of ['/api/games', '/%61pi/games', '/api/nothing', '/%', '/health', '/', '/index.html']) {
    const from = `127.0.1.${++stranger}`;
    assert.notEqual((await ask(url, target, { from, method: 'GET' })).status, 429, target);
    assert.equal((await ask(url, target, { from, method: 'GET' })).status, 429, target);
  }
});

test('whatever a request expects, names as its host, or comes from, it is counted', async () => {
  const { url } = await openHouse({ host, lookPace: { perSecond: 0.001, burst: 1 } });
  const foreign = 'origin: https://elsewhere.example\r\ncontent-length: 0\r\n';
  const texts: readonly (readonly [string, number])[] = [
    ['GET /health HTTP/1.1\r\nhost: x\r\nexpect: cake\r\n', 200],
    ['GET /health HTTP/1.1\r\n', 400],
    ['POST /api/chance HTTP/1.1\r\ncontent-length: 0\r\n', 400],
    [`POST /api/chance HTTP/1.1\r\nhost: x\r\n${foreign}`, 403],
  ];
  for (const [i, [text, status]] of texts.entries()) {
    const statuses: number[] = [];
    for (let tries = 0; tries < 2; tries++) {
      const connection = new RawConnection(url, `127.0.3.${i + 2}`);
      connection.say(`${text}connection: close\r\n\r\n`);
      statuses.push((await connection.answer()).status);
    }
    assert.deepEqual(statuses, [status, 429], text);
  }
});

test('what leads nowhere is answered in one form and never kept; below the interface it does not count as a file', async () => {
  const { url } = await openHouse({ host, lookPace: { perSecond: 0.001, burst: 1 } });
  let stranger = 1;
  const addresses = [
    '/api',
    '/api/',
    '/api/nothing',
    '/%61pi/nothing',
    '/api/tables/a/b',
    '/API/games',
    '/api/tables/a/socket',
  ];
  for (const target of [...addresses, '//api/games', '/api//games', '/api/../api/games', '/a/../../b']) {
    const from = `127.0.2.${++stranger}`;
    const headers = ['accept: application/json'];
    const { status, body, headers: said } = await ask(url, target, { method: 'GET', from, headers });
    assert.deepEqual([status, said.get('cache-control')], [404, 'no-store'], target);
    assert.match(body, /^\{"error":\{"code":"unknown-path","message":"[^"]+"\}\}$/, target);
    if (!/^\/(?:%61|a)pi/.test(target)) continue;
    // A person who looks there gets no page either.
    const page = await ask(url, target, { method: 'GET', from, headers: ['accept: text/html'] });
    assert.equal(page.status, 429, target);
  }
  // What cannot be read at all has one status, too.
  const wrong = await fetch(`${url}/api/chance`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'a,b',
  });
  assert.deepEqual([wrong.status, /"code":"([^"]+)"/.exec(await wrong.text())?.[1]], [400, 'bad-message']);
});

test('who goes on asking too fast is no longer answered, and nobody else notices', async () => {
  const { url } = await openHouse({ host, lookPace: { perSecond: 1, burst: 1 } });
  const from = '127.0.1.99';
  const flood = new RawConnection(url, from);
  flood.say('GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000));
  const heard = await flood.untilClosed();
  const refusals = heard?.toString('latin1').match(/HTTP\/1\.1 429/g)?.length ?? 0;
  assert(refusals <= 150, `${refusals} refusals`);
  // Its patience comes back slowly: hardly any of its next connections is taken.
  const next = Array.from({ length: 30 }, () => new RawConnection(url, from).untilClosed(1000));
  const cut = (await Promise.all(next)).filter((text) => text?.length === 0).length;
  assert(cut >= 15, `${cut} of 30 were cut`);
  assert.equal((await ask(url, '/api/games', { method: 'GET' })).status, 200);
});

/** The beginning of a request for a socket. */
const SOCKET =
  'GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

test('what is no request is answered in the form that is documented', async () => {
  const { url } = await openHouse({ host });
  const form = /^\{"error":\{"code":"([a-z-]+)","message":"[^"]+"\}\}$/;
  for (const [text, status, code] of [
    ['GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404, 'unknown-path'],
    ['GET /api/tables/%c0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404, 'unknown-path'],
    [
      `GET /api/tables/${'x'.repeat(150)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      404,
      'unknown-path',
    ],
    ['NONSENSE\r\n\r\n', 400, 'bad-message'],
    ['GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad-message'],
    ['POST /api/chance HTTP/1.1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', 400, 'bad-message'],
    [`${SOCKET}sec-websocket-version: 99\r\nsec-websocket-key: ${KEY}\r\n\r\n`, 400, 'bad-message'],
    [`${SOCKET}sec-websocket-version: 13\r\n\r\n`, 400, 'bad-message'],
    [`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  ] as const) {
    const connection = new RawConnection(url);
    connection.say(text);
    const answer = await connection.answer();
    const where = `${text.slice(0, 40)} ${answer.body}`;
    assert.deepEqual([answer.status, form.exec(answer.body)?.[1]], [status, code], where);
    assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/, where);
  }
});

test('all of this holds on every address that is called localhost', async () => {
  const timeouts = { headersTimeout: 200, connectionsCheckingInterval: 50 };
  const { url } = await openHouse({ connectionsPerAddress: 2, timeouts });
  for (const { address: to } of await lookup('localhost', { all: true })) {
    const held = [1, 2].map(() => new RawConnection(url, undefined, to));
    await Promise.all(held.map(async ({ socket }) => await once(socket, 'connect')));
    assert.equal((await new RawConnection(url, undefined, to).untilClosed())?.length, 0, to);
    for (const half of held) assert.match((await half.answer()).body, /"too-slow"/, to);
  }
});

test('a request that is sent by halves is not waited for', async () => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const { url } = await openHouse({ host, timeouts });
  for (const text of [
    '',
    'GET /api/games HTTP/1.1\r\nhost: x\r\n',
    'POST /api/chance HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ]) {
    const half = new RawConnection(url);
    half.say(text);
    const { status, body } = await half.answer();
    assert.equal(status, 408, text);
    assert.match(body, /"too-slow"/);
  }
});

test('one address has so many connections, before it has said a word', async () => {
  const { url } = await openHouse({ host, connectionsPerAddress: 3 });
  const from = '127.0.1.7';
  const held = [1, 2, 3].map(() => new RawConnection(url, from));
  await Promise.all(held.map(async ({ socket }) => await once(socket, 'connect')));
  assert.equal((await new RawConnection(url, from).untilClosed())?.length, 0);
  assert.equal((await ask(url, '/api/games', { method: 'GET' })).status, 200);
  held[0].socket.destroy();
  for (let tries = 0; (await ask(url, '/api/games', { method: 'GET', from })).status !== 200; tries++)
    assert(tries < 100);
  // A trusted proxy speaks for many.
  const behind = await openHouse({ host, connectionsPerAddress: 1, trustProxy: 'loopback' });
  const proxied = [1, 2, 3].map(() => ask(behind.url, '/api/games', { method: 'GET' }));
  for (const { status } of await Promise.all(proxied)) assert.equal(status, 200);
});

test('the counts are shown to nobody for where they seem to come from', async () => {
  const { url } = await openHouse({ host, openMetrics: false });
  // A proxy with its usual settings names the machine it asks, and says nothing of whom it asks for.
  for (const name of ['localhost', 'localhost:4600', '127.0.0.1:4600', '[::1]:4600', 'evil.example']) {
    const connection = new RawConnection(url);
    connection.say(`GET /metrics HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
    assert.equal((await connection.answer()).status, 404, name);
  }
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { fixtureGames } from '../src/games.ts';
import { buildHttp } from '../src/http.ts';
import { openStore } from '../src/store/open.ts';
import { script, smallClient, temporaryFolder } from './folders.ts';

const store = await openStore({ dataFolder: await temporaryFolder() });
const thinker = { answer: () => Promise.reject(new Error('nobody plays here')) };
const ground = { store, games: await fixtureGames(), rulebooks: ['talisman', 'exalted-ones'], thinker };
const { server } = await buildHttp({ clientFolder: await smallClient(), metricsKey: 'counting' }, ground);
after(async () => {
  await server.close();
  await store.close();
});
const visit = { accept: 'text/html,application/xhtml+xml' };

test('health says what runs', async () => {
  const response = await server.inject('/health');
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['cache-control'], 'no-store');
  const { uptime, ...rest } = response.json<Record<string, unknown>>();
  assert.deepEqual(rest, { status: 'ok', version: '0.1.0', database: 'sqlite' });
  assert(typeof uptime === 'number' && uptime >= 0);
});

for (const url of [
  '/',
  '/rules',
  '/rules/',
  '/rules/talisman',
  '/rules/exalted-ones?q=golem',
  '/credits',
  '/gallery',
  '/new/hoard',
  '/table/Ab_c-1',
]) {
  test(`${url} is the client's page`, async () => {
    const response = await server.inject({ url, headers: visit });
    assert.equal(response.statusCode, 200);
    assert.match(response.headers['content-type'] ?? '', /^text\/html/);
    assert.equal(response.headers['cache-control'], 'no-cache');
    assert.match(response.body, /Tafelrunde/);
  });
}

test('a file with a hash in its name is kept for a year, others are asked for again', async () => {
  const hashed = await server.inject('/assets/index-AbCd1234.js');
  assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(hashed.headers['content-type'] ?? '', /javascript/);
  const plain = await server.inject('/favicon.svg');
  assert.equal(plain.headers['cache-control'], 'no-cache');
  assert.equal(plain.headers['content-type'], 'image/svg+xml');
});

test('a file that was compressed beforehand is sent that way to those who understand it', async () => {
  const small = await server.inject({
    url: '/assets/index-AbCd1234.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  assert.equal(small.headers['content-encoding'], 'br');
  assert.match(small.headers['content-type'] ?? '', /javascript/);
  assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(small.headers.vary), /accept-encoding/i);
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), script);
  const plain = await server.inject({
    url: '/assets/index-AbCd1234.js',
    headers: { 'accept-encoding': 'identity' },
  });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.body, script);
});

for (const url of [
  '/assets/index-Missing1.js',
  '/robots.txt',
  '/api/matches',
  '/api',
  '/rules/x.css',
  '/../package.json',
]) {
  test(`${url} is not there, and says so in JSON even to a browser`, async () => {
    const response = await server.inject({ url, headers: visit });
    assert.equal(response.statusCode, 404);
    const { error } = response.json<{ error: { code: string; message: string } }>();
    assert.equal(error.code, 'unknown-path');
    assert.match(error.message, /^There is nothing at \//);
  });
}

for (const url of ['/rules/talisman/extra', '/rules/nogame', '/new/nogame', '/new/talisman', '/nowhere']) {
  test(`${url} leads nowhere: the page of the client, with the right status`, async () => {
    const response = await server.inject({ url, headers: visit });
    assert.equal(response.statusCode, 404);
    assert.match(response.headers['content-type'] ?? '', /^text\/html/);
    assert.match(response.body, /Tafelrunde/);
  });
}

test('a program that follows a wrong link gets a plain answer', async () => {
  assert.equal(
    (await server.inject('/rules/talisman/extra')).json<{ error: { code: string } }>().error.code,
    'unknown-path',
  );
});

test('what cannot be read as a request is refused in JSON', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  assert(response.statusCode >= 400 && response.statusCode < 500);
  assert.equal(response.json<{ error: { code: string } }>().error.code, 'bad-message');
});

for (const url of ['/', '/health', '/assets/index-AbCd1234.js', '/api/none', '/wrong/link']) {
  test(`${url} comes with the headers that keep strangers out`, async () => {
    const { headers } = await server.inject({ url, headers: visit });
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self'(;|$)/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
  });
}

test('what the server counts is for whoever shows its key, unless it is meant to be open', async () => {
  const read = async (options: { metricsKey?: string; openMetrics?: boolean }, authorization?: string) => {
    const { server: counting } = await buildHttp({ clientFolder: await smallClient(), ...options }, ground);
    after(() => counting.close());
    const headers = authorization === undefined ? {} : { authorization };
    return (await counting.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode;
  };
  const metricsKey = 'how many answers';
  assert.equal(await read({ metricsKey }, `Bearer ${metricsKey}`), 200);
  assert.equal(await read({ metricsKey }), 404);
  assert.equal(await read({ metricsKey }, 'Bearer '), 404);
  assert.equal(await read({ metricsKey }, metricsKey), 404);
  // Where there is no key, none fits.
  for (const shown of [undefined, '', 'Bearer ', 'Bearer undefined'])
    assert.equal(await read({}, shown), 404);
  assert.equal(await read({ openMetrics: true }), 200);
});

test('what the server counts can be read by Prometheus', async () => {
  const response = await server.inject({ url: '/metrics', headers: { authorization: 'Bearer counting' } });
  assert.match(response.headers['content-type'] as string, /^text\/plain; version=0\.0\.4/);
  for (const line of response.body.trimEnd().split('\n'))
    assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+-]+)$/);
  assert.match(response.body, /tafelrunde_refusals_total\{code="bad-message"\} \d/);
});

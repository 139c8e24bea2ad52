import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { Bucket, Refused } from '@tafelrunde/host';
import { addressOf, ConcurrencyLimit } from '../src/limits.ts';
import { openHouse, Person, playOut, Window } from './kit.ts';

test('one person may have so many windows and no more; another goes when one has gone', async () => {
  const house = await openHouse({ socketsPerPerson: 2 });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const first = await ada.open(id);
  await first.hears('welcome');
  await (await ada.open(id)).hears('welcome');
  const third = await ada.open(id);
  assert.equal((await third.hears('refused')).error.code, 'too-many');
  assert.equal(await third.closed, 4429);
  await (await bob.open(id)).hears('welcome');
  await first.close();
  // A window closes on the other side a little after it has closed on this one.
  for (let tries = 0; ; tries++) {
    const again = await ada.open(id);
    const [{ type }] = await again.until(() => again.heard.length > 0 && again.heard);
    if (type === 'welcome') break;
    assert(tries < 50);
  }
});

test('one address may have so many windows, whoever they belong to', async () => {
  const house = await openHouse({ socketsPerAddress: 2 });
  const people = await Promise.all([1, 2, 3].map(() => Person.arrive(house)));
  const { id } = await people[0].putUp('tictactoe', ['me', 'free']);
  await Promise.all(people.slice(0, 2).map(async (person) => (await person.open(id)).hears('welcome')));
  const third = await people[2].open(id);
  assert.equal((await third.hears('refused')).error.code, 'too-many');
  assert.equal(await third.closed, 4429);
});

test('only a trusted proxy is believed about whom it speaks for', async () => {
  const pace = { perSecond: 0.001, burst: 2 };
  const asking = async (url: string, from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
    return (await fetch(`${url}/api/chance`, { method: 'POST', headers, body: '{}' })).status;
  };
  const proud = await openHouse({ requestPace: pace });
  const seen = [];
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) seen.push(await asking(proud.url, from));
  assert.deepEqual(seen, [201, 201, 429]);
  const behind = await openHouse({ requestPace: pace, trustProxy: '127.0.0.1,::1/128' });
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    assert.deepEqual([await asking(behind.url, from), await asking(behind.url, from)], [201, 201]);
  assert.equal(await asking(behind.url, '10.0.0.1'), 429);
});

test('behind a trusted proxy a page is at home under the name it was called by', async () => {
  const headers = {
    origin: 'https://spiele.example',
    'x-forwarded-host': 'spiele.example',
    'x-forwarded-proto': 'https',
  };
  const status = async (house: { readonly url: string }): Promise<[number, boolean]> => {
    const response = await fetch(`${house.url}/api/chance`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    return [response.status, /; Secure/.test(response.headers.get('set-cookie') ?? '')];
  };
  assert.deepEqual(await status(await openHouse()), [403, false]);
  assert.deepEqual(await status(await openHouse({ trustProxy: '127.0.0.0/8,::1' })), [201, true]);
});

test('requests have a size and a pace', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const large = await ada.refused('/api/me', { name: 'x'.repeat(20_000) }, 'PUT');
  assert.deepEqual([large.code, large.status], ['too-large', 413]);
  const slow = await openHouse({
    requestPace: { perSecond: 0.001, burst: 3 },
    lookPace: { perSecond: 0.001, burst: 3 },
  });
  const bob = await Person.arrive(slow);
  await bob.ask('/api/chance', {});
  await bob.ask('/api/chance', {});
  const fast = await bob.refused('/api/chance', {});
  assert.deepEqual([fast.code, fast.status], ['too-fast', 429]);
  await bob.ask('/api/games');
  await bob.ask('/api/games');
  assert.equal((await bob.refused('/api/games')).code, 'too-fast');
  // A client that asks too often for a socket is told so before there is one.
  const window = new Window(slow.url, 'any', {});
  assert.notEqual(await Promise.race([window.closed, window.opened.then(() => 'opened')]), 'opened');
});

test('a message beyond all measure ends its socket, and nobody else notices', async () => {
  const house = await openHouse();
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await a.hears('welcome');
  a.sendText('x'.repeat(100_000));
  assert.equal(await a.closed, 1009);
  await b.done({ type: 'sit', seat: 1 });
});

test('every answer carries the headers that keep strangers out, also the one with which a socket begins', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const answers = await Promise.all([
    fetch(`${house.url}/`, { headers: { accept: 'text/html' } }),
    fetch(`${house.url}/assets/index-AbCd1234.js`),
    fetch(`${house.url}/api/games`),
    fetch(`${house.url}/api/tables/${id}`),
    fetch(`${house.url}/api/tables/nowhere`),
    fetch(`${house.url}/api/tables/${id}/record`),
    fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { origin: 'https://x.example' },
      body: '{}',
    }),
    fetch(`${house.url}/api/me`, { method: 'PUT', body: '{' }),
    fetch(`${house.url}/nothing/here`, { headers: { accept: 'text/html' } }),
    fetch(`${house.url}/health`),
    fetch(`${house.url}/metrics`),
    // A socket where there is none.
    fetch(`${house.url}/api/tables/${id}/socket`),
  ]);
  for (const { headers, url, status } of answers) checkHeaders(headers, `${status} ${url}`);
  const upgraded = await upgrade(house.url, `/api/tables/${id}/socket`);
  assert.match(upgraded, /^HTTP\/1\.1 101 /);
  const lines = upgraded.split('\r\n').slice(1).filter(Boolean);
  checkHeaders(
    new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])),
    'upgrade',
  );
});

function checkHeaders(headers: Headers, where: string): void {
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'/, where);
  assert.doesNotMatch(policy, /unsafe|\*|https?:/, where);
  assert.equal(headers.get('x-content-type-options'), 'nosniff', where);
  assert.equal(headers.get('x-frame-options'), 'DENY', where);
  assert.equal(headers.get('referrer-policy'), 'no-referrer', where);
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', where);
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', where);
  assert.equal(headers.get('server') ?? headers.get('x-powered-by'), null, where);
}

/** The head of the answer to a request for a socket. */
async function upgrade(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n`;
  socket.write(`${head}sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString('latin1').split('\r\n\r\n')[0];
}

test('an address of the newer kind counts with its whole network', () => {
  assert.equal(addressOf('192.0.2.7'), '192.0.2.7');
  assert.equal(addressOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.equal(addressOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
  assert.equal(addressOf('2001:db8:1:2::9'), '2001:db8:1:2');
  assert.equal(addressOf('2001:db8::9'), '2001:db8:0:0');
  assert.equal(addressOf('::1'), '0:0:0:0');
});

test('a crowd counts who is there, a bucket fills again', () => {
  const crowd = new ConcurrencyLimit(2);
  const leave = crowd.enter('ada');
  crowd.enter('ada');
  assert.throws(
    () => crowd.enter('ada'),
    (error) => error instanceof Refused && error.error.code === 'too-many',
  );
  crowd.enter('bob');
  leave();
  crowd.enter('ada');
  let now = 0;
  const bucket = new Bucket({ perSecond: 2, burst: 2 }, () => now);
  assert.deepEqual([bucket.take(), bucket.take(), bucket.take()], [true, true, false]);
  now = 500;
  assert.deepEqual([bucket.take(), bucket.take()], [true, false]);
});

test('one address has only so much replayed, whatever it wants it for', async () => {
  const house = await openHouse({ replayPace: { perSecond: 0.001, burst: 100 } });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('hoard', ['me', 'me'], { options: { goal: 8 } });
  const window = await ada.open(id);
  await playOut([
    { window, seat: 0 },
    { window, seat: 1 },
  ]);
  const { of } = await ada.ask<{ of: number }>(`/api/tables/${id}/replay`);
  // It is counted after the fact, so that whoever has not looked back yet may look at any match.
  let looks = 0;
  while ((await ada.request(`/api/tables/${id}/replay?to=${looks % 2 === 0 ? 0 : of}`)).ok)
    assert(looks++ < 200);
  assert(looks > 0);
  const fork = { at: 0, seats: [{ who: 'me' }, { who: 'me' }] };
  for (const [path, body] of [['replay?to=0'], ['past?event=0'], ['record'], ['fork', fork]] as const)
    assert.equal((await ada.refused(`/api/tables/${id}/${path}`, body)).code, 'too-fast', path);
  assert.equal((await ada.refused('/api/tables/import', { record: '{}' })).code, 'too-fast');
  assert.equal((await ada.request(`/api/tables/${id}`)).status, 200);
});

test('who wants to play on from a match that goes on learns nothing of how many answers it has', async () => {
  const house = await openHouse({ replayPace: { perSecond: 0.001, burst: 20 } });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  for (const seat of [0, 1, 0]) await window.play(seat);
  const fork = { at: 1000, seats: [{ who: 'me' }, { who: 'me' }] };
  for (let tries = 0; tries < 20; tries++)
    assert.equal((await ada.refused(`/api/tables/${id}/fork`, fork)).code, 'not-over');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameInfo, TableSummary } from '@tafelrunde/protocol';
import { openHouse, Person, playOut } from './kit.ts';

const house = await openHouse();

test('the practice games are offered only where they were asked for', async () => {
  const someone = await Person.arrive(house);
  const games = await someone.ask<GameInfo[]>('/api/games');
  assert.deepEqual(
    games.map(({ id }) => id),
    ['hoard', 'tictactoe', 'magpies', 'pig'],
  );
  assert.deepEqual(games[0].options.goal, { choices: [8, 12, 16], default: 12 });
  const plain = await openHouse({ fixtures: false });
  assert.deepEqual(await (await fetch(`${plain.url}/api/games`)).json(), []);
});

test('a guest has a name at once, keeps it, and may choose another', async () => {
  const someone = await Person.arrive(house);
  assert.match(someone.me.name, /\w+ \w+/);
  assert.deepEqual(await someone.ask('/api/me'), someone.me);
  const table = await someone.putUp('tictactoe', ['me', 'free']);
  const window = await someone.open(table.id);
  await someone.ask('/api/me', { name: ' Gerda ' }, 'PUT');
  assert.deepEqual(await someone.ask('/api/me'), { ...someone.me, name: 'Gerda' });
  await window.until(() => {
    const [seat] = window.table?.seats ?? [];
    return seat?.kind === 'person' && seat.name === 'Gerda';
  });
  const { code, place } = await someone.refused('/api/me', { name: '' }, 'PUT');
  assert.deepEqual([code, place], ['bad-message', 'name']);
});

test('the cookie is out of reach of scripts and of other sites', async () => {
  const response = await fetch(`${house.url}/api/me`);
  const cookie = response.headers.get('set-cookie') ?? '';
  assert.match(cookie, /HttpOnly/);
  assert.match(cookie, /SameSite=Lax/);
  assert.match(cookie, /^tafelrunde=[\w-]{22};/);
});

test('two people play to the end and a third watches', async () => {
  const [ada, bob, eve] = await Promise.all([1, 2, 3].map(() => Person.arrive(house)));
  const table = await ada.putUp('tictactoe', ['me', 'free'], { open: true });
  assert.equal(table.state, 'waiting');
  assert.match(table.fairness.commitment, /^[0-9a-f]{64}$/);
  assert.equal(table.fairness.secret, null);
  const lobby = await bob.ask<{ open: TableSummary[]; mine: TableSummary[] }>('/api/tables');
  assert(lobby.open.some(({ id }) => id === table.id));
  assert.deepEqual(lobby.mine, []);
  const [a, b, e] = await Promise.all([ada, bob, eve].map((person) => person.open(table.id)));
  assert.deepEqual((await a.hears('welcome')).viewers, [0]);
  assert.deepEqual((await b.hears('welcome')).viewers, ['watcher']);
  assert.equal((await a.order({ type: 'start' }))?.code, 'bad-seats');
  await b.done({ type: 'sit', seat: 1, nonce: 'bobs own chance' });
  assert.equal((await b.order({ type: 'start' }))?.code, 'not-host');
  await a.done({ type: 'start' });
  await playOut([
    { window: a, seat: 0 },
    { window: b, seat: 1 },
  ]);
  await e.until(() => e.table?.state === 'over');
  assert.deepEqual(e.table?.fairness.nonces, ['bobs own chance']);
  assert.match(e.table?.fairness.secret ?? '', /^[0-9a-f]{64}$/);
  assert.deepEqual([...e.moments.keys()], ['watcher']);
  assert.deepEqual([...b.moments.keys()], [1]);
  assert.equal(e.table?.watchers, 1);
  const mine = (await bob.ask<{ mine: TableSummary[] }>('/api/tables')).mine;
  assert.deepEqual(
    mine.map(({ id }) => id),
    [table.id],
  );
});

test('a table that lacks nobody begins at once, and bots answer', async () => {
  const ada = await Person.arrive(house);
  const table = await ada.putUp('hoard', ['me', 'easy', 'normal'], { options: { goal: 8 } });
  assert.equal(table.state, 'playing');
  const window = await ada.open(table.id);
  await playOut([{ window, seat: 0 }]);
  assert.equal(window.table?.state, 'over');
});

test('a bot plays at every level, and the host may change its mind', async () => {
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const lobby = await ada.open(id);
  for (const level of ['easy', 'normal', 'hard'] as const) {
    await lobby.done({ type: 'handOver', seat: 1, to: level });
    await lobby.until(() => {
      const sitter = lobby.table?.seats[1];
      return sitter?.kind === 'bot' && sitter.level === level;
    });
    const table = await ada.putUp('tictactoe', ['me', level]);
    const window = await ada.open(table.id);
    await window.until(() => window.moments.get(0)?.ticket);
    const before = window.moments.get(0)?.ticket;
    await window.play(0);
    // The bot has answered when one is asked again.
    await window.until(() => {
      const ticket = window.moments.get(0)?.ticket;
      return ticket !== undefined && ticket !== null && ticket !== before;
    });
  }
});

test('wrong wishes are refused with their reason', async () => {
  const ada = await Person.arrive(house);
  const wish = { game: 'hoard', seats: [{ who: 'me' }, { who: 'free' }], open: false };
  const cases: [object, string, string | undefined][] = [
    [{ ...wish, game: 'chess' }, 'unknown-game', 'game'],
    [{ ...wish, seats: [{ who: 'me' }] }, 'bad-seats', 'seats'],
    [{ ...wish, seats: [{ who: 'king' }] }, 'bad-message', 'seats.0.who'],
    [{ ...wish, options: { goal: 9 } }, 'bad-option', 'options.goal'],
    [{ ...wish, options: { speed: 9 } }, 'bad-option', 'options.speed'],
    [{ ...wish, extra: 1 }, 'bad-message', 'extra'],
  ];
  for (const [body, code, place] of cases) {
    const error = await ada.refused('/api/tables', body);
    assert.deepEqual([error.code, error.place], [code, place]);
  }
  assert.equal((await ada.refused('/api/tables/nowhere')).code, 'unknown-table');
  const foreign = await ada.request('/api/tables', wish, 'POST', { origin: 'https://elsewhere.example' });
  assert.equal(foreign.status, 403);
  const own = await ada.request('/api/tables', wish, 'POST', { origin: house.url });
  assert.equal(own.status, 201);
});

test('a table goes back within one step only so often: each time is on record, and costs', async () => {
  const { url } = await openHouse();
  const ada = await Person.arrive({ url });
  const { id } = await ada.putUp('tictactoe', ['me', 'me']);
  const window = await ada.open(id);
  for (let times = 0; times < 30; times++) {
    const { ticket } = await window.question(0);
    await window.play(0);
    await window.done({ type: 'propose', seat: 0 });
    await window.question(0, ticket);
  }
  await window.play(0);
  assert.equal((await window.order({ type: 'propose', seat: 0 }))?.code, 'no-undo');
  // What comes later can be taken back as often.
  await window.play(1);
  await window.done({ type: 'propose', seat: 1 });
});

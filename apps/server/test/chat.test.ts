import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHAT_PACES } from '@tafelrunde/host';
import { WATCHERS } from '@tafelrunde/protocol';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person, type Window } from './kit.ts';

const say = (window: Window, text: string) => window.order({ type: 'chat', text });
const mute = (window: Window, person: string, on = true) => window.order({ type: 'mute', person, on });

/** Ada hosts, Bob plays, Eve and Mallory watch. */
async function openTable(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(options);
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.arrive(house)));
  const [ada, bob, eve, mallory] = people;
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const windows = await Promise.all(people.map((person) => person.open(id)));
  for (const window of windows) await window.hears('welcome');
  const [a, b, e, m] = windows;
  await b.done({ type: 'sit', seat: 1 });
  return { house, id, ada, bob, eve, mallory, a, b, e, m };
}

test('the chat of a table cannot be flooded, least of all by those who watch', async () => {
  const { a, e, m } = await openTable({ chatPaces: CHAT_PACES });
  const flood = (window: Window) =>
    Promise.all(Array.from({ length: 40 }, (_, i) => say(window, `line ${i}`)));
  const lines = (replies: readonly unknown[]): number => replies.filter((reply) => reply === null).length;
  const player = await flood(a);
  assert(lines(player) >= 10 && lines(player) <= 20, `${lines(player)} lines of a player`);
  const [one, two] = [await flood(e), await flood(m)];
  assert(lines(one) >= 1 && lines(one) <= 4, `${lines(one)} lines of a watcher`);
  assert(lines(one) + lines(two) <= 10, 'anybody can come as many people: watchers are counted together');
  for (const reply of [...player, ...one, ...two]) assert(reply === null || reply.code === 'too-fast');
});

test('who plays silences those who watch; the host anybody; nobody else anybody', async () => {
  const { ada, bob, eve, mallory, a, b, e, m } = await openTable();
  assert.equal((await mute(e, mallory.me.person))?.code, 'not-your-seat');
  assert.equal((await mute(b, ada.me.person))?.code, 'not-host');
  assert.equal((await mute(b, bob.me.person))?.code, 'bad-message');
  assert.equal(await mute(b, eve.me.person), null);
  assert.equal((await say(e, 'hello?'))?.code, 'muted');
  assert.equal(await say(m, 'hello!'), null);
  // Everybody is told who is silenced.
  await a.until(() => a.heard.some((told) => told.type === 'chat' && told.muted.includes(eve.me.person)));
  assert.equal(await mute(a, bob.me.person), null);
  assert.equal((await say(b, 'hello?'))?.code, 'muted');
  assert.equal(await mute(a, bob.me.person, false), null);
  assert.equal(await say(b, 'hello!'), null);
});

test('all who watch can be silenced together, however many people somebody comes as', async () => {
  const { house, id, a, b, e, m } = await openTable();
  assert.equal(await mute(b, WATCHERS), null);
  for (const window of [e, m]) assert.equal((await say(window, 'hello?'))?.code, 'muted');
  const another = await (await Person.arrive(house)).open(id);
  assert.deepEqual((await another.hears('chat')).muted, [WATCHERS]);
  assert.equal((await say(another, 'hello?'))?.code, 'muted');
  for (const window of [a, b]) assert.equal(await say(window, 'at last'), null);
  assert.equal(await mute(a, WATCHERS, false), null);
  assert.equal(await say(e, 'hello!'), null);
});

test('who is silenced stays so after a restart, and only so many can be', async () => {
  const dataFolder = await temporaryFolder();
  const { house, id, eve, ada, a } = await openTable({ dataFolder });
  assert.equal(await mute(a, eve.me.person), null);
  const replies = [];
  for (let i = 0; i < 60; i++) replies.push(await mute(a, `person${i}`));
  assert.equal(replies.filter((error) => error === null).length, 49);
  assert.equal(replies.at(-1)?.code, 'out-of-range');
  await house.close();
  const again = await openHouse({ dataFolder });
  eve.url = again.url;
  ada.url = again.url;
  const window = await eve.open(id);
  assert((await window.hears('chat')).muted.includes(eve.me.person));
  assert.equal((await say(window, 'hello?'))?.code, 'muted');
  assert.equal(await mute(await ada.open(id), eve.me.person, false), null);
  assert.equal(await say(window, 'hello!'), null);
});

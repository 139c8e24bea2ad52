import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, Person } from './kit.ts';

const FACE = 1500;

test('the clock does not tell whether somebody was stopped at a secret question', async () => {
  const house = await openHouse({ pokerFace: FACE });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  const eve = await (await Person.arrive(house)).open(id);
  await b.done({ type: 'sit', seat: 1 });
  const begun = performance.now();
  await a.done({ type: 'start' });
  // Both are asked in secret which cards they change: they hear it at once, a watcher after a while.
  const tickets = [(await a.question(0)).ticket, (await b.question(1)).ticket];
  assert(performance.now() - begun < FACE / 2);
  assert.equal(eve.moments.size, 0);
  assert.equal(eve.table?.state, 'waiting');
  assert.deepEqual(eve.table?.asked, []);
  await a.done({ type: 'answer', seat: 0, ticket: tickets[0], answer: [] });
  await b.done({ type: 'answer', seat: 1, ticket: tickets[1], answer: [] });
  await eve.until(() => eve.moments.get('watcher'));
  assert(performance.now() - begun > FACE * 0.9);
  // It was answered meanwhile, and nobody can tell how quickly.
  assert.equal(eve.moments.get('watcher')?.asked?.prompt, 'act');
  assert.equal(eve.heard.filter(({ type }) => type === 'moment').length, 1);
  assert.equal((await a.question(0, tickets[0])).question.prompt, 'act');
});

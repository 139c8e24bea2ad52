import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { table } from '@tafelrunde/testing';
import { hoard } from '@tafelrunde/testing/fixtures';
import { openHouse, Person } from './kit.ts';
import { Tapped } from './wiretap.ts';

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
  // That it has begun everybody may know.
  await eve.until(() => eve.table?.state === 'playing');
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

test('whoever is stopped second cannot tell by the clock whether somebody was stopped first', async () => {
  const house = await Tapped.open({ pokerFace: FACE });
  after(() => house.close());
  // A thief reaches for the hoard of seat 1, who may hold a shield; then seat 2 may warn.
  for (const held of ['shield', 'copper']) {
    const { match } = table(hoard, {
      seats: 3,
      cards: { 'hand.0': ['thief'], 'hand.1': [held], 'hand.2': [], 'hoard.1': ['gold'] },
      set: ({ players }) => players.forEach((player, seat) => (player.coins = seat === 2 ? 3 : 0)),
    });
    const { id, people } = await house.lay(match, match.checkpoints.at(-1)!);
    const [a, b, c] = await Promise.all(people.map((person) => person.open(id)));
    const { question, ticket } = await a.question(0);
    await c.until(() => c.moments.has(2));
    const thief = question.options.find(({ card }) => card !== undefined)!.id;
    const begun = performance.now();
    await a.done({ type: 'answer', seat: 0, ticket, answer: thief });
    if (held === 'shield') {
      const shield = await b.question(1);
      await b.done({ type: 'answer', seat: 1, ticket: shield.ticket, answer: 'pass' });
    }
    const warning = await c.question(2);
    assert(performance.now() - begun > FACE * 0.9, held);
    assert.equal(warning.question.options.length, 2);
    // It hears of the theft and of the question in one, and nothing in between.
    assert.equal(c.heard.filter(({ type }) => type === 'moment').length, 2, held);
    await c.done({ type: 'answer', seat: 2, ticket: warning.ticket, answer: 'pass' });
    await a.until(() => a.moments.get(0)?.asked?.seats.join() === '1');
    assert.equal(a.moments.get(0)?.asked?.prompt, 'act');
    // Everybody else waits until both questions have had their time.
    assert(performance.now() - begun > 2 * FACE * 0.9, held);
  }
});

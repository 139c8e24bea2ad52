import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableSummary } from '@tafelrunde/protocol';
import { findGames } from '../src/games.ts';
import { openHouse, Person } from './kit.ts';

test('where one seat decides for all, the others see the options, point at one, ask to wait and take it back', async () => {
  const games = (await findGames({ inTheMaking: true })).filter(({ game }) => game.id === 'valskyrr');
  const house = await openHouse({ games });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('valskyrr', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  // A hero each and nobody else: what everybody decides alone is nobody else's business.
  const last = ['', ''];
  const fresh = async (window: typeof a, seat: number) => {
    const asked = await window.question(seat, last[seat]);
    last[seat] = asked.ticket;
    return asked;
  };
  for (const [window, seat] of [
    [a, 0],
    [b, 1],
    [a, 0],
    [b, 1],
  ] as const) {
    const { question, ticket } = await fresh(window, seat);
    assert.equal(window.moments.get(seat)?.asked?.shared, undefined);
    const choice = question.options.findLast(({ no }) => no === undefined)!.id;
    await window.done({ type: 'answer', seat, ticket, answer: choice });
  }
  const { question, ticket } = await fresh(a, 0);
  assert.equal(question.prompt, 'scout');
  const shared = await b.until(() => b.moments.get(1)?.asked?.shared);
  assert.deepEqual(shared, question);
  const [first] = question.options;
  const advice = () => a.table?.advice;
  await b.done({ type: 'advise', seat: 1, says: { option: first.id } });
  await a.until(() => JSON.stringify(advice()) === JSON.stringify([{ seat: 1, option: first.id }]));
  await b.done({ type: 'advise', seat: 1, says: { wait: true } });
  await a.until(() => JSON.stringify(advice()) === JSON.stringify([{ seat: 1, option: null }]));
  await b.done({ type: 'advise', seat: 1, says: null });
  await a.until(() => advice()?.length === 0);
  // Nobody advises for another, nor the one who is asked; and only what is offered can be pointed at.
  const refused = async (window: typeof a, seat: number, option: string) =>
    (await window.order({ type: 'advise', seat, says: { option } }))?.code;
  assert.equal(await refused(b, 0, first.id), 'not-your-seat');
  assert.equal(await refused(a, 0, first.id), 'bad-message');
  assert.equal(await refused(b, 1, 'dance'), 'bad-message');
  // It binds nobody, and is gone with the answer, but not with what somebody says of themselves in advance.
  await b.done({ type: 'advise', seat: 1, says: { option: first.id } });
  await a.done({ type: 'stopAt', seat: 0, prompt: 'scout', on: true });
  const summary = await ada.ask<TableSummary>(`/api/tables/${id}`);
  assert.deepEqual(summary.advice, [{ seat: 1, option: first.id }]);
  await a.done({ type: 'answer', seat: 0, ticket, answer: 'noScout' });
  await a.until(() => advice()?.length === 0);
});

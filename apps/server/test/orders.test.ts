import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from './folders.ts';
import { openHouse, Person } from './kit.ts';

test('a seat sees its own orders, nobody else does, and they last', async () => {
  const dataFolder = await temporaryFolder();
  let house = await openHouse({ dataFolder });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  await b.question(1);
  await b.done({ type: 'always', seat: 1, prompt: 'change', answer: [] });
  await b.done({ type: 'always', seat: 1, prompt: 'theft.instead', answer: 'pass' });
  await b.done({ type: 'stopAt', seat: 1, prompt: 'reveal', on: true });
  const said = {
    always: [
      { prompt: 'change', answer: [] },
      { prompt: 'theft.instead', answer: 'pass' },
    ],
    stops: ['reveal'],
  };
  await b.until(() => JSON.stringify(b.moments.get(1)?.orders) === JSON.stringify(said));
  // It was asked already, so it is answered, and its seat is told by whom.
  await b.until(() => b.texts.some((text) => text.includes('"answeredFor"')));
  await a.done({ type: 'chat', text: 'na?' });
  assert.deepEqual(a.moments.get(0)?.orders, { always: [], stops: [] });
  assert(a.texts.every((text) => !text.includes('answeredFor') && !text.includes('theft.instead')));
  await house.close();
  house = await openHouse({ dataFolder });
  bob.url = house.url;
  const again = await bob.open(id);
  const { orders } = await again.until(() => again.moments.get(1));
  assert.deepEqual(
    orders?.always.toSorted((x, y) => x.prompt.localeCompare(y.prompt)),
    said.always,
  );
  assert.deepEqual(orders?.stops, said.stops);
  // A person who wants to be stopped answers themselves.
  await again.done({ type: 'stopAt', seat: 1, prompt: 'theft.instead', on: true });
  await again.until(() => again.moments.get(1)?.orders?.always.length === 1);
  await again.done({ type: 'always', seat: 1, prompt: 'change', answer: null });
  await again.until(() => again.moments.get(1)?.orders?.always.length === 0);
});

test('orders that cannot be are refused and change nothing', async () => {
  const house = await openHouse();
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'normal']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  const { question } = await a.question(0);
  const code = async (window: typeof a, order: Parameters<typeof a.order>[0]) =>
    (await window.order(order))?.code;
  const { prompt } = question;
  assert.equal(prompt, 'change');
  assert.equal(await code(a, { type: 'always', seat: 0, prompt: 'dance', answer: 'pass' }), 'unknown-order');
  assert.equal(await code(a, { type: 'always', seat: 0, prompt: 'act', answer: null }), 'unknown-order');
  assert.equal(await code(a, { type: 'stopAt', seat: 0, prompt: 'toString', on: true }), 'unknown-order');
  assert.equal(await code(a, { type: 'stopAt', seat: 0, prompt: 'act', on: false }), 'unknown-order');
  assert.equal(await code(a, { type: 'always', seat: 0, prompt, answer: 'pass' }), 'malformed');
  assert.equal(await code(b, { type: 'always', seat: 0, prompt, answer: [] }), 'not-your-seat');
  assert.equal(await code(b, { type: 'stopAt', seat: 1, prompt, on: true }), 'not-your-seat');
  assert.equal(await code(a, { type: 'always', seat: 9, prompt, answer: [] }), 'unknown-seat');
  assert.deepEqual(a.moments.get(0)?.orders, { always: [], stops: [] });
});

test('nobody piles up where they want to be stopped: each time is an entry of the match', async () => {
  const house = await openHouse();
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('hoard', ['me', 'me']);
  const window = await ada.open(id);
  await window.question(0);
  const stopAt = async (on: boolean, seat = 0) =>
    (await window.order({ type: 'stopAt', seat, prompt: 'reveal', on }))?.code;
  for (let times = 0; times < 200; times++) assert.equal(await stopAt(times % 2 === 0), undefined);
  assert.equal(await stopAt(true), 'out-of-range');
  assert.equal(await stopAt(true, 1), undefined);
});

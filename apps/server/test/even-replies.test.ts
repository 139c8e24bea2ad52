import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, Person } from './kit.ts';
import { StillTiming } from './still-timing.ts';

const FACE = 400;

test('while a table keeps its poker face nothing comes soon enough to tell what the disk is doing', async () => {
  const LEAST = 150;
  const timing = new StillTiming();
  const house = await openHouse({ pokerFace: FACE, timing, evenReplies: LEAST });
  const [ada, bob] = [await Person.arrive(house), await Person.arrive(house)];
  const { id } = await ada.putUp('hoard', ['me', 'free']);
  const [a, b] = [await ada.open(id), await bob.open(id)];
  await b.done({ type: 'sit', seat: 1 });
  await a.done({ type: 'start' });
  // Somebody who has nothing to do with that table.
  const eve = await Person.arrive(house);
  const { id: other } = await eve.putUp('tictactoe', ['me', 'me']);
  const window = await eve.open(other);
  await window.question(0);
  const soonest = async (work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    assert(took >= LEAST - 2, `${String(work)} took ${took} ms`);
  };
  await soonest(() => eve.request('/api/me'));
  await soonest(() => eve.request('/api/tables'));
  await soonest(() => eve.request('/api/tables/nowhere'));
  await soonest(() => eve.request('/api/me', { name: 'Eve' }, 'PUT'));
  await soonest(() => eve.request('/health'));
  await soonest(() => window.order({ type: 'chat', text: 'Anybody thinking?' }));
  await soonest(() => window.order({ type: 'undo', seat: 0, how: 'answer' }));
  await soonest(() => window.play(0));
  await soonest(async () => (await eve.open(other)).hears('welcome'));
  const knocking = await eve.knock(other);
  await new Promise((done) => setTimeout(done, LEAST));
  await soonest(async () => {
    knocking.send({ type: 'hello', protocol: 1 });
    await knocking.hears('welcome');
  });
  // Nor does anybody hear sooner what has come of it.
  const hears = (type: string, work: () => Promise<unknown>): Promise<void> =>
    soonest(async () => {
      const { length } = knocking.texts;
      const working = work();
      await knocking.until(() =>
        knocking.texts.slice(length).some((text) => text.includes(`"type":"${type}"`)),
      );
      await working;
    });
  await hears('chat', () => window.order({ type: 'chat', text: 'And now?' }));
  await hears('moment', () => window.play(1));
  await hears('table', () => eve.request('/api/me', { name: 'Evelyn' }, 'PUT'));
  // Who sits at the table that keeps it has another name when it ends.
  const renaming = ada.request('/api/me', { name: 'Adele' }, 'PUT').then(({ status }) => status);
  const early = new Promise((done) => setTimeout(done, 2 * LEAST, 'nothing'));
  assert.equal(await Promise.race([renaming, early]), 'nothing');
  timing.pass(FACE);
  assert.equal(await renaming, 200);
});

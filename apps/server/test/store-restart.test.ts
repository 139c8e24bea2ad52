import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAnswer, randomSource } from '@tafelrunde/engine';
import { openStore } from '../src/store/open.ts';
import { engines } from './databases.ts';
import { anyAnswer, openHouse, Person } from './kit.ts';

for (const { name, place: emptyPlace } of engines) {
  describe(`a restart on ${name}`, () => {
    test('everybody finds what they left, and an answer that is sent again counts once', async () => {
      const random = randomSource('store-restart');
      const place = await emptyPlace();
      const before = await openHouse({ ...place });
      const ada = await Person.arrive(before);
      const { id } = await ada.putUp('tictactoe', ['me', 'me']);
      const window = await ada.open(id);
      await window.done({ type: 'chat', text: 'Grüße 🐉' });
      assert.equal(await window.play(0, random), null);
      const { question, ticket } = await window.question(1);
      const order = { type: 'answer', seat: 1, ticket, answer: anyAnswer(question, random) } as const;
      await window.done(order);
      await window.question(0);
      const { view } = window.moments.get(0)!;
      await before.close();

      const after = await openHouse({ ...place });
      ada.url = after.url;
      const again = await ada.open(id);
      assert.deepEqual((await again.until(() => again.moments.get(0))).view, view);
      assert.equal((await again.hears('chat')).lines[0].text, 'Grüße 🐉');
      // Its acknowledgement might have been lost with the process.
      await again.done(order);
      const other = anyAnswer((await again.question(0)).question, random);
      assert.equal((await again.order({ ...order, answer: other }))?.code, 'stale');
      const store = await openStore(place);
      const { rows } = await store.tables.entries(id);
      assert.equal(rows.filter(({ entry }) => isAnswer(entry)).length, 2);
      await store.close();
      assert.equal(await again.play(0, random), null);
    });
  });
}

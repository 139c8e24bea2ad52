import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAnswer } from '@tafelrunde/engine';
import type { Me, TableSummary } from '@tafelrunde/protocol';
import { openStore } from '../src/store/open.ts';
import { engines } from './databases.ts';
import { openHouse, Person, type Window } from './kit.ts';
import { StillTiming } from './still-timing.ts';
import { sample } from './stored.ts';

for (const { name, place: emptyPlace } of engines) {
  describe(`two servers on one ${name}`, () => {
    test('the one that is behind is refused, takes up what the other wrote, and both play the same match', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const ada = await Person.arrive(houses[0]);
      const { id } = await ada.putUp('tictactoe', ['me', 'me']);
      const windows: Window[] = [];
      for (const { url } of houses) {
        ada.url = url;
        windows.push(await ada.open(id));
      }
      for (const window of windows) await window.question(0);
      const given: string[] = [];
      // At each question one server is quicker, in turn; the other learns of it when it wants to write.
      for (let turn = 0; turn < 5; turn++) {
        const [quick, slow] = turn % 2 === 0 ? windows : windows.toReversed();
        const seat = turn % 2;
        const { question, ticket } = await slow.question(seat);
        const free = question.options.filter(({ no }) => no === undefined).map(({ id: option }) => option);
        const { ticket: own } = await quick.question(seat);
        await quick.done({ type: 'answer', seat, ticket: own, answer: free[0] });
        given.push(free[0]);
        const late = await slow.order({ type: 'answer', seat, ticket, answer: free[1] });
        assert.equal(late?.code, 'stale');
        const next = 1 - seat;
        await Promise.all(windows.map((window) => window.question(next)));
        assert.deepEqual(slow.moments.get(next)!.view, quick.moments.get(next)!.view);
      }
      const store = await openStore(place);
      const { rows } = await store.tables.entries(id);
      assert.deepEqual(
        rows.flatMap(({ entry }) => (isAnswer(entry) ? [entry.answer] : [])),
        given,
      );
      await store.close();
    });

    test('whoever is forgotten at one is known at no other, and what they have open there ends', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const ada = await Person.arrive(houses[0]);
      const { id } = await ada.putUp('tictactoe', ['me', 'free']);
      ada.url = houses[1].url;
      assert.equal((await ada.ask<Me>('/api/me')).person, ada.me.person);
      const window = await ada.open(id);
      await window.hears('table');
      ada.url = houses[0].url;
      assert.equal((await ada.request('/api/me', undefined, 'DELETE')).status, 204);
      ada.url = houses[1].url;
      // The cookie is nobody's: whoever brings it is somebody new.
      assert.notEqual((await ada.ask<Me>('/api/me')).person, ada.me.person);
      assert.equal((await ada.refused('/api/me/carry', {})).code, 'unknown-guest');
      assert.equal(await window.closed, 4401);
    });

    test('whoever is forgotten at one says nothing and sits down nowhere at another', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const [ada, ben] = [await Person.arrive(houses[0]), await Person.arrive(houses[0])];
      const { id } = await ben.putUp('tictactoe', ['me', 'free']);
      ada.url = houses[1].url;
      const window = await ada.open(id);
      await window.hears('table');
      ada.url = houses[0].url;
      assert.equal((await ada.request('/api/me', undefined, 'DELETE')).status, 204);
      // What she still has open there ends within two seconds.
      assert.equal((await window.order({ type: 'sit', seat: 1 }))?.code, 'unknown-guest');
    });

    test('what has no number of its own is refused too, and chat is heard on both', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const ada = await Person.arrive(houses[0]);
      const { id } = await ada.putUp('tictactoe', ['me', 'me']);
      const first = await ada.open(id);
      ada.url = houses[1].url;
      const second = await ada.open(id);
      await second.question(0);
      assert.equal(await first.play(0), null);
      await first.question(1);
      // The second server does not know of the answer yet; giving the seat away would undo what follows from it.
      assert.equal((await second.order({ type: 'handOver', seat: 1, to: 'free' }))?.code, 'stale');
      await second.question(1);
      assert.equal(second.table?.seats[1].kind, 'person');
      // Now it does, and takes the answer back; then the first one is behind.
      await second.done({ type: 'undo', seat: 0, how: 'answer' });
      assert.equal((await first.order({ type: 'undo', seat: 0, how: 'answer' }))?.code, 'stale');
      await first.question(0);
      await first.done({ type: 'chat', text: 'eins' });
      await second.done({ type: 'chat', text: 'zwei' });
      const heard = second.heard.flatMap((message) => (message.type === 'chat' ? message.lines : []));
      assert.deepEqual(
        heard.map(({ text }) => text),
        ['eins', 'zwei'],
      );
    });

    test('what one of them keeps a poker face over is shown by no other', async () => {
      const place = await emptyPlace();
      const FACE = 400;
      let time = Date.now();
      const timings = [new StillTiming(), new StillTiming()];
      const [first, second] = await Promise.all(
        timings.map((timing) => openHouse({ ...place, pokerFace: FACE, timing, now: () => time })),
      );
      const [ada, bob] = [await Person.arrive(first), await Person.arrive(first)];
      const { id } = await ada.putUp('hoard', ['me', 'free'], { open: true });
      const windows = [await ada.open(id), await bob.open(id)];
      await windows[1].done({ type: 'sit', seat: 1 });
      await windows[0].done({ type: 'start' });
      // Both are asked in secret and answer at once: the row says already who is asked next, and nobody may know it yet.
      for (const [seat, window] of windows.entries()) {
        const { ticket } = await window.question(seat);
        await window.done({ type: 'answer', seat, ticket, answer: [] });
      }
      const eve = await Person.arrive(second);
      const listed = async (): Promise<TableSummary['asked'] | undefined> =>
        (await eve.ask<{ open: TableSummary[] }>('/api/tables')).open.find((table) => table.id === id)?.asked;
      assert.deepEqual(await listed(), []);
      let isTold = false;
      const asking = eve.ask<TableSummary>(`/api/tables/${id}`).finally(() => (isTold = true));
      for (let i = 0; i < 5; i++) await listed();
      assert.equal(isTold, false);
      time += FACE;
      for (const timing of timings) timing.pass(FACE);
      assert.deepEqual((await asking).asked, [0]);
      assert.deepEqual(await listed(), [0]);
    });

    test('a match that ended behind a poker face leaves the lobby when everybody hears of it', async () => {
      const store = await openStore(await emptyPlace());
      const shown = { ...sample, until: sample.since };
      const over = { ...sample, state: 'over', shown } as const;
      await store.tables.create({ ...over, id: 'told', since: Date.now() - 1 });
      await store.tables.create({ ...over, id: 'untold', since: Date.now() + 60_000 });
      const listed = await store.tables.openTables(10);
      assert.deepEqual(
        listed.map(({ id }) => id),
        ['untold'],
      );
      // Nor does it make room for another table of its host before.
      assert.equal((await store.hosted.since(sample.host, 0)).unfinished, 1);
      await store.close();
    });

    test('only looking at a table on another server puts nobody behind', async () => {
      const place = await emptyPlace();
      const houses = [await openHouse({ ...place }), await openHouse({ ...place })];
      const ada = await Person.arrive(houses[0]);
      const { id } = await ada.putUp('tictactoe', ['me', 'me']);
      const first = await ada.open(id);
      ada.url = houses[1].url;
      await (await ada.open(id)).question(0);
      assert.equal(await first.play(0), null);
    });
  });
}

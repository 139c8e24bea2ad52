import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Fault, fairnessFromSeed, Match, readRecord, type Saved, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { botById, botIds, greedy, random, sit } from '../src/index.ts';
import { BotPool, WorkerFailure } from '../src/node.ts';

const address = `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard`;

/** A match in the middle of a game. */
function midway(): Match {
  const match = Match.start(hoard, { seats: 3, fairness: fairnessFromSeed('pool') });
  for (let n = 0; n < 25; n++) {
    const [seat] = match.waiting;
    match.answer(seat, random.answer(sit(match, seat, `${n}`)));
  }
  return match;
}

describe('bots beside the main thread', () => {
  const pool = new BotPool(2);
  after(() => pool.close());

  it('answer as they would here, from a record', async () => {
    const match = midway();
    const [seat] = match.waiting;
    const record = readRecord(writeRecord(match.record()));
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((seed) =>
        pool.answer({ game: address, match: record, seat, bot: 'greedy', seed }),
      ),
    );
    assert.deepEqual(
      answers,
      ['a', 'b', 'c', 'd'].map((seed) => greedy.answer(sit(match, seat, seed))),
    );
  });

  it('answer the same from a checkpoint and the entries since', async () => {
    const match = midway();
    const [seat] = match.waiting;
    const saved: Saved = {
      setup: { seats: 3, options: match.options, fairness: fairnessFromSeed('pool') },
      checkpoint: match.checkpoints.at(-1)!,
      entries: match.entries,
    };
    const answer = await pool.answer({ game: address, match: saved, seat, bot: 'greedy', seed: 'a' });
    assert.deepEqual(answer, greedy.answer(sit(match, seat, 'a')));
  });

  it('say what is wrong with an order, and go on', async () => {
    const record = midway().record();
    const order = { game: address, match: record, seat: 0, bot: 'greedy', seed: 'a' };
    await assert.rejects(pool.answer({ ...order, bot: 'genius' }), (error) => {
      assert.ok(error instanceof WorkerFailure);
      assert.match(error.message, /no bot called 'genius'; there are random, casual, greedy/);
      return true;
    });
    const notAsked = [0, 1, 2].find((seat) => !midway().waiting.includes(seat))!;
    await assert.rejects(pool.answer({ ...order, seat: notAsked }), /is not asked/);
    await assert.rejects(pool.answer({ ...order, game: `${address}ing` }), /exports no 'hoarding'/);
    assert.ok((await pool.answer({ ...order, seat: midway().waiting[0] })) !== undefined);
  });

  it('refuse once they have gone home', async () => {
    const closing = new BotPool(1);
    const record = midway().record();
    const order = { game: address, match: record, seat: midway().waiting[0], bot: 'random', seed: 'a' };
    const open = closing.answer(order);
    await closing.close();
    await assert.rejects(open);
    await assert.rejects(closing.answer(order), /gone home/);
  });
});

describe('the list of bots', () => {
  it('finds each by its word', () => {
    assert.deepEqual(
      botIds.map((id) => botById(id).id),
      ['random', 'casual', 'greedy', 'search'],
    );
  });

  it('lists those it knows when asked for another', () => {
    assert.throws(
      () => botById('genius'),
      (fault) =>
        fault instanceof Fault &&
        fault.message === "there is no bot called 'genius'; there are random, casual, greedy, search",
    );
  });
});

import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { BotWorker, type ThinkingWorker } from '../src/worker/browser.ts';
import { FairQueue, FairQueues } from '../src/fair-queue.ts';
import { WorkerPool } from '../src/node.ts';
import type { ThinkOrder } from '../src/think.ts';

/** A file whose threads wait as many milliseconds as they are told, and say so; -1 is for ever. */
const waiting = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, order }) => {
      if (order < 0) for (;;);
      setTimeout(() => parentPort.postMessage({ number, ok: true, value: order }), order);
    });
  `)}`,
);

describe('orders that wait', () => {
  /** Do everything that waits, each taking what `took` says, and list it in order. */
  function inOrder(queue: Pick<FairQueue<string>, 'take'>, took: (job: string) => number): string {
    const done = [];
    for (let next = queue.take(); next !== null; next = queue.take()) {
      done.push(next.job);
      next.ended(took(next.job));
    }
    return done.join(' ');
  }

  it('take turns, whoever brought more', () => {
    const queue = new FairQueue<string>();
    for (const job of ['a1', 'a2', 'a3', 'a4']) queue.push('ada', job);
    for (const job of ['b1', 'b2']) queue.push('bob', job);
    assert.equal(
      inOrder(queue, () => 100),
      'a1 b1 a2 b2 a3 a4',
    );
  });

  it('are counted by the time they take', () => {
    const queue = new FairQueue<string>();
    for (const job of ['a1', 'a2']) queue.push('ada', job);
    for (const job of ['b1', 'b2', 'b3', 'b4', 'b5']) queue.push('bob', job);
    assert.equal(
      inOrder(queue, (job) => (job.startsWith('a') ? 400 : 100)),
      'a1 b1 b2 b3 b4 a2 b5',
    );
  });

  it('count from now on: nobody saves up by staying away, and nobody pays for long what was used when nobody waited', () => {
    const queue = new FairQueue<string>();
    queue.push('ada', 'a0');
    assert.equal(
      inOrder(queue, () => 60_000),
      'a0',
    );
    for (const job of ['b1', 'b2', 'b3']) queue.push('bob', job);
    for (const job of ['c1', 'c2', 'c3']) queue.push('cora', job);
    assert.equal(
      inOrder(queue, () => 100),
      'b1 c1 b2 c2 b3 c3',
    );
  });

  it('of who has used much are done again after a short while', () => {
    const queue = new FairQueue<string>();
    queue.push('ada', 'a0');
    inOrder(queue, () => 60_000);
    for (let i = 0; i < 100; i++) queue.push('bob', `b${i}`);
    queue.push('ada', 'a1');
    const before = inOrder(queue, () => 100)
      .split(' ')
      .indexOf('a1');
    assert(before > 10 && before < 40, `${before} came before`);
  });

  it('of one share do not take all threads while another waits', () => {
    const queue = new FairQueue<string>();
    for (const job of ['a1', 'a2', 'a3']) queue.push('ada', job);
    queue.push('bob', 'b1');
    assert.deepEqual([queue.take()?.job, queue.take()?.job], ['a1', 'b1']);
  });
});

describe('orders of many people', () => {
  it('of one address get together no more than those of another', () => {
    const queue = new FairQueues<string>();
    for (let i = 0; i < 4; i++) queue.push({ address: 'x', person: `puppet ${i}` }, `p${i}`);
    for (const job of ['a1', 'a2', 'a3']) queue.push({ address: 'y', person: 'ada' }, job);
    const done = [];
    for (let next = queue.take(); next !== null; next = queue.take()) {
      done.push(next.job);
      next.ended(100);
    }
    assert.deepEqual(done, ['p0', 'a1', 'p1', 'a2', 'p2', 'a3', 'p3']);
  });

  it('are shared by person where all come from one address', () => {
    const queue = new FairQueues<string>();
    for (const job of ['a1', 'a2', 'a3']) queue.push({ address: 'x', person: 'ada' }, job);
    queue.push({ address: 'x', person: 'bob' }, 'b1');
    assert.deepEqual([queue.take()?.job, queue.take()?.job, queue.take()?.job], ['a1', 'b1', 'a2']);
    assert.deepEqual(queue.clear(), ['a3']);
    assert.equal(queue.take(), null);
  });
});

describe('threads', () => {
  const pool = new WorkerPool<number, number>(waiting, 1);
  after(() => pool.close());

  it('serve who has one order before the hundredth of another', async () => {
    const many = Array.from({ length: 100 }, () => pool.run(5, { whose: { address: 'a', person: 'ada' } }));
    let done = 0;
    for (const order of many) void order.then(() => done++);
    await pool.run(1, { whose: { address: 'a', person: 'bob' } });
    assert(done < 5, `${done} came before`);
    await Promise.all(many);
  });

  it('are ended when they take too long, and others go on', async () => {
    const stuck = pool.run(-1, { limit: 300 });
    const next = pool.run(1, { limit: 30_000 });
    await assert.rejects(stuck, /longer than 300 milliseconds/);
    assert.equal(await next, 1);
  });
});

describe('a worker of a browser', () => {
  /** A worker that answers whatever its bot is called, unless that is "never"; and how many were started. */
  function workers(): { readonly start: () => ThinkingWorker; readonly count: () => number } {
    let count = 0;
    const start = (): ThinkingWorker => {
      count++;
      let isOver = false;
      let listen: ((event: never) => void) | undefined;
      return {
        postMessage: ({ number, order }) => {
          if (order.bot === 'never') return;
          setTimeout(() => {
            if (!isOver) listen?.({ data: { number, ok: true, value: order.bot } } as never);
          }, 1);
        },
        addEventListener: (type: string, heard: (event: never) => void) => {
          if (type === 'message') listen = heard;
        },
        terminate: () => (isOver = true),
      };
    };
    return { start, count: () => count };
  }
  const order = (bot: string): ThinkOrder => ({ bot }) as ThinkOrder;

  it('is ended when it takes too long, and what waits is done by another', async () => {
    const { start, count } = workers();
    const bots = new BotWorker(start, 100);
    const [stuck, next] = [bots.answer(order('never')), bots.answer(order('greedy'))];
    await assert.rejects(stuck, /longer than 100 milliseconds/);
    assert.equal(await next, 'greedy');
    assert.equal(await bots.answer(order('casual')), 'casual');
    assert.equal(count(), 2);
    const open = bots.answer(order('never'));
    bots.close();
    await assert.rejects(open, /sent home/);
  });
});

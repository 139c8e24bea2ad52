import { Fault, readRecord } from '@tafelrunde/engine';
import { loadRules } from '../game-rules.ts';
import { faultOf } from '../records/fault-of.ts';
import { prove } from './proof.ts';
import type { ProofNews } from './proving.ts';

/** Tell about progress this often at most, in milliseconds. */
const PAUSE = 50;

const tell = (news: ProofNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<string>) => void check(data));

async function check(text: string): Promise<void> {
  try {
    const record = readRecord(text);
    const game = await loadRules(record.game);
    if (game === null)
      throw new Fault('unknown-game', 'game', `this browser has no rules of '${record.game}'`);
    let last = performance.now();
    const proof = prove(game, record, (done, of) => {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      tell({ type: 'progress', done, of });
    });
    tell({ type: 'proved', proof });
  } catch (thrown) {
    tell({ type: 'broken', fault: faultOf(thrown) });
  }
}

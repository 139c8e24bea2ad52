import { lookingBack, usualHindsight } from '@tafelrunde/bots/hindsight';
import { readRecord, replay, type SeenEvent, type View, type WireQuestion } from '@tafelrunde/engine';
import { loadRules } from '../game-rules.ts';
import type { HindsightNews, ToldPoint } from './hindsight.ts';

/** Tell about progress this often at most, in milliseconds. */
const PAUSE = 100;
/** Nobody looks at an end for much longer than this. The curve is there after a quarter of it at most. */
const MOST = 100_000;

const tell = (news: HindsightNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<string>) => void look(data));

/** Works out how a finished match came about. A record that leads to no end tells nothing. */
async function look(text: string): Promise<void> {
  try {
    const record = readRecord(text);
    const game = await loadRules(record.game);
    if (game === null) throw new Error(`no rules of '${record.game}'`);
    const within = { milliseconds: MOST, now: () => performance.now() };
    const work = lookingBack(game, record, { ...usualHindsight, within });
    let last = performance.now();
    for (;;) {
      const next = work.next();
      if (next.done === true) {
        const { stations, turningPoints, isWhole } = next.value;
        const points = turningPoints.map((point): ToldPoint => ({
          ...point,
          ...scene(point.at, point.seat),
        }));
        tell({ type: 'done', stations, points, isWhole });
        return;
      }
      if (performance.now() - last < PAUSE) continue;
      last = performance.now();
      tell({ type: 'progress', ...next.value });
    }

    /** What was asked there, and what everybody saw happen then. */
    function scene(
      at: number,
      seat: number,
    ): { readonly question: WireQuestion; readonly view: View; readonly events: readonly SeenEvent[] } {
      const match = replay(game!, record, at);
      const question = match.wire(seat)!;
      const view = match.view(seat);
      const before = match.told('watcher').length;
      match.replayEntry(record.entries[at], 'trust');
      return { question, view, events: match.told('watcher', before) };
    }
  } catch (thrown) {
    tell({ type: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

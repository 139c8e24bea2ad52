import { Fault } from '@tafelrunde/engine';
import { playGame, type PlayedGame, type Series, type Stretch } from '@tafelrunde/lab';
import { loadRules } from '../game-rules.ts';

/** What a worker of the lab is asked to do. */
export interface LabOrder {
  readonly game: string;
  readonly series: Series;
  readonly stretch: Stretch;
}

/** What comes back: the games, or why one of them did not come to its end. */
export type LabNews =
  | { readonly played: readonly PlayedGame[] }
  | { readonly broken: { readonly index: number | null; readonly message: string } };

addEventListener('message', ({ data }: MessageEvent<LabOrder>) => void play(data));

async function play({ game: id, series, stretch: [from, to] }: LabOrder): Promise<void> {
  let index: number | null = null;
  try {
    const game = await loadRules(id);
    if (game === null) throw new Fault('unknown-game', 'game', `this browser has no rules of '${id}'`);
    const played: PlayedGame[] = [];
    for (index = from; index < to; index++) played.push(playGame(game, series, index));
    tell({ played });
  } catch (thrown) {
    tell({ broken: { index, message: thrown instanceof Error ? thrown.message : String(thrown) } });
  }
}

const tell = (news: LabNews) => postMessage(news);

import { parentPort } from 'node:worker_threads';
import { loadByAddress } from '@tafelrunde/bots';
import { carryOut, fastCopyOf, type Order } from '@tafelrunde/bots/node';
import type { Game } from '@tafelrunde/engine';
import type * as Lab from '@tafelrunde/lab';
import {
  emptyTally,
  lineupOf,
  note,
  type PlayedGame,
  seedOf,
  type Series,
  type Tally,
} from '@tafelrunde/lab';

/** Games `from` to before `to` of a long series. */
export interface SimulateOrder {
  readonly game: string;
  readonly series: Series;
  readonly from: number;
  readonly to: number;
  /** Whether every single game is wanted, too. */
  readonly each: boolean;
}

/** A game that did not come to its end, and why. */
export interface BrokenGame {
  readonly index: number;
  readonly seed: string;
  readonly message: string;
}

export interface Simulated {
  readonly tally: Tally;
  readonly played: readonly PlayedGame[];
  readonly broken: BrokenGame | null;
}

/** The rules, and what plays them. Where all answers come at random nobody ever waits: there fast copies of both will do. */
async function loaded(
  address: string,
  { lineups }: Series,
): Promise<{ readonly game: Game; readonly playGame: typeof Lab.playGame }> {
  const isInPlace = lineups.flat().every((bot) => bot === 'random');
  const at = isInPlace ? fastCopyOf : (module: string): string => module;
  const { playGame } = (await import(at(import.meta.resolve('@tafelrunde/lab')))) as typeof Lab;
  return { game: await loadByAddress(at(address)), playGame };
}

async function play({ game: address, series, from, to, each }: SimulateOrder): Promise<Simulated> {
  const { game, playGame } = await loaded(address, series);
  const tally = emptyTally(series.seats);
  const played: PlayedGame[] = [];
  for (let index = from; index < to; index++) {
    try {
      const one = playGame(game, series, index);
      note(tally, lineupOf(series, index), one);
      if (each) played.push(one);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { tally, played, broken: { index, seed: seedOf(series, index), message } };
    }
  }
  return { tally, played, broken: null };
}

parentPort?.on('message', (message: Order<SimulateOrder>) => {
  void carryOut(message, play).then((reply) => parentPort?.postMessage(reply));
});

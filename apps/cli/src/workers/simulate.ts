import { parentPort } from 'node:worker_threads';
import { botById, loadByAddress, sit } from '@tafelrunde/bots';
import { carryOut, type Order } from '@tafelrunde/bots/node';
import { fairnessFromSeed, type Game, Match, randomPolicy, randomSource, simulate } from '@tafelrunde/engine';
import type { Settings } from '../settings.ts';
import { emptyTally, note, type Played, type Tally } from '../tally.ts';

/** Games `from` to before `to` of a long series. */
export interface SimulateOrder {
  readonly game: string;
  readonly seats: number;
  readonly options: Settings;
  /** Who sits where, one bot per seat; game after game the next of these, then the first again. */
  readonly lineups: readonly (readonly string[])[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A game that did not come to its end, and why. */
export interface BrokenGame {
  readonly index: number;
  readonly seed: string;
  readonly message: string;
}

export type Simulated = { readonly tally: Tally; readonly broken: BrokenGame | null };

/** More answers than this are taken for a match without end. */
const LIMIT = 1_000_000;

async function play(order: SimulateOrder): Promise<Simulated> {
  const game = await loadByAddress(order.game);
  const tally = emptyTally(order);
  for (let index = order.from; index < order.to; index++) {
    const seed = `${order.seed}/${index}`;
    const bots = order.lineups[index % order.lineups.length];
    const gear = bots.every((bot) => bot === 'random') ? inPlace : atTable;
    try {
      note(tally, bots, gear(game, order, bots, seed));
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { tally, broken: { index, seed, message } };
    }
  }
  return { tally, broken: null };
}

/** Random answers need no look at the table: the rules ask a policy in place. */
function inPlace(
  game: Game,
  { seats, options }: SimulateOrder,
  _bots: readonly string[],
  seed: string,
): Played {
  const policy = randomPolicy(randomSource(`bots of ${seed}`));
  const { result, decisions } = simulate(game, { seats, options, seed, policy, limit: LIMIT });
  return { result, decisions };
}

function atTable(
  game: Game,
  { seats, options }: SimulateOrder,
  bots: readonly string[],
  seed: string,
): Played {
  const match = Match.start(game, { seats, options, fairness: fairnessFromSeed(seed), events: false });
  const players = bots.map(botById);
  // Where the first to answer acts, all are equally quick.
  const quick = randomSource(`quick ${seed}`);
  while (match.result === null) {
    const { waiting } = match;
    const seat =
      match.pending?.request.mode === 'any' ? waiting[Math.floor(quick() * waiting.length)] : waiting[0];
    const answers = match.entries.length;
    if (answers > LIMIT) throw new Error(`no end after ${LIMIT} answers`);
    const outcome = match.answer(seat, players[seat].answer(sit(match, seat, `${seed} answer ${answers}`)));
    if (!outcome.ok) throw new Error(match.crash?.message ?? outcome.refusal.code);
  }
  return { result: match.result, decisions: match.entries.length };
}

parentPort?.on('message', (message: Order<SimulateOrder>) => {
  void carryOut(message, play).then((reply) => parentPort?.postMessage(reply));
});

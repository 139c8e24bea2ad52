import { parentPort } from 'node:worker_threads';
import { loadByAddress } from '@tafelrunde/bots';
import { carryOut, type Order } from '@tafelrunde/bots/node';
import { type Game, randomSource } from '@tafelrunde/engine';
import { checkLaws, type LawReport } from '@tafelrunde/testing';
import { optionSpecs, type Settings } from '../settings.ts';

/** Matches `from` to before `to` of a long series. */
export interface LawsOrder {
  readonly game: string;
  /** Null: another number for every match. */
  readonly seats: number | null;
  /** Options that are not given differ from match to match. */
  readonly options: Settings;
  readonly seed: string;
  readonly thorough: boolean;
  readonly from: number;
  readonly to: number;
}

async function check(order: LawsOrder): Promise<LawReport[]> {
  const game = await loadByAddress(order.game);
  return Array.from({ length: order.to - order.from }, (_, i) => {
    const seed = `${order.seed}/${order.from + i}`;
    return checkLaws(game, { seed, thorough: order.thorough, ...tableFor(game, order, seed) });
  });
}

function tableFor(game: Game, order: LawsOrder, seed: string): { seats: number; options: Settings } {
  const random = randomSource(`table of ${seed}`);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const [least, most] = game.seats;
  const seats = least + Math.floor(random() * (most - least + 1));
  const options = Object.entries(optionSpecs(game)).map(([name, { choices, endless = [] }]) => [
    name,
    oneOf(choices.filter((choice) => !endless.includes(choice))),
  ]);
  return {
    seats: order.seats ?? seats,
    options: { ...(Object.fromEntries(options) as Settings), ...order.options },
  };
}

parentPort?.on('message', (message: Order<LawsOrder>) => {
  void carryOut(message, check).then((reply) => parentPort?.postMessage(reply));
});

import { type Bot, botById } from '@tafelrunde/bots';
import type { Game } from '@tafelrunde/engine';
import { emptyTally, lineupOf, note, seedOf } from '@tafelrunde/lab';
import { remark } from '../output.ts';
import type { Context } from '../program.ts';
import type { Simulated, SimulateOrder } from '../workers/simulate.ts';
import { OutsideBot } from './bot.ts';
import { playOutside, STAND_IN } from './match.ts';
import { commandOf, isCommand } from './naming.ts';

/** A series of matches with bots from outside: one after the other, because they are other people's processes. */
export async function playWithOutside(
  { m }: Context,
  game: Game,
  order: SimulateOrder,
  patience: number,
): Promise<Simulated> {
  const { series } = order;
  const tally = emptyTally(series.seats);
  for (let index = order.from; index < order.to; index++) {
    const lineup = lineupOf(series, index);
    // A process of its own at every seat and in every match: whoever falls in one may try again in the next.
    const players = lineup.map((bot): Bot | OutsideBot =>
      isCommand(bot) ? new OutsideBot(commandOf(bot), patience) : botById(bot),
    );
    const seed = seedOf(series, index);
    try {
      const played = await playOutside({
        game,
        options: series.options,
        index,
        seed,
        players,
        onFall: (seat, { why, message }) =>
          remark(m.arena.fallen(commandOf(lineup[seat]), seat, index, m.arena.falls[why], message, STAND_IN)),
      });
      note(tally, lineup, played);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { tally, played: [], broken: { index, seed, message } };
    } finally {
      const guests = players.filter((player) => player instanceof OutsideBot);
      await Promise.all(guests.map((guest) => guest.sendHome()));
    }
  }
  return { tally, played: [], broken: null };
}

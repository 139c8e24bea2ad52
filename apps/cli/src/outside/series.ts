import { type Bot, botById } from '@tafelrunde/bots';
import type { Game, Seat } from '@tafelrunde/engine';
import { emptyTally, lineupOf, note, type PlayedGame, seedOf } from '@tafelrunde/lab';
import { commandOf, isCommand } from '../bots.ts';
import { remark } from '../output.ts';
import type { Context } from '../program.ts';
import type { Simulated, SimulateOrder } from '../workers/simulate.ts';
import { type Fallen, OutsideBot } from './bot.ts';
import { type Conduct, PATIENT_MATCHES } from './conduct.ts';
import { playOutside, STAND_IN } from './match.ts';

/**
 * A series of matches with bots from outside: one after the other, because they are other people's processes. A match in
 * which a bot loses its seat is lost for it, however well whoever stands in plays, and won by the others. One that is
 * not played because a bot is left out is won by the others, too, unless they have never come to the end of one.
 */
export async function playWithOutside(
  { m }: Context,
  game: Game,
  { series, from, to }: SimulateOrder,
  patience: number,
  conduct: Conduct,
): Promise<Simulated> {
  const tally = emptyTally(series.seats);
  for (let index = from; index < to; index++) {
    const lineup = lineupOf(series, index);
    const absent = lineup.filter((bot) => conduct.isLeftOut(bot));
    if (absent.length > 0) {
      const losers = lineup.filter((bot) => absent.includes(bot) || !conduct.hasLasted(bot));
      note(tally, lineup, unplayed(index, seatsWithout(lineup, losers)));
      conduct.noteUnplayed(absent);
      continue;
    }
    // A process of its own at every seat and in every match: whoever falls in one may try again in the next.
    const players = lineup.map((bot): Bot | OutsideBot =>
      isCommand(bot) ? new OutsideBot(commandOf(bot), patience) : botById(bot),
    );
    const seed = seedOf(series, index);
    const falls = new Map<string, boolean>();
    const onFall = (seat: Seat, { why, detail }: Fallen, answers: number): void => {
      const bot = lineup[seat];
      falls.set(bot, falls.get(bot) === true || why === 'stalled' || answers === 0);
      remark(m.arena.fallen(commandOf(bot), seat, index, m.arena.falls[why](detail), STAND_IN));
    };
    try {
      const played = await playOutside({ game, options: series.options, index, seed, players, onFall });
      const winners = falls.size === 0 ? played.winners : seatsWithout(lineup, [...falls.keys()]);
      note(tally, lineup, { ...played, winners });
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { tally, played: [], broken: { index, seed, message } };
    } finally {
      const guests = players.filter((player) => player instanceof OutsideBot);
      await Promise.all(guests.map((guest) => guest.sendHome()));
    }
    for (const bot of conduct.note(lineup, falls)) remark(m.arena.leftOut(commandOf(bot), PATIENT_MATCHES));
  }
  return { tally, played: [], broken: null };
}

/** The seats of all the others. */
const seatsWithout = (lineup: readonly string[], bots: readonly string[]): Seat[] =>
  [...lineup.keys()].filter((seat) => !bots.includes(lineup[seat]));

/** A match that was decided before it began. */
const unplayed = (index: number, winners: readonly Seat[]): PlayedGame => ({
  index,
  winners,
  how: 'unplayed',
  scores: null,
  first: null,
  decisions: 0,
  steps: 0,
  prompts: {},
  longest: { step: 0, answers: 0, prompt: '' },
  seen: {},
});

import { type Bot, botById, sit } from '@tafelrunde/bots';
import {
  fairnessFromSeed,
  type Game,
  Match,
  randomSource,
  type Result,
  type Seat,
  wireQuestion,
} from '@tafelrunde/engine';
import type { Settings } from '../settings.ts';
import { Fallen, type OutsideBot } from './bot.ts';

/** Who takes the seat of a bot that has lost it. */
export const STAND_IN = 'greedy';
/** So many answers that are none to one question, and the seat is lost. */
const PATIENT_REFUSALS = 3;
const LIMIT = 1_000_000;

export interface OutsideMatch {
  readonly game: Game;
  readonly options: Settings;
  readonly seed: string;
  /** By seat: a bot of our own, or one from outside. */
  readonly players: readonly (Bot | OutsideBot)[];
  /** A bot from outside has lost its seat; the match goes on without it. */
  readonly onFall: (seat: Seat, fallen: Fallen) => void;
}

/** Play a match in which bots from outside sit. */
export async function playOutside({
  game,
  options,
  seed,
  players,
  onFall,
}: OutsideMatch): Promise<{ result: Result; decisions: number }> {
  const seats = players.length;
  const match = Match.start(game, { seats, options, fairness: fairnessFromSeed(seed), events: false });
  const sitting: (Bot | OutsideBot)[] = players.slice();
  sitting.forEach((player, seat) => {
    if (!isBot(player))
      player.tell({
        type: 'welcome',
        protocol: 1,
        game: game.id,
        seats,
        options: match.options,
        viewers: [seat],
      });
  });
  const quick = randomSource(`quick ${seed}`);
  while (match.result === null) {
    const { waiting } = match;
    const race = match.pending?.request.mode === 'any';
    const seat = race ? waiting[Math.floor(quick() * waiting.length)] : waiting[0];
    if (match.entries.length > LIMIT) throw new Error(`no end after ${LIMIT} answers`);
    const player = sitting[seat];
    if (isBot(player)) {
      const answer = player.answer(sit(match, seat, `${seed} answer ${match.entries.length}`));
      const outcome = match.answer(seat, answer);
      if (!outcome.ok) throw new Error(match.crash?.message ?? outcome.refusal.code);
      continue;
    }
    try {
      await answerFromOutside(match, seat, player);
    } catch (thrown) {
      if (!(thrown instanceof Fallen)) throw thrown;
      player.close();
      sitting[seat] = botById(STAND_IN);
      onFall(seat, thrown);
    }
  }
  for (const player of players) if (!isBot(player)) player.tell({ type: 'over', result: match.result });
  return { result: match.result, decisions: match.entries.length };
}

const isBot = (player: Bot | OutsideBot): player is Bot => 'answer' in player;

async function answerFromOutside(match: Match, seat: Seat, player: OutsideBot): Promise<void> {
  for (let refused = 0; ;) {
    const question = wireQuestion(match.question(seat)!);
    const ticket = match.ticket(seat);
    const { id, answer } = await player.ask({
      type: 'moment',
      viewer: seat,
      view: match.view(seat),
      question,
      ticket,
    });
    const outcome = match.answer(seat, answer, ticket);
    if (outcome.ok) return player.tell({ type: 'done', id });
    if (match.crash !== null) throw new Error(match.crash.message);
    player.tell({ type: 'refused', id, error: outcome.refusal });
    if (++refused === PATIENT_REFUSALS)
      throw new Fallen(
        'refused',
        `${refused} answers to '${question.prompt}' that are none (${outcome.refusal.code})`,
      );
  }
}

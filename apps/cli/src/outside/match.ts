import { type Bot, botById, sit } from '@tafelrunde/bots';
import { type Game, type Match, type Seat, wireQuestion } from '@tafelrunde/engine';
import { LIMIT, type PlayedGame, quickest, watched } from '@tafelrunde/lab';
import type { Settings } from '../settings.ts';
import { Fallen, type OutsideBot } from './bot.ts';

/** Who takes the seat of a bot that has lost it. */
export const STAND_IN = 'greedy';
/** Invalid answers to one question after which the seat is lost. */
const PATIENT_REFUSALS = 3;

export interface OutsideMatch {
  readonly game: Game;
  readonly options: Settings;
  /** Its number in the series. */
  readonly index: number;
  readonly seed: string;
  /** By seat: a bot of our own, or one from outside. */
  readonly players: readonly (Bot | OutsideBot)[];
  /** A bot from outside has lost its seat, after this many answers; the match goes on without it. */
  readonly onFall: (seat: Seat, fallen: Fallen, answers: number) => void;
}

/** Play a match in which bots from outside sit. */
export async function playOutside({
  game,
  options,
  index,
  seed,
  players,
  onFall,
}: OutsideMatch): Promise<PlayedGame> {
  const seats = players.length;
  const { match, watch } = watched(game, { seats, options }, seed);
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
  const answers = players.map(() => 0);
  const nextSeat = quickest(match, seed);
  while (match.result === null) {
    const seat = nextSeat();
    if (match.entries.length > LIMIT) throw new Error(`no end after ${LIMIT} answers`);
    const player = sitting[seat];
    watch.asked(match.question(seat)!.ask.prompt, seat, match.table.whole.step);
    if (isBot(player)) {
      const answer = player.answer(sit(match, seat, `${seed} answer ${match.entries.length}`));
      const outcome = match.answer(seat, answer);
      if (!outcome.ok) throw new Error(match.crash?.message ?? outcome.refusal.code);
      continue;
    }
    try {
      await answerFromOutside(match, seat, player);
      answers[seat]++;
    } catch (thrown) {
      if (!(thrown instanceof Fallen)) throw thrown;
      player.close();
      sitting[seat] = botById(STAND_IN);
      onFall(seat, thrown, answers[seat]);
    }
  }
  for (const player of players) if (!isBot(player)) player.tell({ type: 'over', result: match.result });
  return watch.played(index, match.result, match.entries.length, match.table);
}

const isBot = (player: Bot | OutsideBot): player is Bot => 'answer' in player;

async function answerFromOutside(match: Match, seat: Seat, player: OutsideBot): Promise<void> {
  for (let refused = 0; ;) {
    const question = wireQuestion(match.question(seat)!, match.game);
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
      throw new Fallen('refused', `${question.prompt}: ${outcome.refusal.code}`);
  }
}

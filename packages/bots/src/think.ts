import {
  type Answer,
  Fault,
  type Game,
  guided,
  type Match,
  type MatchRecord,
  replay,
  resume,
  type Saved,
  type Seat,
  withPack,
} from '@tafelrunde/engine';
import { botById } from './registry.ts';
import { sit } from './sitting.ts';

/** The order to think about one question. Plain data, so that it can travel to a worker. */
export interface ThinkOrder {
  /** The address of a module, the name of its export after `#` (without one: `game`); or an id the worker knows. */
  readonly game: string;
  /** The match: its record, or where it was saved last and everything since the beginning. */
  readonly match: MatchRecord | Saved;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
  /** When the answer is wanted at the latest, in milliseconds since 1970; without it the bot takes its usual time. */
  readonly until?: number;
}

/** How a worker comes to the rules it needs. */
export type LoadGame = (game: string) => Promise<Game>;

/** Sit down where the match stands and let the bot answer. Knows nothing of threads. */
export async function think(order: ThinkOrder, load: LoadGame): Promise<Answer> {
  const bot = botById(order.bot);
  // It has waited for a thread too long: nobody wants the answer any more.
  if (order.until !== undefined && order.until <= Date.now()) throw new Error('too late to think');
  const match = matchOf(await load(order.game), order.match);
  if (match.question(order.seat) === null)
    throw new Fault('bad-seats', 'seat', `seat ${order.seat} is not asked`);
  const { until } = order;
  return bot.answer(
    sit(match, order.seat, order.seed),
    until === undefined ? undefined : Math.max(1, until - Date.now()),
  );
}

function matchOf(game: Game, from: MatchRecord | Saved): Match {
  if (!('checkpoint' in from)) return replay(game, from);
  const { pack, guided: isGuided = false } = from.setup;
  const packed = pack === undefined ? game : withPack(game, pack);
  const { match, why } = resume(isGuided ? guided(packed) : packed, from);
  // A step that went back to its start asks another question than the one the bot was called for.
  if (why !== null) throw why;
  return match;
}

/** Load a game by the address of its module. A worker that knows games by id brings a loader of its own. */
export async function loadByAddress(address: string): Promise<Game> {
  const [module, name = 'game'] = address.split('#');
  const loaded = (await import(/* @vite-ignore */ module)) as Record<string, Game | undefined>;
  const game = loaded[name];
  if (game === undefined) throw new Fault('unknown-game', 'game', `'${module}' exports no '${name}'`);
  return game;
}

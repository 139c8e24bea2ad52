import { randomUUID } from 'node:crypto';
import {
  fairnessFromSeed,
  type Game,
  Match,
  type MatchRecord,
  randomSource,
  replay,
  type Seat,
  withPack,
} from '@tafelrunde/engine';
import { levelIds, levels } from '@tafelrunde/bots/levels';
import { listOf, wholeNumber } from '../arguments.ts';
import { botsFrom } from '../bots.ts';
import { named, naming, packFrom, recordFrom } from '../files.ts';
import { type Loaded, loadGame } from '../games.ts';
import { usage } from '../problem.ts';
import type { Context } from '../program.ts';
import { seatsFrom, settingsFrom } from '../settings.ts';
import type { Values } from '../specs.ts';

/** A match in the terminal, and who sits where. */
export interface Round {
  readonly loaded: Loaded;
  readonly match: Match;
  /** By seat, the bot that sits there; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly file: string | null;
  /** Chance of the bots and of who is quickest; none of it comes from the match. */
  readonly random: () => number;
  readonly resumed: boolean;
}

/** Sit down to a new match, or to one that was saved. */
export async function sitDown(context: Context, values: Values<'play'>, game: string): Promise<Round> {
  const { m, language } = context;
  const bots = botsFrom(m, values.bots);
  const record = values.resume === undefined ? null : resumable(context, values, values.resume);
  const loaded = await loadGame(m, language, record?.game ?? game);
  const match =
    record === null ? fresh(context, values, loaded, bots) : again(context, values, loaded, record);
  const people = match.seats - bots.length;
  if (people < 0) throw usage(m.errors.tooManyBots(bots.length, match.seats));
  const seated = Array.from({ length: match.seats }, (_, seat) =>
    seat < people ? null : bots[seat - people],
  );
  return {
    loaded,
    match,
    bots: seated,
    names: namesFor(context, values, seated),
    file: values.save ?? values.resume ?? null,
    random: randomSource(`beside the table ${match.setup.fairness.secret ?? ''} ${match.entries.length}`),
    resumed: record !== null,
  };
}

function fresh({ m }: Context, values: Values<'play'>, loaded: Loaded, bots: readonly string[]): Match {
  const [least, most] = loaded.game.seats;
  // With bots alone there would be nobody to play: one seat is kept for whoever typed the command, if there is one.
  const likely = Math.max(least, Math.min(most, bots.length + 1));
  const seats = seatsFrom(m, loaded, values.seats, likely);
  const options = settingsFrom(m, loaded, values.options);
  const fairness = fairnessFromSeed(values.seed ?? randomUUID());
  if (values.pack === undefined) return Match.start(loaded.game, { seats, options, fairness });
  const pack = packFrom(m, values.pack);
  const packed: Game = naming(m, values.pack, () => withPack(loaded.game, pack));
  return Match.start(packed, { seats, options, fairness, pack });
}

/** A saved match has its game, seats and settings already: saying other ones must not be silently ignored. */
function resumable({ m }: Context, values: Values<'play'>, file: string): MatchRecord {
  const record = recordFrom(m, file);
  if (values.game !== undefined && values.game !== record.game)
    throw usage(m.errors.resumeOtherGame(file, record.game, values.game));
  const seats = wholeNumber(m, '--seats', values.seats, record.seats, 1);
  if (seats !== record.seats) throw usage(m.errors.resumeFixed('--seats'));
  for (const option of ['options', 'pack', 'seed'] as const)
    if (values[option] !== undefined) throw usage(m.errors.resumeFixed(`--${option}`));
  return record;
}

function again({ m }: Context, values: Values<'play'>, { game }: Loaded, record: MatchRecord): Match {
  try {
    return replay(game, record);
  } catch (thrown) {
    throw named(m, values.resume!, thrown);
  }
}

/** For people, seats count from 1. Only where a record is looked into they count as it does, and as one types them there. */
function namesFor(
  context: Context,
  values: Values<'play'>,
  bots: readonly (string | null)[],
): readonly string[] {
  const { m } = context;
  const given = listOf(values.name);
  const people = bots.filter((bot) => bot === null).length;
  if (given.length > people) throw usage(m.errors.tooManyNames(given.length, people));
  return bots.map((bot, seat) =>
    bot === null ? (given[seat] ?? m.play.seat(seat + 1)) : m.play.botSeat(seat + 1, howPlays(context, bot)),
  );
}

/** How well a bot plays, in the language of the table. */
function howPlays({ m, language }: Context, bot: string): string {
  const level = levelIds.find((id) => levels[id].bot === bot);
  return level === undefined ? m.play.atRandom : levels[level].name[language].toLowerCase();
}

/** Who answers next: bots before people, and where the first to answer acts, whoever is quickest. */
export function nextSeat({ match, bots, random }: Round): Seat {
  const { waiting } = match;
  if (match.pending?.request.mode === 'any') return waiting[Math.floor(random() * waiting.length)];
  return waiting.find((seat) => bots[seat] !== null) ?? waiting[0];
}

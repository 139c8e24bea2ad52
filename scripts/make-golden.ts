import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  fairnessFromSeed,
  type Game,
  type OptionSpec,
  Match,
  type Question,
  readRecord,
  sampleAnswer,
  type Seat,
  type Shape,
  verify,
  writeRecord,
} from '@tafelrunde/engine';

/**
 * Writes the golden records of a game: one short match for every ending, into `games/GAME/test/golden/`. To be run when rules or
 * values have changed and the old records no longer verify: `node scripts/make-golden.ts GAME [MATCHES] [SETTING]`. With a setting,
 * such as the scenario, one for every ending that its choices lead to; if there are any already, only those that no longer verify
 * are made again.
 */

const MATCHES = 400;
const MOST_ANSWERS = 4000;
/** How often a seat follows the advice of the game, by number of the match: all ways of playing lead to all endings. */
const ADVICE = [1, 0, 0.5, 0.9];

/** How matches are played: with settings that vary, at few seats, with some settings fixed. */
interface Way {
  readonly varied?: boolean;
  /** Few seats make short records, and some endings are only reached by somebody whom nobody disturbs. */
  readonly few?: boolean;
  readonly fixed?: object;
}

/** A match played by advice and by chance; null if it does not end. */
function played<G extends Shape>(
  game: Game<G>,
  number: number,
  { varied = false, few = false, fixed = {} }: Way,
): Match<G> | null {
  const [fewest, largest] = game.seats;
  const most = few ? Math.min(largest, 2) : largest;
  const seats = fewest + (number % (most - fewest + 1));
  const share = ADVICE[Math.floor(number / (most - fewest + 1)) % ADVICE.length];
  const random = chance(number + 1);
  const match = Match.start(game, {
    seats,
    options: { ...(varied ? someSettings(game, random) : {}), ...fixed },
    fairness: { ...fairnessFromSeed(`golden ${number}`), nonces: [] },
  });
  for (let i = 0; i < MOST_ANSWERS && match.result === null; i++) {
    const [seat] = match.waiting;
    const question = match.question(seat)!;
    const advised = random() < share ? advice(game, match, seat, question) : null;
    if (advised !== null && match.answer(seat, advised).ok) continue;
    match.answer(seat, sampleAnswer(question, random));
  }
  return match.result === null ? null : match;
}

function advice<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat, question: Question) {
  return game.advice === undefined ? null : game.advice.answer(match.view(seat), question);
}

/** One choice of each setting. */
function someSettings<G extends Shape>({ options }: Game<G>, random: () => number): G['options'] {
  const specs: readonly [string, { readonly choices: readonly unknown[] }][] = Object.entries(options);
  return Object.fromEntries(
    specs.map(([name, { choices }]) => [name, choices[Math.floor(random() * choices.length)]]),
  );
}

/** A small generator of its own: the same records every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** By ending, the shortest match found; where the usual settings do not lead to all of them, with others, and then at few seats. */
function shortest<G extends Shape>(game: Game<G>, matches: number): ReadonlyMap<string, Match<G>> {
  const found = new Map<string, Match<G>>();
  for (const way of [{}, { varied: true }, { varied: true, few: true }]) {
    const missing = game.endings.filter((ending) => !found.has(ending));
    for (let number = 0; number < matches && missing.length > 0; number++) {
      const match = played(game, number, way);
      if (match === null) continue;
      const { how } = match.result!;
      const before = found.get(how);
      if (!missing.includes(how)) continue;
      if (before === undefined || match.entries.length < before.entries.length) found.set(how, match);
    }
  }
  return found;
}

/** The records of a folder that no longer verify, by name; null if there are none at all. */
function outdated(game: Game, folder: URL): ReadonlySet<string> | null {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) return null;
  const names = files.filter((file) => {
    try {
      verify(game, readRecord(readFileSync(new URL(file, folder), 'utf8')));
      return false;
    } catch {
      return true;
    }
  });
  return new Set(names.map((file) => file.replace(/\.json$/u, '')));
}

/** By choice of a setting and ending, the first match found: `darkWings-victory`. Not every choice leads to every ending. */
function bySetting(
  game: Game,
  matches: number,
  setting: string,
  wanted: ReadonlySet<string> | null,
): ReadonlyMap<string, Match> {
  const found = new Map<string, Match>();
  for (const choice of (game.options as Record<string, OptionSpec>)[setting].choices) {
    const isMissing = (ending: string): boolean => {
      const name = `${String(choice)}-${ending}`;
      return !found.has(name) && (wanted?.has(name) ?? true);
    };
    for (let number = 0; number < matches && game.endings.some(isMissing); number++) {
      const varied = Math.floor(number / 8) % 2 === 1;
      const match = played(game, number, { varied, few: true, fixed: { [setting]: choice } });
      const how = match?.result?.how;
      if (match !== null && how !== undefined && isMissing(how)) found.set(`${String(choice)}-${how}`, match);
    }
  }
  return found;
}

if (import.meta.main) {
  const [, , name, matches = String(MATCHES), setting] = process.argv;
  const folder = new URL(`../games/${name}/`, import.meta.url);
  const { game } = (await import(new URL('game.ts', folder).href)) as { game: Game };
  mkdirSync(new URL('test/golden/', folder), { recursive: true });
  if (setting !== undefined) {
    const wanted = outdated(game, new URL('test/golden/', folder));
    const found = bySetting(game, Number(matches), setting, wanted);
    for (const [file, match] of found) {
      writeFileSync(new URL(`test/golden/${file}.json`, folder), writeRecord(match.record()));
      console.log(`${file}: ${match.entries.length} answers`);
    }
    for (const file of wanted ?? []) if (!found.has(file)) console.error(`no match for ${file}`);
    process.exit();
  }
  const found = shortest(game, Number(matches));
  for (const ending of game.endings) {
    const match = found.get(ending);
    if (match === undefined) {
      console.error(`no match ended with '${ending}'`);
      process.exitCode = 1;
    } else {
      writeFileSync(new URL(`test/golden/${ending}.json`, folder), writeRecord(match.record()));
      console.log(`${ending}: ${match.entries.length} answers`);
    }
  }
}

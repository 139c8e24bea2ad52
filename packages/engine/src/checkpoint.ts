import * as v from 'valibot';
import { keepWhole } from './copyOnWrite.ts';
import { Fault } from './fault.ts';
import type { Game, Shape } from './game.ts';
import { cloneWhole, type Whole } from './state.ts';
import type { Stops, KernelTable } from './kernelTable.ts';

/** The whole state between two steps, and where in the match that was. Plain data. */
export interface Checkpoint {
  readonly game: string;
  readonly version: number;
  readonly whole: Whole;
  /** How many entries of the record led here. */
  readonly entries: number;
  /** How many events had happened, and by viewer how many of them it was told. */
  readonly happened: number;
  readonly told: readonly number[];
  readonly stops: Stops;
}

const NOT_TOLD = { happened: 0, told: [] };

export const takeCheckpoint = (t: KernelTable, entries: number): Checkpoint => ({
  game: t.game.id,
  version: t.game.version,
  whole: keepWhole(t),
  entries,
  ...(t.log?.mark() ?? NOT_TOLD),
  stops: t.stops,
});

/** Bring a checkpoint to the version of the code, one version at a time. A newer one than the code is refused. */
export function migrate<G extends Shape>(game: Game<G>, from: Checkpoint): Checkpoint {
  if (from.game !== game.id)
    throw new Fault('other-game', 'game', `this checkpoint is of '${from.game}', not of '${game.id}'`);
  if (from.version > game.version)
    throw new Fault(
      'newer-version',
      'version',
      `this checkpoint is of version ${from.version} of ${game.id}; this program knows version ${game.version}`,
    );
  let { whole } = from;
  for (let version = from.version; version < game.version; version++) {
    const step = game.migrate?.[version];
    if (step === undefined)
      throw new Fault(
        'older-version',
        'version',
        `${game.id} has no way from version ${version} to ${version + 1}`,
      );
    whole = step(cloneWhole(whole));
  }
  return { ...from, version: game.version, whole };
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const numbers = v.array(natural);
const checkpointSchema = v.strictObject({
  game: v.string(),
  version: natural,
  whole: v.strictObject({
    step: natural,
    game: v.looseObject({}),
    cards: v.strictObject({
      kinds: v.array(v.string()),
      print: numbers,
      at: numbers,
      group: numbers,
      known: numbers,
      root: numbers,
      pinned: numbers,
      pin: numbers,
      parent: numbers,
      family: numbers,
      notes: v.record(v.string(), v.unknown()),
    }),
    piles: v.array(numbers),
    facts: v.array(v.strictObject({ name: v.string(), cards: numbers, to: natural })),
    scenes: v.array(v.looseObject({ type: v.string() })),
    chance: v.strictObject({ drawn: natural, branch: natural, forced: v.array(v.number()) }),
    result: v.nullable(v.looseObject({ how: v.string(), winners: numbers })),
  }),
  entries: natural,
  happened: natural,
  told: numbers,
  stops: v.array(v.array(v.string())),
});

/** Read a checkpoint from where it was stored. Only its shape can be checked; what is wrong is named by its place. */
export function readCheckpoint(text: string): Checkpoint {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Fault('bad-checkpoint', 'file', 'this is no checkpoint: it is not valid JSON');
  }
  const read = v.safeParse(checkpointSchema, json, { abortEarly: true });
  if (read.success) return read.output as unknown as Checkpoint;
  const place = v.getDotPath(read.issues[0]) ?? 'file';
  throw new Fault('bad-checkpoint', place, `the checkpoint is broken at ${place}: ${read.issues[0].message}`);
}

import type { Beat, Change } from '@tafelrunde/ui/board';

/**
 * Beats that say the same, one after the other, are one with a count: three Militia are lost in one beat, not in three. Cards, rolls
 * and fights are worth a look each, and what is grave is never put together.
 */
export function withoutRepetition(beats: readonly Beat[]): readonly Beat[] {
  const kept: { beat: Beat; count: number }[] = [];
  for (const beat of beats) {
    const last = kept.at(-1);
    if (last === undefined || !isAlike(last.beat, beat)) kept.push({ beat, count: 1 });
    else {
      last.count++;
      const changes = summed([...(last.beat.changes ?? []), ...(beat.changes ?? [])]);
      last.beat = { ...last.beat, until: beat.until, ...(changes.length > 0 && { changes }) };
    }
  }
  return kept.map(({ beat, count }) =>
    count === 1 ? beat : { ...beat, sentence: `${beat.sentence} ×\u202f${count}` },
  );
}

const isAlike = (one: Beat, other: Beat): boolean =>
  one.sentence === other.sentence &&
  one.seat === other.seat &&
  one.lit === other.lit &&
  [one, other].every(
    ({ roll, fight, grave, text }) =>
      roll === undefined && fight === undefined && grave !== true && text === undefined,
  );

/** What one value of a seat lost twice it lost in sum. */
function summed(changes: readonly Change[]): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.seat} ${change.name}`;
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined
        ? change
        : {
            ...change,
            by: before.by + change.by,
            ...(before.from !== undefined && { from: before.from }),
          },
    );
  }
  return [...sums.values()];
}

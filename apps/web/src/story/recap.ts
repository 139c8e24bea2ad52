import type { Seat, SeenEvent, Viewer } from '@tafelrunde/engine';
import type { Beat, Change, TargetKey } from '@tafelrunde/ui/board';

/** What happened since the viewer's last turn, turn by turn. */
export interface Recap {
  /** Changes when there is something else to say. */
  readonly key: number;
  readonly turns: readonly RecapTurn[];
  /** What it came to for the viewer. */
  readonly own: readonly Change[];
}

export interface RecapTurn {
  readonly seat: Seat;
  /** The number of its first event: a step into the replay. */
  readonly from: number;
  readonly beats: readonly Beat[];
  /** Where it led on the board, from where the seat stood. */
  readonly way: readonly TargetKey[];
  /** What it did to the viewer. */
  readonly own: readonly Change[];
}

type TurnOf = (event: SeenEvent) => Seat | null | undefined;

/** Where turns begin, and whose they are. */
interface Head {
  readonly seat: Seat | null;
  readonly at: number;
}

/** The turns of others between the viewer's last turn and the present one; null before the viewer's second turn. */
export function recapOf(
  events: readonly SeenEvent[],
  viewer: Viewer,
  turn: TurnOf | undefined,
  tell: (events: readonly SeenEvent[]) => readonly Beat[],
  way: (event: SeenEvent) => TargetKey | undefined = () => undefined,
): Recap | null {
  if (viewer === 'watcher' || turn === undefined) return null;
  const heads = events.flatMap((event, at): Head[] => {
    const seat = turn(event);
    return seat === undefined ? [] : [{ seat, at }];
  });
  // The present turn may have begun without a word yet.
  const isNow = heads.at(-1)?.seat === viewer;
  const end = isNow ? (heads.at(-1)?.at ?? events.length) : events.length;
  const past = isNow ? heads.slice(0, -1) : heads;
  const last = past.findLastIndex(({ seat }) => seat === viewer);
  if (last < 0) return null;
  const since = past.slice(last + 1);
  const turns = since.flatMap(({ seat, at }, i): RecapTurn[] => {
    if (seat === null) return [];
    const part = events.slice(at, since[i + 1]?.at ?? end);
    const beats = tell(part);
    return [
      {
        seat,
        from: at,
        beats,
        way: wayOf(seat, events.slice(0, at), part, way),
        own: changesTo(viewer, beats),
      },
    ];
  });
  return turns.length === 0 ? null : { key: end, turns, own: summed(turns.flatMap(({ own }) => own)) };
}

/** What a turn came to: its last sentence, and where that says no more than a number, what the number means. */
export function outcomeOf(beats: readonly Beat[]): string | undefined {
  const last = beats.at(-1);
  const hit = last?.changes === undefined ? last?.roll?.results?.find((result) => result.hit) : undefined;
  return hit === undefined ? last?.sentence : `${last!.sentence.replace(/\.$/u, '')}: ${hit.text}.`;
}

/** From where the seat stood before to where these events led it. */
function wayOf(
  seat: Seat,
  before: readonly SeenEvent[],
  part: readonly SeenEvent[],
  way: (event: SeenEvent) => TargetKey | undefined,
): readonly TargetKey[] {
  const isIts = ({ data }: SeenEvent): boolean =>
    typeof data === 'object' && data !== null && !('seat' in data && data.seat !== seat);
  const led = part.filter(isIts).flatMap((event) => way(event) ?? []);
  if (led.length === 0) return [];
  const stood = before.findLast((event) => isIts(event) && way(event) !== undefined);
  const all = [...(stood === undefined ? [] : [way(stood)!]), ...led];
  return all.filter((key, at) => key !== all[at - 1]);
}

const changesTo = (viewer: Seat, beats: readonly Beat[]): readonly Change[] =>
  summed(beats.flatMap(({ changes = [] }) => changes.filter(({ seat }) => seat === viewer)));

/** One change for each value, without where it began. */
function summed(changes: readonly Change[]): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const { from: _from, to: _to, ...change } of changes)
    sums.set(change.name, { ...change, by: change.by + (sums.get(change.name)?.by ?? 0) });
  return [...sums.values()].filter(({ by }) => by !== 0);
}

import type { About, OptionValue } from '@tafelrunde/engine';
import type { BotLevel, Clock, GameInfo } from '@tafelrunde/protocol';

export type ChosenOptions = Readonly<Record<string, OptionValue>>;
export type SeatKind = 'me' | 'free' | 'here' | BotLevel;
export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
}

/** What a table was opened with the last time, as this browser remembers it. */
export interface LastTable {
  /** In milliseconds since 1970. */
  readonly opened: number;
  readonly options: ChosenOptions;
  readonly seats: readonly SeatPlan[];
  readonly clock: Clock | null;
  readonly open: boolean;
  readonly pokerFace?: boolean;
  readonly patience?: number;
}

export type PresetId = 'usual' | 'first' | 'base' | 'everything' | 'last';

/** A way to open a table with one click. It sets every option. */
export interface Way {
  readonly id: PresetId;
  readonly options: ChosenOptions;
  readonly last?: LastTable;
}

const defaultsOf = ({ options }: GameInfo): ChosenOptions =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));

/** The ways to open a table of this game, the recommended one first. */
export function waysOf(info: GameInfo, about: About | undefined, last: LastTable | null): readonly Way[] {
  const usual = defaultsOf(info);
  const { first, base, everything } = about?.presets ?? {};
  const named = { first, base, everything };
  const ways = (['first', 'base', 'everything'] as const).flatMap((id): Way[] => {
    const preset = named[id];
    return preset === undefined ? [] : [{ id, options: { ...usual, ...preset.options } }];
  });
  return [
    ...(ways.length === 0 ? [{ id: 'usual', options: usual } as const] : ways),
    ...(last === null ? [] : [{ id: 'last', options: { ...usual, ...last.options }, last } as const]),
  ];
}

/** The options whose values differ from those of this preset, by name. */
export const changedFrom = (way: Way, options: ChosenOptions): readonly string[] =>
  Object.keys(way.options).filter((name) => options[name] !== way.options[name]);

const memory = (game: string): string => `tafelrunde.last-table.${game}`;
const kinds: ReadonlySet<string> = new Set([
  'me',
  'free',
  'here',
  'easy',
  'normal',
  'hard',
] satisfies SeatKind[]);

/** What was opened last, as far as the game still knows these options and this many seats. */
export function readLast(text: string | null, info: GameInfo): LastTable | null {
  try {
    const kept = JSON.parse(text ?? 'null') as LastTable | null;
    if (kept === null || typeof kept.opened !== 'number' || !Array.isArray(kept.seats)) return null;
    const [least, most] = info.seats;
    const seats = kept.seats.filter(({ kind, name }) => kinds.has(kind) && typeof name === 'string');
    if (seats.length < least || seats.length > most) return null;
    const options = Object.fromEntries(
      Object.entries(kept.options).filter(([name, value]) => info.options[name]?.choices.includes(value)),
    );
    // Kept only since tables have them.
    const table = {
      ...(typeof kept.pokerFace === 'boolean' && { pokerFace: kept.pokerFace }),
      ...(typeof kept.patience === 'number' && { patience: kept.patience }),
    };
    return { opened: kept.opened, seats, options, clock: kept.clock ?? null, open: kept.open, ...table };
  } catch {
    return null;
  }
}

export function lastTable(info: GameInfo): LastTable | null {
  try {
    return readLast(localStorage.getItem(memory(info.id)), info);
  } catch {
    return null;
  }
}

export function keepLast(game: string, table: LastTable): void {
  try {
    localStorage.setItem(memory(game), JSON.stringify(table));
  } catch {
    // A browser that keeps nothing has no last time.
  }
}

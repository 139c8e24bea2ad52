import {
  isAnswer,
  isBranch,
  Match,
  replay,
  verify,
  type Game,
  type MatchRecord,
  type Pile,
  type Result,
} from '@tafelrunde/engine';

/** Something chance did, and after how many entries of the match. */
export type Chanced =
  | { readonly kind: 'die'; readonly at: number; readonly sides: number; readonly value: number }
  | { readonly kind: 'shuffle'; readonly at: number; readonly pile: string; readonly cards: number }
  | { readonly kind: 'pick'; readonly at: number; readonly among: number };

/** What replaying a record has proved. */
export interface Proof {
  readonly answers: number;
  readonly chanced: readonly Chanced[];
  /** Numbers taken from the sealed stream. */
  readonly drawn: number;
  /** How often the table went back together, each time with fresh chance. */
  readonly wentBack: number;
  readonly result: Result | null;
}

/**
 * Replays a whole record and checks every die, pick and shuffle. Whatever does not follow from the promised secret, the nonces and
 * the answers is a fault that names its place.
 */
export function prove(game: Game, record: MatchRecord, progress?: (done: number, of: number) => void): Proof {
  const chanced: Chanced[] = [];
  const { setup, game: packed } = replay(game, record, 0);
  let at = 0;
  const match = Match.start(packed, {
    ...setup,
    events: false,
    onTable: (table) => {
      const die = table.die.bind(table);
      const shuffle = table.shuffle.bind(table);
      const pick = table.pick.bind(table);
      table.die = (sides) => {
        const value = die(sides);
        chanced.push({ kind: 'die', at, sides: sides ?? 6, value });
        return value;
      };
      table.shuffle = (pile: Pile) => {
        const { name, index } = table.layout.laid[pile] ?? { name: '', index: null };
        chanced.push({
          kind: 'shuffle',
          at,
          pile: index === null ? name : `${name}.${index}`,
          cards: table.cards(pile).length,
        });
        shuffle(pile);
      };
      table.pick = (list) => {
        chanced.push({ kind: 'pick', at, among: list.length });
        return pick(list);
      };
    },
  });
  for (const entry of record.entries) {
    match.replayEntry(entry, 'check');
    at++;
    progress?.(at, record.entries.length);
  }
  // The last word has the kernel: secret, promise and result.
  const { table, result } = verify(game, record);
  return {
    answers: record.entries.filter(isAnswer).length,
    chanced,
    drawn: table.whole.chance.drawn,
    wentBack: record.entries.filter(isBranch).length,
    result,
  };
}

import { type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { Lasting, Player, TalismanShape, TalismanState } from '../shape.ts';
import { at, type SpaceId, SPACES } from '../topology.ts';

/** What the Adventure deck of a scene is made of: it does nothing to a neutral character and is discarded. */
const HARMLESS = 'angel';

export interface Scene extends Omit<Situation<TalismanShape>, 'seats' | 'set'> {
  /** The characters, by seat; the first has the turn. */
  readonly seats?: readonly string[];
  /** Where they stand, by seat. */
  readonly at?: readonly SpaceId[];
  /** Changes to a player, by seat: `{ 0: { gold: 3 } }`. */
  readonly with?: Readonly<Record<number, Partial<Player>>>;
  /** Anything else. */
  readonly set?: (state: TalismanState) => void;
}

/**
 * A situation at the beginning of the first seat's turn: these characters on these spaces, with the values of their cards,
 * without fate, gold, quests, Spells or belongings unless `with` and `cards` say otherwise. The Adventure deck holds nothing
 * but Angels, who pass neutral characters by; lay others on top with `next`.
 */
export function scene(
  { seats = ['warrior', 'warrior'], at: spaces = [], with: changes = {}, set, ...rest }: Scene,
  of = game,
): TestTable<TalismanShape> {
  const cards: Record<string, readonly string[]> = {
    adventure: Array<string>(12).fill(HARMLESS),
    spellDiscard: [],
  };
  seats.forEach((kind, seat) => {
    cards[`character.${seat}`] = [kind];
    for (const pile of ['hand', 'objects', 'followers', 'trophies', 'quest', 'reward'])
      cards[`${pile}.${seat}`] = [];
  });
  return table(of, {
    ...rest,
    seats: seats.length,
    cards: { ...cards, ...rest.cards },
    set: (state) => {
      state.turn = 0;
      state.first = 0;
      seats.forEach((kind, seat) => {
        const character = game.content[kind].character!;
        Object.assign(state.players[seat], {
          space: at(spaces[seat] ?? 'fields1'),
          lives: character.lives,
          fate: 0,
          strength: 0,
          craft: 0,
          gold: 0,
          alignment: character.alignment,
          ...changes[seat],
        });
      });
      set?.(state);
    },
  });
}

/** The space a seat stands on, by its id. */
export const where = (t: TestTable<TalismanShape>, seat: number): string =>
  SPACES[t.state.players[seat].space];

/** Something of the second seat that outlasts its turn, for two rounds unless it says otherwise. */
export const lasting = (what: Lasting['what'], about: Partial<Lasting> = {}): Lasting => ({
  what,
  seat: 1,
  rounds: 2,
  whom: null,
  space: null,
  card: null,
  ...about,
});

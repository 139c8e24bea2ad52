import { openCards, readingOf as readWith, type Seat, type View as ViewOf } from '@tafelrunde/engine';
import { content, UNSEEN_CARD } from '../content/index.ts';
import { piles, type Reading, type TalismanShape } from '../shape.ts';
import { carryLimit } from './objects.ts';
import { spellLimit } from './spells.ts';
import { craft, fateValue, lifeValue, strength } from './stats.ts';

/** What somebody is sent of a game. */
export type View = ViewOf<TalismanShape>;

const library = { content, piles, unseen: UNSEEN_CARD };

/** What somebody sees, to be read as the rules read the table; a card that cannot be seen counts nothing. */
export const readingOf = (view: View): Reading => readWith(view, library);

/** A character in numbers. */
export interface Numbers {
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  readonly fate: number;
  readonly gold: number;
  /** What the character card says, and what healing and replenishing fill up to. */
  readonly ownStrength: number;
  readonly ownCraft: number;
  readonly mostLives: number;
  readonly mostFate: number;
  readonly mostObjects: number;
  readonly mostSpells: number;
}

export function numbersOf(view: View, seat: Seat): Numbers {
  const t = readingOf(view);
  const player = view.state.players[seat];
  const kind = characterAt(view, seat);
  const def = kind === null ? undefined : content[kind];
  return {
    strength: strength(t, seat),
    craft: craft(t, seat),
    lives: player.lives,
    fate: player.fate,
    gold: player.gold,
    ownStrength: def?.strength ?? 0,
    ownCraft: def?.craft ?? 0,
    mostLives: lifeValue(t, seat),
    mostFate: fateValue(t, seat),
    mostObjects: carryLimit(t, seat),
    mostSpells: spellLimit(t, seat),
  };
}

/** The kind of the character a seat leads. */
export const characterAt = (view: View, seat: Seat): string | null =>
  openCards(view.piles.character[seat]).at(-1)?.kind ?? null;

import type { Json, Pile, PileView, Seat, View as ViewOf } from '@tafelrunde/engine';
import { content } from '../content/index.ts';
import type { CardDef, Talisman, TalismanShape } from '../shape.ts';
import { carryLimit } from './objects.ts';
import { spellLimit } from './spells.ts';
import { craft, fateValue, lifeValue, strength } from './stats.ts';

/** What somebody is sent of a game. */
export type View = ViewOf<TalismanShape>;

/** A card that lies open for the viewer. */
export interface SeenCard {
  readonly card: number | null;
  readonly kind: string;
  readonly note?: Json;
}

export function openCards(pile: PileView | undefined): readonly SeenCard[] {
  return (pile?.cards ?? []).filter(
    (card): card is SeenCard & { card: never } => card !== null && 'kind' in card,
  );
}

const readings = new WeakMap<View, Talisman>();

/**
 * The table as the rules read it, made from what the viewer sees, so that the board counts as they do. It can be read and
 * nothing else: there is neither chance nor anybody to ask.
 */
export function readingOf(view: View): Talisman {
  const known = readings.get(view);
  if (known !== undefined) return known;
  const faces = new Map<number, SeenCard & { readonly pile: number }>();
  const piles: Record<string, number | number[]> = {};
  const held: number[][] = [];
  const hold = (pile: PileView): number => {
    const handle = held.length;
    const cards = pile.cards.map((card, at) => {
      if (card === null || !('kind' in card) || card.card === null) return -1 - at;
      faces.set(card.card, { ...card, pile: handle });
      return card.card;
    });
    held.push(cards);
    return handle;
  };
  // Handles count the piles in the order in which the game lists them.
  for (const [name, seen] of Object.entries(view.piles))
    piles[name] = Array.isArray(seen) ? seen.map(hold) : hold(seen as PileView);
  const faceOf = (card: number): SeenCard & { readonly pile: number } => {
    const face = faces.get(card);
    if (face === undefined) throw new Error('a face nobody here may see');
    return face;
  };
  const defAt = (card: number): CardDef => {
    const def = content[faceOf(card).kind];
    if (def === undefined) throw new Error('a card nobody knows');
    return def;
  };
  const reading: Talisman = {
    state: view.state,
    options: view.options,
    seats: view.seats,
    content,
    piles,
    policy: null,
    cards: (pile: number) => held[pile] ?? [],
    top: (pile: number) => held[pile]?.at(-1) ?? null,
    at: (card: number) => faceOf(card).pile,
    kind: (card: number) => faceOf(card).kind,
    note: (card: number) => faceOf(card).note ?? null,
    def: defAt,
    gist: <T>(pile: number, make: (t: Talisman, pile: Pile) => T): T => make(reading, pile as Pile),
  } as unknown as Talisman;
  readings.set(view, reading);
  return reading;
}

/** Something the rules count; what depends on cards the viewer may not see counts nothing. */
export function counted(view: View, count: (t: Talisman) => number, otherwise = 0): number {
  try {
    return count(readingOf(view));
  } catch {
    return otherwise;
  }
}

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
  const player = view.state.players[seat];
  const kind = characterAt(view, seat);
  const def = kind === null ? undefined : content[kind];
  const [ownStrength, ownCraft] = [def?.strength ?? 0, def?.craft ?? 0];
  return {
    strength: counted(view, (t) => strength(t, seat), ownStrength),
    craft: counted(view, (t) => craft(t, seat), ownCraft),
    lives: player?.lives ?? 0,
    fate: player?.fate ?? 0,
    gold: player?.gold ?? 0,
    ownStrength,
    ownCraft,
    mostLives: counted(view, (t) => lifeValue(t, seat)),
    mostFate: counted(view, (t) => fateValue(t, seat)),
    mostObjects: counted(view, (t) => carryLimit(t, seat)),
    mostSpells: counted(view, (t) => spellLimit(t, seat)),
  };
}

/** The kind of the character a seat leads. */
export const characterAt = (view: View, seat: Seat): string | null =>
  openCards(view.piles.character[seat]).at(-1)?.kind ?? null;

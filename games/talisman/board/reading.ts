import type { Card, Json, Pile, PileView, Seat } from '@tafelrunde/engine';
import { type BoardProps, pilesOf } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import { carryLimit } from '../rules/objects.ts';
import { kindOf } from '../rules/places.ts';
import { spellLimit } from '../rules/spells.ts';
import { craft, fateValue, lifeValue, strength } from '../rules/stats.ts';
import type { CardDef, Fight, Move, Roll, Talisman, TalismanShape } from '../shape.ts';
import { regionOf, type Space, SPACES } from '../topology.ts';

/** What the board reads from the view. */
export type Props = BoardProps<TalismanShape>;
export type View = Props['view'];

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
  const seen = pilesOf(view);
  const faces = new Map<number, SeenCard & { readonly pile: number }>();
  const piles: Record<string, number | number[]> = {};
  const held = seen.map(({ handle, name, index, pile }) => {
    if (index === null) piles[name] = handle;
    else ((piles[name] ??= []) as number[]).push(handle);
    return pile.cards.map((card, at) => {
      if (card === null || !('kind' in card) || card.card === null) return -1 - at;
      faces.set(card.card, { ...card, pile: handle });
      return card.card;
    });
  });
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

/** What is being fought, moved or rolled right now. */
export const fightIn = ({ scenes }: View): Fight | null =>
  (scenes.findLast(({ type }) => type === 'fight') as Fight | undefined) ?? null;
export const moveIn = ({ scenes }: View): Move | null =>
  (scenes.findLast(({ type }) => type === 'move') as Move | undefined) ?? null;
export const rollIn = ({ scenes }: View): Roll | null =>
  (scenes.findLast(({ type }) => type === 'roll') as Roll | undefined) ?? null;

/** Whose characters stand on a space. */
export const seatsOn = ({ state }: View, space: Space): readonly Seat[] =>
  state.players.flatMap((player, seat) =>
    player.standing === 'playing' && player.space === space ? [seat] : [],
  );

/** The face of a card by its sleeve, wherever it lies. */
export function faceIn(view: View, card: Card | number | undefined): SeenCard | undefined {
  if (card === undefined) return undefined;
  for (const { pile } of pilesOf(view))
    for (const seen of pile.cards) if (seen !== null && 'kind' in seen && seen.card === card) return seen;
  return undefined;
}

/** What lies on a space: Terrain covers the board, the rest lies on it. */
export function cardsOn(
  view: View,
  space: Space,
): { readonly terrain: string | null; readonly cards: readonly SeenCard[] } {
  const all = openCards(view.piles.space[space]);
  const terrain = all.find(({ kind }) => content[kind]?.type === 'terrain')?.kind ?? null;
  return { terrain, cards: all.filter(({ kind }) => content[kind]?.type !== 'terrain') };
}

/** What the board says a space is: the Terrain on it, or what is printed there. */
export const kindAt = (view: View, space: Space): string =>
  cardsOn(view, space).terrain ?? kindOf(readingOf(view), space);

export const isSpace = (id: string | undefined): boolean =>
  id !== undefined && (SPACES as readonly string[]).includes(id);

/** Nobody has entered the board yet. */
export const isSetup = ({ state, step }: View): boolean =>
  step === 0 && state.players.every(({ standing }) => standing !== 'playing');

/** Of two movement dice one is chosen: black or white. Riders add theirs up instead. */
export function hasWhiteDie({ view, asking }: Pick<Props, 'view' | 'asking'>): boolean {
  const move = moveIn(view);
  if (move === null || move.dice.length !== 2 || !view.options.twoDice) return false;
  if (regionOf(view.state.players[move.seat]?.space ?? 0) !== 'outer') return false;
  const steps = (asking?.question.about as { readonly steps?: Json } | null | undefined)?.steps;
  const sum = move.dice.reduce((all, die) => all + die, move.bonus);
  return !Array.isArray(steps) || steps.length > 1 || steps[0] !== sum;
}

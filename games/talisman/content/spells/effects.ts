import { type Card, cardOption, type Option, type Seat } from '@tafelrunde/engine';
import { discard } from '../../rules/decks.ts';
import { begin } from '../../rules/lasting.ts';
import { charactersOn, isSpellproof } from '../../rules/stats.ts';
import type { CardDef, CardType, Casting, Fight, Talisman, WindowName, Windows } from '../../shape.ts';
import { regionOf, SPACES, type Space } from '../../shape/spaces.ts';
import type { Aim, When } from '../aims.ts';
import { ownFight, theActive } from '../aims.ts';

/*
 * What several Spells do, and further moments and targets.
 */

const ADVENTURE: ReadonlySet<CardType> = new Set([
  'event',
  'enemy',
  'stranger',
  'object',
  'follower',
  'place',
] as const);
export const isAdventure = (def: CardDef): boolean => ADVENTURE.has(def.type);

/** The one whose turn begins, if it is somebody else. */
export const activeOther =
  (test: (t: Talisman, seat: Seat) => boolean = () => true): Aim<{ readonly seat: Seat }> =>
  (t, caster, scene) =>
    scene.seat !== caster && test(t, scene.seat) ? theActive(t, caster, scene) : [];
/** Cards of whoever is aimed at, chosen by the caster. */
export const cardsOf = (cards: readonly Card[]): Option[] => cards.map((card) => cardOption(card));

/** Before a fight of the caster that is no fight against a creature of the inner region. */
export const inOwnFight =
  (test: (fight: Fight, caster: Seat, t: Talisman) => boolean): When =>
  (t, caster, scene) => {
    const fight = ownFight(caster, scene);
    return fight !== null && !fight.immune && test(fight, caster, t);
  };
/** In an own fight against a creature, or against a character that Spells can reach. */
export const atFoe =
  (test: (fight: Fight, caster: Seat) => boolean): When =>
  (t, caster, scene) => {
    const fight = ownFight(caster, scene);
    if (fight === null || !inOwnFight(test)(t, caster, scene)) return false;
    const foe = fight.hero === caster ? fight.rival : fight.hero;
    return foe === null || !isSpellproof(t, foe);
  };
/** At any moment, but against creatures of the inner region. */
export const notInner: When = (_t, caster, scene) =>
  scene.type !== 'fight' || ownFight(caster, scene)?.immune === false;

/** Nothing lies there and nobody stands there. */
export const isFree = (t: Talisman, space: Space): boolean =>
  t.cards(t.piles.space[space]).length === 0 && charactersOn(t, space, 0).length === 0;
export const freeInRegion = (t: Talisman, of: Space): Space[] =>
  SPACES.flatMap((_, space) => (regionOf(space) === regionOf(of) && isFree(t, space) ? [space] : []));

/** The seat with the next turn. */
export function nextSeat(t: Talisman): Seat {
  let next = t.state.turn;
  do next = (next + 1) % t.seats;
  while (t.state.players[next].standing === 'out' && next !== t.state.turn);
  return next;
}

/** The caster evades everybody from now on, until that seat has its turn; also the fight that is about to begin. */
export function slipAway(t: Talisman, caster: Seat, scene: Windows[WindowName], until: Seat): void {
  begin(t, 'evading', until, 1, { whom: caster });
  if (scene.type === 'fight') scene.decided = 'evaded';
}

/** All Spells of a character are gone. */
export function forget(t: Talisman, seat: Seat): void {
  for (const pile of [t.piles.hand[seat], t.piles.lent[seat]])
    for (const card of t.cards(pile).slice()) discard(t, card);
}

/*
 * What a Spell that can be cast after a move as well is wanted for before it.
 */

type Early = NonNullable<Casting['early']>;
/** Others could cast what it takes from them. */
export const always: Early = () => true;
/** Fate can change the roll of the move. */
export const withoutFate: Early = (t, caster) =>
  t.state.turn === caster && t.state.players[caster].fate === 0;
/** Somebody may come through the Portal of Power, by the Strength or Craft it has then. */
export const nearPortal: Early = (t) => regionOf(t.state.players[t.state.turn].space) === 'middle';
export const ownPortal: Early = (t, caster) => t.state.turn === caster && nearPortal(t, caster);
/** Something lies on the board that nobody, or not everybody, may walk past. */
export const isHalted: Early = (t) =>
  SPACES.some((_, space) => t.cards(t.piles.space[space]).some((card) => t.def(card).halts !== null));

/*
 * What makes a Spell that is cast at the start of a turn worth another thought.
 */

type Minds = NonNullable<Casting['minds']>;
const inSum = (t: Talisman, of: (seat: Seat) => number): number =>
  t.state.players.reduce((sum, _player, seat) => sum + of(seat), 0);
/** What the others carry. */
export const othersObjects: Minds = (t, caster) =>
  inSum(t, (seat) => (seat === caster ? 0 : t.cards(t.piles.objects[seat]).length));
export const othersFollowers: Minds = (t, caster) =>
  inSum(t, (seat) => (seat === caster ? 0 : t.cards(t.piles.followers[seat]).length));
export const ownObjects: Minds = (t, caster) => t.cards(t.piles.objects[caster]).length;
/** Whoever else has the most gold. */
export const othersGold: Minds = (t, caster) =>
  Math.max(...t.state.players.map(({ gold }, seat) => (seat === caster ? 0 : gold)));
/** Where it stands: what a move is worth is another matter every turn. */
export const ownSpace: Minds = (t, caster) => t.state.players[caster].space;
/** Whose turn it is: what it carries. */
export const objectsNow: Minds = (t) => t.cards(t.piles.objects[t.state.turn]).length;
export const fateNow: Minds = (t) => t.state.players[t.state.turn].fate;

import type { Card, Pile, Seat } from '@tafelrunde/engine';
import type { CardDef, Fight, Gifts, Grant, Reading, Talisman } from '../shape.ts';
import { GLADE, NAMES, regionOf } from '../shape/spaces.ts';
import { countersOn, edgeOf } from './decks.ts';

/** The character card of a seat; null while it has none. */
export function characterOf(t: Reading, seat: Seat): CardDef | null {
  const cards = t.cards(t.piles.character[seat]);
  return cards.length === 0 ? null : t.def(cards[0]);
}

export const isPlaying = (t: Reading, seat: Seat): boolean => t.state.players[seat].standing === 'playing';
export const isToad = (t: Reading, seat: Seat): boolean => t.state.players[seat].toad > 0;

/** Everybody whose character is on the board, from this seat on clockwise. */
export const everybody = (t: Reading, first: Seat): Seat[] =>
  t.clockwise(first).filter((seat) => isPlaying(t, seat));
export const others = (t: Talisman, seat: Seat): Seat[] =>
  everybody(t, seat).filter((other) => other !== seat);
export const charactersOn = (t: Reading, space: number, first: Seat): Seat[] =>
  everybody(t, first).filter((seat) => t.state.players[seat].space === space);

/** The name of the space a character stands on, as Terrain leaves it. */
export function nameAt(t: Talisman, seat: Seat): string {
  return spaceName(t, t.state.players[seat].space);
}
/** TA-TERRAIN-01: Terrain gives a space another name, so that nothing refers to it any more. */
export const spaceName = (t: Talisman, space: number): string =>
  terrainOn(t, space) === null ? NAMES[space] : 'terrain';
export function terrainOn(t: Reading, space: number): Card | null {
  const cards = t.cards(t.piles.space[space]);
  for (let i = 0; i < cards.length; i++) if (t.def(cards[i]).type === 'terrain') return cards[i];
  return null;
}

/** Is there an effect of this kind in force that concerns the seat? */
export function under(t: Reading, what: string, seat: Seat | null = null): boolean {
  const { lasting } = t.state;
  for (let i = 0; i < lasting.length; i++) {
    const entry = lasting[i];
    if (entry.what !== what || (entry.whom !== null && entry.whom !== seat)) continue;
    if (seat === null || entry.spared === undefined || !entry.spared.includes(seat)) return true;
  }
  return false;
}

/** Is this the one turn an effect "in your next turn" speaks of? It began with 2 rounds. */
export const inLastTurn = (t: Talisman, what: string, seat: Seat): boolean =>
  t.state.lasting.length > 0 &&
  t.state.lasting.some((entry) => entry.what === what && entry.whom === seat && entry.rounds === 1);

/** TA-BOARD-07: in the Cursed Glade Objects give nothing, Magic Objects and Spells are dead. */
export const inGlade = (t: Reading, seat: Seat): boolean =>
  t.state.players[seat].space === GLADE && terrainOn(t, GLADE) === null;
/** May this card of the seat be used here and now? */
export const usable = (t: Reading, seat: Seat, def: CardDef): boolean => !def.magic || magicWorks(t, seat);
export const magicWorks = (t: Reading, seat: Seat): boolean =>
  !inGlade(t, seat) && !under(t, 'noMagic', seat);

/** TA-STAT-02: the sum of what the seat's own cards give. */
function gifts(t: Reading, seat: Seat, what: keyof Summed, objects: boolean): number {
  if (objects) return given(t, seat, belongings(t, seat), what);
  const { followers, reward } = t.piles;
  return inPile(t, seat, followers[seat], what) + inPile(t, seat, reward[seat], what);
}
const inPile = (t: Reading, seat: Seat, pile: Pile, what: keyof Summed): number =>
  given(t, seat, gistOf(t, pile), what);
function given(t: Reading, seat: Seat, by: Given, what: keyof Summed): number {
  const { gives, givenByMagic, varying } = by;
  const noMagic = under(t, 'noMagic', seat);
  let sum = amount(gives, what);
  if (noMagic) sum -= amount(givenByMagic, what);
  for (let i = 0; i < varying.length; i++) {
    const { magic, strengthIf, craftIf } = t.def(varying[i]);
    if (magic && noMagic) continue;
    if (what === 'strength' && strengthIf !== null) sum += strengthIf(t, seat);
    if (what === 'craft' && craftIf !== null) sum += craftIf(t, seat);
  }
  return sum;
}
/** The two that are asked for all the time by name: a property with a name is found much faster. */
const amount = (gives: Summed, what: keyof Summed): number =>
  what === 'strength' ? gives.strength : what === 'craft' ? gives.craft : gives[what];

/** What the character and its cards let it carry, and hold in Spells, whatever the situation. */
export const roomForObjects = (t: Reading, seat: Seat): number => belongings(t, seat).carry;
export const roomForSpells = (t: Reading, seat: Seat): number => belongings(t, seat).spells;

export function strength(t: Reading, seat: Seat): number {
  const player = t.state.players[seat];
  if (player.toad > 0) return 1 + player.toadStrength; // TA-TOAD-02, TA-TOAD-07
  const own = characterOf(t, seat)?.strength ?? 0;
  // TA-STAT-02, TA-BOARD-07
  return Math.max(
    own,
    own + player.strength + player.strengthNow + gifts(t, seat, 'strength', !inGlade(t, seat)),
  );
}
export function craft(t: Reading, seat: Seat, inFull = false): number {
  const player = t.state.players[seat];
  if (player.toad > 0) return 1 + player.toadCraft;
  const own = characterOf(t, seat)?.craft ?? 0;
  const objects = inFull || !inGlade(t, seat);
  return Math.max(own, own + player.craft + player.craftNow + gifts(t, seat, 'craft', objects));
}
/** The value printed on the character card, and what Rewards have raised it by. */
export const strengthValue = (t: Talisman, seat: Seat): number =>
  isToad(t, seat)
    ? 1
    : (characterOf(t, seat)?.strength ?? 0) + inPile(t, seat, t.piles.reward[seat], 'strength');
export const craftValue = (t: Reading, seat: Seat): number =>
  isToad(t, seat) ? 1 : (characterOf(t, seat)?.craft ?? 0) + inPile(t, seat, t.piles.reward[seat], 'craft');
export const lifeValue = (t: Reading, seat: Seat): number =>
  (characterOf(t, seat)?.character!.lives ?? 0) + gifts(t, seat, 'life', true);
export const fateValue = (t: Reading, seat: Seat): number =>
  (characterOf(t, seat)?.character!.fate ?? 0) + gifts(t, seat, 'fate', true);
/** What belongings add to a prayer. */
export const prayBonus = (t: Talisman, seat: Seat): number =>
  isToad(t, seat) ? 0 : gifts(t, seat, 'pray', true);
/** What the character may add to it, if it wants to. */
export const ownPrayBonus = (t: Talisman, seat: Seat): number =>
  isToad(t, seat) ? 0 : (characterOf(t, seat)?.gives.pray ?? 0);

/** Everything of a seat that can act for it: the character (unless it is a Toad), rewards, followers, objects. */
export function possessions(t: Reading, seat: Seat): Card[] {
  const { piles } = t;
  const own = isToad(t, seat) ? [] : t.cards(piles.character[seat]).slice();
  for (const card of t.cards(piles.reward[seat])) own.push(card);
  for (const card of t.cards(piles.followers[seat])) own.push(card);
  for (const card of t.cards(piles.objects[seat])) if (usable(t, seat, t.def(card))) own.push(card);
  return own;
}

/** Does the character itself or anything it has grant this? */
export function has(t: Reading, seat: Seat, grant: Grant): boolean {
  if (!belongings(t, seat).grants.has(grant)) return false;
  const { piles } = t;
  return (
    (!isToad(t, seat) && grantsIn(t, seat, piles.character[seat], grant)) ||
    grantsIn(t, seat, piles.objects[seat], grant) ||
    grantsIn(t, seat, piles.followers[seat], grant) ||
    grantsIn(t, seat, piles.reward[seat], grant)
  );
}
function grantsIn(t: Reading, seat: Seat, pile: Pile, grant: Grant): boolean {
  const { grants } = gistOf(t, pile);
  if (grants.size === 0 || !grants.has(grant)) return false;
  const cards = t.cards(pile);
  for (let i = 0; i < cards.length; i++) {
    const def = t.def(cards[i]);
    if (def.grants.includes(grant) && usable(t, seat, def)) return true;
  }
  return false;
}

/** Spells cannot touch this character, apart from the Command Spell. */
export const isSpellproof = (t: Talisman, seat: Seat): boolean =>
  has(t, seat, 'spellproof') ||
  (regionOf(t.state.players[seat].space) === 'inner' && has(t, seat, 'innerSpellproof'));

/** A card the seat owns that satisfies the test, among objects and followers. */
export function owned(t: Reading, seat: Seat, test: (def: CardDef, card: Card) => boolean): Card[] {
  return [...t.cards(t.piles.objects[seat]), ...t.cards(t.piles.followers[seat])].filter((card) =>
    test(t.def(card), card),
  );
}
export const ownsTag = (t: Talisman, seat: Seat, tag: string): boolean =>
  gistOf(t, t.piles.objects[seat]).tags.has(tag) || gistOf(t, t.piles.followers[seat]).tags.has(tag);
export const hasTalisman = (t: Talisman, seat: Seat): boolean =>
  t.cards(t.piles.objects[seat]).some((card) => t.def(card).talisman) &&
  !t
    .cards(t.piles.objects[seat])
    .some((card) => t.def(card).tags.includes('falseTalisman') && countersOn(t, card) === 0);

/** What bad luck takes off an attack roll, down to 0 if need be; where there is no roll, there is nothing to take it off. */
export const offTheRoll = (t: Reading, seat: Seat, { hero, heroRolls, foeRolls }: Fight): number =>
  (seat === hero ? heroRolls : foeRolls) ? t.state.players[seat].attackNow : 0;

/** What counts in a fight beyond the dice: value, bonuses, weapons. TA-FIGHT-05, TA-FIGHT-06 */
export function attackValue(t: Reading, seat: Seat, fight: Fight, weapons: readonly Card[]): number {
  const battle = fight.kind === 'battle';
  let sum = (battle ? strength(t, seat) : craft(t, seat)) + offTheRoll(t, seat, fight);
  const glade = inGlade(t, seat);
  for (const card of possessions(t, seat)) {
    const def = t.def(card);
    const weapon = def.weapon;
    if (weapon && !weapons.includes(card)) continue;
    if (glade && def.type === 'object') continue;
    sum += battle ? def.gives.battle : def.gives.psychic;
    if (weapon && battle) sum += edgeOf(t, card);
    if (def.attackIf !== null) sum += def.attackIf(t, seat, fight, card);
  }
  return sum;
}

/** What some cards give together. */
interface Given {
  /** All of it, and how much of it comes from Magic ones. */
  readonly gives: Summed;
  readonly givenByMagic: Summed;
  /** Those that give Strength or Craft by the situation. */
  readonly varying: readonly Card[];
}
/** What the rules ask of a pile of somebody's cards again and again. */
interface Gist extends Given {
  readonly grants: ReadonlySet<Grant>;
  readonly tags: ReadonlySet<string>;
  /** Those that notice what their owner does. */
  readonly noticing: readonly Card[];
  /** How many are no Trinkets. */
  readonly heavy: number;
}
/** The same of all a character has: Objects, Followers and Rewards. */
interface Belongings extends Given {
  /** What these or the character itself grant. */
  readonly grants: ReadonlySet<Grant>;
  /** How many more Objects and Spells these and the character itself make room for. */
  readonly carry: number;
  readonly spells: number;
}

export const gistOf = (t: Reading, pile: Pile): Gist => t.gist(pile, makeGist);
const belongings = (t: Reading, seat: Seat): Belongings => t.seatGist(seat, addUp);

/** What is the same in every fight; what counts in some of them is reckoned card by card. */
type Summed = Omit<Gifts, 'battle' | 'psychic'>;
type Sums = { -readonly [K in keyof Summed]: number };
const NOTHING: Summed = { strength: 0, craft: 0, carry: 0, spells: 0, life: 0, fate: 0, pray: 0 };

function add(sums: Sums, gives: Summed): void {
  sums.strength += gives.strength;
  sums.craft += gives.craft;
  sums.carry += gives.carry;
  sums.spells += gives.spells;
  sums.life += gives.life;
  sums.fate += gives.fate;
  sums.pray += gives.pray;
}

const NONE: ReadonlySet<never> = new Set();

function makeGist(t: Reading, pile: Pile): Gist {
  const gives: Sums = { ...NOTHING };
  const givenByMagic: Sums = { ...NOTHING };
  // Most piles grant nothing, and are marked by nothing.
  let grants: Set<Grant> | null = null;
  let tags: Set<string> | null = null;
  const varying: Card[] = [];
  const noticing: Card[] = [];
  let heavy = 0;
  for (const card of t.cards(pile)) {
    const def = t.def(card);
    for (const grant of def.grants) (grants ??= new Set()).add(grant);
    for (const tag of def.tags) (tags ??= new Set()).add(tag);
    add(gives, def.gives);
    if (def.magic) add(givenByMagic, def.gives);
    if (!def.trinket) heavy++;
    if (def.strengthIf !== null || def.craftIf !== null) varying.push(card);
    if (def.notices !== null) noticing.push(card);
  }
  return { grants: grants ?? NONE, gives, givenByMagic, tags: tags ?? NONE, varying, noticing, heavy };
}

function addUp(t: Reading, seat: Seat): Belongings {
  const { piles } = t;
  const own = gistOf(t, piles.character[seat]);
  const gives: Sums = { ...NOTHING };
  const givenByMagic: Sums = { ...NOTHING };
  let { grants } = own;
  const varying: Card[] = [];
  for (const pile of [piles.followers[seat], piles.reward[seat], piles.objects[seat]]) {
    const gist = gistOf(t, pile);
    add(gives, gist.gives);
    add(givenByMagic, gist.givenByMagic);
    if (gist.grants.size > 0) grants = new Set([...grants, ...gist.grants]);
    for (const card of gist.varying) varying.push(card);
  }
  const carry = own.gives.carry + gives.carry;
  return { grants, gives, givenByMagic, varying, carry, spells: own.gives.spells + gives.spells };
}

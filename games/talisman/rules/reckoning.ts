import { type Card, openCards, type Seat } from '@tafelrunde/engine';
import type { CardDef, Fight, FightKind, Foe, Reading } from '../shape.ts';
import { championFor, equalling, isHampered, sum } from './attack.ts';
import { foeValue } from './combat.ts';
import { numbersOf, readingOf, type View } from './numbers.ts';
import { attackValue, craft, has, inGlade, offTheRoll, owned, possessions, strength } from './stats.ts';

/** One line of a side: what it is, and how much it adds. */
export interface Part {
  /** A word of the board, or the kind of the card that adds it. */
  readonly what: 'strength' | 'craft' | 'now' | 'bonus' | 'rest' | 'champion' | { readonly kind: string };
  readonly value: number;
}

/** One side of a fight: who it is, the parts of its sum, its dice. */
export interface Side {
  readonly seat: Seat | null;
  readonly kinds: readonly string[];
  readonly creature: string | null;
  readonly parts: readonly Part[];
  readonly dice: readonly number[];
  readonly rolls: boolean;
  /** The parts without the dice, and with them. */
  readonly value: number;
  readonly total: number;
}

export interface Reckoning {
  readonly kind: Fight['kind'];
  readonly hero: Side;
  readonly foe: Side;
  /** Both have rolled whatever they roll. */
  readonly rolled: boolean;
  readonly outcome: 'won' | 'lost' | 'standOff';
  /** Before the dice: how likely the hero wins and draws, in parts of one. */
  readonly odds: { readonly won: number; readonly drawn: number } | null;
}

/** Everything that counts in a fight, as the rules will compare it. */
export function reckon(view: View, fight: Fight): Reckoning {
  const hero = heroSide(view, fight);
  const foe = fight.rival === null ? creatureSide(view, fight) : rivalSide(view, fight, fight.rival);
  const rolled =
    fight.decided !== null || ((!hero.rolls || hero.dice.length > 0) && (!foe.rolls || foe.dice.length > 0));
  const compared = hero.total > foe.total ? 'won' : hero.total < foe.total ? 'lost' : 'standOff';
  const outcome = fight.decided === null || fight.decided === 'evaded' ? compared : fight.decided;
  return {
    kind: fight.kind,
    hero,
    foe,
    rolled,
    outcome,
    odds: rolled ? null : chances(view, fight, hero, foe),
  };
}

/** How it would stand against an Enemy that is met here, before anything else counts. */
export function outlook(view: View, seat: Seat, kind: string): { own: number; foe: number } | null {
  const t = readingOf(view);
  const def = t.content[kind] as CardDef | undefined;
  const player = view.state.players[seat];
  if (def?.type !== 'enemy' || player === undefined) return null;
  const how: FightKind = def.strength > 0 ? 'battle' : 'psychic';
  const { strength: strong, craft: clever } = numbersOf(view, seat);
  const card = openCards(view.piles.space[player.space]).find((seen) => seen.kind === kind)?.card ?? null;
  const printed = how === 'battle' ? def.strength : def.craft;
  return {
    own: how === 'battle' ? strong : clever,
    foe: card === null ? printed : foeValue(t, seat, card, how),
  };
}

function side(of: Omit<Side, 'value' | 'total'>): Side {
  const value = of.parts.reduce((all, part) => all + part.value, 0);
  return { ...of, value, total: value + sum(of.dice) };
}

function heroSide(view: View, fight: Fight): Side {
  const { hero, champion, heroBonus, weapons } = fight;
  const parts: Part[] =
    champion === null ? characterParts(view, fight, hero, weapons) : [{ what: 'champion', value: champion }];
  if (heroBonus !== 0) parts.push({ what: 'bonus', value: heroBonus });
  return side({ seat: hero, kinds: [], creature: null, parts, dice: fight.heroDice, rolls: fight.heroRolls });
}

function rivalSide(view: View, fight: Fight, rival: Seat): Side {
  const { rivalChampion, rivalWeapons } = fight;
  const parts: Part[] =
    rivalChampion === null
      ? characterParts(view, fight, rival, rivalWeapons)
      : [{ what: 'champion', value: rivalChampion }];
  const lacking = rivalChampion === null ? equalling(readingOf(view), fight, rival) : 0;
  if (lacking !== 0) parts.push({ what: equalizer(view, rival), value: lacking });
  if (fight.foeBonus !== 0) parts.push({ what: 'bonus', value: fight.foeBonus });
  return side({ seat: rival, kinds: [], creature: null, parts, dice: fight.foeDice, rolls: fight.foeRolls });
}

/** The card that makes its owner the equal of an attacker. */
function equalizer(view: View, rival: Seat): Part['what'] {
  const t = readingOf(view);
  const card = possessions(t, rival).find((one) => t.def(one).grants.includes('equalsAttacker'));
  return card === undefined ? 'rest' : { kind: t.kind(card) };
}

function creatureSide(view: View, fight: Fight): Side {
  const { foes, value, hero, kind } = fight;
  const t = readingOf(view);
  const kinds = foes.map((card) => t.kind(card));
  const each = foes.map((card, at): Part => ({
    what: { kind: kinds[at] ?? '' },
    value: foeValue(t, hero, card, kind),
  }));
  const known = each.reduce((all, part) => all + part.value, 0);
  // A Spell may have changed the value of the fight; the cards then no longer tell it.
  const parts: Part[] =
    each.length > 1 && known === value ? each : [{ what: kind === 'battle' ? 'strength' : 'craft', value }];
  if (fight.foeBonus !== 0) parts.push({ what: 'bonus', value: fight.foeBonus });
  return side({
    seat: null,
    kinds,
    creature: fight.creature,
    parts,
    dice: fight.foeDice,
    rolls: fight.foeRolls,
  });
}

/** Strength or Craft, then every card that adds something in this fight. */
function characterParts(view: View, fight: Fight, seat: Seat, weapons: readonly Card[]): Part[] {
  const battle = fight.kind === 'battle';
  const t = readingOf(view);
  const base = battle ? strength(t, seat) : craft(t, seat);
  const parts: Part[] = [{ what: battle ? 'strength' : 'craft', value: base }];
  const now = offTheRoll(t, seat, fight);
  if (now !== 0) parts.push({ what: 'now', value: now });
  for (const card of possessions(t, seat)) {
    const value = gives(t, fight, seat, card, weapons);
    if (value !== 0) parts.push({ what: { kind: t.kind(card) }, value });
  }
  const whole = attackValue(t, seat, fight, weapons);
  const rest = whole - parts.reduce((all, part) => all + part.value, 0);
  if (rest !== 0) parts.push({ what: 'rest', value: rest });
  return parts;
}

/** What a single card adds, by the rule that adds them all. */
function gives(t: Reading, fight: Fight, seat: Seat, card: Card, weapons: readonly Card[]): number {
  const def = t.def(card);
  if ((def.weapon && !weapons.includes(card)) || (inGlade(t, seat) && def.type === 'object')) return 0;
  const { battle, psychic } = def.gives;
  const more = def.attackIf === null ? 0 : def.attackIf(t, seat, fight, card);
  return (fight.kind === 'battle' ? battle : psychic) + more;
}

/** By total, how likely it is: of one die, of the higher or the lower of two, or of three added up. */
type Chances = readonly number[];
const faces = [1, 2, 3, 4, 5, 6];
const furthest = 48;

function oneDie(explodes: boolean, kept: 'one' | 'higher' | 'lower'): Chances {
  const chance = Array<number>(furthest + 1).fill(0);
  const first = (face: number): number =>
    kept === 'one' ? 1 / 6 : (kept === 'higher' ? 2 * face - 1 : 13 - 2 * face) / 36;
  const add = (before: number, part: number, isFirst: boolean): void => {
    for (const face of faces) {
      const share = part * (isFirst ? first(face) : 1 / 6);
      const total = before + face;
      if (face === 6 && explodes && total < furthest - 6) add(total, share, false);
      else chance[total] = (chance[total] ?? 0) + share;
    }
  };
  add(0, 1, true);
  return chance;
}

function added(one: Chances, other: Chances): Chances {
  const chance = Array<number>(one.length + other.length).fill(0);
  one.forEach((a, x) => other.forEach((b, y) => (chance[x + y] = (chance[x + y] ?? 0) + a * b)));
  return chance;
}

function foeChances(die: Foe['dice'], explodes: boolean): Chances {
  const one = oneDie(explodes, 'one');
  if (die === 'three') return added(one, added(one, one));
  return die === 'higherOfTwo' ? oneDie(explodes, 'higher') : one;
}

const none: Chances = [1];

/** How many Followers make this character clumsy. */
const clumsiness = (view: View, fight: Fight, seat: Seat | null): number =>
  seat === null || championFor(fight, seat) !== null
    ? 0
    : owned(readingOf(view), seat, ({ tags }) => tags.includes('clumsy')).length;

/** How likely the hero wins and draws with what is on the table now. */
function chances(view: View, fight: Fight, hero: Side, foe: Side): Reckoning['odds'] {
  const t = readingOf(view);
  const explodes = view.options.explodingDice;
  const best = (seat: Seat): 'higher' | 'one' =>
    fight.kind === 'battle' && championFor(fight, seat) === null && has(t, seat, 'bestOfTwo')
      ? 'higher'
      : 'one';
  const hampered = isHampered(t, fight);
  const own = hero.rolls ? oneDie(explodes, hampered ? 'lower' : best(fight.hero)) : none;
  const his = !foe.rolls
    ? none
    : fight.rival === null
      ? foeChances(fight.foeDie, explodes)
      : oneDie(explodes, best(fight.rival));
  const burdens = new Map([fight.hero, fight.rival].map((seat) => [seat, clumsiness(view, fight, seat)]));
  // A burden takes 1 off the roll, but never brings it below 1.
  const roll = (total: number, seat: Seat | null): number =>
    Math.max(Math.min(total, 1), total - (burdens.get(seat) ?? 0));
  let [won, drawn] = [0, 0];
  own.forEach((a, x) =>
    his.forEach((b, y) => {
      const margin = hero.value + roll(x, fight.hero) - foe.value - roll(y, fight.rival);
      if (margin > 0) won += a * b;
      else if (margin === 0) drawn += a * b;
    }),
  );
  return { won, drawn };
}

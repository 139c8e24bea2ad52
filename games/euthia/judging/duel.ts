import type { Card, Pile, Seat } from '@tafelrunde/engine';
import { armourSet, boardOf, noteOf } from '../rules/tiles.ts';
import type { EuthiaReading } from '../shape.ts';
import type { Foe, Library } from './library.ts';
import { type Attack, at, NOTHING, type Traits } from './traits.ts';

/** How a hero fights: everything worn together, and what a fight would come to. */

type Sum = { -readonly [K in keyof Traits]: number };

export interface Fighter {
  readonly traits: Traits;
  readonly attacks: readonly Attack[];
  readonly gaar: number;
}

/** What stones bring to a fight: set gems each time, loose essences once. */
function addStones(t: EuthiaReading, card: Card, sum: Sum, fresh: boolean): void {
  const { gems, flipped } = noteOf(t, card);
  gems.forEach((gem, i) => {
    if (gem === 'emerald') sum.lucks++;
    else if (flipped[i] && !fresh) return;
    else if (gem === 'opal') sum.heal += 2;
    else if (gem === 'diamond') sum.heal += 4;
    else if (gem === 'sapphire') sum.strike += 0.8;
    else if (gem === 'onyx') sum.dodge++;
    else if (gem === 'amethyst') sum.reach++;
    else if (gem === 'demonStone') sum.income += 0.25;
  });
}

function addPile(
  { says }: Library,
  t: EuthiaReading,
  pile: Pile,
  sum: Sum,
  attacks: Attack[],
  how: { readonly set: number; readonly fresh: boolean; readonly share: number },
): void {
  for (const card of t.cards(pile)) {
    const said = says[t.kind(card)];
    if (said === undefined) continue;
    const tired = !how.fresh && noteOf(t, card).exhausted;
    const { plain } = said;
    for (const key in sum) {
      const name = key as keyof Traits;
      // What is exhausted works again next round; what works in every combat round is never tired.
      if (
        tired &&
        (name === 'strike' || name === 'luck' || name === 'dodge' || name === 'guard' || name === 'heal')
      )
        continue;
      sum[name] += how.share * plain[name];
    }
    for (const { of, traits } of said.withSet)
      if (how.set >= of && !tired)
        for (const key in sum) sum[key as keyof Traits] += how.share * traits[key as keyof Traits];
    for (const attack of said.attacks) if (!(tired && attack.once)) attacks.push(attack);
    addStones(t, card, sum, how.fresh);
  }
}

/** Of what is used up in a fight, so much is had: it may be missed at another time. */
const SPENDING = 0.6;

/** What the hero brings to the next fight, and (`fresh`) to those of later rounds: there nothing counts that is used up. */
export function fighterOf(library: Library, t: EuthiaReading, seat: Seat, fresh: boolean): Fighter {
  const sum: Sum = { ...NOTHING };
  const attacks: Attack[] = [];
  const hero = t.state.heroes[seat];
  const set = armourSet(t, seat);
  addPile(library, t, t.piles.worn[seat], sum, attacks, { set, fresh, share: 1 });
  const { gaarSlots, dwurtSlots } = boardOf(t, seat);
  if (fresh) return { traits: sum, attacks, gaar: 0.5 * (gaarSlots + dwurtSlots) };
  const { essences, potions } = hero;
  sum.heal += SPENDING * (3 * potions + 4 * essences.water);
  sum.strike += SPENDING * 1.6 * essences.fire;
  sum.luck += SPENDING * 3 * essences.earth;
  sum.dodge += SPENDING * 3.5 * essences.air;
  addPile(library, t, t.piles.pouch[seat], sum, attacks, { set: 0, fresh: true, share: SPENDING });
  return { traits: sum, attacks, gaar: Math.min(5, hero.gaar + 0.6 * hero.dwurt) };
}

export interface Outlook {
  /** How likely the hero wins. */
  readonly chance: number;
  /** Wounds to be expected. */
  readonly wounds: number;
}

/** What a point of each is worth in a single attack. */
const LUCK = 0.34;
const DODGE = 0.42;
const GUARD = 0.85;
/** A gaar marker raises a roll by two and throws a die again. */
const GAAR = 0.8;
const FOE_GAAR = 0.4;
const FOE_CARD = 0.6;
const MOST_ROUNDS = 14;

/** A fight from here on: `health` the hero's, `damage` and `wounds` what is dealt or about to be. */
export function outlook(
  { traits, attacks, gaar }: Fighter,
  foe: Foe,
  health: number,
  {
    damage = 0,
    begun = false,
    luck = 0,
    pace = 0,
  }: { damage?: number; begun?: boolean; luck?: number; pace?: number } = {},
): Outlook {
  const bonus = traits.lucks - foe.malus + luck;
  let weapon = 0;
  let first = 0;
  for (const { first: strikesFirst, once, damage: table } of attacks) {
    const each = at(table, bonus);
    if (strikesFirst) first = Math.max(first, each);
    else if (!once) weapon = Math.max(weapon, each);
  }
  const usual = weapon + traits.strikes + pace;
  let left = foe.health - damage - traits.strike - LUCK * traits.luck - GAAR * gaar;
  if (!begun) left -= first;
  for (const { first: strikesFirst, once, damage: table } of attacks)
    if (!strikesFirst && once) left -= Math.max(0, at(table, bonus) - weapon);
  // However lucky, it seldom falls at once.
  const least = 0.35 * Math.max(0, foe.health - damage);
  const rounds = Math.min(MOST_ROUNDS, Math.max(least, left) / Math.max(0.15, usual));
  const blow = Math.max(0.08, at(foe.wounds, -traits.dodges) - 0.75 * traits.guards);
  const dodged = DODGE * traits.dodge + GUARD * traits.guard;
  const wounds = Math.max(0.1 * rounds, blow * rounds + FOE_GAAR * foe.gaar + FOE_CARD * foe.cards - dodged);
  const spare = health + 0.85 * traits.heal - wounds;
  return { chance: 1 / (1 + Math.exp(-(spare + 0.3) / (0.6 + 0.17 * wounds))), wounds };
}

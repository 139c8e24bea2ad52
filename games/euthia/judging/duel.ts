import type { Card, Pile, Seat } from '@tafelrunde/engine';
import { armourSet, boardOf, noteOf } from '../rules/tiles.ts';
import type { EuthiaReading, Gem } from '../shape.ts';
import type { Foe, Library } from './library.ts';
import { type Attack, at, NOTHING, type Traits } from './traits.ts';

/** How a hero fights: everything worn together, and what a fight would come to. */

type Sum = { -readonly [K in keyof Traits]: number };

export interface Fighter {
  readonly traits: Traits;
  readonly attacks: readonly Attack[];
  readonly gaar: number;
}

/** What a set gem brings to every fight or every round. */
export const GEM: { readonly [G in Gem]: { readonly trait: keyof Traits; readonly n: number } } = {
  ruby: { trait: 'health', n: 1 },
  emerald: { trait: 'lucks', n: 1 },
  opal: { trait: 'heal', n: 2 },
  diamond: { trait: 'heal', n: 4 },
  sapphire: { trait: 'strike', n: 0.8 },
  onyx: { trait: 'dodge', n: 1 },
  amethyst: { trait: 'reach', n: 1 },
  demonStone: { trait: 'income', n: 0.25 },
};

/** Those set in a tile; what was turned over works again next round. Rubies are in the maximum health already. */
function addStones(t: EuthiaReading, card: Card, sum: Sum, fresh: boolean): void {
  const { gems, flipped } = noteOf(t, card);
  gems.forEach((gem, i) => {
    if (gem === 'ruby' || (gem !== 'emerald' && flipped[i] && !fresh)) return;
    const { trait, n } = GEM[gem];
    sum[trait] += n;
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

/** What is used up in a fight counts only this much: it may be missed at another time. */
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
  /** Damage to be expected if the hero falls. */
  readonly dealt: number;
}

/**
 * What things are worth in a fight, fitted to 1,314 fights between seats that follow the advice: with these the model says of every
 * tenth of them how many are won (docs/balance.md).
 */
const STRIKE = 0.66;
const LUCK = 0.14;
const FIRST = 1.3;
const ONCE = 0.4;
const DODGE = 0.17;
const GUARD = 0.34;
const GUARDS = 0.32;
const HEAL = 1.36;
/** A gaar marker raises a roll by two and throws a die again. */
const GAAR = 0.89;
/** Gaar and cards raise the monster's roll by this much, and hurt besides. */
const FOE_LUCK = 2;
const FOE_GAAR = 0.64;
const FOE_CARD = 0.96;
/** However lucky the hero is, a monster keeps this much of its health for the usual attacks. */
const LEAST = 0.2;
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
  const usual = weapon + STRIKE * traits.strikes + pace;
  let left = foe.health - damage - STRIKE * traits.strike - LUCK * traits.luck - GAAR * gaar;
  if (!begun) left -= FIRST * first;
  for (const { first: strikesFirst, once, damage: table } of attacks)
    if (!strikesFirst && once) left -= ONCE * Math.max(0, at(table, bonus) - weapon);
  const least = LEAST * Math.max(0, foe.health - damage);
  const rounds = Math.min(MOST_ROUNDS, Math.max(least, left) / Math.max(0.15, usual));
  const blow = Math.max(0.08, at(foe.wounds, FOE_LUCK - traits.dodges) - GUARDS * traits.guards);
  const dodged = DODGE * traits.dodge + GUARD * traits.guard;
  const wounds = Math.max(0.1 * rounds, blow * rounds + FOE_GAAR * foe.gaar + FOE_CARD * foe.cards - dodged);
  const spare = health + HEAL * traits.heal - wounds;
  const lasts = Math.min(rounds, (health + HEAL * traits.heal + dodged) / Math.max(0.3, blow));
  const dealt = Math.min(foe.health - 1, Math.max(0, foe.health - left + usual * lasts));
  return { chance: 1 / (1 + Math.exp(-(spare + 0.2) / (0.76 + 0.28 * wounds))), wounds, dealt };
}

import { deedOption, done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Fight, FightKind, SpaceName, Talisman, Reading } from '../shape.ts';
import { countersOn, discard } from './decks.ts';
import { type Improves, mayUseFate, spendFate } from './fate.ts';
import { textAt } from './places.ts';
import { attackValue, craft, has, isToad, nameAt, possessions, strength, under } from './stats.ts';

/** A fight before anything has happened in it. */
export const newFight = (
  kind: FightKind,
  hero: Seat,
  with_: {
    rival?: Seat;
    foes?: Fight['foes'];
    creature?: string;
    value?: number;
    immune?: boolean;
  },
): Fight => ({
  type: 'fight',
  kind,
  hero,
  rival: with_.rival ?? null,
  foes: with_.foes ?? [],
  creature: with_.creature ?? null,
  value: with_.value ?? 0,
  immune: with_.immune ?? false,
  weapons: [],
  rivalWeapons: [],
  heroDice: [],
  foeDice: [],
  heroSet: null,
  foeSet: null,
  heroBonus: 0,
  foeBonus: 0,
  heroRolls: true,
  foeRolls: true,
  foeDie: 'one',
  foeDoubles: false,
  fate: true,
  champion: null,
  rivalChampion: null,
  decided: null,
  lifeOnly: false,
  stabs: false,
});

/** TA-EXPL-01, TA-EXPL-02: a 6 brings another die, and so does every further 6. */
export function explode(t: Talisman, dice: number[]): void {
  if (!t.options.explodingDice) return;
  while (dice.at(-1) === 6) dice.push(t.die());
}

/** The attack roll of a character. TA-EXPL-04: of several dice one is kept, and only that one explodes. */
export function heroRoll(t: Talisman, fight: Fight, seat: Seat): number[] {
  const dice = [setFor(fight, seat) ?? t.die()];
  if (isHampered(t, fight)) dice[0] = Math.min(dice[0], t.die());
  else if (fight.kind === 'battle' && championFor(fight, seat) === null && has(t, seat, 'bestOfTwo'))
    dice[0] = Math.max(dice[0], t.die());
  explode(t, dice);
  return dice;
}

/** Is there anybody among the Enemies who lets only the lower of two dice count? */
export const isHampered = (t: Reading, fight: Fight): boolean =>
  fight.foes.some((card) => t.def(card).foe!.hampers);

/** Is there anybody among the Enemies in whose trap the hero sits? Then it rolls no die. */
export const isTrapped = (t: Talisman, fight: Fight): boolean =>
  fight.foes.some((card) => t.def(card).foe!.traps?.(t, card) === true);

const setFor = (fight: Fight, seat: Seat): number | null =>
  seat === fight.hero ? fight.heroSet : fight.foeSet;
/** Who fights in the place of this character, if anybody does. */
export const championFor = (fight: Fight, seat: Seat): number | null =>
  seat === fight.hero ? fight.champion : fight.rivalChampion;

/** The attack roll of a creature. TA-FIGHT-07; where several dice are added up, each 6 among them explodes. */
export function foeRoll(t: Talisman, fight: Fight): number[] {
  const how = fight.foeDie;
  const first = fight.foeSet ?? t.die();
  if (how === 'three') {
    const all: number[] = [];
    for (let i = 0; i < 3; i++) {
      const dice = [i === 0 ? first : t.die()];
      explode(t, dice);
      all.push(...dice);
    }
    return all;
  }
  const dice = [first];
  if (how === 'higherOfTwo') {
    const second = t.die();
    fight.foeDoubles = second === dice[0];
    dice[0] = Math.max(dice[0], second);
  }
  explode(t, dice);
  return dice;
}

export const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/** TA-FIGHT-08, TA-FATE-05: fate rerolls the last die of the chain, and a new 6 explodes again. */
export function fateOnAttack(t: Talisman, fight: Fight, seat: Seat): Flow {
  if (!canReroll(fight, seat)) return done(undefined);
  return rerollAttack(t, seat, diceOf(fight, seat), improvesIn(t, fight, seat));
}
const diceOf = (fight: Fight, seat: Seat): number[] => (seat === fight.hero ? fight.heroDice : fight.foeDice);
/** Is there a die of its own that fate could roll again? */
function canReroll(fight: Fight, seat: Seat): boolean {
  const dice = diceOf(fight, seat);
  if (!fight.fate || dice.length === 0 || championFor(fight, seat) !== null) return false;
  return dice.length > 1 || dice[0] !== setFor(fight, seat);
}
function* rerollAttack(t: Talisman, seat: Seat, dice: number[], improves: Improves | null): Flow {
  yield* spendFate(t, seat, dice, [dice.length - 1], 'attack', improves);
  explode(t, dice);
}

/** A new roll is of use if the fight would end better by it; null where more than the sums counts. */
function improvesIn(t: Talisman, fight: Fight, seat: Seat): Improves | null {
  const { hero, rival, foes } = fight;
  if (foes.some((card) => t.def(card).foe!.rolled !== null)) return null;
  const other = seat === hero ? rival : hero;
  const lies = diceOf(fight, seat);
  const lead = (heroScore(t, fight) - rivalScore(t, fight)) * (seat === hero ? 1 : -1) - sum(lies);
  const mayAnswer = other !== null && (mayAdd(t, other) || (seat === hero && mayRollAgain(t, fight, other)));
  // What somebody may add to its own roll is of no use any more where nobody can take the victory away.
  if (mayAdd(t, seat) && (mayAnswer || lead + sum(lies) <= 0)) return null;
  const rank = (dice: readonly number[]): number => {
    if (fight.decided !== null) return 0;
    // TA-FIGHT-08: what a 6 leads to is not known.
    if (t.options.explodingDice && dice.at(-1) === 6) return mayAnswer ? Infinity : 1;
    const ahead = lead + sum(dice);
    // Where the other one may still do something about it, no lead is large enough: any higher roll is of use. Who wins does nothing.
    return mayAnswer && ahead >= 0 ? sum(dice) : Math.sign(ahead);
  };
  return (then, now) => rank(then) > rank(now);
}

const mayRollAgain = (t: Talisman, fight: Fight, seat: Seat): boolean =>
  canReroll(fight, seat) && mayUseFate(t, seat);
/** Does it have anything that changes a roll once it lies? */
const mayAdd = (t: Talisman, seat: Seat): boolean =>
  possessions(t, seat).some((card) => t.def(card).on.fightRolled !== undefined);

/** TA-FIGHT-05, TA-FIGHT-06: everything that makes the attack score of a character. */
export function heroScore(t: Reading, fight: Fight): number {
  const own = fight.champion ?? attackValue(t, fight.hero, fight, fight.weapons);
  return own + sum(fight.heroDice) + fight.heroBonus;
}
export function rivalScore(t: Reading, fight: Fight): number {
  const dice = sum(fight.foeDice) + fight.foeBonus;
  if (fight.rival === null) return fight.value + dice;
  return (fight.rivalChampion ?? defence(t, fight, fight.rival)) + dice;
}
const defence = (t: Reading, fight: Fight, rival: Seat): number =>
  attackValue(t, rival, fight, fight.rivalWeapons) + equalling(t, fight, rival);

/** What a defender lacks in Strength or Craft, where something makes it the attacker's equal. */
export function equalling(t: Reading, { kind, hero }: Fight, rival: Seat): number {
  if (!has(t, rival, 'equalsAttacker')) return 0;
  // Reckoned last: until then Spells make either of them stronger.
  const value = kind === 'battle' ? strength : craft;
  return Math.max(0, value(t, hero) - value(t, rival));
}

/** Who has won, by a decision that was made without dice or by the scores. */
export function verdict(fight: Fight, own: number, foe: number): 'won' | 'lost' | 'standOff' {
  if (fight.decided !== null && fight.decided !== 'evaded') return fight.decided;
  return own > foe ? 'won' : own < foe ? 'lost' : 'standOff';
}

/** An Enemy under a Spell fights along in one battle, and is gone. */
export function sendDominated(t: Talisman, fight: Fight, seat: Seat): void {
  if (fight.kind !== 'battle') return;
  for (const card of t.cards(t.piles.followers[seat]).slice()) {
    if (t.def(card).type !== 'enemy' || countersOn(t, card) === 0) continue;
    if (fight.hero === seat) fight.heroBonus += t.def(card).strength;
    else fight.foeBonus += t.def(card).strength;
    t.tell('lostCard', { seat, kind: t.kind(card) });
    discard(t, card);
  }
}

/** TA-EVADE-01: what lets a character evade here and now, apart from Spells it casts on the spot. */
function canEvade(t: Talisman, seat: Seat): boolean {
  if (isToad(t, seat)) return false;
  if (under(t, 'evading', seat)) return true;
  const name = nameAt(t, seat) as SpaceName;
  return possessions(t, seat).some((card) => t.def(card).evadesIn.includes(name));
}

const EVADE = deedOption('evade');
const FIGHT = deedOption('fight');

/** TA-FIGHT-02, TA-DUEL-01: declared first; only asked where something allows it. */
export const asksEvade = (t: Talisman, seat: Seat, about: Evaded): Flow<boolean> =>
  canEvade(t, seat) ? offersEvading(t, seat, about) : done(false);

/** What is evaded: an Enemy, a character, or a creature that is no card. */
interface Evaded {
  readonly kind?: string;
  readonly rival?: Seat;
  readonly creature?: string;
}
function* offersEvading(t: Talisman, seat: Seat, about: Evaded): Flow<boolean> {
  const toll = about.rival !== undefined && has(t, about.rival, 'tollToEvade') ? 1 : 0;
  if (t.state.players[seat].gold < toll) return false;
  const { id } = yield* t.ask(seat, {
    prompt: 'evade',
    about: {
      kind: about.kind ?? null,
      rival: about.rival ?? null,
      creature: about.creature ?? null,
    },
    from: [toll > 0 ? { ...EVADE, commits: 'costs' as const } : EVADE, FIGHT],
    rules: ['TA-EVADE-01', 'TA-EVADE-02'],
  });
  if (id !== 'evade') return false;
  t.state.players[seat].gold -= toll;
  if (toll > 0) t.tell('paid', { seat, gold: toll });
  return true;
}

/** TA-BOARD-06: what the space adds to the dice of creatures and of whoever fights them there. */
export function spaceBonus(t: Talisman, seat: Seat): { foe: number; hero: number } {
  const text = textAt(t, t.state.players[seat].space);
  return { foe: text.enemies, hero: text.visitors };
}

import type { Card, Seat } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { LaidCard, Turn } from '../shape.ts';
import { attackOn, bearerOf, isArmed, strengthOf, turnAgainst, type Attack, type Target } from './attack.ts';
import { freshlyLaid, laidCard } from './party.ts';
import { newTurn } from './turn.ts';

/**
 * An attack taken apart for people: the lines of the slip beside a monster, and why a card adds nothing. Every number is
 * one that `attackOn` has worked out; nothing is reckoned a second time here.
 */
export interface Breakdown {
  readonly attack: Attack;
  readonly lines: readonly Line[];
  /** How much the attack exceeds what is needed; negative if it falls short. */
  readonly margin: number;
  /** What the attack does without, because the monster shuns it. */
  readonly renounced: boolean;
}

export interface Line {
  readonly part: 'attack' | 'magic' | 'darkness' | 'half';
  /** What counts. */
  readonly value: number;
  /** What the cards bring, where less of it counts. */
  readonly struck: number | null;
  readonly why: Why | null;
}

/** Why something counts less, or more, than the cards say. */
export type Why =
  | 'immune'
  | 'halfMagic'
  | 'onlyMagic'
  | 'needsMagic'
  | 'disease'
  | 'doubled'
  | 'missingLight'
  | 'fixedDark'
  | 'withoutMagic'
  | 'withoutWeapon'
  | 'battle';

/** Why a laid-out card takes no part in an attack. */
export type Absence =
  | 'tooWeak'
  | 'unarmed'
  | 'outOfReach'
  | 'notCarried'
  | 'tooHeavy'
  | 'bearerOut'
  | 'renounced'
  | 'noAttack';

type Content = Readonly<Record<string, CardDef>>;

export function breakdownOf(content: Content, turn: Turn, target: Target): Breakdown {
  const attack = attackOn(content, turn, target);
  const { traits } = content[target.kind];
  const bring = { attack: turn.extraAttack, magic: turn.extraMagic };
  for (const row of attack.rows) {
    if (row.out) continue;
    bring.attack += row.attack;
    bring.magic += row.magic;
  }
  const lines: Line[] = [
    line('attack', attack.attack, bring.attack, whyAttack(attack, bring.attack, traits.magic)),
    line('magic', attack.magic, bring.magic, whyMagic(attack, bring.magic, traits.magic)),
    {
      part: 'darkness',
      value: attack.penalty === 0 ? 0 : -attack.penalty,
      struck: null,
      why: attack.missing === 0 ? null : traits.fixedLight ? 'fixedDark' : 'missingLight',
    },
  ];
  if (attack.halved) {
    const whole = Math.max(0, attack.attack + attack.magic - attack.penalty);
    const why = turn.halved ? 'battle' : traits.halfWithout === 'magic' ? 'withoutMagic' : 'withoutWeapon';
    lines.push({ part: 'half', value: attack.value - whole, struck: null, why });
  }
  return { attack, lines, margin: attack.value - attack.health, renounced: turn.renounced };
}

function line(part: Line['part'], value: number, brought: number, why: Why | null): Line {
  return { part, value, struck: brought > value ? brought : null, why };
}

function whyAttack({ attack }: Attack, brought: number, trait: CardDef['traits']['magic']): Why | null {
  if (attack >= brought) return null;
  return trait === 'only' ? 'onlyMagic' : 'disease';
}

function whyMagic(
  { magic, lacksMagic }: Attack,
  brought: number,
  trait: CardDef['traits']['magic'],
): Why | null {
  if (lacksMagic) return 'needsMagic';
  if (magic === brought) return null;
  if (magic > brought) return 'doubled';
  if (trait === 'immune') return 'immune';
  return trait === 'half' ? 'halfMagic' : 'disease';
}

/** Why this card takes no part; only asked of cards whose row is out. */
export function absenceOf(content: Content, turn: Turn, target: Target, laid: LaidCard): Absence {
  const against = turnAgainst(content, turn, target);
  const one = laidCard(against, laid.card) ?? laid;
  const def = content[one.as];
  const { traits } = content[target.kind];
  if (def.reaches?.(target.rank) === false) return 'outOfReach';
  if (def.sort === 'hero')
    return strengthOf(content, against, one) <= traits.shutsOut || isArmed(content, against, one)
      ? 'tooWeak'
      : 'unarmed';
  if (def.sort === 'weapon') {
    if (turn.renounced && traits.shunsWeapons) return 'renounced';
    if (one.by === null) return 'notCarried';
    return bearerOf(content, against, one) === null ? 'tooHeavy' : 'bearerOut';
  }
  return def.sort === 'spell' ? 'renounced' : 'noAttack';
}

/** The turn as it would be if the seat did without what this monster shuns. TH-TRAIT-18 */
export function renouncing(turn: Turn, { traits }: CardDef): Turn {
  return {
    ...turn,
    renounced: true,
    cards: traits.shunsWeapons ? turn.cards.map((one) => ({ ...one, by: null })) : turn.cards,
  };
}

/** A fight with these cards before anything is done with them: nobody carries a weapon yet. */
export function turnWith(seat: Seat, cards: readonly { readonly card: Card; readonly kind: string }[]): Turn {
  const turn = newTurn('fight', seat);
  turn.cards = cards.map(({ card, kind }) => freshlyLaid(card, kind));
  return turn;
}

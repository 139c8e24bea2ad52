import type { Flow } from '@tafelrunde/engine';
import type { ChangeOf, Euthia, Fight, Modifiers, Until } from '../../shape.ts';
import type { Doing } from '../doing.ts';
import type { VerbRules } from '../effects.ts';
import { raiseHope } from '../fightSteps.ts';

const LASTS: { readonly [D in NonNullable<Modifiers['lasts']>]?: Until } = {
  untilEndOfCombat: 'combat',
  untilNextRoundStepA: 'stepA',
  nextMonsterAttack: 'nextMonster',
  nextHeroAttack: 'nextHero',
  thisStep: 'step',
};

/** What is said of one kind of attack holds for the one in progress, otherwise for the next of its kind. */
function untilOf(fight: Fight, of: 'hero' | 'monster', { lasts }: Modifiers): Until {
  const said = lasts === undefined ? undefined : LASTS[lasts];
  if (said !== undefined) return said;
  if (of === 'monster') return fight.phase === 'monsterAttack' ? 'attack' : 'nextMonster';
  return fight.phase === 'heroAttack' || fight.phase === 'firstStrike' ? 'attack' : 'nextHero';
}

export function change(at: Doing, of: ChangeOf, n: number, until: Until): void {
  at.fight!.changes.push({ of, n, until, card: at.card });
}

/** Nothing of the hero changes dice or value of an immune enemy. EU-ELITE-15 */
export const isImmuneTo = ({ side, fight }: Doing): boolean =>
  side === 'hero' && fight !== null && fight.immune;

function* rerollOwn(t: Euthia, at: Doing, n: number): Flow {
  const { seat, roll } = at;
  if (roll === null) return;
  const dice = yield* t.some(seat, {
    prompt: 'rerollOwn',
    from: roll.dice.map((die, i) => ({ id: `die${i}`, value: i, text: 'die', about: { die } })),
    min: 0,
    max: Math.min(n, roll.dice.length),
  });
  for (const { value } of dice) roll.dice[value] = t.die();
}

/** Up to this many dice, once; chosen by whose text it is. */
function* rerollMonster(t: Euthia, at: Doing, n: number): Flow {
  const { seat, fight } = at;
  if (fight === null || isImmuneTo(at) || fight.phase !== 'monsterAttack') return;
  const dice = yield* t.some(seat, {
    prompt: 'rerollMonster',
    from: fight.dice.map((die, i) => ({ id: `die${i}`, value: i, text: 'die', about: { die } })),
    min: 0,
    max: Math.min(n, fight.dice.length),
  });
  for (const { value } of dice) fight.dice[value] = t.die();
}

export const diceVerbs: VerbRules<
  | 'clover'
  | 'nextClover'
  | 'rabbitFoot'
  | 'rerollOwn'
  | 'rerollMonster'
  | 'oneDieLess'
  | 'ignoreMalus'
  | 'ignorePower'
  | 'hope'
> = {
  clover: (_t, at, n, how) => {
    const { fight, roll } = at;
    const value =
      typeof n === 'number' ? n : Math.max(n.min, n.perEarlierRound * ((fight?.round ?? 1) - 1)) + 0;
    if (roll !== null && roll !== fight) roll.plus += value;
    else if (fight !== null) change(at, 'clover', value, untilOf(fight, 'hero', how));
  },
  nextClover: (_t, at, n) => {
    if (at.fight !== null) change(at, 'clover', n, 'nextHero');
  },
  rabbitFoot: (_t, at, n, how) => {
    if (at.fight === null || (n < 0 && isImmuneTo(at))) return;
    change(at, 'rabbitFoot', n, untilOf(at.fight, 'monster', how));
  },
  rerollOwn: (t, at, n) => rerollOwn(t, at, n),
  rerollMonster: (t, at, n) => rerollMonster(t, at, n),
  oneDieLess: (_t, at, _flag, how) => {
    if (at.fight === null || isImmuneTo(at)) return;
    change(at, 'oneDieLess', 1, untilOf(at.fight, 'monster', how));
  },
  ignoreMalus: (_t, at, _flag, how) => {
    if (at.fight !== null) change(at, 'ignoreMalus', 1, untilOf(at.fight, 'hero', how));
  },
  /** Permanent ones are read off the tile; an event stills all powers for its round. */
  ignorePower: (t, _at, what, { lasts }) => {
    if (what === 'all' && lasts === 'thisRound')
      t.state.changes.push({ what: 'stillness', until: 'roundEnd' });
  },
  hope: (t, { fight }, n) => {
    if (fight !== null) raiseHope(t, fight, n);
  },
};

import { type Card, cardOption, type Flow } from '@tafelrunde/engine';
import type { DamageType, Doing, Effect, Who } from '../../shape.ts';
import { addExtra, touch, woundEnemy } from '../action.ts';
import { announce, preventUpTo, strike } from '../attacks.ts';
import { deciderOf, fixed, howMany } from '../effects.ts';
import type { Frame } from '../frame.ts';
import { heal, removeWounds } from '../healing.ts';
import { marked, marksOf } from '../marks.ts';
import { alliesOf, heroOf, holderOf, isEnemy } from '../places.ts';
import { changesOf, statOf } from '../statics.ts';
import type { Verbs } from '../tools.ts';
import { those, within } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** Dealing, preventing and healing damage. */

/** One attack of the card bearing the text, on each target separately. VA-DAMAGE-02 to VA-DAMAGE-07 */
function* dealDamage(frame: Frame, effect: Of<'dealDamage'>): Flow {
  const { t } = frame;
  const targets = yield* those(frame, effect.to);
  if (targets.length === 0) return;
  if (effect.split > 0) {
    yield* dealSplit(frame, effect, targets);
    return;
  }
  for (const target of targets) {
    const n = fixed(frame.at(target, effect.to), effect.n);
    if (isEnemy(t.def(target))) hitEnemy(frame, target, effect.type, n);
    else yield* hitFriend(frame, target, effect, n);
  }
}

/** The total, divided among the targets in portions. */
function* dealSplit(frame: Frame, { n, split, type }: Of<'dealDamage'>, targets: readonly Card[]): Flow {
  const shares = new Map<Card, number>();
  for (let left = fixed(frame, n); left > 0; left -= split) {
    const from = targets.map((card) => cardOption(card));
    const { card } = yield* frame.t.ask(deciderOf(frame), {
      prompt: 'divide',
      about: { n: split, left },
      from,
    });
    shares.set(card, (shares.get(card) ?? 0) + Math.min(split, left));
  }
  for (const [card, share] of shares) hitEnemy(frame, card, type, share);
}

/** Everything added up, less dazes, less defence, becomes wound tokens. VA-DAMAGE-03 to VA-DAMAGE-05, VA-CONDITION-06 */
function hitEnemy(frame: Frame, enemy: Card, type: DamageType, n: number): void {
  const { t, doing } = frame;
  let damage = n;
  if (doing !== null) {
    touch(t, doing, enemy);
    damage += (doing.extra.get(enemy) ?? 0) + changesOf(t, doing.card, 'damageEach').delta;
    doing.extra.delete(enemy);
    damage += changesOf(t, enemy, 'damageTaken').delta;
    damage -= marksOf(t, doing.ally ?? t.cards(t.piles.charter[doing.seat])[0]).dazed;
  }
  const pierced = doing !== null && doing.pierce === type;
  const defence = pierced ? 0 : statOf(t, enemy, type === 'physical' ? 'physicalDefence' : 'magicalDefence');
  const wounds = Math.max(0, damage - defence);
  woundEnemy(t, enemy, wounds);
  t.tell('hit', { kind: t.kind(enemy), n: Math.max(0, damage), wounds });
  doing?.deeds.dealt.push({ by: doing.card, onto: enemy, type, n: wounds });
}

function* hitFriend(frame: Frame, target: Card, { type, preventable }: Of<'dealDamage'>, n: number): Flow {
  const { t, card } = frame;
  const seat = heroOf(t, target);
  const source = card!;
  const dazed = isEnemy(t.def(source)) ? marksOf(t, source).dazed : 0;
  const damage = Math.max(0, n - dazed);
  if (damage === 0) return;
  if (seat !== null) yield* strike(t, { source, type, damage, seat, ally: null, preventable });
  else {
    const owner = holderOf(t, target);
    if (owner !== null && alliesOf(t, owner).includes(target))
      yield* strike(t, { source, type, damage, seat: owner, ally: target, preventable });
  }
}

/** The action that a text strengthens: the one it modifies, or its own. */
const strengthened = ({ moment, doing }: Frame): Doing | null =>
  moment?.at === 'modifyAction' ? moment.doing : doing;

function* addDamage(frame: Frame, effect: Of<'addDamage'>): Flow {
  const doing = strengthened(frame)!;
  for (const target of yield* those(frame, effect.to))
    addExtra(doing, target, fixed(frame.at(target, effect.to), effect.n));
}

/** VA-PREVENT-01 to VA-PREVENT-03 */
function preventDamage(frame: Frame, { n }: Of<'preventDamage'>): void {
  const { t, moment, doing, seat, card } = frame;
  const attack = moment!.attack!;
  const change = card === null ? null : changesOf(t, card, 'prevent');
  const points = n === 'all' ? attack.damage : fixed(frame, n) + (change?.delta ?? 0);
  const prevented = preventUpTo(attack, (seat ?? moment!.seat)!, points);
  if (doing !== null) doing.prevented += prevented;
  t.tell('prevented', { n: prevented, kind: card === null ? null : t.kind(card) });
}

/** The damage hits somebody else instead, who may prevent it in turn. */
function* redirectDamage(frame: Frame, { to, n, prevented }: Of<'redirectDamage'>): Flow {
  const { t, moment, seat } = frame;
  const attack = moment!.attack!;
  const [target] = yield* those(frame, to);
  const moved = Math.min(attack.damage, fixed(frame, n, attack.damage));
  attack.damage -= moved;
  const rest = Math.max(0, moved - prevented);
  if (seat !== null) attack.prevented[seat] += Math.min(prevented, moved);
  if (rest === 0) return;
  if (isEnemy(t.def(target))) {
    const defence = statOf(
      t,
      target,
      attack.damageType === 'physical' ? 'physicalDefence' : 'magicalDefence',
    );
    woundEnemy(t, target, rest - defence);
  } else
    yield* strike(t, {
      source: attack.source,
      type: attack.damageType,
      damage: rest,
      seat: heroOf(t, target) ?? seat!,
      ally: null,
    });
}

/** No damage: nothing prevents it. */
function* placeWounds(frame: Frame, { n, onto }: Of<'placeWounds'>): Flow {
  const { t, doing } = frame;
  for (const target of yield* those(frame, onto)) {
    const wounds = fixed(frame.at(target, onto), n);
    if (isEnemy(t.def(target))) {
      if (doing !== null) touch(t, doing, target);
      woundEnemy(t, target, wounds);
    } else marked(t, target).wounds += wounds;
  }
}

/** VA-HEAL-01, VA-HEAL-07, VA-HEAL-09 */
function* regen(frame: Frame, { n, to, by }: Of<'regen'>): Flow {
  const { t } = frame;
  for (const target of yield* those(frame, to, by)) {
    const seat = heroOf(t, target);
    if (seat !== null) {
      const points = yield* howMany(frame.at(target, to), n, 99, 'heal');
      yield* heal(t, seat, points, { healer: frame.seat });
    } else removeWounds(t, target, fixed(frame.at(target, to), n, marksOf(t, target).wounds));
  }
}

function whenLater(frame: Frame, effect: Of<'whenLater'>): void {
  const { seat, card, doing, moment } = frame;
  const later = { at: effect.at, if: effect.if ?? null, do: effect.do, frame: { seat, card, doing, moment } };
  const attack = moment?.attack ?? null;
  if (effect.at !== 'actionEnded' && attack !== null) announce(attack, later);
  else doing?.deeds.later.push(later);
}

/** An ability or an enrage text that is about to be carried out does not happen. */
function cancelAbility(frame: Frame): void {
  frame.moment!.cancelled = true;
}

const hasWounds = (frame: Frame, card: Card): boolean => marksOf(frame.t, card).wounds > 0;
const somebody = (frame: Frame, who: Who): boolean => within(frame, who).length > 0;

export const damageVerbs: Pick<
  Verbs,
  | 'dealDamage'
  | 'addDamage'
  | 'preventDamage'
  | 'redirectDamage'
  | 'placeWounds'
  | 'regen'
  | 'whenLater'
  | 'cancelAbility'
> = {
  dealDamage: { run: dealDamage, possible: (frame, { to }) => somebody(frame, to) },
  addDamage: {
    run: addDamage,
    possible: (frame) => frame.all('eachTarget').some((card) => isEnemy(frame.t.def(card))),
  },
  preventDamage: {
    run: preventDamage,
    possible: ({ moment, preventsAny }, { type }) => {
      const { damage, damageType } = moment!.attack!;
      return damage > 0 && (type === 'any' || type === damageType || preventsAny);
    },
  },
  redirectDamage: {
    run: redirectDamage,
    possible: (frame, { to }) => frame.moment!.attack!.damage > 0 && somebody(frame, to),
  },
  placeWounds: { run: placeWounds, possible: (frame, { onto }) => somebody(frame, onto) },
  regen: {
    run: regen,
    possible: (frame, { to }) =>
      frame.all(to).some((card) => {
        const seat = heroOf(frame.t, card);
        if (seat === null) return hasWounds(frame, card);
        const { burial, discard } = frame.t.piles;
        return frame.t.cards(burial[seat]).length > 0 || frame.t.cards(discard[seat]).length > 0;
      }),
  },
  whenLater: { run: whenLater, possible: () => false },
  cancelAbility: { run: cancelAbility, possible: ({ moment }) => !moment!.cancelled },
};

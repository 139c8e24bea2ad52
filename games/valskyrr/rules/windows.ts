import type { Card, Flow, RuleId, Seat, Trigger, WindowSpec } from '@tafelrunde/engine';
import type { Later, ListenerClause, Moment, Valskyrr, When, WindowName } from '../shape.ts';
import { WINDOWS } from '../shape.ts';
import { actionOf, canPlay, deals, isUnderway, type Play, playOf, resolveAction } from './action.ts';
import { anyPossible, carryOut, isPayable } from './effects.ts';
import { Frame } from './frame.ts';
import { spokesperson } from './group.ts';
import { settleKills } from './kills.ts';
import { type Listener, listenersTo } from './listeners.ts';
import { marked, marksOf } from './marks.ts';
import { cancelled, CANCELS, seatsFrom } from './moments.ts';
import { heroesIn, isEnemy, pursuedBy } from './places.ts';
import { isAwake, speaker } from './statics.ts';
import { clauseSpent, noteClause } from './uses.ts';

/**
 * Who has a say at a moment, and what then happens. Rules only open moments (`moments.ts`), cards only say what they listen to; this
 * file brings them together.
 */

/** Is this the moment a text waits for? First what a glance tells: most texts do not wait for this one. */
function mayApply(t: Valskyrr, seat: Seat | null, card: Card, when: When, moment: Moment): boolean {
  if (when.who !== undefined && !concerns(t, seat, card, when.who, moment)) return false;
  if (when.by !== undefined && !causedBy(t, seat, card, when.by, moment)) return false;
  const { doing } = moment;
  if (when.keyword?.some((word) => doing?.keywords.includes(word)) === false) return false;
  if (when.allyCard === true && (doing === null || doing.ally === null)) return false;
  return when.deals === undefined || (doing !== null && deals(doing.action.does, when.deals));
}
/** And then what the text itself reads. */
function applies(frame: Frame, when: When, moment: Moment): boolean {
  if (when.of !== undefined && (moment.enemy === null || !frame.includes(when.of, moment.enemy)))
    return false;
  if (when.type !== undefined && !isOfType(frame, when, moment)) return false;
  if (when.with !== undefined && !hasAll(frame, when.with, moment)) return false;
  return when.if === undefined || when.if(frame);
}

function concerns(
  t: Valskyrr,
  seat: Seat | null,
  card: Card,
  who: NonNullable<When['who']>,
  { at, seat: hero, ally, attack }: Moment,
): boolean {
  if (at === 'attackPrevented') return who === 'thisHero' && seat !== null && attack!.prevented[seat] > 0;
  const others = hero !== null && (hero !== seat || heroesIn(t).length === 1);
  switch (who) {
    case 'thisHero':
      return hero === seat && ally === null;
    case 'otherHero':
      return others && ally === null;
    case 'anyHero':
      return hero !== null && ally === null;
    case 'otherHeroOrAlly':
      return ally !== null || others;
    case 'anyHeroOrAlly':
      return true;
    case 'anyAlly':
      return ally !== null;
    case 'areaHero':
      return hero !== null && ally === null && pursuedBy(t, card) === hero;
    default: {
      const bearer = t.state.roles[who];
      return bearer !== null && hero !== null && t.at(bearer) === t.piles.charter[hero] && ally === null;
    }
  }
}

function causedBy(
  t: Valskyrr,
  seat: Seat | null,
  card: Card,
  by: NonNullable<When['by']>,
  moment: Moment,
): boolean {
  const acting = moment.doing?.seat ?? moment.healer;
  switch (by) {
    case 'rest':
      return moment.cause === 'rest';
    case 'attack':
      return moment.cause === 'attack';
    case 'thisCard':
      // An ally is the source of its damage, whoever lets it act. VA-SOURCE-03
      return (
        moment.doing !== null &&
        (moment.doing.card === card ||
          moment.doing.deeds.dealt.some(({ by: dealer, onto }) => dealer === card && onto === moment.enemy))
      );
    case 'thisHero':
      return acting === seat && acting !== null;
    case 'otherHero':
      return acting !== null && (acting !== seat || heroesIn(t).length === 1);
    case 'anyHero':
      return acting !== null;
    case 'areaHero':
      return acting !== null && pursuedBy(t, card) === acting;
  }
}

/** Bulwark lets shields stop magic, too. */
function isOfType(frame: Frame, when: When, { attack }: Moment): boolean {
  return attack !== null && (attack.damageType === when.type || frame.preventsAny);
}

function hasAll(frame: Frame, words: NonNullable<When['with']>, { enemy, slot }: Moment): boolean {
  if (enemy !== null) return words.every((word) => frame.hasNow(enemy, word));
  return slot !== null && words.every((word) => frame.has('location', word));
}

/** Reflexes that may be used at any time are no answer to an action of somebody else. */
function triggerOf(t: Valskyrr, moment: Moment, listener: Listener): Trigger | null {
  const { card, text } = listener;
  const { reflex, clause, index } = text;
  const { phase } = reflex === null ? clause!.when : reflex.when!;
  if ((phase !== undefined && phase !== t.state.phase) || !isAwake(t, listener)) return null;
  const own = speaker(t, card);
  if (own !== null && t.state.heroes[own].out) return null;
  if (reflex !== null) {
    if (own === null || moment.answered.includes(card)) return null;
    if (moment.at === 'modifyAction' && isUnderway(moment.doing, card)) return null;
    if (!mayApply(t, own, card, reflex.when!, moment)) return null;
    const frame = new Frame(t, { seat: own, card, doing: null, moment });
    if (!applies(frame, reflex.when!, moment)) return null;
    const play = playOf(own, card, reflex, index, moment);
    if (!canPlay(t, play)) return null;
    return {
      id: `reflex${card}.${index}`,
      seat: own,
      mode: 'may',
      card,
      text: 'reflex',
      aim: { does: 'respond', value: index },
      run: () => reflexRun(t, play, moment),
    };
  }
  return clauseTrigger(t, moment, listener, clause!, own);
}

function* reflexRun(t: Valskyrr, play: Play, moment: Moment): Flow {
  moment.answered = [...moment.answered, play.card]; // VA-REFLEX-06
  yield* resolveAction(t, play);
}

function clauseTrigger(
  t: Valskyrr,
  moment: Moment,
  { card, text: { index, back, needs } }: Listener,
  clause: ListenerClause,
  own: Seat | null,
): Trigger | null {
  // World cards speak of the hero the moment is about.
  const seat = own ?? (isEnemy(t.def(card)) ? null : moment.seat);
  if (!mayApply(t, seat, card, clause.when, moment)) return null;
  if (clauseSpent(t, seat, card, clause, index)) return null;
  const frame = new Frame(t, { seat, card, doing: null, moment });
  if (!applies(frame, clause.when, moment)) return null;
  if (clause.may !== false && !(isPayable(frame, clause.cost) && anyPossible(frame, clause.do))) return null;
  const play = own === null ? null : playOf(own, card, actionOf(clause), 100 + index, moment, true);
  const by = own ?? (clause.may === 'group' ? spokesperson(t) : (seat ?? areaOrSpokesperson(t, card)));
  return {
    id: `clause${card}.${back ? 'b' : 'f'}${needs ?? ''}${index}${moment.seat ?? ''}`,
    seat: by,
    mode: clause.may === false ? 'must' : 'may',
    card,
    text: 'ability',
    ...(!back && { aim: { value: index } }),
    run: () => runClause(t, frame, clause, index, play),
  };
}
const areaOrSpokesperson = (t: Valskyrr, card: Card): Seat => pursuedBy(t, card) ?? spokesperson(t);

/** Carry out a text that works by itself. An ability of an enemy may be cancelled first. VA-CONDITION-10 */
function* runClause(
  t: Valskyrr,
  frame: Frame,
  clause: ListenerClause,
  index: number,
  play: Play | null,
): Flow {
  const card = frame.card!;
  noteClause(t, frame.seat, card, clause, index);
  if (play !== null) {
    yield* resolveAction(t, play);
    return;
  }
  if (isEnemy(t.def(card))) {
    if (yield* cancelled(t, 'enemyAbility', { enemy: card, seat: pursuedBy(t, card) })) return;
  }
  yield* carryOut(frame, clause.cost);
  yield* carryOut(frame, clause.do);
  // While an action is going on nobody dies. VA-KILL-02, VA-VULN-06
  if (frame.moment?.at !== 'modifyAction') yield* settleKills(t, null);
}

/** What an action or a reflex announced for now. Only cards of heroes do that. */
function laterTriggers(t: Valskyrr, moment: Moment): Trigger[] {
  return moment.later.flatMap((later, i): Trigger[] => {
    const frame = new Frame(t, { ...later.frame, moment });
    if (later.if !== null && !later.if(frame)) return [];
    return [{ id: `later${i}`, seat: later.frame.seat!, mode: 'must', run: () => runLater(t, frame, later) }];
  });
}
function* runLater(t: Valskyrr, frame: Frame, later: Later): Flow {
  const { seat, card, doing } = later.frame;
  const action = { ...doing!.action, cost: [], does: later.do, focus: 0, from: 'area' as const };
  const { targets: _, also: __, boost: ___, limit: ____, ...rest } = action;
  yield* resolveAction(t, {
    seat: seat!,
    card: card!,
    action: rest,
    index: 99,
    moment: frame.moment,
    passive: true,
  });
  yield* settleKills(t, null);
}

/** All weakness tokens of a normal enemy may be spent to stop its ability; any player may do it. VA-CONDITION-10, VA-CONDITION-11 */
function weaknessTriggers(t: Valskyrr, moment: Moment): Trigger[] {
  const { enemy } = moment;
  if (enemy === null || t.def(enemy).sort !== 'enemy' || marksOf(t, enemy).weakness === 0) return [];
  if (t.state.suspended.includes(enemy)) return [];
  return heroesIn(t).map((seat) => ({
    id: `weakness${enemy}.${seat}`,
    seat,
    mode: 'may',
    card: enemy,
    text: 'spendWeakness',
    run: () => {
      marked(t, enemy).weakness = 0;
      moment.cancelled = true;
      if (moment.at === 'attackStart') t.state.suspended.push(enemy);
      t.tell('abilityCancelled', { kind: t.kind(enemy), seat });
    },
  }));
}

function collect(t: Valskyrr, moment: Moment): Trigger[] {
  const found = moment.later.length === 0 ? [] : laterTriggers(t, moment);
  for (const listener of listenersTo(t, moment.at)) {
    const trigger = triggerOf(t, moment, listener);
    if (trigger !== null) found.push(trigger);
  }
  if (CANCELS.has(moment.at)) found.push(...weaknessTriggers(t, moment));
  return found;
}

const RULES: Partial<Record<WindowName, readonly RuleId[]>> = {
  damageToHero: ['VA-PREVENT-01', 'VA-PREVENT-02'],
  damageToAlly: ['VA-PREVENT-01'],
  modifyAction: ['VA-REFLEX-03', 'VA-INHERIT-01'],
  actionEnded: ['VA-REFLEX-04'],
  enemyAbility: ['VA-CONDITION-10'],
};

const specOf = (name: WindowName): WindowSpec<Valskyrr, Moment> => ({
  collect,
  // The hero concerned comes first, then the others in seating order. VA-REFLEX-05
  order: (t, { seat }) => seatsFrom(t, seat ?? t.state.turn),
  rules: RULES[name] ?? ['VA-REFLEX-01', 'VA-REFLEX-05'],
});

export const windows = Object.fromEntries(WINDOWS.map((name) => [name, specOf(name)])) as {
  readonly [W in WindowName]: WindowSpec<Valskyrr, Moment>;
};

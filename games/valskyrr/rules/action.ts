import { type Card, cardOption, done, type Flow, type Seat } from '@tafelrunde/engine';
import type {
  Action,
  ActionScene,
  Boost,
  Deeds,
  Doing,
  Effect,
  Keyword,
  ListenerClause,
  Moment,
  Property,
  Valskyrr,
} from '../shape.ts';
import { anyPossible, carryOut, isPayable } from './effects.ts';
import { lowerFocus } from './focus.ts';
import { Frame } from './frame.ts';
import { bury, cardsIn, chooseCards, discard, fitsFilter } from './heroCards.ts';
import { settleKills } from './kills.ts';
import { clearMarks, faceOf, marked, marksOf } from './marks.ts';
import { open, seatsFrom } from './moments.ts';
import { anyEnemy, charterOf, inPlay, inRow, isEnemy, pursuedBy } from './places.ts';
import { changesOf, keywordsOf } from './statics.ts';
import { aimed, chooseTargets } from './targets.ts';
import { enterWaiting, raiseFocus } from './tracks.ts';
import { isUsed, noteUse } from './uses.ts';

/** An action in its exact order, from a to k. */

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  readonly action: Action;
  /** Its number on the card. */
  readonly index: number;
  readonly moment?: Moment | null;
  /** The action it is part of: embedded in it, or modifying it. */
  readonly parent?: Doing | null;
  readonly modifies?: boolean;
  /** A text that works by itself: nobody acts. */
  readonly passive?: boolean;
  /** This enemy has to be a target. */
  readonly against?: Card | null;
  /** What the embedding text adds to the damage to one target. */
  readonly add?: (target: Card) => number;
  readonly pierce?: Doing['pierce'];
  /** Enemies that have been targets before. */
  readonly but?: readonly Card[];
}

/** An action as it is offered. Built alike at every moment: whether it may be begun is asked all the time. */
export const playOf = (
  seat: Seat,
  card: Card,
  action: Action,
  index: number,
  moment: Moment | null = null,
  passive = false,
): Play => {
  const modifies = moment?.at === 'modifyAction';
  return { seat, card, action, index, moment, modifies, parent: modifies ? moment.doing : null, passive };
};

const newDeeds = (seats: number): Deeds => ({
  focus: Array<number>(seats).fill(0),
  killed: [],
  moved: 0,
  calmed: 0,
  buried: 0,
  removed: [],
  placed: [],
  dealt: [],
  embedded: [],
  modifiers: [],
  arrivals: [],
  later: [],
  symbols: [],
});

/** For actions that are only looked at: nothing is written there. */
const NO_DEEDS: Deeds = newDeeds(4);
const NO_MAP = new Map<Card, never>();
const NO_CARDS: Card[] = [];

/** An action as it is declared: its keywords, and nothing done yet. */
export function begin(t: Valskyrr, play: Play, looked = false): Doing {
  const { seat, card, action, parent = null } = play;
  const sort = t.def(card).sort;
  const own: readonly Keyword[] = sort === 'hero' || sort === 'encounter' ? [] : keywordsOf(t, card);
  // An embedded action has the keywords of whatever allowed it besides. VA-INHERIT-02, VA-INHERIT-03
  const inherited = parent !== null && play.modifies !== true ? parent.keywords : [];
  return {
    seat,
    card,
    kind: t.kind(card),
    action,
    type: action.type,
    ally: sort === 'ally' ? card : null,
    parent,
    deeds: parent?.deeds ?? (looked ? NO_DEEDS : newDeeds(t.seats)),
    // What is only looked at is not written to.
    keywords:
      inherited.length > 0 ? [...new Set([...own, ...inherited])] : looked ? (own as Keyword[]) : [...own],
    targets: looked ? NO_CARDS : [],
    others: NO_CARDS,
    seen: looked ? NO_MAP : new Map(),
    extra: looked ? NO_MAP : new Map(),
    // One action with all that is part of it: each keyword counts once. VA-VULN-05
    hurt: parent?.hurt ?? (looked ? NO_MAP : new Map()),
    paid: 0,
    paidCards: looked ? NO_CARDS : [],
    prevented: 0,
    looked: NO_CARDS,
    pierce: play.pierce ?? null,
    pursued: looked ? NO_MAP : new Map(),
    chosen: null,
  };
}

/** Only one action of a card at a time: while it is carried out, none of the card can be part of it. VA-ACTION-03 */
export function isUnderway(doing: Doing | null, card: Card): boolean {
  for (let outer = doing; outer !== null; outer = outer.parent) if (outer.card === card) return true;
  return false;
}

/** May this action be begun? Limit, costs, targets, and something has to happen. VA-EFFECT-03, VA-EFFECT-04 */
export function canPlay(t: Valskyrr, play: Play): boolean {
  const { seat, card, action, moment = null, against = null, but = NO_CARDS } = play;
  const { targets, also } = action;
  if (isUsed(t, seat, card, action, play.index)) return false;
  if (action.type === 'ally' && marksOf(t, card).weakness > 0) return false; // VA-CONDITION-09
  if (targets !== undefined && targets.who === 'enemy' && targets.least > 0 && !anyEnemy(t)) return false;
  const doing = begin(t, play, true);
  const frame = new Frame(t, { seat, card, doing, moment });
  if (action.if !== undefined && !action.if(frame)) return false;
  if (!isPayable(frame, action.cost)) return false; // VA-EFFECT-05
  if (action.after !== undefined && !isPayable(frame, action.after)) return false;
  if (targets !== undefined) {
    const found = aimed(frame, action, targets, doing.keywords, targets.who === 'enemy' ? against : null);
    if (found === null) return false;
    doing.targets = but.length === 0 ? found : found.filter((one) => !but.includes(one));
    if (targets.least > 0 && doing.targets.length === 0) return false;
  }
  if (also !== undefined) {
    const found = aimed(frame, action, also, doing.keywords, null);
    if (found === null) return false;
    doing.others = found;
  }
  return anyPossible(frame, action.does);
}

/** Carry an action out. */
export function* resolveAction(t: Valskyrr, play: Play): Flow<Doing> {
  const doing = begin(t, play);
  const { seat, card, kind, action } = doing;
  const shown: ActionScene = {
    type: 'action',
    seat,
    card,
    kind,
    index: play.index,
    targets: [],
    focus: action.focus,
  };
  // That a card is laid down is told when it lies there.
  const lays = action.does.some(({ verb }) => verb === 'putThisIntoHeroArea');
  if (play.passive !== true) t.tell('acts', { seat, kind, type: action.type, lays });
  yield* t.scene(shown, () => steps(t, play, doing, shown));
  if (doing.parent === null) yield* finish(t, doing, play.passive === true);
  return doing;
}

function* steps(t: Valskyrr, play: Play, doing: Doing, shown: ActionScene): Flow {
  const { seat, card, action } = doing;
  const { moment = null, against = null, but = [] } = play;
  const frame = new Frame(t, { seat, card, doing, moment });
  // a: the card is declared; one from hand lies before everybody until the action is over.
  noteUse(t, seat, card, action, play.index);
  const played = action.from === 'hand' && play.passive !== true;
  if (played) {
    clearMarks(t, card);
    t.move(card, t.piles.stage);
    doing.deeds.modifiers.push({ card, seat }); // h: VA-ACTION-05, VA-EMBED-04, VA-DISCARD-05
  }
  // b: targets. VA-ACTION-04
  if (action.targets !== undefined)
    doing.targets = yield* chooseTargets(frame, doing, action.targets, but, against);
  if (action.also !== undefined)
    doing.others = yield* chooseTargets(frame, doing, action.also, doing.targets, null);
  shown.targets = [...doing.targets, ...doing.others];
  for (const target of shown.targets) {
    doing.seen.set(target, propertiesOf(frame, target));
    const area = pursuedBy(t, target);
    if (area !== null) doing.pursued.set(target, area);
  }
  // c: weak spots. VA-VULN-02
  for (const target of shown.targets) touch(t, doing, target);
  // d: costs, and what may be paid on top. VA-ACTION-08
  yield* carryOut(frame, action.cost);
  if (action.boost !== undefined) yield* payBoost(frame, doing, action.boost);
  // e: reflexes and other cards that change it. VA-REFLEX-03, VA-INHERIT-01
  if (play.modifies === true) inherit(t, moment!.doing!, doing);
  else if (play.passive !== true) yield* open(t, 'modifyAction', { seat, doing, enemy: null });
  yield* addOwnDamage(frame, doing, play.add);
  // f: the text; g: what is due after it.
  yield* carryOut(frame, action.does);
  if (action.after !== undefined) yield* carryOut(frame, action.after);
  doing.deeds.focus[seat] += action.focus;
}

/** A card that changes an action gives it its keywords, and they count at once. VA-INHERIT-01, VA-VULN-05 */
function inherit(t: Valskyrr, modified: Doing, by: Doing): void {
  for (const word of by.keywords) if (!modified.keywords.includes(word)) modified.keywords.push(word);
  for (const target of [...modified.targets, ...modified.others]) touch(t, modified, target);
}

/** Every keyword an enemy is weak to hurts it once per action, whatever its defence. VA-VULN-01 to VA-VULN-05 */
export function touch(t: Valskyrr, doing: Doing, enemy: Card): void {
  if (!isEnemy(t.def(enemy)) || !inPlay(t, enemy)) return;
  const { wounds, keywords } = faceOf(t, enemy).vulnerability;
  let hurt = doing.hurt.get(enemy);
  if (hurt === undefined) doing.hurt.set(enemy, (hurt = []));
  for (const word of keywords) {
    if (!doing.keywords.includes(word) || hurt.includes(word)) continue;
    hurt.push(word);
    woundEnemy(t, enemy, wounds);
    t.tell('weakSpot', { kind: t.kind(enemy), n: wounds });
  }
}

/** Wound tokens on an enemy. */
export function woundEnemy(t: Valskyrr, enemy: Card, n: number): void {
  if (n <= 0) return;
  marked(t, enemy).wounds += n;
  if (t.def(enemy).sort === 'boss') t.state.bossWounds += n;
}

/** Cards that make the actions of others stronger, and what the embedding text adds: to one target. */
function addOwnDamage(frame: Frame, doing: Doing, add: Play['add']): Flow {
  const own = changesOf(frame.t, doing.card, 'damage').delta;
  return add === undefined && own === 0 ? NOTHING : strengthen(frame, doing, own, add);
}
const NOTHING: Flow = done(undefined);

function* strengthen({ t }: Frame, doing: Doing, own: number, add: Play['add']): Flow {
  const more = (card: Card): number => own + (add?.(card) ?? 0);
  const enemies = [...doing.targets, ...doing.others].filter(
    (card) => isEnemy(t.def(card)) && more(card) > 0,
  );
  if (enemies.length === 0) return;
  const from = enemies.map((card) => cardOption(card));
  const { card } = from.length === 1 ? from[0] : yield* t.ask(doing.seat, { prompt: 'oneTarget', from });
  addExtra(doing, card, more(card));
}
export function addExtra(doing: Doing, target: Card, n: number): void {
  doing.extra.set(target, (doing.extra.get(target) ?? 0) + n);
}

/** VA-EFFECT-07: as often as one likes, up to a number. */
function* payBoost(frame: Frame, doing: Doing, { upTo, pay, each }: Boost): Flow {
  const { t } = frame;
  const [only] = pay;
  if (pay.length === 1 && (only.verb === 'discardCards' || only.verb === 'buryCards')) {
    const cards = cardsIn(t, doing.seat, only.from).filter(
      (card) => card !== doing.card && fitsFilter(t, card, only.filter),
    );
    const prompt = only.verb === 'discardCards' ? 'boostDiscard' : 'boostBury';
    for (const card of yield* chooseCards(t, doing.seat, prompt, cards, { min: 0, max: upTo })) {
      doing.paid++;
      if (only.verb === 'discardCards') discard(t, doing.seat, card);
      else {
        doing.deeds.buried++;
        bury(t, doing.seat, card);
      }
    }
  } else
    while (doing.paid < upTo && isPayable(frame, pay)) {
      if (!(yield* t.confirm(doing.seat, { prompt: 'boost', about: { kind: doing.kind } }))) break;
      doing.paid++;
      yield* carryOut(frame, pay);
    }
  for (let i = 0; i < doing.paid; i++) yield* carryOut(frame, each);
}

/** Everything that is true of a target when it is declared. */
function propertiesOf(frame: Frame, card: Card): readonly Property[] {
  const { t } = frame;
  const { dazed, burning, poison, wounds, enraged, turned } = marksOf(t, card);
  const found: Property[] = [
    wounds > 0 ? 'wounded' : 'unwounded',
    enraged ? 'enraged' : 'notEnraged',
    frame.is(card, 'bound') ? 'bound' : 'notBound',
    turned ? 'back' : 'front',
  ];
  if (dazed > 0) found.push('dazed');
  if (burning > 0) found.push('burning');
  if (poison > 0) found.push('poisoned');
  if (t.def(card).sort === 'enemy') found.push('normalEnemy');
  if (inRow(t, card)) found.push('inRow');
  return found;
}

/** Steps h to k, for the whole action at once. */
function* finish(t: Valskyrr, doing: Doing, passive: boolean): Flow {
  const { deeds, seat } = doing;
  // h: hand cards and modifying cards reach the discard pile. VA-TRACK-07
  for (const { card, seat: owner } of deeds.modifiers)
    if (t.at(card) === t.piles.stage) discard(t, owner, card);
  // i: kills. VA-KILL-02
  yield* settleKills(t, doing);
  // j: focus, the acting hero first. VA-FOCUS-01
  for (const one of seatsFrom(t, seat)) yield* moveFocus(t, doing, one);
  if (deeds.symbols.length > 0) yield* enterWaiting(t, deeds);
  for (const { enemy, seat: area } of deeds.arrivals)
    if (pursuedBy(t, enemy) === area) yield* open(t, 'enemyEntersHeroArea', { seat: area, enemy });
  // k: the action is over. Texts that work by themselves open the window only if something waits for it. VA-REFLEX-04
  if (!passive || deeds.later.length > 0 || deeds.embedded.length > 0)
    yield* open(t, 'actionEnded', { seat, doing, enemy: null, later: deeds.later });
}

function moveFocus(t: Valskyrr, doing: Doing, seat: Seat): Flow {
  const sum = doing.deeds.focus[seat];
  if (sum === 0) return NOTHING;
  const about = { seat, card: doing.card, doing, moment: null };
  // What changes the focus of "your actions" says nothing of those who only had a part in it.
  const more = sum > 0 && seat === doing.seat;
  const focus = sum + (more ? changesOf(t, charterOf(t, seat), 'focusGain', about).delta : 0);
  if (focus > 0) return raiseFocus(t, seat, focus);
  lowerFocus(t, seat, -focus);
  return NOTHING;
}

const asked = new WeakMap<ListenerClause, Action>();
/** A text that works by itself, as an action that is none: nobody declares it, and it ends without reactions. */
export function actionOf(clause: ListenerClause): Action {
  let action = asked.get(clause);
  if (action === undefined) {
    action = { type: 'reflex', from: 'area', range: 2, focus: 0, cost: clause.cost, does: clause.do };
    asked.set(clause, action);
  }
  return action;
}

/** Does an action deal damage of this type by its own text? */
export function deals(effects: readonly Effect[], type: 'any' | 'physical' | 'magical'): boolean {
  return effects.some((effect) => {
    switch (effect.verb) {
      case 'dealDamage':
        return type === 'any' || effect.type === type;
      case 'ifThen':
        return deals(effect.do, type) || deals(effect.otherwise, type);
      case 'chooseOne':
        return effect.options.some((option) => deals(option, type));
      default:
        return false;
    }
  });
}

import type { Card, Flow, Option, Seat } from '@tafelrunde/engine';
import { begin, type Play, resolveAction } from '../rules/action.ts';
import { attackOf, enemyAttack } from '../rules/attacks.ts';
import { faceOf, marksOf } from '../rules/marks.ts';
import { momentOf, open } from '../rules/moments.ts';
import { enemiesInPlay, inPlay, isEnemy, pursuedBy } from '../rules/places.ts';
import { pursuitPhase } from '../rules/pursuit.ts';
import { isForbidden, statOf } from '../rules/statics.ts';
import { focusTrack } from '../rules/trackMarks.ts';
import { focusWay } from '../rules/tracks.ts';
import type { Attack, DamageType, Valskyrr } from '../shape.ts';
import { actionOf, actionsIn, attackIn, faceIn, type View } from './reading.ts';
import { type Crossing, rehearse, type Rehearsed, tableOf, type Told } from './rehearsal.ts';

/** What answers and enemies would do: every number comes from a rehearsal of the rules. */

/** What becomes of one enemy. */
export interface Blow {
  readonly card: Card;
  readonly kind: string;
  /** Wounds for its vulnerabilities, and all wounds it gets. */
  readonly weak: number;
  readonly wounds: number;
  /** Wounds on it afterwards, and its life. */
  readonly total: number;
  readonly life: number;
  readonly slain: boolean;
  readonly loot: number;
}

/** Where a focus marker goes, and the symbols it passes. */
export interface FocusWay {
  readonly seat: Seat;
  readonly n: number;
  readonly from: number;
  readonly to: number;
  readonly passed: readonly number[];
  readonly vicious: readonly number[];
  readonly reinforcement: readonly number[];
}

export interface Outcome {
  readonly blows: readonly Blow[];
  readonly focus: readonly FocusWay[];
  /** Cards drawn by the acting hero. */
  readonly drawn: number;
  readonly prevented: number;
  readonly loot: number;
  readonly told: readonly Told[];
  /** What has to be decided before more can be said. */
  readonly halted: Crossing | null;
}

const sum = (told: readonly Told[], type: string, key: string, fits: (data: Told['data']) => boolean) =>
  told.reduce((all, one) => (one.type === type && fits(one.data) ? all + Number(one.data[key]) : all), 0);

function blowsOf({ before, after, told }: Rehearsed): Blow[] {
  return enemiesInPlay(before).flatMap((card): Blow[] => {
    const kind = before.kind(card);
    const had = marksOf(before, card).wounds;
    const gone = !inPlay(after, card);
    const killed = gone && told.some(({ type, data }) => type === 'killed' && data.kind === kind);
    const ofKind = (data: Told['data']): boolean => data.kind === kind;
    const counted = sum(told, 'weakSpot', 'n', ofKind) + sum(told, 'hit', 'wounds', ofKind);
    const wounds = gone ? counted : marksOf(after, card).wounds - had;
    const wasHit = told.some(({ type, data }) => type === 'hit' && data.kind === kind);
    if (wounds === 0 && !killed && !(wasHit && !twice(before, kind))) return [];
    const life = statOf(before, card, 'life');
    const slain = killed || (had + wounds >= life && !isForbidden(before, 'kill', { enemy: card }));
    return [
      {
        card,
        kind,
        weak: Math.min(wounds, sum(told, 'weakSpot', 'n', ofKind)),
        wounds,
        total: had + wounds,
        life,
        slain,
        loot: slain ? statOf(before, card, 'lootValue') : 0,
      },
    ];
  });
}
const twice = (t: Valskyrr, kind: string): boolean =>
  enemiesInPlay(t).filter((card) => t.kind(card) === kind).length > 1;

/** The way of a marker that moves n spaces to the right. */
function wayOf(t: Valskyrr, seat: Seat, n: number): FocusWay {
  const from = t.state.heroes[seat].focus;
  const { passed, end } = n > 0 ? focusWay(from, n) : { passed: [], end: Math.max(0, from + n) };
  const marks = focusTrack(t, seat);
  const on = (symbols: readonly number[]): number[] => passed.filter((space) => symbols.includes(space));
  return {
    seat,
    n,
    from,
    to: end,
    passed,
    vicious: on(marks.vicious),
    reinforcement: on(marks.reinforcement),
  };
}

function focusOf({ before, told, complete, scenes }: Rehearsed): FocusWay[] {
  const raised = told.filter(({ type }) => type === 'focusRaised');
  if (complete || raised.length > 0)
    return raised.map(({ data }) => wayOf(before, Number(data.seat), Number(data.n)));
  // The action is not over yet: so far it costs what the actions on the stage cost.
  const bySeat = new Map<Seat, number>();
  for (const scene of scenes)
    if (scene.type === 'action') {
      const { seat, focus } = scene as unknown as { seat: Seat; focus: number };
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + focus);
    }
  return [...bySeat].filter(([, n]) => n !== 0).map(([seat, n]) => wayOf(before, seat, n));
}

const outcomeOf = (went: Rehearsed): Outcome => ({
  blows: blowsOf(went),
  focus: focusOf(went),
  drawn: sum(went.told, 'drew', 'n', () => true),
  prevented: sum(went.told, 'prevented', 'n', () => true),
  loot: went.after.state.loot - went.before.state.loot,
  told: went.told,
  halted: went.halted,
});

/** What choosing an action in the own turn does, as far as nothing has to be decided in it. */
export function outcomeOfUse(view: View, seat: Seat, option: Option, answer?: string): Outcome | null {
  const action = actionOf(view, option);
  if (action === null || option.card === undefined) return null;
  const play: Play = { seat, card: option.card, action, index: option.value ?? 0 };
  return outcomeOf(rehearse(view, (t) => resolveAction(t, play), once(answer)));
}

/** Questions for the enemies an action is aimed at. */
const AIMING: ReadonlySet<string> = new Set(['targetEnemy', 'targetEnemys']);

/** The same for everybody it could be aimed at: what it would do to each. */
export function blowsByTarget(view: View, seat: Seat, option: Option): readonly Blow[] {
  const first = outcomeOfUse(view, seat, option);
  if (first === null) return [];
  const { halted } = first;
  if (halted === null || !AIMING.has(halted.prompt)) return first.blows;
  return halted.options.flatMap(
    ({ id, card }) => outcomeOfUse(view, seat, option, id)?.blows.filter((blow) => blow.card === card) ?? [],
  );
}

/** What an action costs: whichever card pays for it, the action does the same. */
const PAYING: ReadonlySet<string> = new Set(['bury', 'discard']);

/** The first question is answered so, prices are paid with any card; another question ends the rehearsal. */
function once(answer: string | undefined): { answers: (at: Crossing) => string | undefined } {
  let given = answer === undefined;
  return {
    answers: ({ prompt, options }) => {
      if (!given && options.some(({ id }) => id === answer)) {
        given = true;
        return answer;
      }
      return PAYING.has(prompt) ? options[0]?.id : undefined;
    },
  };
}

/** What an answer to a question inside an action leads to: the innermost action is begun again and so answered. */
export function outcomeOfAnswer(view: View, answer: string): Outcome | null {
  const actions = actionsIn(view);
  const inner = actions.at(-1);
  if (inner === undefined || inner.card === null) return null;
  const went = rehearse(view, (t) => again(t, view), once(answer));
  const outcome = outcomeOf(went);
  // Focus is summed over all actions that are part of one another.
  const n = actions.filter(({ seat }) => seat === inner.seat).reduce((all, one) => all + one.focus, 0);
  const focus = actions.length === 1 ? outcome.focus : [wayOf(went.before, inner.seat, n)];
  return { ...outcome, focus: focus.filter((way) => way.n !== 0) };
}

function* again(t: Valskyrr, view: View): Flow {
  const actions = actionsIn(view);
  let parent: Play['parent'] = null;
  for (const { seat, card, index, targets } of actions.slice(0, -1)) {
    const action = card === null ? null : actionOf(view, { card, value: index });
    if (card === null || action === null) continue;
    const doing = begin(t, { seat, card, action, index, parent });
    doing.targets = [...targets];
    parent = doing;
  }
  const { seat, card, index } = actions.at(-1)!;
  const action = card === null ? null : actionOf(view, { card, value: index });
  if (card === null || action === null) return;
  // What a reflex answers is not said to anybody: its text is carried out as if it were the attack in progress, or nothing known.
  const attack = t.scenes.findLast(({ type }) => type === 'attack') as Attack | undefined;
  const moment = action.when === undefined ? null : momentOf('attackStart', { seat, attack: attack ?? null });
  yield* resolveAction(t, { seat, card, action, index, parent, moment });
}

/** What a reflex against the attack in progress prevents. */
export function outcomeOfReflex(view: View, trigger: string): Outcome | null {
  const attack = attackIn(view);
  if (attack === null) return null;
  const at = attack.ally === null ? 'damageToHero' : 'damageToAlly';
  const went = rehearse(
    view,
    (t) => {
      const shown = t.scenes.findLast(({ type }) => type === 'attack') as Attack;
      const enemy = isEnemy(t.def(shown.source)) ? shown.source : null;
      const seat = shown.seat ?? pursuedBy(t, shown.source);
      return open(t, at, { seat, ally: shown.ally, enemy, attack: shown });
    },
    { uses: trigger },
  );
  return outcomeOf(went);
}

// What enemies are about to do

export interface Guard {
  readonly seat: Seat;
  readonly card: Card;
  readonly kind: string;
  readonly prevents: number;
}

/** The coming attack of an enemy. */
export interface Forecast {
  readonly enemy: Card;
  readonly seat: Seat;
  /** The ally it fights instead of the hero. */
  readonly ally: string | null;
  readonly damage: number;
  readonly type: DamageType;
  readonly wounds: number;
  readonly preventable: boolean;
  /** Cards that could stop some of it, and how much each stops alone. */
  readonly guards: readonly Guard[];
}

const forecasts = new WeakMap<View, Map<Card, Forecast | null>>();

/** What the attack of an enemy in a hero area comes to if nobody does anything, and what could be done. */
export function forecastOf(view: View, enemy: Card): Forecast | null {
  let known = forecasts.get(view);
  if (known === undefined) forecasts.set(view, (known = new Map<Card, Forecast | null>()));
  let forecast = known.get(enemy);
  if (forecast === undefined) known.set(enemy, (forecast = foresee(view, enemy)));
  return forecast;
}

function foresee(view: View, enemy: Card): Forecast | null {
  const t = tableOf(view);
  const seat = pursuedBy(t, enemy);
  const { combat } = faceOf(t, enemy);
  if (seat === null || combat === null || t.state.heroes[seat].out) return null;
  const went = rehearse(view, (at) => enemyAttack(at, enemy));
  const attacks = went.told.find(({ type }) => type === 'attacks');
  const stops = went.offers.filter(({ at }) => at === 'damageToHero' || at === 'damageToAlly');
  // What is stopped anyway is no card's merit.
  const byItself = sum(went.told, 'prevented', 'n', () => true);
  const seen = new Set<string>();
  const guards = stops.flatMap(({ id, card, seat: owner }): Guard[] => {
    const kind = faceIn(view, card)?.kind;
    if (kind === undefined || seen.has(`${owner} ${kind}`)) return [];
    seen.add(`${owner} ${kind}`);
    const used = rehearse(view, (at) => enemyAttack(at, enemy), { uses: id });
    const prevents = sum(used.told, 'prevented', 'n', () => true) - byItself;
    return [{ seat: owner, card, kind, prevents }];
  });
  return {
    enemy,
    seat,
    ally: (attacks?.data.ally as string | null | undefined) ?? null,
    damage: attacks === undefined ? attackOf(t, enemy) : Number(attacks.data.n),
    type: combat.attackType,
    wounds: sum(went.told, 'wounded', 'n', () => true) + sum(went.told, 'allyWounded', 'n', () => true),
    preventable: !isForbidden(t, 'prevent', { enemy }),
    guards,
  };
}

const pursuits = new WeakMap<View, ReadonlyMap<Card, Seat>>();

/** Whom the enemies of the row would pursue if the pursuit came now; those after a tie are left out. */
export function pursuitOf(view: View): ReadonlyMap<Card, Seat> {
  let known = pursuits.get(view);
  if (known !== undefined) return known;
  const { before, after } = rehearse(view, (t) => pursuitPhase(t));
  known = new Map(
    before.cards(before.piles.row).flatMap((card): [Card, Seat][] => {
      const seat = pursuedBy(after, card);
      return seat === null ? [] : [[card, seat]];
    }),
  );
  pursuits.set(view, known);
  return known;
}

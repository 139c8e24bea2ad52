import assert from 'node:assert/strict';
import type { CardWords, Flow, Seat } from '@tafelrunde/engine';
import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game as real } from '../game.ts';
import { inches } from '../geometry/measure.ts';
import { join } from '../rules/draft.ts';
import { gainXp } from '../rules/knockouts.ts';
import { heroes } from '../rules/models.ts';
import { kitOf, maxLife, maxMana } from '../rules/values.ts';
import { content } from './profiles.ts';
import type {
  Exalted,
  ExaltedShape,
  Golem,
  Hero,
  Lane,
  Model,
  Status,
  Team,
  Tower,
  TowerRank,
  Wild,
} from '../shape.ts';

export const { rule, situation, card } = rulesFrom(new URL('../rules.yaml', import.meta.url));
/** The game with fixed numbers: see `profiles.ts`. */
export const game = { ...real, content };
export type Arena = TestTable<ExaltedShape>;

/** Where a hero stands, in inches, and what is different from a fresh one. */
interface HeroPlan {
  readonly at: readonly [number, number] | null;
  readonly xp?: number;
  readonly life?: number;
  readonly mana?: number;
  readonly gold?: number;
  readonly kit?: readonly string[];
  readonly status?: readonly Status[];
}
export interface GolemPlan {
  readonly team: Team;
  readonly at: readonly [number, number];
  readonly lane?: Lane;
  readonly rank?: TowerRank;
  readonly life?: number;
}
interface Plan extends Situation<ExaltedShape> {
  readonly blue?: Readonly<Record<string, HeroPlan>>;
  readonly red?: Readonly<Record<string, HeroPlan>>;
  readonly golems?: readonly GolemPlan[];
  readonly round?: number;
  /** Which phase begins: an activation of blue, unless something else is said. */
  readonly stage?: 'start' | 'activation';
  /** Towers and neutrals are not in the arena unless they are wanted. */
  readonly towers?: true;
  readonly wilds?: true;
}

/** An arena with these heroes: seat 0 plays blue, has the initiative and begins. */
export function play(plan: Plan = {}): Arena {
  return table(game, {
    ...plan,
    set: (state, t) => {
      clear(t);
      state.teams[0] = 'blue';
      state.teams[1] = 'red';
      state.initiative = state.starter = 0;
      state.round = plan.round ?? 2;
      state.stage = plan.stage ?? 'activation';
      state.phasesLeft[0] = state.phasesLeft[1] = state.stage === 'activation' ? 5 : 0;
      for (const model of state.models)
        if (
          (model.sort === 'tower' && plan.towers !== true) ||
          (model.sort === 'wild' && plan.wilds !== true)
        )
          model.present = false;
      for (const [seat, side] of [plan.blue ?? SOMEBODY, plan.red].entries())
        for (const [kind, one] of Object.entries(side ?? {})) enlist(t, seat, kind, one);
      for (const one of plan.golems ?? []) addGolem(t, one);
      plan.set?.(state, t);
    },
  });
}
/** Without any hero a player would pass at once. */
const SOMEBODY: Readonly<Record<string, HeroPlan>> = { ylvie: { at: [30, 3] } };
/** Take away the teams the setup has chosen. */
function clear(t: Exalted): void {
  const { models } = t.state;
  const first = models.findIndex(({ sort }) => sort === 'hero');
  if (first !== -1) models.splice(first);
  for (const pile of t.piles.team) for (const card of t.cards(pile).slice()) t.move(card, t.piles.profiles);
}
function enlist(t: Exalted, seat: Seat, kind: string, plan: HeroPlan): void {
  t.make(kind, t.piles.pool);
  join(t, seat, kind);
  const hero = heroes(t).at(-1)!;
  if (plan.at !== null) {
    hero.present = true;
    hero.x = inches(plan.at[0]);
    hero.y = inches(plan.at[1]);
  }
  gainXp(t, hero, plan.xp ?? 0);
  for (const card of plan.kit ?? [])
    t.move(
      t.cards(t.piles.market).find((one) => t.kind(one) === card)!,
      kitOf(t, hero),
    );
  hero.life = plan.at === null ? 0 : (plan.life ?? maxLife(t, hero));
  hero.mana = plan.mana ?? maxMana(t, hero);
  hero.gold = plan.gold ?? 0;
  for (const status of plan.status ?? []) hero.status.push({ status, by: null, seat, after: 0 });
}
function addGolem(t: Exalted, { team, at, lane = 'middle', rank = 'outer', life = 2 }: GolemPlan): void {
  const golem = t.state.models.find(
    (model): model is Golem =>
      model.sort === 'golem' && !model.present && model.team === team && model.lane === lane,
  )!;
  Object.assign(golem, { x: inches(at[0]), y: inches(at[1]), rank, life, present: true });
}

/** The hero of this kind; of blue, if both have one. */
export const hero = (m: Arena, kind: string): Hero => heroes(m.t).find((one) => one.kind === kind)!;
export const golemsOf = (m: Arena, team: Team): Golem[] =>
  m.state.models.filter(
    (model): model is Golem => model.sort === 'golem' && model.team === team && model.present,
  );
export const towerIn = (m: Arena, team: Team, lane: Lane, rank: TowerRank): Tower =>
  m.state.models.find(
    (model): model is Tower =>
      model.sort === 'tower' && model.team === team && model.lane === lane && model.rank === rank,
  )!;
export const wildIn = (m: Arena, kind: Wild['kind'], home: Team): Wild =>
  m.state.models.find(
    (model): model is Wild => model.sort === 'wild' && model.kind === kind && model.home === home,
  )!;
export const artefactIn = (m: Arena, team: Team): Model =>
  m.state.models.find((model) => model.sort === 'artefact' && model.team === team)!;
/** How an option that names a model is called. */
export const named = ({ id }: Model): string => `model${id}`;
export const at = (x: number, y: number): { x: number; y: number } => ({ x: inches(x), y: inches(y) });
/** Where a model stands, in inches. */
export const spot = ({ x, y }: Model): [number, number] => [x / 1000, y / 1000];

/** A hero acts: who, and what is answered then. */
export function act(
  m: Arena,
  seat: Seat,
  who: Hero,
  ...answers: readonly (string | { x: number; y: number }[])[]
): Arena {
  m.answer(seat, named(who));
  for (const answer of answers) m.answer(seat, answer);
  return m;
}
/** The prompt of the question somebody has to answer now. */
export const asked = (m: Arena): string => m.match.question(m.match.waiting[0])!.ask.prompt;

/** Carry out a rule in which nobody has to be asked. */
export function run<T>(flow: Flow<T>): T {
  const { done, value } = flow.next();
  assert.ok(done === true, 'somebody is asked');
  return value;
}
/** Carry out a rule; whoever is asked about golems leaves them on the line. */
export function finish(flow: Flow): void {
  while (flow.next({ byHand: false }).done !== true);
}
/** The status effects on a model. */
export const statusOf = (model: Model): Status[] =>
  'status' in model ? model.status.map(({ status }) => status) : [];

/** The attack rolls so far, each as "alice>elmar 6d−2=1": who, whom, how many dice, what was subtracted, the damage; ! if critical. */
export const rolls = (m: Arena): string[] =>
  m.match
    .told('watcher')
    .flatMap(({ type, data }) => (type === 'rolled' ? [asRoll(data as unknown as Rolled)] : []));
interface Rolled {
  readonly by: { readonly kind: string };
  readonly at: { readonly kind: string };
  readonly dice: readonly number[];
  readonly less: number;
  readonly critical: boolean;
  readonly damage: number;
}
const asRoll = ({ by, at: target, dice, less, critical, damage }: Rolled): string =>
  `${by.kind}>${target.kind} ${dice.length}d−${less}${critical ? '!' : ''}=${damage}`;
/** The life points of these heroes. */
export const lives = (m: Arena, ...kinds: readonly string[]): number[] =>
  kinds.map((kind) => hero(m, kind).life);
/** What a card says, in both languages. */
export const says = (kind: string): readonly [string, string] =>
  (['de', 'en'] as const).map((language) => {
    const words: Readonly<Record<string, CardWords>> = game.words[language].cards;
    return words[kind].text ?? '';
  }) as unknown as readonly [string, string];

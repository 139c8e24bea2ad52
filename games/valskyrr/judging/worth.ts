import type { Action, Amount, CardDef, Effect, Face, Reading } from '../shape.ts';

/** What one action of a card is good for, by its text alone and in a usual situation. */
export interface ActionWorth {
  /** Damage to enemies, all targets together. */
  readonly damage: number;
  /** Damage it prevents, and of which type. */
  readonly prevents: number;
  readonly prevented: 'physical' | 'magical' | 'any';
  /** Everything else, in cards. */
  readonly other: number;
  readonly focus: number;
  /** Hand cards it costs besides itself. */
  readonly cost: number;
}

/** What a card is good for. */
export interface CardWorth {
  readonly actions: readonly ActionWorth[];
  readonly back: readonly ActionWorth[];
  /** Damage a round it adds while it lies in a hero area. */
  readonly power: number;
  /** What it brings in one use, or lying there, in cards. */
  readonly worth: number;
}

/** What effects are worth, in cards. */
const DAMAGE = 0.8;
const HEAL = 0.6;
const DRAW = 0.8;
const DAZED = 0.7;
const CONDITION = 0.6;
const OBJECTIVE = 0.7;
const LOOT = 0.8;
const MOVE = 0.5;
const CALM = 0.8;
const STATIC = 1.6;
const CLAUSE = 1.4;
const EMBEDDED = 3;

/** A usual situation, for amounts that depend on it. */
export const USUAL: Reading = {
  heroes: 2,
  heroCount: 2,
  loot: 2,
  moved: false,
  completed: true,
  bossSetup: false,
  paid: 1,
  actionFocus: 2,
  wounds: 2,
  preventedHere: 2,
  movedHere: 1,
  calmedHere: 1,
  buriedHere: 1,
  objectivesLost: 1,
  has: () => false,
  tokens: () => 1,
  enemies: () => 1,
  allies: () => 1,
  woundsOn: () => 1,
  objectivesOn: () => 1,
  lootOn: () => 1,
  lifeLeft: () => 4,
  half: () => 8,
  handCards: () => 4,
  burialCards: () => 5,
  discardCount: () => 4,
  focus: () => 5,
  dealt: () => 1,
  damageIs: () => true,
  removedHere: () => 1,
  placedHere: () => 1,
  killedHere: () => 0,
  actionIs: () => true,
  passed: () => false,
  entered: () => 1,
  woundsThisPhase: () => 2,
  killed: () => false,
  revealed: () => 1,
  safeLocations: () => 1,
};

const amount = (n: Amount): number => {
  if (typeof n === 'number') return n;
  if (typeof n === 'function') return n(USUAL);
  if (typeof n === 'object') return n.upTo;
  return 2;
};

class Sum {
  damage = 0;
  prevents = 0;
  prevented: ActionWorth['prevented'] = 'any';
  other = 0;

  /** How many cards an effect on “the targets” meets. */
  private readonly targets: number;
  constructor(targets: number) {
    this.targets = targets;
  }

  add(effects: readonly Effect[], share = 1): void {
    for (const effect of effects) this.one(effect, share);
  }

  private one(effect: Effect, share: number): void {
    switch (effect.verb) {
      case 'dealDamage': {
        const hostile = typeof effect.to === 'object' || HOSTILE.has(effect.to);
        const each = effect.to === 'target' ? this.targets : 1;
        if (hostile) this.damage += share * amount(effect.n) * each;
        else this.other -= share * amount(effect.n);
        return;
      }
      case 'addDamage':
        this.damage += share * amount(effect.n) * (effect.to === 'eachTarget' ? this.targets : 1);
        return;
      case 'placeWounds':
        this.damage += share * amount(effect.n);
        return;
      case 'preventDamage':
        this.prevents += share * amount(effect.n);
        this.prevented = effect.type;
        return;
      case 'redirectDamage':
        this.prevents += share * effect.prevented;
        return;
      case 'regen':
        this.other += share * HEAL * amount(effect.n);
        return;
      case 'drawCards':
      case 'lookAt':
        this.other += share * DRAW * (effect.verb === 'lookAt' ? effect.take : amount(effect.n));
        return;
      case 'returnCard':
        this.other += share * DRAW * Math.min(3, amount(effect.n));
        return;
      case 'placeCondition':
        this.other += share * amount(effect.n) * (effect.kind === 'dazed' ? DAZED : CONDITION) * this.targets;
        return;
      case 'removeCondition':
        this.other += share * CONDITION * Math.min(2, amount(effect.n));
        return;
      case 'placeObjective':
        this.other += share * OBJECTIVE * amount(effect.n);
        return;
      case 'gainLoot':
        this.other += share * LOOT * amount(effect.n);
        return;
      case 'moveEnemy':
      case 'steerPursuit':
      case 'forbid':
      case 'cancelAbility':
        this.other += share * MOVE;
        return;
      case 'calm':
      case 'discardEnemy':
        this.other += share * CALM;
        return;
      case 'moveTrack':
        this.other += share * (effect.dir === 'left' ? 0.2 : -0.2) * Math.min(4, amount(effect.n));
        return;
      case 'embedAction':
        this.damage +=
          share * (EMBEDDED * effect.times + (effect.add === undefined ? 0 : amount(effect.add)));
        return;
      case 'modifyStat':
      case 'modifyLimit':
        this.other += share;
        return;
      case 'ifThen':
        this.add(effect.do, share * 0.6);
        this.add(effect.otherwise, share * 0.6);
        return;
      case 'chooseOne':
        if (effect.options.length > 0) this.add(effect.options[0], share);
        return;
      case 'forEachHero':
      case 'may':
        this.add(effect.do, share);
        return;
      case 'repeat':
        this.add(effect.do, share * Math.min(3, amount(effect.n)));
        return;
      case 'whenLater':
        this.add(effect.do, share * 0.5);
        return;
      default:
    }
  }
}
const HOSTILE: ReadonlySet<string> = new Set([
  'target',
  'other',
  'oneTarget',
  'eachTarget',
  'nextTarget',
  'foe',
  'entering',
  'host',
  'boss',
]);

function actionWorth(action: Action): ActionWorth {
  const { targets, focus, boost, cost } = action;
  // Where it may hit many, there are seldom more than three.
  const sum = new Sum(targets?.who === 'enemy' ? Math.min(3, Math.max(1, targets.most)) : 1);
  sum.add(action.does);
  if (boost !== undefined) sum.add(boost.each, 0.5);
  let paid = 0;
  for (const effect of cost)
    if (effect.verb === 'discardCards' || effect.verb === 'buryCards') paid += Math.min(3, amount(effect.n));
    else if (effect.verb === 'spendObjective' || effect.verb === 'spendLoot') paid += 0.5 * amount(effect.n);
  const { damage, prevents, prevented, other } = sum;
  return { damage, prevents, prevented, other, focus, cost: paid };
}

const valueOf = ({ damage, prevents, other, cost }: ActionWorth): number =>
  DAMAGE * damage + 0.7 * prevents + other - 0.5 * cost;

function sideWorth(face: Face, actions: readonly ActionWorth[]): { power: number; worth: number } {
  let power = 0;
  let worth = 0;
  face.actions.forEach((action, i) => {
    const each = valueOf(actions[i]);
    worth = Math.max(worth, each);
    if (action.from !== 'hand' && action.type !== 'reflex') power = Math.max(power, actions[i].damage);
  });
  for (const clause of face.clauses) worth += clause.type === 'while' ? STATIC * clause.do.length : CLAUSE;
  return { power, worth };
}

/** What every card is good for, worked out once from what it says. */
export function worthsOf(content: Readonly<Record<string, CardDef>>): Readonly<Record<string, CardWorth>> {
  const worths: Record<string, CardWorth> = {};
  for (const def of Object.values(content)) {
    const actions = def.actions.map(actionWorth);
    const back = def.back === null ? [] : def.back.actions.map(actionWorth);
    worths[def.kind] = { actions, back, ...sideWorth(def, actions) };
  }
  return worths;
}
export const worthOfAction = valueOf;

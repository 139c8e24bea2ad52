import type { Seat } from '@tafelrunde/engine';
import { freePouches } from '../rules/carrying.ts';
import { healedByDeath } from '../modes/stages.ts';
import { countOf, type Category } from '../rules/scoring.ts';
import { hexAt, hexesAround } from '../rules/map.ts';
import { maxHealth, tileFace } from '../rules/tiles.ts';
import { type EuthiaReading, type Hideout, type Level, NOWHERE, type Space } from '../shape.ts';
import { type Fighter, fighterOf, outlook, type Outlook } from './duel.ts';
import { DEATH, type Future, futureOf, rewardOf, WOUND } from './future.ts';
import { band, worthOf, youth } from './holdings.ts';
import type { Foe, Library } from './library.ts';

/** Somebody to be fought besides the monsters of the map. */
export interface Enemy {
  readonly kind: string;
  readonly hideout: Hideout | null;
  readonly at: (space: Space) => boolean;
  readonly worth: number;
  /** A stage keeps damage from one fight to the next. */
  readonly isStage: boolean;
}

/** A hero as it stands, with everything plans are made of. Looked at once, and only read. */
export interface Hero {
  readonly library: Library;
  readonly t: EuthiaReading;
  readonly seat: Seat;
  readonly space: Space;
  readonly max: number;
  /** Turns still to come, the present one among them. */
  readonly turnsLeft: number;
  readonly early: number;
  readonly hope: number;
  /** What one more of each category would bring at final scoring. */
  readonly more: { readonly [C in Category]: number };
  /** Map tiles still to be revealed, free pouches, hero tiles that may be revealed. */
  readonly stack: number;
  readonly room: number;
  readonly due: number;
  readonly enemies: readonly Enemy[];
  readonly future: Future;
  usual(level: Level): Foe;
  /** What going into a fight is worth, with `extra` for the victory. */
  fight(foe: Foe, extra: number, isStage?: boolean): number;
}

/** The rounds still to be played, this turn among them if it is not over. */
export function turnsLeftOf({ state, seats }: EuthiaReading, seat: Seat): number {
  if (state.phase === 'over') return 0;
  const order = (seat - state.start + seats) % seats;
  return state.rounds - state.round + (order >= state.turns ? 1 : 0);
}

export function heroOf(library: Library, t: EuthiaReading, seat: Seat, ahead?: Future): Hero {
  const { space, health, reputation } = t.state.heroes[seat];
  const turnsLeft = turnsLeftOf(t, seat);
  const early = youth(turnsLeft);
  const hope = 0.8 * early;
  let fighter: Fighter | null = null;
  const known = new Map<Foe, Outlook>();
  const cost = DEATH[t.state.mode];
  const more = (category: Category): number => {
    const n = countOf(t, seat, category);
    return band(category, n + 1, hope) - band(category, n, hope);
  };
  const values = new Set<number>();
  for (const card of t.cards(t.piles.book[seat])) {
    const value = tileFace(t, card).hero!.value!;
    if (value <= reputation) values.add(value);
  }
  return {
    library,
    t,
    seat,
    space,
    max: maxHealth(t, seat),
    turnsLeft,
    early,
    hope,
    more: {
      hero: more('hero'),
      interaction: more('interaction'),
      trade: more('trade'),
      others: more('others'),
      quests: more('quests'),
      elites: more('elites'),
    },
    stack: t.cards(t.piles.mapStack).length,
    room: freePouches(t, seat),
    due: values.size,
    enemies: enemiesOf(t),
    future: ahead ?? futureOf(library, t, seat, turnsLeft),
    usual: (level) => library.usual[level],
    fight: (foe, extra, isStage = false) => {
      fighter ??= fighterOf(library, t, seat, false);
      let seen = known.get(foe);
      const damage = isStage ? t.state.stageDamage : 0;
      if (seen === undefined) known.set(foe, (seen = outlook(fighter, foe, health, { damage })));
      const { chance, wounds, dealt } = seen;
      const struck = isStage ? STAGE_DAMAGE * (lastingDamage(t, dealt) - damage) : 0;
      return (
        chance * (rewardOf(t, seat, foe) + extra) +
        (1 - chance) * (struck - cost) -
        WOUND * Math.min(wounds, health)
      );
    },
  };
}

/** Together a stage of the figure is what the game is about, and every damage to it that lasts. */
export const STAGE = 30;
export const STAGE_DAMAGE = 2.4;
/** What is left of the damage when the hero falls. */
export const lastingDamage = (t: EuthiaReading, damage: number): number =>
  Math.max(0, damage - healedByDeath(t));

function enemiesOf(t: EuthiaReading): Enemy[] {
  const { piles, state } = t;
  const { figure, round } = state;
  const found: Enemy[] = [];
  const nowhere = (): boolean => false;
  const bounty = t.top(piles.bounty);
  const elite = t.top(piles.elites);
  if (bounty !== null && elite !== null) {
    const { hideout, reward } = t.def(bounty).bounty!;
    found.push({ kind: t.kind(elite), hideout, at: nowhere, worth: worthOf(reward), isStage: false });
  }
  for (const card of t.cards(piles.wanted)) {
    const { hideout, fromRound } = t.def(card).enemy!;
    if (round >= fromRound)
      found.push({ kind: t.kind(card), hideout, at: nowhere, worth: 1, isStage: false });
  }
  const stage = t.top(piles.stages);
  if (stage === null) return found;
  const together = state.mode === 'cooperative' ? STAGE : 0;
  const kind = t.kind(stage);
  if (state.scenario === 'mirrezilsShadow')
    found.push({
      kind,
      hideout: null,
      at: (space) => hexAt(t, space).site === 'lair',
      worth: STAGE,
      isStage: true,
    });
  else if (state.scenario === 'darkWings')
    found.push({
      kind,
      hideout: null,
      at: (space) => space === figure || (round >= 6 && hexAt(t, space).site === 'eyrie'),
      worth: together,
      isStage: true,
    });
  else if (figure !== NOWHERE) {
    const around = new Set([figure, ...hexesAround(t, figure)]);
    const number = 1 + state.heroes.filter(({ golemMarker }) => golemMarker).length;
    const golem = `golemStage${Math.min(4, number)}`;
    found.push({
      kind: golem,
      hideout: null,
      at: (space) => around.has(space),
      worth: 4 + together,
      isStage: true,
    });
  }
  return found;
}

import type { Card, Flow, Seat } from '@tafelrunde/engine';
import { beforeFight } from '../rules/beforeFight.ts';
import type { Choice } from '../rules/choice.ts';
import { canPay, pay } from '../rules/costs.ts';
import { isHideout } from '../rules/elites.ts';
import { fightAgainst } from '../rules/fight.ts';
import { dealDamage } from '../rules/fightSteps.ts';
import { woundOutside } from '../rules/health.ts';
import { hexAt, hexesAround, isCentre, landOf, spacesOf, tileOf } from '../rules/map.ts';
import { spendAction } from '../rules/actions.ts';
import { type Cost, type Euthia, type EuthiaReading, type Fight, NOWHERE, type Space } from '../shape.ts';
import { BASE, epicChapter, rows, type Scenario } from './scenario.ts';
import { makeStages, stageRests, stagesToBeat } from './stages.ts';

/** Walking Destruction: the golem leaves the ruins and walks from one place of trade to the next, at last to the church. */

function* setup(t: Euthia): Flow {
  makeStages(t, 'golem');
  const wanted = t.options.difficulty === 'easy' ? ['saboteurCard'] : ['saboteurCard', 'accompliceCard'];
  for (const kind of wanted) t.make(kind, t.piles.wanted);
  t.state.markersB = 19;
  yield* [];
}

/** The golem is put on the ruins as soon as they are revealed. EU-TILE-06 */
function* tileRevealed(t: Euthia, tile: number): Flow {
  const part = landOf(t, tile).hexes.findIndex(({ site }) => site === 'ruins');
  if (part !== -1) {
    t.state.figure = tile * 4 + part;
    t.tell('golemWakes', { space: t.state.figure });
  }
  yield* [];
}

/** So many heroes have put their marker on him. */
export const golemMarkers = (t: EuthiaReading): number =>
  t.state.heroes.filter(({ golemMarker }) => golemMarker).length;

/** His stage is 1 plus the number of golem markers on him, at most 4. */
export const golemStage = (t: EuthiaReading): number => Math.min(4, 1 + golemMarkers(t));

function stageCard(t: EuthiaReading): Card {
  const stage = golemStage(t);
  return t.cards(t.piles.stages).find((card) => t.def(card).enemy!.stage === stage)!;
}

function fightChoice(
  t: Euthia,
  seat: Seat,
  card: Card,
  sort: 'stage' | 'wanted',
  once: string | null,
): Choice {
  return {
    id: `fight${card}`,
    does: 'fightStage',
    text: 'fightCard',
    card,
    run: function* (): Flow {
      if (once !== null) t.state.once.push(once);
      yield* spendAction(t, seat, 'combat');
      yield* beforeFight(t, seat);
      yield* fightAgainst(t, seat, card, sort);
    },
  };
}

/** The golem on or next to the own space, once per turn; saboteur and accomplice at their hideouts. */
function fights(t: Euthia, seat: Seat): Choice[] {
  const { figure, once, round, heroes } = t.state;
  const { space } = heroes[seat];
  const found: Choice[] = [];
  if (isCentre(space)) return found;
  const near = figure !== NOWHERE && (figure === space || hexesAround(t, space).includes(figure));
  if (near && !once.includes('golem')) found.push(fightChoice(t, seat, stageCard(t), 'stage', 'golem'));
  for (const card of t.cards(t.piles.wanted)) {
    const { hideout, fromRound } = t.def(card).enemy!;
    if (round >= fromRound && isHideout(t, space, hideout!))
      found.push(fightChoice(t, seat, card, 'wanted', null));
  }
  return found;
}

/** Cracks are damage at the start of the next fight; in the hard game each stage has one gaar more. */
function* prepared(t: Euthia, fight: Fight): Flow {
  if (fight.figure !== 'golem') return;
  if (t.options.difficulty === 'hard') fight.gaar++;
  const { cracks } = t.state;
  t.state.cracks = 0;
  yield* dealDamage(t, fight, cracks);
}

/** Health he has less, by number of heroes: fewer of those who play together have less time to grow. */
const EASED: Readonly<Record<number, number>> = { 2: 3, 3: 1 };
const easedFor = ({ state, seats }: EuthiaReading): number =>
  state.mode === 'cooperative' ? (EASED[seats] ?? 0) : 0;

/** 4 gold; the own marker on him, or 2 reputation if it lies there already; he is stunned. Counts as an elite enemy. */
function* stageWon(t: Euthia, fight: Fight): Flow {
  const hero = t.state.heroes[fight.hero];
  hero.gold += 4;
  if (hero.golemMarker) hero.reputation += 2;
  hero.golemMarker = true;
  hero.stages++;
  t.state.stageDamage = 0;
  t.state.stunned = t.options.difficulty !== 'hard';
  t.move(fight.card, t.piles.stages);
  yield* [];
}
function* heroDied(t: Euthia, _seat: Seat, fight: Fight | null): Flow {
  if (fight?.figure === 'golem') stageRests(t);
  yield* [];
}

const CRACK: Cost = { raw: [{ oneOf: ['mountain', 'cave'], n: 1 }] };
/** At the forge a raw material makes a crack, at most three. */
function freeActions(t: Euthia, seat: Seat): Choice[] {
  const { space } = t.state.heroes[seat];
  if (hexAt(t, space).site !== 'heartForge' || t.state.cracks >= 3 || !canPay(t, seat, CRACK)) return [];
  return [
    {
      id: 'crack',
      does: 'crack',
      run: function* (): Flow {
        yield* pay(t, seat, CRACK);
        t.state.cracks++;
      },
    },
  ];
}

const isTrade = (t: EuthiaReading, space: Space): boolean =>
  hexAt(t, space).trade !== undefined && !isDestroyedTrade(t, space);
/** At towers the marker counts for the whole tile. */
const isDestroyedTrade = (t: EuthiaReading, space: Space): boolean => {
  const { destroyed } = t.state.map;
  if (hexAt(t, space).trade !== 'towers') return destroyed[space];
  const first = tileOf(space) * 4;
  return destroyed[first] || destroyed[first + 1] || destroyed[first + 2];
};

/** Distances over revealed hexes from a space. */
function walk(t: EuthiaReading, from: Space): Map<Space, number> {
  const far = new Map<Space, number>([[from, 0]]);
  const queue = [from];
  for (let i = 0; i < queue.length; i++)
    for (const next of hexesAround(t, queue[i]))
      if (next !== NOWHERE && !far.has(next)) {
        far.set(next, far.get(queue[i])! + 1);
        queue.push(next);
      }
  return far;
}

/** He does not turn to the church before he has destroyed this many places of trade. */
const BEFORE_CHURCH = 2;

/** The nearest place of trade that still stands, the one revealed earlier among equals; at last the start tile. */
function target(t: EuthiaReading): Space {
  const far = walk(t, t.state.figure);
  const hexes = spacesOf(t).filter((space) => !isCentre(space));
  const trades = hexes.filter((space) => isTrade(t, space));
  const ruined = hexes.filter(
    (space) => hexAt(t, space).trade !== undefined && t.state.map.destroyed[space],
  ).length;
  if (trades.length === 0 && ruined < BEFORE_CHURCH) return t.state.figure;
  const goals = trades.length > 0 ? trades : [0, 1, 2];
  return goals.reduce((best, space) =>
    (far.get(space) ?? Infinity) < (far.get(best) ?? Infinity) ? space : best,
  );
}

/** Where he goes at the end of this round, for whoever looks at the map. */
export function golemGoes(t: EuthiaReading): 'stunned' | 'waits' | 'trade' | 'church' {
  if (t.state.stunned) return 'stunned';
  const goal = target(t);
  if (goal === t.state.figure) return 'waits';
  return tileOf(goal) === 0 ? 'church' : 'trade';
}

/** One hex along a shortest path, by the order of directions. */
function stepTowards(t: EuthiaReading, goal: Space): Space {
  const far = walk(t, goal);
  const here = far.get(t.state.figure) ?? 0;
  return (
    hexesAround(t, t.state.figure).find((next) => next !== NOWHERE && far.get(next) === here - 1) ??
    t.state.figure
  );
}

/** What he leaves behind: A on a place of trade, where he stops; B elsewhere. */
function destroy(t: Euthia): boolean {
  const { map, figure } = t.state;
  const hex = hexAt(t, figure);
  if (hex.trade !== undefined && isTrade(t, figure)) {
    map.destroyed[figure] = true;
    t.tell('destroyed', { what: hex.trade });
    return true;
  }
  const what =
    hex.raw ??
    (hex.treasure !== undefined && map.marker[figure] === -1 ? 'treasure' : undefined) ??
    (hex.elemental === undefined ? undefined : 'elemental') ??
    (hex.portal === true ? 'portal' : undefined) ??
    (hex.encounter === undefined ? undefined : 'encounter');
  if (what !== undefined && !map.destroyed[figure] && t.state.markersB > 0) {
    map.destroyed[figure] = true;
    t.state.markersB--;
    t.tell('destroyed', { what });
  }
  return false;
}

function* roundEnd(t: Euthia): Flow {
  const { state } = t;
  if (state.figure === NOWHERE) return;
  if (state.stunned) {
    state.stunned = false;
    return;
  }
  const free = t.cards(t.piles.wanted).some((card) => t.kind(card) === 'accompliceCard');
  const goal = target(t);
  if (state.figure !== goal) t.tell('golemWalks', { church: tileOf(goal) === 0 });
  for (let i = 0; i < (free ? 3 : 2) && state.figure !== goal; i++) {
    state.figure = stepTowards(t, goal);
    // On the way to a place of trade he passes the church by.
    if (tileOf(goal) === 0 && tileOf(state.figure) === 0) state.churchReached = true;
    if (destroy(t)) break;
  }
  for (const seat of t.clockwise(state.start))
    if (state.heroes[seat].space === state.figure) yield* woundOutside(t, seat, 3, 'other');
}

export const walkingDestruction: Scenario = {
  ...BASE,
  name: 'walkingDestruction',
  bands: [14, 20, 26, 34],
  tables: (t) => {
    const { epic } = t.options;
    const chapters = rows(
      t,
      [
        [1, 1, 1, 0],
        [1, 1, 1, 0],
        [1, 1, 2, 1],
        [1, 1, 2, 1],
      ],
      [
        [3, 2, 2, 2],
        [4, 3, 2, 2],
        [6, 4, 3, 3],
        [7, 6, 5, 4],
      ],
      { 2: ['golemRuins'], 4: epic ? [] : ['heartForge'] },
    );
    return epic ? [...chapters, epicChapter(t, [2, 2, 4, 6], ['giantForge'])] : chapters;
  },
  setup,
  tileRevealed,
  fights,
  prepared,
  moreHealth: (t, figure) => (figure === 'golem' ? -easedFor(t) : 0),
  stageWon,
  heroDied,
  freeActions,
  roundEnd,
  isOver: (t) => t.state.churchReached,
  /** When the church is reached everybody loses 5 reputation. */
  gameEnd: (t) => {
    if (t.state.churchReached)
      for (const hero of t.state.heroes) hero.reputation = Math.max(0, hero.reputation - 5);
  },
  finalScore: (t, seat) => (t.state.heroes[seat].golemMarker ? 3 : 0),
  goalTogether: (t) => Math.min(t.seats, stagesToBeat(t)),
  isWon(t) {
    return !t.state.churchReached && golemMarkers(t) >= this.goalTogether(t);
  },
};

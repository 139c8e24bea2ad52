import type { Flow, Seat } from '@tafelrunde/engine';
import { artefactOf, HOMES, RADIUS, TEAMS, towerOf } from '../geometry/arena.ts';
import { modes } from '../modes/index.ts';
import type { Disc } from '../geometry/measure.ts';
import type { Exalted, ExaltedOptions, ExaltedState, Lane, Model, Team, TowerRank } from '../shape.ts';
import { bringIn, duelStarts } from './deploy.ts';
import { draft } from './draft.ts';
import { otherSeat, unitDef } from './models.ts';
import { newSquads, placeSquads } from './squads.ts';
import { modeOf } from './victory.ts';

/** The arena before anybody has chosen anything. EX-ARENA-02, -04, -07, -08, EX-GAME-06 */
export function begin({ mode }: ExaltedOptions): ExaltedState {
  const { firstRound } = modes[mode];
  return {
    stage: 'muster',
    round: firstRound,
    teams: ['blue', 'red'],
    initiative: 0,
    starter: 0,
    active: null,
    actions: 0,
    phasesLeft: [0, 0],
    phases: [0, 0],
    points: [0, 0],
    trophies: [0, 0],
    bought: [false, false],
    declined: ['', ''],
    lastDeed: [null, null],
    lists: [[], []],
    models: arena(mode),
    lasting: [],
    markers: [],
    barriers: [],
    fallen: [],
    used: { round: [], activation: [] },
  };
}
function arena(mode: ExaltedOptions['mode']): Model[] {
  const { lanes, wilds } = modes[mode];
  const models: Model[] = [];
  const add = (
    sort: 'artefact' | 'tower' | 'golem',
    team: Team,
    lane: Lane | null,
    rank: TowerRank | null,
    { x, y, r }: Disc,
    present: boolean,
  ): void => {
    const id = models.length;
    // One shape for all three.
    models.push({ id, sort, team, x, y, r, present, life: 0, lane, rank, status: [] } as Model);
  };
  for (const team of TEAMS) {
    add('artefact', team, null, null, artefactOf(team), true);
    for (const lane of lanes)
      for (const rank of ['inner', 'outer'] as const)
        add('tower', team, lane, rank, towerOf(team, lane, rank), true);
    // Twelve golems of each colour: two for every tower. EX-GAME-06
    for (const lane of lanes)
      for (let i = 0; i < 4; i++) add('golem', team, lane, 'inner', { x: 0, y: 0, r: RADIUS.golem }, false);
  }
  for (const home of HOMES)
    if (wilds.includes(home.neutral))
      models.push({
        id: models.length,
        sort: 'wild',
        team: null,
        x: home.x,
        y: home.y,
        r: home.r,
        present: true,
        life: 0,
        kind: home.neutral,
        home: home.team,
        status: [],
        trophyOf: null,
      });
  return models;
}

/** Step 0: cards, colours, teams. */
export function* setup(t: Exalted): Flow {
  layOut(t);
  const winner = openingRoll(t);
  t.state.initiative = winner;
  // EX-INIT-02
  const colours = [
    { id: 'blue', team: 'blue' },
    { id: 'red', team: 'red' },
  ] as const;
  const { team } = yield* t.ask(winner, { prompt: 'colour', from: colours });
  const other = team === 'blue' ? 'red' : 'blue';
  t.state.teams[winner] = team;
  t.state.teams[otherSeat(winner)] = other;
  t.tell('colours', { blue: t.state.teams.indexOf('blue'), red: t.state.teams.indexOf('red') });
  if (t.options.draft === 'teamLists' && t.options.mode !== 'shortDuel') t.state.stage = 'lists';
  else yield* draft(t, winner);
}

/** Both teams stand: who starts, golems, heroes. */
export function* muster(t: Exalted): Flow {
  // EX-INIT-03
  yield* chooseStart(t, t.state.initiative);
  yield* placeSquads(t, (side) => newSquads(t, side, t.state.round === 1 ? ['inner'] : ['inner', 'outer']));
  yield* bringIn(t, t.clockwise(t.state.starter), (side) => duelStarts(t, side));
}

/** The cards: heroes to choose from, equipment in the market, profiles of all others; and the life points of the models. */
export function layOut(t: Exalted): void {
  const { pool, market, profiles } = t.piles;
  const { upgrades } = modeOf(t);
  // EX-DRAFT-05, -06: normally both may take the same hero.
  const copies = t.options.draft === 'uniqueHeroes' || t.options.mode === 'shortDuel' ? 1 : 2;
  for (const def of Object.values(t.content)) {
    if (def.sort === 'hero') for (let i = 0; i < copies; i++) t.make(def.kind, pool);
    if (
      def.sort === 'equipment' &&
      (upgrades || (def.upgrades === null && def.on.every(({ at }) => at !== 'moveAnnounced')))
    )
      t.make(def.kind, market);
    if (def.sort === 'unit') t.make(def.kind, profiles);
  }
  for (const model of t.state.models)
    if (model.sort !== 'hero' && model.sort !== 'decoy') model.life = unitDef(t, model).life;
}

/** EX-INIT-01, EX-ROUND-02: the higher die wins, ties are rolled again. */
export function openingRoll(t: Exalted): Seat {
  for (;;) {
    const dice = [t.die(), t.die()];
    t.tell('initiative', { dice });
    if (dice[0] !== dice[1]) return dice[0] > dice[1] ? 0 : 1;
  }
}
/** EX-INIT-03, EX-ROUND-03: the winner says who starts. */
export function* chooseStart(t: Exalted, winner: Seat): Flow {
  const from = [
    { id: 'begin', starter: winner },
    { id: 'letBegin', starter: otherSeat(winner) },
  ] as const;
  t.state.starter = (yield* t.ask(winner, { prompt: 'start', from })).starter;
  t.tell('starts', { seat: t.state.starter });
}

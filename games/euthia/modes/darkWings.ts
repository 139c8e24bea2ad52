import type { Flow, Seat } from '@tafelrunde/engine';
import { beforeFight } from '../rules/beforeFight.ts';
import type { Choice } from '../rules/choice.ts';
import { doing } from '../rules/doing.ts';
import { resolve } from '../rules/effects.ts';
import { fightAgainst } from '../rules/fight.ts';
import { CHURCH, distanceOf, hasMonster, hexAt, hexesAround, spacesOf, tileOf } from '../rules/map.ts';
import { spendAction } from '../rules/actions.ts';
import { drawFrom } from '../rules/supply.ts';
import { type Euthia, type EuthiaReading, type Fight, NOWHERE, type Space } from '../shape.ts';
import { artefacts } from '../content/legends.ts';
import { BASE, epicChapter, rows, type Scenario } from './scenario.ts';
import { makeStages, stageRests, stagesToBeat } from './stages.ts';

/** Dark Wings: Farruga lands where heroes have left the most markers, strikes, and can be fought stage by stage. */

function* setup(t: Euthia): Flow {
  makeStages(t, 'farruga');
  for (const { kind } of artefacts) t.make(kind, t.piles.artefacts);
  for (const { kind, sort } of Object.values(t.content))
    if (sort === 'attack') t.make(kind, t.piles.attackDeck);
  t.shuffle(t.piles.attackDeck);
  yield* [];
}

/** At the end of this round she comes down for the first time. */
export const fromRound = ({ options }: EuthiaReading): number =>
  options.difficulty === 'easy' ? 6 : options.difficulty === 'hard' ? 4 : 5;

/** Hero markers on a hex and its six neighbours. */
const markersAround = (t: EuthiaReading, space: Space): number => {
  const { marker } = t.state.map;
  return [space, ...hexesAround(t, space)].filter(
    (one) => one !== NOWHERE && marker[one] !== -1 && hexAt(t, one).trade === undefined,
  ).length;
};

/** The hero with the most reputation, the first in turn order among equals. */
function leader(t: EuthiaReading): Seat {
  const { heroes, start } = t.state;
  return t
    .clockwise(start)
    .reduce((best, seat) => (heroes[seat].reputation > heroes[best].reputation ? seat : best));
}

/** Where she lands: the most markers, then near herself, then near the leader, then chance. */
function landing(t: Euthia): Space {
  const hexes = spacesOf(t).filter(
    (space) => tileOf(space) !== 0 && (space & 3) !== 3 && !hasMonster(t, space),
  );
  if (hexes.length === 0) return NOWHERE;
  const from = t.state.figure === NOWHERE ? CHURCH : t.state.figure;
  const { space: led } = t.state.heroes[leader(t)];
  let best = hexes;
  for (const rank of [
    (space: Space) => -markersAround(t, space),
    (space: Space) => distanceOf(t, from, space),
    (space: Space) => (led === NOWHERE ? 0 : distanceOf(t, led, space)),
  ]) {
    const least = Math.min(...best.map(rank));
    best = best.filter((space) => rank(space) === least);
  }
  return best.length === 1 ? best[0] : t.pick(best);
}

function* roundEnd(t: Euthia): Flow {
  const { state } = t;
  if (state.round < fromRound(t) || state.round >= state.rounds || state.stagesBeaten >= stagesToBeat(t))
    return;
  const space = landing(t);
  if (space === NOWHERE) return;
  state.figure = space;
  t.tell('lands', { space });
  const { attackDeck, attackDiscard } = t.piles;
  const card = drawFrom(t, attackDeck, attackDiscard, attackDiscard);
  if (card === null) return;
  t.tell('strikes', { kind: t.kind(card) });
  for (const { fx = [] } of t.def(card).does) yield* resolve(t, doing(state.start, { side: 'world' }), fx);
}

/** On her hex, and from round 6 on from the pacified eyrie. */
function fights(t: Euthia, seat: Seat): Choice[] {
  const { state } = t;
  const { space } = state.heroes[seat];
  const card = t.top(t.piles.stages);
  if (card === null) return [];
  const atEyrie = hexAt(t, space).site === 'eyrie' && state.round >= 6;
  if (space !== state.figure && !atEyrie) return [];
  return [
    {
      id: 'fightStage',
      does: 'fightStage',
      text: 'fightCard',
      card,
      run: function* (): Flow {
        yield* spendAction(t, seat, 'combat');
        yield* beforeFight(t, seat);
        yield* fightAgainst(t, seat, card, 'stage');
      },
    },
  ];
}

/** A hero who beats a stage keeps the card as a beaten elite enemy; she takes wing. */
function* stageWon(t: Euthia, fight: Fight): Flow {
  t.move(fight.card, t.piles.bounties[fight.hero]);
  t.state.stageDamage = 0;
  t.state.stagesBeaten++;
  t.state.figure = NOWHERE;
  yield* [];
}

/** If a hero dies, the stage heals. */
function* heroDied(t: Euthia, _seat: Seat, fight: Fight | null): Flow {
  if (fight?.figure === 'farruga') stageRests(t);
  yield* [];
}

/** Those who play together have less time to grow: her stages are weaker then, most of all against two. */
const easedFor = ({ state, seats }: EuthiaReading): number =>
  state.mode === 'cooperative' ? (seats === 2 ? 4 : 3) : 0;

export const darkWings: Scenario = {
  ...BASE,
  name: 'darkWings',
  bands: [14, 23, 29, 37],
  tables: (t) => {
    const { epic } = t.options;
    const chapters = rows(
      t,
      [
        [1, 1, 1, 0],
        [1, 1, 1, 0],
        [1, 1, 2, 0],
        [1, 1, 2, 0],
      ],
      [
        [3, 2, 2, 3],
        [4, 2, 2, 1],
        [6, 4, 3, 3],
        [7, 6, 5, 5],
      ],
      { 3: ['legendHall'], 4: epic ? [] : ['farrugaEyrie'] },
    );
    return epic ? [...chapters, epicChapter(t, [2, 2, 4, 6], ['farrugaNest'])] : chapters;
  },
  setup,
  roundEnd,
  fights,
  stageWon,
  heroDied,
  moreHealth: (t, figure) =>
    figure === 'farruga' ? (t.options.difficulty === 'easy' ? -2 : 0) - easedFor(t) : 0,
  goalTogether: stagesToBeat,
  isOver: (t) => t.state.stagesBeaten >= stagesToBeat(t),
  isWon: (t) => t.state.stagesBeaten >= stagesToBeat(t),
};

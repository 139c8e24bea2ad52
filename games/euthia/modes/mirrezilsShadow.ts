import type { Flow, Seat } from '@tafelrunde/engine';
import { beforeFight } from '../rules/beforeFight.ts';
import type { Choice } from '../rules/choice.ts';
import { canPay, pay } from '../rules/costs.ts';
import { doing } from '../rules/doing.ts';
import { resolve } from '../rules/effects.ts';
import { fightAgainst } from '../rules/fight.ts';
import { heal } from '../rules/health.ts';
import { hexAt, isCentre, spacesOf } from '../rules/map.ts';
import { spendAction } from '../rules/actions.ts';
import { isInChurch } from '../rules/places.ts';
import { scoreOf } from '../rules/scoring.ts';
import { drawFrom } from '../rules/supply.ts';
import { type Cost, type Euthia, type EuthiaReading, type Fight, NOWHERE, type Space } from '../shape.ts';
import { BASE, epicChapter, rows, type Scenario } from './scenario.ts';
import { makeStages, stageRests, stagesToBeat } from './stages.ts';
import { hire, partWith, priest, takeSupplies } from './wards.ts';

/** Mirrezil's Shadow: together against four stages of the shadow dragon, before the rounds run out. */

function* setup(t: Euthia): Flow {
  makeStages(t, 'mirrezil');
  const { rageDeck, faer, characters } = t.piles;
  for (const { kind, sort } of Object.values(t.content)) {
    if (sort === 'rage') t.make(kind, rageDeck);
    if (sort === 'faer') t.make(kind, faer);
    if (sort === 'character') t.make(kind, characters);
  }
  t.shuffle(rageDeck);
  t.state.faer = t.options.difficulty === 'hard' ? 0 : 1;
  yield* takeSupplies(t, t.options.difficulty === 'easy' ? 1 : 0);
}

const MOST_FAER = 6;
const raiseFaer = (t: Euthia): void => {
  t.state.faer = Math.min(MOST_FAER, t.state.faer + 1);
};
/** A confrontation with a roll of 8 or more raises the Faer power. */
function* confronted(t: Euthia, _seat: Seat, rolled: number): Flow {
  if (rolled >= 8) raiseFaer(t);
  yield* [];
}

const ESSENCE: Cost = { essence: [{ kind: 'any', n: 1 }] };
/** Wards, people to hire, and essences for the Faer power, at most two a turn. */
function freeActions(t: Euthia, seat: Seat): Choice[] {
  const found = [...priest(t, seat), ...hire(t, seat)];
  const handed = t.state.once.filter((key) => key === 'faer').length;
  if (isInChurch(t, seat) && handed < 2 && t.state.faer < MOST_FAER && canPay(t, seat, ESSENCE))
    found.push({
      id: 'faer',
      does: 'faer',
      run: function* (): Flow {
        yield* pay(t, seat, ESSENCE);
        t.state.once.push('faer');
        raiseFaer(t);
      },
    });
  return found;
}

/** Mirrezil lies on his hex of the chasm; whoever stands there may fight the top stage. */
function fights(t: Euthia, seat: Seat): Choice[] {
  const { space } = t.state.heroes[seat];
  const card = t.top(t.piles.stages);
  if (card === null || hexAt(t, space).site !== 'lair') return [];
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

/** Stages as heroes of ten rounds can beat them, weaker the fewer they are, and rage cards that make this stage tougher. */
function moreHealth(t: EuthiaReading, figure: string | null): number {
  if (figure !== 'mirrezil') return 0;
  let more = t.seats <= 2 ? -6 : t.seats === 3 ? -5 : -4;
  for (const card of t.cards(t.piles.rage))
    for (const { when, fx } of t.def(card).does)
      if (when === 'permanent')
        for (const effect of fx ?? []) if ('maxHealth' in effect) more += effect.maxHealth;
  return more;
}

/** The others heal 2, rage cards go; with the fourth stage the game is won. */
function* stageWon(t: Euthia, fight: Fight): Flow {
  const { rage, rageDiscard, box } = t.piles;
  for (const seat of t.clockwise(fight.hero).slice(1))
    if (t.state.heroes[seat].space !== NOWHERE) heal(t, seat, 2);
  for (const card of t.cards(rage).filter((one) => t.def(one).stays === 'stage')) t.move(card, rageDiscard);
  t.move(fight.card, box);
  t.state.stageDamage = 0;
  t.state.stagesBeaten++;
  if (t.state.stagesBeaten >= stagesToBeat(t)) finishNow(t, true);
  yield* [];
}

/** Each death puts a chaos marker on the board; more than three per player lose the game. */
function* heroDied(t: Euthia, seat: Seat, fight: Fight | null): Flow {
  const { state } = t;
  partWith(t, seat);
  if (fight?.figure === 'mirrezil') stageRests(t);
  state.deaths++;
  if (state.deaths > 3 * t.seats) finishNow(t, false);
  yield* [];
}

function finishNow(t: Euthia, won: boolean): never {
  t.state.phase = 'over';
  const scores = t.state.heroes.map((_, seat) => scoreOf(t, seat));
  return t.end({ how: won ? 'victory' : 'defeat', winners: won ? t.clockwise().slice() : [], scores });
}

const isLair = (t: EuthiaReading, space: Space): boolean =>
  !isCentre(space) && hexAt(t, space).site === 'lair';

/** Once his lair is found (in the hard game from the start), a rage card at the end of each round but the last: it stays with the stage, for a round, or strikes at once. */
function* roundEnd(t: Euthia): Flow {
  const { state } = t;
  const { rage, rageDeck, rageDiscard } = t.piles;
  if (state.round >= state.rounds) return;
  state.changes = state.changes.filter(({ until }) => until !== 'nextRoundEnd');
  for (const card of t.cards(rage).filter((one) => t.def(one).stays === 'round')) t.move(card, rageDiscard);
  if (t.options.difficulty !== 'hard' && !spacesOf(t).some((space) => isLair(t, space))) return;
  if (t.options.difficulty === 'easy' && state.round % 2 === 1) return;
  const card = drawFrom(t, rageDeck, rageDiscard, rage);
  if (card === null) return;
  t.tell('rages', { kind: t.kind(card) });
  const { does, stays } = t.def(card);
  if (stays === 'stage') {
    const under = t.cards(rage).filter((one) => t.def(one).stays === 'stage');
    if (under.length > 4) t.move(under[0], rageDiscard);
    return;
  }
  for (const { fx = [] } of does) yield* resolve(t, doing(state.start, { side: 'world' }), fx);
  if (stays === 'none') t.move(card, rageDiscard);
}

export const mirrezilsShadow: Scenario = {
  ...BASE,
  name: 'mirrezilsShadow',
  startTile: 'priestChurch',
  bands: [1, 1, 1, 1],
  tables: (t) => {
    const { epic } = t.options;
    const chapters = rows(
      t,
      [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [2, 1, 2, 1],
        [2, 1, 2, 1],
      ],
      [
        [2, 2, 2, 1],
        [4, 3, 3, 2],
        [5, 3, 3, 2],
        [5, 4, 3, 3],
      ],
      { 4: epic ? [] : ['mirrezilLair'] },
    );
    return epic ? [...chapters, epicChapter(t, [2, 2, 3, 5], ['shadowThrone'])] : chapters;
  },
  eliteLevels: ({ options }) => (options.elites ? [1, 2] : []),
  setup,
  confronted,
  freeActions,
  fights,
  moreHealth,
  stageWon,
  heroDied,
  roundEnd,
  goalTogether: stagesToBeat,
  result: (_t, scores) => ({ how: 'defeat', winners: [], scores }),
};

import assert from 'node:assert/strict';
import { type Answer, fairnessFromSeed, type Game, Match, sampleAnswer } from '@tafelrunde/engine';
import { inches } from '../../geometry/measure.ts';
import { abilityOf } from '../../rules/models.ts';
import { attackTargets, namedTargets } from '../../rules/targets.ts';
import type { ExaltedShape } from '../../shape.ts';
import {
  act,
  artefactIn,
  at,
  game,
  golemsOf,
  hero,
  lives,
  play,
  rolls,
  rule,
  spot,
  towerIn,
  wildIn,
} from '../kit.ts';

/** A small generator, the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
/** This many answers of a match, picked at random. */
function some(played: Game<ExaltedShape>, answers: number): Match<ExaltedShape> {
  const match = Match.start(played, { seats: 2, fairness: fairnessFromSeed('rules of the game') });
  const random = chance(7);
  for (let i = 0; i < answers && match.result === null; i++) {
    const [seat] = match.waiting;
    const answer: Answer = sampleAnswer(match.question(seat)!, random);
    assert.ok(match.answer(seat, answer).ok);
  }
  return match;
}

rule('EX-GAME-02', 'two players; each decides for all heroes of one team', () => {
  assert.deepEqual(game.seats, [2, 2]);
  for (const seats of [1, 3])
    assert.throws(() => Match.start(game, { seats, fairness: fairnessFromSeed('x') }), String(seats));
  const kinds = ['jasper', 'elmar', 'ylvie', 'alice', 'linnea'];
  const side = (y: number) =>
    Object.fromEntries(kinds.map((kind, i) => [kind, { at: [2.6 + 3 * i, y] as const }]));
  const m = play({ blue: side(2.6), red: side(32.8) });
  assert.deepEqual(m.options(0), [
    'Jasper (blue)',
    'Elmar (blue)',
    'Ylvie (blue)',
    'Alice (blue)',
    'Linnea (blue)',
    'End the phase',
  ]);
  m.answer(0, 'endPhase').asks(1, 'act');
  assert.equal(m.options(1).filter((text) => text.endsWith('(red)')).length, 5);
});
rule('EX-GAME-04', 'every die has six sides', () => {
  const shown = new Set<number>();
  for (const { type, data } of some(game, 400).told('watcher'))
    if (type === 'rolled' || type === 'initiative')
      for (const die of (data as { dice: number[] }).dice) shown.add(die);
  assert.deepEqual(
    [...shown].toSorted((a, b) => a - b),
    [1, 2, 3, 4, 5, 6],
  );
});
rule('EX-GAME-07', 'what a profile card says beats the general rules', () => {
  // EX-LOS-05: an ability needs sight. Curved Throw does not.
  const m = play({ blue: { yassir: { at: [4.4, 12.5], xp: 2 } }, red: { elmar: { at: [8.6, 11] } } });
  const yassir = hero(m, 'yassir');
  assert.deepEqual(namedTargets(m.t, yassir, abilityOf(m.t, yassir, 'W'), yassir), [hero(m, 'elmar')]);
  assert.deepEqual(attackTargets(m.t, yassir), []);
  // EX-REACT-01: an action may be reacted to. Last Breath may not.
  const quiet = play({
    blue: { ayumi: { at: [2.6, 15.5], xp: 9, mana: 9 } },
    red: { gavin: { at: [2.6, 17] } },
  });
  act(quiet, 0, hero(quiet, 'ayumi'), 'R', 'stay').asks(0, 'abilityPlace');
  quiet.answer(0, [at(2.6, 15.5)]).asks(0, 'act');
});
rule('EX-PROF-02', 'a match in which every hero has another faction goes exactly the same way', () => {
  const turned = Object.fromEntries(
    Object.entries(game.content).map(([kind, card]) => [
      kind,
      card.sort === 'hero' ? { ...card, faction: card.faction === 'wuwei' ? 'eridani' : 'wuwei' } : card,
    ]),
  ) as typeof game.content;
  const [one, other] = [some(game, 500), some({ ...game, content: turned }, 500)];
  assert.ok(one.told('watcher').length > 300);
  assert.deepEqual(one.view('watcher').state, other.view('watcher').state);
});
rule('EX-ABIL-03', 'a passive works from the start, without mana and without an action', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], mana: 0, status: ['silence'] } },
    red: { elmar: { at: [2.6, 18], status: ['stun'] } },
    dice: [6, 6, 1, 1, 1, 1],
  });
  assert.equal(hero(m, 'alice').level, 1);
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
  // Sure Aim: both sixes count twice.
  assert.deepEqual([rolls(m), hero(m, 'alice').mana, m.state.actions], [['alice>elmar 6d−2!=2'], 0, 1]);
});
rule('EX-MEAS-01', 'where everybody stands is open to both players and to whoever watches', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [30, 30] } },
    towers: true,
    wilds: true,
  });
  const where = (viewer: 0 | 1 | 'watcher') =>
    m.match.view(viewer).state.models.map(({ x, y, r }) => [x, y, r]);
  for (const viewer of [0, 1, 'watcher'] as const)
    assert.deepEqual(
      where(viewer),
      m.state.models.map(({ x, y, r }) => [x, y, r]),
    );
});
rule('EX-MEAS-04', 'the distance of two models is the gap between the edges of their bases', () => {
  const reached = (kind: string, y: number) => {
    const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { [kind]: { at: [2.6, y] } } });
    return attackTargets(m.t, hero(m, 'alice')).length === 1;
  };
  // FK reaches 4 inches: 0.6 + 4 + 0.6 to Elmar, 0.6 + 4 + 0.8 to Leandros on his large base.
  assert.deepEqual([reached('elmar', 19.2), reached('elmar', 19.21)], [true, false]);
  assert.deepEqual([reached('leandros', 19.4), reached('leandros', 19.41)], [true, false]);
});
rule('EX-MEAS-05', 'a flying model is measured on the ground like any other', () => {
  const reached = (kind: 'drako' | 'cydra', gap: number) => {
    const m = play({ blue: { alice: { at: [2.6, 14] } }, wilds: true });
    const wild = wildIn(m, kind, kind === 'drako' ? 'blue' : 'red');
    Object.assign(wild, { x: 2600, y: inches(14 + 0.6 + gap + 1.2) });
    return attackTargets(m.t, hero(m, 'alice')).includes(wild);
  };
  assert.deepEqual([reached('drako', 4), reached('drako', 4.01)], [true, false]);
  assert.deepEqual([reached('cydra', 4), reached('cydra', 4.01)], [true, false]);
});
rule('EX-ART-04', 'nothing changes the AGIL of the artefact: it is hit on 3', () => {
  for (const [die, damage] of [
    [2, 1],
    [3, 5],
  ] as const) {
    const m = play({ blue: { jasper: { at: [31.5, 33.8], kit: ['masterWeapon'] } }, towers: true });
    for (const rank of ['inner', 'outer'] as const) towerIn(m, 'red', 'middle', rank).present = false;
    wildIn(m, 'drako', 'blue').trophyOf = 'blue';
    m.roll(...Array<number>(8).fill(die));
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.deepEqual(
      [rolls(m)[0].split(' ')[1].split('−')[0], 15 - artefactIn(m, 'red').life],
      ['8d', damage],
    );
  }
});
rule('EX-DEF-07', 'whoever moves towards a model is nearer to it at the end', () => {
  const m = play({
    blue: { alice: { at: [2.6, 12] } },
    golems: [{ team: 'red', at: [2.6, 18.4] }],
    dice: [1, 1, 1, 1, 1, 1],
  });
  const [golem] = golemsOf(m, 'red');
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([spot(golem), lives(m, 'alice')], [[2.6, 15.4], [6]]);
});
rule('EX-DEF-09', 'bases may touch, and then are in contact; they never overlap', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 17], status: ['stun'] } } });
  m.answer(0, `model${hero(m, 'alice').id}`)
    .answer(0, 'go')
    .refused(0, [at(2.6, 15.81)], 'EX-MOVE-05');
  m.answer(0, [at(2.6, 15.8)])
    .answer(0, 'run')
    .asks(0, 'act');
  const [alice, elmar] = [hero(m, 'alice'), hero(m, 'elmar')];
  assert.equal(elmar.y - alice.y, alice.r + elmar.r);
  // A charm ends in contact, however far it would go.
  const lure = play({
    blue: { chenLu: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 16], status: ['stun'] } },
    dice: [6, 6, 6, 6, 6],
  });
  act(lure, 0, hero(lure, 'chenLu'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual(spot(hero(lure, 'elmar')), [2.6, 15.2]);
});
rule('EX-DEF-11', 'own golems and towers are friends: no target, and golems are passed through', () => {
  const m = play({
    blue: { alice: { at: [2.6, 18.5] }, elmar: { at: [4.4, 14], xp: 9, mana: 9 } },
    golems: [{ team: 'blue', at: [2.6, 16.5], lane: 'northWest' }],
    towers: true,
  });
  const alice = hero(m, 'alice');
  assert.deepEqual(attackTargets(m.t, alice), []);
  assert.deepEqual(namedTargets(m.t, alice, abilityOf(m.t, alice, 'Q'), alice), []);
  act(m, 0, hero(m, 'elmar'), 'R', 'stay').asks(0, 'abilityMove');
  m.answer(0, [at(2.6, 16.5)]).asks(0, 'act');
  act(m, 0, alice, [at(2.6, 13.5)]).asks(0, 'act');
  assert.deepEqual(spot(alice), [2.6, 13.5]);
});

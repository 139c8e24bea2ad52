import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { towerFault } from '../../rules/ground.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { hurt, byHero } from '../../rules/attacks.ts';
import { removeFallen } from '../../rules/knockouts.ts';
import { heroes } from '../../rules/models.ts';
import type { Hero } from '../../shape.ts';
import { type Arena, artefactIn, finish, game, golemsOf, run, situation, spot, towerIn } from '../kit.ts';

const duel = (): Arena => table(game, { setup: 'asked', dice: [6, 1], options: { mode: 'shortDuel' } });
/** Alice and Gavin against Majvi and Elmar. */
const ready = (): Arena =>
  duel()
    .answer(0, 'blue')
    .answer(0, 'pickHeroes')
    .answer(0, 'alice')
    .answer(1, 'majvi')
    .answer(1, 'elmar')
    .answer(0, 'gavin')
    .answer(0, 'begin');
/** Everybody stands; seat 0 has been asked what to buy. */
function standing(): Arena {
  const m = ready().answer(0, 'onTheLine').answer(1, 'onTheLine');
  for (let i = 0; i < 4; i++) {
    const [seat] = m.match.waiting;
    const waiting = heroes(m.t).filter((one) => m.state.teams[seat] === one.team && !one.present);
    if (waiting.length > 1) m.answer(seat, `model${waiting[0].id}`);
    if (m.match.waiting[0] !== seat || m.match.question(seat)!.ask.prompt !== 'deployWhere') continue;
    const { only } = (m.match.question(seat)!.ask.about as { place: { only: { x: number; y: number }[] } })
      .place;
    const free = only.find((at) =>
      heroes(m.t).every((one) => !one.present || one.x !== at.x || one.y !== at.y),
    )!;
    m.answer(seat, [free]);
  }
  return m;
}
const of = (m: Arena, kind: string): Hero => heroes(m.t).find((one) => one.kind === kind)!;
const fell = (m: Arena, kind: string, by: string): void => {
  run(hurt(m.t, of(m, kind), 99, byHero(of(m, by))));
  removeFallen(m.t);
};

situation('short duel: winner one, loser two, winner one; two different classes, every hero once', () => {
  const m = duel().answer(0, 'blue').answer(0, 'pickHeroes').answer(0, 'alice');
  assert.ok(!m.options(1).includes('Alice'));
  m.answer(1, 'elmar');
  assert.ok(!m.options(1).includes('Gavin'), 'another guardian');
  m.answer(1, 'ayumi').asks(0, 'draft');
  assert.ok(
    !m.options(0).includes('Majvi') && !m.options(0).includes('Elmar') && m.options(0).includes('Moura'),
  );
  m.answer(0, 'moura').asks(0, 'start');
  assert.deepEqual(
    heroes(m.t).map(({ kind, team }) => `${kind} ${team}`),
    ['alice blue', 'elmar red', 'ayumi red', 'moura blue'],
  );
});
situation('short duel: ready pairings, whichever colour the winner takes', () => {
  const m = duel().answer(0, 'red').answer(0, 'pair1').asks(0, 'start');
  assert.deepEqual(
    heroes(m.t)
      .map(({ kind, team }) => `${kind} ${team}`)
      .toSorted(),
    ['halef red', 'leandros blue', 'shiWeng red', 'ylvie blue'],
  );
  assert.equal(duel().answer(0, 'blue').options(0).length, 7);
});
situation(
  'short duel: the middle lane alone, both squads of each side, two Panthas, eleven base cards',
  () => {
    const m = standing();
    const count = (sort: string) => m.state.models.filter((one) => one.sort === sort).length;
    assert.deepEqual([count('tower'), count('artefact'), count('wild')], [4, 2, 2]);
    for (const team of ['blue', 'red'] as const)
      assert.deepEqual(
        golemsOf(m, team).map(({ lane, rank }) => `${lane} ${rank}`),
        ['middle inner', 'middle inner', 'middle outer', 'middle outer'],
      );
    const kinds = m.state.models.flatMap((one) => (one.sort === 'wild' ? [one.kind] : []));
    assert.deepEqual([kinds, m.kinds('market').length], [['pantha', 'pantha'], 11]);
    assert.ok(
      m.kinds('market').every((kind) => kind !== 'smokeCapsule' && game.content[kind].sort === 'equipment'),
    );
    assert.ok(
      m
        .kinds('market')
        .every((kind) => (game.content[kind] as { upgrades: string | null }).upgrades === null),
    );
    m.asks(0, 'buy');
  },
);
situation('short duel: heroes begin beside their outer tower, on level 2, with 2 gold and the income', () => {
  const m = standing();
  const places = heroes(m.t).map((one) => spot(one).map((inch) => Math.round(inch * 100) / 100));
  assert.deepEqual(
    places.toSorted((a, b) => a[0] - b[0]),
    [
      [11.33, 13.87],
      [13.87, 11.33],
      [21.56, 24.1],
      [24.1, 21.56],
    ],
  );
  for (const one of heroes(m.t)) assert.deepEqual([one.level, one.xp, one.gold], [2, 2, 3]);
  assert.deepEqual([of(m, 'alice').mana, of(m, 'alice').life], [4, 6]);
  m.asks(0, 'buy');
});
situation('short duel: nobody is asked about the only place that is left', () => {
  const m = ready();
  const asked: string[] = [];
  while (m.match.question(m.match.waiting[0])!.ask.prompt !== 'buy') {
    const [seat] = m.match.waiting;
    const { prompt, about } = m.match.question(seat)!.ask;
    asked.push(prompt);
    if (prompt === 'deployWhere')
      m.answer(seat, [(about as { place: { only: { x: number; y: number }[] } }).place.only[0]]);
    else m.answer(seat, prompt === 'golems' ? 'onTheLine' : m.match.wire(seat)!.options[0].id);
  }
  assert.equal(asked.filter((prompt) => prompt === 'deployWhere').length, 2);
  assert.equal(heroes(m.t).filter(({ present }) => present).length, 4);
});
situation(
  'short duel: the rules of round 1 are over: rounds 2 to 5, shown as 1 to 4; three phases each',
  () => {
    const m = standing();
    assert.equal(m.state.round, 2);
    assert.ok(m.log().includes('Round 1 begins.'));
    assert.equal(towerFault(m.t, towerIn(m, 'red', 'middle', 'outer')), 'EX-TOWER-08');
    for (const golem of golemsOf(m, 'red')) if (golem.rank === 'outer') golem.present = false;
    assert.equal(towerFault(m.t, towerIn(m, 'red', 'middle', 'outer')), null);
    while (m.match.question(m.match.waiting[0])!.ask.prompt === 'buy') m.answer(m.match.waiting[0], 'pass');
    assert.deepEqual(m.state.phasesLeft, [2, 3]);
    m.asks(0, 'act');
  },
);
situation('short duel: a hero is worth 1, a tower 2, neutrals nothing; 5 win', () => {
  const m = standing();
  fell(m, 'majvi', 'alice');
  assert.deepEqual(m.state.points, [1, 0]);
  run(hurt(m.t, towerIn(m, 'red', 'middle', 'outer'), 9, byHero(of(m, 'alice'))));
  run(
    hurt(
      m.t,
      m.state.models.find(({ sort }) => sort === 'wild')!,
      9,
      byHero(of(m, 'alice')),
    ),
  );
  removeFallen(m.t);
  assert.deepEqual(m.state.points, [3, 0]);
  run(hurt(m.t, towerIn(m, 'red', 'middle', 'inner'), 9, byHero(of(m, 'alice'))));
  assert.throws(() => removeFallen(m.t));
  assert.deepEqual([m.t.whole.result!.how, m.t.whole.result!.winners], ['points', [0]]);
});
situation('short duel: the artefact wins at once', () => {
  const m = standing();
  run(hurt(m.t, artefactIn(m, 'blue'), 99, byHero(of(m, 'majvi'))));
  assert.throws(() => removeFallen(m.t));
  assert.deepEqual([m.t.whole.result!.how, m.t.whole.result!.winners], ['artefact', [1]]);
});
situation(
  'short duel: after four rounds more points win; tied, whose towers have lost less; else nobody',
  () => {
    const after = (points: [number, number], blue: number, red: number) => {
      const m = standing();
      m.state.round = 5;
      [m.state.points[0], m.state.points[1]] = points;
      for (const golem of m.state.models) if (golem.sort === 'golem') golem.present = false;
      towerIn(m, 'blue', 'middle', 'inner').life -= blue;
      towerIn(m, 'red', 'middle', 'outer').life -= red;
      artefactIn(m, 'blue').life = 9;
      assert.throws(() => finish(endPhase(m.t)));
      const { how, winners } = m.t.whole.result!;
      return [how, ...winners];
    };
    assert.deepEqual(after([2, 1], 3, 0), ['rounds', 0]);
    assert.deepEqual(after([1, 2], 0, 3), ['rounds', 1]);
    assert.deepEqual(after([1, 1], 2, 1), ['rounds', 1]);
    assert.deepEqual(after([1, 1], 1, 2), ['rounds', 0]);
    assert.deepEqual(after([1, 1], 2, 2), ['draw']);
  },
);
situation('short duel: a destroyed tower has lost all its life points', () => {
  const m = standing();
  m.state.round = 5;
  for (const golem of m.state.models) if (golem.sort === 'golem') golem.present = false;
  Object.assign(towerIn(m, 'red', 'middle', 'outer'), { life: 0, present: false });
  towerIn(m, 'blue', 'middle', 'inner').life -= 4;
  assert.throws(() => finish(endPhase(m.t)));
  assert.deepEqual([m.t.whole.result!.how, m.t.whole.result!.winners], ['rounds', [0]]);
});
situation('short duel: not over before the last round', () => {
  const m = standing();
  m.state.round = 4;
  m.state.points[0] = 4;
  finish(endPhase(m.t));
  assert.equal(m.t.whole.result, null);
  // Two new golems at each inner tower.
  assert.equal(golemsOf(m, 'blue').filter(({ rank }) => rank === 'inner').length, 2);
});

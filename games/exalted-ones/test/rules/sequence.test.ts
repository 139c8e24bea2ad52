import assert from 'node:assert/strict';
import { hurt, byHero } from '../../rules/attacks.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { addLasting, afflict, expireLasting } from '../../rules/status.ts';
import { armour, has } from '../../rules/values.ts';
import {
  act,
  at,
  finish,
  golemsOf,
  hero,
  named,
  play,
  rolls,
  rule,
  run,
  situation,
  spot,
  statusOf,
  towerIn,
} from '../kit.ts';

rule('EX-SEQ-01', 'what happens at the beginning of a phase happens before its first action', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], life: 3, kit: ['healingSalve'] } } });
  m.asks(0, 'startOfActivation').answer(0, 'Healing Salve').asks(0, 'act');
  assert.equal(hero(m, 'alice').life, 4);
});
rule('EX-SEQ-04', 'the active player announces before the passive one', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  m.answer(0, named(hero(m, 'alice'))).asks(0, 'action');
  m.answer(0, 'attack').answer(0, 'stay').asks(1, 'react');
});
rule('EX-SEQ-05', 'the passive player announces a reaction or declines', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(1, 'react').answer(1, 'noReaction').asks(0, 'act');
  assert.equal(hero(m, 'alice').life, 6);
});
rule('EX-SEQ-06', 'then the action is carried out, and a tower interrupts it', () => {
  const m = play({
    blue: { jasper: { at: [6.5, 33], life: 1 } },
    golems: [{ team: 'red', at: [20, 33], lane: 'northWest' }],
    towers: true,
  });
  act(m, 0, hero(m, 'jasper'), [at(9.5, 33)]);
  assert.equal(hero(m, 'jasper').present, false);
  assert.ok(hero(m, 'jasper').x < 8100);
});
rule('EX-SEQ-07', 'knocked-out models leave, and gold and XP are handed out before the reaction', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { majvi: { at: [2.6, 18] } },
    golems: [{ team: 'red', at: [4.2, 15], life: 1 }],
  });
  act(m, 0, hero(m, 'alice'), 'attack', named(golemsOf(m, 'red')[0]), 'stay')
    .answer(1, `afterattack${hero(m, 'majvi').id}`)
    .asks(0, 'act');
  const lines = m.log();
  const out = lines.findIndex((line) => line.includes('is knocked out'));
  assert.ok(out !== -1 && out < lines.findIndex((line) => line.includes('reacts')));
  assert.equal(hero(m, 'alice').xp, 1);
});
rule('EX-SEQ-08', 'the reaction is carried out after the action', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, `afterattack${hero(m, 'majvi').id}`)
    .asks(0, 'act');
  const rolls = m.log().filter((line) => line.includes(' against '));
  assert.ok(rolls.at(-2)!.startsWith('Alice') && rolls.at(-1)!.startsWith('Majvi'));
});
rule('EX-SEQ-09', 'who falls to the reaction leaves with gold and XP', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], life: 1 } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, `afterattack${hero(m, 'majvi').id}`)
    .asks(1, 'buy');
  assert.deepEqual([hero(m, 'alice').present, hero(m, 'majvi').xp, hero(m, 'majvi').gold], [false, 3, 3]);
});
rule('EX-SEQ-13', 'what is due ends after the last action of the phase', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [30, 30] } } });
  afflict(m.t, hero(m, 'alice'), 'blind', hero(m, 'elmar'));
  // It was applied in this phase: it lasts through the next.
  m.answer(0, 'endPhase').answer(1, 'endPhase');
  assert.ok(has(hero(m, 'alice'), 'blind'));
});
rule('EX-SEQ-14', 'who falls at the end of the phase leaves with rewards', () => {
  const m = play({
    blue: { yassir: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 17], life: 1, status: ['stun'] } },
  });
  run(hurt(m.t, hero(m, 'elmar'), 1, byHero(hero(m, 'yassir'))));
  m.answer(0, 'endPhase').asks(0, 'buy');
  assert.deepEqual([hero(m, 'elmar').present, hero(m, 'yassir').xp], [false, 3]);
});
rule('EX-SEQ-16', 'after the action the next one follows, then the next phase', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [30, 30] } } });
  act(m, 0, hero(m, 'alice'), [at(2.6, 15)]).asks(0, 'act');
  act(m, 0, hero(m, 'alice'), [at(2.6, 16)]).asks(1, 'act');
});
rule('EX-ACTV-04', 'the same hero may act in every phase', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [30, 30] } } });
  for (let i = 1; i <= 3; i++) {
    act(m, 0, hero(m, 'alice'), [at(2.6, 14 + i / 10)])
      .answer(0, 'endPhase')
      .answer(1, 'endPhase');
  }
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 14.3]);
});
rule('EX-END-04', 'what lasts until the end of the round ends in step 4', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [30, 30] } } });
  addLasting(m.t, hero(m, 'alice'), hero(m, 'elmar'), 'oakenArmour', 1, {
    do: 'change',
    stat: 'armour',
    by: 1,
    until: 'endOfRound',
  });
  assert.equal(armour(m.t, hero(m, 'alice')), 1);
  finish(endPhase(m.t));
  assert.equal(armour(m.t, hero(m, 'alice')), 0);
});
rule('EX-END-05', 'who falls in step 4 leaves with gold and XP', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    golems: [{ team: 'red', at: [2.6, 17], life: 1, rank: 'inner' }],
  });
  const golem = golemsOf(m, 'red')[0];
  afflict(m.t, golem, 'bleed', hero(m, 'alice'));
  finish(endPhase(m.t));
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'alice').gold], [1, 1]);
});
rule(
  'EX-ROUND-08',
  'what happens at the start of the round comes after heroes have returned, before income',
  () => {
    const m = play({ blue: { linnea: { at: null } }, stage: 'start', dice: [5, 2] });
    m.answer(0, 'begin')
      .answer(0, [at(4, 4)])
      .asks(0, 'startOfRound');
    assert.equal(hero(m, 'linnea').gold, 0);
  },
);
rule('EX-REACT-05', 'a reacting hero does not move, unless the ability says so', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { leyla: { at: [2.6, 18] } },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, `afterQ${hero(m, 'leyla').id}`)
    .asks(1, 'abilityMove');
  m.answer(1, [at(2.6, 16)]).asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'leyla')), [2.6, 16]);
});
rule('EX-REACT-06', 'a reaction names hero, ability and target before anything is carried out', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [4.2, 20] } },
    red: { majvi: { at: [2.6, 18] } },
  });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, `afterQ${hero(m, 'majvi').id}`)
    .asks(1, 'target');
  assert.equal(hero(m, 'majvi').life, 6);
});
rule('EX-RUN-03', 'a run follows the rules of a move', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 17] } } });
  act(m, 0, hero(m, 'alice'), 'go').asks(0, 'way');
  m.refused(0, [at(2.6, 21)], 'EX-MOVE-05').asks(0, 'way');
});
rule('EX-DEF-05', 'a destroyed tower does not return, golems are created again', () => {
  const m = play({ towers: true });
  towerIn(m, 'red', 'middle', 'inner').present = false;
  finish(endPhase(m.t));
  assert.deepEqual([towerIn(m, 'red', 'middle', 'inner').present, golemsOf(m, 'red').length], [false, 6]);
});
rule('EX-DEF-08', 'directly towards a model: along the line through both centres', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 18], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'leandros'), 'Q').asks(0, 'abilityMove');
  m.refused(0, [at(3, 16)], 'EX-DEF-08');
  m.answer(0, [at(2.6, 16)]).asks(0, 'act');
});
rule('EX-MARK-01', 'status effects are shown at the model, for everybody', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], status: ['burn'] } } });
  const seen = m.match.view('watcher').state.models[hero(m, 'alice').id];
  assert.deepEqual(statusOf(seen), ['burn']);
  expireLasting(m.t, 'endOfRound');
});
rule('EX-MARK-02', 'damage on golems and buildings is shown, for everybody', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, golems: [{ team: 'red', at: [2.6, 17], life: 1 }] });
  assert.equal(m.match.view('watcher').state.models[golemsOf(m, 'red')[0].id].life, 1);
});
situation('what was announced is shown until it has been carried out, not while it is answered', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { gavin: { at: [2.6, 17] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(1, 'react');
  assert.equal(m.t.scenes[0].type === 'action' && m.t.scenes[0].over, false);
  m.answer(1, `afterQ${hero(m, 'gavin').id}`).asks(1, 'template');
  assert.equal(m.t.scenes[0].type === 'action' && m.t.scenes[0].over, true);
});
rule.also('EX-TOWER-05', 'whose last golem fell in this very action does not shoot any more', () => {
  const m = play({
    blue: { jasper: { at: [6, 33] } },
    red: { gavin: { at: [30, 4] } },
    golems: [{ team: 'red', at: [6, 31.5], lane: 'northWest', life: 1 }],
    towers: true,
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'moveAfter', [at(8.6, 33)]).asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split(' ')[0]),
    ['jasper>golem'],
  );
});
situation('a straight way is one point, a free one may bend', () => {
  const m = play({ blue: { leandros: { at: [2.6, 14], xp: 9, mana: 6 }, alice: { at: [4, 8] } } });
  m.answer(0, named(hero(m, 'leandros')))
    .answer(0, 'R')
    .asks(0, 'abilityMove');
  const straight = m.match.question(0)!.ask;
  assert.deepEqual('points' in straight && straight.points, [1, 1]);
  m.answer(0, [at(2.6, 16)]).answer(0, named(hero(m, 'alice')));
  const free = m.asks(0, 'way').match.question(0)!.ask;
  assert.deepEqual('points' in free && free.points, [1, 24]);
});
rule.also('EX-TOWER-06', 'whom the first tower knocks out the second one does not shoot at', () => {
  const m = play({
    blue: { jasper: { at: [25.5, 25.5], life: 1 }, alice: { at: [3, 3] } },
    golems: [
      { team: 'red', at: [33, 20], rank: 'inner' },
      { team: 'red', at: [33, 22], rank: 'outer' },
    ],
    towers: true,
  });
  act(m, 0, hero(m, 'jasper'), [at(25.4, 25.4)]).asks(0, 'act');
  assert.deepEqual(
    rolls(m).map((roll) => roll.split(' ')[0]),
    ['innerTower>jasper'],
  );
});

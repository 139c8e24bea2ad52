import assert from 'node:assert/strict';
import { seesModel } from '../../rules/ground.ts';
import { addLasting } from '../../rules/status.ts';
import { act, asked, at, hero, named, play, rolls, rule, spot, statusOf, towerIn } from '../kit.ts';

const duel = (more: Parameters<typeof play>[0] = {}) =>
  play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 18] } }, ...more });
const quiet = (more: Parameters<typeof play>[0] = {}) =>
  play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 18], status: ['stun'] } }, ...more });

rule('EX-ACT-01', 'a hero may go, attack, use an ability', () => {
  const m = duel();
  m.answer(0, named(hero(m, 'alice')));
  assert.deepEqual(m.options(0), ['Move or run', 'Basic attack', 'Shocker']);
});
rule('EX-ACT-02', 'the move may come before or after the attack', () => {
  const m = quiet();
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 15)], 'attack');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 15]);
  act(m, 0, hero(m, 'alice'), 'attack', 'moveAfter', [at(2.6, 13)]).asks(1, 'act');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 13]);
});
rule('EX-ACT-03', 'the move is optional; alone it is a run', () => {
  const m = quiet();
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 15)], 'run').asks(1, 'act');
});
rule('EX-ACT-04', 'everything is announced before anything is carried out', () => {
  const m = duel();
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 15)], 'attack').asks(1, 'react');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 14]);
  assert.equal(hero(m, 'elmar').life, 9);
});
rule('EX-ACT-05', 'an announced attack shows its target and its way', () => {
  const m = duel();
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 15)], 'attack').asks(1, 'react');
  const [scene] = m.t.scenes;
  assert.deepEqual([scene.does, scene.targets, scene.path], ['attack', [hero(m, 'elmar').id], [at(2.6, 15)]]);
});
rule('EX-ACT-06', 'an announced ability shows what it is and whom it is aimed at', () => {
  const m = duel();
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(1, 'react');
  const [scene] = m.t.scenes;
  assert.deepEqual([scene.ability, scene.targets], ['shocker', [hero(m, 'elmar').id]]);
});
rule('EX-ACT-07', 'an announced run shows its way', () => {
  const m = duel();
  act(m, 0, hero(m, 'alice'), 'go', [at(4, 10)]).asks(1, 'react');
  assert.deepEqual([m.t.scenes[0].does, m.t.scenes[0].path], ['run', [at(4, 10)]]);
});
rule('EX-ACT-08', 'only what range, sight, mana and level allow can be announced', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], mana: 1 } }, red: { elmar: { at: [2.6, 20.9] } } });
  m.answer(0, named(hero(m, 'alice'))).asks(0, 'way');
});
rule(
  'EX-PROF-06',
  'without enough mana an ability cannot be used; mana is paid when it is carried out',
  () => {
    const m = quiet();
    act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(0, 'act');
    assert.equal(hero(m, 'alice').mana, 2);
  },
);
rule('EX-ACT-09', 'a part that has become impossible lapses, and the action is spent', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    red: { majvi: { at: [2.6, 17] } },
    set: (_state, t) => {
      const majvi = t.state.models.findLast((model) => model.sort === 'hero')!;
      addLasting(t, majvi, majvi, 'snareArrow', 0, {
        do: 'empower',
        next: 2,
        dice: 1,
        status: 'hold',
        until: 'endOfRound',
      });
    },
  });
  // Majvi's arrow holds him before he gets away.
  act(m, 0, hero(m, 'jasper'), [at(2.6, 8)])
    .answer(1, `beforeattack${hero(m, 'majvi').id}`)
    .asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'jasper')), m.state.actions], [[2.6, 14], 1]);
});
rule('EX-SEQ-02', 'the active player first names the hero', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] }, elmar: { at: [4, 10] } } });
  assert.deepEqual(m.options(0), ['Alice (blue)', 'Elmar (blue)', 'End the phase']);
});
rule('EX-ACTV-03', 'two actions, with one hero or with two', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [4, 10] } },
    red: { gavin: { at: [30, 30] } },
  });
  act(m, 0, hero(m, 'alice'), [at(2.6, 15)]);
  act(m, 0, hero(m, 'elmar'), 'go', [at(4, 9)], 'run').asks(1, 'act');
});
rule('EX-ACTV-06', 'a phase can be ended early; what was passed is lost', () => {
  const m = duel();
  m.answer(0, 'endPhase').asks(1, 'act');
  assert.deepEqual(m.state.phasesLeft, [4, 4]);
});
rule('EX-ACTV-02', 'phases alternate, the starting player first', () => {
  const m = duel();
  for (const seat of [0, 1, 0, 1, 0]) m.answer(seat, 'endPhase');
  m.asks(1, 'act');
});
rule('EX-ACTV-01', 'each player is active five times a round', () => {
  const m = duel();
  for (let i = 0; i < 5; i++) m.answer(0, 'endPhase').answer(1, 'endPhase');
  assert.equal(asked(m), 'golems');
  assert.deepEqual(m.state.phases, [5, 5]);
});
rule('EX-ACTV-05', 'the passive player may react to every action', () => {
  const m = duel();
  for (let i = 0; i < 2; i++)
    act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(1, 'react').answer(1, 'noReaction');
  m.asks(1, 'act');
});
rule('EX-REACT-01', 'one reaction by one hero for each action', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { majvi: { at: [2.6, 18] }, tianFeng: { at: [4.2, 17] } },
  });
  act(m, 0, hero(m, 'alice'), 'attack', named(hero(m, 'majvi')), 'stay').asks(1, 'react');
  m.answer(1, `afterattack${hero(m, 'majvi').id}`).asks(0, 'act');
});
rule('EX-REACT-02', 'who never sees the acting hero cannot react', () => {
  const m = play({ blue: { alice: { at: [3, 12.5] } }, red: { majvi: { at: [9.9, 11] } } });
  act(m, 0, hero(m, 'alice'), [at(2.6, 13)]).asks(0, 'act');
});
rule('EX-REACT-03', 'a reaction is a basic attack or an ability', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  assert.deepEqual(m.options(1), ['Majvi: basic attack', 'Majvi: Poison Arrow', 'Do not react']);
});
rule('EX-REACT-04', 'an ability as a reaction costs its mana', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  m.answer(1, `afterQ${hero(m, 'majvi').id}`).asks(0, 'act');
  assert.equal(hero(m, 'majvi').mana, 2);
});
rule('EX-REACT-07', 'a reaction follows the completed action', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], life: 1 } }, red: { majvi: { at: [2.6, 18], life: 1 } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  m.answer(1, `afterattack${hero(m, 'majvi').id}`).asks(0, 'buy');
  // Majvi fell first: her reaction is lost.
  assert.deepEqual([hero(m, 'majvi').present, hero(m, 'alice').present], [false, true]);
});
rule('EX-REACT-08', 'the reaction of a hero who was knocked out is lost', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18], life: 1 } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  m.answer(1, `afterQ${hero(m, 'majvi').id}`).asks(0, 'buy');
  assert.deepEqual([hero(m, 'alice').life, hero(m, 'majvi').mana], [6, 4]);
});
rule('EX-REACT-10', 'abilities that involve nobody else may be reacted to', () => {
  const m = play({ blue: { majvi: { at: [2.6, 14], xp: 2 } }, red: { alice: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'majvi'), 'W', 'stay').asks(1, 'react');
});
rule('EX-REACT-11', 'a reaction may target any legal model in range', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [4, 20] } },
    red: { majvi: { at: [2.6, 18] } },
  });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  m.answer(1, `afterattack${hero(m, 'majvi').id}`).asks(1, 'target');
  assert.deepEqual(m.options(1), ['Alice (blue)', 'Elmar (blue)']);
});
rule('EX-REACT-12', 'reacting is optional and costs no activation', () => {
  const m = duel();
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction').asks(0, 'act');
  assert.deepEqual(m.state.phasesLeft, [4, 5]);
});
rule('EX-REACT-09', 'nobody reacts to a reaction', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay');
  m.answer(1, `afterattack${hero(m, 'majvi').id}`).asks(0, 'act');
});
rule('EX-MREACT-01', 'a hero who moves out of range cannot be the target of a normal reaction', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 8)]);
  assert.deepEqual(m.options(1), ['Majvi: basic attack before the hero is gone', 'Do not react']);
});
rule('EX-MREACT-02', 'another model in range may be chosen then', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [4.2, 20] } },
    red: { majvi: { at: [2.6, 18] } },
  });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 8)])
    .answer(1, `afterattack${hero(m, 'majvi').id}`)
    .asks(0, 'act');
  assert.ok(hero(m, 'elmar').life < 9);
});
rule('EX-MREACT-03', 'whose range is left may attack before the model moves', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 8)]);
  m.answer(1, `beforeattack${hero(m, 'majvi').id}`).asks(0, 'act');
  assert.ok(hero(m, 'alice').life < 6);
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 8]);
});
rule.also('EX-MREACT-03', 'not by somebody who was taunted by another', () => {
  const m = play({
    blue: { gavin: { at: [2.6, 16] }, alice: { at: [2.6, 14.2] } },
    red: { majvi: { at: [4.4, 17] } },
  });
  const [gavin, majvi] = [hero(m, 'gavin'), hero(m, 'majvi')];
  const what = { do: 'taunt', until: 'endOfRound' } as const;
  addLasting(m.t, majvi, gavin, 'sharedPain', 0, what);
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 7)]);
  // Gavin is still in her range: she may strike at him, not at who runs away.
  assert.deepEqual(
    m.options(1).filter((text) => text.includes('before')),
    [],
  );
});
rule.also('EX-MREACT-03', 'who only goes out of sight has not left the range', () => {
  const m = play({ blue: { alice: { at: [11.2, 14.2] } }, red: { majvi: { at: [10.2, 17.2] } } });
  // Behind the mountain, 2.7 inches away.
  act(m, 0, hero(m, 'alice'), 'go', [at(14, 16.2)]).asks(0, 'act');
});
rule('EX-MREACT-04', 'only a basic attack answers leaving a range', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 7)]);
  assert.deepEqual(m.options(1), ['Majvi: basic attack before the hero is gone', 'Do not react']);
});
rule('EX-MREACT-05', 'if it knocks the hero out, the action ends', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], life: 1 } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 8)]);
  m.answer(1, `beforeattack${hero(m, 'majvi').id}`).asks(1, 'buy');
  assert.deepEqual(spot(hero(m, 'alice')), [2.6, 14]);
  assert.equal(hero(m, 'majvi').xp, 3);
});
rule('EX-COOL-01', 'the same ability cannot be used twice in a row', () => {
  const m = quiet();
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').answer(0, named(hero(m, 'alice')));
  assert.deepEqual(m.options(0), ['Move or run', 'Basic attack']);
});
rule('EX-COOL-02', 'any other action in between clears it', () => {
  const m = quiet();
  act(m, 0, hero(m, 'alice'), 'Q', 'stay');
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, 'endPhase')
    .answer(0, named(hero(m, 'alice')));
  assert.ok(m.options(0).includes('Shocker'));
});
rule('EX-COOL-03', 'an ability used as a reaction goes on cooldown, too', () => {
  const m = play({ blue: { majvi: { at: [2.6, 18] } }, red: { alice: { at: [2.6, 14] } } });
  act(m, 0, hero(m, 'majvi'), 'attack', 'stay').answer(1, `afterQ${hero(m, 'alice').id}`);
  m.answer(0, 'endPhase').answer(1, named(hero(m, 'alice')));
  assert.ok(!m.options(1).includes('Shocker'));
});
rule('EX-COOL-04', 'once cleared it may be used again, as a reaction, too', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { majvi: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').answer(1, 'noReaction');
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').answer(1, 'noReaction');
  act(m, 1, hero(m, 'majvi'), 'attack', 'stay');
  assert.ok(m.options(0).includes('Alice: Shocker'));
});
rule('EX-COOL-05', 'passing does not clear a cooldown', () => {
  const m = quiet();
  act(m, 0, hero(m, 'alice'), 'Q', 'stay')
    .answer(0, 'endPhase')
    .answer(1, 'endPhase')
    .answer(0, named(hero(m, 'alice')));
  assert.ok(!m.options(0).includes('Shocker'));
});
rule('EX-ABIL-02', 'Q from level 1, W from level 2, R from level 4', () => {
  const names = [0, 2, 9].map((xp) => {
    const m = play({ blue: { alice: { at: [2.6, 14], xp, mana: 9 } }, red: { elmar: { at: [2.6, 18] } } });
    m.answer(0, named(hero(m, 'alice')));
    return m.options(0).slice(2);
  });
  assert.deepEqual(names, [['Shocker'], ['Shocker', 'Jump Shot'], ['Shocker', 'Jump Shot', 'Cybershot']]);
});
rule('EX-ABIL-08', 'R may be used once in a round', () => {
  const m = quiet({ blue: { alice: { at: [2.6, 14], xp: 9, mana: 9 } } });
  hero(m, 'alice').mana = 20;
  act(m, 0, hero(m, 'alice'), 'R', [at(2.6, 18)], 'stay');
  act(m, 0, hero(m, 'alice'), 'attack', 'stay')
    .answer(1, 'endPhase')
    .answer(0, named(hero(m, 'alice')));
  assert.ok(!m.options(0).includes('Cybershot'));
});
rule('EX-ABIL-06', 'without damage there is no status effect; the mana is paid all the same', () => {
  const m = quiet({ dice: [1, 1, 1, 1, 1, 1] });
  act(m, 0, hero(m, 'alice'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual([statusOf(hero(m, 'elmar')), hero(m, 'alice').mana], [['stun'], 2]);
  const hit = quiet({ dice: [6, 6, 6, 1, 1, 1] });
  act(hit, 0, hero(hit, 'alice'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual(statusOf(hero(hit, 'elmar')), ['stun', 'slow']);
});
rule('EX-TELE-01', 'a hero on the own platform may teleport to any own tower', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, towers: true });
  act(m, 0, hero(m, 'alice'), 'teleport').asks(0, 'teleportTo');
  assert.equal(m.options(0).length, 6);
});
rule('EX-TELE-02', 'it takes both actions of the phase', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, red: { elmar: { at: [30, 30] } }, towers: true });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'middle', 'outer')), [
    at(12.6, 10.5),
  ]).asks(1, 'act');
  const late = play({ blue: { alice: { at: [4, 4] } }, towers: true });
  act(late, 0, hero(late, 'alice'), 'go', [at(4.2, 4)])
    .answer(0, named(hero(late, 'alice')))
    .asks(0, 'way');
});
rule('EX-TELE-03', 'within 1 inch of the tower', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, towers: true });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'middle', 'outer')));
  m.refused(0, [at(12.6, 10.1)], 'EX-PLACE-03').asks(0, 'teleportWhere');
});
rule('EX-TELE-04', 'the marker of a destroyed tower will do', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, towers: true });
  towerIn(m, 'blue', 'middle', 'outer').present = false;
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'middle', 'outer')), [at(12.6, 12.6)]);
  assert.deepEqual(spot(hero(m, 'alice')), [12.6, 12.6]);
});
rule('EX-TELE-05', 'start and destination may be reacted to as usual, with an ability as well', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, red: { majvi: { at: [6.5, 6.5] } }, towers: true });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'northWest', 'outer')), [at(2.6, 20)]);
  assert.deepEqual(m.options(1), [
    'Majvi: basic attack before the hero is gone',
    'Majvi: Poison Arrow, before the hero is gone',
    'Do not react',
  ]);
});
rule('EX-TELE-06', 'tower and place are announced', () => {
  const m = play({ blue: { alice: { at: [4, 4] } }, red: { majvi: { at: [6.5, 6.5] } }, towers: true });
  act(m, 0, hero(m, 'alice'), 'teleport', named(towerIn(m, 'blue', 'northWest', 'outer')), [
    at(2.6, 20),
  ]).asks(1, 'react');
  assert.deepEqual(m.t.scenes[0].path, [at(2.6, 20)]);
});
rule('EX-SEQ-11', 'towers of the passive player shoot after the action', () => {
  const m = play({
    blue: { jasper: { at: [9, 33] } },
    golems: [{ team: 'red', at: [20, 33], lane: 'northWest' }],
    towers: true,
  });
  act(m, 0, hero(m, 'jasper'), [at(9.2, 33)]).asks(0, 'act');
  assert.ok(hero(m, 'jasper').life < 8);
});
rule('EX-SEQ-12', 'who falls to a tower after the action brings no gold and no XP, but points', () => {
  const m = play({
    blue: { jasper: { at: [9, 33], life: 1 } },
    red: { elmar: { at: [30, 30] } },
    golems: [{ team: 'red', at: [20, 33], lane: 'northWest' }],
    towers: true,
  });
  act(m, 0, hero(m, 'jasper'), [at(9.2, 33)]).asks(1, 'act');
  assert.deepEqual([m.state.points[1], hero(m, 'elmar').xp, hero(m, 'elmar').gold], [1, 0, 0]);
});
rule('EX-NEUT-05', 'the reaction comes before the response', () => {
  const m = play({
    blue: { jasper: { at: [3, 20.4] } },
    red: { majvi: { at: [4.3, 18] } },
    golems: [{ team: 'red', at: [3, 19] }],
    dice: [1, 1, 1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay')
    .answer(1, `afterattack${hero(m, 'majvi').id}`)
    .asks(0, 'act');
  const who = rolls(m).map((roll) => roll.split('>')[0]);
  assert.deepEqual(who, ['jasper', 'majvi', 'golem']);
});
rule.also('EX-REACT-02', 'who is seen only in the middle of a straight way may be reacted to', () => {
  const m = play({
    blue: { majvi: { at: [2.6, 11.5], kit: ['stormBoots'] } },
    red: { ylvie: { at: [8.4, 17.2], life: 3 } },
  });
  const [majvi, ylvie] = [hero(m, 'majvi'), hero(m, 'ylvie')];
  const there = { x: majvi.x, y: 22_400, r: majvi.r };
  assert.deepEqual(
    [seesModel(m.t, ylvie, majvi), seesModel(m.t, ylvie, majvi, ylvie, there)],
    [false, false],
  );
  act(m, 0, majvi, [at(2.6, 22.4)]).asks(1, 'react');
  // Out of sight at both ends, nobody could react.
  m.answer(1, 'noReaction').asks(0, 'act');
});
rule.also('EX-REACT-02', 'who is too far away to see both ends of a way may see the middle of it', () => {
  // A run along the middle lane, looked at from 11 inches beside it.
  const m = play({
    blue: { majvi: { at: [13.9, 13.9], kit: ['stormBoots'] } },
    red: { ylvie: { at: [25.5, 9.93], life: 3 } },
  });
  act(m, 0, hero(m, 'majvi'), [at(21.53, 21.53)]).asks(1, 'react');
  m.answer(1, 'noReaction').asks(0, 'act');
});
rule.also('EX-REACT-02', 'nor to a hero who does not move and is never seen', () => {
  const m = play({
    blue: { jasper: { at: [3, 12.5] } },
    red: { ylvie: { at: [9.9, 11], life: 3 }, elmar: { at: [3, 14], status: ['stun'] } },
  });
  assert.equal(seesModel(m.t, hero(m, 'ylvie'), hero(m, 'jasper')), false);
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
});

import assert from 'node:assert/strict';
import {
  act,
  artefactIn,
  at,
  card,
  hero,
  play,
  rolls,
  rule,
  spot,
  statusOf,
  towerIn,
  wildIn,
} from '../kit.ts';

const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);
const ones = (n: number) => Array<number>(n).fill(1);

card('golem', 'responds with 3 dice together with its squad', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 14] } },
    golems: [
      { team: 'red', at: [2.6, 15.5] },
      { team: 'red', at: [4, 16.5] },
      { team: 'red', at: [1.2, 16.5], rank: 'inner' },
    ],
    dice: ones(12),
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)), ['jasper>golem 6d−0', 'golem>jasper 3d−1', 'golem>jasper 3d−1']);
});
for (const [kind, rank, dice, x] of [
  ['outerTower', 'outer', 7, 20],
  ['innerTower', 'inner', 9, 25.4],
] as const)
  card(kind, 'shoots at heroes who come into its range while one of its golems lives', () => {
    const shots = (golem: boolean) => {
      const m = play({
        blue: { gavin: { at: [x - 1, x - 1] } },
        golems: golem ? [{ team: 'red', at: [30, 10], rank }] : [],
        towers: true,
      });
      if (rank === 'inner') towerIn(m, 'red', 'middle', 'outer').present = false;
      act(m, 0, hero(m, 'gavin'), 'go', [at(x, x)], 'run').asks(0, 'act');
      return heads(rolls(m));
    };
    const shot = `${kind}>gavin ${dice}d−2`;
    // Once as he comes in, once after the action.
    assert.deepEqual(shots(true), [shot, shot]);
    assert.deepEqual(shots(false), []);
  });
card('artefact', 'can be attacked once both towers of a lane are gone, and does not strike back', () => {
  const m = play({ blue: { jasper: { at: [31.5, 33.8] } }, towers: true, dice: Array<number>(6).fill(6) });
  for (const rank of ['inner', 'outer'] as const) towerIn(m, 'red', 'northWest', rank).present = false;
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([rolls(m), artefactIn(m, 'red').life], [['jasper>artefact 6d−3=3'], 12]);
});
card('pantha', 'leaps over others, and has +1 NK against who attacked from more than 1 inch', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, gavin: { at: [2.6, 17] } },
    wilds: true,
    dice: ones(30),
  });
  const pantha = wildIn(m, 'pantha', 'blue');
  Object.assign(pantha, { x: 2600, y: 18_900 });
  act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual(heads(rolls(m)), ['alice>pantha 6d−0!', 'pantha>alice 6d−0']);
  assert.ok(spot(pantha)[1] < 17);
  const near = play({ blue: { jasper: { at: [8.4, 15.3] } }, wilds: true, dice: ones(11) });
  act(near, 0, hero(near, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.equal(heads(rolls(near))[1], 'pantha>jasper 5d−1');
});
card('igu', 'whom it attacks in response is slowed', () => {
  const m = play({ blue: { jasper: { at: [17.2, 10.4] } }, wilds: true, dice: ones(10) });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([heads(rolls(m))[1], statusOf(hero(m, 'jasper'))], ['igu>jasper 4d−1', ['slow']]);
});
card('drako', 'whom it attacks in response burns', () => {
  const m = play({ blue: { jasper: { at: [8.6, 25.3] } }, wilds: true, dice: ones(13) });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  assert.deepEqual([heads(rolls(m))[1], statusOf(hero(m, 'jasper'))], ['drako>jasper 7d−1', ['burn']]);
});
card('cydra', 'its second head attacks the nearest other hero of the team within 1 inch with 4 dice', () => {
  const cydra = (gavin: [number, number]) => {
    const m = play({
      blue: { jasper: { at: [27.1, 10.1] }, gavin: { at: gavin }, elmar: { at: [23.2, 10.4] } },
      wilds: true,
      dice: ones(30),
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    return heads(rolls(m)).slice(1);
  };
  assert.deepEqual(cydra([25.7, 9.7]), ['cydra>jasper 7d−1', 'cydra>gavin 4d−2']);
  assert.deepEqual(cydra([25.7, 6]), ['cydra>jasper 7d−1', 'cydra>elmar 4d−2']);
});
rule.also('EX-NEUT-10', 'Drako and Cydra are immune to status effects, Pantha and Igu are not', () => {
  const held = (kind: 'pantha' | 'igu' | 'drako' | 'cydra', x: number, y: number) => {
    const home = kind === 'cydra' ? 'red' : 'blue';
    const m = play({
      blue: { lucina: { at: [x, y], life: 6 } },
      wilds: true,
      dice: Array<number>(6).fill(6),
    });
    const wild = wildIn(m, kind, home);
    wild.life = 20;
    act(m, 0, hero(m, 'lucina'), 'Q', 'stay').asks(0, 'act');
    assert.ok(wild.life < 20);
    return statusOf(wild);
  };
  assert.deepEqual([held('drako', 8.3, 27), held('cydra', 27.1, 8.6)], [[], []]);
  assert.deepEqual([held('pantha', 8.4, 14.9), held('igu', 14.9, 8.4)], [['silence'], ['silence']]);
});
card('pantha', 'pounces on who attacked from a little more than 1 inch, and on nobody else', () => {
  const pounced = (held: boolean) => {
    const m = play({
      blue: { alice: { at: [2.6, 14] }, elmar: { at: [2.6, 18.6] } },
      wilds: true,
      dice: ones(12),
    });
    const pantha = wildIn(m, 'pantha', 'blue');
    Object.assign(pantha, { x: 2600, y: 16_900 });
    if (held) pantha.status.push({ status: 'hold', by: null, seat: 1, after: 0 });
    act(m, 0, hero(m, 'alice'), 'attack', 'stay').asks(0, 'act');
    return heads(rolls(m))[1];
  };
  assert.deepEqual([pounced(false), pounced(true)], ['pantha>alice 6d−0', 'pantha>elmar 5d−2']);
});

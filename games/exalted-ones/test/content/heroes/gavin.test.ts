import assert from 'node:assert/strict';
import { byHero, strike } from '../../../rules/attacks.ts';
import { addLasting } from '../../../rules/status.ts';
import { attackTargets } from '../../../rules/targets.ts';
import {
  act,
  type Arena,
  at,
  card,
  golemsOf,
  hero,
  lives,
  named,
  play,
  rolls,
  run,
  spot,
} from '../../kit.ts';

const GAVIN = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);
const targetsOf = (m: Arena, kind: string) =>
  attackTargets(m.t, hero(m, kind)).map((model) => ('kind' in model ? model.kind : model.sort));

card(
  'overHere',
  'cone: NK−1 against RST; who is hurt may attack no hero but Gavin until the end of the next own phase',
  () => {
    const m = play({
      blue: { gavin: { at: [2.6, 14] }, ylvie: { at: [4, 19] } },
      red: { alice: { at: [2.6, 17], status: ['silence'] } },
      golems: [{ team: 'blue', at: [1, 19] }],
      dice: [6, 6, 1, 1],
    });
    act(m, 0, hero(m, 'gavin'), 'Q', [at(2.6, 17)], 'stay')
      .answer(1, 'noReaction')
      .answer(0, 'endPhase');
    assert.deepEqual(rolls(m), ['gavin>alice 4d−0=2']);
    assert.deepEqual(targetsOf(m, 'alice'), ['golem', 'gavin']);
    m.answer(1, 'endPhase').asks(0, 'act');
    assert.deepEqual(targetsOf(m, 'alice'), ['golem', 'gavin', 'ylvie']);
  },
);
card('overHere', 'who is not hurt is free, and Gavin has to be in the arena', () => {
  const m = play({
    blue: { gavin: { at: [2.6, 14] }, ylvie: { at: [4, 19] } },
    red: { alice: { at: [2.6, 17] } },
    dice: [1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'gavin'), 'Q', [at(2.6, 17)], 'stay')
    .answer(1, 'noReaction')
    .asks(0, 'act');
  assert.deepEqual(targetsOf(m, 'alice'), ['gavin', 'ylvie']);
});
card(
  'sharedPain',
  'heals another 1; Gavin within 5 inches may lose up to 2 life points of each attack in the place of that hero',
  () => {
    const m = play({
      blue: { gavin: GAVIN, alice: { at: [2.6, 20.2], life: 5, status: ['silence'] } },
      red: { majvi: { at: [2.6, 24] } },
    });
    act(m, 0, hero(m, 'gavin'), 'W', 'stay').answer(1, 'noReaction').answer(0, 'endPhase');
    assert.deepEqual(lives(m, 'alice'), [6]);
    m.roll(5, 5, 5, 1, 1);
    act(m, 1, hero(m, 'majvi'), 'attack', 'stay').answer(0, 'noReaction').asks(0, 'share');
    m.answer(0, 2).asks(1, 'act');
    assert.deepEqual(lives(m, 'alice', 'gavin'), [5, 10]);
    hero(m, 'gavin').y -= 20;
    m.roll(5, 5, 1, 1, 1);
    act(m, 1, hero(m, 'majvi'), 'attack', 'stay').answer(0, 'noReaction').asks(0, 'act');
    assert.deepEqual(lives(m, 'alice', 'gavin'), [3, 10]);
  },
);
card(
  'heroOfThePeople',
  'he runs to a friend and heals 1; everybody within 2 inches of him: NK against RST, pushed 2',
  () => {
    const m = play({
      blue: { gavin: GAVIN, alice: { at: [2.6, 19.2], life: 3 } },
      red: { elmar: { at: [4.4, 17.6], status: ['stun'] }, jasper: { at: [2.6, 22.2], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'gavin'), 'R')
      .refused(0, [at(2.6, 16.8)], 'EX-ABIL-04')
      .refused(0, [at(2.6, 18.1)], 'EX-MEAS-03')
      .answer(0, [at(2.6, 18)])
      .asks(0, 'act');
    assert.deepEqual([rolls(m), lives(m, 'alice')], [['gavin>elmar 6d−2=1'], [4]]);
    const [x, y] = spot(hero(m, 'elmar'));
    assert.ok(Math.abs(Math.hypot(x - 2.6, y - 18) - Math.hypot(1.8, 0.4) - 2) < 0.01);
  },
);
card('heroOfThePeople', 'offered where only a bent way leads to the friend', () => {
  const m = play({
    blue: { gavin: GAVIN, alice: { at: [2.6, 18.2] } },
    red: { elmar: { at: [2.6, 15.9], status: ['stun'] } },
  });
  m.answer(0, named(hero(m, 'gavin')));
  assert.ok(m.options(0).includes('Hero of the People'));
});
card('heroOfThePeople', 'not offered where he cannot reach the friend', () => {
  const m = play({ blue: { gavin: GAVIN, alice: { at: [2.6, 20.3] } } });
  m.answer(0, named(hero(m, 'gavin')));
  assert.ok(!m.options(0).includes('Hero of the People'));
});
card(
  'theSmallRise',
  'when an enemy hero attacks him, the nearest golem of his team within 3 inches answers',
  () => {
    const m = play({
      blue: { jasper: { at: [2.6, 15.5] } },
      red: { gavin: { at: [2.6, 14] } },
      golems: [
        { team: 'red', at: [2.6, 12] },
        { team: 'red', at: [4.4, 13] },
      ],
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').answer(1, 'noReaction').asks(0, 'act');
    assert.deepEqual(heads(rolls(m)), ['jasper>gavin 7d−2', 'golem>jasper 3d−1']);
    const [first, second] = golemsOf(m, 'red');
    assert.deepEqual([spot(first)[1] > 12, spot(second)], [true, [4.4, 13]]);
  },
);
card('theSmallRise', 'the nearest one answers, whichever stood there first', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 15.5] } },
    red: { gavin: { at: [2.6, 14] } },
    golems: [
      { team: 'red', at: [4.4, 13] },
      { team: 'red', at: [2.6, 12] },
    ],
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').answer(1, 'noReaction').asks(0, 'act');
  const [far, near] = golemsOf(m, 'red');
  assert.deepEqual([spot(far), spot(near)[1] > 12], [[4.4, 13], true]);
});
card('theSmallRise', 'one golem answers once, however many blows the action had', () => {
  const m = play({
    blue: { shiWeng: { at: [2.6, 15.5] } },
    red: { gavin: { at: [2.6, 14], status: ['stun'] } },
    golems: [{ team: 'red', at: [2.6, 12] }],
  });
  act(m, 0, hero(m, 'shiWeng'), 'Q', 'stay').asks(0, 'act');
  assert.deepEqual(
    heads(rolls(m)).map((roll) => roll.split(' ')[0]),
    ['shiWeng>gavin', 'shiWeng>gavin', 'golem>shiWeng'],
  );
});
card('theSmallRise', 'not if it is farther away, and not against Ylvie, whom no golem attacks', () => {
  for (const [kind, y] of [
    ['jasper', 9.8],
    ['ylvie', 12],
  ] as const) {
    const m = play({
      blue: { [kind]: { at: [2.6, 15.5] } },
      red: { gavin: { at: [2.6, 14], status: ['stun'] } },
      golems: [{ team: 'red', at: [2.6, y] }],
    });
    const whom = kind === 'ylvie' ? [named(hero(m, 'gavin'))] : [];
    act(m, 0, hero(m, kind), 'attack', ...whom, 'stay').asks(0, 'act');
    assert.equal(rolls(m).length, 1, kind);
  }
});
card('sharedPain', 'it ends when Gavin is knocked out, and so does a taunt', () => {
  const m = play({
    blue: { gavin: { ...GAVIN, mana: 9, life: 1 }, alice: { at: [2.6, 18] } },
    red: { jasper: { at: [2.6, 12.5] } },
    dice: Array<number>(5).fill(6),
  });
  act(m, 0, hero(m, 'gavin'), 'Q', [at(2.6, 12.5)], 'stay').answer(1, 'noReaction');
  act(m, 0, hero(m, 'gavin'), 'W', 'stay').answer(1, 'noReaction').asks(1, 'act');
  assert.deepEqual(m.state.lasting.map(({ what }) => what.do).toSorted(), ['share', 'taunt']);
  act(m, 1, hero(m, 'jasper'), 'attack', 'stay').answer(0, 'noReaction');
  assert.deepEqual([hero(m, 'gavin').present, m.state.lasting], [false, []]);
  m.asks(1, 'buy');
});

card('sharedPain', 'who has fallen in the same blow and is not yet removed takes over nothing', () => {
  const m = play({
    blue: { gavin: { at: [2.6, 14] }, alice: { at: [2.6, 16] } },
    red: { elmar: { at: [2.6, 18] } },
  });
  const [gavin, alice, elmar] = [hero(m, 'gavin'), hero(m, 'alice'), hero(m, 'elmar')];
  addLasting(m.t, alice, gavin, 'sharedPain', 1, { do: 'share', most: 2, within: 5, until: 'endOfRound' });
  gavin.life = 0;
  run(strike(m.t, alice, 2, byHero(elmar)));
  assert.equal(alice.life, 4);
});

import assert from 'node:assert/strict';
import { act, at, card, hero, lives, named, play, rolls, spot, statusOf } from '../../kit.ts';

const SHI = { at: [2.6, 14], xp: 9, mana: 4 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card(
  'twinPalms',
  'two blows on one or two targets within 1 inch: NK−2 against RST each, slowed if hurt',
  () => {
    const m = play({
      blue: { shiWeng: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 15.5], status: ['stun'] }, gavin: { at: [2.6, 12.5], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'shiWeng'), 'Q', named(hero(m, 'elmar')), named(hero(m, 'gavin')), 'stay').asks(
      0,
      'act',
    );
    assert.deepEqual(rolls(m), ['shiWeng>elmar 4d−2=1', 'shiWeng>gavin 4d−2=0']);
    assert.deepEqual([statusOf(hero(m, 'elmar')), statusOf(hero(m, 'gavin'))], [['stun', 'slow'], ['stun']]);
    const one = play({
      blue: { shiWeng: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 15.5], status: ['stun'] } },
      dice: Array<number>(8).fill(6),
    });
    act(one, 0, hero(one, 'shiWeng'), 'Q', 'stay').asks(0, 'act');
    assert.deepEqual(
      [rolls(one), lives(one, 'elmar')],
      [['shiWeng>elmar 4d−2=2', 'shiWeng>elmar 4d−2=2'], [5]],
    );
  },
);
card(
  'craneStep',
  'up to 4 inches straight, through heroes and golems; who was crossed: NK−1 against RST, slowed',
  () => {
    const m = play({
      blue: { shiWeng: { ...SHI, xp: 2, mana: 3 } },
      red: { elmar: { at: [2.6, 15.8], status: ['stun'] }, gavin: { at: [4.6, 14], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1],
    });
    act(m, 0, hero(m, 'shiWeng'), 'W', named(hero(m, 'elmar'))).refused(0, [at(2.6, 18.1)], 'EX-MEAS-03');
    m.answer(0, [at(2.6, 18)]).asks(0, 'act');
    assert.deepEqual([rolls(m), spot(hero(m, 'shiWeng'))], [['shiWeng>elmar 5d−2=1'], [2.6, 18]]);
    assert.deepEqual([statusOf(hero(m, 'elmar')), lives(m, 'gavin')], [['stun', 'slow'], [10]]);
  },
);
card('craneStep', 'or who is within 1 inch at the end; nobody else', () => {
  const ends = (y: number) => {
    const m = play({ blue: { shiWeng: SHI }, red: { elmar: { at: [2.6, 19.8], status: ['stun'] } } });
    act(m, 0, hero(m, 'shiWeng'), 'W', [at(2.6, y)]).asks(0, 'act');
    return heads(rolls(m));
  };
  assert.deepEqual([ends(17.6), ends(17.5)], [['shiWeng>elmar 6d−2'], []]);
});
card('fourSeals', 'four blows of NK−3 on one target; stunned if at least three of them hurt', () => {
  for (const [many, status] of [
    [3, ['slow', 'stun']],
    [2, ['slow']],
  ] as const) {
    const m = play({ blue: { shiWeng: SHI }, red: { elmar: { at: [2.6, 15.5], status: ['slow'] } } });
    m.roll(...[1, 2, 3, 4].flatMap((blow) => (blow <= many ? [6, 6, 6, 1] : [1, 1, 1, 1])));
    act(m, 0, hero(m, 'shiWeng'), 'R', 'stay').answer(1, 'noReaction').asks(0, 'act');
    assert.deepEqual(
      [heads(rolls(m)), statusOf(hero(m, 'elmar'))],
      [Array<string>(4).fill('shiWeng>elmar 4d−2'), status],
    );
    assert.deepEqual([lives(m, 'elmar'), hero(m, 'shiWeng').mana], [[9 - many], 0]);
  }
});
card(
  'foresight',
  'once per round his reaction on a hero within 1 inch comes before the attack, with NK−1',
  () => {
    const m = play({
      blue: { jasper: { at: [2.6, 15.5], life: 1 } },
      red: { shiWeng: { at: [2.6, 14], life: 5 } },
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').answer(1, `interruptsattack${hero(m, 'shiWeng').id}`);
    assert.deepEqual(
      [heads(rolls(m)), lives(m, 'shiWeng'), hero(m, 'jasper').present],
      [['shiWeng>jasper 5d−1'], [5], false],
    );
    m.asks(1, 'buy');
  },
);
card('foresight', 'once, only against attacks and abilities, and only within 1 inch', () => {
  const m = play({
    blue: { jasper: { at: [2.6, 15.5], life: 8 } },
    red: { shiWeng: { at: [2.6, 14], life: 8 } },
  });
  const id = `interruptsattack${hero(m, 'shiWeng').id}`;
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').answer(1, id);
  hero(m, 'jasper').life = 8;
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay');
  assert.ok(!m.options(1).some((text) => text.includes('before')));
  m.answer(1, 'noReaction').asks(1, 'act');
  const runs = play({ blue: { jasper: { at: [2.6, 15.5] } }, red: { shiWeng: { at: [2.6, 14] } } });
  act(runs, 0, hero(runs, 'jasper'), 'go', [at(4, 15)], 'run').asks(1, 'react');
  assert.deepEqual(runs.options(1), ['Shi Weng: basic attack', 'Shi Weng: Twin Palms', 'Do not react']);
});
card('craneStep', 'an enemy decoy is passed through like a hero, and may be the target', () => {
  const m = play({
    blue: { shiWeng: { ...SHI, mana: 5 } },
    red: { moura: { at: [30, 30] } },
    set: (state) => {
      const decoy = state.models.find(({ sort }) => sort === 'decoy')!;
      Object.assign(decoy, { x: 2600, y: 15_800, life: 1, present: true });
    },
    dice: Array<number>(6).fill(6),
  });
  act(m, 0, hero(m, 'shiWeng'), 'W', [at(2.6, 18)]).asks(0, 'act');
  assert.deepEqual([heads(rolls(m)), spot(hero(m, 'shiWeng'))], [['shiWeng>decoy 6d−0'], [2.6, 18]]);
  assert.equal(m.state.models.find(({ sort }) => sort === 'decoy')!.present, false);
});
card('foresight', 'who attacks first and moves away afterwards is met where the attack comes from', () => {
  const m = play({ blue: { jasper: { at: [2.6, 15.5] } }, red: { shiWeng: { at: [2.6, 14] } } });
  act(m, 0, hero(m, 'jasper'), 'attack', 'moveAfter', [at(2.6, 20)])
    .answer(1, `interruptsattack${hero(m, 'shiWeng').id}`)
    .asks(0, 'act');
  assert.equal(heads(rolls(m))[0], 'shiWeng>jasper 5d−1');
});

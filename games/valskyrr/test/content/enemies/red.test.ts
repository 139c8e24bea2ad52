import assert from 'node:assert/strict';
import { statOf } from '../../../rules/statics.ts';
import { card, foci, on, play, rage } from '../../kit.ts';

type Quest = ReturnType<typeof play>;
const find = (t: Quest, kind: string) =>
  t.t.piles.pursuers.flatMap((pile) => t.t.cards(pile)).find((one) => t.t.kind(one) === kind)!;
const attacked = (plan: object) => play({ heroes: ['melekai'], phase: 'defence', ...plan });

card(
  'redSandSlave',
  'other humans there have 1 more defence, once for any number of slaves; its rage costs 2 cards',
  () => {
    const t = play({
      heroes: ['melekai'],
      hands: [['holyWrath', 'martyrdom']],
      foes: [['redSandSlave', 'redSandSlave', 'darkMistress', 'stormDragon']],
    });
    const defence = (kind: string) => [
      statOf(t.t, find(t, kind), 'physicalDefence'),
      statOf(t.t, find(t, kind), 'magicalDefence'),
    ];
    assert.deepEqual(
      [defence('darkMistress'), defence('redSandSlave'), defence('stormDragon')],
      [
        [1, 2],
        [0, 0],
        [1, 1],
      ],
    );
    rage(t, 'redSandSlave');
    assert.deepEqual(t.kinds('discard.0').toSorted(), ['holyWrath', 'martyrdom']);
  },
);

card(
  'darkMistress',
  'takes 3 focus of her hero and gives 3 to the lowest; her rage enrages another there',
  () => {
    const t = play({
      heroes: ['melekai', 'sigraed'],
      phase: 'defence',
      foes: [['darkMistress']],
      focus: [5, 1],
    });
    assert.deepEqual(foci(t), [2, 4]);
    const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['darkMistress', 'emberColossus']] });
    rage(raging, 'darkMistress');
    assert.deepEqual(
      [
        on(raging, 'darkMistress').enraged,
        on(raging, 'emberColossus').enraged,
        on(raging, 'sigraed').burning,
      ],
      [false, true, 1],
    );
  },
);

card('mutatedDragon', 'each rage makes it 1 stronger, 3 times, and heals it by 1', () => {
  const t = play({
    heroes: ['melekai'],
    foes: [['mutatedDragon']],
    tokens: { mutatedDragon: { wounds: 3 } },
  });
  for (let i = 0; i < 4; i++) rage(t, 'mutatedDragon');
  assert.deepEqual(
    [
      on(t, 'mutatedDragon').objectives,
      on(t, 'mutatedDragon').wounds,
      statOf(t.t, find(t, 'mutatedDragon'), 'attack'),
    ],
    [3, 0, 6],
  );
  assert.equal(
    attacked({ foes: [['mutatedDragon']], tokens: { mutatedDragon: { objectives: 2 } } }).kinds('burial.0')
      .length,
    5,
  );
});

card('bloodPreacher', 'after the defence the others there are healed by 1, if he rages by 2', () => {
  const healed = (enraged: boolean) => {
    const t = attacked({
      foes: [['bloodPreacher', 'stormDragon']],
      tokens: { bloodPreacher: { enraged, wounds: 2 }, stormDragon: { wounds: 4 } },
    });
    t.answer(0, 'bloodPreacher');
    return [on(t, 'stormDragon').wounds, on(t, 'bloodPreacher').wounds];
  };
  assert.deepEqual(
    [healed(false), healed(true)],
    [
      [3, 2],
      [2, 2],
    ],
  );
});

card('mirrorWitch', 'magic that hurts her comes back for 2; enraged she does the same with iron', () => {
  const magic = play({ heroes: ['sigraed'], areas: [['ashStaff']], foes: [['mirrorWitch']], focus: [0] });
  magic.answer(0, 'ashStaff').asks(0, 'turn');
  assert.equal(magic.kinds('burial.0').length, 2);
  const iron = (enraged: boolean) => {
    const t = play({
      heroes: ['elatha'],
      hands: [['mistLeap']],
      areas: [['huntingKnife']],
      foes: [['mirrorWitch']],
      focus: [0],
      tokens: { mirrorWitch: { enraged } },
    });
    t.answer(0, 'Hunting Knife').asks(0, enraged ? 'wounds' : 'turn');
    return t.log().includes('Seat 0 takes 2 wounds.');
  };
  assert.deepEqual([iron(false), iron(true)], [false, true]);
});

card(
  'borderRobber',
  'a wound steals 1 loot, which his death gives back; his rage steals and runs, or attacks',
  () => {
    const t = play({ heroes: ['melekai'], phase: 'defence', foes: [['borderRobber']], loot: 2 });
    t.asks(0, 'scout');
    assert.deepEqual([t.state.loot, on(t, 'borderRobber').loot], [1, 1]);
    const dead = play({
      areas: [['shortSwordValkea']],
      foes: [['borderRobber']],
      loot: 0,
      tokens: { borderRobber: { loot: 2 } },
    });
    dead.answer(0, 'Short Sword: normal action').asks(0, 'turn');
    assert.equal(dead.state.loot, 3);
    const runs = play({ heroes: ['melekai'], foes: [['borderRobber']], loot: 1 });
    rage(runs, 'borderRobber');
    assert.deepEqual(
      [runs.state.loot, runs.kinds('row'), on(runs, 'borderRobber').loot],
      [0, ['borderRobber'], 1],
    );
    const poor = play({ heroes: ['melekai'], foes: [['borderRobber']], loot: 0 });
    rage(poor, 'borderRobber');
    assert.equal(poor.kinds('burial.0').length, 2);
  },
);

card(
  'emberColossus',
  'falling it sets its hero and the allies there on fire; enraged all heroes burn and it strikes 1 harder',
  () => {
    const t = play({
      hands: [['fierceBlow']],
      areas: [['jorun']],
      foes: [['emberColossus']],
      focus: [0],
      tokens: { emberColossus: { wounds: 3 } },
    });
    t.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.deepEqual([on(t, 'valkea').burning, on(t, 'jorun').burning], [1, 1]);
    const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['emberColossus']] });
    rage(raging, 'emberColossus');
    assert.deepEqual(
      [
        on(raging, 'melekai').burning,
        on(raging, 'sigraed').burning,
        statOf(raging.t, find(raging, 'emberColossus'), 'attack'),
      ],
      [1, 1, 4],
    );
  },
);

card(
  'chainDriver',
  'after a turn its hero gets 2 focus; enraged it moves reinforcement every round; it never leaves',
  () => {
    const t = play({ heroes: ['melekai', 'sigraed'], foes: [['chainDriver']], focus: [3, 3] });
    t.answer(0, 'endTurn').asks(1, 'turn').answer(1, 'endTurn');
    assert.deepEqual(foci(t), [5, 3]);
    const enraged = play({
      heroes: ['melekai'],
      phase: 'defence',
      foes: [['chainDriver']],
      encounter: 'holdTheBridge',
      tokens: { chainDriver: { enraged: true } },
      next: { 'enemyDeck.2': ['mirrorWitch'] },
    });
    assert.ok(enraged.log().includes('Reinforcement stands at 1.'));
    enraged.asks(0, 'objectivesAway').answer(0, 'away0');
    const moved = play({ phase: 'travel', loot: 0, foes: [['chainDriver', 'thornback']] });
    moved.answer(0, 'move1');
    assert.deepEqual(moved.kinds('pursuers.0'), ['chainDriver']);
  },
);

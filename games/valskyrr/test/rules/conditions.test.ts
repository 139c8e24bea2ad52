import assert from 'node:assert/strict';
import { on, play, rule } from '../kit.ts';

rule(
  'VA-CONDITION-01',
  'after the attacks every token takes effect once, on heroes, allies and all enemies',
  () => {
    const t = play({
      heroes: ['sigraed', 'melekai'],
      phase: 'defence',
      areas: [['jorun']],
      foes: [[], ['thornback']],
      row: ['stormDragon'],
      tokens: {
        sigraed: { poison: 2 },
        jorun: { burning: 1 },
        thornback: { poison: 1 },
        stormDragon: { burning: 3 },
      },
    });
    t.asks(1, 'scout');
    assert.deepEqual(
      [
        t.kinds('burial.0').length,
        on(t, 'jorun').wounds,
        on(t, 'thornback').wounds,
        on(t, 'stormDragon').wounds,
      ],
      [2, 1, 1, 3],
    );
    const log = t.log();
    assert.ok(
      log.findIndex((line) => line.startsWith('The Thornback attacks')) <
        log.findIndex((line) => line.startsWith('Seat 0 takes 2 wounds')),
    );
  },
);

rule(
  'VA-CONDITION-02',
  'then exactly one token of choice goes from each bearer: the example of the rulebook',
  () => {
    const t = play({
      heroes: ['aseke'],
      phase: 'defence',
      cards: { 'discard.0': ['comfort', 'encourage'] },
      tokens: { aseke: { dazed: 2, burning: 2 } },
    });
    t.answer(0, 'comfort', 'encourage').asks(0, 'removeCondition').answer(0, 'burning');
    assert.deepEqual(t.kinds('burial.0'), ['comfort', 'encourage']);
    assert.deepEqual([on(t, 'aseke').dazed, on(t, 'aseke').burning], [2, 1]);
  },
);

rule.also('VA-CONDITION-02', 'of an enemy in a hero area the player there chooses', () => {
  const t = play({
    heroes: ['melekai', 'sigraed'],
    phase: 'defence',
    foes: [[], ['stormDragon']],
    tokens: { stormDragon: { dazed: 4, burning: 1 } },
  });
  t.asks(1, 'removeCondition').answer(1, 'dazed');
  assert.deepEqual([on(t, 'stormDragon').dazed, on(t, 'stormDragon').burning], [3, 1]);
});

rule('VA-CONDITION-03', 'poison: one wound for each token', () => {
  const t = play({
    heroes: ['melekai'],
    phase: 'defence',
    areas: [['jorun']],
    row: ['stormDragon'],
    tokens: { melekai: { poison: 3 }, jorun: { poison: 2 }, stormDragon: { poison: 1 } },
  });
  assert.deepEqual(
    [t.kinds('burial.0').length, on(t, 'jorun').wounds, on(t, 'stormDragon').wounds],
    [3, 2, 1],
  );
});

rule('VA-CONDITION-04', 'burning: the same', () => {
  const t = play({
    heroes: ['melekai'],
    phase: 'defence',
    areas: [['jorun']],
    row: ['stormDragon'],
    tokens: { melekai: { burning: 3 }, jorun: { burning: 2 }, stormDragon: { burning: 1 } },
  });
  assert.deepEqual(
    [t.kinds('burial.0').length, on(t, 'jorun').wounds, on(t, 'stormDragon').wounds],
    [3, 2, 1],
  );
});

rule('VA-CONDITION-05', 'nothing prevents it: neither reflexes nor defence', () => {
  const t = play({
    phase: 'defence',
    hands: [['holdFast', 'holdFast']],
    areas: [['thorn', 'siegePlate']],
    row: ['stormDragon'],
    tokens: { valkea: { burning: 1 }, thorn: { poison: 1 }, stormDragon: { burning: 1 } },
  });
  // No window for prevention: the wound is there.
  t.asks(0, 'wounds').answer(0, 'deck1');
  assert.deepEqual([on(t, 'thorn').wounds, on(t, 'stormDragon').wounds], [1, 1]);
});

rule(
  'VA-CONDITION-06',
  'dazed: one damage less for each token, for enemy, ally and hero, never below 0',
  () => {
    const foe = (dazed: number) => {
      const t = play({ phase: 'defence', foes: [['redSandSlave']], tokens: { redSandSlave: { dazed } } });
      return t.kinds('burial.0').length;
    };
    assert.deepEqual([foe(0), foe(1), foe(5)], [4, 3, 0]);
    const t = play({
      hands: [['fierceBlow']],
      areas: [['jorun']],
      foes: [['mutatedDragon']],
      focus: [0],
      tokens: { valkea: { dazed: 1 }, jorun: { dazed: 2 } },
    });
    t.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.equal(on(t, 'mutatedDragon').wounds, 2);
    t.answer(0, 'jorun').asks(0, 'turn');
    assert.equal(on(t, 'mutatedDragon').wounds, 2);
  },
);

rule.also('VA-CONDITION-06', 'once per attack and target', () => {
  const t = play({
    heroes: ['melekai'],
    hands: [['holyWrath']],
    foes: [['giantCrawler', 'thornback']],
    focus: [0],
    tokens: { melekai: { dazed: 1 } },
  });
  t.answer(0, 'holyWrath').answer(0, 'thornback', 'giantCrawler').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([on(t, 'giantCrawler').wounds, on(t, 'thornback').wounds], [1, 1]);
});

rule('VA-CONDITION-07', 'dazed and weakness do nothing in that step, but may be the token that goes', () => {
  const t = play({ phase: 'defence', tokens: { valkea: { dazed: 2, weakness: 1 } } });
  t.asks(0, 'removeCondition').answer(0, 'Weakness');
  assert.deepEqual([t.kinds('burial.0'), on(t, 'valkea').dazed, on(t, 'valkea').weakness], [[], 2, 0]);
});

rule('VA-CONDITION-09', 'an ally with a weakness does not act', () => {
  const acts = (weakness: number) =>
    play({ areas: [['jorun']], foes: [['thornback']], tokens: { jorun: { weakness } } })
      .options(0)
      .includes('Jorun, the Sellsword: ally action');
  const [without, weak] = [acts(0), acts(1)];
  assert.ok(!weak);
  assert.ok(
    without,
    play({ areas: [['jorun']], foes: [['thornback']] })
      .options(0)
      .join(),
  );
  // Nor by another card.
  const called = play({
    heroes: ['aseke'],
    hands: [['callByName']],
    areas: [['jorun']],
    foes: [['thornback']],
    tokens: { jorun: { weakness: 1 } },
  });
  assert.ok(!called.options(0).some((option) => option.startsWith('Call by Name')));
});

rule(
  'VA-CONDITION-10',
  'all weakness tokens of an enemy go to cancel its ability; any player may do it',
  () => {
    // The Dark Mistress steals focus when she attacks.
    const t = play({
      heroes: ['melekai', 'valkea'],
      phase: 'defence',
      foes: [['darkMistress']],
      focus: [5, 0],
      tokens: { darkMistress: { weakness: 2 } },
    });
    t.asks(0, 'enemyAbility').answer(0, 'pass').asks(1, 'enemyAbility').answer(1, 'Remove the weakness');
    assert.deepEqual([t.state.heroes[0].focus, t.state.heroes[1].focus], [5, 0]);
    assert.equal(on(t, 'darkMistress').weakness, 0);
  },
);

rule.also('VA-CONDITION-10', 'a lasting ability is suspended', () => {
  // Nothing stops a Bone Ghost, unless its ability sleeps.
  const t = play({
    phase: 'defence',
    hands: [['holdFast']],
    foes: [['boneGhost']],
    tokens: { boneGhost: { weakness: 1 } },
  });
  t.answer(0, 'Remove the weakness').asks(0, 'damageToHero').answer(0, 'holdFast');
  assert.deepEqual(t.kinds('burial.0'), []);
});

rule.also('VA-CONDITION-10', 'in a hero turn it sleeps until the phase is over', () => {
  // A Bone Snake squeezes the draw limit.
  const drawn = (weakness: number) => {
    const t = play({ heroes: ['melekai'], foes: [['boneSnake']], tokens: { boneSnake: { weakness } } });
    if (weakness > 0) t.answer(0, 'Remove the weakness').asks(0, 'turn');
    t.answer(0, 'endTurn');
    return t.log().find((line) => line.startsWith('Seat 0 draws'));
  };
  assert.deepEqual([drawn(0), drawn(2)], ['Seat 0 draws 4 cards.', 'Seat 0 draws 5 cards.']);
});

rule.also('VA-CONDITION-10', 'but only until that attack is over', () => {
  // What the preacher does when the phase ends is another use of his ability.
  const t = play({
    heroes: ['melekai'],
    phase: 'defence',
    foes: [['bloodPreacher', 'stormDragon']],
    tokens: { bloodPreacher: { weakness: 1 }, stormDragon: { wounds: 4 } },
  });
  t.answer(0, 'bloodPreacher').asks(0, 'attackStart').answer(0, 'Remove the weakness');
  assert.deepEqual([t.state.suspended, on(t, 'stormDragon').wounds], [[], 3]);
});

rule('VA-CONDITION-11', 'weakness does nothing to a boss, the others do', () => {
  const t = play({
    heroes: ['aseke'],
    hands: [['nameOfSilence']],
    row: ['greyfang'],
    set: (state) => (state.bossLife = 10),
  });
  t.answer(0, 'nameOfSilence').answer(0, 'greyfang').asks(0, 'turn');
  assert.equal(on(t, 'greyfang').weakness, 0);
  const burning = play({
    heroes: ['sigraed'],
    hands: [['sparkflight']],
    row: ['greyfang'],
    set: (state) => (state.bossLife = 10),
  });
  burning.answer(0, 'sparkflight').answer(0, 'greyfang').asks(0, 'turn');
  assert.equal(on(burning, 'greyfang').burning, 1);
});

rule('VA-KILL-07', 'each enemy killed by conditions gives its own loot', () => {
  const t = play({
    phase: 'defence',
    loot: 0,
    row: ['flyingSkulls', 'boneSnake'],
    tokens: { flyingSkulls: { burning: 3 }, boneSnake: { poison: 3 } },
  });
  t.asks(0, 'scout');
  assert.deepEqual([t.kinds('row'), t.state.loot], [[], 3]);
});

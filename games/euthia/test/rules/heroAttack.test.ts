import assert from 'node:assert/strict';
import { heroValue } from '../../rules/fightValues.ts';
import { noteOf } from '../../rules/tiles.ts';
import { choose, fighting, fightOf, type Journey, offered, pass, passTo, play, rule } from '../kit.ts';

rule('EU-HATK-12', 'Maeldur beats the dragonfly with his staff, two gaar and a point of hope', () => {
  const j = fighting('giantDragonfly', { heroes: ['maeldur', 'dral'], dice: [1, 1, 1, 4] });
  choose(j, 0, 'pass');
  j.asks(0, 'afterHeroRoll');
  assert.deepEqual([heroValue(j.t, fightOf(j)), fightOf(j).hope], [1, 1]);
  j.roll(5);
  j.answer(0, 'Gaar: reroll the die showing 1');
  assert.equal(heroValue(j.t, fightOf(j)), 7);
  j.roll(4);
  j.answer(0, 'Gaar: reroll the die showing 4');
  assert.equal(heroValue(j.t, fightOf(j)), 9);
  j.answer(0, '1 hope: +1');
  assert.equal(heroValue(j.t, fightOf(j)), 10);
  choose(j, 0, 'pass');
  j.asks(0, 'keepTrophy');
  assert.equal(fightOf(j).over, 'won');
});

const heroes = ['dral', 'ael'];

const isExhausted = (j: Journey, kind: string): boolean => {
  const card = j.t.cards(j.t.piles.worn[0]).find((one) => j.t.kind(one) === kind)!;
  return noteOf(j.t, card).exhausted;
};

rule('EU-FIRST-01', 'one attack before the first combat round, whoever has several such tiles', () => {
  const j = fighting('mudLeech', {
    heroes: ['ael', 'dral'],
    worn: [['aelYewBow', 'aelTwinShot']],
    dice: [3, 3, 1, 1],
  });
  j.asks(0, 'firstStrike');
  assert.deepEqual(j.options(0), ['Attack: Short Bow', 'Attack: Yew Bow', 'Attack: Twin Shot', 'Nothing']);
  j.answer(0, 'Attack: Yew Bow').asks(0, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).round, fightOf(j).phase, fightOf(j).dice], [0, 'firstStrike', [3, 3]]);
  pass(j).asks(1, 'monsterC');
  assert.deepEqual([fightOf(j).round, fightOf(j).damage], [1, 1]);
  const declined = fighting('mudLeech', { heroes: ['ael', 'dral'], dice: [1, 1] });
  choose(declined, 0, 'pass').asks(1, 'monsterC');
  assert.equal(fightOf(declined).attacks, 0);
});

rule('EU-FIRST-02', 'no curses and no Silence in step A of a first strike', () => {
  const j = fighting('caveBear', {
    heroes: ['taesiri', 'ael'],
    worn: [['taesiriNightmare', 'taesiriSilence']],
    cards: { 'hand.1': ['curse', 'curse'] },
    next: { silverDeck: ['curse'] },
    dice: [3, 3, 1, 1],
  });
  j.answer(0, 'Attack: Night Terror').asks(0, 'afterHeroRoll');
  assert.equal(fightOf(j).phase, 'firstStrike');
  passTo(j, 'playCurses');
  choose(j, 1, 'pass').asks(0, 'beforeHeroRoll');
  assert.ok(j.options(0).includes('Use Silence'));
});

rule('EU-FIRST-03', 'only tiles with the symbol; an ability is exhausted, a weapon is not', () => {
  const strike = (way: string): Journey => {
    const j = fighting('mudLeech', { heroes: ['ael', 'dral'], worn: [['aelTwinShot']], dice: [3, 3] });
    assert.ok(!j.options(0).includes('Attack: Forest Knife'));
    return j.answer(0, `Attack: ${way}`).asks(0, 'afterHeroRoll');
  };
  assert.equal(isExhausted(strike('Short Bow'), 'aelShortBow'), false);
  assert.equal(isExhausted(strike('Twin Shot'), 'aelTwinShot'), true);
});

rule('EU-FIRST-04', 'a monster that falls to the first strike never attacks', () => {
  const j = fighting('boneGuard', { heroes: ['ael', 'dral'], dice: [6, 6] });
  fightOf(j).damage = 2;
  fightOf(j).usedFight.push(`limit${fightOf(j).card}.0`); // it has risen once already
  j.answer(0, 'Attack: Short Bow');
  passTo(j, 'keepTrophy');
  assert.deepEqual([fightOf(j).round, fightOf(j).over, j.state.heroes[0].health], [0, 'won', 7]);
});

rule(
  'EU-HATK-01',
  'step A begins with the curses of the monster player, one chaos marker for each set',
  () => {
    const j = fighting('cyclops', {
      heroes: ['keleia', 'ael'],
      pouch: [['potionOfWrath']],
      cards: { 'hand.1': ['curse', 'bloodlust', 'curse'] },
      next: { goldDeck: ['mightyBlow'] },
      dice: [1, 1, 3, 3],
    });
    passTo(j, 'playCurses');
    assert.deepEqual(
      [fightOf(j).phase, fightOf(j).step, offered(j, 1)],
      ['heroAttack', 'A', ['curse.1', 'curse.2', 'pass']],
    );
    choose(j, 1, 'curse.1').asks(1, 'playCurses');
    choose(j, 1, 'curse.1').asks(0, 'beforeHeroRoll');
    assert.equal(fightOf(j).chaos, 0);
    // From now on to the next combat round the monster player is not asked again.
    choose(j, 0, 'pass').asks(0, 'afterHeroRoll');
    assert.equal(heroValue(j.t, fightOf(j)), 6 - 4 - 2 - 2 + 1);
    pass(j).asks(1, 'monsterC');
    assert.equal(fightOf(j).round, 2);
  },
);

rule(
  'EU-HATK-02',
  'after the curses the hero uses tiles for the time before the roll and essences of fire',
  () => {
    const j = fighting('caveBear', {
      heroes: ['keleia', 'ael'],
      pouch: [['potionOfWrath']],
      set: (state) => {
        state.heroes[0].essences.fire = 2;
      },
      cards: { 'hand.1': ['curse'] },
      dice: [1, 1, 5, 5],
    });
    passTo(j, 'playCurses');
    choose(j, 1, 'pass').asks(0, 'beforeHeroRoll');
    j.answer(0, 'Use the essence of fire').answer(0, 'Use the essence of fire').asks(0, 'beforeHeroRoll');
    j.answer(0, 'Use Potion of Wrath').asks(0, 'afterHeroRoll');
    fightOf(j).health = 20;
    pass(j).asks(1, 'monsterC');
    assert.equal(fightOf(j).damage, 2 + 2 + 2 + 2); // 10 − 2 + 1 deals 2
    assert.deepEqual([j.state.heroes[0].essences.fire, j.kinds('pouch.0')], [0, []]);
  },
);

rule('EU-HATK-03', 'a weapon or ability with the attack symbol; who has none does not attack', () => {
  const j = fighting('mistWolf', { heroes: ['ael', 'dral'], worn: [['dragontoothDaggers']], dice: [1, 1] });
  choose(j, 0, 'pass');
  passTo(j, 'attackWith');
  assert.deepEqual(j.options(0), ['Attack: Forest Knife', 'Attack: Dragontooth Daggers']);
  const bare = fighting('mistWolf', {
    heroes: ['ael', 'dral'],
    cards: { 'worn.0': ['aelShortBow'], 'monsterNext.0': ['mistWolf'] },
    dice: [1, 1, 1, 1],
  });
  choose(bare, 0, 'pass');
  passTo(bare, 'heroC');
  passTo(bare, 'heroC');
  choose(bare, 0, 'pass').asks(0, 'heroC');
  assert.deepEqual([fightOf(bare).round, fightOf(bare).attacks], [2, 0]);
});

rule('EU-HATK-04', 'an ability is exhausted and cannot be chosen again, a weapon can', () => {
  const j = fighting('mistWolf', { heroes, worn: [['dralShieldBash']], dice: [1, 1, 1, 1, 1, 1] });
  passTo(j, 'attackWith');
  assert.deepEqual(j.options(0), ['Attack: Oath Sword', 'Attack: Shield Bash']);
  j.answer(0, 'Attack: Shield Bash');
  assert.equal(isExhausted(j, 'dralShieldBash'), true);
  passTo(j, 'afterHeroRoll');
  pass(j);
  // In the next round the sword is all there is: nobody asks.
  passTo(j, 'afterHeroRoll');
  assert.deepEqual(
    [fightOf(j).round, fightOf(j).attackedWith, isExhausted(j, 'dralOathSword')],
    [2, 'weapon', false],
  );
  const again = fighting('mistWolf', { heroes, worn: [['dralShieldBash']], dice: [1, 1, 1, 1, 1, 1] });
  passTo(again, 'attackWith');
  again.answer(0, 'Attack: Oath Sword').asks(0, 'afterHeroRoll');
  pass(again);
  passTo(again, 'attackWith');
  assert.deepEqual(again.options(0), ['Attack: Oath Sword', 'Attack: Shield Bash']);
});

rule('EU-HATK-05', 'two dice; a sum of 5 or less raises the die of hope, whatever comes after', () => {
  const hope = (dice: readonly [number, number]): number[] => {
    const j = fighting('mistWolf', { heroes, dice: [1, 1, ...dice] });
    passTo(j, 'afterHeroRoll');
    return [...fightOf(j).dice, fightOf(j).hope];
  };
  assert.deepEqual(
    [hope([1, 4]), hope([2, 4])],
    [
      [1, 4, 1],
      [2, 4, 0], // 3 with the penalty, but that is not looked at
    ],
  );
});

rule('EU-HATK-06', 'air turns the higher of two different dice, earth adds 2', () => {
  const rolled = (dice: readonly [number, number]) => {
    const j = play({
      heroes,
      map: [
        ['humStones', 2, -1],
        ['gustPost', 1, 1],
      ],
      at: [1, 3],
      hero: [{ health: 7 }],
      cards: { 'monsterNext.0': ['mistWolf'] },
      dice: [1, 1, ...dice],
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step6');
    choose(j, 0, 'fight');
    passTo(j, 'afterHeroRoll');
    return [fightOf(j).dice, heroValue(j.t, fightOf(j))];
  };
  assert.deepEqual(rolled([6, 4]), [[1, 4], 5 + 2 - 3]);
  assert.deepEqual(rolled([5, 5]), [[5, 5], 10 + 2 - 3]);
});

rule('EU-HATK-07', 'gaar rerolls a die and adds 2, clover adds its value', () => {
  const j = fighting('mistWolf', {
    heroes: ['keleia', 'ael'],
    pouch: [['potionOfLuck']],
    dice: [1, 1, 2, 5],
  });
  passTo(j, 'afterHeroRoll');
  const before = heroValue(j.t, fightOf(j));
  j.roll(4);
  j.answer(0, 'Gaar: reroll the die showing 2').asks(0, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).dice, heroValue(j.t, fightOf(j))], [[4, 5], before + 2 + 2]);
  j.answer(0, 'Use Potion of Luck').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), before + 4 + 3);
});

rule(
  'EU-HATK-08',
  'tiles for the time after the roll and points of hope, while the monster player looks on',
  () => {
    const j = fighting('cyclops', {
      heroes: ['ael', 'dral'],
      worn: [['aelFocus']],
      pouch: [['potionOfLuck']],
      cards: { 'hand.1': ['curse', 'bloodlust', 'mightyBlow', 'stoneSkin'] },
      dice: [1, 1, 1, 1],
    });
    choose(j, 0, 'pass');
    passTo(j, 'afterHeroRoll');
    assert.deepEqual(
      j.options(0).filter((text) => !text.startsWith('Gaar')),
      ['Use Focus', 'Use Potion of Luck', '1 hope: +1', 'Nothing'],
    );
    for (const use of ['Use Focus', '1 hope: +1', 'Use Potion of Luck']) {
      j.answer(0, use).asks(0, 'afterHeroRoll');
      assert.deepEqual(j.match.waiting, [0]);
    }
    assert.equal(heroValue(j.t, fightOf(j)), 2 - 4 + 2 + 1 + 3);
  },
);

rule('EU-HATK-09', 'the penalty lowers every value of the hero in this fight', () => {
  const j = fighting('giantDragonfly', { heroes: ['ael', 'dral'], dice: [3, 4, 1, 1, 3, 4, 1, 1, 3, 4] });
  const values: number[] = [];
  j.answer(0, 'Attack: Short Bow').asks(0, 'afterHeroRoll');
  values.push(heroValue(j.t, fightOf(j)));
  for (let i = 0; i < 2; i++) {
    pass(j);
    passTo(j, 'afterHeroRoll');
    values.push(heroValue(j.t, fightOf(j)));
  }
  assert.deepEqual(values, [3, 3, 3]);
});

rule('EU-HATK-10', 'the effects of the range in which the value lies, and nothing outside all ranges', () => {
  const dealt = (dice: readonly [number, number]): number[] => {
    const j = fighting('mudLeech', {
      heroes: ['taesiri', 'ael'],
      hero: [{ health: 3 }],
      dice: [1, 1, ...dice],
    });
    passTo(j, 'afterHeroRoll');
    pass(j);
    passTo(j, 'monsterC');
    return [fightOf(j).damage, j.state.heroes[0].health - 3];
  };
  assert.deepEqual(
    [
      [2, 2],
      [2, 3],
      [4, 4],
      [4, 5],
      [6, 6],
    ].map((dice) => dealt(dice as [number, number])),
    [
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  );
});

rule('EU-HATK-11', 'damage stays and adds up until it reaches the health of the monster', () => {
  const j = fighting('mudLeech', { heroes, dice: [1, 1, 5, 5, 1, 1, 5, 5, 1, 1, 3, 3] });
  const found: number[] = [];
  for (let i = 0; i < 2; i++) {
    passTo(j, 'afterHeroRoll');
    pass(j);
    found.push(fightOf(j).damage);
  }
  assert.deepEqual(found, [2, 4]);
  passTo(j, 'keepTrophy');
  assert.deepEqual([fightOf(j).damage, fightOf(j).over], [5, 'won']);
});

rule.also(
  'EU-HATK-02',
  'what the monster player has on tiles for this moment comes before the hero, too',
  () => {
    const j = fighting('mistWolf', {
      heroes: ['keleia', 'ael'],
      worn: [[], ['witchAmuletVeil']],
      pouch: [['potionOfWrath']],
      dice: [1, 1, 4, 4],
    });
    passTo(j, 'beforeHeroRoll');
    assert.deepEqual(j.match.waiting, [1]);
    j.answer(1, j.options(1)[0]).asks(0, 'beforeHeroRoll');
    pass(j).asks(0, 'afterHeroRoll');
    assert.equal(heroValue(j.t, fightOf(j)), 8 - 3 - 3 + 1);
  },
);

import assert from 'node:assert/strict';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import {
  card,
  choose,
  endTurn,
  fightOf,
  intoFight,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];
type Plan = NonNullable<Parameters<typeof play>[0]>;

const shadow = (plan: Plan = {}): Journey =>
  play({
    heroes,
    at: [3, 3],
    ...plan,
    options: { scenario: 'mirrezilsShadow', ...plan.options },
    cards: { rage: [], ...plan.cards },
  });

situation('four stages, ten rage cards, the Faer power on 1, four people to hire', () => {
  const j = shadow();
  assert.deepEqual(
    [j.kinds('stages').at(-1), j.kinds('rageDeck').length, j.kinds('characters').length],
    ['mirrezilStage1', 10, 4],
  );
  assert.deepEqual([j.state.faer, shadow({ options: { difficulty: 'hard' } }).state.faer], [1, 0]);
  assert.equal(shadow({ options: { difficulty: 'easy' } }).kinds('pouch.1').length, 1);
});

/** Dral lies in wait in the lair: this stage, with these rage cards under it. */
function fights(stage: number, plan: Plan & { rage?: readonly string[] } = {}): Journey {
  const { rage = [], ...rest } = plan;
  const left = [4, 3, 2, 1].filter((one) => one >= stage).map((one) => `mirrezilStage${one}`);
  const j = shadow({
    map: [['mirrezilLair', 2, -1]],
    at: [4, 3],
    ...rest,
    cards: { stages: left, rage, goldStore: [], silverStore: [], ...rest.cards },
    next: {
      combatDeck: ['combat46', 'combat46', 'combat46'],
      goldDeck: ['soulControlSolo', 'soulControlSolo'],
      ...rest.next,
    },
    set: (state, t) => {
      state.stagesBeaten = stage - 1;
      plan.set?.(state, t);
    },
  });
  return intoFight(choose(j, 0, 'fightStage'));
}
function beats(stage: number, plan: Plan & { rage?: readonly string[] } = {}): Journey {
  const hero = [{ health: 20, ...plan.hero?.[0] }, { ...plan.hero?.[1] }];
  // The later stages are reached in the long and in the hard game.
  const options = { epic: stage > 1, difficulty: stage > 2 ? 'hard' : 'normal' } as const;
  const next = { combatDeck: ['combat45'] };
  const j = fights(stage, { ...plan, hero, next, dice: [6, 6], options });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  pass(j);
  while (j.match.result === null && j.match.question(0)?.ask.prompt !== 'turn')
    choose(j, 0, j.match.question(0)!.from[0].id);
  return j;
}

card('mirrezilStage1', 'no first strike; 4 reputation and 2 gaar, and the others heal 2', () => {
  const j = fights(1, { heroes: ['ael', 'dral'] });
  assert.notEqual(j.match.question(0)!.ask.prompt, 'firstStrike');
  passTo(j, 'heroC');
  const won = beats(1, { rage: ['rageScales'], hero: [{ gaar: 1 }, { health: 3 }] });
  const [winner, other] = won.state.heroes;
  assert.deepEqual([winner.reputation, winner.gaar, other.health], [4, 3, 5]);
  assert.deepEqual(
    [won.kinds('stages').at(-1), won.kinds('rage'), won.kinds('rageDiscard')],
    ['mirrezilStage2', [], ['rageScales']],
  );
  won.asks(0, 'turn');
});

card('mirrezilStage2', '4 reputation and 2 potions; his touch lowers the hero', () => {
  const won = beats(2);
  assert.deepEqual([won.state.heroes[0].reputation, won.state.heroes[0].potions], [4, 2]);
  won.asks(0, 'turn');
  const j = fights(2, { hero: [{ health: 20 }], next: { combatDeck: ['combat33'] }, dice: [4, 4] });
  passTo(j, 'heroC');
  fightOf(j).plus = 0;
  fightOf(j).dice = [3, 3]; // 6
  passTo(j, 'afterHeroRoll');
  assert.equal(j.state.heroes[0].health, 19);
  const [a, b] = fightOf(j).dice;
  assert.equal(heroValue(j.t, fightOf(j)), a + b - 1 - 2);
});

card('mirrezilStage3', '5 reputation and a gem; if he wounds, he takes a gaar', () => {
  const won = beats(3);
  const { gems, reputation } = won.state.heroes[0];
  assert.deepEqual([reputation, gems.ruby + gems.emerald + gems.sapphire + gems.onyx], [5, 1]);
  won.asks(0, 'turn');
  const j = fights(3, { hero: [{ health: 20, gaar: 3 }] });
  passTo(j, 'afterHeroRoll');
  assert.deepEqual([j.state.heroes[0].gaar, fightOf(j).gaar], [2, 3]);
});

card('mirrezilStage4', 'immune; when he falls everybody has won at once', () => {
  const j = fights(4, { hero: [{ health: 20 }] });
  assert.equal(fightOf(j).immune, true);
  passTo(j, 'afterMonsterRoll'); // no gaar against him
  const won = beats(4);
  assert.deepEqual([won.match.result!.how, won.match.result!.winners], ['victory', [0, 1]]);
});

situation('two stages are enough, one more each in the hard and in the long game', () => {
  const won = (options: Plan['options']): number => [1, 2, 3, 4].find((stage) => wins(stage, options))!;
  const wins = (stage: number, options: Plan['options']): boolean => {
    const j = fights(stage, {
      hero: [{ health: 20 }],
      next: { combatDeck: ['combat45'] },
      dice: [6, 6],
      ...(options === undefined ? {} : { options }),
    });
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = fightOf(j).health - 1;
    fightOf(j).plus = 10;
    pass(j);
    while (j.match.result === null && j.match.question(0)?.ask.prompt !== 'turn')
      choose(j, 0, j.match.question(0)!.from[0].id);
    if (j.match.result === null) j.asks(0, 'turn');
    return j.match.result?.how === 'victory';
  };
  assert.deepEqual(
    [won({}), won({ difficulty: 'hard' }), won({ epic: true }), won({ epic: true, difficulty: 'hard' })],
    [2, 3, 3, 4],
  );
});

situation(
  'each stage has 4 health less than its card says, 5 less against three heroes, 6 less against two or one',
  () => {
    const health = (n: number): number => {
      const j = fights(1, {
        heroes: ['dral', 'ael', 'keleia', 'maeldur'].slice(0, n),
        at: [4, 3, 3, 3].slice(0, n),
      });
      passTo(j, 'heroC');
      return fightOf(j).health;
    };
    assert.deepEqual([1, 2, 3, 4].map(health), [3, 3, 4, 5]);
  },
);

situation('a dead hero heals the stage by 2, in the hard game by all', () => {
  const left = (difficulty: 'normal' | 'hard'): number => {
    const j = fights(1, { hero: [{ health: 1, gaar: 0 }], options: { difficulty } });
    fightOf(j).damage = 3;
    passTo(j, 'turn');
    return j.state.stageDamage;
  };
  assert.deepEqual([left('normal'), left('hard')], [1, 0]);
  // The next hero goes on from there.
  const j = fights(1, { set: (state) => (state.stageDamage = 2) });
  assert.equal(fightOf(j).damage, 2);
  passTo(j, 'heroC');
});

situation(
  'each death puts a chaos marker on the board; more than three for each player lose the game',
  () => {
    const dies = (deaths: number): Journey => {
      const j = fights(1, { hero: [{ health: 1, gaar: 0 }], set: (state) => (state.deaths = deaths) });
      while (j.match.result === null && j.match.question(0)?.ask.prompt !== 'turn') pass(j);
      return j;
    };
    const lives = dies(5);
    assert.equal(lives.state.deaths, 6);
    lives.asks(0, 'turn');
    assert.deepEqual([dies(6).match.result!.how, dies(6).match.result!.winners], ['defeat', []]);
  },
);

situation('the game is lost after the last round', () => {
  const j = shadow({ set: (state) => (state.round = 10) });
  endTurn(endTurn(j, 0), 1);
  assert.equal(j.match.result!.how, 'defeat');
});

/** The round ends with this rage card on top. */
function rages(kind: string, plan: Plan = {}): Journey {
  const j = shadow({ map: [['mirrezilLair', 2, -1]], ...plan, next: { rageDeck: [kind], ...plan.next } });
  return endTurn(endTurn(j, 0), 1);
}

card('rageScales', 'this stage has 2 more health', () => {
  const j = fights(1, { rage: ['rageScales'] });
  assert.equal(fightOf(j).health, 9 - 6 + 2);
  passTo(j, 'heroC');
  assert.deepEqual(rages('rageScales').asks(0, 'turn').kinds('rage'), ['rageScales']);
});
card('rageLongNeck', 'his value is 1 higher', () => {
  const j = fights(1, { rage: ['rageLongNeck'], next: { combatDeck: ['combat45'] } });
  passTo(j, 'heroC');
  assert.equal(monsterValue(fightOf(j)), 4 + 5 + 1);
});
card('rageNightVenom', '−1 on every value of the hero', () => {
  const j = fights(1, {
    rage: ['rageNightVenom'],
    next: { combatDeck: ['combat45'] },
    hero: [{ health: 20 }],
    dice: [4, 4],
  });
  passTo(j, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), 8 - 1 - 1);
});
card('rageHoardedGaar', 'one gaar more', () => {
  const j = fights(1, { rage: ['rageHoardedGaar'] });
  assert.equal(fightOf(j).gaar, 3);
  passTo(j, 'heroC');
});
card('rageBrood', 'a gold card into the store and one chaos more', () => {
  const j = fights(1, { rage: ['rageBrood'] });
  assert.deepEqual([fightOf(j).chaos, j.kinds('goldStore').length], [3, 2]); // one of them his own
  passTo(j, 'heroC');
});
card('rageScarsHeal', 'the stage heals everything; if there was nothing, a gold card is stored', () => {
  const hurt = rages('rageScarsHeal', {
    cards: { goldStore: [], silverStore: [] },
    set: (state) => (state.stageDamage = 5),
  });
  assert.deepEqual([hurt.state.stageDamage, hurt.kinds('goldStore').length], [0, 0]);
  hurt.asks(0, 'turn');
  const well = rages('rageScarsHeal', { cards: { goldStore: [], silverStore: [] } });
  assert.deepEqual([well.kinds('goldStore').length, well.kinds('rageDiscard')], [1, ['rageScarsHeal']]);
  well.asks(0, 'turn');
});
card('rageTremor', '2 wounds for each hero on a hex, but nobody dies of it', () => {
  const j = rages('rageTremor', { at: [0, 3], hero: [{ health: 2 }] });
  assert.deepEqual(
    j.state.heroes.map(({ health }) => health),
    [1, 7],
  );
  j.asks(0, 'turn');
  const warded = rages('rageTremor', { at: [0, 3], hero: [{ health: 5, wards: 1 }] });
  warded.asks(0, 'wounding.instead');
  choose(warded, 0, warded.match.question(0)!.from[0].id).asks(0, 'turn');
  assert.deepEqual([warded.state.heroes[0].health, warded.state.heroes[0].wards], [5, 0]);
});
card('rageCall', 'two silver cards and a gold card are stored', () => {
  const j = rages('rageCall', { cards: { goldStore: [], silverStore: [] } });
  // Two turns have stored two silver cards, two more make four: they became a gold card. The next turn stores one.
  assert.deepEqual([j.kinds('goldStore').length, j.kinds('silverStore').length], [2, 1]);
  j.asks(0, 'turn');
});
card('rageDarkness', 'until the next round end each marker gives 1 point less, at least 1', () => {
  const j = rages('rageDarkness').asks(0, 'turn');
  choose(j, 0, 'move.combat');
  choose(j, 0, 'move.mine').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 2 + 1);
  j.next('rageDeck', 'rageScales');
  endTurn(endTurn(j, 0), 1).asks(0, 'turn');
  choose(j, 0, 'move.combat').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].moves, j.kinds('rage')], [3, ['rageScales']]);
});
card('rageFoulSprings', 'potions, church and places of trade heal 1 less', () => {
  const j = rages('rageFoulSprings', { hero: [{ health: 1, potions: 1, gold: 1 }] }).asks(0, 'turn');
  choose(j, 0, 'drink').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 1 + 2);
  choose(j, 0, 'church').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 8);
});

situation('at most four rage cards lie under a stage: the fifth pushes out the oldest', () => {
  const j = rages('rageBrood', {
    cards: { rage: ['rageScales', 'rageLongNeck', 'rageNightVenom', 'rageHoardedGaar'], rageDiscard: [] },
  });
  assert.deepEqual(j.kinds('rage'), ['rageLongNeck', 'rageNightVenom', 'rageHoardedGaar', 'rageBrood']);
  j.asks(0, 'turn');
});

situation('he rages once his lair is found, in the hard game from the start', () => {
  const raged = (difficulty: 'normal' | 'hard', map: Plan['map']): boolean => {
    const j = rages('rageScales', { options: { difficulty }, map: map! });
    j.asks(0, 'turn');
    return j.kinds('rage').length > 0;
  };
  assert.deepEqual(
    [raged('normal', []), raged('normal', [['mirrezilLair', 2, -1]]), raged('hard', [])],
    [false, true, true],
  );
});

situation('easy: he rages only at the end of even rounds; never at the end of the last', () => {
  const raged = (round: number, difficulty: 'easy' | 'normal'): boolean => {
    const j = rages('rageScales', { options: { difficulty }, set: (state) => (state.round = round) });
    j.asks(0, 'turn');
    return j.kinds('rage').length > 0;
  };
  assert.deepEqual([raged(1, 'easy'), raged(2, 'easy'), raged(1, 'normal')], [false, true, true]);
});

card('faerPowerCard', '1: 2 wounds less; 2: a rage card goes; 3: immunity ends, or 2 damage', () => {
  const less = fights(1, { hero: [{ health: 20 }], set: (state) => (state.faer = 1) });
  passTo(less, 'afterMonsterRoll');
  less.answer(
    0,
    less.options(0).find((text) => text.startsWith('Faer'))!,
  );
  passTo(less, 'afterHeroRoll');
  assert.deepEqual([less.state.heroes[0].health, less.state.faer], [20 - (3 - 2), 0]);
  const rage = fights(1, { rage: ['rageScales'], set: (state) => (state.faer = 2) }).asks(0, 'prep');
  rage.answer(0, rage.options(0)[0]);
  assert.deepEqual([rage.kinds('rage'), rage.state.faer], [[], 0]);
  passTo(rage, 'heroC');
  const three = (stage: number): Journey => {
    const j = fights(stage, { set: (state) => (state.faer = 3) }).asks(0, 'prep');
    const faer = j.match.question(0)!.from.findLast(({ id }) => id.startsWith('enemy'))!;
    return choose(j, 0, faer.id);
  };
  const broken = three(4);
  assert.deepEqual([fightOf(broken).immune, fightOf(broken).damage, broken.state.faer], [false, 0, 0]);
  passTo(broken, 'heroC');
  const hurt = three(1);
  assert.equal(fightOf(hurt).damage, 2);
  passTo(hurt, 'heroC');
});

situation(
  'the Faer power rises by a roll of 8 against an elemental, or by essences in the church, two a turn',
  () => {
    const rolled = (dice: readonly number[]): number => {
      const j = shadow({ map: [['humStones', 2, -1]], at: [4, 3], dice, hero: [{ gaar: 1 }] });
      choose(j, 0, 'confront');
      passTo(j, 'turn');
      return j.state.faer;
    };
    assert.deepEqual([rolled([2, 3]), rolled([3, 3])], [1, 2]); // earth adds 2
    const j = shadow({ set: (state) => (state.heroes[0].essences.fire = 3) });
    choose(j, 0, 'faer').asks(0, 'turn');
    choose(j, 0, 'faer').asks(0, 'turn');
    assert.deepEqual([j.state.faer, j.state.heroes[0].essences.fire], [3, 1]);
    assert.ok(!offered(j, 0).includes('faer'));
  },
);

situation('the priest gives wards for 1 gold, two at most; they lower wounds by 3', () => {
  const j = shadow({ hero: [{ gold: 3 }] });
  choose(j, 0, 'buyWard').asks(0, 'turn');
  choose(j, 0, 'buyWard').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].wards, j.state.heroes[0].gold], [2, 1]);
  assert.ok(!offered(j, 0).includes('ward'));
});

situation('he is fought in his lair alone, not from the other hexes of its tile', () => {
  const at = (space: number): boolean => {
    const j = shadow({
      map: [['mirrezilLair', 2, -1]],
      at: [space, 3],
      set: (state) => state.map.beaten.fill(true),
    });
    return offered(j, 0).includes('fightStage');
  };
  assert.deepEqual([4, 5, 6].map(at), [true, false, false]);
});

situation('what a rage card makes him tougher by goes with the card, and he may fall of it', () => {
  const scales = (stageDamage: number): Journey => {
    const j = fights(1, {
      rage: ['rageScales'],
      set: (state) => Object.assign(state, { faer: 2, stageDamage }),
    }).asks(0, 'prep');
    return j.answer(0, j.options(0)[0]);
  };
  assert.equal(fightOf(passTo(scales(0), 'heroC')).health, 9 - 6);
  assert.equal(scales(3).asks(0, 'turn').kinds('stages').at(-1), 'mirrezilStage2');
  // A card that was pushed out by others leaves him 1 health.
  const left = fights(1, { set: (state) => (state.stageDamage = 4) });
  assert.deepEqual([fightOf(left).health, fightOf(left).damage], [3, 2]);
  passTo(left, 'heroC');
});

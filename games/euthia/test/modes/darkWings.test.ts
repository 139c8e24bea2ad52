import assert from 'node:assert/strict';
import { distanceOf } from '../../rules/map.ts';
import {
  card,
  choose,
  endTurn,
  fightOf,
  intoFight,
  type Journey,
  offered,
  passTo,
  play,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];
type Plan = NonNullable<Parameters<typeof play>[0]>;

/** A map of pacified hexes; the round of so much ends, and Farruga lands. */
function lands(plan: Plan & { round?: number; attack?: string; keeps?: string } = {}): Journey {
  const { round = 5, attack = 'attackHoard', keeps = 'keepNone', options, ...rest } = plan;
  const j = play({
    heroes,
    map: [
      ['robberTrail', 2, -1],
      ['wildWood', 4, -2],
    ],
    at: [3, 3],
    ...rest,
    options: { scenario: 'darkWings', ...options },
    set: (state, t) => {
      state.round = round;
      state.map.beaten.fill(true);
      plan.set?.(state, t);
    },
    next: { attackDeck: [attack], ...rest.next },
  });
  return endTurn(choose(choose(j, 0, 'end'), 0, keeps), 1);
}

situation('four stages, the first on top, four attack cards and the artefacts', () => {
  const j = play({ heroes, options: { scenario: 'darkWings' } });
  assert.deepEqual(j.kinds('stages'), ['farrugaStage4', 'farrugaStage3', 'farrugaStage2', 'farrugaStage1']);
  assert.deepEqual([j.kinds('attackDeck').length, j.kinds('artefacts').length, j.state.figure], [4, 6, -1]);
});

situation('she lands at the end of round 5, with most hero markers around her', () => {
  const early = lands({ round: 4 });
  assert.equal(early.state.figure, -1);
  early.asks(0, 'turn');
  // Markers at the far end of the wood: 9 and 10 touch each other, and 8.
  const j = lands({ set: (state) => [8, 9, 10].forEach((space) => (state.map.marker[space] = 0)) });
  assert.equal(Math.floor(j.state.figure / 4), 2);
  j.asks(0, 'turn');
  // Trade and interaction markers do not count; without any marker she takes the hex nearest to the church.
  const near = lands();
  assert.equal(Math.floor(near.state.figure / 4), 1);
  near.asks(0, 'turn');
});

situation('of hexes alike she takes the one nearest to where she is, then to whoever leads', () => {
  const from = (figure: number): number => {
    const j = lands({ at: [4, 3], set: (state) => (state.figure = figure) });
    j.asks(0, 'turn');
    return j.state.figure;
  };
  assert.deepEqual([from(9), from(6)], [9, 6]);
});

situation('of hexes that are alike in everything chance picks one', () => {
  const found = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const j = lands({
        seed,
        map: [
          ['robberTrail', 2, -1],
          ['wildWood', 1, 1],
        ],
      });
      j.asks(0, 'turn');
      return j.state.figure;
    }),
  );
  assert.ok(found.size > 1, [...found].join());
});

situation('without a pacified hex outside the start tile she stays away, and nobody is struck', () => {
  const j = lands({ map: [], at: [0, 3], hero: [{ gold: 2 }] });
  assert.deepEqual([j.state.figure, j.state.heroes[0].gold, j.kinds('attackDiscard')], [-1, 2, []]);
  j.asks(0, 'turn');
});

situation('easy: she lands one round later with weaker stages; hard: earlier, and reaches further', () => {
  const at = (difficulty: 'easy' | 'normal' | 'hard', round: number): boolean => {
    const j = lands({ round, options: { difficulty } });
    j.asks(0, 'turn');
    return j.state.figure !== -1;
  };
  assert.deepEqual([at('easy', 5), at('easy', 6), at('hard', 3), at('hard', 4)], [false, true, false, true]);
});

/** Both heroes stand at these distances from where she lands; what happens to them? */
function strikes(attack: string, spaces: readonly number[], plan: Plan & { keeps?: string } = {}): Journey {
  return lands({
    attack,
    at: spaces,
    hero: [
      { gold: 1, health: 6, gaar: 1 },
      { gold: 3, health: 6, gaar: 1 },
    ],
    ...plan,
    // All markers lie around hex 8, the first of the wood.
    set: (state) => [8, 9, 10, 5].forEach((space) => (state.map.marker[space] = 0)),
  });
}

card('attackFlames', '4 wounds within 1, 2 at distance 2, none in a centre', () => {
  const near = strikes('attackFlames', [8, 3]);
  const { figure } = near.state;
  assert.equal(figure, 8);
  assert.deepEqual([near.state.heroes[0].health, near.state.heroes[1].health], [2, 6]);
  near.asks(0, 'turn');
  const two = strikes('attackFlames', [4, 9]);
  assert.deepEqual([two.state.heroes[0].health, two.state.heroes[1].health], [4, 2]);
  two.asks(0, 'turn');
});

card('attackWings', '1 wound, and the marker on the fourth slot is lost', () => {
  const j = strikes('attackWings', [8, 3], {
    hero: [
      { health: 6, reserve: 'mine' },
      { health: 6, reserve: 'mine' },
    ],
  });
  assert.deepEqual([j.state.heroes[0].health, j.state.heroes[1].health], [5, 6]);
  j.asks(0, 'turn');
  // A marker kept at the end of this very turn is taken as well.
  const kept = lands({
    attack: 'attackWings',
    at: [8, 8],
    keeps: 'keep.trade',
    set: (state) => [8, 9, 10, 5].forEach((space) => (state.map.marker[space] = 0)),
  });
  assert.equal(kept.state.heroes[0].reserve, null);
  kept.asks(0, 'turn');
});

card('attackHoard', '2 gold, and a wound for each that is missing', () => {
  const j = strikes('attackHoard', [8, 9]);
  assert.deepEqual(
    j.state.heroes.map(({ gold, health }) => [gold, health]),
    [
      [0, 5],
      [1, 6],
    ],
  );
  j.asks(0, 'turn');
});

card('attackShriek', 'a gaar, a dwurt or 2 wounds, then a silver card', () => {
  const j = strikes('attackShriek', [8, 3], { cards: { 'hand.0': [], 'hand.1': [] } });
  j.asks(0, 'chooseEffects');
  assert.deepEqual(offered(j, 0), ['choice0', 'choice2']);
  choose(j, 0, 'choice2').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, j.kinds('hand.0').length, j.kinds('hand.1').length], [4, 1, 0]);
});

/** What each attack does to Dral at the distances 0, 1, 2 and 3: wounds, gold, gaar, the kept marker, silver cards. */
const REACH: Readonly<Record<string, readonly string[]>> = {
  attackFlames: ['-4', '-4', '-2', ''],
  attackWings: ['-1 marker', '-1 marker', '-1 marker', ''],
  attackHoard: ['gold', 'gold', 'gold', ''],
  attackShriek: ['gaar silver', 'gaar silver', 'gaar silver', ''],
};
for (const [attack, expected] of Object.entries(REACH))
  card(attack, 'strikes as far as its text says', () => {
    const felt = [8, 9, 4, 1].map((space, distance) => {
      // The leader is Áel, so Farruga takes her hex.
      const j = strikes(attack, [space, 8], {
        hero: [{ health: 6, gold: 2, gaar: 1 }, { reputation: 5 }],
        cards: { 'hand.0': [], 'hand.1': [] },
        keeps: 'keep.mine',
      });
      while (j.match.question(j.match.waiting[0])!.ask.prompt === 'chooseEffects')
        choose(j, j.match.waiting[0], 'choice0');
      j.asks(0, 'turn');
      assert.deepEqual([j.state.figure, distanceOf(j.t, 8, space)], [8, distance]);
      const { health, gold, gaar, reserve } = j.state.heroes[0];
      const lost = health < 6 ? [String(health - 6)] : [];
      if (gold < 2) lost.push('gold');
      if (gaar < 1) lost.push('gaar');
      if (reserve === null) lost.push('marker');
      if (j.kinds('hand.0').length > 0) lost.push('silver');
      return lost.join(' ');
    });
    assert.deepEqual(felt, expected);
  });

situation('hard: distance 3 counts like 2', () => {
  const health = (difficulty: 'normal' | 'hard'): number => {
    // The leader is Áel, so of two hexes alike Farruga takes hers; Dral is 3 away.
    const j = strikes('attackFlames', [1, 8], {
      options: { difficulty },
      hero: [{ health: 6 }, { reputation: 5 }],
    });
    assert.deepEqual([j.state.figure, distanceOf(j.t, 8, 1)], [8, 3]);
    j.asks(0, 'turn');
    return j.state.heroes[0].health;
  };
  assert.deepEqual([health('normal'), health('hard')], [6, 4]);
});

/** Dral stands on her hex and fights this stage. */
function fightsStage(stage: number, plan: Plan = {}): Journey {
  const left = [4, 3, 2, 1].filter((one) => one >= stage).map((one) => `farrugaStage${one}`);
  const j = play({
    heroes,
    map: [['robberTrail', 2, -1]],
    at: [5, 3],
    ...plan,
    options: { scenario: 'darkWings', ...plan.options },
    cards: { stages: left, 'hand.1': [], ...plan.cards },
    next: {
      goldDeck: ['soulControl'],
      'stack.4': ['treasureRuneBracers'],
      'stack.5': ['treasureRegalia'],
      ...plan.next,
    },
    set: (state, t) => {
      state.figure = 5;
      state.stagesBeaten = stage - 1;
      plan.set?.(state, t);
    },
  });
  return intoFight(choose(j, 0, 'fightStage'));
}
const beatsStage = (stage: number, plan: Plan = {}): Journey => {
  const j = fightsStage(stage, { ...plan, hero: [{ gold: 0, health: 8 }], dice: [1, 1, 6, 6] });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  while (j.match.question(0)?.ask.prompt !== 'turn') {
    const [seat] = j.match.waiting;
    const { from } = j.match.question(seat)!;
    j.answer(seat, (from.find(({ declines }) => declines === true) ?? from[0]).id);
  }
  return j.asks(0, 'turn');
};

card('farrugaStage1', '4 reputation and 4 gold; the card is kept as a beaten elite enemy', () => {
  const j = beatsStage(1);
  assert.deepEqual([j.state.heroes[0].reputation, j.state.heroes[0].gold], [4, 4]);
  assert.deepEqual([j.kinds('bounties.0'), j.kinds('stages').at(-1)], [['farrugaStage1'], 'farrugaStage2']);
  assert.deepEqual([j.state.figure, j.state.stageDamage, j.kinds('trophies.0')], [-1, 0, []]);
  assert.deepEqual([j.state.map.marker[5], j.state.stagesBeaten], [-1, 1]);
});
card('farrugaStage2', '5 reputation and a treasure', () => {
  const j = beatsStage(2);
  assert.deepEqual([j.state.heroes[0].reputation, j.kinds('pouch.0')], [5, ['treasureRuneBracers']]);
});
card('farrugaStage3', '6 reputation and a gem; a low value heals her', () => {
  const j = beatsStage(3);
  const { reputation, gems } = j.state.heroes[0];
  assert.deepEqual([reputation, gems.diamond + gems.demonStone], [6, 1]);
  const low = fightsStage(3, { dice: [1, 2, 3, 3] });
  fightOf(low).damage = 5;
  passTo(low, 'afterHeroRoll');
  assert.equal(fightOf(low).damage, 3);
});
card('farrugaStage4', '9 reputation and a treasure, and the game ends with this round', () => {
  const j = beatsStage(4);
  assert.deepEqual([j.state.heroes[0].reputation, j.kinds('pouch.0')], [9, ['treasureRegalia']]);
  endTurn(endTurn(j, 0), 1);
  assert.equal(j.match.result!.how, 'reputation');
});

situation('if the hero dies, she stays, and the stage heals everything', () => {
  const j = fightsStage(1, { hero: [{ health: 1, gaar: 0 }], dice: [4, 4] });
  fightOf(j).damage = 6;
  passTo(j, 'turn');
  assert.deepEqual([j.state.figure, j.state.stageDamage, j.kinds('stages').at(-1)], [5, 0, 'farrugaStage1']);
});

situation('together she heals 2 only, in the hard game everything', () => {
  const left = (difficulty: 'normal' | 'hard'): number => {
    const options = { cooperative: true, difficulty };
    const j = fightsStage(1, { hero: [{ health: 1, gaar: 0 }], next: { combatDeck: ['combat66'] }, options });
    fightOf(j).damage = 4;
    passTo(j, 'turn');
    return j.state.stageDamage;
  };
  assert.deepEqual([left('normal'), left('hard')], [2, 0]);
});

situation('together each stage has 4 health less against two heroes, 3 against more', () => {
  const health = (n: number): number => {
    const j = fightsStage(1, {
      heroes: ['dral', 'ael', 'keleia', 'maeldur'].slice(0, n),
      at: [5, 3, 3, 3],
      options: { cooperative: true },
    });
    passTo(j, 'heroC');
    return fightOf(j).health;
  };
  assert.deepEqual([2, 3, 4].map(health), [5, 6, 6]);
});

situation('easy: each stage has 2 health less', () => {
  const easy = fightsStage(1, { options: { difficulty: 'easy' }, dice: [1, 1] });
  assert.equal(fightOf(easy).health, 7);
  passTo(easy, 'monsterC');
});

situation('from round 6 on she can be fought from the pacified eyrie, wherever she is', () => {
  const able = (round: number, figure: number): boolean => {
    const j = play({
      heroes,
      options: { scenario: 'darkWings' },
      map: [['farrugaEyrie', 2, -1]],
      at: [4, 3],
      set: (state) => {
        state.round = round;
        state.figure = figure;
        state.map.beaten.fill(true);
      },
    });
    return offered(j, 0).includes('fightStage');
  };
  assert.deepEqual([able(5, -1), able(6, -1), able(6, 5), able(5, 4)], [false, true, true, true]);
});

situation(
  'together the group wins when the second stage falls in time, in the hard and long game the fourth',
  () => {
    const result = (stagesBeaten: number, options: Plan['options'] = {}): string => {
      const j = play({
        heroes,
        options: { scenario: 'darkWings', cooperative: true, ...options },
        set: (state) => {
          state.round = state.rounds;
          state.stagesBeaten = stagesBeaten;
        },
      });
      endTurn(endTurn(j, 0), 1);
      return j.match.result!.how;
    };
    assert.deepEqual([result(1), result(2)], ['defeat', 'victory']);
    const hard = { difficulty: 'hard', epic: true } as const;
    assert.deepEqual([result(3, hard), result(4, hard)], ['defeat', 'victory']);
  },
);

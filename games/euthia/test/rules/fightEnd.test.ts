import assert from 'node:assert/strict';
import {
  choose,
  fighting,
  fightingElite,
  fightOf,
  intoFight,
  type Journey,
  offered,
  passTo,
  play,
  rule,
} from '../kit.ts';
import { toolsOf } from '../../rules/map.ts';

/** The hero hits at once: 6 and 6 with the oath sword deal 3. */
const beaten = (reputation: number): Journey => {
  const j = fighting('boneGuard', {
    heroes: ['dral', 'ael'],
    hero: [{ reputation, gold: 0 }],
    dice: [1, 1],
  });
  fightOf(j).damage = 2;
  fightOf(j).usedFight.push(`limit${fightOf(j).card}.0`);
  j.roll(6, 6);
  while (j.match.question(0)?.ask.prompt !== 'keepTrophy') choose(j, j.match.waiting[0], 'pass');
  return j;
};

rule('EU-CEND-02', 'the reward is paid only up to the gate, by the reputation before it', () => {
  const paid = beaten(15);
  assert.deepEqual([paid.state.heroes[0].reputation, paid.state.heroes[0].gaar], [16, 5]);
  const late = beaten(16);
  assert.deepEqual([late.state.heroes[0].reputation, late.state.heroes[0].gaar], [16, 4]);
  paid.asks(0, 'keepTrophy');
  late.asks(0, 'keepTrophy');
});

rule('EU-LOOT-01', 'the winner receives everything beside the monster symbol', () => {
  const j = choose(beaten(16), 0, 'keepTrophy');
  assert.equal(j.state.heroes[0].gold, 3);
  j.asks(0, 'turn');
});

rule('EU-CEND-07', 'the winner’s hero marker lies on the space, and the turn goes on', () => {
  const j = choose(beaten(16), 0, 'noTrophy');
  assert.deepEqual([j.state.map.marker[4], j.state.map.beaten[4]], [0, true]);
  assert.equal(j.state.heroes[0].moves, 1); // EU-TURN-04
  j.asks(0, 'turn');
});

/** The hero has 1 health and the monster hits. */
const killed = (): Journey => {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], hero: [{ health: 1, gaar: 0 }], dice: [6, 5] });
  while (j.match.question(0)?.ask.prompt !== 'turn') choose(j, j.match.waiting[0], 'pass');
  return j;
};

rule('EU-HDEATH-05', 'the dead hero stands in the church with full health', () => {
  const j = killed();
  assert.deepEqual([j.state.heroes[0].space, j.state.heroes[0].health], [3, 8]);
  j.asks(0, 'turn');
});

rule('EU-HDEATH-06', 'three gaar and a gold card', () => {
  const j = killed();
  assert.equal(j.state.heroes[0].gaar, 3);
  assert.equal(j.t.cards(j.t.piles.hand[0]).length, 1);
  j.asks(0, 'turn');
});

rule('EU-HDEATH-04', 'the monster player takes a hero marker', () => {
  const j = killed();
  assert.deepEqual([j.state.heroes[0].fallen, j.state.heroes[1].won], [1, 1]);
  j.asks(0, 'turn');
});

rule('EU-HDEATH-02', 'the monster lies on top of its deck again', () => {
  const j = killed();
  assert.equal(j.t.kind(j.t.top(j.t.piles.monsterNext[0])!), 'mistWolf');
  j.asks(0, 'turn');
});

rule('EU-HDEATH-08', 'points are lost, but the mining marker still leads off the church', () => {
  const j = killed();
  assert.equal(j.state.heroes[0].moves, 0);
  choose(j, 0, 'move.mine');
  assert.equal(j.state.heroes[0].moves, 1);
  choose(j, 0, 'step1');
  assert.equal(j.state.heroes[0].space, 1);
  j.asks(0, 'turn');
});

const heroes = ['dral', 'ael'];

/** The hero is about to deal the last damage; what is asked next is the trophy. */
function aboutToWin(monster: string, plan: Parameters<typeof fighting>[1] = {}): Journey {
  const j = fighting(monster, { heroes, ...plan, dice: [1, 1, 6, 6] });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  return j;
}

rule('EU-CEND-01', 'the fight ends at once, in the middle of a phase if need be', () => {
  const j = aboutToWin('mudLeech');
  fightOf(j).plus = -20; // the attack itself would miss
  fightOf(j).hope = 3;
  j.answer(0, 'Gaar: reroll the die showing 6').asks(0, 'afterHeroRoll');
  j.answer(0, '3 hope: +1 and 1 damage').asks(0, 'keepTrophy');
  assert.deepEqual([fightOf(j).over, fightOf(j).step], ['won', 'C']);
  // The hero falls to the monster attack: neither healing nor a hero attack follows.
  const lost = fighting('mistWolf', { heroes, hero: [{ health: 2, gaar: 0, potions: 2 }], dice: [6, 5] });
  lost.asks(0, 'healing');
  passTo(lost, 'turn');
  assert.deepEqual([lost.state.heroes[0].fallen, lost.state.heroes[0].potions], [1, 2]);
});

rule(
  'EU-CEND-03',
  'one reputation, an emerald and a silver card up to 15 reputation, nothing from 16 on',
  () => {
    const reward = (reputation: number): number[] => {
      const j = aboutToWin('thornCreeper', { hero: [{ reputation }], cards: { 'hand.0': [] } });
      passTo(j, 'keepTrophy');
      const hero = j.state.heroes[0];
      return [hero.reputation - reputation, hero.gems.emerald, j.kinds('hand.0').length];
    };
    assert.deepEqual(
      [reward(0), reward(15), reward(16)],
      [
        [1, 1, 1],
        [1, 1, 1],
        [0, 0, 0],
      ],
    );
  },
);

rule('EU-CEND-04', 'the card becomes a trophy or is discarded; the loot comes at any reputation', () => {
  const kept = aboutToWin('mudLeech', {
    hero: [{ reputation: 40, gold: 0 }],
    cards: { 'monsterDiscard.0': [] },
  });
  passTo(kept, 'keepTrophy');
  choose(kept, 0, 'keepTrophy').asks(0, 'turn');
  assert.deepEqual([kept.kinds('trophies.0'), kept.kinds('monsterDiscard.0')], [['mudLeech'], []]);
  assert.deepEqual([kept.state.heroes[0].gold, kept.state.heroes[0].reputation], [3, 40]);
  const left = aboutToWin('mudLeech', {
    hero: [{ reputation: 40, gold: 0 }],
    cards: { 'monsterDiscard.0': [] },
  });
  passTo(left, 'keepTrophy');
  choose(left, 0, 'noTrophy').asks(0, 'turn');
  assert.deepEqual([left.kinds('trophies.0'), left.kinds('monsterDiscard.0')], [[], ['mudLeech']]);
  assert.equal(left.state.heroes[0].gold, 3);
});

rule(
  'EU-CEND-05',
  'played cards are discarded, the others kept; four silver for gold, then down to five',
  () => {
    const j = fighting('caveBear', {
      heroes,
      hero: [{}, { gaar: 0 }],
      cards: {
        'hand.1': ['bloodlust', 'curse', 'curse', 'curse', 'stoneSkin', 'mightyBlow'],
        silverDiscard: [],
        goldDiscard: [],
      },
      next: { silverDeck: ['stoneSkin'] },
      dice: [1, 1, 6, 6],
    });
    passTo(j, 'playCards');
    choose(j, 1, 'bloodlust.1');
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = 6;
    passTo(j, 'keepTrophy');
    choose(j, 0, 'noTrophy').asks(1, 'handLimit');
    assert.deepEqual(j.kinds('silverDiscard'), ['bloodlust']);
    assert.equal(j.kinds('hand.1').length, 6);
    choose(j, 1, 'exchange').asks(1, 'exchangeWhich');
    const four = j.match
      .question(1)!
      .from.slice(0, 4)
      .map(({ id }) => id);
    j.answer(1, ...four).asks(0, 'turn');
    assert.equal(j.kinds('hand.1').length, 6 - 4 + 1);
    assert.equal(j.state.heroes[1].gaar, 0); // the bear's gaar and chaos went to the supply
  },
);

rule('EU-CEND-06', 'two points left on the die of hope give a gaar marker', () => {
  const gaar = [0, 1, 2, 3, 5].map((hope) => {
    const j = aboutToWin('mistWolf', { hero: [{ gaar: 1, reputation: 20 }] });
    fightOf(j).hope = hope;
    passTo(j, 'keepTrophy');
    choose(j, 0, 'noTrophy').asks(0, 'turn');
    return j.state.heroes[0].gaar - 1;
  });
  assert.deepEqual(gaar, [0, 0, 1, 1, 2]);
});

rule.also('EU-CEND-07', 'a trade marker on a place of trade counts as one', () => {
  const j = play({
    heroes,
    map: [['traderGreen', 2, -1]],
    at: [1, 3],
    cards: { 'monsterNext.0': ['mistWolf'] },
    dice: [1, 1, 6, 6],
  });
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = 4;
  passTo(j, 'keepTrophy');
  choose(j, 0, 'noTrophy').asks(0, 'tradeNow');
  assert.deepEqual([j.state.map.marker[4], j.state.map.tools[4]], [0, 0]);
});

rule('EU-CEND-08', 'a mining space bears two interaction markers of the winner', () => {
  const j = aboutToWin('caveBear');
  passTo(j, 'keepTrophy');
  choose(j, 0, 'noTrophy').asks(0, 'turn');
  assert.deepEqual([toolsOf(j.t, 4, 0), j.state.map.marker[4], j.state.map.beaten[4]], [2, -1, true]);
});

rule(
  'EU-CEND-09',
  'at a place of trade a trade action comes before what cannot be carried is discarded',
  () => {
    const won = (map: string): Journey => {
      const j = play({
        heroes,
        map: [[map, 2, -1]],
        at: [1, 3],
        hero: [{ potions: 2, gold: 0 }],
        pouch: [['treasureRegalia']],
        cards: { 'monsterNext.0': ['chargingBoar'] },
        dice: [1, 1, 6, 6],
      });
      choose(j, 0, 'move.mine');
      intoFight(choose(j, 0, 'step4'));
      passTo(j, 'afterHeroRoll');
      fightOf(j).damage = 4;
      passTo(j, 'keepTrophy');
      return choose(j, 0, 'keepTrophy');
    };
    // Two potions, one of the reward, the treasure and the trophy: five for three pouches.
    const trading = won('traderGreen').asks(0, 'tradeNow');
    trading.answer(0, true).asks(0, 'trade');
    assert.ok(trading.options(0).some((text) => text.startsWith('Sell')));
    assert.ok(!trading.state.heroes[0].markers.includes('trade'));
    won('robberTrail').asks(0, 'storage');
    won('northTowers').asks(0, 'storage'); // trade there needs the centre
  },
);

rule('EU-CEND-10', 'after a victory the turn goes on with everything that is left', () => {
  const j = aboutToWin('mudLeech');
  passTo(j, 'keepTrophy');
  choose(j, 0, 'noTrophy').asks(0, 'turn');
  assert.deepEqual([j.state.turn, j.state.heroes[0].moves, j.state.heroes[0].markers], [0, 1, ['mine']]);
  assert.ok(offered(j, 0).includes('move.mine'));
  assert.ok(offered(j, 0).some((id) => id.startsWith('step')));
});

rule('EU-HDEATH-01', 'hope left at death becomes gaar as well', () => {
  const j = fighting('mistWolf', { heroes, hero: [{ health: 1, gaar: 0 }], dice: [6, 5] });
  passTo(j, 'afterMonsterRoll');
  fightOf(j).hope = 2;
  passTo(j, 'turn');
  assert.equal(j.state.heroes[0].gaar, 3 + 1);
});

rule(
  'EU-HDEATH-03',
  'the monster’s markers are gone, played cards discarded, and five cards are kept',
  () => {
    const j = fighting('caveBear', {
      heroes,
      hero: [{ health: 1, gaar: 0 }, { gaar: 1 }],
      cards: {
        'hand.1': ['curse', 'curse', 'curse', 'stoneSkin', 'mightyBlow', 'bloodlust'],
        goldDiscard: [],
      },
      next: { silverDeck: ['stoneSkin'] },
      dice: [6, 6],
    });
    passTo(j, 'playCards');
    choose(j, 1, 'mightyBlow.1');
    passTo(j, 'handLimit');
    assert.deepEqual(
      [j.kinds('goldDiscard'), j.kinds('played'), j.state.heroes[1].gaar],
      [['mightyBlow'], [], 1],
    );
    choose(j, 1, offered(j, 1)[0]).asks(0, 'turn');
    assert.equal(j.kinds('hand.1').length, 5);
  },
);

rule('EU-HDEATH-07', 'all points are lost, wherever they come from, but what is left gives new ones', () => {
  const j = fighting('mistWolf', { heroes, hero: [{ health: 1, gaar: 0, reserve: 'trade' }], dice: [6, 5] });
  assert.equal(j.state.heroes[0].moves, 1);
  passTo(j, 'turn');
  const hero = j.state.heroes[0];
  assert.deepEqual([hero.moves, hero.markers, hero.reserve], [0, ['mine'], 'trade']);
  choose(j, 0, 'move.trade').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 2);
});

rule('EU-TROPHY-01', 'a trophy lies in a pouch', () => {
  const j = aboutToWin('mudLeech', { hero: [{ potions: 2 }] });
  passTo(j, 'keepTrophy');
  choose(j, 0, 'keepTrophy').asks(0, 'turn');
  assert.deepEqual([j.kinds('trophies.0'), j.state.heroes[0].potions], [['mudLeech'], 2]);
});

rule('EU-TROPHY-02', 'without a free pouch something else has to go', () => {
  const j = aboutToWin('mudLeech', { hero: [{ potions: 3 }] });
  passTo(j, 'keepTrophy');
  choose(j, 0, 'keepTrophy').asks(0, 'storage');
  choose(j, 0, 'drink').asks(0, 'turn');
  assert.deepEqual([j.kinds('trophies.0'), j.state.heroes[0].potions], [['mudLeech'], 2]);
});

rule(
  'EU-TROPHY-03',
  'a trophy that is given up goes to the discard pile of its level, that of an elite enemy out of the game',
  () => {
    const j = aboutToWin('caveBear', { hero: [{ potions: 3, gaar: 1 }], cards: { 'monsterDiscard.1': [] } });
    passTo(j, 'keepTrophy');
    choose(j, 0, 'keepTrophy').asks(0, 'storage');
    choose(j, 0, 'trophy').asks(0, 'turn');
    assert.deepEqual(j.kinds('monsterDiscard.1'), ['caveBear']);
    const elite = fightingElite('greytooth', { heroes, hero: [{ potions: 3 }], dice: [1, 1, 6, 6] });
    passTo(elite, 'afterHeroRoll');
    fightOf(elite).damage = 7;
    fightOf(elite).plus = 5;
    passTo(elite, 'keepTrophy');
    choose(elite, 0, 'keepTrophy').asks(0, 'storage');
    choose(elite, 0, 'trophy').asks(0, 'turn');
    assert.ok(elite.kinds('box').includes('greytooth'));
  },
);

rule('EU-LOOT-02', '3 gold, a potion, a gaar and a silver card', () => {
  const j = fighting('hydra', {
    heroes,
    map: [['mirrorLake', 2, -1]],
    hero: [{ gold: 0, gaar: 1 }],
    cards: { 'hand.0': [] },
    dice: [1, 1, 6, 6],
  });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = 10;
  passTo(j, 'keepTrophy');
  const { gems } = j.state.heroes[0];
  assert.equal(gems.emerald, 1); // the reward
  choose(j, 0, 'noTrophy').asks(0, 'turn');
  const { gold, potions, gaar } = j.state.heroes[0];
  assert.deepEqual([gold, potions, gaar - 1, j.kinds('hand.0').length], [3, 1, 1, 1]);
  assert.equal(j.t.back(j.t.cards(j.t.piles.hand[0])[0]), 'silver');
});

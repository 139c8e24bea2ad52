import assert from 'node:assert/strict';
import { equipment } from '../../content/equipment.ts';
import { exchange } from '../../rules/market.ts';
import {
  armour,
  combatDice,
  kitOf,
  magicResist,
  manaRegen,
  maxLife,
  maxMana,
  moveAllowance,
  runAllowance,
  willpower,
} from '../../rules/values.ts';
import {
  act,
  type Arena,
  asked,
  at,
  card,
  golemsOf,
  hero,
  lives,
  named,
  play,
  rolls,
  rule,
  spot,
  statusOf,
} from '../kit.ts';

/** All values of a hero that equipment may change. */
const values = (m: Arena, kind: string) => {
  const one = hero(m, kind);
  return {
    maxMana: maxMana(m.t, one),
    manaRegen: manaRegen(m.t, one),
    maxLife: maxLife(m.t, one),
    life: one.life,
    magicResist: magicResist(m.t, one),
    armour: armour(m.t, one),
    combat: combatDice(m.t, one),
    willpower: willpower(m.t, one),
    move: moveAllowance(m.t, one) / 1000,
    run: runAllowance(m.t, one) / 1000,
  };
};
/** What buying the card for Ylvie changes. She owns what it is made from, where it is an upgrade. */
function bought(kind: string): {
  price: number;
  changes: Record<string, number>;
  kit: string[];
  market: boolean;
} {
  const { upgrades } = equipment.find((one) => one.kind === kind)!;
  const base = upgrades === null ? [] : [upgrades];
  const plain = values(play({ blue: { ylvie: { at: [2.6, 14] } } }), 'ylvie');
  const m = play({ blue: { ylvie: { at: [2.6, 14], gold: 9, kit: base } }, stage: 'start', round: 1 });
  const offer = m.match
    .question(0)!
    .from.find((one) => 'card' in one && m.t.kind(one.card as never) === kind)!;
  m.answer(0, offer.id);
  const now = values(m, 'ylvie');
  const changes: Record<string, number> = {};
  for (const [name, value] of Object.entries(now)) {
    const more = (value ?? 0) - (plain[name as keyof typeof plain] ?? 0);
    if (more !== 0) changes[name] = more;
  }
  const price = 10 - hero(m, 'ylvie').gold;
  const found = {
    price,
    changes,
    kit: m.kinds('kit.0'),
    market: upgrades === null || m.kinds('market').includes(upgrades),
  };
  m.asks(0, 'buy');
  return found;
}
const gives = (kind: string, price: number, changes: Record<string, number>): void =>
  card(kind, 'its price, and what it changes', () => {
    assert.deepEqual(bought(kind), { price, changes, kit: [kind], market: true });
  });

gives('moonCrystal', 3, { maxMana: 1 });
gives('moonSceptre', 4, { maxMana: 2, manaRegen: 1 });
gives('springPearl', 3, { manaRegen: 1 });
gives('springHeart', 4, { manaRegen: 1, maxLife: 2, life: 2 });
gives('quiltedCoat', 2, { maxLife: 1, life: 1 });
gives('scaleCoat', 5, { maxLife: 1, life: 1, armour: 1 });
gives('runeAmulet', 3, { magicResist: 1 });
gives('wardingDisc', 4, { magicResist: 2, maxLife: 1, life: 1 });
gives('windSandals', 3, { move: 1, run: 1 });
gives('stormBoots', 3, { move: 2, run: 2 });
gives('whetstone', 4, { combat: 1 });
gives('masterWeapon', 4, { combat: 1 });
gives('emberWand', 4, { willpower: 1 });
gives('phoenixStaff', 5, { willpower: 2, maxLife: 1, life: 1 });
gives('golemChisel', 2, {});
gives('golemBreaker', 3, { maxLife: 1, life: 1 });
gives('beastFang', 2, {});
gives('dragonPike', 4, { combat: 1 });
gives('runnersSash', 2, { run: 2 });
gives('couriersHarness', 5, { run: 2, armour: 1 });
gives('smokeCapsule', 3, {});
gives('shadowCloak', 4, { move: 1, run: 1 });
gives('healingSalve', 3, {});
gives('lifeShard', 5, {});

card('emberWand', 'gives nothing to a hero without WK', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], kit: ['emberWand'] } } });
  assert.equal(willpower(m.t, hero(m, 'alice')), null);
});
card(
  'quiltedCoat',
  'the life point goes with the card when it becomes an upgrade, never the last one',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 14], gold: 4, life: 1, kit: ['quiltedCoat', 'runeAmulet'] } },
    });
    m.answer(0, named(hero(m, 'alice')));
    const offer = m.options(0).find((text) => text.startsWith('Warding Disc'))!;
    m.answer(0, offer).asks(0, 'way');
    assert.deepEqual([lives(m, 'alice'), maxLife(m.t, hero(m, 'alice'))], [[2], 8]);
  },
);
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);
/** A basic attack of Jasper with this card on Elmar, who has lost so many life points. */
const blow = (kit: string[], lost: number) => {
  const m = play({
    blue: { jasper: { at: [2.6, 14], life: 12, kit } },
    red: { elmar: { at: [2.6, 15.5], life: 9 - lost, status: ['stun'] } },
  });
  hero(m, 'jasper').life = 12;
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  return heads(rolls(m))[0];
};
card('masterWeapon', 'basic attacks on wounded heroes are critical', () => {
  assert.deepEqual(
    [blow(['masterWeapon'], 0), blow(['masterWeapon'], 1)],
    ['jasper>elmar 7d−2', 'jasper>elmar 7d−2!'],
  );
});
/** A basic attack on one of two golems: the rolls, with all misses or all hits. */
const golems = (kit: string[], die: number) => {
  const m = play({
    blue: { jasper: { at: [2.6, 14], kit } },
    golems: [
      { team: 'red', at: [2.6, 15.5] },
      { team: 'red', at: [4, 16.5] },
    ],
    dice: Array<number>(9).fill(die),
  });
  act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
  return heads(rolls(m));
};
for (const [kind, dice] of [
  ['golemChisel', 7],
  ['golemBreaker', 8],
] as const)
  card(kind, 'more dice against golems, and no answer of the squad if the golem falls', () => {
    assert.deepEqual(golems([kind], 6), [`jasper>golem ${dice}d−0`]);
    assert.deepEqual(golems([kind], 1), [
      `jasper>golem ${dice}d−0`,
      'golem>jasper 3d−1',
      'golem>jasper 3d−1',
    ]);
    assert.deepEqual(golems([], 6), ['jasper>golem 6d−0', 'golem>jasper 3d−1']);
    assert.equal(blow([kind], 0), 'jasper>elmar 6d−2');
  });
for (const [kind, plain, more] of [
  ['beastFang', 6, 8],
  ['dragonPike', 7, 9],
] as const)
  card(kind, '2 dice more against creatures and monsters', () => {
    const m = play({ blue: { jasper: { at: [8.4, 15.3], kit: [kind] } }, wilds: true });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'buy');
    assert.deepEqual(
      [heads(rolls(m))[0], blow([kind], 0)],
      [`jasper>pantha ${more}d−0`, `jasper>elmar ${plain}d−2`],
    );
    const drako = play({ blue: { jasper: { at: [8.6, 25.3], kit: [kind] } }, wilds: true });
    act(drako, 0, hero(drako, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.equal(heads(rolls(drako))[0], `jasper>drako ${more}d−1`);
  });
const leaving = (kit: string[]) => {
  const m = play({ blue: { yassir: { at: [2.6, 14], kit } }, red: { alice: { at: [2.6, 18] } } });
  act(m, 0, hero(m, 'yassir'), 'go', [at(2.6, 8)]);
  return m;
};
card('smokeCapsule', 'once per round nobody may react to the hero leaving a range', () => {
  const m = leaving(['smokeCapsule']).answer(0, 'smokeCapsule').asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'yassir')), [2.6, 8]);
  Object.assign(hero(m, 'yassir'), { y: 14_000 });
  act(m, 0, hero(m, 'yassir'), 'go', [at(2.6, 8)])
    .asks(1, 'react')
    .answer(1, 'noReaction')
    .asks(1, 'act');
  const kept = leaving(['smokeCapsule']).answer(0, 'pass').asks(1, 'react');
  assert.deepEqual(kept.options(1), ['Alice: basic attack before the hero is gone', 'Do not react']);
});
card('shadowCloak', 'nobody may ever react to the hero leaving a range', () => {
  const m = leaving(['shadowCloak']).asks(0, 'act');
  assert.deepEqual(spot(hero(m, 'yassir')), [2.6, 8]);
});
for (const kind of ['healingSalve', 'lifeShard'])
  card(kind, 'once per round at the start of an own phase the hero or a friend within 1 inch heals 1', () => {
    const m = play({
      blue: {
        gavin: { at: [2.6, 14], life: 5, kit: [kind] },
        alice: { at: [2.6, 16.2], life: 2 },
        ylvie: { at: [2.6, 11.7], life: 2 },
      },
      red: { elmar: { at: [30, 30] } },
    });
    m.answer(0, kind).asks(0, 'pick');
    assert.deepEqual(m.options(0), ['Gavin (blue)', 'Alice (blue)']);
    m.answer(0, named(hero(m, 'alice'))).asks(0, 'act');
    assert.deepEqual(lives(m, 'gavin', 'alice', 'ylvie'), [5, 3, 2]);
    m.answer(0, 'endPhase').answer(1, 'endPhase').asks(0, 'act');
  });
card(
  'healingSalve',
  'lies idle while its hero is knocked out, even where that hero fell beside a friend',
  () => {
    const m = play({
      blue: { gavin: { at: null, kit: ['healingSalve'] }, alice: { at: [2.6, 14], life: 1 } },
      red: { elmar: { at: [30, 30] } },
      set: (state) => {
        for (const model of state.models)
          if (model.sort === 'hero' && model.kind === 'gavin') Object.assign(model, at(2.6, 15.5));
      },
    });
    m.asks(0, 'act');
  },
);
card('healingSalve', 'not asked for where nobody near is wounded', () => {
  const m = play({
    blue: { gavin: { at: [2.6, 14], kit: ['healingSalve'] }, alice: { at: [2.6, 20], life: 1 } },
  });
  m.asks(0, 'act');
  assert.equal(hero(m, 'gavin').life, 10);
});
card(
  'lifeShard',
  'who would be knocked out stays with 1 life point, and the card goes back to the market',
  () => {
    const m = play({
      blue: { jasper: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 15.5], life: 2, status: ['stun'], kit: ['lifeShard'] } },
      dice: Array<number>(6).fill(6),
    });
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay').asks(0, 'act');
    assert.deepEqual(
      [lives(m, 'elmar'), hero(m, 'elmar').present, statusOf(hero(m, 'elmar'))],
      [[1], true, ['stun']],
    );
    assert.deepEqual(
      [m.kinds('kit.5'), m.kinds('market').includes('lifeShard'), m.state.points],
      [[], true, [0, 0]],
    );
    m.roll(...Array<number>(6).fill(6));
    act(m, 0, hero(m, 'jasper'), 'attack', 'stay');
    assert.equal(hero(m, 'elmar').present, false);
    m.asks(0, 'buy');
  },
);
rule(
  'EX-GAME-08',
  'what equipment says beats the general rules, and a card that forbids beats one that permits',
  () => {
    // EX-MREACT-03 would permit a reaction.
    leaving(['shadowCloak']).asks(0, 'act');
    // The salve permits healing, the Viper Bite forbids it.
    const m = play({
      blue: { ayumi: { at: [2.6, 15.5], xp: 2, mana: 5 } },
      red: { gavin: { at: [2.6, 17], life: 8, status: ['stun'], kit: ['healingSalve'] } },
      dice: [6, 6, 6, 1, 1, 1],
    });
    act(m, 0, hero(m, 'ayumi'), 'W', 'stay').answer(0, 'endPhase');
    if (asked(m) !== 'act') m.answer(1, 'healingSalve');
    m.asks(1, 'act');
    assert.deepEqual(lives(m, 'gavin'), [7]);
    assert.equal(golemsOf(m, 'red').length, 0);
  },
);
rule.also('EX-PROF-05', 'life points a card gave go with it, but nobody is knocked out by that', () => {
  for (const [life, left] of [
    [5, 4],
    [1, 1],
  ]) {
    const m = play({ blue: { alice: { at: [2.6, 14], kit: ['quiltedCoat'], life } } });
    const alice = hero(m, 'alice');
    const [coat] = m.t.cards(kitOf(m.t, alice));
    exchange(m.t, alice, () => m.t.move(coat, m.t.piles.market));
    assert.equal(alice.life, left);
  }
});

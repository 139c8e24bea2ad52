import assert from 'node:assert/strict';
import { hallCards, weakenedBy } from '../../../rules/hall.ts';
import { attack, HALL, play, rule, situation, strike, type Thunder } from '../../kit.ts';

situation(
  'Arcane Energies turn the attack of armed heroes and their weapons into magic, and draw a card',
  () => {
    const t = play({
      hand: ['torynScrapper', 'militia', 'hatchet', 'arcaneEnergies'],
      hall: HALL,
      next: { 'deck.0': ['lantern'] },
    });
    t.answer(0, 'dungeon').answer(0, 'hatchet').answer(0, 'Arcane Energies').asks(0, 'fight');
    const { attack: plain, magic } = strike(t, 'kingdom');
    assert.deepEqual([plain, magic], [1, 2 + 3]);
    assert.ok(t.kinds('laid.0').includes('lantern'));
  },
);

situation('Battle Fury gives every hero attack +1, and no strength', () => {
  const t = play({ hand: ['torynScrapper', 'militia', 'battleFury', 'lantern', 'hatchet'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Battle Fury');
  assert.equal(strike(t, 'kingdom').value, 3 + 2);
  t.answer(0, 'hatchet').asks(0, 'fight');
  assert.equal(strike(t, 'kingdom').value, 3 + 3 + 2);
});

situation('Magical Aura takes the weight of all weapons, and draws a card', () => {
  const t = play({
    hand: ['militia', 'claymore', 'magicalAura'],
    hall: HALL,
    next: { 'deck.0': ['lantern'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Claymore'), 'TH-WEAPON-01');
  t.answer(0, 'Magical Aura').answer(0, 'Claymore').asks(0, 'fight');
  assert.equal(strike(t, 'kingdom').value, 1 + 5);
});

const hallOf = (t: Thunder): string[] => [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]);

situation('Banish sends a monster under the deck, destroys a card and draws one', () => {
  const t = play({
    hand: ['banish', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['famine'], 'deck.0': ['dagger'] },
    cards: { trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Mythlurian');
  assert.deepEqual(hallOf(t), ['kingdom', 'skaladak', 'famine']);
  assert.equal(t.kinds('dungeon')[0], 'mythlurian');
  t.asks(0, 'destroyOwn').answer(0, 'Militia').asks(0, 'fight');
  assert.deepEqual(t.kinds('trash'), ['militia']);
  assert.deepEqual(t.kinds('laid.0').toSorted(), ['banish', 'dagger', 'torch']);
});

situation('Banish puts the hall in another order; what comes to the front breaks through', () => {
  const t = play({
    hand: ['banish', 'torch'],
    hall: ['kingdom', 'mythlurian', 'tyxrTheOld'],
    next: { 'deck.0': ['dagger'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Rearrange').asks(0, 'rearrange');
  t.answer(0, 'Tyxr', 'Kingdom', 'Mythlurian');
  assert.deepEqual(hallOf(t), ['tyxrTheOld', 'kingdom', 'mythlurian']);
  assert.match(t.log().join('\n'), /Breach: Tyxr/);
  t.asks(1, 'discardTwo');
  const calm = play({ hand: ['banish', 'torch'], hall: ['tyxrTheOld', 'kingdom', 'mythlurian'] });
  calm.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Rearrange');
  calm.answer(0, 'Tyxr', 'Mythlurian', 'Kingdom').asks(0, 'destroyOwn');
  assert.deepEqual(hallOf(calm), ['tyxrTheOld', 'mythlurian', 'kingdom']);
  assert.doesNotMatch(calm.log().join('\n'), /Breach/);
});

rule.also(
  'TH-STONE-08',
  'a stone that Banish brings to the front ends the game and belongs to nobody',
  () => {
    const t = play({
      hand: ['banish', 'torch'],
      hall: ['kingdom', 'stoneOfAgony', 'mythlurian'],
      options: { stone: 'stoneOfAgony' },
    });
    t.answer(0, 'dungeon').answer(0, 'Banish:');
    assert.equal(t.blocked(0, 'Stone'), 'TH-STONE-06');
    t.answer(0, 'Rearrange').answer(0, 'Stone', 'Kingdom', 'Mythlurian');
    assert.equal(t.match.result?.how, 'stone');
    assert.match(t.log().join('\n'), /nobody/);
  },
);

rule.also('TH-GUARDIAN-12', 'Banish and Magi Staff do nothing to a Guardian', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff', 'banish'],
    hall: ['kingdom', 'darkChampion', 'skaladak'],
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Banish:');
  assert.equal(t.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
  // Rearranging goes around the Guardian.
  t.answer(0, 'Rearrange').answer(0, 'Skaladak', 'Kingdom').asks(0, 'destroyOwn');
  assert.deepEqual(hallOf(t), ['skaladak', 'darkChampion', 'kingdom']);
  t.answer(0, 'Banish').answer(0, 'Destroy Magi Staff').asks(0, 'banish');
  assert.equal(t.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
});

situation('Banish needs one monster to banish, or two to put in another order', () => {
  const offered = (hall: readonly [string, string, string]): boolean => {
    const t = play({ hand: ['banish', 'torch'], hall }).answer(0, 'dungeon');
    t.asks(0, 'fight');
    return t.blocked(0, 'Banish:') === null;
  };
  assert.ok(offered(['kingdom', 'fireWrath', 'fireWrath']));
  assert.ok(!offered(['fireWrath', 'fireWrath', 'fireWrath']));
});

rule.also('TH-CARD-58', 'Banish sends nobody away past Steam Torment, but may rearrange the hall', () => {
  const t = play({ hand: ['banish', 'torch'], hall: ['kingdom', 'mythlurian', 'steamTorment'] });
  // Another order is all that is left to choose.
  t.answer(0, 'dungeon').answer(0, 'Banish:').asks(0, 'rearrange');
  t.answer(0, 'Steam Torment', 'Kingdom', 'Mythlurian').asks(0, 'destroyOwn');
  assert.deepEqual(hallOf(t), ['steamTorment', 'kingdom', 'mythlurian']);
});

rule.also('TH-TRAIT-15', 'Banish cannot touch a monster immune to spells', () => {
  const t = play({ hand: ['banish', 'torch'], hall: ['kingdom', 'fireWrath', 'skaladak'] });
  t.answer(0, 'dungeon').answer(0, 'Banish:');
  assert.equal(t.blocked(0, 'Fire Wrath'), 'TH-TRAIT-15');
  t.answer(0, 'Rearrange').asks(0, 'rearrange');
  assert.deepEqual(t.options(0), ['Kingdom', 'Skaladak']);
});

situation('a Fireball: magic attack 3 and light 1, without a hero', () => {
  const { magic, light, value } = attack(['fireball'], 'kingdom');
  assert.deepEqual([magic, light, value], [3, 1, 3]);
});

rule('TH-CARD-26', 'against a Rolling Boulder a Foresight Elixir keeps the own deck closed', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'torch'],
    hall: HALL,
    next: { dungeon: ['rollingBoulder', 'famine'], 'deck.0': ['militia'], 'deck.1': ['torch'] },
    cards: { 'hand.1': ['foresightElixir'], 'discard.1': [], trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'hatchet').answer(0, 'Attack Kingdom').asks(1, 'foresee');
  t.answer(1, 'Show').asks(1, 'turn');
  const log = t.log().join('\n');
  assert.match(log, /Seat 0 reveals/);
  assert.doesNotMatch(log, /Seat 1 reveals/);
});

rule(
  'TH-CARD-27',
  'a Foresight Elixir: three dungeon cards in another order, and two cards must be drawn',
  () => {
    const t = play({
      hand: ['foresightElixir'],
      hall: HALL,
      next: { dungeon: ['famine', 'harbinger', 'suffering'], 'deck.0': ['torch', 'dagger'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Foresight Elixir').asks(0, 'arrange');
    t.answer(0, 'Suffering', 'Famine', 'Harbinger').asks(0, 'fight');
    assert.deepEqual(t.kinds('dungeon').slice(-3).toReversed(), ['suffering', 'famine', 'harbinger']);
    assert.deepEqual(t.kinds('laid.0').toSorted(), ['dagger', 'foresightElixir', 'torch']);
  },
);

rule.also('TH-HORDE-05', 'a placeholder that is only looked at stays what it is', () => {
  const t = play({
    hand: ['foresightElixir'],
    hall: HALL,
    next: { dungeon: ['hordePlaceholder', 'famine', 'suffering'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Foresight Elixir').asks(0, 'arrange');
  t.answer(0, 'hordePlaceholder', 'famine', 'suffering').asks(0, 'fight');
  assert.equal(t.kinds('dungeon').at(-1), 'hordePlaceholder');
});

/** No weapon lies in the village any more. */
const UNARMED = Object.fromEntries([2, 8, 9, 10, 11, 12, 13, 14, 15].map((stack) => [`stack.${stack}`, []]));

rule('TH-CARD-28', 'an Illusory Blade does nothing where the village has no weapons', () => {
  const t = play({ hand: ['torynGladiator', 'illusoryBlade'], hall: HALL, cards: UNARMED });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Illusory Blade'), 'TH-CARD-28');
});

rule.also(
  'TH-CARD-28',
  'it arms a hero with a weapon of the village, which is destroyed after the battle',
  () => {
    const t = play({
      hand: ['torynGladiator', 'illusoryBlade', 'torch'],
      hall: HALL,
      cards: { 'stack.8': ['cursedMace', 'cursedMace'], 'discard.0': [], trash: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Illusory Blade').asks(0, 'conjure').answer(0, 'Cursed Mace');
    assert.equal(strike(t, 'kingdom').value, 4 + 6);
    t.answer(0, 'Attack Kingdom').asks(1, 'turn');
    assert.deepEqual(t.kinds('trash'), ['cursedMace']);
    assert.deepEqual(t.kinds('stack.8'), ['cursedMace']);
    assert.ok(t.kinds('discard.0').includes('illusoryBlade'));
  },
);

rule.also('TH-CARD-22', 'a Claymore that is an illusion cleaves like any other', () => {
  const t = play({
    hand: ['torynGladiator', 'illusoryBlade', 'amuletOfPower'],
    hall: ['kingdom', 'famine', 'skaladak'],
    cards: { 'stack.8': ['claymore'], 'discard.0': [], trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Illusory Blade').answer(0, 'Claymore');
  t.answer(0, 'Attack Kingdom').asks(0, 'cleave').answer(0, 'Famine').asks(1, 'turn');
  assert.deepEqual(t.kinds('trash'), ['claymore']);
  assert.ok(t.kinds('discard.0').includes('famine'));
});

rule('TH-CARD-29', 'an Illusory Blade needs a hero strong enough for that weapon', () => {
  const t = play({
    hand: ['militia', 'illusoryBlade'],
    hall: HALL,
    cards: { 'stack.8': ['cursedMace'], 'stack.9': ['polearm'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Illusory Blade').asks(0, 'conjure');
  assert.equal(t.blocked(0, 'Cursed Mace'), 'TH-CARD-29');
  assert.equal(t.blocked(0, 'Dagger'), null);
  const alone = play({ hand: ['torch', 'illusoryBlade'], hall: HALL });
  alone.answer(0, 'dungeon');
  assert.equal(alone.blocked(0, 'Illusory Blade'), 'TH-CARD-29');
  const armed = play({ hand: ['militia', 'dagger', 'illusoryBlade'], hall: HALL });
  armed.answer(0, 'dungeon').answer(0, 'Dagger').asks(0, 'fight');
  assert.equal(armed.blocked(0, 'Illusory Blade'), 'TH-CARD-29');
});

const STRONG = ['torynGladiator', 'hatchet', 'torch'];

rule(
  'TH-CARD-34',
  'Creeping Death takes 2 health from all, twice cast 4, and gives the others a Disease',
  () => {
    const t = play({
      hand: [...STRONG, 'creepingDeath', 'creepingDeath'],
      hall: ['mythlurian', 'lordOfDeath', 'skaladak'],
      cards: { 'discard.1': [], 'discard.0': [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').answer(0, 'hatchet');
    t.answer(0, 'Attack Mythlurian').asks(1, 'turn');
    assert.match(t.log().join('\n'), /reaches 7 against 4: Mythlurian is defeated/);
    assert.deepEqual(t.kinds('discard.1'), ['disease', 'disease']);
    assert.ok(!t.kinds('discard.0').includes('disease'));
  },
);

const DYING = {
  hand: ['creepingDeath', 'creepingDeath', 'torch'],
  hall: ['famine', 'harbinger', 'lordOfDeath'],
  next: { dungeon: ['suffering', 'skaladak'] },
  cards: { 'discard.0': [] },
};

rule('TH-CARD-35', 'whatever has no health left goes to the caster, several at once', () => {
  const t = play(DYING);
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').asks(0, 'fight');
  assert.deepEqual(t.kinds('discard.0').toSorted(), ['famine', 'harbinger']);
  assert.deepEqual(hallOf(t), ['lordOfDeath', 'suffering', 'skaladak']);
});

rule.also('TH-CARD-35', 'a Guardian stays with 1 health, and a cage opens', () => {
  const t = play({
    hand: [...STRONG, ...(Array(6).fill('creepingDeath') as string[])],
    hall: ['lordOfDeath', 'famine', 'ebonFume'],
    cards: { 'rank.0': ['darkChampion'], beside: ['theCage'], caged: ['diinEnchanter'], 'discard.0': [] },
  });
  t.answer(0, 'dungeon');
  for (let i = 0; i < 6; i++) t.answer(0, 'Creeping Death');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.ok(t.kinds('discard.0').includes('diinEnchanter'));
  t.answer(0, 'Attack Dark Champion');
  assert.match(t.log().join('\n'), /reaches 4 against 1: the Dark Champion is defeated/);
});

rule.also('TH-TRAIT-15', 'Creeping Death takes nothing from a monster immune to spells', () => {
  const t = play({
    hand: [...(Array(6).fill('creepingDeath') as string[]), 'torch'],
    hall: ['fireWrath', 'skaladak', 'lordOfDeath'],
    next: { dungeon: ['kingdom', 'kingdom'] },
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon');
  for (let i = 0; i < 6; i++) t.answer(0, 'Creeping Death');
  t.asks(0, 'fight');
  assert.equal(hallOf(t)[0], 'fireWrath');
  assert.ok(t.kinds('discard.0').includes('lordOfDeath'));
});

rule('TH-CARD-36', 'such monsters bring no experience', () => {
  const t = play(DYING);
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').asks(0, 'fight');
  assert.equal(t.state.players[0].experience, 0);
});

rule('TH-CARD-37', 'what enters the hall afterwards is unharmed, and next turn everybody is', () => {
  const t = play({
    hand: ['creepingDeath', 'creepingDeath', 'torynGladiator', 'lantern', 'hatchet'],
    hall: ['harbinger', 'lordOfDeath', 'mythlurian'],
    next: { dungeon: ['suffering'] },
    cards: { 'hand.1': STRONG },
  });
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').answer(0, 'Hatchet');
  t.answer(0, 'Attack Suffering').asks(1, 'turn');
  t.answer(1, 'dungeon').answer(1, 'hatchet').answer(1, 'Attack Lord of Death');
  const log = t.log().join('\n');
  assert.match(log, /against 6: Suffering/);
  assert.match(log, /against 9: the Lord of Death/);
});

rule.also(
  'TH-CARD-37',
  'nobody in the hall is weakened any longer than the turn, from rank 0 to the last',
  () => {
    // The attacked seat is no longer weakened anyway: the others tell.
    for (const target of ['Dark Champion', 'Lord of Death']) {
      const t = play({
        hand: ['creepingDeath', 'torch'],
        hall: ['lordOfDeath', 'skaladak', 'mythlurian'],
        cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia', 'torch'] },
      });
      const weakened = (): number[] => hallCards(t.t).map((card) => weakenedBy(t.t, card));
      t.answer(0, 'dungeon').answer(0, 'Creeping Death');
      assert.deepEqual(weakened(), [2, 2, 2, 2]);
      t.answer(0, `Attack ${target}`);
      if (t.match.question(0)?.ask.prompt === 'tribute') t.answer(0, t.options(0)[0]);
      t.asks(1, 'turn');
      assert.deepEqual(weakened(), [0, 0, 0, 0], target);
    }
  },
);

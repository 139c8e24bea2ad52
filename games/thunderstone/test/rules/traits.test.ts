import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import type { ThunderstoneGame } from '../../modes/mode.ts';
import { attackOn } from '../../rules/attack.ts';
import type { Traits } from '../../shape/cards.ts';
import { attack, party, play, rule, type Thunder } from '../kit.ts';

const against = (traits: Partial<Traits>, kinds: readonly string[], rank = 1) =>
  attackOn(withTraits(traits).content, party(kinds), { kind: 'mythlurian', rank, weakened: 0 });

/** The game with one monster changed: Mythlurian (health 8, destroys a hero) has these traits. */
const withTraits = (traits: Partial<Traits>): ThunderstoneGame => {
  const { mythlurian } = game.content;
  return {
    ...game,
    content: { ...game.content, mythlurian: { ...mythlurian, traits: { ...mythlurian.traits, ...traits } } },
  };
};

rule('TH-TRAIT-05', 'heroes too weak give no attack, no magic and no light', () => {
  const { rows, attack, magic, light } = against(
    { shutsOut: 4 },
    ['feaynArcher', 'diinEnchanter', 'torynScrapper'],
    2,
  );
  assert.deepEqual(
    rows.map(({ out }) => out),
    [true, true, false],
  );
  assert.deepEqual([attack, magic, light], [2, 0, 0]);
});

/** Seat 0 in a fight against that monster. */
const fight = (traits: Partial<Traits>, hand: readonly string[]): Thunder => {
  const t = table(withTraits(traits), {
    seats: 2,
    cards: {
      'hand.0': hand,
      'rank.1': ['mythlurian'],
      'rank.2': ['kingdom'],
      'rank.3': ['famine'],
      trash: [],
    },
    set: (state) => (state.turn = 0),
  });
  return t.answer(0, 'dungeon').answer(0, 'Attack Mythlurian');
};

rule('TH-TRAIT-06', 'too weak to attack, they can fall all the same', () => {
  const t = fight({ shutsOut: 4 }, ['militia', 'torynScrapper']);
  t.asks(0, 'sacrifice').answer(0, 'militia');
  assert.deepEqual(t.kinds('trash'), ['militia']);
});

rule(
  'TH-TRAIT-07',
  'strength counts with everything it has gained, and the weapon goes with its hero',
  () => {
    const weak = party(['militia', 'dagger>0']);
    const target = { kind: 'mythlurian', rank: 1, weakened: 0 };
    const { content } = withTraits({ shutsOut: 4 });
    assert.deepEqual(attackOn(content, weak, target).attack, 0);
    weak.strength = 3;
    assert.deepEqual(attackOn(content, weak, target).attack, 2);
  },
);

rule('TH-TRAIT-08', 'unarmed heroes give nothing, not even light', () => {
  const { attack, light } = against(
    { shutsOutUnarmed: true },
    ['feaynArcher', 'torynScrapper', 'hatchet>1'],
    2,
  );
  assert.deepEqual([attack, light], [2 + 3, 0]);
});

rule('TH-TRAIT-09', 'unarmed heroes can fall all the same', () => {
  const t = fight({ shutsOutUnarmed: true }, ['militia', 'torynScrapper']);
  t.asks(0, 'sacrifice').answer(0, 'torynScrapper');
  assert.deepEqual(t.kinds('trash'), ['torynScrapper']);
});

rule('TH-TRAIT-12', 'edged weapons count nothing, blunt ones do, and light remains', () => {
  const { rows } = against({ immuneToEdged: true }, ['torynScrapper', 'hatchet>0', 'cursedMace>0']);
  assert.deepEqual(
    rows.map(({ attack }) => attack),
    [2, 0, 6],
  );
});

rule('TH-TRAIT-23', 'magic attack is added up, then halved and rounded down, before attack and light', () => {
  // 2 + 3 magic make 2; 4 attack; 1 point of darkness.
  const { magic, value } = against({ magic: 'half' }, ['diinIllusionist', 'diinEnchanter', 'torynGladiator']);
  assert.deepEqual([magic, value], [2, 2 + 4 - 2]);
});

rule('TH-TRAIT-27', 'a weapon asked for must be carried', () => {
  const bright = ['torynGladiator', 'torch'];
  assert.equal(against({ halfWithout: 'weapon' }, [...bright, 'hatchet']).value, 2);
  assert.equal(against({ halfWithout: 'weapon' }, [...bright, 'hatchet>0']).value, 7);
});

rule.also('TH-TRAIT-13', 'an unarmed hero of magic gives light but no magic', () => {
  const { magic, light } = against({ immuneToUnarmed: true }, ['feaynArcher', 'diinEnchanter'], 2);
  assert.deepEqual([magic, light], [0, 1]);
});

rule('TH-GUARDIAN-06', 'at rank 0 there is no light penalty, not even that of the target', () => {
  const { content } = game;
  const dark = { ...content, darkChampion: { ...content.darkChampion, dark: 2 } };
  const penalties = [0, 1].map(
    (rank) => attackOn(dark, party(['militia']), { kind: 'darkChampion', rank, weakened: 0 }).penalty,
  );
  assert.deepEqual(penalties, [0, 6]);
});

rule('TH-TRAIT-14', 'an unarmed Elf Wizard gives Light +1 and no magic against Fire Wrath', () => {
  const { light, magic } = attack(['elfWizard'], 'fireWrath', 2);
  assert.deepEqual([light, magic], [1, 0]);
  assert.equal(attack(['elfWizard'], 'kingdom', 2).magic, 2);
});

rule('TH-TRAIT-04', 'a monster that needs magic may be attacked without any', () => {
  const t = play({ hand: ['torynGladiator', 'torch'], hall: ['earthWrath', 'kingdom', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Earth');
  assert.equal(t.kinds('dungeon')[0], 'earthWrath');
});

rule('TH-TRAIT-17', 'no attack on Air Wrath once a spell has been used', () => {
  const t = play({
    hand: ['foresightElixir', 'militia'],
    hall: ['airWrath', 'kingdom', 'famine'],
    next: { 'deck.0': ['torch', 'torch'], dungeon: ['kingdom', 'famine', 'famine'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Air'), null);
  t.answer(0, 'Foresight Elixir').answer(0, ['kingdom', 'famine', 'famine']);
  assert.equal(t.blocked(0, 'Attack Air'), 'TH-TRAIT-17');
});

rule('TH-TRAIT-18', 'whoever renounces the spells may attack, and gets nothing from them', () => {
  const t = play({
    hand: ['magicMissile', 'torynGladiator', 'torch'],
    hall: ['airWrath', 'kingdom', 'famine'],
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Air Wrath at rank 1, without');
  assert.match(t.log().join('\n'), /reaches 4 against 5/);
  const w = play({
    hand: ['hatchet', 'torynGladiator', 'torch'],
    hall: ['thunderWrath', 'kingdom', 'famine'],
  });
  w.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Thunder Wrath at rank 1, without');
  assert.match(w.log().join('\n'), /reaches 4 against 9/);
});

rule('TH-TRAIT-19', 'what must be beaten cannot be taken away by an effect', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['darkChampion', 'kingdom', 'famine'],
    next: { 'deck.0': ['torch'], dungeon: ['kingdom'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff').asks(0, 'banish');
  assert.equal(t.blocked(0, 'Dark Champion'), 'TH-GUARDIAN-11');
});

rule.also('TH-TRAIT-05', 'whoever is shut out takes no spoils either', () => {
  const hand = [
    'dwarfJanissary',
    'militia',
    'fireball',
    'fireball',
    'fireball',
    'ironRations',
    'ironRations',
  ];
  const shutOut = fight({ shutsOut: 9 }, hand).answer(0, 'Militia');
  assert.match(shutOut.log().join('\n'), /reaches 9 against 8: Mythlurian is defeated/);
  shutOut.asks(1, 'turn');
  fight({}, hand).answer(0, 'Militia').asks(0, 'spoils').answer(0, 'Nothing');
});

rule.also('TH-TRAIT-15', 'what Battle Fury gives to heroes is worth nothing against Fire Wrath', () => {
  const reached = (monster: string, ...effects: string[]): string => {
    const t = play({
      hand: ['torynScrapper', 'hatchet', 'battleFury', 'banish', 'feast', 'torch'],
      hall: [monster, 'kingdom', 'famine'],
      cards: { 'deck.0': Array<string>(8).fill('torch') },
      next: { dungeon: ['grudgebeast'] },
    });
    t.answer(0, 'dungeon').answer(0, 'Hatchet');
    for (const effect of effects) t.answer(0, effect);
    t.answer(0, `Attack ${monster.replace('Wrath', ' Wrath')}`);
    return /reaches \d+/.exec(t.log().join('\n'))![0];
  };
  assert.equal(reached('fireWrath', 'Battle Fury'), 'reaches 5');
  assert.equal(reached('earthWrath', 'Battle Fury'), 'reaches 3'); // half of 6
  // Food is no spell.
  assert.equal(reached('fireWrath', 'Battle Fury', 'Feast'), 'reaches 6');
  // It stays a spell's gift if the spell is gone.
  const gone = ['Battle Fury', 'Banish', 'Famine', 'Battle Fury'];
  assert.equal(reached('fireWrath', ...gone), 'reaches 5');
  assert.equal(reached('airWrath'), 'reaches 5');
});

rule.also('TH-TRAIT-13', 'what an unarmed hero gives to others counts no more than its own attack', () => {
  const led = (...kinds: string[]): number[] => {
    const { attack: normal, magic } = attack(kinds, 'fireWrath');
    return [normal, magic];
  };
  const magus = ['selurinMagician', 'torch', 'lantern'];
  assert.deepEqual(led(...magus), [0, 0]);
  assert.deepEqual(led(...magus, 'dagger>0'), [1, 2 + 1 + 1]);
  const lord = ['thyrianLord', 'regianCleric', 'dagger>1', 'dagger'];
  assert.deepEqual(led(...lord), [1, 1]);
  assert.deepEqual(led(...lord.slice(0, 3), 'dagger>0'), [4 + 1 + 2 + 1, 1]);
  // Strength is no attack: with the Adept's help the Militia can lift the axe.
  assert.deepEqual(led('runespawnAdept', 'militia', 'hatchet>1'), [1 + 3, 0]);
});

rule.also('TH-TRAIT-18', 'a spell that adds nothing has not to be renounced', () => {
  const hall = ['airWrath', 'kingdom', 'famine'];
  const attacks = (hand: readonly string[]) => {
    const t = play({ hand: [...hand, 'militia'], hall }).answer(0, 'dungeon');
    return t.options(0).filter((option) => option.includes('Air Wrath'));
  };
  assert.deepEqual(attacks(['battleFury']), ['Attack Air Wrath at rank 1']);
  assert.deepEqual(attacks(['fireball']), ['Attack Air Wrath at rank 1, without what is barred against it']);
});

rule.also('TH-TRAIT-19', 'neither a spell nor a staff moves it, and it stays after a lost fight', () => {
  const t = table(withTraits({ stays: true }), {
    seats: 2,
    cards: {
      'hand.0': ['torynScrapper', 'magiStaff', 'torch'],
      'rank.1': ['mythlurian'],
      'rank.2': ['kingdom'],
      'rank.3': ['famine'],
    },
    next: { 'deck.0': ['torch'], dungeon: ['skaladak'] },
    set: (state) => (state.turn = 0),
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff').asks(0, 'banish');
  assert.equal(t.blocked(0, 'Mythlurian'), 'TH-TRAIT-19');
  t.answer(0, 'Famine').answer(0, 'Attack Mythlurian').asks(1, 'turn');
  assert.deepEqual(t.kinds('rank.1'), ['mythlurian']);
});

rule.also('TH-TRAIT-18', 'whoever has put a weapon down does not fight with it', () => {
  const curse = (monster: string, words: string): boolean => {
    const t = play({
      hand: ['torynGladiator', 'cursedMace', 'torch', 'torch'],
      hall: [monster, 'kingdom', 'famine'],
      cards: { 'discard.0': [], 'deck.0': Array<string>(8).fill('torch') },
    });
    t.answer(0, 'dungeon').answer(0, 'Cursed Mace: give').answer(0, words);
    return t.kinds('discard.0').includes('disease');
  };
  assert.deepEqual([curse('thunderWrath', 'Thunder Wrath'), curse('airWrath', 'Air Wrath')], [false, true]);
});

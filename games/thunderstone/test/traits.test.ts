import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import type { Traits } from '../card.ts';
import { game } from '../game.ts';
import { attackOn } from '../rules/attack.ts';
import type { ThunderstoneGame } from '../modes/mode.ts';
import { attack, party, rule, type Thunder } from './kit.ts';

/** The game with one monster changed: Mythlurian (health 8, destroys a hero) has these traits. */
const withTraits = (traits: Partial<Traits>): ThunderstoneGame => {
  const { mythlurian } = game.content;
  return {
    ...game,
    content: { ...game.content, mythlurian: { ...mythlurian, traits: { ...mythlurian.traits, ...traits } } },
  };
};

const against = (traits: Partial<Traits>, kinds: readonly string[], rank = 1) =>
  attackOn(withTraits(traits).content, party(kinds), { kind: 'mythlurian', rank, weakened: 0 });

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

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { layTerrain } from '../rules/terrain.ts';
import { at } from '../topology.ts';
import { inside, onto, player } from './landing.ts';
import { lasting, scene, type Scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const told = (t: Table, what: RegExp): boolean => t.log().some((line) => what.test(line));
const cataclysm: Scene = { options: { board: 'cataclysm' } };
/** Whoever could evade anybody. */
const slippery: Scene = { set: (state) => void state.lasting.push(lasting('evading', { seat: 0, whom: 0 })) };

rule.also('TA-BOARD-21', 'the way out of the Mines is told, and Terrain bars it', () => {
  const t = inside('plainOfPeril', 'mines', [2, 2, 2]);
  assert.deepEqual([where(t, 0), told(t, /ends up at 3/u)], ['portalOfPower', true]);
  const barred = scene({
    seats: ['thief', 'thief'],
    at: ['plainOfPeril', 'village'],
    with: { 0: { done: true } },
    dice: [2, 2, 2],
  });
  const terrain = barred.t.cards(barred.t.piles.terrain).find((card) => barred.t.kind(card) === 'monastery')!;
  layTerrain(barred.t, terrain, at('portalOfPower'));
  barred.answer(0, 'mines');
  assert.equal(where(barred, 0), 'mines');
  rest(barred);
});
rule.also('TA-BOARD-23', 'Followers are asked for as long as lives are at stake, and may be kept', () => {
  const one = inside('mines', 'vampiresTower', [1], { cards: { 'followers.0': ['unicorn', 'maiden'] } });
  one.asks(0, 'spareLife').answer(0, 'Maiden');
  assert.deepEqual([player(one).lives, one.kinds('followers.0')], [4, ['unicorn']]);
  const kept = inside('mines', 'vampiresTower', [3], { cards: { 'followers.0': ['unicorn', 'maiden'] } });
  kept.asks(0, 'spareLife').answer(0, 'pass');
  assert.deepEqual([player(kept).lives, kept.kinds('followers.0').length], [2, 2]);
  const clinging = inside('mines', 'vampiresTower', [1], { cards: { 'followers.0': ['poltergeist'] } });
  assert.deepEqual([player(clinging).lives, clinging.kinds('followers.0')], [3, ['poltergeist']]);
});
rule.also('TA-BOARD-24', 'the dice of Death are told', () => {
  assert.ok(told(inside('crypt', 'diceWithDeath', [3, 3, 2, 4]), / 6 against 6/u));
});
rule.also('TA-BOARD-25', 'Pit Fiends are counted aloud, and nobody slips past them', () => {
  const t = inside('vampiresTower', 'pits', [1, 5, 1], slippery);
  assert.deepEqual([told(t, /A Pit Fiend awaits/u), player(t).done], [true, true]);
  assert.ok(told(t, /8 against 5/u));
});
rule.also(
  'TA-CATA-05',
  'nobody slips past Mutant and Snowbeast, who measures itself by both weapons of a Warrior',
  () => {
    const mutant = inside('diceWithDeath', 'werewolfDen', [1, 1, 1, 5, 1], { ...cataclysm, ...slippery });
    assert.equal(player(mutant).done, true);
    const beast = inside('vampiresTower', 'pits', [2, 3], { ...cataclysm, ...slippery });
    assert.ok(told(beast, /5 against 6/u));
    const warrior = inside('vampiresTower', 'pits', [2, 1, 3], {
      ...cataclysm,
      seats: ['warrior', 'thief'],
      cards: { 'objects.0': ['sword', 'greatsword'] },
    });
    // 4 + 1 + 2, and the dice.
    assert.ok(told(warrior, /9 against 10/u));
    const sharp = inside('vampiresTower', 'pits', [2, 3], {
      ...cataclysm,
      cards: { 'objects.0': ['sword', 'whetstone'] },
    });
    assert.ok(told(sharp, /7 against 8/u));
  },
);
rule.also('TA-BOARD-26', 'the Werewolf is not beaten by coming a second time', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['werewolfDen', 'city'],
    with: { 0: { werewolf: 9, done: false } },
    dice: [1, 5],
  });
  if (t.match.question(0) !== null) t.answer(0, 'stay');
  assert.deepEqual([player(t).done, player(t).lives], [false, 3]);
});
rule.also('TA-BOARD-16', 'the toll is told', () => {
  const t = onto('blackKnight', [], { with: { 0: { gold: 2 } } }).answer(0, 'Pay 1 gold');
  assert.deepEqual([player(t).gold, told(t, /pays 1 gold/u)], [1, true]);
});
rule.also('TA-BOARD-17', 'nobody rolls for the Followers of somebody the Chasm has killed', () => {
  const t = onto('chasm', [1, 1, 1], {
    with: { 0: { lives: 1 } },
    cards: { 'followers.0': ['unicorn', 'maiden'] },
  });
  assert.notEqual(player(t).standing, 'playing');
  // The dice that were laid out are still there.
  assert.equal(t.t.whole.chance.forced.length, 2);
  rest(t);
});
rule.also('TA-BOARD-18', 'whoever is enslaved is said to be', () => {
  assert.ok(told(onto('temple', [2, 3]), /enslaved/u));
});
rule.also('TA-WARLOCK-06', 'any one of the sets with quest cards is enough for quest cards', () => {
  const none = { reaper: false, frostmarch: false, cataclysm: false };
  for (const set of ['reaper', 'frostmarch', 'cataclysm'] as const) {
    const t = onto('warlocksCave', [3], { options: { ...none, [set]: true } });
    assert.equal(t.kinds('quest.0').length, 1, set);
    assert.ok(t.kinds('warlock').length > 0, set);
    assert.notEqual(t.kinds('quest.0')[0], 'rollForAQuest');
    rest(t);
  }
});
situation('two cards are drawn on an Outpost', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'space.14': ['outpost'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.equal(t.log().filter((line) => / draws /u.test(line)).length, 2);
});

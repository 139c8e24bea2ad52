import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { drawFeatures, randomizersOf } from '../../rules/sets.ts';
import type { Sets, ThunderstoneOptions } from '../../shape.ts';
import type { CardDef } from '../../shape/cards.ts';
import { attack, HALL, play, rule } from '../kit.ts';

const cards = Object.values(game.content);

const count = (fits: (def: CardDef) => boolean): number =>
  cards.filter(fits).reduce((sum, def) => sum + def.copies, 0);

rule('TH-COMP-02', 'every hero set has six, four and two cards of its levels', () => {
  const groups = new Set(cards.filter((def) => def.sort === 'hero' && def.level > 0).map((def) => def.group));
  for (const group of groups) {
    const copies = [1, 2, 3].map((level) => count((def) => def.group === group && def.level === level));
    assert.deepEqual(copies, [6, 4, 2], group);
  }
});

const BASIC = new Set(['torch', 'dagger', 'ironRations']);

rule('TH-COMP-03', 'eight of every village card', () => {
  const sold = cards.filter(
    ({ sort, kind }) => ['weapon', 'item', 'spell', 'villager'].includes(sort) && !BASIC.has(kind),
  );
  assert.ok(sold.length > 0);
  for (const { kind, copies } of sold) assert.equal(copies, 8, kind);
});

rule('TH-COMP-14', 'the basic cards of the base game, and all Diseases', () => {
  const basics = ['militia', 'torch', 'dagger', 'ironRations', 'disease'];
  assert.deepEqual(
    basics.map((kind) => game.content[kind].copies),
    [30, 15, 15, 15, 15 + 12],
  );
});

rule.also('TH-COMP-14', 'as many Diseases as the boxes hold from which the cards come', () => {
  const supply = (options: Partial<ThunderstoneOptions>): number => play({ options }).kinds('disease').length;
  assert.deepEqual(
    (['both', 'base', 'wrath'] as const).map((box) => supply({ box, set: 'random' })),
    [27, 15, 12],
  );
  // A suggested set names cards of both boxes.
  assert.equal(supply({ box: 'base', set: 'armageddon' }), 27);
});

rule('TH-COMP-16', 'Militia are heroes without a level, worth no gold', () => {
  const { sort, level, gold } = game.content.militia;
  assert.deepEqual([sort, level, gold], ['hero', 0, 0]);
});

rule('TH-COMP-15', 'heroes and monsters say what the rules need of them', () => {
  for (const def of cards) {
    if (def.sort === 'hero')
      assert.ok(def.strength > 0 && (def.level === 3) === (def.levelUp === 0), def.kind);
    if (def.sort === 'monster' && def.kind !== 'hordePlaceholder')
      assert.ok(def.health > 0 && def.experience > 0 && def.gold !== null && def.group !== '', def.kind);
  }
});

rule('TH-COMP-07', 'five features: two guardians, both kinds of traps, and one that draws two more', () => {
  const drawn = (count: number, ...picks: number[]): object => {
    const t = play().roll(...picks);
    const sets: Sets = { heroes: [], village: [], monsters: [], traps: [], guardians: [], stones: [] };
    drawFeatures(t.t, sets, count);
    assert.equal(t.t.whole.chance.forced.length, 0, 'not all picks were needed');
    return { traps: sets.traps, guardians: sets.guardians };
  };
  // The places in the deck: guardian, guardian, dire, death, two.
  assert.deepEqual(drawn(1, 0), { traps: [], guardians: ['darkChampion'] });
  assert.deepEqual(drawn(2, 0, 0), { traps: [], guardians: ['darkChampion'] });
  assert.deepEqual(drawn(1, 2), { traps: ['dire'], guardians: [] });
  assert.deepEqual(drawn(1, 3), { traps: ['death'], guardians: [] });
  assert.deepEqual(drawn(1, 4, 2, 2), { traps: ['dire', 'death'], guardians: [] });
  assert.deepEqual(drawn(3, 4, 0, 0, 0, 0), { traps: ['dire', 'death'], guardians: ['darkChampion'] });
});

rule('TH-COMP-11', 'one to five play, and one alone plays by the solo rules', () => {
  assert.deepEqual(game.seats, [1, 5]);
  const alone = table(game, { seats: 1 });
  // In the solo game the hall is empty at first.
  assert.deepEqual(
    [1, 2, 3].flatMap((rank) => alone.kinds(`rank.${rank}`)),
    [],
  );
  assert.equal(table(game, { seats: 5 }).kinds('rank.1').length, 1);
  assert.throws(() => table(game, { seats: 6 }), /1 to 5/);
});

rule('TH-GOAL-01', 'what a seat buys becomes part of its own deck', () => {
  const t = play({
    hand: ['torch', 'torch'],
    cards: { 'deck.0': [], 'discard.0': [], 'hand.1': ['militia'], 'deck.1': [], 'discard.1': [] },
    hall: HALL,
  });
  t.answer(0, 'village').answer(0, 'Buy Lantern');
  assert.deepEqual(t.kinds('hand.0').toSorted(), ['lantern', 'torch', 'torch']);
  t.answer(1, 'rest').answer(1, 'keep');
  assert.deepEqual(t.kinds('hand.1'), ['militia']);
});

rule('TH-GUARDIAN-20', 'there is one guardian, the Dark Champion', () => {
  assert.deepEqual(
    cards.filter((def) => def.guardian).map((def) => def.kind),
    ['darkChampion'],
  );
});

rule('TH-HORDE-09', 'while the game goes on a Horde card is worth nothing', () => {
  for (const def of cards.filter((card) => card.horde)) assert.equal(def.points, 0, def.kind);
});

rule('TH-STONE-02', 'the light of the Stone of Agony counts when it is laid out', () => {
  assert.equal(attack(['stoneOfAgony', 'militia'], 'kingdom').light, 1);
  assert.equal(attack(['stoneOfMystery', 'militia'], 'kingdom').light, 0);
});

rule('TH-SETUP-04', 'the randomizers are there to be chosen, and a first game is suggested', () => {
  assert.ok(game.options.set.choices.includes('random'));
  assert.equal(game.options.set.default, 'first');
});

rule('TH-COMP-09', 'the promo heroes take part only where a table wants them', () => {
  const drawn = (promo: boolean): readonly string[] =>
    randomizersOf(game.content, { box: 'both', promo }).heroes;
  assert.ok(!drawn(false).includes('clan'));
  assert.deepEqual(new Set([...drawn(false), 'clan']), new Set(drawn(true)));
});

import assert from 'node:assert/strict';
import type { CardDef } from '../card.ts';
import { game } from '../game.ts';
import { rule } from './kit.ts';

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

rule('TH-COMP-03', 'eight of every village card', () => {
  const sold = cards.filter(
    ({ sort, kind }) => ['weapon', 'item', 'spell', 'villager'].includes(sort) && !BASIC.has(kind),
  );
  assert.ok(sold.length > 0);
  for (const { kind, copies } of sold) assert.equal(copies, 8, kind);
});
const BASIC = new Set(['torch', 'dagger', 'ironRations']);

rule('TH-COMP-14', 'the basic cards of the base game, and all Diseases', () => {
  const basics = ['militia', 'torch', 'dagger', 'ironRations', 'disease'];
  assert.deepEqual(
    basics.map((kind) => game.content[kind].copies),
    [30, 15, 15, 15, 15 + 12],
  );
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

import assert from 'node:assert/strict';
import type { CardDef } from '../card.ts';
import { game } from '../game.ts';
import { rule, situation } from './kit.ts';
import { GOODS, HEROES, MONSTERS } from './printed.ts';

const { content } = game;
type Printed = readonly (string | number | null)[];
const check = (table: Readonly<Record<string, Printed>>, read: (def: CardDef) => Printed): void => {
  for (const [kind, printed] of Object.entries(table)) assert.deepEqual(read(content[kind]), printed, kind);
};

rule.also('TH-COMP-15', 'the numbers of every hero are those printed on its card', () => {
  check(HEROES, (def) => [
    def.level,
    def.classes.join(' '),
    def.strength,
    def.price,
    def.levelUp,
    def.attack,
    def.magic,
    def.light,
    def.gold,
    def.points,
  ]);
});
situation('the numbers of every card of the village are those printed on it', () => {
  check(GOODS, (def) => [
    def.copies,
    def.price,
    def.gold,
    def.weight,
    def.attack,
    def.magic,
    def.light,
    def.points,
    def.keywords.join(' '),
  ]);
});
rule.also('TH-COMP-15', 'the numbers of every monster are those printed on its card', () => {
  check(MONSTERS, (def) => [
    def.copies,
    def.health,
    def.experience,
    def.points,
    def.gold,
    def.dark,
    def.attack,
    def.magic,
    def.light,
  ]);
  const horde = Object.values(content).filter((def) => def.horde && def.health > 0);
  for (const def of horde) assert.deepEqual([def.copies, def.experience, def.gold, def.points], [1, 1, 1, 0]);
});
situation('no card is left out here', () => {
  const listed = { ...HEROES, ...GOODS, ...MONSTERS };
  const others = Object.values(content).filter((def) => !Object.hasOwn(listed, def.kind));
  assert.deepEqual([...new Set(others.map((def) => (def.horde ? 'horde' : def.sort)))].toSorted(), [
    'disease',
    'horde',
    'stone',
    'trap',
  ]);
});

import assert from 'node:assert/strict';
import { game } from '../../game.ts';
import type { CardDef } from '../../shape/cards.ts';
import { attack, play, rule, situation } from '../kit.ts';
import { DISEASES, GOODS, HEROES, MONSTERS, TRAITS } from './printed.ts';

const { content } = game;

const check = (table: Readonly<Record<string, Printed>>, read: (def: CardDef) => Printed): void => {
  for (const [kind, printed] of Object.entries(table)) assert.deepEqual(read(content[kind]), printed, kind);
};

type Printed = readonly (string | number | null)[];

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

rule.also('TH-TRAIT-01', 'every monster has the traits printed on its card, and no others', () => {
  const { traits: none } = content['horde3'];
  for (const { kind, sort, traits } of Object.values(content))
    if (sort === 'monster') assert.deepEqual(traits, { ...none, ...TRAITS[kind] }, kind);
});

situation('who brings Diseases brings as many as its card says', () => {
  for (const [kind, count] of Object.entries(DISEASES)) {
    const t = play({
      hand: ['militia', 'torch'],
      hall: [kind, 'skaladak', 'skaladak'],
      cards: { 'discard.0': [], 'deck.0': Array<string>(8).fill('torch') },
    });
    const { name } = game.words.en.cards[kind];
    t.answer(0, 'dungeon').answer(0, `Attack ${name}`);
    assert.equal(t.kinds('discard.0').filter((card) => card === 'disease').length, count, kind);
  }
});

rule.also('TH-GUARDIAN-15', 'no Feayn reaches rank 1, of whatever level, but every other rank', () => {
  for (const kind of ['feaynArcher', 'feaynMarksman', 'feaynSniper']) {
    assert.equal(attack([kind], 'kingdom', 1).rows[0].out, true, kind);
    for (const rank of [0, 2, 3]) assert.equal(attack([kind], 'kingdom', rank).rows[0].out, false, kind);
  }
});

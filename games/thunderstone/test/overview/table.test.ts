import assert from 'node:assert/strict';
import { type Onlooker, speechOf } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import type { ThunderstoneShape } from '../../shape.ts';
import { play, situation, type Thunder } from '../kit.ts';

/** What the first seat reads of the table, with the question it is asked. */
function at(t: Thunder): Onlooker<ThunderstoneShape> {
  t.options(0);
  return {
    view: t.match.view(0),
    viewer: 0,
    speech: speechOf('en', game.words.en, ['Ada', 'Ben']),
    asking: { question: t.match.wire(0)! },
  };
}
const linesOf = (t: Thunder, id: string): readonly string[] =>
  overview.areas?.(at(t)).find((area) => area.id === id)?.lines ?? [];

situation('what a turn makes of a hero is seen on the hero, and tells it from its equals', () => {
  const t = play({ hand: ['militia', 'militia', 'ironRations', 'ironRations', 'dagger'], hall: ['kingdom'] });
  t.answer(0, 'dungeon');
  assert.ok(linesOf(t, 'own').includes('2× Militia: Strength 2, Attack 1'));
  t.answer(0, 'Iron Rations').answer(0, 'Militia');
  assert.ok(linesOf(t, 'own').includes('Militia: Strength 4, Attack 1'), linesOf(t, 'own').join('\n'));
  t.answer(0, 'equip').answer(0, 'Militia').answer(0, 'Iron Rations');
  const look = at(t);
  const said = look.asking!.question.options.map((option) => overview.leadsTo?.(option, look)?.line ?? '');
  assert.deepEqual(said.toSorted(), ['', 'strength 4, carries Dagger']);
});

situation('a stack of which nothing is left is still called by its name', () => {
  const t = play({
    set: (state) => {
      state.sets.village = state.sets.village.with(0, 'magicMissile');
      state.sets.heroes = state.sets.heroes.with(0, 'chalice');
    },
    cards: { 'stack.0': [], 'stack.4': [], 'stack.8': [] },
  });
  const empty = linesOf(t, 'village').filter((line) => line.includes('empty') || line.includes('sold'));
  assert.deepEqual(
    empty.map((line) => line.split(':')[0]),
    ['Chalice', 'Militia', 'Magic Missile'],
  );
});

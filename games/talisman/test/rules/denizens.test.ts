import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { tavern } from '../../content/spaces/outer.ts';
import { asAt } from '../../content/vocabulary.ts';
import { game } from '../../game.ts';
import { pileAt, rest, scene, thieves } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

// Denizens.

rule.also('TA-DENIZEN-01', 'where nobody is left to be drawn, nobody is visited', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'fields1'],
    options: { board: 'cataclysm' },
    cards: { denizens: [], denizenDiscard: [], [pileAt('city')]: [] },
    dice: [4, 1],
  }).answer(0, 'city');
  rest(t);
  assert.equal(t.state.turn, 1);
  assert.ok(!t.log().some((line) => /Seat 0 (draws|meets)/u.test(line)));
});

const toCity = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    options: cataclysm,
    ...more,
    dice: [4, 1, ...(more.dice ?? [])],
  });

const cataclysm = { board: 'cataclysm' } as const;

rule('TA-DENIZEN-01', 'draw one, lay it there, visit one of choice', () => {
  const t = toCity({ cards: { 'space.12': ['beggar'] }, next: { denizens: ['denizenDoctor'] } });
  t.answer(0, 'city').asks(0, 'visitDenizen');
  assert.deepEqual(t.options(0), ['Beggar', 'Doctor']);
  t.answer(0, 'Beggar');
  assert.equal(t.state.players[0].gold, 1);
});

rule('TA-DENIZEN-02', 'the list of another space means one of the Denizens there', () => {
  const carnival = { ...game.content.cave, meet: asAt('tavern', tavern) };
  const of = { ...game, content: { ...game.content, cave: carnival } };
  const there = { seats: thieves, at: ['city', 'village'] as const, dice: [2, 3] };
  const t = scene(
    {
      ...there,
      options: cataclysm,
      cards: { 'space.14': ['cave'], 'buried.14': [], 'space.18': ['beggar'] },
    },
    of,
  );
  t.answer(0, 'hills2').answer(0, 'Visit');
  assert.equal(t.state.players[0].gold, 1);
  // Visited from afar: the Beggar belongs to Taverns, but the visitor is in the Hills.
  assert.deepEqual(t.kinds('space.18'), []);
  const base = scene({ ...there, cards: { 'space.14': ['cave'] } }, of);
  base.roll(4).answer(0, 'hills2').answer(0, 'Visit');
  assert.equal(base.state.players[0].gold, 1);
});

rule('TA-DENIZEN-03', 'discarded after the visit, unless a trait names the place', () => {
  const stays = toCity({ next: { denizens: ['beggar'] } });
  stays.answer(0, 'city');
  assert.deepEqual(stays.kinds('space.12'), ['beggar']);
  const goes = toCity({ next: { denizens: ['farmer'] }, dice: [3] });
  goes.answer(0, 'city');
  assert.deepEqual([goes.kinds('space.12'), goes.kinds('denizenDiscard')], [[], ['farmer']]);
});

rule('TA-DENIZEN-04', 'Any Space stays always, no trait never', () => {
  const any = toCity({ next: { denizens: ['denizenAlchemist'] } });
  any.answer(0, 'city');
  assert.deepEqual(any.kinds('space.12'), ['denizenAlchemist']);
  const none = toCity({ next: { denizens: ['wanderer'] }, dice: [3] });
  none.answer(0, 'city');
  assert.deepEqual(none.kinds('space.12'), []);
});

rule('TA-DENIZEN-05', 'they are no Adventure cards and do not count', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'space.14': ['beggar'] },
    next: { adventure: ['sword'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'loot');
  assert.deepEqual(t.kinds('space.14'), ['beggar', 'sword']);
});

rule('TA-DENIZEN-06', 'a numbered list takes one die', () => {
  const t = toCity({ next: { denizens: ['goldLender'] }, dice: [5] });
  t.answer(0, 'city');
  assert.equal(t.state.players[0].gold, 1);
  // A text that cannot be carried out is a visit all the same.
  const none = toCity({ next: { denizens: ['monsterHunter'] } });
  none.answer(0, 'city');
  assert.ok(none.log().some((line) => line.includes('Monster Hunter')));
});

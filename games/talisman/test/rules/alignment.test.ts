import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setAlignment } from '../../rules/alignment.ts';
import {
  asked,
  meeting,
  pileAt,
  player,
  rest,
  said,
  scene,
  type Scene,
  type Table,
  thieves,
  threeThieves,
  toHills,
} from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('TA-ALIGN-01', 'it changes by encounters, for all to see', () => {
  const t = scene({ seats: thieves, at: ['fields1'], dice: [4, 1, 1] });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.equal(t.match.view('watcher').state.players[0].alignment, 'evil');
});

rule('TA-ALIGN-02', 'back to what is printed', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['city'], with: { 0: { alignment: 'evil' } } });
  t.asks(0, 'turnStart').roll(2, 3).answer(0, 'Change alignment').answer(0, 'Neutral');
  assert.equal(t.state.players[0].alignment, 'neutral');
  t.asks(0, 'destination');
});

rule('TA-ALIGN-03', 'once in a turn, the Druid too', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['fields1', 'city'], dice: [4, 1, 1, 2, 3] });
  t.answer(0, 'Change alignment').answer(0, 'Good').asks(0, 'destination').answer(0, 'village');
  t.answer(0, 'The Mystic');
  assert.equal(t.state.players[0].alignment, 'good');
  t.answer(1, 'hills2').asks(0, 'turnStart').answer(0, 'Change alignment').answer(0, 'Evil');
  assert.equal(t.state.players[0].alignment, 'evil');
  t.options(0);
});

rule('TA-ALIGN-04', 'what the new alignment forbids stays behind, and cannot be taken', () => {
  const t = scene({
    seats: thieves,
    at: ['fields1'],
    cards: { 'objects.0': ['holyGrail', 'sword'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('space.0')], [['sword'], ['holyGrail']]);
  const good = toHills({ with: { 0: { alignment: 'good' } }, cards: { 'space.14': ['runesword', 'sword'] } });
  good.answer(0, 'hills2');
  assert.equal(good.blocked(0, 'Runesword'), 'TA-ALIGN-04');
});

rule.also('TA-ALIGN-04', 'what has been barred in the meantime falls out of the Pouch', () => {
  const unpacked = (alignment: 'good' | 'evil') => {
    const t = meeting([], {
      cards: { 'objects.0': ['concealedPouch', 'runesword'] },
      with: { 1: { misses: 1 } },
    });
    t.asks(0, 'turnEnd').answer(0, 'concealedPouch').asks(0, 'turnStart');
    player(t).alignment = alignment;
    t.answer(0, 'concealedPouch');
    rest(t);
    return [t.kinds('objects.0'), t.kinds(pileAt('hills2'))];
  };
  assert.deepEqual(unpacked('evil'), [['concealedPouch', 'runesword'], []]);
  assert.deepEqual(unpacked('good'), [['concealedPouch'], ['runesword']]);
});

// Searching the deck.

/** A Thief in the City fulfils a quest and has this Reward; these cards are turned up. */
const given = (reward: string, adventure: readonly string[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    with: { 0: { gold: 2, ...more.with?.[0] } },
    cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [], ...more.cards },
    next: { rewards: [reward], adventure },
  }).answer(0, 'Fulfil the quest');

rule.also('TA-ALIGN-04', 'what was found and may not be owned is not offered, and the search is over', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  const t = given('dreamPrize', ['wolf', 'holyGrail', 'hearthRune'], evil);
  assert.notEqual(asked(t), 'takeIt');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventureDiscard')], [[], ['wolf', 'holyGrail']]);
});

// Alignment.

rule.also('TA-ALIGN-03', 'to be told what one is already is no change', () => {
  const t = threeThieves();
  setAlignment(t.t, 0, 'neutral');
  assert.deepEqual([player(t).swayed, said(t, 'is now')], [false, 0]);
  setAlignment(t.t, 0, 'good');
  setAlignment(t.t, 0, 'evil');
  assert.deepEqual([player(t).alignment, said(t, 'Seat 0 is now good.'), said(t, 'is now')], ['good', 1, 1]);
});

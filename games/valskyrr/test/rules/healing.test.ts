import assert from 'node:assert/strict';
import { on, play, rule } from '../kit.ts';

/** Valkea at the Crystal River, as in the example of the rulebook: 3 + 2 points. */
const CARDS = {
  'place.4': ['crystalRiver'],
  'burial.0': ['fierceBlow', 'holdFast', 'focusedStrike'],
  'discard.0': ['charge', 'shortSwordValkea', 'focusedStrike'],
  'heroDeck.0': ['ironBreath'],
};
const river = (more: object = {}) => play({ at: [4, 0], cards: CARDS, ...more });
const UP = ': from the burial pile';
const UNDER = ': under the deck';

rule('VA-HEAL-01', 'a point moves one card: burial to discard, or discard under the deck', () => {
  const t = river();
  t.answer(0, 'rest').answer(0, `Fierce Blow${UP}`);
  assert.deepEqual(t.kinds('burial.0'), ['holdFast', 'focusedStrike']);
  t.answer(0, `Charge${UNDER}`).answer(0, 'enough').asks(0, 'turn');
  assert.deepEqual(t.kinds('heroDeck.0'), ['charge', 'ironBreath']);
  assert.deepEqual(t.kinds('discard.0'), ['shortSwordValkea', 'focusedStrike', 'fierceBlow']);
});

rule.also('VA-HEAL-01', 'all points in one question, and what came up may go on', () => {
  const t = river({ usual: true });
  t.answer(0, 'rest').asks(0, 'healing');
  t.answer(0, `Fierce Blow${UP}`, `Charge${UNDER}`).asks(0, 'healing');
  t.answer(0, `Fierce Blow${UNDER}`);
  assert.deepEqual(t.kinds('discard.0'), ['shortSwordValkea', 'focusedStrike']);
  assert.deepEqual(t.kinds('burial.0'), ['holdFast', 'focusedStrike']);
});

rule.also('VA-HEAL-01', 'points enough for every card heal every card', () => {
  const t = river({ usual: true, cards: { ...CARDS, 'burial.0': [], 'discard.0': ['charge', 'holdFast'] } });
  // A turn in which nothing is left to do ends as well.
  t.answer(0, 'rest').asks(0, 'scout');
  assert.deepEqual(t.kinds('discard.0'), []);
});

rule('VA-HEAL-02', 'any card of the pile, not only the top one', () => {
  const t = river();
  t.answer(0, 'rest').asks(0, 'heal');
  assert.equal(t.options(0).length, 7);
  t.answer(0, `Hold Fast${UP}`).answer(0, `Short Sword${UNDER}`).answer(0, 'enough').asks(0, 'turn');
  assert.deepEqual(t.kinds('burial.0'), ['fierceBlow', 'focusedStrike']);
  assert.equal(t.kinds('heroDeck.0')[0], 'shortSwordValkea');
});

rule('VA-HEAL-03', 'under the deck in any order: the example of the rulebook', () => {
  const t = river();
  t.answer(0, 'rest').answer(0, `Fierce Blow${UP}`).answer(0, `Focused Strike${UP}`);
  t.answer(0, `Short Sword${UNDER}`).answer(0, `Focused Strike${UNDER}`).answer(0, `Focused Strike${UNDER}`);
  t.asks(0, 'underDeck').answer(0, 'shortSwordValkea', 'focusedStrike', 'focusedStrike').asks(0, 'turn');
  assert.deepEqual(t.kinds('heroDeck.0'), [
    'focusedStrike',
    'focusedStrike',
    'shortSwordValkea',
    'ironBreath',
  ]);
  assert.deepEqual(t.kinds('discard.0'), ['charge', 'fierceBlow']);
  assert.deepEqual(t.kinds('burial.0'), ['holdFast']);
});

rule('VA-HEAL-04', 'a card just brought up can go on under the deck with the next point', () => {
  const t = river();
  t.answer(0, 'rest')
    .answer(0, `Hold Fast${UP}`)
    .answer(0, `Hold Fast${UNDER}`)
    .answer(0, 'enough')
    .asks(0, 'turn');
  assert.deepEqual(t.kinds('heroDeck.0'), ['holdFast', 'ironBreath']);
});

rule('VA-HEAL-05', 'points need not be used and are lost', () => {
  const t = river();
  t.answer(0, 'rest').answer(0, 'enough').asks(0, 'turn');
  assert.equal(t.kinds('burial.0').length, 3);
  assert.ok(!t.options(0).includes('Rest'));
});

rule('VA-HEAL-06', 'with the deck empty the cards put under it are the new deck', () => {
  const t = river({ cards: { 'place.4': ['crystalRiver'], 'discard.0': ['charge'], 'heroDeck.0': [] } });
  t.answer(0, 'rest').answer(0, 'charge').answer(0, 'endTurn').asks(0, 'scout');
  assert.deepEqual(t.kinds('hand.0'), ['charge']);
});

rule('VA-HEAL-07', 'each point takes a wound token off an ally', () => {
  const t = play({
    heroes: ['aseke'],
    hands: [['comfort']],
    areas: [['jorun']],
    tokens: { jorun: { wounds: 3 } },
  });
  t.answer(0, 'comfort').answer(0, 'jorun').asks(0, 'turn');
  assert.equal(on(t, 'jorun').wounds, 1);
});

rule('VA-HEAL-08', 'only points that were used count as gained', () => {
  // The phial lets another hero draw when Aseke has healed that hero.
  const healed = (points: 'enough' | 'charge') => {
    const t = play({
      heroes: ['aseke', 'valkea'],
      hands: [['comfort']],
      areas: [['dawnPhial']],
      cards: { 'burial.1': ['charge'] },
    });
    t.answer(0, 'comfort').answer(0, 'valkea').answer(1, points);
    if (points === 'charge') t.answer(1, 'enough');
    t.asks(0, 'turn');
    return t.kinds('hand.1').length;
  };
  assert.deepEqual([healed('enough'), healed('charge')], [0, 1]);
});

rule('VA-HEAL-09', 'to gain points is to be healed', () => {
  const t = play({
    heroes: ['aseke', 'valkea'],
    areas: [['dawnPhial']],
    tokens: { dawnPhial: { objectives: 1 } },
    cards: { 'discard.1': ['charge', 'holdFast'] },
  });
  t.answer(0, 'dawnPhial').answer(0, 'valkea').answer(1, 'charge').answer(1, 'enough').asks(0, 'turn');
  // Healed by Aseke, she draws a card.
  assert.equal(t.kinds('hand.1').length, 1);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { layTerrain, removeTerrain } from '../../rules/terrain.ts';
import { at } from '../../shape/spaces.ts';
import { lastFight, meeting, pileAt, rest, scene, thieves, visitingDenizen, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-TERRAIN-03', 'a die that names a covered space leaves the card where it was drawn', () => {
  const t = meeting([], {
    options: { trophyRate: 7 },
    next: { adventure: ['ghost'] },
    cards: { [pileAt('city')]: ['highway'] },
    dice: [1, 5, 1],
  });
  assert.deepEqual(t.kinds(pileAt('city')), ['highway']);
  assert.match(lastFight(t), /8 against 5: won/u);
});

rule.also('TA-TERRAIN-03', 'nobody is sent to a start space that Terrain covers', () => {
  const sent = (cards: Record<string, string[]>): string => {
    const t = visitingDenizen('mayor', {
      seats: ['thief', 'warrior'],
      dice: [5],
      with: { 0: { gold: 1, fate: 0 } },
      cards,
    });
    t.answer(0, 'pay').answer(0, 'seat1');
    rest(t);
    return where(t, 1);
  };
  assert.equal(sent({}), 'tavern');
  assert.equal(sent({ [pileAt('tavern')]: ['outpost'] }), 'fields1');
});

rule('TA-TERRAIN-01', 'its text replaces that of the space', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    with: { 0: { alignment: 'good' } },
    cards: { 'space.12': ['monastery'] },
    dice: [4, 1],
  });
  t.answer(0, 'city');
  assert.deepEqual([t.state.players[0].fate, t.state.turn], [1, 1]);
});

rule('TA-TERRAIN-02', 'not in the inner region', () => {
  const { t } = scene({ seats: thieves });
  const [card] = t.cards(t.piles.terrain);
  assert.equal(layTerrain(t, card, at('mines')), false);
  assert.equal(t.at(card), t.piles.terrain);
  assert.equal(layTerrain(t, card, at('woods1')), true);
});

rule('TA-TERRAIN-05', 'laid or taken away, it clears the Denizens off the space', () => {
  const laid = scene({ seats: thieves, cards: { 'space.12': ['beggar'] } });
  layTerrain(laid.t, laid.t.cards(laid.t.piles.terrain)[0], at('city'));
  assert.deepEqual([laid.kinds('space.12'), laid.kinds('denizenDiscard')], [['bonefield'], ['beggar']]);
  const taken = scene({ seats: thieves, cards: { 'space.12': ['settlement', 'beggar'] } });
  removeTerrain(taken.t, at('city'));
  assert.deepEqual([taken.kinds('space.12'), taken.kinds('denizenDiscard')], [[], ['beggar']]);
});

rule('TA-TERRAIN-03', 'what names a covered space is dropped, the reward of a quest is not', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'space.32': ['outpost'], 'quest.0': ['killOneEnemy'], 'space.14': ['wolf'] },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'hills2').answer(0, 'A Talisman');
  assert.equal(where(t, 0), 'hills2');
  assert.equal(t.kinds('objects.0').length, 1);
  const imp = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'space.14': ['imp'], 'space.8': ['outpost'] },
    dice: [2, 3, 1],
  });
  imp.answer(0, 'hills2');
  assert.equal(where(imp, 0), 'hills2');
});

rule('TA-TERRAIN-04', 'over Sentinel and Portal it opens the way', () => {
  const bridge = scene({
    seats: thieves,
    at: ['woods1', 'tavern'],
    cards: { 'space.4': ['outpost'] },
    dice: [2, 3],
  });
  bridge.answer(0, 'bridge2');
  assert.equal(where(bridge, 0), 'hills3');
  const portal = scene({
    seats: thieves,
    at: ['castle', 'tavern'],
    cards: { 'space.24': ['outpost'] },
    dice: [4],
  });
  portal.answer(0, 'plainOfPeril');
  assert.equal(where(portal, 0), 'plainOfPeril');
});

rule('TA-TERRAIN-06', 'a start space counts all the same', () => {
  const t = scene({
    seats: thieves,
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['wizard', 'wizard', 'wizard'], 'space.2': ['outpost'] },
  });
  t.answer(0, t.match.question(0)!.from[0].id);
  assert.equal(t.state.players[0].space, at('graveyard'));
  t.match.waiting.forEach((seat) => t.options(seat));
});

rule.also('TA-TERRAIN-01', 'a Glade under Terrain curses nobody', () => {
  const t = scene({
    seats: thieves,
    at: ['chasm', 'city'],
    cards: { 'space.28': ['outpost', 'wolf', 'angel'], 'objects.0': ['ring'] },
    dice: [2, 1, 1],
  });
  t.answer(0, 'cursedGlade');
  // Strength 3, the Ring 1, the Outpost 2, the die 1.
  assert.ok(t.log().some((line) => line.includes('7 against 3')));
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { tavern } from '../content/spaces/outer.ts';
import { asAt } from '../content/vocabulary.ts';
import { game } from '../game.ts';
import { layTerrain, removeTerrain } from '../rules/terrain.ts';
import { at } from '../topology.ts';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;

rule('TA-WARLOCK-01', 'the Cave gives an open quest', () => {
  const t = scene({ seats: thieves, at: ['runes2'], next: { warlock: ['killOneDragon'] }, dice: [1, 2] });
  t.answer(0, 'warlocksCave').asks(0, 'reaperMove');
  assert.deepEqual(t.kinds('quest.0'), ['killOneDragon']);
  assert.notEqual(t.match.view(1).piles.quest[0].cards[0], null);
});
rule('TA-WARLOCK-02', 'of two, one is kept', () => {
  const t = scene({
    seats: thieves,
    at: ['desert2'],
    cards: { 'quest.0': ['killOneDragon'] },
    next: { warlock: ['takeOneLife'] },
    dice: [3],
  });
  t.answer(0, 'warlocksCave').asks(0, 'keepQuest').answer(0, 'Take one life');
  assert.deepEqual([t.kinds('quest.0'), t.kinds('warlockDiscard')], [['takeOneLife'], ['killOneDragon']]);
});
rule('TA-WARLOCK-03', 'fulfilled it is discarded; a payment may wait', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'] },
    next: { rewards: ['vastWealth'] },
    dice: [2, 3],
  });
  t.asks(0, 'deliver')
    .answer(0, 'pass')
    .asks(0, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'deliver')
    .answer(0, 'Fulfil the quest')
    .answer(0, 'A Reward');
  assert.deepEqual(
    [t.kinds('quest.0'), t.kinds('warlockDiscard'), t.state.players[0].gold >= 0],
    [[], ['deliverTwoGold'], true],
  );
  assert.equal(where(t, 0), 'warlocksCave');
});
rule(
  'TA-WARLOCK-04',
  'with it goes a teleport to the Cave, and a new encounter there if it interrupts one',
  () => {
    const t = scene({
      seats: thieves,
      at: ['city', 'tavern'],
      cards: { 'quest.0': ['killOneEnemy'], 'space.14': ['wolf', 'sword'] },
      next: { warlock: ['killOneDragon'] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2').asks(0, 'questReward').answer(0, 'A Talisman');
    assert.deepEqual([where(t, 0), t.kinds('quest.0')], ['warlocksCave', ['killOneDragon']]);
    assert.deepEqual(t.kinds('space.14'), ['sword']);
  },
);
rule('TA-WARLOCK-05', 'a random Talisman or a random Reward', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'] },
    next: { rewards: ['ironskinCharm'] },
  });
  t.roll(2).answer(0, 'Fulfil the quest');
  assert.deepEqual(t.options(0), ['A Talisman', 'A Reward']);
  t.answer(0, 'A Reward');
  assert.deepEqual(t.kinds('reward.0'), ['ironskinCharm']);
  t.options(0);
  const without = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'] },
    options: { sacredPool: false },
  });
  without.roll(2).answer(0, 'Fulfil the quest');
  assert.equal(without.kinds('objects.0').length, 1);
  without.options(0);
});
rule('TA-WARLOCK-06', 'the six classic quests, rolled for where there are no cards', () => {
  const options = { reaper: false, frostmarch: false, cataclysm: false };
  const expected = [
    'takeOneLife',
    'killOneEnemy',
    'deliverFollower',
    'deliverMagicObject',
    'deliverThreeGold',
    'deliverTwoGold',
  ];
  expected.forEach((kind, i) => {
    const t = scene({ seats: thieves, at: ['desert2'], options, dice: [3, i + 1] });
    t.answer(0, 'warlocksCave').answer(0, 'Yes');
    assert.deepEqual(t.kinds('quest.0'), [kind]);
    assert.equal(game.content[kind].set, 'reaper');
  });
  // The Cataclysm board always brings its own quest cards.
  const board = { ...options, board: 'cataclysm' } as const;
  const t = scene({ seats: thieves, at: ['desert2'], options: board, dice: [3] });
  t.answer(0, 'warlocksCave');
  assert.equal(game.content[t.kinds('quest.0')[0]].set, 'cataclysm');
});

rule('TA-REWARD-01', 'neither Objects nor Spells nor Followers', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'hills2'],
    cards: { 'reward.1': ['mightOfGiants'] },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'spoils');
  assert.ok(!t.options(0).includes('Might of Giants'));
});
rule('TA-REWARD-02', 'kept in death and as a Toad', () => {
  const toad = scene({
    seats: thieves,
    at: ['fields3'],
    cards: { 'reward.0': ['mightOfGiants'] },
    dice: [4, 1, 1],
  });
  toad.answer(0, 'city').answer(0, 'The Enchantress');
  assert.deepEqual(toad.kinds('reward.0'), ['mightOfGiants']);
  const dead = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { lives: 1 } },
    cards: { 'reward.0': ['mightOfGiants', 'ironskinCharm'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 5],
  });
  dead.answer(0, 'hills2');
  assert.equal(dead.kinds('reward.0').length, 2);
});
rule('TA-REWARD-03', 'not to be left, stolen, sold or traded', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3'],
    cards: { 'reward.0': ['mightOfGiants'], 'objects.0': ['sword'] },
    dice: [4, 1],
  });
  t.answer(0, 'city').answer(0, 'The Alchemist');
  assert.deepEqual(t.options(0), ['Sword']);
  const thief = scene({
    seats: thieves,
    at: ['city', 'hills2'],
    with: { 1: { gold: 1 } },
    cards: { 'reward.1': ['mightOfGiants'], 'objects.1': ['sword'] },
    dice: [2, 3],
  });
  thief.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal');
  assert.deepEqual(thief.options(0), ['Sword', '1 gold']);
});

const cataclysm = { board: 'cataclysm' } as const;
const toCity = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    options: cataclysm,
    ...more,
    dice: [4, 1, ...(more.dice ?? [])],
  });
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

const landing = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    options: cataclysm,
    ...more,
    dice: [2, 3, ...(more.dice ?? [])],
  });
rule('TA-REMNANT-01', 'turned up before one chooses whom to encounter', () => {
  const t = landing({ at: ['city', 'hills2'], cards: { 'buried.14': ['giantFly'] } });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual([t.kinds('space.14'), t.kinds('buried.14')], [['giantFly'], []]);
});
rule('TA-REMNANT-02', 'open it is an Adventure card: it counts, and is discarded as one', () => {
  const t = landing({ cards: { 'buried.14': ['giantFly'] }, dice: [5, 1] });
  t.answer(0, 'hills2');
  assert.ok(!t.log().some((line) => line.includes('draws')));
  assert.deepEqual(t.kinds('trophies.0'), ['giantFly']);
  const event = landing({ cards: { 'buried.14': ['hiddenPower'] } });
  event.answer(0, 'hills2').answer(0, 'Craft');
  assert.ok(event.kinds('adventureDiscard').includes('hiddenPower'));
});
rule('TA-REMNANT-03', 'facedown it is none', () => {
  // Passing over it, and Destruction finds nothing.
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    options: cataclysm,
    cards: { 'hand.0': ['destruction'], 'buried.15': ['giantFly'] },
    dice: [4, 2],
  });
  t.asks(0, 'destination').answer(0, 'woods3');
  assert.deepEqual(t.kinds('buried.15'), ['giantFly']);
  t.match.waiting.forEach((seat) => t.options(seat));
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

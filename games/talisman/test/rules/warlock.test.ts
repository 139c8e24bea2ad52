import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { countersOn, setCounters } from '../../rules/decks.ts';
import { mayAcceptQuest } from '../../rules/warlock.ts';
import {
  asked,
  meeting,
  missing,
  pileAt,
  player,
  promptOf,
  rest,
  scene,
  still,
  thieves,
  where,
} from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-WARLOCK-05', 'a fulfilled quest brings a Reward or a Talisman, and no Spell besides', () => {
  const done = (who: string) => {
    const t = scene({
      seats: [who, 'thief'],
      at: ['plains2', 'oasis'],
      cards: { 'quest.0': ['travelToTheCity'] },
      dice: [3, 2],
    });
    t.answer(0, 'city').answer(0, 'talisman');
    rest(t);
    return [t.kinds('hand.0').length, where(t, 0)];
  };
  assert.deepEqual(done('thief'), [0, 'warlocksCave']);
  assert.deepEqual(done('warlock'), [1, 'warlocksCave']);
});

rule.also('TA-WARLOCK-03', 'of several quests only what can be delivered is asked for', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: {
      [pileAt('crownOfCommand')]: ['warlockQuests'],
      'quest.0': ['deliverFate', 'deliverObject'],
      'objects.0': ['ring'],
    },
    dice: [2, 3],
  });
  assert.equal((t.match.question(0)!.ask.about as { kind: string }).kind, 'deliverObject');
  t.asks(0, 'deliver').answer(0, 'deliver');
  assert.deepEqual([t.kinds('fulfilled.0'), t.kinds('quest.0')], [['deliverObject'], ['deliverFate']]);
  rest(t);
});

rule.also('TA-WARLOCK-01', 'no quest can be accepted where there is none left', () => {
  const may = (warlock: readonly string[]) =>
    mayAcceptQuest(still({ cards: { warlock, warlockDiscard: [] } }).t, 0);
  assert.deepEqual([may(['deliverFate']), may([])], [true, false]);
});

rule.also('TA-WARLOCK-01', 'an accepted quest is told, and begins with what it begins with', () => {
  const t = meeting(['portent'], { next: { warlock: ['rollForAQuest'] }, dice: [5] });
  t.answer(0, 'accept').answer(1, 'pass');
  const [quest] = t.t.cards(t.t.piles.quest[0]);
  assert.deepEqual([t.t.kind(quest), countersOn(t.t, quest)], ['rollForAQuest', 5]);
  assert.ok(t.log().some((line) => line.startsWith('Seat 0 receives the quest')));
  rest(t);
});

rule.also('TA-WARLOCK-03', 'the dead deliver nothing, though their quests may outlast them', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 0: { lives: 1 } },
    cards: {
      [pileAt('crownOfCommand')]: ['warlockQuests'],
      [pileAt('hills2')]: ['dragon'],
      'quest.0': ['deliverObject'],
      'objects.0': ['ring'],
    },
    dice: [2, 3, 1, 6],
  });
  t.answer(0, 'pass').answer(0, 'hills2');
  assert.deepEqual([player(t).standing, t.state.turn, t.kinds('quest.0')], ['dead', 1, ['deliverObject']]);
  rest(t);
});

rule.also('TA-WARLOCK-05', 'what is exhausted cannot be chosen', () => {
  const fulfils = (rewards: readonly string[]) => {
    const t = scene({
      seats: thieves,
      at: ['city'],
      with: { 0: { gold: 2 } },
      cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [], rewards },
    });
    t.roll(2, 3).answer(0, 'Fulfil the quest');
    rest(t);
    return [t.kinds('quest.0'), t.kinds('reward.0'), t.kinds('objects.0')];
  };
  assert.deepEqual(fulfils(['ironskinCharm']), [[], ['ironskinCharm'], []]);
  assert.deepEqual(fulfils([]), [[], [], []]);
});

rule.also('TA-WARLOCK-01', 'where no quest is left the Cave gives none', () => {
  const t = scene({
    seats: thieves,
    at: ['desert2'],
    cards: { warlock: [], warlockDiscard: [] },
    dice: [3],
  });
  t.answer(0, 'warlocksCave');
  assert.deepEqual([t.kinds('quest.0'), t.state.turn], [[], 1]);
});

// Quests.

rule.also('TA-WARLOCK-04', 'a quest fulfilled by attacking leads away after the fight', () => {
  const hunt = scene({
    at: ['castle', 'city'],
    with: { 0: { fate: 0 } },
    cards: { 'quest.0': ['huntThemDown'], [pileAt('runes3')]: ['goblin', 'wolf'] },
    dice: [1, 4, 3, 1],
  });
  hunt.answer(0, 'runes3');
  // Both Enemies are stronger by 2 on the Runes, and only afterwards does the quest lead away.
  const said = hunt.log();
  const fought = said.findIndex((line) => line.includes('against 7'));
  assert.ok(fought >= 0 && fought < said.findIndex((line) => line.includes('fulfils')), said.join(' | '));
  rest(hunt);
  const rivals = scene({
    at: ['city', 'hills2'],
    with: { 0: { fate: 0, strength: 9 }, 1: { fate: 0 } },
    cards: { 'quest.0': ['faceThyRivals'] },
    // A Warrior rolls two dice and keeps the better one.
    dice: [2, 3, 5, 1, 2, 1],
  });
  setCounters(rivals.t, rivals.t.cards(rivals.t.piles.quest[0])[0], 1);
  rivals.answer(0, 'hills2').answer(0, 'seat1');
  if (promptOf(rivals) === 'against') rivals.answer(0, 'attack');
  rivals.asks(0, 'spoils');
  assert.equal(where(rivals, 0), 'hills2');
  rivals.answer(0, 'takeLife').asks(0, 'questReward');
  assert.equal(where(rivals, 0), 'warlocksCave');
  rest(rivals);
});

rule.also('TA-WARLOCK-03', 'nothing is handed over in a turn that is missed', () => {
  const t = missing({ 'quest.0': ['deliverThreeGold'] });
  assert.deepEqual([asked(t, 0), asked(t, 1)], [null, 'destination']);
});

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

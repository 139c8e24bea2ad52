import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  carrying,
  entering,
  keepingTrophies,
  lands,
  lastFight,
  meets,
  pileAt,
  player,
  rest,
  scene,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Apprentice of the Warlock stays where the False Grail bars the quest', () => {
  const t = carrying(['warlocksApprentice'], ['falseGrail']).asks(1, 'destination');
  assert.deepEqual([t.kinds(pileAt('hills2')), t.kinds('quest.0')], [['warlocksApprentice'], []]);
});

situation('the Ogre Chieftain sends a captive ahead', () => {
  const t = scene({
    seats: ['ogreChieftain', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['goblin'], [pileAt('hills2')]: ['giant'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'beforeFight').roll(2, 2).answer(0, 'Send a Follower ahead');
  assert.match(lastFight(t), /9 against 8: won/u);
  assert.deepEqual(t.kinds('followers.0'), []);
  rest(t);
});

situation('the Warlock begins with a quest and gains a Spell with every one', () => {
  const t = entering('warlock', { next: { warlock: ['deliverTwoGold'], spells: ['hex'] }, dice: [2] });
  assert.deepEqual(t.kinds('quest.0'), ['deliverTwoGold']);
  rest(t);
  const done = scene({
    seats: ['warlock', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'], talismans: [] },
    next: { rewards: ['vastWealth'], spells: ['reverence'] },
    dice: [2, 3],
  });
  done.answer(0, 'Fulfil the quest');
  assert.deepEqual(done.kinds('hand.0'), ['reverence']);
  rest(done);
});

situation('the Leprechaun evades in the Forest', () => {
  const t = scene({
    seats: ['leprechaun', 'thief'],
    at: ['ruins', 'oasis'],
    cards: { [pileAt('forest')]: ['dragon'] },
    dice: [2, 3],
  });
  t.answer(0, 'forest').asks(0, 'evade');
});

situation('the Leprechaun hops between spaces of one name and takes gold', () => {
  const t = scene({
    seats: ['leprechaun', 'warrior'],
    at: ['fields3', 'fields1'],
    with: { 1: { gold: 2 } },
  });
  t.answer(0, 'Hop away').answer(0, 'fields1').answer(0, 'seat1').answer(0, '1 gold');
  assert.deepEqual([where(t, 0), t.state.players[0].gold, t.state.players[1].gold], ['fields1', 1, 1]);
});

situation('a spirit serves the Necromancer in one psychic combat', () => {
  const t = meets('necromancer', ['shadow'], [3, 1]);
  t.answer(0, 'Let it follow');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('trophies.0')], [['shadow'], []]);
  const next = meets('necromancer', ['wraith'], [], {
    cards: { 'followers.0': ['shadow'] },
    options: { trophyRate: 7 },
  });
  next.roll(2, 2).answer(0, 'Send a Follower ahead').answer(0, 'pass');
  assert.match(lastFight(next), /8 against 7: won/u);
  assert.deepEqual(next.kinds('followers.0'), []);
});

situation('the Ogre Chieftain gathers monsters up to Strength 5', () => {
  const t = meets('ogreChieftain', ['ogre'], [4, 1]);
  t.answer(0, 'Let it follow');
  assert.deepEqual(t.kinds('followers.0'), ['ogre']);
  const giant = meets('ogreChieftain', ['giant'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual([giant.kinds('followers.0'), giant.kinds('trophies.0')], [[], ['giant']]);
});

situation('a fulfilled quest brings the Warlock a Spell', () => {
  const t = meets('warlock', ['shadow'], [5, 1], {
    cards: { 'quest.0': ['killOneEnemy'] },
    next: { spells: ['hex'] },
    options: { trophyRate: 7 },
  });
  t.answer(0, 'A Talisman');
  assert.deepEqual([t.kinds('hand.0'), where(t, 0)], [['hex'], 'warlocksCave']);
  t.match.waiting.forEach((seat) => t.options(seat));
});

situation('after a hop is declined the Leprechaun moves as usual, and elsewhere there is none', () => {
  const t = scene({ seats: ['leprechaun', 'thief'], at: ['fields1', 'oasis'], dice: [2, 3] });
  t.answer(0, 'Hop away').answer(0, 'pass').asks(0, 'destination');
  scene({ seats: ['leprechaun', 'thief'], at: ['runes1', 'oasis'], dice: [2] }).asks(0, 'destination');
  scene({ seats: ['thief', 'leprechaun'], at: ['fields1', 'fields2'], dice: [2, 3] }).asks(0, 'destination');
});

situation('the Ogre Chieftain takes no other creatures than monsters', () => {
  const t = meets('ogreChieftain', ['wolf'], [4, 1], { options: keepingTrophies });
  assert.deepEqual([t.kinds('followers.0'), t.kinds('trophies.0')], [[], ['wolf']]);
});

situation('the Warlock does not begin with two quests', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { choiceOfCharacters: 1, startQuest: true },
    with: { 0: { standing: 'dead' } },
    cards: { 'character.0': [] },
    next: { characters: ['warlock'], warlock: ['deliverTwoGold', 'deliverFate'], spells: ['hex'] },
    dice: [2],
  });
  assert.deepEqual(t.kinds('quest.0'), ['deliverTwoGold']);
  rest(t);
});

situation('the last gold coin is enough for the Leprechaun', () => {
  const t = lands('leprechaun', 'warrior', [], { with: { 1: { gold: 1 } } }).answer(0, '1 gold');
  assert.deepEqual([player(t).gold, player(t, 1).gold], [1, 0]);
});

situation('the weakest spirit serves the Necromancer, and none helps the Ghoul in a battle', () => {
  const t = meets('necromancer', ['shadow'], [], {
    cards: { 'followers.0': ['lemure'] },
    options: keepingTrophies,
  });
  t.asks(0, 'beforeFight').roll(3, 1).answer(0, 'Send a Follower ahead').answer(0, 'pass');
  assert.match(lastFight(t), /8 against 3: won/u);
  const ghoul = meets('ghoul', ['goblin'], [5, 1], {
    cards: { 'followers.0': ['lemure'] },
    options: keepingTrophies,
  });
  ghoul.asks(0, 'slain').answer(0, 'pass');
});

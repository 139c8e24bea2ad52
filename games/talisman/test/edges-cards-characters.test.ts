import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { lands, lastFight, meets, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const noFollowers: Scene = { cards: { 'followers.0': ['cursedByAHag'] } };

situation('after a walk through the Woods is declined the Elf moves as usual', () => {
  const t = scene({ seats: ['elf', 'thief'], at: ['woods1', 'oasis'], dice: [2, 3] });
  t.answer(0, 'Walk through the Woods').answer(0, 'pass').asks(0, 'destination');
  assert.equal(where(t, 0), 'woods1');
});
situation('whoever has used up the move by a Spell neither walks through the Woods nor hops', () => {
  for (const [who, from, to] of [
    ['elf', 'woods1', 'woods2'],
    ['leprechaun', 'fields1', 'fields2'],
    ['cleric', 'fields1', 'fields2'],
  ] as const) {
    const t = scene({
      seats: [who, 'thief'],
      at: [from, 'oasis'],
      cards: { 'hand.0': ['teleport'] },
    });
    t.answer(0, 'Teleport').answer(0, to);
    assert.notEqual(t.match.question(0)?.ask.prompt, 'turnStart', who);
    assert.equal(where(t, 0), to, who);
    rest(t);
  }
});
situation('after a hop is declined the Leprechaun moves as usual, and elsewhere there is none', () => {
  const t = scene({ seats: ['leprechaun', 'thief'], at: ['fields1', 'oasis'], dice: [2, 3] });
  t.answer(0, 'Hop away').answer(0, 'pass').asks(0, 'destination');
  scene({ seats: ['leprechaun', 'thief'], at: ['runes1', 'oasis'], dice: [2] }).asks(0, 'destination');
  scene({ seats: ['thief', 'leprechaun'], at: ['fields1', 'fields2'], dice: [2, 3] }).asks(0, 'destination');
});
situation('nothing but Woods fills the hand of the Druid', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['city', 'oasis'], dice: [2, 3] });
  t.answer(0, 'pass').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(0, 'pass');
  assert.deepEqual(t.kinds('hand.0'), []);
});

situation('the Assassin has no dagger for a psychic combat, for one who attacks him, or on the Crown', () => {
  const psychic = meets('assassin', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual(psychic.kinds('trophies.0'), ['shadow']);
  lands('thief', 'assassin', [5, 1]).asks(0, 'spoils');
  const crown = scene({
    seats: ['assassin', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand'],
    dice: [5, 1],
  });
  crown.asks(0, 'spoils');
});
situation('without the dagger a frozen victim leaves the Assassin all the spoils', () => {
  const t = lands('assassin', 'thief', [], {
    with: { 1: { gold: 2 } },
    cards: { 'hand.0': ['freeze'] },
  });
  t.asks(0, 'beforeFight').roll(2).answer(0, 'Freeze').answer(0, 'pass');
  assert.deepEqual(t.asks(0, 'spoils').options(0), ['1 life', '1 gold', 'No, go on']);
});

situation('the Dwarf adds 1 to his own dice in the Cave only', () => {
  const other = meets('thief', ['cave'], [3], { seats: ['thief', 'dwarf'] });
  other.answer(0, 'Visit');
  assert.deepEqual([player(other).gold, player(other).misses], [0, 1]);
});
situation('the Ghoul gains no life in a battle, from a creature or by taking gold, nor by losing', () => {
  const battle = lands('ghoul', 'warrior', [5, 1, 1]).answer(0, 'Attack');
  battle.asks(0, 'spoils').answer(0, '1 life');
  assert.deepEqual([player(battle).lives, player(battle, 1).lives], [4, 4]);
  const spirit = meets('ghoul', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual([player(spirit).lives, spirit.kinds('trophies.0')], [4, ['shadow']]);
  const gold = lands('ghoul', 'warrior', [4, 1], { with: { 1: { gold: 1 } } });
  gold.answer(0, 'Attack in psychic combat').answer(0, '1 gold');
  assert.deepEqual([player(gold).lives, player(gold).gold], [4, 1]);
  const lost = lands('sorceress', 'ghoul', [5, 1]);
  lost.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([player(lost).lives, player(lost, 1).lives], [4, 3]);
});

situation('the animals of the Minstrel fight along in battle only, and nobody else does', () => {
  const psychic = meets('minstrel', ['shadow'], [1, 1], {
    cards: { 'followers.0': ['wolf'] },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(psychic), /5 against 3/u);
  const alone = meets('minstrel', ['goblin'], [3, 2], { options: { trophyRate: 7 } });
  assert.match(lastFight(alone), /5 against 4/u);
  const captives = meets('minstrel', ['goblin'], [3, 2], {
    cards: { 'followers.0': ['ogre', 'stableMule'] },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(captives), /5 against 4/u);
});
situation('an animal does not join a Minstrel nobody may follow, and no dragon joins one', () => {
  const cursed = meets('minstrel', ['wolf'], [], noFollowers);
  cursed.roll(6).answer(0, 'Play music, do not fight');
  assert.deepEqual([cursed.kinds('followers.0'), cursed.kinds('space.14')], [['cursedByAHag'], ['wolf']]);
  // Nothing is rolled for a dragon: the six is left for what comes next.
  const dragon = meets('minstrel', ['dragon', 'wolf'], []);
  dragon.asks(0, 'facing.instead').roll(5).answer(0, 'Play music, do not fight');
  dragon.answer(0, 'Play music, do not fight');
  assert.deepEqual([dragon.kinds('followers.0'), dragon.kinds('space.14')], [['wolf'], ['dragon']]);
  assert.ok(dragon.log().some((line) => line.endsWith('takes Wolf.')));
});
situation('another is not saved from an animal by the music of a Minstrel', () => {
  const t = meets('thief', ['wolf'], [5, 1], { seats: ['thief', 'minstrel'], options: { trophyRate: 7 } });
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
});
situation('in psychic combat the Monk fights with Craft alone, and once', () => {
  const t = meets('monk', ['shadow'], [1, 1], { options: { trophyRate: 7 } });
  assert.match(lastFight(t), /4 against 3/u);
});
situation('the Black Knight demands 1 gold of the rich, too', () => {
  const t = lands('blackKnightCataclysm', 'warrior', [], { with: { 1: { gold: 3 } } });
  t.answer(0, 'Demand 1 gold').answer(1, 'Pay 1 gold');
  assert.deepEqual([player(t).gold, player(t, 1).gold], [1, 2]);
});
situation('with a full hand the Arcane Scion can only give up a Spell', () => {
  const t = scene({
    seats: ['arcaneScion', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { fate: 1 } },
    cards: { 'hand.0': ['hex', 'reverence', 'alchemy'] },
  });
  t.answer(0, 'Trade fate and Spells').asks(0, 'discardSpells').answer(0, 'Alchemy');
  assert.deepEqual([player(t).fate, t.kinds('hand.0')], [2, ['hex', 'reverence']]);
  rest(t);
});
situation('the rage of the Barbarian is of no use to his mind', () => {
  const t = meets('barbarian', ['shadow'], [5, 1], {
    with: { 0: { lives: 3 } },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(t), /7 against 3, won/u);
});
situation(
  'the Barbarian charges on one space, after a battle of his own turn against an Enemy he has killed',
  () => {
    const choice = meets('barbarian', ['wolf'], [1, 1], { options: { trophyRate: 7 } }).answer(
      0,
      'Charge on',
    );
    choice.asks(0, 'teleport');
    assert.deepEqual(
      choice.match.question(0)!.from.map(({ id }) => id),
      ['plains2', 'fields4', 'pass'],
    );
    // Declined there is no second offer, and no move.
    choice.answer(0, 'pass');
    assert.deepEqual([where(choice, 0), choice.state.turn], ['hills2', 1]);
    const psychic = meets('barbarian', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
    assert.deepEqual([psychic.kinds('trophies.0'), psychic.state.turn], [['shadow'], 1]);
    const rival = lands('barbarian', 'thief', [5, 1]).answer(0, '1 life');
    assert.deepEqual([player(rival, 1).lives, rival.state.turn], [3, 1]);
    const attacked = lands('thief', 'barbarian', [1, 5]).answer(1, '1 life');
    assert.deepEqual([player(attacked).lives, attacked.state.turn], [3, 1]);
    rest(attacked);
  },
);

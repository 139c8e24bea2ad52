import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { lands, lastFight, meets, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

/** Trophies are not spent in these tables. */
const options = { trophyRate: 7 } as const;

situation('the Scavenger leaves what he may not own, and what others could take', () => {
  const barred = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city', 'oasis'],
    with: { 0: { alignment: 'evil' } },
    cards: { adventureDiscard: ['holyLance'] },
    dice: [2, 3],
  });
  barred.asks(0, 'destination');
  const other = scene({
    seats: ['thief', 'scavenger'],
    at: ['city', 'oasis'],
    cards: { adventureDiscard: ['ring'] },
    dice: [2, 3],
  });
  other.asks(0, 'destination');
});
situation('a Mutant who dies of it does not mutate, nor one who is spared the loss', () => {
  const dead = scene({
    seats: ['mutant', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 1 } },
    options: { heirs: false },
    dice: [6, 6],
  });
  dead.answer(0, 'Mutate (1 life)');
  assert.deepEqual([player(dead).standing === 'playing', player(dead).strength], [false, 0]);
  rest(dead);
  const spared = scene({
    seats: ['mutant', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'reward.0': ['glassGuardians'] },
  });
  const { table } = spared.match;
  table.setNote(table.top(table.piles.reward[0])!, { counters: 4, stack: 0 });
  spared.answer(0, 'Mutate (1 life)').roll(2, 3).answer(0, 'Glass Guardians');
  assert.deepEqual([player(spared).lives, player(spared).strength], [5, 0]);
  spared.asks(0, 'destination');
});
situation('the Ogre Chieftain takes no other creatures than monsters', () => {
  const t = meets('ogreChieftain', ['wolf'], [4, 1], { options });
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
situation('a Follower that clings to its victim cannot be lured away, nor one that would not stay', () => {
  const clinging = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['poltergeist'] } });
  assert.deepEqual(clinging.options(0), ['Attack', 'Attack in psychic combat']);
  const one = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['poltergeist', 'guide'] } });
  one.answer(0, 'Take a Follower');
  assert.deepEqual([one.kinds('followers.0'), one.kinds('followers.1')], [['guide'], ['poltergeist']]);
  const barred = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['theurgistOfLight'] } });
  assert.deepEqual(barred.options(0), ['Attack', 'Attack in psychic combat']);
  const ladies = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['maiden'] } });
  assert.deepEqual(ladies.options(0), ['Attack', 'Attack in psychic combat']);
});
situation('what clings to its owner, or may not be owned, is not traded', () => {
  const offered = (own: string, theirs: string, more: Scene = {}) => {
    const t = scene({
      seats: ['merchant', 'warrior'],
      at: ['city', 'hills2'],
      ...more,
      cards: { 'objects.0': [own], 'objects.1': [theirs] },
      dice: [2, 3, 5, 1, 1],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    const asked = t.match.question(0)?.ask.prompt;
    rest(t);
    return asked === 'against';
  };
  assert.deepEqual(
    [
      offered('helmet', 'ring'),
      offered('falseGrail', 'ring'),
      offered('helmet', 'falseGrail'),
      offered('holyLance', 'ring', { with: { 1: { alignment: 'evil' } } }),
      offered('helmet', 'holyLance', { with: { 0: { alignment: 'evil' } } }),
    ],
    [true, false, false, false, false],
  );
});
situation('darkness gives once for a victim and for each Enemy killed, and only for a life', () => {
  const two = scene({
    seats: ['darkCultist', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['wolf', 'wolf'] },
    options,
    dice: [2, 3, 6, 1, 1, 4, 2, 5],
  });
  two.answer(0, 'hills2');
  assert.deepEqual([player(two).strength, player(two).gold, player(two).craft], [1, 1, 0]);
  const plain = lands('darkCultist', 'thief', [5, 1, 4, 5]).answer(0, 'Attack').answer(0, '1 life');
  assert.deepEqual([player(plain).strength, player(plain).craft], [1, 0]);
  const gold = lands('darkCultist', 'monk', [5, 1, 4], { with: { 1: { gold: 1 } } });
  gold.answer(0, 'Attack in psychic combat').answer(0, '1 gold');
  assert.deepEqual([player(gold).strength, player(gold).craft, player(gold).gold], [0, 0, 1]);
});
situation('the Merchant sells in his own turn, and the Sage sees one card', () => {
  const t = scene({
    seats: ['thief', 'merchant'],
    at: ['fields3', 'city'],
    cards: { 'objects.1': ['axe'] },
    dice: [4, 1],
  });
  t.answer(0, 'city').asks(0, 'encounter');
  const sage = scene({
    seats: ['sage', 'thief'],
    at: ['city', 'oasis'],
    next: { adventure: ['dragon', 'ogre'] },
    dice: [2, 3],
  });
  const seen = sage.log(0).join(' ');
  assert.deepEqual([seen.includes('Dragon'), seen.includes('Ogre')], [true, false]);
  const empty = scene({
    seats: ['sage', 'thief'],
    at: ['city', 'oasis'],
    cards: { adventure: ['dragon'] },
    dice: [2, 3],
  });
  assert.ok(empty.log(0).join(' ').includes('Dragon'));
});
situation('a knight with a horse gets no second one, and without horses in the stables none', () => {
  const castle = (more: Scene) => {
    const t = scene({
      seats: ['chivalricKnight', 'thief'],
      at: ['portalOfPower', 'oasis'],
      dice: [1],
      ...more,
    });
    if (t.match.question(0)!.ask.prompt === 'moveMode') t.answer(0, 'Roll');
    t.answer(0, 'castle');
    const asked = t.match.question(0)?.ask.prompt;
    rest(t);
    return asked;
  };
  assert.equal(castle({ cards: { 'followers.0': ['stableMule'] } }), 'moveEnded');
  assert.notEqual(castle({ cards: { 'followers.0': ['stableRidingHorse'] } }), 'moveEnded');
  assert.notEqual(castle({ cards: { stables: ['stableMule'] } }), 'moveEnded');
  const other = scene({ seats: ['thief', 'chivalricKnight'], at: ['portalOfPower', 'castle'], dice: [1] });
  other.answer(0, 'castle').asks(0, 'encounter');
});

/** A Thief comes to a fight, the Chivalric Knight is somewhere. */
const witnessed = (foes: readonly string[], knight: 'tavern' | 'oasis', more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'chivalricKnight'],
    at: ['city', knight],
    options,
    ...more,
    cards: { [pileAt('hills2')]: foes, ...more.cards },
    dice: [2, 3, ...(more.dice ?? [])],
  });
  return t.answer(0, 'hills2');
};
situation(
  'the Chivalric Knight stands by in battles against Enemies of his region, outside the inner one',
  () => {
    const asked = (t: Table): boolean => t.match.question(1)?.ask.prompt === 'beforeFight';
    assert.ok(asked(witnessed(['ogre'], 'tavern').asks(1, 'beforeFight')));
    assert.ok(!asked(witnessed(['ogre'], 'oasis', { dice: [5, 1] })));
    assert.ok(!asked(witnessed(['shadow'], 'tavern', { dice: [5, 1] })));
    const duel = scene({
      seats: ['thief', 'chivalricKnight', 'thief'],
      at: ['city', 'tavern', 'hills2'],
      dice: [2, 3, 5, 1],
    });
    assert.ok(!asked(duel.answer(0, 'hills2').answer(0, 'seat2').asks(0, 'spoils')));
    const own = meets('chivalricKnight', ['wolf'], [5, 1], { options });
    assert.deepEqual(own.kinds('trophies.0'), ['wolf']);
    const pits = scene({
      seats: ['thief', 'chivalricKnight'],
      at: ['pits', 'plainOfPeril'],
      with: { 0: { fiends: 1 } },
      dice: [6, 1, 1],
    });
    assert.ok(!asked(pits));
    rest(pits);
  },
);
situation(
  'the Chivalric Knight misses a turn for a victory he has stood by in, and gets nothing for a defeat',
  () => {
    const won = witnessed(['ogre'], 'tavern', { next: { rewards: ['vastWealth'] } });
    won.roll(2, 1).answer(1, 'Stand by in the battle');
    assert.deepEqual(
      [player(won, 1).gold, won.log().filter((line) => line.includes('misses')).length],
      [3, 1],
    );
    assert.equal(won.state.turn, 0);
    rest(won);
    const lost = witnessed(['dragon'], 'tavern', { next: { rewards: ['vastWealth'] } });
    const rewards = lost.t.cards(lost.t.piles.rewards).length;
    lost.roll(1, 6, 1).answer(1, 'Stand by in the battle');
    assert.deepEqual(
      [player(lost).lives, player(lost, 1).gold, lost.t.cards(lost.t.piles.rewards).length],
      [3, 0, rewards],
    );
    assert.equal(lost.state.turn, 1);
    rest(lost);
    // Somebody who did not stand by has nothing of the victory.
    const declined = witnessed(['wolf'], 'tavern', { next: { rewards: ['vastWealth'] } });
    declined.roll(5, 1).answer(1, 'pass');
    assert.deepEqual([player(declined, 1).gold, declined.kinds('trophies.0')], [0, ['wolf']]);
  },
);
situation('the Dread Knight heals by no gold, by no victory of another and by no Enemy', () => {
  const gold = lands('dreadKnight', 'monk', [5, 1], { with: { 0: { lives: 2 }, 1: { gold: 1 } } });
  gold.answer(0, '1 gold');
  assert.equal(player(gold).lives, 2);
  const enemy = meets('dreadKnight', ['wolf'], [5, 1], { with: { 0: { lives: 2 } }, options });
  assert.deepEqual([player(enemy).lives, enemy.kinds('trophies.0')], [2, ['wolf']]);
  const other = scene({
    seats: ['thief', 'monk', 'dreadKnight'],
    at: ['city', 'hills2', 'tavern'],
    with: { 2: { lives: 2 } },
    dice: [2, 3, 6, 4, 1],
  });
  other.answer(0, 'hills2').answer(0, 'seat1').answer(0, '1 life');
  assert.deepEqual([player(other, 1).lives, player(other, 2).lives], [3, 2]);
});

situation('only Enemies are sent ahead, in fights of the right kind, and of their master alone', () => {
  const followers = { 'followers.0': ['wolf', 'lemure', 'unicorn'] };
  const ghoul = meets('ghoul', ['goblin'], [], { cards: followers, options });
  ghoul.asks(0, 'beforeFight').roll(5, 1).answer(0, 'Send a Follower ahead');
  assert.deepEqual(ghoul.kinds('followers.0'), ['lemure', 'unicorn']);
  assert.match(lastFight(ghoul), /10 against 3/u);
  rest(ghoul);
  const psychic = meets('ghoul', ['shadow'], [5, 1], { cards: followers, options });
  assert.deepEqual(psychic.kinds('followers.0').length, 3);
  const watching = meets('thief', ['goblin'], [5, 1], {
    seats: ['thief', 'ghoul'],
    cards: { 'followers.1': ['wolf'] },
    options,
  });
  assert.deepEqual([watching.kinds('trophies.0'), watching.kinds('followers.1')], [['goblin'], ['wolf']]);
  const defending = lands('thief', 'ghoul', [], { cards: { 'followers.1': ['wolf'] } });
  // 3 + 2 against 2 + 2 + 3.
  defending.asks(1, 'beforeFight').roll(2, 3).answer(1, 'Send a Follower ahead').asks(1, 'spoils');
});
situation(
  'whom nobody may follow is not offered the Enemies he has killed, and the log tells of those who follow',
  () => {
    const cursed = meets('ghoul', ['wolf'], [5, 1], { cards: { 'followers.0': ['cursedByAHag'] }, options });
    assert.deepEqual([cursed.kinds('followers.0'), cursed.kinds('trophies.0')], [['cursedByAHag'], ['wolf']]);
    const t = meets('ghoul', ['wolf'], [5, 1], { options }).answer(0, 'Let it follow');
    assert.ok(t.log().some((line) => line.endsWith('takes Wolf.')));
    const other = meets('thief', ['wolf'], [5, 1], { seats: ['thief', 'ghoul'], options });
    assert.deepEqual(other.kinds('trophies.0'), ['wolf']);
  },
);
situation('a Troll who has healed with a 6 does not fly with it, too', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 2 } },
    cards: { 'objects.0': ['flyingCarpet'] },
    dice: [6, 3],
  });
  t.asks(0, 'moveRolled').answer(0, 'Troll');
  assert.deepEqual([player(t).lives, t.state.turn], [3, 1]);
});
situation('the Arcane Scion bends fate in a turn of his own', () => {
  const t = scene({
    seats: ['thief', 'arcaneScion'],
    at: ['city', 'oasis'],
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});
situation('a Troll heals with a 6 of his own dice only', () => {
  const t = scene({ seats: ['thief', 'troll'], at: ['city', 'oasis'], dice: [6, 3] }).asks(0, 'destination');
  assert.equal(where(t, 1), 'oasis');
});
situation('the music of a Minstrel reaches no dragon in a Cave somebody else visits', () => {
  const t = meets('thief', ['cave'], [1, 5, 1], { seats: ['thief', 'minstrel'] });
  t.answer(0, 'Visit');
  assert.match(lastFight(t), /8 against 8/u);
});
situation('even a Wild Boar follows the Minstrel', () => {
  const t = meets('minstrel', ['wildBoar'], []);
  t.roll(2).answer(0, 'Play music, do not fight');
  assert.deepEqual(t.kinds('followers.0'), ['wildBoar']);
});
situation('the weakest spirit serves the Necromancer, and none helps the Ghoul in a battle', () => {
  const t = meets('necromancer', ['shadow'], [], { cards: { 'followers.0': ['lemure'] }, options });
  t.asks(0, 'beforeFight').roll(3, 1).answer(0, 'Send a Follower ahead').answer(0, 'pass');
  assert.match(lastFight(t), /8 against 3, won/u);
  const ghoul = meets('ghoul', ['goblin'], [5, 1], { cards: { 'followers.0': ['lemure'] }, options });
  ghoul.asks(0, 'slain').answer(0, 'pass');
});
situation('the Chivalric Knight is rewarded once for standing by once', () => {
  const t = witnessed(['ogre', 'shadow'], 'tavern', { next: { rewards: ['vastWealth', 'vastWealth'] } });
  const rewards = t.t.cards(t.t.piles.rewards).length;
  t.roll(2, 1, 5, 1).answer(1, 'Stand by in the battle');
  assert.deepEqual([t.kinds('trophies.0').length, t.t.cards(t.t.piles.rewards).length], [2, rewards - 1]);
  rest(t);
});

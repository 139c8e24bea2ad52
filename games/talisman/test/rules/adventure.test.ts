import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { canDraw, drawFrom } from '../../rules/decks.ts';
import { missTurn } from '../../rules/moving.ts';
import { gainSpells } from '../../rules/spells.ts';
import type { Player } from '../../shape.ts';
import {
  asked,
  collected,
  drawing,
  evasive,
  HERE,
  meeting,
  missing,
  optionIds,
  pileAt,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  still,
  type Table,
  thieves,
  tithed,
  twoThieves,
  until,
  visitingDenizen,
  walksInto,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('TA-ADV-01', 'lowest number first, equal numbers as they were drawn', () => {
  const t = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    with: { 0: { alignment: 'good' } },
    next: { adventure: ['witch', 'angel'] },
    dice: [4, 1, 6],
  });
  t.answer(0, 'ruins');
  assert.deepEqual(
    t.log().flatMap((line) => /meets (?:the )?(\w+)/u.exec(line)?.[1] ?? []),
    ['Angel', 'Witch'],
  );
  // A card may print another number than its kind usually has.
  const healer = { ...game.content.healer, number: 3 };
  const early = scene(
    { seats: thieves, at: ['city', 'oasis'], cards: { 'space.14': ['mage', 'healer'] }, dice: [2, 3] },
    { ...game, content: { ...game.content, healer } },
  ).answer(0, 'hills2');
  assert.deepEqual(
    early.log().flatMap((line) => /meets (?:the )?(\w+)/u.exec(line)?.[1] ?? []),
    ['Healer', 'Mage'],
  );
  const equal = walksInto(['shadow', 'lemure'], [5, 1, 5, 1]);
  assert.deepEqual(equal.kinds('trophies.0'), ['shadow', 'lemure']);
});

rule('TA-ADV-02', 'a card whose space must be found goes there before anything else', () => {
  const t = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    next: { adventure: ['storm', 'ghost'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'ruins');
  assert.deepEqual([t.kinds('space.12'), t.kinds('space.20')], [['ghost'], []]);
});

rule('TA-ADV-03', 'cards without a number come before numbered ones', () => {
  const t = walksInto(['angel', 'hex'], [], { with: { 0: { alignment: 'good' } } });
  assert.deepEqual(
    t.log().flatMap((line) => /meets (?:the )?(\w+)/u.exec(line)?.[1] ?? []),
    ['Hex', 'Angel'],
  );
});

rule('TA-ADV-04', 'having to miss a turn ends this one at once', () => {
  const t = walksInto(['storm', 'sword'], []);
  assert.equal(t.state.turn, 1);
  assert.ok(t.kinds('space.14').includes('sword'));
});

rule('TA-ADV-05', 'with cards left unfaced this turn was the missed one', () => {
  const t = walksInto(['storm', 'goblin'], [], { at: ['city', 'oasis'] });
  assert.equal(t.state.players[0].misses, 0);
  assert.deepEqual(t.kinds('space.14'), ['goblin']);
});

rule('TA-ADV-06', 'otherwise it is the whole next turn; for others always their next one', () => {
  const t = walksInto(['storm'], [], { at: ['city', 'oasis'] });
  assert.deepEqual(
    t.state.players.map(({ misses }) => misses),
    [1, 0],
  );
  // Both stood in the region and have sat out a turn each: seat 1 its next one.
  const both = walksInto(['storm'], []);
  assert.deepEqual([both.state.turn, both.state.round], [1, 2]);
  const space = scene({ seats: thieves, at: ['ruins', 'oasis'], dice: [2, 3, 1] });
  space.answer(0, 'tavern');
  assert.equal(space.state.players[0].misses, 1);
});

rule('TA-ADV-07', 'animals, dragons and monsters have Strength and are worth Strength', () => {
  for (const def of Object.values(game.content))
    if (
      def.type === 'enemy' &&
      def.family !== 'spirit' &&
      def.deck === 'adventure' &&
      def.craft === 0 &&
      def.foe!.value === null
    )
      assert.ok(def.strength > 0);
  const t = walksInto(['ogre'], [5, 1]);
  t.asks(0, 'trophies').answer(0, 'Ogre');
  assert.equal(t.state.players[0].strength, 1);
});

rule('TA-ADV-08', 'spirits have Craft and are worth Craft', () => {
  const t = walksInto(['wraith'], [6, 1, 1]);
  t.asks(0, 'trophies').answer(0, 'Wraith');
  assert.deepEqual([t.state.players[0].craft, t.state.players[0].strength], [1, 0]);
});

rule('TA-ADV-09', 'an Enemy nobody beats stays', () => {
  assert.deepEqual(walksInto(['dragon'], [1, 1]).kinds('space.14'), ['dragon']);
});

rule('TA-ADV-10', 'the usual numbers', () => {
  const number = (kind: string): number => game.content[kind].number;
  assert.deepEqual(
    ['angel', 'wolf', 'wraith', 'witch', 'ring', 'unicorn', 'cave'].map(number),
    [1, 2, 3, 4, 5, 5, 6],
  );
  assert.equal(number('poltergeist'), 1);
});

rule('TA-ADV-11', 'an empty deck is made of its discard pile', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { adventure: [], adventureDiscard: ['angel', 'angel', 'angel'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.kinds('adventure').length, t.kinds('adventureDiscard').length], [2, 1]);
  const none = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { adventure: [], adventureDiscard: [] },
    dice: [2, 3],
  });
  none.answer(0, 'hills2');
  assert.equal(none.state.turn, 1);
});

situation('of two drawn cards each can be replaced once, and what was put away is gone', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields5', 'oasis'],
    cards: {
      'objects.0': ['orbOfKnowledge'],
      'followers.0': ['oathswornOracle'],
      'quest.0': ['killOneDragon'],
    },
    next: { adventure: ['bear', 'wolf', 'ape', 'lion'] },
    dice: [1, 1],
  });
  until(t, 'destination').answer(0, 'ruins').asks(0, 'cardsDrawn').answer(0, 'orbOfKnowledge');
  assert.deepEqual(t.asks(0, 'replaceCard').options(0), ['Bear', 'Wolf']);
  t.answer(0, 'bear').answer(0, 'oathswornOracle');
  assert.deepEqual(t.options(0).toSorted(), ['Ape', 'Wolf']);
});

situation(
  'whoever is not of their alignment leaves one of what they collect, and no more than there is',
  () => {
    const fate = tithed('redeemer', 2, { with: { 0: { fate: 3 } } });
    assert.deepEqual([collected(fate), player(fate).fate], [[3], 2]);
    const poor = tithed('redeemer', 2);
    assert.deepEqual([collected(poor), player(poor).fate], [[2], 0]);
    const life = tithed('ritualMaster', 1);
    assert.deepEqual([collected(life), player(life).lives], [[2], 3]);
  },
);

situation('the first of their alignment has all of it, and they are gone', () => {
  const gold = tithed('renegade', 4, { with: { 0: { gold: 1 } } });
  rest(gold);
  assert.deepEqual([player(gold).gold, gold.kinds(HERE)], [5, []]);
  assert.ok(gold.kinds('adventureDiscard').includes('renegade'));
  const nothing = tithed('renegade', 0);
  rest(nothing);
  assert.deepEqual([player(nothing).gold, nothing.kinds(HERE)], [0, []]);
});

/** A Toad next to the Hills hops there. */
const hops = (kind: string, lies: number, more: Partial<Player> = {}): Table =>
  tithed(kind, lies, { at: ['fields4', 'oasis'], with: { 0: { toad: 3, ...more } } });

situation('a Toad has its part in what is collected in fate and lives', () => {
  const fate = hops('redeemer', 2, { alignment: 'good' });
  rest(fate);
  assert.deepEqual([player(fate).fate, fate.kinds(HERE)], [2, []]);
  const life = hops('ritualMaster', 2);
  assert.deepEqual([collected(life), player(life).lives], [[3], 3]);
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

situation('the deck is searched no further than the first card that will do', () => {
  const t = given('aFavourOwed', ['wolf', 'ring', 'unicorn', 'mule']).asks(0, 'takeIt');
  assert.deepEqual((t.match.question(0)!.ask.about as { kind: string }).kind, 'unicorn');
  assert.deepEqual(t.kinds('adventureDiscard'), ['wolf', 'ring']);
  t.answer(0, 'accept');
  rest(t);
  assert.deepEqual([t.kinds('followers.0'), t.kinds('adventureDiscard')], [['unicorn'], ['wolf', 'ring']]);
  assert.equal(t.kinds('adventure').at(-1), 'mule');
});

situation('a Follower is a favour, a Magic Object a dream, and nothing else is either', () => {
  const favour = given('aFavourOwed', ['hearthRune', 'foundSword', 'unicorn']);
  assert.equal((favour.asks(0, 'takeIt').match.question(0)!.ask.about as { kind: string }).kind, 'unicorn');
  const dream = given('dreamPrize', ['unicorn', 'foundSword', 'hearthRune']);
  assert.equal((dream.asks(0, 'takeIt').match.question(0)!.ask.about as { kind: string }).kind, 'hearthRune');
  for (const t of [favour, dream]) {
    t.answer(0, 'pass');
    rest(t);
    assert.deepEqual([t.kinds('followers.0'), t.kinds('objects.0')], [[], []]);
    assert.equal(t.kinds('adventureDiscard').length, 3);
    assert.deepEqual(t.kinds('stage'), []);
  }
});

rule.also(
  'TA-ADV-11',
  'a search without success turns over the whole deck and what was discarded, once',
  () => {
    const t = given('aFavourOwed', [], { cards: { adventure: ['wolf', 'bear'], adventureDiscard: ['ape'] } });
    assert.notEqual(asked(t), 'takeIt');
    assert.deepEqual([t.kinds('followers.0'), t.kinds('adventure'), t.kinds('stage')], [[], [], []]);
    assert.deepEqual(t.kinds('adventureDiscard').toSorted(), ['ape', 'bear', 'wolf']);
  },
);

// Decks and where cards go.

rule.also(
  'TA-ADV-11',
  'there is something to draw as long as the deck or its discard pile holds a card',
  () => {
    const can = (spells: string[], spellDiscard: string[]): boolean =>
      canDraw(twoThieves({ cards: { spells, spellDiscard } }).t, 'spells');
    assert.deepEqual([can(['freeze'], []), can([], ['freeze']), can([], [])], [true, true, false]);
    const rewards = (cards: string[]): boolean =>
      canDraw(twoThieves({ cards: { rewards: cards } }).t, 'rewards');
    assert.deepEqual([rewards(['auspice']), rewards([])], [true, false]);
    const t = scene({
      seats: ['wizard', 'thief'],
      cards: { spells: [], spellDiscard: ['freeze', 'energize'] },
    });
    assert.ok(gainSpells(t.t, 0, 1));
    assert.deepEqual([t.kinds('spells').length, t.kinds('hand.0').length], [1, 1]);
    assert.equal(t.log().at(-2), 'A discard pile is shuffled anew.');
    // The last card is drawn before the deck is made again.
    const last = twoThieves({ cards: { spells: ['freeze'], spellDiscard: ['energize'] } });
    drawFrom(last.t, 'spells', last.t.piles.hand[0]);
    assert.deepEqual([last.kinds('hand.0'), last.kinds('spellDiscard')], [['freeze'], ['energize']]);
    // Where there is nothing, nothing is drawn and nothing shuffled.
    const none = twoThieves({ cards: { spells: [], spellDiscard: [], rewards: [] } });
    assert.deepEqual(
      [drawFrom(none.t, 'spells', none.t.piles.hand[0]), drawFrom(none.t, 'rewards', none.t.piles.reward[0])],
      [null, null],
    );
    assert.ok(!none.log().some((line) => line.includes('shuffled')));
  },
);

rule.also('TA-ADV-02', 'whoever was sent away at once goes nowhere else', () => {
  const t = drawing('hermit', { cards: { 'objects.0': ['royalDecree'] }, dice: [5] });
  t.asks(0, 'cardsDrawn').answer(0, 'Royal Decree');
  rest(t);
  assert.deepEqual([t.kinds(pileAt('crags')), t.kinds('adventureDiscard').includes('hermit')], [[], true]);
});

/** A Thief lands in the Oasis, where these cards are drawn, and then these dice fall. */
const inOasis = (cards: readonly string[], dice: readonly number[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['temple', 'city'],
    ...more,
    next: { adventure: cards },
    dice: [2, ...dice],
  }).answer(0, 'oasis');

rule.also('TA-ADV-02', 'it is told where a card lies that did not stay where it was drawn', () => {
  const away = inOasis(['hermit', 'angel'], [6]);
  assert.deepEqual(away.kinds(pileAt('forest')), ['hermit']);
  assert.equal(away.log().filter((line) => line.startsWith('The Hermit now lies at')).length, 1);
  const here = inOasis(['hermit', 'angel'], [4]);
  rest(here);
  assert.equal(here.log().filter((line) => line.startsWith('The Hermit now lies at')).length, 0);
});

rule.also(
  'TA-ADV-05',
  'a turn cut short by an Enemy or a Place counts as missed only while a card waits',
  () => {
    const misses = (cards: string[], answers: string[], ...dice: number[]): number => {
      const t = meeting(cards, { dice });
      for (const answer of answers) t.answer(0, answer);
      rest(t);
      return player(t).misses;
    };
    // What was bought once and left there is no Adventure card.
    assert.deepEqual(
      [[], ['cave'], ['unicorn'], ['sword']].map((waiting) => misses(['medusa', ...waiting], [], 1, 5)),
      [2, 1, 1, 2],
    );
    assert.deepEqual(
      [misses(['marsh'], []), misses(['marsh', 'cave'], []), misses(['marsh', 'sword'], ['pass'])],
      [1, 0, 1],
    );
  },
);

rule.also('TA-ADV-05', 'only an encounter of the own turn that is broken off stands for a missed one', () => {
  const missed = (seat: number, encounter: boolean, unresolved: boolean) => {
    const t = still();
    Object.assign(t.state.now, { encounter, unresolved });
    missTurn(t.t, seat, 2);
    return [player(t, seat).misses, t.state.now.over];
  };
  assert.deepEqual(missed(0, true, true), [1, true]);
  assert.deepEqual(missed(0, true, false), [2, true]);
  assert.deepEqual(missed(0, false, true), [2, true]);
  assert.deepEqual(missed(1, true, true), [2, false]);
});

rule.also('TA-ADV-05', 'every Adventure card that is left counts: an Object, a Place, a Remnant', () => {
  for (const left of ['ring', 'cave', 'giantFly'])
    assert.equal(player(meeting(['storm', left])).misses, 0, left);
  // What was bought once and dropped here is no Adventure card.
  assert.equal(player(meeting(['storm', 'sword'])).misses, 1);
});

rule.also('TA-ADV-05', 'what was evaded, or left lying, was faced', () => {
  const evaded = meeting(['wolf', 'witch'], { ...evasive, dice: [] }).answer(0, 'Evade');
  assert.deepEqual(evaded.kinds(pileAt('hills2')), ['wolf', 'witch']);
  const maze = meeting(['wolf', 'maze'], evasive).answer(0, 'Evade');
  assert.equal(player(maze).misses, 1);
  const lost = meeting(['ring', 'cave'], { dice: [3] });
  lost.answer(0, 'pass').answer(0, 'visit');
  assert.equal(player(lost).misses, 1);
  // A second Place could not be visited any more.
  const twice = meeting(['cave', 'shrine'], { dice: [3] }).answer(0, 'visit');
  assert.equal(player(twice).misses, 0);
});

rule.also('TA-ADV-06', 'what lies on a space without a draw was faced before its text is read', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('crags')]: ['ring'] },
    dice: [4, 1, 2],
  });
  t.answer(0, 'crags').answer(0, 'pass');
  assert.equal(player(t).misses, 1);
});

// Decks and fate.

rule.also('TA-ADV-11', 'a deck that is looked through is refilled first', () => {
  const bard = visitingDenizen('bard', {
    dice: [6],
    cards: { talismans: [], talismanDiscard: ['talisman'] },
  });
  if (promptOf(bard) === 'searchTalisman') bard.answer(0, optionIds(bard)[0]);
  assert.deepEqual(bard.kinds('objects.0'), ['talisman']);
  rest(bard);
  const demigod = meeting(['demigod'], { cards: { spells: [], spellDiscard: ['freeze'] } });
  if (promptOf(demigod) === 'searchSpell') demigod.answer(0, optionIds(demigod)[0]);
  assert.deepEqual(demigod.kinds('hand.0'), ['freeze']);
  rest(demigod);
});

rule.also('TA-ADV-06', 'a missed turn has no end either: no trophies, no quest, nobody casts a Spell', () => {
  const t = missing({
    'trophies.0': ['dragon'],
    'quest.0': ['deliverThreeGold'],
    'hand.0': ['alchemy'],
    'objects.0': ['casket'],
    'hand.1': ['healing'],
  });
  assert.deepEqual([t.state.players[0].misses, t.state.turn], [0, 1]);
  assert.deepEqual([asked(t, 1), t.log().some((line) => line.includes('casts'))], ['turnStart', false]);
});

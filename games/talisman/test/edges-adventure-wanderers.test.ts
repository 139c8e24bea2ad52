import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../rules/decks.ts';
import type { Player } from '../shape.ts';
import { at, inRegion, SPACES } from '../topology.ts';
import { asked, ids, rest, until } from './looking.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
type Table = ReturnType<typeof scene>;

// Those who collect.

const collected = (t: Table): number[] => {
  rest(t);
  return t.t.cards(t.t.piles.space[player(t).space]).map((card) => {
    const note = t.t.note(card) as { counters?: number } | null;
    return note?.counters ?? 0;
  });
};
/** So much lies on the card already when it is met. */
const tithed = (kind: string, lies: number, more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { [HERE]: [kind], ...more.cards },
    dice: [2, 3],
  });
  setCounters(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0], lies);
  return until(t, 'destination').answer(0, 'hills2');
};

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
rule.also('TA-TOAD-08', 'a Toad neither gives the Renegade gold nor takes it; he stays for others', () => {
  const heir = hops('renegade', 4);
  assert.deepEqual([collected(heir), player(heir).gold, heir.kinds(HERE)], [[4], 0, ['renegade']]);
  const giver = hops('renegade', 4, { alignment: 'good', gold: 2 });
  assert.deepEqual([collected(giver), player(giver).gold], [[4], 2]);
});
situation('a Toad has its part in what is collected in fate and lives', () => {
  const fate = hops('redeemer', 2, { alignment: 'good' });
  rest(fate);
  assert.deepEqual([player(fate).fate, fate.kinds(HERE)], [2, []]);
  const life = hops('ritualMaster', 2);
  assert.deepEqual([collected(life), player(life).lives], [[3], 3]);
});

// The Spiteful Imp.

const impish = (more: Scene = {}): Table =>
  meeting(['spitefulImp'], {
    seats: ['thief', 'thief', 'thief', 'thief'],
    at: ['city', 'oasis', 'tavern', 'mines'],
    ...more,
  });
situation('the Spiteful Imp leaves the choice among all outside the inner region, and none to stay', () => {
  const t = impish();
  assert.equal(asked(t), 'another');
  assert.deepEqual(ids(t), ['seat1', 'seat2']);
});
situation('the Spiteful Imp leads nobody to those he would spare', () => {
  const seats = ['chivalricKnight', 'wizard', 'warrior', 'thief'];
  // Nobody is left but the Warrior in the Tavern.
  const weaker = impish({ seats, dice: [1, 1, 1] });
  rest(weaker);
  assert.equal(where(weaker, 0), 'tavern');
  const alone = impish({ seats, with: { 0: { strength: 9 } } });
  rest(alone);
  assert.deepEqual([where(alone, 0), alone.kinds('adventureDiscard')], ['hills2', ['spitefulImp']]);
});
situation('with the Spiteful Imp one deals with that character, and with nothing else there', () => {
  const t = impish({ cards: { [pileAt('tavern')]: ['wolf', 'ring'] }, dice: [5, 1] }).answer(0, 'seat2');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  t.asks(0, 'spoils').answer(0, 'takeLife');
  rest(t);
  assert.deepEqual([where(t, 0), player(t, 2).lives, t.state.turn], ['tavern', 3, 1]);
  assert.deepEqual([t.kinds(pileAt('tavern')), t.kinds('objects.0')], [['wolf', 'ring'], []]);
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
rule.also('TA-ALIGN-04', 'what was found and may not be owned is not offered, and the search is over', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  const t = given('dreamPrize', ['wolf', 'holyGrail', 'hearthRune'], evil);
  assert.notEqual(asked(t), 'takeIt');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventureDiscard')], [[], ['wolf', 'holyGrail']]);
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

// The Trickster.

const tricked = (more: Scene, dice: readonly number[] = [5, 1]): Table =>
  meeting(['trickster'], { at: ['city', 'tavern'], ...more, dice });

situation('the Trickster, beaten, lets take an Object of one’s choice from those in the region', () => {
  const t = tricked({
    seats: ['thief', 'thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'oasis', 'village'],
    cards: {
      'objects.0': ['sword'],
      'objects.3': ['cross'],
      'objects.1': ['ring', 'axe'],
      'objects.2': ['amulet'],
      'followers.1': ['mule'],
    },
  }).asks(0, 'whichCard');
  assert.deepEqual(t.options(0), ['Ring', 'Axe', 'Cross', 'No, go on']);
  t.answer(0, 'cross');
  rest(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.3')], [['sword', 'cross'], []]);
  assert.match(t.log().join('\n'), /Seat 0 takes Cross from Seat 3/u);
});
situation('the Trickster, beaten, forces nothing on anybody, and takes nothing in a stand-off', () => {
  const cards = { 'objects.0': ['sword'], 'objects.1': ['ring'] };
  const left = tricked({ cards }).asks(0, 'whichCard').answer(0, 'pass');
  rest(left);
  assert.deepEqual([left.kinds('objects.1'), left.kinds('trophies.0')], [['ring'], ['trickster']]);
  const drawn = tricked({ cards }, [2, 2]);
  assert.notEqual(asked(drawn), 'whichCard');
  assert.deepEqual([drawn.kinds('objects.0'), drawn.kinds('objects.1')], [['sword'], ['ring']]);
});
rule.also('TA-ALIGN-04', 'nothing that may not be owned is taken with the Trickster', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  assert.notEqual(asked(tricked({ ...evil, cards: { 'objects.1': ['holyGrail'] } })), 'whichCard');
  const one = tricked({ ...evil, cards: { 'objects.1': ['holyGrail', 'ring'] } }).asks(0, 'whichCard');
  assert.deepEqual(one.options(0), ['Ring', 'No, go on']);
});
situation('the Trickster wins an Object by chance, but none that cannot be given away', () => {
  const lost = (objects: readonly string[], ...chance: number[]): string[] => {
    const t = tricked({ cards: { 'objects.0': objects } }, [1, 5, ...chance]);
    rest(t);
    return t.kinds(HERE).filter((kind) => kind !== 'trickster');
  };
  assert.deepEqual([lost(['axe', 'ring'], 0), lost(['axe', 'ring'], 1)], [['axe'], ['ring']]);
  assert.deepEqual(lost(['falseTalisman']), []);
  assert.deepEqual(lost(['falseTalisman', 'ring'], 0), ['ring']);
});

// The Planeswalker.

/** Where he goes with this die, and what becomes of him. */
const walks = (die: number, more: Scene = {}): Table => {
  const t = meeting(['planeswalker'], { ...more, dice: [die, 2, 3] })
    .asks(0, 'teleport')
    .answer(0, 'pass');
  rest(t);
  return t;
};
const found = (t: Table): string =>
  SPACES.find((_, space) => t.kinds(`space.${space}`).includes('planeswalker')) ??
  (t.kinds('adventureDiscard').includes('planeswalker') ? 'discarded' : 'nowhere');

situation('the Planeswalker goes where the die says, or is gone with a 1', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((die) => found(walks(die))),
    ['discarded', 'portalOfPower', 'chasm', 'forest', 'crags', 'village'],
  );
});
situation('a roll for the Planeswalker that counts less than 1 is a 1, and one above 6 a 6', () => {
  const lucky = until(meeting(['planeswalker'], { cards: { 'hand.0': ['markedForGlory'] } }), 'teleport');
  lucky.answer(0, 'pass').asks(0, 'beforeRoll').roll(5).answer(0, 'markedForGlory').answer(0, 6);
  assert.equal(found(lucky), 'village');
  rest(lucky);
  const unlucky = {
    set: (state: Table['state']) => void state.lasting.push(lasting('unlucky', { seat: 0, whom: 0 })),
  };
  assert.deepEqual([found(walks(1, unlucky)), found(walks(2, unlucky))], ['discarded', 'discarded']);
});
situation(
  'the Planeswalker takes along to any other space outside the inner region, and the encounter is there',
  () => {
    const t = meeting(['planeswalker'], { dice: [6] }).asks(0, 'teleport');
    const elsewhere = [...inRegion.outer, ...inRegion.middle].filter((space) => space !== at('hills2'));
    assert.deepEqual(ids(t), [...elsewhere.map((space) => SPACES[space]), 'pass']);
    t.answer(0, 'tavern');
    assert.deepEqual([where(t, 0), found(t)], ['tavern', 'village']);
    rest(t);
  },
);

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { meeting, passes, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('a wish may be another space of the region, at once', () => {
  const t = meeting(['fairy'], { with: { 0: { alignment: 'good' } } });
  t.asks(0, 'boon').answer(0, 'teleportNow').answer(0, 'ruins');
  assert.equal(where(t, 0), 'ruins');
  rest(t);
});
situation('the Potion of Strength helps whoever is attacked, too', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['potionOfStrength'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'beforeFight').roll(1, 1, 1).answer(1, 'potionOfStrength');
  // 4 + 1 against 3 + 1 + 2
  t.asks(1, 'spoils');
});
situation('an Earthquake ends what a card on the board has brought about', () => {
  const t = meeting(['earthquake'], { dice: [1], cards: { [pileAt('crags')]: ['blizzard'] } });
  assert.deepEqual(t.kinds(pileAt('crags')), []);
  const lasting = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills1'],
    next: { adventure: ['blizzard', 'earthquake'] },
    dice: [2, 3],
  });
  lasting.answer(0, 'hills2');
  assert.equal(lasting.state.lasting.length, 1);
  lasting.roll(1).answer(1, 'sentinel');
  assert.deepEqual([lasting.state.lasting, lasting.kinds(pileAt('hills2'))], [[], []]);
  rest(lasting);
});
situation('the Storm Caller does not like armour of the mind either', () => {
  const t = meeting(['stormCaller'], { cards: { 'objects.0': ['mirrorShield'] }, dice: [6, 1, 1] });
  assert.equal(player(t).lives, 3);
  rest(t);
});
situation('St. Josephine helps in the turn of another', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'tavern'],
    with: { 1: { lives: 1 } },
    cards: { 'followers.1': ['stJosephine'] },
    dice: [2, 3],
  });
  t.asks(1, 'turnStart').answer(1, 'stJosephine');
  assert.deepEqual([player(t, 1).lives, t.kinds('followers.1')], [4, []]);
  rest(t);
});
situation('the Bane Sword strikes the spirits of the spaces', () => {
  const crags = (objects: readonly string[]) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['plains1', 'oasis'],
      cards: { 'objects.0': objects },
      dice: [2, 1, 1, 2, 2],
    });
    t.answer(0, 'crags');
    rest(t);
    return t.log().findLast((line) => / against \d+, /u.test(line))!;
  };
  assert.match(crags(['baneSword']), /7 against 6/u);
  assert.match(crags([]), /5 against 6/u);
});
situation('a Champion dies in the place of her owner', () => {
  const t = meeting(['basilisk'], { cards: { 'followers.0': ['champion'] } });
  t.roll(5, 3, 3).answer(0, 'champion');
  assert.deepEqual([player(t).standing, player(t).lives, t.kinds('followers.0')], ['playing', 4, []]);
});
situation('what a beaten Champion would have suffered does not touch her owner', () => {
  const t = meeting(['glorySeeker'], {
    cards: { 'followers.0': ['champion'], 'quest.0': ['killOneDragon'] },
  });
  t.roll(1, 5).answer(0, 'champion');
  assert.deepEqual(t.kinds('quest.0'), ['killOneDragon']);
});
situation('the Assassin takes a life by the second roll as by the first', () => {
  const t = scene({
    seats: ['assassin', 'thief'],
    at: ['city', 'hills2'],
    with: { 1: { gold: 1, strength: 2 } },
    cards: { 'hand.0': ['retribution'] },
    dice: [2, 3],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  t.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'beforeFight').roll(1).answer(0, 'assassinate');
  t.asks(0, 'losing.instead').roll(5).answer(0, 'retribution');
  assert.deepEqual([player(t, 1).lives, player(t, 1).gold], [3, 1]);
  rest(t);
});
situation(
  'the Druid and the Druid Staff change alignment before moving or on arrival, once in a turn',
  () => {
    for (const seats of [
      ['druid', 'thief'],
      ['thief', 'thief'],
    ]) {
      const t = scene({
        seats,
        at: ['city', 'oasis'],
        cards: { 'objects.0': seats[0] === 'thief' ? ['druidStaff'] : [] },
        dice: [2, 3],
      });
      t.asks(0, 'turnStart').answer(0, 'pass').answer(0, 'hills2').asks(0, 'moveEnded');
      t.answer(0, 'Change alignment').answer(0, 'Evil');
      assert.equal(player(t).alignment, 'evil');
      rest(t);
      const early = scene({ seats: ['druid', 'thief'], at: ['city', 'oasis'], dice: [2, 3] });
      early.answer(0, 'Change alignment').answer(0, 'Good').answer(0, 'hills2').asks(1, 'destination');
      assert.equal(player(early).alignment, 'good');
    }
  },
);
situation('a Counterspell stops the Command Spell', () => {
  const t = scene({
    seats: ['warrior', 'sorceress'],
    at: ['valleyOfFire', 'city'],
    cards: { 'objects.0': ['talisman'], 'hand.1': ['counterspell'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  t.answer(0, 'crownOfCommand').asks(1, 'casting.instead').answer(1, 'counterspell');
  assert.equal(player(t, 1).lives, 4);
  rest(t);
});
situation('the end of a turn is heard after its owner has died', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'tavern'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    cards: { [pileAt('hills2')]: ['dragon'], 'hand.1': ['healing'] },
    dice: [2, 3, 1, 5],
  });
  while (t.match.waiting.includes(1)) passes(t);
  t.answer(0, 'hills2');
  while (t.match.question(1)?.ask.prompt !== 'turnEnd') passes(t);
  t.answer(1, 'healing');
  assert.deepEqual([player(t).standing, player(t, 1).lives], ['dead', 4]);
  rest(t);
});

situation('neither Sentinel can be evaded, and each lets its own kind pass', () => {
  const ending = (sentinel: string, alignment: 'good' | 'evil') => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment, strength: 20 } },
      cards: { [pileAt('fields4')]: [sentinel] },
      dice: [2, 3],
    });
    const open = t.options(0).some((option) => /Hills/u.test(option));
    rest(t);
    return open;
  };
  assert.deepEqual([ending('ivorySentinel', 'good'), ending('ivorySentinel', 'evil')], [true, false]);
  assert.deepEqual([ending('ebonySentinel', 'good'), ending('ebonySentinel', 'evil')], [false, true]);
  for (const sentinel of ['ivorySentinel', 'ebonySentinel']) {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['city', 'oasis'],
      cards: { [pileAt('hills2')]: [sentinel] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').asks(0, 'attackWith');
  }
});
situation('whom Legion and Host hate cannot evade them', () => {
  const evades = (foe: string, alignment: 'good' | 'neutral' | 'evil') => {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment, strength: 20, craft: 20 } },
      cards: { [pileAt('hills2')]: [foe] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2');
    const asked = t.match.question(0)?.ask.prompt === 'evade';
    rest(t);
    return asked;
  };
  assert.deepEqual(
    [
      evades('infernalLegion', 'good'),
      evades('infernalLegion', 'neutral'),
      evades('heavenlyHost', 'evil'),
      evades('heavenlyHost', 'neutral'),
    ],
    [false, true, false, true],
  );
});
situation('the Mendicant wants to be paid', () => {
  const poor = meeting(['mendicant']).answer(0, 'mendicant');
  assert.deepEqual(poor.kinds('followers.0'), []);
  rest(poor);
  const rich = meeting(['mendicant'], { with: { 0: { gold: 1 } } })
    .answer(0, 'mendicant')
    .answer(0, 'pay');
  assert.deepEqual([rich.kinds('followers.0'), player(rich).gold], [['mendicant'], 0]);
});
situation('the Oathsworn leave with the quest', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { gold: 2 } },
    cards: {
      'quest.0': ['deliverTwoGold'],
      'followers.0': ['oathswornGuide', 'oathswornOracle', 'unicorn'],
      talismans: [],
    },
    next: { rewards: ['vastWealth'] },
    dice: [2],
  });
  t.answer(0, 'Fulfil the quest');
  assert.deepEqual(t.kinds('followers.0'), ['unicorn']);
  rest(t);
});
situation('the Staff of Balance strengthens body and mind', () => {
  const scored = (foe: string) => {
    const t = meeting([foe], { cards: { 'objects.0': ['staffOfBalance'] }, dice: [2, 1] });
    return t.log().findLast((line) => / against \d+, /u.test(line))!;
  };
  assert.match(scored('wolf'), /6 against 3/u);
  assert.match(scored('shadow'), /6 against 3/u);
});
situation('the Horse Thief takes everything that can be ridden or driven', () => {
  const followers = [
    'stableRidingHorse',
    'stableWarhorse',
    'stableMule',
    'stableHorseAndCart',
    'mule',
    'foundMule',
    'ridingHorse',
    'warhorse',
    'horseAndCart',
    'unicorn',
  ];
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': followers, [pileAt('hills2')]: ['horseThief'] },
    dice: [2, 3],
  });
  t.answer(0, 'roll').answer(0, 'hills2');
  assert.deepEqual(t.kinds('followers.0'), ['unicorn']);
});
situation('Deathstalker, False Prophet, Hag, Poltergeist and Haunt cannot be given away', () => {
  for (const kind of ['deathstalker', 'falseProphet', 'cursedByAHag', 'poltergeist', 'haunt']) {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'followers.1': [kind] },
      dice: [2, 3, 1, 1],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    assert.ok(!t.options(0).includes('Take a Follower'), kind);
  }
});

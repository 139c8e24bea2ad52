import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import {
  asked,
  carrying,
  drawing,
  followedBy,
  HERE,
  keepTrophies,
  lands,
  lastFight,
  meeting,
  passes,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  until,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Mendicant wants to be paid', () => {
  const poor = meeting(['mendicant']).answer(0, 'mendicant');
  assert.deepEqual(poor.kinds('followers.0'), []);
  rest(poor);
  const rich = meeting(['mendicant'], { with: { 0: { gold: 1 } } })
    .answer(0, 'mendicant')
    .answer(0, 'pay');
  assert.deepEqual([rich.kinds('followers.0'), player(rich).gold], [['mendicant'], 0]);
});

situation('the Staff of Balance strengthens body and mind', () => {
  const scored = (foe: string) => {
    const t = meeting([foe], { cards: { 'objects.0': ['staffOfBalance'] }, dice: [2, 1] });
    return t.log().findLast((line) => / against \d+: /u.test(line))!;
  };
  assert.match(scored('wolf'), /6 against 3/u);
  assert.match(scored('shadow'), /6 against 3/u);
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

situation('the Deathstalker kills the beaten and leaves the victor', () => {
  assert.deepEqual(meeting(['deathstalker']).kinds('followers.0'), ['deathstalker']);
  assert.equal(player(followedBy(['frostGiant'], ['deathstalker'], { dice: [1, 5] })).standing, 'dead');
  assert.deepEqual(followedBy(['wolf'], ['deathstalker'], { dice: [5, 1] }).kinds('followers.0'), []);
});

situation('the False Prophet forbids fate until the Enchantress is visited', () => {
  const at: Scene = {
    seats: ['thief', 'thief'],
    at: ['fields4', 'oasis'],
    with: { 0: { fate: 2 } },
    cards: { 'followers.0': ['falseProphet'] },
    dice: [1, 4, 4],
  };
  const t = scene({ ...at, options: { reaper: false } })
    .asks(0, 'destination')
    .answer(0, 'city');
  t.answer(0, 'enchantress');
  if (t.match.question(0)?.ask.prompt === 'fate') t.answer(0, 'keep');
  assert.deepEqual(t.kinds('followers.0'), []);
});

situation('the Theurgists reward a victory', () => {
  const after = (kind: string, roll: number) =>
    followedBy(['wolf'], [kind], { with: { 0: { lives: 2 } }, dice: [5, 1, roll] });
  assert.equal(player(after('darkTheurgist', 2)).lives, 2);
  assert.equal(player(after('darkTheurgist', 3)).lives, 3);
  assert.equal(after('darkTheurgist', 5).kinds('hand.0').length, 1);
  assert.equal(player(after('theurgistOfLight', 4)).fate, 1);
  assert.deepEqual(
    [game.content.darkTheurgist.barred, game.content.theurgistOfLight.barred],
    [['good'], ['evil']],
  );
});

situation('the Guardian Angel averts a defeat', () => {
  const t = followedBy(['frostGiant'], ['guardianAngel'], { dice: [1, 5] }).answer(0, 'guardianAngel');
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [4, []]);
});

situation('Kraven finds more and flees from the great', () => {
  const more = followedBy([], ['kraven'], { next: { adventure: ['angel', 'angel'] } }).answer(0, 'kraven');
  assert.equal(more.log().filter((line) => line.includes('draws the Angel')).length, 2);
  assert.deepEqual(passes(followedBy(['frostGiant'], ['kraven'], { dice: [1, 5] })).kinds('followers.0'), []);
  assert.deepEqual(passes(followedBy(['wolf'], ['kraven'], { dice: [5, 1] })).kinds('followers.0'), [
    'kraven',
  ]);
});

situation('the Mendicant prays for gold', () => {
  const t = followedBy(['altar'], ['mendicant'], { with: { 0: { gold: 3 } }, dice: [2] });
  t.answer(0, 'visit').answer(0, 'mendicant').answer(0, 2);
  assert.deepEqual([player(t).lives, player(t).gold], [5, 1]);
});

const QUEST = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;

situation('the Oathsworn come only with a quest and leave when it is done', () => {
  for (const kind of ['oathswornGuide', 'oathswornOracle']) {
    assert.deepEqual(meeting([kind]).answer(0, kind).kinds('followers.0'), []);
    const t = meeting([kind], { cards: { 'quest.0': [QUEST] } }).answer(0, kind);
    assert.deepEqual(t.kinds('followers.0'), [kind]);
  }
  const guide: Scene = {
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['oathswornGuide'] },
  };
  const less = scene({ ...guide, dice: [2, 4] }).answer(0, 'oathswornGuide');
  assert.ok(less.options(0).length > 4);
  const oracle = drawing('dragon', { cards: { 'followers.0': ['oathswornOracle'] } }).answer(
    0,
    'oathswornOracle',
  );
  assert.deepEqual([player(oracle).lives, oracle.kinds(HERE)], [4, []]);
});

situation('the Baleful Eye wins a battle', () => {
  const t = carrying(['frostGiant'], ['balefulEye'], { dice: [1, 5] }).answer(0, 'balefulEye');
  keepTrophies(t);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('objects.0')], [['frostGiant'], []]);
});

situation('the Shield of Defiance makes equals', () => {
  const t = meeting([], {
    at: ['city', 'hills2'],
    with: { 0: { strength: 4 } },
    cards: { 'objects.1': ['shieldOfDefiance'] },
    dice: [1, 1],
  }).answer(0, 'seat1');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  assert.ok(t.log().some((line) => /8, .* 8\./u.test(line)));
});

situation('the Staff of Balance is for the neutral', () => {
  assert.match(lastFight(carrying(['wolf'], ['staffOfBalance'], { dice: [3, 1] })), /7 against 3/u);
  assert.deepEqual(game.content.staffOfBalance.barred, ['good', 'evil']);
});

situation('the Sword of Truth turns a low roll into a 6', () => {
  const t = carrying(['ogre'], ['swordOfTruth'], { dice: [1, 3] }).answer(0, 'swordOfTruth');
  keepTrophies(t);
  assert.match(lastFight(t), /10 against 8/u);
});

situation('the Wrathborn Wand adds a die to a low roll', () => {
  assert.match(lastFight(carrying(['shadow'], ['wrathbornWand'], { dice: [1, 3, 5] })), /10 against 5/u);
  assert.match(lastFight(carrying(['shadow'], ['wrathbornWand'], { dice: [4, 3] })), /8 against 5/u);
});

situation('the Gilded Compass shortens the way', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['gildedCompass'] },
    dice: [3, 3],
    options: { twoDice: false },
  }).answer(0, 'gildedCompass');
  t.answer(0, 'hills2');
  assert.equal(
    t.log().some((line) => line.includes('Hills')),
    true,
  );
});

situation('the Defender of Justice goes over to whoever comes', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    with: { 1: { gold: 1 } },
    cards: { 'followers.1': ['defenderOfJustice'] },
    dice: [2, 3, 1, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['defenderOfJustice'], []]);
  // It decides the battle: both are equally strong and have rolled the same.
  t.asks(0, 'spoils');
});

situation('the Pilgrim’s Staff helps to pray, or is offered in the Temple', () => {
  const praying = (objects: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['desert1', 'tavern'],
      with: { 0: { lives: 1 } },
      cards: { 'objects.0': objects },
      dice: [3],
    });
  const prayed = praying(['pilgrimsStaff'])
    .answer(0, 'temple')
    .asks(0, 'moveEnded')
    .roll(3, 3)
    .answer(0, 'pass');
  assert.deepEqual([player(prayed).craft, player(prayed).strength], [1, 0]);
  const offered = praying(['pilgrimsStaff']).answer(0, 'temple').roll(3, 3).answer(0, 'pilgrimsStaff');
  if (offered.match.question(0)?.ask.prompt === 'fate') offered.answer(0, 'keep');
  assert.deepEqual(
    [player(offered).lives, player(offered).fate, player(offered).strength, offered.kinds('objects.0')],
    [4, 2, 1, []],
  );
});

situation('a stand-off is no defeat from which a Guardian Angel saves', () => {
  const fought = (die: number) =>
    asked(meeting(['ape'], { cards: { 'followers.0': ['guardianAngel'] }, dice: [2, die] }));
  assert.equal(fought(3), 'losing.instead');
  assert.notEqual(fought(2), 'losing.instead');
});

situation('a Deathstalker makes every lost fight of its companion the last, and nothing else', () => {
  const stalked = (foe: string, dice: readonly number[], owner = 0) => {
    const t = meeting([foe], { cards: { [`followers.${owner}`]: ['deathstalker'] }, dice });
    rest(t);
    return t;
  };
  for (const foe of ['ogre', 'wraith']) {
    assert.equal(player(stalked(foe, [1, 5])).standing === 'playing', false, foe);
    assert.equal(player(stalked(foe, [1, 5], 1)).lives, 3, foe);
  }
  assert.equal(player(stalked('pestilence', [])).lives, 3);
});

/** The first, a Warrior, attacks a Thief who has these Objects. */
const attacked = (objects: readonly string[], dice: readonly number[] = []): Table =>
  lands('troll', 'thief', dice, { cards: { 'objects.1': objects } });

situation('the Sword of Truth corrects a roll that is lower than the other, on either side', () => {
  const own = (die: number, foe: number): boolean =>
    asked(carrying(['ogre'], ['swordOfTruth'], { dice: [die, foe] })) === 'fightRolled';
  assert.deepEqual([own(2, 3), own(3, 3), own(4, 3)], [true, false, false]);
  const other = (hero: number, die: number): Table => attacked(['swordOfTruth'], [hero, die]);
  assert.notEqual(asked(other(3, 3), 1), 'fightRolled');
  const t = other(3, 2).asks(1, 'fightRolled').answer(1, 'swordOfTruth');
  // 6 + 3 against 3 + 1 + 6
  assert.match(t.log().join(' '), /Seat 0 reaches 9, Seat 1 10/u);
  rest(t);
});

situation('whoever fights with another Weapon has no use for the Sword of Truth', () => {
  const own = carrying(['ogre'], ['swordOfTruth', 'sword']).asks(0, 'weapon').roll(1, 3).answer(0, 'sword');
  assert.notEqual(asked(own), 'fightRolled');
  const other = attacked(['swordOfTruth', 'sword']);
  until(other, 'weapon', 1).roll(3, 1).answer(1, 'sword');
  assert.notEqual(asked(other, 1), 'fightRolled');
});

situation('the Wrathborn Wand strikes again below the Craft of its owner, in psychic combat only', () => {
  // A Thief has Craft 3; the Wand adds 1.
  assert.match(lastFight(carrying(['shadow'], ['wrathbornWand'], { dice: [3, 3] })), /7 against 5/u);
  assert.match(lastFight(carrying(['shadow'], ['wrathbornWand'], { dice: [2, 3, 5] })), /11 against 5/u);
  const battle = carrying(['wolf'], ['wrathbornWand'], { dice: [2, 3, 5] });
  assert.match(lastFight(battle), /5 against 5/u);
  rest(battle);
});

/** A Wizard attacks a Thief in psychic combat; one of them has a Wrathborn Wand. */
const minds = (owner: number, dice: readonly number[], more: Scene = {}): Table =>
  lands('wizard', 'thief', dice, {
    ...more,
    with: { 0: { alignment: 'neutral' } },
    cards: { [`objects.${owner}`]: ['wrathbornWand'], ...more.cards },
  });

situation('the Wrathborn Wand helps attacker and attacked, as long as they roll themselves', () => {
  // A Wizard has Craft 5, a Thief 3.
  const score = (t: Table): string => {
    rest(t);
    return t.log().findLast((line) => /Seat 0 reaches \d+, Seat 1 \d+/u.test(line))!;
  };
  const psychic = 'Attack in psychic combat';
  assert.match(score(minds(0, [4, 1, 2]).answer(0, psychic)), /Seat 0 reaches 12, Seat 1 4/u);
  assert.match(score(minds(0, [5, 1]).answer(0, psychic)), /Seat 0 reaches 11, Seat 1 4/u);
  assert.match(score(minds(1, [5, 2, 3]).answer(0, psychic)), /Seat 0 reaches 10, Seat 1 9/u);
  assert.match(score(minds(1, [5, 3]).answer(0, psychic)), /Seat 0 reaches 10, Seat 1 7/u);
  // Frozen, there is no roll to add to: 3 + 1 for the Wand.
  const frozen = minds(1, [], { cards: { 'hand.0': ['freeze'] } }).answer(0, psychic);
  assert.match(
    score(frozen.asks(0, 'beforeFight').roll(5).answer(0, 'freeze')),
    /Seat 0 reaches 10, Seat 1 4/u,
  );
  const stiff = until(minds(0, [], { cards: { 'hand.1': ['freeze'] } }), 'against').answer(0, psychic);
  assert.match(
    score(until(stiff, 'beforeFight', 1).roll(5).answer(1, 'freeze')),
    /Seat 0 reaches 6, Seat 1 8/u,
  );
});

situation('whoever lets another fight has no roll for Sword of Truth, Dagger or Wand', () => {
  for (const [weapon, foe, spell] of [
    ['swordOfTruth', 'ogre', 'summonBear'],
    ['poisonedDagger', 'ogre', 'summonBear'],
  ] as const) {
    const t = carrying([foe], [weapon], { cards: { 'hand.0': [spell] } });
    until(t, 'beforeFight').roll(1, 3).answer(0, spell);
    assert.notEqual(asked(t), 'fightRolled', weapon);
  }
  const wand = carrying(['shadow'], ['wrathbornWand'], { cards: { 'hand.0': ['summonStormcrow'] } });
  until(wand, 'beforeFight').roll(1, 3).answer(0, 'summonStormcrow');
  assert.match(lastFight(wand), /4 against 5/u);
  rest(wand);
  const stabbed = lands('assassin', 'thief', [], { cards: { 'objects.1': ['swordOfTruth'] } });
  stabbed.asks(0, 'beforeFight').roll(3).answer(0, 'assassinate');
  assert.notEqual(asked(stabbed, 1), 'fightRolled');
});

/** A Thief goes to the next space. */
const goes = (to: keyof typeof WAYS, more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: [WAYS[to], 'oasis'],
    ...more,
    dice: [1, ...(more.dice ?? [])],
  });
  return until(t, 'destination').answer(0, to);
};

const WAYS = {
  chapel: 'hills1',
  graveyard: 'fields1',
  temple: 'desert2',
  ruins: 'fields5',
  crags: 'plains1',
} as const;

situation('Kraven minds no creature that is not a card', () => {
  const t = goes('crags', { cards: { 'followers.0': ['kraven'] }, dice: [1, 1, 5, 1] });
  assert.deepEqual(t.kinds('followers.0'), ['kraven']);
  rest(t);
  const duel = lands('troll', 'thief', [5, 1], { cards: { 'followers.0': ['kraven'] } });
  assert.deepEqual(duel.kinds('followers.0'), ['kraven']);
  rest(duel);
});

situation('Kraven flees from 6, not from 5', () => {
  const fought = (foe: string) => {
    const t = followedBy([foe], ['kraven'], { dice: [1, 1] });
    while (asked(t) === 'beforeDraw') t.answer(0, 'pass');
    return t.kinds('followers.0');
  };
  assert.deepEqual([fought('giant'), fought('ogre'), fought('iceElemental')], [[], ['kraven'], []]);
});

situation('the Mendicant gives alms for prayers of his companion, if there is gold', () => {
  const prays = (gold: number, owner = 0): Table => {
    const t = followedBy(['altar'], [], {
      with: { [owner]: { gold } },
      cards: { [`followers.${owner}`]: ['mendicant'] },
    });
    return t.roll(2).answer(0, 'visit');
  };
  assert.equal(asked(prays(1)), 'beforeRoll');
  assert.notEqual(asked(prays(0)), 'beforeRoll');
  assert.notEqual(asked(prays(2, 1), 1), 'beforeRoll');
  const none = prays(1).answer(0, 'mendicant').answer(0, 0);
  assert.equal(player(none).gold, 1);
  const rolls = goes('crags', {
    with: { 0: { gold: 2 } },
    cards: { 'followers.0': ['mendicant'] },
    dice: [1, 4],
  });
  assert.notEqual(asked(rolls), 'beforeRoll');
});

situation('the two Relics help those who need it, where they belong', () => {
  const offered = (
    relic: string,
    to: keyof typeof WAYS,
    with0: Record<string, number>,
    owner = 0,
  ): boolean => {
    const t = goes(to, {
      at: [WAYS[to], owner === 1 ? to : 'oasis'],
      with: { [owner]: with0 },
      cards: { [`objects.${owner}`]: [relic] },
      dice: [1, 4, 4],
    });
    return asked(t, owner) === 'moveEnded';
  };
  assert.equal(offered('holyRelic', 'chapel', { fate: 1 }), true);
  assert.equal(offered('holyRelic', 'chapel', { fate: 2 }), false);
  assert.equal(offered('holyRelic', 'graveyard', { fate: 1 }), false);
  assert.equal(offered('holyRelic', 'chapel', { fate: 1 }, 1), false);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 3 }), true);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 4 }), false);
  assert.equal(offered('profaneRelic', 'chapel', { lives: 3 }), false);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 3 }, 1), false);
});

situation('Pilgrim’s Staff and Treasure Map are used at their places, in the own turn', () => {
  const offered = (object: string, to: keyof typeof WAYS, owner = 0): boolean => {
    const t = goes(to, {
      at: [WAYS[to], owner === 1 ? to : 'oasis'],
      cards: { [`objects.${owner}`]: [object] },
      dice: [1, 4, 4],
    });
    return asked(t, owner) === 'moveEnded';
  };
  for (const [object, place] of [
    ['pilgrimsStaff', 'temple'],
    ['treasureMapSacredPool', 'ruins'],
  ] as const) {
    assert.deepEqual(
      [offered(object, place), offered(object, 'crags'), offered(object, place, 1)],
      [true, false, false],
    );
  }
});

// After the victory.

situation('a Deathstalker stays with whoever has beaten nobody', () => {
  // The Hydra comes back to itself with a 1.
  const t = followedBy(['hydra'], ['deathstalker'], {
    with: { 0: { strength: 6, fate: 0 } },
    dice: [5, 1, 1],
  });
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), ['deathstalker']);
});

situation('Kraven flees from an Enemy as strong as it really is', () => {
  const t = followedBy(['vindicator'], ['kraven'], { with: { 0: { fate: 0 } }, dice: [1, 5] });
  if (promptOf(t) === 'beforeDraw') t.answer(0, 'pass');
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), []);
});

situation('the Shield of Defiance reckons with Strength as it is when blows fall', () => {
  const fought = (spell: boolean): string => {
    const t = scene({
      seats: ['warrior', 'wizard'],
      at: ['city', 'hills2'],
      with: { 0: { strength: 4, fate: 0 }, 1: { fate: 0 } },
      cards: { 'objects.1': ['shieldOfDefiance'], 'hand.1': ['energize'] },
      // The Warrior keeps the better of two dice.
      dice: [2, 3, 3, 1, 2],
    });
    until(t, 'destination').answer(0, 'hills2');
    until(t, 'encounter').answer(0, 'seat1');
    if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
    if (spell) t.asks(1, 'beforeFight').answer(1, 'Energize');
    while (t.match.question(1)?.ask.prompt === 'beforeFight') t.answer(1, 'pass');
    const said = t.log().findLast((line) => / \d+, Seat 1 \d/u.test(line))!;
    rest(t);
    return said;
  };
  // Equal either way: a Spell that only lifts the weaker one up to the other gives nothing more.
  assert.match(fought(false), /Seat 0 reaches 11, Seat 1 10/u);
  assert.match(fought(true), /Seat 0 reaches 11, Seat 1 10/u);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import {
  asked,
  carrying,
  lands,
  lastFight,
  meeting,
  pileAt,
  player,
  rest,
  scene,
  type Table,
  told,
  until,
  where,
  withObjects,
} from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('a Haversack is torn for other Objects of its owner, not for itself', () => {
  const steals = (what: string): string | null => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'objects.1': ['haversack', 'sword'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal').answer(0, what);
    return asked(t, 1);
  };
  assert.equal(steals('sword'), 'taking.instead');
  assert.notEqual(steals('haversack'), 'taking.instead');
  const shatters = (what: string): boolean => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'hand.0': ['shatter'], 'objects.1': ['haversack', 'sword'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'Shatter').answer(0, what);
    return asked(t, 1) === 'losingCard.instead';
  };
  assert.deepEqual([shatters('sword'), shatters('haversack')], [true, false]);
});

situation('a Bow is shot in the place of one Weapon, and not at stone', () => {
  const two = carrying(['wolf'], ['bow', 'bow'], { with: { 0: { gold: 1 } } })
    .asks(0, 'beforeFight')
    .roll(2, 5, 1);
  two.answer(0, 'bow');
  assert.deepEqual(two.asks(0, 'arrow').options(0), ['Pay 1 gold', 'Discard the Bow']);
  two.answer(0, 'pay');
  assert.notEqual(asked(two), 'beforeFight');
  assert.notEqual(asked(carrying(['stoneGolem'], ['bow'], { dice: [5, 1] })), 'beforeFight');
  assert.notEqual(asked(carrying(['shadow'], ['bow'], { dice: [5, 1] })), 'beforeFight');
});

situation('a Healer’s Kit is used up by a 1 only, and for its owner only', () => {
  const t = carrying(['ogre'], ['healersKit'], { dice: [1, 5] })
    .asks(0, 'loss.instead')
    .roll(2)
    .answer(0, 'healersKit');
  assert.deepEqual([player(t).lives, t.kinds('objects.0')], [3, ['healersKit']]);
  rest(t);
  const other = meeting(['ogre'], { cards: { 'objects.1': ['healersKit'] }, dice: [1, 5] });
  assert.notEqual(asked(other, 1), 'loss.instead');
  assert.equal(player(other).lives, 3);
});

situation('a Spiked Shield hurts nobody in psychic combat', () => {
  const attacks = (how: string): number => {
    const t = lands('wizard', 'thief', [3, 3], { cards: { 'objects.1': ['spikedShield'] } }).answer(0, how);
    rest(t);
    return player(t).lives;
  };
  const { lives } = game.content.wizard.character!;
  assert.deepEqual([attacks('Attack'), attacks('Attack in psychic combat')], [lives - 1, lives]);
});

situation('a Whetstone sharpens the weapon of whoever is attacked, too, but not the mind', () => {
  const attacked = (objects: readonly string[]): string =>
    told(lands('troll', 'thief', [2, 2], { cards: { 'objects.1': objects } }));
  assert.match(attacked(['whetstone', 'sword']), /Seat 0 reaches 8, Seat 1 7/u);
  assert.match(attacked(['whetstone']), /Seat 0 reaches 8, Seat 1 5/u);
  const psychic = carrying(['shadow'], ['whetstone', 'iceFang'], { dice: [2, 1] });
  assert.match(lastFight(psychic), /6 against 3/u);
  rest(psychic);
});

situation(
  'a classic quest may be declined; a new one takes the place of the old, and comes back from where it was',
  () => {
    const options = { reaper: false, frostmarch: false, cataclysm: false };
    const visits = (cards: Readonly<Record<string, readonly string[]>>, die: number): Table =>
      scene({ seats: ['thief', 'thief'], at: ['desert2', 'city'], options, cards, dice: [3, die] }).answer(
        0,
        'warlocksCave',
      );
    const none = visits({}, 1).answer(0, 'pass');
    assert.deepEqual(none.kinds('quest.0'), []);
    const replaced = visits({ 'quest.0': ['killOneEnemy'], warlockDiscard: ['takeOneLife'] }, 1);
    until(replaced, 'acceptQuest').answer(0, 'accept');
    assert.deepEqual(
      [replaced.kinds('quest.0'), replaced.kinds('warlockDiscard')],
      [['takeOneLife'], ['killOneEnemy']],
    );
    const other = visits({ warlockDiscard: ['takeOneLife'] }, 2).answer(0, 'accept');
    assert.deepEqual(
      [other.kinds('quest.0'), other.kinds('warlockDiscard')],
      [['killOneEnemy'], ['takeOneLife']],
    );
    assert.match(told(other), /quest/iu);
  },
);

situation('where a Denizen is sent to is told', () => {
  const t = meeting(['chanceMeeting'], {
    options: { board: 'cataclysm' },
    cards: { 'buried.14': [] },
    next: { denizens: ['beggar'] },
  }).answer(0, 'tavern');
  assert.deepEqual(t.kinds(pileAt('tavern')), ['beggar']);
  assert.match(told(t), /The Beggar now lies at the Tavern/u);
});

situation('nine kinds of cards are Talismans, and of the plain one there are four', () => {
  const talismans = Object.fromEntries(
    Object.entries(game.content).flatMap(([kind, { talisman, copies }]) =>
      talisman ? [[kind, copies]] : [],
    ),
  );
  assert.deepEqual(talismans, {
    foundTalisman: 2,
    talisman: 4,
    spellboundTalisman: 1,
    talismanOfCensure: 1,
    talismanOfPower: 1,
    talismanOfProtection: 1,
    talismanOfWisdom: 1,
    agelessTalisman: 1,
    // It comes with its ending.
    oneTalisman: 0,
  });
});

situation('only one ending counts quests', () => {
  const counting = Object.entries(game.content).flatMap(([kind, { ending }]) =>
    (ending?.quests ?? 0) > 0 ? [kind] : [],
  );
  assert.deepEqual(counting, ['warlockQuests']);
});

situation('armour saves from 6, from 5, from 4 on', () => {
  for (const [kind, least] of [
    ['helmet', 6],
    ['shield', 5],
    ['armour', 4],
    ['spikedShield', 5],
  ] as const) {
    assert.equal(player(withObjects([kind], [1, 5, least])).lives, 4, `${kind} on ${least}`);
    assert.equal(player(withObjects([kind], [1, 5, least - 1])).lives, 3, `${kind} below ${least}`);
  }
});

situation('the Bow adds a die before the others, for gold or for the Bow', () => {
  const poor = withObjects(['bow'], []).asks(0, 'beforeFight').roll(4, 1, 1).answer(0, 'Bow');
  assert.match(lastFight(poor), /8 against 4: won/u);
  assert.deepEqual(poor.kinds('objects.0'), []);
  const rich = withObjects(['bow'], [], { with: { 0: { gold: 2 } } });
  rich.roll(4, 1, 1).answer(0, 'Bow').asks(0, 'arrow').answer(0, 'Pay 1 gold');
  assert.deepEqual([rich.kinds('objects.0'), player(rich).gold], [['bow'], 1]);
  const unused = withObjects(['bow'], [1, 5]).answer(0, 'pass');
  assert.deepEqual([unused.kinds('objects.0'), player(unused).lives], [['bow'], 3]);
});

situation('whoever has shot the Bow uses no other Weapon; a Warrior uses one more', () => {
  const thief = withObjects(['bow', 'greatsword'], []).roll(2, 1, 1).answer(0, 'Bow');
  assert.match(lastFight(thief), /6 against 4: won/u);
  const warrior = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['bow', 'greatsword'], 'space.14': ['bear'] },
    dice: [2, 3],
  }).answer(0, 'hills2');
  assert.match(lastFight(warrior.roll(2, 1, 1, 1).answer(0, 'Bow')), /9 against 4: won/u);
});

situation('the Crystal Sceptre attacks characters in psychic combat', () => {
  const t = scene({
    seats: ['thief', 'troll'],
    at: ['city', 'hills2'],
    cards: { 'objects.0': ['crystalSceptre'] },
    dice: [2, 3, 1, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'psychicAttack').asks(0, 'spoils');
});

/** A Thief in the City attacks another one in the Hills, who has these Objects. */
const attacking = (objects: readonly string[], dice: readonly number[]) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': objects },
    dice: [2, 3, ...dice],
  })
    .answer(0, 'hills2')
    .answer(0, 'seat1');

situation('the Haversack carries one more and is lost in the place of another Object', () => {
  const carried = meeting([], {
    cards: { 'objects.0': ['haversack', 'sword', 'axe', 'helmet', 'shield'] },
    next: { adventure: ['angel'] },
  });
  assert.equal(carried.kinds('objects.0').length, 5);
  const stolen = attacking(['haversack', 'sword'], []).answer(0, 'Steal').answer(0, 'Sword');
  stolen.asks(1, 'taking.instead').answer(1, 'Haversack');
  assert.deepEqual([stolen.kinds('objects.0'), stolen.kinds('objects.1')], [[], ['sword']]);
  const blown = scene({
    seats: ['sorceress', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['shatter'], 'objects.1': ['haversack', 'sword'] },
    dice: [2, 3, 2, 3],
  });
  blown.answer(0, 'hills2').answer(0, 'Shatter').answer(0, 'Sword').asks(1, 'losingCard.instead');
  blown.answer(1, 'Haversack');
  assert.deepEqual(blown.kinds('objects.1'), ['sword']);
  rest(blown);
});

situation('the Healer’s Kit prevents a loss on a 6 and is used up on a 1', () => {
  const used = (die: number) => {
    const t = withObjects(['healersKit'], [1, 5]).asks(0, 'loss.instead').roll(die).answer(0, 'Healer’s Kit');
    return [player(t).lives, t.kinds('objects.0').length];
  };
  assert.deepEqual(
    [used(6), used(3), used(1)],
    [
      [4, 1],
      [3, 1],
      [3, 0],
    ],
  );
});

situation('a Personal Journal makes trophies cheaper', () => {
  const t = (objects: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city'],
      cards: { 'objects.0': objects, 'trophies.0': ['bear'] },
      dice: [2, 3],
    }).answer(0, 'hills2');
  t(['personalJournal']).asks(0, 'trophies');
  t([]).asks(1, 'destination');
});

situation('a Scroll becomes a Spell', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    cards: { 'objects.0': ['scroll'] },
    next: { spells: ['healing'] },
    dice: [2, 3],
  });
  t.answer(0, 'Scroll');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('objects.0')], [['healing'], []]);
  rest(t);
  // Without room for a Spell it is not offered.
  const full = scene({ seats: ['warrior', 'thief'], cards: { 'objects.0': ['scroll'] }, dice: [2, 3] });
  full.asks(0, 'destination');
});

situation('the Spiked Shield hurts whoever attacks its owner', () => {
  const t = attacking(['spikedShield'], [1, 6, 1]).answer(0, 'Attack');
  assert.equal(player(t, 0).lives, 3);
  rest(t);
  assert.equal(player(withObjects(['spikedShield'], [5, 1])).lives, 4);
});

situation('a Whetstone sharpens a weapon', () => {
  assert.match(lastFight(withObjects(['whetstone', 'sword'], [5, 1])), /10 against 4: won/u);
  assert.match(lastFight(withObjects(['whetstone'], [5, 1])), /8 against 4: won/u);
});

situation('Power and Wisdom count beyond the outer region', () => {
  const fought = (talisman: string, foe: string, at: 'portalOfPower' | 'city') =>
    lastFight(
      at === 'city'
        ? meeting([foe], { cards: { 'objects.0': [talisman] }, dice: [2, 1] })
        : scene({
            seats: ['thief', 'thief'],
            at: ['portalOfPower'],
            cards: { 'objects.0': [talisman], 'space.26': [foe] },
            dice: [2, 2, 1],
          }).answer(0, 'hiddenValley'),
    );
  assert.match(fought('talismanOfPower', 'wolf', 'city'), /5 against 3/u);
  assert.match(fought('talismanOfWisdom', 'shadow', 'city'), /5 against 3/u);
  assert.match(fought('talismanOfPower', 'wolf', 'portalOfPower'), /7 against 3/u);
  assert.match(fought('talismanOfWisdom', 'shadow', 'portalOfPower'), /7 against 3/u);
});

situation('Censure makes the Portal harder for all others', () => {
  const opened = (owner: 0 | 1) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['castle'],
      cards: { [`objects.${owner}`]: ['talismanOfCensure'] },
      dice: [3, 1, 1, 1, 1],
    });
    return where(t.answer(0, 'portal').answer(0, 'Strength'), 0);
  };
  assert.deepEqual([opened(0), opened(1)], ['plainOfPeril', 'portalOfPower']);
});

situation('magic things of the supplies are magic', () => {
  for (const kind of ['crystalSceptre', 'psychicCrystal', 'scroll', 'talisman', 'falseTalisman'])
    assert.equal(game.content[kind].magic, true, kind);
  for (const [kind, def] of Object.entries(game.content))
    if (def.deck === 'talismans') assert.equal(def.magic, true, kind);
});

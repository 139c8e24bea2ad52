import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { meeting, player } from './meeting.ts';
import { scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const fight = (t: Table) => t.log().findLast((line) => / against \d/u.test(line));
/** A Thief with these Objects fights a Bear (3): the dice are those of the Thief, then of the Bear. */
const withObjects = (objects: readonly string[], dice: readonly number[], more = {}) =>
  meeting(['bear'], { ...more, cards: { 'objects.0': objects }, dice });
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

situation('weapons add to battles: Sword and Axe 1, Greatsword 2, and only one of them', () => {
  for (const [kind, more] of [
    ['sword', 1],
    ['axe', 1],
    ['greatsword', 2],
  ] as const)
    assert.match(fight(withObjects([kind], [5, 1]))!, new RegExp(`${8 + more} against 4, won`, 'u'), kind);
  const both = withObjects(['sword', 'greatsword'], [5, 1]).answer(0, 'Sword');
  assert.match(fight(both)!, /9 against 4, won/u);
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
  assert.match(fight(poor)!, /8 against 4, won/u);
  assert.deepEqual(poor.kinds('objects.0'), []);
  const rich = withObjects(['bow'], [], { with: { 0: { gold: 2 } } });
  rich.roll(4, 1, 1).answer(0, 'Bow').asks(0, 'arrow').answer(0, 'Pay 1 gold');
  assert.deepEqual([rich.kinds('objects.0'), player(rich).gold], [['bow'], 1]);
  const unused = withObjects(['bow'], [1, 5]).answer(0, 'pass');
  assert.deepEqual([unused.kinds('objects.0'), player(unused).lives], [['bow'], 3]);
});
situation('whoever has shot the Bow uses no other Weapon; a Warrior uses one more', () => {
  const thief = withObjects(['bow', 'greatsword'], []).roll(2, 1, 1).answer(0, 'Bow');
  assert.match(fight(thief)!, /6 against 4, won/u);
  const warrior = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['bow', 'greatsword'], 'space.14': ['bear'] },
    dice: [2, 3],
  }).answer(0, 'hills2');
  assert.match(fight(warrior.roll(2, 1, 1, 1).answer(0, 'Bow'))!, /9 against 4, won/u);
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
situation('Map and Shovel of the shops shorten the ways below', () => {
  for (const [kind, space, from] of [
    ['map', 'mines', 'plainOfPeril'],
    ['shovel', 'crypt', 'plainOfPeril'],
  ] as const) {
    const end = (objects: readonly string[]) => {
      const t = scene({
        seats: ['thief', 'thief'],
        at: [from],
        cards: { 'objects.0': objects },
        dice: [1, 2, 2],
      });
      return where(t.answer(0, space), 0);
    };
    assert.deepEqual([end([kind]), end([])], [space, 'portalOfPower'], kind);
  }
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
situation('the Psychic Crystal of the shops adds 1 in psychic combat only', () => {
  const t = meeting(['shadow'], { cards: { 'objects.0': ['psychicCrystal'] }, dice: [2, 1] });
  assert.match(fight(t)!, /6 against 3, won/u);
  assert.match(fight(withObjects(['psychicCrystal'], [3, 1]))!, /6 against 4, won/u);
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
  assert.match(fight(withObjects(['whetstone', 'sword'], [5, 1]))!, /10 against 4, won/u);
  assert.match(fight(withObjects(['whetstone'], [5, 1]))!, /8 against 4, won/u);
});
situation('a Water Bottle is enough for the Desert', () => {
  const thirsty = (objects: readonly string[]) =>
    player(
      scene({
        seats: ['thief', 'thief'],
        at: ['runes2'],
        cards: { 'objects.0': objects },
        dice: [2],
      }).answer(0, 'desert1'),
    ).lives;
  assert.deepEqual([thirsty(['waterBottle']), thirsty([])], [4, 3]);
});

situation('the Warhorse adds the printed Craft in battle and bolts when a life is lost', () => {
  const riding = (dice: readonly number[], craft = 0) =>
    meeting(['bear'], { with: { 0: { craft } }, cards: { 'followers.0': ['stableWarhorse'] }, dice });
  const won = riding([2, 1], 2);
  assert.match(fight(won)!, /8 against 4, won/u);
  assert.deepEqual(won.kinds('followers.0'), ['stableWarhorse']);
  const lost = riding([1, 6, 6, 5]);
  assert.deepEqual([player(lost).lives, lost.kinds('followers.0')], [3, []]);
});
situation('the Riding Horse gallops; Mule, Horse and Cart carry', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'followers.0': ['stableRidingHorse'] },
    dice: [2, 3],
  });
  t.answer(0, 'gallop').answer(0, 'plains3');
  assert.equal(where(t, 0), 'plains3');
  const loaded = (follower: string, count: number) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city'],
      cards: {
        'followers.0': [follower],
        'objects.0': [
          'sword',
          'sword',
          'sword',
          'axe',
          'axe',
          'axe',
          'axe',
          'helmet',
          'helmet',
          'helmet',
          'helmet',
          'shield',
          'shield',
        ].slice(0, count),
      },
      dice: [2, 3],
    });
  for (const [follower, carried] of [
    ['stableMule', 8],
    ['mule', 8],
    ['stableHorseAndCart', 12],
  ] as const) {
    loaded(follower, carried).asks(0, 'destination');
    loaded(follower, carried + 1).asks(0, 'dropObject');
  }
});

/** Before the Valley of Fire, with these Objects. */
const atTheGate = (objects: readonly string[]) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['pits'],
    with: { 0: { done: true } },
    cards: { 'objects.0': objects },
  });
situation('every Talisman but the false one opens the Valley of Fire', () => {
  for (const kind of [
    'talisman',
    'spellboundTalisman',
    'talismanOfCensure',
    'talismanOfPower',
    'talismanOfProtection',
    'talismanOfWisdom',
  ])
    assert.equal(where(atTheGate([kind]).answer(0, 'valleyOfFire'), 0), 'valleyOfFire', kind);
  for (const objects of [['falseTalisman'], ['talisman', 'falseTalisman']])
    assert.equal(where(atTheGate(objects).asks(1, 'destination'), 0), 'vampiresTower');
});
situation('a true Talisman unmasks the false one, which may then be discarded', () => {
  const t = meeting(['talisman'], { cards: { 'objects.0': ['falseTalisman'] } }).answer(0, 'Talisman');
  t.asks(0, 'turnEnd').answer(0, 'False Talisman');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('talismanDiscard')], [['talisman'], ['falseTalisman']]);
});
situation('Power and Wisdom count beyond the outer region', () => {
  const fought = (talisman: string, foe: string, at: 'portalOfPower' | 'city') =>
    fight(
      at === 'city'
        ? meeting([foe], { cards: { 'objects.0': [talisman] }, dice: [2, 1] })
        : scene({
            seats: ['thief', 'thief'],
            at: ['portalOfPower'],
            cards: { 'objects.0': [talisman], 'space.26': [foe] },
            dice: [2, 2, 1],
          }).answer(0, 'hiddenValley'),
    );
  assert.match(fought('talismanOfPower', 'wolf', 'city')!, /5 against 3/u);
  assert.match(fought('talismanOfWisdom', 'shadow', 'city')!, /5 against 3/u);
  assert.match(fought('talismanOfPower', 'wolf', 'portalOfPower')!, /7 against 3/u);
  assert.match(fought('talismanOfWisdom', 'shadow', 'portalOfPower')!, /7 against 3/u);
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
situation('the Spellbound Talisman keeps Spells away in the inner region only', () => {
  const aimed = (at: 'pits' | 'ruins') => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', at],
      cards: { 'hand.0': ['nullify', 'random'], 'objects.1': ['spellboundTalisman'] },
      dice: [2, 3],
    });
    t.answer(0, 'Random');
    const targets = t.match.question(0)?.ask.prompt === 'aim' ? t.options(0).length : 1;
    rest(t);
    return targets;
  };
  assert.deepEqual([aimed('ruins'), aimed('pits')], [2, 1]);
});
situation('the Talisman of Protection lets one life go in a turn of the inner region', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['mines'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    dice: [6],
  });
  t.answer(0, 'vampiresTower');
  assert.equal(player(t).lives, 3);
  const plain = scene({ seats: ['thief', 'thief'], at: ['mines'], with: { 0: { done: true } }, dice: [6] });
  assert.equal(player(plain.answer(0, 'vampiresTower')).lives, 1);
});

situation('magic things of the supplies are magic', () => {
  for (const kind of ['crystalSceptre', 'psychicCrystal', 'scroll', 'talisman', 'falseTalisman'])
    assert.equal(game.content[kind].magic, true, kind);
  for (const [kind, def] of Object.entries(game.content))
    if (def.deck === 'talismans') assert.equal(def.magic, true, kind);
});
situation('the false Talisman cannot be left behind', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['falseTalisman', 'sword', 'axe', 'helmet', 'shield'] },
    dice: [2, 3],
  });
  assert.notEqual(t.asks(0, 'dropObject').blocked(0, 'False Talisman'), null);
});
situation('in the next turn the Talisman of Protection lets another life go', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['mines', 'city'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    // The Vampire takes three, the other Thief moves, two Pit Fiends wait, and the first of them wins.
    dice: [6, 2, 3, 2, 1, 5],
  });
  t.answer(0, 'vampiresTower').answer(1, 'hills2').answer(0, 'pits');
  rest(t);
  assert.equal(player(t).lives, 2);
  const { table } = t.match;
  assert.equal((table.note(table.cards(table.piles.objects[0])[0]) as { counters: number }).counters, 0);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { inside } from './landing.ts';
import { drawing, meeting, passes, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';
import { craft, strength } from '../rules/stats.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const owning = (objects: readonly string[], followers: readonly string[] = []) => ({
  'objects.0': objects,
  'followers.0': followers,
});

situation('some things simply make stronger or wiser', () => {
  const values = (objects: string[], followers: string[] = []): number[] => {
    const { t } = scene({ seats: ['thief', 'thief'], cards: owning(objects, followers), dice: [2, 3] });
    return [strength(t, 0), craft(t, 0)];
  };
  assert.deepEqual(values(['magicBelt']), [4, 3]);
  assert.deepEqual(values(['ring']), [4, 4]);
  assert.deepEqual(values(['solomonsCrown']), [3, 5]);
  assert.deepEqual(values(['holyGrail']), [3, 4]);
  assert.deepEqual(values([], ['maiden']), [3, 5]);
  assert.deepEqual(values([], ['unicorn']), [4, 4]);
});
situation('the Alchemist turns Objects into gold', () => {
  const t = meeting([], { cards: owning(['sword', 'ring'], ['alchemist']) });
  t.asks(0, 'moveEnded').answer(0, 'alchemist').answer(0, 'ring').asks(0, 'turnEnd').answer(0, 'pass');
  assert.deepEqual([player(t).gold, t.kinds('objects.0')], [1, ['sword']]);
});
situation('the Gnome evades in Hills, knows the Crags and saves dice', () => {
  const t = meeting(['dragon'], { cards: owning([], ['gnome']) });
  t.asks(0, 'evade').answer(0, 'evade');
  assert.equal(player(t).lives, 4);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: owning([], ['gnome']),
    dice: [2, 1],
  });
  crags.answer(0, 'crags').asks(0, 'rollOrNot').answer(0, 'pass');
  const portal = scene({
    seats: ['thief', 'thief'],
    at: ['castle', 'city'],
    cards: owning([], ['gnome']),
    dice: [4, 3],
  });
  portal.answer(0, 'portal').answer(0, 'craft');
  assert.equal(where(portal, 0), 'plainOfPeril');
  // 2 + 2 - 3; a third die would lead to the Tavern.
  const mines = inside('plainOfPeril', 'mines', [2, 2, 6], { cards: owning([], ['gnome']) });
  assert.equal(where(mines, 0), 'plainOfPeril');
});
situation('the Guide knows Crags and Chasm too', () => {
  for (const [from, to] of [
    ['plains1', 'crags'],
    ['cursedGlade', 'chasm'],
  ] as const) {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, 'oasis'],
      cards: owning([], ['guide']),
      dice: [2, 1],
    });
    t.answer(0, to).asks(0, 'rollOrNot').answer(0, 'pass');
    assert.deepEqual([player(t).misses, player(t).lives], [0, 4], to);
  }
});
situation('Guide and Pixie know the Forest', () => {
  for (const kind of ['guide', 'pixie']) {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields6', 'oasis'],
      cards: owning([], [kind]),
      dice: [2, 1],
    });
    t.answer(0, 'forest').asks(0, 'rollOrNot').answer(0, 'pass');
    assert.equal(player(t).misses, 0);
  }
});
situation('the Mercenary joins for gold, and fights for gold all turn', () => {
  const hired = meeting(['mercenary'], { with: { 0: { gold: 1 } } });
  hired.answer(0, 'mercenary').answer(0, 'pay');
  assert.deepEqual([hired.kinds('followers.0'), player(hired).gold], [['mercenary'], 0]);
  // 3 + 3 + 1 against 4 + 2.
  const t = meeting(['bandit', 'ghost'], {
    cards: owning([], ['mercenary']),
    with: { 0: { gold: 2 } },
    dice: [1, 2, 1, 1],
  });
  t.answer(0, 'pass').asks(0, 'beforeFight').answer(0, 'mercenary').asks(0, 'trophies').answer(0);
  assert.deepEqual([player(t).gold, t.kinds('trophies.0'), player(t).lives], [1, ['bandit'], 3]);
  // Afterwards he wants to be paid again.
  const [card] = t.t.cards(t.t.piles.followers[0]);
  assert.deepEqual(t.t.note(card), { counters: 0, stack: 0 });
});
situation('a Mule carries more', () => {
  const t = meeting([], { cards: owning(['sword', 'ring', 'helmet', 'shield', 'axe'], ['foundMule']) });
  assert.equal(t.kinds('objects.0').length, 5);
});
situation('Prince and Princess heal at the Castle or are given back for gold', () => {
  const arriving = (kind: string) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['woods4', 'city'],
      with: { 0: { lives: 1 } },
      cards: owning([], [kind]),
      dice: [2],
    }).answer(0, 'castle');
  for (const kind of ['prince', 'princess']) {
    const healed = arriving(kind).answer(0, 'pass');
    assert.deepEqual([player(healed).lives, healed.kinds('followers.0')], [3, [kind]]);
    const sold = arriving(kind).answer(0, kind).asks(0, 'healFor').answer(0, 0);
    assert.deepEqual([player(sold).gold, sold.kinds('followers.0')], [3, []]);
  }
});
situation('the Hag drives all Followers away until the Mystic is visited', () => {
  const t = meeting(['cursedByAHag', 'maiden'], { cards: owning([], ['unicorn', 'mule']) });
  assert.deepEqual([t.kinds('followers.0'), t.kinds(pileAt('hills2'))], [['cursedByAHag'], ['maiden']]);
  const mystic = scene({
    seats: ['thief', 'thief'],
    at: ['graveyard', 'oasis'],
    cards: owning([], ['cursedByAHag']),
    dice: [2, 3, 3],
  });
  mystic.answer(0, 'village').answer(0, 'mystic');
  assert.deepEqual(mystic.kinds('followers.0'), []);
});
situation('the Poltergeist joins by force and slows down until the river is crossed', () => {
  const t = meeting(['poltergeist']);
  assert.deepEqual(t.kinds('followers.0'), ['poltergeist']);
  const slow = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: owning([], ['poltergeist']),
  });
  assert.deepEqual(slow.options(0), ['Fields', 'Fields']);
  const over = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: owning(['foundRaft'], ['poltergeist']),
  });
  over.answer(0, 'raft.warlocksCave');
  assert.deepEqual([over.kinds('followers.0'), over.kinds('objects.0')], [[], []]);
  const another = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: { ...owning(['foundRaft']), 'followers.1': ['poltergeist'] },
  });
  another.answer(0, 'raft.warlocksCave');
  assert.deepEqual(another.kinds('followers.1'), ['poltergeist']);
});
situation('the Amulet keeps Spells away, its owner’s too', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: { ...owning(['amulet']), 'hand.0': ['teleport'], 'hand.1': ['immobility'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});
situation('the Cross destroys spirits and protects at Chapel and Graveyard', () => {
  const t = meeting(['demon'], { cards: owning(['cross']) });
  t.answer(0, 'destroy');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('hills2')), player(t).lives], [[], [], 4]);
  const grave = scene({
    seats: ['thief', 'thief'],
    at: ['village', 'oasis'],
    with: { 0: { alignment: 'good' } },
    cards: owning(['cross']),
    dice: [2, 3],
  });
  assert.equal(player(grave.answer(0, 'graveyard')).lives, 4);
});
situation('Grail and Water Bottle help in the Desert', () => {
  for (const [kind, lives] of [
    ['holyGrail', 4],
    ['foundWaterBottle', 4],
    ['ring', 3],
  ] as const) {
    const t = scene({ seats: ['thief', 'thief'], at: ['woods4', 'city'], cards: owning([kind]), dice: [2] });
    assert.equal(player(t.answer(0, 'desert2')).lives, lives);
  }
});
situation('the Orb of Knowledge replaces a drawn card', () => {
  const t = drawing('dragon', {
    cards: owning(['orbOfKnowledge']),
    next: { adventure: ['dragon', 'lemure'] },
    dice: [5, 1],
  });
  t.answer(0, 'orbOfKnowledge');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('adventureDiscard')], [['lemure'], ['dragon']]);
});
situation('the Potion of Strength works for one turn', () => {
  const t = meeting(['ogre'], { cards: owning(['potionOfStrength']), dice: [1, 1] });
  t.answer(0, 'potionOfStrength');
  // 3 + 2 + 1 against 5 + 1: nobody wins.
  assert.deepEqual([player(t).lives, t.kinds('objects.0'), t.kinds(pileAt('hills2'))], [4, [], ['ogre']]);
});
situation('the Wand never leaves its owner without a Spell', () => {
  const t = meeting(['wand']).answer(0, 'wand');
  assert.equal(t.kinds('hand.0').length, 1);
  const vortex = meeting(['magicalVortex'], { cards: { ...owning(['wand']), 'hand.0': ['healing'] } });
  while (vortex.state.turn === 0) passes(vortex);
  assert.equal(vortex.kinds('hand.0').length, 1);
});
situation('the Wand gives a Spell at once, and one only', () => {
  const taken = meeting(['wand', 'ring'], { with: { 0: { craft: 3 } } }).answer(0, 'wand');
  taken.asks(0, 'loot');
  assert.equal(taken.kinds('hand.0').length, 1);
  taken.answer(0, 'pass');
  while (taken.state.turn === 0) passes(taken);
  assert.equal(taken.kinds('hand.0').length, 1);
  const cast = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { ...owning(['wand']), 'hand.0': ['blessed'], [pileAt('hills2')]: ['ring'] },
    next: { spells: ['reverence'] },
    dice: [2, 3],
  });
  cast.answer(0, 'pass').answer(0, 'hills2').asks(0, 'moveEnded');
  cast.answer(0, 'Blessed');
  while (cast.match.question(0)!.ask.prompt !== 'loot') passes(cast);
  cast.asks(0, 'loot');
  assert.deepEqual(cast.kinds('hand.0'), ['reverence']);
});
situation('a found Axe builds a raft', () => {
  const t = scene({ seats: ['thief', 'thief'], at: ['woods3', 'oasis'], cards: owning(['foundAxe']) });
  t.answer(0, 'Build a raft');
  assert.deepEqual(t.kinds('objects.0').toSorted(), ['foundAxe', 'raft']);
});
situation('the Holy Lance knows dragons', () => {
  const fought = (foe: string, ...dice: number[]) => meeting([foe], { cards: owning(['holyLance']), dice });
  // 3 + 3 + 4 against 7 + 2, 3 + 1 + 2 against 3 + 3.
  assert.deepEqual(fought('dragon', 4, 2).asks(0, 'trophies').kinds('trophies.0'), ['dragon']);
  assert.deepEqual(fought('ape', 2, 2).kinds('trophies.0'), ['ape']);
  assert.deepEqual(fought('ape', 2, 3).kinds('trophies.0'), []);
});
situation('the Runesword drinks lives', () => {
  const t = meeting(['ape'], { cards: owning(['runesword']), dice: [5, 1] });
  assert.equal(player(t).lives, 5);
});
situation('bags of gold are spent at once', () => {
  for (const [kind, gold] of [
    ['bagOfGold', 1],
    ['twoBagsOfGold', 2],
  ] as const) {
    const t = meeting([kind]).answer(0, kind);
    assert.deepEqual([player(t).gold, t.kinds('objects.0'), t.kinds('adventureDiscard')], [gold, [], [kind]]);
  }
});
situation('found weapons strike and found armour saves', () => {
  for (const kind of ['foundSword', 'foundAxe'])
    assert.deepEqual(meeting(['ape'], { cards: owning([kind]), dice: [3, 3] }).kinds('trophies.0'), ['ape']);
  for (const [kind, least] of [
    ['foundHelmet', 6],
    ['foundShield', 5],
    ['foundArmour', 4],
  ] as const) {
    const lives = (roll: number): number =>
      player(meeting(['dragon'], { cards: owning([kind]), dice: [1, 2, roll] })).lives;
    assert.deepEqual([lives(least - 1), lives(least)], [3, 4]);
  }
});

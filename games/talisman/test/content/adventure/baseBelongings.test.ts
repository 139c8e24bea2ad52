import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, discard } from '../../../rules/decks.ts';
import { craft, strength } from '../../../rules/stats.ts';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  carrying,
  CITY,
  drawing,
  duel,
  followedBy,
  HERE,
  inside,
  keepTrophies,
  lands,
  lastFight,
  meeting,
  misses,
  optionIds,
  passes,
  pileAt,
  player,
  playOn,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  until,
  visitingDenizen,
  where,
  withObjects,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

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

situation('the Maiden goes with the Minstrel', () => {
  const t = lands('minstrel', 'warrior', [], { cards: { 'followers.1': ['guide', 'maiden'] } });
  t.answer(0, 'Court a lady');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['maiden'], ['guide']]);
});

situation('the Alchemist buys Objects and is never discarded', () => {
  const t = visitingDenizen('denizenAlchemist', { cards: { 'objects.0': ['helmet', 'sword', 'axe'] } });
  t.answer(0, 'Helmet', 'Axe');
  assert.deepEqual(
    [player(t).gold, t.kinds('objects.0'), t.kinds(CITY)],
    [2, ['sword'], ['denizenAlchemist']],
  );
  discard(t.t, t.t.cards(t.t.piles.space[at('city')])[0]);
  assert.deepEqual([t.kinds('denizenDiscard'), t.kinds('denizens').includes('denizenAlchemist')], [[], true]);
});

situation('the Alchemist needs something to turn into gold', () => {
  const offered = (objects: readonly string[], owner = 0): boolean => {
    const t = meeting([], {
      cards: { [`followers.${owner}`]: ['alchemist'], [`objects.${owner}`]: objects },
    });
    return asked(t, owner) === 'moveEnded';
  };
  assert.deepEqual(
    [offered(['sword']), offered([]), offered(['falseGrail']), offered(['sword'], 1)],
    [true, false, false, false],
  );
});

situation('a Mercenary fights for gold only, in battle only, once for each turn', () => {
  const hires = (foe: string, gold: number): Table =>
    followedBy([foe], ['mercenary'], {
      with: { 0: { gold } },
      dice: foe === 'wolf' && gold > 0 ? [] : [2, 1],
    });
  const paid = hires('wolf', 1).asks(0, 'beforeFight').roll(2, 1).answer(0, 'mercenary');
  assert.deepEqual([player(paid).gold, lastFight(paid).includes('8 against 3')], [0, true]);
  rest(paid);
  const unpaid = hires('wolf', 2).roll(2, 1).answer(0, 'pass');
  assert.match(lastFight(unpaid), /5 against 3/u);
  rest(unpaid);
  assert.notEqual(asked(hires('wolf', 0)), 'beforeFight');
  const psychic = hires('shadow', 2);
  assert.match(lastFight(psychic), /5 against 3/u);
  assert.notEqual(asked(psychic), 'beforeFight');
  const twice = followedBy(['wolf'], ['mercenary'], { with: { 0: { gold: 3 } } })
    .roll(2, 1)
    .answer(0, 'mercenary');
  assert.equal(player(twice).gold, 2);
  assert.notEqual(asked(twice), 'beforeFight');
  rest(twice);
  // Paid once, he fights the Goblin of the Cave as well: 3 + 3 + 2 against 2 + 1.
  const day = followedBy(['wolf', 'cave'], ['mercenary'], { with: { 0: { gold: 3 } } }).roll(2, 1);
  keepTrophies(day.answer(0, 'mercenary')).asks(0, 'visitPlace').roll(2, 2, 1).answer(0, 'visit');
  assert.deepEqual([player(day).gold, asked(day) === 'beforeFight'], [2, false]);
  assert.match(lastFight(day), /8 against 3/u);
});

situation('a Mercenary fights for whoever is attacked', () => {
  const t = lands('troll', 'thief', [], {
    with: { 1: { gold: 1 } },
    cards: { 'followers.1': ['mercenary'] },
  });
  t.asks(1, 'beforeFight').roll(2, 2).answer(1, 'mercenary');
  // 6 + 2 against 3 + 3 + 2
  assert.match(told(t), /Seat 0 reaches 8, Seat 1 8/u);
});

situation('the Wand gives a Spell only to whoever has none', () => {
  const takes = (hand: readonly string[]): number => {
    const t = meeting(['wand'], { with: { 0: { craft: 3 } }, cards: { 'hand.0': hand } });
    until(t, 'loot').answer(0, 'wand');
    rest(t);
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([takes([]), takes(['counterspell'])], [1, 1]);
});

situation('the Holy Lance adds 3 against dragons, 1 in other battles, nothing in psychic combat', () => {
  const fought = (foe: string): string => {
    const t = carrying([foe], ['holyLance'], { dice: [2, 1] });
    rest(t);
    return lastFight(t);
  };
  assert.match(fought('dragon'), /8 against 8/u);
  assert.match(fought('wolf'), /6 against 3/u);
  assert.match(fought('shadow'), /5 against 3/u);
  const cave = carrying(['cave'], ['holyLance'], { dice: [1, 2, 1] }).answer(0, 'visit');
  assert.match(lastFight(cave), /8 against 8/u);
  rest(cave);
});

situation('only a full Pouch is safe, and only the Pouch', () => {
  const robbed = (what: string, hidden: readonly string[]): string[] => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'objects.1': ['concealedPouch', 'ring'], 'stack.0': hidden },
      dice: [2, 3],
    });
    const [pouch] = t.t.cards(t.t.piles.objects[1]);
    t.t.setNote(pouch, { counters: 0, stack: hidden.length });
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'steal').answer(0, what);
    if (asked(t, 1) === 'taking.instead') t.answer(1, 'concealedPouch');
    rest(t);
    return t.kinds('objects.0');
  };
  assert.deepEqual(robbed('concealedPouch', []), ['concealedPouch']);
  assert.deepEqual(robbed('concealedPouch', ['sword']), []);
  assert.deepEqual(robbed('ring', ['sword']), ['ring']);
});

situation('a Prince is given back by his companion, in the own turn', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods4', 'castle'],
    cards: { 'followers.1': ['prince'] },
    dice: [2],
  });
  until(t, 'destination').answer(0, 'castle');
  assert.notEqual(asked(t, 1), 'moveEnded');
});

situation('a Wand brings no Spell to whoever has no room for one', () => {
  const t = meeting([], { seats: ['troll', 'thief'], cards: { 'objects.0': ['wand'] } });
  rest(t);
  assert.deepEqual(t.kinds('hand.0'), []);
});

situation('whoever has a Guide may roll all the same', () => {
  const rolls = (answer: string): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['plains1', 'oasis'],
      cards: { 'followers.0': ['guide'] },
      dice: [1, 1],
    });
    until(t, 'destination').answer(0, 'crags').asks(0, 'rollOrNot').roll(6).answer(0, answer);
    rest(t);
    return player(t).strength;
  };
  assert.deepEqual([rolls('rollHere'), rolls('pass')], [1, 0]);
});

situation('a Runesword feeds on lives it takes, not on defeats and not on gold', () => {
  const lost = carrying(['ape'], ['runesword'], { dice: [1, 6, 1] });
  assert.equal(player(lost).lives, 3);
  const robs = lands('warrior', 'thief', [6, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'objects.0': ['runesword'] },
  });
  robs.asks(0, 'spoils').answer(0, '1 gold');
  assert.deepEqual([player(robs).lives, player(robs).gold], [5, 1]);
  const wounds = lands('warrior', 'thief', [6, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'objects.0': ['runesword'] },
  });
  wounds.asks(0, 'spoils').answer(0, 'life');
  assert.deepEqual([player(wounds).lives, player(wounds, 1).lives], [6, 3]);
});

/** Whose turn is next, once the first one's is over. */
const attack = (t: Table): Table =>
  t.match.question(0)?.ask.prompt === 'against' ? t.answer(0, 'attack') : t;

situation('nobody is frozen who loses no life, or who is wounded by something else', () => {
  const robbed = attack(duel(['frostbite'], [5, 1], { with: { 1: { gold: 1 } } })).asks(0, 'spoils');
  robbed.answer(0, 'takeGold');
  assert.deepEqual([misses(robbed), robbed.state.turn, player(robbed).gold], [[0, 0, 0], 1, 1]);
  const drawn = attack(duel(['frostbite'], [2, 3]));
  assert.deepEqual([misses(drawn), drawn.state.turn], [[0, 0, 0], 1]);
  const lost = attack(duel(['frostbite'], [1, 6]))
    .asks(1, 'spoils')
    .answer(1, 'takeLife');
  assert.deepEqual([misses(lost), lost.state.turn, player(lost).lives], [[0, 0, 0], 1, 3]);
  // Two Weapons are carried, and the other one is drawn.
  const other = attack(duel(['frostbite', 'sword'], [5, 1]))
    .asks(0, 'weapon')
    .answer(0, 'sword');
  other.answer(0, 'takeLife');
  assert.deepEqual([misses(other), other.state.turn], [[0, 0, 0], 1]);
});

situation('whoever is attacked and wins freezes the attacker', () => {
  const t = attack(duel([], [1, 5], { cards: { 'objects.1': ['frostbite'] } }));
  t.asks(1, 'spoils').answer(1, 'takeLife');
  assert.deepEqual([misses(t), player(t).lives, t.state.turn], [[1, 0, 0], 3, 1]);
});

const warded = (
  foe: string,
  objects: readonly string[],
  dice: readonly number[],
  more: Scene = {},
): Table => {
  const t = carrying([foe], objects, { dice: [1, 1, ...dice], ...more });
  rest(t);
  return t;
};

situation('armour of the mind is asked for its owner, in psychic combat, and nowhere else', () => {
  // Against a Giant there is nothing to roll; nor for a life that an Event costs.
  assert.equal(player(warded('frostGiant', ['mirrorShield'], [])).lives, 3);
  const plague = carrying(['pestilence'], ['mirrorShield']);
  rest(plague);
  assert.equal(player(plague).lives, 3);
  // What the other one wears does not help.
  const other = meeting(['chillbane'], { cards: { 'objects.1': ['mirrorShield'] }, dice: [1, 1] });
  rest(other);
  assert.equal(player(other).lives, 3);
});

situation(
  'of two pieces of armour of the mind only the better one is offered, of two alike the first',
  () => {
    const shown = (objects: readonly string[]): string[] => {
      const t = carrying(['chillbane'], objects, { dice: [1, 1] });
      rest(t);
      const { from } = t.match.question(0)!;
      const cards = from.flatMap(({ card }) => (card === undefined ? [] : [t.t.kind(card)]));
      return cards;
    };
    assert.deepEqual(shown(['helmOfWarding', 'mirrorShield']), ['mirrorShield']);
    assert.deepEqual(shown(['mirrorShield', 'helmOfWarding']), ['mirrorShield']);
    assert.deepEqual(shown(['helmOfWarding', 'helmOfWarding']), ['helmOfWarding']);
    assert.deepEqual(shown(['helmOfWarding']), ['helmOfWarding']);
  },
);

situation('a Toad and whoever may wear no armour have none for the mind either', () => {
  // A Toad has left everything behind; here it has not, and it is of no use.
  const toad = scene({
    seats: ['thief', 'thief'],
    at: ['fields4', 'oasis'],
    with: { 0: { toad: 3 } },
    cards: { [HERE]: ['chillbane'], 'objects.0': ['mirrorShield'] },
    dice: [1, 1],
  }).answer(0, 'hills2');
  rest(toad);
  assert.equal(player(toad).lives, 3);
  const monk = warded('chillbane', ['mirrorShield'], [], { seats: ['monk', 'thief'] });
  assert.equal(player(monk).lives, 3);
});

situation('a Talisman the Caravan lays at the feet of a Toad is not gained', () => {
  const t = visitingDenizen('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, toad: 2 } },
    cards: { 'objects.0': ['talisman'], [pileAt('crownOfCommand')]: ['sacredPoolSheet'] },
  });
  assert.deepEqual([t.kinds(pileAt('fields1')), t.kinds('objects.1')], [['talisman'], []]);
  assert.notEqual(t.match.question(1)?.ask.prompt, 'intoThePool');
  rest(t);
});

situation(
  'whoever an Amulet protects walks through a Hex, and no Miser’s Grasp reaches for its cards',
  () => {
    const lives = (objects: string[]): number => {
      const t = meeting(['hex'], { cards: { 'objects.0': objects } });
      rest(t);
      return player(t).lives;
    };
    assert.deepEqual([lives([]), lives(['amulet'])], [3, 4]);
    const grasps = (objects: string[]): boolean => {
      const t = scene({
        seats: ['thief', 'sorceress'],
        at: ['city', 'hills2'],
        cards: { 'objects.0': objects, 'objects.1': ['axe'], 'hand.1': ['misersGrasp'] },
        dice: [2, 3],
      });
      until(t, 'destination').answer(0, 'hills2');
      until(t, 'encounter').answer(0, 'seat1').answer(0, 'steal');
      if (promptOf(t) === 'steal') t.answer(0, optionIds(t)[0]);
      const asks = promptOf(t, 1) === 'taking.instead' && t.options(1).length > 1;
      rest(t);
      return asks;
    };
    assert.deepEqual([grasps(['sword']), grasps(['amulet', 'sword'])], [true, false]);
  },
);

situation('a Talisman that is passed on counts as gained: it unmasks a false one', () => {
  const t = scene({
    at: ['fields1', 'oasis'],
    options: { board: 'cataclysm' },
    cards: {
      [pileAt('village')]: ['faerieCaravan'],
      'objects.0': ['talisman'],
      'objects.1': ['falseTalisman'],
    },
    dice: [1, 1],
  });
  t.answer(0, 'village');
  playOn(t, () => t.kinds('objects.1').includes('talisman'));
  const fake = t.t.cards(t.t.piles.objects[1]).find((card) => t.t.kind(card) === 'falseTalisman')!;
  assert.equal(countersOn(t.t, fake), 1);
});

situation('no Spell reaches whoever an Amulet protects, aimed or not', () => {
  const vortex = scene({
    seats: ['sorceress', 'wizard'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['miniVortex'], 'hand.1': ['healing'], 'objects.1': ['amulet'] },
  });
  playOn(vortex, () => !vortex.kinds('hand.0').includes('miniVortex'));
  assert.deepEqual(vortex.kinds('hand.1'), ['healing']);
  for (const spell of ['fireball', 'toadify', 'freeze']) {
    const fought = (objects: string[]): boolean => {
      const t = scene({
        seats: ['sorceress', 'warrior'],
        at: ['city', 'hills2'],
        with: { 0: { fate: 0 } },
        cards: { 'hand.0': [spell], 'objects.1': objects },
        dice: [2, 3],
      });
      const asked = (): boolean => t.match.question(0)?.ask.prompt === 'beforeFight';
      playOn(t, () => asked() || t.state.turn === 1);
      return asked();
    };
    assert.deepEqual([spell, fought([]), fought(['amulet'])], [spell, true, false]);
  }
});

situation('weapons add to battles: Sword and Axe 1, Greatsword 2, and only one of them', () => {
  for (const [kind, more] of [
    ['sword', 1],
    ['axe', 1],
    ['greatsword', 2],
  ] as const)
    assert.match(lastFight(withObjects([kind], [5, 1])), new RegExp(`${8 + more} against 4: won`, 'u'), kind);
  const both = withObjects(['sword', 'greatsword'], [5, 1]).answer(0, 'Sword');
  assert.match(lastFight(both), /9 against 4: won/u);
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

situation('the false Talisman cannot be left behind', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['falseTalisman', 'sword', 'axe', 'helmet', 'shield'] },
    dice: [2, 3],
  });
  assert.notEqual(t.asks(0, 'dropObject').blocked(0, 'False Talisman'), null);
});

situation('a Mercenary paid in the turn of another fights in that turn only', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'oasis', 'hills2'],
    with: { 2: { gold: 2 } },
    cards: { 'followers.2': ['mercenary'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat2').answer(0, 'attack').asks(2, 'beforeFight').roll(1, 1);
  t.answer(2, 'mercenary').answer(2, 'takeLife').asks(1, 'destination');
  const [card] = t.t.cards(t.t.piles.followers[2]);
  assert.deepEqual([player(t, 2).gold, countersOn(t.t, card)], [1, 0]);
});

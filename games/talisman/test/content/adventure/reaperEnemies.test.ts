import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { countersOn, setCounters } from '../../../rules/decks.ts';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  carrying,
  drawing,
  followedBy,
  HERE,
  keepTrophies,
  lastFight,
  lasting,
  meeting,
  pileAt,
  player,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Storm Caller does not like armour of the mind either', () => {
  const t = meeting(['stormCaller'], { cards: { 'objects.0': ['mirrorShield'] }, dice: [6, 1, 1] });
  assert.equal(player(t).lives, 3);
  rest(t);
});

situation('the Enemies of The Reaper have their numbers', () => {
  const strong: Record<string, [number, string]> = {
    caveTroll: [5, 'monster'],
    chimera: [7, 'monster'],
    ekor: [2, 'monster'],
    gargoyle: [4, 'monster'],
    giantSpider: [3, 'animal'],
    goblinTrapsmith: [2, 'monster'],
    hippogriff: [4, 'animal'],
    hydra: [6, 'monster'],
    mammoth: [5, 'animal'],
    miserDragon: [7, 'dragon'],
    packOfWolves: [3, 'animal'],
    ragingBull: [3, 'animal'],
    sabertoothTiger: [4, 'animal'],
    stoneGolem: [6, 'monster'],
    trapper: [3, 'monster'],
  };
  for (const [kind, [value, of]] of Object.entries(strong)) {
    const { strength, craft, number, family } = game.content[kind];
    assert.deepEqual([kind, strength, craft, number, family], [kind, value, 0, 2, of]);
  }
  const spirits: Record<string, number> = {
    banshee: 4,
    blackUnicorn: 5,
    crone: 3,
    cryptKeeper: 5,
    haunt: 2,
    lesserDemon: 7,
    mummy: 4,
    nightmare: 0,
    stormCaller: 5,
    succubus: 4,
    wight: 4,
  };
  for (const [kind, value] of Object.entries(spirits)) {
    const { strength, craft, number, family } = game.content[kind];
    assert.deepEqual([kind, craft, strength, number, family], [kind, value, 0, 3, 'spirit']);
  }
  for (const kind of ['cerberus', 'lordOfThePit']) assert.equal(game.content[kind].number, 3);
});

situation('Cave Troll and Hydra may survive their defeat', () => {
  for (const [kind, own] of [
    ['caveTroll', { strength: 4 }],
    ['hydra', { strength: 5 }],
  ] as const) {
    const fought = (roll: number) => meeting([kind], { with: { 0: own }, dice: [3, 1, roll] });
    assert.deepEqual(fought(2).kinds(pileAt('hills2')), [kind]);
    assert.deepEqual(fought(3).asks(0, 'trophies').kinds('trophies.0'), [kind]);
  }
});

situation('Ekor flees from the strong', () => {
  const t = meeting(['ekor']);
  assert.deepEqual([t.kinds(pileAt('hills2')), t.kinds(pileAt('plains2'))], [[], ['ekor']]);
  const weak = meeting(['ekor'], { seats: ['priest', 'thief'], dice: [1, 3] });
  assert.deepEqual([player(weak).lives, weak.kinds(pileAt('hills2'))], [3, ['ekor']]);
});

situation('the Trapsmith lets only the lower die count', () => {
  // 3 + 1 against 2 + 3, although a 5 was rolled too.
  assert.equal(player(meeting(['goblinTrapsmith'], { dice: [5, 1, 3] })).lives, 3);
  assert.deepEqual(meeting(['goblinTrapsmith'], { dice: [5, 4, 3] }).kinds('trophies.0'), [
    'goblinTrapsmith',
  ]);
});

situation('Haunt and Jester together never bring an attack roll below 1', () => {
  const both = { 'followers.0': ['haunt', 'jester'] };
  for (const [roll, score] of [
    [1, '4'],
    [2, '4'],
    [3, '4'],
    [4, '5'],
  ] as const)
    assert.match(
      lastFight(meeting(['ape'], { cards: both, dice: [roll, 5] })),
      new RegExp(`${score} against 8`, 'u'),
    );
});

situation('the Miser Dragon hoards gold', () => {
  const t = meeting(['miserDragon'], { with: { 0: { strength: 6 } }, dice: [3, 1, 5] });
  t.asks(0, 'trophies');
  assert.equal(player(t).gold, 5);
});

situation('the Stone Golem fears only magic Weapons', () => {
  const fought = (weapon: string) =>
    meeting(['stoneGolem'], { with: { 0: { strength: 3 } }, cards: { 'objects.0': [weapon] }, dice: [3, 3] });
  assert.deepEqual(fought('sword').kinds('trophies.0'), []);
  assert.deepEqual(fought('runesword').asks(0, 'trophies').kinds('trophies.0'), ['stoneGolem']);
});

situation('the Trapper lets go of those who see his trap', () => {
  const seen = meeting(['trapper'], { dice: [1, 2] }).answer(0, 'evade');
  assert.deepEqual([player(seen).lives, seen.kinds(pileAt('hills2'))], [4, ['trapper']]);
  // Caught: 3 without a die against 3 + 1.
  const caught = meeting(['trapper'], { dice: [2, 2, 1, 5] });
  assert.equal(player(caught).lives, 3);
  assert.match(lastFight(caught), /3 against 4: lost/u);
});

situation('whoever is caught by the Trapper is offered nothing for a die that is not rolled', () => {
  const charmed = (dice: readonly number[]) => {
    const t = carrying(['trapper'], ['luckyCharm'], { cards: { 'hand.0': ['misfortune'] } });
    return t
      .asks(0, 'beforeRoll')
      .roll(...dice)
      .answer(0, 'pass');
  };
  const caught = charmed([2, 2]).asks(0, 'beforeFight');
  assert.ok(!caught.options(0).includes('Lucky Charm'));
  // Only the die of the Trapper is left to be unlucky.
  caught.answer(0, 'Misfortune');
  assert.deepEqual([lastFight(caught), player(caught).lives], ['Seat 0 reaches 3 against 4: lost.', 3]);
  const seen = charmed([1, 2]).answer(0, 'fight').asks(0, 'beforeFight');
  assert.ok(seen.options(0).includes('Lucky Charm'));
});

situation('whoever gets rid of the Trapper before the dice is out of his trap', () => {
  const holding = (
    spell: string,
    here: readonly string[],
    there: readonly string[],
    dice: readonly number[],
  ) =>
    meeting(here, { cards: { 'hand.0': [spell], [pileAt('plains1')]: there }, dice }).asks(0, 'beforeFight');
  const other = holding('metamorph', ['trapper'], ['ape'], [2, 2]).roll(4, 1).answer(0, 'metamorph');
  assert.match(lastFight(other), /7 against 4: won/u);
  // One that has caught somebody else before catches nobody who is already fighting.
  const late = holding('metamorph', ['wolf'], ['trapper'], []).roll(4, 1);
  setCounters(late.t, late.t.cards(late.t.piles.space[at('plains1')])[0], 1);
  assert.match(lastFight(late.answer(0, 'metamorph')), /7 against 4: won/u);
  // Of two who attack as one, one who has caught is enough: 9 without a die against 3, 2 and 1.
  const both = meeting(['trapper', 'wolf'], { with: { 0: { strength: 6 } }, dice: [2, 2, 1] });
  assert.match(lastFight(keepTrophies(both)), /9 against 6: won/u);
  const led = (whom: string) =>
    holding('dominate', ['trapper', 'wolf'], [], [2, 2]).answer(0, 'dominate').roll(1, 4).answer(0, whom);
  // 3, the 3 of the Trapper and 1 against 2 and 4; with the Wolf 3 and 2 without a die against 3 and 1.
  const trapper = led('trapper');
  assert.match(lastFight(trapper), /7 against 6: won/u);
  assert.match(lastFight(led('wolf')), /5 against 4: won/u);
});

situation('bad luck takes nothing off where no die is rolled', () => {
  const unlucky = (dice: readonly number[]) =>
    meeting(['trapper'], {
      with: { 0: { strength: 1 } },
      set: (state) => state.lasting.push(lasting('unlucky', { seat: 0, whom: 0, rounds: 2 })),
      dice,
    });
  // 3 and 2 count 4 together, one more than Craft: 4 without a die against 3 + 1.
  assert.match(lastFight(unlucky([3, 2, 1])), /4 against 4: a stand-off/u);
  // 2 and 2 count 3: seen; and a 1 of the attack counts 0.
  assert.match(lastFight(unlucky([2, 2, 1, 1]).answer(0, 'fight')), /4 against 4: a stand-off/u);
});

situation('the Black Unicorn can be tamed', () => {
  const beaten = () => meeting(['blackUnicorn'], { with: { 0: { craft: 3 } }, dice: [3, 1] });
  const tamed = beaten().answer(0, 'tame');
  assert.deepEqual([tamed.kinds('followers.0'), tamed.kinds('trophies.0')], [['blackUnicorn'], []]);
  const slain = beaten().answer(0, 'slay').asks(0, 'trophies');
  assert.deepEqual([slain.kinds('followers.0'), slain.kinds('trophies.0')], [[], ['blackUnicorn']]);
});

situation('the Crone makes toads', () => {
  const t = meeting(['crone'], { dice: [1, 3] });
  assert.deepEqual([player(t).lives, player(t).toad], [4, 3]);
});

situation('the Crypt Keeper guards an Object', () => {
  const t = meeting(['cryptKeeper'], {
    with: { 0: { craft: 3 } },
    next: { adventure: ['wolf', 'ring', 'sword', 'angel', 'maiden', 'dragon'] },
    dice: [3, 1],
  });
  t.answer(0, 'ring').asks(0, 'trophies');
  assert.deepEqual(t.kinds('objects.0'), ['ring']);
  assert.deepEqual(t.kinds('adventureDiscard').toSorted(), ['angel', 'maiden', 'wolf']);
  assert.equal(t.kinds('adventure').at(-1), 'dragon');
});

situation('the Haunt clings to whoever does not beat it, until the Graveyard or the Chapel', () => {
  const lost = meeting(['haunt'], { dice: [1, 3] });
  assert.deepEqual([player(lost).lives, lost.kinds('followers.0')], [3, ['haunt']]);
  const drawn = meeting(['haunt'], { dice: [1, 2] });
  assert.deepEqual([player(drawn).lives, drawn.kinds('followers.0')], [4, ['haunt']]);
  // 3 + 3 - 1 against 3 + 2; a 1 stays a 1.
  const weaker = meeting(['ape'], { cards: { 'followers.0': ['haunt'] }, dice: [3, 2] });
  assert.deepEqual([player(weaker).lives, weaker.kinds(pileAt('hills2'))], [4, ['ape']]);
  const least = meeting(['ape'], { cards: { 'followers.0': ['haunt'] }, dice: [1, 1] });
  assert.equal(player(least).lives, 4);
  const grave = scene({
    seats: ['thief', 'thief'],
    at: ['village', 'oasis'],
    cards: { 'followers.0': ['haunt'] },
    dice: [2, 3],
  });
  assert.deepEqual(grave.answer(0, 'graveyard').kinds('followers.0'), []);
  const chapel = scene({
    seats: ['thief', 'thief'],
    at: ['crags', 'oasis'],
    cards: { 'followers.0': ['haunt'] },
    dice: [2, 3],
  });
  assert.deepEqual(chapel.answer(0, 'chapel').kinds('followers.0'), []);
});

situation('the Mummy costs two lives', () => {
  assert.equal(player(meeting(['mummy'], { dice: [1, 1] })).lives, 2);
});

situation('the Nightmare is as wise as its victim and leaves wisdom behind', () => {
  const won = meeting(['nightmare'], { with: { 0: { craft: 4 } }, dice: [2, 1] });
  assert.deepEqual(
    [player(won).craft, won.kinds('trophies.0'), won.kinds('adventureDiscard')],
    [5, [], ['nightmare']],
  );
  assert.equal(player(meeting(['nightmare'], { with: { 0: { craft: 4 } }, dice: [1, 2] })).lives, 3);
});

situation('the Storm Caller strikes at Armour', () => {
  const armoured = meeting(['stormCaller'], { cards: { 'objects.0': ['helmet'] }, dice: [3, 1] });
  assert.equal(player(armoured).lives, 3);
  assert.equal(player(meeting(['stormCaller'], { dice: [3, 1] })).lives, 4);
  const last = meeting(['stormCaller'], { with: { 0: { lives: 1 } }, cards: { 'objects.0': ['helmet'] } });
  assert.equal(player(last).standing, 'dead');
});

situation('the Succubus grows by the Craft she takes', () => {
  const t = meeting(['succubus'], { with: { 0: { craft: 1 } }, dice: [1, 2] });
  assert.deepEqual([player(t).lives, player(t).craft], [3, 0]);
  const [card] = t.t.cards(t.t.piles.space[14]);
  assert.equal(t.t.def(card).foe!.value!(t.t, 0, card), 5);
});

situation('Cerberus lies at the Portal and lets nobody in', () => {
  const t = drawing('cerberus');
  assert.deepEqual(t.kinds(pileAt('portalOfPower')), ['cerberus']);
  const shut = scene({
    seats: ['thief', 'thief'],
    at: ['castle', 'city'],
    cards: { [pileAt('portalOfPower')]: ['cerberus'] },
    dice: [4],
  });
  assert.ok(!shut.match.question(0)!.from.some(({ id }) => id === 'portal'));
  const fought = scene({
    seats: ['thief', 'thief'],
    at: ['runes3', 'city'],
    with: { 0: { strength: 7 } },
    cards: { [pileAt('portalOfPower')]: ['cerberus'] },
    dice: [2, 2, 1],
  });
  fought.answer(0, 'portalOfPower').answer(0, 'battle').asks(0, 'trophies');
  assert.deepEqual(fought.kinds('trophies.0'), ['cerberus']);
});

situation('the Lord of the Pit opens the way to the Plain of Peril', () => {
  const t = meeting(['lordOfThePit'], { with: { 0: { craft: 9 } }, dice: [2, 1] });
  t.answer(0, 'psychic').answer(0, 'accept').asks(0, 'trophies');
  assert.deepEqual([where(t, 0), t.kinds('trophies.0')], ['plainOfPeril', ['lordOfThePit']]);
});

situation('the Crypt Keeper guards five cards, of which one Object may be taken', () => {
  const beaten = (more: Scene): Table =>
    meeting(['cryptKeeper'], { ...more, with: { 0: { craft: 6, ...more.with?.[0] } }, dice: [5, 1] });
  const adventure = ['wolf', 'ring', 'holyGrail', 'guide', 'foundSword', 'amulet'];
  const t = beaten({ next: { adventure } }).asks(0, 'loot');
  assert.deepEqual(t.options(0).toSorted(), ['Holy Grail', 'No, go on', 'Ring', 'Sword']);
  assert.match(told(t), /draws the Guide/u);
  t.answer(0, 'ring');
  keepTrophies(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventure').at(-1)], [['ring'], 'amulet']);
  assert.ok(
    ['wolf', 'holyGrail', 'guide', 'foundSword'].every((kind) => t.kinds('adventureDiscard').includes(kind)),
  );
  rest(t);
  // What somebody evil may not own is not offered to it.
  const evil = beaten({ next: { adventure }, with: { 0: { alignment: 'evil' } } });
  assert.equal(evil.blocked(0, 'ring'), null);
  assert.ok(!evil.options(0).includes('Holy Grail'));
  const declined = beaten({ next: { adventure } }).answer(0, 'pass');
  keepTrophies(declined);
  assert.deepEqual(declined.kinds('objects.0'), []);
  rest(declined);
  const one = beaten({ cards: { adventure: ['ring'], adventureDiscard: [] } });
  assert.equal(asked(one), 'loot');
  const none = beaten({ cards: { adventure: ['wolf'], adventureDiscard: [] } });
  assert.notEqual(asked(none), 'loot');
});

situation('where Ekor and the Shiver Nymph flee to is told', () => {
  assert.match(told(meeting(['ekor'])), /Ekor.*Plains/u);
  const t = meeting(['shiverNymph']);
  assert.deepEqual(t.kinds(pileAt('plains2')), ['shiverNymph']);
  assert.match(told(t), /The Shiver Nymph now lies at the Plains/u);
});

situation('whoever sees the trap of a Trapper fights with a die, or not at all', () => {
  const seen = meeting(['trapper'], { dice: [1, 2] }).asks(0, 'evade');
  const fought = seen.roll(5, 1).answer(0, 'fight');
  assert.match(lastFight(fought), /8 against 4/u);
  rest(fought);
  const caught = meeting(['trapper'], { dice: [2, 2, 1] });
  assert.match(lastFight(caught), /3 against 4/u);
  rest(caught);
  const left = meeting(['trapper'], { dice: [1, 2] }).answer(0, 'evade');
  assert.deepEqual([left.kinds(HERE), player(left).lives], [['trapper'], 4]);
});

situation('a Black Unicorn does not join whoever is cursed by a Hag', () => {
  const beaten = (followers: readonly string[]) =>
    followedBy(['blackUnicorn'], followers, { with: { 0: { craft: 5 } }, dice: [5, 1] });
  const tamed = beaten([]).answer(0, 'tame');
  assert.match(told(tamed), /Black Unicorn/u);
  assert.deepEqual(tamed.kinds('followers.0'), ['blackUnicorn']);
  assert.notEqual(asked(beaten(['cursedByAHag'])), 'choose');
});

situation('that a Black Unicorn or a Haunt joins is told', () => {
  const joined = followedBy(['blackUnicorn'], [], { with: { 0: { craft: 5 } }, dice: [5, 1] }).answer(
    0,
    'tame',
  );
  assert.match(told(joined), /Black Unicorn (?:joins|now follows|follows)|joined by Black Unicorn/u);
  const haunt = meeting(['haunt'], { dice: [1, 5] });
  assert.match(told(haunt), /Haunt (?:joins|now follows|follows)|joined by Haunt/u);
});

situation('whom the Storm Caller kills has no fight any more', () => {
  const t = carrying(['stormCaller'], ['helmet'], { with: { 0: { lives: 1 } }, dice: [] });
  rest(t);
  assert.notEqual(player(t).standing, 'playing');
  assert.doesNotMatch(told(t), /Attack rolls/u);
});

situation('a Succubus grows by the Craft she takes, and not without any', () => {
  const grown = (craft: number): number => {
    const t = meeting(['succubus'], { with: { 0: { craft } }, dice: [1, 6, 1] });
    rest(t);
    return countersOn(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0]);
  };
  assert.deepEqual([grown(0), grown(1)], [0, 1]);
});

// Who follows.

rule.also('TA-FOLL-01', 'neither Haunt nor Centaur joins somebody under the curse of a Hag', () => {
  for (const [card, dice] of [
    ['haunt', [1, 5]],
    ['centaur', [6]],
  ] as const) {
    const t = followedBy([card], ['cursedByAHag'], { with: { 0: { fate: 0 } }, dice });
    rest(t);
    assert.deepEqual(t.kinds('followers.0'), ['cursedByAHag'], card);
  }
});

rule.also('TA-TOAD-08', 'nor does a Haunt follow a Toad', () => {
  const t = scene({
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3, fate: 0 } },
    cards: { [pileAt('woods2')]: ['haunt'] },
    dice: [1, 5],
  });
  t.answer(0, 'woods2');
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), []);
});

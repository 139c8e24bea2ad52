import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { lands, lastFight, meets, pileAt } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('darkness rewards the Cultist for a kill, and more for a good victim', () => {
  const t = meets('darkCultist', ['wolf'], [5, 1, 4]);
  assert.deepEqual([t.state.players[0].strength, t.kinds('trophies.0')], [1, ['wolf']]);
  const good = lands('darkCultist', 'monk', [5, 1, 4]);
  good.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([good.state.players[0].craft, good.state.players[1].lives], [1, 3]);
});
situation('the Knight attacks no good character, but others', () => {
  const t = scene({
    seats: ['knight', 'monk', 'thief'],
    at: ['city', 'hills2', 'hills2'],
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual(t.options(0).length, 2);
  t.roll(6, 1, 1).answer(0, 'seat2').answer(0, '1 life');
  assert.equal(t.state.players[2].lives, 3);
});
situation('the Merchant buys cheaper, sells and trades', () => {
  const buys = scene({
    seats: ['merchant', 'warrior'],
    at: ['fields6'],
    with: { 0: { gold: 3 } },
    dice: [1, 3],
  });
  buys.roll(2).answer(0, 'village').answer(0, 'The Blacksmith').answer(0, 'Armour for 3 gold');
  assert.deepEqual([buys.kinds('objects.0'), buys.state.players[0].gold], [['armour'], 0]);
  buys.asks(0, 'reaperMove');
  const sells = scene({
    seats: ['merchant', 'warrior'],
    at: ['fields3'],
    cards: { 'objects.0': ['sword', 'axe'] },
    dice: [4, 1],
  });
  sells.answer(0, 'city').answer(0, 'Sell Objects').answer(0, 'Sword');
  assert.deepEqual([sells.kinds('objects.0'), sells.state.players[0].gold], [['axe'], 1]);
  sells.asks(0, 'choose');
  const trades = lands('merchant', 'warrior', [], {
    cards: { 'objects.0': ['helmet'], 'objects.1': ['ring'] },
  });
  trades.answer(0, 'Trade');
  assert.deepEqual([trades.kinds('objects.0'), trades.kinds('objects.1')], [['ring'], ['helmet']]);
});
situation('the Sage sees the next card and keeps one of two Spells', () => {
  const t = scene({
    seats: ['sage', 'warrior'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['witch'] },
    next: { adventure: ['dragon'], spells: ['hex', 'healing'] },
    dice: [2, 3, 5],
  });
  assert.ok(t.log(0).some((line) => line.includes('Dragon')));
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
  t.answer(0, 'hills2').asks(0, 'keepSpell').answer(0, 'Healing');
  assert.deepEqual(
    [t.kinds('hand.0'), t.kinds('spellDiscard'), t.kinds('offered.0')],
    [['healing'], ['hex'], []],
  );
  t.asks(0, 'turnStart');
});
situation('the Leprechaun hops between spaces of one name and takes gold', () => {
  const t = scene({
    seats: ['leprechaun', 'warrior'],
    at: ['fields3', 'fields1'],
    with: { 1: { gold: 2 } },
  });
  t.answer(0, 'Hop away').answer(0, 'fields1').answer(0, 'seat1').answer(0, '1 gold');
  assert.deepEqual([where(t, 0), t.state.players[0].gold, t.state.players[1].gold], ['fields1', 1, 1]);
});
situation('a spirit serves the Necromancer in one psychic combat', () => {
  const t = meets('necromancer', ['shadow'], [3, 1]);
  t.answer(0, 'Let it follow');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('trophies.0')], [['shadow'], []]);
  const next = meets('necromancer', ['wraith'], [], {
    cards: { 'followers.0': ['shadow'] },
    options: { trophyRate: 7 },
  });
  next.roll(2, 2).answer(0, 'Send a Follower ahead').answer(0, 'pass');
  assert.match(lastFight(next), /8 against 7, won/u);
  assert.deepEqual(next.kinds('followers.0'), []);
});
situation('the Ogre Chieftain gathers monsters up to Strength 5', () => {
  const t = meets('ogreChieftain', ['ogre'], [4, 1]);
  t.answer(0, 'Let it follow');
  assert.deepEqual(t.kinds('followers.0'), ['ogre']);
  const giant = meets('ogreChieftain', ['giant'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual([giant.kinds('followers.0'), giant.kinds('trophies.0')], [[], ['giant']]);
});
situation('a fulfilled quest brings the Warlock a Spell', () => {
  const t = meets('warlock', ['shadow'], [5, 1], {
    cards: { 'quest.0': ['killOneEnemy'] },
    next: { spells: ['hex'] },
    options: { trophyRate: 7 },
  });
  t.answer(0, 'A Talisman');
  assert.deepEqual([t.kinds('hand.0'), where(t, 0)], [['hex'], 'warlocksCave']);
  t.match.waiting.forEach((seat) => t.options(seat));
});
situation('the Chivalric Knight stands by in a battle and is rewarded', () => {
  const t = scene({
    seats: ['thief', 'chivalricKnight'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['ogre'] },
    next: { rewards: ['vastWealth'] },
    options: { trophyRate: 7 },
    dice: [2, 3],
  });
  const rewards = t.t.cards(t.t.piles.rewards).length;
  t.answer(0, 'hills2').asks(1, 'beforeFight').roll(2, 1).answer(1, 'Stand by in the battle');
  assert.match(lastFight(t), /8 against 6, won/u);
  assert.deepEqual([where(t, 1), t.t.cards(t.t.piles.rewards).length], ['hills2', rewards - 1]);
  assert.equal(t.state.players[1].gold, 3);
  t.match.waiting.forEach((seat) => t.options(seat));
});
situation('the Chivalric Knight attacks nobody weaker and gets a horse at the Castle', () => {
  const t = scene({ seats: ['chivalricKnight', 'monk'], at: ['city', 'hills2'], dice: [2, 3] });
  t.answer(0, 'hills2');
  assert.equal(t.state.turn, 1);
  const castle = scene({ seats: ['chivalricKnight', 'monk'], at: ['portalOfPower'], dice: [1] });
  castle.answer(0, 'castle').answer(0, 'Take a new horse');
  assert.deepEqual(castle.kinds('followers.0'), ['stableRidingHorse']);
  castle.asks(0, 'reaperMove');
});
situation('the Cleric prays wherever he stands', () => {
  const t = scene({ seats: ['cleric', 'warrior'], at: ['city', 'tavern'] });
  t.roll(4).answer(0, 'Pray');
  assert.deepEqual([t.state.players[0].lives, where(t, 0), t.state.turn], [6, 'city', 1]);
});
situation('the Dread Knight heals with the life of the good', () => {
  const t = lands('dreadKnight', 'monk', [6, 6, 1, 1], { with: { 0: { lives: 2 } } });
  t.answer(0, '1 life');
  assert.deepEqual([t.state.players[0].lives, t.state.players[1].lives], [3, 3]);
  const neutral = lands('dreadKnight', 'thief', [6, 6, 1, 1], { with: { 0: { lives: 2 } } });
  neutral.answer(0, '1 life');
  assert.equal(neutral.state.players[0].lives, 2);
  const horse = scene({ seats: ['dreadKnight', 'monk'], at: ['village'], dice: [2, 3] });
  horse.answer(0, 'graveyard').answer(0, 'Take a new horse');
  assert.deepEqual(horse.kinds('followers.0'), ['stableWarhorse']);
  horse.match.waiting.forEach((seat) => horse.options(seat));
});
situation('the Magus holds one Spell more and may get one back', () => {
  const cast = (die: number) => {
    const t = scene({
      seats: ['magus', 'warrior'],
      at: ['city', 'tavern'],
      cards: { 'hand.0': ['temporalWarp', 'hex', 'hex'] },
    });
    t.roll(die).answer(0, 'Temporal Warp').asks(0, 'turnStart');
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([cast(5), cast(4)], [3, 2]);
});
situation('the Arcane Scion trades Spells and fate, and Craft brings a Spell', () => {
  const t = scene({
    seats: ['arcaneScion', 'warrior'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['hex'] },
  });
  t.answer(0, 'Trade fate and Spells');
  assert.deepEqual([t.state.players[0].fate, t.kinds('hand.0')], [1, []]);
  t.match.waiting.forEach((seat) => t.options(seat));
  const back = scene({
    seats: ['arcaneScion', 'warrior'],
    at: ['city', 'tavern'],
    with: { 0: { fate: 1 } },
    next: { spells: ['hex'] },
  });
  back.answer(0, 'Trade fate and Spells');
  assert.deepEqual([back.state.players[0].fate, back.kinds('hand.0')], [0, ['hex']]);
  back.match.waiting.forEach((seat) => back.options(seat));
  const learns = meets('arcaneScion', ['witch'], [4], { next: { spells: ['hex'] } });
  assert.deepEqual([learns.state.players[0].craft, learns.kinds('hand.0')], [1, ['hex']]);
  learns.match.waiting.forEach((seat) => learns.options(seat));
});
situation('the Barbarian fights harder when hurt, and charges on after a victory', () => {
  const hurt = meets('barbarian', ['wolf'], [1, 1], { with: { 0: { lives: 3 } } });
  assert.match(lastFight(hurt), /7 against 3, won/u);
  hurt.asks(0, 'fightEnd').answer(0, 'Charge on').answer(0, 'plains2');
  assert.equal(where(hurt, 0), 'plains2');
  const whole = meets('barbarian', ['wolf'], [1, 1]);
  whole.answer(0, 'pass');
  assert.match(lastFight(whole), /6 against 3, won/u);
  assert.equal(where(whole, 0), 'hills2');
  // Charging on is no wound: the next fight is as hard as the first, and a second charge there is none.
  const on = meets('barbarian', ['wolf'], [1, 1], { cards: { [pileAt('plains2')]: ['wolf'] } });
  on.answer(0, 'Charge on').roll(1, 1, 2, 3).answer(0, 'plains2');
  assert.match(lastFight(on), /6 against 3, won/u);
  on.asks(0, 'trophies').answer(0);
  // A wound of this turn does not keep him from it.
  const wounded = scene({
    seats: ['barbarian', 'thief'],
    at: ['runes2', 'tavern'],
    cards: { [pileAt('desert1')]: ['wolf'] },
    dice: [2, 1, 1, 1],
  });
  assert.ok(wounded.answer(0, 'desert1').asks(0, 'fightEnd').options(0).includes('Charge on'));
});
situation('the Black Knight demands gold or a life, and a toll for evading him', () => {
  const pays = lands('blackKnightCataclysm', 'warrior', [], { with: { 1: { gold: 1 } } });
  pays.answer(0, 'Demand 1 gold').answer(1, 'Pay 1 gold');
  assert.deepEqual([pays.state.players[0].gold, pays.state.players[1].lives], [1, 5]);
  const poor = lands('blackKnightCataclysm', 'warrior', []);
  poor.answer(0, 'Demand 1 gold');
  assert.equal(poor.state.players[1].lives, 4);
  const dwarf = lands('blackKnightCataclysm', 'dwarf', [], { with: { 1: { gold: 2 } } });
  dwarf.answer(0, 'Attack').answer(1, 'Evade');
  assert.deepEqual([dwarf.state.players[1].gold, dwarf.state.players[1].lives], [1, 5]);
  const broke = lands('blackKnightCataclysm', 'dwarf', []);
  broke.roll(6, 1, 1).answer(0, 'Attack').asks(0, 'spoils');
});
situation('the Mutant pays a life for each mutation', () => {
  const mutates = (first: number, second: number) => {
    const t = scene({
      seats: ['mutant', 'warrior'],
      at: ['city', 'tavern'],
      with: { 0: { craft: 1 } },
    });
    return t.roll(first, second).answer(0, 'Mutate (1 life)');
  };
  const low = mutates(1, 1).answer(0, 'Craft');
  assert.deepEqual([low.state.players[0].lives, low.state.players[0].craft], [4, 0]);
  const mid = mutates(3, 3);
  assert.deepEqual([mid.state.players[0].lives, mid.state.players[0].fate], [5, 1]);
  // Where one row of the table ends and the next begins: lives, fate, Strength and Craft.
  const rows = [
    [2, 2, 3, 0, 0, 1],
    [2, 3, 5, 1, 0, 1],
    [3, 4, 4, 2, 0, 1],
    [4, 4, 4, 2, 0, 1],
  ] as const;
  for (const [first, second, ...values] of rows) {
    const t = mutates(first, second);
    const { lives, fate, strength, craft } = t.state.players[0];
    assert.deepEqual([lives, fate, strength, craft], values, `${first + second}`);
    t.options(0);
  }
  for (const [first, second] of [
    [1, 2],
    [4, 5],
    [5, 6],
  ] as const) {
    const t = mutates(first, second).asks(0, 'choose').answer(0, 'Craft');
    assert.equal(t.state.players[0].craft, first + second === 3 ? 0 : 2, `${first + second}`);
    t.options(0);
  }
  const high = mutates(6, 6);
  assert.deepEqual([high.state.players[0].strength, high.state.players[0].craft], [1, 2]);
  for (const t of [low, mid, high]) t.match.waiting.forEach((seat) => t.options(seat));
});

situation('the Scavenger takes what others have thrown away', () => {
  const t = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city'],
    cards: { adventureDiscard: ['dragon', 'ring'] },
    dice: [2, 3],
  });
  t.asks(0, 'turnStart').answer(0, 'Take the discarded Object').asks(0, 'destination');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventureDiscard')], [['ring'], ['dragon']]);
  const enemy = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city'],
    cards: { adventureDiscard: ['ring', 'dragon'] },
    dice: [2, 3],
  });
  enemy.asks(0, 'destination');
});
situation('the Scavenger carries more and looks at Remnants first', () => {
  const loaded = (count: number) =>
    scene({
      seats: ['scavenger', 'warrior'],
      at: ['city'],
      cards: {
        'objects.0': ['sword', 'axe', 'helmet', 'shield', 'ring', 'armour', 'amulet'].slice(0, count),
      },
      dice: [2, 3],
    });
  loaded(6).asks(0, 'destination');
  loaded(7).asks(0, 'dropObject');
  const digging = (answer: string) => {
    const t = scene({
      seats: ['scavenger', 'warrior'],
      at: ['city', 'tavern'],
      options: { board: 'cataclysm' },
      cards: { 'buried.14': ['giantFly'] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2').asks(0, 'unearth').answer(0, answer);
    assert.ok(t.log(0).some((line) => line.includes('Giant Fly')));
    t.match.waiting.forEach((seat) => void t.options(seat));
    return t;
  };
  const left = digging('Leave it facedown');
  assert.deepEqual(left.kinds('buried.14'), ['giantFly']);
  assert.ok(!left.log(1).some((line) => line.includes('Giant Fly')));
  assert.deepEqual(digging('Turn it up').kinds('buried.14'), []);
});
situation('the Scavenger begins in the Ruins with a Haversack', () => {
  const { character } = game.content.scavenger;
  assert.deepEqual([character!.start, character!.objects], ['ruins', ['haversack']]);
});
situation('there are 31 characters', () => {
  assert.equal(Object.values(game.content).filter(({ type }) => type === 'character').length, 31);
});

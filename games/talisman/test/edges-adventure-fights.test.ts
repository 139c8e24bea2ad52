import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { carrying, lands, lastFight, meeting, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

situation('Bauble and Eye win fights of their own kind, against Enemies only', () => {
  // A Thief fights battles; the spirit of the Crags is no card, and neither is another character.
  const offered = (t: Table): boolean => asked(t) === 'fightRolled';
  assert.equal(offered(carrying(['wolf'], ['balefulEye'], { dice: [1, 5] })), true);
  assert.equal(offered(carrying(['shadow'], ['balefulEye'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['wolf'], ['celestialBauble'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['shadow'], ['celestialBauble'], { dice: [1, 5] })), true);
  const duel = lands('thief', 'thief', [], { cards: { 'objects.0': ['balefulEye'] } });
  if (asked(duel) !== 'beforeFight') duel.roll(1, 5);
  assert.equal(offered(duel), false);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: { 'objects.0': ['celestialBauble'] },
    dice: [2, 1, 1, 2, 2],
  });
  assert.equal(offered(crags.answer(0, 'crags')), false);
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

/** The first, a Warrior, attacks a Thief who has these Objects. */
const attacked = (objects: readonly string[], dice: readonly number[] = []): Table =>
  lands('troll', 'thief', dice, { cards: { 'objects.1': objects } });

situation('a Lucky Charm makes up one die, for whoever rolls one', () => {
  const two = carrying(['wolf'], ['luckyCharm', 'luckyCharm'], { dice: [1] }).asks(0, 'beforeFight');
  two.answer(0, 'luckyCharm').answer(0, 6);
  assert.deepEqual([two.kinds('objects.0'), two.kinds('trophies.0')], [['luckyCharm'], ['wolf']]);
  rest(two);
  const rolls = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: { 'objects.0': ['luckyCharm', 'luckyCharm'] },
    dice: [1, 1],
  });
  until(rolls, 'destination').answer(0, 'crags').asks(0, 'beforeRoll').answer(0, 'luckyCharm').answer(0, 6);
  assert.deepEqual([player(rolls).strength, rolls.kinds('objects.0')], [1, ['luckyCharm']]);
  rest(rolls);
});
situation('a Lucky Charm helps whoever is attacked', () => {
  const t = attacked(['luckyCharm', 'luckyCharm']).asks(1, 'beforeFight').roll(2, 2);
  t.answer(1, 'luckyCharm').answer(1, 5);
  assert.equal(t.kinds('objects.1').length, 1);
  assert.match(t.log().join(' '), /Attack rolls: 2 against 5/u);
  rest(t);
});
situation('nobody wastes a Lucky Charm on a die that is not rolled', () => {
  const silenced = lands('assassin', 'thief', [], { cards: { 'objects.1': ['luckyCharm'] } });
  silenced.asks(0, 'beforeFight').roll(3).answer(0, 'assassinate').answer(1, 'luckyCharm');
  assert.notEqual(asked(silenced, 1), 'beforeFight');
  assert.deepEqual(silenced.kinds('objects.1'), ['luckyCharm']);
});
situation('a Poisoned Dagger strikes again after a 1 only, on either side', () => {
  const own = (die: number): string | null =>
    asked(carrying(['ogre'], ['poisonedDagger'], { dice: [die, 2] }));
  assert.deepEqual([own(1), own(2) === 'fightRolled'], ['fightRolled', false]);
  const other = (die: number): Table => attacked(['poisonedDagger'], [3, die]);
  assert.notEqual(asked(other(2), 1), 'fightRolled');
  const t = other(1).asks(1, 'fightRolled').roll(5).answer(1, 'poisonedDagger');
  // A Troll has Strength 6; 3 + 1 with the Dagger and 1 + 5.
  assert.match(t.log().join(' '), /Seat 0 9, Seat 1 10/u);
  rest(t);
  const bare = attacked(['poisonedDagger', 'sword'], [3, 1]);
  until(bare, 'weapon', 1).answer(1, 'sword');
  assert.notEqual(asked(bare, 1), 'fightRolled');
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
situation('the wrathborn roll again below their own value', () => {
  for (const [foe, value] of [
    ['wrathbornAcolyte', 2],
    ['wrathbornWarrior', 3],
    ['wrathbornWitch', 4],
    ['wrathbornKnight', 5],
  ] as const) {
    const low = meeting([foe], { dice: [6, 1, value - 1, 1] });
    assert.match(lastFight(low), new RegExp(`against ${value + value}`, 'u'), foe);
    rest(low);
    const high = meeting([foe], { dice: [6, 1, value] });
    assert.match(lastFight(high), new RegExp(`against ${value + value}`, 'u'), foe);
    rest(high);
  }
});
situation('creatures in Cave and Tomb have their strength', () => {
  const fought = (place: string, dice: readonly number[]): string => {
    const t = meeting([place], { dice }).answer(0, 'visit');
    rest(t);
    return lastFight(t);
  };
  assert.match(fought('cave', [1, 2, 1]), /5 against 8/u);
  assert.match(fought('cave', [2, 2, 1]), /5 against 3/u);
  assert.match(fought('tomb', [1, 2, 1]), /5 against 11/u);
  assert.match(fought('tomb', [2, 2, 1]), /5 against 5/u);
  assert.match(fought('tomb', [3, 2, 1]), /5 against 3/u);
});

situation('the Sword of Truth corrects a roll that is lower than the other, on either side', () => {
  const own = (die: number, foe: number): boolean =>
    asked(carrying(['ogre'], ['swordOfTruth'], { dice: [die, foe] })) === 'fightRolled';
  assert.deepEqual([own(2, 3), own(3, 3), own(4, 3)], [true, false, false]);
  const other = (hero: number, die: number): Table => attacked(['swordOfTruth'], [hero, die]);
  assert.notEqual(asked(other(3, 3), 1), 'fightRolled');
  const t = other(3, 2).asks(1, 'fightRolled').answer(1, 'swordOfTruth');
  // 6 + 3 against 3 + 1 + 6
  assert.match(t.log().join(' '), /Seat 0 9, Seat 1 10/u);
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
situation('the Dark Fey makes no Toad of whoever lets a Stormcrow fight', () => {
  const cards = { 'hand.0': ['summonStormcrow'] };
  const own = until(meeting(['darkFey'], { cards, dice: [] }), 'beforeFight')
    .roll(1, 3, 3)
    .answer(0, 'pass');
  rest(own);
  assert.ok(player(own).toad > 0);
  const sent = until(meeting(['darkFey'], { cards }), 'beforeFight')
    .roll(1, 3, 3)
    .answer(0, 'summonStormcrow');
  rest(sent);
  assert.equal(player(sent).toad, 0);
});
situation('a Sky Screecher does not frighten a Champion', () => {
  const t = meeting(['skyScreecher'], { cards: { 'followers.0': ['champion'] } }).asks(0, 'beforeFight');
  t.roll(2, 1).answer(0, 'champion');
  assert.deepEqual([t.kinds('trophies.0'), player(t).lives], [['skyScreecher'], 4]);
  rest(t);
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
    return t.log().findLast((line) => /Seat 0 \d+, Seat 1 \d+/u.test(line))!;
  };
  const psychic = 'Attack in psychic combat';
  assert.match(score(minds(0, [4, 1, 2]).answer(0, psychic)), /Seat 0 12, Seat 1 4/u);
  assert.match(score(minds(0, [5, 1]).answer(0, psychic)), /Seat 0 11, Seat 1 4/u);
  assert.match(score(minds(1, [5, 2, 3]).answer(0, psychic)), /Seat 0 10, Seat 1 9/u);
  assert.match(score(minds(1, [5, 3]).answer(0, psychic)), /Seat 0 10, Seat 1 7/u);
  // Frozen, there is no roll to add to: 3 + 1 for the Wand.
  const frozen = minds(1, [], { cards: { 'hand.0': ['freeze'] } }).answer(0, psychic);
  assert.match(score(frozen.asks(0, 'beforeFight').roll(5).answer(0, 'freeze')), /Seat 0 10, Seat 1 4/u);
  const stiff = until(minds(0, [], { cards: { 'hand.1': ['freeze'] } }), 'against').answer(0, psychic);
  assert.match(score(until(stiff, 'beforeFight', 1).roll(5).answer(1, 'freeze')), /Seat 0 6, Seat 1 8/u);
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

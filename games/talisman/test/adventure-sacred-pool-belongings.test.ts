import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import {
  carrying,
  drawing,
  followedBy,
  keepTrophies,
  lastFight,
  meeting,
  passes,
  pileAt,
  player,
} from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const QUEST = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;

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
  assert.equal(more.log().filter((line) => line.includes('draws Angel')).length, 2);
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
situation('Relics help at Chapel and Graveyard', () => {
  const chapel = scene({
    seats: ['thief', 'thief'],
    at: ['fields2', 'oasis'],
    cards: { 'objects.0': ['holyRelic'] },
    dice: [4, 1],
  });
  chapel.answer(0, 'chapel').answer(0, 'holyRelic');
  assert.equal(player(chapel).fate, game.content.thief.character!.fate);
  const grave = scene({
    seats: ['thief', 'thief'],
    at: ['fields1', 'oasis'],
    with: { 0: { lives: 1 } },
    cards: { 'objects.0': ['profaneRelic'] },
    dice: [4, 1],
  });
  grave.answer(0, 'graveyard').answer(0, 'profaneRelic');
  assert.equal(player(grave).lives, 4);
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
const opening = (objects: readonly string[], roll: number) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': objects },
    dice: [roll],
  }).answer(0, 'treasureChestSacredPool');
situation('the Treasure Chest of the Sacred Pool has a table', () => {
  const bad = opening(['treasureChestSacredPool'], 1).asks(0, 'destination');
  assert.equal(player(bad).lives, 3);
  const gold = opening(['treasureChestSacredPool'], 3).asks(0, 'destination');
  assert.equal(player(gold).gold, 2);
  const shop = opening(['treasureChestSacredPool'], 5).answer(0, 'armour').asks(0, 'destination');
  assert.deepEqual(shop.kinds('objects.0'), ['armour']);
  const map = opening(['treasureChestSacredPool', 'treasureMapSacredPool'], 3)
    .answer(0, 3)
    .asks(0, 'destination');
  assert.ok(map.t.cards(map.t.piles.objects[0]).some((card) => map.t.def(card).talisman));
});
situation('the Treasure Map of the Sacred Pool finds gold', () => {
  const t = drawing('ring', { cards: { 'objects.0': ['treasureMapSacredPool'] } }).answer(0, 'pass');
  assert.equal(player(t).gold, 1);
  const ruins = scene({
    seats: ['thief', 'thief'],
    at: ['fields5', 'oasis'],
    cards: { 'objects.0': ['treasureMapSacredPool'] },
    dice: [4, 1],
  });
  ruins.answer(0, 'ruins').answer(0, 'treasureMapSacredPool');
  assert.deepEqual([player(ruins).gold, ruins.kinds('objects.0')], [2, []]);
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

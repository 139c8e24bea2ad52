import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { countersOn } from '../rules/decks.ts';
import { remnantsOn } from '../rules/places.ts';
import { craft, strength } from '../rules/stats.ts';
import { at, SPACES } from '../topology.ts';
import { drawing, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';
import { visiting } from './visiting.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
/** Trophies are kept. */
const keep = (t: ReturnType<typeof meeting>): ReturnType<typeof meeting> => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t;
};
const place = (kind: string, more: Scene = {}) => meeting([kind], more).answer(0, 'visit');

situation('twenty-five Remnants, and a symbol for most of them', () => {
  const remnants = Object.values(game.content).filter(({ deck }) => deck === 'relics');
  assert.equal(
    remnants.reduce((sum, { copies }) => sum + copies, 0),
    25,
  );
  assert.equal(remnantsOn(at('ruins')), 2);
  assert.equal(
    SPACES.reduce((sum, _, space) => sum + remnantsOn(space), 0),
    23,
  );
});
situation('the Ancient Vault gives every Object, or gold', () => {
  const cards = ['wolf', 'foundSword', 'bear', 'ring', ...Array<string>(6).fill('angel')];
  const t = meeting(['ancientVault'], { next: { adventure: cards } });
  assert.deepEqual(t.kinds('objects.0').toSorted(), ['foundSword', 'ring']);
  assert.deepEqual([player(t).gold, t.kinds('adventureDiscard').includes('wolf')], [0, true]);
  const none = meeting(['ancientVault']);
  assert.deepEqual([player(none).gold, none.kinds('adventure').length], [3, 2]);
});
situation('Hidden Power and Lost Knowledge', () => {
  assert.equal(player(meeting(['hiddenPower']).answer(0, 'Strength')).strength, 2);
  assert.equal(player(meeting(['hiddenPower']).answer(0, 'Craft')).craft, 2);
  const knows = (die: number) => meeting(['lostKnowledge'], { with: { 0: { craft: 2 } }, dice: [die] });
  assert.equal(player(knows(1)).craft, 1);
  assert.equal(player(knows(2)).misses, 1);
  assert.equal(knows(4).kinds('hand.0').length, 1);
  assert.equal(player(knows(5)).craft, 3);
});
situation('Enemies among the Remnants', () => {
  const decay = keep(meeting(['demonOfDecay'], { cards: { 'objects.0': ['ring'] }, dice: [6, 1, 1] }));
  // The Ring is gone before it could help.
  assert.match(lastFight(decay), /10 against 6/u);
  assert.deepEqual(decay.kinds('objects.0'), []);
  const fly = meeting(['giantFly'], { dice: [1, 5] });
  assert.deepEqual([fly.kinds(HERE), player(fly).lives], [['giantFly'], 3]);
  const beasts = meeting(['scavengingBeasts'], { cards: { 'trophies.0': ['wolf', 'lemure'] }, dice: [5, 1] });
  beasts.answer(0, 'Wolf');
  assert.deepEqual(beasts.kinds('trophies.0'), ['lemure', 'scavengingBeasts']);
  const wraith = keep(meeting(['ravenousWraith'], { cards: { 'followers.0': ['mule'] }, dice: [5, 1] }));
  assert.deepEqual([wraith.kinds('followers.0'), wraith.kinds('trophies.0')], [[], ['ravenousWraith']]);
  for (const [kind, value, number] of [
    ['demonOfDecay', 5, 2],
    ['giantFly', 2, 2],
    ['scavengingBeasts', 3, 2],
    ['ravenousWraith', 4, 3],
  ] as const) {
    const def = game.content[kind];
    assert.deepEqual([kind, def.strength + def.craft, def.number], [kind, value, number]);
  }
});
situation('the Ageless Talisman awakens with somebody on the Crown', () => {
  const owning = (space: 'oasis' | 'crownOfCommand') =>
    scene({ seats: ['thief', 'thief'], at: ['city', space], cards: { 'objects.0': ['agelessTalisman'] } });
  const values = ({ t }: ReturnType<typeof scene>): number[] => [strength(t, 0), craft(t, 0)];
  assert.deepEqual(values(owning('oasis')), [3, 3]);
  assert.deepEqual(values(owning('crownOfCommand')), [8, 8]);
  assert.ok(game.content.agelessTalisman.talisman);
});
situation('the Cataclysm Blade strikes once and lies there', () => {
  const t = meeting(['ogre'], { cards: { 'objects.0': ['cataclysmBlade'] }, dice: [1, 1] });
  t.asks(0, 'beforeFight').answer(0, 'Cataclysm Blade').asks(0, 'loot');
  assert.match(lastFight(t), /9 against 6/u);
  keep(t.answer(0, 'Cataclysm Blade'));
  assert.deepEqual(t.kinds('objects.0'), ['cataclysmBlade']);
  // Not against spirits.
  const ghost = meeting(['ghost'], { cards: { 'objects.0': ['cataclysmBlade'] }, dice: [1, 1] });
  assert.match(lastFight(ghost), /4 against 5/u);
});
situation('broken things are mended in town', () => {
  const inTown = (kind: string): Scene => ({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { gold: 1 } },
    cards: { 'objects.0': [kind] },
    dice: [2, 3],
  });
  const armour = scene(inTown('brokenArmour')).answer(0, 'Broken Armour').asks(0, 'whichCard');
  assert.deepEqual(armour.options(0).toSorted(), ['Armour', 'Helmet', 'Shield', 'Spiked Shield']);
  armour.answer(0, 'Armour').asks(0, 'destination');
  assert.deepEqual([armour.kinds('objects.0'), player(armour).gold], [['armour'], 0]);
  const weapon = scene(inTown('brokenWeapon')).answer(0, 'Broken Weapon');
  assert.deepEqual(weapon.options(0).toSorted(), ['Axe', 'Bow', 'Greatsword', 'Sword']);
  weapon.answer(0, 'Greatsword').asks(0, 'destination');
  assert.deepEqual(weapon.kinds('objects.0'), ['greatsword']);
  const outside = scene({ ...inTown('brokenWeapon'), at: ['fields4', 'oasis'] });
  outside.asks(0, 'destination');
});
situation('the Rusty Boomstick fires whatever there is', () => {
  const t = meeting(['ogre'], { cards: { 'objects.0': ['rustyBoomstick', 'helmet'] }, dice: [4, 1] });
  keep(t.asks(0, 'fightRolled').answer(0, 'Rusty Boomstick'));
  assert.match(lastFight(t), /9 against 6/u);
  assert.deepEqual(t.kinds('objects.0'), ['rustyBoomstick']);
});
situation('Salvage is worth gold to Denizens', () => {
  const t = visiting('goldLender', { cards: { 'objects.0': ['salvage', 'sword'] }, dice: [3] });
  t.asks(0, 'may').answer(0, 'accept');
  assert.deepEqual([player(t).gold, t.kinds('objects.0')], [1, ['sword']]);
});
situation('the Steam Wagon weighs nothing and rolls again', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['steamWagon', 'sword', 'axe', 'helmet', 'shield'] },
    dice: [2, 3, 5, 6],
  });
  t.asks(0, 'moveRolled').answer(0, 'Steam Wagon').asks(0, 'destination');
  assert.deepEqual(t.match.question(0)!.ask.about, { steps: [5, 6] });
  t.roll().answer(0, 'plains3');
  assert.equal(t.kinds('objects.0').length, 5);
});
situation('the Treasure Chest opens wider with a map', () => {
  const chest = (die: number, ...more: string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      cards: {
        'objects.0': ['treasureChestCataclysm', ...more],
        adventureDiscard: ['ring', 'wolf'],
        talismans: ['talisman'],
      },
      dice: [die, 2, 3],
    }).answer(0, 'Treasure Chest');
  assert.equal(player(chest(2).asks(0, 'destination')).lives, 3);
  assert.equal(player(chest(3).asks(0, 'destination')).gold, 2);
  const object = chest(5).answer(0, 'The topmost discarded Object').asks(0, 'destination');
  assert.deepEqual(object.kinds('objects.0'), ['ring']);
  const mapped = chest(2, 'treasureMapCataclysm').answer(0, 3).answer(0, 'A Talisman').asks(0, 'destination');
  assert.deepEqual(mapped.kinds('objects.0'), ['treasureMapCataclysm', 'talisman']);
});
situation('the Treasure Map gathers gold with every Object drawn', () => {
  const t = drawing('foundSword', { cards: { 'objects.0': ['treasureMapCataclysm'] } });
  t.answer(0, 'pass').asks(0, 'turnEnd').answer(0, 'Treasure Map');
  assert.deepEqual([player(t).gold, t.kinds('objects.0')], [1, []]);
  drawing('angel', { cards: { 'objects.0': ['treasureMapCataclysm'] } }).asks(1, 'destination');
});
situation('the Mysterious Elixir', () => {
  const drinks = (die: number) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { strength: 1 } },
      cards: { 'objects.0': ['mysteriousElixir'] },
      dice: [die, 2, 3],
    })
      .answer(0, 'Mysterious Elixir')
      .asks(0, 'destination');
  assert.equal(player(drinks(1)).strength, 0);
  assert.equal(player(drinks(2)).lives, 3);
  assert.equal(player(drinks(4)).lives, 5);
  const strong = drinks(6);
  assert.deepEqual([player(strong).strength, strong.kinds('objects.0')], [2, []]);
});
situation('the Orb of Time turns once a round and goes round itself', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['orbOfTime'] },
  });
  const orb = t.t.cards(t.t.piles.objects[0])[0];
  t.t.setNote(orb, { counters: 1, stack: 0 });
  t.asks(0, 'turnStart').roll(2, 3, 2, 3, 3).answer(0, 'Orb of Time').answer(0, 'hills2');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1'), t.state.turn], [[], ['orbOfTime'], 0]);
  assert.deepEqual([(t.t.note(orb) as { counters: number }).counters, t.state.round], [3, 1]);
  t.answer(0, 'city').answer(0, 'doctor');
  // It was turned in this round already.
  t.asks(1, 'destination');
});
situation('an Orb of Time that is not empty stays', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['orbOfTime'] },
  });
  const orb = t.t.cards(t.t.piles.objects[0])[0];
  t.t.setNote(orb, { counters: 3, stack: 0 });
  t.roll(2, 3, 2, 3).answer(0, 'Orb of Time').answer(0, 'hills2');
  assert.deepEqual([(t.t.note(orb) as { counters: number }).counters, t.state.turn], [2, 0]);
  t.asks(0, 'destination');
});
situation('the Broken Spire', () => {
  const rolled = (...dice: number[]) => place('brokenSpire', { with: { 0: { craft: 3 } }, dice });
  const toad = rolled(1, 2);
  assert.deepEqual([player(toad).toad, toad.kinds(HERE)], [3, []]);
  assert.equal(player(rolled(2, 2)).misses, 1);
  assert.equal(rolled(3, 4).kinds('hand.0').length, 1);
  assert.equal(player(rolled(4, 5)).craft, 4);
  const two = rolled(5, 5);
  assert.deepEqual([two.kinds('hand.0').length, two.kinds(HERE)], [2, ['brokenSpire']]);
  const best = rolled(6, 6);
  assert.deepEqual([player(best).craft, best.kinds('hand.0').length, best.kinds(HERE)], [5, 1, []]);
});
situation('the Haunted Castle', () => {
  const having: Scene = {
    cards: { 'objects.0': ['sword'], 'followers.0': ['mule'], talismans: ['talisman'] },
  };
  const rolled = (...dice: number[]) => place('hauntedCastle', { ...having, dice });
  const lost = rolled(1, 1).answer(0, 'Mule');
  assert.deepEqual([lost.kinds('followers.0'), lost.kinds(HERE)], [[], []]);
  assert.equal(player(rolled(2, 3)).misses, 1);
  const weapon = rolled(3, 4).answer(0, 'Greatsword');
  assert.deepEqual(weapon.kinds('objects.0'), ['sword', 'greatsword']);
  const stronger = rolled(4, 5);
  assert.deepEqual([player(stronger).strength, stronger.kinds(HERE)], [1, ['hauntedCastle']]);
  assert.equal(player(rolled(5, 6)).gold, 4);
  const best = rolled(6, 6);
  assert.deepEqual(
    [player(best).strength, best.kinds('objects.0'), best.kinds(HERE)],
    [2, ['sword', 'talisman'], []],
  );
});
situation('the Ruined City', () => {
  const worst = place('ruinedCity', { dice: [1, 2] });
  assert.deepEqual([player(worst).lives, worst.kinds(HERE)], [2, []]);
  const none = place('ruinedCity', { dice: [3, 4] });
  assert.deepEqual([player(none).gold, none.kinds(HERE)], [0, ['ruinedCity']]);
  assert.equal(player(place('ruinedCity', { dice: [4, 4] })).gold, 2);
  const best = place('ruinedCity', { dice: [5, 5] });
  assert.ok(!best.options(0).includes('Mule'));
  best.answer(0, 'Shield');
  assert.deepEqual([best.kinds('objects.0'), best.kinds(HERE)], [['shield'], []]);
});
situation('the Rune Gate leads to Runes', () => {
  const t = place('runeGate', { dice: [3] })
    .answer(1, 'runes2')
    .asks(0, 'moveMode');
  assert.deepEqual([t.options(0), t.kinds(HERE)], [['Roll', 'Runes', 'Runes', 'Runes'], []]);
  t.answer(0, 'runes1');
  assert.equal(where(t, 0), 'runes1');
  const other = meeting(['runeGate'], { cards: { [pileAt('fields1')]: ['runeGate'] } }).answer(0, 'visit');
  assert.ok(player(other).granted.includes(at('fields1')));
});
situation('the Toxic Spring gives for blood, until it is dry', () => {
  const t = place('toxicSpring').answer(0, 'Strength');
  assert.deepEqual([player(t).strength, player(t).lives, t.kinds(HERE)], [1, 3, ['toxicSpring']]);
  const declined = place('toxicSpring').answer(0, 'pass');
  assert.equal(player(declined).lives, 4);
  const last = meeting(['toxicSpring']);
  const [spring] = last.t.cards(last.t.piles.space[14]);
  last.t.setNote(spring, { counters: 0, stack: 0, second: 1 });
  last.answer(0, 'visit').asks(0, 'drink');
  assert.deepEqual(last.options(0), ['Craft', 'No, go on']);
  last.answer(0, 'Craft');
  assert.deepEqual([player(last).craft, last.kinds(HERE)], [1, []]);
  assert.equal(player(place('toxicSpring', { with: { 0: { lives: 1 } } })).lives, 1);
});
situation('an Orb of Time that is found is full', () => {
  const t = meeting(['orbOfTime']).answer(0, 'orbOfTime');
  const [orb] = t.t.cards(t.t.piles.objects[0]);
  assert.equal(countersOn(t.t, orb), 3);
});

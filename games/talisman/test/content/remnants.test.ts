import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { countersOn, secondOn } from '../../rules/decks.ts';
import { remnantsOn } from '../../rules/places.ts';
import { craft, strength } from '../../rules/stats.ts';
import { at, type SpaceId, SPACES } from '../../shape/spaces.ts';
import {
  drawing,
  HERE,
  keepingTrophies,
  lands,
  lastFight,
  meeting,
  meets,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  type Table,
  visitingDenizen,
  where,
} from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('the Ancient Vault shows what is in it, leaves what one may not own, and can be empty', () => {
  const barred = meeting(['ancientVault'], {
    with: { 0: { alignment: 'evil' } },
    next: { adventure: ['holyLance'] },
  });
  assert.deepEqual([barred.kinds('objects.0'), player(barred).gold], [[], 3]);
  assert.ok(barred.kinds('adventureDiscard').includes('holyLance'));
  assert.ok(barred.log().some((line) => line.endsWith('draws the Holy Lance.')));
  const empty = meeting(['ancientVault'], { cards: { adventure: ['ring'], adventureDiscard: [] } });
  assert.deepEqual([empty.kinds('objects.0'), player(empty).gold], [['ring'], 0]);
});

situation('the Rusty Boomstick fires other Objects, in the fights it is wielded in', () => {
  const empty = meeting(['ogre'], {
    cards: { 'objects.0': ['rustyBoomstick'] },
    dice: [4, 1],
    options: keepingTrophies,
  });
  assert.match(lastFight(empty), /7 against 6/u);
  const psychic = meeting(['shadow'], {
    cards: { 'objects.0': ['rustyBoomstick', 'helmet'] },
    dice: [4, 1],
    options: keepingTrophies,
  });
  assert.deepEqual(psychic.kinds('objects.0'), ['rustyBoomstick', 'helmet']);
  // Its owner may be attacked, too; whoever has it in the bag while another weapon is drawn cannot fire it.
  const attacked = lands('priest', 'thief', [5, 3], { cards: { 'objects.1': ['rustyBoomstick', 'helmet'] } });
  attacked.asks(1, 'fightRolled').answer(1, 'Rusty Boomstick').asks(1, 'spoils');
  assert.deepEqual(attacked.kinds('objects.1'), ['rustyBoomstick']);
  const unarmed = lands('priest', 'thief', [], {
    cards: { 'objects.1': ['rustyBoomstick', 'sword', 'helmet'] },
  });
  unarmed.asks(1, 'weapon').roll(2, 5).answer(1, 'Sword').asks(1, 'spoils');
  const other = meeting(['ogre'], {
    seats: ['thief', 'thief'],
    cards: { 'objects.1': ['rustyBoomstick', 'helmet'] },
    dice: [4, 1],
    options: keepingTrophies,
  });
  assert.equal(other.kinds('objects.1').length, 2);
});

/** A Thief in the City with these Objects; what is asked first. */
const owning = (objects: readonly string[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    dice: [2, 3],
    ...more,
    cards: { 'objects.0': objects, ...more.cards },
  });

situation('a smith works in City, Village and Castle, and nowhere else', () => {
  const isMended = (place: SpaceId): boolean => {
    const t = owning(['brokenArmour'], {
      at: [place, 'oasis'],
      with: { 0: { gold: 1 } },
      cards: { purchases: ['helmet'] },
    });
    return t.options(0).some((option) => option.includes('Broken Armour'));
  };
  const places = ['city', 'village', 'castle', 'tavern'] as const;
  assert.deepEqual(places.map(isMended), [true, true, true, false]);
});

situation('without gold or a ware of its kind nothing broken is mended', () => {
  owning(['brokenArmour']).asks(0, 'destination');
  owning(['brokenArmour'], { with: { 0: { gold: 1 } }, cards: { purchases: ['sword'] } }).asks(
    0,
    'destination',
  );
  const last = owning(['brokenArmour'], {
    with: { 0: { gold: 1 } },
    cards: { purchases: ['sword', 'helmet'] },
  });
  last.answer(0, 'Broken Armour').asks(0, 'destination');
  assert.deepEqual([last.kinds('objects.0'), player(last).gold], [['helmet'], 0]);
});

situation('the Treasure Chest gives two gold for a 4, and a map adds up to three', () => {
  const chest = (die: number, ...more: string[]) =>
    owning(['treasureChestCataclysm', ...more], {
      cards: { adventureDiscard: ['ring'], talismans: ['talisman'] },
      dice: [die, 2, 3],
    }).answer(0, 'Treasure Chest');
  const four = chest(4).asks(0, 'destination');
  assert.equal(player(four).gold, 2);
  const mapped = chest(2, 'treasureMapCataclysm').asks(0, 'mapBonus');
  assert.deepEqual([mapped.match.question(0)!.min, mapped.match.question(0)!.max], [0, 3]);
  mapped.answer(0, 0).asks(0, 'destination');
  assert.equal(player(mapped).lives, 3);
});

situation('the Cataclysm Blade is for one’s own battles, and for those who can wield it', () => {
  const other = meeting(['wolf'], {
    cards: { 'objects.1': ['cataclysmBlade'] },
    dice: [5, 1],
    options: keepingTrophies,
  });
  assert.deepEqual(other.kinds('trophies.0'), ['wolf']);
  const priest = meets('priest', ['wolf'], [5, 1], {
    cards: { 'objects.0': ['cataclysmBlade'] },
    options: keepingTrophies,
  });
  assert.deepEqual(priest.kinds('objects.0'), ['cataclysmBlade']);
  const psychic = meeting(['shadow'], {
    cards: { 'objects.0': ['cataclysmBlade'] },
    dice: [5, 1],
    options: keepingTrophies,
  });
  assert.deepEqual(psychic.kinds('objects.0'), ['cataclysmBlade']);
});

situation('Salvage may be kept, and is of interest to Denizens only', () => {
  const kept = visitingDenizen('goldLender', { cards: { 'objects.0': ['salvage'] }, dice: [3] }).answer(
    0,
    'pass',
  );
  assert.deepEqual([player(kept).gold, kept.kinds('objects.0')], [0, ['salvage']]);
  const witch = meeting(['witch'], { cards: { 'objects.0': ['salvage'] }, dice: [4] });
  assert.notEqual(witch.match.question(0)?.ask.prompt, 'may');
  rest(witch);
  const doctor = owning(['salvage'], { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
  assert.notEqual(doctor.match.question(0)?.ask.prompt, 'may');
  rest(doctor);
});

situation('the Steam Wagon tells what it has rolled', () => {
  const t = owning(['steamWagon'], { dice: [2, 3, 5, 6] })
    .answer(0, 'Steam Wagon')
    .asks(0, 'destination');
  assert.ok(t.log().some((line) => line.includes('5') && line.includes('6')));
});

/** The Orb of Time with so many charges left. */
const orb = (counters: number, more: Scene = {}): Table => {
  const t = owning(['orbOfTime'], more);
  t.t.setNote(t.t.cards(t.t.piles.objects[0])[0], { counters, stack: 0 });
  return t;
};

situation(
  'a used Orb of Time is told of, stays while it is charged, and is not passed to whom it is barred',
  () => {
    const t = orb(2).roll(2, 3).answer(0, 'Orb of Time').answer(0, 'hills2').asks(0, 'destination');
    assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['orbOfTime'], []]);
    assert.ok(t.log().some((line) => line.endsWith('uses the Orb of Time.')));
    const gone = orb(1).roll(2, 3).answer(0, 'Orb of Time');
    assert.ok(gone.log().some((line) => / gives the Orb of Time to /u.test(line)));
    rest(gone);
    const toad = orb(1, {
      seats: ['thief', 'thief', 'thief'],
      at: ['city', 'oasis', 'oasis'],
      with: { 1: { toad: 2 } },
    }).answer(0, 'Orb of Time');
    assert.deepEqual([toad.kinds('objects.1'), toad.kinds('objects.2')], [[], ['orbOfTime']]);
    rest(toad);
    const alone = orb(1, { with: { 1: { toad: 2 } } }).answer(0, 'Orb of Time');
    assert.deepEqual(alone.kinds('objects.0'), ['orbOfTime']);
    rest(alone);
    const other = owning([], { cards: { 'objects.1': ['orbOfTime'] } });
    other.asks(0, 'destination');
  },
);

situation('an Orb of Time that was left lying keeps what charge it had', () => {
  const t = meeting(['orbOfTime']);
  const [card] = t.t.cards(t.t.piles.space[14]);
  t.t.setNote(card, { counters: 1, stack: 0 });
  t.answer(0, 'orbOfTime');
  assert.equal((t.t.note(card) as { counters: number }).counters, 1);
});

const place = (kind: string, more: Scene = {}) => meeting([kind], more).answer(0, 'visit');

situation('two lives are enough to drink, and the Spring runs dry draught by draught', () => {
  const two = place('toxicSpring', { with: { 0: { lives: 2 } } }).answer(0, 'Strength');
  assert.deepEqual([player(two).lives, player(two).strength], [1, 1]);
  const [spring] = two.t.cards(two.t.piles.space[14]);
  assert.deepEqual([(two.t.note(spring) as { counters: number }).counters, secondOn(two.t, spring)], [1, 2]);
  const craft = place('toxicSpring').answer(0, 'Craft');
  const [other] = craft.t.cards(craft.t.piles.space[14]);
  assert.deepEqual(
    [(craft.t.note(other) as { counters: number }).counters, secondOn(craft.t, other)],
    [2, 1],
  );
  const even = meeting(['toxicSpring']);
  const [half] = even.t.cards(even.t.piles.space[14]);
  even.t.setNote(half, { counters: 2, stack: 0, second: 1 });
  even.answer(0, 'visit').answer(0, 'Strength');
  assert.deepEqual([even.kinds(HERE), player(even).strength], [['toxicSpring'], 1]);
  const spared = meeting(['toxicSpring'], { cards: { 'reward.0': ['glassGuardians'] } });
  spared.t.setNote(spared.t.cards(spared.t.piles.reward[0])[0], { counters: 4, stack: 0 });
  spared.answer(0, 'visit').answer(0, 'Strength').answer(0, 'Glass Guardians');
  assert.deepEqual([player(spared).strength, player(spared).lives], [0, 4]);
});

situation('a Rune Gate leads to other Rune Gates, not to itself or to anything else', () => {
  const t = meeting(['runeGate'], {
    cards: { [pileAt('fields1')]: ['runeGate'], [pileAt('woods1')]: ['wolf'] },
  });
  t.answer(0, 'visit');
  const runes = (['runes1', 'runes2', 'runes3'] as const).map((id) => at(id));
  assert.deepEqual(player(t).granted, [...runes, at('fields1')]);
  assert.equal(where(t, 0), 'hills2');
  rest(t);
});

situation('the Warhorse serves in battle, and bolts for a life only', () => {
  const psychic = meeting(['shadow'], {
    cards: { 'followers.0': ['stableWarhorse'] },
    dice: [5, 1],
    options: keepingTrophies,
  });
  assert.match(lastFight(psychic), /8 against 3/u);
  const robbed = lands('thief', 'thief', [5, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'followers.1': ['stableWarhorse'] },
    dice: [],
  });
  while (robbed.match.question(0)?.ask.prompt !== 'spoils') robbed.answer(0, 'Attack');
  robbed.answer(0, '1 gold');
  assert.deepEqual(robbed.kinds('followers.1'), ['stableWarhorse']);
});

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

/** Trophies are kept. */
const keep = (t: ReturnType<typeof meeting>): ReturnType<typeof meeting> => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t;
};

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
  const t = visitingDenizen('goldLender', { cards: { 'objects.0': ['salvage', 'sword'] }, dice: [3] });
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

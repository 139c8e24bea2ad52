import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { layTerrain } from '../../../rules/terrain.ts';
import type { Player } from '../../../shape.ts';
import { at } from '../../../shape/spaces.ts';
import {
  CITY,
  lasting,
  MEANWHILE,
  meanwhile,
  nothingAsked,
  pileAt,
  player,
  rest,
  type Scene,
  visitingDenizen,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('forty Denizens stay where their traits say, and six have a home', () => {
  const denizens = Object.entries(game.content).filter(([, { type }]) => type === 'denizen');
  assert.equal(denizens.length, 40);
  assert.ok(denizens.every(([, { copies, source }]) => copies === 1 && source === 'public'));
  const traits: Record<string, string> = {
    denizenAlchemist: 'any',
    apprenticeHealer: 'chapel village',
    auctioneer: 'city',
    barmaid: 'city tavern village',
    bard: 'city tavern village',
    beggar: 'city tavern village',
    denizenBlackKnight: 'castle',
    blacksmith: 'castle city village',
    boatman: 'any',
    captainOfTheGuard: 'castle city',
    chapelwarden: 'chapel',
    corruptChaplain: 'chapel graveyard',
    cultLeader: 'graveyard village',
    darkBeing: 'city graveyard',
    denizenDoctor: 'castle city',
    denizenEnchantress: 'city',
    enlightenedMonk: 'chapel village',
    faerieCaravan: '',
    famousBrawler: 'city tavern',
    farmer: 'tavern village',
    fortuneTeller: 'tavern village',
    gambler: 'city tavern',
    goldLender: 'city',
    gravedigger: 'graveyard',
    gravetender: 'graveyard',
    inquisitor: 'city chapel',
    itinerantPriest: 'city chapel graveyard',
    masterBuilder: 'castle city village',
    masterHealer: 'city chapel village',
    mayor: 'city village',
    monsterHunter: 'castle city tavern',
    oldWizard: 'city tavern',
    royalEmissary: 'castle city',
    denizenSage: 'city chapel graveyard',
    shopkeeper: 'city',
    swindler: 'city tavern village',
    templePriest: 'chapel graveyard',
    villageMystic: 'village',
    waggoner: 'any',
    wanderer: '',
  };
  assert.deepEqual(
    Object.fromEntries(denizens.map(([kind, def]) => [kind, def.traits.join(' ')])),
    Object.fromEntries(denizens.map(([kind]) => [kind, traits[kind]])),
  );
  assert.deepEqual(
    Object.fromEntries(denizens.flatMap(([kind, { home }]) => (home === null ? [] : [[kind, home]]))),
    {
      denizenAlchemist: 'deck',
      denizenBlackKnight: 'castle',
      chapelwarden: 'chapel',
      denizenEnchantress: 'city',
      gravetender: 'graveyard',
      villageMystic: 'village',
    },
  );
});

situation('who has a home goes there, unless Terrain covers it', () => {
  const t = visitingDenizen('villageMystic', { dice: [2] });
  assert.deepEqual([t.kinds(CITY), t.kinds(pileAt('village'))], [[], ['villageMystic']]);
  const covered = visitingDenizen('villageMystic', {
    dice: [2],
    cards: { [pileAt('village')]: ['settlement'] },
  });
  assert.deepEqual(covered.kinds(pileAt('village')), ['settlement']);
  assert.deepEqual(covered.kinds('denizenDiscard'), ['villageMystic']);
  const built = visitingDenizen('goldLender', { dice: [3], cards: { [CITY]: ['denizenEnchantress'] } });
  built.answer(0, 'Gold Lender');
  layTerrain(built.t, built.t.cards(built.t.piles.terrain)[0], at('city'));
  assert.deepEqual(built.kinds('denizenDiscard').toSorted(), ['denizenEnchantress', 'goldLender']);
});

situation('the Auctioneer serves all of the highest bidders', () => {
  const bids = { 0: { gold: 3 }, 1: { gold: 3 } };
  const one = visitingDenizen('auctioneer', { with: bids }).asks(0, 'bid').answer(0, 1).answer(1, 2);
  one.answer(1, 'Greatsword');
  assert.deepEqual([player(one).gold, player(one, 1).gold], [3, 1]);
  assert.deepEqual([one.kinds('objects.1'), one.kinds('objects.0')], [['greatsword'], []]);
  assert.deepEqual(one.kinds(CITY), ['auctioneer']);
  const both = visitingDenizen('auctioneer', { with: bids }).answer(0, 2).answer(1, 2);
  both.answer(0, 'Mule').answer(1, 'Bow');
  assert.deepEqual([both.kinds('followers.0'), both.kinds('objects.1')], [['mule'], ['bow']]);
  assert.deepEqual([player(both).gold, player(both, 1).gold], [1, 1]);
  const none = visitingDenizen('auctioneer', { with: bids }).answer(0, 0).answer(1, 0);
  none.answer(0, 'Armour');
  assert.deepEqual([none.kinds('objects.0'), none.kinds(CITY), player(none).gold], [['armour'], [], 3]);
});

situation('the Beggar takes from the rich and gives to the poor', () => {
  assert.equal(player(visitingDenizen('beggar', { with: { 0: { gold: 2 } } })).gold, 1);
  assert.equal(player(visitingDenizen('beggar')).gold, 1);
});

situation('Blacksmith, Shopkeeper and Master Healer have their prices', () => {
  const rich = { with: { 0: { gold: 9 } } };
  const smith = visitingDenizen('blacksmith', rich).asks(0, 'buy');
  assert.deepEqual(smith.options(0).toSorted(), [
    'Armour for 4 gold',
    'Axe for 2 gold',
    'Bow for 3 gold',
    'Greatsword for 4 gold',
    'Helmet for 1 gold',
    'No, go on',
    'Shield for 2 gold',
    'Shovel for 2 gold',
    'Spiked Shield for 3 gold',
    'Sword for 1 gold',
    'Whetstone for 1 gold',
  ]);
  smith.answer(0, 'Bow for 3 gold').answer(0, 'Sword for 1 gold').answer(0, 'pass');
  assert.deepEqual([player(smith).gold, smith.kinds('objects.0')], [5, ['bow', 'sword']]);
  const shop = visitingDenizen('shopkeeper', rich).asks(0, 'buy');
  assert.deepEqual(shop.options(0).toSorted(), [
    'Crystal Sceptre for 3 gold',
    'Haversack for 2 gold',
    'Healer’s Kit for 1 gold',
    'Helmet for 2 gold',
    'Map for 2 gold',
    'Mule for 3 gold',
    'No, go on',
    'Personal Journal for 3 gold',
    'Psychic Crystal for 3 gold',
    'Scroll for 1 gold',
    'Shovel for 2 gold',
    'Water Bottle for 1 gold',
    'Whetstone for 1 gold',
  ]);
  shop.answer(0, 'Map for 2 gold').answer(0, 'pass');
  assert.deepEqual([player(shop).gold, shop.kinds('objects.0')], [7, ['map']]);
  const healer = visitingDenizen('masterHealer', { with: { 0: { gold: 5, lives: 1 } } }).answer(0, 3);
  healer.answer(0, 'Healer’s Kit for 1 gold').answer(0, 'pass');
  assert.deepEqual(
    [player(healer).lives, player(healer).gold, healer.kinds('objects.0')],
    [4, 1, ['healersKit']],
  );
});

situation('the Doctor heals two at most', () => {
  const t = visitingDenizen('denizenDoctor', { with: { 0: { gold: 5, lives: 1 } } }).asks(0, 'healFor');
  assert.equal(t.match.question(0)!.max, 2);
  t.answer(0, 2);
  assert.deepEqual([player(t).lives, player(t).gold], [3, 3]);
});

situation('the Faerie Caravan makes everybody give to the right', () => {
  const t = visitingDenizen('faerieCaravan', {
    seats: ['thief', 'wizard', 'troll'],
    at: ['fields3', 'oasis', 'tavern'],
    with: { 0: { gold: 2, lives: 4 }, 1: { lives: 1, fate: 2 }, 2: { lives: 6 } },
    cards: { 'objects.0': ['sword'], 'hand.1': ['hex'], 'objects.2': ['axe'], 'followers.2': ['mule'] },
  });
  // One card of one's own passes itself on; the Wizard cannot give the last life away.
  t.answer(2, 'Mule').asks(0, 'passPoint');
  assert.deepEqual(t.options(0), ['Life', 'Gold']);
  t.answer(0, 'Gold');
  assert.deepEqual(
    [t.kinds('objects.2'), t.kinds('hand.0'), t.kinds('followers.1')],
    [['axe', 'sword'], ['hex'], ['mule']],
  );
  assert.deepEqual([player(t).gold, player(t, 2).gold, player(t).fate, player(t, 1).fate], [1, 1, 1, 1]);
  assert.deepEqual([player(t, 2).lives, player(t, 1).lives], [5, 2]);
  assert.deepEqual(t.kinds(CITY), []);
});

situation('the Master Builder builds for two gold each', () => {
  const t = visitingDenizen('masterBuilder', { with: { 0: { gold: 5 } } });
  assert.deepEqual(t.options(0).toSorted(), ['Highway', 'Monastery', 'No, go on', 'Outpost', 'Settlement']);
  t.answer(0, 'Highway').asks(0, 'buildWhere').answer(0, 'fields1');
  t.answer(0, 'Outpost').answer(0, 'woods1');
  assert.deepEqual([t.kinds(pileAt('fields1')), t.kinds(pileAt('woods1'))], [['highway'], ['outpost']]);
  assert.deepEqual([player(t).gold, t.kinds(CITY)], [1, ['masterBuilder']]);
});

situation('the Monster Hunter sells an Enemy of the region', () => {
  const near = { [pileAt('fields1')]: ['wolf'], [pileAt('oasis')]: ['bear'] };
  const t = visitingDenizen('monsterHunter', { with: { 0: { gold: 2 } }, cards: near }).answer(0, 'pay');
  assert.deepEqual(
    [player(t).gold, t.kinds('trophies.0'), t.kinds(pileAt('oasis'))],
    [0, ['wolf'], ['bear']],
  );
});

situation('the Waggoner lends a wagon and drives on', () => {
  const t = visitingDenizen('waggoner', { with: { 0: { gold: 1 } }, dice: [...MEANWHILE, 5, 6, 4] })
    .answer(0, 'pay')
    .asks(0, 'sendDenizen');
  assert.deepEqual(t.options(0).toSorted(), ['Castle', 'Chapel', 'Graveyard', 'Tavern', 'Village']);
  t.answer(0, 'tavern');
  assert.deepEqual([t.kinds(CITY), t.kinds(pileAt('tavern'))], [[], ['waggoner']]);
  meanwhile(t).asks(0, 'destination');
  // Fifteen spaces, or less.
  assert.equal(t.match.question(0)!.from.length, 24);
  t.answer(0, 'fields3');
  assert.equal(where(t, 0), 'fields3');
});

const rolls = (denizen: string, die: number, more: Scene = {}) =>
  visitingDenizen(denizen, { ...more, dice: [die, ...(more.dice ?? [])] });

situation('good advice counts two', () => {
  const t = rolls('royalEmissary', 6, { dice: [3] }).answer(0, 'Gold Lender');
  assert.equal(player(t).gold, 1);
  rest(t);
});

situation('nobody pays tribute who has nothing', () => {
  const t = rolls('famousBrawler', 6, { with: { 0: { gold: 1, strength: 4 } } }).answer(0, 'pay');
  assert.deepEqual([t.kinds('objects.0'), t.kinds(CITY)], [[], []]);
});

situation('two cards can be put in order, one cannot', () => {
  const two = rolls('fortuneTeller', 5, { cards: { adventure: ['bear', 'wolf'] } });
  two.asks(0, 'reorderAdventure').answer(0, 'Bear', 'Wolf');
  assert.deepEqual(two.kinds('adventure'), ['wolf', 'bear']);
  assert.ok(two.log(1).some((line) => /looks at/u.test(line)));
  nothingAsked(rolls('fortuneTeller', 5, { cards: { adventure: ['bear'] } }));
});

situation('what is searched and put in order is not for others to see', () => {
  for (const t of [
    rolls('fortuneTeller', 5, { next: { adventure: ['bear', 'wolf'] } }).asks(0, 'reorderAdventure'),
    rolls('bard', 6, { cards: { talismans: ['talismanOfWisdom', 'talisman'] } }).asks(0, 'searchTalisman'),
    rolls('royalEmissary', 6).asks(0, 'searchDenizen'),
  ])
    assert.equal(t.match.question(0)!.ask.secret, true);
});

situation('the bids are told, and the Beggar takes the last gold coin', () => {
  const t = visitingDenizen('auctioneer', { with: { 0: { gold: 3 }, 1: { gold: 3 } } })
    .answer(0, 1)
    .answer(1, 0);
  t.answer(0, 'Armour');
  assert.equal(t.log().filter((line) => / bids [01] gold/u.test(line)).length, 2);
  assert.equal(player(visitingDenizen('beggar', { with: { 0: { gold: 1 } } })).gold, 0);
});

situation('the Master Builder builds for the last two gold, and not for one', () => {
  const t = visitingDenizen('masterBuilder', { with: { 0: { gold: 2 } } });
  t.answer(0, 'Highway').answer(0, 'fields1');
  assert.deepEqual([player(t).gold, t.kinds(pileAt('fields1'))], [0, ['highway']]);
  nothingAsked(visitingDenizen('masterBuilder', { with: { 0: { gold: 1 } } }));
  const declined = visitingDenizen('masterBuilder', { with: { 0: { gold: 5 } } }).answer(0, 'pass');
  assert.equal(player(declined).gold, 5);
  // Building upon him ends his business.
  const upon = visitingDenizen('masterBuilder', { with: { 0: { gold: 5 } } })
    .answer(0, 'Highway')
    .answer(0, 'city');
  assert.deepEqual([player(upon).gold, upon.kinds(CITY)], [3, ['highway']]);
  nothingAsked(upon);
});

situation('the Monster Hunter has nothing to sell where no Enemy lies', () => {
  nothingAsked(visitingDenizen('monsterHunter', { with: { 0: { gold: 2 } } }));
  const t = visitingDenizen('monsterHunter', {
    with: { 0: { gold: 2 } },
    cards: { [pileAt('fields1')]: ['wolf'] },
  }).answer(0, 'pay');
  assert.ok(t.log().some((line) => line.endsWith('takes the Wolf.')));
});

situation('the Faerie Caravan takes only what one can do without', () => {
  const points = (of: Partial<Player>, more: Scene = {}) => {
    const t = visitingDenizen('faerieCaravan', { ...more, with: { 0: of, 1: { lives: 1 } } });
    const asked = t.match.question(0)?.ask.prompt === 'passPoint' ? t.options(0) : [];
    rest(t);
    return asked;
  };
  assert.deepEqual(points({ lives: 2, fate: 1, gold: 1 }), ['Life', 'Fate', 'Gold']);
  assert.deepEqual(points({ lives: 1, fate: 1, gold: 1 }), ['Fate', 'Gold']);
  const barred: Scene = { set: (state) => void state.lasting.push(lasting('noFate', { whom: null })) };
  assert.deepEqual(points({ lives: 2, fate: 1, gold: 1 }, barred), ['Life', 'Gold']);
  const poor = visitingDenizen('faerieCaravan', { with: { 0: { lives: 1 }, 1: { lives: 1 } } });
  assert.deepEqual([player(poor).lives, player(poor, 1).lives], [1, 1]);
});

situation('what a neighbour may not have of the Caravan lies at its feet, a Spell is gone', () => {
  const t = visitingDenizen('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, alignment: 'evil' } },
    cards: { 'objects.0': ['holyLance'], 'hand.1': ['hex'] },
  });
  assert.deepEqual(
    [t.kinds('objects.1'), t.kinds(pileAt('fields1')), t.kinds('hand.0')],
    [[], ['holyLance'], ['hex']],
  );
  assert.ok(t.log().some((line) => / gives the Holy Lance to /u.test(line)));
  assert.ok(t.log().some((line) => / gives a Spell to /u.test(line)));
  const toad = visitingDenizen('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, toad: 2 } },
    cards: { 'hand.0': ['hex'] },
  });
  assert.deepEqual([toad.kinds('hand.1'), toad.kinds('spellDiscard')], [[], ['hex']]);
});

situation('alone nobody hands anything to the Caravan', () => {
  const t = visitingDenizen('faerieCaravan', {
    seats: ['thief'],
    at: ['fields3'],
    with: { 0: { gold: 2 } },
    cards: { 'objects.0': ['sword', 'axe'] },
  });
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['sword', 'axe'], 2]);
  assert.notEqual(t.match.question(0)?.ask.prompt, 'passCard');
  rest(t);
});

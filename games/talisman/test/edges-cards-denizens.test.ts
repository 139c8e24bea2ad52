import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import type { Player } from '../shape.ts';
import { lastFight, pileAt, player } from './meeting.ts';
import { lasting, type Scene, where } from './tables.ts';
import { visiting, visitingAs } from './visiting.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const CITY = pileAt('city');
type Table = ReturnType<typeof visiting>;

const rolls = (denizen: string, die: number, more: Scene = {}): Table =>
  visiting(denizen, { ...more, dice: [die, ...(more.dice ?? [])] });
/** Whose turn it is, where nothing was asked of the visitor. */
const nothingAsked = (t: Table): void => {
  assert.equal(t.match.question(0), null);
  rest(t);
};

situation('the Dark Being gathers fate only from those who have some, and their last point too', () => {
  const t = visitingAs('evil', 'darkBeing', {
    seats: ['thief', 'thief', 'thief'],
    at: ['fields3', 'fields1', 'fields1'],
    with: { 2: { fate: 1 } },
  });
  t.roll(6).answer(0, 'Pray');
  assert.deepEqual([player(t).fate, player(t, 1).fate, player(t, 2).fate], [1, 0, 0]);
  rest(t);
});
situation('the Corrupt Chaplain heals one life for gold', () => {
  const sick = { lives: 1, gold: 5 };
  const neutral = visiting('corruptChaplain', { with: { 0: sick } });
  const good = visitingAs('good', 'corruptChaplain', { with: { 0: sick } }).answer(0, 'buyHealing');
  for (const t of [neutral, good]) {
    assert.equal(t.asks(0, 'healFor').match.question(0)!.max, 1);
    t.answer(0, 1);
    assert.deepEqual([player(t).lives, player(t).gold], [2, 4]);
    rest(t);
  }
});
situation('the Temple Priest heals one life, and replenishes one fate', () => {
  const healed = visiting('templePriest', { with: { 0: { lives: 1 } }, dice: [3, 4] });
  assert.equal(player(healed).lives, 2);
  rest(healed);
  const lucky = visiting('templePriest', { dice: [3, 3] });
  assert.equal(player(lucky).fate, 1);
  rest(lucky);
});
situation('good advice counts two', () => {
  const t = rolls('royalEmissary', 6, { dice: [3] }).answer(0, 'Gold Lender');
  assert.equal(player(t).gold, 1);
  rest(t);
});
situation('the Farmer has Strength 3, the guards of the Royal Emissary have 5', () => {
  assert.match(lastFight(rolls('farmer', 2, { dice: [2, 1] })), /5 against 4/u);
  assert.match(lastFight(rolls('royalEmissary', 1, { dice: [4, 1] })), /7 against 6/u);
});
situation('the Gravedigger sells what lies in his graves, buys any number of trophies and takes one', () => {
  const bought = visitingAs('evil', 'gravedigger', {
    with: { 0: { gold: 1 } },
    cards: { adventureDiscard: ['wolf', 'ring'] },
  });
  bought.answer(0, 'pay');
  assert.deepEqual([bought.kinds('trophies.0'), bought.kinds('adventureDiscard')], [['wolf'], ['ring']]);
  assert.ok(bought.log().some((line) => line.endsWith('takes Wolf.')));
  nothingAsked(
    visitingAs('evil', 'gravedigger', { with: { 0: { gold: 1 } }, cards: { adventureDiscard: ['ring'] } }),
  );
  const one = visiting('gravedigger', { cards: { 'trophies.0': ['wolf'] } });
  one.asks(0, 'sellTrophies').answer(0, 'Wolf');
  assert.deepEqual([player(one).gold, one.kinds('trophies.0')], [1, []]);
  const none = visiting('gravedigger', { cards: { 'trophies.0': ['wolf'] } });
  none.asks(0, 'sellTrophies').answer(0);
  assert.deepEqual([player(none).gold, none.kinds('trophies.0')], [0, ['wolf']]);
  nothingAsked(visiting('gravedigger'));
  const good = visitingAs('good', 'gravedigger', { cards: { 'trophies.0': ['wolf', 'bear'] } });
  good.answer(0, 'Wolf');
  assert.deepEqual(good.kinds('trophies.0'), ['bear']);
});
situation('the Bard strands nobody where nobody follows, and finds no Talisman where there is none', () => {
  const t = rolls('bard', 1);
  assert.deepEqual(t.kinds(CITY), ['bard']);
  rest(t);
  const none = rolls('bard', 6, { cards: { talismans: [], talismanDiscard: [] } });
  assert.deepEqual(none.kinds('objects.0'), []);
  rest(none);
});
situation('the Captain of the Guard wants one gold coin of whoever stays, and lets everybody choose', () => {
  const more: Scene = { seats: ['wizard', 'thief'], with: { 0: { gold: 2 } } };
  const pays = rolls('captainOfTheGuard', 6, more).answer(0, 'Pay 1 gold');
  assert.deepEqual([player(pays).gold, where(pays, 0)], [1, 'city']);
  rest(pays);
  const goes = rolls('captainOfTheGuard', 6, more).answer(0, 'Return to the start space');
  assert.deepEqual([player(goes).gold, where(goes, 0)], [2, 'graveyard']);
  rest(goes);
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
situation('the Gambler takes no stake from whoever has none', () => {
  const t = rolls('gambler', 1);
  assert.deepEqual([t.kinds('stack.0'), t.kinds(CITY)], [[], ['gambler']]);
  rest(t);
  const staked = rolls('gambler', 1, { cards: { 'objects.0': ['sword'] } });
  assert.ok(staked.log().some((line) => line.endsWith('loses Sword.')));
});
situation('the Gold Lender takes the last gold coin', () => {
  assert.equal(player(rolls('goldLender', 1, { with: { 0: { gold: 1 } } }).answer(0, 'Lose gold')).gold, 0);
});
situation('the Mayor buys no trophy against one’s will, and of nobody who has none', () => {
  const kept = rolls('mayor', 4, { cards: { 'trophies.0': ['bear'] } }).answer(0, 'pass');
  assert.deepEqual([player(kept).gold, kept.kinds('trophies.0')], [0, ['bear']]);
  nothingAsked(rolls('mayor', 4));
});
situation('the Old Wizard takes what there is', () => {
  const spell = rolls('oldWizard', 2, { cards: { 'hand.0': ['hex'], 'objects.0': ['sword'] } });
  assert.deepEqual([spell.kinds('hand.0'), spell.kinds('objects.0')], [[], ['sword']]);
  const magic = rolls('oldWizard', 2, { cards: { 'objects.0': ['ring', 'amulet', 'sword'] } }).answer(
    0,
    'Ring',
  );
  assert.deepEqual(magic.kinds('objects.0'), ['amulet', 'sword']);
  nothingAsked(rolls('oldWizard', 2, { cards: { 'objects.0': ['sword'] } }));
  // A False Talisman cannot be given away: it is no way out, neither alone nor beside what can be taken.
  const fake = rolls('oldWizard', 2, { cards: { 'hand.0': ['hex'], 'objects.0': ['falseTalisman'] } });
  assert.deepEqual([fake.kinds('hand.0'), fake.kinds('objects.0')], [[], ['falseTalisman']]);
  nothingAsked(fake);
  nothingAsked(rolls('oldWizard', 2, { cards: { 'objects.0': ['falseTalisman'] } }));
  const both = { 'hand.0': ['hex'], 'objects.0': ['falseTalisman', 'ring'] };
  const beside = rolls('oldWizard', 2, { cards: both }).answer(0, 'magicObject');
  assert.deepEqual([beside.kinds('hand.0'), beside.kinds('objects.0')], [['hex'], ['falseTalisman']]);
  const sold = rolls('oldWizard', 6, { cards: { purchases: ['sword'] } });
  assert.deepEqual(sold.kinds('objects.0'), []);
  rest(sold);
});
situation(
  'the Royal Emissary offers a Spell to those only who can learn one, and introduces the last Denizen',
  () => {
    const full = rolls('royalEmissary', 5, { cards: { 'hand.0': ['hex'] }, with: { 0: { craft: 0 } } });
    assert.equal(player(full).gold, 1);
    rest(full);
    const { table } = rolls('royalEmissary', 6, { dice: [4] }).answer(0, 'Gold Lender').match;
    const deck = table.cards(table.piles.denizens);
    assert.ok(deck.length > 1 && deck.every((card) => !table.knows(0, card)));
    const last = rolls('royalEmissary', 6, {
      cards: { denizens: ['royalEmissary', 'goldLender'] },
      dice: [4],
    });
    if (last.match.question(0) !== null) last.answer(0, 'Gold Lender');
    assert.equal(player(last).gold, 3);
  },
);
situation('the Swindler takes nothing from whoever has nothing', () => {
  nothingAsked(rolls('swindler', 1));
});
situation('the Apprentice Healer gives no kit once they are gone', () => {
  nothingAsked(rolls('apprenticeHealer', 6, { cards: { purchases: ['sword'] } }));
});
situation('whoever the Wanderer has lamed crawls in the next turn, and no longer', () => {
  const t = rolls('wanderer', 2);
  assert.deepEqual(
    t.state.lasting.map(({ what, seat, rounds, whom }) => [what, seat, rounds, whom]),
    [['crawl', 0, 2, 0]],
  );
});

situation('the bids are told, and the Beggar takes the last gold coin', () => {
  const t = visiting('auctioneer', { with: { 0: { gold: 3 }, 1: { gold: 3 } } })
    .answer(0, 1)
    .answer(1, 0);
  t.answer(0, 'Armour');
  assert.equal(t.log().filter((line) => / bids [01] gold/u.test(line)).length, 2);
  assert.equal(player(visiting('beggar', { with: { 0: { gold: 1 } } })).gold, 0);
});
situation('the Master Builder builds for the last two gold, and not for one', () => {
  const t = visiting('masterBuilder', { with: { 0: { gold: 2 } } });
  t.answer(0, 'Highway').answer(0, 'fields1');
  assert.deepEqual([player(t).gold, t.kinds(pileAt('fields1'))], [0, ['highway']]);
  nothingAsked(visiting('masterBuilder', { with: { 0: { gold: 1 } } }));
  const declined = visiting('masterBuilder', { with: { 0: { gold: 5 } } }).answer(0, 'pass');
  assert.equal(player(declined).gold, 5);
  // Building upon him ends his business.
  const upon = visiting('masterBuilder', { with: { 0: { gold: 5 } } })
    .answer(0, 'Highway')
    .answer(0, 'city');
  assert.deepEqual([player(upon).gold, upon.kinds(CITY)], [3, ['highway']]);
  nothingAsked(upon);
});
situation('the Monster Hunter has nothing to sell where no Enemy lies', () => {
  nothingAsked(visiting('monsterHunter', { with: { 0: { gold: 2 } } }));
  const t = visiting('monsterHunter', {
    with: { 0: { gold: 2 } },
    cards: { [pileAt('fields1')]: ['wolf'] },
  }).answer(0, 'pay');
  assert.ok(t.log().some((line) => line.endsWith('takes Wolf.')));
});
situation('the Faerie Caravan takes only what one can do without', () => {
  const points = (of: Partial<Player>, more: Scene = {}) => {
    const t = visiting('faerieCaravan', { ...more, with: { 0: of, 1: { lives: 1 } } });
    const asked = t.match.question(0)?.ask.prompt === 'passPoint' ? t.options(0) : [];
    rest(t);
    return asked;
  };
  assert.deepEqual(points({ lives: 2, fate: 1, gold: 1 }), ['Life', 'Fate', 'Gold']);
  assert.deepEqual(points({ lives: 1, fate: 1, gold: 1 }), ['Fate', 'Gold']);
  const barred: Scene = { set: (state) => void state.lasting.push(lasting('noFate', { whom: null })) };
  assert.deepEqual(points({ lives: 2, fate: 1, gold: 1 }, barred), ['Life', 'Gold']);
  const poor = visiting('faerieCaravan', { with: { 0: { lives: 1 }, 1: { lives: 1 } } });
  assert.deepEqual([player(poor).lives, player(poor, 1).lives], [1, 1]);
});
situation('what a neighbour may not have of the Caravan lies at its feet, a Spell is gone', () => {
  const t = visiting('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, alignment: 'evil' } },
    cards: { 'objects.0': ['holyLance'], 'hand.1': ['hex'] },
  });
  assert.deepEqual(
    [t.kinds('objects.1'), t.kinds(pileAt('fields1')), t.kinds('hand.0')],
    [[], ['holyLance'], ['hex']],
  );
  assert.ok(t.log().some((line) => / gives Holy Lance to /u.test(line)));
  assert.ok(t.log().some((line) => / gives a Spell to /u.test(line)));
  const toad = visiting('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, toad: 2 } },
    cards: { 'hand.0': ['hex'] },
  });
  assert.deepEqual([toad.kinds('hand.1'), toad.kinds('spellDiscard')], [[], ['hex']]);
});
situation('a Talisman the Caravan lays at the feet of a Toad is not gained', () => {
  const t = visiting('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1, toad: 2 } },
    cards: { 'objects.0': ['talisman'], [pileAt('crownOfCommand')]: ['sacredPoolSheet'] },
  });
  assert.deepEqual([t.kinds(pileAt('fields1')), t.kinds('objects.1')], [['talisman'], []]);
  assert.notEqual(t.match.question(1)?.ask.prompt, 'intoThePool');
  rest(t);
});
situation('alone nobody hands anything to the Caravan', () => {
  const t = visiting('faerieCaravan', {
    seats: ['thief'],
    at: ['fields3'],
    with: { 0: { gold: 2 } },
    cards: { 'objects.0': ['sword', 'axe'] },
  });
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['sword', 'axe'], 2]);
  assert.notEqual(t.match.question(0)?.ask.prompt, 'passCard');
  rest(t);
});

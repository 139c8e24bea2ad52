import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  about,
  asked,
  CITY,
  lastFight,
  lasting,
  meanwhile,
  MEANWHILE,
  meeting,
  nothingAsked,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  type Table,
  visitingDenizen,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Boatman takes one over the river', () => {
  const t = meeting(['theBoatman'], { at: ['city', 'tavern'], with: { 0: { gold: 1 }, 1: { misses: 1 } } });
  t.answer(0, 'pay');
  t.asks(0, 'moveMode').answer(0, 'desert1').asks(1, 'destination');
  assert.deepEqual([where(t, 0), player(t).gold, player(t).lives], ['desert1', 0, 3]);
});

const rolls = (denizen: string, die: number, more: Scene = {}) =>
  visitingDenizen(denizen, { ...more, dice: [die, ...(more.dice ?? [])] });

const toll: Scene = { with: { 0: { gold: 2 } } };

situation('the Apprentice Healer tries again for gold', () => {
  assert.equal(player(rolls('apprenticeHealer', 1)).lives, 3);
  const twice = rolls('apprenticeHealer', 3, { with: { 0: { lives: 1, gold: 1 } }, dice: [5] });
  twice.asks(0, 'visitAgain').answer(0, 'pay');
  assert.deepEqual([player(twice).lives, player(twice).gold], [3, 0]);
  const kit = rolls('apprenticeHealer', 6, toll).answer(0, 'accept');
  assert.deepEqual([kit.kinds('objects.0'), kit.kinds(CITY), player(kit).gold], [['healersKit'], [], 2]);
  const declined = rolls('apprenticeHealer', 6).answer(0, 'pass');
  assert.deepEqual(declined.kinds('objects.0'), []);
});

situation('the Barmaid is worth a second visit', () => {
  assert.equal(player(rolls('barmaid', 1)).misses, 1);
  assert.equal(player(rolls('barmaid', 2, toll).answer(0, 'pass')).gold, 1);
  assert.equal(player(rolls('barmaid', 4)).lives, 5);
  const again = rolls('barmaid', 3, { ...toll, dice: [6] })
    .answer(0, 'pay')
    .answer(0, 'Craft')
    .answer(0, 'pass');
  assert.deepEqual([player(again).craft, player(again).gold, again.kinds(CITY)], [1, 1, ['barmaid']]);
});

situation('the Bard strands, leads on, brings quests and Talismans', () => {
  const left = rolls('bard', 1, { cards: { 'followers.0': ['mule'] } });
  assert.deepEqual([left.kinds('followers.0'), left.kinds(CITY)], [[], ['bard', 'mule']]);
  const on = rolls('bard', 2).asks(0, 'teleport');
  assert.deepEqual(on.options(0), ['Fields', 'Fields']);
  on.answer(0, 'fields4');
  assert.deepEqual([where(on, 0), on.kinds(CITY)], ['fields4', []]);
  const quests = rolls('bard', 4).asks(0, 'may').answer(0, 'accept').answer(1, 'accept');
  assert.deepEqual([quests.kinds('quest.0').length, quests.kinds('quest.1').length], [1, 1]);
  const talisman = rolls('bard', 6, { cards: { talismans: ['talismanOfWisdom', 'talisman', 'talisman'] } });
  assert.deepEqual(talisman.options(0).toSorted(), ['Talisman', 'Talisman of Wisdom']);
  talisman.answer(0, 'Talisman of Wisdom');
  assert.deepEqual([talisman.kinds('objects.0'), talisman.kinds(CITY)], [['talismanOfWisdom'], []]);
  // Shuffled again: whoever has looked through the deck does not know what comes next.
  const { table } = talisman.match;
  const deck = table.cards(table.piles.talismans);
  assert.ok(deck.length > 0 && deck.every((card) => !table.knows(0, card)));
});

situation('the Boatman ferries and comes along', () => {
  const lost = rolls('boatman', 1, { cards: { 'followers.0': ['mule'] } }).answer(0, 'Mule');
  assert.deepEqual([lost.kinds('followers.0'), lost.kinds(CITY), player(lost).lives], [[], [], 4]);
  assert.equal(player(rolls('boatman', 2)).misses, 1);
  const t = meanwhile(rolls('boatman', 6, { dice: MEANWHILE })).asks(0, 'moveMode');
  assert.deepEqual(t.options(0), ['Roll', 'Chapel', 'Graveyard', 'Castle']);
  t.next('denizens', 'wanderer').answer(0, 'castle').asks(0, 'visitDenizen');
  assert.deepEqual([t.kinds(CITY), t.kinds(pileAt('castle'))], [[], ['boatman', 'wanderer']]);
  const other = meanwhile(rolls('boatman', 5, { dice: MEANWHILE })).asks(0, 'moveMode');
  assert.deepEqual(other.options(0), ['Roll', 'Village', 'Tavern']);
  // A player who does not use it leaves him behind.
  other.roll(2, 1).answer(0, 'Roll').answer(0, 'fields4');
  assert.deepEqual(other.kinds(CITY), ['boatman']);
});

situation('the Captain of the Guard keeps order', () => {
  assert.equal(player(rolls('captainOfTheGuard', 1)).misses, 1);
  const home = rolls('captainOfTheGuard', 2, {
    seats: ['wizard', 'thief'],
    next: { denizens: ['captainOfTheGuard', 'monsterHunter'] },
  });
  assert.equal(where(home, 0), 'graveyard');
  const enemies = { [pileAt('fields1')]: ['wolf'], [pileAt('oasis')]: ['bear'] };
  const cleared = rolls('captainOfTheGuard', 5, { at: ['fields3', 'castle'], cards: enemies });
  assert.deepEqual([cleared.kinds(pileAt('fields1')), cleared.kinds(pileAt('oasis'))], [[], ['bear']]);
  const all = rolls('captainOfTheGuard', 6, { seats: ['thief', 'wizard'], with: { 0: { gold: 1 } } });
  all.answer(0, 'pay');
  assert.deepEqual([player(all).gold, where(all, 0), where(all, 1)], [0, 'city', 'graveyard']);
});

situation('the Enchantress is the one of the City', () => {
  assert.equal(player(rolls('denizenEnchantress', 1)).toad, 3);
  assert.equal(player(rolls('denizenEnchantress', 4)).craft, 1);
  assert.equal(rolls('denizenEnchantress', 6).kinds('hand.0').length, 1);
});

situation('the Famous Brawler adds your Strength', () => {
  const fought = (die: number, strength: number, more: Scene = {}) =>
    rolls('famousBrawler', die, { ...more, with: { 0: { gold: 1, strength } } }).answer(0, 'pay');
  assert.equal(player(fought(2, 0)).lives, 3);
  assert.equal(player(fought(5, 0)).fate, 1);
  const strong = fought(6, 0);
  assert.deepEqual([player(strong).strength, player(strong).gold], [1, 0]);
  const gift = fought(6, 4, { cards: { 'objects.1': ['sword', 'axe'] } }).answer(1, 'Axe');
  assert.deepEqual(
    [gift.kinds('objects.0'), gift.kinds('objects.1'), gift.kinds(CITY)],
    [['axe'], ['sword'], []],
  );
});

situation('the Farmer puts to work, fights, feeds and gives a Mule', () => {
  const work = rolls('farmer', 1).answer(0, 'fields2');
  assert.deepEqual([where(work, 0), player(work).misses], ['fields2', 2]);
  assert.equal(player(rolls('farmer', 2, { dice: [1, 5] })).lives, 3);
  const fed = rolls('farmer', 4, { with: { 0: { lives: 1, gold: 1 } } }).answer(0, 'pay');
  assert.deepEqual([player(fed).lives, player(fed).gold], [2, 0]);
  const mule = rolls('farmer', 6);
  assert.deepEqual([mule.kinds('followers.0'), mule.kinds('denizenDiscard')], [['mule'], ['farmer']]);
});

situation('the Fortune Teller sees bad days, good days and the next cards', () => {
  assert.equal(player(rolls('fortuneTeller', 1, { with: { 0: { fate: 2 } } }).answer(0, 'keep')).fate, 0);
  const cards = ['bear', 'wolf', 'serpent', 'ogre'];
  const seen = rolls('fortuneTeller', 5, { next: { adventure: cards } }).asks(0, 'reorderAdventure');
  assert.deepEqual(seen.options(0), ['Bear', 'Wolf', 'Serpent', 'Ogre']);
  seen.answer(0, 'Ogre', 'Bear', 'Serpent', 'Wolf');
  assert.deepEqual(seen.kinds('adventure').slice(-4).toReversed(), ['ogre', 'bear', 'serpent', 'wolf']);
  assert.equal(player(rolls('fortuneTeller', 6)).fate, 2);
});

situation('bad luck makes every die of the next turn count one less', () => {
  const unlucky = (more: Scene) =>
    meanwhile(rolls('fortuneTeller', 2, { ...more, dice: [...MEANWHILE, ...(more.dice ?? [])] }));
  const fight = unlucky({ cards: { [pileAt('fields4')]: ['wolf'] }, dice: [2, 4, 4, 5] }).asks(
    0,
    'destination',
  );
  assert.deepEqual(fight.match.question(0)!.ask.about, { steps: [1, 3] });
  fight.answer(0, 'fields4');
  assert.match(
    fight.log().findLast((line) => / against \d/u.test(line))!,
    /6 against 7/u,
  );
  // A 5 of the Witch is a 4: Craft instead of a Spell.
  const enchanted = unlucky({ cards: { [pileAt('fields4')]: ['witch'] }, dice: [2, 4, 5, 2, 3] });
  enchanted.answer(0, 'fields4');
  assert.deepEqual([player(enchanted).craft, enchanted.kinds('hand.0')], [1, []]);
  assert.equal(enchanted.state.lasting.length, 1);
  // Once that turn has passed, it is over.
  enchanted.answer(1, 'chapel').match.waiting.forEach((seat) => enchanted.options(seat));
});

situation(
  'bad luck names no least result for an attack: a 1 counts nothing, a step and a table still count 1',
  () => {
    const unlucky = (cards: readonly string[], dice: readonly number[]) =>
      meeting(cards, {
        set: (state) => state.lasting.push(lasting('unlucky', { seat: 0, whom: 0, rounds: 2 })),
        dice,
      });
    // 3 and a 1 against 2 and a 1; the creature's own die is as lucky as ever.
    assert.match(lastFight(unlucky(['wolf'], [1, 1])), /3 against 3: a stand-off/u);
    // So it is for the mind.
    assert.match(lastFight(unlucky(['ghost'], [1, 1])), /3 against 5: lost/u);
    // A 1 of the Witch is still a 1: a Toad.
    assert.equal(player(unlucky(['witch'], [1])).toad > 0, true);
  },
);

situation('the Gambler plays for Objects and gold', () => {
  const staked = rolls('gambler', 1, { cards: { 'objects.0': ['sword', 'axe'] } }).answer(0, 'Axe');
  assert.deepEqual([staked.kinds('objects.0'), staked.kinds('stack.0')], [['sword'], ['axe']]);
  const won = rolls('gambler', 1, { with: { 0: { gold: 1 } }, cards: { 'objects.0': ['sword'] }, dice: [6] });
  won.answer(0, 'pay');
  assert.deepEqual([won.kinds('objects.0'), player(won).gold, won.kinds(CITY)], [['sword'], 3, []]);
  assert.equal(player(rolls('gambler', 2, toll).answer(0, 'pass')).gold, 1);
  assert.equal(player(rolls('gambler', 4).answer(0, 'pass')).gold, 1);
});

situation('the Gold Lender collects', () => {
  assert.equal(player(rolls('goldLender', 1, toll).answer(0, 'Lose gold')).gold, 0);
  const blood = rolls('goldLender', 1, toll).answer(0, 'Lose 1 life');
  assert.deepEqual([player(blood).gold, player(blood).lives], [2, 3]);
  assert.equal(player(rolls('goldLender', 1)).lives, 3);
  assert.equal(player(rolls('goldLender', 2)).misses, 1);
  assert.equal(player(rolls('goldLender', 4)).gold, 1);
  assert.equal(player(rolls('goldLender', 6)).gold, 3);
});

situation('the Mayor buys trophies and sends people home', () => {
  assert.equal(player(rolls('mayor', 1)).misses, 1);
  const sold = rolls('mayor', 4, { cards: { 'trophies.0': ['bear'] } }).answer(0, 'Bear');
  assert.deepEqual([player(sold).gold, sold.kinds('trophies.0')], [3, []]);
  const sent = rolls('mayor', 5, { seats: ['thief', 'wizard'], with: { 0: { gold: 1 } } });
  sent.answer(0, 'pay').answer(0, 'seat1');
  assert.deepEqual([where(sent, 1), player(sent).gold], ['graveyard', 0]);
  const t = meanwhile(rolls('mayor', 6, { dice: MEANWHILE })).asks(0, 'moveMode');
  assert.deepEqual(t.options(0), ['Roll', 'Castle']);
});

situation('the Old Wizard', () => {
  assert.equal(player(rolls('oldWizard', 1)).toad, 3);
  const both: Scene = { cards: { 'objects.0': ['ring', 'sword'], 'hand.0': ['hex'] } };
  const magic = rolls('oldWizard', 2, both).answer(0, 'A Magic Object');
  assert.deepEqual([magic.kinds('objects.0'), magic.kinds('hand.0')], [['sword'], ['hex']]);
  const spell = rolls('oldWizard', 2, both).answer(0, 'A Spell');
  assert.deepEqual([spell.kinds('objects.0').length, spell.kinds('hand.0')], [2, []]);
  assert.equal(player(rolls('oldWizard', 4)).granted.length, 24);
  const found = rolls('oldWizard', 6);
  assert.deepEqual(found.options(0), ['Scroll', 'Personal Journal']);
  found.answer(0, 'Personal Journal');
  assert.deepEqual(found.kinds('objects.0'), ['personalJournal']);
});

situation('the Royal Emissary introduces whom you like, with good advice', () => {
  assert.equal(player(rolls('royalEmissary', 1, { dice: [1, 2] })).lives, 3);
  assert.equal(player(rolls('royalEmissary', 2, toll).answer(0, 'Lose gold')).gold, 1);
  assert.equal(player(rolls('royalEmissary', 2)).misses, 1);
  assert.equal(player(rolls('royalEmissary', 5).answer(0, 'Gold')).gold, 1);
  const t = rolls('royalEmissary', 6, { dice: [4] })
    .asks(0, 'searchDenizen')
    .answer(0, 'Gold Lender');
  // A 4 counts as 6.
  assert.deepEqual([player(t).gold, t.kinds(CITY)], [3, ['royalEmissary', 'goldLender']]);
  assert.equal(t.state.now.advice, 0);
});

situation('the Swindler', () => {
  const robbed = rolls('swindler', 2, { cards: { 'objects.0': ['sword'] } });
  assert.deepEqual(robbed.kinds('objects.0'), []);
  assert.deepEqual(rolls('swindler', 3, { cards: { 'objects.0': ['sword'] } }).kinds('objects.0'), ['sword']);
  const ware = rolls('swindler', 5);
  assert.ok(!ware.options(0).includes('Mule'));
  ware.answer(0, 'Bow');
  assert.deepEqual([ware.kinds('objects.0'), ware.kinds(CITY)], [['bow'], ['swindler']]);
  const talisman = rolls('swindler', 6, { cards: { talismans: ['talisman'] } });
  assert.deepEqual([talisman.kinds('objects.0'), talisman.kinds(CITY)], [['talisman'], []]);
});

situation('the Wanderer', () => {
  const all = rolls('wanderer', 1, { with: { 1: { fate: 2 } } });
  assert.equal(player(all, 1).fate, 1);
  const slow = meanwhile(rolls('wanderer', 2, { dice: MEANWHILE })).asks(0, 'destination');
  assert.deepEqual(slow.match.question(0)!.ask.about, { steps: [1] });
  const map = rolls('wanderer', 5, toll).answer(0, 'Map for 1 gold').answer(0, 'pass');
  assert.deepEqual([map.kinds('objects.0'), player(map).gold], [['map'], 1]);
  const both = rolls('wanderer', 6);
  assert.deepEqual([both.kinds('objects.0'), both.kinds(CITY)], [['haversack', 'waterBottle'], []]);
});

situation('only the Enchantress drives away a False Prophet', () => {
  const visits = (whom: string, dice: readonly number[]) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields4', 'oasis'],
      with: { 0: { lives: 3, gold: 1 } },
      cards: { 'followers.0': ['falseProphet'], 'objects.0': ['sword'] },
      dice: [1, 1, ...dice],
    });
    t.answer(0, 'city').answer(0, whom);
    if (asked(t) === 'alchemy') t.answer(0, 'sword');
    rest(t);
    return t.kinds('followers.0');
  };
  assert.deepEqual([visits('The Enchantress', [4]), visits('The Alchemist', [])], [[], ['falseProphet']]);
});

situation('another round with an Apprentice Healer costs 1 gold, as long as one is there', () => {
  const visits = (die: number, gold: number, lives = 2): Table => {
    const t = visitingDenizen('apprenticeHealer', { with: { 0: { gold, lives } }, dice: [die] });
    rest(t);
    return t;
  };
  const again = visits(2, 1).asks(0, 'visitAgain');
  assert.deepEqual(
    [again.options(0), about(again)],
    [['Pay 1 gold', 'No, go on'], { kind: 'apprenticeHealer' }],
  );
  again.roll(4).answer(0, 'pay');
  assert.deepEqual([player(again).lives, player(again).gold], [3, 0]);
  rest(again);
  assert.notEqual(asked(visits(2, 0)), 'visitAgain');
  assert.notEqual(asked(visits(1, 1, 1)), 'visitAgain');
  const left = visits(6, 1).answer(0, 'accept');
  assert.notEqual(asked(left), 'visitAgain');
});

situation('the Farmer has Strength 3, the guards of the Royal Emissary have 5', () => {
  assert.match(lastFight(rolls('farmer', 2, { dice: [2, 1] })), /5 against 4/u);
  assert.match(lastFight(rolls('royalEmissary', 1, { dice: [4, 1] })), /7 against 6/u);
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

situation('the Gambler takes no stake from whoever has none', () => {
  const t = rolls('gambler', 1);
  assert.deepEqual([t.kinds('stack.0'), t.kinds(CITY)], [[], ['gambler']]);
  rest(t);
  const staked = rolls('gambler', 1, { cards: { 'objects.0': ['sword'] } });
  assert.ok(staked.log().some((line) => line.endsWith('loses the Sword.')));
  // He wants Objects, nobody else.
  const followed = rolls('gambler', 1, { cards: { 'objects.0': ['sword'], 'followers.0': ['unicorn'] } });
  assert.deepEqual([followed.kinds('objects.0'), followed.kinds('followers.0')], [[], ['unicorn']]);
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

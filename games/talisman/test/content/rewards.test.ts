import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { countersOn, setCounters } from '../../rules/decks.ts';
import {
  decline,
  keepingTrophies,
  lastFight,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  type Table,
  until,
  where,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** The other one has it. */
const others = (reward: string, more: Scene = {}): Table =>
  havingAt7(reward, { ...more, cards: { 'reward.0': [], 'reward.1': [reward], ...more.cards } });

/** A Thief in the City has this Reward; another stands in the Tavern. */
const havingAt7 = (reward: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    options: keepingTrophies,
    dice: [2, 3],
    ...more,
    cards: { 'reward.0': [reward], ...more.cards },
  });

const wolf = { [pileAt('hills2')]: ['wolf'] };

situation('Gift of the Wild and Moon Charm are for one’s own dice only', () => {
  for (const reward of ['giftOfTheWild', 'moonCharm']) {
    const fought = others(reward, { cards: wolf, dice: [2, 3, 4, 1] })
      .asks(0, 'destination')
      .answer(0, 'hills2');
    assert.deepEqual([fought.kinds('trophies.0'), fought.kinds('reward.1')], [['wolf'], [reward]]);
    rest(fought);
    const rolled = others(reward, { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 4] });
    assert.equal(player(rolled.answer(0, 'hills2')).craft, 1);
    rest(rolled);
    const attacked = others(reward, { at: ['city', 'hills2'], dice: [2, 3, 5, 3] });
    attacked.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'fightRolled');
    // A player who is attacked has dice, too: 3 + 5 against 3 + 3 + 3, or 3 + 6.
    if (reward === 'giftOfTheWild') attacked.answer(1, 'Gift of the Wild').answer(1, 3);
    else attacked.answer(1, 'Moon Charm');
    attacked.asks(1, 'spoils');
    assert.deepEqual(attacked.kinds('reward.1'), []);
  }
});

situation('the dice of a creature that was sent ahead are nobody’s', () => {
  const t = havingAt7('moonCharm', { cards: { ...wolf, 'hand.0': ['summonBear'] } });
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(0, 'pass');
  t.answer(0, 'hills2');
  while (t.match.question(0)?.ask.prompt !== 'beforeFight') t.answer(0, 'pass');
  t.roll(4, 1).answer(0, 'Summon Bear');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('reward.0')], [['wolf'], ['moonCharm']]);
  rest(t);
});

/** Nothing is asked until the first one may go, and then to the Hills. */
const walks = (t: Table): Table => {
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(t.match.waiting[0], 'pass');
  return t.answer(0, 'hills2');
};

situation('the Gift of the Wild adds at least 1, and is gone with any roll', () => {
  const move = havingAt7('giftOfTheWild')
    .asks(0, 'moveRolled')
    .answer(0, 'Gift of the Wild')
    .asks(0, 'addToRoll');
  assert.deepEqual([move.match.question(0)!.min, move.match.question(0)!.max], [1, 3]);
  const witch = walks(
    havingAt7('giftOfTheWild', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 1] }),
  );
  witch.asks(0, 'rolled').answer(0, 'Gift of the Wild').answer(0, 2);
  assert.deepEqual(witch.kinds('reward.0'), []);
});

situation('the Moon Charm turns no 6, and is gone with any roll', () => {
  const move = havingAt7('moonCharm', { dice: [6, 3] })
    .asks(0, 'moveRolled')
    .answer(0, 'Moon Charm');
  move.asks(0, 'destination');
  assert.deepEqual(
    [move.match.question(0)!.ask.about, move.kinds('reward.0')],
    [{ steps: [6, 1, 2, 3, 4, 5] }, []],
  );
  havingAt7('moonCharm', { dice: [6, 6] }).asks(0, 'destination');
  const witch = walks(havingAt7('moonCharm', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 6] }));
  assert.deepEqual([player(witch).fate, witch.kinds('reward.0')], [2, ['moonCharm']]);
  rest(witch);
  const turned = walks(havingAt7('moonCharm', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 1] }));
  turned.asks(0, 'rolled').answer(0, 'Moon Charm');
  assert.deepEqual(turned.kinds('reward.0'), []);
  const fight = walks(havingAt7('moonCharm', { cards: wolf, dice: [2, 3, 1, 1] }));
  fight.asks(0, 'fightRolled').answer(0, 'Moon Charm');
  assert.deepEqual(fight.kinds('reward.0'), []);
  const second = havingAt7('moonCharm', { dice: [2, 3] })
    .answer(0, 'Moon Charm')
    .answer(0, 'The 2');
  assert.deepEqual(second.asks(0, 'destination').match.question(0)!.ask.about, { steps: [6, 3] });
});

situation('a Dream Prize is magic', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [] },
    next: { rewards: ['dreamPrize'], adventure: ['foundSword', 'magicStream', 'hearthRune'] },
    dice: [2, 3],
  });
  t.answer(0, 'Fulfil the quest').answer(0, 'accept');
  assert.deepEqual(t.kinds('objects.0'), ['hearthRune']);
  rest(t);
});

situation('the Magic Door opens at the start of one’s own turn', () => {
  const t = others('theMagicDoor').asks(0, 'destination');
  assert.equal(t.match.question(1), null);
});

situation('the Self-Portrait waits for need, and for an ending that allows healing', () => {
  havingAt7('selfPortrait').asks(0, 'destination');
  havingAt7('selfPortrait', { with: { 0: { lives: 3 } } }).asks(0, 'turnStart');
  const cold = havingAt7('selfPortrait', {
    with: { 0: { lives: 3 } },
    cards: { [pileAt('crownOfCommand')]: ['crownAndSceptre'] },
    set: (state) => (state.crownReached = true),
  });
  cold.asks(0, 'destination');
});

situation('Self-Portrait and Weaver’s Mark help once', () => {
  const healed = havingAt7('selfPortrait', { with: { 0: { lives: 3 } } }).answer(0, 'Self-Portrait');
  const lucky = havingAt7('weaversMark').answer(0, 'Weaver’s Mark');
  for (const t of [healed, lucky]) {
    assert.deepEqual(t.kinds('reward.0'), []);
    rest(t);
  }
});

situation('Prolific Pockets fill in one’s own turn only', () => {
  const t = others('prolificPockets').asks(0, 'destination');
  assert.equal(player(t, 1).gold, 0);
});

situation('the Auspice is for cards one has drawn oneself', () => {
  const other = others('auspice', { next: { adventure: ['unicorn'] } });
  other.answer(0, 'hills2').asks(0, 'loot');
  const none = havingAt7('auspice', { cards: { [pileAt('hills2')]: ['unicorn'] } });
  none.answer(0, 'hills2').asks(0, 'loot');
  const t = havingAt7('auspice', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 5, 1] });
  t.answer(0, 'hills2').answer(0, 'Auspice').answer(0, 'Wolf');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('hills2'))], [[], []]);
  assert.ok(t.kinds('adventureDiscard').includes('wolf'));
  rest(t);
});

/** Glass Guardians with so many lives left meet a loss of so many at once: the Desert costs one, Vindication two. */
const guarded = (counters: number, seat: number, more: Scene): Table => {
  const t = havingAt7('glassGuardians', {
    ...more,
    cards: { 'reward.0': [], [`reward.${seat}`]: ['glassGuardians'], ...more.cards },
  });
  t.t.setNote(t.t.cards(t.t.piles.reward[seat])[0], { counters, stack: 0 });
  return t;
};

situation('Glass Guardians save as many lives as they have, for their owner alone', () => {
  const bear = { [pileAt('hills2')]: ['bear'] };
  const saved = guarded(2, 0, { cards: bear, dice: [2, 3, 1, 5] });
  saved.answer(0, 'hills2').answer(0, 'Glass Guardians');
  assert.deepEqual([player(saved).lives, saved.kinds('reward.0')], [4, ['glassGuardians']]);
  assert.equal((saved.t.note(saved.t.cards(saved.t.piles.reward[0])[0]) as { counters: number }).counters, 1);
  const other = guarded(2, 1, { cards: bear, dice: [2, 3, 1, 5] }).answer(0, 'hills2');
  assert.equal(player(other).lives, 3);
  rest(other);
  const two = (counters: number) => {
    const t = guarded(counters, 0, { cards: { [pileAt('hills2')]: ['ruinedCity'] }, dice: [2, 3, 1, 1] });
    t.answer(0, 'hills2').answer(0, 'visit').answer(0, 'Glass Guardians');
    return [player(t).lives, t.kinds('reward.0').length];
  };
  // Two lives at once: one of them is still lost if the Guardians have but one.
  assert.deepEqual(
    [two(1), two(2), two(3)],
    [
      [3, 0],
      [4, 0],
      [4, 1],
    ],
  );
  const broken = guarded(0, 0, { cards: bear, dice: [2, 3, 1, 5] }).answer(0, 'hills2');
  assert.equal(player(broken).lives, 3);
  rest(broken);
});

situation('whoever speaks Ancient Names is said to have four Spells, or as many as are left', () => {
  const given = (more: Scene) =>
    scene({
      seats: ['warrior', 'thief'],
      at: ['city', 'tavern'],
      ...more,
      with: { 0: { gold: 2 } },
      cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [], ...more.cards },
      next: { rewards: ['ancientNames'], ...more.next },
    }).answer(0, 'Fulfil the quest');
  const t = given({});
  assert.ok(t.log().some((line) => line.endsWith('gains 4 Spells.')));
  rest(t);
});

situation('the Luck of the Dead is spent like fate, with and without any, until it is gone', () => {
  const gambles = (fate: number, counters: number): Table => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'city'],
      with: { 0: { fate } },
      cards: { 'reward.0': ['luckOfTheDead'] },
      dice: [2, 3],
    });
    // Nothing lies on it yet.
    if (fate > 0) t.answer(0, 'keep');
    t.asks(0, 'destination');
    setCounters(t.t, t.t.cards(t.t.piles.reward[0])[0], counters);
    return t.roll(1, 4).answer(0, 'tavern').asks(0, 'fate');
  };
  const offered = (t: Table): string[] => t.match.question(0)!.from.map(({ id }) => id);
  const last = gambles(0, 1);
  assert.deepEqual(offered(last), ['lent0', 'keep']);
  last.answer(0, 'lent0');
  assert.deepEqual([last.kinds('reward.0'), player(last).gold], [[], 1]);
  const rich = gambles(1, 2);
  assert.deepEqual(offered(rich), ['reroll0', 'lent0', 'keep']);
  rich.answer(0, 'lent0');
  assert.equal(countersOn(rich.t, rich.t.cards(rich.t.piles.reward[0])[0]), 1);
  assert.equal(player(rich).fate, 1);
  assert.ok(rich.log().includes('Seat 0 rolls for the Tavern: 1.'));
  assert.ok(rich.log().includes('Seat 0 spends fate for a new roll: 4.'));
});

rule.also('TA-DEATH-02', 'Ancient Names keep their Spells', () => {
  const t = scene({
    at: ['desert1', 'tavern'],
    with: { 0: { lives: 1, gold: 0 } },
    cards: { 'reward.0': ['ancientNames'], 'lent.0': ['healing', 'healing', 'healing', 'healing'] },
  });
  decline(t, () => player(t).standing === 'dead', 20);
  assert.equal(player(t).standing, 'dead');
  assert.equal(t.kinds('lent.0').length, 4);
  rest(t);
});

situation('there are 24 Rewards, each once', () => {
  const all = Object.values(game.content).filter((def) => def.type === 'reward');
  assert.deepEqual([all.length, all.every(({ copies }) => copies === 1)], [24, true]);
});

/** A Thief in the City has this Reward; another stands in the Tavern. */
const having = (reward: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    cards: { 'reward.0': [reward], ...more.cards },
  });

situation('values rise while the Reward is kept', () => {
  const wolf = having('mightOfGiants', { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 2, 1] });
  assert.match(lastFight(wolf.answer(0, 'hills2')), /6 against 3/u);
  const shadow = having('chantOfWisdom', { cards: { [pileAt('hills2')]: ['shadow'] }, dice: [2, 3, 2, 1] });
  assert.match(lastFight(shadow.answer(0, 'hills2')), /6 against 3/u);
  // The printed value itself has risen: a Monk adds it in battle.
  const monk = having('chantOfWisdom', {
    seats: ['monk', 'thief'],
    cards: { [pileAt('hills2')]: ['bear'] },
    dice: [2, 3, 2, 1],
  });
  assert.match(lastFight(monk.answer(0, 'hills2')), /8 against 4/u);
  const healed = having('ironskinCharm', { next: { adventure: ['angelOfMercy'] } });
  assert.equal(player(healed.answer(0, 'hills2').answer(0, 'accept')).lives, 5);
  const lucky = having('goodLuckKnot', { cards: { 'reward.0': ['goodLuckKnot', 'weaversMark'] } });
  lucky.answer(0, 'Weaver’s Mark');
  assert.equal(player(lucky).fate, 3);
  until(lucky, 'fate');
});

/** The Thief fulfils a quest and is given this Reward. */
const given = (reward: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    with: { 0: { gold: 2, ...more.with?.[0] }, 1: { ...more.with?.[1] } },
    cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [], ...more.cards },
    next: { rewards: [reward], ...more.next },
  }).answer(0, 'Fulfil the quest');

situation('Vast Wealth and the Rite of Passage give at once and are gone', () => {
  const wealth = given('vastWealth');
  assert.deepEqual([player(wealth).gold, wealth.kinds('removed').at(-1)], [3, 'vastWealth']);
  const rite = given('riteOfPassage', { next: { spells: ['healing'] } });
  const { lives, fate, gold } = player(rite);
  assert.deepEqual([lives, fate, gold, rite.kinds('hand.0')], [5, 1, 1, ['healing']]);
  rest(wealth);
  rest(rite);
});

situation('The Whispers set an alignment', () => {
  const t = given('theWhispers').answer(0, 'seat1').answer(0, 'Evil');
  assert.equal(player(t, 1).alignment, 'evil');
  rest(t);
});

situation('A Favour Owed and a Dream Prize search the deck', () => {
  const favour = given('aFavourOwed', {
    next: { adventure: ['dragon', 'unicorn'] },
  });
  favour.asks(0, 'takeIt').answer(0, 'accept');
  assert.deepEqual(favour.kinds('followers.0'), ['unicorn']);
  assert.ok(favour.kinds('adventureDiscard').includes('dragon'));
  const dream = given('dreamPrize', { next: { adventure: ['unicorn', 'twoBagsOfGold', 'hearthRune'] } });
  dream.answer(0, 'accept');
  assert.deepEqual([dream.kinds('objects.0'), dream.kinds('followers.0')], [['hearthRune'], []]);
  const refused = given('dreamPrize', { next: { adventure: ['hearthRune'] } }).answer(0, 'pass');
  assert.deepEqual([refused.kinds('objects.0'), refused.kinds('adventureDiscard')], [[], ['hearthRune']]);
  for (const t of [favour, dream, refused]) rest(t);
});

situation('a mount for a tune, a purchase for nothing', () => {
  const tune = given('pastoralTune').answer(0, 'Warhorse');
  assert.deepEqual(tune.kinds('followers.0'), ['stableWarhorse']);
  const prize = given('aFamiliarPrize').answer(0, 'Greatsword');
  assert.deepEqual([prize.kinds('objects.0'), player(prize).gold], [['greatsword'], 0]);
  rest(tune);
  rest(prize);
});

situation('the Vengeance Hex makes a Toad, of one or the other', () => {
  const hexed = (die: number) => {
    const t = given('vengeanceHex', { dice: [die, 2, 3] });
    rest(t);
    return [player(t).toad > 0, player(t, 1).toad > 0];
  };
  assert.deepEqual(
    [hexed(1), hexed(2), hexed(6)],
    [
      [true, false],
      [false, true],
      [false, true],
    ],
  );
});

situation('the Magic Door leads anywhere but inside', () => {
  const t = having('theMagicDoor').answer(0, 'The Magic Door').asks(0, 'teleport');
  assert.ok(!t.options(0).some((option) => /Pits|Crown/u.test(option)));
  t.roll(2, 3).answer(0, 'temple');
  assert.deepEqual([where(t, 0), t.kinds('reward.0')], ['temple', []]);
  rest(t);
});

situation('the Lightning Trap gives three turns in a row', () => {
  const t = having('lightningTrap').answer(0, 'Lightning Trap');
  assert.equal(player(t).extra, 2);
  rest(t);
});

situation('the Book of Magic fills up Spells', () => {
  const t = having('bookOfMagic', { next: { spells: ['healing', 'hex'] } }).answer(0, 'Book of Magic');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('reward.0')], [['healing'], []]);
  rest(t);
});

situation('the Self-Portrait heals and the Weaver’s Mark replenishes, also in the turn of another', () => {
  const t = having('selfPortrait', { with: { 0: { lives: 1 } } }).answer(0, 'Self-Portrait');
  assert.equal(player(t).lives, 4);
  rest(t);
  const other = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'reward.1': ['weaversMark'] },
    dice: [2, 3],
  });
  other.asks(1, 'turnStart').answer(1, 'Weaver’s Mark');
  assert.equal(player(other, 1).fate, 2);
  rest(other);
});

situation('the Gift of the Wild adds to a move, an attack and any other roll', () => {
  const move = having('giftOfTheWild').asks(0, 'moveRolled').answer(0, 'Gift of the Wild').answer(0, 2);
  move.answer(0, 'woods3');
  assert.deepEqual([where(move, 0), move.kinds('reward.0')], ['woods3', []]);
  const attack = having('giftOfTheWild', { cards: { [pileAt('hills2')]: ['bear'] }, dice: [2, 3, 1, 1] });
  until(attack, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'fightRolled')
    .answer(0, 'Gift of the Wild')
    .answer(0, 3);
  assert.match(lastFight(attack), /7 against 4: won/u);
  const witch = having('giftOfTheWild', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 1] });
  until(witch, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'rolled')
    .answer(0, 'Gift of the Wild')
    .answer(0, 2);
  assert.deepEqual([player(witch).toad, player(witch).strength], [0, 1]);
});

situation('the Moon Charm turns a die to 6', () => {
  const move = having('moonCharm')
    .answer(0, 'Moon Charm')
    .asks(0, 'whichDie')
    .answer(0, 'The 3')
    .answer(0, 'tavern');
  assert.equal(where(move, 0), 'tavern');
  rest(move);
  const attack = having('moonCharm', { cards: { [pileAt('hills2')]: ['bear'] }, dice: [2, 3, 1, 1] });
  until(attack, 'destination').answer(0, 'hills2').asks(0, 'fightRolled').answer(0, 'Moon Charm');
  assert.match(lastFight(attack), /9 against 4: won/u);
  const witch = having('moonCharm', {
    with: { 0: { fate: 0 } },
    cards: { [pileAt('hills2')]: ['witch'] },
    dice: [2, 3, 1],
  });
  until(witch, 'destination').answer(0, 'hills2').asks(0, 'rolled').answer(0, 'Moon Charm');
  assert.deepEqual([player(witch).toad, player(witch).fate], [0, 2]);
});

situation('Prolific Pockets are never empty for long', () => {
  assert.equal(player(having('prolificPockets').asks(0, 'destination')).gold, 1);
  assert.equal(
    player(having('prolificPockets', { with: { 0: { gold: 2 } } }).asks(0, 'destination')).gold,
    2,
  );
});

situation('the Auspice lets one of the drawn cards be refused', () => {
  const t = having('auspice', { next: { adventure: ['dragon', 'unicorn'] } });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Auspice').asks(0, 'refuseCard').answer(0, 'Dragon');
  assert.deepEqual(t.kinds(pileAt('hills2')), ['unicorn']);
  t.answer(0, 'Unicorn');
  assert.deepEqual(t.kinds('reward.0'), []);
});

situation('Glass Guardians lose their lives first', () => {
  const t = given('glassGuardians', { dice: [2, 3] });
  const [card] = t.match.table.cards(t.match.table.piles.reward[0]);
  assert.deepEqual(t.match.table.note(card), { counters: 4, stack: 0 });
  rest(t);
  const bear = having('glassGuardians', { cards: { [pileAt('hills2')]: ['bear'] }, dice: [2, 3, 1, 5] });
  const [guard] = bear.match.table.cards(bear.match.table.piles.reward[0]);
  bear.match.table.setNote(guard, { counters: 1, stack: 0 });
  bear.answer(0, 'hills2').asks(0, 'loss.instead').answer(0, 'Glass Guardians');
  assert.deepEqual([player(bear).lives, bear.kinds('reward.0')], [4, []]);
});

situation('Ancient Names are four Spells beyond the limit', () => {
  const t = given('ancientNames', {
    seats: ['warrior', 'thief'],
    next: { spells: ['hex', 'alchemy', 'healing', 'destruction'] },
    dice: [2, 3],
  });
  assert.deepEqual(t.kinds('lent.0').toSorted(), ['alchemy', 'destruction', 'healing', 'hex']);
  until(t, 'turnStart').answer(0, 'Healing').answer(0, 'seat0');
  assert.equal(t.kinds('lent.0').length, 3);
  rest(t);
  const last = having('ancientNames', { cards: { 'lent.0': [] } });
  assert.deepEqual(last.asks(0, 'destination').kinds('reward.0'), []);
});

situation('the Luck of the Dead is spent like fate, and goes with the last of it', () => {
  const t = given('luckOfTheDead', {
    with: { 0: { fate: 1 } },
    cards: { [pileAt('woods4')]: ['witch'] },
    dice: [2],
  });
  const { table } = t.match;
  const [card] = table.cards(table.piles.reward[0]);
  t.asks(0, 'fate').roll(5).answer(0, 'lent0').asks(0, 'destination');
  assert.deepEqual([player(t).fate, table.note(card)], [1, { counters: 3, stack: 0 }]);
  table.setNote(card, { counters: 1, stack: 0 });
  t.roll(1).answer(0, 'woods4').asks(0, 'fate').roll(3).answer(0, 'lent0');
  assert.deepEqual([player(t).strength, player(t).fate, t.kinds('reward.0')], [1, 1, []]);
});

situation('which Rewards are kept', () => {
  const kept = [
    'ancientNames',
    'auspice',
    'bookOfMagic',
    'chantOfWisdom',
    'giftOfTheWild',
    'glassGuardians',
    'goodLuckKnot',
    'ironskinCharm',
    'lightningTrap',
    'luckOfTheDead',
    'mightOfGiants',
    'moonCharm',
    'prolificPockets',
    'selfPortrait',
    'theMagicDoor',
    'weaversMark',
  ];
  for (const kind of kept) {
    const t = given(kind);
    assert.deepEqual(t.kinds('reward.0'), [kind]);
    rest(t);
  }
  const all = Object.entries(game.content).flatMap(([kind, def]) =>
    def.type === 'reward' && def.stays ? [kind] : [],
  );
  assert.deepEqual(all.toSorted(), kept);
});

situation('the Weaver’s Mark is of no use to whoever lacks no fate', () => {
  const t = having('weaversMark', { with: { 0: { fate: 2 } } })
    .asks(0, 'fate')
    .answer(0, 'keep');
  t.asks(0, 'destination');
});

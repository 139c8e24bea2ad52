import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { pileAt, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const options = { trophyRate: 7 } as const;
/** A Thief in the City has this Reward; another stands in the Tavern. */
const having = (reward: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    options,
    dice: [2, 3],
    ...more,
    cards: { 'reward.0': [reward], ...more.cards },
  });
/** The other one has it. */
const others = (reward: string, more: Scene = {}): Table =>
  having(reward, { ...more, cards: { 'reward.0': [], 'reward.1': [reward], ...more.cards } });
/** Nothing is asked until the first one may go, and then to the Hills. */
const walks = (t: Table): Table => {
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(t.match.waiting[0], 'pass');
  return t.answer(0, 'hills2');
};
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
    // Whoever is attacked has dice, too: 3 + 5 against 3 + 3 + 3, or 3 + 6.
    if (reward === 'giftOfTheWild') attacked.answer(1, 'Gift of the Wild').answer(1, 3);
    else attacked.answer(1, 'Moon Charm');
    attacked.asks(1, 'spoils');
    assert.deepEqual(attacked.kinds('reward.1'), []);
  }
});
situation('the dice of a creature that was sent ahead are nobody’s', () => {
  const t = having('moonCharm', { cards: { ...wolf, 'hand.0': ['summonBear'] } });
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(0, 'pass');
  t.answer(0, 'hills2');
  while (t.match.question(0)?.ask.prompt !== 'beforeFight') t.answer(0, 'pass');
  t.roll(4, 1).answer(0, 'Summon Bear');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('reward.0')], [['wolf'], ['moonCharm']]);
  rest(t);
});
situation('the Gift of the Wild adds at least 1, and is gone with any roll', () => {
  const move = having('giftOfTheWild')
    .asks(0, 'moveRolled')
    .answer(0, 'Gift of the Wild')
    .asks(0, 'addToRoll');
  assert.deepEqual([move.match.question(0)!.min, move.match.question(0)!.max], [1, 3]);
  const witch = walks(having('giftOfTheWild', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 1] }));
  witch.asks(0, 'rolled').answer(0, 'Gift of the Wild').answer(0, 2);
  assert.deepEqual(witch.kinds('reward.0'), []);
});
situation('the Moon Charm turns no 6, and is gone with any roll', () => {
  const move = having('moonCharm', { dice: [6, 3] })
    .asks(0, 'moveRolled')
    .answer(0, 'Moon Charm');
  move.asks(0, 'destination');
  assert.deepEqual(
    [move.match.question(0)!.ask.about, move.kinds('reward.0')],
    [{ steps: [6, 1, 2, 3, 4, 5] }, []],
  );
  having('moonCharm', { dice: [6, 6] }).asks(0, 'destination');
  const witch = walks(having('moonCharm', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 6] }));
  assert.deepEqual([player(witch).fate, witch.kinds('reward.0')], [2, ['moonCharm']]);
  rest(witch);
  const turned = walks(having('moonCharm', { cards: { [pileAt('hills2')]: ['witch'] }, dice: [2, 3, 1] }));
  turned.asks(0, 'rolled').answer(0, 'Moon Charm');
  assert.deepEqual(turned.kinds('reward.0'), []);
  const fight = walks(having('moonCharm', { cards: wolf, dice: [2, 3, 1, 1] }));
  fight.asks(0, 'fightRolled').answer(0, 'Moon Charm');
  assert.deepEqual(fight.kinds('reward.0'), []);
  const second = having('moonCharm', { dice: [2, 3] })
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
  having('selfPortrait').asks(0, 'destination');
  having('selfPortrait', { with: { 0: { lives: 3 } } }).asks(0, 'turnStart');
  const cold = having('selfPortrait', {
    with: { 0: { lives: 3 } },
    cards: { [pileAt('crownOfCommand')]: ['crownAndSceptre'] },
    set: (state) => (state.crownReached = true),
  });
  cold.asks(0, 'destination');
});
situation('Self-Portrait and Weaver’s Mark help once', () => {
  const healed = having('selfPortrait', { with: { 0: { lives: 3 } } }).answer(0, 'Self-Portrait');
  const lucky = having('weaversMark').answer(0, 'Weaver’s Mark');
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
  const none = having('auspice', { cards: { [pileAt('hills2')]: ['unicorn'] } });
  none.answer(0, 'hills2').asks(0, 'loot');
  const t = having('auspice', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 5, 1] });
  t.answer(0, 'hills2').answer(0, 'Auspice').answer(0, 'Wolf');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('hills2'))], [[], []]);
  assert.ok(t.kinds('adventureDiscard').includes('wolf'));
  rest(t);
});
/** Glass Guardians with so many lives left meet a loss of so many at once: the Desert costs one, Vindication two. */
const guarded = (counters: number, seat: number, more: Scene): Table => {
  const t = having('glassGuardians', {
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

import assert from 'node:assert/strict';
import { HALL, play, rule, type Thunder } from './kit.ts';

const ranks = (t: Thunder): string[] => [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]);
const STRONG = ['torynGladiator', 'hatchet', 'lantern', 'torch'];

/** Seat 0 wins against the named monster, with a hand that leaves no choice. */
const beat = (t: Thunder, name: string): Thunder =>
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, `Attack ${name}`);

rule('TH-TRAP-01', 'a trap is a card whose type says so, and there are two types', () => {
  const t = play({ hand: STRONG, hall: HALL, next: { dungeon: ['deliriumPoison', 'famine'] } });
  beat(t, 'Kingdom');
  assert.ok(t.log().includes('A trap: Delirium Poison!'));
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-03', 'a trap works when it is revealed, at whatever rank', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['militia'], 'discard.1': [] },
  });
  beat(t, 'Skaladak');
  assert.deepEqual(t.kinds('discard.1'), ['disease']);
});

rule('TH-TRAP-04', 'traps of a refill come before its breaches', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'smokeTorment', 'famine'],
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: {
      'hand.1': [],
      'deck.0': Array<string>(5).fill('torch'),
      'deck.1': Array<string>(5).fill('torch'),
    },
  });
  beat(t, 'Kingdom');
  const log = t.log();
  assert.ok(log.indexOf('A trap: Poison Gas Trap!') < log.indexOf('Breach: Smoke Torment!'));
});

rule('TH-TRAP-05', 'its instruction has to be followed', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.options(0), ['Toryn Gladiator', 'Militia']);
});

rule('TH-TRAP-06', 'the card says whom it hits, clockwise from the active seat', () => {
  const t = play({
    seats: 3,
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'poisonGasTrap', 'famine'] },
    cards: {
      'hand.1': ['magicMissile'],
      'hand.2': ['militia'],
      'discard.0': [],
      'discard.1': [],
      'discard.2': [],
      trash: [],
    },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('magicMissile'));
  assert.ok(t.kinds('discard.0').includes('disease'));
  const sick = t.log().filter((line) => line.includes('suffers a Disease'));
  // Kingdom's own battle effect first, then the trap.
  assert.deepEqual(sick.slice(1), [
    'Seat 0 suffers a Disease.',
    'Seat 1 suffers a Disease.',
    'Seat 2 suffers a Disease.',
  ]);
});

rule('TH-TRAP-07', 'the hall is full again, traps and all, before the new hand is drawn', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.kinds('hand.0'), []);
  t.answer(0, 'militia');
  assert.equal(t.kinds('hand.0').length, 6);
  assert.equal(t.kinds('rank.3').length, 1);
});

rule('TH-TRAP-08', 'a trap is destroyed after it has worked', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'famine'] },
    cards: { trash: [] },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('deliriumPoison'));
});

rule('TH-TRAP-09', 'The Cage stays, beside the hall', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { beside: [] },
  });
  beat(t, 'Kingdom');
  assert.deepEqual(t.kinds('beside'), ['theCage']);
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-10', 'trap after trap, until a monster fills the rank', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'deliriumPoison', 'theCage', 'famine'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.log().filter((line) => line.startsWith('A trap')).length, 3);
  assert.deepEqual(ranks(t), ['mythlurian', 'skaladak', 'famine']);
});

rule('TH-TRAP-11', 'a trap lies at no rank and is worth nothing', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { 'hand.1': ['militia'] },
  });
  beat(t, 'Kingdom').answer(1, 'dungeon');
  assert.ok(!t.options(1).some((option) => option.includes('Cage')));
  const { points, experience } = t.t.content.theCage;
  assert.deepEqual([points, experience], [0, 0]);
});

rule('TH-TRAP-12', 'each trap is dealt with before the next card is revealed', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'militia', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
  });
  beat(t, 'Kingdom').asks(0, 'cage');
  assert.deepEqual(t.kinds('rank.3'), []);
  assert.equal(t.kinds('dungeon').at(-1), 'famine');
});

rule('TH-GUARDIAN-01', 'in the hall a guardian is attacked like any monster', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'famine', 'darkChampion'] });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Dark Champion at rank 3'), null);
});

rule('TH-GUARDIAN-02', 'at rank 1 it leaves for rank 0, and the hall is refilled', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    next: { dungeon: ['skaladak', 'mythlurian'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.deepEqual(ranks(t), ['famine', 'skaladak', 'mythlurian']);
});

rule('TH-GUARDIAN-03', 'rank 0 is gone with the guardian', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'dungeon')
    .answer(0, 'Cursed Mace')
    .answer(0, 'Hatchet')
    .answer(0, 'Attack Dark')
    .answer(1, 'dungeon');
  assert.ok(!t.options(1).some((option) => option.includes('rank 0')));
});

rule('TH-GUARDIAN-04', 'rank 0 holds guardians only, as many as come', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
    next: { dungeon: ['skaladak', 'mythlurian'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion', 'darkChampion']);
  assert.deepEqual(ranks(t), ['famine', 'skaladak', 'mythlurian']);
});

rule('TH-GUARDIAN-05', 'anybody may attack it there', () => {
  const t = play({
    hand: ['militia', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Dark Champion at rank 0'), null);
  t.answer(0, 'Attack Dark').answer(0, '0').answer(1, 'dungeon');
  assert.equal(t.blocked(1, 'Attack Dark Champion at rank 0'), null);
});

rule('TH-GUARDIAN-07', 'its effect lasts as long as it is there', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
    set: (state) => (state.turn = 1),
  });
  t.answer(1, 'rest').answer(1, 'keep').asks(1, 'tribute').answer(1, '0');
  t.answer(0, 'dungeon')
    .answer(0, 'Cursed Mace')
    .answer(0, 'Hatchet')
    .answer(0, 'Attack Dark')
    .asks(1, 'turn');
});

rule('TH-GUARDIAN-08', 'it concerns everybody in their own turn', () => {
  const t = play({
    hand: ['militia', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': ['militia'] },
  });
  t.answer(0, 'rest').answer(0, 'keep').asks(0, 'tribute').answer(0, '0');
  t.answer(1, 'rest').answer(1, 'keep').asks(1, 'tribute');
});

rule('TH-GUARDIAN-09', 'nobody takes the stone while a guardian is at rank 0', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: { 'rank.0': ['darkChampion'], 'discard.0': [] },
  });
  beat(t, 'Kingdom');
  assert.ok(!t.kinds('discard.0').includes('stoneOfAgony'));
});

rule('TH-GUARDIAN-10', 'the game ends all the same', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.match.result?.how, 'stone');
});

rule('TH-GUARDIAN-11', 'no effect moves it, ordinary sliding does', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['kingdom', 'famine', 'darkChampion'],
    next: { dungeon: ['skaladak'], 'deck.0': ['torch'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff');
  t.refused(0, 'Dark Champion', 'TH-GUARDIAN-11').answer(0, 'famine').asks(0, 'fight');
  assert.deepEqual(ranks(t), ['kingdom', 'darkChampion', 'skaladak']);
});

rule('TH-GUARDIAN-13', 'beaten back, it stays where it is', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'famine', 'darkChampion'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Dark').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['kingdom', 'famine', 'darkChampion']);
});

rule('TH-TRAIT-20', 'what must be beaten stays after a lost fight', () => {
  const t = play({ hand: ['militia'], hall: ['steamTorment', 'famine', 'kingdom'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Steam').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['steamTorment', 'famine', 'kingdom']);
});

rule('TH-GUARDIAN-14', 'cards that do not exclude rank 0 work there', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'fireball'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Dark').asks(0, 'tribute');
  assert.match(t.log().join('\n'), /reaches 10 against 12/);
});

rule('TH-GUARDIAN-16', 'two guardians share rank 0', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'famine'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom').asks(0, 'tribute').answer(0, '0').asks(0, 'tribute');
  assert.equal(t.kinds('rank.0').length, 2);
});

rule('TH-GUARDIAN-17', 'of several guardians one is attacked', () => {
  const t = play({ hand: ['militia'], hall: HALL, cards: { 'rank.0': ['darkChampion', 'darkChampion'] } });
  t.answer(0, 'dungeon');
  assert.equal(t.options(0).filter((option) => option.includes('Dark Champion')).length, 2);
  t.answer(0, 'Attack Dark').asks(0, 'tribute');
  assert.equal(t.log().filter((line) => line.includes(' attacks ')).length, 1);
});

rule('TH-GUARDIAN-18', 'whatever comes to rank 1 after it breaks through too', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'darkChampion', 'smokeTorment'],
    next: { dungeon: ['famine', 'famine'] },
    cards: {
      'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch'],
      'deck.1': ['torch', 'torch', 'torch', 'torch', 'torch'],
    },
  });
  beat(t, 'Kingdom').asks(0, 'tribute');
  assert.ok(t.log().includes('Breach: Smoke Torment!'));
});

rule('TH-GUARDIAN-19', 'a beaten guardian is worth what any monster is', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'hatchet', 'torch'],
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Cursed Mace').answer(0, 'Hatchet').answer(0, 'Attack Dark');
  assert.ok(t.kinds('discard.0').includes('darkChampion'));
  assert.equal(t.state.players[0].experience, 3);
});

rule('TH-CARD-47', 'the new hand loses a card, and a Disease will do', () => {
  const t = play({
    hand: ['militia'],
    hall: HALL,
    cards: {
      'rank.0': ['darkChampion'],
      'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch', 'disease'],
      trash: [],
    },
  });
  t.answer(0, 'rest').answer(0, 'keep').answer(0, 'disease');
  assert.deepEqual(t.kinds('hand.0'), ['torch', 'torch', 'torch', 'torch', 'torch']);
  assert.deepEqual(t.kinds('trash'), ['disease']);
});

rule('TH-HORDE-01', 'placeholders have zero everywhere', () => {
  const { health, gold, experience, points, attack, magic, light } = play().t.content.hordePlaceholder;
  assert.deepEqual([health, gold, experience, points, attack, magic, light], [0, 0, 0, 0, 0, 0, 0]);
});

rule('TH-HORDE-05', 'a placeholder is replaced by the top card of the Horde deck', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['hordePlaceholder'] },
    cards: { horde: ['horde9', 'horde8'] },
  });
  beat(t, 'Kingdom');
  assert.deepEqual(ranks(t)[2], 'horde8');
  assert.deepEqual(t.kinds('horde'), ['horde9']);
});

rule('TH-HORDE-06', 'the placeholder is destroyed', () => {
  const t = play({ hand: STRONG, hall: HALL, next: { dungeon: ['hordePlaceholder'] }, cards: { trash: [] } });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('trash').includes('hordePlaceholder'));
});

rule('TH-HORDE-08', 'a Horde card that stands goes under the deck as itself', () => {
  const t = play({ hand: ['militia'], hall: ['kingdom', 'horde5', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Horde 5');
  assert.equal(t.kinds('dungeon')[0], 'horde5');
});

rule('TH-HORDE-12', 'effects that look at victory points never find a Horde card', () => {
  const t = play({
    hand: ['torynGladiator', 'claymore', 'lantern', 'torch'],
    hall: ['horde3', 'kingdom', 'famine'],
  });
  t.answer(0, 'dungeon').answer(0, 'Claymore').answer(0, 'Attack Kingdom').asks(0, 'cleave');
  assert.deepEqual(t.options(0), ['Famine', 'Nothing']);
});

rule('TH-STONE-06', 'the stone moves up like a monster and cannot be attacked', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'famine', 'stoneOfAgony'],
    next: { dungeon: ['skaladak'] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Attack Stone'), 'TH-STONE-06');
  t.answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(ranks(t), ['famine', 'stoneOfAgony', 'skaladak']);
});

rule('TH-STONE-07', 'who beats the monster in front of it takes the stone, and the game is over', () => {
  const t = play({ hand: STRONG, hall: ['kingdom', 'stoneOfMystery', 'famine'], cards: { 'discard.0': [] } });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('discard.0').includes('stoneOfMystery'));
  assert.equal(t.match.result?.how, 'stone');
});

rule('TH-STONE-08', 'if it comes to rank 1 in another way nobody gets it', () => {
  const t = play({
    hand: ['militia'],
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.ok(!t.kinds('discard.0').includes('stoneOfMystery'));
  assert.equal(t.match.result?.how, 'stone');
  const staff = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { 'discard.0': [] },
  });
  staff
    .answer(0, 'dungeon')
    .answer(0, 'Magi Staff: give')
    .answer(0, 'Destroy Magi Staff')
    .answer(0, 'kingdom');
  assert.equal(staff.match.result?.how, 'stone');
  assert.ok(!staff.kinds('discard.0').includes('stoneOfMystery'));
});

rule.also('TH-STONE-08', 'a victory of an earlier turn gives no right to the stone', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'famine', 'stoneOfMystery'],
    cards: { 'discard.0': [], 'hand.1': ['militia'] },
    next: { dungeon: ['skaladak'] },
  });
  beat(t, 'Kingdom').answer(1, 'dungeon').answer(1, 'Attack Famine');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(t.log().includes('The Stone of Mystery reaches rank 1, and nobody gets it.'));
});

rule.also('TH-STONE-08', 'a monster that was only taken from rank 1 gives no right to it either', () => {
  const t = play({
    hand: ['torynGladiator', 'claymore', 'lantern', 'torch'],
    hall: ['famine', 'kingdom', 'stoneOfMystery'],
  });
  t.answer(0, 'dungeon').answer(0, 'Claymore').answer(0, 'Attack Kingdom').answer(0, 'famine');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(t.log().includes('The Stone of Mystery reaches rank 1, and nobody gets it.'));
});

rule('TH-STONE-05', 'with two stones the first is taken or destroyed, the second ends the game', () => {
  const t = play({
    hand: STRONG,
    options: { stone: 'both' },
    hall: ['kingdom', 'stoneOfMystery', 'stoneOfAgony'],
    cards: { 'discard.0': [], 'hand.1': ['militia'] },
  });
  beat(t, 'Kingdom');
  // Both came to rank 1 in the refill after this victory.
  assert.deepEqual(
    t
      .kinds('discard.0')
      .filter((kind) => kind.startsWith('stone'))
      .toSorted(),
    ['stoneOfAgony', 'stoneOfMystery'],
  );
  assert.equal(t.match.result?.how, 'stone');
  const lost = play({
    hand: ['militia'],
    options: { stone: 'both' },
    hall: ['kingdom', 'stoneOfMystery', 'famine'],
    cards: { trash: [] },
    next: { dungeon: ['skaladak', 'skaladak'] },
  });
  lost.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(lost.kinds('trash'), ['stoneOfMystery']);
  assert.deepEqual(ranks(lost), ['famine', 'skaladak', 'skaladak']);
});

rule('TH-END-01', 'the stone at rank 1 ends the game at once', () => {
  const t = play({
    hand: STRONG,
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    next: { dungeon: ['theCage'] },
    cards: { 'rank.0': ['darkChampion'] },
  });
  beat(t, 'Kingdom');
  assert.equal(t.match.result?.how, 'stone');
  assert.ok(!t.log().some((line) => line.startsWith('A trap')));
  assert.equal(t.kinds('hand.0').length, 0);
});

/** A game that ends now: seat 0 drives the last monster away and nobody takes the stone. */
const lastTurn = (cards: Record<string, readonly string[]>): Thunder => {
  const t = play({
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: {
      'hand.0': ['militia'],
      'deck.0': [],
      'discard.0': [],
      'hand.1': [],
      'deck.1': [],
      'discard.1': [],
      ...cards,
    },
  });
  return t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
};

rule('TH-END-02', 'hand, deck and discard pile all count', () => {
  const t = lastTurn({
    'hand.0': ['famine'],
    'deck.0': ['kingdom'],
    'discard.0': ['harbinger'],
    'hand.1': ['torynGladiator'],
  });
  assert.deepEqual(t.match.result?.scores, [2 + 3 + 1, 2]);
});

rule('TH-END-03', 'what is destroyed, in the hall or in a cage counts for nobody', () => {
  const t = lastTurn({ trash: ['ebonFume'], caged: ['torynGladiator'], beside: ['theCage'] });
  assert.deepEqual(t.match.result?.scores, [0, 0]);
});

rule('TH-END-04', 'the most points win', () => {
  assert.deepEqual(lastTurn({ 'deck.0': ['famine'], 'deck.1': ['kingdom'] }).match.result?.winners, [1]);
});

rule('TH-END-05', 'a tie goes to the best single monster, and is shared otherwise', () => {
  const t = lastTurn({ 'deck.0': ['famine', 'famine'], 'deck.1': ['mythlurian'] });
  assert.deepEqual(t.match.result?.winners, [1]);
  const even = lastTurn({ 'deck.0': ['torynGladiator', 'famine'], 'deck.1': ['chalicePaladin', 'famine'] });
  assert.deepEqual(even.match.result?.winners, [0, 1]);
});

rule('TH-END-06', 'a game in which nothing leaves the hall any more is over after 20 rounds', () => {
  const t = play({
    hall: ['steamTorment', 'steamTorment', 'steamTorment'],
    set: (state) => (state.idle = 2 * 20 - 2),
  });
  t.answer(0, 'rest').answer(0, 'keep').answer(1, 'rest').answer(1, 'keep');
  assert.equal(t.match.result?.how, 'stalemate');
});

rule.also('TH-END-06', 'sending monsters of the back ranks under the deck does not keep a game alive', () => {
  const t = play({
    hand: ['torch'],
    hall: ['blinkDog', 'famine', 'kingdom'],
    set: (state) => (state.idle = 2 * 20 - 1),
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.equal(t.match.result?.how, 'stalemate');
  const moved = play({
    hand: ['torch'],
    hall: ['famine', 'harbinger', 'kingdom'],
    set: (state) => (state.idle = 2 * 20 - 1),
  });
  moved.answer(0, 'dungeon').answer(0, 'Attack Famine');
  assert.equal(moved.match.result, null);
});

rule('TH-GOAL-02', 'the stone adds its points and no more', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'torch'],
    hall: ['famine', 'stoneOfMystery', 'kingdom'],
    cards: { 'deck.0': [], 'discard.0': [], 'hand.1': [], 'deck.1': ['ebonFume'], 'discard.1': [] },
  });
  beat(t, 'Famine');
  // Gladiator 2, Famine 2, stone 3 against a dragon of 8.
  assert.deepEqual(t.match.result, { how: 'stone', winners: [1], scores: [7, 8] });
});

rule('TH-CARD-50', 'only the active seat loses a hero to The Cage; without one it is destroyed', () => {
  const t = play({
    hand: ['magicMissile', 'steamTorment', 'torch'],
    hall: HALL,
    next: { dungeon: ['theCage', 'famine'] },
    cards: { 'hand.1': ['militia'], trash: [], beside: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(t.kinds('trash'), ['theCage']);
  assert.deepEqual(t.kinds('beside'), []);
});

rule('TH-CARD-51', 'the next victory frees the hero, for whoever wins', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    cards: { beside: ['theCage'], caged: ['diinEnchanter'], 'discard.0': [], trash: [] },
  });
  beat(t, 'Kingdom');
  assert.ok(t.kinds('discard.0').includes('diinEnchanter'));
  assert.deepEqual([t.kinds('caged'), t.kinds('beside')], [[], []]);
  assert.ok(t.kinds('trash').includes('theCage'));
});

rule('TH-CARD-24', 'an elixir wards a trap off and stays in the hand', () => {
  const t = play({
    hand: STRONG,
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'famine'] },
    cards: { 'hand.1': ['foresightElixir', 'magicMissile'] },
  });
  beat(t, 'Kingdom').asks(1, 'foresee').answer(1, 'Show Foresight Elixir');
  assert.deepEqual(t.kinds('hand.1').toSorted(), ['foresightElixir', 'magicMissile']);
});

rule('TH-CARD-25', 'if everybody shows one the trap does nothing', () => {
  const t = play({
    hand: [...STRONG, 'foresightElixir'],
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'] },
    cards: { 'hand.1': ['foresightElixir'], 'discard.1': [], trash: [] },
  });
  beat(t, 'Kingdom').answer(0, 'Show').answer(1, 'Show');
  assert.deepEqual(t.kinds('discard.1'), []);
  assert.ok(t.kinds('trash').includes('poisonGasTrap'));
});

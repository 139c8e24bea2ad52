import assert from 'node:assert/strict';
import { beat, HALL, play, rule, type Thunder } from '../kit.ts';

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

rule.also('TH-END-05', 'a hero or a stone is no monster, however much it is worth', () => {
  const t = lastTurn({ 'deck.0': ['blindGrandmaster'], 'deck.1': ['harbinger', 'famine'] });
  assert.deepEqual([t.match.result?.scores, t.match.result?.winners], [[3, 3], [1]]);
});

rule.also('TH-END-05', 'a Horde card is worth as much in a tie as there are of them, five at most', () => {
  const hordes = ['horde3', 'horde4', 'horde5', 'horde6', 'horde7', 'horde8'];
  // Two of them count 4 together, but the best single one is worth 2.
  const two = lastTurn({ 'deck.0': hordes.slice(0, 2), 'deck.1': ['kingdom', 'harbinger'] });
  assert.deepEqual([two.match.result?.scores, two.match.result?.winners], [[4, 4], [1]]);
  // Six count 30, and each of them 5.
  const fives = ['stoneGolem', 'stoneGolem', 'lavaTorment', 'lavaTorment'];
  const six = lastTurn({
    'deck.0': hordes,
    'deck.1': [...fives, 'mythlurian', 'kingdom', 'famine', 'harbinger'],
  });
  assert.deepEqual(
    [six.match.result?.scores, six.match.result?.winners],
    [
      [30, 30],
      [0, 1],
    ],
  );
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

rule.also(
  'TH-END-06',
  'Banish moves the hall on by what it sends under the deck, not by another order',
  () => {
    const banishing = () =>
      play({
        hand: ['banish', 'militia', 'torch'],
        hall: ['kingdom', 'mythlurian', 'skaladak'],
        set: (state) => (state.idle = 7),
      })
        .answer(0, 'dungeon')
        .answer(0, 'Banish:');
    const sent = banishing().answer(0, 'Kingdom');
    assert.equal(sent.state.idle, 0);
    sent.asks(0, 'destroyOwn');
    const behind = banishing().answer(0, 'Skaladak');
    assert.equal(behind.state.idle, 7);
    behind.asks(0, 'destroyOwn');
    const rearranged = banishing().answer(0, 'Rearrange').answer(0, 'Mythlurian', 'Kingdom', 'Skaladak');
    assert.deepEqual(rearranged.kinds('rank.1'), ['mythlurian']);
    assert.equal(rearranged.state.idle, 7);
    rearranged.asks(0, 'destroyOwn');
  },
);

rule.also('TH-END-06', 'a first stone that leaves the hall unclaimed moves it on as well', () => {
  const t = play({
    options: { stone: 'both' },
    hand: ['banish', 'torch'],
    hall: ['kingdom', 'stoneOfMystery', 'skaladak'],
    set: (state) => (state.idle = 2 * 20 - 1),
  });
  t.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Rearrange');
  t.answer(0, 'Stone of Mystery', 'Kingdom', 'Skaladak').answer(0, 'Torch').answer(0, 'Attack Skaladak');
  assert.ok(t.kinds('trash').includes('stoneOfMystery'));
  assert.equal(t.match.result, null);
});

rule.also(
  'TH-END-06',
  'the table is warned ten rounds before the end and again three rounds before it',
  () => {
    const warned = (idle: number) => {
      const t = play({ hall: HALL, set: (state) => (state.idle = idle) });
      t.answer(0, 'rest').answer(0, 'keep');
      return t.log().filter((line) => line.includes('stirs'));
    };
    assert.deepEqual(warned(2 * 10 - 2), []);
    const [early] = warned(2 * 10 - 1);
    assert.match(early, /in 10 rounds/);
    assert.deepEqual(warned(2 * 10), []);
    assert.match(warned(2 * 17 - 1)[0], /in 3 rounds/);
  },
);

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

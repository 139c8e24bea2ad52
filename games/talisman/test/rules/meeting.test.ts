import assert from 'node:assert/strict';
import type { Pile } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { discard, onCard, setCounters, stackFor } from '../../rules/decks.ts';
import { lasting, pileAt, player, promptOf, rest, scene, twoThieves, visitingDenizen } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('every card goes home when it is put away, and remembers nothing', () => {
  const t = twoThieves({
    cards: {
      'objects.0': ['sword', 'talisman', 'ring'],
      'followers.0': ['stableWarhorse'],
      'hand.0': ['freeze'],
      'reward.0': ['auspice'],
      [pileAt('hills2')]: ['denizenEnchantress'],
    },
  });
  const { piles } = t.t;
  const gone = (pile: Pile): [string, string] => {
    const [card] = t.t.cards(pile);
    setCounters(t.t, card, 3);
    discard(t.t, card);
    assert.deepEqual(onCard(t.t, card), { counters: 0, stack: 0 });
    const home = (
      [
        'purchases',
        'stables',
        'talismanDiscard',
        'adventureDiscard',
        'spellDiscard',
        'removed',
        'denizenDiscard',
      ] as const
    ).find((name) => piles[name] === t.t.at(card));
    return [t.t.kind(card), String(home)];
  };
  assert.deepEqual(
    [
      piles.objects[0],
      piles.objects[0],
      piles.objects[0],
      piles.followers[0],
      piles.hand[0],
      piles.reward[0],
      piles.space[14],
    ].map(gone),
    [
      ['sword', 'purchases'],
      ['talisman', 'talismanDiscard'],
      ['ring', 'adventureDiscard'],
      ['stableWarhorse', 'stables'],
      ['freeze', 'spellDiscard'],
      ['auspice', 'removed'],
      // Only on the board of the Cataclysm do Denizens have a home.
      ['denizenEnchantress', 'denizenDiscard'],
    ],
  );
});

situation('only a Denizen who lives in the deck is shuffled into it', () => {
  const order = (kind: string): [string[], string[]] => {
    const t = twoThieves({ options: { board: 'cataclysm' }, cards: { [pileAt('hills2')]: [kind] } });
    const before = t.kinds('denizens');
    discard(t.t, t.t.cards(t.t.piles.space[14])[0]);
    return [before, t.kinds('denizens')];
  };
  const [before, after] = order('denizenAlchemist');
  assert.deepEqual(after.toSorted(), [...before, 'denizenAlchemist'].toSorted());
  assert.notDeepEqual(after.slice(0, -1), before);
  const [same, still] = order('wanderer');
  assert.deepEqual(still, same);
});

situation('a card has one stack for all that lies on it, and none when all are taken', () => {
  const { t } = twoThieves({
    cards: { 'objects.0': ['concealedPouch', 'sword', 'ring'], 'stack.0': ['axe'] },
  });
  const [pouch, sword] = t.cards(t.piles.objects[0]);
  const first = stackFor(t, pouch);
  // Something lies in the first stack, whatever it lies on.
  assert.equal(first, t.piles.stack[1]);
  assert.equal(stackFor(t, pouch), first);
  const other = twoThieves({ cards: { 'objects.0': ['concealedPouch'] } }).t;
  const [alone] = other.cards(other.piles.objects[0]);
  assert.deepEqual(
    [stackFor(other, alone), stackFor(other, alone)],
    [other.piles.stack[0], other.piles.stack[0]],
  );
  for (const pile of t.piles.stack.slice(2)) t.move(t.top(t.piles.adventure)!, pile);
  assert.deepEqual([stackFor(t, sword), onCard(t, sword)], [null, { counters: 0, stack: 0 }]);
});

situation('a Denizen who is drawn and met is told', () => {
  const t = visitingDenizen('denizenDoctor');
  rest(t);
  assert.ok(t.log().some((line) => line.startsWith('Seat 0 draws the Doctor')));
});

// Fate.

situation('a die that was chosen leaves no fate to spend', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['ruins', 'city'],
    with: { 0: { fate: 1 } },
    cards: { 'objects.0': ['luckyCharm'] },
    dice: [2, 3],
  });
  while (promptOf(t) !== 'destination') t.answer(0, promptOf(t) === 'fate' ? 'keep' : 'pass');
  t.answer(0, 'tavern').asks(0, 'beforeRoll').answer(0, 'Lucky Charm').answer(0, 4);
  rest(t);
  assert.deepEqual([player(t).gold, player(t).fate, t.state.turn], [1, 1, 1]);
});

situation('advice and bad luck of the one in turn do not touch the rolls of others', () => {
  const defends = (advice: number, armour: number): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'objects.1': ['armour'] },
      set: (state) => state.lasting.push(lasting('unlucky', { whom: 1, rounds: 1 })),
      dice: [2, 3],
    });
    t.state.now.advice = advice;
    t.roll(5, 1, armour).answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').answer(0, '1 life');
    rest(t);
    return player(t, 1).lives;
  };
  // Armour holds with a 4.
  assert.deepEqual([defends(2, 3), defends(0, 4)], [3, 4]);
});

situation('an ability is told', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    with: { 1: { gold: 2 } },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal');
  assert.ok(t.log().includes('Seat 0 uses an ability against Seat 1.'));
});

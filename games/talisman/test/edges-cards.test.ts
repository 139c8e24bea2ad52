import assert from 'node:assert/strict';
import type { Pile } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { canDraw, countersOn, discard, drawFrom, onCard, setCounters, stackFor } from '../rules/decks.ts';
import { waysAgainst } from '../rules/meeting.ts';
import { gainSpells } from '../rules/spells.ts';
import { craft, strength } from '../rules/stats.ts';
import { rest } from './casting.ts';
import { pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene } from './tables.ts';
import { visiting } from './visiting.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const thieves = (more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief'], at: ['city', 'tavern'], ...more });
const prompt = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;

// Decks and where cards go.

rule.also(
  'TA-ADV-11',
  'there is something to draw as long as the deck or its discard pile holds a card',
  () => {
    const can = (spells: string[], spellDiscard: string[]): boolean =>
      canDraw(thieves({ cards: { spells, spellDiscard } }).t, 'spells');
    assert.deepEqual([can(['freeze'], []), can([], ['freeze']), can([], [])], [true, true, false]);
    const rewards = (cards: string[]): boolean =>
      canDraw(thieves({ cards: { rewards: cards } }).t, 'rewards');
    assert.deepEqual([rewards(['auspice']), rewards([])], [true, false]);
    const t = scene({
      seats: ['wizard', 'thief'],
      cards: { spells: [], spellDiscard: ['freeze', 'energize'] },
    });
    assert.ok(gainSpells(t.t, 0, 1));
    assert.deepEqual([t.kinds('spells').length, t.kinds('hand.0').length], [1, 1]);
    assert.equal(t.log().at(-2), 'A discard pile is shuffled anew.');
    // The last card is drawn before the deck is made anew.
    const last = thieves({ cards: { spells: ['freeze'], spellDiscard: ['energize'] } });
    drawFrom(last.t, 'spells', last.t.piles.hand[0]);
    assert.deepEqual([last.kinds('hand.0'), last.kinds('spellDiscard')], [['freeze'], ['energize']]);
    // Where there is nothing, nothing is drawn and nothing shuffled.
    const none = thieves({ cards: { spells: [], spellDiscard: [], rewards: [] } });
    assert.deepEqual(
      [drawFrom(none.t, 'spells', none.t.piles.hand[0]), drawFrom(none.t, 'rewards', none.t.piles.reward[0])],
      [null, null],
    );
    assert.ok(!none.log().some((line) => line.includes('shuffled')));
  },
);

situation('every card goes home when it is put away, and remembers nothing', () => {
  const t = thieves({
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
    const t = thieves({ options: { board: 'cataclysm' }, cards: { [pileAt('hills2')]: [kind] } });
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
  const { t } = thieves({ cards: { 'objects.0': ['concealedPouch', 'sword', 'ring'], 'stack.0': ['axe'] } });
  const [pouch, sword] = t.cards(t.piles.objects[0]);
  const first = stackFor(t, pouch);
  // Something lies in the first stack, whatever it lies on.
  assert.equal(first, t.piles.stack[1]);
  assert.equal(stackFor(t, pouch), first);
  const other = thieves({ cards: { 'objects.0': ['concealedPouch'] } }).t;
  const [alone] = other.cards(other.piles.objects[0]);
  assert.deepEqual(
    [stackFor(other, alone), stackFor(other, alone)],
    [other.piles.stack[0], other.piles.stack[0]],
  );
  for (const pile of t.piles.stack.slice(2)) t.move(t.top(t.piles.adventure)!, pile);
  assert.deepEqual([stackFor(t, sword), onCard(t, sword)], [null, { counters: 0, stack: 0 }]);
});

// Denizens.

rule.also('TA-DENIZEN-01', 'where nobody is left to be drawn, nobody is visited', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'fields1'],
    options: { board: 'cataclysm' },
    cards: { denizens: [], denizenDiscard: [], [pileAt('city')]: [] },
    dice: [4, 1],
  }).answer(0, 'city');
  rest(t);
  assert.equal(t.state.turn, 1);
  assert.ok(!t.log().some((line) => /Seat 0 (draws|meets)/u.test(line)));
});

situation('a Denizen who is drawn and met is told', () => {
  const t = visiting('denizenDoctor');
  rest(t);
  assert.ok(t.log().some((line) => line.startsWith('Seat 0 draws Doctor')));
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
  while (prompt(t) !== 'destination') t.answer(0, prompt(t) === 'fate' ? 'keep' : 'pass');
  t.answer(0, 'tavern').asks(0, 'beforeRoll').answer(0, 'Lucky Charm').answer(0, 4);
  rest(t);
  assert.deepEqual([player(t).gold, player(t).fate, t.state.turn], [1, 1, 1]);
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
  assert.ok(rich.log().includes('Seat 0 rolls 1.'));
  assert.ok(rich.log().includes('Seat 0 spends fate and rolls 4.'));
});

situation('an Orb of Destiny with doubles costs all fate and the Orb, and says so', () => {
  const rolls = (fate: number, ...dice: number[]): Table => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'city'],
      with: { 0: { fate } },
      cards: { 'objects.0': ['orbOfDestiny'] },
      dice: [2, 3],
    });
    return t
      .answer(0, 'keep')
      .roll(1, ...dice)
      .answer(0, 'tavern')
      .asks(0, 'fate')
      .answer(0, 'reroll0');
  };
  const told = (t: Table): string[] => t.log().filter((line) => /rolls 4, 4|loses/u.test(line));
  const doubles = rolls(3, 4, 4);
  assert.deepEqual([player(doubles).fate, player(doubles).gold, doubles.kinds('objects.0')], [0, 1, []]);
  assert.deepEqual(told(doubles), [
    'Seat 0 rolls 4, 4.',
    'Seat 0 loses 2 fate.',
    'Seat 0 loses Orb of Destiny.',
  ]);
  assert.deepEqual(told(rolls(2, 4, 4))[1], 'Seat 0 loses 1 fate.');
  assert.deepEqual(told(rolls(1, 4, 4)), ['Seat 0 rolls 4, 4.', 'Seat 0 loses Orb of Destiny.']);
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

// Other characters.

situation('whom a Chivalric Knight spares, and whom a Crusader', () => {
  const ways = (who: string, more: Scene): string[] =>
    waysAgainst(scene({ seats: [who, 'thief'], at: ['city', 'city'], ...more }).t, 0, 1, false).map(
      ({ id }) => id,
    );
  const strengthOf = (strength: number): Scene => ({ with: { 0: { strength } } });
  // A knight and a Thief have Strength 3.
  assert.deepEqual(
    [ways('chivalricKnight', {}), ways('chivalricKnight', strengthOf(1)), ways('thief', strengthOf(1))],
    [['attack'], [], ['attack']],
  );
  assert.deepEqual(ways('chivalricKnight', { ...strengthOf(1), at: ['crownOfCommand', 'crownOfCommand'] }), [
    'attack',
  ]);
});

situation('called to arms a Thief cannot steal', () => {
  const t = thieves({ at: ['city', 'city'], with: { 1: { gold: 2 } } });
  const ways = (lifeOnly: boolean): string[] => waysAgainst(t.t, 0, 1, lifeOnly).map(({ id }) => id);
  assert.deepEqual([ways(false), ways(true)], [['attack', 'steal'], ['attack']]);
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

situation('Dead Magic takes what Magic Objects give, and leaves what others give', () => {
  const values = (more: Scene): number[] => {
    const { t } = thieves({ ...more, cards: { 'objects.0': ['ring'], 'followers.0': ['unicorn'] } });
    return [strength(t, 0), craft(t, 0)];
  };
  const dead: Scene = { set: (state) => state.lasting.push(lasting('noMagic')) };
  // A Thief has 3 of both.
  assert.deepEqual(
    [values({}), values(dead)],
    [
      [5, 5],
      [4, 4],
    ],
  );
});

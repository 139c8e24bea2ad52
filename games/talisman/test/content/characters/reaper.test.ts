import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  lands,
  meets,
  offered,
  optionIds,
  pileAt,
  player,
  rest,
  scene,
  until,
  visitingDenizen,
  walking,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('Knight and Dark Cultist stay what they are', () => {
  const knight = walking('knight', { cards: { [pileAt('hills2')]: ['mephistopheles'] } });
  assert.equal(player(knight).alignment, 'good');
  const cultist = walking('darkCultist', { cards: { [pileAt('hills2')]: ['avatarOfJustice'] } });
  assert.equal(player(cultist).alignment, 'evil');
});

situation('the Sage looks at the next card in her own turn only', () => {
  const t = scene({
    seats: ['thief', 'sage'],
    at: ['city', 'tavern'],
    next: { adventure: ['dragon'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
});

situation('the Knight attacks no good character, but others', () => {
  const t = scene({
    seats: ['knight', 'monk', 'thief'],
    at: ['city', 'hills2', 'hills2'],
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual(t.options(0).length, 2);
  t.roll(6, 1, 1).answer(0, 'seat2').answer(0, '1 life');
  assert.equal(t.state.players[2].lives, 3);
});

situation('the Merchant buys cheaper, sells and trades', () => {
  const buys = scene({
    seats: ['merchant', 'warrior'],
    at: ['fields6'],
    with: { 0: { gold: 3 } },
    dice: [1, 3],
  });
  buys.roll(2).answer(0, 'village').answer(0, 'The Blacksmith').answer(0, 'Armour for 3 gold');
  assert.deepEqual([buys.kinds('objects.0'), buys.state.players[0].gold], [['armour'], 0]);
  buys.asks(0, 'reaperMove');
  const sells = scene({
    seats: ['merchant', 'warrior'],
    at: ['fields3'],
    cards: { 'objects.0': ['sword', 'axe'] },
    dice: [4, 1],
  });
  sells.answer(0, 'city').answer(0, 'Sell Objects').answer(0, 'Sword');
  assert.deepEqual([sells.kinds('objects.0'), sells.state.players[0].gold], [['axe'], 1]);
  sells.asks(0, 'choose');
  const trades = lands('merchant', 'warrior', [], {
    cards: { 'objects.0': ['helmet'], 'objects.1': ['ring'] },
  });
  trades.answer(0, 'Trade');
  assert.deepEqual([trades.kinds('objects.0'), trades.kinds('objects.1')], [['ring'], ['helmet']]);
});

situation(
  'the Merchant sells where there is a market, in his own turn, and only what can be given away',
  () => {
    const from = { city: 'fields3', tavern: 'plains3', village: 'fields6', castle: 'runes3' } as const;
    const sells = (to: keyof typeof from, objects: readonly string[]): boolean => {
      const t = scene({
        seats: ['merchant', 'warrior'],
        at: [from[to], 'oasis'],
        cards: { 'objects.0': objects },
        dice: to === 'castle' ? [1] : [4, 1],
      });
      until(t, 'destination').answer(0, to);
      return offered(t, 0, 'Sell Objects');
    };
    assert.deepEqual([sells('city', ['sword']), sells('tavern', ['sword'])], [true, false]);
    assert.deepEqual([sells('village', ['sword']), sells('castle', ['sword'])], [true, true]);
    assert.deepEqual([sells('city', []), sells('city', ['falseGrail'])], [false, false]);
    const other = scene({
      seats: ['warrior', 'merchant'],
      at: ['fields3', 'city'],
      cards: { 'objects.1': ['sword'] },
      dice: [4, 1],
    }).answer(0, 'city');
    rest(other);
    assert.ok(!offered(other, 1, 'Sell Objects'));
  },
);

rule.also('TA-ALIGN-04', 'the Merchant trades nothing that is barred to either of the two', () => {
  const ways = (mine: readonly string[], theirs: readonly string[]): boolean => {
    const t = scene({
      seats: ['merchant', 'thief'],
      at: ['city', 'hills2'],
      with: { 0: { alignment: 'good' }, 1: { alignment: 'evil' } },
      cards: { 'objects.0': mine, 'objects.1': theirs },
      dice: [2, 3],
    });
    until(t, 'destination').answer(0, 'hills2');
    t.answer(0, 'seat1');
    rest(t);
    return offered(t, 0, 'Trade');
  };
  assert.deepEqual(
    [ways(['ring'], ['sword']), ways(['ring'], ['runesword']), ways(['holyGrail'], ['sword'])],
    [true, false, false],
  );
});

situation('the Sage sees the next card and keeps one of two Spells', () => {
  const t = scene({
    seats: ['sage', 'warrior'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['witch'] },
    next: { adventure: ['dragon'], spells: ['hex', 'healing'] },
    dice: [2, 3, 5],
  });
  assert.ok(t.log(0).some((line) => line.includes('Dragon')));
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
  t.answer(0, 'hills2').asks(0, 'keepSpell').answer(0, 'Healing');
  assert.deepEqual(
    [t.kinds('hand.0'), t.kinds('spellDiscard'), t.kinds('offered.0')],
    [['healing'], ['hex'], []],
  );
  t.asks(0, 'turnStart');
});

situation('the Sage sets an alignment for gold', () => {
  const t = visitingDenizen('denizenSage', { with: { 0: { gold: 1 } } })
    .answer(0, 'pay')
    .answer(0, 'seat1');
  t.answer(0, 'Evil');
  assert.deepEqual([player(t).gold, player(t, 1).alignment, player(t).alignment], [0, 'evil', 'neutral']);
});

situation('a Sage knows the next Adventure card, and nobody else does', () => {
  const t = scene({
    seats: ['sage', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['counterspell'] },
    dice: [2, 3],
  });
  rest(t);
  const { table } = t.match;
  const [next, second] = table.cards(table.piles.adventure).toReversed();
  assert.deepEqual(
    [table.knows(0, next), table.knows(1, next), table.knows(0, second)],
    [true, false, false],
  );
});

situation('a Merchant haggles, but nothing is free', () => {
  const t = meets('merchant', ['market'], [], { with: { 0: { gold: 9 } } }).answer(0, 'visit');
  assert.deepEqual(t.options(0).toSorted(), [
    'Helmet for 1 gold',
    'Mule for 1 gold',
    'No, go on',
    'Raft for 2 gold',
    'Shield for 1 gold',
    'Sword for 1 gold',
    'Water Bottle for 1 gold',
  ]);
});

situation('the Merchant sells in his own turn, and the Sage sees one card', () => {
  const t = scene({
    seats: ['thief', 'merchant'],
    at: ['fields3', 'city'],
    cards: { 'objects.1': ['axe'] },
    dice: [4, 1],
  });
  t.answer(0, 'city').asks(0, 'encounter');
  const sage = scene({
    seats: ['sage', 'thief'],
    at: ['city', 'oasis'],
    next: { adventure: ['dragon', 'ogre'] },
    dice: [2, 3],
  });
  const seen = sage.log(0).join(' ');
  assert.deepEqual([seen.includes('Dragon'), seen.includes('Ogre')], [true, false]);
  const empty = scene({
    seats: ['sage', 'thief'],
    at: ['city', 'oasis'],
    cards: { adventure: ['dragon'] },
    dice: [2, 3],
  });
  assert.ok(empty.log(0).join(' ').includes('Dragon'));
});

situation('a Knight may turn to those it spares, only not against them', () => {
  const t = scene({
    seats: ['knight', 'elf'],
    at: ['city', 'hills2'],
    with: { 0: { gold: 1 } },
    cards: { 'quest.0': ['giveOneGold'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'encounter').answer(0, 'seat1');
  const ways = optionIds(t);
  assert.ok(!ways.includes('attack'), ways.join());
  rest(t);
});

// Coming and going.

rule.also('TA-SETUP-12', 'a new Sage picks its Spell in time to cast it in its first turn', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['sage', 'sage', 'sage'] },
  });
  t.answer(0, optionIds(t)[0]);
  if (t.match.question(0)?.ask.prompt === 'startSpace') t.answer(0, optionIds(t)[0]);
  t.asks(0, 'keepSpell').answer(0, optionIds(t)[0]);
  assert.deepEqual([t.kinds('hand.0').length, player(t).casts], [1, 1]);
  rest(t);
});

// What the next character inherits.

rule.also('TA-DEATH-07', 'a new Knight who inherits the Hag gets no horse', () => {
  const t = scene({
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: {
      'character.0': [],
      characters: ['chivalricKnight', 'chivalricKnight', 'chivalricKnight'],
      'followers.0': ['cursedByAHag'],
    },
  });
  t.answer(0, optionIds(t)[0]);
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), ['cursedByAHag']);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { setCounters } from '../rules/decks.ts';
import { inside } from './landing.ts';
import { about, asked, rest, until } from './looking.ts';
import { carrying, lands, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';
import { visiting } from './visiting.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const told = (t: Table): string => {
  rest(t);
  return t.log().join('\n');
};

situation('a Healer’s Kit is used up by a 1 only, and for its owner only', () => {
  const t = carrying(['ogre'], ['healersKit'], { dice: [1, 5] })
    .asks(0, 'loss.instead')
    .roll(2)
    .answer(0, 'healersKit');
  assert.deepEqual([player(t).lives, t.kinds('objects.0')], [3, ['healersKit']]);
  rest(t);
  const other = meeting(['ogre'], { cards: { 'objects.1': ['healersKit'] }, dice: [1, 5] });
  assert.notEqual(asked(other, 1), 'loss.instead');
  assert.equal(player(other).lives, 3);
});
situation('a Spiked Shield hurts nobody in psychic combat', () => {
  const attacks = (how: string): number => {
    const t = lands('wizard', 'thief', [3, 3], { cards: { 'objects.1': ['spikedShield'] } }).answer(0, how);
    rest(t);
    return player(t).lives;
  };
  const { lives } = game.content.wizard.character!;
  assert.deepEqual([attacks('Attack'), attacks('Attack in psychic combat')], [lives - 1, lives]);
});
situation('a Whetstone sharpens the weapon of whoever is attacked, too, but not the mind', () => {
  const attacked = (objects: readonly string[]): string =>
    told(lands('troll', 'thief', [2, 2], { cards: { 'objects.1': objects } }));
  assert.match(attacked(['whetstone', 'sword']), /Seat 0 8, Seat 1 7/u);
  assert.match(attacked(['whetstone']), /Seat 0 8, Seat 1 5/u);
  const psychic = carrying(['shadow'], ['whetstone', 'iceFang'], { dice: [2, 1] });
  assert.match(lastFight(psychic), /6 against 3/u);
  rest(psychic);
});
situation('Map and Shovel take 2 from the sum of the dice', () => {
  for (const [kind, to, dice] of [
    ['map', 'mines', [2, 2, 2]],
    ['foundMap', 'mines', [2, 2, 2]],
    ['shovel', 'crypt', [2, 2, 2]],
    ['foundShovel', 'crypt', [2, 2, 2]],
  ] as const) {
    const t = inside('plainOfPeril', to, dice, { cards: { 'objects.0': [kind] } });
    rest(t);
    assert.equal(where(t, 0), 'plainOfPeril', kind);
  }
});
situation('the Talisman of Protection guards its owner in the inner region: one life in a turn', () => {
  // A Vampire takes 3 lives with a 6.
  const lives = (owner: number): number => {
    const t = inside('mines', 'vampiresTower', [6], {
      cards: { [`objects.${owner}`]: ['talismanOfProtection'] },
    });
    rest(t);
    return player(t).lives;
  };
  assert.deepEqual([lives(0), lives(1)], [3, 1]);
  const outer = carrying(['fallenAngel'], ['talismanOfProtection']);
  assert.equal(player(outer).lives, 2);
  const other = meeting(['fallenAngel'], {
    at: ['city', 'mines'],
    cards: { 'objects.1': ['talismanOfProtection'] },
  });
  assert.equal(player(other).lives, 2);
  // Where one life has been lost in this turn, no other is.
  const twice = scene({
    seats: ['thief', 'thief'],
    at: ['mines', 'village'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    dice: [6],
  });
  setCounters(twice.t, twice.t.cards(twice.t.piles.objects[0])[0], 1);
  twice.answer(0, 'vampiresTower');
  rest(twice);
  assert.equal(player(twice).lives, 4);
  assert.ok(!twice.log().some((line) => /Seat 0 loses/u.test(line)), twice.log().join('\n'));
});
situation(
  'a classic quest may be declined; a new one takes the place of the old, and comes back from where it was',
  () => {
    const options = { reaper: false, frostmarch: false, cataclysm: false };
    const visits = (cards: Readonly<Record<string, readonly string[]>>, die: number): Table =>
      scene({ seats: ['thief', 'thief'], at: ['desert2', 'city'], options, cards, dice: [3, die] }).answer(
        0,
        'warlocksCave',
      );
    const none = visits({}, 1).answer(0, 'pass');
    assert.deepEqual(none.kinds('quest.0'), []);
    const replaced = visits({ 'quest.0': ['killOneEnemy'], warlockDiscard: ['takeOneLife'] }, 1);
    until(replaced, 'acceptQuest').answer(0, 'accept');
    assert.deepEqual(
      [replaced.kinds('quest.0'), replaced.kinds('warlockDiscard')],
      [['takeOneLife'], ['killOneEnemy']],
    );
    const other = visits({ warlockDiscard: ['takeOneLife'] }, 2).answer(0, 'accept');
    assert.deepEqual(
      [other.kinds('quest.0'), other.kinds('warlockDiscard')],
      [['killOneEnemy'], ['takeOneLife']],
    );
    assert.match(told(other), /quest/iu);
  },
);
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
situation('a Royal Decree is for what its owner meets, and its use is told', () => {
  const t = carrying(['talismonger'], ['royalDecree']).asks(0, 'moveEnded').answer(0, 'royalDecree');
  assert.match(told(t), /Seat 0 uses Royal Decree/u);
  const other = meeting(['talismonger'], {
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['royalDecree'] },
    dice: [6],
  });
  assert.notEqual(asked(other, 1), 'moveEnded');
});
situation('another round with an Apprentice Healer costs 1 gold, as long as one is there', () => {
  const visits = (die: number, gold: number, lives = 2): Table => {
    const t = visiting('apprenticeHealer', { with: { 0: { gold, lives } }, dice: [die] });
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
situation('where a Denizen is sent to is told', () => {
  const t = meeting(['chanceMeeting'], {
    options: { board: 'cataclysm' },
    cards: { 'buried.14': [] },
    next: { denizens: ['beggar'] },
  }).answer(0, 'tavern');
  assert.deepEqual(t.kinds(pileAt('tavern')), ['beggar']);
  assert.match(told(t), /Beggar now lies here: Tavern/u);
});
situation('nine kinds of cards are Talismans, and of the plain one there are four', () => {
  const talismans = Object.fromEntries(
    Object.entries(game.content).flatMap(([kind, { talisman, copies }]) =>
      talisman ? [[kind, copies]] : [],
    ),
  );
  assert.deepEqual(talismans, {
    foundTalisman: 2,
    talisman: 4,
    spellboundTalisman: 1,
    talismanOfCensure: 1,
    talismanOfPower: 1,
    talismanOfProtection: 1,
    talismanOfWisdom: 1,
    agelessTalisman: 1,
    // It comes with its ending.
    oneTalisman: 0,
  });
});
situation('only one ending counts quests', () => {
  const counting = Object.entries(game.content).flatMap(([kind, { ending }]) =>
    (ending?.quests ?? 0) > 0 ? [kind] : [],
  );
  assert.deepEqual(counting, ['warlockQuests']);
});

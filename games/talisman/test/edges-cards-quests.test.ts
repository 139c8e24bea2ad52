import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { pileAt } from './meeting.ts';
import { where } from './tables.ts';
import { visiting } from './visiting.ts';
import { on } from './questing.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof on>;

const isDone = (t: Table, quest: string): boolean => {
  rest(t);
  return t.kinds('warlockDiscard').includes(quest);
};
/** How often the deed of a quest was counted. */
const counted = (t: Table): number => {
  rest(t);
  const [card] = t.t.cards(t.t.piles.quest[0]);
  return (t.t.note(card) as { counters: number } | null)?.counters ?? 0;
};

situation('trophies of one point count, those of the other attribute do not', () => {
  const asked = (trophies: readonly string[]) =>
    on('deliverCraftTrophies', { cards: { 'trophies.0': trophies } }).match.question(0)!.ask.prompt;
  // Lemures are worth 1.
  assert.equal(asked(['lemure', 'ghost']), 'deliver');
  assert.equal(asked(['ghost', 'wolf']), 'destination');
  const t = on('deliverCraftTrophies', { cards: { 'trophies.0': ['wolf', 'lemure', 'ghost', 'shadow'] } });
  t.answer(0, 'Fulfil the quest').asks(0, 'deliverTrophy');
  assert.deepEqual(
    [t.options(0), t.match.question(0)!.ask.about],
    [['Lemure', 'Ghost', 'Shadow'], { left: 5 }],
  );
  t.answer(0, 'Shadow').asks(0, 'deliverTrophy');
  assert.deepEqual(t.match.question(0)!.ask.about, { left: 3 });
  t.answer(0, 'Lemure');
  if (t.match.question(0)?.ask.prompt === 'deliverTrophy') t.answer(0, 'Ghost');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
  rest(t);
});
situation('a creature that is no card is no Enemy to a quest, and the Sentinel is no other creature', () => {
  const brigand = (quest: string) =>
    on(quest, { at: ['ruins', 'oasis'], with: { 0: { strength: 9 } }, dice: [2, 3, 1, 5, 1] }).answer(
      0,
      'forest',
    );
  assert.deepEqual(
    ['killOneEnemy', 'killOneMonster', 'defeatTheSentinel'].map((quest) => isDone(brigand(quest), quest)),
    [false, false, false],
  );
  const enemy = on('defeatTheSentinel', { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 5, 1] });
  assert.ok(!isDone(enemy.answer(0, 'hills2'), 'defeatTheSentinel'));
});
situation('a quest to visit somebody is fulfilled by that visit alone', () => {
  const quests = [
    'visitTheMystic',
    'visitTheEnchantress',
    'visitTheAlchemist',
    'visitTheBlackKnight',
    'prayAtTheTemple',
  ];
  for (const quest of quests) {
    const doctor = on(quest, { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
    assert.ok(!isDone(doctor, quest), quest);
    const enemy = on(quest, { cards: { [pileAt('hills2')]: ['wolf'] }, dice: [2, 3, 5, 1] }).answer(
      0,
      'hills2',
    );
    assert.ok(!isDone(enemy, quest), quest);
  }
  const mystic = on('visitTheRoyalDoctor', { at: ['fields1', 'oasis'], dice: [1, 2, 2] });
  assert.ok(!isDone(mystic.answer(0, 'village').answer(0, 'The Mystic'), 'visitTheRoyalDoctor'));
});
situation('one Spell is handed over, one gold coin given, one life lost', () => {
  const spell = on('deliverSpell', { cards: { 'hand.0': ['reverence', 'hex'] } });
  spell.answer(0, 'Fulfil the quest').answer(0, 'Hex');
  assert.deepEqual(spell.kinds('hand.0'), ['reverence']);
  rest(spell);
  const gold = on('giveOneGold', {
    at: ['city', 'hills2'],
    with: { 0: { gold: 3 } },
    next: { rewards: ['mightOfGiants'] },
  });
  gold.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Give 1 gold');
  assert.deepEqual([gold.state.players[0].gold, gold.state.players[1].gold], [2, 1]);
  rest(gold);
  const turns = on('loseTwoTurns', { at: ['city', 'tavern'], dice: [2, 3, 2, 3, 2, 3] }).answer(
    0,
    'Fulfil the quest',
  );
  assert.ok(turns.log().some((line) => line.endsWith('misses 2 turns.')));
  rest(turns);
});
situation('a life that is saved has fulfilled no quest', () => {
  const t = on('loseOneLife', { cards: { 'reward.0': ['glassGuardians'] } });
  t.t.setNote(t.t.cards(t.t.piles.reward[0])[0], { counters: 4, stack: 0 });
  t.answer(0, 'Fulfil the quest').answer(0, 'Glass Guardians').asks(0, 'destination');
  assert.deepEqual([t.kinds('quest.0'), t.state.players[0].lives], [['loseOneLife'], 4]);
});
situation('what a quest counts is nothing else', () => {
  const walk = (
    quest: string,
    cards: readonly string[],
    dice: readonly number[],
    answer: string | null = null,
  ) => {
    const t = on(quest, { cards: { [pileAt('hills2')]: cards }, dice: [2, 3, ...dice] }).answer(0, 'hills2');
    if (answer !== null) t.answer(0, answer);
    return counted(t);
  };
  // A Stranger, an Enemy, a Place, an Event, in this order.
  const counts = (quest: string) => [
    walk(quest, ['witch'], [6]),
    walk(quest, ['wolf'], [5, 1]),
    walk(quest, ['magicStream'], [], 'visit'),
    walk(quest, ['imp'], [3]),
  ];
  assert.deepEqual(counts('championOfThePeople'), [1, 0, 0, 0]);
  assert.deepEqual(counts('faceThyRivals'), [0, 0, 0, 0]);
  assert.deepEqual(counts('huntThemDown'), [0, 1, 0, 0]);
  assert.deepEqual(counts('travelTheWorld'), [0, 0, 1, 0]);
  assert.deepEqual(counts('unveilTreasures'), [0, 0, 0, 0]);
  assert.deepEqual(counts('witnessTheStrange'), [0, 0, 0, 1]);
  const rival = (quest: string) =>
    counted(
      on(quest, { at: ['city', 'hills2'], dice: [2, 3, 1, 1] })
        .answer(0, 'hills2')
        .answer(0, 'seat1'),
    );
  assert.deepEqual([rival('huntThemDown'), rival('faceThyRivals')], [0, 1]);
  const drawn = on('unveilTreasures', { next: { adventure: ['wolf'] }, dice: [2, 3, 5, 1] });
  assert.equal(counted(drawn.answer(0, 'hills2')), 0);
  const denizen = (quest: string) =>
    counted(visiting('goldLender', { cards: { 'quest.0': [quest] }, dice: [3] }));
  assert.deepEqual(['championOfThePeople', 'travelTheWorld'].map(denizen), [1, 0]);
  const place = on('championOfThePeople', { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
  assert.deepEqual([counted(place), where(place, 0)], [0, 'castle']);
});

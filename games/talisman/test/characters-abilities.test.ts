import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { pileAt } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const player = (t: Table, seat = 0) => t.state.players[seat];
const fight = (t: Table) => t.log().findLast((line) => / against \d+, /u.test(line));
const until = (t: Table, prompt: string): Table => {
  for (let i = 0; i < 12 && t.match.question(0)?.ask.prompt !== prompt; i++)
    t.answer(t.match.waiting[0], 'pass');
  return t.asks(0, prompt);
};
/** This character in the City, a Thief far away; it walks to the Hills. */
const walking = (who: string, more: Scene = {}): Table =>
  until(scene({ seats: [who, 'thief'], at: ['city', 'oasis'], dice: [2, 3], ...more }), 'destination').answer(
    0,
    'hills2',
  );

situation('Wizard, Prophetess and Sage are never without a Spell', () => {
  for (const who of ['wizard', 'prophetess', 'sage']) {
    const t = scene({
      seats: [who, 'thief'],
      at: ['city', 'oasis'],
      cards: { 'hand.0': ['blessed'] },
      next: { spells: ['reverence', 'hex'] },
      dice: [2, 3],
    });
    t.answer(0, 'Blessed');
    if (who === 'sage') t.answer(0, 'Reverence');
    assert.deepEqual(t.kinds('hand.0'), ['reverence'], who);
    rest(t);
  }
});
situation('the Thief helps himself at the Village', () => {
  const t = scene({ seats: ['thief', 'warrior'], at: ['fields1', 'oasis'], dice: [1, 2] });
  t.answer(0, 'village').answer(0, 'The Blacksmith').asks(0, 'stealWare').answer(0, 'Armour');
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['armour'], 0]);
  rest(t);
});
situation('Priest, Monk, Cleric and Knight pray better', () => {
  for (const [who, die] of [
    ['priest', 4],
    ['monk', 4],
    ['cleric', 4],
    ['knight', 3],
  ] as const) {
    const t = scene({ seats: [who, 'warrior'], at: ['fields2', 'oasis'], dice: [1, 2, die] });
    until(t, 'destination').answer(0, 'chapel').answer(0, 'Pray');
    const before = { priest: 4, monk: 4, cleric: 5, knight: 4 }[who];
    assert.equal(player(t).lives, before + 1, who);
    rest(t);
  }
});
situation('the Priest uses no weapons, the Monk neither weapons nor armour', () => {
  for (const who of ['priest', 'monk']) {
    const t = walking(who, {
      cards: { 'objects.0': ['sword'], [pileAt('hills2')]: ['wolf'] },
      dice: [2, 3, 5, 1],
    });
    assert.match(fight(t)!, who === 'priest' ? /7 against 3/u : /10 against 3/u, who);
    rest(t);
  }
  const bare = walking('monk', {
    cards: { 'objects.0': ['armour'], [pileAt('hills2')]: ['dragon'] },
    dice: [2, 3, 1, 5],
  });
  assert.equal(player(bare).lives, 3);
});
situation('the Troll heals with a 6 instead of moving', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 2 } },
    dice: [6, 3],
  });
  t.asks(0, 'moveRolled').answer(0, 'Troll');
  assert.deepEqual([player(t).lives, where(t, 0), t.state.turn], [3, 'city', 1]);
});
situation('whoever knows the way need not roll', () => {
  for (const [who, from, to] of [
    ['troll', 'plains1', 'crags'],
    ['dwarf', 'plains1', 'crags'],
    ['ogreChieftain', 'plains1', 'crags'],
    ['elf', 'plains4', 'forest'],
  ] as const) {
    const t = scene({ seats: [who, 'thief'], at: [from, 'oasis'], dice: [1, 2] });
    t.answer(0, to).asks(0, 'rollOrNot').answer(0, 'pass');
    assert.equal(player(t).misses, 0, who);
    rest(t);
  }
  const chasm = scene({ seats: ['dwarf', 'thief'], at: ['hills3', 'tavern'], dice: [3] });
  chasm.answer(0, 'chasm').asks(0, 'rollOrNot');
});
situation('the Elf walks from Woods to Woods', () => {
  const t = scene({ seats: ['elf', 'thief'], at: ['woods1', 'oasis'] });
  t.asks(0, 'turnStart').answer(0, 'Walk through the Woods').answer(0, 'woods3');
  assert.equal(where(t, 0), 'woods3');
  rest(t);
});
situation('the Woods fill the hand of the Druid', () => {
  const t = scene({
    seats: ['druid', 'thief'],
    at: ['plains2', 'oasis'],
    next: { spells: ['hex', 'reverence'] },
    dice: [1, 2],
  });
  until(t, 'destination').answer(0, 'woods3');
  until(t, 'reaperMove');
  assert.deepEqual(t.kinds('hand.0').toSorted(), ['hex', 'reverence']);
});
situation('what belongs to one turn of Assassin and Chivalric Knight is over with it', () => {
  const dagger = walking('assassin', { cards: { [pileAt('hills2')]: ['wolf'] } });
  dagger.roll(5).answer(0, 'assassinate');
  const { table } = dagger.match;
  assert.equal((table.note(table.top(table.piles.character[0])!) as { counters: number }).counters, 0);
  rest(dagger);
  const knight = scene({
    seats: ['warrior', 'chivalricKnight'],
    at: ['city', 'tavern'],
    cards: { [pileAt('hills2')]: ['giant'] },
    dice: [2, 3],
  });
  // 4 + 3 + 1 against 6 + 2: a stand-off, and nothing is left of it.
  knight.answer(0, 'hills2').asks(1, 'beforeFight').roll(1, 1, 2).answer(1, 'Stand by in the battle');
  assert.match(fight(knight)!, /8 against 8/u);
  const own = knight.match.table;
  assert.equal((own.note(own.top(own.piles.character[1])!) as { counters: number }).counters, 0);
  rest(knight);
});
situation('the Maze does not confuse the Dwarf', () => {
  const misses = (who: string) => player(walking(who, { cards: { [pileAt('hills2')]: ['maze'] } })).misses;
  assert.deepEqual([misses('dwarf'), misses('thief')], [0, 1]);
});
situation('Knight and Dark Cultist stay what they are', () => {
  const knight = walking('knight', { cards: { [pileAt('hills2')]: ['mephistopheles'] } });
  assert.equal(player(knight).alignment, 'good');
  const cultist = walking('darkCultist', { cards: { [pileAt('hills2')]: ['avatarOfJustice'] } });
  assert.equal(player(cultist).alignment, 'evil');
});
situation('Elf and Leprechaun evade in Woods, the Dwarf in Hills', () => {
  for (const [who, from, to] of [
    ['elf', 'plains2', 'woods3'],
    ['leprechaun', 'forest', 'plains4'],
    ['dwarf', 'city', 'hills2'],
  ] as const) {
    const there = who === 'leprechaun' ? 'woods3' : to;
    const t = scene({
      seats: [who, 'thief'],
      at: [who === 'leprechaun' ? 'tavern' : from, 'oasis'],
      cards: { [pileAt(there)]: ['dragon'] },
      dice: [2, who === 'elf' ? 1 : 2],
    });
    t.answer(0, there).asks(0, 'evade').answer(0, 'Evade');
    assert.equal(t.kinds(pileAt(there)).includes('dragon'), true, who);
    rest(t);
  }
});
situation('those who command minds may attack in psychic combat', () => {
  for (const who of [
    'wizard',
    'ghoul',
    'sorceress',
    'darkCultist',
    'necromancer',
    'warlock',
    'magus',
    'arcaneScion',
  ]) {
    const t = scene({ seats: [who, 'troll'], at: ['city', 'hills2'], dice: [2, 3, 2, 1] });
    until(t, 'destination').answer(0, 'hills2').answer(0, 'seat1').asks(0, 'against');
    t.answer(0, 'Attack in psychic combat');
    // Nobody's Craft is as low as that of a Troll.
    until(t, 'spoils').answer(0, 'takeLife');
    assert.equal(player(t, 1).lives, 5, who);
    rest(t);
  }
});
situation('the Ogre Chieftain sends a captive ahead', () => {
  const t = scene({
    seats: ['ogreChieftain', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['goblin'], [pileAt('hills2')]: ['giant'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'beforeFight').roll(2, 2).answer(0, 'Send a Follower ahead');
  assert.match(fight(t)!, /9 against 8, won/u);
  assert.deepEqual(t.kinds('followers.0'), []);
  rest(t);
});
/** A dead seat is dealt this character. */
const entering = (who: string, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { choiceOfCharacters: 1, startQuest: false },
    ...more,
    with: { 0: { standing: 'dead' } },
    cards: { 'character.0': [], ...more.cards },
    next: { characters: [who], ...more.next },
  });
situation('the Warlock begins with a quest and gains a Spell with every one', () => {
  const t = entering('warlock', { next: { warlock: ['deliverTwoGold'], spells: ['hex'] }, dice: [2] });
  assert.deepEqual(t.kinds('quest.0'), ['deliverTwoGold']);
  rest(t);
  const done = scene({
    seats: ['warlock', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { gold: 2 } },
    cards: { 'quest.0': ['deliverTwoGold'], talismans: [] },
    next: { rewards: ['vastWealth'], spells: ['reverence'] },
    dice: [2, 3],
  });
  done.answer(0, 'Fulfil the quest');
  assert.deepEqual(done.kinds('hand.0'), ['reverence']);
  rest(done);
});
situation('the Mutant mutates on entering', () => {
  const t = entering('mutant', { dice: [4, 4, 2, 3] })
    .asks(0, 'fate')
    .answer(0, 'keep');
  assert.equal(player(t).fate, 4);
  rest(t);
});
situation('the Cleric destroys spirits', () => {
  const t = walking('cleric', { cards: { [pileAt('hills2')]: ['demon'] } });
  t.asks(0, 'destroySpirit').answer(0, 'Destroy');
  assert.deepEqual(
    [t.kinds(pileAt('hills2')), t.kinds('trophies.0'), t.kinds('adventureDiscard')],
    [[], [], ['demon']],
  );
});
situation('the Barbarian fights harder after a wound of this turn, and never has Spells', () => {
  const desert = (lives: number) => {
    const t = scene({
      seats: ['barbarian', 'thief'],
      at: ['runes2', 'tavern'],
      with: { 0: { lives } },
      cards: { [pileAt('desert1')]: ['bear'] },
      dice: [2, 1, 5],
    });
    t.answer(0, 'desert1');
    rest(t);
    return fight(t)!;
  };
  // With 7 lives he has 6 of 5 left after the Desert: only the wound of this turn counts.
  assert.match(desert(7), /7 against 8/u);
  const later = scene({
    seats: ['barbarian', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['bear'] },
    dice: [2, 3, 1, 5],
  });
  later.answer(0, 'hills2');
  // Beaten by the Bear he is hurt, until another turn begins.
  const { table } = later.match;
  assert.deepEqual(table.note(table.top(table.piles.character[0])!), { counters: 0, stack: 0 });
  assert.equal(player(later).lives, 4);
  rest(later);
  const book = walking('barbarian', {
    with: { 0: { craft: 6 } },
    cards: { [pileAt('hills2')]: ['bookOfSpells'] },
  });
  assert.deepEqual(book.kinds('hand.0'), []);
});
situation('darkness rewards the Cultist for deeds of her own only', () => {
  const kill = scene({
    seats: ['thief', 'darkCultist'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['wolf'] },
    dice: [2, 3, 5, 1, 4],
  });
  kill.answer(0, 'hills2');
  assert.deepEqual([kill.kinds('trophies.0'), player(kill, 1).strength], [['wolf'], 0]);
  const beaten = scene({
    seats: ['thief', 'darkCultist'],
    at: ['city', 'hills2'],
    dice: [2, 3, 5, 1, 4],
  });
  beaten.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'spoils').answer(0, 'takeLife');
  assert.deepEqual([player(beaten, 1).lives, player(beaten, 1).strength], [3, 0]);
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
situation('without Objects on both sides there is no trade, and without gold nothing to take', () => {
  const attacks = (who: string, cards: Scene['cards'] = {}) =>
    scene({ seats: [who, 'thief'], at: ['city', 'hills2'], cards, dice: [2, 3, 1, 5] })
      .answer(0, 'hills2')
      .answer(0, 'seat1')
      .asks(1, 'spoils');
  attacks('merchant', { 'objects.0': ['helmet'] });
  attacks('leprechaun');
  const one = scene({
    seats: ['merchant', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['helmet'] },
    dice: [2, 3, 5, 1],
  });
  one.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'spoils');
});
situation('the Leprechaun evades in the Forest', () => {
  const t = scene({
    seats: ['leprechaun', 'thief'],
    at: ['ruins', 'oasis'],
    cards: { [pileAt('forest')]: ['dragon'] },
    dice: [2, 3],
  });
  t.answer(0, 'forest').asks(0, 'evade');
});
situation('the wounds of others do not anger the Barbarian', () => {
  const t = scene({
    seats: ['barbarian', 'thief', 'thief'],
    at: ['city', 'hills2', 'oasis'],
    cards: { 'hand.2': ['healing'] },
    dice: [2, 3],
  });
  until(t, 'destination').answer(0, 'hills2');
  until(t.answer(2, 'pass'), 'encounter').answer(0, 'seat1').roll(5, 1).answer(2, 'pass');
  t.asks(0, 'spoils').answer(0, 'takeLife').asks(2, 'turnEnd');
  const { table } = t.match;
  assert.equal(player(t, 1).lives, 3);
  assert.equal(table.note(table.top(table.piles.character[0])!), null);
});

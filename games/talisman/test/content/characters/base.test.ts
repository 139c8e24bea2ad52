import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, setCounters } from '../../../rules/decks.ts';
import { waysAgainst } from '../../../rules/meeting.ts';
import {
  ids,
  inside,
  keepingTrophies,
  lands,
  lastFight,
  lasting,
  meets,
  passes,
  pileAt,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  twoThieves,
  until,
  walking,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Assassin takes a life by the second roll as by the first', () => {
  const t = scene({
    seats: ['assassin', 'thief'],
    at: ['city', 'hills2'],
    with: { 1: { gold: 1, strength: 2 } },
    cards: { 'hand.0': ['retribution'] },
    dice: [2, 3],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') passes(t);
  t.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'beforeFight').roll(1).answer(0, 'assassinate');
  t.asks(0, 'losing.instead').roll(5).answer(0, 'retribution');
  assert.deepEqual([player(t, 1).lives, player(t, 1).gold], [3, 1]);
  rest(t);
});

situation(
  'of the Assassin only a life is taken by the one who stabs, not by whoever withstands the dagger',
  () => {
    const stabbed = (strength: number, die: number): Table => {
      const t = lands('assassin', 'thief', [], { with: { 0: { gold: 1 }, 1: { gold: 1, strength } } });
      return t.asks(0, 'beforeFight').roll(die).answer(0, 'assassinate');
    };
    // 3 + 1 against 3, and against 5 that strike back.
    const won = stabbed(0, 1);
    assert.deepEqual([player(won, 1).lives, player(won, 1).gold], [3, 1]);
    const lost = stabbed(2, 1).asks(1, 'spoils');
    assert.deepEqual(ids(lost, 1), ['takeLife', 'takeGold', 'pass']);
  },
);

situation(
  'the Druid and the Druid Staff change alignment before moving or on arrival, once in a turn',
  () => {
    for (const seats of [
      ['druid', 'thief'],
      ['thief', 'thief'],
    ]) {
      const t = scene({
        seats,
        at: ['city', 'oasis'],
        cards: { 'objects.0': seats[0] === 'thief' ? ['druidStaff'] : [] },
        dice: [2, 3],
      });
      t.asks(0, 'turnStart').answer(0, 'pass').answer(0, 'hills2').asks(0, 'moveEnded');
      t.answer(0, 'Change alignment').answer(0, 'Evil');
      assert.equal(player(t).alignment, 'evil');
      rest(t);
      const early = scene({ seats: ['druid', 'thief'], at: ['city', 'oasis'], dice: [2, 3] });
      early.answer(0, 'Change alignment').answer(0, 'Good').answer(0, 'hills2').asks(1, 'destination');
      assert.equal(player(early).alignment, 'good');
    }
  },
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

situation('Priest, Monk, Cleric and Knight may pray better, and need not', () => {
  for (const [who, die] of [
    ['priest', 4],
    ['monk', 4],
    ['cleric', 4],
    ['knight', 3],
  ] as const) {
    const t = scene({ seats: [who, 'warrior'], at: ['fields2', 'oasis'], dice: [1, 2, die] });
    until(t, 'destination').answer(0, 'chapel').answer(0, 'Pray');
    const before = { priest: 4, monk: 4, cleric: 5, knight: 4 }[who];
    const more = 5 - die;
    assert.deepEqual(t.asks(0, 'addToPrayer').options(0), [`Add ${more}`, 'Keep'], who);
    t.answer(0, `Add ${more}`);
    assert.equal(player(t).lives, before + 1, who);
    rest(t);
    // A 5 brings a life, a 6 or more a Spell: whoever prefers the life does not add anything.
    const kept = scene({ seats: [who, 'warrior'], at: ['fields2', 'oasis'], dice: [1, 2, 5] });
    until(kept, 'destination').answer(0, 'chapel').answer(0, 'Pray').answer(0, 'Keep');
    assert.deepEqual([player(kept).lives, kept.kinds('hand.0').length], [before + 1, 0], who);
    rest(kept);
  }
  // Where it makes no difference nobody is asked.
  const idle = scene({ seats: ['monk', 'warrior'], at: ['fields2', 'oasis'], dice: [1, 2, 2] });
  until(idle, 'destination').answer(0, 'chapel').answer(0, 'Pray');
  idle.asks(0, 'reaperMove');
  assert.equal(player(idle).lives, 4);
});

situation('the Priest uses no weapons, the Monk neither weapons nor armour', () => {
  for (const who of ['priest', 'monk']) {
    const t = walking(who, {
      cards: { 'objects.0': ['sword'], [pileAt('hills2')]: ['wolf'] },
      dice: [2, 3, 5, 1],
    });
    assert.match(lastFight(t), who === 'priest' ? /7 against 3/u : /10 against 3/u, who);
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

situation('what belongs to one turn of the Chivalric Knight is over with it', () => {
  const knight = scene({
    seats: ['warrior', 'chivalricKnight'],
    at: ['city', 'tavern'],
    cards: { [pileAt('hills2')]: ['giant'] },
    dice: [2, 3],
  });
  // 4 + 3 + 1 against 6 + 2: a stand-off, and nothing is left of it.
  knight.answer(0, 'hills2').asks(1, 'beforeFight').roll(1, 1, 2).answer(1, 'Stand by in the battle');
  assert.match(lastFight(knight), /8 against 8/u);
  const own = knight.match.table;
  assert.equal((own.note(own.top(own.piles.character[1])!) as { counters: number }).counters, 0);
  rest(knight);
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

situation('the Assassin strikes before a creature can roll', () => {
  const t = meets('assassin', ['bear'], []);
  t.asks(0, 'beforeFight').roll(1).answer(0, 'Assassinate');
  assert.match(lastFight(t), /4 against 3: won/u);
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
});

situation('the Assassin takes nothing but a life', () => {
  const t = lands('assassin', 'thief', [], { with: { 1: { gold: 2 } } });
  t.roll(2).answer(0, 'Assassinate');
  assert.deepEqual([t.state.players[1].lives, t.state.players[1].gold], [3, 2]);
  // Without the dagger the spoils are free, and so they are for a victim that wins.
  const plain = lands('assassin', 'thief', [], { with: { 1: { gold: 2 } } });
  plain.roll(4, 2).answer(0, 'pass').asks(0, 'spoils').answer(0, '1 gold');
  assert.equal(plain.state.players[0].gold, 1);
  const lost = lands('assassin', 'troll', [], { with: { 0: { gold: 1 } } });
  lost.roll(1).answer(0, 'Assassinate').asks(1, 'spoils').answer(1, '1 gold');
  assert.equal(lost.state.players[1].gold, 1);
});

situation('the Dwarf knows Crags and Chasm, evades in Hills and adds 1 in the Cave', () => {
  const t = scene({ seats: ['dwarf', 'thief'], at: ['chapel'], dice: [2, 3] });
  t.answer(0, 'crags').asks(0, 'rollOrNot').answer(0, 'pass');
  assert.equal(t.state.players[0].misses, 0);
  const hills = meets('dwarf', ['bear'], []);
  hills.asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual([hills.kinds('space.14'), hills.state.players[0].lives], [['bear'], 5]);
  const cave = meets('dwarf', ['cave'], [3]);
  cave.answer(0, 'Visit').asks(0, 'rolled').answer(0, 'Add 1');
  assert.deepEqual([cave.state.players[0].gold, cave.state.players[0].misses], [2, 0]);
});

situation('the Dwarf opens the Portal by Craft with one die', () => {
  const t = scene({ seats: ['dwarf', 'thief'], at: ['castle'], dice: [2] });
  t.roll(3).answer(0, 'portal').answer(0, 'Craft');
  assert.equal(where(t, 0), 'plainOfPeril');
});

situation('a raised Enemy follows the Ghoul, and lends its Strength once', () => {
  const t = meets('ghoul', ['wolf'], [5, 1]);
  t.asks(0, 'slain').answer(0, 'Let it follow');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('trophies.0')], [['wolf'], []]);
  const next = meets('ghoul', ['bear'], [], { cards: { 'followers.0': ['wolf'] } });
  next.asks(0, 'beforeFight').roll(3, 3).answer(0, 'Send a Follower ahead');
  next.asks(0, 'slain').answer(0, 'pass');
  assert.match(lastFight(next), /7 against 6: won/u);
  assert.deepEqual([next.kinds('followers.0'), next.kinds('trophies.0')], [[], ['bear']]);
});

situation('what an Enemy has gathered does not follow the Ghoul with it', () => {
  const t = meets('ghoul', ['wolf'], [5, 1]).asks(0, 'slain');
  const wolf = t.t.cards(t.t.piles.space[14]).find((card) => t.t.kind(card) === 'wolf')!;
  setCounters(t.t, wolf, 2);
  t.answer(0, 'Let it follow');
  assert.deepEqual([t.kinds('followers.0'), countersOn(t.t, wolf)], [['wolf'], 0]);
});

situation('a life the Ghoul takes in psychic combat becomes its own', () => {
  const t = lands('ghoul', 'warrior', [4, 1]);
  t.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([t.state.players[0].lives, t.state.players[1].lives], [5, 4]);
});

situation('animals follow the Minstrel, and the strongest fights along', () => {
  const t = meets('minstrel', ['wolf'], []);
  t.asks(0, 'facing.instead').roll(3).answer(0, 'Play music, do not fight');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('space.14')], [['wolf'], []]);
  const deaf = meets('minstrel', ['wolf'], []);
  deaf.roll(2).answer(0, 'Play music, do not fight');
  assert.deepEqual([deaf.kinds('followers.0'), deaf.kinds('space.14')], [[], ['wolf']]);
  const pack = meets('minstrel', ['goblin'], [3, 2], {
    cards: { 'followers.0': ['wolf', 'bear'] },
  });
  assert.match(lastFight(pack), /8 against 4: won/u);
  assert.deepEqual(pack.kinds('followers.0'), ['wolf', 'bear']);
});

situation('a dragon lets the Minstrel be, or is fought at will', () => {
  const t = meets('minstrel', ['dragon'], []);
  t.answer(0, 'Play music, do not fight');
  assert.deepEqual([t.kinds('space.14'), t.state.players[0].lives], [['dragon'], 4]);
  const fought = meets('minstrel', ['dragon'], []);
  fought.roll(1, 1).answer(0, 'pass');
  assert.equal(fought.state.players[0].lives, 3);
});

situation('the Monk fights with Strength and Craft, but without weapons', () => {
  const t = meets('monk', ['bear'], [1, 2], { cards: { 'objects.0': ['sword'] } });
  assert.match(lastFight(t), /6 against 5: won/u);
});

situation('the Priest learns a Spell from a destroyed spirit', () => {
  const t = meets('priest', ['wraith'], [], { next: { spells: ['hex'] } });
  t.asks(0, 'destroySpirit').answer(0, 'Destroy');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('trophies.0'), t.kinds('space.14')], [['hex'], [], []]);
  // It is drawn like any other: a Familiar may have it drawn again.
  const again = meets('priest', ['wraith'], [], {
    cards: { 'followers.0': ['familiar'] },
    next: { spells: ['hex', 'healing'] },
  });
  again.answer(0, 'Destroy').asks(0, 'spellsDrawn').answer(0, 'familiar');
  assert.deepEqual(again.kinds('hand.0'), ['healing']);
});

situation('the Prophetess replaces a card and knows all Spells', () => {
  const t = scene({
    seats: ['prophetess', 'wizard'],
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['hex'] },
    next: { adventure: ['dragon', 'guide'] },
    dice: [2, 3],
  });
  const [seen] = t.match.view(0).piles.hand[1].cards;
  assert.ok(seen !== null && 'kind' in seen && seen.kind === 'hex');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.answer(0, 'hills2');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.asks(0, 'cardsDrawn').answer(0, 'Prophetess');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.asks(0, 'loot').answer(0, 'Guide');
  assert.deepEqual(
    [t.kinds('followers.0'), t.kinds('adventureDiscard').includes('dragon')],
    [['guide'], true],
  );
});

type More = Parameters<typeof scene>[0];

situation('the Sorceress beguiles by alignment, and lures Followers away', () => {
  const more: More = { with: { 1: { gold: 1 } } };
  const won = lands('sorceress', 'warrior', [], more);
  won.roll(5).answer(0, 'Beguile');
  assert.equal(won.state.players[0].gold, 1);
  const lost = lands('sorceress', 'warrior', [], more);
  lost.roll(4).answer(0, 'Beguile');
  assert.equal(lost.state.players[0].gold, 0);
  const lures = lands('sorceress', 'warrior', [], {
    cards: { 'followers.1': ['maiden', 'princess', 'unicorn', 'guide'] },
  });
  lures.answer(0, 'Take a Follower');
  assert.deepEqual(
    [lures.kinds('followers.0'), lures.kinds('followers.1')],
    [['guide'], ['maiden', 'princess', 'unicorn']],
  );
});

situation('the Thief takes one purchase without paying', () => {
  const t = scene({ seats: ['thief', 'warrior'], at: ['fields6'], dice: [1, 3, 1, 2] });
  t.answer(0, 'village').answer(0, 'The Blacksmith').asks(0, 'stealWare').answer(0, 'Armour');
  assert.deepEqual([t.kinds('objects.0'), t.state.players[0].gold], [['armour'], 0]);
  t.asks(0, 'reaperMove');
});

situation('the Dwarf finds his way through the Mines with two dice', () => {
  // 2 + 2 - 3: one step back; a third die would lead to the Tavern.
  const t = inside('plainOfPeril', 'mines', [2, 2, 6], { seats: ['dwarf', 'thief'] });
  assert.equal(where(t, 0), 'plainOfPeril');
});

situation('the Sorceress beguiles nobody who has nothing', () => {
  const t = lands('sorceress', 'warrior', []);
  assert.deepEqual(t.options(0), ['Attack', 'Attack in psychic combat']);
});

situation('after a walk through the Woods is declined the Elf moves as usual', () => {
  const t = scene({ seats: ['elf', 'thief'], at: ['woods1', 'oasis'], dice: [2, 3] });
  t.answer(0, 'Walk through the Woods').answer(0, 'pass').asks(0, 'destination');
  assert.equal(where(t, 0), 'woods1');
});

situation('nothing but Woods fills the hand of the Druid', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['city', 'oasis'], dice: [2, 3] });
  t.answer(0, 'pass').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(0, 'pass');
  assert.deepEqual(t.kinds('hand.0'), []);
});

situation('the Assassin has no dagger for a psychic combat, for one who attacks him, or on the Crown', () => {
  const psychic = meets('assassin', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual(psychic.kinds('trophies.0'), ['shadow']);
  lands('thief', 'assassin', [5, 1]).asks(0, 'spoils');
  const crown = scene({
    seats: ['assassin', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand'],
    dice: [5, 1],
  });
  crown.asks(0, 'spoils');
});

situation('without the dagger a frozen victim leaves the Assassin all the spoils', () => {
  const t = lands('assassin', 'thief', [], {
    with: { 1: { gold: 2 } },
    cards: { 'hand.0': ['freeze'] },
  });
  t.asks(0, 'beforeFight').roll(2).answer(0, 'Freeze').answer(0, 'pass');
  assert.deepEqual(t.asks(0, 'spoils').options(0), ['1 life', '1 gold', 'No, go on']);
});

situation('the Dwarf adds 1 to his own dice in the Cave only', () => {
  const other = meets('thief', ['cave'], [3], { seats: ['thief', 'dwarf'] });
  other.answer(0, 'Visit');
  assert.deepEqual([player(other).gold, player(other).misses], [0, 1]);
});

situation('the Ghoul gains no life in a battle, from a creature or by taking gold, nor by losing', () => {
  const battle = lands('ghoul', 'warrior', [5, 1, 1]).answer(0, 'Attack');
  battle.asks(0, 'spoils').answer(0, '1 life');
  assert.deepEqual([player(battle).lives, player(battle, 1).lives], [4, 4]);
  const spirit = meets('ghoul', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
  assert.deepEqual([player(spirit).lives, spirit.kinds('trophies.0')], [4, ['shadow']]);
  const gold = lands('ghoul', 'warrior', [4, 1], { with: { 1: { gold: 1 } } });
  gold.answer(0, 'Attack in psychic combat').answer(0, '1 gold');
  assert.deepEqual([player(gold).lives, player(gold).gold], [4, 1]);
  const lost = lands('sorceress', 'ghoul', [5, 1]);
  lost.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([player(lost).lives, player(lost, 1).lives], [4, 3]);
});

situation('the animals of the Minstrel fight along in battle only, and nobody else does', () => {
  const psychic = meets('minstrel', ['shadow'], [1, 1], {
    cards: { 'followers.0': ['wolf'] },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(psychic), /5 against 3/u);
  const alone = meets('minstrel', ['goblin'], [3, 2], { options: { trophyRate: 7 } });
  assert.match(lastFight(alone), /5 against 4/u);
  const captives = meets('minstrel', ['goblin'], [3, 2], {
    cards: { 'followers.0': ['ogre', 'stableMule'] },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(captives), /5 against 4/u);
});

const noFollowers: Scene = { cards: { 'followers.0': ['cursedByAHag'] } };

situation('an animal does not join a Minstrel nobody may follow, and no dragon joins one', () => {
  const cursed = meets('minstrel', ['wolf'], [], noFollowers);
  cursed.roll(6).answer(0, 'Play music, do not fight');
  assert.deepEqual([cursed.kinds('followers.0'), cursed.kinds('space.14')], [['cursedByAHag'], ['wolf']]);
  // Nothing is rolled for a dragon: the six is left for what comes next.
  const dragon = meets('minstrel', ['dragon', 'wolf'], []);
  dragon.asks(0, 'facing.instead').roll(5).answer(0, 'Play music, do not fight');
  dragon.answer(0, 'Play music, do not fight');
  assert.deepEqual([dragon.kinds('followers.0'), dragon.kinds('space.14')], [['wolf'], ['dragon']]);
  assert.ok(dragon.log().some((line) => line.endsWith('takes the Wolf.')));
});

situation('another is not saved from an animal by the music of a Minstrel', () => {
  const t = meets('thief', ['wolf'], [5, 1], { seats: ['thief', 'minstrel'], options: { trophyRate: 7 } });
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
});

situation('in psychic combat the Monk fights with Craft alone, and once', () => {
  const t = meets('monk', ['shadow'], [1, 1], { options: { trophyRate: 7 } });
  assert.match(lastFight(t), /4 against 3/u);
});

situation('a Follower that clings to its victim cannot be lured away, nor one that would not stay', () => {
  const clinging = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['poltergeist'] } });
  assert.deepEqual(clinging.options(0), ['Attack', 'Attack in psychic combat']);
  const one = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['poltergeist', 'guide'] } });
  one.answer(0, 'Take a Follower');
  assert.deepEqual([one.kinds('followers.0'), one.kinds('followers.1')], [['guide'], ['poltergeist']]);
  const barred = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['theurgistOfLight'] } });
  assert.deepEqual(barred.options(0), ['Attack', 'Attack in psychic combat']);
  const ladies = lands('sorceress', 'warrior', [], { cards: { 'followers.1': ['maiden'] } });
  assert.deepEqual(ladies.options(0), ['Attack', 'Attack in psychic combat']);
});

situation('what clings to its owner, or may not be owned, is not traded', () => {
  const offered = (own: string, theirs: string, more: Scene = {}) => {
    const t = scene({
      seats: ['merchant', 'warrior'],
      at: ['city', 'hills2'],
      ...more,
      cards: { 'objects.0': [own], 'objects.1': [theirs] },
      dice: [2, 3, 5, 1, 1],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    const asked = t.match.question(0)?.ask.prompt;
    rest(t);
    return asked === 'against';
  };
  assert.deepEqual(
    [
      offered('helmet', 'ring'),
      offered('falseGrail', 'ring'),
      offered('helmet', 'falseGrail'),
      offered('holyLance', 'ring', { with: { 1: { alignment: 'evil' } } }),
      offered('helmet', 'holyLance', { with: { 0: { alignment: 'evil' } } }),
    ],
    [true, false, false, false, false],
  );
});

situation('darkness gives once for a victim and for each Enemy killed, and only for a life', () => {
  const two = scene({
    seats: ['darkCultist', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['wolf', 'wolf'] },
    options: keepingTrophies,
    dice: [2, 3, 6, 1, 1, 4, 2, 5],
  });
  two.answer(0, 'hills2');
  assert.deepEqual([player(two).strength, player(two).gold, player(two).craft], [1, 1, 0]);
  const plain = lands('darkCultist', 'thief', [5, 1, 4, 5]).answer(0, 'Attack').answer(0, '1 life');
  assert.deepEqual([player(plain).strength, player(plain).craft], [1, 0]);
  const gold = lands('darkCultist', 'monk', [5, 1, 4], { with: { 1: { gold: 1 } } });
  gold.answer(0, 'Attack in psychic combat').answer(0, '1 gold');
  assert.deepEqual([player(gold).strength, player(gold).craft, player(gold).gold], [0, 0, 1]);
});

situation('a knight with a horse gets no second one, and without horses in the stables none', () => {
  const castle = (more: Scene) => {
    const t = scene({
      seats: ['chivalricKnight', 'thief'],
      at: ['portalOfPower', 'oasis'],
      dice: [1],
      ...more,
    });
    if (t.match.question(0)!.ask.prompt === 'moveMode') t.answer(0, 'Roll');
    t.answer(0, 'castle');
    const asked = t.match.question(0)?.ask.prompt;
    rest(t);
    return asked;
  };
  assert.equal(castle({ cards: { 'followers.0': ['stableMule'] } }), 'moveEnded');
  assert.notEqual(castle({ cards: { 'followers.0': ['stableRidingHorse'] } }), 'moveEnded');
  assert.notEqual(castle({ cards: { stables: ['stableMule'] } }), 'moveEnded');
  const other = scene({ seats: ['thief', 'chivalricKnight'], at: ['portalOfPower', 'castle'], dice: [1] });
  other.answer(0, 'castle').asks(0, 'encounter');
});

situation('only Enemies are sent ahead, in fights of the right kind, and of their master alone', () => {
  const followers = { 'followers.0': ['wolf', 'lemure', 'unicorn'] };
  const ghoul = meets('ghoul', ['goblin'], [], { cards: followers, options: keepingTrophies });
  ghoul.asks(0, 'beforeFight').roll(5, 1).answer(0, 'Send a Follower ahead');
  assert.deepEqual(ghoul.kinds('followers.0'), ['lemure', 'unicorn']);
  assert.match(lastFight(ghoul), /10 against 3/u);
  rest(ghoul);
  const psychic = meets('ghoul', ['shadow'], [5, 1], { cards: followers, options: keepingTrophies });
  assert.deepEqual(psychic.kinds('followers.0').length, 3);
  const watching = meets('thief', ['goblin'], [5, 1], {
    seats: ['thief', 'ghoul'],
    cards: { 'followers.1': ['wolf'] },
    options: keepingTrophies,
  });
  assert.deepEqual([watching.kinds('trophies.0'), watching.kinds('followers.1')], [['goblin'], ['wolf']]);
  const defending = lands('thief', 'ghoul', [], { cards: { 'followers.1': ['wolf'] } });
  // 3 + 2 against 2 + 2 + 3.
  defending.asks(1, 'beforeFight').roll(2, 3).answer(1, 'Send a Follower ahead').asks(1, 'spoils');
});

situation(
  'whom nobody may follow is not offered the Enemies he has killed, and the log tells of those who follow',
  () => {
    const cursed = meets('ghoul', ['wolf'], [5, 1], {
      cards: { 'followers.0': ['cursedByAHag'] },
      options: keepingTrophies,
    });
    assert.deepEqual([cursed.kinds('followers.0'), cursed.kinds('trophies.0')], [['cursedByAHag'], ['wolf']]);
    const t = meets('ghoul', ['wolf'], [5, 1], { options: keepingTrophies }).answer(0, 'Let it follow');
    assert.ok(t.log().some((line) => line.endsWith('takes the Wolf.')));
    const other = meets('thief', ['wolf'], [5, 1], { seats: ['thief', 'ghoul'], options: keepingTrophies });
    assert.deepEqual(other.kinds('trophies.0'), ['wolf']);
  },
);

situation('a Troll who has healed with a 6 does not fly with it, too', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 2 } },
    cards: { 'objects.0': ['flyingCarpet'] },
    dice: [6, 3],
  });
  t.asks(0, 'moveRolled').answer(0, 'Troll');
  assert.deepEqual([player(t).lives, t.state.turn], [3, 1]);
});

situation('a Troll heals with a 6 of his own dice only', () => {
  const t = scene({ seats: ['thief', 'troll'], at: ['city', 'oasis'], dice: [6, 3] }).asks(0, 'destination');
  assert.equal(where(t, 1), 'oasis');
});

situation('the music of a Minstrel reaches no dragon in a Cave somebody else visits', () => {
  const t = meets('thief', ['cave'], [1, 5, 1], { seats: ['thief', 'minstrel'] });
  t.answer(0, 'Visit');
  assert.match(lastFight(t), /8 against 8/u);
});

situation('called to arms a Thief cannot steal', () => {
  const t = twoThieves({ at: ['city', 'city'], with: { 1: { gold: 2 } } });
  const ways = (lifeOnly: boolean): string[] => waysAgainst(t.t, 0, 1, lifeOnly).map(({ id }) => id);
  assert.deepEqual([ways(false), ways(true)], [['attack', 'steal'], ['attack']]);
});

situation('Elf and Leprechaun are offered no way where there is no other space of that name', () => {
  const begins = (who: string, space: 'woods1' | 'woods4', cards: Record<string, string[]>) => {
    const t = scene({ seats: [who, 'thief'], at: [space, 'city'], cards, dice: [2, 3] });
    const prompt = promptOf(t);
    rest(t);
    return prompt;
  };
  const covered = { [pileAt('woods2')]: ['highway'], [pileAt('woods3')]: ['highway'] };
  for (const who of ['elf', 'leprechaun']) {
    assert.equal(begins(who, 'woods1', {}), 'turnStart');
    assert.equal(begins(who, 'woods1', covered), 'destination');
    // The only Woods of the middle region.
    assert.equal(begins(who, 'woods4', {}), 'destination');
    // Who is held does not walk there in the place of a move either.
    const set = (state: Table['state']) => void state.lasting.push(lasting('held', { whom: 0 }));
    const t = scene({ seats: [who, 'thief'], at: ['woods1', 'city'], set });
    assert.notEqual(promptOf(t), 'turnStart');
    rest(t);
  }
});

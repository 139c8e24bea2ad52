import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { carrying, followedBy, keepTrophies, lands, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const told = (t: Table): string => {
  rest(t);
  return t.log().join('\n');
};
/** The beginning of a turn in the City. */
const begins = (cards: Scene['cards'], more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief'], at: ['city', 'oasis'], dice: [2, 3], ...more, cards: { ...cards } });

situation('the Alchemist needs something to turn into gold', () => {
  const offered = (objects: readonly string[], owner = 0): boolean => {
    const t = meeting([], {
      cards: { [`followers.${owner}`]: ['alchemist'], [`objects.${owner}`]: objects },
    });
    return asked(t, owner) === 'moveEnded';
  };
  assert.deepEqual(
    [offered(['sword']), offered([]), offered(['falseGrail']), offered(['sword'], 1)],
    [true, false, false, false],
  );
});
situation('a Mercenary fights for gold only, in battle only, once for each turn', () => {
  const hires = (foe: string, gold: number): Table =>
    followedBy([foe], ['mercenary'], {
      with: { 0: { gold } },
      dice: foe === 'wolf' && gold > 0 ? [] : [2, 1],
    });
  const paid = hires('wolf', 1).asks(0, 'beforeFight').roll(2, 1).answer(0, 'mercenary');
  assert.deepEqual([player(paid).gold, lastFight(paid).includes('8 against 3')], [0, true]);
  rest(paid);
  const unpaid = hires('wolf', 2).roll(2, 1).answer(0, 'pass');
  assert.match(lastFight(unpaid), /5 against 3/u);
  rest(unpaid);
  assert.notEqual(asked(hires('wolf', 0)), 'beforeFight');
  const psychic = hires('shadow', 2);
  assert.match(lastFight(psychic), /5 against 3/u);
  assert.notEqual(asked(psychic), 'beforeFight');
  const twice = followedBy(['wolf'], ['mercenary'], { with: { 0: { gold: 3 } } })
    .roll(2, 1)
    .answer(0, 'mercenary');
  assert.equal(player(twice).gold, 2);
  assert.notEqual(asked(twice), 'beforeFight');
  rest(twice);
  // Paid once, he fights the Goblin of the Cave as well: 3 + 3 + 2 against 2 + 1.
  const day = followedBy(['wolf', 'cave'], ['mercenary'], { with: { 0: { gold: 3 } } }).roll(2, 1);
  keepTrophies(day.answer(0, 'mercenary')).asks(0, 'visitPlace').roll(2, 2, 1).answer(0, 'visit');
  assert.deepEqual([player(day).gold, asked(day) === 'beforeFight'], [2, false]);
  assert.match(lastFight(day), /8 against 3/u);
});
situation('a Mercenary fights for whoever is attacked', () => {
  const t = lands('troll', 'thief', [], {
    with: { 1: { gold: 1 } },
    cards: { 'followers.1': ['mercenary'] },
  });
  t.asks(1, 'beforeFight').roll(2, 2).answer(1, 'mercenary');
  // 6 + 2 against 3 + 3 + 2
  assert.match(told(t), /Seat 0 8, Seat 1 8/u);
});
situation('the Wand gives a Spell only to whoever has none', () => {
  const takes = (hand: readonly string[]): number => {
    const t = meeting(['wand'], { with: { 0: { craft: 3 } }, cards: { 'hand.0': hand } });
    until(t, 'loot').answer(0, 'wand');
    rest(t);
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([takes([]), takes(['counterspell'])], [1, 1]);
});
situation('the Holy Lance adds 3 against dragons, 1 in other battles, nothing in psychic combat', () => {
  const fought = (foe: string): string => {
    const t = carrying([foe], ['holyLance'], { dice: [2, 1] });
    rest(t);
    return lastFight(t);
  };
  assert.match(fought('dragon'), /8 against 8/u);
  assert.match(fought('wolf'), /6 against 3/u);
  assert.match(fought('shadow'), /5 against 3/u);
  const cave = carrying(['cave'], ['holyLance'], { dice: [1, 2, 1] }).answer(0, 'visit');
  assert.match(lastFight(cave), /8 against 8/u);
  rest(cave);
});

situation('a Colossus destroys Places where its companion stands, if there are any', () => {
  const offered = (places: readonly string[], owner = 0): boolean =>
    asked(
      begins({ [`followers.${owner}`]: ['colossus'], [pileAt(owner === 0 ? 'city' : 'oasis')]: places }),
      owner,
    ) === 'turnStart';
  assert.deepEqual(
    [offered(['cave']), offered([]), offered(['wolf']), offered(['cave'], 1)],
    [true, false, false, false],
  );
});
situation('a Genie brings three Spells, which may all be cast at once', () => {
  const t = meeting(['genie'], { next: { spells: ['hex', 'healing', 'counterspell'] } });
  const before = player(t).casts;
  until(t, 'loot').answer(0, 'genie');
  rest(t);
  assert.deepEqual([player(t).casts - before, t.kinds('lent.0').length], [3, 3]);
  assert.match(told(t), /3 Spells/u);
});
situation('a Jester is left to a beaten character, not to a beaten Enemy', () => {
  const enemy = followedBy(['wolf'], ['jester'], { dice: [6, 1, 1] });
  assert.notEqual(asked(enemy), 'fightEnd');
  const duel = (lives: number): boolean => {
    const t = lands('troll', 'thief', [5, 1], {
      with: { 1: { lives } },
      cards: { 'followers.0': ['jester'] },
    });
    t.asks(0, 'spoils').answer(0, 'life');
    return asked(t) === 'fightEnd';
  };
  // Whoever is dead takes nobody along.
  assert.deepEqual([duel(2), duel(1)], [true, false]);
});
situation('St. Josephine does not answer when another loses a life', () => {
  const t = meeting(['ogre'], { with: { 1: { lives: 2 } }, cards: { 'followers.1': ['stJosephine'] } });
  const prompts: string[] = [];
  t.roll(1, 5);
  while (t.state.turn === 0 && t.match.waiting.length > 0) {
    const [seat] = t.match.waiting;
    prompts.push(`${seat} ${t.match.question(seat)!.ask.prompt}`);
    t.answer(seat, 'pass');
  }
  assert.equal(player(t).lives, 3);
  assert.ok(!prompts.some((prompt) => prompt.includes('loss')), prompts.join());
});
situation('a Warhorse adds Craft in battle only, and stays unless a life is lost', () => {
  const psychic = followedBy(['shadow'], ['warhorse'], { dice: [2, 1] });
  assert.match(lastFight(psychic), /5 against 3/u);
  rest(psychic);
  const left = (spoils: string): string[] => {
    const t = lands('troll', 'thief', [5, 1], {
      with: { 1: { gold: 1 } },
      cards: { 'followers.1': ['warhorse'] },
    });
    t.asks(0, 'spoils').answer(0, spoils);
    rest(t);
    return t.kinds('followers.1');
  };
  assert.deepEqual([left('1 gold'), left('life')], [['warhorse'], []]);
});
situation('a Flying Carpet may stay where it is, and flies once', () => {
  const t = begins({ 'objects.0': ['flyingCarpet'] }, { dice: [6, 2] })
    .asks(0, 'moveRolled')
    .answer(0, 'flyingCarpet');
  t.asks(0, 'teleport').answer(0, 'pass');
  assert.deepEqual([where(t, 0), asked(t) === 'teleport'], ['city', false]);
  const both = begins(
    { 'objects.0': ['wingedBoots', 'flyingCarpet'] },
    { at: ['hills2', 'oasis'], dice: [6, 2] },
  );
  both.answer(0, 'wingedBoots');
  assert.notEqual(asked(both), 'moveRolled');
});
situation('whoever has hunted does not go home by the Hearth Rune, too', () => {
  const t = begins(
    { 'followers.0': ['barrowtownHunter'], 'objects.0': ['hearthRune'], [pileAt('woods1')]: ['wolf'] },
    { at: ['crags', 'oasis'], dice: [] },
  );
  t.roll(5, 1).answer(0, 'Barrowtown Hunter').answer(0, 'woods1');
  assert.equal(where(t, 0), 'woods1');
  assert.notEqual(asked(t), 'turnStart');
});
situation('the captive of a Staff of Mastery fights in one battle, for attacker or attacked', () => {
  const ready = (
    owner: number,
    foes: readonly string[],
    captive: readonly string[],
    more: Scene = {},
  ): Table => {
    const t = scene({
      seats: ['troll', 'thief'],
      at: ['city', owner === 1 ? 'hills2' : 'oasis'],
      ...more,
      cards: { [`objects.${owner}`]: ['staffOfMastery'], 'stack.0': captive, [pileAt('hills2')]: foes },
      dice: [2, 3],
    });
    const [staff] = t.t.cards(t.t.piles.objects[owner]);
    t.t.setNote(staff, { counters: 0, stack: captive.length === 0 ? 0 : 1 });
    return t.answer(0, 'hills2');
  };
  const own = ready(0, ['wolf'], ['ogre']).asks(0, 'beforeFight').roll(1, 1).answer(0, 'staffOfMastery');
  assert.match(lastFight(own), /12 against 3/u);
  rest(own);
  const psychic = ready(0, ['shadow'], ['ogre']);
  if (asked(psychic) === 'enslave') psychic.answer(0, 'pass');
  assert.notEqual(asked(psychic), 'beforeFight');
  const other = ready(1, [], ['ogre']).answer(0, 'seat1').asks(1, 'beforeFight');
  other.roll(2, 2).answer(1, 'staffOfMastery');
  // 6 + 2 against 3 + 5 + 2
  assert.match(told(other), /Seat 0 8, Seat 1 10/u);
  const idle = ready(1, [], []).roll(2, 2).answer(0, 'seat1');
  assert.notEqual(asked(idle, 1), 'beforeFight');
});
situation('the Bane Sword knows spirits: no other creature of the mind, no treacherous Follower', () => {
  const fought = (foe: string, more: Scene = {}): string => {
    const t = carrying([foe], ['baneSword'], { dice: [2, 1], ...more });
    rest(t);
    return lastFight(t);
  };
  assert.match(fought('shadow'), /7 against 3/u);
  assert.match(fought('ashfieldLooters'), /5 against 4/u);
  assert.match(fought('wolf'), /5 against 3/u);
  // A spirit that is met in battle: 3 + 2 against 7 + 1.
  assert.match(fought('voidDemon', { with: { 0: { craft: 2 } } }), /5 against 8/u);
  const traitor = carrying(['hateMonger'], ['baneSword'], {
    cards: { 'followers.0': ['pixie'] },
    dice: [1, 2, 1],
  });
  rest(traitor);
  assert.match(lastFight(traitor), /5 against 4/u);
});
situation('a Concealed Pouch is packed when there is something to hide, and unpacked when it is full', () => {
  assert.equal(asked(begins({ 'objects.0': ['concealedPouch', 'ring'] })), 'destination');
  const empty = meeting([], { cards: { 'objects.0': ['concealedPouch'] } });
  assert.notEqual(asked(empty), 'turnEnd');
  const other = meeting([], { cards: { 'objects.1': ['concealedPouch', 'ring'] } });
  assert.notEqual(asked(other, 1), 'turnEnd');
  const full = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['concealedPouch', 'sword'], 'stack.0': ['ring'] },
    dice: [2, 3],
  });
  full.t.setNote(full.t.cards(full.t.piles.objects[0])[0], { counters: 0, stack: 1 });
  until(full, 'destination').answer(0, 'hills2');
  assert.notEqual(asked(full), 'turnEnd');
});
situation('only a full Pouch is safe, and only the Pouch', () => {
  const robbed = (what: string, hidden: readonly string[]): string[] => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'objects.1': ['concealedPouch', 'ring'], 'stack.0': hidden },
      dice: [2, 3],
    });
    const [pouch] = t.t.cards(t.t.piles.objects[1]);
    t.t.setNote(pouch, { counters: 0, stack: hidden.length });
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'steal').answer(0, what);
    if (asked(t, 1) === 'taking.instead') t.answer(1, 'concealedPouch');
    rest(t);
    return t.kinds('objects.0');
  };
  assert.deepEqual(robbed('concealedPouch', []), ['concealedPouch']);
  assert.deepEqual(robbed('concealedPouch', ['sword']), []);
  assert.deepEqual(robbed('ring', ['sword']), ['ring']);
});
situation('a Golden Statue is sold once, in the own turn', () => {
  const t = begins({ 'objects.0': ['goldenStatue'] }, { at: ['fields4', 'oasis'], dice: [1, 1] });
  until(t, 'destination').answer(0, 'city').asks(0, 'moveEnded').answer(0, 'goldenStatue');
  assert.deepEqual([player(t).gold, t.kinds('objects.0')], [2, []]);
  rest(t);
  const other = begins({ 'objects.1': ['goldenStatue'] }, { at: ['fields4', 'city'] });
  until(other, 'destination').answer(0, other.options(0)[0]);
  assert.notEqual(asked(other, 1), 'moveEnded');
});
situation('a Rod of Ruin is of no use to whoever is alone', () => {
  assert.equal(asked(begins({ 'objects.0': ['rodOfRuin'] })), 'turnStart');
  const alone = scene({
    seats: ['thief'],
    at: ['city'],
    cards: { 'objects.0': ['rodOfRuin'] },
    dice: [2, 3],
  });
  assert.equal(asked(alone), 'destination');
});
situation('a Prince is given back by his companion, in the own turn', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods4', 'castle'],
    cards: { 'followers.1': ['prince'] },
    dice: [2],
  });
  until(t, 'destination').answer(0, 'castle');
  assert.notEqual(asked(t, 1), 'moveEnded');
});
situation('a Wand brings no Spell to whoever has no room for one', () => {
  const t = meeting([], { seats: ['troll', 'thief'], cards: { 'objects.0': ['wand'] } });
  rest(t);
  assert.deepEqual(t.kinds('hand.0'), []);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { craft, strength } from '../../../rules/stats.ts';
import {
  asked,
  carrying,
  followedBy,
  inside,
  lands,
  lastFight,
  meeting,
  optionIds,
  passes,
  pileAt,
  player,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  until,
  where,
  withObjects,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('St. Josephine helps in the turn of another', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'tavern'],
    with: { 1: { lives: 1 } },
    cards: { 'followers.1': ['stJosephine'] },
    dice: [2, 3],
  });
  t.asks(1, 'turnStart').answer(1, 'stJosephine');
  assert.deepEqual([player(t, 1).lives, t.kinds('followers.1')], [4, []]);
  rest(t);
});

situation('the Bane Sword strikes the spirits of the spaces', () => {
  const crags = (objects: readonly string[]) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['plains1', 'oasis'],
      cards: { 'objects.0': objects },
      dice: [2, 1, 1, 2, 2],
    });
    t.answer(0, 'crags');
    rest(t);
    return t.log().findLast((line) => / against \d+: /u.test(line))!;
  };
  assert.match(crags(['baneSword']), /7 against 6/u);
  assert.match(crags([]), /5 against 6/u);
});

situation('the Bane Sword strikes whoever comes out of the Tomb', () => {
  const fought = (die: number, objects: readonly string[]): number => {
    const t = meeting(['tomb'], { cards: { 'objects.0': objects }, dice: [die, 1, 6] }).answer(0, 'visit');
    rest(t);
    return Number(/reaches (\d+) against/u.exec(lastFight(t))![1]);
  };
  for (const die of [1, 2, 3]) assert.equal(fought(die, ['baneSword']), fought(die, []) + 2, String(die));
});

const owning = (objects: readonly string[], followers: readonly string[] = []) => ({
  'objects.0': objects,
  'followers.0': followers,
});

/** A Thief in the City at the start of its turn, with these things. */
const beginning = (objects: readonly string[], followers: readonly string[] = [], more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { ...owning(objects, followers), ...more.cards },
  });

situation('the Colossus fights and tramples Places', () => {
  assert.deepEqual(meeting(['ape'], { cards: owning([], ['colossus']), dice: [2, 3] }).kinds('trophies.0'), [
    'ape',
  ]);
  const t = beginning([], ['colossus'], { cards: { [pileAt('city')]: ['market', 'shrine'] }, dice: [2, 3] });
  t.answer(0, 'colossus').answer(0, ['market']).asks(0, 'destination');
  assert.deepEqual(t.kinds(pileAt('city')), ['shrine']);
});

situation('the Familiar joins for a life and exchanges Spells', () => {
  const t = meeting(['familiar']).answer(0, 'familiar').answer(0, 'loseLife');
  assert.deepEqual([player(t).lives, craft(t.t, 0), t.kinds('followers.0')], [3, 5, ['familiar']]);
  const refused = meeting(['familiar']).answer(0, 'familiar').answer(0, 'pass');
  assert.deepEqual([player(refused).lives, refused.kinds(pileAt('hills2'))], [4, ['familiar']]);
  const spells = meeting(['mage'], {
    with: { 0: { alignment: 'good' } },
    cards: owning([], ['familiar']),
    next: { spells: ['random', 'healing'] },
  });
  spells.asks(0, 'spellsDrawn').answer(0, 'familiar');
  while (spells.state.turn === 0) passes(spells);
  assert.deepEqual([spells.kinds('hand.0'), spells.kinds('spellDiscard')], [['healing'], ['random']]);
});

situation('the Fiend Slayer seeks more, and leaves the beaten', () => {
  const t = meeting([], { cards: owning([], ['fiendSlayer']) });
  assert.equal(t.kinds('adventureDiscard').length, 2);
  const lost = meeting(['dragon', 'angel'], { cards: owning([], ['fiendSlayer']), dice: [1, 2] });
  assert.deepEqual(lost.kinds('followers.0'), []);
});

situation('the Genie brings three Spells and leaves after the last', () => {
  const t = meeting(['genie'], { next: { spells: ['healing', 'healing', 'random'] } }).answer(0, 'genie');
  assert.deepEqual(t.kinds('lent.0').toSorted(), ['healing', 'healing', 'random']);
  while (t.state.turn === 0) passes(t);
  const last = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 1 } },
    cards: { ...owning([], ['genie']), 'lent.0': ['healing'] },
    dice: [2, 3],
  });
  last
    .asks(0, 'turnStart')
    .answer(0, 'healing')
    .answer(0, 'Seat 0')
    .asks(0, 'destination')
    .answer(0, 'hills2');
  assert.deepEqual([player(last).lives, last.kinds('lent.0'), last.kinds('followers.0')], [4, [], []]);
});

situation('lent Spells are gone with their Genie', () => {
  const t = beginning([], [], { cards: { 'lent.0': ['healing'] }, dice: [2, 3] });
  t.asks(0, 'destination').answer(0, 'hills2');
  assert.deepEqual([t.kinds('lent.0'), t.kinds('spellDiscard')], [[], ['healing']]);
});

situation('the Homunculus makes stronger and wiser', () => {
  const { t } = beginning([], ['homunculus'], { dice: [2, 3] });
  assert.deepEqual([strength(t, 0), craft(t, 0)], [4, 4]);
});

situation('Horse and Cart carries, a Riding Horse gallops', () => {
  const many = ['sword', 'ring', 'helmet', 'shield', 'axe', 'armour'];
  assert.equal(meeting([], { cards: owning(many, ['horseAndCart']) }).kinds('objects.0').length, 6);
  const t = beginning([], ['ridingHorse'], { dice: [3, 4] });
  t.asks(0, 'moveMode').answer(0, 'gallop').answer(0, 'fields5');
  assert.equal(where(t, 0), 'fields5');
});

situation('nobody can leave the Jester behind, but he stays in the Tavern and in the Castle', () => {
  const t = meeting(['jester']);
  assert.deepEqual(t.kinds('followers.0'), ['jester']);
  // 3 + 3 - 1 against 3 + 2.
  const weaker = meeting(['ape'], { cards: owning([], ['jester']), dice: [3, 2] });
  assert.deepEqual(weaker.kinds('trophies.0'), []);
  const tavern = scene({
    seats: ['thief', 'thief'],
    at: ['ruins', 'oasis'],
    cards: owning([], ['jester']),
    dice: [2, 3, 4],
  });
  assert.deepEqual(tavern.answer(0, 'tavern').kinds('followers.0'), []);
  const castle = scene({
    seats: ['thief', 'thief'],
    at: ['woods4', 'oasis'],
    cards: owning([], ['jester']),
    dice: [2],
  });
  assert.deepEqual(castle.answer(0, 'castle').kinds('followers.0'), []);
});

situation('a beaten rival may be given the Jester', () => {
  const t = meeting([], { at: ['city', 'hills2'], cards: owning([], ['jester']), dice: [5, 1] });
  t.answer(0, 'Seat 1').answer(0, 'pass').asks(0, 'fightEnd').answer(0, 'jester');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [[], ['jester']]);
});

situation('St. Josephine heals, even at the last moment', () => {
  const t = meeting(['dragon'], {
    with: { 0: { lives: 1 } },
    cards: owning([], ['stJosephine']),
    dice: [1, 1],
  });
  while (t.match.question(0)?.ask.prompt !== 'loss') passes(t);
  t.answer(0, 'stJosephine');
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [3, []]);
});

situation('a Warhorse adds Craft and runs off when a life is lost', () => {
  const won = meeting(['ogre'], { cards: owning([], ['warhorse']), dice: [1, 1] }).asks(0, 'trophies');
  assert.deepEqual([won.kinds('trophies.0'), won.kinds('followers.0')], [['ogre'], ['warhorse']]);
  const lost = meeting(['dragon'], { cards: owning([], ['warhorse']), dice: [1, 3] });
  assert.deepEqual([player(lost).lives, lost.kinds('followers.0')], [3, []]);
});

situation('the Druid Staff changes the alignment', () => {
  const t = beginning(['druidStaff'], [], { dice: [2, 3] });
  t.answer(0, 'druidStaff').answer(0, 'evil').asks(0, 'destination');
  assert.equal(player(t).alignment, 'evil');
});

situation('Elixirs do good, mostly', () => {
  for (const [kind, stat] of [
    ['elixirOfDestiny', 'fate'],
    ['elixirOfMight', 'strength'],
    ['elixirOfWisdom', 'craft'],
  ] as const) {
    const drunk = (roll: number) => {
      const t = beginning([kind], [], { dice: [roll] }).answer(0, kind);
      return t.asks(0, t.match.question(0)!.ask.prompt);
    };
    assert.equal(player(drunk(1)).lives, 3);
    assert.deepEqual([player(drunk(2))[stat], player(drunk(6))[stat]], [1, 2]);
    assert.deepEqual(drunk(5).kinds('objects.0'), []);
  }
});

situation('the Flying Carpet flies with a 6', () => {
  const t = beginning(['flyingCarpet'], [], { dice: [2, 6] });
  t.asks(0, 'moveRolled').answer(0, 'flyingCarpet').answer(0, 'graveyard');
  assert.equal(where(t, 0), 'graveyard');
  beginning(['flyingCarpet'], [], { dice: [2, 5] }).asks(0, 'destination');
});

situation('the Hearth Rune leads home and stays behind', () => {
  const t = beginning(['hearthRune'], [], { at: ['ruins', 'oasis'] });
  t.answer(0, 'hearthRune').asks(0, 'choose');
  assert.deepEqual(
    [where(t, 0), t.kinds(pileAt('ruins')), t.kinds('objects.0')],
    ['city', ['hearthRune'], []],
  );
});

situation('the Orb of Destiny rolls two dice for fate', () => {
  const t = beginning(['orbOfDestiny'], [], { with: { 0: { fate: 2 } }, dice: [2, 3, 5, 6] });
  t.answer(0, 'reroll1').asks(0, 'fateOfTwo').answer(0, 'The 5').asks(0, 'destination');
  assert.equal(player(t).fate, 1);
  t.answer(0, 'plains3');
  const doubles = beginning(['orbOfDestiny'], [], { with: { 0: { fate: 2 } }, dice: [2, 3, 4, 4] });
  doubles.answer(0, 'reroll1').asks(0, 'destination');
  assert.deepEqual([player(doubles).fate, doubles.kinds('objects.0')], [0, []]);
});

situation('Psychic Crystal, Bane Sword, Skull Wand and Sword of Light help against spirits', () => {
  const won = (objects: string[], own: number, its: number): boolean =>
    meeting(['spectre'], { cards: owning(objects), dice: [own, its] }).kinds('trophies.0').length > 0;
  assert.deepEqual([won(['foundPsychicCrystal'], 2, 2), won([], 2, 2)], [true, false]);
  assert.deepEqual([won(['baneSword'], 1, 2), won(['baneSword'], 1, 3)], [true, false]);
  assert.deepEqual([won(['skullWand'], 1, 2), won(['skullWand'], 1, 3)], [true, false]);
  assert.deepEqual([won(['swordOfLight'], 2, 2), won(['swordOfLight'], 1, 2)], [true, false]);
});

situation('weapons of The Reaper in battle', () => {
  const won = (weapon: string, own: number, its: number): boolean =>
    meeting(['ape'], { cards: owning([weapon]), dice: [own, its] }).kinds('trophies.0').length > 0;
  assert.deepEqual(
    [won('swordOfLight', 2, 3), won('skullWand', 2, 2), won('fateStealer', 2, 2)],
    [true, true, true],
  );
  assert.equal(won('baneSword', 2, 2), false);
  assert.equal(player(meeting(['ape'], { cards: owning(['fateStealer']), dice: [5, 1] })).fate, 1);
});

situation('the Rod of Ruin weakens somebody', () => {
  const ruined = (how: string): number[] => {
    const t = beginning(['rodOfRuin'], [], { with: { 1: { strength: 3, craft: 3 } }, dice: [2, 3] });
    t.answer(0, 'rodOfRuin').answer(0, how).asks(0, 'destination');
    return [player(t, 1).strength, player(t, 1).craft, t.kinds('objects.0').length];
  };
  assert.deepEqual(ruined('twoStrength'), [1, 3, 0]);
  assert.deepEqual(ruined('twoCraft'), [3, 1, 0]);
  assert.deepEqual(ruined('oneOfEach'), [2, 2, 0]);
});

situation('the Staff of Mastery takes a captive who fights once', () => {
  const t = meeting(['ogre'], { cards: owning(['staffOfMastery']), with: { 1: { misses: 1 } } });
  t.answer(0, 'enslave');
  assert.deepEqual([t.kinds(pileAt('hills2')), t.kinds('stack.0')], [[], ['ogre']]);
  // Any Strength will do, but there has to be some.
  const boar = meeting(['wildBoar'], { cards: owning(['staffOfMastery']) });
  assert.ok(boar.asks(0, 'enslave').options(0).length === 2);
  const wraith = meeting(['wraith'], { cards: owning(['staffOfMastery']), dice: [6, 1] });
  assert.deepEqual(wraith.kinds('stack.0'), []);
  // 3 + 5 + 1 against 7 + 1.
  const again = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { ...owning(['staffOfMastery']), 'stack.0': ['ogre'], [pileAt('hills2')]: ['dragon'] },
    dice: [2, 3, 1, 1],
  });
  const [staff] = again.t.cards(again.t.piles.objects[0]);
  again.t.setNote(staff, { counters: 0, stack: 1 });
  again.answer(0, 'hills2').asks(0, 'beforeFight').answer(0, 'staffOfMastery').asks(0, 'trophies');
  assert.deepEqual(
    [again.kinds('trophies.0'), again.kinds('objects.0'), again.kinds('stack.0')],
    [['dragon'], [], []],
  );
});

situation('the Casket holds one thing or another', () => {
  const opened = (roll: number) => {
    const t = beginning(['casket'], [], { dice: [roll, 2, 3] }).answer(0, 'casket');
    return t.asks(t.match.waiting[0], t.match.question(t.match.waiting[0])!.ask.prompt);
  };
  assert.equal(player(opened(2)).lives, 3);
  assert.equal(player(opened(3)).misses, 1);
  assert.equal(player(opened(4)).gold, 2);
  assert.equal(opened(5).kinds('hand.0').length, 1);
  assert.equal(opened(6).kinds('objects.0').length, 1);
});

situation('the Concealed Pouch keeps an Object out of reach', () => {
  const t = meeting([], { cards: owning(['concealedPouch', 'ring']), with: { 1: { misses: 1 } } });
  t.asks(0, 'turnEnd').answer(0, 'concealedPouch');
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('stack.0'), strength(t.t, 0)],
    [['concealedPouch'], ['ring'], 3],
  );
  t.asks(0, 'turnStart').answer(0, 'concealedPouch').asks(0, 'destination');
  assert.deepEqual([t.kinds('objects.0'), strength(t.t, 0)], [['concealedPouch', 'ring'], 4]);
});

situation('a full Pouch cannot be taken', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['concealedPouch'], 'stack.0': ['ring'] },
    dice: [2, 3],
  });
  const [pouch] = t.t.cards(t.t.piles.objects[1]);
  t.t.setNote(pouch, { counters: 0, stack: 1 });
  t.answer(0, 'hills2')
    .answer(0, 'Seat 1')
    .answer(0, 'steal')
    .asks(1, 'taking.instead')
    .answer(1, 'concealedPouch');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [[], ['concealedPouch']]);
});

situation('the Golden Statue is sold in City and Castle', () => {
  const sold = (from: 'fields6' | 'woods4' | 'plains2', to: 'castle' | 'city', dice: number[]): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, 'village'],
      cards: owning(['goldenStatue']),
      dice,
    });
    t.answer(0, to).asks(0, 'moveEnded').answer(0, 'goldenStatue');
    const { gold } = player(t);
    t.asks(t.match.waiting[0], t.match.question(t.match.waiting[0])!.ask.prompt);
    return gold;
  };
  assert.deepEqual([sold('woods4', 'castle', [2]), sold('plains2', 'city', [2, 3])], [4, 2]);
});

situation('whoever beats its owner must take the Golden Statue', () => {
  const t = meeting([], {
    at: ['city', 'hills2'],
    with: { 1: { gold: 3 } },
    cards: { 'objects.1': ['goldenStatue', 'ring'] },
    dice: [5, 1],
  });
  t.answer(0, 'Seat 1').answer(0, 'attack');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['goldenStatue'], ['ring']]);
});

situation('Map and Shovel shorten the ways below', () => {
  for (const [kind, space] of [
    ['foundMap', 'mines'],
    ['foundShovel', 'crypt'],
  ] as const) {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['plainOfPeril', 'city'],
      cards: owning([kind]),
      dice: [1, 1, 3],
    });
    t.answer(0, space);
    assert.equal(where(t, 0), space);
  }
});

/** The beginning of a turn in the City. */
const begins = (cards: Scene['cards'], more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief'], at: ['city', 'oasis'], dice: [2, 3], ...more, cards: { ...cards } });

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
  // A dead character takes nobody along.
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
  assert.match(told(other), /Seat 0 reaches 8, Seat 1 10/u);
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

situation(
  'the Bane Sword helps against the Demon Lord and a spirit of the Crags, not against the Ice Queen',
  () => {
    const before = (sheet: string) =>
      scene({
        seats: ['thief', 'thief'],
        at: ['valleyOfFire', 'city'],
        with: { 0: { craft: 9 } },
        cards: { 'space.48': [sheet], 'objects.0': ['talisman', 'baneSword'] },
        options: { ending: 'open' },
        dice: [2, 1],
      });
    const queen = before('iceQueen').answer(0, 'crownOfCommand').answer(0, 'In psychic combat');
    assert.match(lastFight(queen), /14 against 13/u);
    rest(queen);
    const demon = before('demonLord').answer(0, 'crownOfCommand');
    assert.match(lastFight(demon), /16 against 13/u);
    rest(demon);
    const crags = scene({
      seats: ['thief', 'thief'],
      at: ['fields2', 'oasis'],
      cards: { 'objects.0': ['baneSword'] },
      dice: [2, 1, 1, 2, 1],
    });
    crags.answer(0, 'crags');
    assert.match(lastFight(crags), /7 against 5/u);
    rest(crags);
  },
);

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
  const told = (t: Table): string[] => t.log().filter((line) => /: 4, 4|loses/u.test(line));
  const doubles = rolls(3, 4, 4);
  assert.deepEqual([player(doubles).fate, player(doubles).gold, doubles.kinds('objects.0')], [0, 1, []]);
  assert.deepEqual(told(doubles), [
    'Seat 0 rolls again by fate: 4, 4.',
    'Seat 0 loses 2 fate.',
    'Seat 0 loses the Orb of Destiny.',
  ]);
  assert.deepEqual(told(rolls(2, 4, 4))[1], 'Seat 0 loses 1 fate.');
  assert.deepEqual(told(rolls(1, 4, 4)), [
    'Seat 0 rolls again by fate: 4, 4.',
    'Seat 0 loses the Orb of Destiny.',
  ]);
});

// Who stands on the Crown.

const onTheCrown = (cards: Record<string, string[]>, ending?: string) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['crownOfCommand', 'city', 'tavern'],
    with: { 0: { fate: 0 }, 1: { fate: 0 }, 2: { fate: 0 } },
    cards: { ...cards, ...(ending === undefined ? {} : { [pileAt('crownOfCommand')]: [ending] }) },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [1],
  });

rule.also('TA-ENDING-06', 'neither Hearth Rune nor Magic Door leads away from the Crown', () => {
  for (const cards of [{ 'objects.0': ['hearthRune'] }, { 'reward.0': ['theMagicDoor'] }]) {
    const t = onTheCrown(cards);
    rest(t);
    assert.deepEqual([t.state.turn, where(t, 0)], [1, 'crownOfCommand']);
    const free = onTheCrown(cards, 'demonLord');
    free.asks(0, 'turnStart').answer(0, optionIds(free)[0]);
    rest(free);
  }
});

situation('Map and Shovel of the shops shorten the ways below', () => {
  for (const [kind, space, from] of [
    ['map', 'mines', 'plainOfPeril'],
    ['shovel', 'crypt', 'plainOfPeril'],
  ] as const) {
    const end = (objects: readonly string[]) => {
      const t = scene({
        seats: ['thief', 'thief'],
        at: [from],
        cards: { 'objects.0': objects },
        dice: [1, 2, 2],
      });
      return where(t.answer(0, space), 0);
    };
    assert.deepEqual([end([kind]), end([])], [space, 'portalOfPower'], kind);
  }
});

situation('the Psychic Crystal of the shops adds 1 in psychic combat only', () => {
  const t = meeting(['shadow'], { cards: { 'objects.0': ['psychicCrystal'] }, dice: [2, 1] });
  assert.match(lastFight(t), /6 against 3: won/u);
  assert.match(lastFight(withObjects(['psychicCrystal'], [3, 1])), /6 against 4: won/u);
});

situation('the Warhorse adds the printed Craft in battle and bolts when a life is lost', () => {
  const riding = (dice: readonly number[], craft = 0) =>
    meeting(['bear'], { with: { 0: { craft } }, cards: { 'followers.0': ['stableWarhorse'] }, dice });
  const won = riding([2, 1], 2);
  assert.match(lastFight(won), /8 against 4: won/u);
  assert.deepEqual(won.kinds('followers.0'), ['stableWarhorse']);
  const lost = riding([1, 6, 6, 5]);
  assert.deepEqual([player(lost).lives, lost.kinds('followers.0')], [3, []]);
});

situation('the Riding Horse gallops; Mule, Horse and Cart carry', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'followers.0': ['stableRidingHorse'] },
    dice: [2, 3],
  });
  t.answer(0, 'gallop').answer(0, 'plains3');
  assert.equal(where(t, 0), 'plains3');
  const loaded = (follower: string, count: number) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city'],
      cards: {
        'followers.0': [follower],
        'objects.0': [
          'sword',
          'sword',
          'sword',
          'axe',
          'axe',
          'axe',
          'axe',
          'helmet',
          'helmet',
          'helmet',
          'helmet',
          'shield',
          'shield',
        ].slice(0, count),
      },
      dice: [2, 3],
    });
  for (const [follower, carried] of [
    ['stableMule', 8],
    ['mule', 8],
    ['stableHorseAndCart', 12],
  ] as const) {
    loaded(follower, carried).asks(0, 'destination');
    loaded(follower, carried + 1).asks(0, 'dropObject');
  }
});

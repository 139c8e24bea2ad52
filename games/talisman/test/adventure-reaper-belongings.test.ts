import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { craft, strength } from '../rules/stats.ts';
import { meeting, passes, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

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
situation('nobody can leave the Jester behind, but he stays in the Tavern', () => {
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

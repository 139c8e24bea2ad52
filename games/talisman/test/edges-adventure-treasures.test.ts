import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import type { SpaceId } from '../topology.ts';
import { asked, rest } from './looking.ts';
import { carrying, lands, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
type Table = ReturnType<typeof scene>;

// The chest.

/** A Thief in the City opens a Treasure Chest; these cards are turned up. */
const opens = (adventure: readonly string[], more: Scene = {}, objects: readonly string[] = []): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    dice: [2, 3],
    ...more,
    cards: { 'objects.0': ['treasureChestFrostmarch', ...objects], ...more.cards },
    next: { adventure },
  }).answer(0, 'treasureChestFrostmarch');
  rest(t);
  return t;
};
const FIVE = ['wolf', 'bear', 'ape', 'witch', 'cave'];
const FOUR = FIVE.slice(1);

situation('five cards come out of the Treasure Chest, with a Treasure Map ten', () => {
  const left = (t: Table): number[] => [t.kinds('adventure').length, t.kinds('adventureDiscard').length];
  const short = opens(FIVE);
  // There were twelve cards; the chest is discarded too.
  assert.deepEqual(left(short), [7, 6]);
  assert.deepEqual(
    short.kinds('adventureDiscard').toSorted(),
    [...FIVE, 'treasureChestFrostmarch'].toSorted(),
  );
  assert.deepEqual(short.kinds('stage'), []);
  assert.deepEqual(left(opens(FIVE, {}, ['treasureMapFrostmarch'])), [2, 11]);
  // The fifth card counts, the sixth does not; nor does the eleventh.
  assert.deepEqual(opens([...FOUR, 'ring']).kinds('objects.0'), ['ring']);
  assert.deepEqual(opens([...FIVE, 'ring']).kinds('objects.0'), []);
  const angels = (count: number): string[] => Array<string>(count).fill('angel');
  const tenth = opens([...FIVE, ...angels(4), 'ring'], {}, ['treasureMapFrostmarch']);
  assert.deepEqual(tenth.kinds('objects.0'), ['treasureMapFrostmarch', 'ring']);
  const eleventh = opens([...FIVE, ...angels(5), 'ring'], {}, ['treasureMapFrostmarch']);
  assert.deepEqual([eleventh.kinds('objects.0'), player(eleventh).gold], [['treasureMapFrostmarch'], 3]);
});
situation('the map of another is no help with one’s own Treasure Chest', () => {
  const t = opens([...FIVE, 'ring'], { cards: { 'objects.1': ['treasureMapFrostmarch'] } });
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [[], 3]);
});
situation('of several Objects in the Treasure Chest one is chosen, and there is no gold then', () => {
  const t = opens(['wolf', 'ring', 'unicorn', 'cross', 'cave']);
  assert.deepEqual(t.options(0), ['Ring', 'Cross']);
  t.answer(0, 'ring');
  rest(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.0'), player(t).gold], [['ring'], [], 0]);
  assert.deepEqual(t.kinds('adventureDiscard').toSorted(), [
    'cave',
    'cross',
    'treasureChestFrostmarch',
    'unicorn',
    'wolf',
  ]);
});
rule.also('TA-ALIGN-04', 'what the alignment forbids is no find in a Treasure Chest: there is gold', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  const t = opens([...FOUR, 'holyGrail'], evil);
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [[], 3]);
  assert.ok(t.kinds('adventureDiscard').includes('holyGrail'));
  assert.deepEqual(opens([...FOUR, 'holyGrail']).kinds('objects.0'), ['holyGrail']);
});
rule.also(
  'TA-ADV-11',
  'a Treasure Chest goes on with what was discarded, and ends when there is nothing left',
  () => {
    const t = opens(['wolf'], { cards: { adventure: [], adventureDiscard: ['ring', 'bear'] } });
    // The chest itself lay on the pile when that was shuffled, and is an Object too.
    assert.deepEqual(t.options(0).toSorted(), ['Ring', 'Treasure Chest']);
    t.answer(0, 'ring');
    rest(t);
    assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['ring'], 0]);
    assert.deepEqual(t.kinds('adventureDiscard').toSorted(), ['bear', 'treasureChestFrostmarch', 'wolf']);
  },
);

// What freezes, and what guards the mind.

const duel = (objects: readonly string[], dice: readonly number[], more: Scene = {}): Table =>
  lands('thief', 'thief', dice, {
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'hills2', 'oasis'],
    ...more,
    cards: { 'objects.0': objects, ...more.cards },
  });
const misses = (t: Table): number[] => {
  rest(t);
  return t.state.players.map((one) => one.misses);
};
/** Whose turn is next, once the first one's is over. */
const attack = (t: Table): Table =>
  t.match.question(0)?.ask.prompt === 'against' ? t.answer(0, 'attack') : t;

situation('Frostbite freezes whoever loses a life to it, for one turn', () => {
  const wounded = attack(duel(['frostbite'], [5, 1]))
    .asks(0, 'spoils')
    .answer(0, 'takeLife');
  assert.equal(player(wounded, 1).lives, 3);
  // The second one's turn is over without a move; the third one moves.
  assert.equal(asked(wounded, 1), null);
  assert.equal(wounded.state.turn, 2);
});
situation('nobody is frozen who loses no life, or who is wounded by something else', () => {
  const robbed = attack(duel(['frostbite'], [5, 1], { with: { 1: { gold: 1 } } })).asks(0, 'spoils');
  robbed.answer(0, 'takeGold');
  assert.deepEqual([misses(robbed), robbed.state.turn, player(robbed).gold], [[0, 0, 0], 1, 1]);
  const drawn = attack(duel(['frostbite'], [2, 3]));
  assert.deepEqual([misses(drawn), drawn.state.turn], [[0, 0, 0], 1]);
  const lost = attack(duel(['frostbite'], [1, 6]))
    .asks(1, 'spoils')
    .answer(1, 'takeLife');
  assert.deepEqual([misses(lost), lost.state.turn, player(lost).lives], [[0, 0, 0], 1, 3]);
  // Two Weapons are carried, and the other one is drawn.
  const other = attack(duel(['frostbite', 'sword'], [5, 1]))
    .asks(0, 'weapon')
    .answer(0, 'sword');
  other.answer(0, 'takeLife');
  assert.deepEqual([misses(other), other.state.turn], [[0, 0, 0], 1]);
});
situation('whoever is attacked and wins freezes the attacker', () => {
  const t = attack(duel([], [1, 5], { cards: { 'objects.1': ['frostbite'] } }));
  t.asks(1, 'spoils').answer(1, 'takeLife');
  assert.deepEqual([misses(t), player(t).lives, t.state.turn], [[1, 0, 0], 3, 1]);
});
situation('an Enemy beaten with Frostbite freezes nobody', () => {
  const t = carrying(['wolf'], ['frostbite'], { dice: [5, 1] });
  assert.deepEqual([misses(t), t.kinds('trophies.0')], [[0, 0], ['wolf']]);
});

situation(
  'the cold of a Chill Wraith and a Cryomancer costs a turn besides the life, and only if they win',
  () => {
    for (const kind of ['chillWraith', 'cryomancer']) {
      const fought = (own: number, foe: number) => {
        const t = meeting([kind], { dice: [own, foe] });
        return [misses(t)[0], player(t).lives];
      };
      assert.deepEqual(
        [fought(1, 1), fought(2, 1), fought(3, 1)],
        [
          [1, 3],
          [0, 4],
          [0, 4],
        ],
        kind,
      );
    }
  },
);

const warded = (
  foe: string,
  objects: readonly string[],
  dice: readonly number[],
  more: Scene = {},
): Table => {
  const t = carrying([foe], objects, { dice: [1, 1, ...dice], ...more });
  rest(t);
  return t;
};
situation('armour of the mind is asked for its owner, in psychic combat, and nowhere else', () => {
  // Against a Giant there is nothing to roll; nor for a life that an Event costs.
  assert.equal(player(warded('frostGiant', ['mirrorShield'], [])).lives, 3);
  const plague = carrying(['pestilence'], ['mirrorShield']);
  rest(plague);
  assert.equal(player(plague).lives, 3);
  // What the other one wears does not help.
  const other = meeting(['chillbane'], { cards: { 'objects.1': ['mirrorShield'] }, dice: [1, 1] });
  rest(other);
  assert.equal(player(other).lives, 3);
});
situation(
  'of two pieces of armour of the mind only the better one is offered, of two alike the first',
  () => {
    const shown = (objects: readonly string[]): string[] => {
      const t = carrying(['chillbane'], objects, { dice: [1, 1] });
      rest(t);
      const { from } = t.match.question(0)!;
      const cards = from.flatMap(({ card }) => (card === undefined ? [] : [t.t.kind(card)]));
      return cards;
    };
    assert.deepEqual(shown(['helmOfWarding', 'mirrorShield']), ['mirrorShield']);
    assert.deepEqual(shown(['mirrorShield', 'helmOfWarding']), ['mirrorShield']);
    assert.deepEqual(shown(['helmOfWarding', 'helmOfWarding']), ['helmOfWarding']);
    assert.deepEqual(shown(['helmOfWarding']), ['helmOfWarding']);
  },
);
situation('a Toad and whoever may wear no armour have none for the mind either', () => {
  // A Toad has left everything behind; here it has not, and it is of no use.
  const toad = scene({
    seats: ['thief', 'thief'],
    at: ['fields4', 'oasis'],
    with: { 0: { toad: 3 } },
    cards: { [HERE]: ['chillbane'], 'objects.0': ['mirrorShield'] },
    dice: [1, 1],
  }).answer(0, 'hills2');
  rest(toad);
  assert.equal(player(toad).lives, 3);
  const monk = warded('chillbane', ['mirrorShield'], [], { seats: ['monk', 'thief'] });
  assert.equal(player(monk).lives, 3);
});

// The Horn of Summoning.

const blows = (space: SpaceId, cards: readonly string[], more: Scene = {}): Table =>
  carrying([], ['hornOfSummoning'], { ...more, cards: { [pileAt(space)]: cards, ...more.cards } });

situation('the Horn of Summoning calls Enemies alone, and they are fought where it was blown', () => {
  assert.notEqual(asked(blows('crags', ['ring', 'witch', 'cave'])), 'moveEnded');
  const t = blows('crags', ['wolf', 'bear', 'ring'], { dice: [5, 1] }).asks(0, 'moveEnded');
  t.answer(0, 'hornOfSummoning').asks(0, 'whichCard');
  assert.deepEqual(t.options(0), ['Wolf', 'Bear']);
  t.answer(0, 'wolf');
  rest(t);
  assert.deepEqual(
    [t.kinds('trophies.0'), t.kinds(pileAt('crags')), t.kinds('objects.0')],
    [['wolf'], ['bear', 'ring'], ['hornOfSummoning']],
  );
});
situation(
  'the Horn of Summoning may be kept silent, and is not heard on the own space or in the turn of another',
  () => {
    const silent = blows('crags', ['wolf']).asks(0, 'moveEnded').answer(0, 'pass');
    rest(silent);
    assert.deepEqual([silent.kinds(pileAt('crags')), silent.kinds('trophies.0')], [['wolf'], []]);
    const own = carrying(['wolf'], ['hornOfSummoning'], { dice: [5, 1] });
    assert.notEqual(asked(own), 'moveEnded');
    const other = meeting([], { cards: { 'objects.1': ['hornOfSummoning'], [pileAt('temple')]: ['wolf'] } });
    assert.notEqual(asked(other, 1), 'moveEnded');
  },
);
situation('the Horn of Summoning is of no use where nothing is drawn', () => {
  const goes = (to: SpaceId): string | null => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields3', 'oasis'],
      cards: { 'objects.0': ['hornOfSummoning'], [pileAt('crags')]: ['wolf'] },
      dice: [1, 3],
    });
    return asked(t.answer(0, to));
  };
  assert.equal(goes('city') === 'moveEnded', false);
  assert.equal(goes('hills2') === 'moveEnded', true);
});

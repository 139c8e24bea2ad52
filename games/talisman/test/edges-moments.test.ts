import assert from 'node:assert/strict';
import type { Card } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { castable, listening, might, mayCast, MOMENTS, windowBit, WINDOWS } from '../rules/moments.ts';
import type { Turn } from '../shape.ts';
import { lasting, scene, type Scene } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const sorcerers = (more: Scene = {}): Table =>
  scene({ seats: ['sorceress', 'sorceress'], at: ['city', 'tavern'], ...more });
const turnOf = (seat: number): Turn => ({ type: 'turn', seat });

situation('Spells are asked for at the moments in which one can be cast, and no others', () => {
  const defs = Object.values(game.content);
  for (const name of WINDOWS) {
    const spells = defs.filter(({ cast }) => cast?.at.includes(name));
    assert.equal(MOMENTS[name].spells, spells.length > 0, name);
    // In whose place only a Spell can put something: a death, and another Spell.
    const replaces = defs.some(({ on }) => on[name]?.mode === 'instead');
    assert.equal(MOMENTS[name].instead, replaces || ['killing', 'casting'].includes(name), name);
  }
  assert.deepEqual(
    WINDOWS.map(windowBit),
    WINDOWS.map((_name, place) => 2 ** place),
  );
});

situation('who might act at a moment is judged by what everybody can see', () => {
  const may = (more: Scene, seat = 0): boolean =>
    might(
      sorcerers({ cards: { [`hand.${seat}`]: ['freeze'] }, ...more }).t,
      'turnStart',
      turnOf(0),
      seat,
      'may',
    );
  // The Spell in hand cannot be cast at the start of a turn, but only its owner knows.
  assert.deepEqual([may({}), may({}, 1), may({ cards: {} })], [true, true, false]);
  const spells = sorcerers({ cards: { 'hand.0': ['freeze'] } }).t;
  // Where something can be replaced, Spells are asked for once.
  assert.deepEqual(
    [
      might(spells, 'turnStart', turnOf(0), 0, 'instead'),
      might(spells, 'casting', turnOf(0), 0, 'instead'),
      might(spells, 'casting', turnOf(0), 0, 'may'),
      might(spells, 'crossed', turnOf(0), 0, 'may'),
    ],
    [false, true, false, false],
  );
  // So are lent ones, as long as whoever lends them is there.
  const lent = (followers: string[], cards: string[]): boolean =>
    may({ cards: { 'followers.0': followers, 'lent.0': cards } });
  assert.deepEqual(
    [lent(['genie'], ['freeze']), lent([], ['freeze']), lent(['genie'], [])],
    [true, false, false],
  );
});

rule.also('TA-SPELL-11', 'who may cast at all', () => {
  const can = (more: Scene, casts = 1): boolean => {
    const t = sorcerers(more);
    t.state.players[0].casts = casts;
    return mayCast(t.t, 0);
  };
  assert.deepEqual(
    [
      can({}),
      can({}, 0),
      can({ with: { 0: { toad: 1 } } }),
      can({ with: { 1: { toad: 1 } } }),
      can({ at: ['cursedGlade'] }),
      can({ cards: { 'objects.0': ['amulet'] } }),
      can({ set: (state) => state.lasting.push(lasting('noMagic')) }),
      can({ set: (state) => state.lasting.push(lasting('noMagic', { whom: 1 })) }),
    ],
    [true, false, false, true, false, false, false, true],
  );
  const dead = sorcerers();
  for (const standing of ['dead', 'out'] as const) {
    Object.assign(dead.state.players[1], { standing, casts: 1 });
    assert.equal(mayCast(dead.t, 1), false);
  }
});

situation('a card speaks for a living owner, in its own way and where its magic works', () => {
  const decree = (more: Scene): [boolean, boolean, number] => {
    const { t } = sorcerers({ ...more, cards: { 'objects.0': ['hearthRune'], ...more.cards } });
    return [
      might(t, 'turnStart', turnOf(0), 0, 'may'),
      might(t, 'turnStart', turnOf(0), 0, 'must'),
      listening(t, 'turnStart', 0).length,
    ];
  };
  assert.deepEqual(decree({}), [true, false, 1]);
  assert.deepEqual(decree({ cards: { 'objects.0': ['sword'] } }), [false, false, 0]);
  assert.deepEqual(decree({ at: ['cursedGlade'] }), [false, false, 0]);
  // At the start of the turn of another it has nothing to say.
  const other = sorcerers({ cards: { 'objects.1': ['hearthRune'] } }).t;
  assert.equal(might(other, 'turnStart', turnOf(0), 1, 'may'), false);
  const heir = sorcerers({ cards: { 'objects.1': ['hearthRune'] } });
  heir.state.players[1].standing = 'dead';
  assert.deepEqual(
    [might(heir.t, 'turnStart', turnOf(1), 1, 'may'), listening(heir.t, 'turnStart', 1).length],
    [false, 0],
  );
});

rule.also('TA-TOAD-07', 'a Toad has nothing of what its character can do, but what it owns', () => {
  const speaks = (toad: number): [boolean, number] => {
    const { t } = scene({ seats: ['druid', 'thief'], at: ['city', 'tavern'], with: { 0: { toad } } });
    return [might(t, 'turnStart', turnOf(0), 0, 'may'), listening(t, 'turnStart', 0).length];
  };
  assert.deepEqual(
    [speaks(0), speaks(1)],
    [
      [true, 1],
      [false, 0],
    ],
  );
});

situation('which Spells of a hand can be cast now', () => {
  const castableNow = (cards: Record<string, string[]>): [boolean, boolean, string[]] => {
    const { t } = sorcerers({ cards });
    const found: Card[] = [];
    const any = castable(t, 'turnStart', turnOf(0), 0, null);
    const all = castable(t, 'turnStart', turnOf(0), 0, found);
    return [any, all, found.map((card) => t.kind(card))];
  };
  assert.deepEqual(castableNow({ 'hand.0': ['freeze', 'teleport', 'energize'] }), [
    true,
    false,
    ['teleport', 'energize'],
  ]);
  assert.deepEqual(castableNow({ 'hand.0': ['freeze'] }), [false, false, []]);
  assert.deepEqual(castableNow({ 'lent.0': ['energize'] }), [false, false, []]);
  assert.deepEqual(castableNow({ 'followers.0': ['genie'], 'lent.0': ['energize'] }), [
    true,
    false,
    ['energize'],
  ]);
});

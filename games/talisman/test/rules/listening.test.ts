import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { mayCast, WINDOWS, windows } from '../../rules/listening.ts';
import type { Cast, Turn, WindowName, Windows } from '../../shape.ts';
import { happens, lasting, type Scene, scene, type Table } from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation(
  'every window that a card listens to is known, and names its rules where Spells can be cast',
  () => {
    const defs = Object.values(game.content);
    for (const name of WINDOWS) {
      const spells = defs.some(({ cast }) => cast?.at.includes(name));
      assert.equal(windows[name].rules?.includes('TA-SPELL-08') === true, spells, name);
    }
    const listened = new Set(defs.flatMap(({ on, cast }) => [...Object.keys(on), ...(cast?.at ?? [])]));
    assert.deepEqual([...listened].toSorted(), WINDOWS.toSorted());
  },
);

/** Whether a seat is asked there at all. */
const isAsked = (t: Table, name: WindowName, what: Windows[WindowName], prompt: string, seat = 0): boolean =>
  opened(t, name, what).some(([who]) => who === `${seat} ${prompt}`);

/** Open a window for the first seat: who is asked, and which cards are offered to whom. */
function opened(t: Table, name: WindowName, what: Windows[WindowName]): [asked: string, offered: string[]][] {
  const found: [string, string[]][] = [];
  const kernel = t.t;
  kernel.policy = {
    answer: ({ seat, ask, from }) => {
      const cards = from.flatMap(({ card }) => (card === undefined ? [] : [kernel.kind(card)]));
      found.push([`${seat} ${ask.prompt}`, cards]);
      return 'pass';
    },
  };
  kernel.trace = (_number, { seat, ask }) => found.push([`${seat} ${ask.prompt}`, []]);
  happens(kernel.window(name, what));
  kernel.policy = kernel.trace = null;
  return found;
}

const sorcerers = (more: Scene = {}): Table =>
  scene({ seats: ['sorceress', 'sorceress'], at: ['city', 'tavern'], ...more });

const turnOf = (seat: number): Turn => ({ type: 'turn', seat });

situation('who might act at a moment is judged by what everybody can see', () => {
  const may = (more: Scene, seat = 0): boolean =>
    isAsked(
      sorcerers({ cards: { [`hand.${seat}`]: ['freeze'] }, ...more }),
      'turnStart',
      turnOf(0),
      'turnStart',
      seat,
    );
  // The Spell in hand cannot be cast at the start of a turn, but only its owner knows.
  assert.deepEqual([may({}), may({}, 1), may({ cards: {} })], [true, true, false]);
  const spells = sorcerers({ cards: { 'hand.0': ['freeze'] } });
  // Where something can be replaced, Spells are asked for once.
  const cast: Cast = { type: 'cast', seat: 1, card: null, target: null, more: [] };
  assert.deepEqual(
    [
      isAsked(spells, 'turnStart', turnOf(0), 'turnStart.instead'),
      isAsked(spells, 'casting', cast, 'casting.instead'),
      isAsked(spells, 'casting', cast, 'casting'),
      isAsked(spells, 'crossed', turnOf(0), 'crossed'),
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
  const decree = (more: Scene): [string, string[]][] =>
    opened(
      sorcerers({ ...more, cards: { 'objects.0': ['hearthRune'], ...more.cards } }),
      'turnStart',
      turnOf(0),
    );
  assert.deepEqual(decree({}), [['0 turnStart', ['hearthRune']]]);
  assert.deepEqual(decree({ cards: { 'objects.0': ['sword'] } }), []);
  assert.deepEqual(decree({ at: ['cursedGlade'] }), []);
  // At the start of the turn of another it has nothing to say.
  const other = sorcerers({ cards: { 'objects.1': ['hearthRune'] } });
  assert.deepEqual(opened(other, 'turnStart', turnOf(0)), []);
  const heir = sorcerers({ cards: { 'objects.1': ['hearthRune'] } });
  heir.state.players[1].standing = 'dead';
  assert.deepEqual(opened(heir, 'turnStart', turnOf(1)), []);
});

rule.also('TA-TOAD-07', 'a Toad has nothing of what its character can do, but what it owns', () => {
  const speaks = (toad: number): boolean =>
    isAsked(
      scene({ seats: ['druid', 'thief'], at: ['city', 'tavern'], with: { 0: { toad } } }),
      'turnStart',
      turnOf(0),
      'turnStart',
    );
  assert.deepEqual([speaks(0), speaks(1)], [true, false]);
});

situation('which Spells of a hand can be cast now', () => {
  const castable = (cards: Record<string, string[]>): string[] =>
    opened(sorcerers({ cards }), 'turnStart', turnOf(0)).flatMap(([, offered]) => offered);
  assert.deepEqual(castable({ 'hand.0': ['freeze', 'teleport', 'energize'] }), ['teleport', 'energize']);
  assert.deepEqual(castable({ 'hand.0': ['freeze'] }), []);
  assert.deepEqual(castable({ 'lent.0': ['energize'] }), []);
  assert.deepEqual(castable({ 'followers.0': ['genie'], 'lent.0': ['energize'] }), ['energize']);
});

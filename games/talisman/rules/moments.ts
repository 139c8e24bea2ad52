import { type Card, done, type Flow, type Scene, type Seat } from '@tafelrunde/engine';
import type { CardDef, Hook, Talisman, WindowName, Windows } from '../shape.ts';
import { has, inGlade, under, usable } from './stats.ts';

/** What can happen at a moment: Spells may be cast then, something may be replaced then. */
interface Moment {
  readonly spells: boolean;
  readonly instead: boolean;
}

/** By window, in the order of their bits. `instead` moments ask first whether what is about to happen is replaced. */
export const MOMENTS: Readonly<Record<WindowName, Moment>> = {
  turnStart: { spells: true, instead: false },
  moveRolled: { spells: true, instead: false },
  moveEnded: { spells: true, instead: false },
  beforeDraw: { spells: true, instead: false },
  cardsDrawn: { spells: true, instead: false },
  beforeFight: { spells: true, instead: false },
  fightRolled: { spells: false, instead: false },
  losing: { spells: true, instead: true },
  killing: { spells: true, instead: true },
  fightEnd: { spells: false, instead: false },
  beforeRoll: { spells: true, instead: false },
  rolled: { spells: false, instead: false },
  loss: { spells: true, instead: true },
  casting: { spells: true, instead: true },
  taking: { spells: true, instead: true },
  crossed: { spells: false, instead: false },
  turnEnd: { spells: true, instead: false },
};
export const WINDOWS = Object.keys(MOMENTS) as WindowName[];
/** The bit of a window in `CardDef.listens`. */
export const windowBit = (name: WindowName): number => 1 << WINDOWS.indexOf(name);

const BITS = Object.fromEntries(WINDOWS.map((name) => [name, windowBit(name)])) as Record<WindowName, number>;

/** Open a moment, if anybody could act in it at all. */
export function moment<K extends WindowName>(
  t: Talisman,
  name: K,
  scene: Windows[K],
): Flow<'done' | 'replaced'> {
  for (let seat = 0; seat < t.seats; seat++)
    if (MODES.some((mode) => might(t, name, scene, seat, mode))) return t.window(name, scene);
  return done<'done' | 'replaced'>('done');
}

const MODES = ['must', 'may', 'instead'] as const;

/** Judged by public facts alone: open cards that listen now, or Spells in hand whose faces do not matter here. */
export function might(t: Talisman, name: WindowName, scene: Scene, seat: Seat, mode: Hook['mode']): boolean {
  const found = MOMENTS[name];
  if (mode === 'instead' && !found.instead) return false;
  // A moment of replacement asks about Spells once, when it asks what shall be replaced.
  const spells = found.spells && mode === (found.instead ? 'instead' : 'may');
  if (spells && holdsSpells(t, seat) && mayCast(t, seat)) return true;
  return listening(t, name, seat).some(
    ([hook, card]) => hook.mode === mode && applies(t, hook, seat, scene, card),
  );
}

const holdsSpells = (t: Talisman, seat: Seat): boolean =>
  t.cards(t.piles.hand[seat]).length > 0 || t.cards(t.piles.lent[seat]).length > 0;

export const applies = (t: Talisman, hook: Hook, seat: Seat, scene: Scene, card: Card): boolean =>
  hook.when === undefined || hook.when(t, seat, scene, card);

const NOBODY: readonly (readonly [Hook, Card])[] = [];

/** The open cards of a seat that have something to say at this moment. */
export function listening(t: Talisman, name: WindowName, seat: Seat): readonly (readonly [Hook, Card])[] {
  if (t.state.players[seat].standing !== 'playing') return NOBODY;
  const bit = BITS[name];
  const { piles } = t;
  let found: [Hook, Card][] | null = null;
  const look = (cards: readonly Card[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const def: CardDef = t.def(cards[i]);
      if ((def.listens & bit) === 0 || !usable(t, seat, def)) continue;
      (found ??= []).push([def.on[name] as Hook, cards[i]]);
    }
  };
  if (t.state.players[seat].toad === 0) look(t.cards(piles.character[seat])); // TA-TOAD-07
  look(t.cards(piles.reward[seat]));
  look(t.cards(piles.followers[seat]));
  look(t.cards(piles.objects[seat]));
  return found ?? NOBODY;
}

/** By public facts: may this seat cast anything now? TA-SPELL-11, TA-TOAD-06, TA-BOARD-07 */
export function mayCast(t: Talisman, seat: Seat): boolean {
  const player = t.state.players[seat];
  if (player.standing !== 'playing' || player.toad > 0 || player.casts === 0) return false;
  return !inGlade(t, seat) && !under(t, 'noMagic', seat) && !has(t, seat, 'castsNothing');
}

import { type Card, done, type Flow, type Pile, type Scene, type Seat } from '@tafelrunde/engine';
import type { Hook, Talisman, WindowName, Windows } from '../shape.ts';
import { gistOf } from './gist.ts';
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
  facing: { spells: false, instead: true },
  beforeFight: { spells: true, instead: false },
  fightRolled: { spells: false, instead: false },
  losing: { spells: true, instead: true },
  killing: { spells: true, instead: true },
  slain: { spells: false, instead: false },
  fightEnd: { spells: false, instead: false },
  beforeRoll: { spells: true, instead: false },
  rolled: { spells: false, instead: false },
  loss: { spells: true, instead: true },
  casting: { spells: true, instead: true },
  taking: { spells: true, instead: true },
  crossed: { spells: false, instead: false },
  turnEnd: { spells: true, instead: false },
  spellsDrawn: { spells: false, instead: false },
  meeting: { spells: false, instead: false },
  losingCard: { spells: true, instead: true },
  denizenDrawn: { spells: false, instead: false },
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
  return opens(t, name, scene) ? t.window(name, scene) : done('done');
}

function opens(t: Talisman, name: WindowName, scene: Scene): boolean {
  const { spells } = MOMENTS[name];
  let unasked = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (spells && holdsSpells(t, seat) && mayCast(t, seat)) {
      // In the fast gear nobody watches who is asked: a question that would fill itself in need not be put, only counted.
      if (t.policy === null || castable(t, name, scene, seat, null)) return true;
      unasked = 1;
    }
    if (listens(t, name, scene, seat, null)) return true;
  }
  t.asked += unasked;
  return false;
}

/** The same on the stage: everybody sees what is going on while somebody decides about it. */
export function staged<K extends WindowName>(
  t: Talisman,
  name: K,
  scene: Windows[K],
): Flow<'done' | 'replaced'> {
  return opens(t, name, scene) ? t.scene(scene, () => t.window(name, scene)) : done('done');
}

/** The same, and it ends in the scene. */
export function stagedScene<K extends WindowName>(t: Talisman, name: K, scene: Windows[K]): Flow<Windows[K]> {
  return opens(t, name, scene) ? throughStage(t, name, scene) : done(scene);
}
function* throughStage<K extends WindowName>(t: Talisman, name: K, scene: Windows[K]): Flow<Windows[K]> {
  yield* t.scene(scene, () => t.window(name, scene));
  return scene;
}

/** Judged by public facts alone: open cards that listen now, or Spells in hand whose faces do not matter here. */
export function might(t: Talisman, name: WindowName, scene: Scene, seat: Seat, mode: Hook['mode']): boolean {
  const found = MOMENTS[name];
  if (mode === 'instead' && !found.instead) return false;
  // A moment of replacement asks about Spells once, when it asks what shall be replaced.
  const spells = found.spells && mode === (found.instead ? 'instead' : 'may');
  if (spells && holdsSpells(t, seat) && mayCast(t, seat)) return true;
  return listens(t, name, scene, seat, mode);
}

/** Does an open card of the seat have something to say now? Of any mode, or of this one. */
function listens(
  t: Talisman,
  name: WindowName,
  scene: Scene,
  seat: Seat,
  mode: Hook['mode'] | null,
): boolean {
  const { standing, toad } = t.state.players[seat];
  if (standing !== 'playing') return false;
  const { character, reward, followers, objects } = t.piles;
  return (
    (toad === 0 && speaks(t, name, scene, seat, character[seat], mode)) || // TA-TOAD-07
    speaks(t, name, scene, seat, reward[seat], mode) ||
    speaks(t, name, scene, seat, followers[seat], mode) ||
    speaks(t, name, scene, seat, objects[seat], mode)
  );
}
/** The same of one pile. Asked at every moment of every turn, so it makes no lists. */
function speaks(
  t: Talisman,
  name: WindowName,
  scene: Scene,
  seat: Seat,
  pile: Pile,
  mode: Hook['mode'] | null,
): boolean {
  const bit = BITS[name];
  if ((gistOf(t, pile).listens & bit) === 0) return false;
  const cards = t.cards(pile);
  for (let i = 0; i < cards.length; i++) {
    const def = t.def(cards[i]);
    if ((def.listens & bit) === 0 || !usable(t, seat, def)) continue;
    const hook = def.on[name] as Hook;
    if ((mode === null || hook.mode === mode) && applies(t, hook, seat, scene, cards[i])) return true;
  }
  return false;
}

/** Is there a Spell in this hand that could be cast now? Collects them all where a list is given. */
export function castable(
  t: Talisman,
  name: WindowName,
  scene: Scene,
  seat: Seat,
  found: Card[] | null,
): boolean {
  return (
    inHand(t, name, scene, seat, t.piles.hand[seat], found) ||
    (lends(t, seat) && inHand(t, name, scene, seat, t.piles.lent[seat], found))
  );
}
function inHand(
  t: Talisman,
  name: WindowName,
  scene: Scene,
  seat: Seat,
  pile: Pile,
  found: Card[] | null,
): boolean {
  const bit = BITS[name];
  if ((gistOf(t, pile).listens & bit) === 0) return false;
  const cards = t.cards(pile);
  for (let i = 0; i < cards.length; i++) {
    const def = t.def(cards[i]);
    if ((def.listens & bit) === 0 || def.cast === null || !def.cast.when(t, seat, scene)) continue;
    if (def.cast.aim !== null && def.cast.aim(t, seat, scene).length === 0) continue;
    if (found === null) return true;
    found.push(cards[i]);
  }
  return false;
}

const holdsSpells = (t: Talisman, seat: Seat): boolean =>
  t.cards(t.piles.hand[seat]).length > 0 || lends(t, seat);
/** Are there lent Spells, and is whoever lends them still there? */
const lends = (t: Talisman, seat: Seat): boolean =>
  t.cards(t.piles.lent[seat]).length > 0 && has(t, seat, 'lendsSpells');

export const applies = (t: Talisman, hook: Hook, seat: Seat, scene: Scene, card: Card): boolean =>
  hook.when === undefined || hook.when(t, seat, scene, card);

const NOBODY: readonly (readonly [Hook, Card])[] = [];

/** The open cards of a seat that have something to say at this moment. */
export function listening(t: Talisman, name: WindowName, seat: Seat): readonly (readonly [Hook, Card])[] {
  const { standing, toad } = t.state.players[seat];
  if (standing !== 'playing') return NOBODY;
  const { piles } = t;
  const bit = BITS[name];
  const others =
    gistOf(t, piles.reward[seat]).listens |
    gistOf(t, piles.followers[seat]).listens |
    gistOf(t, piles.objects[seat]).listens;
  if (((toad === 0 ? others | gistOf(t, piles.character[seat]).listens : others) & bit) === 0) return NOBODY;
  let found: [Hook, Card][] | null = null;
  if (toad === 0) found = heard(t, name, bit, seat, piles.character[seat], found); // TA-TOAD-07
  found = heard(t, name, bit, seat, piles.reward[seat], found);
  found = heard(t, name, bit, seat, piles.followers[seat], found);
  found = heard(t, name, bit, seat, piles.objects[seat], found);
  return found ?? NOBODY;
}
function heard(
  t: Talisman,
  name: WindowName,
  bit: number,
  seat: Seat,
  pile: Pile,
  before: [Hook, Card][] | null,
): [Hook, Card][] | null {
  const cards = t.cards(pile);
  let found = before;
  for (let i = 0; i < cards.length; i++) {
    const def = t.def(cards[i]);
    if ((def.listens & bit) === 0 || !usable(t, seat, def)) continue;
    (found ??= []).push([def.on[name] as Hook, cards[i]]);
  }
  return found;
}

/** By public facts: may this seat cast anything now? TA-SPELL-11, TA-TOAD-06, TA-BOARD-07 */
export function mayCast(t: Talisman, seat: Seat): boolean {
  const player = t.state.players[seat];
  if (player.standing !== 'playing' || player.toad > 0 || player.casts === 0) return false;
  return !inGlade(t, seat) && !under(t, 'noMagic', seat) && !has(t, seat, 'castsNothing');
}

import type { Flow, Pile } from '@tafelrunde/engine';
import { BASICS, DISEASES } from '../content/basics.ts';
import { modeOf } from '../modes/mode.ts';
import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK, type Thunderstone } from '../shape.ts';
import { fetch, fetchUpTo } from './box.ts';
import { catalogOf } from './catalog.ts';
import { drawHand } from './party.ts';
import { boxesOf, chooseSets } from './sets.ts';

/** TH-SETUP-01 */
export function* setup(t: Thunderstone): Flow {
  yield* chooseSets(t);
  t.tell('setUp', { sets: t.state.sets as never });
  layGame(t);
  t.state.turn = t.pick(Array.from({ length: t.seats }, (_, seat) => seat)); // TH-SETUP-29
}

/** Lay out one game: dungeon, starting decks, village. @public */
export function layGame(t: Thunderstone): void {
  const mode = modeOf(t);
  mode.buildDungeon(t);
  mode.dealHall(t);
  for (let seat = 0; seat < t.seats; seat++) {
    // TH-SETUP-27, TH-SETUP-28
    for (const [kind, copies] of Object.entries(mode.startingDeck))
      for (let i = 0; i < copies; i++) fetch(t, kind, t.piles.deck[seat]);
    for (const kind of mode.extras(t, seat)) fetch(t, kind, t.piles.deck[seat]);
    t.shuffle(t.piles.deck[seat]);
    drawHand(t, seat);
  }
  layVillage(t);
}

/** TH-SETUP-25, TH-SETUP-26: basics, heroes with level 1 on top, village cards, Diseases. @public */
export function layVillage(t: Thunderstone): void {
  const { heroes, village } = t.state.sets;
  const { stack, disease } = t.piles;
  const share = modeOf(t).halvesStacks ? 0.5 : 1; // TH-SOLO-26, TH-SOLO-27
  const lay = (kind: string, part: number, pile: Pile) =>
    fetchUpTo(t, kind, t.content[kind].copies * part, pile);
  BASICS.forEach((kind, i) => lay(kind, 1, stack[i]));
  heroes.forEach((group, i) => {
    for (const def of catalogOf(t.content).levels.get(group) ?? [])
      lay(def.kind, share, stack[FIRST_HERO_STACK + i]);
  });
  village.forEach((kind, i) => lay(kind, share, stack[FIRST_VILLAGE_STACK + i]));
  const diseases = boxesOf(t).reduce((sum, box) => sum + DISEASES[box], 0); // TH-COMP-14
  fetchUpTo(t, 'disease', diseases, disease);
}

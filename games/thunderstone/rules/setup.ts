import type { Flow } from '@tafelrunde/engine';
import { BASICS } from '../content/basics.ts';
import { modeOf } from '../modes/mode.ts';
import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK, type Thunderstone } from '../shape.ts';
import { fetch } from './box.ts';
import { drawHand } from './party.ts';
import { chooseSets } from './sets.ts';

/** TH-SETUP-01 */
export function* setup(t: Thunderstone): Flow {
  yield* chooseSets(t);
  t.tell('setUp', { sets: t.state.sets as never });
  layGame(t);
  t.state.turn = t.pick(Array.from({ length: t.seats }, (_, seat) => seat)); // TH-SETUP-29
}

/** Lay out one game: dungeon, village, starting decks. @public */
export function layGame(t: Thunderstone): void {
  const mode = modeOf(t);
  mode.buildDungeon(t);
  mode.dealHall(t);
  layVillage(t);
  for (let seat = 0; seat < t.seats; seat++) {
    // TH-SETUP-27, TH-SETUP-28
    for (const [kind, copies] of Object.entries(mode.startingDeck))
      for (let i = 0; i < copies; i++) fetch(t, kind, t.piles.deck[seat]);
    t.shuffle(t.piles.deck[seat]);
    drawHand(t, seat);
  }
}

/** TH-SETUP-25, TH-SETUP-26: basics, heroes with level 1 on top, village cards, Diseases. @public */
export function layVillage(t: Thunderstone): void {
  const { heroes, village } = t.state.sets;
  const { stack, disease } = t.piles;
  const dealt = modeOf(t).startingDeck;
  BASICS.forEach((kind, i) => {
    const left = t.content[kind].copies - t.seats * (dealt[kind] ?? 0);
    for (let n = 0; n < left; n++) fetch(t, kind, stack[i]);
  });
  heroes.forEach((group, i) => {
    const levels = Object.values(t.content).filter(
      (def) => def.sort === 'hero' && def.group === group && def.level > 0,
    );
    for (const def of levels.toSorted((a, b) => b.level - a.level))
      for (let n = 0; n < def.copies; n++) fetch(t, def.kind, stack[FIRST_HERO_STACK + i]);
  });
  village.forEach((kind, i) => {
    for (let n = 0; n < t.content[kind].copies; n++) fetch(t, kind, stack[FIRST_VILLAGE_STACK + i]);
  });
  for (let n = 0; n < t.content.disease.copies; n++) fetch(t, 'disease', disease);
}

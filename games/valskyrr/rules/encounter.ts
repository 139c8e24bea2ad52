import type { Card, Flow } from '@tafelrunde/engine';
import type { Exhausted, Valskyrr } from '../shape.ts';
import { carryOut, fixed } from './effects.ts';
import { drawIntoRow } from './enemies.ts';
import { Frame } from './frame.ts';
import { clearMarks } from './marks.ts';
import { open } from './moments.ts';
import { activeEncounter, adventureOf, atBossLocation, isSafe, terrainOf } from './places.ts';
import { advanceTime } from './tracks.ts';

/** A world card speaking for itself. */
export const worldFrame = (t: Valskyrr, card: Card): Frame =>
  new Frame(t, { seat: null, card, doing: null, moment: null });

/** After the party has moved or stayed. VA-ENCOUNTER-01 to VA-ENCOUNTER-03, VA-ENCOUNTER-07 */
export function* checkForEncounter(t: Valskyrr): Flow {
  if (activeEncounter(t) !== null) return;
  if (atBossLocation(t)) {
    const card = t.cards(t.piles.aside).find((one) => t.def(one).sort === 'encounter');
    if (card !== undefined) yield* setUpEncounter(t, card);
    return;
  }
  if (isSafe(t, t.state.party)) return;
  const card = findEncounter(t);
  if (card !== null) yield* setUpEncounter(t, card);
}

/** Draw until one fits the location; at the Haven the first does. VA-ENCOUNTER-04 to VA-ENCOUNTER-06, VA-ENCOUNTER-08 */
function findEncounter(t: Valskyrr): Card | null {
  const { encounterDeck, encounterDiscard } = t.piles;
  const terrain = terrainOf(t, t.state.party);
  let shuffled = false;
  for (;;) {
    const card = t.draw(encounterDeck, encounterDiscard);
    if (card === null) {
      if (shuffled) return null;
      shuffled = true;
      for (const one of t.cards(encounterDiscard).slice()) t.move(one, encounterDeck);
      t.shuffle(encounterDeck);
      continue;
    }
    if (terrain === 'haven' || t.def(card).keywords.includes(terrain)) return card;
    t.tell('encounterPassed', { kind: t.kind(card) });
  }
}

/** Starting enemies first, then the card's own setup. VA-ENCOUNTER-09, VA-ENCOUNTER-13, VA-ENCOUNTER-14 */
function* setUpEncounter(t: Valskyrr, card: Card): Flow {
  t.move(card, t.piles.encounter);
  t.tell('encounter', { kind: t.kind(card) });
  t.state.slain = [];
  t.state.bossSlain = false;
  t.state.used.encounter = [];
  const { startEnemies, setup, boss } = t.def(card).encounter!;
  const exhausted: Exhausted = new Map();
  const frame = new Frame(t, { seat: null, card, doing: null, moment: null, exhausted });
  let gaveOut = false;
  for (const box of startEnemies)
    gaveOut = drawIntoRow(t, box, fixed(frame, box.n), 'right', exhausted).gaveOut || gaveOut;
  if (boss !== null) bringBoss(t, boss, frame);
  if (gaveOut) yield* advanceTime(t, 2); // VA-ENEMYDRAW-08
  yield* carryOut(frame, setup);
  yield* open(t, 'batchDrawn', { bossSetup: boss !== null });
}

/** The boss joins the right end of the row, its front up, with the life the adventure gives it. VA-CARD-06 */
function bringBoss(t: Valskyrr, kind: string, frame: Frame): void {
  const card = t.cards(t.piles.aside).find((one) => t.kind(one) === kind)!;
  clearMarks(t, card);
  t.state.bossLife = adventureOf(t).bossLife(frame);
  t.move(card, t.piles.row);
  t.tell('appears', { kind });
}

/** The card goes to the discard pile, a boss encounter is set aside; its tokens are lost. VA-RETREAT-05, -07, -08 */
export function discardEncounter(t: Valskyrr): void {
  const card = activeEncounter(t)!;
  const { boss } = t.def(card).encounter!;
  clearMarks(t, card);
  t.move(card, boss === null ? t.piles.encounterDiscard : t.piles.aside);
  // A boss that was killed there, but not in time, is met again with everything else.
  for (const one of t.cards(t.piles.box).slice()) if (t.kind(one) === boss) t.move(one, t.piles.aside);
  for (const role of Object.keys(t.state.roles) as (keyof typeof t.state.roles)[]) t.state.roles[role] = null;
  t.state.changes = t.state.changes.filter(({ until }) => until !== 'encounterEnd');
}

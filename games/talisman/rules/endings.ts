import { type Flow, perform } from '@tafelrunde/engine';
import type { CardDef, Talisman } from '../shape.ts';
import { CROWN } from '../shape/spaces.ts';
import { eliminate } from './death.ts';
import { checkVictory } from './victory.ts';

/** TA-ENDING-01 to TA-ENDING-03: which sheet, if any, decides this game. */
export function laySheet(t: Talisman): void {
  const { piles, options } = t;
  const { endings, removed, sealed, space } = piles;
  const how = options.ending;
  const wanted = (def: CardDef, kind: string): boolean => {
    if (how === 'none') return options.board === 'cataclysm' && kind === 'theEternalCrown'; // TA-CROWN-06
    return how === 'open' ? def.ending!.use !== 'hidden' : def.ending!.use !== 'open';
  };
  for (const card of t.cards(endings).slice()) if (!wanted(t.def(card), t.kind(card))) t.move(card, removed);
  if (t.cards(endings).length === 0) return;
  t.shuffle(endings);
  const chosen = t.draw(endings, how === 'hidden' ? sealed : space[CROWN])!;
  if (how !== 'hidden') t.def(chosen).ending!.prepares?.(t);
}

/** TA-ENDING-03: the first to enter the Crown turns the sheet up. */
function* revealSheet(t: Talisman): Flow {
  const card = t.top(t.piles.sealed);
  if (card === null) return;
  t.move(card, t.piles.space[CROWN]);
  t.tell('revealed', { kind: t.kind(card) });
  const { revealed } = t.def(card).ending!;
  if (revealed !== null) yield* perform(revealed(t));
}

/** Somebody sets foot on the Crown. TA-DEATH-08: from now on death is final, also for those who wait. */
export function* reachCrown(t: Talisman): Flow {
  yield* revealSheet(t);
  if (t.state.crownReached) return;
  t.state.crownReached = true;
  t.tell('crownReached', {});
  for (let seat = 0; seat < t.seats; seat++)
    if (t.state.players[seat].standing === 'dead') eliminate(t, seat);
  yield* checkVictory(t);
}

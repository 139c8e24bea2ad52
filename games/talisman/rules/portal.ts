import type { Flow, Seat } from '@tafelrunde/engine';
import type { Attribute, Talisman } from '../shape.ts';
import { PLAIN, PORTAL } from '../shape/spaces.ts';
import { lose, statOption } from './change.ts';
import { atMost, roll, total } from './fate.ts';
import { arrive, endTurn } from './moving.ts';
import { craft, isPlaying, others, possessions, strength } from './stats.ts';

/** Does something forbid to open the Portal at all? TA-PORTAL-06: an unfinished quest only by the published rule. */
export function portalShut(t: Talisman, seat: Seat): boolean {
  if (t.options.questBlocksPortal && t.cards(t.piles.quest[seat]).length > 0) return true;
  return t.cards(t.piles.space[PORTAL]).some((card) => t.def(card).bars?.(t, seat) === true);
}

/** TA-PORTAL-02 to TA-PORTAL-05: name an attribute, roll two dice against it. */
export function* openPortal(t: Talisman, seat: Seat): Flow {
  const { stat: attribute } = yield* t.ask(seat, {
    prompt: 'portal',
    about: { strength: strength(t, seat), craft: craft(t, seat) },
    from: [statOption('strength'), statOption('craft')],
    rules: ['TA-PORTAL-05'],
  });
  const value = attribute === 'strength' ? strength(t, seat) : craft(t, seat);
  const result = yield* roll(t, seat, portalDice(t, seat, attribute), 'portal', atMost(value));
  const opened = total(result) <= value;
  t.tell(opened ? 'portalOpened' : 'portalFailed', { seat, attribute, total: total(result), value });
  if (!isPlaying(t, seat)) return;
  if (opened) arrive(t, seat, PLAIN);
  else yield* lose(t, seat, attribute);
  endTurn(t, seat); // TA-PORTAL-03, TA-PORTAL-04
}

/** Two dice; some know a shorter way by Craft, and some make it harder for the others. */
function portalDice(t: Talisman, seat: Seat, attribute: Attribute): number {
  let dice = 2;
  if (attribute === 'craft')
    for (const card of possessions(t, seat)) dice = Math.min(dice, t.def(card).diceAt.portalOfPower ?? dice);
  const censures = (other: Seat): boolean =>
    possessions(t, other).some((card) => t.def(card).tags.includes('censure'));
  for (const other of others(t, seat)) if (censures(other)) dice += 2;
  return dice;
}

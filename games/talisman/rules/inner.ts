import { deedOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { CROWN, PLAIN, PORTAL, ROUTES, type Space, spaceOf, SPACES, VALLEY } from '../shape/spaces.ts';
import { reachCrown } from './endings.ts';
import { boundToCrown } from './sheet.ts';
import { arrive } from './moving.ts';
import { hasTalisman } from './stats.ts';

/** One space a turn, forward or back. TA-MOVE-07, TA-INNER-01 to TA-INNER-09 */
export function* innerMove(t: Talisman, seat: Seat): Flow {
  const player = t.state.players[seat];
  if (boundToCrown(t, seat)) return; // TA-ENDING-06
  const from = innerOptions(t, seat);
  const chosen = yield* t.ask(seat, {
    prompt: 'innerMove',
    from,
    rules: ['TA-INNER-01', 'TA-INNER-02', 'TA-INNER-05'],
  });
  if (chosen.declines === true) return;
  const back = chosen.does === 'turnBack';
  const space = spaceOf(chosen);
  arrive(t, seat, space);
  if (space !== PLAIN) player.back = back; // TA-INNER-03, TA-INNER-04
  if (space === CROWN) yield* reachCrown(t);
}

/** Everything a character in the inner region may do with its move. */
function innerOptions(t: Talisman, seat: Seat): Option[] {
  const player = t.state.players[seat];
  const { space } = player;
  if (space === PLAIN)
    // TA-INNER-05, TA-INNER-06: another attempt, by either route, or out through the Portal.
    return [
      ...ROUTES.map((route) => forward(t, seat, route[1])),
      { id: 'leave', space: SPACES[PORTAL], text: 'leaveInner', does: 'leaveInner' },
    ];
  if (space === CROWN) return [STAY, backTo(VALLEY)];
  if (space === VALLEY)
    return [forward(t, seat, CROWN, player.back), ...ROUTES.map((route) => backTo(route[3]))]; // TA-INNER-09
  const route = ROUTES.find((spaces) => spaces.includes(space))!;
  const place = route.indexOf(space);
  const options: Option[] = [];
  if (player.done || player.back) options.push(forward(t, seat, route[place + 1], player.back));
  else options.push(STAY); // TA-INNER-01: the task is not done
  options.push(backTo(route[place - 1]));
  return options;
}

const STAY: Option = deedOption('stay', { declines: true });
const forward = (t: Talisman, seat: Seat, space: Space, back = false): Option => ({
  id: SPACES[space],
  space: SPACES[space],
  text: 'space',
  does: 'goOn',
  ...(back ? { no: 'TA-INNER-04' } : {}),
  // TA-INNER-08
  ...(!back && space === VALLEY && !hasTalisman(t, seat) ? { no: 'TA-INNER-08' } : {}),
});
const backTo = (space: Space): Option => ({
  id: `back.${SPACES[space]}`,
  space: SPACES[space],
  text: 'turnBack',
  does: 'turnBack',
});

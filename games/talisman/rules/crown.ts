import { type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Cast, Talisman } from '../shape.ts';
import { CROWN } from '../shape/spaces.ts';
import { sheet } from './sheet.ts';
import { rollOne } from './fate.ts';
import { loseLives } from './life.ts';
import { encounterCharacter } from './meeting.ts';
import { charactersOn, isToad, others } from './stats.ts';
import { checkVictory, win } from './victory.ts';

/** The encounter phase of somebody on the Crown: the ending sheet decides, or the rules of the Crown. TA-ENDING-04 */
export function* crownEncounter(t: Talisman, seat: Seat): Flow {
  const ending = sheet(t);
  if (ending === null) yield* rulesOfTheCrown(t, seat);
  else yield* perform(ending.encounter(t, seat));
}

/** TA-CROWN-01 to TA-CROWN-05 */
export function* rulesOfTheCrown(t: Talisman, seat: Seat): Flow {
  if (t.seats === 1) win(t, 'crown', [seat]); // TA-CFG-02
  if (yield* companyOnCrown(t, seat)) return;
  if (isToad(t, seat)) return; // TA-CROWN-08
  yield* commandSpell(t, seat);
}

/** TA-CROWN-01, TA-CROWN-02: with company one encounters one of them. True if there was any. */
export function* companyOnCrown(t: Talisman, seat: Seat): Flow<boolean> {
  const there = charactersOn(t, CROWN, seat).filter((other) => other !== seat);
  if (there.length === 0) return false;
  const { seat: other } = yield* t.ask(seat, {
    prompt: 'encounterOnCrown',
    from: there.map((rival) => ({ id: `seat${rival}`, seat: rival })),
    rules: ['TA-CROWN-01', 'TA-CROWN-02'],
  });
  yield* encounterCharacter(t, seat, other);
  return true;
}

/** TA-CROWN-03 to TA-CROWN-05: 4 to 6 costs everybody else a life. */
function* commandSpell(t: Talisman, seat: Seat): Flow {
  const cast: Cast = { type: 'cast', seat, card: null, target: null, more: [] };
  if ((yield* t.windowOnStage('casting', cast)) === 'replaced') {
    t.tell('commandStopped', { seat });
    return;
  }
  const result = yield* rollOne(t, seat, 'command');
  t.tell('command', { seat, result });
  if (result < 4) return;
  yield* everyOtherLoses(t, seat);
}

export function* everyOtherLoses(t: Talisman, seat: Seat): Flow {
  yield* loseTogether(t, others(t, seat), 1);
}

/** Several lose lives in the same moment. TA-CROWN-07 */
export function* loseTogether(
  t: Talisman,
  seats: readonly Seat[],
  amount: number,
  then: () => void = () => {},
): Flow {
  yield* inOneMoment(t, () => loseEach(t, seats, amount));
  then();
  yield* checkVictory(t);
}
function* loseEach(t: Talisman, seats: readonly Seat[], amount: number): Flow {
  for (const seat of seats) yield* loseLives(t, seat, amount, 'command');
}

/** What befalls several befalls them at once: who is left is counted only when it is over. */
export function* inOneMoment(t: Talisman, befalls: () => Flow): Flow {
  const { now } = t.state;
  const already = now.together;
  now.together = true;
  yield* befalls();
  now.together = already;
}

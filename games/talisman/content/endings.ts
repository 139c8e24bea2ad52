import type { Seat } from '@tafelrunde/engine';
import { askKind, fightCreature } from '../rules/combat.ts';
import { companyOnCrown, everyOtherLoses, loseTogether, rulesOfTheCrown } from '../rules/crown.ts';
import { countersOn, setCounters } from '../rules/decks.ts';
import { sheetOn } from '../rules/sheet.ts';
import { rollOne } from '../rules/fate.ts';
import { kill } from '../rules/life.ts';
import { missTurn } from '../rules/moving.ts';
import { everybody, isPlaying, others } from '../rules/stats.ts';
import { win } from '../rules/victory.ts';
import type { Talisman } from '../shape.ts';
import { cardsOf, type Cards } from './define.ts';

const base = cardsOf('base');
const frostmarch = cardsOf('frostmarch');
const cataclysm = cardsOf('cataclysm');

/** Those of the others with the fewest lives. */
const weakest = (t: Talisman, seat: Seat): Seat[] => {
  const rivals = others(t, seat);
  const least = Math.min(...rivals.map((other) => t.state.players[other].lives));
  return rivals.filter((other) => t.state.players[other].lives === least);
};

export const endings: Cards = {
  crownSheet: base.ending({ source: 'seed', use: 'both', encounter: (t, seat) => rulesOfTheCrown(t, seat) }),
  // TA-ENDING-08
  theEternalCrown: cataclysm.ending({
    source: 'public',
    use: 'both',
    *encounter(t, seat) {
      if (t.seats === 1) win(t, 'crown', [seat]); // TA-CFG-02
      if (yield* companyOnCrown(t, seat)) return;
      const rolled = yield* rollOne(t, seat, 'eternalCrown');
      if (rolled <= 1) yield* loseTogether(t, [seat], 1);
      else if (rolled === 2) yield* loseTogether(t, everybody(t, seat), 1);
      else if (rolled <= 5) yield* everyOtherLoses(t, seat);
      else for (const other of weakest(t, seat)) yield* kill(t, other);
    },
  }),
  // A creature with lives of its own; they lie as counters on the sheet.
  iceQueen: frostmarch.ending({
    source: 'house',
    use: 'both',
    *encounter(t, seat) {
      const card = sheetOn(t)!;
      if (countersOn(t, card) === 0) setCounters(t, card, 4);
      const kind = yield* askKind(t, seat, 'iceQueen');
      const outcome = yield* fightCreature(t, seat, 'iceQueen', kind, 12, true);
      if (outcome === 'lost' && isPlaying(t, seat) && (yield* rollOne(t, seat, 'iceQueen')) <= 2)
        missTurn(t, seat);
      if (outcome !== 'won') return;
      setCounters(t, card, countersOn(t, card) - 1);
      t.tell('wounded', { creature: 'iceQueen', left: countersOn(t, card) });
      if (countersOn(t, card) === 0) win(t, 'iceQueen', [seat]);
    },
  }),
};

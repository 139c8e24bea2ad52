import { cardOption } from '@tafelrunde/engine';
import { showHand, takeFromHand } from '../../rules/discarding.ts';
import { doom, handOf, isMonster, laidCard } from '../../rules/party.ts';
import { breakThrough } from '../breach.ts';
import { monster } from '../define.ts';
import { isMilitia } from '../effects.ts';

const set = { group: 'elementalPain', box: 'wrath', source: 'public' } as const;

export const elementalPain = [
  monster({
    ...set,
    kind: 'bloodTorment',
    copies: 1,
    health: 9,
    experience: 3,
    points: 8,
    gold: 3,
    // TH-CARD-57: everybody shows the hand and destroys a monster in it, won or lost.
    *battle(t, turn) {
      const seats = t.clockwise(turn.seat);
      for (const seat of seats) showHand(t, seat);
      for (const seat of seats) {
        const from = handOf(t, seat).flatMap((card) =>
          isMonster(t.def(card)) ? [{ ...cardOption(card), commits: 'costs' as const }] : [],
        );
        if (from.length === 0) continue;
        const { card } = yield* t.ask(seat, { prompt: 'bleed', from, rules: ['TH-CARD-57'] });
        const laid = seat === turn.seat ? laidCard(turn, card) : null;
        if (laid === null) takeFromHand(t, seat, card, 'trash');
        else doom(t, turn, laid); // TH-DUNGEON-17
      }
    },
    // The Horde is worth nothing before the end. TH-HORDE-09, TH-HORDE-12
    breach: breakThrough((def) => def.points > 0),
  }),
  // TH-CARD-55: a Militia has no level.
  monster({
    ...set,
    kind: 'lavaTorment',
    copies: 2,
    health: 7,
    experience: 2,
    points: 5,
    gold: 2,
    breach: breakThrough((def) => def.level === 1),
  }),
  // TH-CARD-56
  monster({
    ...set,
    kind: 'shadowTorment',
    copies: 2,
    health: 7,
    experience: 2,
    points: 6,
    gold: 2,
    traits: { magic: 'only' },
    breach: breakThrough((def) => def.level === 2),
  }),
  // TH-CARD-61, TH-CARD-62
  monster({
    ...set,
    kind: 'smokeTorment',
    copies: 2,
    health: 6,
    experience: 1,
    points: 4,
    gold: 1,
    traits: { magic: 'only' },
    breach: breakThrough(isMilitia),
  }),
  // TH-CARD-58, TH-CARD-60
  monster({
    ...set,
    kind: 'steamTorment',
    copies: 3,
    health: 6,
    experience: 1,
    points: 3,
    gold: 1,
    attack: 1,
    global: 'stay',
  }),
];

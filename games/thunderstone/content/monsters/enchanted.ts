import { cardOption } from '@tafelrunde/engine';
import { destroy, drawTo } from '../../rules/party.ts';
import { monster } from '../define.ts';

const set = { group: 'enchanted', box: 'base', source: 'public' } as const;

export const enchanted = [
  // TH-CARD-71
  monster({
    ...set,
    kind: 'blinkDog',
    copies: 2,
    health: 3,
    experience: 1,
    points: 2,
    gold: 1,
    dark: 1,
    traits: { hidesInDark: true },
  }),
  monster({ ...set, kind: 'griffon', copies: 2, health: 7, experience: 2, points: 4, gold: 1, magic: 1 }),
  monster({ ...set, kind: 'nixie', copies: 2, health: 5, experience: 1, points: 1, gold: 4 }),
  monster({ ...set, kind: 'pegasus', copies: 3, health: 6, experience: 1, points: 2, gold: 2, attack: 1 }),
  monster({
    ...set,
    kind: 'sphinx',
    copies: 1,
    health: 8,
    experience: 3,
    points: 7,
    gold: 2,
    magic: 2,
    traits: { magic: 'only' },
    // The top six cards of the own deck: any of them are destroyed, the others discarded.
    *spoils(t, turn) {
      const { seat } = turn;
      const { revealed, discard } = t.piles;
      for (let i = 0; i < 6; i++) if (drawTo(t, seat, revealed) === null) break;
      const shown = t.cards(revealed).slice();
      t.tell('turnedUp', { seat, kinds: shown.map((card) => t.kind(card)) });
      const from = shown.map((card) => cardOption(card));
      const gone = yield* t.some(seat, {
        prompt: 'riddle',
        from,
        min: 0,
        max: from.length,
        rules: ['TH-DUNGEON-11'],
      });
      for (const { card } of gone) destroy(t, seat, card);
      for (const card of shown) if (t.at(card) === revealed) t.move(card, discard[seat]);
    },
  }),
];

import { type Card, cardOption, type Option } from '@tafelrunde/engine';
import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK } from '../../shape.ts';
import { chooseLaid, hasLaid } from '../../rules/effects.ts';
import { isHero, layOut, takeAway } from '../../rules/party.ts';
import type { CardDef } from '../../shape/cards.ts';
import { hero, type HeroSet } from '../define.ts';
import { isMilitia, needs } from '../effects.ts';

const diinSet: HeroSet = { group: 'diin', box: 'wrath', source: 'public', classes: ['wizard'] };

/** TH-CARD-08: anybody but a Beguiler, and no plain Militia. */
const isModel = (def: CardDef): boolean => isHero(def) && def.kind !== 'diinBeguiler' && !isMilitia(def);

export const diin = [
  hero({
    ...diinSet,
    kind: 'diinIllusionist',
    level: 1,
    strength: 3,
    price: 5,
    levelUp: 2,
    magic: 2,
    returns: true,
  }),
  hero({
    ...diinSet,
    kind: 'diinBeguiler',
    level: 2,
    strength: 3,
    price: 8,
    levelUp: 3,
    magic: 2,
    effects: [
      {
        name: 'beguile',
        in: 'dungeon',
        // TH-CARD-06
        fault: (t, turn) => (hasLaid(t, turn, isMilitia) && hasLaid(t, turn, isModel) ? null : 'TH-CARD-06'),
        *run(t, turn) {
          const militia = yield* chooseLaid(t, turn, {
            prompt: 'beguile',
            rules: ['TH-CARD-06'],
            fits: isMilitia,
          });
          if (militia === null) return;
          const model = yield* chooseLaid(t, turn, { prompt: 'copy', rules: ['TH-CARD-07'], fits: isModel });
          if (model === null) return;
          militia.as = model.as; // TH-CARD-07: everything the card says
          militia.used = 0;
          t.tell('copied', { seat: turn.seat, kind: model.as });
        },
      },
    ],
  }),
  hero({
    ...diinSet,
    kind: 'diinEnchanter',
    level: 3,
    strength: 4,
    price: 11,
    points: 2,
    magic: 3,
    effects: [
      {
        name: 'enchant',
        in: 'dungeon',
        fault: needs(isMilitia, 'TH-DUNGEON-01'),
        // Discard a Militia: the top hero of a stack joins this battle and is destroyed after it.
        *run(t, turn) {
          const militia = yield* chooseLaid(t, turn, {
            prompt: 'sendHome',
            commits: 'costs',
            rules: ['TH-DUNGEON-01'],
            fits: isMilitia,
          });
          if (militia === null) return;
          takeAway(t, turn, militia, t.piles.discard[turn.seat]);
          const tops: Option[] = [];
          for (let stack = FIRST_HERO_STACK; stack < FIRST_VILLAGE_STACK; stack++) {
            const top: Card | null = t.top(t.piles.stack[stack]);
            if (top !== null) tops.push(cardOption(top));
          }
          if (tops.length === 0) return;
          const { card } = yield* t.ask(turn.seat, {
            prompt: 'enlist',
            from: tops,
            rules: ['TH-DUNGEON-01'],
          });
          layOut(t, turn, card!).lentBy = 'village';
          t.tell('enlisted', { seat: turn.seat, kind: t.kind(card!) });
        },
      },
    ],
  }),
];

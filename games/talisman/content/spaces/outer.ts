import { heal, replenish } from '../../rules/change.ts';
import { loseLives } from '../../rules/life.ts';
import { has } from '../../rules/stats.ts';
import { deed } from '../../rules/warlock.ts';
import type { Effect } from '../../shape.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  attackedBy,
  become,
  byAlignment,
  choose,
  chooseHost,
  fateForGold,
  gain,
  healsForGold,
  lose,
  miss,
  nextMoveAnywhere,
  nextMoveTo,
  nothing,
  objectsToGold,
  pray,
  sells,
  table,
  toad,
  unlessKnown,
} from '../vocabulary.ts';

const { space } = cardsOf('base');
const drawing = (count: number) => space({ source: 'public', draw: count });

/** Somebody was visited; quests may ask for it. */
export const visiting =
  (whom: string): Effect =>
  (t, seat) =>
    deed(t, seat, { did: 'visit', whom });

/** TA-BOARD-09 */
export const enchantress = all(
  table(
    {
      1: toad,
      2: lose('strength'),
      3: lose('craft'),
      4: gain('craft'),
      5: gain('strength'),
      6: gain('spell'),
    },
    { what: 'enchantress' },
  ),
  visiting('enchantress'),
);
/** TA-BOARD-10 */
export const mystic = all(
  table(
    { 1: become('evil'), '2-3': nothing, 4: become('good'), 5: gain('craft'), 6: gain('spell') },
    { what: 'mystic' },
  ),
  visiting('mystic'),
);
/** TA-BOARD-11 */
export const tavern = all(
  table(
    {
      1: miss(),
      2: attackedBy('farmer', 'battle', 3),
      3: lose('gold'),
      4: gain('gold'),
      5: nextMoveAnywhere,
      6: nextMoveTo('temple'),
    },
    { what: 'tavern' },
  ),
  visiting('tavern'),
);

/** A holy or unholy place takes a life from those who do not belong there, unless something protects them. */
const unwelcome: Effect = function* (t, seat) {
  if (!has(t, seat, 'chapelproof')) yield* loseLives(t, seat, 1, 'other');
};
/** TA-BOARD-12 */
export const chapel = byAlignment({
  evil: unwelcome,
  neutral: healsForGold(99),
  good: choose({
    healFully: (t, seat) => {
      heal(t, seat);
    },
    prayHere: pray({ '1-4': nothing, 5: gain('lives'), 6: gain('spell') }),
  }),
});
/** TA-BOARD-13 */
export const graveyard = byAlignment({
  good: unwelcome,
  neutral: fateForGold,
  evil: choose({
    fillFate: (t, seat) => {
      replenish(t, seat);
    },
    prayHere: pray({ '1-4': nothing, 5: gain('fate'), 6: gain('spell') }),
  }),
});

/** TA-BOARD-01: the outer ring. */
export const outer: Cards = {
  village: space({
    source: 'public',
    text: chooseHost({
      healer: healsForGold(99),
      blacksmith: sells({ helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 }),
      mystic,
    }),
  }),
  fields1: drawing(1), // TA-BOARD-04
  graveyard: space({ source: 'public', text: graveyard, divides: true }),
  woods1: drawing(1),
  sentinel: drawing(1),
  hills1: drawing(1),
  chapel: space({ source: 'public', text: chapel, divides: true }),
  fields2: drawing(1),
  // TA-BOARD-15
  crags: space({
    source: 'public',
    text: unlessKnown(
      'crags',
      table(
        { 1: attackedBy('cragSpirit', 'psychic', 4), '2-3': miss(), '4-5': nothing, 6: gain('strength') },
        { what: 'crags' },
      ),
    ),
  }),
  plains1: drawing(1),
  woods2: drawing(1),
  fields3: drawing(1),
  city: space({
    source: 'public',
    text: chooseHost({
      enchantress,
      doctor: healsForGold(2),
      alchemist: all(objectsToGold, visiting('alchemist')),
    }),
  }),
  fields4: drawing(1),
  hills2: drawing(1),
  plains2: drawing(1),
  woods3: drawing(1),
  plains3: drawing(1),
  tavern: space({ source: 'public', text: tavern }),
  fields5: drawing(1),
  ruins: drawing(2), // TA-BOARD-05
  plains4: drawing(1),
  // TA-BOARD-14
  forest: space({
    source: 'public',
    text: unlessKnown(
      'forest',
      table(
        { 1: attackedBy('brigand', 'battle', 4), '2-3': miss(), '4-5': nothing, 6: gain('craft') },
        { what: 'forest' },
      ),
    ),
  }),
  fields6: drawing(1),
};

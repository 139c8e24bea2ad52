import { cardOption, deedOption, type Option, perform } from '@tafelrunde/engine';
import { heal } from '../../rules/change.ts';
import { atLeast, rollOne } from '../../rules/fate.ts';
import { loseLives } from '../../rules/life.ts';
import { forfeit } from '../../rules/objects.ts';
import { has, isPlaying } from '../../rules/stats.ts';
import { gainQuest } from '../../rules/warlock.ts';
import type { Effect } from '../../shape.ts';
import { cardsOf, type Cards } from '../define.ts';
import { all, aTalisman, gain, healsForGold, lose, pray, unlessKnown } from '../vocabulary.ts';
import { classicQuest } from '../classic.ts';
import { visiting } from './outer.ts';

const { space } = cardsOf('base');
const drawing = (count: number) => space({ source: 'public', draw: count });

/** TA-BOARD-08 */
const thirst: Effect = function* (t, seat) {
  if (!has(t, seat, 'desertproof')) yield* loseLives(t, seat, 1, 'other');
};

/** TA-BOARD-16: no attack, so it can be neither fought nor evaded. */
const toll: Effect = function* (t, seat) {
  const player = t.state.players[seat];
  const from: Option[] = [
    deedOption('payToll', { commits: 'costs', ...(player.gold === 0 ? { no: 'TA-BOARD-16' } : {}) }),
    deedOption('loseLife', { commits: 'costs' }),
  ];
  const { does } = yield* t.ask(seat, { prompt: 'toll', from, rules: ['TA-BOARD-16'] });
  if (does === 'payToll') {
    player.gold--;
    t.tell('paid', { seat, gold: 1 });
  } else yield* loseLives(t, seat, 1, 'other');
};

/** TA-BOARD-17: a die for the character and one for each Follower. */
const chasm: Effect = function* (t, seat) {
  if ((yield* rollOne(t, seat, 'chasm', atLeast(3))) <= 2) yield* loseLives(t, seat, 1, 'other');
  for (const card of t.cards(t.piles.followers[seat]).slice()) {
    if (!isPlaying(t, seat)) return;
    if ((yield* rollOne(t, seat, 'chasm', atLeast(3))) <= 2) yield* forfeit(t, seat, card);
  }
};

/** TA-BOARD-18, result 4. */
export const followerOrLife: Effect = function* (t, seat) {
  const followers = t
    .cards(t.piles.followers[seat])
    .filter((card) => !t.def(card).sticks)
    .map((card): Option => ({ ...cardOption(card), commits: 'costs' }));
  const { card } = yield* t.ask(seat, {
    prompt: 'followerOrLife',
    from: [...followers, deedOption('loseLife', { commits: 'costs' })],
  });
  if (card === undefined) yield* loseLives(t, seat, 1, 'other');
  else yield* forfeit(t, seat, card);
};
/** TA-BOARD-18 */
export const templePrayer: Effect = pray(
  {
    2: lose('lives', 2),
    3: lose('lives'),
    4: followerOrLife,
    5: (t, seat) => {
      t.state.players[seat].enslaved = true;
      t.tell('enslaved', { seat });
    },
    6: gain('strength'),
    7: gain('craft'),
    '8-9': gain('spell'),
    10: aTalisman,
    11: gain('fate', 2),
    12: gain('lives', 2),
  },
  2,
);
const temple: Effect = all(templePrayer, visiting('temple'));

/** TA-BOARD-19 */
const royalDoctor: Effect = function* (t, seat, by) {
  if (has(t, seat, 'royalGuest')) heal(t, seat, 2);
  yield* perform(healsForGold(99)(t, seat, by));
  yield* perform(visiting('royalDoctor')(t, seat, by));
};

/** TA-WARLOCK-01: a quest card; TA-WARLOCK-06: without quest cards in play, one of the six classic ones. */
const cave: Effect = function* (t, seat, by) {
  const { reaper, frostmarch, cataclysm, board } = t.options;
  if (reaper || frostmarch || cataclysm || board === 'cataclysm') yield* gainQuest(t, seat);
  else yield* perform(classicQuest(t, seat, by));
};

/** TA-BOARD-02: the middle ring. */
export const middle: Cards = {
  portalOfPower: drawing(1),
  blackKnight: space({ source: 'public', text: all(toll, visiting('blackKnight')) }),
  hiddenValley: drawing(3), // TA-BOARD-05
  hills3: drawing(1),
  cursedGlade: drawing(1), // TA-BOARD-07, see rules/stats.ts
  runes1: space({ source: 'public', draw: 1, enemies: 2 }), // TA-BOARD-06
  chasm: space({ source: 'public', text: unlessKnown('chasm', chasm) }),
  runes2: space({ source: 'public', draw: 1, enemies: 2 }),
  warlocksCave: space({ source: 'seed', text: cave }),
  desert1: space({ source: 'public', draw: 1, harm: thirst }),
  oasis: drawing(2),
  desert2: space({ source: 'public', draw: 1, harm: thirst }),
  temple: space({ source: 'public', text: temple }),
  woods4: drawing(1),
  runes3: space({ source: 'public', draw: 1, enemies: 2 }),
  castle: space({ source: 'public', text: royalDoctor }),
};

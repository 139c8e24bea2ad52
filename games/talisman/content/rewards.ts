import { cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import { drawOne } from '../rules/adventure.ts';
import { alignmentOption, ALIGNMENTS, setAlignment } from '../rules/alignment.ts';
import { championFor } from '../rules/attack.ts';
import { countersOn, discard, drawFrom, setCounters } from '../rules/decks.ts';
import { boundToCrown, healingAllowed } from '../rules/sheet.ts';
import { roomForSpell } from '../rules/spells.ts';
import { everybody, fateValue, lifeValue, under } from '../rules/stats.ts';
import type { Effect, Fight, Hook, Hooks, Talisman, Turn } from '../shape.ts';
import { inRegion } from '../shape/spaces.ts';
import { fightsIn, strengthen } from './characters/thralls.ts';
import { ANY_TIME, cardsOf, type Cards } from './define.ts';
import { drawUntil, fromTheShops } from './prizes.ts';
import {
  all,
  another,
  anotherTurn,
  fullSpells,
  gain,
  heal,
  replenish,
  table,
  teleport,
  toad,
} from './vocabulary.ts';

const { reward } = cardsOf('sacredPool');

/** At the start of the own turn. */
const atTurnStart = { at: ['turnStart'], discards: true } as const;
const ownStart = (_t: Talisman, owner: Seat, { seat }: Turn): boolean => seat === owner;

/** Set the alignment of anybody. */
const whispers: Effect = function* (t, seat, by) {
  const from = everybody(t, seat).map((other): Option => ({ id: `seat${other}`, seat: other }));
  const chosen = yield* t.ask(seat, { prompt: 'another', about: { kind: t.kind(by!) }, from });
  const other = chosen.seat!;
  const { alignment } = yield* t.ask(seat, {
    prompt: 'alignmentOf',
    about: { other },
    from: ALIGNMENTS.map(alignmentOption),
  });
  setAlignment(t, other, alignment);
};

/** The attack dice of a character that rolls for itself. */
const ownDice = (fight: Fight, owner: Seat): number[] =>
  !fightsIn(fight, owner) || championFor(fight, owner) !== null
    ? []
    : fight.hero === owner
      ? fight.heroDice
      : fight.foeDice;
/** After any roll of one's own: it is made more. */
const adds = (most: number): Hooks => {
  const more = (t: Talisman, seat: Seat) => t.number(seat, { prompt: 'addToRoll', min: 1, max: most });
  return {
    rolled: {
      mode: 'may',
      commits: 'costs',
      when: (_t, owner, roll) => roll.seat === owner,
      *run(t, owner, roll, card) {
        discard(t, card);
        roll.bonus += yield* more(t, owner);
      },
    },
    moveRolled: {
      mode: 'may',
      commits: 'costs',
      when: (_t, owner, move) => move.seat === owner,
      *run(t, owner, move, card) {
        discard(t, card);
        move.bonus += yield* more(t, owner);
      },
    },
    fightRolled: {
      mode: 'may',
      commits: 'costs',
      when: (_t, owner, fight) => ownDice(fight, owner).length > 0,
      *run(t, owner, fight, card) {
        discard(t, card);
        strengthen(fight, owner, yield* more(t, owner));
      },
    },
  };
};
/** One of the dice shows a 6 after all. */
function* turnToSix(t: Talisman, seat: Seat, dice: number[]): Flow {
  const from = dice.flatMap((shows, place) =>
    shows === 6 ? [] : [{ id: `die${place}`, value: shows, text: 'dieShows', place }],
  );
  const { place } = yield* t.ask(seat, { prompt: 'whichDie', from });
  dice[place] = 6;
}
const canTurn = (dice: readonly number[]): boolean => dice.some((die) => die < 6);
const sixes: Hooks = {
  rolled: {
    mode: 'may',
    commits: 'costs',
    when: (_t, owner, roll) => roll.seat === owner && canTurn(roll.dice),
    *run(t, owner, roll, card) {
      discard(t, card);
      yield* turnToSix(t, owner, roll.dice);
    },
  },
  moveRolled: {
    mode: 'may',
    commits: 'costs',
    when: (_t, owner, move) => move.seat === owner && canTurn(move.dice),
    *run(t, owner, move, card) {
      discard(t, card);
      yield* turnToSix(t, owner, move.dice);
    },
  },
  fightRolled: {
    mode: 'may',
    commits: 'costs',
    when: (_t, owner, fight) => canTurn(ownDice(fight, owner)),
    *run(t, owner, fight, card) {
      discard(t, card);
      yield* turnToSix(t, owner, ownDice(fight, owner));
    },
  },
};
/** The last name is spoken. */
const spoken: Hook<Turn> = {
  mode: 'must',
  when: (t, owner) => t.cards(t.piles.lent[owner]).length === 0,
  run: (t, _owner, _turn, card) => discard(t, card),
};

/** Kept: it raises a printed value. */
const values: Cards = {
  chantOfWisdom: reward({ source: 'public', gives: { craft: 1 } }),
  mightOfGiants: reward({ source: 'public', gives: { strength: 1 } }),
  ironskinCharm: reward({ source: 'public', gives: { life: 1 } }),
  goodLuckKnot: reward({ source: 'public', gives: { fate: 1 } }),
};

/** At once, then it leaves the game. */
const atOnce: Cards = {
  vastWealth: reward({ source: 'public', meet: gain('gold', 3) }),
  riteOfPassage: reward({
    source: 'public',
    meet: all(gain('lives'), gain('fate'), gain('gold'), gain('spell')),
  }),
  theWhispers: reward({ source: 'public', meet: whispers }),
  aFavourOwed: reward({ source: 'public', meet: drawUntil(({ type }) => type === 'follower') }),
  dreamPrize: reward({
    source: 'public',
    meet: drawUntil(({ type, magic }) => type === 'object' && magic),
  }),
  pastoralTune: reward({ source: 'public', meet: fromTheShops('stables') }),
  aFamiliarPrize: reward({ source: 'public', meet: fromTheShops('purchases') }),
  vengeanceHex: reward({
    source: 'public',
    meet: another((t, other, seat, by) =>
      table({ 1: toad, '2-6': (_t, _seat, card) => toad(t, other, card) })(t, seat, by),
    ),
  }),
};

/** Kept until it is used. */
const kept: Cards = {
  theMagicDoor: reward({
    source: 'public',
    use: {
      ...atTurnStart,
      can: (t, owner, scene) => ownStart(t, owner, scene) && !boundToCrown(t, owner),
      does: (t, seat) => teleport(t, seat, [...inRegion.outer, ...inRegion.middle]),
    },
  }),
  lightningTrap: reward({ source: 'public', use: { ...atTurnStart, can: ownStart, does: anotherTurn(2) } }),
  bookOfMagic: reward({
    source: 'public',
    use: { discards: true, can: (t, owner) => roomForSpell(t, owner), does: fullSpells },
  }),
  // Whenever there is need of it, also in the turn of another.
  selfPortrait: reward({
    source: 'public',
    use: {
      at: ANY_TIME,
      discards: true,
      can: (t, owner) => healingAllowed(t) && t.state.players[owner].lives < lifeValue(t, owner),
      does: heal(),
    },
  }),
  weaversMark: reward({
    source: 'public',
    use: {
      at: ANY_TIME,
      discards: true,
      can: (t, owner) => !under(t, 'noFate', owner) && t.state.players[owner].fate < fateValue(t, owner),
      does: replenish(),
    },
  }),
  giftOfTheWild: reward({ source: 'public', on: adds(3) }),
  moonCharm: reward({ source: 'public', on: sixes }),
  prolificPockets: reward({
    source: 'public',
    on: {
      turnStart: {
        mode: 'must',
        when: (t, owner, { seat }) => seat === owner && t.state.players[owner].gold === 0,
        run: (t, owner, _turn, card) => gain('gold')(t, owner, card),
      },
    },
  }),
  auspice: reward({
    source: 'public',
    on: {
      cardsDrawn: {
        mode: 'may',
        commits: 'costs',
        when: (_t, owner, { seat, cards }) => seat === owner && cards.length > 0,
        *run(t, owner, draw, card) {
          discard(t, card);
          drawOne(t, draw);
          const from = draw.cards.map((drawn): Option => cardOption(drawn));
          const { card: refused } = yield* t.ask(owner, { prompt: 'refuseCard', from });
          draw.cards.splice(draw.cards.indexOf(refused!), 1);
          discard(t, refused!);
        },
      },
    },
  }),
};

/** Something lies on it, to be used in the place of one's own. */
const stores: Cards = {
  glassGuardians: reward({
    source: 'public',
    stays: true,
    meet: (t, _seat, by) => setCounters(t, by!, 4),
    on: {
      loss: {
        mode: 'instead',
        commits: 'costs',
        when: (t, owner, loss, card) => loss.seat === owner && countersOn(t, card) > 0,
        run: (t, _owner, loss, card) => {
          const spared = Math.min(loss.amount, countersOn(t, card));
          setCounters(t, card, countersOn(t, card) - spared);
          loss.amount -= spared;
          if (countersOn(t, card) === 0) discard(t, card);
          return loss.amount === 0 ? 'replaced' : undefined;
        },
      },
    },
  }),
  ancientNames: reward({
    source: 'public',
    stays: true,
    meet: (t, seat) => {
      let brought = 0;
      while (brought < 4 && drawFrom(t, 'spells', t.piles.lent[seat]) !== null) brought++;
      t.state.players[seat].casts += brought;
      t.tell('spells', { seat, count: brought });
    },
    grants: ['lendsSpells'],
    on: { turnStart: spoken, moveEnded: spoken, turnEnd: spoken },
  }),
  luckOfTheDead: reward({
    source: 'public',
    stays: true,
    meet: (t, _seat, by) => setCounters(t, by!, 4),
    grants: ['lendsFate'],
  }),
};

export const rewards: Cards = { ...values, ...atOnce, ...kept, ...stores };

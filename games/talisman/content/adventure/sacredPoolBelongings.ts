import { perform, type Seat } from '@tafelrunde/engine';
import { championFor, explode, sum } from '../../rules/attack.ts';
import { gain as gains, pay } from '../../rules/change.ts';
import { foeValue } from '../../rules/combat.ts';
import { rollOne } from '../../rules/fate.ts';
import { loseCard, takeFrom } from '../../rules/objects.ts';
import { craftValue, fateValue, lifeValue, nameAt, ownsTag } from '../../rules/stats.ts';
import { questOf } from '../../rules/warlock.ts';
import type { Alignment, Effect, FightEnd, Hook, Talisman } from '../../shape.ts';
import { cardsOf, type Cards } from '../define.ts';
import { fromTheShops } from '../prizes.ts';
import {
  all,
  aTalisman,
  gain,
  heal,
  joinsFor,
  lose,
  nothing,
  replacesDrawn,
  replenish,
  table,
  winsOutright,
} from '../vocabulary.ts';

const { object, follower } = cardsOf('sacredPool');

/** What a victory over an Enemy or over somebody of this alignment brings. */
const rewards = (foe: Alignment, middling: Effect): { fightEnd: Hook<FightEnd> } => {
  const results = table({ '1-2': nothing, '3-4': middling, '5-6': gain('spell') });
  return {
    fightEnd: {
      mode: 'must',
      when: (t, owner, end) =>
        end.winner === owner &&
        (end.loser === null ? end.cost && end.foes.length > 0 : t.state.players[end.loser].alignment === foe),
      *run(t, owner, _end, card) {
        yield* perform(results(t, owner, card));
      },
    },
  };
};
const sworn = (t: Talisman, seat: Seat): boolean => questOf(t, seat) !== null;

const followers: Cards = {
  deathstalker: follower({
    source: 'public',
    number: 1,
    sticks: true,
    on: {
      loss: {
        mode: 'must',
        when: (_t, owner, { seat, cause }) => seat === owner && (cause === 'battle' || cause === 'psychic'),
        run: (t, owner, loss) => {
          loss.amount = t.state.players[owner].lives;
        },
      },
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end) => end.winner === owner,
        run: (t, owner, _end, card) => loseCard(t, owner, card),
      },
    },
  }),
  falseProphet: follower({
    source: 'public',
    number: 1,
    sticks: true,
    grants: ['noFate'],
    notices: (deed, t, owner, card) => {
      if (deed.did === 'visit' && deed.whom === 'enchantress') loseCard(t, owner, card);
    },
  }),
  darkTheurgist: follower({ source: 'public', barred: ['good'], on: rewards('good', heal(1)) }),
  theurgistOfLight: follower({ source: 'public', barred: ['evil'], on: rewards('evil', replenish(1)) }),
  // Justice walks with whoever seeks the meeting.
  defenderOfJustice: follower({
    source: 'public',
    gives: { battle: 1 },
    on: {
      meeting: {
        mode: 'must',
        when: (_t, owner, { other }) => other === owner,
        *run(t, owner, { seat }, card) {
          yield* takeFrom(t, seat, owner, card);
        },
      },
    },
  }),
  guardianAngel: follower({
    source: 'public',
    barred: ['evil'],
    on: {
      losing: {
        mode: 'instead',
        commits: 'costs',
        when: (_t, owner, { seat, outcome }) => seat === owner && outcome === 'lost',
        run: (t, owner, _losing, card) => {
          loseCard(t, owner, card);
          return 'replaced' as const;
        },
      },
    },
  }),
  kraven: follower({
    source: 'public',
    on: {
      beforeDraw: {
        mode: 'may',
        when: (_t, owner, { seat }) => seat === owner,
        run: (_t, _owner, draw) => {
          draw.count += 1;
        },
      },
    },
    notices: (deed, t, owner, card) => {
      if (deed.did !== 'attack' || deed.card === null) return;
      const might = Math.max(
        foeValue(t, owner, deed.card, 'battle'),
        foeValue(t, owner, deed.card, 'psychic'),
      );
      if (might >= 6) loseCard(t, owner, card);
    },
  }),
  mendicant: follower({
    source: 'public',
    joins: joinsFor(1),
    on: {
      beforeRoll: {
        mode: 'may',
        when: (t, owner, { seat, what }) =>
          seat === owner && what === 'pray' && t.state.players[owner].gold > 0,
        *run(t, owner, roll) {
          const max = t.state.players[owner].gold;
          const gold = yield* t.number(owner, { prompt: 'alms', about: { max }, min: 0, max });
          if (pay(t, owner, gold)) roll.bonus += gold;
        },
      },
    },
  }),
  oathswornGuide: follower({
    source: 'public',
    tags: ['oathsworn'],
    joins: sworn,
    on: {
      moveRolled: {
        mode: 'may',
        when: (_t, owner, { seat }) => seat === owner,
        run: (_t, _owner, move) => {
          move.upTo = true;
        },
      },
    },
  }),
  oathswornOracle: follower({
    source: 'public',
    tags: ['oathsworn'],
    joins: sworn,
    on: {
      cardsDrawn: replacesDrawn,
    },
  }),
};

const magicObjects: Cards = {
  balefulEye: object({
    source: 'public',
    magic: true,
    barred: ['good'],
    on: {
      fightRolled: winsOutright('battle'),
    },
  }),
  holyRelic: object({
    source: 'public',
    magic: true,
    barred: ['evil'],
    use: {
      at: ['moveEnded'],
      can: (t, owner) =>
        t.state.turn === owner &&
        nameAt(t, owner) === 'chapel' &&
        t.state.players[owner].fate < fateValue(t, owner),
      does: replenish(),
    },
  }),
  profaneRelic: object({
    source: 'public',
    magic: true,
    barred: ['good'],
    use: {
      at: ['moveEnded'],
      can: (t, owner) =>
        t.state.turn === owner &&
        nameAt(t, owner) === 'graveyard' &&
        t.state.players[owner].lives < lifeValue(t, owner),
      does: heal(),
    },
  }),
  // A player who attacks its owner fights an equal.
  shieldOfDefiance: object({
    source: 'public',
    magic: true,
    grants: ['equalsAttacker'],
  }),
  staffOfBalance: object({
    source: 'public',
    magic: true,
    barred: ['good', 'evil'],
    gives: { strength: 1, craft: 1 },
  }),
  swordOfTruth: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['evil'],
    gives: { battle: 1 },
    on: {
      fightRolled: {
        mode: 'may',
        // The own roll, if there is one: not that of somebody who fights in one's place.
        when: (_t, owner, fight, card) =>
          championFor(fight, owner) === null &&
          ((fight.weapons.includes(card) &&
            fight.heroDice.length > 0 &&
            sum(fight.heroDice) < sum(fight.foeDice)) ||
            (fight.rivalWeapons.includes(card) &&
              fight.foeDice.length > 0 &&
              sum(fight.foeDice) < sum(fight.heroDice))),
        run: (_t, owner, fight) => {
          if (fight.hero === owner) fight.heroDice = [6];
          else fight.foeDice = [6];
        },
      },
    },
  }),
  wrathbornWand: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['good'],
    gives: { psychic: 1 },
    on: {
      fightRolled: {
        mode: 'must',
        when: (t, owner, fight, card) =>
          championFor(fight, owner) === null &&
          ((fight.weapons.includes(card) &&
            fight.heroDice.length > 0 &&
            sum(fight.heroDice) < craftValue(t, owner)) ||
            (fight.rivalWeapons.includes(card) &&
              fight.foeDice.length > 0 &&
              sum(fight.foeDice) < craftValue(t, owner))),
        run: (t, owner, fight) => {
          const dice = fight.hero === owner ? fight.heroDice : fight.foeDice;
          dice.push(t.die());
          explode(t, dice); // TA-EXPL-01
        },
      },
    },
  }),
};

const CONTENTS: readonly Effect[] = [
  lose('lives'),
  lose('lives'),
  gain('gold', 2),
  gain('gold', 2),
  fromTheShops('purchases', ({ type }) => type === 'object'),
  aTalisman,
];

const objects: Cards = {
  // It helps to pray, and may be left in the Temple as an offering.
  pilgrimsStaff: object({
    source: 'house',
    gives: { pray: 1 },
    use: {
      at: ['moveEnded'],
      can: (t, owner) => t.state.turn === owner && nameAt(t, owner) === 'temple',
      discards: true,
      does: all(heal(), replenish()),
    },
  }),
  gildedCompass: object({
    source: 'public',
    on: {
      moveRolled: {
        mode: 'may',
        when: (_t, owner, { seat }) => seat === owner,
        run: (_t, _owner, move) => {
          move.bonus -= 1;
        },
      },
    },
  }),
  treasureChestSacredPool: object({
    source: 'public',
    copies: 2,
    use: {
      discards: true,
      *does(t, seat, by) {
        let result = yield* rollOne(t, seat, 'treasureChestSacredPool');
        if (ownsTag(t, seat, 'treasureMap'))
          result += yield* t.number(seat, { prompt: 'mapBonus', about: { result }, min: 0, max: 3 });
        yield* perform(CONTENTS[Math.min(6, Math.max(1, result)) - 1](t, seat, by));
      },
    },
  }),
  treasureMapSacredPool: object({
    source: 'public',
    copies: 2,
    tags: ['treasureMap'],
    *notices(deed, t, owner) {
      if (deed.did === 'draw' && t.def(deed.card).type === 'object') yield* gains(t, owner, 'gold');
    },
    use: {
      at: ['moveEnded'],
      can: (t, owner) => t.state.turn === owner && nameAt(t, owner) === 'ruins',
      discards: true,
      does: gain('gold', 2),
    },
  }),
};

export const sacredPoolBelongings: Cards = { ...followers, ...magicObjects, ...objects };

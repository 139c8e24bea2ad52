import { type Flow, perform, type Seat, seatOption } from '@tafelrunde/engine';
import { alignmentOption, ALIGNMENTS, setAlignment } from '../../rules/alignment.ts';
import { gain as gains, lose as loses } from '../../rules/change.ts';
import { loseLives } from '../../rules/life.ts';
import { discardOwn, loseCard, shedSurplus } from '../../rules/objects.ts';
import { isPlaying, others } from '../../rules/stats.ts';
import { keepTrophy } from '../../rules/trophies.ts';
import type { Effect, Talisman } from '../../shape.ts';
import { isEnemy, someone, spareable, topDiscarded } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import { chapel, graveyard, mystic } from '../spaces/outer.ts';
import {
  another,
  become,
  byAlignment,
  choose,
  discardFollower,
  discardObject,
  everyone,
  forGold,
  gain,
  heal,
  healsForGold,
  lose,
  loseAll,
  nothing,
  giveCard,
  pray,
  replenish,
} from '../vocabulary.ts';

const { denizen } = cardsOf('cataclysm');

const strengthOrCraft = choose({ strength: gain('strength'), craft: gain('craft') });
/** Blood for power; the dead have no use for it. */
const bloodForPower: Effect = function* (t, seat, by) {
  yield* perform(lose('lives')(t, seat, by));
  if (isPlaying(t, seat)) yield* perform(strengthOrCraft(t, seat, by));
};

/** With the Cult Leader a Follower may be offered before the prayer, which then counts 2 more. */
const plainPrayer = pray({
  1: lose('lives'),
  '2-3': nothing,
  '4-5': gain('fate'),
  6: gain('spell'),
  '7+': bloodForPower,
});
const bloodyPrayer = pray({
  1: nothing,
  '2-3': gain('fate'),
  4: gain('spell'),
  '5+': bloodForPower,
});
const cultPrayer: Effect = function* (t, seat, by) {
  const offered = yield* giveCard(t, seat, by, spareable(t, seat, 'followers'), true);
  if (offered !== null) loseCard(t, seat, offered);
  yield* shedSurplus(t, seat);
  yield* perform((offered === null ? plainPrayer : bloodyPrayer)(t, seat, by));
};
/** Followers, or the soul. */
const forsake = (offering: Effect): Effect =>
  function* (t, seat, by) {
    const effect =
      spareable(t, seat, 'followers').length === 0
        ? become('evil')
        : choose({ giveFollowers: offering, becomeEvil: become('evil') }, 'giveFollowers', 'becomeEvil');
    yield* perform(effect(t, seat, by));
  };
const discardAllFollowers: Effect = (t, seat) => {
  for (const card of spareable(t, seat, 'followers')) loseCard(t, seat, card);
};

/** Everybody else gives up a point of fate to the one who asks. */
const gathersFate: Effect = function* (t, seat) {
  let taken = 0;
  for (const other of others(t, seat)) {
    if (t.state.players[other].fate > 0) taken++;
    yield* loses(t, other, 'fate');
  }
  yield* gains(t, seat, 'fate', taken);
};

function* strikeEvil(t: Talisman, seat: Seat): Flow {
  const from = others(t, seat)
    .filter((other) => t.state.players[other].alignment === 'evil')
    .map((other) => seatOption(other));
  if (from.length === 0) return;
  const chosen = yield* t.ask(seat, { prompt: 'another', about: { kind: 'inquisitor' }, from });
  yield* loseLives(t, chosen.seat, 1, 'other');
}

/** An Enemy that somebody else has killed, out of its grave. */
const unearths: Effect = (t, seat) => {
  const card = topDiscarded(t, isEnemy);
  if (card === null) return;
  t.tell('took', { seat, kind: t.kind(card) });
  keepTrophy(t, seat, card);
};
const sellsTrophies: Effect = function* (t, seat) {
  const trophies = t.cards(t.piles.trophies[seat]);
  if (trophies.length === 0) return;
  const chosen = yield* t.some(seat, {
    prompt: 'sellTrophies',
    from: trophies.map((card) => ({ id: `card${card}`, card })),
    min: 0,
    max: trophies.length,
  });
  for (const { card } of chosen) loseCard(t, seat, card);
  yield* gains(t, seat, 'gold', chosen.length);
};

/** Denizens of chapels and graveyards: what they do depends on whom they have before them. */
export const faithfulDenizens: Cards = {
  chapelwarden: denizen({ source: 'public', traits: ['chapel'], home: 'chapel', meet: chapel }),
  corruptChaplain: denizen({
    source: 'public',
    traits: ['chapel', 'graveyard'],
    meet: byAlignment({
      good: choose({
        buyHealing: healsForGold(1),
        prayHere: pray({ 1: become('evil'), '2-4': nothing, '5-6': heal(1) }),
      }),
      neutral: healsForGold(1),
      evil: heal(1),
    }),
  }),
  cultLeader: denizen({
    source: 'public',
    traits: ['graveyard', 'village'],
    meet: byAlignment({
      evil: choose({ replenishOne: replenish(1), prayHere: cultPrayer }),
      neutral: forsake(discardFollower),
      good: forsake(discardAllFollowers),
    }),
  }),
  darkBeing: denizen({
    source: 'public',
    traits: ['city', 'graveyard'],
    meet: byAlignment({
      evil: choose({
        fillFate: replenish(),
        prayHere: pray({ 1: everyone(lose('fate')), '2-3': nothing, '4-5': gain('fate'), 6: gathersFate }),
      }),
      neutral: another((t, other) => loses(t, other, 'fate')),
      good: everyone(byAlignment({ good: loseAll('fate') })),
    }),
  }),
  enlightenedMonk: denizen({
    source: 'public',
    traits: ['chapel', 'village'],
    meet: byAlignment({
      good: choose({
        healFully: heal(),
        prayHere: pray({ 1: lose('craft'), '2-3': nothing, '4-5': gain('spell'), 6: gain('craft') }),
      }),
      neutral: heal(1),
      evil: lose('craft'),
    }),
  }),
  gravedigger: denizen({
    source: 'public',
    traits: ['graveyard'],
    meet: byAlignment({
      evil: (t, seat, by) =>
        topDiscarded(t, isEnemy) === null ? undefined : forGold(1, unearths)(t, seat, by),
      neutral: sellsTrophies,
      *good(t, seat) {
        yield* discardOwn(t, seat, t.cards(t.piles.trophies[seat]), 1);
      },
    }),
  }),
  gravetender: denizen({ source: 'public', traits: ['graveyard'], home: 'graveyard', meet: graveyard }),
  inquisitor: denizen({
    source: 'public',
    traits: ['city', 'chapel'],
    meet: byAlignment({
      good: choose({
        healOne: heal(1),
        prayHere: pray({ 1: lose('lives'), '2-4': nothing, '5-6': strikeEvil }),
      }),
      neutral: choose({ becomeGood: become('good'), loseLife: lose('lives') }, 'loseLife'),
      evil: lose('lives', 2),
    }),
  }),
  itinerantPriest: denizen({
    source: 'public',
    traits: ['city', 'chapel', 'graveyard'],
    meet: byAlignment({
      good: heal(1),
      neutral: choose({ becomeGood: become('good'), becomeEvil: become('evil'), stayNeutral: nothing }),
      evil: replenish(1),
    }),
  }),
  denizenSage: denizen({
    source: 'public',
    traits: ['city', 'chapel', 'graveyard'],
    meet: forGold(
      1,
      someone(function* (t, whom, seat) {
        const { alignment } = yield* t.ask(seat, {
          prompt: 'alignmentOf',
          about: { other: whom },
          from: ALIGNMENTS.map(alignmentOption),
        });
        setAlignment(t, whom, alignment);
      }),
    ),
  }),
  templePriest: denizen({
    source: 'public',
    traits: ['chapel', 'graveyard'],
    meet: pray(
      {
        2: lose('lives', 2),
        3: lose('lives'),
        4: discardFollower,
        5: discardObject,
        6: replenish(1),
        7: heal(1),
        8: gain('craft'),
        9: gain('strength'),
        10: gain('spell'),
        11: gain('fate', 2),
        12: gain('lives', 2),
      },
      2,
    ),
  }),
  villageMystic: denizen({ source: 'public', traits: ['village'], home: 'village', meet: mystic }),
};

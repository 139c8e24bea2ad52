import { cardOption, type Option, PASS, perform, seatOption } from '@tafelrunde/engine';
import { discard, drawFrom } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { arrive } from '../../rules/moving.ts';
import { barred, loseCard, take } from '../../rules/objects.ts';
import { others } from '../../rules/stats.ts';
import { keepTrophy } from '../../rules/trophies.ts';
import type { Card, Draw, Seat, Space, Talisman } from '../../shape.ts';
import { inRegion, regionOf, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { isEnemy, isFollower, isObject, spareable, takesTopDiscarded } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import { giveCard } from '../vocabulary.ts';

const { object, follower } = cardsOf('cataclysm');

/** Other spaces of the region on which an Enemy waits. */
function huntingGrounds(t: Talisman, seat: Seat): Space[] {
  const here = t.state.players[seat].space;
  if (regionOf(here) === 'inner') return [];
  return inRegion[regionOf(here)].filter(
    (space) => space !== here && t.cards(t.piles.space[space]).some((card) => isEnemy(t.def(card))),
  );
}
/** Does the discard pile show a card of this sort on top? */
const shows = (t: Talisman, test: typeof isEnemy): boolean => {
  const top = t.top(t.piles.adventureDiscard);
  return top !== null && test(t.def(top));
};

const followers: Cards = {
  barrowtownHunter: follower({
    source: 'public',
    on: {
      turnStart: {
        mode: 'may',
        when: (t, owner, { seat }) =>
          seat === owner && !t.state.now.noMove && huntingGrounds(t, owner).length > 0,
        *run(t, owner) {
          const from: Option[] = [...huntingGrounds(t, owner).map(spaceOption), PASS];
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from });
          if (chosen.declines) return;
          arrive(t, owner, spaceOf(chosen));
          t.state.now.noMove = true;
        },
      },
    },
  }),
  brakwaterDiver: follower({
    source: 'public',
    on: {
      crossed: {
        mode: 'must',
        when: (_t, owner, { seat }) => seat === owner,
        *run(t, owner, _turn, card) {
          const rolled = yield* rollOne(t, owner, t.kind(card));
          if (rolled <= 1) loseCard(t, owner, card);
          else if (rolled >= 5) yield* perform(takesTopDiscarded(isObject)(t, owner, card));
        },
      },
    },
  }),
  deadlandsSurvivor: follower({
    source: 'public',
    grants: ['desertproof'],
    on: {
      rolled: {
        mode: 'must',
        when: (_t, owner, { seat, what }) => seat === owner && (what === 'crags' || what === 'forest'),
        run: (_t, _owner, roll) => {
          roll.bonus += 1;
        },
      },
    },
  }),
  havenvilleRecruiter: follower({
    source: 'public',
    on: {
      turnStart: {
        mode: 'may',
        when: (t, owner, { seat }) =>
          seat === owner &&
          shows(t, isFollower) &&
          barred(t, owner, t.top(t.piles.adventureDiscard)!) === null,
        *run(t, owner, _turn, card) {
          if (!(yield* take(t, owner, t.top(t.piles.adventureDiscard)!))) return;
          const willing = others(t, owner);
          if (willing.length === 0) return;
          const given = yield* giveCard(t, owner, card, spareable(t, owner, 'followers'));
          if (given === null) return;
          const from = willing
            .filter((other) => barred(t, other, given) === null)
            .map((other) => seatOption(other));
          if (from.length === 0) return;
          const about = { kind: t.kind(given) };
          const { seat: other } = yield* t.ask(owner, { prompt: 'another', about, from });
          t.move(given, t.piles.followers[other]);
          t.tell('gave', { seat: owner, other, kind: t.kind(given) });
        },
      },
    },
  }),
  // One trophy for another: the dog brings what lies on top.
  rotsnoutDog: follower({
    source: 'public',
    on: {
      turnStart: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, { seat }) =>
          seat === owner && shows(t, isEnemy) && t.cards(t.piles.trophies[owner]).length > 0,
        *run(t, owner, _turn, card) {
          const given = yield* giveCard(t, owner, card, t.cards(t.piles.trophies[owner]));
          const fetched = t.top(t.piles.adventureDiscard)!;
          t.tell('took', { seat: owner, kind: t.kind(fetched) });
          keepTrophy(t, owner, fetched);
          loseCard(t, owner, given!);
        },
      },
    },
  }),
};

/** Objects among drawn cards that the seat could have. */
const drawnObjects = (t: Talisman, owner: Seat, { cards, space }: Draw): Card[] =>
  cards.filter(
    (card) => isObject(t.def(card)) && t.at(card) === t.piles.space[space] && barred(t, owner, card) === null,
  );

const objects: Cards = {
  brokenRelic: object({
    source: 'public',
    on: {
      cardsDrawn: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, draw) => drawnObjects(t, owner, draw).length > 0,
        *run(t, owner, draw, card) {
          const from = drawnObjects(t, owner, draw).map((drawn) => cardOption(drawn));
          const about = { kind: t.kind(card) };
          const { card: taken } = yield* t.ask(owner, { prompt: 'whichCard', about, from });
          t.tell('used', { seat: owner, kind: t.kind(card) });
          discard(t, card);
          draw.cards.splice(draw.cards.indexOf(taken), 1);
          yield* take(t, owner, taken);
        },
      },
    },
  }),
  personalInvitation: object({
    source: 'public',
    on: {
      denizenDrawn: {
        mode: 'may',
        when: (_t, owner, { seat, card }) => seat === owner && card !== null,
        run: (t, owner, draw) => {
          const where = t.at(draw.card!);
          discard(t, draw.card!);
          draw.card = drawFrom(t, 'denizens', where);
          if (draw.card !== null) t.tell('drew', { seat: owner, kind: t.kind(draw.card) });
        },
      },
    },
  }),
};

export const cataclysmBelongings: Cards = { ...followers, ...objects };

import { type Flow, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { counters, gain as gains, lose as loses, pay, payOption, statOption } from '../../rules/change.ts';
import { countersOn, discard, secondOn, setCounters, setSecond } from '../../rules/decks.ts';
import { meet } from '../../rules/encounter.ts';
import { atLeast, rollOne } from '../../rules/fate.ts';
import { barred, shedSurplus, takeFrom } from '../../rules/objects.ts';
import { craft, everybody, others, strength } from '../../rules/stats.ts';
import type { Attribute, Card, CardDef, Effect, Fight, Talisman } from '../../shape.ts';
import { named, type Space, type SpaceName } from '../../shape/spaces.ts';
import { ditch, isArmour, isFollower, isObject, spareable, takesWare } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import { everyone, giveCard, lose, lying, pickCard, placedOn, toad } from '../vocabulary.ts';

const { enemy } = cardsOf('cataclysm');

/** Two points instead of the trophy. */
const strengthens = (attribute: Attribute) =>
  function* (t: Talisman, seat: Seat, card: Card) {
    yield* gains(t, seat, attribute, 2);
    discard(t, card);
    return 'gone' as const;
  };

function layOn(t: Talisman, card: Card, space: Space): void {
  t.move(card, t.piles.space[space]);
  t.tell('placed', { kind: t.kind(card), space });
}
/** Something of one's own is carried off to the lair. TA-TERRAIN-03: unless that is covered and it never got there. */
const carriesOff = (lair: SpaceName, choice: (t: Talisman, seat: Seat) => readonly Card[]): Effect =>
  function* (t, seat, by) {
    const [space] = named(lair);
    if (t.at(by!) !== t.piles.space[space]) return;
    const card = yield* giveCard(t, seat, by, choice(t, seat));
    if (card === null) return;
    layOn(t, card, space);
    yield* shedSurplus(t, seat);
  };
/** It fights for its plunder: 1 more for each piece that lies with it. */
const guards = (test: (def: CardDef) => boolean) => (t: Talisman, fight: Fight, card: Card) => {
  fight.foeBonus += t.cards(t.at(card)).filter((lies) => test(t.def(lies))).length;
};

/** The beaten leave a counter of their choice on the demon: Strength and Craft are counted apart. */
function* drained(t: Talisman, seat: Seat, by: Card | null): Flow {
  const has = (['strength', 'craft'] as const).filter((attribute) => counters(t, seat, attribute) > 0);
  if (has.length === 0) return;
  const from = has.map((stat) => ({ ...statOption(stat), commits: 'costs' as const }));
  const { stat } = yield* t.ask(seat, { prompt: 'losePoint', about: { kind: t.kind(by!) }, from });
  yield* loses(t, seat, stat);
  if (stat === 'strength') setCounters(t, by!, countersOn(t, by!) + 1);
  else setSecond(t, by!, secondOn(t, by!) + 1);
}

/** What everybody has in hand is torn up, and each pays for what was lost. */
const tearsSpells: Effect = function* (t, seat, by) {
  const hand = t.cards(t.piles.hand[seat]).slice();
  if (hand.length === 0) return;
  for (const card of hand) discard(t, card);
  t.tell('lost', { seat, stat: 'spell', count: hand.length });
  const price = hand.length === 1 ? lose('lives') : hand.length === 2 ? lose('craft') : toad;
  yield* perform(price(t, seat, by));
};

const strong: Cards = {
  blightwoodSlaver: enemy({
    source: 'house',
    copies: 2,
    family: 'monster',
    strength: 4,
    placed: placedOn('forest'),
    drawn: carriesOff('forest', (t, seat) => [
      ...spareable(t, seat, 'followers'),
      ...lying(t, ({ type }) => type === 'stranger'),
    ]),
  }),
  blightwoodTerror: enemy({
    source: 'house',
    family: 'monster',
    strength: 3,
    dice: 'three',
    beaten: strengthens('strength'),
  }),
  ironscaleDragon: enemy({
    source: 'house',
    family: 'dragon',
    strength: 7,
    *beaten(t, seat, card) {
      if ((yield* rollOne(t, seat, t.kind(card), atLeast(4))) >= 4) return 'standOff' as const;
      yield* perform(takesWare(isArmour, true)(t, seat, card));
      return undefined;
    },
  }),
  junkGolem: enemy({
    source: 'public',
    family: 'monster',
    value: (t, seat) =>
      everybody(t, seat).reduce((all, other) => all + t.cards(t.piles.objects[other]).length, 0),
    *beaten(t, seat, card) {
      const junk = others(t, seat).flatMap((other) => spareable(t, other, 'objects'));
      const object = yield* pickCard(
        t,
        seat,
        card,
        junk.filter((one) => barred(t, seat, one) === null),
      );
      discard(t, card);
      if (object !== null) yield* takeFrom(t, seat, t.piles.objects.indexOf(t.at(object)), object);
      return 'gone' as const;
    },
  }),
  queenOfAshes: enemy({
    source: 'house',
    family: 'monster',
    strength: 4,
    placed: placedOn('oasis'),
    drawn: everyone(carriesOff('oasis', (t, seat) => spareable(t, seat, 'objects'))),
    fights: guards(isObject),
    defeat: ditch('objects'),
  }),
  rusthillMarauders: enemy({
    source: 'house',
    copies: 2,
    family: 'monster',
    strength: 5,
    *drawn(t, seat, by) {
      const card = yield* pickCard(
        t,
        seat,
        by,
        lying(t, ({ type }) => type === 'place'),
      );
      if (card === null) return;
      t.tell('vanished', { kind: t.kind(card) });
      discard(t, card);
    },
  }),
  undyingHorde: enemy({
    source: 'house',
    family: 'monster',
    strength: 6,
    drawn: (t, seat, by) => {
      const space = t.piles.space.indexOf(t.at(by!));
      for (const other of everybody(t, seat))
        for (const card of t.cards(t.piles.trophies[other]).slice())
          if (t.def(card).strength > 0) layOn(t, card, space);
    },
  }),
};

const cunning: Cards = {
  abominationWraith: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    dice: 'three',
    beaten: strengthens('craft'),
  }),
  aeonDemon: enemy({
    source: 'house',
    family: 'spirit',
    craft: 8,
    *beaten(t, seat, card) {
      const events = t.cards(t.piles.adventureDiscard).filter((one) => t.def(one).type === 'event');
      const event = yield* pickCard(t, seat, card, events, true);
      if (event === null) return;
      layOn(t, event, t.state.players[seat].space);
      yield* meet(t, seat, event);
    },
  }),
  ancientLich: enemy({ source: 'house', family: 'spirit', craft: 6, drawn: everyone(tearsSpells) }),
  ashfieldLooters: enemy({
    source: 'house',
    copies: 2,
    family: 'monster',
    number: 3,
    craft: 3,
    placed: placedOn('oasis'),
    drawn: carriesOff('oasis', (t, seat) => spareable(t, seat, 'objects')),
  }),
  blightwoodRabble: enemy({
    source: 'house',
    family: 'monster',
    number: 3,
    craft: 2,
    placed: placedOn('forest'),
    drawn: everyone(carriesOff('forest', (t, seat) => spareable(t, seat, 'followers'))),
    fights: guards(isFollower),
    defeat: ditch('followers'),
  }),
  mongrelSprite: enemy({
    source: 'house',
    family: 'spirit',
    craft: 2,
    *meets(t, seat, card) {
      if (t.state.players[seat].gold === 0) return undefined;
      const from: Option[] = [payOption(1), PASS];
      const { declines } = yield* t.ask(seat, {
        prompt: 'payFor',
        about: { kind: t.kind(card), gold: 1 },
        from,
      });
      if (declines || !pay(t, seat, 1)) return undefined;
      yield* gains(t, seat, 'fate');
      return 'skip';
    },
  }),
  voidDemon: enemy({
    source: 'house',
    family: 'spirit',
    strength: 7,
    craft: 7,
    kind: (t, seat) => (strength(t, seat) < craft(t, seat) ? 'battle' : 'psychic'),
    defeat: drained,
    *beaten(t, seat, card) {
      const [body, mind] = [countersOn(t, card), secondOn(t, card)];
      discard(t, card);
      yield* gains(t, seat, 'strength', body);
      yield* gains(t, seat, 'craft', mind);
      return 'gone' as const;
    },
  }),
};

export const cataclysmEnemies: Cards = { ...strong, ...cunning };

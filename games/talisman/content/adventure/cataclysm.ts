import { type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { gain as gains, pay } from '../../rules/change.ts';
import { discard } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin } from '../../rules/lasting.ts';
import { craft, strength } from '../../rules/stats.ts';
import type { Attribute, Card, Effect, Talisman } from '../../shape.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  all,
  another,
  choose,
  discarded,
  discardFollower,
  discardObject,
  everyone,
  gain,
  heal,
  may,
  replenish,
} from '../vocabulary.ts';

const { event, enemy, stranger, place } = cardsOf('cataclysm');

/** Two points instead of the trophy. */
const strengthens = (attribute: Attribute) =>
  function* (t: Talisman, seat: Seat, card: Card) {
    yield* gains(t, seat, attribute, 2);
    discard(t, card);
    return 'gone' as const;
  };
/** A roll above the own value makes stronger and costs something; otherwise there is a find, and the Place is gone. */
const trial = (value: typeof strength, risen: Effect, found: Effect): Effect =>
  function* (t, seat, by) {
    const above = (yield* rollOne(t, seat, t.kind(by!))) > value(t, seat);
    yield* perform((above ? risen : all(discarded, found))(t, seat, by));
  };

export const cataclysmAdventure: Cards = {
  deadMagic: event({
    source: 'public',
    copies: 2,
    meet: (t, seat, by) => begin(t, 'noMagic', seat, 3, { card: by }),
  }),
  divineBlessings: event({
    source: 'public',
    meet: all(
      choose({ strength: gain('strength'), craft: gain('craft') }),
      another((t, other, _seat, by) => all(gain('strength'), gain('craft'))(t, other, by)),
    ),
  }),
  rebirth: event({ source: 'public', meet: everyone(all(heal(), replenish())) }),
  blightwoodTerror: enemy({
    source: 'house',
    family: 'monster',
    strength: 3,
    dice: 'three',
    beaten: strengthens('strength'),
  }),
  abominationWraith: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    dice: 'three',
    beaten: strengthens('craft'),
  }),
  mongrelSprite: enemy({
    source: 'house',
    family: 'spirit',
    craft: 2,
    *meets(t, seat, card) {
      if (t.state.players[seat].gold === 0) return undefined;
      const from: Option[] = [{ id: 'pay', value: 1, text: 'payGold' }, PASS];
      const { id } = yield* t.ask(seat, { prompt: 'payFor', about: { kind: t.kind(card), gold: 1 }, from });
      if (id === PASS.id || !pay(t, seat, 1)) return undefined;
      yield* gains(t, seat, 'fate');
      return 'skip';
    },
  }),
  orderOfJosephine: stranger({
    source: 'public',
    stays: true,
    meet: all(
      may(heal(2)),
      another((t, other) => gains(t, other, 'lives')),
    ),
  }),
  ashfieldHideout: place({
    source: 'public',
    meet: trial(strength, all(gain('strength'), discardObject()), gain('gold', 2)),
  }),
  blightwoodShrine: place({
    source: 'public',
    meet: trial((t, seat) => craft(t, seat), all(gain('craft'), discardFollower()), gain('spell')),
  }),
};

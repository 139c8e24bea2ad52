import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Effect, Picking, Who } from '../../shape.ts';
import { type Counted, deciderOf, fixed } from '../effects.ts';
import type { Frame } from '../frame.ts';
import { canEnter, putIntoArea } from '../gear.ts';
import { putUnder } from '../healing.ts';
import { attach, bury, cardsIn, chooseCards, detach, discard, drawCards, fitsFilter } from '../heroCards.ts';
import { marked, marksOf } from '../marks.ts';
import { attachedTo, charterOf, heroOf } from '../places.ts';
import { limitOf } from '../statics.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** What happens to a hero's cards. */

/** The cards a text may take; never the one being played. */
function pool(
  frame: Frame,
  seat: Seat,
  { from, filter, verb }: Pick<Picking, 'from' | 'filter'> & { readonly verb?: Effect['verb'] },
): readonly Card[] {
  const { t, doing, card } = frame;
  return cardsIn(t, seat, from, doing?.looked).filter(
    (one) =>
      one !== card &&
      // What is attached already counts as a hand card, but cannot be attached once more.
      !(verb === 'attachCards' && t.at(one) === t.piles.attached) &&
      fitsFilter(t, one, filter, doing?.paidCards),
  );
}
const seatsOf = (frame: Frame, who: Who): Seat[] =>
  frame.all(who).flatMap((card) => {
    const seat = heroOf(frame.t, card);
    return seat === null ? [] : [seat];
  });

/** Each hero concerned chooses cards. */
function* chosen(
  frame: Frame,
  picking: Picking & { readonly verb?: Effect['verb'] },
  prompt: string,
): Flow<readonly [Seat, readonly Card[]][]> {
  const { t } = frame;
  const all: [Seat, readonly Card[]][] = [];
  for (const hero of yield* those(frame, picking.hero ?? 'thisHero')) {
    const seat = heroOf(t, hero)!;
    const from = pool(frame.of(seat), seat, picking);
    const { n } = picking;
    const max = fixed(frame.at(hero, picking.hero ?? 'thisHero'), n, from.length);
    const min = typeof n === 'object' ? 0 : max;
    all.push([seat, yield* chooseCards(t, seat, prompt, from, { min, max })]);
  }
  return all;
}

function* discardCards(frame: Frame, effect: Of<'discardCards'>): Flow {
  const { t, doing } = frame;
  for (const [seat, cards] of yield* chosen(frame, effect, 'discard'))
    for (const card of cards) {
      doing?.paidCards.push(card);
      t.tell('discarded', { seat, kind: t.kind(card) });
      discard(t, seat, card); // VA-DISCARD-04
    }
}

/** No wounds: nothing prevents it, and nobody falls by it. */
function* buryCards(frame: Frame, effect: Of<'buryCards'>): Flow {
  const { t, doing } = frame;
  if (effect.from === 'deckTop') {
    for (const hero of yield* those(frame, effect.hero ?? 'thisHero'))
      buryTop(frame, hero, fixed(frame, effect.n));
    return;
  }
  for (const [seat, cards] of yield* chosen(frame, effect, 'bury'))
    for (const card of cards) {
      if (doing !== null) doing.deeds.buried++;
      bury(t, seat, card);
    }
}
/** Only texts of the world bury what nobody has seen. */
function buryTop({ t }: Frame, hero: Card, n: number): void {
  const seat = heroOf(t, hero)!;
  for (let i = 0; i < n; i++) {
    const card = t.top(t.piles.heroDeck[seat]);
    if (card === null) return;
    bury(t, seat, card);
  }
}

function* drawFor(frame: Frame, { n, hero }: Of<'drawCards'>): Flow {
  const { t } = frame;
  for (const card of yield* those(frame, hero)) {
    const seat = heroOf(t, card)!;
    let count = fixed(frame.at(card, hero), n);
    // The hero who draws says how many, where the text says "up to".
    if (typeof n === 'object') {
      const counts: Counted = 'cards';
      const about = { kind: frame.card === null ? null : t.kind(frame.card), max: n.upTo, counts };
      count = yield* t.number(seat, { prompt: 'howMany', about, min: 0, max: n.upTo });
    }
    drawCards(t, seat, count);
  }
}

function* putIntoHeroArea(frame: Frame, effect: Of<'putIntoHeroArea'>): Flow {
  for (const [seat, cards] of yield* chosen(frame, effect, 'intoArea'))
    for (const card of cards) yield* putIntoArea(frame.t, seat, card, frame.t.def(card).entryTokens);
}

function* returnCard(frame: Frame, effect: Of<'returnCard'>): Flow {
  const { t, doing } = frame;
  const picked: readonly (readonly [Seat, readonly Card[]])[] =
    effect.card === 'embedded'
      ? [[frame.seat!, embeddedIn(frame, doing?.deeds.embedded ?? [])]]
      : yield* chosen(frame, effect, 'takeBack');
  for (const [seat, cards] of picked) {
    if (effect.to === 'deckBottom') yield* putUnder(t, seat, cards);
    else
      for (const card of cards)
        t.move(card, effect.to === 'hand' ? t.piles.hand[seat] : t.piles.discard[seat]);
    for (const card of cards) t.tell('tookBack', { seat, kind: t.kind(card), to: effect.to });
  }
}
/** Cards used by this action that would be discarded at its end, or are already. */
function embeddedIn({ t, seat }: Frame, cards: readonly Card[]): Card[] {
  return cards.filter((card) => t.at(card) === t.piles.stage || t.at(card) === t.piles.discard[seat!]);
}

/** Look at the top cards, take some, put the rest back in any order. */
function* lookAt(frame: Frame, { n, take, hero }: Of<'lookAt'>): Flow {
  const { t, doing } = frame;
  const by = deciderOf(frame);
  const [who] = yield* those(frame, hero);
  const seat = heroOf(t, who)!;
  const deck = t.piles.heroDeck[seat];
  const top = t.cards(deck).slice(-n).reverse();
  if (top.length === 0) return;
  // Everybody may see it: all hands are open, too. VA-ZONE-06
  t.show(top, 'all');
  const taken = yield* chooseCards(t, by, 'takeLooked', shown(t, deck, top.length), { min: take, max: take });
  for (const card of taken) t.move(card, t.piles.hand[seat]);
  const rest = shown(t, deck, top.length - taken.length);
  if (rest.length > 1) {
    const order = yield* t.order(by, { prompt: 'putBack', from: rest.map((card) => cardOption(card)) });
    t.reorder(
      deck,
      order.map(({ card }) => card),
      by,
    );
    t.show(shown(t, deck, rest.length), 'all');
  }
  if (doing !== null) doing.looked = shown(t, deck, rest.length);
}
const shown = (t: Frame['t'], deck: Parameters<Frame['t']['cards']>[0], n: number): Card[] =>
  n === 0 ? [] : t.cards(deck).slice(-n).reverse();

function* attachThis(frame: Frame, { host }: Of<'attachThis'>): Flow {
  const { t, card, seat } = frame;
  const [onto] = yield* those(frame, host);
  attach(t, seat!, card!, onto, false);
}

function* attachCards(frame: Frame, effect: Of<'attachCards'>): Flow {
  const { t, card, seat } = frame;
  const host = effect.host === 'thisCard' ? card! : charterOf(t, seat!);
  const room = roomOn(frame, effect, host);
  for (const [owner, cards] of yield* chosen(frame, effect, 'attach'))
    for (const one of cards.slice(0, room)) attach(t, owner, one, host, effect.asHand);
}
function roomOn({ t, seat }: Frame, effect: Of<'attachCards'>, host: Card): number {
  const most = effect.host === 'charter' ? limitOf(t, 'attachedSigns', effect.max, seat) : effect.max;
  return Math.max(0, most - attachedTo(t, host).length);
}

/** Attached cards go back to their owners; from hero cards and by heroes, only the own ones. */
function* detachCards(frame: Frame, { from, n }: Of<'detach'>): Flow {
  const { t, seat } = frame;
  for (const host of yield* those(frame, from)) {
    const there = attachedTo(t, host).filter((card) => seat === null || marksOf(t, card).owner === seat);
    const count = fixed(frame.at(host, from), n, there.length);
    const cards =
      count >= there.length
        ? there
        : yield* chooseCards(t, deciderOf(frame), 'detach', there, { min: count, max: count });
    for (const card of cards) detach(t, card);
  }
}

function* flipCard(frame: Frame, { card }: Of<'flipCard'>): Flow {
  const { t } = frame;
  for (const one of yield* those(frame, card)) flip(t, one);
}
function flip(t: Frame['t'], card: Card): void {
  const marks = marked(t, card);
  marks.turned = !marks.turned;
  t.tell('turned', { kind: t.kind(card) });
}

/** Are there enough of them? A cost is paid in full. */
const enough = (frame: Frame, effect: Picking): boolean =>
  seatsOf(frame, effect.hero ?? 'thisHero').some((seat) => {
    const { length } = pool(frame.of(seat), seat, effect);
    return typeof effect.n === 'object' || effect.n === 'all' ? length > 0 : length >= fixed(frame, effect.n);
  });

/** Before a card has been paid: is there one in hand that shares a keyword with a card there? */
const couldShare = (frame: Frame, { hero = 'thisHero', from, filter }: Picking): boolean =>
  seatsOf(frame, hero).some((seat) =>
    cardsIn(frame.t, seat, 'hand').some((paid) =>
      cardsIn(frame.t, seat, from).some((card) => fitsFilter(frame.t, card, filter, [paid])),
    ),
  );

export const cardVerbs: Pick<
  Verbs,
  | 'drawCards'
  | 'discardCards'
  | 'discardThis'
  | 'buryCards'
  | 'putIntoHeroArea'
  | 'putThisIntoHeroArea'
  | 'returnCard'
  | 'lookAt'
  | 'attachThis'
  | 'attachCards'
  | 'detach'
  | 'flipCard'
> = {
  drawCards: {
    run: drawFor,
    possible: (frame, { hero }) =>
      seatsOf(frame, hero).some((seat) => frame.t.cards(frame.t.piles.heroDeck[seat]).length > 0),
  },
  discardCards: { run: discardCards, possible: enough },
  discardThis: {
    run({ t, seat, card }) {
      if (card !== null && seat !== null && t.piles.area.includes(t.at(card))) discard(t, seat, card);
    },
    possible: ({ t, card }) => card !== null && t.piles.area.includes(t.at(card)),
  },
  buryCards: { run: buryCards, possible: enough },
  putIntoHeroArea: {
    run: putIntoHeroArea,
    possible: (frame, effect) =>
      seatsOf(frame, 'thisHero').some((seat) =>
        pool(frame, seat, effect).some((card) => canEnter(frame.t, seat, card)),
      ),
  },
  putThisIntoHeroArea: {
    *run({ t, seat, card }, { tokens }) {
      yield* putIntoArea(t, seat!, card!, tokens);
    },
    possible: ({ t, seat, card }) => card !== null && seat !== null && canEnter(t, seat, card),
  },
  returnCard: {
    run: returnCard,
    possible: (frame, effect) =>
      effect.card === undefined &&
      (effect.filter?.sharesWithPaid === true ? couldShare(frame, effect) : enough(frame, effect)),
  },
  lookAt: {
    run: lookAt,
    possible: (frame, { hero }) =>
      seatsOf(frame, hero).some((seat) => frame.t.cards(frame.t.piles.heroDeck[seat]).length > 0),
  },
  attachThis: { run: attachThis, possible: (frame, { host }) => frame.all(host).length > 0 },
  attachCards: {
    run: attachCards,
    possible: (frame, effect) => {
      if (effect.from === 'looked') return true;
      const { t, seat, card } = frame;
      const host = effect.host === 'thisCard' ? card : seat === null ? null : charterOf(t, seat);
      if (host === null || roomOn(frame, effect, host) === 0) return false;
      return seatsOf(frame, effect.hero ?? 'thisHero').some(
        (one) => pool(frame.of(one), one, effect).length > 0,
      );
    },
  },
  detach: {
    run: detachCards,
    possible: (frame, { from }) => frame.all(from).some((host) => attachedTo(frame.t, host).length > 0),
  },
  flipCard: { run: flipCard, possible: (frame, { card }) => frame.all(card).length > 0 },
};

import { cardOption, type Option, perform } from '@tafelrunde/engine';
import { barred, handOver, talismanGained } from '../../rules/objects.ts';
import { settle } from '../../rules/settle.ts';
import { nameAt } from '../../rules/stats.ts';
import type { Against } from '../../shape.ts';
import { look } from '../looking.ts';
import { cardsOf, type Cards } from '../define.ts';
import { gain, objectsToGold, table } from '../vocabulary.ts';

const { character } = cardsOf('reaper');

/** One of the own Objects for one of theirs, whether they like it or not. */
const trading: Against = {
  id: 'trade',
  commits: 'costs',
  can: (t, seat, other) =>
    t.cards(t.piles.objects[seat]).some((card) => !t.def(card).sticks && barred(t, other, card) === null) &&
    t.cards(t.piles.objects[other]).some((card) => !t.def(card).sticks && barred(t, seat, card) === null),
  *run(t, seat, other) {
    const offer = (whose: number, to: number): Option[] =>
      t
        .cards(t.piles.objects[whose])
        .filter((card) => !t.def(card).sticks)
        .map((card) => ({
          ...cardOption(card, barred(t, to, card)),
          ...(whose === seat && { commits: 'costs' }),
        }));
    const given = yield* t.ask(seat, {
      prompt: 'tradeAway',
      about: { other },
      from: offer(seat, other),
    });
    const got = yield* t.ask(seat, { prompt: 'steal', about: { other }, from: offer(other, seat) });
    if (yield* handOver(t, seat, other, got.card!)) yield* handOver(t, other, seat, given.card!);
    yield* settle(t, seat);
    yield* talismanGained(t, seat, got.card!);
    yield* talismanGained(t, other, given.card!);
  },
};

const results = {
  1: gain('fate'),
  2: gain('gold'),
  3: gain('lives'),
  4: gain('strength'),
  5: gain('craft'),
  6: gain('spell'),
};
const gift = table(results, { what: 'darkCultist' });
const greaterGift = table(results, { what: 'darkCultist', plus: () => 1 });

export const reaperCharacters: Cards = {
  darkCultist: character({
    source: 'public',
    strength: 3,
    craft: 3,
    lives: 4,
    fate: 1,
    alignment: 'evil',
    start: 'graveyard',
    grants: ['psychicAttack', 'fixedAlignment'],
    on: {
      // A gift for every Enemy killed, and for a life taken from a character.
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end) => end.winner === owner && end.cost,
        *run(t, owner, end) {
          const killed = end.foes.filter((card) => !t.piles.space.includes(t.at(card))).length;
          const good = end.loser !== null && t.state.players[end.loser].alignment === 'good';
          for (let i = 0; i < (end.loser === null ? killed : 1); i++)
            yield* perform((good ? greaterGift : gift)(t, owner, null));
        },
      },
    },
  }),
  knight: character({
    source: 'memory',
    strength: 4,
    craft: 3,
    lives: 4,
    fate: 1,
    alignment: 'good',
    start: 'chapel',
    objects: ['sword', 'armour'],
    gives: { pray: 2 },
    grants: ['fixedAlignment', 'sparesGood'],
  }),
  merchant: character({
    source: 'house',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 4,
    alignment: 'neutral',
    start: 'city',
    objects: ['mule'],
    gold: 5,
    grants: ['haggles'],
    against: [trading],
    on: {
      moveEnded: {
        mode: 'may',
        text: 'sellObjects',
        when: (t, owner, { seat }) =>
          seat === owner &&
          ['city', 'village', 'castle'].includes(nameAt(t, owner)) &&
          t.cards(t.piles.objects[owner]).some((card) => !t.def(card).sticks),
        *run(t, owner) {
          yield* perform(objectsToGold(t, owner, null));
        },
      },
    },
  }),
  sage: character({
    source: 'house',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 3,
    alignment: 'neutral',
    start: 'village',
    spells: 1,
    grants: ['alwaysSpell', 'picksSpells'],
    on: {
      turnStart: {
        mode: 'must',
        when: (_t, owner, { seat }) => seat === owner,
        run: (t, owner) => look(t, owner, 1),
      },
    },
  }),
};

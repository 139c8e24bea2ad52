import type { Flow, Seat } from '@tafelrunde/engine';
import type { Choice } from '../rules/choice.ts';
import { canPay, pay } from '../rules/costs.ts';
import { doing } from '../rules/doing.ts';
import { resolve } from '../rules/effects.ts';
import { hexAt } from '../rules/map.ts';
import { storageCheck } from '../rules/storage.ts';
import { feedStore, keepHandLimit } from '../rules/supply.ts';
import type { Cost, Euthia } from '../shape.ts';
import { BASE, rows, type Scenario } from './scenario.ts';
import { hire, partWith, priest, takeSupplies } from './wards.ts';

/** The Lonely Path: events, people to meet, and a gate at the end of the way. */

function* setup(t: Euthia): Flow {
  const { eventDeck, characterDeck, characters } = t.piles;
  for (const { kind, sort } of Object.values(t.content)) {
    if (sort === 'event') t.make(kind, eventDeck);
    if (sort === 'character') t.make(kind, characterDeck);
  }
  t.shuffle(eventDeck);
  t.shuffle(characterDeck);
  t.draw(characterDeck, characters);
  t.draw(characterDeck, characters);
  const { difficulty } = t.options;
  if (difficulty === 'hard' && t.state.mode !== 'competitive') feedStore(t, 'gold', 1);
  yield* takeSupplies(t, difficulty === 'easy' ? 2 : difficulty === 'hard' ? 0 : 1);
}

/** From round 2 to 8 an event: at once, or for this round. */
function* roundStart(t: Euthia): Flow {
  const { event, eventDeck, eventDiscard } = t.piles;
  for (const card of t.cards(event).slice()) t.move(card, eventDiscard);
  if (t.state.round < 2 || t.state.round > 8) return;
  const card = t.draw(eventDeck, event);
  if (card === null) return;
  t.tell('event', { kind: t.kind(card) });
  for (const { when, fx = [] } of t.def(card).does) {
    if (when !== 'turnedOver') continue;
    // What lasts for the round concerns everybody at once, the rest each hero in turn.
    const seats = t.def(card).stays === 'round' ? [t.state.start] : t.clockwise(t.state.start);
    for (const seat of seats) {
      yield* resolve(t, doing(seat, { side: 'world' }), fx);
      yield* keepHandLimit(t, seat);
      yield* storageCheck(t, seat); // EU-ITEM-04
    }
  }
  if (t.def(card).stays === 'none') t.move(card, eventDiscard);
}

const GATE = [8, 8, 8, 8, 8, 8, 8, 6, 4];
const CARDS: Cost = { goldCard: 2 };

/** The priest, the gate once in the game, and two gold cards for gaar and a potion once a turn. */
function freeActions(t: Euthia, seat: Seat): Choice[] {
  const hero = t.state.heroes[seat];
  const found = [...priest(t, seat), ...hire(t, seat)];
  if (hexAt(t, hero.space).site === 'pilgrimGate' && !hero.gate)
    found.push({
      id: 'gate',
      does: 'gate',
      run: () => {
        hero.gate = true;
        hero.reputation += GATE[t.state.round - 1] ?? 4;
      },
    });
  if (!t.state.once.includes('cards') && canPay(t, seat, CARDS))
    found.push({ id: 'cardsToGaar', does: 'cardsToGaar', run: () => cardsToGaar(t, seat) });
  return found;
}
function* cardsToGaar(t: Euthia, seat: Seat): Flow {
  t.state.once.push('cards');
  yield* pay(t, seat, CARDS);
  const hero = t.state.heroes[seat];
  hero.gaar++;
  hero.potions++;
}

function* heroDied(t: Euthia, seat: Seat): Flow {
  partWith(t, seat);
  yield* [];
}

export const lonelyPath: Scenario = {
  ...BASE,
  name: 'lonelyPath',
  startTile: 'priestChurch',
  bands: [17, 23, 28, 37],
  tables: (t) =>
    rows(
      t,
      [
        [1, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
        [2, 1, 1],
      ],
      [
        [4, 3, 3],
        [4, 3, 3],
        [6, 4, 3],
        [7, 6, 4],
      ],
      { 3: ['pilgrimGate'] },
    ),
  startGold: ({ options }) => (options.difficulty === 'easy' ? 4 : 2),
  eliteLevels: ({ options }) => (options.elites ? [1, 2] : []),
  setup,
  roundStart,
  freeActions,
  heroDied,
};

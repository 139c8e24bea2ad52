import { type Card, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { CardType, Draw, Talisman } from '../shape.ts';
import type { Space } from '../shape/spaces.ts';
import { drawFrom, setCounters } from './decks.ts';
import { has, under } from './stats.ts';
import { deed } from './warlock.ts';

/** Cards that count toward the number of cards on a space. TA-ENC-08, TA-DENIZEN-05, TA-REMNANT-03 */
const COUNTED: ReadonlySet<CardType> = new Set([
  'event',
  'enemy',
  'stranger',
  'object',
  'follower',
  'place',
  'spell',
] as const);
const counted = (t: Talisman, space: Space): number => {
  const cards = t.cards(t.piles.space[space]);
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (COUNTED.has(t.def(cards[i]).type)) count++;
  return count;
};

/** TA-ENC-08: fill a space up to this many cards. */
export function drawUpTo(t: Talisman, seat: Seat, upTo: number): Flow {
  const { space } = t.state.players[seat];
  const more = (under(t, 'moreCards', seat) ? 1 : 0) + (has(t, seat, 'drawsMore') ? 1 : 0);
  return drawCards(t, seat, Math.max(0, upTo + more - counted(t, space)));
}

/** Draw Adventure cards onto the space of a character. TA-ADV-02: cards with a place of their own go there first. */
function* drawCards(t: Talisman, seat: Seat, count: number): Flow {
  const { space } = t.state.players[seat];
  const scene: Draw = { type: 'draw', seat, space, count, cards: [] };
  yield* t.windowOnStage('beforeDraw', scene);
  for (let i = 0; i < scene.count; i++) drawOne(t, scene);
  if (scene.cards.length === 0) return;
  yield* t.windowOnStage('cardsDrawn', scene);
  for (const card of scene.cards) yield* placeCard(t, seat, card, space);
}

/** One more card onto the space of a draw. */
export function drawOne(t: Talisman, scene: Draw): void {
  const card = drawFrom(t, 'adventure', t.piles.space[scene.space]);
  if (card === null) return;
  const { counters } = t.def(card);
  if (counters > 0) setCounters(t, card, counters);
  scene.cards.push(card);
  t.tell('drew', { seat: scene.seat, kind: t.kind(card) });
}

function* placeCard(t: Talisman, seat: Seat, card: Card, space: Space): Flow {
  if (t.at(card) !== t.piles.space[space]) return;
  const { placed, drawn } = t.def(card);
  if (placed !== null) {
    const to = yield* perform(placed(t, seat, card));
    if (to !== null && to !== space) {
      t.move(card, t.piles.space[to]);
      t.tell('placed', { kind: t.kind(card), space: to });
    }
  }
  if (drawn !== null) yield* perform(drawn(t, seat, card));
  yield* deed(t, seat, { did: 'draw', card });
}

import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { discard } from './heroCards.ts';
import { marked } from './marks.ts';
import { awayFrom } from './objectives.ts';
import { limitOf } from './statics.ts';

/** Gear needs a skill of the charter, or the hero's symbol. VA-GEAR-01 */
export function canEnter(t: Valskyrr, seat: Seat, card: Card): boolean {
  const { hero, sort, keywords } = t.def(card);
  const { hero: mine } = t.state.heroes[seat];
  if (hero === mine || sort === 'feat') return true;
  return keywords.some((word) => t.content[mine].charter!.gearSkills.includes(word));
}

/** A card comes into the hero area: first it is laid there, then the restrictions are checked. VA-RESTRICT-01 to VA-RESTRICT-06 */
export function* putIntoArea(t: Valskyrr, seat: Seat, card: Card, tokens: number): Flow {
  if (!canEnter(t, seat, card)) return;
  t.move(card, t.piles.area[seat]);
  t.tell('equips', { seat, kind: t.kind(card) });
  if (tokens > 0) yield* placeTokens(t, seat, card, tokens);
  yield* keepLimits(t, seat);
}

function* placeTokens(t: Valskyrr, seat: Seat, card: Card, n: number): Flow {
  const away = yield* awayFrom(t, card, n, seat);
  t.state.objectives += away;
  if (n > away) marked(t, card).objectives += n - away;
}

/** The letters of the cards in a hero area, each once. */
function lettersIn(t: Valskyrr, seat: Seat): string[] {
  const letters: string[] = [];
  for (const card of t.cards(t.piles.area[seat])) {
    const { restriction } = t.def(card);
    if (restriction !== null && !letters.includes(restriction.letter)) letters.push(restriction.letter);
  }
  return letters;
}

function* keepLimits(t: Valskyrr, seat: Seat): Flow {
  for (const letter of lettersIn(t, seat)) {
    for (;;) {
      const same = t.cards(t.piles.area[seat]).filter((card) => t.def(card).restriction?.letter === letter);
      // The smallest number among them rules. VA-RESTRICT-06
      const printed = Math.min(...same.map((card) => t.def(card).restriction!.number));
      const most = letter === 'H' ? limitOf(t, 'H', printed, seat) : printed;
      if (same.length <= most) break;
      const { card } = yield* t.ask(seat, {
        prompt: 'tooMuchGear',
        about: { letter },
        from: same.map((one) => cardOption(one)),
        rules: ['VA-RESTRICT-04'],
      });
      discard(t, seat, card);
    }
  }
}

import type { PileView, Seat, View } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import type { ThunderstoneShape, Turn } from '../shape.ts';
import { Deck } from './deck.ts';
import { type Measures, TOGETHER } from './measures.ts';
import { type Outlook, Outlooks } from './outlook.ts';
import { type CardWorth, weighed, worthsOf } from './worth.ts';

/** What a judgement looks at. Made again for each, and only read. */
export interface Position {
  readonly content: Readonly<Record<string, CardDef>>;
  readonly worths: Readonly<Record<string, CardWorth>>;
  readonly view: View<ThunderstoneShape>;
  readonly seat: Seat;
  /** All cards of the seat. */
  readonly deck: Deck;
  readonly outlook: Outlook;
  readonly experience: number;
}

/** What everything is measured by, against others or alone. */
interface Situation {
  readonly measures: Measures;
  readonly worths: Position['worths'];
  readonly outlooks: Outlooks;
}

function situationIn(content: Position['content'], usual: Position['worths'], measures: Measures): Situation {
  const worths = weighed(usual, content, measures.powers);
  return { measures, worths, outlooks: new Outlooks(content, worths, measures) };
}

export class Positions {
  private readonly content: Position['content'];
  private readonly together: Situation;
  private readonly alone: Situation;
  /** Thousands of positions are looked at one after the other, never two at a time. */
  private readonly deck = new Deck();

  constructor(content: Position['content'], alone: Measures) {
    this.content = content;
    const usual = worthsOf(content);
    this.together = situationIn(content, usual, TOGETHER);
    this.alone = situationIn(content, usual, alone);
  }

  of(view: View<ThunderstoneShape>, seat: Seat): Position {
    const { content, deck } = this;
    const { measures, worths, outlooks } = view.seats === 1 ? this.alone : this.together;
    const { hand, deck: drawing, discard, laid } = view.piles;
    deck.clear(measures);
    this.count(hand[seat], worths);
    this.count(drawing[seat], worths);
    this.count(discard[seat], worths);
    this.count(laid[seat], worths);
    const turn = turnIn(view);
    if (turn !== null && turn.seat === seat)
      for (const one of turn.cards) if (one.doomed || one.lentBy !== null) deck.add(worths[one.kind], -1);
    const { experience } = view.state.players[seat];
    return { content, worths, view, seat, deck, outlook: outlooks.of(view), experience };
  }

  private count({ cards }: PileView, worths: Position['worths']): void {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (card !== null && 'kind' in card) this.deck.add(worths[card.kind]);
    }
  }
}

/** The turn on the stage. */
export function turnIn({ scenes }: View<ThunderstoneShape>): Turn | null {
  for (const scene of scenes) if (scene.type === 'visit' || scene.type === 'fight') return scene as Turn;
  return null;
}

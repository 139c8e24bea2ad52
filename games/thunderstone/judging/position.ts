import type { PileView, Seat, View } from '@tafelrunde/engine';
import type { CardDef } from '../card.ts';
import type { ThunderstoneShape, Turn } from '../shape.ts';
import { Deck } from './deck.ts';
import { type Outlook, Outlooks } from './outlook.ts';
import { type CardWorth, worthsOf } from './worth.ts';

/** What a judgement looks at. Made anew for each, and only read. */
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

export class Positions {
  private readonly content: Position['content'];
  private readonly worths: Position['worths'];
  private readonly outlooks: Outlooks;
  /** Thousands of positions are looked at one after the other, never two at a time. */
  private readonly deck = new Deck();

  constructor(content: Position['content']) {
    this.content = content;
    this.worths = worthsOf(content);
    this.outlooks = new Outlooks(content, this.worths);
  }

  of(view: View<ThunderstoneShape>, seat: Seat): Position {
    const { content, worths, deck } = this;
    const { hand, deck: drawing, discard, laid } = view.piles;
    deck.clear();
    this.count(hand[seat]);
    this.count(drawing[seat]);
    this.count(discard[seat]);
    this.count(laid[seat]);
    const turn = turnIn(view);
    if (turn !== null && turn.seat === seat)
      for (const one of turn.cards) if (one.doomed || one.lentBy !== null) deck.add(worths[one.kind], -1);
    const { experience } = view.state.players[seat];
    return { content, worths, view, seat, deck, outlook: this.outlooks.of(view), experience };
  }

  private count({ cards }: PileView): void {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (card !== null && 'kind' in card) this.deck.add(this.worths[card.kind]);
    }
  }
}

/** The turn on the stage. */
export function turnIn({ scenes }: View<ThunderstoneShape>): Turn | null {
  for (const scene of scenes) if (scene.type === 'visit' || scene.type === 'fight') return scene as Turn;
  return null;
}

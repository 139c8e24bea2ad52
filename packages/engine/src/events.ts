import { viewerBit } from './piles.ts';
import type { Table } from './table.ts';
import type { Card, Json, Pile, Viewer } from './words.ts';

/** Something that happened, as it is kept: for everybody, with a part that only some may see. */
interface Happened {
  readonly type: string;
  readonly open: Json;
  /** Who notices it at all. */
  readonly noticed: number;
  /** Who also gets the secret part. Fixed when it happens: later knowledge does not reopen old events. */
  readonly to: number;
  readonly secret: Json;
}

/** Something that happened, as one viewer gets it. */
export interface SeenEvent {
  readonly type: string;
  readonly data: Json;
  readonly secret?: Json;
}

/** A pile as events and views name it. */
export interface PileName {
  readonly pile: string;
  readonly index: number | null;
}

/** What a match has told so far. Tables that only simulate have none. */
export class EventLog {
  readonly happened: Happened[] = [];

  tell(type: string, open: Json, noticed: number, to = 0, secret: Json = null): void {
    this.happened.push({ type, open, noticed, to, secret });
  }

  moved(t: Table, card: Card, from: Pile, to: Pile): void {
    const { laid, everyone } = t.layout;
    const noticed = laid[from].noticed | laid[to].noticed;
    if (noticed === 0) return;
    const knows = t.whole.cards.known[card] & noticed;
    this.tell('move', { from: pileName(t, from), to: pileName(t, to) }, noticed & everyone, knows, {
      card,
      kind: t.kind(card),
    });
  }

  shuffled(t: Table, pile: Pile): void {
    this.tell('shuffle', { ...pileName(t, pile) }, t.layout.laid[pile].noticed);
  }

  shown(t: Table, cards: readonly Card[], to: number): void {
    const faces = cards.map((card) => ({ card: card as number, kind: t.kind(card) }));
    this.tell('show', { count: cards.length }, t.layout.everyone, to, faces);
  }

  /** What one viewer has been told, in order; `from` counts that viewer's own events. */
  seenBy(viewer: Viewer, seats: number, from = 0): SeenEvent[] {
    const bit = viewerBit(viewer, seats);
    const seen: SeenEvent[] = [];
    let number = 0;
    for (const { type, open, noticed, to, secret } of this.happened) {
      if ((noticed & bit) === 0 || number++ < from) continue;
      seen.push((to & bit) === 0 ? { type, data: open } : { type, data: open, secret });
    }
    return seen;
  }

  count(viewer: Viewer, seats: number): number {
    const bit = viewerBit(viewer, seats);
    return this.happened.reduce((count, event) => ((event.noticed & bit) === 0 ? count : count + 1), 0);
  }
}

export function pileName(t: Table, pile: Pile): { pile: string; index: number | null } {
  const { name, index } = t.layout.laid[pile];
  return { pile: name, index };
}

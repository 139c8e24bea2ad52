import { viewerBit, viewerIndex } from './piles.ts';
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
  /** What some viewers get in the place of `open`. */
  readonly instead: readonly { readonly viewers: number; readonly open: Json }[] | null;
}

/** Something that happened, as one viewer gets it. */
export interface SeenEvent {
  readonly type: string;
  readonly data: Json;
  readonly secret?: Json;
}

/** What a match has told so far. Tables that only simulate have none. */
export class EventLog {
  /** The events since the log was opened; earlier ones are only counted. */
  readonly happened: Happened[] = [];
  private readonly before: number;
  private readonly toldBefore: readonly number[];
  /** By viewer, how many events it has been told of since the beginning of the match. */
  private told: number[];

  constructor(seats: number, from: { readonly happened: number; readonly told: readonly number[] } | null) {
    this.before = from?.happened ?? 0;
    this.toldBefore = from?.told ?? Array<number>(seats + 1).fill(0);
    this.told = this.toldBefore.slice();
  }

  /** Where the log stands, to come back to it or to go on from it elsewhere. */
  mark(): { happened: number; told: number[] } {
    return { happened: this.before + this.happened.length, told: this.told.slice() };
  }
  /** The same log as it stood then, to go on from. */
  upTo(mark: { readonly happened: number; readonly told: readonly number[] }): EventLog {
    const log = new EventLog(this.told.length - 1, { happened: this.before, told: this.toldBefore });
    log.happened.push(...this.happened.slice(0, mark.happened - this.before));
    log.told = mark.told.slice();
    return log;
  }

  tell(
    type: string,
    open: Json,
    noticed: number,
    to = 0,
    secret: Json = null,
    instead: Happened['instead'] = null,
  ): void {
    this.happened.push({ type, open, noticed, to, secret, instead });
    for (let viewer = 0; viewer < this.told.length; viewer++)
      if ((noticed & (1 << viewer)) !== 0) this.told[viewer]++;
  }

  moved(t: Table, card: Card, from: Pile, to: Pile): void {
    const { laid } = t.layout;
    const noticed = laid[from].noticed | laid[to].noticed;
    if (noticed === 0) return;
    const here = pileName(t, from);
    const there = pileName(t, to);
    // Whoever notices one end only must not hear of the other.
    const instead = [
      { viewers: noticed & ~laid[from].noticed, open: { from: null, to: there } },
      { viewers: noticed & ~laid[to].noticed, open: { from: here, to: null } },
    ].filter(({ viewers }) => viewers !== 0);
    const secret = { card, kind: t.kind(card) };
    const knows = t.whole.cards.known[card] & noticed;
    const open = { from: here, to: there };
    this.tell('move', open, noticed, knows, secret, instead.length === 0 ? null : instead);
  }

  shuffled(t: Table, pile: Pile): void {
    this.tell('shuffle', { ...pileName(t, pile) }, t.layout.laid[pile].noticed);
  }

  shown(t: Table, cards: readonly Card[], to: number): void {
    const faces = cards.map((card) => ({ card: card as number, kind: t.kind(card) }));
    this.tell('show', { count: cards.length }, t.layout.everyone, to, faces);
  }

  /** What one viewer has been told, in order; `from` counts that viewer's own events since the match began. */
  seenBy(viewer: Viewer, seats: number, from = 0): SeenEvent[] {
    const bit = viewerBit(viewer, seats);
    const seen: SeenEvent[] = [];
    let number = this.toldBefore[viewerIndex(viewer, seats)];
    for (const { type, open, noticed, to, secret, instead } of this.happened) {
      if ((noticed & bit) === 0 || number++ < from) continue;
      const data = instead?.find(({ viewers }) => (viewers & bit) !== 0)?.open ?? open;
      seen.push((to & bit) === 0 ? { type, data } : { type, data, secret });
    }
    return seen;
  }
}

function pileName(t: Table, pile: Pile): { pile: string; index: number | null } {
  const { name, index } = t.layout.laid[pile];
  return { pile: name, index };
}

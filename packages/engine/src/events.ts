import { type LaidPile, type Layout, viewerBit, viewerIndex } from './piles.ts';
import type { KernelTable } from './kernelTable.ts';
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
  /** Nothing of it was ever told. Only before anybody has listened. */
  forget(): void {
    this.happened.length = 0;
    this.told = this.toldBefore.slice();
  }
  /** The same log as it stood then, to go on from; where it begins later, one that begins there. */
  upTo(mark: { readonly happened: number; readonly told: readonly number[] }): EventLog {
    const seats = this.told.length - 1;
    if (mark.happened < this.before) return new EventLog(seats, mark);
    const log = new EventLog(seats, { happened: this.before, told: this.toldBefore });
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

  moved(t: KernelTable, card: Card, from: Pile, to: Pile): void {
    const { noticed, open, instead } = wayOf(t.layout, from, to);
    if (noticed === 0) return;
    const knows = t.whole.cards.known[card] & noticed;
    this.tell('move', open, noticed, knows, { card, kind: t.kind(card) }, instead);
  }

  shuffled(t: KernelTable, pile: Pile): void {
    const laid = t.layout.laid[pile];
    this.tell('shuffle', pileName(laid), laid.noticed);
  }

  shown(t: KernelTable, cards: readonly Card[], to: number): void {
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

/** What is told of any card that goes this way. */
type Way = Pick<Happened, 'noticed' | 'open' | 'instead'>;

/** Worked out once for each layout: a match tells of thousands of moves, along few ways. */
const ways = new WeakMap<Layout, Map<number, Way>>();

function wayOf(layout: Layout, from: Pile, to: Pile): Way {
  let known = ways.get(layout);
  if (known === undefined) ways.set(layout, (known = new Map()));
  const number = from * layout.laid.length + to;
  let way = known.get(number);
  if (way === undefined) known.set(number, (way = newWay(layout, from, to)));
  return way;
}

function newWay({ laid }: Layout, from: Pile, to: Pile): Way {
  const noticed = laid[from].noticed | laid[to].noticed;
  const here = pileName(laid[from]);
  const there = pileName(laid[to]);
  // A viewer who notices one end only must not hear of the other.
  const instead = [
    { viewers: noticed & ~laid[from].noticed, open: { from: null, to: there } },
    { viewers: noticed & ~laid[to].noticed, open: { from: here, to: null } },
  ].filter(({ viewers }) => viewers !== 0);
  return { noticed, open: { from: here, to: there }, instead: instead.length === 0 ? null : instead };
}

const pileName = ({ name, index }: LaidPile): { pile: string; index: number | null } => ({
  pile: name,
  index,
});

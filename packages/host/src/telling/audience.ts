import { digestOf, type Seat, type Viewer } from '@tafelrunde/engine';
import { type ChatLine, type Me, PROTOCOL, type ServerMessage } from '@tafelrunde/protocol';
import type { EventHistory, Snapshot } from './moments.ts';

/** One browser tab of one person, open at one table. */
export class Listener {
  me: Me;
  readonly #send: (text: string) => void;
  viewers: readonly Viewer[] = [];
  /** By viewer, how many events the tab has. */
  readonly known = new Map<Viewer, number>();
  /** By viewer, the last snapshot it was sent, or its digest while the table sleeps. */
  readonly snapshots = new Map<Viewer, string>();
  table = '';
  /** The tab is in the background: its person does not see what happens in it. */
  isHidden = false;

  /** Where it comes from; empty where there is no network. */
  readonly address: string;

  constructor(me: Me, send: (text: string) => void, address = '') {
    this.me = me;
    this.address = address;
    this.#send = send;
  }

  send(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#send(text);
  }
}

/** Everybody who has a tab open at a table, and what each tab has been told. */
export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  isOnline(person: string): boolean {
    for (const { me } of this.#listeners) if (me.person === person) return true;
    return false;
  }

  /** Whether somebody has a tab here that is in the foreground. */
  isLooking(person: string): boolean {
    for (const { me, isHidden } of this.#listeners) if (me.person === person && !isHidden) return true;
    return false;
  }

  /** The address of somebody who has a tab here: of a player, if there is one; empty if there is nobody. */
  addressOf(plays: (person: string) => boolean): string {
    const listeners = [...this.#listeners];
    return (listeners.find(({ me }) => plays(me.person)) ?? listeners.at(0))?.address ?? '';
  }

  /** People who watch, however many tabs they have. */
  get watchers(): number {
    const people = new Set<string>();
    for (const { me, viewers } of this.#listeners) if (viewers[0] === 'watcher') people.add(me.person);
    return people.size;
  }

  /** Which viewers each tab belongs to; a tab whose person sat down or left is told so. */
  assign(seatsOf: (person: string) => readonly Seat[]): void {
    for (const listener of this.#listeners) {
      const seats = seatsOf(listener.me.person);
      const viewers: readonly Viewer[] = seats.length === 0 ? ['watcher'] : seats;
      if (viewers.join() === listener.viewers.join()) continue;
      const first = listener.viewers.length === 0;
      listener.viewers = viewers;
      // Also what a tab said it holds of a seat it no longer has: it drops that upon its welcome.
      for (const told of [listener.snapshots, listener.known])
        for (const viewer of told.keys()) if (!viewers.includes(viewer)) told.delete(viewer);
      if (!first) this.welcome(listener);
    }
  }

  welcome(listener: Listener): void {
    const { me, viewers } = listener;
    listener.send({ type: 'welcome', protocol: PROTOCOL, me, viewers, now: this.#now() });
  }

  /** Everybody's summary of the table, if it is another than before. */
  tellTable(table: ServerMessage): void {
    const text = JSON.stringify(table);
    for (const listener of this.#listeners) {
      if (listener.table === text) continue;
      listener.table = text;
      listener.sendText(text);
    }
  }

  /**
   * Tell everybody who does not know it yet where the match stands; only the viewers that `mayHear`. A tab that lacks events from
   * before the log is told nothing until they have been replayed. Returns whether there is such a tab.
   */
  tellMoments(
    stand: (viewer: Viewer) => Snapshot,
    history: EventHistory,
    mayHear: (viewer: Viewer) => boolean = () => true,
  ): boolean {
    const snapshots = new Map<Viewer, string>();
    const frames = new Map<string, Frame | null>();
    let isWaitedFor = false;
    for (const listener of this.#listeners) {
      for (const viewer of listener.viewers) {
        if (!mayHear(viewer)) continue;
        let now = snapshots.get(viewer);
        if (now === undefined) snapshots.set(viewer, (now = JSON.stringify(stand(viewer))));
        const known = listener.known.get(viewer) ?? 0;
        const same = isSame(listener.snapshots.get(viewer), now);
        const key = `${viewer} ${known} ${same}`;
        let frame = frames.get(key);
        if (frame === undefined) frames.set(key, (frame = frameOf(now, same, viewer, known, history)));
        if (frame === null) {
          isWaitedFor = true;
          continue;
        }
        listener.snapshots.set(viewer, now);
        listener.known.set(viewer, frame.known);
        if (frame.text !== null) listener.sendText(frame.text);
      }
    }
    return isWaitedFor;
  }

  /** Nothing has happened for a while: keep only digests of the snapshots, which is enough to notice a change. */
  sleep(): void {
    const digests = new Map<string, string>();
    for (const { snapshots } of this.#listeners) {
      for (const [viewer, stand] of snapshots) {
        if (!isWhole(stand)) continue;
        if (!digests.has(stand)) digests.set(stand, digestOf(stand));
        snapshots.set(viewer, digests.get(stand)!);
      }
    }
  }

  /** The table went back: what was told beyond these numbers no longer holds. */
  forget(agreed: ReadonlyMap<Viewer, number>): void {
    for (const { known, snapshots } of this.#listeners) {
      for (const [viewer, count] of known) {
        const most = agreed.get(viewer);
        if (most === undefined || most >= count) continue;
        known.set(viewer, most);
        // Even if everything looks as before, the tab has to hear that some of its events are void.
        snapshots.delete(viewer);
      }
    }
  }

  tellChat(lines: readonly ChatLine[], muted: readonly string[]): void {
    const text = JSON.stringify({ type: 'chat', lines, muted } satisfies ServerMessage);
    for (const listener of this.#listeners) listener.sendText(text);
  }

  /** A person has another name now. */
  rename(me: Me): void {
    for (const listener of this.#listeners) {
      if (listener.me.person === me.person) listener.me = me;
    }
  }
}

/** A whole snapshot is the text of an object, which no digest is. */
const isWhole = (stand: string): boolean => stand.startsWith('{');

const isSame = (held: string | undefined, now: string): boolean =>
  held === now || (held !== undefined && !isWhole(held) && held === digestOf(now));

interface Frame {
  /** None where nothing is new: a frame without news would tell that something happened. */
  readonly text: string | null;
  /** How many events a tab has after receiving it. */
  readonly known: number;
}

/** What a tab is sent; null if it lacks older events that have to be replayed first. */
function frameOf(
  stand: string,
  same: boolean,
  viewer: Viewer,
  known: number,
  history: EventHistory,
): Frame | null {
  const told = history.since(viewer, known);
  if (told === null) return null;
  const { from, events } = told;
  const total = from + events.length;
  if (same && events.length === 0 && from === known) return { text: null, known: total };
  const rest = JSON.stringify({ from, events }).slice(1);
  return { text: `{"type":"moment",${stand.slice(1, -1)},${rest}`, known: total };
}

import { digestOf, type Seat, type Viewer } from '@tafelrunde/engine';
import { type ChatLine, type Me, PROTOCOL, type ServerMessage } from '@tafelrunde/protocol';
import type { Chronicle, Stand } from './moments.ts';

/** One window of one person, open at one table. */
export class Listener {
  me: Me;
  readonly #send: (text: string) => void;
  viewers: readonly Viewer[] = [];
  /** By viewer, how many events the window has. */
  readonly known = new Map<Viewer, number>();
  /** By viewer, where it stood when it was told last: as it was told, or only its digest. */
  readonly stands = new Map<Viewer, string>();
  table = '';
  /** The window lies behind others: whoever it belongs to does not see what happens in it. */
  isHidden = false;

  constructor(me: Me, send: (text: string) => void) {
    this.me = me;
    this.#send = send;
  }

  send(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#send(text);
  }
}

/** Everybody who has a window open at a table, and what each of them has been told. */
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

  /** Somebody has a window here that can be seen. */
  isLooking(person: string): boolean {
    for (const { me, isHidden } of this.#listeners) if (me.person === person && !isHidden) return true;
    return false;
  }

  /** People who look on, not windows. */
  get watchers(): number {
    const people = new Set<string>();
    for (const { me, viewers } of this.#listeners) if (viewers[0] === 'watcher') people.add(me.person);
    return people.size;
  }

  /** Who looks with whose eyes; whoever sat down or left is told. */
  assign(seatsOf: (person: string) => readonly Seat[]): void {
    for (const listener of this.#listeners) {
      const seats = seatsOf(listener.me.person);
      const viewers: readonly Viewer[] = seats.length === 0 ? ['watcher'] : seats;
      if (viewers.join() === listener.viewers.join()) continue;
      const first = listener.viewers.length === 0;
      listener.viewers = viewers;
      // Also what a window said it holds of a seat that is no longer its own: it drops that upon its welcome.
      for (const told of [listener.stands, listener.known])
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
   * Where the match stands, to everybody who does not know it yet; only to some viewers, if so told. A window that lacks what
   * came before the chronicle's own log hears nothing until that is at hand; whether there is such a window is the answer.
   */
  tellMoments(
    stand: (viewer: Viewer) => Stand,
    chronicle: Chronicle,
    mayHear: (viewer: Viewer) => boolean = () => true,
  ): boolean {
    const stands = new Map<Viewer, string>();
    const frames = new Map<string, Frame | null>();
    let isWaitedFor = false;
    for (const listener of this.#listeners) {
      for (const viewer of listener.viewers) {
        if (!mayHear(viewer)) continue;
        let now = stands.get(viewer);
        if (now === undefined) stands.set(viewer, (now = JSON.stringify(stand(viewer))));
        const known = listener.known.get(viewer) ?? 0;
        const same = isSame(listener.stands.get(viewer), now);
        const key = `${viewer} ${known} ${same}`;
        let frame = frames.get(key);
        if (frame === undefined) frames.set(key, (frame = frameOf(now, same, viewer, known, chronicle)));
        if (frame === null) {
          isWaitedFor = true;
          continue;
        }
        listener.stands.set(viewer, now);
        listener.known.set(viewer, frame.known);
        if (frame.text !== null) listener.sendText(frame.text);
      }
    }
    return isWaitedFor;
  }

  /** Nothing has happened for a while: all that is kept of where it stands is enough to see whether that changes. */
  sleep(): void {
    const digests = new Map<string, string>();
    for (const { stands } of this.#listeners) {
      for (const [viewer, stand] of stands) {
        if (!isWhole(stand)) continue;
        if (!digests.has(stand)) digests.set(stand, digestOf(stand));
        stands.set(viewer, digests.get(stand)!);
      }
    }
  }

  /** The table went back: what was told beyond these numbers no longer holds. */
  forget(agreed: ReadonlyMap<Viewer, number>): void {
    for (const { known, stands } of this.#listeners) {
      for (const [viewer, count] of known) {
        const most = agreed.get(viewer);
        if (most === undefined || most >= count) continue;
        known.set(viewer, most);
        // Even if all looks as before: the window has to hear that some of what it holds is void.
        stands.delete(viewer);
      }
    }
  }

  tellChat(lines: readonly ChatLine[]): void {
    const text = JSON.stringify({ type: 'chat', lines } satisfies ServerMessage);
    for (const listener of this.#listeners) listener.sendText(text);
  }

  /** A person has another name now. */
  rename(me: Me): void {
    for (const listener of this.#listeners) {
      if (listener.me.person === me.person) listener.me = me;
    }
  }
}

/** A stand as it was told is an object's text, which no digest is. */
const isWhole = (stand: string): boolean => stand.startsWith('{');

const isSame = (held: string | undefined, now: string): boolean =>
  held === now || (held !== undefined && !isWhole(held) && held === digestOf(now));

interface Frame {
  /** None where nothing is new: a frame without news would tell that something happened. */
  readonly text: string | null;
  /** How many events whoever gets it has then. */
  readonly known: number;
}

/** What a window is to be sent; null if what happened first is not at hand. */
function frameOf(
  stand: string,
  same: boolean,
  viewer: Viewer,
  known: number,
  chronicle: Chronicle,
): Frame | null {
  const told = chronicle.since(viewer, known);
  if (told === null) return null;
  const { from, events } = told;
  const total = from + events.length;
  if (same && events.length === 0 && from === known) return { text: null, known: total };
  const rest = JSON.stringify({ from, events }).slice(1);
  return { text: `{"type":"moment",${stand.slice(1, -1)},${rest}`, known: total };
}

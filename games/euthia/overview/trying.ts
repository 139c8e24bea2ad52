import type { Card, Json, Pile, Seat } from '@tafelrunde/engine';
import { freePouches } from '../rules/carrying.ts';
import { bindEssence, setGem, swap, takeOff, wear } from '../rules/equipment.ts';
import { armourSet, maxHealth, pouchesOf } from '../rules/tiles.ts';
import type { Element, Euthia, EuthiaReading, Gem } from '../shape.ts';
import { tableOf, type View } from './reading.ts';

/** What a change of equipment does, found by carrying it out on a copy of what a viewer sees. */

/** A reading that can be changed, as far as changes of equipment need it. */
class Copy {
  readonly state: EuthiaReading['state'];
  private readonly before: EuthiaReading;
  private readonly held = new Map<Pile, Card[]>();
  private readonly moved = new Map<Card, Pile>();
  private readonly notes = new Map<Card, Json>();

  constructor(view: View) {
    this.before = tableOf(view);
    this.state = structuredClone(view.state);
  }
  get piles() {
    return this.before.piles;
  }
  get content() {
    return this.before.content;
  }
  cards(pile: Pile): Card[] {
    let cards = this.held.get(pile);
    if (cards === undefined) this.held.set(pile, (cards = [...this.before.cards(pile)]));
    return cards;
  }
  at(card: Card): Pile {
    return this.moved.get(card) ?? this.before.at(card);
  }
  kind(card: Card): string {
    return this.before.kind(card);
  }
  def(card: Card) {
    return this.before.def(card);
  }
  note(card: Card): Json {
    let note = this.notes.get(card);
    if (note === undefined) this.notes.set(card, (note = structuredClone(this.before.note(card))));
    return note;
  }
  setNote(card: Card, note: Json): void {
    this.notes.set(card, note);
  }
  gist<T>(pile: Pile, make: (t: EuthiaReading, of: Pile) => T): T {
    return make(this as unknown as EuthiaReading, pile);
  }
  move(card: Card, to: Pile): void {
    const from = this.cards(this.at(card));
    from.splice(from.indexOf(card), 1);
    this.cards(to).push(card);
    this.moved.set(card, to);
  }
  tell(): void {
    // Nobody hears of what was only tried.
  }
}

/** What a hero's board comes to. */
export interface Sums {
  readonly health: number;
  readonly maxHealth: number;
  readonly pouches: number;
  readonly free: number;
  readonly set: number;
}

export const sumsOf = (t: EuthiaReading, seat: Seat): Sums => ({
  health: t.state.heroes[seat].health,
  maxHealth: maxHealth(t, seat),
  pouches: pouchesOf(t, seat),
  free: freePouches(t, seat),
  set: armourSet(t, seat),
});

export type Change =
  | { readonly does: 'wear' | 'takeOff'; readonly card: Card }
  | { readonly does: 'swap'; readonly card: Card; readonly off: Card }
  | { readonly does: 'setGem'; readonly card: Card; readonly gem: Gem }
  | { readonly does: 'bind'; readonly card: Card; readonly element: Element };

/** The sums before and after a change. */
export function tried(
  view: View,
  seat: Seat,
  change: Change,
): { readonly before: Sums; readonly after: Sums } {
  const t = new Copy(view) as unknown as Euthia;
  switch (change.does) {
    case 'wear':
      wear(t, seat, change.card);
      break;
    case 'takeOff':
      takeOff(t, seat, change.card);
      break;
    case 'swap':
      swap(t, seat, change.off, change.card);
      break;
    case 'setGem':
      setGem(t, seat, change.gem, change.card);
      break;
    case 'bind':
      bindEssence(t, seat, change.element, change.card);
      break;
  }
  return { before: sumsOf(tableOf(view), seat), after: sumsOf(t, seat) };
}

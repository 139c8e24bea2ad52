import type { SeenEvent, Shape, View } from '@tafelrunde/engine';
import type { Beat, Told } from './story.ts';

/** Tells events one after the other and collects the beats. What a game makes of an event is its `tell`. */
export abstract class Telling<G extends Shape> {
  readonly beats: Beat[] = [];
  protected readonly told: Told<G>;
  /** What was to be seen before the event that is being told. */
  protected view: View<G>;

  constructor(told: Told<G>) {
    this.told = told;
    this.view = told.before;
  }

  all(after: (view: View<G>, event: SeenEvent) => View<G>): readonly Beat[] {
    this.told.events.forEach((event, at) => {
      this.tell(event, at + 1);
      this.view = after(this.view, event);
    });
    return this.beats;
  }

  protected abstract tell(event: SeenEvent, until: number): void;
}

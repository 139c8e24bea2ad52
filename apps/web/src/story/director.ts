import type { SeenEvent, View, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import type { Beat, Change } from '@tafelrunde/ui/board';
import type { Pace } from '../settings/settings.ts';

/** How long a beat stands, in milliseconds. */
const beatLengths = { plain: 1400, read: 2600, other: 700 } as const;

/** The whole length of a beat at a pace; null where it waits for a key. Whoever has it told again wants to read it. */
export function lengthOf(
  beat: Beat,
  viewer: Viewer,
  pace: Pace,
  { isStill = false, isAgain = false } = {},
): number | null {
  const isShort = pace === 'off' && !isAgain;
  if (beat.grave === true || beat.waits === true || (isStill && !isShort)) return null;
  const whole =
    isAgain || concerns(beat, viewer)
      ? beat.read === true
        ? beatLengths.read
        : beatLengths.plain
      : beatLengths.other;
  return pace === 'calm' || isAgain ? whole : whole / 2;
}

/** It is the viewer's own matter: done by them, or done to them. */
const concerns = ({ seat, changes = [] }: Beat, viewer: Viewer): boolean =>
  seat === viewer || changes.some((change) => change.seat === viewer);

/** What happened between two moments, and how it is told. */
export interface Stretch {
  readonly before: Moment;
  readonly after: Moment;
  /** Everything the viewer has been told, and where the new part begins. */
  readonly events: readonly SeenEvent[];
  readonly from: number;
  readonly beats: readonly Beat[];
  /** It was told before, and is told again: the table stays as it is. */
  readonly isAgain?: boolean;
}

/** What is being told, and what is still to be. */
export interface Story {
  /** The last moment that has come; the table shows it when all is told. */
  readonly latest: Moment;
  readonly events: readonly SeenEvent[];
  readonly queue: readonly Stretch[];
  /** Which beat of the first stretch stands. */
  readonly at: number;
  /** Beats told since the story began. */
  readonly done: number;
  /** Everything is passed by until the next question. */
  readonly isSkipping: boolean;
  /** Something happened that was not told: it was passed by, or nobody was here. */
  readonly isUnseen: boolean;
}

export const storyAt = (latest: Moment, events: readonly SeenEvent[]): Story => ({
  latest,
  events,
  queue: [],
  at: 0,
  done: 0,
  isSkipping: false,
  isUnseen: true,
});

/** Something new has happened: it is told after what is being told. */
export function arrive(story: Story, stretch: Stretch, pace: Pace): Story {
  const { after, events } = stretch;
  const isPassedBy = pace === 'off' || story.isSkipping;
  const beats = isPassedBy ? stretch.beats.filter((beat) => isKept(beat, after.viewer)) : stretch.beats;
  const queue = [...story.queue, { ...stretch, beats }];
  const isSkipping = story.isSkipping && after.question === null && after.view.result === null;
  const isUnseen = story.isUnseen || beats.length < stretch.beats.length;
  return settled({ ...story, latest: after, events, queue, isSkipping, isUnseen });
}

/** The next beat. */
export const next = (story: Story): Story =>
  story.queue.length === 0 ? story : settled({ ...story, at: story.at + 1, done: story.done + 1 });

/** To the next question: only what is too grave to pass by still stands. */
export function skip(story: Story): Story {
  const queue = story.queue.map((stretch, i) => {
    const [told, left] = i === 0 ? split(stretch.beats, story.at + 1) : [[], stretch.beats];
    const kept = left.filter((beat) => stretch.isAgain !== true && isKept(beat, story.latest.viewer));
    return { ...stretch, beats: [...told, ...kept] };
  });
  const isSkipping = story.latest.question === null && story.latest.view.result === null;
  const isUnseen = story.isUnseen || story.queue.some(({ isAgain }) => isAgain !== true);
  return next({ ...story, queue, isSkipping, isUnseen });
}

/** Tells once more what happened before, and comes back. */
export function tellAgain(story: Story, beats: readonly Beat[]): Story {
  const { latest, events } = story;
  if (story.queue.length > 0 || beats.length === 0) return story;
  const stretch: Stretch = {
    before: latest,
    after: latest,
    events,
    from: events.length,
    beats,
    isAgain: true,
  };
  return { ...story, queue: [stretch], at: 0, done: 0 };
}

/** The viewer has been told of everything so far, one way or the other. */
export const seen = (story: Story): Story => (story.isUnseen ? { ...story, isUnseen: false } : story);

/** Nothing is told any more; the table is shown as it is. */
export const end = (story: Story): Story => storyAt(story.latest, story.events);

/** Never passed by: what is too grave, and what costs the viewer life. */
const isKept = ({ grave, changes = [] }: Beat, viewer: Viewer): boolean =>
  grave === true ||
  changes.some(({ seat, icon, by, harm = false }) => seat === viewer && icon === 'life' && by < 0 !== harm);

const split = <T>(list: readonly T[], at: number): [readonly T[], readonly T[]] => [
  list.slice(0, at),
  list.slice(at),
];

/** Stretches without anything left to tell are over. */
function settled(story: Story): Story {
  let { queue, at } = story;
  while (queue.length > 0 && at >= (queue[0]?.beats.length ?? 0)) {
    queue = queue.slice(1);
    at = 0;
  }
  return { ...story, queue, at, done: queue.length === 0 ? 0 : story.done };
}

/** What the table shows while a story is told. */
export interface Shown {
  readonly moment: Moment;
  readonly events: readonly SeenEvent[];
  readonly beat: Beat | null;
  readonly dots: Dots | null;
  /** It is told once more. */
  readonly isAgain: boolean;
}

/** A dot for each beat; of more than six the last one stands for the rest. */
export interface Dots {
  readonly done: number;
  readonly left: number;
}

const MOST_DOTS = 6;

/** How many dots are drawn before and after the one that stands. */
export function dotsOf({ done, left }: Dots): { before: number; after: number; isMore: boolean } {
  const after = Math.min(left, MOST_DOTS - 1);
  return { before: Math.min(done, MOST_DOTS - 1 - after), after, isMore: left > after };
}

type After = (view: View, event: SeenEvent) => View;

export function shownBy(story: Story, after: After = (view) => view): Shown {
  const [stretch] = story.queue;
  const beat = stretch?.beats[story.at];
  if (stretch === undefined || beat === undefined)
    return { moment: story.latest, events: story.events, beat: null, dots: null, isAgain: false };
  const { before, after: then, events, from, beats, isAgain = false } = stretch;
  const until = Math.min(events.length, from + beat.until);
  const isLast = story.at === beats.length - 1 && until === events.length;
  const view = isLast ? then.view : events.slice(from, until).reduce(after, before.view);
  const left = story.queue.reduce((sum, { beats: { length } }) => sum + length, 0) - story.at - 1;
  return {
    // Nothing can be answered while something is told.
    moment: { ...before, view, question: null, ticket: null },
    events: events.slice(0, until),
    beat,
    dots: { done: story.done, left },
    isAgain,
  };
}

/** Values that differ between two lists of them, by their names. */
export function changesBetween(
  seat: number,
  before: readonly Counted[],
  after: readonly Counted[],
): readonly Change[] {
  return after.flatMap(({ name, value, icon }) => {
    const was = before.find((counter) => counter.name === name)?.value;
    if (typeof value !== 'number' || typeof was !== 'number' || was === value) return [];
    return [{ seat, name, by: value - was, from: was, to: value, ...(icon === undefined ? {} : { icon }) }];
  });
}

interface Counted {
  readonly name: string;
  readonly value: string | number;
  readonly icon?: Change['icon'];
}

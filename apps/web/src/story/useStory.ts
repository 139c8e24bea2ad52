import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sayer, sayEvent, type SeenEvent, type View, type Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import type { Beat, BoardSpeech, GameBoard, GameStory, Told } from '@tafelrunde/ui/board';
import { isTyping } from '@tafelrunde/ui/table';
import { changeSettings, useSettings, type Pace } from '../settings/settings.ts';
import type { Speech } from '../table/words.ts';
import { freshFrom } from '../table/useFreshEvents.ts';
import {
  arrive,
  end,
  lengthOf,
  next,
  seen,
  shownBy,
  skip,
  storyAt,
  tellAgain,
  type Shown,
  type Story,
} from './director.ts';
import { withoutRepetition } from './equal-beats.ts';
import { generalBeats } from './general.ts';
import { type Recap, recapOf } from './recap.ts';

interface StoryInput {
  readonly moment: Moment;
  readonly events: readonly SeenEvent[];
  readonly viewer: Viewer;
  readonly game: GameBoard;
  readonly speech: Speech;
  /** The same as a board speaks it. */
  readonly spoken: BoardSpeech;
  readonly names: readonly string[];
}

/** What is told at the table, and how to go on. */
export interface Telling extends Shown {
  readonly pace: Pace;
  /** How long the beat stands by itself, in milliseconds; null while it waits for a key. */
  readonly length: number | null;
  readonly next: () => void;
  readonly skip: () => void;
  readonly changePace: () => void;
  /** What happened since the viewer's last turn; null where there is nothing to say about it. */
  readonly recap: Recap | null;
  /** It has been read. */
  readonly see: () => void;
  /** Tells a part of it once more, as a story. */
  readonly relive: (beats: readonly Beat[]) => void;
}

const slower: Readonly<Record<Pace, Pace>> = { calm: 'brisk', brisk: 'off', off: 'calm' };

/** Tells what happens in beats, whenever another moment comes. Nothing can be answered until it is told or skipped. */
export function useStory(input: StoryInput): Telling {
  const { moment, events, viewer, game } = input;
  const { pace, motion } = useSettings();
  const [told, setTold] = useState(() => ({ viewer, story: storyAt(moment, events) }));
  let { story } = told;
  if (told.viewer !== viewer) story = storyAt(moment, events);
  else if (story.latest !== moment) story = continued(story, input, pace);
  if (story !== told.story || told.viewer !== viewer) setTold({ viewer, story });
  const change = useCallback(
    (by: (story: Story) => Story) => setTold((before) => ({ ...before, story: by(before.story) })),
    [],
  );
  const { story: own } = game;
  const shown = useMemo(
    () => shownBy(story, (view, event) => own?.after?.(view, event) ?? view),
    [story, own],
  );
  const { beat, isAgain } = shown;
  const length = beat === null ? null : lengthOf(beat, viewer, pace, { isStill: motion === 'off', isAgain });
  useEffect(() => {
    if (beat === null || length === null) return;
    let timer = 0;
    const wait = (milliseconds: number) => {
      timer = window.setTimeout(() => {
        // Somebody who reads a rule or a card meanwhile is not overtaken.
        if (document.querySelector('dialog[open]') !== null) wait(length);
        else change(next);
      }, milliseconds);
    };
    wait(length);
    return () => clearTimeout(timer);
  }, [beat, length, change]);
  const acts = useMemo(
    () => ({
      next: () => change(next),
      skip: () => change(skip),
      see: () => change(seen),
      relive: (beats: readonly Beat[]) => change((before) => tellAgain(before, beats)),
      changePace: () => {
        const slowed = slower[pace];
        changeSettings({ pace: slowed });
        if (slowed === 'off') change(skip);
      },
    }),
    [change, pace],
  );
  useStoryKeys(beat, acts);
  useEffect(holdAnswers, []);
  const recap = useRecap(input, story);
  return { ...shown, pace, length, recap, ...acts };
}

/** Not worth a word where everything was seen and nothing touched the viewer. */
function useRecap(input: StoryInput, { latest, events, isUnseen, queue }: Story): Recap | null {
  const { viewer, game, speech, spoken, names } = input;
  // What is told again was told before: the strip it was asked for in stays.
  const isAsked = latest.question !== null && queue.every(({ isAgain }) => isAgain === true);
  const found = useMemo(() => {
    const { story } = game;
    if (!isAsked || story?.turn === undefined) return null;
    // The strip is for the start of one's own turn.
    if (story.announcesTurns === true && turnNow(events, story) !== viewer) return null;
    const told = toldBy(latest.view, latest, { viewer, speech, spoken, names });
    return recapOf(
      events,
      viewer,
      (event) => story.turn?.(event),
      (turn) => withoutRepetition(story.beats({ ...told, events: turn, question: null })),
      (event) => story.way?.(event, latest.view),
    );
  }, [isAsked, latest, events, viewer, game, speech, spoken, names]);
  return found !== null && (isUnseen || found.own.length > 0) ? found : null;
}

/** Whose turn it is, by the last word about it. */
function turnNow(events: readonly SeenEvent[], story: GameStory): Viewer | null | undefined {
  for (const event of events.toReversed()) {
    const seat = story.turn?.(event);
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** Another moment has come: it is told after what is being told. After stepping back there is nothing to tell. */
function continued(story: Story, input: StoryInput, pace: Pace): Story {
  const { moment, events } = input;
  const isBack = moment.from < story.events.length && events.length < story.events.length;
  const fresh = freshFrom(moment.from, story.events, events);
  const from = events.length - fresh.length;
  if (isBack || from < story.events.length) return end({ ...story, latest: moment, events });
  const before = story.latest;
  const beats = fresh.length === 0 ? [] : beatsOf(before.view, fresh, input);
  return arrive(story, { before, after: moment, events, from, beats }, pace);
}

function beatsOf(before: View, fresh: readonly SeenEvent[], input: StoryInput): readonly Beat[] {
  const { moment, game } = input;
  const told = { ...toldBy(before, moment, input), events: fresh };
  return withoutRepetition(game.story?.beats(told) ?? generalBeats(told));
}

/** What a story is told from, apart from its events. */
function toldBy(
  before: View,
  { view, question }: Moment,
  { viewer, speech, spoken, names }: Pick<StoryInput, 'viewer' | 'speech' | 'spoken' | 'names'>,
): Omit<Told, 'events'> {
  const say = sayer(speech.words, names, { viewer, language: spoken.language });
  return {
    before,
    view,
    viewer,
    question,
    speech: spoken,
    say: (event: SeenEvent) => sayEvent(speech.words, event, say),
  };
}

type Acts = Pick<Telling, 'next' | 'skip' | 'changePace'>;

/** While something is told: Space, Enter or a digit leads on, Escape to the next question, T changes the pace. */
function useStoryKeys(beat: Beat | null, acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const isTelling = beat !== null;
  useEffect(() => {
    if (!isTelling) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const act = actOf(event);
      if (act === null) return;
      event.preventDefault();
      // A digit must not reach a question that nobody has read, and a key that is held is one press.
      event.stopImmediatePropagation();
      if (!event.repeat) latest.current[act]();
    };
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      holdAnswers();
    };
  }, [isTelling]);
}

/** Nobody has read a question that stands for less than this, in milliseconds. */
const UNREAD = 300;

let releasing = 0;

/**
 * A story has ended, perhaps by itself, or a table has just been opened: what was meant for something else must answer no question that
 * has only just appeared. Pointers are held by style (`data-unread`), keys by swallowing them. Ends with the time, and where a
 * key is held with its release.
 */
function holdAnswers(): void {
  const until = performance.now() + UNREAD;
  document.documentElement.dataset['unread'] = '';
  clearTimeout(releasing);
  releasing = window.setTimeout(() => delete document.documentElement.dataset['unread'], UNREAD);
  const swallow = (event: KeyboardEvent) => {
    const isAnswering =
      /^[0-9 ]$|^Enter$/u.test(event.key) &&
      event.target instanceof Element &&
      (event.target === document.body || event.target.closest('.prompt') !== null);
    if (isTyping(event) || !isAnswering) return;
    if (performance.now() < until || event.repeat) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else release();
  };
  const release = () => {
    removeEventListener('keydown', swallow, { capture: true });
    removeEventListener('keyup', lift, { capture: true });
  };
  const lift = () => {
    if (performance.now() >= until) release();
  };
  addEventListener('keydown', swallow, { capture: true });
  addEventListener('keyup', lift, { capture: true });
}

function actOf({ key, target }: KeyboardEvent): keyof Acts | null {
  if (key === 'Escape') return 'skip';
  if (key.toLowerCase() === 't') return 'changePace';
  if (/^[0-9]$/u.test(key)) return 'next';
  if (key !== ' ' && key !== 'Enter') return null;
  // Another button does what it says.
  const button = target instanceof Element ? target.closest('button, a, summary, [role="button"]') : null;
  return button === null || button.closest('.story-next, .story-stage') !== null ? 'next' : null;
}

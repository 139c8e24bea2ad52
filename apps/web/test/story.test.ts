import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SeenEvent, View } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import type { Beat } from '@tafelrunde/ui/board';
import { withoutRepetition } from '../src/story/equal-beats.ts';
import { outcomeOf, recapOf } from '../src/story/recap.ts';
import {
  arrive,
  dotsOf,
  lengthOf,
  next,
  seen,
  shownBy,
  skip,
  storyAt,
  tellAgain,
  type Story,
} from '../src/story/director.ts';

const moment = (step: number, question: object | null = null): Moment =>
  ({ type: 'moment', viewer: 0, view: { step, result: null }, question, ticket: null }) as unknown as Moment;
const beat = (until: number, more: Partial<Beat> = {}): Beat => ({
  until,
  sentence: `beat ${until}`,
  seat: 1,
  ...more,
});
const events: readonly SeenEvent[] = [1, 2, 3].map((n) => ({ type: `e${n}`, data: {} }));
const asked = moment(2, { prompt: 'what' });

/** Three events in beats, the last of which leads to a question. */
const begun = (beats: readonly Beat[], pace: 'off' | 'brisk' | 'calm' = 'calm'): Story =>
  arrive(storyAt(moment(1), []), { before: moment(1), after: asked, events, from: 0, beats }, pace);

describe('beats that say the same', () => {
  const loss = { seat: 0, name: 'Cards', by: -1 };
  const lost = (until: number, more: Partial<Beat> = {}): Beat =>
    beat(until, {
      sentence: 'You lose a hero.',
      changes: [{ ...loss, from: 7 - until, to: 6 - until }],
      ...more,
    });

  test('are one with a count and what they come to', () => {
    const [one, ...others] = withoutRepetition([lost(1), lost(2), lost(3)]);
    assert.deepEqual(others, []);
    assert.equal(one.sentence, 'You lose a hero. ×\u202f3');
    assert.equal(one.until, 3);
    assert.deepEqual(one.changes, [{ ...loss, by: -3, from: 6, to: 3 }]);
  });

  test('stay apart where something lies between, of others, and where each is worth a look', () => {
    const apart: Beat[][] = [
      [lost(1), beat(2), lost(3)],
      [lost(1), lost(2, { seat: 0 })],
      [lost(1, { grave: true }), lost(2, { grave: true })],
      [lost(1, { roll: { dice: [1], title: '' } }), lost(2, { roll: { dice: [2], title: '' } })],
    ];
    for (const beats of apart) assert.deepEqual(withoutRepetition(beats), beats);
  });
});

describe('the story of the table', () => {
  test('goes beat by beat, and nothing can be answered before its end', () => {
    let story = begun([beat(1), beat(3)]);
    assert.equal(shownBy(story).beat?.sentence, 'beat 1');
    assert.equal(shownBy(story).moment.question, null);
    assert.equal(shownBy(story).events.length, 1);
    story = next(story);
    assert.equal(shownBy(story).beat?.sentence, 'beat 3');
    assert.equal(shownBy(story).moment.question, null);
    story = next(story);
    assert.equal(shownBy(story).beat, null);
    assert.equal(shownBy(story).moment, asked);
  });

  test('log and view change with the beat, not before it', () => {
    const count = (view: View): View => ({ ...view, step: view.step + 10 });
    const story = begun([beat(2), beat(3)]);
    assert.equal(shownBy(story, count).moment.view.step, 21);
    assert.equal(shownBy(next(story), count).moment.view.step, 2);
  });

  test('what comes meanwhile is told afterwards', () => {
    const later = {
      before: asked,
      after: moment(3),
      events: [...events, ...events],
      from: 3,
      beats: [beat(1)],
    };
    const story = arrive(begun([beat(1)]), later, 'calm');
    assert.deepEqual(shownBy(story).dots, { done: 0, left: 1 });
    assert.equal(shownBy(next(story)).moment.view.step, 2);
    assert.equal(shownBy(next(next(story))).moment.view.step, 3);
  });

  test('skipping leads to the next question, past everything but what is grave', () => {
    assert.equal(shownBy(skip(begun([beat(1), beat(2), beat(3)]))).moment, asked);
    const grave = skip(begun([beat(1), beat(2, { grave: true }), beat(3)]));
    assert.equal(shownBy(grave).beat?.sentence, 'beat 2');
    assert.equal(shownBy(next(grave)).beat, null);
  });

  test('what costs the reader life stands at every pace, and goes on by itself', () => {
    const hit = beat(2, { changes: [{ seat: 0, name: 'life', icon: 'life', by: -1 }] });
    const wound = beat(3, { changes: [{ seat: 0, name: 'wounds', icon: 'life', by: 1, harm: true }] });
    const healed = beat(2, { changes: [{ seat: 0, name: 'life', icon: 'life', by: 1 }] });
    const others = beat(2, { changes: [{ seat: 1, name: 'life', icon: 'life', by: -1 }] });
    assert.equal(shownBy(begun([beat(1), hit], 'off')).beat?.sentence, 'beat 2');
    assert.equal(shownBy(begun([beat(1), wound], 'off')).beat?.sentence, 'beat 3');
    assert.equal(shownBy(begun([healed, others], 'off')).beat, null);
    assert.equal(shownBy(skip(begun([beat(1), hit, beat(3)]))).beat?.sentence, 'beat 2');
    assert.equal(lengthOf(hit, 0, 'off', { isStill: true }), 700);
  });

  test('a part can be told again, and leads back to the question', () => {
    const table = storyAt(asked, events);
    const again = tellAgain(table, [beat(0, { read: true }), beat(0, { grave: true })]);
    const { beat: first, isAgain, moment: shown, events: told } = shownBy(again);
    assert.equal(first?.read, true);
    assert.equal(isAgain, true);
    // The table stays as it is, and nothing can be answered meanwhile.
    assert.deepEqual([shown.view, shown.question, told.length], [asked.view, null, events.length]);
    assert.equal(lengthOf(first, 0, 'off', { isAgain }), 2600);
    assert.equal(shownBy(next(next(again))).moment, asked);
    // Nothing in it is news: all of it can be skipped.
    const skipped = skip(again);
    assert.equal(shownBy(skipped).moment, asked);
    assert.equal(skipped.isUnseen, table.isUnseen);
    // While something is told for the first time, nothing else is.
    const telling = begun([beat(1)]);
    assert.equal(tellAgain(telling, [beat(0)]), telling);
  });

  test('skipping lasts until something is asked', () => {
    const quiet = { before: moment(1), after: moment(2), events, from: 0, beats: [beat(1)] };
    const more = { before: moment(2), after: moment(3), events, from: 3, beats: [beat(1)] };
    const skipped = arrive(skip(arrive(storyAt(moment(1), []), quiet, 'calm')), more, 'calm');
    assert.equal(shownBy(skipped).beat, null);
    const last = arrive(skipped, { ...more, after: asked }, 'calm');
    assert.equal(shownBy(last).moment, asked);
    assert.equal(shownBy(arrive(last, more, 'calm')).beat?.sentence, 'beat 1');
  });

  test('at once: only what is grave stands', () => {
    assert.equal(shownBy(begun([beat(1), beat(2)], 'off')).moment, asked);
    assert.equal(shownBy(begun([beat(1), beat(2, { grave: true })], 'off')).beat?.sentence, 'beat 2');
  });

  test('own matters stand long enough to be read, those of others are brisk', () => {
    assert.equal(lengthOf(beat(1, { seat: 0 }), 0, 'calm'), 1400);
    assert.equal(lengthOf(beat(1, { seat: 0, read: true }), 0, 'calm'), 2600);
    assert.equal(lengthOf(beat(1, { read: true }), 0, 'calm'), 700);
    assert.equal(
      lengthOf(beat(1, { read: true, changes: [{ seat: 0, name: 'life', by: -1 }] }), 0, 'calm'),
      2600,
    );
    assert.equal(lengthOf(beat(1, { seat: 0 }), 0, 'brisk'), 700);
  });

  test('what is grave waits for a key, and so does everything with less motion', () => {
    assert.equal(lengthOf(beat(1, { grave: true }), 0, 'calm'), null);
    assert.equal(lengthOf(beat(1), 0, 'calm', { isStill: true }), null);
  });

  test('never more than six dots: the last stands for the rest', () => {
    assert.deepEqual(dotsOf({ done: 0, left: 2 }), { before: 0, after: 2, isMore: false });
    assert.deepEqual(dotsOf({ done: 4, left: 9 }), { before: 0, after: 5, isMore: true });
    assert.deepEqual(dotsOf({ done: 3, left: 0 }), { before: 3, after: 0, isMore: false });
    const { before, after } = dotsOf({ done: 8, left: 2 });
    assert.equal(before + 1 + after, 6);
  });
});

describe('what happened since the last turn', () => {
  const turn = (seat: number): SeenEvent => ({ type: 'turn', data: { seat } });
  const hit: SeenEvent = { type: 'hit', data: {} };
  const seatOf = ({ type, data }: SeenEvent) =>
    type === 'turn' ? (data as { readonly seat: number }).seat : undefined;
  const tell = (told: readonly SeenEvent[]): readonly Beat[] =>
    told.flatMap(({ type }) =>
      type === 'hit' ? [beat(1, { changes: [{ seat: 0, name: 'life', by: -1, from: 4, to: 3 }] })] : [],
    );

  test('a tile per turn of the others, with what it did to the reader', () => {
    const recap = recapOf([turn(0), turn(1), hit, hit, turn(2), turn(0)], 0, seatOf, tell);
    assert.deepEqual(
      recap?.turns.map(({ seat, from, own }) => [seat, from, own.map(({ by }) => by)]),
      [
        [1, 1, [-2]],
        [2, 4, []],
      ],
    );
    assert.deepEqual(recap?.own, [{ seat: 0, name: 'life', by: -2 }]);
  });

  test('the way of a turn begins where the seat stood', () => {
    const step = (seat: number, space: string): SeenEvent => ({ type: 'step', data: { seat, space } });
    const way = ({ type, data }: SeenEvent) =>
      type === 'step' ? (`space ${(data as { space: string }).space}` as const) : undefined;
    const told = [
      turn(0),
      step(1, 'a'),
      step(2, 'x'),
      turn(1),
      step(1, 'b'),
      step(0, 'y'),
      step(1, 'b'),
      turn(2),
      turn(0),
    ];
    const recap = recapOf([...told.slice(1, 3), ...told], 0, seatOf, tell, way);
    assert.deepEqual(
      recap?.turns.map((one) => one.way),
      [['space a', 'space b'], []],
    );
  });

  test('nothing before the second turn, for watchers, and where nobody else has played', () => {
    assert.equal(recapOf([turn(1), hit, turn(0)], 0, seatOf, tell), null);
    assert.equal(recapOf([turn(0), turn(1), hit, turn(0)], 'watcher', seatOf, tell), null);
    assert.equal(recapOf([turn(0), hit, turn(0)], 0, seatOf, tell), null);
  });

  test('also where the present turn has not been told to begin', () => {
    assert.equal(recapOf([turn(0), turn(1), hit], 0, seatOf, tell)?.turns.length, 1);
  });

  test('what was passed by is unseen until it has been read', () => {
    const past = begun([beat(1), beat(2)], 'off');
    assert.equal(past.isUnseen, true);
    const told = arrive(
      seen(past),
      { before: asked, after: moment(3), events, from: 3, beats: [beat(1)] },
      'calm',
    );
    assert.equal(told.isUnseen, false);
    assert.equal(skip(told).isUnseen, true);
  });
});

test('a turn that ends with a roll says what the roll meant', () => {
  const results = [
    { from: 1, to: 3, text: 'lost', hit: true },
    { from: 4, to: 6, text: 'safe', hit: false },
  ];
  const beat: Beat = {
    until: 1,
    sentence: 'Mara rolls 3.',
    seat: 1,
    roll: { dice: [3], title: '', results },
  };
  assert.equal(outcomeOf([beat]), 'Mara rolls 3: lost.');
  assert.equal(outcomeOf([{ ...beat, changes: [{ seat: 1, name: 'life', by: -1 }] }]), 'Mara rolls 3.');
  assert.equal(outcomeOf([]), undefined);
});

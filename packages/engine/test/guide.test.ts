import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  commitmentTo,
  deal,
  dueHints,
  facedown,
  fairnessFromSeed,
  guided,
  lessonFor,
  Match,
  open,
  pile,
  readRecord,
  replay,
  resume,
  verify,
  writeRecord,
} from '../src/index.ts';
import { faces, faultOf, notes, take, tiny } from './tiny.ts';

const piles = { deck: pile(facedown), table: pile(open) };

/** In every step a question, then a die and a card. */
const game = tiny<typeof piles>(
  function* (t) {
    const { id } = yield* t.ask(t.whole.step % 2, { prompt: 'go', from: [{ id: 'left' }, { id: 'right' }] });
    t.state.notes.push(`${id} ${t.die()}`);
    t.draw(t.piles.deck, t.piles.table);
  },
  {
    piles,
    steps: 8,
    setup: (t) => {
      for (const kind of 'abcdefgh') t.make(kind, t.piles.deck);
      t.shuffle(t.piles.deck);
    },
    guide: {
      seats: 2,
      lay: (t) => deal(t, t.piles.deck, t.piles.deck, ['c', 'b', 'a']),
      dice: [6, 66, 5],
      answers: { 0: ['right', 'nowhere'] },
      hints: [
        { id: 'first', when: ({ question }) => question !== null, says: { de: 'Eins', en: 'One' } },
        { id: 'later', when: ({ view }) => view.step > 2, says: { de: 'Zwei', en: 'Two' } },
      ],
    },
  },
);
const setup = { seats: 2, fairness: fairnessFromSeed('guide'), guided: true };
const start = () => Match.start(guided(game), setup);

describe('a guide', () => {
  test('lays cards and dice; what does not fit a die is left out, and chance goes on from there', () => {
    const match = start();
    for (let step = 1; step <= 3; step++) take(match, step % 2, 'left');
    assert.equal(faces(match.table, match.table.piles.table), 'abc');
    const rolled = notes(match).map((note) => Number(String(note).split(' ')[1]));
    assert.equal(rolled[0], 6);
    assert.ok(rolled[1] >= 1 && rolled[1] <= 6);
    assert.equal(rolled[2], 5);
    // The game without its guide is as it was.
    assert.equal(Match.start(game, { ...setup, guided: false }).table.whole.chance.forced.length, 0);
  });

  test('is part of the record, which proves itself; a game without one refuses it', () => {
    const match = start();
    for (let step = 1; step <= 8; step++) take(match, step % 2, 'right');
    const record = readRecord(writeRecord(match.record()));
    assert.equal(record.guided, true);
    assert.equal(verify(game, record).hash, match.hash);
    assert.equal(replay(game, record, 4).entries.length, 4);
    const { guide: _guide, ...unguided } = game;
    assert.deepEqual(
      faultOf(() => replay(unguided, record)),
      ['bad-option', 'guided'],
    );
    // Who says it was not guided is found out.
    assert.deepEqual(
      faultOf(() => verify(game, { ...record, guided: false })),
      ['hash-mismatch', 'answers[0]'],
    );
  });

  test('is still there when a match is resumed', () => {
    const match = start();
    take(match, 1, 'left');
    const checkpoint = match.checkpoints[0];
    const { match: again, why } = resume(guided(game), { setup, checkpoint, entries: match.entries });
    assert.equal(why, null);
    assert.equal(again.hash, match.hash);
  });

  test('foresees nothing for whoever goes back or plays on from there', () => {
    const [back, on] = [start(), start()];
    take(back, 1, 'left');
    back.rewind(0);
    assert.deepEqual(back.table.whole.chance.forced, []);
    on.fork({ commitment: commitmentTo('other'), secret: 'other', nonces: [] });
    assert.deepEqual(on.table.whole.chance.forced, []);
  });

  test('tells a bot what to answer as long as it may, and a person what is due', () => {
    const match = start();
    const lesson = (seat: number) => lessonFor(game.guide, match.entries, match.question(seat)!);
    assert.equal(lesson(1), null);
    take(match, 1, 'left');
    assert.equal(lesson(0), 'right');
    take(match, 0, 'right');
    take(match, 1, 'left');
    assert.equal(lesson(0), null);
    const at = { view: match.view(0), question: match.wire(0), events: match.told(0) };
    const due = (...read: string[]) => dueHints(game.guide!, at, new Set(read)).map(({ id }) => id);
    assert.deepEqual([due(), due('first'), due('first', 'later')], [['first', 'later'], ['later'], []]);
  });
});

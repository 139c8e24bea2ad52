import assert from 'node:assert/strict';
import { type Onlooker, type Seat, speechOf } from '@tafelrunde/engine';
import { rulesFrom, table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import { meeting, rest, scene, type Table, thieves, until } from '../kit.ts';
import type { TalismanShape } from '../../shape.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** What a seat reads of the table, with the question it is asked. */
function at(t: Table, seat: Seat = 0): Onlooker<TalismanShape> {
  rest(t);
  const question = t.match.wire(seat);
  return {
    view: t.match.view(seat),
    viewer: seat,
    speech: speechOf('en', game.words.en, ['Ada', 'Ben']),
    asking: question === null ? null : { question },
  };
}
const linesOf = (t: Table, id: string): readonly string[] =>
  overview.areas?.(at(t)).find((area) => area.id === id)?.lines ?? [];

situation('a character that was chosen and is not on the board yet has no numbers to show', () => {
  const t = table(game, { seats: 2, setup: 'asked' });
  t.answer(0, t.options(0)[0]);
  const chosen = overview.seat?.(0, at(t, 1));
  assert.ok(chosen?.title !== undefined && !chosen.title.includes('('));
  assert.deepEqual(chosen.figures, []);
  assert.equal(overview.seat?.(0, at(meeting([])))?.figures.length, 5);
});

situation('the phase is said where it is one: not at the start of a turn, nor at its end', () => {
  const spell = { cards: { 'hand.0': ['healing'] } };
  const begins = scene({ seats: thieves, at: ['city', 'oasis'], ...spell, dice: [2, 3] });
  assert.equal(overview.status?.(at(begins.asks(0, 'turnStart'))), 'Round 1');
  until(begins, 'destination');
  assert.match(overview.status?.(at(begins)) ?? '', /· Movement$/u);
  const fights = until(meeting(['wolf'], spell), 'beforeFight');
  assert.match(overview.status?.(at(fights)) ?? '', /· Fight$/u);
  const ends = meeting([], { cards: { 'trophies.0': ['bear', 'bear'] } }).asks(0, 'trophies');
  assert.equal(overview.status?.(at(ends)), 'Round 1');
});

situation('trophies are counted in all the points they bring, by the rate of whoever has them', () => {
  const trophiesOf = (trophies: readonly string[], objects: readonly string[] = []) =>
    linesOf(
      scene({
        seats: thieves,
        options: { trophyRate: 4 },
        dice: [2, 3],
        cards: { 'trophies.0': trophies, 'objects.0': objects },
      }),
      'sheet',
    ).at(-1);
  assert.match(trophiesOf(['bear']) ?? '', /3 of 4 to 1 Strength/u);
  assert.match(trophiesOf(['bear', 'bear', 'bear']) ?? '', /9 points: enough for 2 Strength/u);
  assert.match(trophiesOf(['bear'], ['personalJournal']) ?? '', /3 points: enough for 1 Strength/u);
});

situation('what is missing for a purchase is said in gold, not by the rules of the Village', () => {
  const t = meeting(['market'], { seats: ['warrior', 'thief'], with: { 0: { gold: 1 } } }).answer(0, 'visit');
  const look = at(t.asks(0, 'buy'));
  const said = look.asking!.question.options.map((option) => overview.lacks?.(option, look));
  assert.ok(said.includes('You lack 1 gold.'), said.join());
  assert.ok(
    look.asking!.question.options.every(({ no }, i) => (no === undefined) === (said[i] === undefined)),
  );
});

situation('a new roll that explodes may still win where a plain one cannot', () => {
  const chance = (explodingDice: boolean, value: number): string | undefined => {
    const t = meeting(['bear'], {
      options: { explodingDice, reaper: false },
      with: { 0: { fate: 1 } },
      dice: [2, 3],
      set: (state) => (state.players[0].strength = 0),
    });
    const look = at(t.asks(0, 'fate'));
    const scenes = look.view.scenes.map((one) => (one.type === 'fight' ? { ...one, value } : one));
    const reroll = look.asking!.question.options.find(({ text }) => text === 'reroll')!;
    return overview.leadsTo?.(reroll, { ...look, view: { ...look.view, scenes } })?.line.split(', ')[0];
  };
  // A Thief of Strength 3, who shows a 2, against this value and a 3.
  assert.equal(chance(false, 5), 'only a 6 wins');
  assert.equal(chance(false, 6), 'a stand-off only with a 6');
  assert.equal(chance(true, 6), 'only a 6 wins');
  assert.equal(chance(true, 7), 'only a 6 and 2 more after it win');
});

import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { blowOf, leadsTo } from '../../overview/answers.ts';
import { chanceLine, chanceOf } from '../../overview/chances.ts';
import { heroDef } from '../../rules/models.ts';
import type { Hero, Slot } from '../../shape.ts';
import { act, type Arena, at, game, hero, play, situation } from '../kit.ts';

const near = (shown: number | undefined, exact: number): void =>
  assert.ok(shown !== undefined && Math.abs(shown - exact) < 1e-9, `${shown} instead of ${exact}`);
const ability = (m: Arena, who: Hero, slot: Slot) => heroDef(m.t, who).abilities[slot];
/** The chance shown for the first offered answer of the open question. */
function shown(m: Arena, seat: 0 | 1) {
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  const question = m.match.wire(seat)!;
  return blowOf(question.options[0], {
    view: m.match.view(seat),
    viewer: seat,
    speech,
    asking: { question },
  });
}

situation('several rolls against the same model are added up, to the exact share that falls', () => {
  const m = play({
    blue: { shiWeng: { at: [2.6, 14], xp: 9 } },
    red: { alice: { at: [2.6, 15.5], life: 4 } },
  });
  const [weng, alice] = [hero(m, 'shiWeng'), hero(m, 'alice')];
  const four = chanceOf(m.t, weng, ability(m, weng, 'R'), alice)!;
  // Four rolls of four dice (7 at level 4, less 3) against AGIL 5 and RST 0: sixteen dice that each hit with a third.
  assert.deepEqual([four.dice, four.needed, four.less], [4, 5, 0]);
  near(four.expected, 16 / 3);
  const missesOf16 = [0, 1, 2, 3].reduce(
    (sum, hits) => sum + choose(16, hits) * (1 / 3) ** hits * (2 / 3) ** (16 - hits),
    0,
  );
  near(four.falls, 1 - missesOf16);
  // Rolls that may be split are named one by one.
  near(chanceOf(m.t, weng, ability(m, weng, 'Q'), alice)!.expected, 5 / 3);
});
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

situation('a roll that is critical against who bleeds shows that', () => {
  const m = play({
    blue: { leyla: { at: [2.6, 14], xp: 2 } },
    red: { alice: { at: [2.6, 15.5] }, majvi: { at: [4, 14], status: ['bleed'] } },
  });
  const leyla = hero(m, 'leyla');
  const rend = ability(m, leyla, 'W');
  const plain = chanceOf(m.t, leyla, rend, hero(m, 'alice'))!;
  near(plain.expected, plain.dice / 3);
  near(chanceOf(m.t, leyla, rend, hero(m, 'majvi'))!.expected, plain.dice / 2);
});

situation('who has announced a way has lost what standing still gives', () => {
  const red = { elmar: { at: [2.6, 18] }, alice: { at: [4.2, 17.5] } } as const;
  const still = play({ blue: { tianFeng: { at: [2.6, 14] } }, red });
  act(still, 0, hero(still, 'tianFeng'), 'attack').asks(0, 'target');
  const dice = shown(still, 0)!.dice;
  const moved = play({ blue: { tianFeng: { at: [2.6, 13] } }, red });
  act(moved, 0, hero(moved, 'tianFeng'), 'go', [at(2.6, 14)], 'attack').asks(0, 'target');
  assert.equal(shown(moved, 0)!.dice, dice - 1);
});

situation('a blow of exactly so many dice is shown with these, and nothing is claimed of a puppet', () => {
  const m = play({
    blue: { markovic: { at: [2.6, 14] } },
    red: { alice: { at: [2.6, 15.5] }, majvi: { at: [4.1, 14] } },
    dice: [1, 1, 1, 1],
  });
  act(m, 0, hero(m, 'markovic'), 'Q', `model${hero(m, 'alice').id}`, 'stay');
  m.answer(1, 'noReaction').answer(0, m.options(0)[0]).asks(0, 'strike');
  assert.equal(shown(m, 0)!.dice, 2);
  const puppet = play({
    blue: { lucina: { at: [2.6, 12], xp: 9 } },
    red: { alice: { at: [2.6, 15.5] }, majvi: { at: [4.1, 15.5] }, elmar: { at: [4, 17] } },
    dice: [6, 6, 6, 1, 1, 1, 1],
  });
  act(puppet, 0, hero(puppet, 'lucina'), 'R', `model${hero(puppet, 'alice').id}`, 'stay');
  puppet.answer(1, 'noReaction').asks(0, 'strike');
  assert.equal(shown(puppet, 0), null);
});

situation('where there is only one target, the answer that strikes it says what that would do', () => {
  const m = play({
    blue: { alice: { at: [2.6, 13] } },
    red: { elmar: { at: [2.6, 18] }, majvi: { at: [30, 30] } },
  });
  const line = (id: string): string | undefined => {
    const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
    const question = m.match.wire(0)!;
    const option = question.options.find((one) => one.id === id)!;
    return leadsTo(option, { view: m.match.view(0), viewer: 0, speech, asking: { question } })?.line;
  };
  m.answer(0, `model${hero(m, 'alice').id}`).asks(0, 'action');
  const six = chanceOf(m.t, hero(m, 'alice'), 'attack', hero(m, 'elmar'))!;
  assert.equal(line('attack'), `Elmar: ${chanceLine(six, 'en')}`);
  // What it reaches and how many dice it rolls would not fit beside it.
  assert.match(line('Q')!, /^Elmar: \d/);
  // From here Elmar can be reached, from there nobody.
  m.answer(0, 'go')
    .answer(0, [at(2.6, 14)])
    .asks(0, 'thenWhat');
  assert.equal(line('attack'), `Elmar: ${chanceLine(six, 'en')}`);
});
situation('a reaction says whether it still reaches who acts', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] }, elmar: { at: [4.2, 20] } },
    red: { majvi: { at: [2.6, 18] } },
  });
  act(m, 0, hero(m, 'alice'), 'go', [at(2.6, 8)]);
  const speech = speechOf('en', game.words.en, ['Ada', 'Ben']);
  const question = m.match.wire(1)!;
  const lines = question.options.map(
    (option) => leadsTo(option, { view: m.match.view(1), viewer: 1, speech, asking: { question } })?.line,
  );
  const blow = chanceOf(m.t, hero(m, 'majvi'), 'attack', hero(m, 'alice'))!;
  // Before Alice is gone she is struck at; afterwards only Elmar is left.
  assert.deepEqual(
    new Set(lines),
    new Set([
      `Alice: ${chanceLine(blow, 'en')}`,
      'at others: Alice is too far away by then',
      'first target in line, 6″ · 5 dice',
      undefined,
    ]),
  );
  m.asks(1, 'react');
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadByAddress } from '@tafelrunde/bots';
import {
  fairnessFromSeed,
  type Game,
  Match,
  type OptionSpec,
  type OptionValue,
  randomSource,
  sampleAnswer,
} from '@tafelrunde/engine';
import { overviewOf, shelf } from '../src/games.ts';
import { de } from '../src/locales/de.ts';
import { en } from '../src/locales/en.ts';
import { Screen } from '../src/play/screen.ts';
import { tongueOf } from '../src/speaking.ts';

/** So many questions of each game are looked at; `APART=20000` takes a few minutes. */
const QUESTIONS = Number(process.env['APART'] ?? 800);
/** Of one match at most so many answers are given. */
const ANSWERS = Math.max(200, QUESTIONS / 5);

/** Other settings in every match, so that all of them come up. */
function settingsFor({ options }: Game, round: number): Record<string, OptionValue> {
  const specs = Object.entries<OptionSpec>(options);
  return Object.fromEntries(
    specs.map(([name, { choices }], i) => [name, choices[(7 * round + 3 * i) % choices.length]]),
  );
}

const { games } = await shelf();

describe('answers that differ read differently at the terminal', () => {
  for (const box of games.filter(({ module }) => module !== null))
    it(box.id, async () => {
      const game = await loadByAddress(box.module!);
      const overview = await overviewOf(box);
      const [least, most] = game.seats;
      let questions = 0;
      for (let round = 0; questions < QUESTIONS; round++) {
        assert.ok(round < QUESTIONS, `only ${questions} questions`);
        const random = randomSource(`apart ${box.id} ${round}`);
        const match = Match.start(game, {
          seats: least + (round % (Math.min(most, 4) - least + 1)),
          options: settingsFor(game, round),
          fairness: fairnessFromSeed(`apart ${box.id} ${round}`),
        });
        const screens = [tongueOf(de, 'de', match), tongueOf(en, 'en', match)].map(
          (tongue) => new Screen(tongue, match, overview, () => null),
        );
        for (let n = 0; match.result === null && n < ANSWERS && questions < QUESTIONS; n++) {
          const [seat] = match.waiting;
          const question = match.question(seat)!;
          if (question.from.length > 1 || question.kind === 'place') {
            questions++;
            for (const screen of screens) {
              const { offered, places } = screen.choices(seat, question);
              const lines = [
                ...offered.map(({ label, leadsTo }) => [label, leadsTo?.line]),
                ...places.map(({ name, leadsTo }) => [name, leadsTo?.line]),
              ].map((parts) => parts.join(' — '));
              const where = `${match.entries.length} answers into match ${round}, '${question.ask.prompt}'`;
              assert.deepEqual(
                lines.filter((line, i) => lines.indexOf(line) !== i),
                [],
                where,
              );
              // A bare number tells nobody which is which.
              const numbered = lines.filter((line) => /\(\d+\)(?: — |$)/u.test(line));
              const named = (line: string): string => line.replace(/\(\d+\)/u, '');
              assert.deepEqual(
                numbered.filter((line) => lines.some((one) => one !== line && named(one) === named(line))),
                [],
                where,
              );
            }
          }
          assert.ok(match.answer(seat, sampleAnswer(question, random)).ok);
        }
      }
    });
});

import type { Policy } from './policy.ts';
import type { Answer, AskPlace, Option, Question } from './question.ts';

const legal = (from: readonly Option[]): Option[] => from.filter((option) => option.no === undefined);

/** Any legal answer, every option as likely as the next: for the random bot, the fuzzer and random play-outs. */
export function sampleAnswer(question: Question, random: () => number): Answer {
  switch (question.kind) {
    case 'one':
      return sampleOne(question.from, random);
    case 'some': {
      const options = legal(question.from);
      const most = Math.min(question.max, options.length);
      const count = question.min + Math.floor(random() * (most - question.min + 1));
      return shuffled(options, random)
        .slice(0, count)
        .map((option) => option.id);
    }
    case 'order':
      return shuffled(question.from, random).map((option) => option.id);
    case 'number':
      return question.min + Math.floor(random() * (question.max - question.min + 1));
    case 'confirm':
      return random() < 0.5;
    case 'place':
      return (question.ask as AskPlace).suggest(random);
  }
}

/** Without a list of its own: blind picks until one is legal, counting only when many are blocked. */
function sampleOne(from: readonly Option[], random: () => number): string {
  for (let tries = 0; tries < 4; tries++) {
    const option = from[Math.floor(random() * from.length)];
    if (option.no === undefined) return option.id;
  }
  const options = legal(from);
  return options[Math.floor(random() * options.length)].id;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

/** A policy that answers at random. */
export const randomPolicy = (random: () => number): Policy => ({
  answer: (question) => sampleAnswer(question, random),
  first: (seats) => seats[Math.floor(random() * seats.length)],
});

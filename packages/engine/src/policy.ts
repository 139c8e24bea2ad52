import { checkAnswer, type Chosen, optionById } from './answer.ts';
import { RuleDefect } from './fault.ts';
import type { Answer, Question } from './question.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Seat } from './words.ts';

/**
 * The fast gear: whoever answers in place, without leaving the flow. For simulations and for search in redealt copies;
 * it gets the table itself, so a policy must never sit at a real one.
 */
export interface Policy {
  answer(question: Question, t: KernelTable): Answer;
  /** Who acts where the first to answer acts; the first in order where this is missing. */
  first?(seats: readonly Seat[], t: KernelTable): Seat;
}

export function decide(t: KernelTable, policy: Policy, question: Question): Chosen {
  if (++t.decisions > t.decisionLimit) throw new RuleDefect(`no end after ${t.decisionLimit} decisions`);
  const answer = policy.answer(question, t);
  if (question.kind === 'one') {
    // Most questions are of this kind: they are checked here without making an object for the outcome.
    const option = optionById(question.from, answer);
    if (option !== undefined && option.no === undefined) return option;
  }
  const checked = checkAnswer(question, answer);
  if (!checked.ok)
    throw new RuleDefect(`the policy answered '${question.ask.prompt}' with something not offered`);
  return checked.chosen;
}

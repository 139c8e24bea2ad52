import {
  type Answer,
  Fault,
  type Language,
  type Match,
  type Option,
  type Question,
  sayer,
  sayOption,
  type Seat,
  type Shape,
} from '@tafelrunde/engine';

/** What a test or scenario writes as an answer: what a person would read, or an id, number, yes or no, or points. */
export type Written = Answer;

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** How an option reads, in every language. */
export function readings<G extends Shape>(match: Match<G>, seat: Seat, option: Option): string[] {
  const card = option.card;
  const kind = card !== undefined && match.table.knows(seat, card) ? match.table.kind(card) : null;
  const texts = LANGUAGES.map((language) => {
    const words = match.game.words[language];
    return sayOption(words, option, sayer(words, seatNames(match.seats, language)), kind);
  });
  return kind === null ? [option.id, ...texts] : [option.id, kind, ...texts];
}

export const seatNames = (seats: number, language: Language): string[] =>
  Array.from({ length: seats }, (_, seat) => `${language === 'de' ? 'Platz' : 'Seat'} ${seat}`);

/** Turn what was written into the answer the question takes. Several options that read alike are as good as one. */
export function readAnswer<G extends Shape>(match: Match<G>, question: Question, written: Written): Answer {
  if (question.kind === 'one' && typeof written === 'string')
    return oneOption(match, question, written, []).id;
  if (question.kind === 'some' || question.kind === 'order') {
    const list = (Array.isArray(written) ? written : [written]) as readonly Written[];
    const taken: Option[] = [];
    for (const word of list) taken.push(oneOption(match, question, String(word), taken));
    return taken.map((option) => option.id);
  }
  return written;
}

function oneOption<G extends Shape>(
  match: Match<G>,
  question: Question,
  word: string,
  taken: readonly Option[],
): Option {
  const free = question.from.filter((option) => !taken.includes(option));
  const wanted = word.toLowerCase();
  const reads = (option: Option): string[] =>
    readings(match, question.seat, option).map((text) => text.toLowerCase());
  const found =
    free.find((option) => option.id === word) ??
    unique(
      match,
      question,
      free.filter((option) => reads(option).includes(wanted)),
      word,
    ) ??
    unique(
      match,
      question,
      free.filter((option) => reads(option).some((text) => text.includes(wanted))),
      word,
    );
  if (found !== null) return found;
  const offered = free.map((option) => readings(match, question.seat, option).at(-1)).join(' | ');
  throw new Fault(
    'bad-answer',
    'answer',
    `'${word}' is not offered at '${question.ask.prompt}'; offered: ${offered}`,
  );
}

function unique<G extends Shape>(
  match: Match<G>,
  question: Question,
  options: readonly Option[],
  word: string,
): Option | null {
  if (options.length === 0) return null;
  const legal = options.filter((option) => option.no === undefined);
  const choice = legal.length > 0 ? legal : options;
  const texts = new Set(choice.map((option) => readings(match, question.seat, option).slice(1).join('\n')));
  if (texts.size === 1) return choice[0];
  const ids = choice.map((option) => option.id).join(', ');
  throw new Fault('bad-answer', 'answer', `'${word}' could mean ${ids}`);
}

import { fold, wordsOf } from './fold.ts';
import type { Language, Ledger, Rule } from './ledger.ts';

/** A rule that contains every word of a query. A higher score is a better answer. */
export interface Hit {
  readonly rule: Rule;
  readonly score: number;
}

/** A word that only means the same counts less than the word itself. */
const synonymShare = 0.5;
/** Shorter beginnings of a word would stand for half the rulebook. */
const LEAST_BEGINNING = 4;

/** The words of a query, each with those that mean the same in this game. */
function meaningsOf({ synonyms }: Ledger, query: string, language: Language): readonly Meaning[] {
  const groups = (synonyms?.[language] ?? []).map((group) => group.map(fold));
  return wordsOf(query).map((word) => ({
    word,
    others: groups
      .filter((group) => group.some((member) => isMeant(member, word)))
      .flat()
      .filter((member) => member !== word),
  }));
}

interface Meaning {
  readonly word: string;
  readonly others: readonly string[];
}

const isMeant = (member: string, word: string): boolean =>
  member === word || (word.length >= LEAST_BEGINNING && member.startsWith(word));

/** How well one word of the query fits, best first. A word of the rule itself beats the same word of its ruling. */
const score = { wholeId: 1000, partOfId: 200, wholeWord: 40, prefix: 12, inside: 3 } as const;
const rulingShare = 0.6;

/**
 * Finds rules by id and by words in rule and ruling, regardless of case and accents; every word must match, itself or by another
 * word for the same thing.
 */
export function searchRules(ledger: Ledger, query: string, language: Language): readonly Hit[] {
  const words = meaningsOf(ledger, query, language);
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (const entry of indexOf(ledger, language)) {
    const total = scoreOf(entry, words);
    if (total > 0) hits.push({ rule: entry.rule, score: total });
  }
  // The sort is stable: equally good rules stay in the order of the rulebook.
  return hits.toSorted((a, b) => b.score - a.score);
}

interface Entry {
  readonly rule: Rule;
  readonly id: string;
  readonly text: string;
  readonly ruling: string;
}

/** Folding 400 rules takes milliseconds, typing repeats it: every ledger is folded once per language. */
const indexes = new WeakMap<Ledger, Partial<Record<Language, readonly Entry[]>>>();

function indexOf(ledger: Ledger, language: Language): readonly Entry[] {
  let byLanguage = indexes.get(ledger);
  if (!byLanguage) indexes.set(ledger, (byLanguage = {}));
  return (byLanguage[language] ??= ledger.rules.map((rule) => ({
    rule,
    id: fold(rule.id),
    text: fold(rule[language]),
    ruling: rule.ruling ? fold(rule.ruling[language]) : '',
  })));
}

function scoreOf(entry: Entry, words: readonly Meaning[]): number {
  let total = 0;
  for (const { word, others } of words) {
    const best = Math.max(
      scoreInId(entry.id, word),
      scoreInRule(entry, word),
      ...others.map((other) => scoreInRule(entry, other) * synonymShare),
    );
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

const scoreInRule = ({ text, ruling }: Entry, word: string): number =>
  Math.max(scoreInText(text, word), scoreInText(ruling, word) * rulingShare);

/** Ids match by whole parts (`comp`, `th-comp`) and by their beginning (`th-comp-0`), never by an accidental middle. */
function scoreInId(id: string, word: string): number {
  if (id === word) return score.wholeId;
  if (word.length >= 2 && `-${id}`.includes(`-${word}`)) return score.partOfId;
  return 0;
}

function scoreInText(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!startsWord(text, at)) best = Math.max(best, score.inside);
    else if (!endsWord(text, at + word.length)) best = Math.max(best, score.prefix);
    else return score.wholeWord;
  }
  return best;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

function startsWord(text: string, at: number): boolean {
  return at === 0 || !letterOrDigit.test(text.charAt(at - 1));
}

function endsWord(text: string, end: number): boolean {
  return end >= text.length || !letterOrDigit.test(text.charAt(end));
}

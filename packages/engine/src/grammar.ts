import type { Language } from './phrase.ts';

/** In which part of a sentence a name stands. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** What a name needs to stand in a sentence. A `name` has no article of its own, and a `title` ("Bring zwei Gold") stands in quotation marks. */
export type Noun = GermanNoun | EnglishNoun;

/**
 * The gender of a German name, or `plural`. `weak` nouns end in -n beside the nominative ("den Drachen"), `adjective` ones are
 * declined like one ("den Fremden").
 */
export interface GermanNoun {
  readonly kind: 'masculine' | 'feminine' | 'neuter' | 'plural' | 'name' | 'title';
  readonly ends?: 'weak' | 'adjective';
}

/** Whether an English name stands for one thing, for many, or for what is not counted ("Armour"). */
export interface EnglishNoun {
  readonly english: 'one' | 'many' | 'mass' | 'name' | 'title';
}

/** It stands for several, and so does the verb: "the Raiders flee". */
export const isMany = (noun: Noun | undefined): boolean =>
  noun !== undefined && ('english' in noun ? noun.english === 'many' : noun.kind === 'plural');

/** A name with what goes before it, apart: a chip holds the name alone. */
export interface Declined {
  readonly before: string;
  readonly name: string;
  readonly behind: string;
}

type Row = readonly [nominative: string, accusative: string, dative: string, genitive: string];
type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

const places: readonly Case[] = ['nominative', 'accusative', 'dative', 'genitive'];
const the: Readonly<Record<Gender, Row>> = {
  masculine: ['der', 'den', 'dem', 'des'],
  feminine: ['die', 'die', 'der', 'der'],
  neuter: ['das', 'das', 'dem', 'des'],
  plural: ['die', 'die', 'den', 'der'],
};
const a: Readonly<Record<Gender, Row>> = {
  masculine: ['ein', 'einen', 'einem', 'eines'],
  feminine: ['eine', 'eine', 'einer', 'einer'],
  neuter: ['ein', 'ein', 'einem', 'eines'],
  plural: ['', '', '', ''],
};
const afterThe: Readonly<Record<Gender, Row>> = {
  masculine: ['e', 'en', 'en', 'en'],
  feminine: ['e', 'e', 'en', 'en'],
  neuter: ['e', 'e', 'en', 'en'],
  plural: ['en', 'en', 'en', 'en'],
};
const afterA: Readonly<Record<Gender, Row>> = {
  masculine: ['er', 'en', 'en', 'en'],
  feminine: ['e', 'e', 'en', 'en'],
  neuter: ['es', 'es', 'en', 'en'],
  plural: ['e', 'e', 'en', 'er'],
};

/** A name in its place in the sentence, with its article. Without a noun it stands as it is. */
export function decline(
  name: string,
  noun: Noun | undefined,
  form: Case = 'nominative',
  article: 'the' | 'a' = 'the',
): Declined {
  if (noun === undefined) return { before: '', name, behind: '' };
  if ('english' in noun) return english(name, noun.english, form, article);
  if (noun.kind === 'name') return { before: '', name: withApposition(name, form), behind: '' };
  if (noun.kind === 'title') return { before: '„', name, behind: '“' };
  return german(name, noun, noun.kind, places.indexOf(form), article);
}

const genders: Readonly<Record<string, Gender>> = { der: 'masculine', die: 'feminine', das: 'neuter' };

/** What a name is called beside itself is declined with its place: "Thorn, der Steinwächter" is seen as "Thorn, den Steinwächter". */
function withApposition(name: string, form: Case): string {
  const [whole, own, article, words] = /^([^,]+), (der|die|das) (.+)$/u.exec(name) ?? [];
  if (whole === undefined) return name;
  const gender = genders[article];
  const declined = german(words, { kind: gender }, gender, places.indexOf(form), 'the');
  return `${own}, ${declined.before}${declined.name}`;
}

/** What follows a noun and is not declined with it: "der Asche", "aus Brackwasser". */
const tail = /(?:,| (?:der|des|vom|von|im|in|am|an|aus|auf|mit|zum|zur|über|unter|durch) ).*$/u;

function german(name: string, noun: GermanNoun, gender: Gender, at: number, article: 'the' | 'a'): Declined {
  const bare = name.replace(/^(?:Der|Die|Das) (?=\p{Lu}|\p{Ll})/u, '');
  const end = tail.exec(bare)?.[0] ?? '';
  const words = bare.slice(0, bare.length - end.length).split(' ');
  const head = words.pop() ?? '';
  const endings = article === 'the' ? afterThe : afterA;
  const adjective = (word: string) => word.replace(/(?:er|es|en|em|e)$/u, '') + endings[gender][at];
  const declined = noun.ends === 'adjective' ? adjective(head) : nounIn(head, noun, gender, at);
  const before = (article === 'the' ? the : a)[gender][at] ?? '';
  return {
    before: before === '' ? '' : `${before} `,
    name:
      [...words.map((word) => (/(?:er|es|en|e)$/u.test(word) ? adjective(word) : word)), declined].join(' ') +
      end,
    behind: '',
  };
}

function nounIn(word: string, { ends }: GermanNoun, gender: Gender, at: number): string {
  if (at === 0) return word;
  if (ends === 'weak') return /(?:e|rr)$/u.test(word) && !word.endsWith('arr') ? `${word}n` : `${word}en`;
  if (gender === 'plural') return at === 2 && /(?:e|el|er)$/u.test(word) ? `${word}n` : word;
  if (at === 3 && gender !== 'feminine') return /(?:s|ß|x|z)$/u.test(word) ? `${word}es` : `${word}s`;
  return word;
}

/** German names by the ends of their nouns: the longest that fits says what it is. Whatever none fits has no grammar. */
export interface NounEndings {
  readonly masculine?: string;
  readonly weak?: string;
  readonly adjective?: string;
  readonly feminine?: string;
  readonly neuter?: string;
  readonly plural?: string;
  /** Whole names. */
  readonly names?: readonly string[];
  readonly titles?: readonly string[];
}

/** Finds the noun of a German name. */
export function germanNouns(endings: NounEndings): (name: string) => Noun | undefined {
  const found = new Map<string, Noun>();
  const add = (words: string | undefined, noun: Noun) => {
    for (const word of wordsIn(words)) found.set(word, noun);
  };
  add(endings.masculine, { kind: 'masculine' });
  add(endings.weak, { kind: 'masculine', ends: 'weak' });
  add(endings.adjective, { kind: 'masculine', ends: 'adjective' });
  add(endings.feminine, { kind: 'feminine' });
  add(endings.neuter, { kind: 'neuter' });
  add(endings.plural, { kind: 'plural' });
  const names = new Set(endings.names);
  const titles = new Set(endings.titles);
  return (name) => {
    if (names.has(name)) return { kind: 'name' };
    if (titles.has(name)) return { kind: 'title' };
    const head = name.replace(tail, '').split(' ').at(-1)?.toLowerCase() ?? '';
    for (let from = 0; from < head.length; from++) {
      const noun = found.get(head.slice(from));
      if (noun !== undefined) return noun;
    }
    return undefined;
  };
}

const wordsIn = (words = ''): string[] => words.toLowerCase().split(/\s+/u).filter(Boolean);

/** The vowels that sound like a consonant: "a Unicorn". */
const consonant = /^(?:eu|one\b|uni(?!n|m)|us[eu])/iu;

function english(name: string, kind: EnglishNoun['english'], form: Case, article: 'the' | 'a'): Declined {
  const possessive = form !== 'genitive' ? '' : kind === 'many' && name.endsWith('s') ? '’' : '’s';
  if (kind === 'name') return { before: '', name, behind: possessive };
  if (kind === 'title') return { before: '“', name, behind: `”${possessive}` };
  const bare = name.replace(/^(?:The|An?) /u, '');
  const indefinite = kind === 'one' ? (/^[aeiou]/iu.test(bare) && !consonant.test(bare) ? 'an ' : 'a ') : '';
  return { before: article === 'the' ? 'the ' : indefinite, name: bare, behind: possessive };
}

/** English names by the last word of what they are: "Lord" for the Lord of the Pit. Whatever none fits has no grammar. */
export interface EnglishNouns {
  readonly one?: string;
  readonly many?: string;
  readonly mass?: string;
  /** Whole names. */
  readonly names?: readonly string[];
  readonly titles?: readonly string[];
}

/** What follows the noun of an English name: "of the Pit", "and Cart". */
const behind = /(?:,| (?:of|in|from|at|and|with|for) ).*$/u;

/** Finds the noun of an English name. */
export function englishNouns({ one, many, mass, names, titles }: EnglishNouns) {
  const found = new Map<string, EnglishNoun>();
  const add = (words: readonly string[], noun: EnglishNoun) => words.forEach((word) => found.set(word, noun));
  add(wordsIn(one), { english: 'one' });
  add(wordsIn(many), { english: 'many' });
  add(wordsIn(mass), { english: 'mass' });
  const whole = new Map<string, EnglishNoun>();
  for (const name of names ?? []) whole.set(name, { english: 'name' });
  for (const title of titles ?? []) whole.set(title, { english: 'title' });
  return (name: string): EnglishNoun | undefined =>
    whole.get(name) ?? found.get(name.replace(behind, '').split(/[ -]/u).at(-1)?.toLowerCase() ?? '');
}

/** Stands before a "you" that a verb follows; from the private use area, so that no catalogue has it. */
const MARK = '\uE004';

/** "You" in its place in the sentence. In the nominative the verb behind it still has to follow: see {@link addressed}. */
export function youIn(language: Language, form: Case = 'nominative'): string {
  if (language === 'en') return form === 'nominative' ? `${MARK}You` : form === 'genitive' ? 'yours' : 'you';
  const row: Row = [`${MARK}Du`, 'dich', 'dir', 'deiner'];
  return row[places.indexOf(form)] ?? row[0];
}

/** A sentence about "you", its verbs in the second person: "Du verliert" becomes "Du verlierst". */
export function addressed(sentence: string, language: Language): string {
  if (!sentence.includes(MARK)) return sentence;
  const person = language === 'de' ? germanYou : englishYou;
  const self = language === 'de' ? ' dich' : ' yourself';
  return sentence
    .replace(
      /(^|[.!?:] |[^\uE001]?)(\uE001s)?\uE004(Du|You)(\uE002)?(?: (\p{L}+))?/gu,
      (_, lead: string, open = '', you: string, close = '', verb?: string) => {
        const isFirst = lead === '' || /^[.!?:] $/u.test(lead);
        const word = isFirst ? you : you.toLowerCase();
        return `${lead}${open}${word}${close}${verb === undefined ? '' : ` ${person(verb)}`}`;
      },
    )
    .replace(language === 'de' ? / sich(?=[ .!,])/u : / (?:themselves|itself)(?=[ .!,])/u, self);
}

const irregular: Readonly<Record<string, string>> = {
  ist: 'bist',
  hat: 'hast',
  wird: 'wirst',
  darf: 'darfst',
  muss: 'musst',
  kann: 'kannst',
  will: 'willst',
  soll: 'sollst',
  mag: 'magst',
  weiß: 'weißt',
  hält: 'hältst',
  erhält: 'erhältst',
  behält: 'behältst',
  enthält: 'enthältst',
  tritt: 'trittst',
  betritt: 'betrittst',
  rät: 'rätst',
};

function germanYou(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (!verb.endsWith('t') || /[sßzx]t$/u.test(verb)) return verb;
  return `${verb.slice(0, -1)}st`;
}

function englishYou(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'has') return 'have';
  if (verb === 'was') return 'were';
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/u.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : verb;
}

/** "Anna", "Anna and Mara", "Anna, Mara and Hagen". */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`;

/** As the first word of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

import type { CardWords } from '@tafelrunde/engine';
import type { Hero } from '../../shape.ts';
import { game, type Journey } from '../kit.ts';

/**
 * Reads the English texts of tiles and cards: what they promise, as numbers. Tests play a card and hold what happened against what its
 * text says; the content itself is not asked.
 */

export const textOf = (kind: string): string =>
  (game.words.en.cards as Record<string, CardWords>)[kind].text ?? '';
export const nameOf = (kind: string): string => (game.words.en.cards as Record<string, CardWords>)[kind].name;

/** What somebody gains or loses, by name; what is missing is nothing. */
export type Tally = Record<string, number>;

const GEM_WORD = 'ruby|rubies|emeralds?|opals?|diamonds?|amethysts?|onyx|sapphires?|demon stones?|gems?';
/** Number first, then what it counts. A sign may stand before it. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/(\d+) reputation/gu, 'reputation'],
  [/(\d+) gold(?! card| lower)/gu, 'gold'],
  [/(\d+) gaar/gu, 'gaar'],
  [/(\d+) dwurt/gu, 'dwurt'],
  [/(\d+) healing potions?/gu, 'potions'],
  [/(\d+) silver cards?/gu, 'silver'],
  [/(\d+) gold cards?/gu, 'goldCards'],
  [/(\d+) movement points?/gu, 'moves'],
  [/heal (\d+)/gu, 'health'],
  [/(\d+) wounds?/gu, 'wounds'],
  [new RegExp(`(?<!ready )(\\d+) (?:different |loose )?(?:${GEM_WORD})`, 'gu'), 'gems'],
  [/(\d+) (?:different )?essences?/gu, 'essences'],
  [/(?:draw \d+ [^,;.]*?(?:, | and )keep|draw) (\d+)(?! (?:silver|gold) card)/gu, 'tiles'],
  [/(?<!draw )(\d+) level \d treasure(?!s)/gu, 'tiles'],
  [/(\d+) teleport scroll/gu, 'tiles'],
  [/(?<!draw |level )(\d+) (?:mountain|lakebed|cave|raw-material|treasure tile|weapon(?!smith))/gu, 'tiles'],
  [/(a)ny card from [^;.]* as a trophy/gu, 'trophies'],
  [/(\d+) (?:level \d )?troph(?:y|ies)/gu, 'trophies'],
];

/** Everything a piece of text counts. */
export function tallyOf(said: string): Tally {
  const tally: Tally = {};
  const text = said
    .replace('1 essence of each kind', '4 essences')
    .replace('1 trophy each of levels 1 and 2', '2 trophies');
  for (const [pattern, name] of COUNTED)
    for (const [, n] of text.matchAll(pattern))
      tally[name] = (tally[name] ?? 0) + (n === 'a' ? 1 : Number(n));
  if (text.includes('heal to the maximum')) tally['full'] = 1;
  for (const action of ['mining', 'trade', 'combat'])
    if (text.includes(`a ${action} action`)) tally['actions'] = (tally['actions'] ?? 0) + 1;
  return tally;
}

export const minus = (a: Tally, b: Tally): Tally => {
  const left: Tally = {};
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const n = (a[key] ?? 0) - (b[key] ?? 0);
    if (n !== 0) left[key] = n;
  }
  return left;
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);
const backs = (j: Journey, seat: number, metal: string): number =>
  j.t.cards(j.t.piles.hand[seat]).filter((card) => j.t.back(card) === metal).length;

/** What a seat owns, by the same names. */
export function owns(j: Journey, seat = 0): Tally {
  const { reputation, gold, gaar, dwurt, potions, moves, health, gems, essences, granted }: Hero =
    j.state.heroes[seat];
  return {
    reputation,
    gold,
    gaar,
    dwurt,
    potions,
    moves,
    health,
    gems: total(gems),
    essences: total(essences),
    silver: backs(j, seat, 'silver'),
    goldCards: backs(j, seat, 'gold'),
    tiles: j.kinds(`pouch.${seat}`).length,
    trophies: j.kinds(`trophies.${seat}`).length,
    actions: granted.length,
  };
}

/** The sentence of a tile that tells what it does outside combat. */
export const OUTSIDE =
  /(?:Discard (?:outside combat|at any time)|At once, then discard|Once per round(?: outside combat|, at any time))((?:, [^:]*)?): ([^.]*)\./u;

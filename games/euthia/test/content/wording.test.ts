import assert from 'node:assert/strict';
import { HEROES } from '../../shape.ts';
import { game, situation } from '../kit.ts';
import { textOf } from './reading.ts';

/** What a tile is and how often it works stands in its text, in the same words everywhere. */

const all = Object.values(game.content);

situation('what is immune says so, and nothing else does', () => {
  const immune = all.flatMap(({ kind, enemy }) => (enemy?.immune === true ? [kind] : []));
  assert.deepEqual(
    immune,
    all.flatMap(({ kind, enemy }) => (enemy !== null && textOf(kind).startsWith('Immune') ? [kind] : [])),
  );
  assert.equal(immune.length, 4);
});

/** By use, what the text says of it. */
const USES = {
  discard: /[Dd]iscard/u,
  exhaust: /[Oo]nce per round/u,
  permanent: /[Aa]lways|health|[Pp]ouches|gem spot/u,
  flip: /Once per round/u,
} as const;

situation('how often a clause works stands in the text', () => {
  let read = 0;
  for (const { kind, tile, does } of all) {
    if (tile === null) continue;
    const text = textOf(kind);
    for (const { use, when } of does) {
      read++;
      // Weapons and shields work in every combat round, and so need no word for it.
      if (use === 'perCombatRound')
        assert.match(
          text,
          /[Aa]ttack|First strike|[Ss]hield|With it|[Ee]ach combat round|monster’s roll/u,
          kind,
        );
      else assert.ok(use !== undefined && USES[use].test(text), `${kind} ${when} ${String(use)}: ${text}`);
    }
    const uses = new Set(does.map(({ use }) => use));
    if (/Once per round/u.test(text)) assert.ok(uses.has('exhaust'), kind);
    if (text.startsWith('Discard')) assert.ok(uses.has('discard'), kind);
  }
  assert.ok(read > 300, String(read));
});

situation('the set of armour a clause needs stands in both texts, in their order', () => {
  const steps = (found: readonly number[]): number[] => found.filter((n, i) => n !== found[i - 1]);
  const inText = (text: string, pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map(([, n]) => Number(n));
  let read = 0;
  for (const { kind, tile, does } of all) {
    if (tile === null) continue;
    const needs = steps(does.flatMap(({ needSet }) => needSet ?? []));
    read += needs.length;
    const german = (game.words.de.cards as Record<string, { readonly text?: string }>)[kind].text ?? '';
    assert.deepEqual(inText(textOf(kind), /with a set of (\d)/gu), needs, kind);
    assert.deepEqual(inText(german, /(\d)er-Set/gu), needs, kind);
  }
  assert.ok(read > 25, String(read));
});

situation('both texts of a card name the same numbers', () => {
  const numbers = (text: string): string =>
    [...text.matchAll(/\d+/gu)]
      .map(([n]) => n)
      .toSorted()
      .join();
  // These two say a number as a word, or once for three things.
  const worded = new Set(['robberQueen', 'minerThreeLevels']);
  let read = 0;
  for (const { kind } of all) {
    const german = (game.words.de.cards as Record<string, { readonly text?: string }>)[kind].text ?? '';
    if (worded.has(kind)) continue;
    read++;
    assert.equal(numbers(german), numbers(textOf(kind)), kind);
  }
  assert.ok(read > 500, String(read));
});

situation('gem and essence tiles are those that turn into stones at once', () => {
  const stones = all.filter(({ tile }) => tile?.class === 'gemTile' || tile?.class === 'essenceTile');
  for (const { kind, tile } of all)
    if (tile !== null)
      assert.equal(
        stones.some((one) => one.kind === kind),
        textOf(kind).startsWith('At once, then discard'),
        kind,
      );
  for (const { kind, tile } of stones)
    assert.equal(tile!.class === 'essenceTile', /essence/u.test(textOf(kind)), kind);
  assert.ok(stones.length > 8, String(stones.length));
});

situation('the two tiles of a pair belong to different styles of a hero', () => {
  let pairs = 0;
  for (const hero of HEROES) {
    const own = all.flatMap(({ tile }) => (tile?.hero?.hero === hero ? [tile.hero] : []));
    for (const value of new Set(own.map((one) => one.value))) {
      const here = own.filter((one) => one.value === value && one.value !== null && one.players === null);
      if (here.length !== 2) continue;
      assert.deepEqual(
        new Set(here.map(({ build }) => build)),
        new Set(['a', 'b']),
        `${hero} ${String(value)}`,
      );
      pairs++;
    }
  }
  assert.ok(pairs > 40, String(pairs));
});

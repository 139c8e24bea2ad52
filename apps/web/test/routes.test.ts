import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessLanguage } from '../src/guess-language.ts';
import { splitName } from '../src/parts/gameName.ts';
import { areaAnchor, readSearch, routeOf, rulebookAddress } from '../src/routes.ts';

test('every address has its page', () => {
  assert.deepEqual(routeOf('/'), { page: 'first' });
  assert.deepEqual(routeOf('/rules'), { page: 'rulebooks' });
  assert.deepEqual(routeOf('/rules/'), { page: 'rulebooks' });
  assert.deepEqual(routeOf('/rules/exalted-ones'), { page: 'rulebook', game: 'exalted-ones' });
  assert.deepEqual(routeOf('/credits'), { page: 'credits' });
  assert.deepEqual(routeOf('/gallery'), { page: 'gallery' });
  assert.deepEqual(routeOf('/new/talisman'), { page: 'new', game: 'talisman' });
  assert.deepEqual(routeOf('/lab'), { page: 'lab', game: null });
  assert.deepEqual(routeOf('/lab/talisman'), { page: 'lab', game: 'talisman' });
  assert.deepEqual(routeOf('/table/x-1'), { page: 'table', id: 'x-1' });
  for (const path of ['/rule', '/rules/talisman/more', '/credits/more', '/new', '/table', '/table/a/b']) {
    assert.deepEqual(routeOf(path), { page: 'missing' });
  }
});

test('an address of a rulebook names a place or a search, and is read back', () => {
  assert.equal(rulebookAddress('talisman'), '/rules/talisman');
  assert.equal(rulebookAddress('talisman', { anchor: 'TA-CROWN-01' }), '/rules/talisman#TA-CROWN-01');
  assert.equal(rulebookAddress('talisman', { anchor: areaAnchor('crown') }), '/rules/talisman#area-crown');
  const address = rulebookAddress('talisman', { query: ' größte Krone & ', onlyRulings: true });
  assert.equal(address, '/rules/talisman?q=gr%C3%B6%C3%9Fte+Krone+%26&only=rulings');
  assert.deepEqual(readSearch(address.slice(address.indexOf('?'))), {
    query: 'größte Krone &',
    onlyRulings: true,
  });
  assert.deepEqual(readSearch(''), { query: '', onlyRulings: false });
});

test('the first language is guessed from the browser', () => {
  assert.equal(guessLanguage(['de-AT', 'en']), 'de');
  assert.equal(guessLanguage(['fr', 'en-US', 'de']), 'en');
  assert.equal(guessLanguage(['fr-FR']), 'en');
  assert.equal(guessLanguage([]), 'de');
});

test('a long name is cut where it cuts itself', () => {
  assert.deepEqual(splitName('Thunderstone: Zorn der Elemente'), {
    title: 'Thunderstone',
    subtitle: 'Zorn der Elemente',
  });
  assert.deepEqual(splitName('Euthia'), { title: 'Euthia' });
});

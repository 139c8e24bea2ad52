import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  capitalized,
  type Case,
  decline,
  englishNouns,
  germanNouns,
  sayer,
  sayEvent,
  withNouns,
  type Words,
} from '../src/index.ts';

const nounOf = germanNouns({
  masculine: 'ritter ring',
  weak: 'drache akolyth herr',
  adjective: 'fremder',
  feminine: 'hexe stadt',
  neuter: 'schwert weib',
  plural: 'felder',
  names: ['Mephisto', 'Thorn, der Steinwächter', 'Oda, die Kräuterfrau', 'Fahl, das Irrlicht'],
  titles: ['Bring zwei Gold'],
});
const put = (name: string, form?: Case, article: 'the' | 'a' = 'the'): string => {
  const { before, name: declined, behind } = decline(name, nounOf(name), form, article);
  return before + declined + behind;
};

describe('German names in a sentence', () => {
  test('every noun has its article and its case', () => {
    assert.equal(put('Ring', 'accusative'), 'den Ring');
    assert.equal(put('Frostdrache', 'accusative'), 'den Frostdrachen');
    assert.equal(put('Akolyth', 'dative'), 'dem Akolythen');
    assert.equal(put('Herr der Grube', 'accusative'), 'den Herrn der Grube');
    assert.equal(put('Stadt', 'dative'), 'der Stadt');
    assert.equal(put('Schwert des Lichts', 'genitive'), 'des Schwerts des Lichts');
    assert.equal(put('Felder', 'dative'), 'den Feldern');
    assert.equal(put('Fremder', 'accusative'), 'den Fremden');
  });

  test('adjectives go with their noun', () => {
    assert.equal(put('Schwarzer Ritter'), 'der Schwarze Ritter');
    assert.equal(put('Schwarzer Ritter', 'accusative'), 'den Schwarzen Ritter');
    assert.equal(put('Dunkle Hexe', 'dative'), 'der Dunklen Hexe');
    assert.equal(put('Altes Weib', 'nominative', 'a'), 'ein Altes Weib');
    assert.equal(put('Schwarzer Ritter', 'dative', 'a'), 'einem Schwarzen Ritter');
  });

  test('names have no article, titles stand in quotation marks, and what is unknown stays as it is', () => {
    assert.equal(put('Mephisto', 'accusative'), 'Mephisto');
    assert.equal(put('Bring zwei Gold', 'accusative'), '„Bring zwei Gold“');
    assert.equal(nounOf('Zwerg'), undefined);
    assert.equal(put('Zwerg', 'accusative'), 'Zwerg');
  });

  test('what a name is called beside itself is declined', () => {
    assert.equal(put('Thorn, der Steinwächter'), 'Thorn, der Steinwächter');
    assert.equal(put('Thorn, der Steinwächter', 'accusative'), 'Thorn, den Steinwächter');
    assert.equal(put('Thorn, der Steinwächter', 'dative'), 'Thorn, dem Steinwächter');
    assert.equal(put('Oda, die Kräuterfrau', 'accusative'), 'Oda, die Kräuterfrau');
    assert.equal(put('Oda, die Kräuterfrau', 'dative'), 'Oda, der Kräuterfrau');
    assert.equal(put('Fahl, das Irrlicht', 'dative'), 'Fahl, dem Irrlicht');
  });

  test('a plural is known as one', () => {
    const cards = withNouns({ fields: { name: 'Felder' }, city: { name: 'Stadt' } }, nounOf);
    const say = sayer({ ...words, cards }, []);
    assert.deepEqual([say.isMany('fields'), say.isMany('city')], [true, false]);
  });
});

const englishNounOf = englishNouns({
  one: 'wraith lord unicorn elf portrait door',
  many: 'raiders beasts',
  mass: 'armour',
  names: ['Mephistopheles', 'Pestilence'],
  titles: ['A Favour Owed'],
});
const putEnglish = (name: string, form?: Case, article: 'the' | 'a' = 'the'): string => {
  const { before, name: bare, behind } = decline(name, englishNounOf(name), form, article);
  return before + bare + behind;
};

describe('English names in a sentence', () => {
  test('every noun has its article, whatever follows it', () => {
    assert.equal(putEnglish('Wraith'), 'the Wraith');
    assert.equal(putEnglish('Lord of the Pit', 'accusative'), 'the Lord of the Pit');
    assert.equal(putEnglish('Self-Portrait'), 'the Self-Portrait');
    assert.equal(putEnglish('Raiders'), 'the Raiders');
    assert.equal(putEnglish('Broken Armour'), 'the Broken Armour');
    assert.equal(putEnglish('The Magic Door'), 'the Magic Door');
  });

  test('"a" goes by the sound, and neither many nor what is not counted has it', () => {
    assert.equal(putEnglish('Wraith', 'nominative', 'a'), 'a Wraith');
    assert.equal(putEnglish('Elf', 'nominative', 'a'), 'an Elf');
    assert.equal(putEnglish('Undying Lord', 'nominative', 'a'), 'an Undying Lord');
    assert.equal(putEnglish('Unicorn', 'nominative', 'a'), 'a Unicorn');
    assert.equal(putEnglish('Raiders', 'nominative', 'a'), 'Raiders');
    assert.equal(putEnglish('Armour', 'nominative', 'a'), 'Armour');
  });

  test('possessives', () => {
    assert.equal(putEnglish('Wraith', 'genitive'), 'the Wraith’s');
    assert.equal(putEnglish('Scavenging Beasts', 'genitive'), 'the Scavenging Beasts’');
    assert.equal(putEnglish('Mephistopheles', 'genitive'), 'Mephistopheles’s');
  });

  test('names have no article, titles stand in quotation marks, and what is unknown stays as it is', () => {
    assert.equal(putEnglish('Mephistopheles'), 'Mephistopheles');
    assert.equal(putEnglish('Pestilence', 'nominative', 'a'), 'Pestilence');
    assert.equal(putEnglish('A Favour Owed'), '“A Favour Owed”');
    assert.equal(englishNounOf('Dwarf'), undefined);
    assert.equal(putEnglish('Dwarf'), 'Dwarf');
  });

  test('the article stands before the chip, also as the first word, and the verb goes with the name', () => {
    const { before, name, behind } = decline('Wraith', englishNounOf('Wraith'));
    assert.deepEqual([before, name, behind], ['the ', 'Wraith', '']);
    const say = sayer(
      {
        ...words,
        cards: withNouns({ wraith: { name: 'Wraith' }, raiders: { name: 'Raiders' } }, englishNounOf),
      },
      [],
    );
    assert.equal(capitalized(say.the('wraith')), 'The Wraith');
    assert.deepEqual(
      [say.isMany('raiders'), say.isMany('wraith'), say.isMany('unknown')],
      [true, false, false],
    );
  });
});

const words: Words = {
  name: 'Tiny',
  prompts: {},
  options: {},
  events: {
    lost: ({ seat }, say) => `${say.seat(seat)} verliert 1 Leben.`,
    bids: ({ seat }, say) => `${say.seat(seat)} bietet 2.`,
    sets: ({ seat }, say) => `${say.seat(seat)} setzt aus.`,
    gets: ({ seat }, say) => `${say.seat(seat)} erhält 1 Gold.`,
    rests: ({ seat }, say) => `${say.seat(seat)} ruht sich aus.`,
    fights: ({ seat, kind }, say) => `${say.seat(seat)} kämpft gegen ${say.the(kind, 'accusative')}.`,
    robs: ({ seat, from }, say) => `${say.seat(seat)} bestiehlt ${say.seat(from, 'accusative')}.`,
    wakes: ({ seat }, say) => `Der Schnitter erwacht: ${say.seat(seat)} würfelt 3.`,
  },
  cards: withNouns({ drake: { name: 'Drache' } }, nounOf),
  endings: {},
};
const you = sayer(words, ['Ada', 'Bea'], { viewer: 0, language: 'de' });
const told = (type: string, data: { readonly [name: string]: number | string }) =>
  sayEvent(words, { type, data }, you);

describe('a sentence to its reader', () => {
  test('calls the reader "you", with the verb that goes with it', () => {
    assert.equal(told('lost', { seat: 0 }), 'Du verlierst 1 Leben.');
    assert.equal(told('lost', { seat: 1 }), 'Bea verliert 1 Leben.');
    assert.equal(told('bids', { seat: 0 }), 'Du bietest 2.');
    assert.equal(told('sets', { seat: 0 }), 'Du setzt aus.');
    assert.equal(told('gets', { seat: 0 }), 'Du erhältst 1 Gold.');
    assert.equal(told('rests', { seat: 0 }), 'Du ruhst dich aus.');
    assert.equal(told('rests', { seat: 1 }), 'Bea ruht sich aus.');
    assert.equal(told('fights', { seat: 0, kind: 'drake' }), 'Du kämpfst gegen den Drachen.');
  });

  test('also where others act on the reader, and in the middle of a sentence', () => {
    assert.equal(told('robs', { seat: 1, from: 0 }), 'Bea bestiehlt dich.');
    assert.equal(told('robs', { seat: 0, from: 1 }), 'Du bestiehlst Bea.');
    assert.equal(told('wakes', { seat: 0 }), 'Der Schnitter erwacht: Du würfelst 3.');
  });

  test('an empty sentence is no line', () => {
    const silent: Words = { ...words, events: { runs: ({ how }) => (how === 'again' ? '' : 'Läuft.') } };
    const line = (how: string) => sayEvent(silent, { type: 'runs', data: { how } }, sayer(silent, []));
    assert.deepEqual([line('first'), line('again')], ['Läuft.', null]);
  });

  test('in English, too', () => {
    const english: Words = {
      ...words,
      events: {
        goes: ({ seat }, say) => `${say.seat(seat)} goes home.`,
        tries: ({ seat }, say) => `${say.seat(seat)} tries again.`,
        is: ({ seat }, say) => `${say.seat(seat)} is out.`,
        misses: ({ seat }, say) => `${say.seat(seat)} misses a turn.`,
        robs: ({ seat, from }, say) => `${say.seat(seat)} robs ${say.seat(from, 'accusative')}.`,
      },
    };
    const say = sayer(english, ['Ada', 'Bea'], { viewer: 0, language: 'en' });
    const line = (type: string, data: { readonly [name: string]: number }) =>
      sayEvent(english, { type, data }, say);
    assert.equal(line('goes', { seat: 0 }), 'You go home.');
    assert.equal(line('tries', { seat: 0 }), 'You try again.');
    assert.equal(line('is', { seat: 0 }), 'You are out.');
    assert.equal(line('misses', { seat: 0 }), 'You miss a turn.');
    assert.equal(line('robs', { seat: 1, from: 0 }), 'Bea robs you.');
  });
});

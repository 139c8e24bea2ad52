import { englishNouns, type Noun } from '@tafelrunde/engine';

const heroes = englishNouns({
  names: [
    'Leandros',
    'Linnea',
    'Ylvie',
    'Majvi',
    'Elmar',
    'Leyla',
    'Djamila',
    'Halef',
    'Yassir',
    'Zahit',
    'Jasper',
    'Lucina',
    'Dr. Markovic',
    'Alice',
    'Gavin',
    'Shi Weng',
    'Ayumi',
    'Nian Mingli',
    'Tian Feng',
    'Chen Lu',
    'Moura',
  ],
});

/** Heroes have names; what they can do is called by a title. */
export const heroNoun = (name: string): Noun => heroes(name) ?? { english: 'title' };

/** How equipment and units stand in a sentence, by their nouns. */
export const thingNoun = englishNouns({
  one: `
    amulet artefact breaker capsule chisel cloak coat crystal disc fang golem harness heart pearl pike salve sash sceptre
    shard staff tower wand weapon whetstone`,
  many: 'boots sandals',
  names: ['Pantha', 'Igu', 'Drako', 'Cydra'],
});

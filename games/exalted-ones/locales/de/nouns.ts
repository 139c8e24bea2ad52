import { germanNouns, type Noun } from '@tafelrunde/engine';

const heroes = germanNouns({
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
export const heroNoun = (name: string): Noun => heroes(name) ?? { kind: 'title' };

/** How equipment and units stand in a sentence, by the ends of their nouns. */
export const thingNoun = germanNouns({
  masculine: `
    kristall panzer stein stab meißel brecher zahn spieß harnisch mantel splitter golem turm`,
  feminine: `perle scheibe waffe schärpe kapsel salbe`,
  neuter: `zepter herz wams amulett artefakt`,
  plural: `sandalen stiefel`,
  names: ['Pantha', 'Igu', 'Drako', 'Cydra'],
});

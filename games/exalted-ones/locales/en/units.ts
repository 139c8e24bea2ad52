import type { CardWords } from '@tafelrunde/engine';

export const units = {
  golem: {
    name: 'Golem',
    text: 'Stands in front of a tower in a pair, marches at the end of the round and responds with its squad.',
  },
  innerTower: {
    name: 'Inner Tower',
    text: 'Shoots at heroes with 9 dice as long as one of its golems lives.',
  },
  outerTower: {
    name: 'Outer Tower',
    text: 'Shoots at heroes with 7 dice as long as one of its golems lives, in round 1 even without golems.',
  },
  artefact: {
    name: 'Artefact',
    text: 'Can be attacked once both towers of a lane are destroyed. Whoever destroys it wins.',
  },
  pantha: {
    name: 'Pantha',
    text: 'Pounce: when responding, Pantha leaps over other models and has +1 melee against the hero who attacked from more than 1 inch.',
  },
  igu: { name: 'Igu', text: 'Sticky Spit: the hero Igu attacks when responding is slowed.' },
  drako: {
    name: 'Drako',
    text: 'Fire Breath: the hero Drako attacks when responding burns. Trophy: until the end of the round all heroes of the team have +1 melee/ranged.',
  },
  cydra: {
    name: 'Cydra',
    text: 'Second Head: after responding Cydra attacks the nearest other hero of the same team within 1 inch with 4 dice. Trophy: until the end of the round all heroes of the team have +1 armour and +1 resistance.',
  },
} satisfies Record<string, CardWords>;

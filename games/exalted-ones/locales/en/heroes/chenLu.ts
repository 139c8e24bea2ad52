import type { CardWords } from '@tafelrunde/engine';

export const chenLu = {
  chenLu: {
    name: 'Chen Lu',
    text: 'Eight brothers taught her every curse; she taught the brothers manners. Today she wears the dragon of House Long on her chest and on her tongue. Whoever attacks her has usually forgotten what was so funny a moment ago.',
  },
  sharpTongue: {
    name: 'Sharp Tongue',
    text: 'melee > resistance. Charm 3.',
  },
  dragonStance: {
    name: 'Dragon Stance',
    text: 'Until the start of your next activation phase: +2 armour against ranged basic attacks (towers too); Chen Lu returns the first two melee basic attacks of heroes at −1 melee. As a reaction it works before the attack.',
  },
  dragonsWrath: {
    name: 'Dragon’s Wrath',
    text: 'Template T1: melee > armour, +1 die for every attack roll against Chen Lu this round, at most +3.',
  },
  turnAside: {
    name: 'Turn Aside',
    text: 'The first ranged basic attack of an enemy hero in each activation phase against Chen Lu or a friendly hero within 1 inch of her has 2 dice fewer.',
  },
} satisfies Record<string, CardWords>;

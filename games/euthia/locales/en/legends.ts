import type { CardWords } from '@tafelrunde/engine';

export const legends: Readonly<Record<string, CardWords>> = {
  artefactFarrugasFang: {
    name: 'Farruga’s Fang',
    text: 'Attack: 4–6 = 2, 7–9 = 4, 10–12 = 6, 13+ = 9 damage. With it you may suffer 2 wounds: damage +3.',
  },
  artefactMirrezilsHeart: {
    name: 'Heart of Mirrezil',
    text: '+5 health. Each combat round, once in a healing phase: heal 2.',
  },
  artefactTearsOfShii: {
    name: 'Tears of Shii',
    text: 'Always in combat preparation: die of hope +5. Always: clover +2.',
  },
  artefactFaersHorn: {
    name: 'Faer’s Wind Horn',
    text: 'Once per round outside combat: teleport 12, choose 1: a mining action / a trade action / a combat action.',
  },
  artefactMirrorOfEuthia: {
    name: 'Mirror of Euthia',
    text: '+2 health. Each combat round after the monster’s roll: rabbit’s foot −4. Each combat round before your roll, if you used a shield and suffered no wound in this combat round: 2 damage.',
  },
  artefactBookOfReturn: {
    name: 'Book of Return',
    text: 'Once per round, at any time: ready 3 exhausted abilities, +3 gaar.',
  },
  supplyProvisions: { name: 'Sack of Provisions', text: 'Discard at any time: heal 5.' },
  supplyRope: { name: 'Rope and Hook', text: 'Discard outside combat: teleport 3.' },
  supplyLantern: {
    name: 'Storm Lantern',
    text: 'Discard outside combat: 1 movement point, look at the top 4 tiles of the map stack and put them back in any order.',
  },
  supplyToolbox: { name: 'Toolbox', text: 'Discard outside combat: a mining action, with a mine cart.' },
  supplyTravelMoney: { name: 'Travel Money', text: 'Discard outside combat: +3 gold.' },
  supplyBlessing: {
    name: 'Priest’s Blessing',
    text: 'Discard in combat preparation: die of hope +3, +1 gaar.',
  },
  legendFarrugasFang: {
    name: 'The Legend of the Dragon’s Tooth',
    text: 'Hand in 2 trophies of level 3: take Farruga’s Fang, +4 reputation.',
  },
  legendMirrezilsHeart: {
    name: 'The Legend of the Beating Stone',
    text: 'Have a maximum health of 15 or more and hand in 1 loose ruby: take the Heart of Mirrezil, +3 reputation.',
  },
  legendTearsOfShii: {
    name: 'The Legend of the Four Tears',
    text: 'Hand in 1 essence of each kind: take the Tears of Shii, +4 reputation.',
  },
  legendFaersHorn: {
    name: 'The Legend of the Last Wind',
    text: 'Have 8 or more own hero markers on the map and pay 4 gold: take Faer’s Wind Horn, +3 reputation.',
  },
  legendMirrorOfEuthia: {
    name: 'The Legend of the Spotless Knight',
    text: 'Wear a set of 5 and hand in 1 loose gem: take the Mirror of Euthia, +4 reputation.',
  },
  legendBookOfReturn: {
    name: 'The Legend of the Endless Book',
    text: 'Have 4 or more completed quests and pay 2 gaar: take the Book of Return, +3 reputation.',
  },
};

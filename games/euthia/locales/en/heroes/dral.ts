import type { CardWords } from '@tafelrunde/engine';

export const dral: Readonly<Record<string, CardWords>> = {
  dral: {
    name: 'Dral',
    text: 'Stands until the monster tires. Every shield costs own strength until the art of the shield ripens.',
  },
  dralOathSword: {
    name: 'Oath Sword',
    text: 'Attack: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, if you are unhurt: clover +1.',
  },
  dralCrestedShield: {
    name: 'Crested Shield',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −1, your next combat value −1.',
  },
  dralBrace: { name: 'Brace', text: 'Once per round after the monster’s roll: wounds −3.' },
  dralGrit: {
    name: 'Grit',
    text: 'Once per round after your roll, if you were wounded in this combat round: clover +2.',
  },
  dralTowerShield: {
    name: 'Tower Shield',
    text: 'Each combat round after the monster’s roll: wounds −1, your next combat value −2.',
  },
  dralShieldBash: {
    name: 'Shield Bash',
    text: 'Attack, once per round: 5–7 = 1, 8–10 = 2, 11+ = 3 damage. With it, if you used a shield in this combat round: clover +3.',
  },
  dralNightWatch: {
    name: 'Watch by the Fire',
    text: 'Once per round outside combat: heal 3, look at the top card of a monster deck and put it at the bottom if you like.',
  },
  dralChallenge: {
    name: 'Challenge',
    text: 'Once per round in combat preparation: +1 gaar, die of hope +1.',
  },
  dralShieldArm: {
    name: 'Shield Arm',
    text: 'Always, if you used a shield in this combat round: your next combat value +2.',
  },
  dralJudgementHammer: {
    name: 'Hammer of Judgement',
    text: 'Attack: 5–7 = 1, 8–10 = 2, 11+ = 4 damage. With it, if you were wounded in this combat round: clover +1.',
  },
  dralRespite: { name: 'Respite', text: 'Once per round, at any time: heal 4.' },
  dralShieldRush: {
    name: 'Shield Rush',
    text: 'First strike, once per round: 5–7 = 1, 8–10 = 2, 11+ = 3 damage. With it, if you hold a shield: clover +2.',
  },
  dralBastion: {
    name: 'Bastion',
    text: '+1 health, 1 gem spot. Each combat round after the monster’s roll: wounds −1, your next combat value −1.',
  },
  dralVerdict: {
    name: 'Verdict',
    text: 'Attack, once per round: 5–7 = 2, 8–10 = 3, 11+ = 5 damage. With it, if you were wounded in this combat round: damage +1.',
  },
  dralWallOfThorns: {
    name: 'Wall of Thorns',
    text: 'Always before your roll, if you used a shield and suffered no wound in this combat round: 1 damage.',
  },
  dralNoRest: { name: 'No Rest', text: 'Once per round outside combat: heal 2, a combat action.' },
  dralLionheart: {
    name: 'Lionheart',
    text: 'Always: +2 maximum health. Once per round, at any time, with a set of 3: heal 2.',
  },
  dralBloodPrice: {
    name: 'Blood Price',
    text: 'Always before your roll, if you were wounded in this combat round: 1 damage.',
  },
  dralAegisOfKings: {
    name: 'Aegis of Kings',
    text: '+1 health, 1 gem spot. Each combat round after the monster’s roll: rabbit’s foot −2, your next combat value −1.',
  },
  dralChargeOfWrath: {
    name: 'Charge of Wrath',
    text: 'First strike, once per round: 6–8 = 2, 9–11 = 3, 12+ = 5 damage. With it, if you moved 2 or more spaces this turn: clover +2.',
  },
  dralTheUnmoved: {
    name: 'The Unmoved',
    text: 'Always: wounds −1; plus clover +2 if you used a shield in this combat round.',
  },
  dralLastStand: {
    name: 'Last Stand',
    text: 'Once per round before your roll, if you have 6 health or less: heal 4, damage +2 until the end of combat.',
  },
};

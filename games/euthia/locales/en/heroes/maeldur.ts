import type { CardWords } from '@tafelrunde/engine';

export const maeldur: Readonly<Record<string, CardWords>> = {
  maeldur: {
    name: 'Maeldur',
    text: 'Little health, great numbers: high rolls pay off most for him. Essences of fire are his fuel.',
  },
  maeldurStaffOfFire: { name: 'Staff of Fire', text: 'Attack: 4–6 = 1, 7–9 = 2, 10–12 = 3, 13+ = 4 damage.' },
  maeldurCatchSparks: {
    name: 'Catch Sparks',
    text: 'Once per round outside combat, you may pay 1 gaar: take 1 essence of fire.',
  },
  maeldurScorch: { name: 'Scorch', text: 'Once per round before your roll: 1 damage.' },
  maeldurFlareUp: {
    name: 'Flare Up',
    text: 'Once per round after your roll: clover +2; plus clover +2 if you used an essence of fire in this fight.',
  },
  maeldurHeatHaze: {
    name: 'Heat Haze',
    text: 'Once per round after the monster’s roll: reroll one monster die, rabbit’s foot −1.',
  },
  maeldurAshCircle: {
    name: 'Ash Circle',
    text: 'Once per round before or after the monster’s roll: remove 1 chaos marker of the monster, wounds −1.',
  },
  maeldurTrialByFire: {
    name: 'Trial by Fire',
    text: 'Once per round in combat preparation: choose 1: remove 1 chaos marker of the monster / take 1 gaar from the monster / 1 damage.',
  },
  maeldurFireball: {
    name: 'Fireball',
    text: 'Attack, once per round: 5–7 = 2, 8–9 = 3, 10–12 = 4, 13+ = 6 damage.',
  },
  maeldurEmberShield: {
    name: 'Ember Shield',
    text: 'Each combat round after the monster’s roll: wounds −1, your next combat value −2. Once per round before your roll, if you used a shield in this combat round: 1 damage.',
  },
  maeldurFlameLance: {
    name: 'Flame Lance',
    text: 'First strike, once per round: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 5 damage. With it, if you used an essence of fire in this fight: clover +2.',
  },
  maeldurSmoulder: {
    name: 'Smoulder',
    text: 'Once per round before your roll, you may pay 2 gaar: 1 damage, again in every later combat round.',
  },
  maeldurFireheart: {
    name: 'Fireheart',
    text: 'Always, if you used an essence of fire in this fight: damage +1, clover +1.',
  },
  maeldurAshStaff: {
    name: 'Ash Staff',
    text: '1 gem spot. Attack: 6–7 = 1, 8–10 = 2, 11–13 = 3, 14+ = 4 damage. Each combat round after the monster’s roll: rabbit’s foot −1.',
  },
  maeldurStaffOfTheSun: {
    name: 'Staff of the Sun',
    text: '1 gem spot. Attack: 6–7 = 1, 8–9 = 2, 10–11 = 4, 12–13 = 5, 14+ = 6 damage.',
  },
  maeldurGaarFlame: { name: 'Gaar Flame', text: 'Once per round in combat preparation: +2 gaar.' },
  maeldurPyre: {
    name: 'Pyre',
    text: 'Attack, once per round: 6–8 = 2, 9–11 = 4, 12–14 = 6, 15+ = 8 damage. With it, if the monster already has damage: clover +2.',
  },
  maeldurWallOfFire: {
    name: 'Wall of Fire',
    text: 'Once per round after the monster’s roll: rabbit’s foot −2, 1 damage.',
  },
  maeldurDragonBreath: {
    name: 'Dragon’s Breath',
    text: 'First strike, once per round: 5–7 = 3, 8–10 = 5, 11–13 = 6, 14+ = 8 damage. Afterwards in any case: suffer 1 wound.',
  },
  maeldurEverburning: { name: 'Everburning', text: 'Always, if the monster already has damage: damage +1.' },
  maeldurStarfire: {
    name: 'Starfire',
    text: 'Attack, once per round: 6–8 = 4, 9–11 = 6, 12–14 = 9, 15+ = 13 damage. With it, if one of your dice shows a 6: clover +2.',
  },
  maeldurPhoenix: {
    name: 'Phoenix',
    text: 'Once per round, at any time: heal 6, +2 gaar, ready 1 other ability.',
  },
};

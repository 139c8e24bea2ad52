import type { CardWords } from '@tafelrunde/engine';

export const skoldur: Readonly<Record<string, CardWords>> = {
  skoldur: {
    name: 'Skoldur',
    text: 'Dwurt instead of gaar: sure points that take their price at the end of the turn. Frenzy or a clear head, both win.',
  },
  skoldurPitAxe: {
    name: 'Pit Axe',
    text: 'Attack: 5–8 = 1, 9–11 = 2, 12+ = 3 damage. With it you may pay 1 dwurt: damage +1.',
  },
  skoldurThickSkull: {
    name: 'Thick Skull',
    text: 'Once per round after the monster’s roll, you may pay 1 dwurt: wounds −3.',
  },
  skoldurTemper: {
    name: 'Temper',
    text: 'Once per round after your roll, you may pay 1 dwurt: clover +4, damage +1.',
  },
  skoldurSober: {
    name: 'Sober',
    text: 'Once per round after the monster’s roll: wounds −2; plus rabbit’s foot −2 if the dwurt die shows 0.',
  },
  skoldurFoam: {
    name: 'Foaming',
    text: 'Once per round in combat preparation, you may suffer 1 wound: +2 dwurt.',
  },
  skoldurProspector: {
    name: 'Prospector',
    text: 'Always: pouches +1. Once per round during a mining action: mine cart.',
  },
  skoldurRecklessSwing: {
    name: 'Reckless Swing',
    text: 'Attack, once per round: 5–7 = 1, 8–10 = 2, 11+ = 3 damage. With it, if the dwurt die shows 2 or more: damage +2.',
  },
  skoldurForgeShield: {
    name: 'Forge Shield',
    text: '+1 health. Each combat round after the monster’s roll: wounds −1, your next combat value −2. If you used a shield and the dwurt die shows 1 or less: your next combat value +2.',
  },
  skoldurTallTales: {
    name: 'Tall Tales',
    text: 'Once per round outside combat, you may pay 1 dwurt: +2 gold.',
  },
  skoldurBeastFriend: {
    name: 'Drinking with Beasts',
    text: 'Once per round in combat preparation: take 1 gaar from the monster. As monster player, once per round after the monster’s roll: rabbit’s foot +2.',
  },
  skoldurTwinAxe: {
    name: 'Twin Axe',
    text: 'Attack: 6–9 = 2, 10–12 = 3, 13+ = 4 damage. With it you may pay 1 dwurt: damage +2.',
  },
  skoldurDwarvenBargain: {
    name: 'Dwarven Bargain',
    text: 'Once per round during a trade action: one sale brings 2 more gold, one price is 1 gold lower.',
  },
  skoldurFrenzy: { name: 'Frenzy', text: 'Always, if the dwurt die shows 3 or more: clover +2.' },
  skoldurBarrelThrow: {
    name: 'Barrel Throw',
    text: 'First strike, once per round: 4–6 = 1, 7–9 = 2, 10+ = 3 damage. With it, if the dwurt die shows 0: clover +2.',
  },
  skoldurHeadbutt: {
    name: 'Headbutt',
    text: 'First strike, once per round: 5–7 = 2, 8–10 = 3, 11+ = 4 damage. With it you may pay 1 dwurt: damage +2.',
  },
  skoldurAnvilHammer: {
    name: 'Anvil Hammer',
    text: '1 gem spot. Attack: 6–8 = 2, 9–11 = 3, 12+ = 4 damage. With it, if the dwurt die shows 1 or less: clover +1.',
  },
  skoldurNoPain: {
    name: 'No Pain',
    text: 'Each combat round after the monster’s roll, you may pay 1 dwurt: wounds −3.',
  },
  skoldurDeepVein: {
    name: 'Deep Vein',
    text: 'Once per round outside combat: a mining action, 2 movement points.',
  },
  skoldurRampage: {
    name: 'Rampage',
    text: 'Once per round outside combat, you may pay 1 dwurt: a combat action, 1 movement point, heal 3.',
  },
  skoldurRuneHide: {
    name: 'Rune Hide',
    text: 'Always: +3 maximum health; plus wounds −1 if the dwurt die shows 0.',
  },
  skoldurWorldsplitter: {
    name: 'Worldsplitter',
    text: '1 gem spot. Attack: 6–8 = 2, 9–11 = 4, 12–14 = 5, 15+ = 8 damage. With it you may pay 1 dwurt: damage +2.',
  },
  skoldurHammerThrow: {
    name: 'Hammer Throw',
    text: 'First strike, once per round: 4–6 = 2, 7–9 = 3, 10–12 = 5, 13+ = 7 damage. With it, if the dwurt die shows 1 or less: the penalty on the monster card does not count.',
  },
  skoldurUnbowed: {
    name: 'Unbowed',
    text: 'Always: damage +1 if the dwurt die shows 2 or more; plus wounds −2 if the dwurt die shows 4 or more.',
  },
  skoldurOldMaster: {
    name: 'Old Master',
    text: 'Always: pouches +1; plus clover +2 if the dwurt die shows 1 or less; plus damage +1 if the dwurt die shows 1 or less.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const ael: Readonly<Record<string, CardWords>> = {
  ael: { name: 'Áel', text: 'Shoots before every fight, sees danger coming and is everywhere.' },
  aelForestKnife: {
    name: 'Forest Knife',
    text: 'Attack: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, if your first strike dealt damage: clover +1.',
  },
  aelShortBow: { name: 'Short Bow', text: 'First strike: 8–10 = 1, 11–12 = 2, 13+ = 3 damage.' },
  aelFocus: { name: 'Focus', text: 'Once per round after your roll: clover +2.' },
  aelLightFoot: { name: 'Light Foot', text: 'Once per round outside combat: 2 movement points.' },
  aelYewBow: {
    name: 'Yew Bow',
    text: '1 gem spot. First strike: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 damage.',
  },
  aelTrailSense: {
    name: 'Trail Sense',
    text: 'Once per round outside combat: 1 movement point, look at the top 2 cards of a monster deck and put them back in any order; up to 1 of them may go to the bottom.',
  },
  aelStalk: {
    name: 'Stalk',
    text: 'Once per round in combat preparation: remove 1 chaos marker of the monster if you are unhurt; plus die of hope +1.',
  },
  aelMockingArrow: {
    name: 'Mocking Arrow',
    text: 'Once per round in combat preparation: take 1 gaar from the monster, draw 1 silver card.',
  },
  aelFalconEye: { name: 'Falcon Eye', text: 'Always, on your first strike: clover +1, damage +1.' },
  aelWindLeap: { name: 'Wind Leap', text: 'Once per round outside combat: teleport 2.' },
  aelTwinShot: {
    name: 'Twin Shot',
    text: 'First strike, once per round: 5–7 = 2, 8–10 = 3, 11+ = 4 damage. With it, on a double: damage +1.',
  },
  aelWindBlade: {
    name: 'Wind Blade',
    text: 'Attack: 5–7 = 1, 8–9 = 2, 10–11 = 3, 12+ = 4 damage. With it, if you moved 3 or more spaces this turn: clover +2.',
  },
  aelPinningShot: {
    name: 'Pinning Shot',
    text: 'Once per round before the monster’s roll, if your first strike dealt damage: the monster rolls one die less.',
  },
  aelLeafDance: {
    name: 'Dance of Leaves',
    text: 'Once per round after the monster’s roll: rabbit’s foot −3; plus wounds −2 if you moved 3 or more spaces this turn.',
  },
  aelMoonBow: {
    name: 'Moon Bow',
    text: '1 gem spot. First strike: 5–7 = 2, 8–9 = 3, 10–11 = 4, 12+ = 5 damage.',
  },
  aelTradeWind: {
    name: 'Trade Wind',
    text: 'Once per round outside combat: a trade action; one price in it is 1 gold lower.',
  },
  aelRainOfArrows: {
    name: 'Rain of Arrows',
    text: 'First strike, once per round: 4–6 = 3, 7–8 = 4, 9–11 = 5, 12+ = 6 damage. With it: reroll one of your dice.',
  },
  aelSecondHunt: {
    name: 'Second Hunt',
    text: 'Once per round outside combat: 2 movement points, a combat action.',
  },
  aelHeartseeker: {
    name: 'Heartseeker',
    text: 'Once per round before your roll: clover +2, damage +2; plus damage +1 if the monster already has damage.',
  },
  aelCloudPath: {
    name: 'Cloud Path',
    text: 'Once per round outside combat: teleport 3, 2 movement points, heal 2.',
  },
  aelEyeOfTheStorm: {
    name: 'Eye of the Storm',
    text: 'Always: damage +2 on your first strike; plus clover +2 if your first strike dealt damage.',
  },
  aelEverywhereAtOnce: {
    name: 'Everywhere at Once',
    text: 'Once per round outside combat: choose 2: 3 movement points / teleport 3 / a mining action / a trade action / a combat action.',
  },
};

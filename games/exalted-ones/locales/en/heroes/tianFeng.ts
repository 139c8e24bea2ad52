import type { CardWords } from '@tafelrunde/engine';

export const tianFeng = {
  tianFeng: {
    name: 'Tian Feng',
    text: 'As a boy he took the village elder’s gun apart; today he is the elder. The guild of Wei-Long measures its pupils by the time he needs to load. He says he is too old to run, and lets the others run.',
  },
  thunderGun: {
    name: 'Thunder Gun',
    text: 'First target in line: ranged > armour. Push 2. Recoil: then Tian Feng may move up to 1 inch directly away from the target.',
  },
  quickReload: {
    name: 'Quick Reload',
    text: 'ranged > armour. If that dealt 2 damage or less: ranged > armour again on the same or another target in range, chosen only now.',
  },
  openFire: {
    name: 'Open Fire',
    text: 'Only as an action. Until the start of your next activation phase Tian Feng may, after every action of the opponent and besides the reaction, make a basic attack on the acting hero within 6 inches and in sight.',
  },
  steadyHand: {
    name: 'Steady Hand',
    text: 'If Tian Feng does not move in an action his basic attack has +1 ranged, also as a reaction.',
  },
} satisfies Record<string, CardWords>;

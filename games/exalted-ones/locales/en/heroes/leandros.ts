import type { CardWords } from '@tafelrunde/engine';

export const leandros = {
  leandros: {
    name: 'Leandros',
    text: 'In the herd the fastest does not run ahead but turns back. Leandros leads the chieftain’s bodyguard and is bored by the peace of the woods. In the arena he carries those he may otherwise only guard.',
  },
  stormCharge: {
    name: 'Storm Charge',
    text: 'Move Leandros up to 3 inches directly towards the target. If it is then within 1 inch: melee−1 > armour. Push 2.',
  },
  mountUp: {
    name: 'Mount Up!',
    text: 'Move Leandros up to 5 inches. Then place the other friendly hero, who was within 1 inch before the move, within 1 inch of Leandros.',
  },
  thunderingHooves: {
    name: 'Thundering Hooves',
    text: 'Only as an action. Move Leandros up to 6 inches in a straight line, even through heroes, golems and creatures. Every enemy or neutral model crossed: melee > armour. Push 2.',
  },
  unstoppable: {
    name: 'Unstoppable',
    text: 'When Leandros runs he may pass through enemy golems. Every golem crossed loses 1 life point, once per run.',
  },
} satisfies Record<string, CardWords>;

import type { Words } from '@tafelrunde/engine';

export const en = {
  name: 'Pig',
  prompts: { again: ({ pot }) => `${String(pot)} points are waiting. What do you do?` },
  options: { roll: 'Roll on', bank: 'Bank it' },
  events: {
    rolled: ({ seat, roll }, say) => `${say.seat(seat)} rolls ${String(roll)}.`,
    banked: ({ seat, pot }, say) => `${say.seat(seat)} banks ${String(pot)} points.`,
  },
  cards: {},
  settings: { goal: { name: 'Goal in points' } },
  fields: {
    turn: { name: 'To act', holds: 'seat' },
    die: 'Die',
    pot: 'At risk',
    banked: { name: 'Banked', perSeat: true, counts: 'points' },
  },
  endings: { goal: 'The goal is reached' },
} satisfies Words;

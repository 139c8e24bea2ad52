import type { Words } from '@tafelrunde/engine';

export const de = {
  name: 'Glücksschwein',
  prompts: { again: ({ pot }) => `${String(pot)} Punkte liegen bereit. Was tust du?` },
  options: { roll: 'Weiterwürfeln', bank: 'Sichern' },
  events: {
    rolled: ({ seat, roll }, say) => `${say.seat(seat)} würfelt ${String(roll)}.`,
    banked: ({ seat, pot }, say) => `${say.seat(seat)} sichert ${String(pot)} Punkte.`,
  },
  cards: {},
  settings: { goal: { name: 'Ziel in Punkten' } },
  fields: {
    turn: { name: 'Am Zug', holds: 'seat' },
    die: 'Würfel',
    pot: 'Ungesichert',
    banked: { name: 'Gesichert', perSeat: true, counts: 'points' },
  },
  endings: { goal: 'Das Ziel ist erreicht' },
} satisfies Words;

import type { Words } from '@tafelrunde/engine';

export const en = {
  name: 'Magpies',
  prompts: {
    play: 'Which card do you play?',
    victim: 'Whose nest does the magpie visit?',
    'theft.instead': 'A magpie is at your nest. Do you chase it away?',
  },
  options: { rest: 'Play nothing', pass: 'Let it happen' },
  events: {
    played: ({ seat, kind }, say) => `${say.seat(seat)} plays ${say.card(kind)}.`,
    rested: ({ seat }, say) => `${say.seat(seat)} plays nothing.`,
    stole: ({ seat, victim, kind }, say) =>
      `${say.seat(seat)} takes ${say.card(kind)} from ${say.seat(victim)}.`,
    chased: ({ seat, thief }, say) =>
      `The cat of ${say.seat(seat)} chases away the magpie of ${say.seat(thief)}.`,
  },
  cards: {
    button: { name: 'Button', text: '1 point in your nest.' },
    spoon: { name: 'Silver spoon', text: '2 points in your nest.' },
    ring: { name: 'Ring', text: '3 points in your nest.' },
    magpie: { name: 'Magpie', text: 'Take the latest treasure of another nest.' },
    cat: { name: 'Cat', text: 'When a magpie comes to your nest: chase it away.' },
  },
  piles: { deck: 'Deck', discard: 'Discard pile', played: 'Being played', hand: 'Hand', nest: 'Nest' },
  settings: {
    mode: {
      name: 'Mode',
      text: 'In a race 8 points win at once; a night lasts until the deck is empty.',
      choices: { race: 'Race', night: 'Night' },
    },
  },
  fields: {
    turn: { name: 'To act', holds: 'seat' },
    theft: 'Theft',
    thief: { name: 'Thief', holds: 'seat' },
    victim: { name: 'Visited nest', holds: 'seat' },
  },
  endings: { goal: 'A nest is full', deck: 'The deck is empty' },
} satisfies Words;

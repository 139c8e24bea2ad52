import type { Words } from '@tafelrunde/engine';

export const de = {
  name: 'Elstern',
  prompts: {
    play: 'Welche Karte spielst du?',
    victim: 'Wessen Nest besucht die Elster?',
    'theft.instead': 'Eine Elster ist an deinem Nest. Verjagst du sie?',
  },
  options: { rest: 'Nichts spielen', pass: 'Geschehen lassen' },
  events: {
    played: ({ seat, kind }, say) => `${say.seat(seat)} spielt ${say.card(kind)}.`,
    rested: ({ seat }, say) => `${say.seat(seat)} spielt nichts.`,
    stole: ({ seat, victim, kind }, say) =>
      `${say.seat(seat)} nimmt ${say.seat(victim)} ${say.card(kind)} weg.`,
    chased: ({ seat, thief }, say) =>
      `Die Katze von ${say.seat(seat)} verjagt die Elster von ${say.seat(thief)}.`,
  },
  cards: {
    button: { name: 'Knopf', text: '1 Punkt in deinem Nest.' },
    spoon: { name: 'Silberlöffel', text: '2 Punkte in deinem Nest.' },
    ring: { name: 'Ring', text: '3 Punkte in deinem Nest.' },
    magpie: { name: 'Elster', text: 'Nimm das neueste Fundstück eines anderen Nests.' },
    cat: { name: 'Katze', text: 'Wenn eine Elster an dein Nest kommt: Verjage sie.' },
  },
  piles: { deck: 'Stapel', discard: 'Ablage', played: 'Im Spiel', hand: 'Hand', nest: 'Nest' },
  settings: {
    mode: {
      name: 'Spielart',
      text: 'Beim Wettlauf gewinnen 8 Punkte sofort; eine Nacht dauert, bis der Stapel leer ist.',
      choices: { race: 'Wettlauf', night: 'Nacht' },
    },
  },
  fields: {
    turn: { name: 'Am Zug', holds: 'seat' },
    theft: 'Diebstahl',
    thief: { name: 'Diebin', holds: 'seat' },
    victim: { name: 'Besuchtes Nest', holds: 'seat' },
  },
  endings: { goal: 'Ein Nest ist voll', deck: 'Der Stapel ist leer' },
} satisfies Words;

import { capitalized, type Phrase } from '@tafelrunde/engine';

/** "Skirra, der Nebelfalke," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);

/** Was geantwortet werden kann. */
export const options = {
  pass: 'Weiter',
  noAlly: 'Niemand (mehr)',
  noMore: 'Fertig',
  removeReward: ({ kind }, say) => `${say.card(kind)} bleibt draußen`,
  scout: ({ space }) => `Ort ${String(space)} ausspähen (1 Beute)`,
  noScout: 'Nicht ausspähen',
  move: ({ space }) => `Nach ${String(space)} ziehen`,
  moveFar: ({ space, value }) => `Weit nach ${String(space)} ziehen (${String(value)} Beute)`,
  retreat: ({ space }) => `Rückzug nach ${String(space)}`,
  stay: 'Bleiben',
  slot: ({ space }) => `Ort ${String(space)}`,
  none: 'Keinen',
  row: 'Gegnerreihe',
  area: ({ seat }, say) => `Heldenzone von ${say.seat(seat)}`,
  'use.normal': ({ kind }, say) => `${say.card(kind)}: Normale Aktion`,
  'use.fast': ({ kind }, say) => `${say.card(kind)}: Schnelle Aktion`,
  'use.ally': ({ kind }, say) => `${say.card(kind)}: Verbündeten-Aktion`,
  'use.reflex': ({ kind }, say) => `${say.card(kind)}: Reflex`,
  reflex: ({ kind }, say) => `${within(capitalized(say.the(kind, 'accusative')))} nutzen`,
  ability: ({ kind }, say) => `${within(capitalized(say.the(kind, 'accusative')))} nutzen`,
  spendWeakness: ({ kind }, say) =>
    `Schwäche von ${within(say.the(kind, 'dative'))} entfernen, um die Fertigkeit zu verhindern`,
  buy: ({ kind, value }, say) =>
    `${within(capitalized(say.the(kind, 'accusative')))} erwerben (${String(value)} Beute)`,
  rest: 'Ausruhen',
  endTurn: 'Zug beenden',
  enough: 'Genug',
  unbury: ({ kind }, say) => `${say.card(kind)}: vom Friedhof`,
  toDeck: ({ kind }, say) => `${say.card(kind)}: unter das Deck`,
  deckTop: 'Oberste Karte des Decks',
  fromDeck: ({ n }) => `${String(n)}. Karte vom Deck`,
  objectivesAway: ({ away, n }) => `${String(away)} auf das Zeittableau, ${String(n)} auf die Karte`,
  noFight: 'Keinen',
  poison: 'Gift',
  burning: 'Brand',
  dazed: 'Benommenheit',
  weakness: 'Schwäche',
  takeReward: ({ kind, seat }, say) => `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')}`,
  returnReward: ({ kind }, say) => `${within(capitalized(say.the(kind, 'accusative')))} zurücklegen`,
  lootInstead: ({ value }) => `${String(value)} Beute nehmen`,
  buyReward: ({ kind, seat, value }, say) =>
    `${say.seat(seat)} erwirbt ${say.the(kind, 'accusative')} (${String(value)} Beute)`,
  'choice.regen': ({ n }) => (n === 1 ? '1 Regenerationspunkt' : `${String(n)} Regenerationspunkte`),
  'choice.modifyStat': 'Bessere Verteidigung',
  'choice.drawCards': ({ n }) => (n === 1 ? '1 Karte ziehen' : `${String(n)} Karten ziehen`),
  'choice.moveTrack': 'Fokus senken',
  'choice.discardCards': ({ n, what }) =>
    what === 'some'
      ? `${String(n)} passende Karte ablegen`
      : n === 1
        ? '1 Karte ablegen'
        : `${String(n)} Karten ablegen`,
  'choice.spendLoot': ({ n }) => `${String(n)} Beute abgeben`,
  'choice.placeCondition': ({ n }) => `${String(n)} Zustandsmarker nehmen`,
  'choice.removeCondition': ({ what }) => (what === 'poison' ? 'Gift entfernen' : 'Brand entfernen'),
} satisfies Record<string, Phrase>;

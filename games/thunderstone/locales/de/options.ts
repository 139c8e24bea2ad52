import type { Phrase } from '@tafelrunde/engine';

export const options = {
  village: 'Ins Dorf',
  dungeon: 'In den Dungeon',
  rest: 'Ausruhen',
  keep: 'Keine Karte zerstören',
  done: 'Fertig',
  leave: 'Ohne Kampf umkehren',
  nothing: 'Nichts',
  none: 'Ich habe keine solche Karte',
  suffer: 'Nein',
  pass: 'Weiter',
  putDown: 'Niemand',
  buy: ({ kind, value }, say) => `${say.card(kind)} kaufen (${String(value)} Gold)`,
  levelUp: ({ kind, value }, say) => `${say.card(kind)} hochstufen (${String(value)} Erfahrung)`,
  equip: ({ kind }, say) => `${say.card(kind)}: einem Helden geben`,
  reequip: ({ kind }, say) => `${say.card(kind)}: anders verteilen`,
  attack: ({ kind, value }, say) => `Position ${String(value)}: ${say.card(kind)} angreifen`,
  renounce: ({ kind, value }, say) =>
    `Position ${String(value)}: ${say.card(kind)} angreifen, ohne was dagegen verboten ist`,
  ail: ({ value, diseases, attack }) =>
    `Magischer Angriff −${String(value)}, Angriff −${Number(diseases) - Number(value)}: Gesamtwert ${String(attack)}`,
  foresee: ({ kind }, say) => `${say.card(kind)} vorzeigen`,
  'use.draw1': ({ kind }, say) => `${say.card(kind)}: 1 Karte ziehen`,
  'use.draw2': ({ kind }, say) => `${say.card(kind)}: 2 Karten ziehen`,
  'use.cure1': ({ kind }, say) => `${say.card(kind)}: 1 Krankheit zerstören und 1 Karte ziehen`,
  'use.cure2': ({ kind }, say) => `${say.card(kind)}: 1 Krankheit zerstören und 2 Karten ziehen`,
  'use.strengthen2': ({ kind }, say) => `${say.card(kind)}: ein Held erhält Stärke +2`,
  'use.strengthen3': ({ kind }, say) => `${say.card(kind)}: ein Held erhält Stärke +3`,
  'use.othersDiscard': ({ kind }, say) => `${say.card(kind)}: alle anderen legen 1 Karte ab`,
} satisfies Record<string, Phrase>;

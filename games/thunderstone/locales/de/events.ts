import type { Phrase } from '@tafelrunde/engine';

export const events = {
  setUp: 'Der Dungeon öffnet seine Tore.',
  reshuffled: ({ seat }, say) => `${say.seat(seat)} mischt den Ablagestapel zum neuen Kommandodeck.`,
  visits: ({ seat }, say) => `${say.seat(seat)} besucht das Dorf.`,
  enters: ({ seat }, say) => `${say.seat(seat)} betritt den Dungeon.`,
  rests: ({ seat }, say) => `${say.seat(seat)} ruht aus.`,
  uses: ({ seat, kind }, say) => `${say.seat(seat)} nutzt ${say.card(kind)}.`,
  drew: ({ seat, kinds }, say) =>
    (kinds as string[]).length === 0
      ? `${say.seat(seat)} hat nichts mehr zu ziehen.`
      : `${say.seat(seat)} zieht ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')}.`,
  destroyed: ({ seat, kind }, say) => `${say.seat(seat)} verliert ${say.card(kind)}: zerstört.`,
  doomed: ({ seat, kind }, say) =>
    `${say.card(kind)} von ${say.seat(seat)} wird diesen Kampf nicht überleben.`,
  savedFromDeath: ({ seat, kind }, say) =>
    `${say.card('ambrosia')} rettet ${say.card(kind)} von ${say.seat(seat)}: abgelegt statt zerstört.`,
  diseased: ({ seat }, say) => `${say.seat(seat)} erleidet eine Krankheit.`,
  experience: ({ seat, points }, say) => `${say.seat(seat)} erhält ${String(points)} Erfahrung.`,
  bought: ({ seat, kind, price }, say) =>
    `${say.seat(seat)} kauft für ${String(price)} Gold: ${say.card(kind)}.`,
  levelled: ({ seat, kind, next }, say) => `${say.seat(seat)}: ${say.card(kind)} wird ${say.card(next)}.`,
  equipped: ({ seat, weapon, hero }, say) =>
    `${say.seat(seat)} rüstet aus: ${say.card(hero)} führt jetzt ${say.card(weapon)}.`,
  putDown: ({ seat, weapon }, say) => `${say.seat(seat)} legt ${say.card(weapon)} weg.`,
  attacks: ({ seat, kind, rank }, say) =>
    `${say.seat(seat)} greift ${say.card(kind)} auf Position ${String(rank)} an.`,
  fought: ({ seat, kind, value, health, won }, say) =>
    `${say.seat(seat)} erreicht ${String(value)} gegen ${String(health)}: ${say.card(kind)} ${won === true ? 'ist besiegt' : 'hält stand'}.`,
  weakened: ({ strength }) => `Alle Helden verlieren ${String(strength)} Stärke.`,
  entered: ({ kind, rank }, say) => `${say.card(kind)} erscheint auf Position ${String(rank)}.`,
  breach: ({ kind }, say) => `Durchbruch: ${say.card(kind)}!`,
  guardian: ({ kind }, say) => `${say.card(kind)} bricht aus dem Dungeon aus!`,
  banished: ({ seat, kind }, say) => `${say.seat(seat)} schickt ${say.card(kind)} unter das Dungeondeck.`,
  tookMonster: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.card(kind)} aus dem Dungeon.`,
  trap: ({ kind }, say) => `Eine Falle: ${say.card(kind)}!`,
  foreseen: ({ seat, kind }, say) => `${say.seat(seat)} zeigt ${say.card(kind)} und entgeht der Falle.`,
  handShown: ({ seat, kinds }, say) =>
    `${say.seat(seat)} zeigt die Hand: ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} muss ablegen: ${say.card(kind)}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.card(kind)} zurück auf die Hand.`,
  freed: ({ seat, kind }, say) => `${say.card(kind)} ist frei und folgt ${say.seat(seat)}.`,
  stoneTaken: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.card(kind)} an sich!`,
  stoneLost: ({ kind }, say) => `${say.card(kind)} erreicht Position 1, und niemand bekommt ihn.`,
  standstill: ({ rounds }) =>
    `Im Dungeon rührt sich nichts. Bleibt es dabei, endet das Spiel in ${String(rounds)} Runden.`,
  scored: ({ scores }) => `Siegpunkte: ${(scores as number[]).join(', ')}.`,
  rewound: 'Alle gehen gemeinsam zurück.',
} satisfies Record<string, Phrase>;

import { capitalized, type Phrase } from '@tafelrunde/engine';
import { cards } from './cards.ts';

/** The lines of the log. The verb follows the name at once: for whoever reads, it is "du", and the verb goes with it. */
export const events = {
  setUp: 'Der Dungeon öffnet seine Tore.',
  reshuffled: ({ seat }, say) => `${say.seat(seat)} mischt den Ablagestapel zum neuen Kommandodeck.`,
  visits: ({ seat }, say) => `${say.seat(seat)} besucht das Dorf.`,
  enters: ({ seat }, say) => `${say.seat(seat)} betritt den Dungeon.`,
  rests: ({ seat }, say) => `${say.seat(seat)} ruht sich aus.`,
  uses: ({ seat, kind }, say) => `${say.seat(seat)} nutzt ${say.the(kind, 'accusative')}.`,
  drew: ({ seat, kinds }, say) =>
    (kinds as string[]).length === 0
      ? `${say.seat(seat)} hat nichts mehr zu ziehen.`
      : `${say.seat(seat)} zieht ${cards(kinds, say)}.`,
  destroyed: ({ seat, kind }, say) => `${say.seat(seat)} verliert ${say.the(kind, 'accusative')}: zerstört.`,
  doomed: ({ seat, kind }, say) =>
    `${say.seat(seat)} verliert ${say.the(kind, 'accusative')} am Ende dieses Kampfes.`,
  savedFromDeath: ({ seat, kind }, say) =>
    `${say.seat(seat)} rettet ${say.the(kind, 'accusative')} mit ${say.the('ambrosia', 'dative')}: abgelegt statt zerstört.`,
  diseased: ({ seat }, say) => `${say.seat(seat)} erleidet eine Krankheit.`,
  experience: ({ seat, points }, say) => `${say.seat(seat)} erhält ${String(points)} Erfahrung.`,
  bought: ({ seat, kind, price }, say) =>
    `${say.seat(seat)} kauft ${say.a(kind, 'accusative')} für ${String(price)} Gold.`,
  levelled: ({ seat, kind, next }, say) =>
    `${say.seat(seat)} tauscht ${say.the(kind, 'accusative')} gegen ${say.a(next, 'accusative')}.`,
  equipped: ({ seat, weapon, hero }, say) =>
    `${say.seat(seat)} gibt ${say.the(hero, 'dative')} ${say.the(weapon, 'accusative')}.`,
  putDown: ({ seat, weapon }, say) => `${say.seat(seat)} legt ${say.the(weapon, 'accusative')} weg.`,
  attacks: ({ seat, kind, rank }, say) =>
    `${say.seat(seat)} greift ${say.the(kind, 'accusative')} auf Position ${String(rank)} an.`,
  fought: ({ seat, kind, value, health, won }, say) =>
    `${say.seat(seat)} erreicht ${String(value)} gegen ${String(health)}: ${capitalized(say.the(kind))} ${won === true ? 'ist besiegt' : 'hält stand'}.`,
  weakened: ({ strength }) => `Alle Helden verlieren ${String(strength)} Stärke.`,
  entered: ({ kind, rank }, say) => `${capitalized(say.the(kind))} erscheint auf Position ${String(rank)}.`,
  breach: ({ kind }, say) => `Durchbruch: ${say.card(kind)}!`,
  guardian: ({ kind }, say) => `${capitalized(say.the(kind))} bricht aus dem Dungeon aus!`,
  banished: ({ seat, kind }, say) =>
    `${say.seat(seat)} schickt ${say.the(kind, 'accusative')} unter das Dungeondeck.`,
  tookMonster: ({ seat, kind }, say) =>
    `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')} aus dem Dungeon.`,
  trap: ({ kind }, say) => `Eine Falle: ${say.card(kind)}!`,
  foreseen: ({ seat, kind }, say) => `${say.seat(seat)} entgeht der Falle, dank ${say.card(kind)}.`,
  handShown: ({ seat, kinds }, say) => `${say.seat(seat)} zeigt die Hand: ${cards(kinds, say)}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} muss ${say.the(kind, 'accusative')} ablegen.`,
  tookBack: ({ seat, kind }, say) =>
    `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')} zurück auf die Hand.`,
  freed: ({ seat, kind }, say) =>
    `${capitalized(say.the(kind))} ist frei und folgt ${say.seat(seat, 'dative')}.`,
  stoneTaken: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')} an sich!`,
  stoneLost: ({ kind }, say) => `${capitalized(say.the(kind))} erreicht Position 1, und niemand bekommt ihn.`,
  standstill: ({ rounds }) =>
    `Im Dungeon rührt sich nichts. Bleibt es dabei, endet das Spiel in ${rounds === 1 ? 'einer Runde' : `${String(rounds)} Runden`}.`,
  scored: ({ scores }) => `Siegpunkte: ${(scores as number[]).join(', ')}.`,
  rewound: 'Alle gehen gemeinsam zurück.',
} satisfies Record<string, Phrase>;

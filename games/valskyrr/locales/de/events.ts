import { capitalized, type Json, type Phrase, type Say } from '@tafelrunde/engine';
import { bosses } from './bosses.ts';
import { stories } from './stories.ts';

const phases = {
  reinforcement: 'Verstärkungsphase',
  travel: 'Reisephase',
  pursuit: 'Verfolgungsphase',
  hero: 'Angriffsphase',
  defence: 'Verteidigungsphase',
  restoration: 'Wiederherstellungsphase',
  time: 'Zeitphase',
};
const conditions = { poison: 'Gift', burning: 'Brand', dazed: 'Benommenheit', weakness: 'Schwäche' };
const threats = ['sicher', 'gefährlich', 'überrannt'];
const roles = {
  crownBearer: 'Kronenträger',
  prey: 'Das Wild',
  catch: 'Der Fang',
  greenRival: 'Grüner Rivale',
  redRival: 'Roter Rivale',
  challenger: 'Herausforderer',
  bridgeGuard: 'Brückenwache',
  duellist: 'Duellant',
};

/** What their own charters let them do. */
const heroes = new Set(['aseke', 'elatha', 'ishrid', 'melekai', 'sigraed', 'valkea']);
/** "Grimfell, der Jungwolf," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);
/** The subject of a sentence, and its verb: "Die Fliegenden Schädel verfolgen". */
const does = (kind: Json | undefined, say: Say, one: string, many: string): string =>
  `${within(capitalized(say.the(kind ?? '')))} ${say.isMany(kind ?? '') ? many : one}`;
const is = (kind: Json | undefined, say: Say): string => does(kind, say, 'ist', 'sind');
/** Of most enemies there are several. */
const arrives = (kind: Json, say: Say): string =>
  Object.hasOwn(bosses, String(kind))
    ? does(kind, say, 'erscheint', 'erscheinen')
    : `${within(capitalized(say.a(kind)))} ${say.isMany(kind) ? 'erscheinen' : 'erscheint'}`;
const wounds = (n: unknown): string => `${String(n)} ${n === 1 ? 'Wunde' : 'Wunden'}`;

export const events = {
  begins: ({ adventure }) => stories[String(adventure)].intro,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} spielt ${say.the(kind, 'accusative')}.`,
  brings: ({ seat, kind }, say) =>
    `${does(kind, say, 'begleitet', 'begleiten')} ${say.seat(seat, 'accusative')}.`,
  voted: ({ votes }) =>
    `Die Gruppe hat abgestimmt (${(votes as string[]).length === 1 ? 'eine Stimme' : `${String((votes as string[]).length)} Stimmen`}).`,
  round: ({ round }) => `Runde ${String(round)} beginnt.`,
  phase: ({ phase }) => `${phases[phase as keyof typeof phases]}.`,
  turn: ({ seat }, say) => `${say.seat(seat)} ist am Zug.`,
  encounter: ({ kind }, say) => `Begegnung: ${say.card(kind)}.`,
  encounterPassed: ({ kind }, say) => `${does(kind, say, 'passt', 'passen')} nicht zu diesem Ort.`,
  appears: ({ kind }, say) => `${arrives(kind, say)} in der Gegnerreihe.`,
  dispersed: ({ n }) => (n === 1 ? '1 Gegner zerstreut sich.' : `${String(n)} Gegner zerstreuen sich.`),
  pursues: ({ kind, seat }, say) =>
    `${does(kind, say, 'verfolgt', 'verfolgen')} ${say.seat(seat, 'accusative')}.`,
  fellBack: ({ kind }, say) => `${does(kind, say, 'weicht', 'weichen')} in die Gegnerreihe zurück.`,
  driven: ({ kind }, say) => `${does(kind, say, 'verschwindet', 'verschwinden')}.`,
  acts: ({ seat, kind, lays }, say) => {
    if (lays === true) return '';
    return `${say.seat(seat)} nutzt ${heroes.has(String(kind)) ? 'die Aktion des Heldentableaus' : say.the(kind, 'accusative')}.`;
  },
  weakSpot: ({ kind, n }, say) => `Wunder Punkt: ${does(kind, say, 'erhält', 'erhalten')} ${wounds(n)}.`,
  hit: ({ kind, n, wounds: taken }, say) => `${say.card(kind)}: ${String(n)} Schaden, ${wounds(taken)}.`,
  killed: ({ kind }, say) => `${is(kind, say)} getötet!`,
  loot: ({ n, loot }) => `${String(n)} Beute gewonnen, jetzt ${String(loot)}.`,
  lootSpent: ({ n, loot }) => `${String(n)} Beute ausgegeben, jetzt ${String(loot)}.`,
  focusRaised: ({ seat, n, focus }, say) =>
    `${say.seat(seat)} erhöht den Fokus um ${String(n)} auf ${String(focus)}.`,
  reinforcementRaised: ({ space }) => `Die Verstärkung steht auf ${String(space)}.`,
  timePasses: ({ space }) => `Die Zeit steht auf ${String(space)}.`,
  event: ({ event }) => `Ereignis ${String(event)} des Abenteuers.`,
  darkness: ({ space }) => `Die Dunkelheit steht auf Feld ${String(space)}.`,
  enraged: ({ kind }, say) => `${is(kind, say)} aufgestachelt!`,
  calmed: ({ kind }, say) => `${is(kind, say)} beschwichtigt.`,
  attacks: ({ kind, seat, ally, n }, say) =>
    `${does(kind, say, 'greift', 'greifen')} ${ally === null ? say.seat(seat, 'accusative') : within(say.the(ally, 'accusative'))} an: ${String(n)} Schaden.`,
  prevented: ({ n }) => `${String(n)} Schaden verhindert.`,
  wounded: ({ seat, n }, say) => `${say.seat(seat)} erleidet ${wounds(n)}.`,
  buried: ({ seat, kind }, say) => `${say.seat(seat)} begräbt ${say.the(kind, 'accusative')}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} ab.`,
  fallen: ({ seat }, say) => `Der Held von ${say.seat(seat, 'dative')} ist gefallen.`,
  allyWounded: ({ kind, n }, say) => `${does(kind, say, 'erhält', 'erhalten')} ${wounds(n)}.`,
  allyFallen: ({ kind }, say) => `${is(kind, say)} gefallen.`,
  assigned: ({ ally, kind }, say) =>
    `${does(ally, say, 'stellt', 'stellen')} sich ${say.the(kind, 'dative')}.`,
  condition: ({ kind, condition, n }, say) =>
    `${does(kind, say, 'erhält', 'erhalten')} ${String(n)} ${conditions[condition as keyof typeof conditions]}.`,
  abilityCancelled: ({ kind }, say) => `Die Fertigkeit von ${say.the(kind, 'dative')} wirkt nicht.`,
  drew: ({ seat, n }, say) =>
    n === 1 ? `${say.seat(seat)} zieht 1 Karte.` : `${say.seat(seat)} zieht ${String(n)} Karten.`,
  healed: ({ seat, n }, say) =>
    `${say.seat(seat)} nutzt ${String(n)} ${n === 1 ? 'Regenerationspunkt' : 'Regenerationspunkte'}.`,
  rests: ({ seat }, say) => `${say.seat(seat)} ruht sich aus.`,
  equips: ({ seat, kind }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} in die Heldenzone.`,
  attached: ({ kind, host }, say) =>
    `${does(kind, say, 'hängt', 'hängen')} nun an ${say.the(host, 'dative')}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} holt ${say.the(kind, 'accusative')} zurück.`,
  turned: ({ kind }, say) => `${does(kind, say, 'wird', 'werden')} umgedreht.`,
  objectives: ({ n, away, kind }, say) =>
    Number(n) > 0
      ? `${String(n)} Zielmarker ${n === 1 ? 'kommt' : 'kommen'} auf ${say.the(kind, 'accusative')}${Number(away) > 0 ? `, ${String(away)} auf das Zeittableau` : ''}.`
      : `${String(away)} Zielmarker ${away === 1 ? 'kommt' : 'kommen'} auf das Zeittableau.`,
  role: ({ role, kind }, say) => `${roles[role as keyof typeof roles]}: ${say.card(kind)}.`,
  threat: ({ slot, threat }) => `Ort ${String(slot)} ist jetzt ${threats[Number(threat)]}.`,
  revealed: ({ kind, slot }, say) => `Ort ${String(slot)} aufgedeckt: ${say.card(kind)}.`,
  questToken: ({ kind }, say) => `Abenteuermarker: ${say.card(kind)}.`,
  travels: ({ kind }, say) => `Die Gruppe erreicht ${say.the(kind, 'accusative')}.`,
  retreats: ({ kind }, say) => `Die Gruppe bricht die Begegnung ab: ${say.card(kind)}.`,
  completed: ({ kind }, say) => `${say.card(kind)}: geschafft!`,
  bought: ({ seat, kind }, say) => `${say.seat(seat)} erwirbt ${say.the(kind, 'accusative')}.`,
  rewarded: ({ seat, kind }, say) => `${say.seat(seat)} erhält ${say.the(kind, 'accusative')}.`,
  rewound: 'Alle gehen gemeinsam zurück.',
} satisfies Record<string, Phrase>;

import { capitalized, type Phrase } from '@tafelrunde/engine';
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

/** "Grimfell, der Jungwolf," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);
/** The subject of a sentence. */
const first = (words: string): string => within(capitalized(words));
const wounds = (n: unknown): string => `${String(n)} ${n === 1 ? 'Wunde' : 'Wunden'}`;

export const events = {
  begins: ({ adventure }) => stories[String(adventure)].intro,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} spielt ${say.the(kind, 'accusative')}.`,
  brings: ({ seat, kind }, say) => `${first(say.the(kind))} begleitet ${say.seat(seat, 'accusative')}.`,
  voted: ({ votes }) =>
    `Die Gruppe hat abgestimmt (${(votes as string[]).length === 1 ? 'eine Stimme' : `${String((votes as string[]).length)} Stimmen`}).`,
  round: ({ round }) => `Runde ${String(round)} beginnt.`,
  phase: ({ phase }) => `${phases[phase as keyof typeof phases]}.`,
  turn: ({ seat }, say) => `${say.seat(seat)} ist am Zug.`,
  encounter: ({ kind }, say) => `Begegnung: ${say.card(kind)}.`,
  encounterPassed: ({ kind }, say) => `${first(say.the(kind))} passt nicht zu diesem Ort.`,
  appears: ({ kind }, say) => `${first(say.the(kind))} erscheint in der Gegnerreihe.`,
  dispersed: ({ n }) => (n === 1 ? '1 Gegner zerstreut sich.' : `${String(n)} Gegner zerstreuen sich.`),
  pursues: ({ kind, seat }, say) => `${first(say.the(kind))} verfolgt ${say.seat(seat, 'accusative')}.`,
  fellBack: ({ kind }, say) => `${first(say.the(kind))} weicht in die Gegnerreihe zurück.`,
  driven: ({ kind }, say) => `${first(say.the(kind))} verschwindet.`,
  acts: ({ seat, kind }, say) => `${say.seat(seat)} nutzt ${say.the(kind, 'accusative')}.`,
  weakSpot: ({ kind, n }, say) => `Wunder Punkt: ${first(say.the(kind))} erhält ${wounds(n)}.`,
  hit: ({ kind, n, wounds: taken }, say) => `${say.card(kind)}: ${String(n)} Schaden, ${wounds(taken)}.`,
  killed: ({ kind }, say) => `${first(say.the(kind))} ist getötet!`,
  loot: ({ n, loot }) => `${String(n)} Beute gewonnen, jetzt ${String(loot)}.`,
  lootSpent: ({ n, loot }) => `${String(n)} Beute ausgegeben, jetzt ${String(loot)}.`,
  focusRaised: ({ seat, n, focus }, say) =>
    `${say.seat(seat)} erhöht den Fokus um ${String(n)} auf ${String(focus)}.`,
  reinforcementRaised: ({ space }) => `Verstärkung auf ${String(space)}.`,
  timePasses: ({ space }) => `Zeit auf ${String(space)}.`,
  event: ({ event }) => `Ereignis ${String(event)} des Abenteuers.`,
  darkness: ({ space }) => `Die Dunkelheit steht auf Feld ${String(space)}.`,
  enraged: ({ kind }, say) => `${first(say.the(kind))} ist aufgestachelt!`,
  calmed: ({ kind }, say) => `${first(say.the(kind))} ist beschwichtigt.`,
  attacks: ({ kind, seat, ally, n }, say) =>
    `${first(say.the(kind))} greift ${ally === null ? say.seat(seat, 'accusative') : within(say.the(ally, 'accusative'))} an: ${String(n)} Schaden.`,
  prevented: ({ n }) => `${String(n)} Schaden verhindert.`,
  wounded: ({ seat, n }, say) => `${say.seat(seat)} erleidet ${wounds(n)}.`,
  buried: ({ seat, kind }, say) => `${say.seat(seat)} begräbt ${say.the(kind, 'accusative')}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} ab.`,
  fallen: ({ seat }, say) => `Der Held von ${say.seat(seat, 'dative')} ist gefallen.`,
  allyWounded: ({ kind, n }, say) => `${first(say.the(kind))} erhält ${wounds(n)}.`,
  allyFallen: ({ kind }, say) => `${first(say.the(kind))} ist gefallen.`,
  assigned: ({ ally, kind }, say) => `${first(say.the(ally))} stellt sich ${say.the(kind, 'dative')}.`,
  condition: ({ kind, condition, n }, say) =>
    `${say.card(kind)}: ${conditions[condition as keyof typeof conditions]} +${String(n)}.`,
  abilityCancelled: ({ kind }, say) => `Die Fertigkeit von ${say.the(kind, 'dative')} wirkt nicht.`,
  drew: ({ seat, n }, say) =>
    n === 1 ? `${say.seat(seat)} zieht 1 Karte.` : `${say.seat(seat)} zieht ${String(n)} Karten.`,
  healed: ({ seat, n }, say) =>
    `${say.seat(seat)} nutzt ${String(n)} ${n === 1 ? 'Regenerationspunkt' : 'Regenerationspunkte'}.`,
  rests: ({ seat }, say) => `${say.seat(seat)} ruht sich aus.`,
  equips: ({ seat, kind }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} in die Heldenzone.`,
  attached: ({ kind, host }, say) => `${first(say.the(kind))} hängt nun an ${say.the(host, 'dative')}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} holt ${say.the(kind, 'accusative')} zurück.`,
  turned: ({ kind }, say) => `${first(say.the(kind))} wird umgedreht.`,
  objectives: ({ n, away, kind }, say) =>
    Number(n) > 0
      ? `${String(n)} Zielmarker auf ${say.card(kind)}${Number(away) > 0 ? `, ${String(away)} auf das Zeittableau` : ''}.`
      : `${String(away)} Zielmarker auf das Zeittableau.`,
  role: ({ role, kind }, say) => `${roles[role as keyof typeof roles]}: ${say.card(kind)}.`,
  threat: ({ slot, threat }) => `Ort ${String(slot)} ist jetzt ${threats[Number(threat)]}.`,
  revealed: ({ kind, slot }, say) => `Ort ${String(slot)} aufgedeckt: ${say.card(kind)}.`,
  questToken: ({ kind }, say) => `Abenteuermarker: ${say.card(kind)}.`,
  travels: ({ kind }, say) => `Die Gruppe erreicht ${say.the(kind, 'accusative')}.`,
  retreats: ({ kind }, say) => `Rückzug vor ${say.the(kind, 'dative')}.`,
  completed: ({ kind }, say) => `${say.card(kind)}: geschafft!`,
  bought: ({ seat, kind }, say) => `${say.seat(seat)} erwirbt ${say.the(kind, 'accusative')}.`,
  rewarded: ({ seat, kind }, say) => `${say.seat(seat)} erhält ${say.the(kind, 'accusative')}.`,
  rewound: 'Alle gehen gemeinsam zurück.',
} satisfies Record<string, Phrase>;

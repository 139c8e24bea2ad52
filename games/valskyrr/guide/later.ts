import { asks, type Hint } from '@tafelrunde/engine';
import type { ValskyrrShape } from '../shape.ts';
import { told } from './reading.ts';

/** What comes up sooner or later. */
export const later: readonly Hint<ValskyrrShape>[] = [
  {
    id: 'secondRound',
    when: (at) => at.question !== null && at.view.state.round === 2,
    says: {
      de: 'Eine neue Runde. Nun spricht deine Gefährtin für die Gruppe; du siehst, was sie entscheiden soll. Solange eine Begegnung offen ist, bleibt ihr hier oder zieht euch an einen sicheren Ort zurück; das kostet.',
      en: 'A new round. Now your companion speaks for the group; you see what she is to decide. As long as an encounter is open you stay here or retreat to a safe place, and that has its price.',
    },
    rules: ['VA-ROUND-02', 'VA-RETREAT-01'],
    lights: ['area hero 1', 'area encounter'],
  },
  {
    id: 'enrage',
    when: (at) => told(at, 'enraged'),
    says: {
      de: 'Aufgestachelt! Jeder Gegner tut dann, was auf seiner Karte steht: Manche greifen sofort an, andere werden stärker. Außerdem ging ein Zielmarker verloren.',
      en: 'Enraged! Each enemy then does what its card says: some attack at once, others grow stronger. An objective token was lost as well.',
    },
    rules: ['VA-ENRAGE-04', 'VA-FOCUS-04'],
    lights: ['area objectives', 'area focus 0'],
  },
  {
    id: 'completed',
    when: (at) => told(at, 'completed'),
    says: {
      de: 'Begegnung geschafft! Die übrigen Gegner zerstreuen sich, der Ort wird sicherer, euer Fokus springt zurück, und ihr bekommt zwei Belohnungen. Wer sicher steht, darf ausruhen.',
      en: 'Encounter done! The remaining enemies disperse, the place becomes safer, your focus returns to its start, and you get two rewards. Whoever stands in safety may rest.',
    },
    rules: ['VA-RESTORE-07', 'VA-RESTORE-08', 'VA-REWARD-01'],
    lights: ['area map'],
  },
  {
    id: 'reward',
    when: (at) => asks(at, 'reward'),
    says: {
      de: 'Gebt jede Belohnung dem, der sie tragen kann. Was niemand braucht, legt ihr zurück: dafür gibt es Beute oder eine persönliche Belohnung aus eurer eigenen Sammlung.',
      en: 'Give each reward to whoever can wear it. What nobody needs goes back: for that you get loot or a personal reward from your own collection.',
    },
    rules: ['VA-REWARD-03', 'VA-REWARD-04'],
    lights: ['area offer'],
  },
  {
    id: 'rest',
    when: (at) => asks(at, 'healing') || asks(at, 'mayRest'),
    says: {
      de: 'Ein Regenerationspunkt holt eine Karte vom Friedhof auf den Ablagestapel oder eine vom Ablagestapel unter das Deck. Euer Deck wird nie gemischt: Nur so kommen gespielte Karten zurück.',
      en: 'A regeneration point brings a card from the burial pile to the discard pile, or one from the discard pile under the deck. Your deck is never reshuffled: only so do played cards come back.',
    },
    rules: ['VA-HEAL-01', 'VA-HEAL-02', 'VA-REST-01'],
    lights: ['pile burial 0', 'pile discard 0'],
  },
  {
    id: 'ending',
    when: (at) => at.question !== null && at.view.state.round >= 3,
    says: {
      de: 'Ab hier seid ihr auf euch gestellt. Ihr gewinnt, wenn ihr den Ort unten rechts erreicht und Grauzahn dort besiegt. Ihr verliert, wenn die Zeit abläuft, oder wenn unterwegs auch nur ein Held keine Karte mehr begraben kann. Viel Glück!',
      en: 'From here you are on your own. You win when you reach the place at the lower right and defeat Greyfang there. You lose when time runs out, or when on the way even one hero has no card left to bury. Good luck!',
    },
    rules: ['VA-END-01', 'VA-END-03', 'VA-END-05'],
    lights: ['space c3', 'area tracks'],
  },
];

import type { CardWords } from '@tafelrunde/engine';
import { lines } from '../cardText.ts';

export const redEnemies = {
  redSandSlave: {
    name: 'Sklave des Roten Sandes',
    text: lines(
      'Lebender Schild: Andere Mensch-Gegner in dieser Heldenzone außer Sklaven des Roten Sandes haben +1 auf beide Verteidigungen (nicht mehrfach).',
      'Aufstacheln: Sein Held legt 2 Handkarten seiner Wahl ab. (beschwichtigt)',
    ),
  },
  darkMistress: {
    name: 'Dunkle Herrin',
    text: lines(
      'Gestohlener Blick: Wenn sie angreift: Ihr Held senkt seinen Fokus um 3, dann erhöht der Held mit dem niedrigsten Fokus seinen um 3.',
      'Aufstacheln: Stachle einen anderen Gegner dieser Heldenzone auf, falls möglich. (beschwichtigt)',
    ),
  },
  mutatedDragon: {
    name: 'Mutierter Drache',
    text: lines(
      'Wucherung: Angriff +1 je Zielmarker auf ihm.',
      'Aufstacheln: Lege 1 Zielmarker auf ihn (höchstens 3; nicht auf das Zeittableau) und entferne 1 Wundenmarker von ihm. (beschwichtigt)',
    ),
  },
  bloodPreacher: {
    name: 'Blutprediger',
    text: lines(
      'Fleischsegen: Am Ende der Verteidigungsphase: Entferne 1 Wundenmarker von jedem anderen Gegner in dieser Heldenzone.',
      'Aufstacheln: Solange er aufgestachelt ist, entfernt Fleischsegen 2 statt 1 Wundenmarker.',
    ),
  },
  mirrorWitch: {
    name: 'Spiegelhexe',
    text: lines(
      'Zauberspiegel (Heldenzone): Nach einer Aktion, die ihr mindestens 1 magischen Schaden zugefügt hat: Der handelnde Held erleidet 2 magischen Schaden.',
      'Aufstacheln: Solange sie aufgestachelt ist, antwortet Zauberspiegel auch auf körperlichen Schaden: mit 2 körperlichem Schaden.',
    ),
  },
  borderRobber: {
    name: 'Grenzräuber',
    text: lines(
      'Langfinger: Verursacht sein Angriff mindestens 1 Wunde: Lege 1 Beutemarker aus dem Vorrat auf ihn. Wird er getötet, kommen alle zurück in den Vorrat.',
      'Aufstacheln: Lege 1 Beutemarker aus dem Vorrat auf ihn; er kommt ans rechte Ende der Gegnerreihe. Ist der Vorrat leer, greift er an. (beschwichtigt)',
    ),
  },
  emberColossus: {
    name: 'Glutkoloss',
    text: lines(
      'Feuertod: Wird er getötet: Lege 1 Brand auf seinen Helden und auf jeden Verbündeten in dieser Heldenzone.',
      'Aufstacheln: Lege 1 Brand auf jeden Helden. Solange er aufgestachelt ist: Angriff +1.',
    ),
  },
  chainDriver: {
    name: 'Kettenhetzer',
    text: lines(
      'Hetzhorn: Unbarmherzig. Am Ende des Heldenzugs erhöht sein Held seinen Fokus um 2.',
      'Aufstacheln: Solange er aufgestachelt ist, am Ende der Verteidigungsphase: Verstärkung ▷1.',
    ),
  },
} satisfies Record<string, CardWords>;

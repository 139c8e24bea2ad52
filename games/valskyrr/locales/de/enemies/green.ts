import type { CardWords } from '@tafelrunde/engine';
import { lines } from '../cardText.ts';

export const greenEnemies = {
  ravenokStalker: {
    name: 'Ravenok-Pirscher',
    text: lines(
      'Blutfährte: Liegen mindestens 8 Karten auf dem Friedhof seines Helden: Angriff +1.',
      'Aufstacheln: Der Gegner ganz links in der Gegnerreihe kommt in diese Heldenzone. Ist die Gegnerreihe leer, greift der Pirscher an. (beschwichtigt)',
    ),
  },
  diveHunter: {
    name: 'Sturzflugjäger',
    text: lines(
      'Abdrehen: Nach seiner Aktivierung in der Verteidigungsphase kommt er ans rechte Ende der Gegnerreihe.',
      'Aufstacheln: Er kommt in die Heldenzone des Helden mit dem niedrigsten Fokus und greift dort an. (beschwichtigt)',
    ),
  },
  giantCrawler: {
    name: 'Riesenkrabbler',
    text: lines(
      'Giftbiss: Verursacht sein Angriff mindestens 1 Wunde: Lege 1 Gift auf den Angegriffenen, falls dort noch keines liegt.',
      'Aufstacheln: Lege 1 Gift auf seinen Helden; 2, wenn ein weiterer Insekt-Gegner in dieser Heldenzone liegt. (beschwichtigt)',
    ),
  },
  stormDragon: {
    name: 'Sturmdrache',
    text: lines(
      'Kettenblitz: Wenn er angreift: Jeder andere Held und jeder Verbündete in dieser Heldenzone erleidet 1 magischen Schaden.',
      'Aufstacheln: Lege 1 Benommenheit auf jeden Helden. Solange er aufgestachelt ist: Angriff +1.',
    ),
  },
  thornback: {
    name: 'Dornrücken',
    text: lines(
      'Stachelpanzer: Nach einer Aktion seines Helden, die ihm mindestens 1 körperlichen Schaden zugefügt hat: Der Held erleidet 1 körperlichen Schaden.',
      'Aufstacheln: Solange er aufgestachelt ist: Stachelpanzer wirkt auch bei magischem Schaden und fügt 2 körperlichen Schaden zu.',
    ),
  },
  gulletWorm: {
    name: 'Schlingwurm',
    text: lines(
      'Verschlingen: Verursacht sein Angriff dem Helden mindestens 1 Wunde: Der Held hängt 1 Handkarte an ihn. Wird er getötet, kommen die Karten auf die Hand zurück.',
      'Aufstacheln: Sein Held hängt 2 Handkarten an ihn. (beschwichtigt)',
    ),
  },
  packMatron: {
    name: 'Leitwölfin',
    text: lines(
      'Rudelspur: Kommt sie in eine Heldenzone, folgt ihr der Bestie-Gegner, der in der Gegnerreihe am weitesten links liegt.',
      'Aufstacheln: Jeder andere Bestie-Gegner in dieser Heldenzone greift an. (beschwichtigt)',
    ),
  },
  mistLynx: {
    name: 'Nebelluchs',
    text: lines(
      'Anspringen: Unbarmherzig. Kommt er in eine Heldenzone, greift er sofort an.',
      'Aufstacheln: Entferne bis zu 2 Wundenmarker von ihm. Er kommt ans rechte Ende der Gegnerreihe. (beschwichtigt)',
    ),
  },
} satisfies Record<string, CardWords>;

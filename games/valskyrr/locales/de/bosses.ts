import type { CardWords } from '@tafelrunde/engine';
import { lines } from './cardText.ts';

export const bosses = {
  greyfang: {
    name: 'Grauzahn, der Rudelvater',
    text: lines(
      'Vorderseite: Grauzahn, der Rudelvater',
      'Rudelgeheul (Gegnerreihe): Zu Beginn der Verfolgungsphase: Jeder Held erhöht seinen Fokus um 1.',
      'Rudelvater (Heldenzone): Andere Bestie-Gegner in dieser Heldenzone haben Angriff +1.',
      'Aufstacheln: Er greift an. Dann kommt der Bestie-Gegner ganz links in der Gegnerreihe in diese Heldenzone. (beschwichtigt)',
      'Rückseite: Grauzahn im Blutrausch',
      'Witterung (Gegnerreihe): Zu Beginn der Verfolgungsphase: Er kommt in die Heldenzone des Helden mit den meisten Karten auf dem Friedhof.',
      'Niederreißen (Heldenzone): Verursacht sein Angriff mindestens 2 Wunden: Der Held legt 1 Handkarte ab.',
      'Aufstacheln: Solange er aufgestachelt ist: Angriff +1.',
    ),
  },
  boneLord: {
    name: 'Der Knochenfürst',
    text: lines(
      'Vorderseite: Der Knochenfürst auf dem Thron',
      'Knochenzoll (Gegnerreihe): Zu Beginn der Verteidigungsphase: Jeder Held begräbt die oberste Karte seines Decks.',
      'Königliche Kälte (Heldenzone): Sein Held darf 1 Verbündeten-Aktion weniger abhandeln.',
      'Aufstacheln: Jeder Held begräbt die oberste Karte seines Decks. (beschwichtigt)',
      'Rückseite: Der Knochenfürst als Schnitter',
      'Sensenschwung: Zu Beginn der Verteidigungsphase: Jeder Held, in dessen Heldenzone er nicht liegt, erleidet 1 körperlichen Schaden.',
      'Ernte (Heldenzone): Nach seinem Angriff begräbt der Held die oberste Karte seines Ablagestapels.',
      'Aufstacheln: Jeder andere Skelett-Gegner in dieser Heldenzone greift an. (beschwichtigt)',
    ),
  },
  ishara: {
    name: 'Ishara, Stimme des Roten Sandes',
    text: lines(
      'Vorderseite: Ishara, die Verschleierte',
      'Sandsturm (Gegnerreihe): Sie verfolgt niemanden. Zu Beginn der Verteidigungsphase: Lege 1 Brand auf jeden Helden, in dessen Heldenzone kein Gegner liegt.',
      'Opfergabe: Wird ein anderer Gegner getötet: Entferne 1 Wundenmarker von ihr.',
      'Aufstacheln: Jeder Held legt 1 Handkarte ab. (beschwichtigt)',
      'Rückseite: Ishara, die Entschleierte',
      'Stimme des Sandes: Zu Beginn der Verfolgungsphase: Der Held mit dem niedrigsten Fokus erhöht ihn um 3.',
      'Glutsand (Heldenzone): Verursacht ihr Angriff mindestens 3 Wunden: Lege 1 Brand auf den Helden.',
      'Aufstacheln: Jeder Held begräbt 1 Handkarte seiner Wahl. (beschwichtigt)',
    ),
  },
  vharok: {
    name: 'Vharok, der Sturmahn',
    text: lines(
      'Vorderseite: Vharok in den Wolken',
      'Blitzschlag (Gegnerreihe): Zu Beginn der Verteidigungsphase: Der Held mit dem höchsten Fokus erleidet 2 magischen Schaden.',
      'Aufsteigen (Heldenzone): Nach seiner Aktivierung in der Verteidigungsphase kommt er ans rechte Ende der Gegnerreihe.',
      'Aufstacheln: Lege 1 Benommenheit auf jeden Helden. (beschwichtigt)',
      'Rückseite: Vharok, zu Boden gerissen',
      'Donnerstimme: Zu Beginn der Verfolgungsphase: Jeder Held erhöht seinen Fokus um 1.',
      'Schweifhieb (Heldenzone): Wenn er angreift: Jeder andere Held erleidet 1 körperlichen Schaden.',
      'Aufstacheln: Solange er aufgestachelt ist: Angriff +1.',
    ),
  },
  mistRuler: {
    name: 'Der Nebelgebieter',
    text: lines(
      'Vorderseite: Der Nebelgebieter',
      'Nebelschleier (Gegnerreihe): Aktionen gegen Gegner haben −1 Reichweite (mindestens 1).',
      'Namensraub (Heldenzone): Verursacht sein Angriff mindestens 1 Wunde: Der Held hängt 1 Handkarte an ihn. Wird er umgedreht, kommen alle Anhänge auf die Hand ihrer Besitzer.',
      'Aufstacheln: Entferne 1 Zielmarker vom Zeittableau. Er greift an. (beschwichtigt)',
      'Rückseite: Das Herz des Schreckens',
      'Wachsende Nacht: Am Ende der Verteidigungsphase: Entferne 1 Zielmarker vom Zeittableau.',
      'Grauen (Heldenzone): Wenn er angreift: Jeder andere Held begräbt die oberste Karte seines Decks.',
      'Aufstacheln: Lege 1 Schwäche auf jeden Helden. Solange er aufgestachelt ist: Angriff +1.',
    ),
  },
} satisfies Record<string, CardWords>;

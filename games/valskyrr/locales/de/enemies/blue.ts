import type { CardWords } from '@tafelrunde/engine';
import { lines } from '../cardText.ts';

export const blueEnemies = {
  boneGhost: {
    name: 'Knochengeist',
    text: lines(
      'Körperlos: Schaden seiner Angriffe kann nicht verhindert werden.',
      'Aufstacheln: Lege 1 Schwäche auf seinen Helden. (beschwichtigt)',
    ),
  },
  boneSnake: {
    name: 'Knochenschlange',
    text: lines(
      'Würgegriff: Das Nachziehlimit ihres Helden ist um 1 gesenkt.',
      'Aufstacheln: Solange sie aufgestachelt ist: Angriff +1, und sie kann nicht verschoben werden.',
    ),
  },
  tormentedSkeleton: {
    name: 'Gequältes Skelett',
    text: lines(
      'Schmerzrausch: Solange mindestens 1 Wundenmarker auf ihm liegt: Angriff +1.',
      'Aufstacheln: Lege 1 Wundenmarker auf es, dann greift es an. (beschwichtigt)',
    ),
  },
  boneDragon: {
    name: 'Knochendrache',
    text: lines(
      'Grabesatem: Die ersten 2 Wunden jedes seiner Angriffe müssen, falls möglich, von der Hand begraben werden.',
      'Aufstacheln: Jeder Held begräbt die oberste Karte seines Decks. (beschwichtigt)',
    ),
  },
  flyingSkulls: {
    name: 'Fliegende Schädel',
    text: lines(
      'Im Schutz der Toten: Solange ein anderer Gegner als Fliegende Schädel in dieser Heldenzone liegt, können sie nicht das einzige Ziel einer Aktion sein.',
      'Aufstacheln: Sie kommen in die Heldenzone des nächsten Helden in Sitzreihenfolge und greifen dort an (mit nur einem Helden: hier). (beschwichtigt)',
    ),
  },
  graveCaller: {
    name: 'Grabruferin',
    text: lines(
      'Totenruf (Heldenzone): Am Ende der Verteidigungsphase: Ziehe 1 blauen Skelett-Gegner in die Gegnerreihe.',
      'Aufstacheln: Ziehe 1 blauen Skelett-Gegner; er kommt sofort in diese Heldenzone. (beschwichtigt)',
    ),
  },
  cryptDigger: {
    name: 'Gruftwühler',
    text: lines(
      'Tiefer graben: Nach seinem Angriff auf den Helden begräbt dieser die oberste Karte seines Ablagestapels.',
      'Aufstacheln: Sein Held begräbt die Hälfte seines Ablagestapels (abgerundet, höchstens 4 Karten seiner Wahl). (beschwichtigt)',
    ),
  },
  wailingWidow: {
    name: 'Klagende Witwe',
    text: lines(
      'Wehklage: Unbarmherzig. Angriff +1 je Handkarte ihres Helden über 4 (höchstens +3).',
      'Aufstacheln: Solange sie aufgestachelt ist, zählt jede Handkarte über 2 (weiterhin höchstens +3).',
    ),
  },
} satisfies Record<string, CardWords>;

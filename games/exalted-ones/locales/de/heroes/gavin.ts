import type { CardWords } from '@tafelrunde/engine';

export const gavin = {
  gavin: {
    name: 'Gavin',
    text: 'Als Kind zählte er die Nachbarn, die über Nacht verschwanden. Heute zählt er die, vor denen er steht. Selbst die Golems, sagt man, halten sich lieber an ihn als an das Artefakt.',
  },
  overHere: {
    name: 'Hierher!',
    text: 'Schablone T1: NK−1 > RST. Helden, die Schaden nehmen, dürfen bis zum Ende der nächsten Aktivierungsphase ihres Spielers mit Basisangriffen keinen anderen Helden als Gavin angreifen.',
  },
  sharedPain: {
    name: 'Geteiltes Leid',
    text: 'Der andere befreundete Held wird um 1 geheilt. Kostet ihn bis zum Ende der Runde ein Angriff Lebenspunkte und steht Gavin in 5 Zoll, darf Gavin bis zu 2 davon an seiner Stelle verlieren.',
  },
  heroOfThePeople: {
    name: 'Held des Volkes',
    text: 'Bewege Gavin bis zu 4 Zoll, sodass er in 1 Zoll um den anderen befreundeten Helden endet; dieser wird um 1 geheilt. Jedes gegnerische oder neutrale Modell in 2 Zoll um Gavin: NK > RST. Stoß 2.',
  },
  theSmallRise: {
    name: 'Die Kleinen stehen auf',
    text: 'Greift ein gegnerischer Held Gavin an, wehrt sich danach der nächste befreundete Golem in 3 Zoll um Gavin, als wäre er selbst angegriffen worden.',
  },
} satisfies Record<string, CardWords>;

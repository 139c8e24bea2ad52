import type { CardWords } from '@tafelrunde/engine';
import { lines } from './cardText.ts';

export const adventures = {
  firstTracks: {
    name: 'Erste Spuren',
    text: lines(
      'Atempause: Zu Beginn des Abenteuers und nach jeder abgeschlossenen Begegnung: Legt 3H−3 Zielmarker auf das Zeittableau.',
      'Je mehr, desto wilder: Der Endgegner hat Angriff −1 gegen 1 Helden, +1 gegen 3 und +2 gegen 4 Helden.',
      'Zäher Wille: Auf dem Endgegner liegen höchstens 2 Benommenheit; weitere werden nicht gelegt.',
    ),
  },
  firstTracksA: { name: 'Frische Fährte', text: 'Grauzahn hat 3H Lebenspunkte weniger.' },
  firstTracksB: { name: 'Jägerversteck', text: 'Nehmt 2 Beutemarker.' },
  firstTracksC: { name: 'Verlassenes Lager', text: 'Jeder Held erhält 2 Regenerationspunkte.' },
  firstTracksD: { name: 'Blutige Spur', text: 'Erhöht die Bedrohung dieses Ortes um 1.' },
  songOfBones: {
    name: 'Lied der Knochen',
    text: lines(
      'Verstummte Gräber: Für jeden sicheren Ödlande-Ort hat der Knochenfürst beim Aufbau 3H Lebenspunkte weniger (höchstens 6H).',
      'Ereignis 1 · Erste Strophe: Zieht 1 beliebigen blauen Gegner in die Gegnerreihe.',
      'Ereignis 2 · Kehrreim: Erhöht die Bedrohung des nächsten sicheren Ortes um 1.',
      'Ereignis 3 · Dritte Strophe: Zieht 1 beliebigen blauen Gegner in die Gegnerreihe.',
      'Ereignis 4 · Kehrreim: Erhöht die Bedrohung des nächsten sicheren Ortes um 1.',
      'Ereignis 5 · Letzte Strophe: Zieht 1 beliebigen blauen Gegner in die Gegnerreihe.',
      'Atempause: Zu Beginn des Abenteuers und nach jeder abgeschlossenen Begegnung: Legt 3H−3 Zielmarker auf das Zeittableau.',
      'Je mehr, desto wilder: Der Endgegner hat Angriff −1 gegen 1 Helden, +1 gegen 3 und +2 gegen 4 Helden.',
      'Zäher Wille: Auf dem Endgegner liegen höchstens 2 Benommenheit; weitere werden nicht gelegt.',
    ),
  },
  redSand: {
    name: 'Roter Sand',
    text: lines(
      'Drei Siegel: Der Ort des Endgegners darf erst betreten oder ausgespäht werden, wenn die Abenteuermarker A, B und C aufgedeckt sind.',
      'Ereignis 1 · Heißer Wind: Legt 1 Brand auf jeden Helden.',
      'Ereignis 2 · Glühende Dünen: Legt 1 Brand auf jeden Helden und jeden Verbündeten.',
      'Ereignis 3 · Sonne ohne Schatten: Jeder Held legt 2 Handkarten ab oder erhält 1 Brand.',
      'Ereignis 4 · Der Sand singt: Legt 1 Brand auf jeden Helden, 2 auf den mit dem höchsten Fokus.',
      'Ereignis 5 · Ihr Atem: Legt 1 Brand auf jeden Helden. Entfernt 1 Zielmarker vom Zeittableau.',
      'Atempause: Zu Beginn des Abenteuers und nach jeder abgeschlossenen Begegnung: Legt 3H−3 Zielmarker auf das Zeittableau.',
      'Je mehr, desto wilder: Der Endgegner hat Angriff −1 gegen 1 Helden, +1 gegen 3 und +2 gegen 4 Helden.',
      'Zäher Wille: Auf dem Endgegner liegen höchstens 2 Benommenheit; weitere werden nicht gelegt.',
    ),
  },
  redSandA: { name: 'Siegel des Mundes', text: 'Siegel. Legt 1 Zielmarker auf das Zeittableau.' },
  redSandB: { name: 'Siegel der Hand', text: 'Siegel. Nehmt 1 Beutemarker.' },
  redSandC: {
    name: 'Siegel des Auges',
    text: 'Siegel. Deckt bis zu 1 weiteren verdeckten Ort außer dem des Endgegners auf.',
  },
  redSandD: { name: 'Feuerschale', text: 'Falle: Legt 1 Brand auf jeden Helden.' },
  redSandE: { name: 'Tempelwachen', text: 'Falle: Erhöht die Bedrohung dieses Ortes um 1.' },
  redSandF: { name: 'Treibsand', text: 'Falle: Zeit ▷1.' },
  wingsOfTheStorm: {
    name: 'Schwingen des Sturms',
    text: lines(
      'Rückenwind: Wird eine Begegnung an einem Wildnis-Ort abgeschlossen: Deckt bis zu 1 angrenzenden verdeckten Ort auf.',
      'Ereignis 1 · Böen: Verstärkung ▷1.',
      'Ereignis 2 · Hagel: Verstärkung ▷1.',
      'Ereignis 3 · Wetterleuchten: Verstärkung ▷1. Jeder Held erhöht seinen Fokus um 2.',
      'Ereignis 4 · Donnerschlag: Verstärkung ▷1. Jeder Held erhöht seinen Fokus um 2.',
      'Ereignis 5 · Auge des Sturms: Verstärkung ▷1. Jeder Held erhöht seinen Fokus um 2.',
      'Atempause: Zu Beginn des Abenteuers und nach jeder abgeschlossenen Begegnung: Legt 3H−3 Zielmarker auf das Zeittableau.',
      'Je mehr, desto wilder: Der Endgegner hat Angriff −1 gegen 1 Helden, +1 gegen 3 und +2 gegen 4 Helden.',
      'Zäher Wille: Auf dem Endgegner liegen höchstens 2 Benommenheit; weitere werden nicht gelegt.',
    ),
  },
  heartOfDread: {
    name: 'Im Herzen des Schreckens',
    text: lines(
      'Graue Wege: Ein Rückzug entfernt zusätzlich 1 Zielmarker vom Zeittableau.',
      'Ereignis 1 · Taube Stille: Legt 1 Benommenheit auf jeden Helden.',
      'Ereignis 2 · Verlöschende Lichter: Entfernt 1 Zielmarker vom Zeittableau.',
      'Ereignis 3 · Vergessene Namen: Legt 1 Schwäche auf jeden Helden.',
      'Ereignis 4 · Der Nebel ruft die Seinen: Stachelt jeden Geist- und Dämon-Gegner in den Heldenzonen auf.',
      'Ereignis 5 · Nacht ohne Ufer: Dunkelheit ▷1.',
      'Atempause: Zu Beginn des Abenteuers und nach jeder abgeschlossenen Begegnung: Legt 3H−3 Zielmarker auf das Zeittableau.',
      'Je mehr, desto wilder: Der Endgegner hat Angriff −1 gegen 1 Helden, +1 gegen 3 und +2 gegen 4 Helden.',
      'Zäher Wille: Auf dem Endgegner liegen höchstens 2 Benommenheit; weitere werden nicht gelegt.',
    ),
  },
  heartOfDreadA: {
    name: 'Erster Namensstein',
    text: 'Ein Held eurer Wahl nimmt 2 Karten seiner Wahl von seinem Friedhof auf die Hand.',
  },
  heartOfDreadB: { name: 'Zweiter Namensstein', text: 'Legt H Zielmarker auf das Zeittableau.' },
  heartOfDreadC: { name: 'Dritter Namensstein', text: 'Der Nebelgebieter beginnt mit 3H Wundenmarkern.' },
  heartOfDreadD: { name: 'Falscher Name', text: 'Legt 1 Benommenheit und 1 Schwäche auf jeden Helden.' },
} satisfies Record<string, CardWords>;

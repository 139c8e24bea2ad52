import type { CardWords } from '@tafelrunde/engine';

export const taesiri: Readonly<Record<string, CardWords>> = {
  taesiri: {
    name: 'Taesiri',
    text: 'Geht zu den Elementaren, wo andere sie meiden. Ihre Plättchen leben von Essenzen.',
  },
  taesiriRootStaff: {
    name: 'Wurzelstab',
    text: 'Angriff: 5–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Jeder Treffer: heile 1. Immer, wenn du einem Elementar gegenübertrittst: Kleeblatt +2.',
  },
  taesiriSlumber: {
    name: 'Schlummer',
    text: 'Hier dürfen bis zu 4 verschiedene Essenzen liegen. Immer: Kräfte, deren Essenzen hier liegen, betreffen dich nicht, je Essenz hier +1 maximale Gesundheit.',
  },
  taesiriLuringCall: {
    name: 'Lockruf',
    text: 'Einmal pro Runde außerhalb des Kampfes, auf einem Feld unter elementarer Kraft: nimm 1 Essenz einer Kraft, die auf dein Feld wirkt.',
  },
  taesiriSoothe: {
    name: 'Beschwichtigen',
    text: 'Einmal pro Runde in der Kampfvorbereitung: entferne 1 Chaosmarker des Monsters.',
  },
  taesiriAncestorTotem: {
    name: 'Ahnentotem',
    text: 'Hier dürfen bis zu 2 verschiedene Essenzen liegen. Einmal pro Runde nach dem Monsterwurf: Verletzungen −1, je Essenz hier Verletzungen −1.',
  },
  taesiriSilence: {
    name: 'Stille',
    text: 'Einmal pro Runde vor deinem Wurf, außer beim Erstschlag: Silber- und Goldkarten wirken nicht auf diesen Angriff, Kleeblatt +2.',
  },
  taesiriSpiritGuide: {
    name: 'Geistführer',
    text: 'Einmal pro Runde außerhalb des Kampfes: 1 Bewegungspunkt, sieh dir die obersten 3 Kartenteile des Kartenstapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  taesiriWhisper: {
    name: 'Flüstern der Bestien',
    text: 'Einmal pro Runde außerhalb des Kampfes: sieh dir die oberste Karte eines Monsterstapels an, lege sie auf Wunsch darunter. Als Monster-Spieler einmal pro Runde vor dem Wurf des Helden: Kleeblatt −2 für ihn.',
  },
  taesiriMantleOfFour: {
    name: 'Mantel der vier Kräfte',
    text: 'Bis zu 4 verschiedene Essenzen. Einmal pro Runde, alles in einer Kampfrunde: Lüfte: nach dem Monsterwurf Hasenpfote −2; Wasser: jederzeit heile 2; Feuer: vor deinem Wurf Schaden +2; Erde: nach ihm Kleeblatt +2.',
  },
  taesiriSpiritThief: {
    name: 'Geisterdieb',
    text: 'Einmal pro Runde in der Kampfvorbereitung: nimm dem Monster 1 Gaar. Einmal pro Runde nach deinem Wurf: Kleeblatt +1.',
  },
  taesiriElementalBolt: {
    name: 'Elementarblitz',
    text: 'Hier dürfen bis zu 3 verschiedene Essenzen liegen. Angriff, einmal pro Runde: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei: je Essenz hier Schaden +1.',
  },
  taesiriNightmare: {
    name: 'Nachtschreck',
    text: 'Erstschlag, einmal pro Runde: 4–6 = 1, 7–9 = 2, 10+ = 3 Schaden. Jeder Treffer: entferne 1 Chaosmarker des Monsters.',
  },
  taesiriBarkShield: {
    name: 'Rindenschild',
    text: '1 Edelsteinfeld. In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1. Einmal pro Runde, jederzeit: heile 2.',
  },
  taesiriBoneStaff: {
    name: 'Knochenstab',
    text: 'Angriff: 4–6 = 1 Schaden; 7–8 = 2 Schaden; 9–11 = 3 Schaden, nimm dem Monster 1 Gaar; 12+ = 4 Schaden, nimm dem Monster 1 Gaar.',
  },
  taesiriStormTotem: {
    name: 'Sturmtotem',
    text: 'Hier dürfen bis zu 2 verschiedene Essenzen liegen. Erstschlag, einmal pro Runde: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden. Dabei: je Essenz hier Kleeblatt +1.',
  },
  taesiriLull: {
    name: 'Einlullen',
    text: 'Einmal pro Runde vor dem Monsterwurf darfst du 1 Essenz abgeben: das Monster würfelt mit einem Würfel weniger, Würfel der Hoffnung +1.',
  },
  taesiriDeepRoots: {
    name: 'Tiefe Wurzeln',
    text: 'Hier dürfen bis zu 2 verschiedene Essenzen liegen. Einmal pro Runde, jederzeit, mit einer Essenz des Wassers darauf: heile 3. Immer, mit einer Essenz der Erde darauf: +3 maximale Gesundheit.',
  },
  taesiriIllOmen: {
    name: 'Böses Omen',
    text: 'Einmal pro Runde außerhalb des Kampfes: ziehe 1 Goldkarte, +1 Gaar.',
  },
  taesiriPrismStaff: {
    name: 'Prismenstab',
    text: '1 Edelsteinfeld. Angriff: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden. Dabei, auf einem Feld unter elementarer Kraft: Kleeblatt +2.',
  },
  taesiriSoulDrain: {
    name: 'Seelensog',
    text: 'Angriff, einmal pro Runde: 4–6 = 2 Schaden, heile 1; 7–9 = 3 Schaden, heile 2; 10+ = 5 Schaden, heile 3.',
  },
  taesiriAncientPact: {
    name: 'Uralter Pakt',
    text: 'Bis zu 2 verschiedene Essenzen. Immer, mit einer Essenz der Lüfte hier: In der ersten Kampfrunde würfelt das Monster mit einem Würfel weniger. Immer, mit einer Essenz des Feuers hier: Schaden +1.',
  },
  taesiriGraveHush: {
    name: 'Grabesstille',
    text: 'Einmal pro Runde in der Kampfvorbereitung: entferne 2 Chaosmarker des Monsters, Würfel der Hoffnung +1.',
  },
  taesiriOneWithAll: {
    name: 'Eins mit allem',
    text: 'Hier dürfen bis zu 4 verschiedene Essenzen liegen. Immer: je Essenz hier Kleeblatt +1.',
  },
  taesiriDreamWeaver: {
    name: 'Traumweberin',
    text: 'In jeder Kampfrunde vor dem Monsterwurf darfst du 1 Gaar zahlen: das Monster würfelt mit einem Würfel weniger, entferne 1 Chaosmarker des Monsters.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const quests4: Readonly<Record<string, CardWords>> = {
  rulerAudience: {
    name: 'Audienz',
    text: '„Man hat mir von Euch berichtet.“\nHast du mindestens 8 Ansehen: 2 Ansehen; ziehe 2 Händler-Plättchen, behalte 1.',
  },
  rulerAccolade: {
    name: 'Ritterschlag',
    text: '„Kniet. Steht auf. Jetzt kennt man Euch.“\nHast du mindestens 12 Ansehen: 3 Ansehen, 1 Rubin.',
  },
  rulerTwoHeads: {
    name: 'Zwei Köpfe für das Tor',
    text: '„Das Volk soll sie sehen.“\nGib 2 Trophäen der Stufe 2 ab: 3 Ansehen, 2 Gold, 1 Schatz der Stufe 2.',
  },
  rulerGiantsFall: {
    name: 'Der Sturz des Großen',
    text: '„Sogar die Wachen klatschen.“\nGib 1 Trophäe der Stufe 3 ab: 3 Ansehen, 6 Gold, 1 Goldkarte.',
  },
  rulerRoyalRoads: {
    name: 'Straßen des Reiches',
    text: '„Wo gehandelt wird, wird nicht geplündert.“\nHast du mindestens 2 Handelsmarker auf der Karte: 2 Ansehen, 5 Gold.',
  },
  rulerArmoury: {
    name: 'Die Rüstkammer der Krone',
    text: '„Zahlt, und wählt, was Euch trägt.“\nZahle 6 Gold: 2 Ansehen; ziehe 3 Drachentöter-Plättchen, behalte 1.',
  },
  rulerCrownJewel: {
    name: 'Ein Stein für die Krone',
    text: '„Er fehlt seit dem Tag des Brandes.“\nGib 1 Diamant, Smaragd oder Rubin und 2 Gold ab: 3 Ansehen, 2 Gaar, 1 Goldkarte.',
  },
  scholarFieldNotes: {
    name: 'Feldnotizen',
    text: '„Wie roch es? Genauer, bitte.“\nBist du mindestens 1 Elementar gegenübergetreten: 1 Ansehen, 3 Gold, 1 Silberkarte.',
  },
  scholarComparison: {
    name: 'Vergleichende Studie',
    text: '„Und welches hat Euch zuerst bemerkt?“\nBist du Elementaren von 2 verschiedenen Arten gegenübergetreten: 2 Ansehen, 3 Gold, 1 Gaar.',
  },
  scholarFourPowers: {
    name: 'Das Buch der vier Kräfte',
    text: '„Das letzte Kapitel schreibt Ihr.“\nBist du Elementaren von 3 verschiedenen Arten gegenübergetreten: 3 Ansehen, 2 Gold, 1 Essenz nach Wahl.',
  },
  scholarSample: {
    name: 'Probe im Glas',
    text: '„Nicht schütteln.“\nGib 1 Essenz ab: 2 Ansehen; ziehe 3 Alchemist-Plättchen, behalte 1.',
  },
  scholarChart: {
    name: 'Karte des Unbekannten',
    text: '„Ich zeichne, was noch keiner sah.“\nZahle 1 Gold: 1 Ansehen, 2 Bewegungspunkte; sieh dir die obersten 3 Kartenteile des Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  scholarStrata: {
    name: 'Lehre der Schichten',
    text: '„Stein lügt nie, er schweigt nur lange.“\nGib 2 Rohstoffplättchen verschiedener Gelände ab: 2 Ansehen, 3 Gold, 1 Smaragd oder Amethyst.',
  },
  scholarLivingBook: {
    name: 'Das lebende Buch',
    text: '„Zeigt mir, was Ihr gelernt habt.“\nLiegen mindestens 4 Heldenplättchen auf deinem Heldentableau: 2 Ansehen, 4 Gold.',
  },
  oracleCup: {
    name: 'Der Becher',
    text: '„Schüttle ihn, bis er still wird.“\nMache einen Heldenwurf. Bis 6: 1 Ansehen. 7–9: 1 Ansehen, 3 Gold. Ab 10: 3 Ansehen, 3 Gold.',
  },
  oracleLowTide: {
    name: 'Die niedrige Flut',
    text: '„Manchmal gewinnt, wer sinkt.“\nMache einen Heldenwurf. Bis 5: 3 Ansehen, 3 Gaar. Ab 6: 1 Ansehen, 1 Gaar.',
  },
  oracleTwinStones: {
    name: 'Zwillingssteine',
    text: '„Zwei gleiche öffnen die Tür.“\nGib 1 Gaar ab und mache einen Heldenwurf, den nichts verändern darf. Pasch: 3 Ansehen, 1 Edelstein nach Wahl außer Diamant und Dämonenstein. Sonst: 1 Ansehen, 3 Gold.',
  },
  oracleBowl: {
    name: 'Die Schale der Wahrheit',
    text: '„Sieh hinein, aber nicht zu lange.“\nGib 1 Gaar ab: 1 Ansehen, 2 Gold; sieh dir die oberste Karte jedes Monsterstapels an und lege jede oben oder unten ab.',
  },
  oracleSacrifice: {
    name: 'Das Opfer',
    text: '„Je mehr du gibst, desto klarer spricht es.“\nGib 1 Edelstein oder 1 Essenz ab und mache einen Heldenwurf. Bis 6: 2 Ansehen. 7–9: 2 Ansehen, 4 Gold. Ab 10: 3 Ansehen, 1 Schatz der Stufe 3.',
  },
  oracleSpokenNumber: {
    name: 'Die gesprochene Zahl',
    text: '„Sag sie, ehe sie fällt.“\nNenne eine Zahl von 2 bis 14, dann mache einen Heldenwurf. Genau getroffen: 3 Ansehen, 5 Gold. Um 1 oder 2 verfehlt: 2 Ansehen, 2 Gold. Sonst: 1 Ansehen.',
  },
  oracleShadowOfDeath: {
    name: 'Der Schatten hinter dir',
    text: '„Dreh dich um, wenn du mutig bist.“\nMache einen Heldenwurf. Bis 4: 4 Verletzungen, 1 Ansehen. 5–9: 2 Verletzungen, 2 Ansehen, 3 Gold. Ab 10: 3 Ansehen, 1 Goldkarte, heile bis zum Maximum.',
  },
};

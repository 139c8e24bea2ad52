import type { CardWords } from '@tafelrunde/engine';

export const legends: Readonly<Record<string, CardWords>> = {
  artefactFarrugasFang: {
    name: 'Farrugas Reißzahn',
    text: 'Angriff: 4–6 = 2, 7–9 = 4, 10–12 = 6, 13+ = 9 Schaden. Dabei darfst du 2 Verletzungen erleiden: Schaden +3.',
  },
  artefactMirrezilsHeart: {
    name: 'Mirrezils Herz',
    text: '+5 Gesundheit. In jeder Kampfrunde einmal in einer Heilungsphase: heile 2.',
  },
  artefactTearsOfShii: {
    name: 'Shiis Tränen',
    text: 'Immer in der Kampfvorbereitung: Würfel der Hoffnung +5. Immer: Kleeblatt +2.',
  },
  artefactFaersHorn: {
    name: 'Faers Windhorn',
    text: 'Einmal pro Runde außerhalb des Kampfes: Teleportation 12, wähle 1: eine Abbauaktion / eine Handelsaktion / eine Kampfaktion.',
  },
  artefactMirrorOfEuthia: {
    name: 'Spiegel von Euthia',
    text: '+2 Gesundheit. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −4. In jeder Kampfrunde vor deinem Wurf, wenn du darin einen Schild benutzt und keine Verletzung erlitten hast: 2 Schaden.',
  },
  artefactBookOfReturn: {
    name: 'Buch der Wiederkehr',
    text: 'Einmal pro Runde, jederzeit: erneuere 3 erschöpfte Fähigkeiten, +3 Gaar.',
  },
  supplyProvisions: { name: 'Proviantsack', text: 'Jederzeit ablegen: heile 5.' },
  supplyRope: { name: 'Seil und Haken', text: 'Außerhalb des Kampfes ablegen: Teleportation 3.' },
  supplyLantern: {
    name: 'Sturmlaterne',
    text: 'Außerhalb des Kampfes ablegen: 1 Bewegungspunkt, sieh dir die obersten 4 Kartenteile des Kartenstapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  supplyToolbox: {
    name: 'Werkzeugkiste',
    text: 'Außerhalb des Kampfes ablegen: eine Abbauaktion, dabei Lore.',
  },
  supplyTravelMoney: { name: 'Zehrgeld', text: 'Außerhalb des Kampfes ablegen: +3 Gold.' },
  supplyBlessing: {
    name: 'Segen des Priesters',
    text: 'In der Kampfvorbereitung ablegen: Würfel der Hoffnung +3, +1 Gaar.',
  },
  legendFarrugasFang: {
    name: 'Die Legende vom Drachenzahn',
    text: 'Gib 2 Trophäen der Stufe 3 ab: nimm Farrugas Reißzahn, +4 Ansehen.',
  },
  legendMirrezilsHeart: {
    name: 'Die Legende vom schlagenden Stein',
    text: 'Habe mindestens 15 maximale Gesundheit und gib 1 losen Rubin ab: nimm Mirrezils Herz, +3 Ansehen.',
  },
  legendTearsOfShii: {
    name: 'Die Legende der vier Tränen',
    text: 'Gib 1 Essenz jeder Art ab: nimm Shiis Tränen, +4 Ansehen.',
  },
  legendFaersHorn: {
    name: 'Die Legende vom letzten Wind',
    text: 'Habe mindestens 8 eigene Heldenmarker auf der Karte und zahle 4 Gold: nimm Faers Windhorn, +3 Ansehen.',
  },
  legendMirrorOfEuthia: {
    name: 'Die Legende vom fleckenlosen Ritter',
    text: 'Trage ein 5er-Set und gib 1 losen Edelstein ab: nimm den Spiegel von Euthia, +4 Ansehen.',
  },
  legendBookOfReturn: {
    name: 'Die Legende vom Buch ohne Ende',
    text: 'Habe mindestens 4 erfüllte Questen und zahle 2 Gaar: nimm das Buch der Wiederkehr, +3 Ansehen.',
  },
};

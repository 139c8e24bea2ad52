import type { CardWords } from '@tafelrunde/engine';

export const dragonslayer: Readonly<Record<string, CardWords>> = {
  plateHelm: {
    name: 'Plattenhelm',
    text: '+3 Gesundheit, Beutel −1. Einmal pro Runde nach dem Monsterwurf: Hasenpfote −1.',
  },
  breastplate: {
    name: 'Brustplatte',
    text: '+3 Gesundheit, Beutel −1. Einmal pro Runde nach dem Monsterwurf: Verletzungen −2.',
  },
  plateGauntlets: {
    name: 'Plattenhandschuhe',
    text: '+3 Gesundheit, Beutel −1. Einmal pro Runde vor deinem Wurf: Schaden +1.',
  },
  plateGreaves: { name: 'Plattenbeinschienen', text: '+3 Gesundheit, Beutel −1, 1 Edelsteinfeld.' },
  plateSabatons: {
    name: 'Plattenschuhe',
    text: '+3 Gesundheit, Beutel −1. Einmal pro Runde in der Kampfvorbereitung: Würfel der Hoffnung +1.',
  },
  dragonHelm: {
    name: 'Drachenhelm',
    text: '+3 Gesundheit, 2 Edelsteinfelder. Einmal pro Runde nach deinem Wurf: Kleeblatt +2.',
  },
  dragonCuirass: {
    name: 'Drachenpanzer',
    text: '+4 Gesundheit, 2 Edelsteinfelder. Einmal pro Runde nach dem Monsterwurf: Verletzungen −3.',
  },
  dragonGloves: {
    name: 'Drachenhandschuhe',
    text: '+2 Gesundheit, Beutel +2, 2 Edelsteinfelder. Einmal pro Runde bei einer Abbauaktion: Lore.',
  },
  dragonGreaves: {
    name: 'Drachenbeinschienen',
    text: '+3 Gesundheit, Beutel +1, 2 Edelsteinfelder. Immer: die Kraft des Feuers betrifft dich nicht.',
  },
  dragonBoots: {
    name: 'Drachenstiefel',
    text: '+2 Gesundheit, Beutel +1, 2 Edelsteinfelder. Einmal pro Runde außerhalb des Kampfes: 2 Bewegungspunkte.',
  },
  greatsword: { name: 'Zweihänder', text: 'Beutel −1. Angriff: 6–8 = 2, 9–11 = 3, 12+ = 5 Schaden.' },
  wyrmAxe: {
    name: 'Wurmaxt',
    text: 'Angriff: 7–9 = 3, 10–12 = 4, 13+ = 6 Schaden. Dabei, wenn einer deiner Würfel eine 6 zeigt: Schaden +1.',
  },
  skullbreaker: {
    name: 'Schädelbrecher',
    text: 'Angriff: 6–8 = 2 Schaden; 9–11 = 3 Schaden; 12+ = 4 Schaden, entferne 1 Chaosmarker des Monsters. Dabei: der Malus der Monsterkarte gilt nicht.',
  },
  dragonLance: {
    name: 'Drachenlanze',
    text: 'Angriff: 5–7 = 2, 8–10 = 3, 11–12 = 4, 13+ = 5 Schaden. Dabei, gegen Monster der Stufe 3: Schaden +1.',
  },
  runeblade: {
    name: 'Runenklinge',
    text: '3 Edelsteinfelder. Angriff: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden.',
  },
  siegeCrossbow: {
    name: 'Belagerungsarmbrust',
    text: 'Beutel −1. Erstschlag: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden.',
  },
  stormStaff: {
    name: 'Sturmstab',
    text: '1 Edelsteinfeld. Angriff: 6–8 = 2, 9–10 = 3, 11–12 = 4, 13+ = 5 Schaden. Dabei, wenn du in diesem Kampf eine Essenz benutzt hast: Kleeblatt +1.',
  },
  dragontoothDaggers: {
    name: 'Drachenzahndolche',
    text: 'Erstschlag: 5–7 = 1, 8–10 = 2, 11+ = 3 Schaden. Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden.',
  },
  scaleShield: {
    name: 'Schuppenschild',
    text: '1 Edelsteinfeld. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −3, dein nächster Kampfwert −2.',
  },
  dragonShield: {
    name: 'Drachenschild',
    text: '+1 Gesundheit, 1 Edelsteinfeld. In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1.',
  },
  mirrorShield: {
    name: 'Spiegelschild',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −2, dein nächster Kampfwert −1. In jeder Kampfrunde vor deinem Wurf, wenn du darin einen Schild benutzt und keine Verletzung erlitten hast: 1 Schaden.',
  },
  dragonHeart: {
    name: 'Drachenherz',
    text: '+2 Gesundheit. Einmal pro Runde, jederzeit, mit einem 3er-Set: heile 3; mit einem 4er-Set dazu: +1 Gaar.',
  },
  slayersRing: {
    name: 'Ring der Drachentöter',
    text: 'Immer: Kleeblatt +1; mit einem 3er-Set dazu: Kleeblatt +1.',
  },
  crownOfScales: {
    name: 'Schuppenkrone',
    text: '+1 Gesundheit. Einmal pro Runde nach dem Monsterwurf: Verletzungen −2. Immer, mit einem 3er-Set: Verletzungen −1; mit einem 4er-Set dazu: Schaden +1.',
  },
  gaarCenser: {
    name: 'Gaarschwenker',
    text: 'Einmal pro Runde in der Kampfvorbereitung: +1 Gaar, Würfel der Hoffnung +1.',
  },
  essencePhylactery: {
    name: 'Essenzphiole',
    text: 'Einmal pro Runde außerhalb des Kampfes darfst du 1 Gold zahlen: nimm 1 Essenz deiner Wahl.',
  },
  warHarness: {
    name: 'Schlachtgurt',
    text: '+1 Gesundheit, Beutel +2. Immer, mit einem 3er-Set: +1 maximale Gesundheit.',
  },
  flaskOfAir: { name: 'Flakon der Lüfte', text: 'Sofort, dann ablegen: nimm 2 Essenzen der Lüfte.' },
  flaskOfFire: { name: 'Flakon des Feuers', text: 'Sofort, dann ablegen: nimm 2 Essenzen des Feuers.' },
  flaskOfWater: { name: 'Flakon des Wassers', text: 'Sofort, dann ablegen: nimm 2 Essenzen des Wassers.' },
  flaskOfEarth: { name: 'Flakon der Erde', text: 'Sofort, dann ablegen: nimm 2 Essenzen der Erde.' },
  dragonBlood: {
    name: 'Drachenblut',
    text: 'In der Kampfvorbereitung ablegen: Kleeblatt +1, Schaden +1 bis zum Kampfende.',
  },
};

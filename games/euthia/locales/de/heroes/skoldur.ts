import type { CardWords } from '@tafelrunde/engine';

export const skoldur: Readonly<Record<string, CardWords>> = {
  skoldur: {
    name: 'Skoldur',
    text: 'Dwurt statt Gaar: sichere Punkte, die am Zugende ihren Preis fordern. Rausch oder klarer Kopf, beides gewinnt.',
  },
  skoldurPitAxe: {
    name: 'Grubenaxt',
    text: 'Angriff: 5–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei darfst du 1 Dwurt zahlen: Schaden +1.',
  },
  skoldurThickSkull: {
    name: 'Dickschädel',
    text: 'Einmal pro Runde nach dem Monsterwurf darfst du 1 Dwurt zahlen: Verletzungen −3.',
  },
  skoldurTemper: {
    name: 'Jähzorn',
    text: 'Einmal pro Runde nach deinem Wurf darfst du 1 Dwurt zahlen: Kleeblatt +4, Schaden +1.',
  },
  skoldurSober: {
    name: 'Nüchtern',
    text: 'Einmal pro Runde nach dem Monsterwurf: Verletzungen −2; dazu Hasenpfote −2, wenn der Dwurtwürfel 0 zeigt.',
  },
  skoldurFoam: {
    name: 'Schaum vorm Mund',
    text: 'Einmal pro Runde in der Kampfvorbereitung darfst du 1 Verletzung erleiden: +2 Dwurt.',
  },
  skoldurProspector: {
    name: 'Schürfer',
    text: 'Immer: Beutel +1. Einmal pro Runde bei einer Abbauaktion: Lore.',
  },
  skoldurRecklessSwing: {
    name: 'Wilder Hieb',
    text: 'Angriff, einmal pro Runde: 5–7 = 1, 8–10 = 2, 11+ = 3 Schaden. Dabei, wenn der Dwurtwürfel mindestens 2 zeigt: Schaden +2.',
  },
  skoldurForgeShield: {
    name: 'Schmiedeschild',
    text: '+1 Gesundheit. In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1, dein nächster Kampfwert −2. Hast du einen Schild benutzt und zeigt der Dwurtwürfel höchstens 1: dein nächster Kampfwert +2.',
  },
  skoldurTallTales: {
    name: 'Saufgeschichten',
    text: 'Einmal pro Runde außerhalb des Kampfes darfst du 1 Dwurt zahlen: +2 Gold.',
  },
  skoldurBeastFriend: {
    name: 'Zechbruder der Bestien',
    text: 'Einmal pro Runde in der Kampfvorbereitung: nimm dem Monster 1 Gaar. Als Monster-Spieler einmal pro Runde nach dem Monsterwurf: Hasenpfote +2.',
  },
  skoldurTwinAxe: {
    name: 'Zwillingsaxt',
    text: 'Angriff: 6–9 = 2, 10–12 = 3, 13+ = 4 Schaden. Dabei darfst du 1 Dwurt zahlen: Schaden +2.',
  },
  skoldurDwarvenBargain: {
    name: 'Zwergenhandel',
    text: 'Einmal pro Runde bei einer Handelsaktion: ein Verkauf bringt 2 Gold mehr, ein Preis sinkt um 1 Gold.',
  },
  skoldurFrenzy: { name: 'Raserei', text: 'Immer, wenn der Dwurtwürfel mindestens 3 zeigt: Kleeblatt +2.' },
  skoldurBarrelThrow: {
    name: 'Fasswurf',
    text: 'Erstschlag, einmal pro Runde: 4–6 = 1, 7–9 = 2, 10+ = 3 Schaden. Dabei, wenn der Dwurtwürfel 0 zeigt: Kleeblatt +2.',
  },
  skoldurHeadbutt: {
    name: 'Kopfnuss',
    text: 'Erstschlag, einmal pro Runde: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden. Dabei darfst du 1 Dwurt zahlen: Schaden +2.',
  },
  skoldurAnvilHammer: {
    name: 'Ambosshammer',
    text: '1 Edelsteinfeld. Angriff: 6–8 = 2, 9–11 = 3, 12+ = 4 Schaden. Dabei, wenn der Dwurtwürfel höchstens 1 zeigt: Kleeblatt +1.',
  },
  skoldurNoPain: {
    name: 'Kein Schmerz',
    text: 'In jeder Kampfrunde nach dem Monsterwurf darfst du 1 Dwurt zahlen: Verletzungen −3.',
  },
  skoldurDeepVein: {
    name: 'Tiefe Ader',
    text: 'Einmal pro Runde außerhalb des Kampfes: eine Abbauaktion, 2 Bewegungspunkte.',
  },
  skoldurRampage: {
    name: 'Amoklauf',
    text: 'Einmal pro Runde außerhalb des Kampfes darfst du 1 Dwurt zahlen: eine Kampfaktion, 1 Bewegungspunkt, heile 3.',
  },
  skoldurRuneHide: {
    name: 'Runenhaut',
    text: 'Immer: +3 maximale Gesundheit; dazu Verletzungen −1, wenn der Dwurtwürfel 0 zeigt.',
  },
  skoldurWorldsplitter: {
    name: 'Weltenspalter',
    text: '1 Edelsteinfeld. Angriff: 6–8 = 2, 9–11 = 4, 12–14 = 5, 15+ = 8 Schaden. Dabei darfst du 1 Dwurt zahlen: Schaden +2.',
  },
  skoldurHammerThrow: {
    name: 'Hammerwurf',
    text: 'Erstschlag, einmal pro Runde: 4–6 = 2, 7–9 = 3, 10–12 = 5, 13+ = 7 Schaden. Dabei, wenn der Dwurtwürfel höchstens 1 zeigt: der Malus der Monsterkarte gilt nicht.',
  },
  skoldurUnbowed: {
    name: 'Ungebeugt',
    text: 'Immer: Schaden +1, wenn der Dwurtwürfel mindestens 2 zeigt; dazu Verletzungen −2, wenn der Dwurtwürfel mindestens 4 zeigt.',
  },
  skoldurOldMaster: {
    name: 'Altmeister',
    text: 'Immer: Beutel +1; dazu Kleeblatt +2, wenn der Dwurtwürfel höchstens 1 zeigt; dazu Schaden +1, wenn der Dwurtwürfel höchstens 1 zeigt.',
  },
};

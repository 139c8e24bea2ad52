import type { CardWords } from '@tafelrunde/engine';

export const rewards: Readonly<Record<string, CardWords>> = {
  hunterWolfHood: {
    name: 'Wolfshaube',
    text: '+1 Gesundheit. Einmal pro Runde nach deinem Wurf, wenn das Monster schon Schaden hat: Kleeblatt +2.',
  },
  hunterBearskin: { name: 'Bärenfell', text: '+3 Gesundheit, Beutel −1, 1 Edelsteinfeld.' },
  hunterLynxGloves: {
    name: 'Luchshandschuhe',
    text: '+1 Gesundheit. Einmal pro Runde vor deinem Wurf: Schaden +1.',
  },
  hunterStagBoots: {
    name: 'Hirschstiefel',
    text: '+1 Gesundheit. Einmal pro Runde außerhalb des Kampfes: 2 Bewegungspunkte.',
  },
  hunterFangNecklace: {
    name: 'Fangzahnkette',
    text: 'Einmal pro Runde außerhalb des Kampfes darfst du 1 Trophäe abgeben: +3 Gold, +1 Gaar.',
  },
  hunterHorn: {
    name: 'Jagdhorn',
    text: 'Einmal pro Runde in der Kampfvorbereitung: nimm dem Monster 1 Gaar, Würfel der Hoffnung +1.',
  },
  hunterBoarSpear: {
    name: 'Saufeder',
    text: 'Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden. In der ersten Kampfrunde nach dem Monsterwurf: Hasenpfote −2.',
  },
  hunterIronTrap: { name: 'Schlagfalle', text: 'In der Kampfvorbereitung ablegen: 2 Schaden.' },
  smithOathblade: {
    name: 'Schwurklinge',
    text: '2 Edelsteinfelder. Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden. Dabei, wenn du einen Schild führst: Kleeblatt +1.',
  },
  smithTwinDaggers: {
    name: 'Zwillingsdolche',
    text: '1 Edelsteinfeld. Erstschlag: 6–9 = 1, 10+ = 2 Schaden. Angriff: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 Schaden.',
  },
  smithIronMaul: {
    name: 'Eisenschlegel',
    text: 'Beutel −1. Angriff: 6–9 = 2, 10–12 = 3, 13+ = 4 Schaden. Dabei: der Malus der Monsterkarte gilt nicht.',
  },
  smithHalberd: {
    name: 'Hellebarde',
    text: 'Angriff: 6–8 = 2, 9–11 = 3, 12+ = 4 Schaden. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1, dein nächster Kampfwert −1.',
  },
  smithWarBow: {
    name: 'Kriegsbogen',
    text: 'Erstschlag: 6–8 = 2, 9–11 = 3, 12+ = 4 Schaden. Dabei, wenn du unverletzt bist: Schaden +1.',
  },
  smithBulwark: {
    name: 'Schmiedewall',
    text: '+2 Gesundheit, Beutel −1. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −2, dein nächster Kampfwert −2.',
  },
  smithFencingBuckler: {
    name: 'Fechtbuckler',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1. Immer, wenn du in dieser Kampfrunde einen Schild benutzt und keine Verletzung erlitten hast: Kleeblatt +1.',
  },
  smithRunestaff: {
    name: 'Runenstab',
    text: '1 Edelsteinfeld. Angriff: 6–8 = 1 Schaden; 9–10 = 2 Schaden; 11–12 = 3 Schaden, +1 Gaar; 13+ = 5 Schaden, +1 Gaar.',
  },
  smithExecutioner: {
    name: 'Richtaxt',
    text: 'Angriff: 7–9 = 2, 10–12 = 4, 13+ = 6 Schaden. Dabei, wenn das Monster schon Schaden hat: Kleeblatt +1.',
  },
  smithWhetstone: {
    name: 'Meisterwetzstein',
    text: 'In der Kampfvorbereitung ablegen: Schaden +1 bis zum Kampfende.',
  },
  witchAmuletScorn: {
    name: 'Amulett des Hohns',
    text: 'Als Monster-Spieler einmal pro Runde nach dem Monsterwurf: Hasenpfote +3.',
  },
  witchAmuletThorns: {
    name: 'Amulett der Dornen',
    text: 'Als Monster-Spieler einmal pro Runde nach dem Monsterwurf: Verletzungen +2.',
  },
  witchAmuletVeil: {
    name: 'Amulett des Schleiers',
    text: 'Als Monster-Spieler einmal pro Runde vor dem Wurf des Helden: Kleeblatt −3 für den Helden.',
  },
  witchAmuletBlood: {
    name: 'Amulett des Blutes',
    text: 'Als Monster-Spieler einmal pro Runde vor dem Monsterwurf: heile das Monster um 2. Einmal pro Runde, jederzeit: heile 1.',
  },
  witchAmuletMadness: {
    name: 'Amulett des Wahns',
    text: 'Als Monster-Spieler einmal pro Runde nach dem Monsterwurf: würfle bis zu 2 Monsterwürfel neu. Einmal pro Runde nach dem Monsterwurf: würfle einen Monsterwürfel neu.',
  },
  witchAmuletGreed: {
    name: 'Amulett der Gier',
    text: 'Als Monster-Spieler immer, wenn der Held im Kampf stirbt: +4 Gold, ziehe 1 Silberkarte.',
  },
  witchAmuletHunger: {
    name: 'Amulett des Hungers',
    text: 'Als Monster-Spieler einmal pro Runde in der Kampfvorbereitung: ziehe 1 Goldkarte, in diesem Kampf darfst du das Gaar des Monsters auch im Heldenangriff benutzen (Würfel neu, Kampfwert des Helden −2).',
  },
  teleportScroll: {
    name: 'Teleportationsschriftrolle',
    text: 'Außerhalb des Kampfes ablegen: Teleportation 6.',
  },
};

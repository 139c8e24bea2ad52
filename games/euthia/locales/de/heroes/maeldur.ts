import type { CardWords } from '@tafelrunde/engine';

export const maeldur: Readonly<Record<string, CardWords>> = {
  maeldur: {
    name: 'Maeldur',
    text: 'Wenig Gesundheit, große Zahlen: Hohe Würfe lohnen sich bei ihm am meisten. Essenzen des Feuers sind sein Brennstoff.',
  },
  maeldurStaffOfFire: {
    name: 'Stab des Feuers',
    text: 'Angriff: 4–6 = 1, 7–9 = 2, 10–12 = 3, 13+ = 4 Schaden.',
  },
  maeldurCatchSparks: {
    name: 'Funkenfang',
    text: 'Einmal pro Runde außerhalb des Kampfes darfst du 1 Gaar zahlen: nimm 1 Essenz des Feuers.',
  },
  maeldurScorch: { name: 'Versengen', text: 'Einmal pro Runde vor deinem Wurf: 1 Schaden.' },
  maeldurFlareUp: {
    name: 'Auflodern',
    text: 'Einmal pro Runde nach deinem Wurf: Kleeblatt +2; dazu Kleeblatt +2, wenn du in diesem Kampf eine Essenz des Feuers benutzt hast.',
  },
  maeldurHeatHaze: {
    name: 'Hitzeflimmern',
    text: 'Einmal pro Runde nach dem Monsterwurf: würfle einen Monsterwürfel neu, Hasenpfote −1.',
  },
  maeldurAshCircle: {
    name: 'Aschekreis',
    text: 'Einmal pro Runde vor oder nach dem Monsterwurf: entferne 1 Chaosmarker des Monsters, Verletzungen −1.',
  },
  maeldurTrialByFire: {
    name: 'Feuerprobe',
    text: 'Einmal pro Runde in der Kampfvorbereitung: wähle 1: entferne 1 Chaosmarker des Monsters / nimm dem Monster 1 Gaar / 1 Schaden.',
  },
  maeldurFireball: {
    name: 'Feuerball',
    text: 'Angriff, einmal pro Runde: 5–7 = 2, 8–9 = 3, 10–12 = 4, 13+ = 6 Schaden.',
  },
  maeldurEmberShield: {
    name: 'Glutschild',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1, dein nächster Kampfwert −2. Einmal pro Runde vor deinem Wurf, wenn du in dieser Kampfrunde einen Schild benutzt hast: 1 Schaden.',
  },
  maeldurFlameLance: {
    name: 'Flammenlanze',
    text: 'Erstschlag, einmal pro Runde: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 5 Schaden. Dabei, wenn du in diesem Kampf eine Essenz des Feuers benutzt hast: Kleeblatt +2.',
  },
  maeldurSmoulder: {
    name: 'Schwelbrand',
    text: 'Einmal pro Runde vor deinem Wurf darfst du 2 Gaar zahlen: 1 Schaden, wieder in jeder weiteren Kampfrunde.',
  },
  maeldurFireheart: {
    name: 'Feuerherz',
    text: 'Immer, wenn du in diesem Kampf eine Essenz des Feuers benutzt hast: Schaden +1, Kleeblatt +1.',
  },
  maeldurAshStaff: {
    name: 'Aschestab',
    text: '1 Edelsteinfeld. Angriff: 6–7 = 1, 8–10 = 2, 11–13 = 3, 14+ = 4 Schaden. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1.',
  },
  maeldurStaffOfTheSun: {
    name: 'Sonnenstab',
    text: '1 Edelsteinfeld. Angriff: 6–7 = 1, 8–9 = 2, 10–11 = 4, 12–13 = 5, 14+ = 6 Schaden.',
  },
  maeldurGaarFlame: { name: 'Gaarflamme', text: 'Einmal pro Runde in der Kampfvorbereitung: +2 Gaar.' },
  maeldurPyre: {
    name: 'Scheiterhaufen',
    text: 'Angriff, einmal pro Runde: 6–8 = 2, 9–11 = 4, 12–14 = 6, 15+ = 8 Schaden. Dabei, wenn das Monster schon Schaden hat: Kleeblatt +2.',
  },
  maeldurWallOfFire: {
    name: 'Feuerwand',
    text: 'Einmal pro Runde nach dem Monsterwurf: Hasenpfote −2, 1 Schaden.',
  },
  maeldurDragonBreath: {
    name: 'Drachenodem',
    text: 'Erstschlag, einmal pro Runde: 5–7 = 3, 8–10 = 5, 11–13 = 6, 14+ = 8 Schaden. Danach in jedem Fall: erleide 1 Verletzung.',
  },
  maeldurEverburning: { name: 'Ewige Glut', text: 'Immer, wenn das Monster schon Schaden hat: Schaden +1.' },
  maeldurStarfire: {
    name: 'Sternenfeuer',
    text: 'Angriff, einmal pro Runde: 6–8 = 4, 9–11 = 6, 12–14 = 9, 15+ = 13 Schaden. Dabei, wenn einer deiner Würfel eine 6 zeigt: Kleeblatt +2.',
  },
  maeldurPhoenix: {
    name: 'Phönix',
    text: 'Einmal pro Runde, jederzeit: heile 6, +2 Gaar, erneuere 1 andere Fähigkeit.',
  },
};

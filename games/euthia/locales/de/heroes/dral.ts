import type { CardWords } from '@tafelrunde/engine';

export const dral: Readonly<Record<string, CardWords>> = {
  dral: {
    name: 'Dral',
    text: 'Hält stand, bis das Monster müde ist. Jeder Schild kostet eigene Kraft, bis die Schildkunst reift.',
  },
  dralOathSword: {
    name: 'Eidschwert',
    text: 'Angriff: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, wenn du unverletzt bist: Kleeblatt +1.',
  },
  dralCrestedShield: {
    name: 'Wappenschild',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1, dein nächster Kampfwert −1.',
  },
  dralBrace: { name: 'Standfest', text: 'Einmal pro Runde nach dem Monsterwurf: Verletzungen −3.' },
  dralGrit: {
    name: 'Zähne zusammen',
    text: 'Einmal pro Runde nach deinem Wurf, wenn du in dieser Kampfrunde verletzt wurdest: Kleeblatt +2.',
  },
  dralTowerShield: {
    name: 'Turmschild',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1, dein nächster Kampfwert −2.',
  },
  dralShieldBash: {
    name: 'Schildstoß',
    text: 'Angriff, einmal pro Runde: 5–7 = 1, 8–10 = 2, 11+ = 3 Schaden. Dabei, wenn du in dieser Kampfrunde einen Schild benutzt hast: Kleeblatt +3.',
  },
  dralNightWatch: {
    name: 'Wacht am Feuer',
    text: 'Einmal pro Runde außerhalb des Kampfes: heile 3, sieh dir die oberste Karte eines Monsterstapels an und lege sie auf Wunsch darunter.',
  },
  dralChallenge: {
    name: 'Herausforderung',
    text: 'Einmal pro Runde in der Kampfvorbereitung: +1 Gaar, Würfel der Hoffnung +1.',
  },
  dralShieldArm: {
    name: 'Schildarm',
    text: 'Immer, wenn du in dieser Kampfrunde einen Schild benutzt hast: dein nächster Kampfwert +2.',
  },
  dralJudgementHammer: {
    name: 'Urteilshammer',
    text: 'Angriff: 5–7 = 1, 8–10 = 2, 11+ = 4 Schaden. Dabei, wenn du in dieser Kampfrunde verletzt wurdest: Kleeblatt +1.',
  },
  dralRespite: { name: 'Atempause', text: 'Einmal pro Runde, jederzeit: heile 4.' },
  dralShieldRush: {
    name: 'Schildsturm',
    text: 'Erstschlag, einmal pro Runde: 5–7 = 1, 8–10 = 2, 11+ = 3 Schaden. Dabei, wenn du einen Schild führst: Kleeblatt +2.',
  },
  dralBastion: {
    name: 'Bastion',
    text: '+1 Gesundheit, 1 Edelsteinfeld. In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1, dein nächster Kampfwert −1.',
  },
  dralVerdict: {
    name: 'Richtspruch',
    text: 'Angriff, einmal pro Runde: 5–7 = 2, 8–10 = 3, 11+ = 5 Schaden. Dabei, wenn du in dieser Kampfrunde verletzt wurdest: Schaden +1.',
  },
  dralWallOfThorns: {
    name: 'Dornenwall',
    text: 'Immer vor deinem Wurf, wenn du in dieser Kampfrunde einen Schild benutzt und keine Verletzung erlitten hast: 1 Schaden.',
  },
  dralNoRest: {
    name: 'Ohne Rast',
    text: 'Einmal pro Runde außerhalb des Kampfes: heile 2, eine Kampfaktion.',
  },
  dralLionheart: {
    name: 'Löwenherz',
    text: 'Immer: +2 maximale Gesundheit. Einmal pro Runde, jederzeit, mit einem 3er-Set: heile 2.',
  },
  dralBloodPrice: {
    name: 'Blutzoll',
    text: 'Immer vor deinem Wurf, wenn du in dieser Kampfrunde verletzt wurdest: 1 Schaden.',
  },
  dralAegisOfKings: {
    name: 'Ägide der Könige',
    text: '+1 Gesundheit, 1 Edelsteinfeld. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −2, dein nächster Kampfwert −1.',
  },
  dralChargeOfWrath: {
    name: 'Ansturm des Zorns',
    text: 'Erstschlag, einmal pro Runde: 6–8 = 2, 9–11 = 3, 12+ = 5 Schaden. Dabei, wenn du in diesem Zug mindestens 2 Felder weit gezogen bist: Kleeblatt +2.',
  },
  dralTheUnmoved: {
    name: 'Unbewegt',
    text: 'Immer: Verletzungen −1; dazu Kleeblatt +2, wenn du in dieser Kampfrunde einen Schild benutzt hast.',
  },
  dralLastStand: {
    name: 'Letztes Aufgebot',
    text: 'Einmal pro Runde vor deinem Wurf, wenn du höchstens 6 Lebenspunkte hast: heile 4, Schaden +2 bis zum Kampfende.',
  },
};

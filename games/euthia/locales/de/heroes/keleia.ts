import type { CardWords } from '@tafelrunde/engine';

export const keleia: Readonly<Record<string, CardWords>> = {
  keleia: {
    name: 'Keleia',
    text: 'Weicht aus und trifft dann. Gleiche Rüstungsteile sind für sie Können, nicht Zierde.',
  },
  keleiaRapier: {
    name: 'Degen',
    text: 'Angriff: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, wenn du in dieser Kampfrunde keine Verletzung erlitten hast: Kleeblatt +1.',
  },
  keleiaDodge: { name: 'Ausweichen', text: 'Einmal pro Runde nach dem Monsterwurf: Hasenpfote −2.' },
  keleiaMadeToMeasure: {
    name: 'Maßarbeit',
    text: '+2 Gesundheit. Einmal pro Runde bei einer Handelsaktion: tausche das Angebot einmal kostenlos aus, ein Preis sinkt um 2 Gold.',
  },
  keleiaLunge: {
    name: 'Ausfall',
    text: 'Erstschlag, einmal pro Runde: 5–7 = 1, 8–10 = 2, 11+ = 3 Schaden. Dabei, wenn du unverletzt bist: Kleeblatt +1.',
  },
  keleiaFeint: {
    name: 'Finte',
    text: 'Einmal pro Runde, mit einem 3er-Set: nach dem Monsterwurf Hasenpfote −3 und nach deinem Wurf Kleeblatt +3.',
  },
  keleiaParryingDagger: {
    name: 'Parierdolch',
    text: 'Angriff: 6–9 = 1, 10+ = 2 Schaden. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1.',
  },
  keleiaMirrorDrill: {
    name: 'Spiegelübung',
    text: 'Einmal pro Runde nach dem Monsterwurf: würfle bis zu 2 Monsterwürfel neu.',
  },
  keleiaSeenThrough: {
    name: 'Durchschaut',
    text: 'Einmal pro Runde in der Kampfvorbereitung: nimm dem Monster 1 Gaar; dazu entferne 1 Chaosmarker des Monsters, wenn du unverletzt bist.',
  },
  keleiaHarmony: {
    name: 'Gleichklang',
    text: 'Immer, mit einem 3er-Set: Kleeblatt +1; mit einem 4er-Set dazu: Kleeblatt +1.',
  },
  keleiaRiposte: {
    name: 'Riposte',
    text: 'Einmal pro Runde vor deinem Wurf, wenn du in dieser Kampfrunde keine Verletzung erlitten hast: Kleeblatt +2, Schaden +1.',
  },
  keleiaPolishedSteel: {
    name: 'Blanker Stahl',
    text: 'Einmal pro Runde nach dem Monsterwurf, mit einem 3er-Set: Verletzungen −2; mit einem 4er-Set dazu: Verletzungen −2.',
  },
  keleiaDancersSabre: {
    name: 'Tanzsäbel',
    text: '1 Edelsteinfeld. Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden. Dabei, bei einem Pasch: Schaden +1.',
  },
  keleiaShowpieceThrust: {
    name: 'Paradestoß',
    text: 'Angriff, einmal pro Runde, mit einem 4er-Set: 6–8 = 2, 9–11 = 3, 12+ = 5 Schaden.',
  },
  keleiaLightningDraw: {
    name: 'Blitzausfall',
    text: 'Erstschlag, einmal pro Runde: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 Schaden. Dabei, wenn du zwei Waffen führst: Kleeblatt +2.',
  },
  keleiaMasterwork: {
    name: 'Meisterstücke',
    text: 'Immer, mit einem 3er-Set: +2 maximale Gesundheit, Beutel +1; mit einem 5er-Set dazu: +2 maximale Gesundheit, Beutel +1.',
  },
  keleiaWhirlingBlades: {
    name: 'Klingenwirbel',
    text: 'Immer, wenn du zwei Waffen führst und in dieser Kampfrunde keine Verletzung erlitten hast: Schaden +1.',
  },
  keleiaGleamingLunge: {
    name: 'Funkelnder Ausfall',
    text: 'Erstschlag, einmal pro Runde, mit einem 3er-Set: 6–8 = 2, 9–10 = 3, 11–12 = 4, 13+ = 5 Schaden.',
  },
  keleiaMirrorBlade: {
    name: 'Spiegelklinge',
    text: '1 Edelsteinfeld. Angriff: 6–8 = 2, 9–11 = 3, 12+ = 4 Schaden. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1.',
  },
  keleiaUntouched: {
    name: 'Unberührt',
    text: 'Einmal pro Runde vor dem Monsterwurf, mit einem 4er-Set: das Monster würfelt mit einem Würfel weniger; mit einem 5er-Set dazu: Würfel der Hoffnung +2.',
  },
  keleiaSecondTempo: {
    name: 'Zweites Tempo',
    text: 'Einmal pro Runde nach deinem Wurf: würfle einen deiner Würfel neu, Kleeblatt +2, erneuere 1 andere Fähigkeit.',
  },
  keleiaPerfectForm: {
    name: 'Vollendete Form',
    text: 'Immer, mit einem 3er-Set: Hasenpfote −1; mit einem 4er-Set dazu: Kleeblatt +1; mit einem 5er-Set dazu: Schaden +1.',
  },
  keleiaThousandCuts: {
    name: 'Tausend Schnitte',
    text: 'Angriff, einmal pro Runde: 4–6 = 3, 7–9 = 4, 10–12 = 5, 13+ = 7 Schaden. Dabei, wenn du in dieser Kampfrunde keine Verletzung erlitten hast: Schaden +2.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const trader: Readonly<Record<string, CardWords>> = {
  leatherHelmet: { name: 'Lederhelm', text: '+1 Gesundheit.' },
  leatherGloves: {
    name: 'Lederhandschuhe',
    text: '+1 Gesundheit. Einmal pro Runde nach deinem Wurf: Kleeblatt +1.',
  },
  leatherGreaves: { name: 'Lederbeinschienen', text: '+1 Gesundheit, 1 Edelsteinfeld.' },
  leatherBoots: {
    name: 'Lederstiefel',
    text: '+1 Gesundheit. Einmal pro Runde außerhalb des Kampfes: 1 Bewegungspunkt.',
  },
  chainCoif: { name: 'Kettenhaube', text: '+2 Gesundheit, Beutel −1, 1 Edelsteinfeld.' },
  chainShirt: {
    name: 'Kettenhemd',
    text: '+2 Gesundheit, Beutel −1. Einmal pro Runde nach dem Monsterwurf: Verletzungen −1.',
  },
  chainGloves: { name: 'Kettenhandschuhe', text: '+2 Gesundheit.' },
  chainGreaves: { name: 'Kettenbeinschienen', text: '+2 Gesundheit, Beutel −1, 1 Edelsteinfeld.' },
  chainBoots: { name: 'Kettenstiefel', text: '+2 Gesundheit.' },
  shortSword: { name: 'Kurzschwert', text: '1 Edelsteinfeld. Angriff: 5–8 = 1, 9–11 = 2, 12+ = 3 Schaden.' },
  handAxe: { name: 'Handaxt', text: 'Angriff: 7–9 = 2, 10–12 = 3, 13+ = 4 Schaden.' },
  mace: {
    name: 'Streitkolben',
    text: 'Angriff: 6–9 = 1, 10–11 = 2, 12+ = 3 Schaden. Dabei: der Malus der Monsterkarte gilt nicht.',
  },
  spear: {
    name: 'Speer',
    text: 'Angriff: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, in der ersten Kampfrunde: Kleeblatt +2, Schaden +1.',
  },
  throwingKnives: { name: 'Wurfmesser', text: 'Erstschlag: 6–9 = 1, 10+ = 2 Schaden.' },
  huntingBow: {
    name: 'Jagdbogen',
    text: 'Erstschlag: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, wenn du unverletzt bist: Kleeblatt +1.',
  },
  quarterstaff: {
    name: 'Kampfstab',
    text: 'Angriff: 5–8 = 1, 9–12 = 2, 13+ = 3 Schaden. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1.',
  },
  scimitar: {
    name: 'Krummsäbel',
    text: 'Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden. Dabei, wenn das Monster schon Schaden hat: Kleeblatt +1.',
  },
  woodenShield: { name: 'Holzschild', text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1.' },
  heaterShield: {
    name: 'Dreieckschild',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −2, dein nächster Kampfwert −1.',
  },
  pavise: {
    name: 'Setzschild',
    text: '+1 Gesundheit, Beutel −1. In jeder Kampfrunde nach dem Monsterwurf: Verletzungen −1, dein nächster Kampfwert −2.',
  },
  spikedBuckler: {
    name: 'Dornbuckler',
    text: 'In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −1, dein nächster Kampfwert −1. Einmal pro Runde vor deinem Wurf, wenn du in dieser Kampfrunde einen Schild benutzt hast: 1 Schaden.',
  },
  healingStoneChain: {
    name: 'Heilsteinkette',
    text: 'Einmal pro Runde, jederzeit, mit einem 3er-Set: heile 2; mit einem 4er-Set dazu: heile 1.',
  },
  luckyRing: {
    name: 'Glücksring',
    text: 'Einmal pro Runde nach deinem Wurf: Kleeblatt +1; dazu Kleeblatt +2 bei einem Pasch.',
  },
  carryingHarness: { name: 'Traggurt', text: 'Beutel +1. Einmal pro Runde bei einer Abbauaktion: Lore.' },
  pathfinderClasp: {
    name: 'Wanderspange',
    text: 'Einmal pro Runde außerhalb des Kampfes: 1 Bewegungspunkt; mit einem 3er-Set dazu: 1 Bewegungspunkt.',
  },
  signetRing: {
    name: 'Siegelring',
    text: 'Einmal pro Runde bei einer Handelsaktion: ein Preis sinkt um 1 Gold, ein Verkauf bringt 1 Gold mehr.',
  },
  clanBrooch: {
    name: 'Sippenfibel',
    text: 'Einmal pro Runde nach dem Monsterwurf, mit einem 3er-Set: Verletzungen −1; mit einem 5er-Set dazu: Verletzungen −2.',
  },
  silverMirror: {
    name: 'Silberspiegel',
    text: 'Einmal pro Runde nach dem Monsterwurf: würfle einen Monsterwürfel neu.',
  },
  duellistsTorc: {
    name: 'Fechtertorque',
    text: 'Einmal pro Runde vor deinem Wurf, mit einem 3er-Set: Schaden +1; mit einem 4er-Set dazu: Kleeblatt +2.',
  },
  travelBread: { name: 'Wegbrot', text: 'Außerhalb des Kampfes ablegen: heile 2, 2 Bewegungspunkte.' },
  smokePot: { name: 'Rauchtopf', text: 'Nach dem Monsterwurf ablegen: Hasenpfote −4.' },
};

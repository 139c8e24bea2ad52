import type { CardWords } from '@tafelrunde/engine';

export const lonelyPath: Readonly<Record<string, CardWords>> = {
  eventHarvest: {
    name: 'Reiche Ernte',
    text: 'In dieser Runde kostet jedes gekaufte Plättchen 1 Gold weniger, mindestens aber 1.',
  },
  eventFog: {
    name: 'Nebel über allem',
    text: 'In dieser Runde bringt jeder Aktionsmarker 1 Bewegungspunkt weniger, mindestens aber 1. Wer im Nebel einen Kampf gewinnt, erhält 1 Gaar.',
  },
  eventBloodMoon: {
    name: 'Blutmond',
    text: 'In dieser Runde hat jedes Monster 1 Gaar mehr; wer eines besiegt, erhält 1 Ansehen mehr.',
  },
  eventRockfall: {
    name: 'Steinschlag',
    text: 'In dieser Runde erleidet 1 Verletzung, wer abbaut, darf dabei aber 3 Rohstoffplättchen ziehen und 1 behalten.',
  },
  eventStillness: {
    name: 'Stille der Kräfte',
    text: 'In dieser Runde wirken Elementare nicht auf ihre Umgebung, und Heldenwürfe gegen sie sind um 2 höher.',
  },
  eventPilgrims: {
    name: 'Pilgerzug',
    text: 'Wähle eines: heile 4, erhalte 2 Gold oder erhalte 1 Gaar und 1 Heiltrank.',
  },
  eventTaxman: {
    name: 'Der Steuereintreiber',
    text: 'Zahle 2 Gold, oder verliere 1 Ansehen und ziehe 1 Goldkarte.',
  },
  trackerIlsabe: {
    name: 'Ilsabe, Fährtenleserin',
    text: 'Einmal pro Runde: 2 Bewegungspunkte. Deckst du Kartenteile auf, sieh dir das oberste an, bevor du die Stelle wählst.',
  },
  surgeonTamm: {
    name: 'Bruder Tamm, Feldscher',
    text: 'Einmal pro Runde, im und außerhalb des Kampfes: heile 3.',
  },
  shieldMaidWrenn: {
    name: 'Wrenn, Schildmaid',
    text: 'Einmal pro Runde, nach dem Monsterwurf: 3 Verletzungen weniger.',
  },
  porterOkko: {
    name: 'Okko, Lastenträger',
    text: 'Auf seiner Karte dürfen 2 Rohstoffplättchen, Trophäen oder Heiltränke liegen; sie brauchen keinen Beutel.',
  },
};

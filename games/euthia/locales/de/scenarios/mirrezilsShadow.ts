import type { CardWords } from '@tafelrunde/engine';

export const mirrezilsShadow: Readonly<Record<string, CardWords>> = {
  mirrezilStage1: {
    name: 'Mirrezil: Der Schleier',
    text: 'Niemand sieht den ersten Schlag: In diesem Kampf gibt es keinen Erstschlag.',
  },
  mirrezilStage2: {
    name: 'Mirrezil: Der Atem',
    text: 'Sein Atem macht müde: Jede Berührung senkt den Kampfwert.',
  },
  mirrezilStage3: {
    name: 'Mirrezil: Der Hunger',
    text: 'Er frisst Gaar: Fügt er Verletzungen zu, nimmt er dem Helden 1 Gaar.',
  },
  mirrezilStage4: {
    name: 'Mirrezil: Der wahre Name',
    text: 'Immun: Nur Schaden berührt ihn, außer die Faer-Kraft bricht den Namen.',
  },
  rageScales: { name: 'Wüten: Dunkle Schuppen', text: 'Diese Gestalt hat 2 Gesundheit mehr.' },
  rageLongNeck: {
    name: 'Wüten: Langer Hals',
    text: 'Sein Kampfwert ist in jedem Monsterangriff um 1 höher.',
  },
  rageNightVenom: { name: 'Wüten: Gift der Nacht', text: '−1 auf jeden Kampfwert des Helden.' },
  rageHoardedGaar: { name: 'Wüten: Gehortetes Gaar', text: 'In der Kampfvorbereitung erhält er 1 Gaar.' },
  rageBrood: {
    name: 'Wüten: Schattenbrut',
    text: 'In der Kampfvorbereitung kommt 1 Goldkarte in den Goldspeicher, und er erhält 1 Chaos.',
  },
  rageScarsHeal: {
    name: 'Wüten: Narben schließen sich',
    text: 'Die aktuelle Gestalt heilt allen Schaden. Hatte sie keinen, kommt 1 Goldkarte in den Goldspeicher.',
  },
  rageTremor: {
    name: 'Wüten: Bebende Erde',
    text: 'Jeder Held auf einem Sechseck erleidet 2 Verletzungen, fällt dadurch aber nicht unter 1 Lebenspunkt.',
  },
  rageCall: {
    name: 'Wüten: Ruf in der Tiefe',
    text: '2 Silberkarten kommen in den Silberspeicher und 1 Goldkarte in den Goldspeicher.',
  },
  rageDarkness: {
    name: 'Wüten: Finsternis',
    text: 'Bis zum nächsten Rundenende bringt jeder Aktionsmarker 1 Bewegungspunkt weniger, mindestens aber 1.',
  },
  rageFoulSprings: {
    name: 'Wüten: Verdorbene Quellen',
    text: 'Bis zum nächsten Rundenende heilen Handelsorte, Kirche und Heiltränke 1 weniger, mindestens aber 1.',
  },
  faerPowerCard: {
    name: 'Faer-Kraft',
    text: 'Gegen Mirrezil darfst du Faer-Kraft ausgeben. 1: nach dem Monsterwurf 2 Verletzungen weniger. 2: Vorbereitung, lege 1 Wüten-Karte unter der Gestalt ab. 3: Vorbereitung, ihre Immunität endet; hat sie keine: 2 Schaden.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const quests2: Readonly<Record<string, CardWords>> = {
  smithPigIron: {
    name: 'Roheisen',
    text: '„Aus weichem Eisen wird nichts Gutes.“\nGib 1 Rohstoffplättchen mit Metall und 1 Gold ab: 1 Ansehen; ziehe 2 Waffenschmied-Belohnungsplättchen, behalte 1.',
  },
  smithOldBlade: {
    name: 'Die alte Klinge',
    text: '„Guter Stahl stirbt nicht, er wird umgegossen.“\nGib 1 Waffe oder 1 Schild ab, aber kein Heldenplättchen: 1 Ansehen; ziehe 3 Waffenschmied-Belohnungsplättchen, behalte 1.',
  },
  smithQuench: {
    name: 'Das Härtebad',
    text: '„Feuer macht sie hart, Wasser macht sie treu.“\nGib 1 Essenz des Feuers oder des Wassers ab: 2 Ansehen; ziehe 2 Waffenschmied-Belohnungsplättchen, behalte 1.',
  },
  smithTestCut: {
    name: 'Probehieb',
    text: '„Sag mir, wo sie klemmt.“\nHast du in diesem Zug ein Monster der Stufe 2 oder 3 besiegt: 2 Ansehen, 3 Gold.',
  },
  smithPommel: {
    name: 'Ein Stein für den Knauf',
    text: '„Das Auge der Klinge muss sehen.“\nGib 1 Saphir, Onyx oder Rubin ab: 1 Ansehen, 2 Gold; ziehe 1 Waffenschmied-Belohnungsplättchen.',
  },
  smithFitting: {
    name: 'Die Anprobe',
    text: '„Ich will wissen, wogegen sie bestehen muss.“\nTrägst du ein Rüstungsset aus mindestens 3 Teilen: 2 Ansehen, 4 Gold.',
  },
  smithMasterpiece: {
    name: 'Das Meisterstück',
    text: '„Sie singt, noch ehe sie trifft.“\nGib 2 Rohstoffplättchen mit Metall und 2 Gold ab: 3 Ansehen; ziehe 3 Waffenschmied-Belohnungsplättchen, behalte 1.',
  },
  envoyFirstGift: {
    name: 'Das erste Geschenk',
    text: '„Grün für Hoffnung, rot für Treue.“\nGib 1 Smaragd oder Rubin ab: 1 Ansehen, 3 Gold.',
  },
  envoyBribedClerk: {
    name: 'Der bestochene Schreiber',
    text: '„Blau oder schwarz, Tinte ist Tinte.“\nGib 1 Saphir oder Onyx ab: 1 Ansehen, 1 Goldkarte, 1 Silberkarte.',
  },
  envoySafePassage: {
    name: 'Freies Geleit',
    text: '„Das Siegel öffnet jede Schranke.“\nGib 1 Amethyst oder 2 Gold ab: 1 Ansehen, 1 Teleportationsschriftrolle.',
  },
  envoyWeddingGift: {
    name: 'Hochzeitsgabe',
    text: '„Zwei Häuser, zwei Steine.“\nGib 2 verschiedene Edelsteine ab: 3 Ansehen, 2 Gold.',
  },
  envoyWitness: {
    name: 'Ein guter Leumund',
    text: '„Drei Leute haben von dir gesprochen.“\nHast du mindestens 2 andere Questen erfüllt: 2 Ansehen, 3 Gold.',
  },
  envoyCourtDiamond: {
    name: 'Licht für den Thronsaal',
    text: '„Der König blinzelt und unterschreibt.“\nGib 1 Diamant ab: 2 Ansehen, 5 Gold.',
  },
  envoyForbiddenStone: {
    name: 'Der verbotene Stein',
    text: '„Versenkt ihn, wo kein Hof ihn findet.“\nGib 1 Dämonenstein oder 3 beliebige Edelsteine ab: 3 Ansehen, 3 Gold, 1 Goldkarte.',
  },
  smugglerHotGoods: {
    name: 'Heiße Ware',
    text: '„Woher? Das will ich nicht wissen.“\nWirf 3 Silberkarten ab: 1 Ansehen, 4 Gold.',
  },
  smugglerNightCrossing: {
    name: 'Nachtfahrt',
    text: '„Duck dich, wenn ich pfeife.“\nWirf 2 Silberkarten ab: 1 Ansehen, 1 Gaar; du darfst dich sofort auf ein beliebiges befriedetes See- oder Portalfeld teleportieren.',
  },
  smugglerFalseBottom: {
    name: 'Doppelter Boden',
    text: '„Oben Aale, unten Gold.“\nWirf 1 Goldkarte ab: 1 Ansehen, 5 Gold.',
  },
  smugglerStowaways: {
    name: 'Blinde Passagiere',
    text: '„Ausgestopft zahlt es keinen Zoll.“\nGib 1 Trophäe beliebiger Stufe ab und wirf 1 Silberkarte ab: 1 Ansehen; ziehe 2 Schätze der Stufe 1, behalte 1.',
  },
  smugglerDarkCargo: {
    name: 'Dunkle Fracht',
    text: '„Nicht öffnen. Wirklich nicht.“\nZahle 2 Gold: 1 Ansehen, 1 Goldkarte, 2 Silberkarten.',
  },
  smugglerHarbourMaster: {
    name: 'Der Hafenmeister',
    text: '„Jeder hat seinen Preis, seiner ist rund.“\nZahle 5 Gold: 3 Ansehen, 1 Silberkarte.',
  },
  smugglerLastRun: {
    name: 'Die letzte Fahrt',
    text: '„Danach kauft sie sich einen ehrlichen Namen.“\nWirf 2 Goldkarten ab: 3 Ansehen, 2 Gold, 1 Schatz der Stufe 2.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const treasures: Readonly<Record<string, CardWords>> = {
  treasureCoinPurse: { name: 'Münzbeutel', text: 'Außerhalb des Kampfes ablegen: +3 Gold.' },
  treasureSilverCup: { name: 'Silberbecher', text: 'Verkauf: 4 Gold / 1 Ansehen.' },
  treasureDustyGem: {
    name: 'Staubiger Edelstein',
    text: 'Sofort, dann ablegen: nimm 1 Opal, Amethyst oder Onyx.',
  },
  treasureTravelCap: { name: 'Reisekappe', text: '+1 Gesundheit, 1 Edelsteinfeld.' },
  treasureOldMap: {
    name: 'Alte Karte',
    text: 'Außerhalb des Kampfes ablegen: 2 Bewegungspunkte, sieh dir die obersten 3 Kartenteile des Kartenstapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  treasureGaarShard: { name: 'Gaarsplitter', text: 'Jederzeit ablegen: +2 Gaar.' },
  treasurePhialPair: { name: 'Zwei Phiolen', text: 'Außerhalb des Kampfes ablegen: +2 Heiltränke.' },
  treasureLuckyFoot: { name: 'Glückspfote', text: 'Einmal pro Runde nach dem Monsterwurf: Hasenpfote −1.' },
  treasureNotchedSabre: {
    name: 'Schartiger Säbel',
    text: 'Angriff: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, bei einem Pasch: Schaden +2.',
  },
  treasureDiceCup: {
    name: 'Würfelbecher',
    text: 'Nach deinem Wurf ablegen: würfle bis zu 2 deiner Würfel neu.',
  },
  treasureSealedLetter: {
    name: 'Versiegelter Brief',
    text: 'Außerhalb des Kampfes ablegen: +1 Gold, ziehe 2 Silberkarten.',
  },
  treasureIronboundChest: {
    name: 'Beschlagene Truhe',
    text: 'Außerhalb des Kampfes ablegen: wähle 1: +5 Gold / ziehe 2 Schatzplättchen der Stufe 1 und behalte 1, +2 Gold.',
  },
  treasurePrincelyCirclet: { name: 'Fürstenreif', text: 'Verkauf: 7 Gold / 2 Gold und 2 Ansehen.' },
  treasureGemCasket: {
    name: 'Edelsteinkästchen',
    text: 'Sofort, dann ablegen: nimm 1 Rubin, Smaragd oder Saphir, +2 Gold.',
  },
  treasureSealedUrn: { name: 'Versiegelte Urne', text: 'Sofort, dann ablegen: nimm 2 Essenzen deiner Wahl.' },
  treasureShadowBoots: {
    name: 'Schattenstiefel',
    text: '+2 Gesundheit. Einmal pro Runde außerhalb des Kampfes: Teleportation 1.',
  },
  treasureRuneBracers: { name: 'Runenarmschienen', text: '+2 Gesundheit, 2 Edelsteinfelder.' },
  treasureSaintsMedal: {
    name: 'Heiligenmedaille',
    text: 'Einmal pro Runde in der Kampfvorbereitung: Würfel der Hoffnung +2.',
  },
  treasureTombBlade: {
    name: 'Grabklinge',
    text: '1 Edelsteinfeld. Angriff: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 Schaden. Dabei, wenn du höchstens 5 Lebenspunkte hast: Kleeblatt +1.',
  },
  treasureBanishingSeal: {
    name: 'Bannsiegel',
    text: 'In der Kampfvorbereitung ablegen: entferne 2 Chaosmarker des Monsters, nimm dem Monster 1 Gaar.',
  },
  treasureElixirOfLife: { name: 'Lebenselixier', text: 'Jederzeit ablegen: heile 6, +1 Gaar.' },
  treasureOldIdol: { name: 'Götzenbild', text: 'Außerhalb des Kampfes ablegen: +2 Ansehen.' },
  treasureGamblersCoin: {
    name: 'Spielermünze',
    text: 'Einmal pro Runde nach deinem Wurf: würfle einen deiner Würfel neu, Kleeblatt +1.',
  },
  treasureDragonHoard: {
    name: 'Drachenhort',
    text: 'Außerhalb des Kampfes ablegen: wähle 1: +9 Gold / +4 Gold, nimm 1 Edelstein deiner Wahl, +1 Ansehen.',
  },
  treasureRegalia: { name: 'Krönungsschatz', text: 'Verkauf: 12 Gold / 4 Gold und 3 Ansehen.' },
  treasureHolyRelic: {
    name: 'Heilige Reliquie',
    text: 'Außerhalb des Kampfes ablegen: +3 Ansehen, heile 6.',
  },
  treasureRoyalCasket: {
    name: 'Königsschatulle',
    text: 'Sofort, dann ablegen: nimm 2 Edelsteine deiner Wahl, +4 Gold.',
  },
  treasureHeartOfPowers: { name: 'Herz der Kräfte', text: 'Sofort, dann ablegen: nimm 1 Essenz jeder Art.' },
  treasureWyrmHauberk: {
    name: 'Wurmpanzer',
    text: '+4 Gesundheit, 1 Edelsteinfeld. Einmal pro Runde nach dem Monsterwurf: Verletzungen −2.',
  },
  treasureKingsSword: {
    name: 'Königsschwert',
    text: '2 Edelsteinfelder. Angriff: 5–7 = 2, 8–10 = 3, 11–12 = 4, 13+ = 6 Schaden. Dabei, wenn du unverletzt bist: Kleeblatt +1.',
  },
  treasureStarShield: {
    name: 'Sternenschild',
    text: '+1 Gesundheit. In jeder Kampfrunde nach dem Monsterwurf: Hasenpfote −2. Einmal pro Runde in der Kampfvorbereitung: Würfel der Hoffnung +1.',
  },
  treasureSkyBow: {
    name: 'Himmelsbogen',
    text: '1 Edelsteinfeld. Erstschlag: 5–7 = 2, 8–9 = 3, 10–11 = 4, 12+ = 6 Schaden.',
  },
  treasurePhoenixFeather: { name: 'Phönixfeder', text: 'Jederzeit ablegen: heile 10, +2 Gaar.' },
  treasureTomeOfMasters: {
    name: 'Foliant der Meister',
    text: 'Jederzeit ablegen: erneuere 3 erschöpfte Fähigkeiten, +2 Gaar.',
  },
  treasureStarCompass: {
    name: 'Sternenkompass',
    text: 'Einmal pro Runde außerhalb des Kampfes: Teleportation 4.',
  },
  treasureGiantsBelt: {
    name: 'Gürtel des Riesen',
    text: '+3 Gesundheit, Beutel +1. Einmal pro Runde vor deinem Wurf, mit einem 3er-Set: Schaden +2.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

export const quests3: Readonly<Record<string, CardWords>> = {
  witchToadAndTooth: {
    name: 'Zahn und Trank',
    text: '„Den Zahn zuerst, sonst schäumt es.“\nGib 1 Trophäe der Stufe 1 und 1 Heiltrank ab: 1 Ansehen, 2 Gold; ziehe 1 Dunkles Amulett.',
  },
  witchMoonWater: {
    name: 'Mondwasser',
    text: '„Geschöpft, als niemand hinsah.“\nGib 1 Rohstoffplättchen mit einer Zutat ab: 1 Ansehen; ziehe 2 Dunkle Amulette, behalte 1.',
  },
  witchRivalsName: {
    name: 'Der Name eines Rivalen',
    text: '„Flüstere ihn in den Rauch.“\nZahle 2 Gold und wähle einen anderen Helden: Er verliert 1 Gaar (kein Dwurt), falls er eines hat. 1 Ansehen; ziehe 1 Dunkles Amulett.',
  },
  witchBloodBowl: {
    name: 'Die Blutschale',
    text: '„Sie zählt die Tropfen laut mit.“\nErleide 3 Verletzungen: 1 Ansehen, 1 Gaar; ziehe 1 Dunkles Amulett.',
  },
  witchBlackStone: {
    name: 'Schwarzer Stein',
    text: '„Er ist warm. Das ist kein gutes Zeichen.“\nGib 1 Onyx oder Dämonenstein ab: 2 Ansehen, 2 Gold; ziehe 1 Dunkles Amulett.',
  },
  witchMirrorPool: {
    name: 'Der Spiegelteich',
    text: '„Wen siehst du, wenn du blinzelst?“\nWirf 1 Goldkarte ab: 1 Ansehen, 2 Gold; ziehe 1 Dunkles Amulett.',
  },
  witchMonsterHeart: {
    name: 'Das Herz im Kessel',
    text: '„Es schlägt noch. Gut so.“\nGib 1 Trophäe der Stufe 2 oder 3 ab: 2 Ansehen; ziehe 2 Dunkle Amulette, behalte 1.',
  },
  witchSoloWarning: {
    name: 'Warnung im Rauch',
    text: '„Sie zeigt mit dem Löffel nach Norden.“\nGib 1 beliebiges Rohstoffplättchen ab: 1 Ansehen, 2 Gold; sieh dir die obersten 3 Kartenteile des Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  },
  witchSoloSalt: {
    name: 'Bannsalz',
    text: '„Ein Kreis. Und nicht niesen.“\nGib 1 Essenz ab: 2 Ansehen; lege die obersten 2 Karten des Goldspeichers unter ihren Stapel.',
  },
  witchSoloBargain: {
    name: 'Blutpakt',
    text: '„Unterschreib mit dem Daumen.“\nErleide 4 Verletzungen: 2 Ansehen, 2 Gaar, 1 Amethyst.',
  },
  witchSoloNeedle: {
    name: 'Die Fluchnadel',
    text: '„Stich sie dem Balg ins Auge.“\nGib 1 Trophäe ab: 1 Ansehen, 2 Gold; sieh dir die oberste Karte jedes Monsterstapels an und lege jede oben oder unten ab.',
  },
  witchSoloEmptyName: {
    name: 'Der leere Name',
    text: '„Dann nehmen wir eben deinen.“\nWirf 1 Goldkarte ab: 2 Ansehen, 1 Gaar, heile bis zum Maximum.',
  },
  druidWindInLeaves: {
    name: 'Wind in den Blättern',
    text: '„Seit dem Frühling steht die Luft.“\nGib 1 Essenz der Lüfte ab: 1 Ansehen, 3 Gaar.',
  },
  druidEmbers: {
    name: 'Glut unter der Rinde',
    text: '„Ein Wald braucht manchmal ein kleines Feuer.“\nGib 1 Essenz des Feuers ab: 2 Ansehen, 1 Rubin.',
  },
  druidRainSong: {
    name: 'Regenlied',
    text: '„Sing mit, dann fällt er schneller.“\nGib 1 Essenz des Wassers ab: 2 Ansehen, 1 Heiltrank, heile bis zum Maximum.',
  },
  druidRoots: {
    name: 'Wurzelwerk',
    text: '„Unten reden sie alle miteinander.“\nGib 1 Essenz der Erde ab: 2 Ansehen, 1 Smaragd.',
  },
  druidOpenHand: {
    name: 'Mit offener Hand',
    text: '„Gib eine, geh mit zweien.“\nGib 1 Essenz ab: 1 Ansehen, 2 Essenzen zweier anderer Arten nach Wahl.',
  },
  druidCircle: {
    name: 'Im Kreis der Kräfte',
    text: '„Du standest vor ihnen und bist noch da.“\nBist du mindestens 2 Elementaren gegenübergetreten: 2 Ansehen, 1 Essenz nach Wahl.',
  },
  druidBalance: {
    name: 'Gleichgewicht',
    text: '„Der Hain atmet wieder.“\nGib 2 verschiedene Essenzen ab: 3 Ansehen, 5 Gold.',
  },
  graveReturned: {
    name: 'Einer, der zurückkam',
    text: '„War es hell dort?“\nBist du in dieser Partie mindestens einmal gestorben: 1 Ansehen, 4 Gold.',
  },
  graveTwiceBuried: {
    name: 'Zweimal begraben',
    text: '„Ich habe dir einen Platz freigehalten.“\nBist du mindestens zweimal im Kampf gestorben: 3 Ansehen, 1 Gaar, 1 Goldkarte.',
  },
  graveUntouched: {
    name: 'Der Tod kennt dich nicht',
    text: '„Dein Name fehlt in meinem Buch.“\nBist du noch nie im Kampf gestorben und hast mindestens 6 Ansehen: 2 Ansehen, 3 Gold.',
  },
  graveGoods: {
    name: 'Grabbeigabe',
    text: '„Gold wärmt auch die Kalten.“\nGib 1 Schatzplättchen der Stufe 1 ab: 2 Ansehen, 2 Gold.',
  },
  graveRoyalGold: {
    name: 'Königsgold',
    text: '„Es gehört einem, der unten wartet.“\nGib 1 Schatzplättchen der Stufe 2 oder 3 ab: 3 Ansehen, 5 Gold.',
  },
  graveVigil: {
    name: 'Totenwache',
    text: '„Wach du, ich grabe.“\nGib 1 Heiltrank und 1 Gaar ab: 1 Ansehen; ziehe 2 Schätze der Stufe 1, behalte 1.',
  },
  graveRestless: {
    name: 'Der unruhige Tote',
    text: '„Bring mir den Kopf, dann liegt er still.“\nGib 1 Trophäe der Stufe 2 ab: 2 Ansehen, 1 Schatz der Stufe 2.',
  },
  campEarnestMoney: {
    name: 'Handgeld',
    text: '„Drei Münzen, und wir waren nie hier.“\nZahle 3 Gold: 1 Ansehen, 1 Goldkarte, 1 Gaar.',
  },
  campBrothersInArms: {
    name: 'Waffenbrüder',
    text: '„Setz dich. Erzähl. Lass nichts aus.“\nHast du in diesem Zug ein Monster der Stufe 2 oder 3 besiegt: 2 Ansehen, 2 Gaar, 1 Goldkarte.',
  },
  campQuartermaster: {
    name: 'Der Zeugmeister',
    text: '„Das gehörte einem, der es nicht mehr braucht.“\nWirf 3 Silberkarten ab: 1 Ansehen; ziehe 3 Händler-Plättchen, behalte 1.',
  },
  campNextContract: {
    name: 'Der nächste Auftrag',
    text: '„Jetzt gleich. Wir kommen mit.“\nZahle 2 Gold: 1 Ansehen, 2 Bewegungspunkte und eine Kampfaktion, nutzbar in diesem Zug.',
  },
  campBanner: {
    name: 'Die Fahne',
    text: '„Für jeden Sieg ein Streifen Stoff.“\nHast du mindestens 5 Heldenmarker auf der Karte: 2 Ansehen, 4 Gold.',
  },
  campHeadMoney: {
    name: 'Kopfgeld',
    text: '„Größer als beschrieben. Zahlt ihn aus.“\nGib 1 Trophäe der Stufe 2 oder 3 ab: 2 Ansehen, 6 Gold.',
  },
  campStormTheBreach: {
    name: 'In die Bresche',
    text: '„Die Kompanie vergisst keinen, der voranging.“\nWirf 1 Goldkarte ab und gib 1 Trophäe beliebiger Stufe ab: 3 Ansehen, 3 Gold, 2 Gaar.',
  },
};

import type { CardWords } from '@tafelrunde/engine';

/** Denizens of The Cataclysm. */
export const denizens = {
  denizenAlchemist: {
    name: 'Alchemist',
    text: 'Verwandelt Gegenstände in je 1 Gold. Bleibt überall; müsste er weichen, wird er in den Stapel gemischt.',
  },
  apprenticeHealer: {
    name: 'Heilerlehrling',
    text: 'Würfle: 1 verliere 1 Leben; 2 nichts; 3–5 heile 1 Leben; 6 nimm auf Wunsch eine Heilertasche, dann geht sie. Für 1 Gold noch einmal. Bleibt in Kapelle und Dorf.',
  },
  auctioneer: {
    name: 'Auktionator',
    text: 'Alle bieten verdeckt Gold. Wer am meisten bietet, zahlt und nimmt eine Kaufkarte. Bietet niemand, nimmst du eine, und er geht. Bleibt in der Stadt.',
  },
  barmaid: {
    name: 'Schankmaid',
    text: 'Würfle: 1 setze aus; 2 verliere 1 Gold; 3 nichts; 4–5 erhalte 1 Leben; 6 erhalte 1 Stärke oder 1 Talent. Für 1 Gold noch einmal. Bleibt in Stadt, Taverne und Dorf.',
  },
  bard: {
    name: 'Barde',
    text: 'Würfle: 1 ein zufälliger Begleiter bleibt hier zurück; 2 geh 1 Feld weiter; 3 nichts; 4–5 jeder darf einen Auftrag annehmen; 6 such dir einen Talisman aus, dann geht er. Bleibt in Stadt, Taverne und Dorf.',
  },
  beggar: {
    name: 'Bettler',
    text: 'Gib 1 Gold; wer keines hat, bekommt eines. Bleibt in Stadt, Taverne und Dorf.',
  },
  denizenBlackKnight: {
    name: 'Schwarzer Ritter',
    text: 'Für 1 Gold verliert ein anderer Charakter deiner Wahl 1 Leben; sonst verlierst du 1 Leben. Kehrt stets ins Schloss zurück.',
  },
  blacksmith: {
    name: 'Schmied',
    text: 'Verkauft Helm, Schwert, Wetzstein (1), Axt, Schild, Schaufel (2), Bogen, Stachelschild (3), Rüstung und Großschwert (4 Gold). Bleibt in Schloss, Stadt und Dorf.',
  },
  boatman: {
    name: 'Bootsmann',
    text: 'Würfle: 1 verliere 1 Leben oder einen Begleiter, dann geht er; 2 setze aus; 3 nichts; 4–5 du darfst im nächsten Zug zu Dorf, Taverne oder Stadt fahren; 6 zu Kapelle, Friedhof oder Schloss. Er fährt mit. Bleibt überall.',
  },
  captainOfTheGuard: {
    name: 'Hauptmann der Wache',
    text: 'Würfle: 1 setze aus; 2 zurück zum Startfeld; 3 nichts; 4–5 alle Gegner der Region werden abgelegt; 6 jeder zahlt 1 Gold oder kehrt zu seinem Startfeld zurück. Bleibt in Schloss und Stadt.',
  },
  chapelwarden: {
    name: 'Küster',
    text: 'Gute heilen ganz oder beten: 1–4 nichts; 5 erhalte 1 Leben; 6 erhalte 1 Zauber. Neutrale heilen für je 1 Gold. Böse verlieren 1 Leben. Kehrt stets zur Kapelle zurück.',
  },
  corruptChaplain: {
    name: 'Bestechlicher Kaplan',
    text: 'Gute heilen 1 Leben für 1 Gold oder beten: 1 werde böse; 2–4 nichts; 5–6 heile 1 Leben. Neutrale heilen 1 Leben für 1 Gold. Böse heilen 1 Leben. Bleibt in Kapelle und Friedhof.',
  },
  cultLeader: {
    name: 'Kultführer',
    text: 'Böse füllen 1 Schicksal auf oder beten (ein geopferter Begleiter: +2): 1 verliere 1 Leben; 2–3 nichts; 4–5 erhalte 1 Schicksal; 6 1 Zauber; ab 7 verliere 1 Leben und erhalte 1 Stärke oder 1 Talent. Neutrale geben einen Begleiter ab oder werden böse, Gute alle. Bleibt in Friedhof und Dorf.',
  },
  darkBeing: {
    name: 'Finsteres Wesen',
    text: 'Böse füllen ihr Schicksal auf oder beten: 1 alle verlieren 1 Schicksal; 2–3 nichts; 4–5 erhalte 1 Schicksal; 6 nimm jedem anderen 1 Schicksal. Ist der Besucher neutral, verliert ein anderer deiner Wahl 1 Schicksal; ist er gut, verlieren alle Guten ihr ganzes Schicksal. Bleibt in Stadt und Friedhof.',
  },
  denizenDoctor: { name: 'Arzt', text: 'Heilt bis zu 2 Leben für je 1 Gold. Bleibt in Schloss und Stadt.' },
  denizenEnchantress: {
    name: 'Zauberin',
    text: 'Würfle: 1 Kröte; 2 verliere 1 Stärke; 3 verliere 1 Talent; 4 erhalte 1 Talent; 5 erhalte 1 Stärke; 6 erhalte 1 Zauber. Kehrt stets in die Stadt zurück.',
  },
  enlightenedMonk: {
    name: 'Erleuchteter Mönch',
    text: 'Gute heilen ganz oder beten: 1 verliere 1 Talent; 2–3 nichts; 4–5 erhalte 1 Zauber; 6 erhalte 1 Talent. Neutrale heilen 1 Leben. Böse verlieren 1 Talent. Bleibt in Kapelle und Dorf.',
  },
  faerieCaravan: {
    name: 'Feenkarawane',
    text: 'Jeder gibt seinem rechten Nachbarn 1 Gegenstand, Begleiter oder Zauber, danach 1 Leben (nie das letzte), Schicksal oder Gold. Zieht danach immer weiter.',
  },
  famousBrawler: {
    name: 'Berühmter Raufbold',
    text: 'Zahle 1 Gold und würfle, plus deine Stärke: bis 5 verliere 1 Leben; 6–8 erhalte 1 Schicksal; 9–12 erhalte 1 Stärke; ab 13 gibt dir jeder andere einen Gegenstand oder Begleiter, dann geht er. Bleibt in Stadt und Taverne.',
  },
  farmer: {
    name: 'Landmann',
    text: 'Würfle: 1 geh zu einem Feld „Felder“ und setze zwei Züge aus; 2 er greift an (Stärke 3); 3 nichts; 4–5 heile 1 Leben für 1 Gold; 6 nimm ein Maultier, dann geht er. Bleibt in Taverne und Dorf.',
  },
  fortuneTeller: {
    name: 'Wahrsagerin',
    text: 'Würfle: 1 verliere alles Schicksal; 2 im nächsten Zug zählt jeder deiner Würfe 1 weniger; 3 nichts; 4–5 ordne die obersten 4 Abenteuerkarten neu; 6 erhalte 2 Schicksal. Bleibt in Taverne und Dorf.',
  },
  gambler: {
    name: 'Spieler',
    text: 'Würfle: 1 leg einen Gegenstand auf diese Karte; 2 verliere 1 Gold; 3 nichts; 4–5 erhalte 1 Gold; 6 erhalte 3 Gold und alles, was hier liegt, dann geht er. Für 1 Gold noch einmal. Bleibt in Stadt und Taverne.',
  },
  goldLender: {
    name: 'Geldverleiher',
    text: 'Würfle: 1 verliere alles Gold oder 1 Leben; 2 setze aus; 3 nichts; 4–5 erhalte 1 Gold; 6 erhalte 3 Gold. Bleibt in der Stadt.',
  },
  gravedigger: {
    name: 'Totengräber',
    text: 'Böse nehmen für 1 Gold den obersten abgelegten Gegner als Trophäe. Neutrale verkaufen Trophäen für je 1 Gold. Gute legen eine Trophäe ab. Bleibt am Friedhof.',
  },
  gravetender: {
    name: 'Friedhofswärter',
    text: 'Böse füllen ihr Schicksal auf oder beten: 1–4 nichts; 5 erhalte 1 Schicksal; 6 erhalte 1 Zauber. Neutrale füllen Schicksal für je 1 Gold auf. Gute verlieren 1 Leben. Kehrt stets zum Friedhof zurück.',
  },
  inquisitor: {
    name: 'Inquisitor',
    text: 'Gute heilen 1 Leben oder beten: 1 verliere 1 Leben; 2–4 nichts; 5–6 ein böser Charakter deiner Wahl verliert 1 Leben. Neutrale werden gut oder verlieren 1 Leben. Böse verlieren 2 Leben. Bleibt in Stadt und Kapelle.',
  },
  itinerantPriest: {
    name: 'Wanderpriester',
    text: 'Gute heilen 1 Leben. Neutrale werden auf Wunsch gut oder böse. Böse füllen 1 Schicksal auf. Bleibt in Stadt, Kapelle und Friedhof.',
  },
  masterBuilder: {
    name: 'Baumeister',
    text: 'Für je 2 Gold legst du eine Siedlung, einen Außenposten, ein Kloster oder eine Landstraße in deine Region. Bleibt in Schloss, Stadt und Dorf.',
  },
  masterHealer: {
    name: 'Meisterheiler',
    text: 'Heilt für je 1 Gold und verkauft Heilertaschen für 1 Gold. Bleibt in Stadt, Kapelle und Dorf.',
  },
  mayor: {
    name: 'Bürgermeister',
    text: 'Würfle: 1 setze aus; 2–3 nichts; 4 verkauf auf Wunsch eine Trophäe für Gold in Höhe ihres Werts; 5 für 1 Gold kehrt ein Charakter deiner Wahl zu seinem Startfeld zurück; 6 dein nächster Zug darf zum Schloss führen. Bleibt in Stadt und Dorf.',
  },
  monsterHunter: {
    name: 'Monsterjäger',
    text: 'Für 2 Gold wird ein Gegner deiner Region deine Trophäe. Bleibt in Schloss, Stadt und Taverne.',
  },
  oldWizard: {
    name: 'Alter Zauberer',
    text: 'Würfle: 1 Kröte; 2 leg einen Zauber oder Magischen Gegenstand ab; 3 nichts; 4–5 dein nächster Zug darf auf jedes Feld der Region führen; 6 nimm eine Schriftrolle oder ein Tagebuch. Bleibt in Stadt und Taverne.',
  },
  royalEmissary: {
    name: 'Gesandter des Königs',
    text: 'Würfle: 1 seine Wache greift an (Stärke 5); 2 verliere 1 Gold oder setze aus; 3 nichts; 4–5 erhalte 1 Gold oder 1 Zauber; 6 such einen Bewohner aus dem Stapel und besuche ihn hier; dabei zählt jeder Wurf 2 mehr. Bleibt in Schloss und Stadt.',
  },
  denizenSage: {
    name: 'Weiser',
    text: 'Für 1 Gold bestimmst du die Gesinnung eines Charakters. Bleibt in Stadt, Kapelle und Friedhof.',
  },
  shopkeeper: {
    name: 'Krämer',
    text: 'Verkauft Wetzstein, Wasserflasche, Heilertasche, Schriftrolle (1), Tornister, Helm, Karte, Schaufel (2), Maultier, Psychokristall, Tagebuch und Kristallzepter (3 Gold). Bleibt in der Stadt.',
  },
  swindler: {
    name: 'Schwindler',
    text: 'Würfle: 1–2 ein zufälliger Gegenstand oder Begleiter wird abgelegt; 3–4 nichts; 5 nimm einen Gegenstand aus dem Kaufkartenvorrat; 6 er geht, und du erhältst einen Talisman. Bleibt in Stadt, Taverne und Dorf.',
  },
  templePriest: {
    name: 'Tempelpriester',
    text: 'Bete mit 2 Würfeln: 2 verliere 2 Leben; 3 1 Leben; 4 leg einen Begleiter ab; 5 einen Gegenstand; 6 fülle 1 Schicksal auf; 7 heile 1 Leben; 8 erhalte 1 Talent; 9 1 Stärke; 10 1 Zauber; 11 2 Schicksal; 12 2 Leben. Bleibt in Kapelle und Friedhof.',
  },
  villageMystic: {
    name: 'Dorfmystiker',
    text: 'Würfle: 1 werde böse; 2–3 nichts; 4 werde gut; 5 erhalte 1 Talent; 6 erhalte 1 Zauber. Kehrt stets ins Dorf zurück.',
  },
  waggoner: {
    name: 'Fuhrmann',
    text: 'Für 1 Gold würfelst du im nächsten Zug mit 3 Würfeln und darfst früher anhalten; er zieht zu einem anderen Ort der Bewohner. Bleibt überall.',
  },
  wanderer: {
    name: 'Wanderer',
    text: 'Würfle: 1 alle verlieren 1 Schicksal; 2 zieh im nächsten Zug nur 1 Feld; 3 nichts; 4–5 kauf eine Landkarte für 1 Gold; 6 nimm einen Tornister und eine Wasserflasche. Zieht danach immer weiter.',
  },
} satisfies Record<string, CardWords>;

import type { CardWords } from '@tafelrunde/engine';

const fields = { name: 'Felder', text: 'Ziehe 1 Karte.' };
const woods = { name: 'Wälder', text: 'Ziehe 1 Karte. Mit einer Axt lässt sich hier ein Floß bauen.' };
const hills = { name: 'Hügel', text: 'Ziehe 1 Karte.' };
const plains = { name: 'Ebenen', text: 'Ziehe 1 Karte.' };
const runes = { name: 'Runen', text: 'Ziehe 1 Karte. Gegner zählen hier 2 zu ihrem Angriffswurf.' };
const desert = { name: 'Wüste', text: 'Verliere 1 Leben, dann ziehe 1 Karte.' };
const denizen = 'Ziehe einen Bewohner und besuche einen, der hier ist.';

/** Name and text of every space, on both boards. */
export const spaces = {
  village: {
    name: 'Dorf',
    text: 'Besuche Heiler, Schmied oder Mystiker. Heiler: Leben für je 1 Gold. Schmied: Helm und Schwert für 2, Axt und Schild für 3, Rüstung für 4 Gold. Mystiker: 1 werde böse; 2–3 nichts; 4 werde gut; 5 Talent; 6 Zauber.',
  },
  fields1: fields,
  graveyard: {
    name: 'Friedhof',
    text: 'Gute verlieren 1 Leben, Neutrale füllen Schicksal für je 1 Gold auf, Böse ganz umsonst oder beten: 1–4 nichts; 5 Schicksal; 6 Zauber.',
  },
  woods1: woods,
  sentinel: {
    name: 'Wächter',
    text: 'Ziehe 1 Karte. Wer über die Brücke nach innen will, muss den Wächter (Stärke 9) besiegen oder ihm ausweichen.',
  },
  hills1: hills,
  chapel: {
    name: 'Kapelle',
    text: 'Böse verlieren 1 Leben, Neutrale heilen für je 1 Gold, Gute heilen ganz umsonst oder beten: 1–4 nichts; 5 Leben; 6 Zauber.',
  },
  fields2: fields,
  crags: {
    name: 'Klippen',
    text: 'Würfle: 1 ein Geist (Talent 4) greift an; 2–3 verirrt; 4–5 sicher; 6 erhalte 1 Stärke.',
  },
  plains1: plains,
  woods2: woods,
  fields3: fields,
  city: {
    name: 'Stadt',
    text: 'Besuche Zauberin, Arzt oder Alchemist. Zauberin: 1 Kröte; 2 verliere 1 Stärke; 3 verliere 1 Talent; 4 Talent; 5 Stärke; 6 Zauber. Arzt: bis zu 2 Leben für je 1 Gold. Alchemist: Gegenstände für je 1 Gold.',
  },
  fields4: fields,
  hills2: hills,
  plains2: plains,
  woods3: woods,
  plains3: plains,
  tavern: {
    name: 'Taverne',
    text: 'Würfle: 1 aussetzen; 2 Kampf mit einem Bauern (3); 3 verliere 1 Gold; 4 erhalte 1 Gold; 5 nächster Zug beliebig in der Region; 6 nächster Zug zum Tempel.',
  },
  fields5: fields,
  ruins: { name: 'Ruinen', text: 'Ziehe 2 Karten.' },
  plains4: plains,
  forest: {
    name: 'Tiefer Wald',
    text: 'Würfle: 1 ein Räuber (Stärke 4) greift an; 2–3 verirrt; 4–5 sicher; 6 erhalte 1 Talent.',
  },
  fields6: fields,
  portalOfPower: {
    name: 'Portal der Macht',
    text: 'Ziehe 1 Karte. Wer nach innen will, nennt Stärke oder Talent und darf mit zwei Würfeln nicht darüber liegen.',
  },
  blackKnight: { name: 'Schwarzer Ritter', text: 'Zahle 1 Gold oder verliere 1 Leben.' },
  hiddenValley: { name: 'Verborgenes Tal', text: 'Ziehe 3 Karten.' },
  hills3: hills,
  cursedGlade: {
    name: 'Verfluchte Lichtung',
    text: 'Ziehe 1 Karte. Gegenstände geben hier nichts, Magie wirkt nicht.',
  },
  runes1: runes,
  chasm: {
    name: 'Abgrund',
    text: 'Würfle für dich und jeden Begleiter: Bei 1–2 geht ein Leben oder der Begleiter verloren.',
  },
  runes2: runes,
  warlocksCave: { name: 'Höhle des Hexenmeisters', text: 'Erhalte einen Auftrag des Hexenmeisters.' },
  desert1: desert,
  oasis: { name: 'Oase', text: 'Ziehe 2 Karten.' },
  desert2: desert,
  temple: {
    name: 'Tempel',
    text: 'Bete mit zwei Würfeln: 2 verliere 2 Leben; 3 verliere 1 Leben; 4 verliere einen Begleiter oder 1 Leben; 5 versklavt; 6 Stärke; 7 Talent; 8–9 Zauber; 10 Talisman; 11 zwei Schicksal; 12 zwei Leben.',
  },
  woods4: woods,
  runes3: runes,
  castle: {
    name: 'Schloss',
    text: 'Der Hofarzt heilt für 1 Gold je Leben, mit königlichem Begleiter 2 Leben umsonst.',
  },
  plainOfPeril: { name: 'Ebene der Todesgefahr', text: 'Hier hält an, wer die innere Region betritt.' },
  mines: {
    name: 'Minen',
    text: 'Drei Würfel minus Talent: 0 bleiben, 1 Ebene, 2–3 Portal, 4–5 Höhle, ab 6 Taverne.',
  },
  vampiresTower: {
    name: 'Vampirturm',
    text: 'Würfle: 1–2 verliere 1 Leben, 3–4 zwei, 5–6 drei; jeder geopferte Begleiter spart eines.',
  },
  pits: { name: 'Gruben', text: 'Würfle, wie viele Grubenteufel (Stärke 4) nacheinander zu besiegen sind.' },
  valleyOfFire: {
    name: 'Tal des Feuers',
    text: 'Nur mit einem Talisman zu betreten. Dahinter liegt die Krone.',
  },
  werewolfDen: { name: 'Werwolfbau', text: 'Zwei Würfel sind die Stärke deines Werwolfs. Besiege ihn.' },
  diceWithDeath: {
    name: 'Würfeln mit dem Tod',
    text: 'Zwei Würfel gegen zwei des Todes: Wer tiefer liegt, verliert 1 Leben; nur höher geht es weiter.',
  },
  crypt: {
    name: 'Krypta',
    text: 'Drei Würfel minus Stärke: 0 bleiben, 1 Ebene, 2–3 Portal, 4–5 Höhle, ab 6 Stadt.',
  },
  crownOfCommand: {
    name: 'Krone der Herrschaft',
    text: 'Wer allein hier steht, wirkt den Zauberspruch der Herrschaft: Bei 4–6 verlieren alle anderen 1 Leben.',
  },
  ruinedCitySpace: { name: 'Stadt', text: denizen },
  ruinedTavern: { name: 'Taverne', text: denizen },
  ruinedVillage: { name: 'Dorf', text: denizen },
  ruinedChapel: { name: 'Kapelle', text: denizen },
  ruinedGraveyard: { name: 'Friedhof', text: denizen },
  ruinedCastle: { name: 'Schloss', text: denizen },
  plainOfStrife: {
    name: 'Ebene der Todesgefahr',
    text: 'Triffst du hier andere, musst du einen angreifen; der Sieger nimmt 1 Leben.',
  },
  lichSpace: {
    name: 'Lich',
    text: 'Verliere so viele Leben, wie der Würfel zeigt; jeder geopferte Begleiter spart eines.',
  },
  frozenSpire: {
    name: 'Gefrorener Turm',
    text: 'Verliere so viele Leben, wie der Würfel zeigt, oder bleib und würfle im nächsten Zug neu.',
  },
  mutantsDen: { name: 'Mutantenbau', text: 'Besiege einen Mutanten, dessen Stärke drei Würfel bestimmen.' },
  snowbeastPits: { name: 'Gruben', text: 'Besiege eine Schneebestie, die so stark ist wie du.' },
} satisfies Record<string, CardWords>;

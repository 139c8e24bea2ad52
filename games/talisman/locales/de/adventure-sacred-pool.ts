import type { CardWords } from '@tafelrunde/engine';

/** Adventure cards of The Sacred Pool. */
export const adventureSacredPool = {
  angelOfMercy: { name: 'Engel der Gnade', text: 'Du darfst ganz heilen.' },
  avatarOfJustice: {
    name: 'Avatar der Gerechtigkeit',
    text: 'Neutrale erhalten 1 Stärke, alle anderen werden neutral.',
  },
  equinox: { name: 'Tagundnachtgleiche', text: 'Alle, die nicht neutral sind, setzen 1 Zug aus.' },
  fallenAngel: {
    name: 'Gefallener Engel',
    text: 'Du verlierst dein gesamtes Schicksal; hast du keines, 2 Leben.',
  },
  fortunesFool: {
    name: 'Narr des Schicksals',
    text: 'Zwei Runden lang wird kein Schicksal erhalten, aufgefüllt oder ausgegeben.',
  },
  gloriousHymn: { name: 'Glorreiche Hymne', text: 'Alle, die nicht gut sind, setzen 1 Zug aus.' },
  hateMonger: {
    name: 'Hassprediger',
    text: 'Würfle für jeden Begleiter: Der höchste greift dich mit Talent 3 an und verlässt dich.',
  },
  portent: { name: 'Vorzeichen', text: 'Alle dürfen einen Auftrag annehmen.' },
  spitefulImp: {
    name: 'Boshaftes Teufelchen',
    text: 'Bringt dich zu einem Charakter deiner Wahl, dem du sofort begegnest.',
  },
  ivorySentinel: {
    name: 'Elfenbeinwächter',
    text: 'Monster, Stärke 6 oder Talent 6, nach deiner Wahl. Niemand weicht ihm aus; wer nicht gut ist, muss bei ihm anhalten.',
  },
  ebonySentinel: {
    name: 'Ebenholzwächter',
    text: 'Monster, Stärke 6 oder Talent 6, nach deiner Wahl. Niemand weicht ihm aus; wer nicht böse ist, muss bei ihm anhalten.',
  },
  firemane: {
    name: 'Feuermähne',
    text: 'Tier, Stärke 4. Besiegt wird sie auf Wunsch zum Reitpferd statt zur Trophäe.',
  },
  infernalLegion: {
    name: 'Höllische Legion',
    text: 'Monster, Stärke 7. Böse dürfen ihr ausweichen, Gute nie.',
  },
  pitFiend: { name: 'Grubenteufel', text: 'Monster, Stärke 4.' },
  vindicator: {
    name: 'Rächer',
    text: 'Monster. Stärke 3 gegen Gute, 6 gegen Neutrale, 9 gegen Böse. Bringt 1 Stärke statt einer Trophäe.',
  },
  wrathbornKnight: {
    name: 'Zorngeborener Ritter',
    text: 'Monster, Stärke 5. Würfelt er darunter, zählt ein weiterer Würfel dazu.',
  },
  wrathbornWarrior: {
    name: 'Zorngeborener Krieger',
    text: 'Monster, Stärke 3. Würfelt er darunter, zählt ein weiterer Würfel dazu.',
  },
  wretched: { name: 'Elender', text: 'Monster, Stärke 4. Gegen ihn hilft kein Schicksal.' },
  darkFey: {
    name: 'Dunkle Fee',
    text: 'Geist, Talent 3. Würfelt zweimal, der höhere Wurf zählt. Bei einem Pasch wirst du zur Kröte.',
  },
  felSteed: {
    name: 'Höllenross',
    text: 'Geist, Talent 4. Besiegt wird es auf Wunsch zum Streitross statt zur Trophäe.',
  },
  heavenlyHost: {
    name: 'Himmlische Heerschar',
    text: 'Geist, Talent 7. Gute dürfen ihr ausweichen, Böse nie.',
  },
  shadowsoul: { name: 'Schattenseele', text: 'Geist, Talent 4. Gegen sie hilft kein Schicksal.' },
  swampSiren: {
    name: 'Sumpfsirene',
    text: 'Geist, Talent 3. Wer verliert, bleibt im nächsten Zug hier und begegnet dem Feld noch einmal.',
  },
  wrathbornAcolyte: {
    name: 'Zorngeborener Akolyth',
    text: 'Geist, Talent 2. Würfelt er darunter, zählt ein weiterer Würfel dazu.',
  },
  wrathbornWitch: {
    name: 'Zorngeborene Hexe',
    text: 'Geist, Talent 4. Würfelt sie darunter, zählt ein weiterer Würfel dazu.',
  },
  augur: {
    name: 'Augur',
    text: 'Decke 6 Abenteuerkarten auf: Ereignisse kommen in beliebiger Folge zurück auf den Stapel, der Rest wird abgelegt. Ohne Ereignis geht er.',
  },
  graceHearted: { name: 'Gnadenreiche', text: 'Heile 1 Leben oder fülle 1 Schicksal auf.' },
  lawbringer: {
    name: 'Gesetzesbringer',
    text: 'Der erste Neutrale erhält 1 Stärke, Talent, Leben, Schicksal, Gold oder Zauber oder geht auf ein Feld der Region; dann geht er.',
  },
  madcap: {
    name: 'Wirrkopf',
    text: 'Würfle: 1–2 böse; 3–4 neutral; 5–6 gut. Warst du es schon, hast du noch einen Zug.',
  },
  redeemer: {
    name: 'Erlöser',
    text: 'Böse und Neutrale lassen 1 Schicksal hier; der erste Gute erhält alles.',
  },
  renegade: {
    name: 'Abtrünniger',
    text: 'Gute und Böse lassen 1 Gold hier; der erste Neutrale erhält alles.',
  },
  ritualMaster: {
    name: 'Ritualmeister',
    text: 'Gute und Neutrale lassen 1 Leben hier; der erste Böse erhält alle.',
  },
  warlocksApprentice: {
    name: 'Lehrling des Hexenmeisters',
    text: 'Ohne Auftrag darfst du einen annehmen, dann geht er. Mit Auftrag hast du noch einen Zug.',
  },
  cathedral: { name: 'Kathedrale', text: 'Gilt als Kapelle.' },
  glitteringGorge: { name: 'Glitzernde Schlucht', text: 'Vier Gold liegen darauf; jeder Besuch gibt eines.' },
  liveryStable: {
    name: 'Mietstall',
    text: 'Verkauft Reitpferd für 2, Maultier für 3, Pferd und Karren für 4, Streitross für 6 Gold.',
  },
  necropolis: { name: 'Nekropole', text: 'Gilt als Friedhof.' },
  pantheon: { name: 'Pantheon', text: 'Wähle deine Gesinnung. Wurden alle drei gewählt, verschwindet es.' },
  deathstalker: {
    name: 'Todesschleicher',
    text: 'Muss mitgenommen werden. Ein im Kampf verlorenes Leben tötet dich. Geht nach deinem nächsten Sieg.',
  },
  falseProphet: {
    name: 'Falscher Prophet',
    text: 'Muss mitgenommen werden. Kein Schicksal für Würfe, bis du die Zauberin der Stadt besuchst.',
  },
  darkTheurgist: {
    name: 'Dunkler Theurg',
    text: 'Nicht für Gute. Würfle nach einem Sieg über Gegner oder Gute: 1–2 nichts; 3–4 heile 1 Leben; 5–6 Zauber.',
  },
  theurgistOfLight: {
    name: 'Theurg des Lichts',
    text: 'Nicht für Böse. Würfle nach einem Sieg über Gegner oder Böse: 1–2 nichts; 3–4 fülle 1 Schicksal auf; 5–6 Zauber.',
  },
  guardianAngel: {
    name: 'Schutzengel',
    text: 'Nicht für Böse. Lege ihn ab: Eine Niederlage wird zum Unentschieden.',
  },
  kraven: {
    name: 'Kraven',
    text: 'Du darfst 1 Abenteuerkarte mehr ziehen. Flieht vor Gegnern mit 6 oder mehr.',
  },
  mendicant: { name: 'Bettelmönch', text: 'Kommt für 1 Gold mit. Beim Beten zählt jedes gezahlte Gold +1.' },
  oathswornGuide: {
    name: 'Eidgebundener Führer',
    text: 'Nur mit Auftrag. Du darfst weniger Felder ziehen als gewürfelt. Geht, wenn du einen Auftrag erfüllst.',
  },
  oathswornOracle: {
    name: 'Eidgebundenes Orakel',
    text: 'Nur mit Auftrag. Du darfst eine gezogene Abenteuerkarte ersetzen. Geht, wenn du einen Auftrag erfüllst.',
  },
  balefulEye: {
    name: 'Unheilvolles Auge',
    text: 'Nicht für Gute. Lege es nach dem Wurf ab: Du gewinnst den Kampf gegen Gegner.',
  },
  holyRelic: {
    name: 'Heilige Reliquie',
    text: 'Nicht für Böse. In der Kapelle darfst du dein Schicksal auffüllen.',
  },
  profaneRelic: {
    name: 'Unheilige Reliquie',
    text: 'Nicht für Gute. Auf dem Friedhof darfst du ganz heilen.',
  },
  shieldOfDefiance: {
    name: 'Schild des Trotzes',
    text: 'Greift dich ein stärkerer Charakter an, bist du ihm ebenbürtig.',
  },
  staffOfBalance: { name: 'Stab des Gleichgewichts', text: 'Nur für Neutrale. Stärke +1, Talent +1.' },
  swordOfTruth: {
    name: 'Schwert der Wahrheit',
    text: 'Waffe, nicht für Böse. Im Kampf +1; ist dein Wurf niedriger als der des Gegners, darf er zur 6 werden.',
  },
  wrathbornWand: {
    name: 'Zorngeborener Stab',
    text: 'Waffe, nicht für Gute. Im psychischen Kampf +1; würfelst du unter deinen Talentwert, zählt ein weiterer Würfel dazu.',
  },
  gildedCompass: { name: 'Vergoldeter Kompass', text: 'Du darfst von deinem Bewegungswurf 1 abziehen.' },
  treasureChestSacredPool: {
    name: 'Schatztruhe',
    text: 'Lege sie ab und würfle, mit Schatzkarte bis zu +3: 1–2 verliere 1 Leben; 3–4 zwei Gold; 5 ein käuflicher Gegenstand; 6 Talisman.',
  },
  treasureMapSacredPool: {
    name: 'Schatzkarte',
    text: 'Jeder gezogene Gegenstand bringt dir auch 1 Gold. Bei den Ruinen gegen 2 Gold abzulegen.',
  },
  discordantDirge: {
    name: 'Misstönende Totenklage',
    text: 'Alle abgelegten Gegner werden gemischt und auf den Abenteuerstapel gelegt.',
  },
  rumourOfRiches: {
    name: 'Gerücht von Reichtum',
    text: 'Würfle: So viel Gold liegt darauf. Wer in der Region eine 1 für die Bewegung würfelt, darf 1 Gold nehmen. Bleibt, bis das letzte fort ist.',
  },
  oathbreaker: {
    name: 'Eidbrecher',
    text: 'Monster, Stärke 5. Hast du einen Auftrag, zählt der höhere seiner zwei Würfel. Sieg: Du erhältst 1 Schicksal; ohne Auftrag darfst du stattdessen einen annehmen.',
  },
  reliquary: {
    name: 'Reliquienschrein',
    text: 'Vier Belohnungen liegen darauf. Bei jedem Besuch darfst du einen Talisman gegen eine davon ablegen.',
  },
  defenderOfJustice: {
    name: 'Verteidiger der Gerechtigkeit',
    text: 'Im Kampf +1. Begegnet dir ein anderer Charakter, geht er zu ihm über.',
  },
  pilgrimsStaff: {
    name: 'Pilgerstab',
    text: 'Beim Beten +1. Leg ihn im Tempel ab: Heile vollständig und fülle dein Schicksal auf.',
  },
} satisfies Record<string, CardWords>;

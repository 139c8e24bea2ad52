import type { CardWords } from '@tafelrunde/engine';

/** Adventure cards of The Frostmarch. */
export const adventureFrostmarch = {
  divineProtection: {
    name: 'Göttlicher Schutz',
    text: 'Zwei Runden lang kostet eine Niederlage gegen Kreaturen niemanden ein Leben.',
  },
  fateBound: { name: 'Gefesseltes Schicksal', text: 'Alle verlieren ihr gesamtes Schicksal.' },
  howlOfTheWendigo: {
    name: 'Ruf des Wendigos',
    text: 'Wer auf einen Charakter trifft, muss ihn angreifen; der Sieger nimmt 1 Leben. Danach verhallt der Ruf.',
  },
  planeswalker: {
    name: 'Weltenwanderer',
    text: 'Bringt dich auf Wunsch auf ein Feld der äußeren oder mittleren Region. Dann würfle, wohin er geht: 1 fort; 2 Portal der Macht; 3 Abgrund; 4 Tiefer Wald; 5 Klippen; 6 Dorf.',
  },
  ragnarok: { name: 'Ragnarök', text: 'Alle Gegner, Fremden und Orte auf dem Spielbrett werden abgelegt.' },
  snowdrifts: {
    name: 'Schneewehen',
    text: 'Alle in dieser Region würfeln: Mehr als dein Talent kostet 1 Leben und 1 Zug.',
  },
  ymirsGlow: { name: 'Ymirs Leuchten', text: 'Alle dürfen ihre Zauber auffüllen.' },
  easternDragon: {
    name: 'Drache des Ostens',
    text: 'Drache, Stärke 8, Talent 8. Greift an, worin du schwächer bist; bei Gleichstand mit Talent. Nach einer Niederlage lässt du auch 1 Magischen Gegenstand hier liegen.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'Monster, Stärke 5. Würfelt zweimal, der höhere Wurf zählt. Bei einem Pasch stirbst du.',
  },
  frostDrake: { name: 'Frostdrache', text: 'Drache, Stärke 6.' },
  frostGiant: { name: 'Frostriese', text: 'Monster, Stärke 7.' },
  glorySeeker: {
    name: 'Ruhmsüchtiger',
    text: 'Monster, Stärke 4. Eine Niederlage kostet dich deinen Auftrag, ein Sieg bringt dir auf Wunsch einen neuen.',
  },
  griffon: { name: 'Greif', text: 'Monster, Stärke 5.' },
  icecapElk: { name: 'Gletscherelch', text: 'Tier, Stärke 2.' },
  iceBear: { name: 'Eisbär', text: 'Tier, Stärke 4.' },
  packOfWolves: { name: 'Wolfsrudel', text: 'Tier, Stärke 3. Würfelt zweimal, der höhere Wurf zählt.' },
  skyScreecher: {
    name: 'Himmelskreischer',
    text: 'Tier, Stärke 3. Würfelst du im Angriff weniger als dein Talent, bist du besiegt.',
  },
  snowGoblin: { name: 'Schneegoblin', text: 'Monster, Stärke 2.' },
  winterWolf: { name: 'Winterwolf', text: 'Tier, Stärke 3.' },
  yeti: {
    name: 'Yeti',
    text: 'Monster, Stärke 5. Würfle zuerst: Unter deinem Talent weichst du seinem Wurf aus, sonst verlierst du 1 Leben.',
  },
  apparition: { name: 'Erscheinung', text: 'Geist, Talent 2.' },
  barrowWight: { name: 'Grabwicht', text: 'Geist, Talent 5.' },
  chillbane: { name: 'Kältefluch', text: 'Geist, Talent 7.' },
  chillWraith: { name: 'Frostgespenst', text: 'Geist, Talent 4. Wer verliert, setzt auch 1 Zug aus.' },
  cryomancer: { name: 'Kryomant', text: 'Geist, Talent 4. Wer verliert, setzt auch 1 Zug aus.' },
  iceElemental: { name: 'Eiselementar', text: 'Geist, Talent 6.' },
  lich: {
    name: 'Lich',
    text: 'Geist, Talent 5. Sammelt 1 Leben von jedem, der verliert; verliert er, gibt er zuerst diese her.',
  },
  medusa: {
    name: 'Medusa',
    text: 'Geist, Talent 4. Wer verliert, setzt 2 Züge aus, statt ein Leben zu verlieren.',
  },
  rimespawn: { name: 'Raureifbrut', text: 'Geist, Talent 3.' },
  shiverNymph: {
    name: 'Zitternymphe',
    text: 'Geist, Talent 2. Flieht vor mehr als Talent 2 ein Feld im Uhrzeigersinn.',
  },
  trickster: {
    name: 'Gauner',
    text: 'Geist, Talent 3. Nach einer Niederlage bleibt ein zufälliger Gegenstand von dir hier liegen; ein Sieg bringt dir auf Wunsch einen von jemandem in der Region.',
  },
  centaur: {
    name: 'Zentaur',
    text: 'Würfle: 1–2 verliere 1 Leben; 3–4 nichts; 5–6 er folgt dir. Lege ihn dann ab, um einen Gegner auf deinem Feld zu vertreiben.',
  },
  dwarfSmith: {
    name: 'Zwergenschmied',
    text: 'Schenkt dem ersten Besucher eine käufliche Waffe oder Rüstung.',
  },
  goblinSapper: {
    name: 'Goblin-Sprengmeister',
    text: 'Für 1 Gold sprengt er eine Abenteuerkarte auf dem Spielbrett und bleibt dort.',
  },
  loreMaster: { name: 'Gelehrter', text: 'Füllt deine Zauber auf. Sind es 3, geht er.' },
  pedlar: {
    name: 'Hausierer',
    text: 'Verkauft Schwert, Wasserflasche, Floß und Helm für 1, Axt, Maultier, Schild und 1 Zauber für 2 Gold. Zieht dann einen Wurf weit weiter.',
  },
  pegasus: { name: 'Pegasus', text: 'Trägt dich auf Wunsch auf ein Feld der Region und fliegt davon.' },
  talismonger: {
    name: 'Talismanhändler',
    text: 'Würfle: 1 Kröte; 2 alle gewonnene Stärke weg; 3 alles gewonnene Talent weg; 4 Stärke; 5 Talent; 6 Talisman.',
  },
  altar: {
    name: 'Altar',
    text: 'Bete: 1 setze 1 Zug aus; 2 nichts; 3 Schicksal; 4 Leben; 5 Zauber; 6 noch ein Zug.',
  },
  arcaneArchive: {
    name: 'Arkanes Archiv',
    text: 'Gib Zauber für je 1 Gold ab oder kaufe 1 Zauber für 1 Gold.',
  },
  iceQueensPalace: {
    name: 'Palast der Eiskönigin',
    text: 'Würfle: 1 Kröte; 2–3 nichts; 4 Leben; 5 Zauber; 6 ein Feld der Region.',
  },
  lakeOfVisions: { name: 'See der Visionen', text: 'Vier Aufträge liegen darauf; jeder Besuch gibt einen.' },
  mysticPortal: {
    name: 'Mystisches Portal',
    text: 'Würfel plus Talent: 2 nichts; 3 Klippen; 4 Stadt; 5 Dorf; 6 Schloss; 7 Tempel; ab 8 nach Wahl.',
  },
  transmutor: {
    name: 'Verwandler',
    text: 'Würfle: 1–2 Kröte; 3–4 er verschwindet; 5–6 wandle Stärke in Talent um oder umgekehrt.',
  },
  champion: {
    name: 'Streiterin',
    text: 'Kämpft auf Wunsch mit Stärke 3 an deiner Stelle. Verliert sie, stirbt sie, und dein Zug endet.',
  },
  herbalist: { name: 'Kräuterkundige', text: 'Im Tiefen Wald und in Wäldern heilst du auf Wunsch 1 Leben.' },
  hieromartyr: { name: 'Märtyrer', text: 'Lege ihn ab, statt in einem Kampf Leben zu verlieren.' },
  porter: { name: 'Träger', text: 'Kommt für 1 Gold mit. Trägt 4 Gegenstände mehr.' },
  ancientArtefact: {
    name: 'Uraltes Artefakt',
    text: 'Würfle vor einem Kampf: 1 ablegen, 1 Leben verlieren; 2 ablegen; 3–4 nichts; 5 Angriff +1; 6 Angriff +3.',
  },
  bagOfCarrying: {
    name: 'Tragesack',
    text: 'Trägt 4 Gegenstände mehr. Die ersten vier deiner Gegenstände kann dir niemand nehmen.',
  },
  bookOfWizardry: { name: 'Buch der Zauberkunst', text: 'Lege es in deinem Zug ab: Fülle deine Zauber auf.' },
  celestialBauble: {
    name: 'Himmelskugel',
    text: 'Nicht für Böse. Lege sie nach dem Wurf ab: Du gewinnst den psychischen Kampf gegen einen Gegner.',
  },
  chaliceOfShadow: { name: 'Schattenkelch', text: 'Nicht für Gute. Stärke +1. Die Wüste schadet dir nicht.' },
  hornOfSummoning: {
    name: 'Horn der Beschwörung',
    text: 'Auf einem Feld, das Karten zieht, darfst du zuvor einen Gegner der Region herbeirufen.',
  },
  wingedBoots: {
    name: 'Flügelstiefel',
    text: 'Zeigt dein Bewegungswurf eine 6, darfst du den Fluss überqueren.',
  },
  frostbite: {
    name: 'Frostbeißer',
    text: 'Waffe, im Kampf +1. Wem du damit ein Leben nimmst, der setzt auch 1 Zug aus.',
  },
  iceFang: {
    name: 'Eiszahn',
    text: 'Waffe, +1 im psychischen Kampf. Wem du damit ein Leben nimmst, der setzt auch 1 Zug aus.',
  },
  astrolabe: { name: 'Astrolabium', text: 'Du darfst Ereignisse an dir vorbeigehen lassen.' },
  falseGrail: {
    name: 'Falscher Gral',
    text: 'Muss mitgenommen werden. Du verlierst deinen Auftrag und nimmst keinen an, bis du das Schloss betrittst.',
  },
  luckyCharm: {
    name: 'Glücksbringer',
    text: 'Lege ihn vor einem eigenen Wurf ab, auch für Bewegung oder Angriff: Bestimme das Ergebnis eines Würfels.',
  },
  royalDecree: {
    name: 'Königlicher Erlass',
    text: 'Lege ihn ab, um einen Fremden oder Ort auf deinem Feld abzulegen.',
  },
  treasureChestFrostmarch: {
    name: 'Schatztruhe',
    text: 'Lege sie ab: Decke 5 Abenteuerkarten auf (mit Schatzkarte 10) und nimm einen Gegenstand davon. Gibt es keinen: 3 Gold.',
  },
  treasureMapFrostmarch: { name: 'Schatzkarte', text: 'Lege sie ab: Würfle um so viel Gold.' },
  helmOfWarding: { name: 'Schutzhelm', text: 'Rüstung: Im psychischen Kampf rettet eine 6 das Leben.' },
  mirrorShield: { name: 'Spiegelschild', text: 'Rüstung: Im psychischen Kampf retten 5 und 6 das Leben.' },
  poisonedDagger: {
    name: 'Giftdolch',
    text: 'Waffe, im Kampf +1. Würfelst du eine 1, darfst du noch einen Würfel dazuzählen.',
  },
} satisfies Record<string, CardWords>;

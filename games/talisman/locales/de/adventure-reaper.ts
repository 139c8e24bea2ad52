import type { CardWords } from '@tafelrunde/engine';

/** Adventure cards of The Reaper. */
export const adventureReaper = {
  astralConjunction: {
    name: 'Konstellation der Sterne',
    text: 'Alle erhalten 1 Zauber, wenn ihr Talent es erlaubt.',
  },
  closedShop: { name: 'Ladenschluss', text: 'Alle Orte auf dem Spielbrett werden abgelegt.' },
  curfew: { name: 'Ausgangssperre', text: 'Alle Fremden auf dem Spielbrett werden abgelegt.' },
  earthquake: { name: 'Erdbeben', text: 'Würfle für jede Abenteuerkarte der Region: 1–3 legt sie ab.' },
  foolsGold: { name: 'Narrengold', text: 'Du verlierst all dein Gold.' },
  horseThief: { name: 'Pferdedieb', text: 'Du verlierst alle Reit- und Lasttiere.' },
  patrol: { name: 'Patrouille', text: 'Geh zurück auf dein Startfeld.' },
  prophesy: { name: 'Prophezeiung', text: 'Zwei Runden lang zieht man auf jedem Ziehfeld 1 Karte mehr.' },
  theBoatman: { name: 'Der Fährmann', text: 'Für 1 Gold darfst du im nächsten Zug über den Fluss setzen.' },
  theGathering: { name: 'Die Versammlung', text: 'Alle Geister der Region kommen auf dieses Feld.' },
  werewolf: {
    name: 'Werwolf',
    text: 'Würfle für jeden Begleiter: Der höchste greift dich mit Stärke 3 an und ist danach fort.',
  },
  whirlwind: {
    name: 'Wirbelwind',
    text: 'Würfle für jeden Gegenstand: Bei 1–3 weht er einen Würfelwurf weit im Uhrzeigersinn fort.',
  },
  cerberus: {
    name: 'Zerberus',
    text: 'Monster, Stärke 9 oder Talent 9, nach deiner Wahl. Bewacht das Portal der Macht; niemand gelangt hinein oder weicht ihm aus.',
  },
  lordOfThePit: {
    name: 'Herr der Grube',
    text: 'Monster, Stärke 10 oder Talent 10, nach deiner Wahl. Besiegt: Du darfst auf die Ebene der Todesgefahr.',
  },
  caveTroll: { name: 'Höhlentroll', text: 'Monster, Stärke 5. Besiegt: Bei 1–2 nur unentschieden.' },
  chimera: { name: 'Chimäre', text: 'Monster, Stärke 7.' },
  ekor: { name: 'Ekor', text: 'Monster, Stärke 2. Flieht vor mehr als 2 Stärke 1 Feld im Uhrzeigersinn.' },
  gargoyle: { name: 'Gargyl', text: 'Monster, Stärke 4.' },
  giantSpider: { name: 'Riesenspinne', text: 'Tier, Stärke 3.' },
  goblinTrapsmith: {
    name: 'Goblin-Fallensteller',
    text: 'Monster, Stärke 2. Du greifst mit dem niedrigeren von zwei Würfeln an.',
  },
  hippogriff: { name: 'Hippogreif', text: 'Tier, Stärke 4.' },
  hydra: { name: 'Hydra', text: 'Monster, Stärke 6. Besiegt: Bei 1–2 nur unentschieden.' },
  mammoth: { name: 'Mammut', text: 'Tier, Stärke 5.' },
  miserDragon: { name: 'Geizdrache', text: 'Drache, Stärke 7. Besiegt: Du erhältst einen Würfelwurf Gold.' },
  ragingBull: { name: 'Wütender Stier', text: 'Tier, Stärke 3.' },
  sabertoothTiger: { name: 'Säbelzahntiger', text: 'Tier, Stärke 4.' },
  stoneGolem: { name: 'Steingolem', text: 'Monster, Stärke 6. Nur magische Waffen helfen.' },
  trapper: {
    name: 'Trapper',
    text: 'Monster, Stärke 3. Zwei Würfel bis zu deinem Talent: Du darfst ausweichen. Sonst kämpfst du ohne Würfel.',
  },
  banshee: { name: 'Banshee', text: 'Geist, Talent 4.' },
  blackUnicorn: {
    name: 'Schwarzes Einhorn',
    text: 'Geist, Talent 5. Besiegt darf es dein Begleiter werden: Stärke +1, Talent +1.',
  },
  crone: {
    name: 'Altes Weib',
    text: 'Geist, Talent 3. Niederlage: Du wirst zur Kröte, statt 1 Leben zu verlieren.',
  },
  cryptKeeper: {
    name: 'Hüter der Gruft',
    text: 'Geist, Talent 5. Besiegt: Zieh 5 Abenteuerkarten und nimm einen Gegenstand davon.',
  },
  haunt: {
    name: 'Heimsuchung',
    text: 'Geist, Talent 2. Nicht besiegt folgt er dir: Angriffswürfe –1 (mindestens 1) bis zur Kapelle oder zum Friedhof.',
  },
  lesserDemon: { name: 'Niederer Dämon', text: 'Geist, Talent 7.' },
  mummy: { name: 'Mumie', text: 'Geist, Talent 4. Niederlage: Du verlierst 1 weiteres Leben.' },
  nightmare: {
    name: 'Nachtmahr',
    text: 'Geist, Talent so hoch wie deines. Besiegt: 1 Talent statt der Trophäe.',
  },
  stormCaller: {
    name: 'Sturmrufer',
    text: 'Geist, Talent 5. Mit einer Rüstung verlierst du vor dem Kampf 1 Leben.',
  },
  succubus: {
    name: 'Sukkubus',
    text: 'Geist, Talent 4. Niederlage: Du verlierst auch 1 Talent, das ihren Wert erhöht.',
  },
  wight: { name: 'Grabunhold', text: 'Geist, Talent 4.' },
  demigod: {
    name: 'Halbgott',
    text: 'Such dir einen Zauber aus dem Stapel aus, wenn dein Talent es erlaubt. Dann geht er.',
  },
  dryad: {
    name: 'Dryade',
    text: 'Zwei Würfel bis zu deinem Talent: 1 Talent, und sie verschwindet. Sonst: ab in den Tiefen Wald.',
  },
  leper: {
    name: 'Aussätziger',
    text: 'Bei 1–2 verlierst du einen Begleiter oder 1 Leben. Dann zieht er einen Würfelwurf weiter und trifft alle dort.',
  },
  magician: {
    name: 'Zauberkünstler',
    text: 'Verwandelt beliebig viel Stärke in Talent oder Talent in Stärke. Dann geht er.',
  },
  outlaw: { name: 'Gesetzloser', text: 'Nimmt dir 1 Gold. Hast du keines, gibt er dir 1. Dann geht er.' },
  pathfinder: {
    name: 'Pfadfinder',
    text: 'Im nächsten Zug darfst du auf ein beliebiges Feld der Region. Er bleibt.',
  },
  colossus: {
    name: 'Koloss',
    text: 'Im Kampf +2. Zu Beginn deines Zuges darfst du Orte auf deinem Feld ablegen.',
  },
  familiar: {
    name: 'Vertrauter',
    text: 'Kommt für 1 Leben mit. Talent +2. Einen gezogenen Zauber darfst du einmal austauschen.',
  },
  fiendSlayer: {
    name: 'Dämonentöter',
    text: 'Auf Ziehfeldern ziehst du 1 Karte mehr. Verlierst du einen Kampf, geht er.',
  },
  genie: { name: 'Dschinn', text: 'Bringt 3 Zauber mit, die du wirken darfst. Nach dem letzten geht er.' },
  homunculus: { name: 'Homunkulus', text: 'Nicht für Gute. Stärke +1, Talent +1.' },
  horseAndCart: { name: 'Pferd und Karren', text: 'Trägt 8 Gegenstände mehr.' },
  jester: {
    name: 'Hofnarr',
    text: 'Muss mitgenommen werden. Angriffswürfe –1 (mindestens 1). Geht im Schloss, in der Taverne oder zu einem, den du besiegst.',
  },
  ridingHorse: { name: 'Reitpferd', text: 'Du darfst zwei Würfel zusammenzählen, um zu ziehen.' },
  stJosephine: { name: 'Heilige Josephine', text: 'Leg sie ab: Du heilst alle Leben.' },
  warhorse: {
    name: 'Streitross',
    text: 'Zähle im Kampf deinen Talentwert dazu. Geht im Kampf ein Leben verloren, ist es fort.',
  },
  druidStaff: { name: 'Druidenstab', text: 'Du darfst deine Gesinnung wechseln.' },
  elixirOfDestiny: {
    name: 'Elixier der Bestimmung',
    text: 'Trink es: 1 kostet 1 Leben; 2–5 gibt 1 Schicksal; 6 gibt 2.',
  },
  elixirOfMight: {
    name: 'Elixier der Macht',
    text: 'Trink es: 1 kostet 1 Leben; 2–5 gibt 1 Stärke; 6 gibt 2.',
  },
  elixirOfWisdom: {
    name: 'Elixier der Weisheit',
    text: 'Trink es: 1 kostet 1 Leben; 2–5 gibt 1 Talent; 6 gibt 2.',
  },
  flyingCarpet: {
    name: 'Fliegender Teppich',
    text: 'Bei einer 6 für die Bewegung darfst du auf ein beliebiges Feld der Region.',
  },
  hearthRune: {
    name: 'Rune der Heimkehr',
    text: 'Statt zu ziehen: zurück auf dein Startfeld. Die Rune bleibt liegen.',
  },
  orbOfDestiny: {
    name: 'Kugel der Bestimmung',
    text: 'Gibst du Schicksal aus, wirf zwei Würfel und wähle. Ein Pasch kostet alles Schicksal und die Kugel.',
  },
  foundPsychicCrystal: { name: 'Psychokristall', text: 'Im psychischen Kampf +1.' },
  rodOfRuin: {
    name: 'Rute des Verderbens',
    text: 'Leg sie ab: Ein anderer verliert 2 Stärke, 2 Talent oder je 1.',
  },
  staffOfMastery: {
    name: 'Stab der Herrschaft',
    text: 'Nicht für Gute. Unterwirf einen Gegner, statt zu kämpfen: Seine Stärke hilft dir in einem Kampf, dann sind beide fort.',
  },
  baneSword: { name: 'Schwert des Banns', text: 'Waffe. Im psychischen Kampf gegen Geister +2.' },
  fateStealer: {
    name: 'Schicksalsräuber',
    text: 'Waffe, im Kampf +1. Kostet dein Sieg ein Leben, erhältst du 1 Schicksal.',
  },
  skullWand: { name: 'Schädelstab', text: 'Waffe, nicht für Gute. Im Kampf +1, im psychischen Kampf +2.' },
  swordOfLight: {
    name: 'Schwert des Lichts',
    text: 'Waffe, nicht für Böse. Im Kampf +2, im psychischen Kampf +1.',
  },
  casket: {
    name: 'Schatulle',
    text: 'Öffne sie: 1–2 verliere 1 Leben; 3 setz aus; 4 zwei Gold; 5 Zauber; 6 Talisman.',
  },
  concealedPouch: {
    name: 'Verborgener Beutel',
    text: 'Verbirgt 1 Gegenstand: Er zählt nicht zur Traglast und kann dir nicht genommen werden, ruht aber.',
  },
  goldenStatue: {
    name: 'Goldene Statue',
    text: 'Leg sie in der Stadt für 2 oder im Schloss für 4 Gold ab. Wer dich besiegt, muss sie nehmen.',
  },
  foundMap: { name: 'Landkarte', text: 'Minen: Ergebnis –2.' },
  foundShovel: { name: 'Schaufel', text: 'Krypta: Ergebnis –2.' },
  academy: { name: 'Akademie', text: 'Je 3 Gold: Setz 1 Zug aus und erhalte 1 Stärke oder Talent.' },
  arena: {
    name: 'Arena',
    text: 'Hol einen Charakter der Region hierher und greif ihn an. Danach verschwindet sie.',
  },
  carnival: {
    name: 'Jahrmarkt',
    text: 'Würfle wie in der Taverne; der Fährmann setzt dich hier über. Dann zieht er einen Würfelwurf weiter.',
  },
  idol: { name: 'Götzenbild', text: 'Bete wie im Tempel.' },
  poolOfFortune: { name: 'Teich des Glücks', text: 'Vier Schicksal liegen darauf; jeder Besuch gibt eines.' },
  tomb: {
    name: 'Grabmal',
    text: 'Würfle: 1 Dämon (10); 2 Grabunhold (4); 3 Schatten (2); 4 leer; 5 drei Gold; 6 Talisman.',
  },
  wheelOfFate: {
    name: 'Schicksalsrad',
    text: 'Würfle: 1 verliere alles Schicksal; 2–3 verliere 1; 4–5 erhalte 1; 6 fülle es auf.',
  },
} satisfies Record<string, CardWords>;

import type { Language } from '@tafelrunde/engine';
import type { HeroClass, Keyword, Sort } from '../card.ts';
import type { Absence, Line, Why } from '../rules/breakdown.ts';
import type { Level, ModeName } from '../shape.ts';

type Text = string;

interface ThunderstoneTexts {
  // the hall
  readonly dungeon: Text;
  readonly rank: (rank: number) => Text;
  readonly emptyRank: Text;
  readonly cards: (count: number) => Text;
  readonly stoneBelow: (count: number) => Text;
  readonly stoneAnytime: Text;
  readonly horde: (count: number) => Text;
  readonly besideTitle: Text;
  readonly cagedHero: (name: string) => Text;
  readonly waits: (tokens: number, most: number) => Text;
  readonly lightNeeded: (count: number) => Text;
  readonly lightLit: (lit: number, needed: number) => Text;
  readonly brightEnough: Text;
  readonly noDarkness: Text;
  readonly penalty: (points: number) => Text;
  readonly weakened: (points: number) => Text;
  readonly marks: Readonly<Record<'battle' | 'breach' | 'global' | 'guardian' | 'trophy', Text>>;
  // the slip
  readonly yourAttack: Text;
  readonly attackOf: (name: string) => Text;
  readonly withHand: Text;
  readonly withoutWeapons: Text;
  readonly profile: Text;
  readonly notATarget: Text;
  readonly parts: Readonly<Record<Line['part'], Text>>;
  readonly why: Readonly<Record<Why, (count: number) => Text>>;
  readonly against: Text;
  readonly wins: Text;
  readonly loses: Text;
  readonly spare: (count: number) => Text;
  readonly short: (count: number) => Text;
  readonly justEnough: Text;
  readonly noMagic: Text;
  readonly locked: Text;
  readonly renouncing: Text;
  readonly gains: Text;
  // the village
  readonly village: Text;
  readonly closed: Text;
  readonly openFor: (gold: number, buys: number) => Text;
  readonly openForOther: (name: string, gold: number) => Text;
  readonly priceLegend: Text;
  readonly soldOut: Text;
  readonly price: Text;
  readonly stackLabel: (name: string, price: number | null, count: number) => Text;
  readonly levels: (counts: readonly (readonly [level: number, count: number])[]) => Text;
  readonly unfold: (count: number) => Text;
  readonly fold: Text;
  readonly look: (name: string) => Text;
  readonly close: Text;
  readonly nothingThere: Text;
  readonly revealed: Text;
  // one's own cards
  readonly hand: Text;
  readonly laidOut: Text;
  readonly laidOutBy: (name: string) => Text;
  readonly handEmpty: Text;
  readonly deck: Text;
  readonly discard: Text;
  readonly gold: Text;
  readonly buys: Text;
  readonly light: Text;
  readonly inHand: Text;
  readonly sumAgainst: (name: string) => Text;
  readonly absent: Readonly<Record<Absence, (strength: number) => Text>>;
  readonly carries: (strength: number, weight: number) => Text;
  readonly weaponsWeightless: Text;
  readonly strengthOf: (strength: number) => Text;
  readonly copies: (name: string) => Text;
  readonly doomed: Text;
  readonly lent: Text;
  readonly effectReady: Text;
  readonly inVillage: (name: string) => Text;
  readonly inDungeon: (name: string) => Text;
  // cards
  readonly sorts: Readonly<Record<Sort, Text>>;
  readonly classes: Readonly<Record<HeroClass, Text>>;
  readonly keywords: Readonly<Record<Keyword, Text>>;
  /** For cards whose numbers say everything. */
  readonly plain: {
    readonly weapon: (weight: number) => Text;
    readonly light: Text;
    readonly spell: Text;
    readonly hero: Text;
    readonly monster: Text;
    readonly stone: Text;
  };
  readonly noLevel: Text;
  readonly guardian: Text;
  readonly numbers: Readonly<
    Record<
      | 'strength'
      | 'attack'
      | 'magic'
      | 'light'
      | 'weight'
      | 'life'
      | 'darkness'
      | 'gold'
      | 'points'
      | 'experience'
      | 'levelUp',
      Text
    >
  >;
  readonly levelUpFrom: (level: number) => Text;
  readonly highest: (level: number) => Text;
  // seats and answers
  readonly counters: Readonly<
    Record<
      'experience' | 'deck' | 'discard' | 'hand' | 'points' | 'penalty' | 'tournament' | 'stones' | 'doom',
      Text
    >
  >;
  readonly goldInHand: (gold: number) => Text;
  readonly lightInHand: (light: number) => Text;
  readonly restHint: Text;
  readonly verdict: (value: number, health: number) => Text;
  readonly verdictWon: (points: number) => Text;
  readonly verdictLost: Text;
  readonly goldLeft: (gold: number) => Text;
  readonly experienceLeft: (experience: number) => Text;
  readonly modes: Readonly<Record<ModeName | Level, Text>>;
  readonly game: (number: number) => Text;
  readonly alone: Text;
  readonly respite: Text;
  readonly pressing: Text;
  readonly doomPile: (count: number) => Text;
  readonly stoneWon: (stone: string, name: string) => Text;
}

/** What the board says itself. Everything that is asked or told stands in `locales/`. */
export const texts: Readonly<Record<Language, ThunderstoneTexts>> = {
  de: {
    dungeon: 'Dungeon',
    rank: (rank) => `Position ${rank}`,
    emptyRank: 'Leer',
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    stoneBelow: (count) => `Der Stein liegt in den letzten ${count} Karten`,
    stoneAnytime: 'Der Stein kann jetzt jederzeit kommen',
    horde: (count) => `Horde: ${count}`,
    besideTitle: 'Neben dem Dungeon',
    cagedHero: (name) => `Gefangen: ${name}`,
    waits: (tokens, most) => `Streunt: ${tokens} von ${most} Spielsteinen`,
    lightNeeded: (count) => `Licht ${count} nötig`,
    lightLit: (lit, needed) => `Licht ${lit} von ${needed}`,
    brightEnough: 'hell genug',
    noDarkness: 'ohne Dunkelheit',
    penalty: (points) => `−${points} Angriff`,
    weakened: (points) => `${points} Leben verloren`,
    marks: {
      battle: 'Kampf-Effekt',
      breach: 'Durchbruch',
      global: 'Globaler Effekt',
      guardian: 'Wächter',
      trophy: 'Trophäe',
    },
    yourAttack: 'Dein Angriff',
    attackOf: (name) => `Angriff: ${name}`,
    withHand: 'Mit deiner Hand',
    withoutWeapons: 'noch ohne Waffen',
    profile: 'Was dich erwartet',
    notATarget: 'Nicht angreifbar',
    parts: { attack: 'Angriff', magic: 'Magie', darkness: 'Dunkelheit', half: 'Halbiert' },
    why: {
      immune: () => 'immun',
      halfMagic: () => 'zählt halb',
      onlyMagic: () => 'nur Magie zählt',
      needsMagic: () => 'wird gebraucht',
      disease: () => 'Krankheit',
      doubled: () => 'verdoppelt',
      missingLight: (count) => `${count} Licht fehlt`,
      fixedDark: () => 'bleibt immer',
      withoutMagic: () => 'ohne Magie',
      withoutWeapon: () => 'ohne Waffe',
      battle: () => 'im Kampf',
    },
    against: 'gegen',
    wins: 'Sieg',
    loses: 'Niederlage',
    spare: (count) => `${count} mehr als nötig`,
    short: (count) => `${count} zu wenig`,
    justEnough: 'reicht genau',
    noMagic: 'Magie fehlt',
    locked: 'Gesperrt',
    renouncing: 'Ohne das, was es meidet',
    gains: 'Bringt',
    village: 'Dorf',
    closed: 'Geschlossen, solange jemand im Dungeon ist',
    openFor: (gold, buys) => `Du hast ${gold} Gold und ${buys === 1 ? '1 Kauf' : `${buys} Käufe`}`,
    openForOther: (name, gold) => `${name} kauft ein: ${gold} Gold`,
    priceLegend: 'Preis in der Münze, rechts die Karten im Stapel',
    soldOut: 'leer',
    price: 'Preis',
    stackLabel: (name, price, count) =>
      `${name}${price === null ? '' : `, Preis ${price}`}, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
    levels: (counts) => counts.map(([level, count]) => `Stufe ${level}: ${count}`).join(', '),
    unfold: (count) => `${count} Stapel ansehen`,
    fold: 'zuklappen',
    look: (name) => `${name} ansehen`,
    close: 'Schließen',
    nothingThere: 'Hier liegt nichts.',
    revealed: 'Aufgedeckt',
    hand: 'Deine Hand',
    laidOut: 'Deine ausgelegten Karten',
    laidOutBy: (name) => `Ausgelegt von ${name}`,
    handEmpty: 'Keine Karten auf der Hand',
    deck: 'Kommandodeck',
    discard: 'Ablage',
    gold: 'Gold',
    buys: 'Käufe',
    light: 'Licht',
    inHand: 'Auf der Hand',
    sumAgainst: (name) => `Gegen ${name}`,
    absent: {
      tooWeak: (strength) => `zählt nicht: Stärke ${strength}`,
      unarmed: () => 'zählt nicht: ohne Waffe',
      outOfReach: () => 'reicht nicht so weit',
      notCarried: () => 'führt niemand',
      tooHeavy: () => 'zu schwer',
      bearerOut: () => 'zählt nicht mit',
      renounced: () => 'darauf wird verzichtet',
      noAttack: () => 'kämpft nicht',
      spent: () => 'nimmt nicht teil',
    },
    carries: (strength, weight) => `Stärke ${strength} trägt Gewicht ${weight}`,
    weaponsWeightless: 'Waffen wiegen nichts',
    strengthOf: (strength) => `Stärke ${strength}`,
    copies: (name) => `als ${name}`,
    doomed: 'fällt nach dem Kampf',
    lent: 'geliehen',
    effectReady: 'Effekt nutzbar',
    inVillage: (name) => `${name} im Dorf`,
    inDungeon: (name) => `${name} im Dungeon`,
    sorts: {
      hero: 'Held',
      weapon: 'Waffe',
      item: 'Gegenstand',
      spell: 'Zauberspruch',
      villager: 'Dorfbewohner',
      monster: 'Monster',
      trap: 'Falle',
      stone: 'Donnerstein',
      disease: 'Krankheit',
    },
    classes: {
      fighter: 'Kämpfer',
      cleric: 'Kleriker',
      thief: 'Dieb',
      wizard: 'Zauberer',
      archer: 'Bogenschütze',
    },
    keywords: {
      edged: 'scharf',
      blunt: 'stumpf',
      bow: 'Bogen',
      light: 'Licht',
      food: 'Nahrung',
      magic: 'magisch',
    },
    plain: {
      weapon: (weight) => `Trägt ein Held mit Stärke ${weight} oder mehr.`,
      light: 'Leuchtet, auch wenn niemand es trägt.',
      spell: 'Zählt in diesem Kampf mit.',
      hero: 'Kämpft mit und darf eine Waffe führen.',
      monster: 'Kein besonderer Effekt.',
      stone: 'Wer ihn erringt, beendet das Spiel.',
    },
    noLevel: 'ohne Stufe',
    guardian: 'Wächter',
    numbers: {
      strength: 'Stärke',
      attack: 'Angriff',
      magic: 'Magischer Angriff',
      light: 'Licht',
      weight: 'Gewicht',
      life: 'Leben',
      darkness: 'Lichtabzug',
      gold: 'Gold',
      points: 'Siegpunkte',
      experience: 'Erfahrung',
      levelUp: 'Erfahrung zum Aufstieg',
    },
    levelUpFrom: (level) => `Stufe ${level}, Erfahrung zum Aufstieg`,
    highest: (level) => `Stufe ${level}`,
    counters: {
      experience: 'Erfahrung',
      deck: 'Kommandodeck',
      discard: 'Ablage',
      hand: 'Handkarten',
      points: 'Bekannte Siegpunkte',
      penalty: 'Strafkarten',
      tournament: 'Turnierpunkte',
      stones: 'Gewonnene Donnersteine',
      doom: 'Punktstapel des Dorfs',
    },
    goldInHand: (gold) => `mit ${gold} Gold auf der Hand`,
    lightInHand: (light) => `mit Licht ${light} auf der Hand`,
    restHint: 'eine Handkarte darf zerstört werden',
    verdict: (value, health) => `${value} gegen ${health}`,
    verdictWon: (points) =>
      points === 0 ? 'Sieg' : `Sieg, ${points === 1 ? '1 Siegpunkt' : `${points} Siegpunkte`}`,
    verdictLost: 'Niederlage',
    goldLeft: (gold) => `danach ${gold} Gold übrig`,
    experienceLeft: (experience) => `danach ${experience} Erfahrung übrig`,
    modes: {
      standard: 'Normales Spiel',
      epic: 'Epische Kampagne',
      crawl: 'Dungeon Crawl',
      hunt: 'Die Jagd',
      odyssey: 'Die Odyssee',
      wandering: 'Streunende Monster',
      normal: 'Allein',
      veteran: 'Allein, Veteran',
      nightmare: 'Allein, Alptraum',
    },
    game: (number) => `Spiel ${number}`,
    alone: 'Das Dorf',
    respite: 'Atempause: Am Zugende rückt niemand vor',
    pressing: 'Am Zugende rücken die Monster vor',
    doomPile: (count) =>
      count === 1 ? '1 Karte hat das Dorf erreicht' : `${count} Karten haben das Dorf erreicht`,
    stoneWon: (stone, name) => `${stone}: ${name}`,
  },
  en: {
    dungeon: 'Dungeon',
    rank: (rank) => `Rank ${rank}`,
    emptyRank: 'Empty',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    stoneBelow: (count) => `The Stone lies in the last ${count} cards`,
    stoneAnytime: 'The Stone may come any time now',
    horde: (count) => `Horde: ${count}`,
    besideTitle: 'Beside the dungeon',
    cagedHero: (name) => `Caged: ${name}`,
    waits: (tokens, most) => `Wandering: ${tokens} of ${most} tokens`,
    lightNeeded: (count) => `light ${count} needed`,
    lightLit: (lit, needed) => `Light ${lit} of ${needed}`,
    brightEnough: 'bright enough',
    noDarkness: 'no darkness',
    penalty: (points) => `−${points} attack`,
    weakened: (points) => `lost ${points} health`,
    marks: {
      battle: 'Battle effect',
      breach: 'Breach',
      global: 'Global effect',
      guardian: 'Guardian',
      trophy: 'Trophy',
    },
    yourAttack: 'Your attack',
    attackOf: (name) => `Attack: ${name}`,
    withHand: 'With your hand',
    withoutWeapons: 'no weapons yet',
    profile: 'What awaits you',
    notATarget: 'Not a target',
    parts: { attack: 'Attack', magic: 'Magic', darkness: 'Darkness', half: 'Halved' },
    why: {
      immune: () => 'immune',
      halfMagic: () => 'counts half',
      onlyMagic: () => 'magic only',
      needsMagic: () => 'is needed',
      disease: () => 'Disease',
      doubled: () => 'doubled',
      missingLight: (count) => `${count} light short`,
      fixedDark: () => 'always stays',
      withoutMagic: () => 'without magic',
      withoutWeapon: () => 'no weapon',
      battle: () => 'in battle',
    },
    against: 'against',
    wins: 'Victory',
    loses: 'Defeat',
    spare: (count) => `${count} more than needed`,
    short: (count) => `${count} short`,
    justEnough: 'just enough',
    noMagic: 'lacks magic',
    locked: 'Locked',
    renouncing: 'Without what it shuns',
    gains: 'Brings',
    village: 'Village',
    closed: 'Closed while somebody is in the dungeon',
    openFor: (gold, buys) => `You have ${gold} gold and ${buys === 1 ? '1 purchase' : `${buys} purchases`}`,
    openForOther: (name, gold) => `${name} is shopping: ${gold} gold`,
    priceLegend: 'Price in the coin, cards in the stack to the right',
    soldOut: 'empty',
    price: 'Price',
    stackLabel: (name, price, count) =>
      `${name}${price === null ? '' : `, price ${price}`}, ${count === 1 ? '1 card' : `${count} cards`}`,
    levels: (counts) => counts.map(([level, count]) => `level ${level}: ${count}`).join(', '),
    unfold: (count) => `see ${count} stacks`,
    fold: 'fold up',
    look: (name) => `Look at ${name}`,
    close: 'Close',
    nothingThere: 'Nothing lies here.',
    revealed: 'Revealed',
    hand: 'Your hand',
    laidOut: 'Your cards laid out',
    laidOutBy: (name) => `Laid out by ${name}`,
    handEmpty: 'No cards in hand',
    deck: 'Command deck',
    discard: 'Discard pile',
    gold: 'Gold',
    buys: 'Purchases',
    light: 'Light',
    inHand: 'In your hand',
    sumAgainst: (name) => `Against ${name}`,
    absent: {
      tooWeak: (strength) => `does not count: strength ${strength}`,
      unarmed: () => 'does not count: unarmed',
      outOfReach: () => 'does not reach it',
      notCarried: () => 'nobody carries it',
      tooHeavy: () => 'too heavy',
      bearerOut: () => 'does not count',
      renounced: () => 'done without',
      noAttack: () => 'does not fight',
      spent: () => 'takes no part',
    },
    carries: (strength, weight) => `strength ${strength} carries weight ${weight}`,
    weaponsWeightless: 'weapons weigh nothing',
    strengthOf: (strength) => `strength ${strength}`,
    copies: (name) => `as ${name}`,
    doomed: 'falls after the battle',
    lent: 'borrowed',
    effectReady: 'effect ready',
    inVillage: (name) => `${name} in the village`,
    inDungeon: (name) => `${name} in the dungeon`,
    sorts: {
      hero: 'Hero',
      weapon: 'Weapon',
      item: 'Item',
      spell: 'Spell',
      villager: 'Villager',
      monster: 'Monster',
      trap: 'Trap',
      stone: 'Thunderstone',
      disease: 'Disease',
    },
    classes: { fighter: 'Fighter', cleric: 'Cleric', thief: 'Thief', wizard: 'Wizard', archer: 'Archer' },
    keywords: {
      edged: 'edged',
      blunt: 'blunt',
      bow: 'bow',
      light: 'light',
      food: 'food',
      magic: 'magical',
    },
    plain: {
      weapon: (weight) => `Carried by a hero with strength ${weight} or more.`,
      light: 'Shines without anybody carrying it.',
      spell: 'Counts in this fight.',
      hero: 'Fights, and may carry a weapon.',
      monster: 'No special effect.',
      stone: 'Whoever wins it ends the game.',
    },
    noLevel: 'no level',
    guardian: 'Guardian',
    numbers: {
      strength: 'Strength',
      attack: 'Attack',
      magic: 'Magic attack',
      light: 'Light',
      weight: 'Weight',
      life: 'Health',
      darkness: 'Light penalty',
      gold: 'Gold',
      points: 'Victory points',
      experience: 'Experience',
      levelUp: 'Experience to level up',
    },
    levelUpFrom: (level) => `Level ${level}, experience to level up`,
    highest: (level) => `Level ${level}`,
    counters: {
      experience: 'Experience',
      deck: 'Command deck',
      discard: 'Discard pile',
      hand: 'Cards in hand',
      points: 'Known victory points',
      penalty: 'Penalty cards',
      tournament: 'Tournament points',
      stones: 'Thunderstones won',
      doom: 'The village’s score pile',
    },
    goldInHand: (gold) => `with ${gold} gold in hand`,
    lightInHand: (light) => `with light ${light} in hand`,
    restHint: 'one card of your hand may be destroyed',
    verdict: (value, health) => `${value} against ${health}`,
    verdictWon: (points) =>
      points === 0 ? 'victory' : `victory, ${points === 1 ? '1 victory point' : `${points} victory points`}`,
    verdictLost: 'defeat',
    goldLeft: (gold) => `then ${gold} gold left`,
    experienceLeft: (experience) => `then ${experience} experience left`,
    modes: {
      standard: 'Standard game',
      epic: 'Epic campaign',
      crawl: 'Dungeon crawl',
      hunt: 'The hunt',
      odyssey: 'The odyssey',
      wandering: 'Wandering monsters',
      normal: 'Alone',
      veteran: 'Alone, veteran',
      nightmare: 'Alone, nightmare',
    },
    game: (number) => `Game ${number}`,
    alone: 'The village',
    respite: 'A breather: nobody advances at the end of this turn',
    pressing: 'At the end of the turn the monsters advance',
    doomPile: (count) =>
      count === 1 ? '1 card has reached the village' : `${count} cards have reached the village`,
    stoneWon: (stone, name) => `${stone}: ${name}`,
  },
};

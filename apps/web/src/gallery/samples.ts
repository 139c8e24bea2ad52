import type { IconName } from '@tafelrunde/ui';

interface Sample {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly quiet?: boolean;
  readonly rule?: string;
  readonly reason: string;
}

interface Samples {
  readonly game: string;
  readonly question: string;
  readonly help: string;
  readonly before: string;
  readonly rule: string;
  readonly ruling: string;
  readonly choices: readonly Sample[];
  readonly cards: readonly { readonly kind: string; readonly name: string; readonly text: string }[];
  readonly seats: readonly { readonly name: string; readonly tag: string; readonly icon: IconName }[];
  readonly lines: readonly string[];
  readonly words: Readonly<Record<'deck' | 'discard' | 'hand' | 'coins', string>>;
  readonly states: Readonly<Record<'possible' | 'lit' | 'chosen' | 'blocked', string>>;
  /** The spaces of a drawn board. */
  readonly spaces: readonly string[];
  readonly numbers: Readonly<
    Record<
      | 'hero'
      | 'monster'
      | 'type'
      | 'monsterType'
      | 'price'
      | 'strength'
      | 'attack'
      | 'gold'
      | 'experience'
      | 'life'
      | 'points',
      string
    >
  >;
  readonly titles: Readonly<
    Record<
      | 'prompt'
      | 'kinds'
      | 'number'
      | 'cards'
      | 'targets'
      | 'dice'
      | 'track'
      | 'again'
      | 'many'
      | 'numbers'
      | 'board',
      string
    >
  >;
}

const de: Samples = {
  game: 'Muster',
  question: 'Was tust du?',
  help: 'Du hast fünf Karten und eine Münze.',
  before: 'Hagen hebt den Schild und würfelt 4.',
  rule: 'Der Schild wird nur gehoben, wenn jemand bestohlen wird.',
  ruling: 'Auch dann, wenn der Dieb leer ausginge.',
  choices: [
    { id: 'first', label: 'Rubin', detail: 'vier Punkte im Hort', reason: '' },
    { id: 'second', label: 'Dieb', detail: 'stiehlt den besten Schatz', reason: '' },
    {
      id: 'third',
      label: 'Schild',
      detail: '',
      rule: 'HO-SHIELD-01',
      reason: 'Nur wenn du bestohlen wirst.',
    },
    { id: 'fourth', label: 'Ausruhen', detail: 'eine Münze, der Zug endet', quiet: true, reason: '' },
  ],
  cards: [
    { kind: 'ruby', name: 'Rubin', text: 'Schatz, 4 Punkte. Wer ihn stiehlt, verliert eine Münze.' },
    { kind: 'thief', name: 'Dieb', text: 'Stiehl den besten offenen Schatz eines anderen.' },
    { kind: 'lantern', name: 'Laterne', text: 'Jemand zeigt einen Dieb oder hat keinen.' },
    { kind: 'scout', name: 'Späher', text: 'Sieh die obersten drei Karten an und ordne sie.' },
    { kind: 'guardian', name: 'Zwergenwächter', text: 'Gegen einen Dieb zählt er doppelt.' },
  ],
  seats: [
    { name: 'Anja', tag: 'du', icon: 'person' },
    { name: 'Mara', tag: 'Mensch', icon: 'person' },
    { name: 'Hagen', tag: 'Bot, normal', icon: 'bot' },
    { name: 'Jonas', tag: 'nicht da', icon: 'person' },
    { name: 'Linh', tag: 'Mensch', icon: 'person' },
    { name: 'Ole', tag: 'Bot, leicht', icon: 'bot' },
  ],
  lines: [
    'Anja ruht aus und nimmt eine Münze.',
    'Mara spielt',
    'Hagen gräbt und würfelt 6.',
    'Anja schnappt sich die Münze.',
  ],
  spaces: [
    'Dorf',
    'Felder',
    'Friedhof',
    'Wälder',
    'Felsspitzen',
    'Verfluchte Lichtung',
    'Portal der Macht',
    'Minen',
    'Tal des Feuers',
    'Tempel',
    'Abgrund',
    'Taverne',
  ],
  numbers: {
    hero: 'Zwergenwächter',
    monster: 'Schwarze Wut',
    type: 'Held · Zwerg',
    monsterType: 'Drache',
    price: 'Preis',
    strength: 'Stärke',
    attack: 'Angriff',
    gold: 'Gold',
    experience: 'Erfahrung',
    life: 'Leben',
    points: 'Siegpunkte',
  },
  words: { deck: 'Nachziehstapel', discard: 'Ablage', hand: 'Hand', coins: 'Münzen' },
  states: { possible: 'wählbar', lit: 'unter dem Zeiger', chosen: 'gewählt', blocked: 'nicht erlaubt' },
  titles: {
    prompt: 'Leiste: gefragt und wartend',
    kinds: 'Antworten: mehrere, Reihenfolge, Zahl, Ort',
    number: 'Gebot',
    cards: 'Karten',
    targets: 'Ziele und Stapel',
    dice: 'Würfel und Leiste',
    track: 'Schritt 4 von 9',
    again: 'Neu würfeln',
    many: 'Leiste: drei, zwölf und sechzig Antworten',
    numbers: 'Karten mit Zahlen',
    board: 'Gezeichnetes Spielbrett',
  },
};

const en: Samples = {
  game: 'Sample',
  question: 'What do you do?',
  help: 'You hold five cards and one coin.',
  before: 'Hagen raises the shield and rolls 4.',
  rule: 'The shield is raised only when somebody is robbed.',
  ruling: 'Even if the thief would get nothing.',
  choices: [
    { id: 'first', label: 'Ruby', detail: 'four points in the hoard', reason: '' },
    { id: 'second', label: 'Thief', detail: 'steals the best treasure', reason: '' },
    { id: 'third', label: 'Shield', detail: '', rule: 'HO-SHIELD-01', reason: 'Only when you are robbed.' },
    { id: 'fourth', label: 'Rest', detail: 'one coin, the turn ends', quiet: true, reason: '' },
  ],
  cards: [
    { kind: 'ruby', name: 'Ruby', text: 'Treasure, 4 points. Whoever steals it loses a coin.' },
    { kind: 'thief', name: 'Thief', text: 'Steal the best open treasure of another seat.' },
    { kind: 'lantern', name: 'Lantern', text: 'Somebody shows a thief or has none.' },
    { kind: 'scout', name: 'Scout', text: 'Look at the top three cards and arrange them.' },
    { kind: 'guardian', name: 'Dwarven guardian', text: 'Counts twice against a thief.' },
  ],
  seats: [
    { name: 'Anja', tag: 'you', icon: 'person' },
    { name: 'Mara', tag: 'Person', icon: 'person' },
    { name: 'Hagen', tag: 'Bot, normal', icon: 'bot' },
    { name: 'Jonas', tag: 'away', icon: 'person' },
    { name: 'Linh', tag: 'Person', icon: 'person' },
    { name: 'Ole', tag: 'Bot, easy', icon: 'bot' },
  ],
  lines: ['Anja rests and takes a coin.', 'Mara plays', 'Hagen digs and rolls 6.', 'Anja grabs the coin.'],
  spaces: [
    'Village',
    'Fields',
    'Graveyard',
    'Woods',
    'Crags',
    'Cursed glade',
    'Portal of power',
    'Mines',
    'Valley of fire',
    'Temple',
    'Chasm',
    'Tavern',
  ],
  numbers: {
    hero: 'Dwarven guardian',
    monster: 'Black wrath',
    type: 'Hero · dwarf',
    monsterType: 'Dragon',
    price: 'Price',
    strength: 'Strength',
    attack: 'Attack',
    gold: 'Gold',
    experience: 'Experience',
    life: 'Life',
    points: 'Victory points',
  },
  words: { deck: 'Deck', discard: 'Discard', hand: 'Hand', coins: 'Coins' },
  states: { possible: 'possible', lit: 'under the pointer', chosen: 'chosen', blocked: 'not allowed' },
  titles: {
    prompt: 'Bar: asked and waiting',
    kinds: 'Answers: several, order, number, place',
    number: 'Bid',
    cards: 'Cards',
    targets: 'Targets and piles',
    dice: 'Dice and track',
    track: 'Step 4 of 9',
    again: 'Roll again',
    many: 'Bar: three, twelve and sixty answers',
    numbers: 'Cards with numbers',
    board: 'A drawn board',
  },
};

/** What the gallery shows its parts with. */
export const samplesOf = (language: 'de' | 'en'): Samples => (language === 'de' ? de : en);

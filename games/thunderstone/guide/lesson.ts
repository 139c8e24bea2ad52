import {
  asks,
  happened,
  type Hint,
  offeredCard,
  offeredOption,
  type Option,
  ownEvents,
} from '@tafelrunde/engine';
import { begins, fought, front, type Moment, turns } from './reading.ts';
import type { ThunderstoneShape } from '../shape.ts';

type Lesson = Hint<ThunderstoneShape>;
const HERO = 'torynScrapper';
const MONSTER = 'airWrath';

const fights = (turn: number) => (at: Moment) => asks(at, 'fight') && turns(at) === turn;
const equipped = (at: Moment): number => ownEvents(at, 'equipped').length;
const buys = ({ does }: Option): boolean => does === 'buy';
const attacks = (at: Moment) =>
  offeredOption(at, ({ card, does }) => does === 'attack' && card === front(at)?.card);

/** The village and a hero; the dungeon, a weapon, light and a fight won. */
const beginning: readonly Lesson[] = [
  {
    id: 'welcome',
    when: (at) => begins(at, 1),
    says: {
      de: 'Willkommen! Vor dir liegen die Halle des Dungeons mit ihren Monstern, das Dorf mit allem, was man kaufen kann, und deine Hand. Alles, was du kaufst und besiegst, kommt in dein Deck, und am Ende gewinnt das Deck mit den meisten Siegpunkten.',
      en: 'Welcome! Before you lie the hall of the dungeon with its monsters, the village with all that can be bought, and your hand. Everything you buy and beat goes into your deck, and in the end the deck with the most victory points wins.',
    },
    rules: ['TH-END-02', 'TH-END-04'],
    lights: ['area hall', 'area village', 'own'],
  },
  {
    id: 'turn',
    when: (at) => begins(at, 1),
    says: {
      de: 'In jedem Zug tust du genau eines: ins Dorf gehen, im Dungeon kämpfen oder ausruhen. Deine sechs Handkarten entscheiden, was sich lohnt. Diese hier bringen 7 Gold: genug für einen Helden. Geh ins Dorf!',
      en: 'Each turn you do exactly one thing: visit the village, fight in the dungeon, or rest. Your six cards decide what pays. These bring 7 gold: enough for a hero. Go to the village!',
    },
    rules: ['TH-TURN-01'],
    suggests: () => 'village',
    lights: ['own'],
  },
  {
    id: 'buy',
    when: (at) => asks(at, 'visit') && turns(at) === 1 && !happened(at, 'bought'),
    says: {
      de: 'Deine Karten liegen jetzt offen da, ihr Gold zählt zusammen. Bei jedem Besuch kaufst du eine Karte. Der Torische Raufbold ist stark und führt beliebig viele Waffen: ein guter erster Held.',
      en: 'Your cards now lie open, and their gold adds up. On every visit you buy one card. The Toryn Scrapper is strong and carries any number of weapons: a good first hero.',
    },
    rules: ['TH-VILLAGE-08', 'TH-VILLAGE-11'],
    suggests: (at) => offeredCard(at, HERO, buys),
    lights: [`card ${HERO}`],
  },
  {
    id: 'discard',
    when: (at) => turns(at) === 1 && happened(at, 'bought') && !asks(at, 'visit'),
    says: {
      de: 'Was du kaufst, liegt zuerst auf deinem Ablagestapel. Ist dein Deck leer, wird er zum neuen Deck gemischt, und dein Held kommt auf die Hand. Was die anderen tun, steht in der Chronik.',
      en: 'What you buy first lies on your discard pile. When your deck is empty, the pile is shuffled into a new deck, and your hero comes to your hand. What the others do is told in the chronicle.',
    },
    rules: ['TH-TURN-04'],
    lights: ['pile discard 0', 'chronicle'],
  },
  {
    id: 'dungeon',
    when: (at) => begins(at, 2) && front(at)?.kind === MONSTER,
    says: {
      de: 'Vier Milizionäre, ein Dolch, eine Fackel: im Dorf fast wertlos, im Dungeon eine kleine Schar. Ganz vorn lauert der Zorn der Luft mit 5 Lebenspunkten. Den schaffst du!',
      en: 'Four militia, a dagger, a torch: worth little in the village, a small band in the dungeon. In front lurks the Air Wrath with 5 health. You can do it!',
    },
    rules: ['TH-DUNGEON-08'],
    suggests: () => 'dungeon',
    lights: [`card ${MONSTER}`],
  },
  {
    id: 'equip',
    when: (at) => fights(2)(at) && equipped(at) === 0,
    says: {
      de: 'Jede Miliz greift mit 1 an, das macht 4. Der Dolch bringt 1 dazu, sobald ihn jemand führt. Gib ihn aus! Wer ihn trägt, ist hier gleich: Alle vier sind stark genug.',
      en: 'Each militia attacks with 1, that makes 4. The dagger adds 1 as soon as somebody carries it. Hand it out! Who carries it is all the same here: all four are strong enough.',
    },
    rules: ['TH-DUNGEON-03', 'TH-WEAPON-01'],
    suggests: (at) => offeredOption(at, ({ does }) => does === 'equip'),
    lights: ['card dagger'],
  },
  {
    id: 'light',
    when: (at) => fights(2)(at) && equipped(at) === 1,
    says: {
      de: 'Im Dungeon ist es dunkel: Jede Position kostet 2 Angriff, für die das Licht fehlt. Ganz vorn genügt deine eine Fackel. Weiter hinten brauchst du mehr Licht, oder der Angriff schmilzt dahin.',
      en: 'It is dark in the dungeon: every rank costs 2 attack for which light is missing. In front your one torch is enough. Further back you need more light, or the attack melts away.',
    },
    rules: ['TH-LIGHT-01'],
    lights: ['card torch'],
  },
  {
    id: 'attack',
    when: (at) => fights(2)(at) && equipped(at) === 1,
    says: {
      de: 'Jetzt sind es 5 gegen 5, und Gleichstand genügt. Jede Antwort rechnet dir vor, was du gegen dieses Monster erreichst. Greif an!',
      en: 'Now it is 5 against 5, and a tie is enough. Every answer reckons what you reach against that monster. Attack!',
    },
    rules: ['TH-DUNGEON-08'],
    suggests: attacks,
    lights: [`card ${MONSTER}`, 'question'],
  },
  {
    id: 'won',
    when: (at) => fought(at, true),
    says: {
      de: 'Besiegt! Das Monster gehört nun zu deinem Deck: Es zählt am Ende Siegpunkte und hat dir 1 Erfahrung gebracht, mit der Helden aufsteigen. Die anderen Monster rücken nach vorn.',
      en: 'Beaten! The monster now belongs to your deck: it counts victory points at the end and has brought you 1 experience, with which heroes level up. The other monsters move forward.',
    },
    rules: ['TH-XP-01', 'TH-XP-02'],
    lights: ['own'],
  },
];

/** The hero fights, rises a level, and a hand is rested. */
const growing: readonly Lesson[] = [
  {
    id: 'heroComes',
    when: (at) => begins(at, 3),
    says: {
      de: 'Dein Stapel ist gemischt, und dein Raufbold ist da! Vorn steht noch ein Zorn der Luft. Eine zweite Erfahrung, und dein Held kann aufsteigen. In den Dungeon!',
      en: 'Your pile is shuffled, and your Scrapper is here! Another Air Wrath stands in front. One more experience, and your hero can level up. Into the dungeon!',
    },
    suggests: () => 'dungeon',
    lights: [`card ${HERO}`, `card ${MONSTER}`],
  },
  {
    id: 'arm',
    when: (at) => fights(3)(at) && equipped(at) === 1,
    says: {
      de: 'Der Raufbold bringt 2, die Milizen 2, der Dolch 1: wieder genau 5. Gib den Dolch zuerst aus.',
      en: 'The Scrapper brings 2, the militia 2, the dagger 1: just 5 again. Hand out the dagger first.',
    },
    suggests: (at) => offeredOption(at, ({ does }) => does === 'equip'),
    lights: ['card dagger'],
  },
  {
    id: 'carry',
    when: (at) => asks(at, 'equip') && turns(at) === 3,
    says: {
      de: 'Wer eine Waffe führen will, muss mindestens so stark sein, wie sie schwer ist, und trägt sonst nur eine. Der Raufbold ist die Ausnahme: Er führt beliebig viele. Gib sie ihm.',
      en: 'Whoever wants to carry a weapon must be at least as strong as it is heavy, and carries only one. The Scrapper is the exception: he carries any number. Give it to him.',
    },
    rules: ['TH-WEAPON-01', 'TH-WEAPON-02'],
    suggests: (at) => offeredCard(at, HERO),
    lights: [`card ${HERO}`],
  },
  {
    id: 'again',
    when: (at) => fights(3)(at) && equipped(at) === 2,
    says: {
      de: 'Und noch einmal: 5 gegen 5. Greif an!',
      en: 'And once more: 5 against 5. Attack!',
    },
    suggests: attacks,
    lights: [`card ${MONSTER}`],
  },
  {
    id: 'toVillage',
    when: (at) => begins(at, 4),
    says: {
      de: 'Zwei Erfahrung! Diesmal hast du 6 Gold und deinen Raufbold auf der Hand: ein Tag fürs Dorf. Denn dort wird nicht nur gekauft, dort steigt man auch auf.',
      en: 'Two experience! This time you hold 6 gold and your Scrapper: a day for the village. For there one does not only buy, there one levels up, too.',
    },
    suggests: () => 'village',
    lights: ['own'],
  },
  {
    id: 'lantern',
    when: (at) => asks(at, 'visit') && turns(at) === 4 && ownEvents(at, 'bought').length === 1,
    says: {
      de: 'Erst kaufen, dann aufsteigen: Danach kauft man nichts mehr. Die Laterne gibt 2 Licht, damit kommst du an die Monster weiter hinten heran, die mehr Punkte bringen.',
      en: 'First buy, then level up: afterwards nothing more is bought. The Lantern gives 2 light, with which you reach the monsters further back that bring more points.',
    },
    rules: ['TH-LIGHT-01', 'TH-VILLAGE-11'],
    suggests: (at) => offeredCard(at, 'lantern', buys),
    lights: ['card lantern'],
  },
  {
    id: 'level',
    when: (at) => asks(at, 'visit') && turns(at) === 4 && ownEvents(at, 'bought').length === 2,
    says: {
      de: 'Und jetzt der Aufstieg: Für 2 Erfahrung wird aus dem Raufbold der nächste seines Schlages, mit mehr Stärke und Angriff. Die alte Karte verlässt dein Deck. Für 3 Erfahrung wird sogar aus einer Miliz ein Held.',
      en: 'And now the level: for 2 experience the Scrapper becomes the next of his kind, with more strength and attack. The old card leaves your deck. For 3 experience even a militia becomes a hero.',
    },
    rules: ['TH-XP-03', 'TH-XP-05'],
    suggests: (at) => offeredOption(at, ({ does }) => does === 'levelUp'),
    lights: [`card ${HERO}`],
  },
  {
    id: 'toRest',
    when: (at) => begins(at, 5),
    says: {
      de: 'Vier Milizen und kein Licht: weder Gold noch Kampfkraft. Dafür ist das Ausruhen da. Es kostet den Zug und zerstört eine Handkarte: Je weniger schwache Karten du mischst, desto öfter kommen deine Helden.',
      en: 'Four militia and no light: neither gold nor fighting power. This is what resting is for. It costs the turn and destroys a card of your hand: the fewer weak cards you shuffle, the more often your heroes come.',
    },
    rules: ['TH-REST-01'],
    suggests: () => 'rest',
    lights: ['own'],
  },
  {
    id: 'destroy',
    when: (at) => asks(at, 'rest') && turns(at) === 5,
    says: {
      de: 'Eine Miliz weniger. Krankheiten wirst du später genauso los.',
      en: 'One militia less. Later you get rid of Diseases in the same way.',
    },
    rules: ['TH-REST-01', 'TH-DISEASE-02'],
    suggests: (at) => offeredCard(at, 'militia'),
    lights: ['card militia'],
  },
];

/** What ends the game, and who wins. */
const outlook: readonly Lesson[] = [
  {
    id: 'end',
    when: (at) => begins(at, 6),
    says: {
      de: 'So endet es: Tief im Dungeondeck liegt der Donnerstein. Taucht er auf, wandert er wie ein Monster nach vorn. Erreicht er die erste Position, ist die Partie vorbei; wer ihn durch einen Sieg dorthin bringt, bekommt ihn.',
      en: 'This is how it ends: deep in the dungeon deck lies the Thunderstone. When it turns up, it moves forward like a monster. When it reaches the first rank the game is over; whoever brings it there by a victory gets it.',
    },
    rules: ['TH-STONE-06', 'TH-STONE-07', 'TH-END-01'],
    lights: ['pile dungeon'],
  },
  {
    id: 'winner',
    when: (at) => begins(at, 6),
    says: {
      de: 'Dann zählt jeder die Siegpunkte in seinem ganzen Deck: Monster, große Helden, Schätze und der Stein. Die meisten Punkte gewinnen. Du hast schon 4, von zwei Zornen der Luft.',
      en: 'Then everybody counts the victory points of the whole deck: monsters, great heroes, treasures and the stone. Most points win. You have 4 already, from two Air Wraths.',
    },
    rules: ['TH-END-02', 'TH-END-04'],
    lights: ['seats'],
  },
  {
    id: 'onYourOwn',
    when: (at) => begins(at, 6),
    says: {
      de: 'Ab hier ist nichts mehr vorbereitet: Kaufe, was Licht und Angriff bringt, und wage dich an größere Monster. Mit R schlägst du jederzeit die Regeln auf. Viel Glück!',
      en: 'From here nothing is laid out any more: buy what brings light and attack, and take on bigger monsters. Press R at any time for the rules. Good luck!',
    },
  },
];

export const lesson: readonly Lesson[] = [...beginning, ...growing, ...outlook];

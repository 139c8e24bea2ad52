import {
  asks,
  deal,
  GUIDED_SEAT,
  type Guide,
  happened,
  type Hint,
  type HintMoment,
  offeredOption,
  openCards,
  ownEvents,
  type PileView,
} from '@tafelrunde/engine';
import type { Thunderstone, ThunderstoneShape } from './shape.ts';

type Moment = HintMoment<ThunderstoneShape>;

/** The first two hands: seven gold to buy a hero with, then just enough attack for the first monster. */
const FIRST_HAND = ['militia', 'militia', 'torch', 'dagger', 'ironRations', 'ironRations'];
const SECOND_HAND = ['militia', 'militia', 'militia', 'militia', 'dagger', 'torch'];
const BOTS_HAND = ['torch', 'torch', 'ironRations', 'ironRations', 'dagger', 'militia'];
const FIRST_HERO = 'torynScrapper';
const FIRST_MONSTER = 'airWrath';

function lay(t: Thunderstone): void {
  const { hand, deck, dungeon, rank } = t.piles;
  t.state.turn = GUIDED_SEAT;
  for (const pile of hand) for (const card of t.cards(pile).slice()) t.move(card, deck[hand.indexOf(pile)]);
  deal(t, deck[GUIDED_SEAT], hand[GUIDED_SEAT], FIRST_HAND);
  deal(t, deck[GUIDED_SEAT], deck[GUIDED_SEAT], SECOND_HAND);
  deal(t, deck[1], hand[1], BOTS_HAND);
  // The monster in front changes places with the one the lesson is about, wherever that lies.
  const from = [rank[1], rank[2], rank[3], dungeon].find((pile) =>
    t.cards(pile).some((card) => t.kind(card) === FIRST_MONSTER),
  );
  const [front] = t.cards(rank[1]);
  if (from === undefined || from === rank[1]) return;
  deal(t, from, rank[1], [FIRST_MONSTER]);
  t.move(front, from);
}

/** How many turns the guided seat has begun. */
const turns = (at: Moment): number => ownEvents(at, 'visits', 'enters', 'rests').length;
const begins = (at: Moment, turn: number): boolean => asks(at, 'turn') && turns(at) === turn - 1;

const holds = (pile: PileView, kind: string): boolean => openCards(pile).some((card) => card.kind === kind);
const front = ({ view }: Moment) => openCards(view.piles.rank[1])[0];
const fought = (at: Moment, won: boolean): boolean => happened(at, 'fought', { won });

/** The first two turns, as they are laid out. */
const lesson: readonly Hint<ThunderstoneShape>[] = [
  {
    id: 'turn',
    when: (at) => begins(at, 1),
    says: {
      de: 'In jedem Zug tust du genau eines: ins Dorf gehen, im Dungeon kämpfen oder ausruhen. Deine sechs Handkarten entscheiden, was sich lohnt. Diese hier bringen 7 Gold: genug für einen Helden. Geh ins Dorf!',
      en: 'Each turn you do exactly one thing: visit the village, fight in the dungeon, or rest. Your six cards decide what pays. These bring 7 gold: enough for a hero. Go to the village!',
    },
    rules: ['TH-TURN-01'],
    suggests: () => 'village',
  },
  {
    id: 'buy',
    when: (at) => asks(at, 'visit') && turns(at) === 1 && !happened(at, 'bought'),
    says: {
      de: 'Deine Karten liegen jetzt offen da, ihr Gold zählt zusammen. Bei jedem Besuch kaufst du eine Karte. Der Torische Raufbold ist stark und führt beliebig viele Waffen: ein guter erster Held.',
      en: 'Your cards now lie open, and their gold adds up. On every visit you buy one card. The Toryn Scrapper is strong and carries any number of weapons: a good first hero.',
    },
    rules: ['TH-VILLAGE-08', 'TH-VILLAGE-11'],
    suggests: (at) =>
      offeredOption(
        at,
        ({ does, card }) =>
          does === 'buy' &&
          at.view.piles.stack.some((pile) =>
            openCards(pile).some((one) => one.card === card && one.kind === FIRST_HERO),
          ),
      ),
  },
  {
    id: 'discard',
    when: (at) => turns(at) === 1 && happened(at, 'bought') && !asks(at, 'visit'),
    says: {
      de: 'Was du kaufst, liegt zuerst auf deinem Ablagestapel. Ist dein Deck leer, wird er zum neuen Deck gemischt, und dein Held kommt auf die Hand. Was die anderen tun, steht in der Chronik.',
      en: 'What you buy first lies on your discard pile. When your deck is empty, the pile is shuffled into a new deck, and your hero comes to your hand. What the others do is told in the chronicle.',
    },
    rules: ['TH-TURN-04'],
  },
  {
    id: 'dungeon',
    when: (at) => begins(at, 2) && front(at)?.kind === FIRST_MONSTER,
    says: {
      de: 'Vier Milizionäre, ein Dolch, eine Fackel: im Dorf fast wertlos, im Dungeon eine kleine Schar. Ganz vorn lauert der Zorn der Luft mit 5 Lebenspunkten. Den schaffst du!',
      en: 'Four militia, a dagger, a torch: worth little in the village, a small band in the dungeon. In front lurks the Air Wrath with 5 health. You can do it!',
    },
    rules: ['TH-DUNGEON-08'],
    suggests: () => 'dungeon',
  },
  {
    id: 'equip',
    when: (at) => asks(at, 'fight') && turns(at) === 2 && !happened(at, 'equipped'),
    says: {
      de: 'Jede Miliz greift mit 1 an, das macht 4. Der Dolch bringt 1 dazu, sobald ihn jemand führt. Im Dunkeln kostet jede Position 2 Angriff; auf Position 1 hebt deine Fackel das auf. Gib zuerst den Dolch aus!',
      en: 'Each militia attacks with 1, that makes 4. The dagger adds 1 as soon as somebody carries it. In the dark every rank costs 2 attack; at rank 1 your torch makes up for it. Hand out the dagger first!',
    },
    rules: ['TH-DUNGEON-03', 'TH-LIGHT-01'],
    suggests: (at) => offeredOption(at, ({ does }) => does === 'equip'),
  },
  {
    id: 'carry',
    when: (at) => asks(at, 'equip') && turns(at) === 2,
    says: {
      de: 'Wer eine Waffe führen will, muss mindestens so stark sein, wie sie schwer ist. Der Dolch wiegt 2, jede Miliz hat Stärke 2: Alle können ihn tragen.',
      en: 'Whoever wants to carry a weapon must be at least as strong as it is heavy. The dagger weighs 2, every militia has strength 2: any of them can carry it.',
    },
    rules: ['TH-WEAPON-01'],
    suggests: (at) => offeredOption(at, ({ card }) => card !== undefined),
  },
  {
    id: 'attack',
    when: (at) => asks(at, 'fight') && turns(at) === 2 && happened(at, 'equipped'),
    says: {
      de: 'Jetzt sind es 5 gegen 5, und Gleichstand genügt. Jede Antwort rechnet dir vor, was du gegen dieses Monster erreichst. Greif an!',
      en: 'Now it is 5 against 5, and a tie is enough. Every answer reckons what you reach against that monster. Attack!',
    },
    rules: ['TH-DUNGEON-08'],
    suggests: (at) => offeredOption(at, ({ card, does }) => does === 'attack' && card === front(at)?.card),
  },
  {
    id: 'won',
    when: (at) => fought(at, true),
    says: {
      de: 'Besiegt! Das Monster gehört nun zu deinem Deck: Es zählt am Ende Siegpunkte und bringt dir Erfahrung, mit der deine Helden aufsteigen. Die anderen Monster rücken nach vorn.',
      en: 'Beaten! The monster now belongs to your deck: it counts victory points at the end and brings experience, with which your heroes level up. The other monsters move forward.',
    },
    rules: ['TH-XP-01'],
  },
  {
    id: 'onYourOwn',
    when: (at) => begins(at, 3),
    says: {
      de: 'Dein Ablagestapel ist gemischt, dein Held ist unterwegs. Ab hier ist nichts mehr vorbereitet: Kaufe, was Licht und Angriff bringt, und wage dich an größere Monster. Mit R schlägst du jederzeit die Regeln auf.',
      en: 'Your discard pile is shuffled, your hero is on the way. From here nothing is laid out any more: buy what brings light and attack, and take on bigger monsters. Press R at any time for the rules.',
    },
  },
];

/** What turns up sooner or later, explained when it does. */
const later: readonly Hint<ThunderstoneShape>[] = [
  {
    id: 'lost',
    when: (at) => fought(at, false),
    says: {
      de: 'Das hat nicht gereicht: Das Monster kommt unter das Dungeondeck, und nichts ist gewonnen. Die Rechnung an jeder Antwort sagt dir vorher, wie es ausgeht.',
      en: 'That was not enough: the monster goes under the dungeon deck, and nothing is won. The reckoning at every answer tells you beforehand how it will end.',
    },
    rules: ['TH-DUNGEON-09'],
  },
  {
    id: 'levelUp',
    when: (at) => asks(at, 'visit') && offeredOption(at, ({ does }) => does === 'levelUp') !== undefined,
    says: {
      de: 'Deine Erfahrung reicht zum Aufstieg: Eine Karte wird durch eine stärkere ersetzt. Das geht im Dorf nach dem Kauf, denn danach kaufst du nichts mehr.',
      en: 'Your experience is enough to level up: a card is replaced by a stronger one. Do it in the village after buying, because afterwards you buy nothing more.',
    },
    rules: ['TH-XP-05'],
  },
  {
    id: 'disease',
    when: ({ view: { piles } }) =>
      holds(piles.hand[GUIDED_SEAT], 'disease') || holds(piles.laid[GUIDED_SEAT], 'disease'),
    says: {
      de: 'Eine Krankheit! Sie nimmt deinem Angriff 1 und bringt kein Gold. Wer ausruht, wird sie für immer los.',
      en: 'A Disease! It takes 1 from your attack and brings no gold. Rest to be rid of it for good.',
    },
    rules: ['TH-DISEASE-02', 'TH-REST-01'],
  },
  {
    id: 'rest',
    when: (at) => asks(at, 'turn') && turns(at) >= 4,
    says: {
      de: 'Ein Tipp: Ausruhen zerstört eine Handkarte. Je weniger Milizen und Rationen du mischst, desto öfter kommen deine Helden.',
      en: 'A tip: resting destroys a card of your hand. The fewer militia and rations you shuffle, the more often your heroes come.',
    },
    rules: ['TH-REST-01'],
  },
  {
    id: 'stone',
    when: ({ view }) =>
      view.piles.rank.some((pile) => openCards(pile).some(({ kind }) => kind.startsWith('stoneOf'))),
    says: {
      de: 'Der Donnerstein ist im Dungeon! Er wandert nach vorn wie ein Monster. Erreicht er Position 1, ist die Partie vorbei, und die Siegpunkte aller Decks entscheiden.',
      en: 'The Thunderstone is in the dungeon! It moves forward like a monster. When it reaches rank 1 the game is over, and the victory points of all decks decide.',
    },
    rules: ['TH-STONE-06', 'TH-END-01'],
  },
];

/** A first game of Thunderstone: a visit to the village, a fight that can be won, then whatever comes. */
export const guide: Guide<ThunderstoneShape> = {
  seats: 2,
  lay,
  // The bot buys a hero too, and leaves the dungeon alone.
  answers: { 1: ['village', 'buy4'] },
  hints: [...lesson, ...later],
};

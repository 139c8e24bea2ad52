import {
  asks,
  type Card,
  deal,
  GUIDED_SEAT,
  type Guide,
  happened,
  type Hint,
  type HintMoment,
  offeredOption,
  type Pile,
  type Seat,
} from '@tafelrunde/engine';
import { prepareEncounter } from './rules/encounters.ts';
import { becomeHero, newHero } from './rules/setup.ts';
import { ENCOUNTERS, type Euthia, type EuthiaShape, type Fight, STACKS } from './shape.ts';

type Moment = HintMoment<EuthiaShape>;

/** Whoever is guided leads Dral, who can take a blow; a bot comes along as Keleia. */
const HEROES = ['dral', 'keleia'] as const;
/** The first tiles: a farm with a treasure, the hunter, the market; the last one lies on top. */
const TILES = ['traderGreen', 'hunterLodge', 'emptyFarm'] as const;
const FIRST_MONSTER = 'giantDragonfly';
const FIRST_TREASURE = 'treasureTravelCap';
const FIRST_QUEST = 'hunterFirstPelt';
/** Where they come to lie, and the spaces the lesson leads over. */
const FARM = '2,-1';
const LODGE = '1,1';
const START_HEX = 1;
const FARM_SPACE = 4;
const MINE_SPACE = 6;
const HUNTER_SPACE = 8;

function lay(t: Euthia): void {
  HEROES.forEach((_, seat) => dismiss(t, seat));
  HEROES.forEach((kind, seat) => lead(t, seat, kind));
  t.state.start = GUIDED_SEAT;
  t.state.turn = GUIDED_SEAT;
  const { mapStack, monsterDeck, monsterNext, stack, questDeck, questOpen } = t.piles;
  for (const kind of TILES) fetchTile(t, kind);
  deal(t, mapStack, mapStack, TILES);
  const [next] = t.cards(monsterNext[0]);
  t.move(next, monsterDeck[0], 'bottom');
  deal(t, monsterDeck[0], monsterNext[0], [FIRST_MONSTER]);
  const treasures = stack[STACKS.indexOf('treasure1')];
  deal(t, treasures, treasures, [FIRST_TREASURE]);
  // The hunter's first quest can be done with the first trophy.
  prepareEncounter(t, 'hunter');
  const hunter = ENCOUNTERS.indexOf('hunter');
  if (!has(t, questOpen[hunter], FIRST_QUEST)) {
    const [open] = t.cards(questOpen[hunter]);
    t.move(open, questDeck[hunter], 'bottom');
    if (!has(t, questDeck[hunter], FIRST_QUEST)) t.make(FIRST_QUEST, questDeck[hunter]);
    deal(t, questDeck[hunter], questOpen[hunter], [FIRST_QUEST]);
  }
}

const has = (t: Euthia, pile: Pile, kind: string): boolean =>
  t.cards(pile).some((card) => t.kind(card) === kind);

/** A tile of the lesson that was left out changes places with another one of its chapter. */
function fetchTile(t: Euthia, kind: string): void {
  const { mapStack, unused } = t.piles;
  if (has(t, mapStack, kind)) return;
  const { chapter, group } = t.content[kind].land!;
  const other = t
    .cards(mapStack)
    .find(
      (card) =>
        t.def(card).land!.chapter === chapter && t.def(card).land!.group === group && !isWanted(t, card),
    );
  deal(t, unused, mapStack, [kind]);
  if (other !== undefined) t.move(other, unused);
}
const isWanted = (t: Euthia, card: Card): boolean => (TILES as readonly string[]).includes(t.kind(card));

/** Whatever hero was chosen goes back into the box. */
function dismiss(t: Euthia, seat: Seat): void {
  const { worn, book, board, box } = t.piles;
  for (const pile of [worn[seat], book[seat], board[seat]])
    for (const card of t.cards(pile).slice()) t.move(card, box);
}
function lead(t: Euthia, seat: Seat, kind: string): void {
  const { box, board } = t.piles;
  deal(t, box, board[seat], [kind]);
  Object.assign(t.state.heroes[seat], newHero());
  becomeHero(t, seat, kind);
}

const inRound = ({ view }: Moment, round: number): boolean => view.state.round === round;
const hero = ({ view }: Moment) => view.state.heroes[GUIDED_SEAT];
const ownTurn = (at: Moment, round: number): boolean => asks(at, 'turn') && inRound(at, round);
const stepTo = (at: Moment, space: number): string | undefined =>
  offeredOption(at, ({ does, value }) => does === 'step' && value === space);
const doing = (at: Moment, does: string): string | undefined => offeredOption(at, (one) => one.does === does);
const fightIn = ({ view }: Moment): Fight | undefined =>
  view.scenes.find(({ type }) => type === 'fight') as Fight | undefined;
const gaarOn = (at: Moment, die: number): string | undefined =>
  offeredOption(at, ({ text, value }) => text === 'gaar' && value === die);
const revealed = ({ events }: Moment): number => events.filter(({ type }) => type === 'revealed').length;
const decline = (at: Moment): string | undefined => offeredOption(at, ({ declines }) => declines === true);

/** The first two rounds, as they are laid out. */
const lesson: readonly Hint<EuthiaShape>[] = [
  {
    id: 'welcome',
    when: (at) => asks(at, 'chooseHero'),
    says: {
      de: 'Willkommen in Euthia! Du ziehst acht Runden lang durch eine Welt, die mit jedem Schritt wächst, besiegst Monster, erfüllst Questen und wirst stärker. Am Ende gewinnt, wer das meiste Ansehen hat. In dieser ersten Partie führst du Dral: Er hält am meisten aus.',
      en: 'Welcome to Euthia! For eight rounds you travel through a world that grows with every step, beat monsters, complete quests and become stronger. In the end the most reputation wins. In this first game you lead Dral: he can take the most.',
    },
    rules: ['EU-HEROSETUP-01'],
    suggests: () => HEROES[GUIDED_SEAT],
  },
  {
    id: 'board',
    when: (at) => ownTurn(at, 1),
    says: {
      de: 'In der Mitte liegt die Karte, noch ist sie klein: drei Felder um die Kirche. Links liegt dein Heldentableau: Leben, Gaar, deine drei Aktionsmarker, darunter Waffen und Ausrüstung. Zeig auf irgendetwas, und du liest, was es tut.',
      en: 'In the middle lies the map, still small: three spaces around the church. To the left lies your hero board: health, gaar, your three action markers, below them weapons and equipment. Point at anything and you read what it does.',
    },
    rules: ['EU-TURN-01', 'EU-HEROSETUP-02'],
  },
  {
    id: 'markers',
    when: (at) => ownTurn(at, 1) && hero(at).moves === 0 && hero(at).moved === 0,
    says: {
      de: 'Jeder Marker ist entweder seine Aktion oder Bewegung: Abbau 1, Handel 2, Kampf 3 Punkte. Wer mit dem Kampfmarker läuft, kann damit nicht mehr kämpfen! Nimm heute den Handel zum Laufen. Kleine Zeichen auf der Karte sagen dir, wie weit du kämst.',
      en: 'Each marker is either its action or movement: mining 1, trade 2, combat 3 points. Whoever walks with the combat marker cannot fight with it any more! Today take trade for walking. Small signs on the map tell how far you would get.',
    },
    rules: ['EU-ACTION-01', 'EU-ACTION-03'],
    suggests: () => 'move.trade',
  },
  {
    id: 'reveal',
    when: (at) => ownTurn(at, 1) && hero(at).moves > 0 && hero(at).moved === 0,
    says: {
      de: 'Nun geh los. Das blaue Schild sagt, wie viele Kartenteile ein Schritt aufdeckt: Wo du stehst, wird die Karte ringsum vollständig. Geh nach rechts oben.',
      en: 'Now set out. The blue sign says how many map tiles a step reveals: wherever you stand, the map around you is completed. Go to the upper right.',
    },
    rules: ['EU-REVEAL-01', 'EU-MOVE-02'],
    suggests: (at) => stepTo(at, START_HEX),
  },
  {
    id: 'place',
    when: (at) => asks(at, 'placeTile'),
    says: {
      de: 'Du entscheidest, wo das nächste Teil angelegt wird; was darauf ist, siehst du erst dann. Die Zahl ist das Kapitel: Je höher, desto gefährlicher und reicher wird das Land.',
      en: 'You decide where the next tile is laid; what is on it you see only then. The number is the chapter: the higher, the more dangerous and the richer the land.',
    },
    rules: ['EU-REVEAL-02', 'EU-TILE-02'],
    suggests: () => FARM,
  },
  {
    id: 'placeMore',
    when: (at) => asks(at, 'placeTile') && revealed(at) === 1,
    says: {
      de: 'Ein verlassener Hof: Auf der Truhe liegt ein Schatz, und der dunkle Schädel davor ist ein Monster der Stufe I. Leg das nächste Teil nach unten.',
      en: 'A deserted farm: in the chest lies a treasure, and the dark skull before it is a monster of level I. Lay the next tile below.',
    },
    rules: ['EU-TILE-03'],
    suggests: () => LODGE,
  },
  {
    id: 'toFight',
    when: (at) => ownTurn(at, 1) && hero(at).space === START_HEX,
    says: {
      de: 'Jäger, Händler, eine Mine: lauter Gründe, herumzukommen. Ein gestrichelter Rand heißt, dass dort gekämpft wird. Du hast noch einen Punkt und den Kampfmarker: Hol dir den Schatz!',
      en: 'A hunter, a trader, a mine: good reasons to get around. A dashed edge means that there will be a fight. You have one point left and the combat marker: get that treasure!',
    },
    rules: ['EU-PACIFY-02'],
    suggests: (at) => stepTo(at, FARM_SPACE),
  },
  {
    id: 'gear',
    when: (at) => asks(at, 'beforeFight'),
    says: {
      de: 'Vor jedem Kampf darfst du dich noch umrüsten. Eidschwert und Wappenschild sind genau richtig.',
      en: 'Before every fight you may still change equipment. Oath sword and crested shield are just right.',
    },
    rules: ['EU-PREP-02'],
    suggests: () => 'fight',
  },
  {
    id: 'scene',
    when: (at) => asks(at, 'heroC') && fightIn(at)?.round === 1,
    says: {
      de: 'Eine Riesenlibelle, geführt von deiner Mitspielerin. Zuerst greift sie an: 5 und 4 macht 9, das sind 2 Verletzungen. In der Tafel siehst du alle Bereiche. Mit Gaar wirfst du einen ihrer Würfel neu und ziehst 2 ab; die Libelle verliert dadurch sogar noch 1 mehr. Zeig auf eine Antwort, und der Fächer sagt, wohin sie führt. Wirf die 5 neu!',
      en: 'A giant dragonfly, led by your fellow player. First it attacks: 5 and 4 make 9, that is 2 wounds. The chart shows all ranges. With gaar you reroll one of its dice and take off 2; the dragonfly loses even 1 more by that. Point at an answer, and the fan says where it leads. Reroll the 5!',
    },
    rules: ['EU-MATK-07', 'EU-GAAR-02', 'EU-CTRL-01'],
    suggests: (at) => gaarOn(at, 0),
  },
  {
    id: 'enough',
    when: (at) => happened(at, 'spentGaar'),
    says: {
      de: 'Jetzt trifft sie nicht mehr. Darum wirst du nach mehr Gaar nicht gefragt: Es kommt nicht von selbst zurück.',
      en: 'Now it does not hit any more. So you are not asked for more gaar: it does not come back by itself.',
    },
    rules: ['EU-GAAR-01'],
  },
  {
    id: 'shield',
    when: (at) => asks(at, 'afterMonsterRoll') && fightIn(at)?.round === 1,
    says: {
      de: 'Nach dem Wurf könntest du den Schild heben: Er senkt ihren Wert um 1, kostet aber auch 1 deines nächsten Angriffs. Heute nicht nötig.',
      en: 'After the roll you could raise the shield: it lowers its value by 1, but takes 1 off your next attack, too. Not needed today.',
    },
    rules: ['EU-MATK-09'],
    suggests: decline,
  },
  {
    id: 'attack',
    when: (at) => asks(at, 'afterHeroRoll') && fightIn(at) !== undefined,
    says: {
      de: 'Du schlägst zurück! 6 und 5, dazu 1, weil du unverletzt bist, minus 4 für die flinke Libelle: 8, das ist 1 Schaden. Auch deinen Wurf bessert Gaar: Würfel neu, und 2 dazu. Wirf die 5 neu.',
      en: 'You strike back! 6 and 5, plus 1 because you are unhurt, minus 4 for the nimble dragonfly: 8, that is 1 damage. Gaar improves your roll as well: a new die, and 2 more. Reroll the 5.',
    },
    rules: ['EU-HATK-07', 'EU-HATK-09', 'EU-HATK-10'],
    suggests: (at) => gaarOn(at, 1),
  },
  {
    id: 'hit',
    when: (at) => asks(at, 'afterHeroRoll') && (fightIn(at)?.plus ?? 0) > 0,
    says: {
      de: 'Getroffen, 2 Schaden! Noch einer, und sie fällt. Gekämpft wird, bis einer von beiden liegt; fliehen gibt es nicht.',
      en: 'A hit, 2 damage! One more and it falls. A fight goes on until one side is down; there is no fleeing.',
    },
    rules: ['EU-PREP-03', 'EU-HATK-11'],
    suggests: decline,
  },
  {
    id: 'again',
    when: (at) => fightIn(at)?.round === 2,
    says: {
      de: 'Die zweite Kampfrunde. Diesmal verfehlt sie dich von selbst.',
      en: 'The second combat round. This time it misses you by itself.',
    },
    rules: ['EU-CROUND-01'],
  },
  {
    id: 'finish',
    when: (at) => asks(at, 'afterHeroRoll') && fightIn(at)?.round === 2,
    says: {
      de: 'Zwei Sechsen! Das genügt, spar dein Gaar.',
      en: 'Two sixes! That will do, save your gaar.',
    },
    rules: ['EU-HATK-10'],
    suggests: decline,
  },
  {
    id: 'trophy',
    when: (at) => asks(at, 'keepTrophy'),
    says: {
      de: 'Besiegt! Du bekommst 1 Ansehen und 1 Gaar. Trophäen liegen in einem Beutel, bringen in der Jagd am Ende ihre Stufe an Ansehen, und der Jäger fragt danach. Behalte sie.',
      en: 'Beaten! You get 1 reputation and 1 gaar. Trophies lie in a pouch, bring their level in reputation at the end of the hunt, and the hunter asks for them. Keep it.',
    },
    rules: ['EU-CEND-02', 'EU-TROPHY-01'],
    suggests: () => 'keepTrophy',
  },
  {
    id: 'treasure',
    when: (at) => ownTurn(at, 1) && happened(at, 'won'),
    says: {
      de: 'Das Feld ist befriedet, dein Marker zeigt es allen. Dazu Beute und der Schatz: eine Reisekappe. Leg sie an, mit der Maus auf ihren Platz gezogen oder angetippt; vorher siehst du am Lebensbalken, was sie bringt.',
      en: 'The space is pacified, your marker shows it to all. And there is loot and the treasure: a travelling cap. Put it on, dragged to its place or tapped; before that the bar of health shows what it brings.',
    },
    rules: ['EU-CEND-07', 'EU-LOOT-01', 'EU-EQUIP-04'],
    suggests: (at) => doing(at, 'wear'),
  },
  {
    id: 'endTurn',
    when: (at) => ownTurn(at, 1) && happened(at, 'wears'),
    says: {
      de: 'Mehr Leben! Für heute ist es genug. Beende deinen Zug.',
      en: 'More health! That is enough for today. End your turn.',
    },
    rules: ['EU-TURN-06'],
    suggests: () => 'end',
  },
  {
    id: 'keep',
    when: (at) => hero(at).reserve !== null,
    says: {
      de: 'Ein unbenutzter Marker bleibt dir am Zugende: Der Abbau liegt jetzt auf dem vierten Platz, und du hast ihn in dieser Runde zusätzlich. Sind mehrere übrig, wählst du einen.',
      en: 'One unused marker stays with you at the end of a turn: mining now lies in the fourth slot, and this round you have it in addition. If several are left, you choose one.',
    },
    rules: ['EU-TURN-06', 'EU-ACTION-05'],
  },
  {
    id: 'secondRound',
    when: (at) => ownTurn(at, 2) && hero(at).moves === 0 && hero(at).moved === 0,
    says: {
      de: 'Runde 2: drei frische Marker und der aufgehobene Abbau. Unter dir liegt eine Mine. Nimm einen Abbau zum Laufen und den anderen zum Graben.',
      en: 'Round 2: three fresh markers and the mining marker you kept. Below you lies a mine. Take one mining marker for walking and the other for digging.',
    },
    rules: ['EU-ROUND-02'],
    suggests: () => 'move.mine',
  },
  {
    id: 'toMine',
    when: (at) => ownTurn(at, 2) && hero(at).space === FARM_SPACE && hero(at).moves > 0,
    says: {
      de: 'Auf das Gebirge mit der Hacke, bitte.',
      en: 'To the mountains with the pick, please.',
    },
    suggests: (at) => stepTo(at, MINE_SPACE),
  },
  {
    id: 'mine',
    when: (at) => asks(at, 'turn') && doing(at, 'mine') !== undefined,
    says: {
      de: 'Wer hier abbaut, zieht einen Rohstoff. Beim Händler wird er zu Gold, manche bringen auch Ansehen; einige Questen fragen danach. Jeder Held kann an jedem Ort einmal abbauen.',
      en: 'Whoever mines here draws a raw material. At a trader it turns into gold, some bring reputation, too, and some quests ask for them. Each hero can mine once at each place.',
    },
    rules: ['EU-MINE-01', 'EU-MINE-02'],
    suggests: (at) => doing(at, 'mine'),
  },
  {
    id: 'toHunter',
    when: (at) => ownTurn(at, 2) && happened(at, 'mined') && hero(at).moves === 0,
    says: {
      de: 'Nebenan wohnt der Jäger. Links unter „Questen“ steht, was er will: eine Trophäe der Stufe I. Die hast du! Nimm den Handel zum Laufen.',
      en: 'The hunter lives next door. To the left under “Quests” it says what he wants: a trophy of level I. You have one! Take trade for walking.',
    },
    rules: ['EU-QUEST-01'],
    suggests: () => 'move.trade',
  },
  {
    id: 'hunter',
    when: (at) => ownTurn(at, 2) && hero(at).space === MINE_SPACE && hero(at).moves > 0,
    says: {
      de: 'Nach links unten zum Jäger. Was dabei aufgedeckt wird, legst du an, wo du willst.',
      en: 'To the lower left, to the hunter. What is revealed on the way you lay wherever you like.',
    },
    suggests: (at) => stepTo(at, HUNTER_SPACE),
  },
  {
    id: 'quest',
    when: (at) => asks(at, 'turn') && doing(at, 'quest') !== undefined,
    says: {
      de: 'Questen sind freie Aktionen: keine Marker, keine Punkte. Gib die Trophäe ab.',
      en: 'Quests are free actions: no markers, no points. Hand in the trophy.',
    },
    rules: ['EU-QUEST-02', 'EU-TURN-02'],
    suggests: (at) => doing(at, 'quest'),
  },
  {
    id: 'outlook',
    when: (at) => asks(at, 'turn') && happened(at, 'quest'),
    says: {
      de: 'Deine erste Queste! Mit 2 Ansehen darfst du beim Händler dein erstes Heldenplättchen aufdecken: neue Fähigkeiten sind der Weg zu größeren Monstern. Am Ende zählt dein Ansehen, dazu Marker auf der Karte, erfüllte Questen, Besitz und in der Jagd jede Trophäe. Ab hier führst du Dral allein. Viel Glück!',
      en: 'Your first quest! With 2 reputation you may reveal your first hero tile at a trader: new abilities are the way to greater monsters. In the end your reputation counts, and markers on the map, completed quests, possessions and in the hunt every trophy. From here you lead Dral on your own. Good luck!',
    },
    rules: ['EU-HTILE-02', 'EU-SCORE-09', 'EU-SCORE-16'],
  },
];

/** What comes up sooner or later. */
const later: readonly Hint<EuthiaShape>[] = [
  {
    id: 'lead',
    when: (at) => asks(at, 'playCards') || asks(at, 'monsterC') || asks(at, 'playCurses'),
    says: {
      de: 'Jetzt führst du das Monster deiner Mitspielerin. Jede Karte, die du spielst, kostet einen Chaosmarker des Monsters; gleiche Karten zusammen wirken stärker. Gaar des Monsters wirft einen Würfel neu und gibt 2 dazu. Spar dir gute Karten für starke Monster auf.',
      en: 'Now you lead your fellow player’s monster. Each card you play costs a chaos marker of the monster; equal cards together work better. The monster’s gaar rerolls a die and adds 2. Save good cards for strong monsters.',
    },
    rules: ['EU-CARD-05', 'EU-CARD-06', 'EU-GAAR-02'],
  },
  {
    id: 'trade',
    when: (at) => asks(at, 'trade'),
    says: {
      de: 'Handel: kaufen, verkaufen, heilen, Heldenplättchen aufdecken und erlernen, Felder freischalten, alles in beliebiger Folge. Das Angebot einmal zu wechseln ist frei. Was zu teuer ist, sagt dir, wie viel Gold fehlt.',
      en: 'Trade: buy, sell, heal, reveal and learn hero tiles, unlock slots, in any order. Changing the offer once is free. What is too dear tells you how much gold is missing.',
    },
    rules: ['EU-TRADE-06', 'EU-OFFER-01'],
  },
  {
    id: 'pair',
    when: (at) => asks(at, 'keepOfPair'),
    says: {
      de: 'Heldenplättchen kommen paarweise: Eines behältst du, das andere ist für diese Partie verloren. So wird jeder Held anders.',
      en: 'Hero tiles come in pairs: one you keep, the other is lost for this game. That is how every hero becomes different.',
    },
    rules: ['EU-HTILE-04'],
  },
  {
    id: 'elemental',
    when: (at) => asks(at, 'turn') && doing(at, 'confront') !== undefined,
    says: {
      de: 'Ein Elementar. Einmal darfst du ihm gegenübertreten: Ein Wurf entscheidet, ob du Essenzen gewinnst oder Schaden nimmst. Seine Kraft wirkt auch auf die Nachbarfelder.',
      en: 'An elemental. You may confront it once: a roll decides whether you win essences or take harm. Its power also works on the spaces next to it.',
    },
    rules: ['EU-CONF-01', 'EU-ELEM-01'],
  },
  {
    id: 'storage',
    when: (at) => asks(at, 'storage'),
    says: {
      de: 'Deine drei Beutel sind übervoll. Was keinen Platz hat, benutzt du jetzt oder legst es ab.',
      en: 'Your three pouches are more than full. What has no place is used now or discarded.',
    },
    rules: ['EU-ITEM-06', 'EU-POUCH-01'],
  },
  {
    id: 'died',
    when: (at) => at.question !== null && (happened(at, 'died') || happened(at, 'fell')),
    says: {
      de: 'Gefallen, aber nicht verloren: Du kehrst in der Kirche wieder. Jeder Tod im Kampf kostet am Ende 2 Ansehen, und das Monster wartet noch.',
      en: 'Fallen, but not lost: you return in the church. Each death in combat costs 2 reputation at the end, and the monster still waits.',
    },
    rules: ['EU-HDEATH-05'],
  },
  {
    id: 'lastRounds',
    when: (at) => at.question !== null && at.view.state.round >= 7,
    says: {
      de: 'Die letzten Runden: Was du jetzt noch besitzt, wird zu Ansehen, 5 Gold zu 1. Jeder Marker mehr auf der Karte kann eine Stufe höher zählen.',
      en: 'The last rounds: what you own now turns into reputation, 5 gold into 1. One marker more on the map may count a band higher.',
    },
    rules: ['EU-SCORE-08', 'EU-SCORE-09'],
  },
];

/** A first game for two: two rounds are laid out, then chance takes over. */
export const guide: Guide<EuthiaShape> = {
  seats: HEROES.length,
  options: { scenario: 'theHunt' },
  lay,
  // The dragonfly attacks, a die is rolled again; Dral strikes, a die is rolled again; it misses, Dral hits.
  dice: [5, 4, 1, 6, 5, 6, 1, 2, 6, 6],
  answers: { 1: ['keleia', 'end', 'keepNone'] },
  hints: [...lesson, ...later],
};

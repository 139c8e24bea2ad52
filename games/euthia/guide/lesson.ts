import { asks, GUIDED_SEAT, happened, type Hint } from '@tafelrunde/engine';
import type { EuthiaShape } from '../shape.ts';
import { FARM, FARM_SPACE, HEROES, HUNTER_SPACE, LODGE, MINE_SPACE, START_HEX } from './layout.ts';
import { decline, doing, fightIn, gaarOn, hero, ownTurn, revealed, stepTo } from './reading.ts';

/** The first two rounds, as they are laid out. */
export const lesson: readonly Hint<EuthiaShape>[] = [
  {
    id: 'welcome',
    when: (at) => asks(at, 'chooseHero'),
    says: {
      de: 'Willkommen in Euthia! Du ziehst acht Runden lang durch eine Welt, die mit jedem Schritt wächst, besiegst Monster, erfüllst Questen und wirst stärker. Am Ende gewinnt, wer das meiste Ansehen hat. In dieser ersten Partie führst du Dral: Er hält am meisten aus.',
      en: 'Welcome to Euthia! For eight rounds you travel through a world that grows with every step, beat monsters, complete quests and become stronger. In the end the most reputation wins. In this first game you lead Dral: he can take the most.',
    },
    rules: ['EU-HEROSETUP-01'],
    suggests: () => HEROES[GUIDED_SEAT],
    lights: ['area choice'],
  },
  {
    id: 'board',
    when: (at) => ownTurn(at, 1),
    says: {
      de: 'In der Mitte liegt die Karte, noch ist sie klein: drei Felder um die Kirche. Dein Heldentableau daneben zeigt Leben, Gaar, deine drei Aktionsmarker, Waffen und Ausrüstung; auf dem Handy öffnet es die Leiste unter der Karte. Zeig auf irgendetwas oder drücke lange, und du liest, was es tut.',
      en: 'In the middle lies the map, still small: three spaces around the church. Your hero board beside it shows health, gaar, your three action markers, weapons and equipment; on a phone the strip below the map opens it. Point at anything, or press it long, and you read what it does.',
    },
    rules: ['EU-TURN-01', 'EU-HEROSETUP-02'],
    lights: ['area map', 'own'],
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
    lights: ['area actions'],
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
    lights: [`space ${START_HEX}`],
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
    lights: [`space ${FARM}`, 'pile mapStack'],
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
    lights: [`space ${FARM_SPACE}`, `space ${LODGE}`],
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
    lights: [`space ${FARM_SPACE}`, 'area actions'],
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
    lights: ['area chart'],
  },
  {
    id: 'enough',
    when: (at) => happened(at, 'spentGaar'),
    says: {
      de: 'Jetzt trifft sie nicht mehr. Darum wirst du nach mehr Gaar nicht gefragt: Es kommt nicht von selbst zurück.',
      en: 'Now it does not hit any more. So you are not asked for more gaar: it does not come back by itself.',
    },
    rules: ['EU-GAAR-01'],
    lights: ['area gaar'],
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
    lights: ['card dralCrestedShield'],
  },
  {
    id: 'attack',
    when: (at) => asks(at, 'afterHeroRoll') && fightIn(at) !== null,
    says: {
      de: 'Du schlägst zurück! 6 und 5, dazu 1, weil du unverletzt bist, minus 4 für die flinke Libelle: 8, das ist 1 Schaden. Auch deinen Wurf bessert Gaar: Würfel neu, und 2 dazu. Wirf die 5 neu.',
      en: 'You strike back! 6 and 5, plus 1 because you are unhurt, minus 4 for the nimble dragonfly: 8, that is 1 damage. Gaar improves your roll as well: a new die, and 2 more. Reroll the 5.',
    },
    rules: ['EU-HATK-07', 'EU-HATK-09', 'EU-HATK-10'],
    suggests: (at) => gaarOn(at, 1),
    lights: ['area chart'],
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
    lights: ['area enemy'],
  },
  {
    id: 'again',
    when: (at) => fightIn(at)?.round === 2,
    says: {
      de: 'Die zweite Kampfrunde. Diesmal verfehlt sie dich von selbst.',
      en: 'The second combat round. This time it misses you by itself.',
    },
    rules: ['EU-CROUND-01'],
    suggests: decline,
    lights: ['area enemy'],
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
    lights: ['area chart'],
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
    lights: ['area pouches'],
  },
  {
    id: 'treasure',
    when: (at) => ownTurn(at, 1) && happened(at, 'won'),
    says: {
      de: 'Das Feld ist befriedet, dein Marker zeigt es allen. Dazu Beute und der Schatz: eine Reisekappe. Leg sie an, mit der Maus auf ihren Platz gezogen oder angetippt; vorher siehst du am Lebensbalken, was sie bringt. Umrüsten darfst du auch noch vor jedem Kampf.',
      en: 'The space is pacified, your marker shows it to all. And there is loot and the treasure: a travelling cap. Put it on, dragged to its place or tapped; before that the bar of health shows what it brings. You may still change equipment before every fight.',
    },
    rules: ['EU-CEND-07', 'EU-LOOT-01', 'EU-EQUIP-04', 'EU-PREP-02'],
    suggests: (at) => doing(at, 'wear'),
    lights: ['card treasureTravelCap', 'area health'],
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
    lights: ['area health'],
  },
  {
    id: 'keep',
    when: (at) => hero(at).reserve !== null,
    says: {
      de: 'Ein unbenutzter Marker bleibt dir am Zugende: Der Abbau liegt jetzt auf dem vierten Platz, und du hast ihn in dieser Runde zusätzlich. Sind mehrere übrig, wählst du einen.',
      en: 'One unused marker stays with you at the end of a turn: mining now lies in the fourth slot, and this round you have it in addition. If several are left, you choose one.',
    },
    rules: ['EU-TURN-06', 'EU-ACTION-05'],
    lights: ['area actions'],
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
    lights: ['area actions', `space ${MINE_SPACE}`],
  },
  {
    id: 'toMine',
    when: (at) => ownTurn(at, 2) && hero(at).space === FARM_SPACE && hero(at).moves > 0,
    says: {
      de: 'Auf das Gebirge mit der Hacke, bitte.',
      en: 'To the mountains with the pick, please.',
    },
    suggests: (at) => stepTo(at, MINE_SPACE),
    lights: [`space ${MINE_SPACE}`],
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
    lights: [`space ${MINE_SPACE}`],
  },
  {
    id: 'toHunter',
    when: (at) => ownTurn(at, 2) && happened(at, 'mined') && hero(at).moves === 0,
    says: {
      de: 'Nebenan wohnt der Jäger. Auf deinem Tableau steht unter „Questen“, was er will: eine Trophäe der Stufe I. Die hast du! Nimm den Handel zum Laufen.',
      en: 'The hunter lives next door. Under “Quests” your hero board says what he wants: a trophy of level I. You have one! Take trade for walking.',
    },
    rules: ['EU-QUEST-01'],
    suggests: () => 'move.trade',
    lights: ['area quests', `space ${HUNTER_SPACE}`],
  },
  {
    id: 'hunter',
    when: (at) => ownTurn(at, 2) && hero(at).space === MINE_SPACE && hero(at).moves > 0,
    says: {
      de: 'Nach links unten zum Jäger. Was dabei aufgedeckt wird, legst du an, wo du willst.',
      en: 'To the lower left, to the hunter. What is revealed on the way you lay wherever you like.',
    },
    suggests: (at) => stepTo(at, HUNTER_SPACE),
    lights: [`space ${HUNTER_SPACE}`],
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
    lights: ['card hunterFirstPelt'],
  },
  {
    id: 'tiles',
    when: (at) => asks(at, 'turn') && happened(at, 'quest'),
    says: {
      de: 'Deine erste Queste! Auf der Leiste „Heldenplättchen“ leuchtet, was dir mit diesem Ansehen zusteht. Beim Händler deckst du es auf und behältst eines von zweien. Neue Fähigkeiten sind der Weg zu größeren Monstern, und größere Monster bringen mehr Ansehen.',
      en: 'Your first quest! On the row “Hero tiles” shines what is yours with this reputation. At a trader you reveal it and keep one of two. New abilities are the way to greater monsters, and greater monsters bring more reputation.',
    },
    rules: ['EU-HTILE-02', 'EU-HTILE-04'],
    lights: ['area ladder'],
  },
  {
    id: 'outlook',
    when: (at) => asks(at, 'turn') && happened(at, 'quest'),
    says: {
      de: 'So gewinnt man: Nach acht Runden zählt das Ansehen neben dem Lorbeer, dazu kommen deine Marker auf der Karte, erfüllte Questen, Besitz und in der Jagd jede Trophäe. Wer vorn liegt, dessen Monster führen die anderen am liebsten. Ab hier führst du Dral allein. Viel Glück!',
      en: 'This is how one wins: after eight rounds the reputation beside the laurel counts, and to it come your markers on the map, completed quests, possessions and in the hunt every trophy. Whoever is ahead will find the monsters led with relish. From here you lead Dral on your own. Good luck!',
    },
    rules: ['EU-SCORE-09', 'EU-SCORE-16'],
    lights: ['seats'],
  },
];

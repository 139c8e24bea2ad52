import {
  asks,
  happened,
  type Hint,
  offeredCard,
  offeredOption,
  ownEvents,
  paramsOf,
} from '@tafelrunde/engine';
import { isAbout, isOnWay, type Moment, OUTLOOK, self, spaceIn, turns } from './reading.ts';
import { WAY } from './layout.ts';
import type { TalismanShape } from '../shape.ts';

type Lesson = Hint<TalismanShape>;

/** The way of a turn, as it is laid out. */
const walks = (turn: number) => (moment: Moment) =>
  asks(moment, 'destination') && turns(moment) === turn && isOnWay(moment);

/** After the last turn that is laid out, whichever way one went. */
const looksAhead = (moment: Moment): boolean => asks(moment, 'destination') && turns(moment) === OUTLOOK;

/** What is asked in this turn, as it is laid out. */
const met = (turn: number, prompt: string) => (moment: Moment) =>
  asks(moment, prompt) && turns(moment) === turn && isOnWay(moment);

const isAboutCraft = ({ question }: Moment): boolean => paramsOf(question?.about)['attribute'] === 'craft';

/** Moving, drawing, a fight, a Spell and fate. */
const firstTurn: readonly Lesson[] = [
  {
    id: 'welcome',
    when: walks(1),
    says: {
      de: 'Willkommen! Drei Ringe umgeben die Krone der Herrschaft in der Mitte. Du beginnst ganz außen, sammelst Kraft, Freunde und Schätze und ziehst dann nach innen. Wer die Krone erringt, zwingt alle anderen in die Knie.',
      en: 'Welcome! Three rings surround the Crown of Command in the middle. You begin at the very edge, gather strength, friends and treasure, and then move inward. Whoever wins the Crown brings all others to their knees.',
    },
    rules: ['TA-CROWN-07'],
    lights: ['space crownOfCommand'],
  },
  {
    id: 'sheet',
    when: walks(1),
    says: {
      de: 'Das ist dein Zauberer: Mit Stärke kämpft er gegen Tiere und Monster, mit Talent gegen Geister. Stärke 2 ist wenig, Talent 5 ist viel. Mit 4 Leben, 3 Schicksal und 1 Gold geht es los.',
      en: 'This is your Wizard: with Strength he fights animals and monsters, with Craft spirits. Strength 2 is little, Craft 5 is a lot. He sets out with 4 lives, 3 fate and 1 gold.',
    },
    rules: ['TA-FIGHT-05', 'TA-SPELL-03'],
    lights: ['own'],
  },
  {
    id: 'move',
    when: walks(1),
    says: {
      de: 'Jeder Zug beginnt mit einem Wurf: eine 5. So weit ziehst du, in die eine oder die andere Richtung. Die Brücke führt in den zweiten Ring, doch dort steht der Wächter mit Stärke 9. Geh auf die Felder: Die kleine Karte dort heißt, dass du ein Abenteuer ziehst.',
      en: 'Every turn begins with a roll: a 5. You move that far, one way or the other. The bridge leads to the second ring, but the Sentinel with Strength 9 stands there. Go to the Fields: the small card there means that you draw an adventure.',
    },
    rules: ['TA-MOVE-03', 'TA-MOVE-08', 'TA-ENC-07'],
    suggests: (moment) => spaceIn(moment, WAY[0]),
    lights: [`space ${WAY[0]}`, 'space sentinel'],
  },
  {
    id: 'enemy',
    when: met(1, 'beforeFight'),
    says: {
      de: 'Ein Bär mit Stärke 3! Gleich würfelt ihr beide, und wer mit Stärke und Wurf mehr erreicht, gewinnt. Verlierst du, kostet es 1 Leben. Der Zettel zeigt beide Rechnungen und wie deine Aussichten stehen.',
      en: 'A bear with Strength 3! In a moment both of you roll, and whoever reaches more with Strength and die wins. If you lose, it costs 1 life. The slip shows both sums and how your chances stand.',
    },
    rules: ['TA-FIGHT-05', 'TA-FIGHT-10'],
    lights: ['card bear', `space ${WAY[0]}`],
  },
  {
    id: 'spell',
    when: met(1, 'beforeFight'),
    says: {
      de: 'Mit Stärke 2 sieht es schlecht aus, doch du hast Zauber. Jeder sagt, wann man ihn wirken darf, und ist danach verbraucht. Der Psionische Schlag zählt in diesem Kampf dein Talent zur Stärke: Aus 2 wird 7. Wirke ihn!',
      en: 'With Strength 2 it looks bad, but you have Spells. Each says when it may be cast, and is spent afterwards. Psionic Blast adds your Craft to your Strength in this battle: 2 becomes 7. Cast it!',
    },
    rules: ['TA-SPELL-01', 'TA-SPELL-08'],
    suggests: (moment) => offeredCard(moment, 'psionicBlast'),
    lights: ['card psionicBlast'],
  },
  {
    id: 'attackRoll',
    when: (moment) =>
      met(1, 'fate')(moment) &&
      isAbout(moment, 'attack') &&
      happened(moment, 'cast', { kind: 'psionicBlast' }),
    says: {
      de: 'Nur eine 1, der Bär hat eine 5: 8 gegen 8, unentschieden, und er bliebe liegen. Dafür ist Schicksal da! Gib 1 aus und wirf noch einmal. Der neue Wurf gilt, ob er besser ist oder nicht.',
      en: 'Only a 1, and the bear has a 5: 8 against 8, a stand-off, and it would stay there. This is what fate is for! Spend 1 and roll again. The new roll counts, better or not.',
    },
    rules: ['TA-FATE-05', 'TA-FIGHT-12'],
    suggests: (moment) => offeredOption(moment, ({ does }) => does === 'reroll'),
    lights: ['question'],
  },
  {
    id: 'won',
    when: (moment) => happened(moment, 'killed', { kind: 'bear' }),
    says: {
      de: 'Besiegt! Der Bär ist deine Trophäe und zählt so viel wie seine Stärke: 3. Für 4 Punkte bekommst du am Ende eines Zuges 1 Stärke; Geister bringen ebenso Talent. So wächst dein Charakter.',
      en: 'Beaten! The bear is your trophy and counts as much as its Strength: 3. For 4 points you get 1 Strength at the end of a turn; spirits bring Craft in the same way. So your character grows.',
    },
    rules: ['TA-TROPHY-01', 'TA-TROPHY-02'],
    lights: ['own'],
  },
  {
    id: 'others',
    when: (moment) =>
      moment.events.filter(({ type }) => type === 'moveRoll').length > ownEvents(moment, 'moveRoll').length,
    says: {
      de: 'Nun zieht der Troll. Was er tut, wird dir erzählt und steht danach in der Chronik. Die Zahlen aller Charaktere siehst du an den Tafeln, und auch ihre Bögen kannst du aufschlagen.',
      en: 'Now the Troll moves. What he does is told to you and stands in the chronicle afterwards. You see the numbers of all characters on their panels, and you can open their sheets too.',
    },
    lights: ['chronicle', 'seats'],
  },
];

/** An Object, a Follower, a defeat. */
const findings: readonly Lesson[] = [
  {
    id: 'secondMove',
    when: walks(2),
    says: {
      de: 'Eine 3. In den Wäldern liegen offen ein Schwert, ein Einhorn und ein Beutel Gold. Wo schon Karten liegen, wird nur gezogen, was noch fehlt: Dort erwartet dich also nichts Neues. Hin!',
      en: 'A 3. In the Woods a Sword, a Unicorn and a Bag of Gold lie open. Where cards lie already, only what is missing is drawn: so nothing new waits for you there. Go!',
    },
    rules: ['TA-ENC-06'],
    suggests: (moment) => spaceIn(moment, WAY[1]),
    lights: [`space ${WAY[1]}`],
  },
  {
    id: 'object',
    when: (moment) => happened(moment, 'took', { kind: 'foundSword' }),
    says: {
      de: 'Was du tragen kannst, nimmst du mit, ohne gefragt zu werden. Das Schwert ist ein Gegenstand: Vier davon trägst du. Als Waffe zählt es im Kampf 1 dazu. Gold wiegt nichts.',
      en: 'What you can carry you take along without being asked. The Sword is an Object: you carry up to four. As a Weapon it adds 1 in battle. Gold weighs nothing.',
    },
    rules: ['TA-ENC-16', 'TA-CARRY-01', 'TA-OBJ-02'],
    lights: ['card foundSword'],
  },
  {
    id: 'follower',
    when: (moment) => happened(moment, 'took', { kind: 'unicorn' }),
    says: {
      de: 'Das Einhorn ist ein Begleiter. Begleiter gehen mit dir, beliebig viele. Dieses gibt dir Stärke +1 und Talent +1: Du hast jetzt Stärke 3 und Talent 6.',
      en: 'The Unicorn is a Follower. Followers go with you, as many as you like. This one gives you Strength +1 and Craft +1: you now have Strength 3 and Craft 6.',
    },
    rules: ['TA-FOLL-01'],
    lights: ['card unicorn'],
  },
  {
    id: 'thirdMove',
    when: walks(3),
    says: {
      de: 'Eine 4. Auf den Hügeln wird wieder eine Karte gezogen. Wer nichts wagt, wird nicht stärker: Geh hin. Den Wurf könntest du für 1 Schicksal auch wiederholen; das steht hinten unter den Antworten, mit seinem Preis.',
      en: 'A 4. In the Hills another card is drawn. Nothing ventured, nothing gained: go there. You could also roll again for 1 fate; that stands last among the answers, with its price.',
    },
    rules: ['TA-FATE-02'],
    suggests: (moment) => spaceIn(moment, WAY[2]),
    lights: [`space ${WAY[2]}`],
  },
  {
    id: 'ogre',
    when: (moment) => met(3, 'fate')(moment) && isAbout(moment, 'attack'),
    says: {
      de: 'Ein Oger mit Stärke 5, und er hat gut gewürfelt. Sieh auf die Antworten: Auch eine 6 wäre nur ein Unentschieden. Dafür ist Schicksal zu schade. Nimm die Niederlage an.',
      en: 'An Ogre with Strength 5, and it rolled well. Look at the answers: even a 6 would only be a stand-off. Fate is too precious for that. Accept the defeat.',
    },
    rules: ['TA-FATE-03'],
    suggests: () => 'keep',
    lights: ['question'],
  },
  {
    id: 'lost',
    when: (moment) =>
      turns(moment) === 3 && isOnWay(moment) && happened(moment, 'fightResult', { own: 6, outcome: 'lost' }),
    says: {
      de: 'Eine Niederlage kostet 1 Leben, und der Gegner bleibt liegen. Das war kein Unglück: Drei Leben hast du noch, und zwei Felder zurück liegt die Stadt mit ihrem Arzt.',
      en: 'A defeat costs 1 life, and the enemy stays where it is. No great harm done: you have three lives left, and two spaces back lies the City with its doctor.',
    },
    rules: ['TA-FIGHT-10', 'TA-FIGHT-11'],
    lights: ['own', 'space city'],
  },
];

/** Healing, a shop, a spirit, and growing. */
const recovery: readonly Lesson[] = [
  {
    id: 'fourthMove',
    when: walks(4),
    says: {
      de: 'Eine 2, genau richtig: zurück in die Stadt. Manche Felder ziehen keine Karten, sondern sagen selbst, was dort geschieht. Ruh mit dem Zeiger darauf oder drücke lange, dann liest du es.',
      en: 'A 2, just right: back to the City. Some spaces draw no cards but say themselves what happens there. Rest the pointer on one, or press it long, and you can read it.',
    },
    rules: ['TA-ENC-07'],
    suggests: (moment) => spaceIn(moment, WAY[3]),
    lights: [`space ${WAY[3]}`],
  },
  {
    id: 'doctor',
    when: (moment) => met(4, 'choose')(moment) && self(moment).lives < 4,
    says: {
      de: 'In der Stadt besuchst du einen von dreien: die Zauberin für einen Wurf, den Arzt zum Heilen oder den Alchemisten, der Gegenstände in Gold verwandelt. Du brauchst den Arzt.',
      en: 'In the City you visit one of three: the Enchantress for a roll, the Doctor to heal, or the Alchemist, who turns Objects into gold. You need the Doctor.',
    },
    suggests: () => 'doctor',
    lights: ['question'],
  },
  {
    id: 'heal',
    when: met(4, 'healFor'),
    says: {
      de: 'Für 1 Gold heilt er 1 Leben. Heilen füllt nur auf, was dein Charakter zu Beginn hatte: 4 Leben.',
      en: 'For 1 gold he heals 1 life. Healing only refills what your character began with: 4 lives.',
    },
    suggests: () => 1,
    lights: ['question', 'own'],
  },
  {
    id: 'fifthMove',
    when: walks(5),
    says: {
      de: 'Eine 5 führt zu den Ebenen, wo ein Markt aufgeschlagen ist. Orte bleiben liegen, und jeder darf sie besuchen. Für dein letztes Gold gibt es dort etwas.',
      en: 'A 5 leads to the Plains, where a Market has been set up. Places stay where they are, and everybody may visit them. There is something there for your last gold.',
    },
    rules: ['TA-ENC-17'],
    suggests: (moment) => spaceIn(moment, WAY[4]),
    lights: [`space ${WAY[4]}`],
  },
  {
    id: 'visit',
    when: met(5, 'visitPlace'),
    says: {
      de: 'Besuche den Markt! Fremde und Orte darf man auch links liegen lassen, Gegner nicht.',
      en: 'Visit the Market! Strangers and Places may be passed by, enemies may not.',
    },
    suggests: () => 'visit',
    lights: ['card market'],
  },
  {
    id: 'shop',
    when: met(5, 'buy'),
    says: {
      de: 'Jede Ware trägt ihren Preis. Der Helm ist eine Rüstung: Verlierst du einen Kampf, würfelst du für ihn, und bei einer 6 kostet es kein Leben. Kauf ihn. Schild und Panzer schützen besser, sind aber teurer.',
      en: 'Every ware carries its price. The Helmet is armour: if you lose a battle, you roll for it, and a 6 saves the life. Buy it. Shield and Armour protect better but cost more.',
    },
    rules: ['TA-OBJ-03', 'TA-BOARD-10'],
    suggests: (moment) => offeredCard(moment, 'helmet'),
    lights: ['question'],
  },
  {
    id: 'sixthMove',
    when: walks(6),
    says: {
      de: 'Gesund und gerüstet! Eine 2 bringt dich auf die Felder vor dem Wirtshaus. Zieh noch ein Abenteuer.',
      en: 'Hale and armed! A 2 brings you to the Fields beyond the Tavern. Draw one more adventure.',
    },
    suggests: (moment) => spaceIn(moment, WAY[5]),
    lights: [`space ${WAY[5]}`],
  },
  {
    id: 'spirit',
    when: (moment) => turns(moment) === 6 && isOnWay(moment) && happened(moment, 'fight', { how: 'psychic' }),
    says: {
      de: 'Ein Gespenst! Geister greifen den Geist an: Hier zählt Talent statt Stärke, und keine Rüstung hilft. Das ist deine Stunde: 6 + 4 gegen 5 + 2. Nach Schicksal wirst du nicht gefragt, wo es nichts mehr bessern kann.',
      en: 'A Wraith! Spirits attack the mind: here Craft counts instead of Strength, and no armour helps. This is your hour: 6 + 4 against 5 + 2. You are not asked about fate where it can improve nothing.',
    },
    rules: ['TA-FIGHT-05', 'TA-FIGHT-11'],
    lights: ['own'],
  },
  {
    id: 'trophies',
    when: (moment) => met(6, 'trophies')(moment) && isAboutCraft(moment),
    says: {
      de: 'Die Trophäen eines Geistes zählen für Talent: 5 Punkte, und 4 kostet ein Punkt. Was darüber hinausgeht, verfällt, also achte sonst auf die Summe. Tausch ihn ein!',
      en: 'Trophies of spirits count for Craft: 5 points, and a point costs 4. What exceeds it is forfeit, so mind the sum at other times. Exchange it!',
    },
    rules: ['TA-TROPHY-02', 'TA-TROPHY-04'],
    suggests: ({ question }) => question?.options.map(({ id }) => id),
    lights: ['question'],
  },
  {
    id: 'grown',
    when: (moment) => isOnWay(moment) && happened(moment, 'gained', { stat: 'craft' }),
    says: {
      de: 'Talent 7! In sechs Zügen ist aus dem Schwächling jemand geworden. Mit Talent ab 6 hältst du drei Zauber. Genau so geht es weiter, bis du dich über den Fluss traust.',
      en: 'Craft 7! In six turns the weakling has become somebody. With Craft 6 or more you hold three Spells. It goes on just like that until you dare to cross the river.',
    },
    rules: ['TA-SPELL-03'],
    lights: ['own'],
  },
];

/** How one wins. */
const outlook: readonly Lesson[] = [
  {
    id: 'rings',
    when: looksAhead,
    says: {
      de: 'Der Weg zur Krone: Über die Brücke am Wächter vorbei, mit einem Floß oder durch Glück kommst du in den mittleren Ring. Dort führt das Portal der Macht in den inneren. Je weiter innen, desto gefährlicher, und desto mehr gibt es zu holen.',
      en: 'The way to the Crown: over the bridge past the Sentinel, by raft or by luck you come to the middle ring. There the Portal of Power leads to the inner one. The further in, the more dangerous, and the more there is to be had.',
    },
    rules: ['TA-SENT-02', 'TA-PORTAL-05'],
    lights: ['space sentinel', 'space portalOfPower'],
  },
  {
    id: 'talisman',
    when: looksAhead,
    says: {
      de: 'Ins Tal des Feuers vor der Krone lässt man dich nur mit einem Talisman. Man findet ihn unter den Abenteuern, erhält ihn beim Beten im Tempel oder als Lohn des Hexenmeisters.',
      en: 'Only with a Talisman will you be let into the Valley of Fire before the Crown. It is found among the adventures, won by praying in the Temple, or earned from the Warlock.',
    },
    rules: ['TA-INNER-08'],
    lights: ['space valleyOfFire', 'space temple', 'space warlocksCave'],
  },
  {
    id: 'crown',
    when: looksAhead,
    says: {
      de: 'Auf der Krone wirkst du Zug um Zug den Zauberspruch der Herrschaft, der den anderen Leben nimmt, bis nur du noch da bist. So gewinnt man. Wer dort steht, muss sich freilich auch wehren können.',
      en: 'On the Crown you cast the Command Spell turn after turn, which takes lives from the others until only you are left. That is how one wins. Whoever stands there must be able to defend it, too.',
    },
    rules: ['TA-CROWN-03', 'TA-CROWN-07'],
    lights: ['space crownOfCommand'],
  },
  {
    id: 'onYourOwn',
    when: looksAhead,
    says: {
      de: 'Ab hier ist nichts mehr vorbereitet. Bleib eine Weile außen, such dir Gegner, die du schlagen kannst, am liebsten Geister, und wag dich mit Talent 8 oder 9 nach innen. Mit R schlägst du die Regeln auf. Viel Glück!',
      en: 'From here nothing is laid out any more. Stay outside for a while, look for enemies you can beat, spirits above all, and venture inward with Craft 8 or 9. Press R for the rules. Good luck!',
    },
  },
];

export const lesson: readonly Lesson[] = [...firstTurn, ...findings, ...recovery, ...outlook];

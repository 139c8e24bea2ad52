import { asks, GUIDED_SEAT, type Hint, offeredCard, offeredOption } from '@tafelrunde/engine';
import type { ValskyrrShape } from '../shape.ts';
import { FIRST_ENCOUNTER, HEROES } from './layout.ts';
import { inRound, spaceOf, told } from './reading.ts';

/** The first round, as it is laid out. */
export const lesson: readonly Hint<ValskyrrShape>[] = [
  {
    id: 'welcome',
    when: (at) => asks(at, 'chooseHero'),
    says: {
      de: 'Willkommen in Valskyrr! Ihr spielt gemeinsam gegen das Spiel: Zieht über die Karte, besteht Begegnungen, werdet stärker und besiegt am Ende Grauzahn, ehe die Zeit um ist. In dieser ersten Partie führst du Valkea, die Schildmaid.',
      en: 'Welcome to Valskyrr! You play together against the game: travel across the map, overcome encounters, grow stronger and finally defeat Greyfang before time runs out. In this first game you lead Valkea, the Shield Maiden.',
    },
    rules: ['VA-END-01', 'VA-HEROSETUP-01'],
    suggests: (at) => offeredCard(at, HEROES[GUIDED_SEAT]),
    lights: [`card ${HEROES[GUIDED_SEAT]}`],
  },
  {
    id: 'ally',
    when: (at) => asks(at, 'chooseAlly'),
    says: {
      de: 'Verbündete kämpfen mit, kosten aber Zeit: Für jeden beginnt die Zeitleiste ein Feld weiter. Heute kommt eine Gefährtin mit, das genügt.',
      en: 'Allies fight at your side, but they cost time: for each the time track begins one space further. Today a companion comes along, and that will do.',
    },
    rules: ['VA-HEROSETUP-07', 'VA-QUESTSETUP-05'],
    suggests: () => 'noAlly',
    lights: ['question'],
  },
  {
    id: 'time',
    when: (at) => asks(at, 'scout') && inRound(at, 1),
    says: {
      de: 'Wogegen ihr spielt, ist die Zeit, die lange Leiste über allem. Am Ende jeder Runde rückt sie so weit vor, wie die Dunkelheit sagt. Beim Totenschädel habt ihr verloren. Schriftrollen sind Ereignisse des Abenteuers. Verliert ihr alle Zielmarker, wird es dunkler, und die Zeit läuft schneller.',
      en: 'What you play against is time, the long track above everything. At the end of each round it advances as far as darkness says. At the skull you have lost. Scrolls are events of the adventure. When all objective tokens are gone it gets darker, and time runs faster.',
    },
    rules: ['VA-TIME-01', 'VA-TIME-06', 'VA-END-05', 'VA-OBJECTIVE-01'],
    lights: ['area tracks'],
  },
  {
    id: 'scout',
    when: (at) => asks(at, 'scout') && inRound(at, 1),
    says: {
      de: 'Eine Runde hat sieben Phasen; jetzt ist Reise. Für 1 Beute könnt ihr einen Nachbarort ausspähen, ehe ihr hinzieht: Orte haben eigene Regeln. Entscheidungen der Gruppe trifft reihum eine Sprecherin, in dieser Runde du. Späht rechts neben der Nebelwacht!',
      en: 'A round has seven phases; this is the travel phase. For 1 loot you can scout a neighbouring location before you go there: locations have rules of their own. Decisions of the group are made by a speaker in turn, this round by you. Scout to the right of the Mistwatch!',
    },
    rules: ['VA-ROUND-01', 'VA-SCOUT-01', 'VA-GOLDEN-03'],
    suggests: (at) => spaceOf(at, 'a2'),
    lights: ['space a2'],
  },
  {
    id: 'travel',
    when: (at) => asks(at, 'travel') && inRound(at, 1),
    says: {
      de: 'Ein verlassener Markt. Das Herz darauf heißt gefährlich: Dort erwartet euch eine Begegnung. Erst wenn ihr sie besteht, wird der Ort sicher. Ohne Begegnungen gibt es aber weder Beute noch Belohnungen, also los!',
      en: 'An abandoned market. The heart on it means perilous: an encounter awaits you there. Only when you overcome it does the place become safe. But without encounters there is neither loot nor reward, so go!',
    },
    rules: ['VA-TRAVEL-05', 'VA-THREAT-01', 'VA-ENCOUNTER-02'],
    suggests: (at) => spaceOf(at, 'a2'),
    lights: ['space a2'],
  },
  {
    id: 'encounter',
    when: (at) => at.question !== null && told(at, 'encounter', { kind: FIRST_ENCOUNTER }),
    says: {
      de: 'Die Begegnung liegt auf dem Pergament: ihre Sonderregel, wann sie geschafft ist und was ein Rückzug kostet. In der Gegnerreihe stehen drei Gegner. Herz: Leben. Schwerter: Angriff. Unten auf der Karte: wogegen sie verwundbar sind.',
      en: 'The encounter lies on the parchment: its special rule, when it is done and what a retreat costs. Three enemies stand in the enemy row. Heart: life. Swords: attack. At the bottom of the card: what they are vulnerable to.',
    },
    rules: ['VA-ENCOUNTER-09', 'VA-RESTORE-01'],
    lights: ['area encounter', 'pile row'],
  },
  {
    id: 'guard',
    when: (at) => asks(at, 'whichHero') && inRound(at, 1),
    says: {
      de: 'Hier nennt ihr eine Brückenwache: Alle Gegner stürzen sich auf sie, aber jeder Angriff auf sie richtet 1 Schaden weniger an. Das ist Valkeas Rolle. Die Bogenschützin schießt dann in Ruhe auf alle.',
      en: 'Here you name a bridge guard: all enemies fall upon that hero, but every attack against the guard deals 1 damage less. That is Valkea’s part. The archer then shoots at everyone in peace.',
    },
    suggests: (at) => offeredOption(at, ({ seat }) => seat === GUIDED_SEAT),
    lights: ['area hero 0'],
  },
  {
    id: 'ability',
    when: (at) => asks(at, 'phaseStart') && inRound(at, 1),
    says: {
      de: 'Jeder Held hat eigene Fähigkeiten; im passenden Moment wirst du gefragt. Mit „Hierher!“ kann Valkea jetzt ihren Fokus erhöhen und so Gegner auf sich ziehen. Als Brückenwache kommen sie ohnehin alle zu dir: Geh weiter.',
      en: 'Every hero has abilities of their own; at the right moment you are asked. Valkea may now raise her focus and so draw enemies to herself. As the bridge guard you get them all anyway: go on.',
    },
    rules: ['VA-PURSUIT-01'],
    suggests: (at) => offeredOption(at, ({ declines }) => declines === true),
    lights: ['area hero 0', 'pile row'],
  },
  {
    id: 'pursuit',
    when: (at) => at.question !== null && told(at, 'pursues'),
    says: {
      de: 'Verfolgung: Einer nach dem anderen verlässt die Reihe und geht sonst zu dem Helden mit dem höchsten Fokus. Jedes Mal halbiert sich dessen Fokus. Fokus heißt also: wie sehr du auffällst. Wer Gegner in der eigenen Zone hat, reicht nur bis zu ihnen.',
      en: 'Pursuit: one after the other leaves the row and normally goes to the hero with the highest focus. Each time that focus is halved. So focus is how much you stand out. Whoever has enemies in the own area reaches only as far as those.',
    },
    rules: ['VA-PURSUIT-01', 'VA-PURSUIT-03', 'VA-RANGE-02', 'VA-RANGE-04'],
    lights: ['area focus 0', 'pile pursuers 0'],
  },
  {
    id: 'starts',
    when: (at) => asks(at, 'whoStarts') && inRound(at, 1),
    says: {
      de: 'Nun hat jeder Held einen Zug. Fang an: Je weniger Gegner übrig sind, desto besser.',
      en: 'Now every hero has a turn. Begin: the fewer enemies are left, the better.',
    },
    rules: ['VA-HEROTURN-01'],
    suggests: (at) => offeredOption(at, ({ seat }) => seat === GUIDED_SEAT),
    lights: ['area hero 0'],
  },
  {
    id: 'action',
    when: (at) => asks(at, 'turn') && inRound(at, 1) && offeredCard(at, 'fierceBlow') !== undefined,
    says: {
      de: 'In deinem Zug hast du eine normale Aktion und beliebig viele schnelle. Jede Antwort sagt, was sie anrichtet und wohin dein Fokus wandert; auf der Fokusleiste siehst du den Weg. Ein roter Kopf darauf stachelt einen deiner Gegner auf, ein Banner holt Verstärkung. Heftiger Schlag!',
      en: 'In your turn you have one normal action and any number of fast ones. Each answer says what it does and where your focus goes; the focus track shows the way. A red face on it enrages one of your enemies, a banner calls reinforcements. Fierce Blow!',
    },
    rules: ['VA-HEROTURN-07', 'VA-FOCUS-01', 'VA-FOCUS-04'],
    suggests: (at) => offeredCard(at, 'fierceBlow'),
    lights: ['card fierceBlow', 'area focus 0'],
  },
  {
    id: 'vulnerable',
    when: (at) => asks(at, 'targetEnemy') && inRound(at, 1) && offeredCard(at, 'mirrorWitch') !== undefined,
    says: {
      de: 'Die Spiegelhexe ist gegen Stumpf verwundbar, und dein Schlag ist stumpf: Das gibt 1 Wunde schon beim Zielen, ganz gleich, wie gut sie sich verteidigt. Dann folgen 3. Sie hat nur 3 Leben.',
      en: 'The Mirror Witch is vulnerable to Blunt, and your blow is blunt: that is 1 wound upon aiming, however well she defends herself. Then 3 more follow. She has only 3 life.',
    },
    rules: ['VA-VULN-01', 'VA-VULN-02', 'VA-DAMAGE-03'],
    suggests: (at) => offeredCard(at, 'mirrorWitch'),
    lights: ['card mirrorWitch'],
  },
  {
    id: 'loot',
    when: (at) => told(at, 'killed', { kind: 'mirrorWitch' }),
    says: {
      de: 'Getötet! Beute gehört allen. Ihr gebt sie fürs Ausspähen aus, für weite Wege und für Großtaten: Starke Karten, die du in deinem Zug erwerben kannst und gleich auf die Hand nimmst.',
      en: 'Slain! Loot belongs to everybody. You spend it on scouting, on long ways and on great feats: strong cards you can acquire in your turn, straight into your hand.',
    },
    rules: ['VA-KILL-03', 'VA-FEAT-01'],
    lights: ['area loot'],
  },
  {
    id: 'endTurn',
    when: (at) => inRound(at, 1) && told(at, 'killed', { kind: 'mirrorWitch' }),
    says: {
      de: 'Deine normale Aktion ist verbraucht, und mehr ist gerade nicht zu tun: Dein Zug endet von selbst, und du ziehst auf fünf Karten nach. Wilde Parade und Standhalten sind Reflexe: Die bleiben auf der Hand, bis du angegriffen wirst.',
      en: 'Your normal action is used up, and there is nothing else to do just now: your turn ends by itself, and you draw up to five cards. Wild Parry and Hold Fast are reflexes: they stay in your hand until you are attacked.',
    },
    rules: ['VA-ENDTURN-01', 'VA-REFLEX-01'],
    lights: ['card wildParry', 'card holdFast'],
  },
  {
    id: 'defence',
    when: (at) => asks(at, 'activate') || asks(at, 'damageToHero') || asks(at, 'wounds'),
    says: {
      de: 'Verteidigung: Jeder Gegner in deiner Zone greift an. Zeig auf einen, und du liest, was kommt und welche deiner Karten es aufhält. Manche Angriffe lassen sich nicht verhindern.',
      en: 'Defence: every enemy in your area attacks. Point at one and you read what is coming and which of your cards stops it. Some attacks cannot be prevented.',
    },
    rules: ['VA-DEFENCE-02', 'VA-PREVENT-01'],
    lights: ['pile pursuers 0'],
  },
  {
    id: 'reflex',
    when: (at) => asks(at, 'damageToHero') && offeredCard(at, 'wildParry') !== undefined,
    says: {
      de: 'Der Angriff läuft, du darfst reagieren. Ist er ganz verhindert, schlägt die Wilde Parade zurück, und Valkeas Vergeltung erlaubt dir einmal pro Runde noch einen Hieb mit einer Waffe.',
      en: 'The attack is under way, and you may react. If it is prevented entirely, Wild Parry strikes back, and Valkea’s retribution allows you a blow with a weapon once per round.',
    },
    rules: ['VA-REFLEX-01', 'VA-PREVENT-02'],
    suggests: (at) => offeredCard(at, 'wildParry'),
    lights: ['card wildParry'],
  },
  {
    id: 'wounds',
    when: (at) => asks(at, 'wounds'),
    says: {
      de: 'Was durchkommt, sind Wunden, und jede begräbt eine Karte: von der Hand, vom Ablagestapel oder ungesehen vom Deck. Deine Karten sind dein Leben! Nimm zuerst, was du am wenigsten brauchst. Heilung holt Begrabenes zurück.',
      en: 'What gets through becomes wounds, and each buries a card: from your hand, your discard pile or unseen from the deck. Your cards are your life! Take first what you need least. Healing brings buried cards back.',
    },
    rules: ['VA-WOUND-01', 'VA-WOUND-02', 'VA-HEAL-01'],
    lights: ['own'],
  },
];

import type { Phrase } from '@tafelrunde/engine';
import type { Counted } from '../../rules/effects.ts';

/** What a number is asked for; whoever only waits does not know it. */
const counted: Readonly<Partial<Record<string, string>>> = {
  raiseFocus: 'Um wie viel erhöhst du deinen Fokus',
  lowerFocus: 'Um wie viel senkst du deinen Fokus',
  track: 'Um wie viele Felder',
  heal: 'Wie viele Regenerationspunkte nutzt du',
  loot: 'Wie viel Beute gibst du aus',
  cards: 'Wie viele Karten ziehst du',
} satisfies Record<Counted, string>;

/** Was gefragt wird. */
export const prompts = {
  chooseHero: 'Welchen Helden spielst du?',
  chooseAlly: 'Wer begleitet dich? Jeder Verbündete kostet ein Feld auf der Zeitleiste.',
  tuneRewards: 'Welche Belohnung soll nicht ins Spiel kommen?',
  scout: ({ loot }) => `${String(loot)} Beute im Vorrat: Späht ihr einen Ort aus?`,
  travel: 'Wohin zieht die Gruppe?',
  retreat: 'Eine Begegnung ist aktiv. Zieht ihr euch zurück?',
  reveal: 'Welchen Ort deckt ihr auf?',
  whichPlace: 'Welcher Ort ist gemeint?',
  pursued: ({ kind }, say) => `Wen ${say.isMany(kind) ? 'verfolgen' : 'verfolgt'} ${say.the(kind)}?`,
  whoStarts: 'Wer beginnt die Angriffsphase?',
  turn: 'Dein Heldenzug: Was tust du?',
  targetEnemy: 'Welcher Gegner ist das Ziel?',
  targetEnemys: ({ n }) =>
    n === 1 ? 'Wähle einen Gegner als Ziel, oder keinen.' : `Wähle bis zu ${String(n)} Gegner als Ziele.`,
  targetFriend: 'Wer ist gemeint?',
  targetFriends: ({ n }) => (n === 1 ? 'Wähle jemanden, oder niemanden.' : `Wähle bis zu ${String(n)}.`),
  whichZone: 'In welcher Zone liegen die Ziele?',
  oneTarget: 'Welches Ziel trifft es?',
  divide: ({ n, left }) => `Noch ${String(left)} Schaden: Wer erhält die nächsten ${String(n)}?`,
  divideCondition: ({ left }) => `Noch ${String(left)} Marker: Wohin kommt der nächste?`,
  whichEnemy: 'Welcher Gegner?',
  whichHero: 'Welcher Held?',
  whereTo: ({ kind }, say) => `Wohin mit ${say.the(kind, 'dative')}?`,
  rowOrder: 'Wer kommt als Nächstes in die Gegnerreihe?',
  howMany: ({ kind, max, counts }, say) =>
    `${kind === null ? '' : `${say.card(kind)}: `}${counted[String(counts)] ?? 'Wie viel davon nutzt du'}, höchstens ${String(max)}?`,
  boost: ({ kind }, say) => `${say.card(kind)}: Zahlst du mehr, damit es stärker wirkt?`,
  boostDiscard: ({ n }) =>
    `Du darfst ${n === 1 ? 'eine Karte' : `bis zu ${String(n)} Karten`} ablegen, damit es stärker wirkt.`,
  boostBury: ({ n }) =>
    `Du darfst ${n === 1 ? 'eine Karte' : `bis zu ${String(n)} Karten`} begraben, damit es stärker wirkt.`,
  embed: 'Welche Aktion handelst du dabei ab?',
  may: ({ kind }, say) => `${say.card(kind)}: Möchtest du das tun?`,
  chooseOne: ({ kind }, say) => `${say.card(kind)}: Was wählst du?`,
  discard: ({ n }) => (n === undefined ? 'Welche Karte legst du ab?' : `Lege ${String(n)} Karten ab.`),
  bury: ({ n }) => (n === undefined ? 'Welche Karte begräbst du?' : `Begrabe ${String(n)} Karten.`),
  wounds: ({ n }) =>
    n === 1 ? '1 Wunde: Welche Karte begräbst du?' : `${String(n)} Wunden: Welche Karten begräbst du?`,
  intoArea: 'Welche Karte kommt in deine Heldenzone?',
  takeBack: 'Welche Karte holst du zurück?',
  takeLooked: 'Welche Karte nimmst du auf die Hand?',
  putBack: 'In welcher Reihenfolge liegen sie oben? Die erste liegt zuoberst.',
  attach: 'Welche Karte hängst du an?',
  detach: 'Welche Karte nimmst du zurück?',
  tooMuchGear: ({ letter }) =>
    `Zu viele Karten mit dem Buchstaben ${String(letter)} in deiner Heldenzone: Welche legst du ab?`,
  objectivesAway: ({ n, kind }, say) =>
    `${n === 1 ? '1 Zielmarker' : `${String(n)} Zielmarker`} für ${say.the(kind, 'accusative')}: Wie viele kommen stattdessen auf das Zeittableau?`,
  handLimit: ({ n }) =>
    n === undefined
      ? 'Zu viele Handkarten: Welche legst du ab?'
      : `Zu viele Handkarten: Lege ${String(n)} ab.`,
  healing: ({ points }) =>
    points === undefined
      ? 'Welche Karten heilst du?'
      : `Welche Karten heilst du? Höchstens ${String(points)}.`,
  heal: ({ points }) => `Heilung: noch ${String(points)} Regenerationspunkte.`,
  underDeck: 'In welcher Reihenfolge kommen sie unter dein Deck? Die erste wird zuerst gezogen.',
  mayRest: 'Der Ort ist sicher. Ruhst du dich aus?',
  enrage: 'Welchen Gegner stachelst du auf?',
  assign: ({ kind }, say) => `Welchen Gegner übernimmt ${say.the(kind)}?`,
  whichArea: 'In welcher Heldenzone greifen die Gegner als Nächstes an?',
  activate: 'Welcher Gegner greift als Nächstes an?',
  removeCondition: ({ kind }, say) => `${say.card(kind)}: Welchen Zustandsmarker entfernst du?`,
  reward: 'Belohnung: Wer nimmt welche Karte, oder welche legt ihr zurück?',
  exchange: ({ loot }) =>
    `Die Karte ist zurückgelegt: ${String(loot)} Beute oder eine persönliche Belohnung?`,
  phaseStart: 'Eine Phase beginnt. Nutzt du etwas?',
  phaseEnd: 'Eine Phase endet. Nutzt du etwas?',
  roundEnd: 'Die Runde endet. Nutzt du etwas?',
  batchDrawn: 'Gegner sind erschienen. Nutzt du etwas?',
  locationRevealed: 'Ein Ort wurde aufgedeckt. Nutzt du etwas?',
  enemyEntersHeroArea: 'Ein Gegner ist in eine Heldenzone gekommen. Reagierst du?',
  turnStart: 'Ein Heldenzug beginnt. Nutzt du etwas?',
  turnEnd: 'Ein Heldenzug endet. Nutzt du etwas?',
  modifyAction: 'Eine Aktion wird abgehandelt. Modifizierst du sie?',
  objectivePlaced: 'Zielmarker wurden gelegt. Nutzt du etwas?',
  enemyKilled: 'Ein Gegner wurde getötet. Nutzt du etwas?',
  actionEnded: 'Eine Aktion ist zu Ende. Reagierst du?',
  attackStart: 'Ein Gegner greift gleich an. Nutzt du etwas?',
  damageToHero: 'Angriff: Verhinderst du Schaden?',
  damageToAlly: 'Angriff auf einen Verbündeten: Verhinderst du Schaden?',
  attackPrevented: 'Der Angriff ist vollständig verhindert. Nutzt du etwas?',
  woundTaken: 'Wunden wurden erlitten. Reagierst du?',
  attackOver: 'Der Angriff ist vorbei. Reagierst du?',
  activationOver: 'Der Gegner ist fertig. Reagierst du?',
  enemyAbility: 'Eine Fertigkeit wirkt gleich. Verhinderst du sie?',
  enrageStart: 'Ein Gegner wurde aufgestachelt. Verhinderst du seinen Effekt?',
  enemyEnraged: 'Ein Gegner wurde aufgestachelt. Reagierst du?',
  heroHealed: 'Ein Held wurde geheilt. Nutzt du etwas?',
  focusChanged: 'Ein Fokus hat sich verändert. Nutzt du etwas?',
  timeEvent: 'Ein Ereignis ist eingetreten. Nutzt du etwas?',
} satisfies Record<string, Phrase>;

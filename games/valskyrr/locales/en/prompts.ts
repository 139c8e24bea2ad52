import type { Phrase } from '@tafelrunde/engine';
import type { Counted } from '../../rules/effects.ts';
import type { prompts as de } from '../de/prompts.ts';

/** "Skirra, the Mist Falcon," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);

/** What a number is asked for; whoever only waits does not know it. */
const counted: Readonly<Partial<Record<string, string>>> = {
  raiseFocus: 'by how much do you raise your focus',
  lowerFocus: 'by how much do you lower your focus',
  track: 'by how many spaces',
  heal: 'how many regeneration points do you use',
  loot: 'how much loot do you spend',
  cards: 'how many cards do you draw',
} satisfies Record<Counted, string>;

export const prompts = {
  chooseHero: 'Which hero do you play?',
  chooseAlly: 'Who goes with you? Every ally costs a space of the time track.',
  tuneRewards: 'Which reward shall not come into play?',
  scout: ({ loot }) => `${String(loot)} loot in the pool: do you scout a location?`,
  travel: 'Where does the party go?',
  retreat: 'An encounter is active. Do you retreat?',
  reveal: 'Which location do you reveal?',
  whichPlace: 'Which location is meant?',
  pursued: ({ kind }, say) => `Whom ${say.isMany(kind) ? 'do' : 'does'} ${say.the(kind)} pursue?`,
  whoStarts: 'Who begins the hero phase?',
  turn: 'Your hero turn: what do you do?',
  targetEnemy: 'Which enemy is the target?',
  targetEnemys: ({ n }) =>
    n === 1 ? 'Choose an enemy as the target, or none.' : `Choose up to ${String(n)} enemies as targets.`,
  targetFriend: 'Who is meant?',
  targetFriends: ({ n }) => (n === 1 ? 'Choose somebody, or nobody.' : `Choose up to ${String(n)}.`),
  whichZone: 'In which zone are the targets?',
  oneTarget: 'Which target does it hit?',
  divide: ({ n, left }) => `${String(left)} damage left: who gets the next ${String(n)}?`,
  divideCondition: ({ left }) => `${String(left)} tokens left: where does the next one go?`,
  whichEnemy: 'Which enemy?',
  whichHero: 'Which hero?',
  whereTo: ({ kind }, say) => `Where ${say.isMany(kind) ? 'do' : 'does'} ${within(say.the(kind))} go?`,
  rowOrder: 'Who comes to the enemy row next?',
  howMany: ({ kind, max, counts }, say) =>
    `${kind === null ? '' : `${say.card(kind)}: `}${counted[String(counts)] ?? 'how much of it do you use'}, at most ${String(max)}?`,
  boost: ({ kind }, say) => `${say.card(kind)}: do you pay more to make it stronger?`,
  boostDiscard: ({ n }) =>
    `You may discard ${n === 1 ? 'a card' : `up to ${String(n)} cards`} to make it stronger.`,
  boostBury: ({ n }) =>
    `You may bury ${n === 1 ? 'a card' : `up to ${String(n)} cards`} to make it stronger.`,
  embed: 'Which action do you resolve as part of it?',
  may: ({ kind }, say) => `${say.card(kind)}: do you want to do that?`,
  chooseOne: ({ kind }, say) => `${say.card(kind)}: what do you choose?`,
  discard: ({ n }) => (n === undefined ? 'Which card do you discard?' : `Discard ${String(n)} cards.`),
  bury: ({ n }) => (n === undefined ? 'Which card do you bury?' : `Bury ${String(n)} cards.`),
  wounds: ({ n }) =>
    n === 1 ? '1 wound: which card do you bury?' : `${String(n)} wounds: which cards do you bury?`,
  intoArea: 'Which card goes into your hero area?',
  takeBack: 'Which card do you take back?',
  takeLooked: 'Which card do you take into hand?',
  putBack: 'In which order do they lie on top? The first one lies topmost.',
  attach: 'Which card do you attach?',
  detach: 'Which card do you take back?',
  tooMuchGear: ({ letter }) =>
    `Too many cards with the letter ${String(letter)} in your hero area: which one do you discard?`,
  objectivesAway: ({ n, kind }, say) =>
    `${n === 1 ? '1 objective token' : `${String(n)} objective tokens`} for ${say.the(kind)}: how many go to the time charter instead?`,
  handLimit: ({ n }) =>
    n === undefined
      ? 'Too many hand cards: which one do you discard?'
      : `Too many hand cards: discard ${String(n)}.`,
  healing: ({ points }) =>
    points === undefined ? 'Which cards do you heal?' : `Which cards do you heal? Up to ${String(points)}.`,
  heal: ({ points }) => `Healing: ${String(points)} regeneration points left.`,
  underDeck: 'In which order do they go under your deck? The first one is drawn first.',
  mayRest: 'The location is safe. Do you rest?',
  enrage: 'Which enemy do you enrage?',
  assign: ({ kind }, say) => `Which enemy does ${within(say.the(kind))} take on?`,
  whichArea: 'In which hero area do the enemies attack next?',
  activate: 'Which enemy attacks next?',
  removeCondition: ({ kind }, say) => `${say.card(kind)}: which condition token do you remove?`,
  reward: 'Reward: who takes which card, or which one do you put back?',
  exchange: ({ loot }) => `The card is put back: ${String(loot)} loot or a personal reward?`,
  phaseStart: 'A phase begins. Do you use something?',
  phaseEnd: 'A phase ends. Do you use something?',
  roundEnd: 'The round ends. Do you use something?',
  batchDrawn: 'Enemies have appeared. Do you use something?',
  locationRevealed: 'A location was revealed. Do you use something?',
  enemyEntersHeroArea: 'An enemy has entered a hero area. Do you react?',
  turnStart: 'A hero turn begins. Do you use something?',
  turnEnd: 'A hero turn ends. Do you use something?',
  modifyAction: 'An action is being resolved. Do you modify it?',
  objectivePlaced: 'Objective tokens were placed. Do you use something?',
  enemyKilled: 'An enemy was killed. Do you use something?',
  actionEnded: 'An action is over. Do you react?',
  attackStart: 'An enemy is about to attack. Do you use something?',
  damageToHero: 'An attack: do you prevent damage?',
  damageToAlly: 'An attack on an ally: do you prevent damage?',
  attackPrevented: 'The attack is fully prevented. Do you use something?',
  woundTaken: 'Wounds were taken. Do you react?',
  attackOver: 'The attack is over. Do you react?',
  activationOver: 'The enemy is done. Do you react?',
  enemyAbility: 'An ability is about to work. Do you prevent it?',
  enrageStart: 'An enemy was enraged. Do you prevent its effect?',
  enemyEnraged: 'An enemy was enraged. Do you react?',
  heroHealed: 'A hero was healed. Do you use something?',
  focusChanged: 'A focus has changed. Do you use something?',
  timeEvent: 'An event has occurred. Do you use something?',
} satisfies Record<keyof typeof de, Phrase>;

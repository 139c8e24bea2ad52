import type { CardWords } from '@tafelrunde/engine';
import type { encounters as de } from '../de/encounters.ts';
import { lines } from './cardText.ts';

export const encounters = {
  ragingBones: {
    name: 'Raging Bones',
    text: lines(
      'Starting enemies: 2H+1 blue, Skeleton.',
      'Special rule: Skeleton enemies have 1 life less. At the start of the defence phase every hero with at least 3 Skeleton enemies in their hero area enrages one of them.',
      'Progress: When a Skeleton enemy is killed: place 1 objective token here.',
      'Success: 2H objective tokens here or no enemy in play.',
      'Restoration: Place H objective tokens on the time charter.',
      'Retreat: Every hero buries the top card of their deck.',
    ),
  },
  soulScales: {
    name: 'The Soul Scales',
    text: lines(
      'Starting enemies: 2H blue, Any.',
      'Special rule: Fast action, once per turn: bury 2 hand cards to place 1 objective token here.',
      'Progress: When an enemy is killed: place 1 objective token here.',
      'Success: 2H objective tokens here.',
      'Restoration: The scales give back: every hero takes 1 card of their choice from their burial pile into hand.',
      'Retreat: Place 1 weakness on every hero.',
    ),
  },
  deadCrown: {
    name: 'Trail of the Dead Crown',
    text: lines(
      'Starting enemies: 2H blue, Any.',
      'Setup: The enemy with the highest life is the crown bearer. It goes to the right end of the enemy row and has +H life.',
      'Special rule: At the end of the defence phase the crown bearer goes to the right end of the enemy row; place 1 wound token here. On the 4th it escapes: discard it and the tokens, time ▷2; the enemy with the highest life succeeds it.',
      'Success: A crown bearer was killed.',
      'Restoration: Gain 2 loot tokens.',
      'Retreat: Time ▷1.',
    ),
  },
  mistTide: {
    name: 'Tide of Mist',
    text: lines(
      'Starting enemies: H+1 blue, Any.',
      'Reinforcement: ▷0/0/1/1 blue, Any.',
      'Special rule: At the start of the time phase: remove 1 objective token from the time charter. Fast action, once per turn: discard 1 hand card with Light, Flame or Sign or any 2 to place 1 objective token here.',
      'Success: 3H−1 objective tokens here or no enemy in play.',
      'Restoration: If all fires burn (3H−1 objective tokens here): darkness ◁1.',
      'Retreat: Remove 1 objective token from the time charter.',
    ),
  },
  deathWatch: {
    name: 'Wake for the Dead',
    text: lines(
      'Starting enemies: H+1 blue, Any.',
      'Reinforcement: ▷0/1/1/2 blue, Any.',
      'Special rule: At the end of the defence phase place 1 wound token here for each enemy in the enemy row. If there are at least H+1, remove them all: darkness ▷1.',
      'Progress: After that place 1 objective token here.',
      'Success: 3 objective tokens here.',
      'Restoration: Every hero gains 2 regeneration points.',
      'Retreat: Place 1 dazed on every hero.',
    ),
  },
  boneMaze: {
    name: 'Maze of Bones',
    text: lines(
      'Starting enemies: 2H blue, Skeleton or Spirit.',
      'Special rule: Actions target only enemies in your own hero area. If no enemy lies there at the start of your turn, you may bring 1 enemy from another zone there.',
      'Success: At most H/2 enemies in play (rounded down).',
      'Restoration: Reveal up to 1 adjacent face-down location.',
      'Retreat: Every hero discards 2 hand cards.',
    ),
  },
  wormPit: {
    name: 'Worm Pit',
    text: lines(
      'Starting enemies: H+1 green, Insect.',
      'Reinforcement: ▷0/1/1/2 green, Insect or Beast.',
      'Setup: Place 2H wound tokens here: the nests.',
      'Special rule: Normal action, with at most 2 enemies in your hero area: remove 1 nest, 1 more if you discard 1 hand card with Flame. Without nests the reinforcement box is empty.',
      'Success: No nest left here.',
      'Restoration: Gain 1 loot token. Remove all poison from heroes and allies.',
      'Retreat: Place 1 poison on every hero.',
    ),
  },
  greatHunt: {
    name: 'The Great Hunt',
    text: lines(
      'Starting enemies: 2H green, Beast.',
      'Setup: The enemy with the highest life is the prey: +H life, loot value +1.',
      'Special rule: While another Beast enemy lies in its zone, the prey cannot be the only target of an action.',
      'Success: The prey was killed.',
      'Restoration: Every hero draws 1 card.',
      'Retreat: Lose 1 loot token, if possible.',
    ),
  },
  ravenokPath: {
    name: 'Path of the Ravenok',
    text: lines(
      'Starting enemies: 2H green, Ravenok or Beast.',
      'Special rule: Once per round, when a hero’s focus enters or passes space 7: draw 1 green Ravenok or Beast enemy into the enemy row.',
      'Progress: At the end of the defence phase place 1 objective token here for each hero with focus 5 or less.',
      'Success: 2H objective tokens here or no enemy in play.',
      'Restoration: Reveal up to 2 adjacent face-down locations.',
      'Retreat: Every hero raises their focus by 3.',
    ),
  },
  moorStorm: {
    name: 'Thunder over the High Moor',
    text: lines(
      'Starting enemies: H+1 green, Any.',
      'Reinforcement: ▷0/1/1/2 green, Any.',
      'Special rule: At the start of the defence phase lightning strikes the hero with the highest focus: that hero suffers 3 magical damage; every enemy in that hero area gets 2 wound tokens.',
      'Progress: After each lightning strike: place 1 objective token here.',
      'Success: 3 objective tokens here or no enemy in play.',
      'Restoration: Clear air: every hero removes 1 of their condition tokens and gains 1 regeneration point.',
      'Retreat: The hero with the highest focus suffers 3 magical damage.',
    ),
  },
  liveCatch: {
    name: 'Taken Alive',
    text: lines(
      'Starting enemies: 2H green, Beast.',
      'Setup: The enemy with the highest life is the catch: +2H life.',
      'Special rule: When the catch is killed: time ▷1; the Beast enemy with the highest life becomes the catch (if there is none, draw 1 green Beast enemy).',
      'Success: The catch has at most 3 life left, and no other enemy lies in its zone.',
      'Restoration: Gain 3 loot tokens.',
      'Retreat: Every hero discards 1 hand card. Time ▷1.',
    ),
  },
  turfWar: {
    name: 'Turf War',
    text: lines(
      'Starting enemies: 1/3/4/5 green, Beast or Insect; H+1 red, Any.',
      'Special rule: At the start of the defence phase: in every hero area with green and red enemies the hero picks one of each; they deal each other damage equal to their attack.',
      'Success: No enemy in play.',
      'Restoration: Gain 1 loot token. Place H objective tokens on the time charter.',
      'Retreat: Every hero suffers 2 physical damage.',
    ),
  },
  holdTheBridge: {
    name: 'Hold the Bridge!',
    text: lines(
      'Starting enemies: H+1 red, Any.',
      'Reinforcement: ▷0/1/1/2 red, Any.',
      'Special rule: At the start of the pursuit phase name the bridge guard. All enemies pursue that hero until 3 lie in that hero area. 1 damage of every attack against the bridge guard is prevented.',
      'Progress: At the end of the defence phase place 1 objective token here; 2 if no enemy lies in the bridge guard’s hero area.',
      'Success: 4 objective tokens here or no enemy in play.',
      'Restoration: The last bridge guard gains 3 regeneration points. Gain 1 loot token.',
      'Retreat: Lose 2 loot tokens, as far as possible.',
    ),
  },
  arrowStorm: {
    name: 'Storm of Arrows',
    text: lines(
      'Starting enemies: 3/5/7/8 red, Human.',
      'Special rule: In the pursuit phase at most 1 enemy enters each hero area. At the start of the defence phase every hero suffers 1 physical damage per enemy in the enemy row (at most 3), which cannot be prevented.',
      'Success: No enemy in play.',
      'Restoration: Gain 1 loot token for every 2 heroes (rounded up).',
      'Retreat: Every hero suffers 1 physical damage per enemy in the enemy row, at most 3.',
    ),
  },
  refugeeTrek: {
    name: 'The Refugee Trek',
    text: lines(
      'Starting enemies: H+1 red, Any.',
      'Reinforcement: ▷0/1/1/2 red, Any.',
      'Setup: Place 2H objective tokens here: the refugees (not on the time charter).',
      'Special rule: At the end of the defence phase every enemy in the enemy row takes 1 refugee away. Then place 1 wound token here: an hour’s march.',
      'Success: 3 wound tokens here.',
      'Restoration: Place 1 objective token on the time charter for each refugee here (at most H). If all 2H are still here: gain 2 loot tokens. If none is left: time ▷2.',
      'Retreat: Remove 2 objective tokens from the time charter.',
    ),
  },
  slaveCaravan: {
    name: 'The Slave Caravan',
    text: lines(
      'Starting enemies: H red, Mage.',
      'Setup: Draw H Slaves of the Red Sand; they go to the left end of the enemy row.',
      'Special rule: Fast action, once per turn, with no Mage enemy in your hero area: discard 1 hand card with Leadership or Light or any 2 to discard 1 Slave in your hero area and place 1 objective token here.',
      'Success: No enemy in play.',
      'Restoration: For each objective token here a hero of your choice gains 1 regeneration point.',
      'Retreat: Every hero discards 2 hand cards.',
    ),
  },
  bloodRite: {
    name: 'The Blood Rite',
    text: lines(
      'Starting enemies: H red, Demon or Human.',
      'Setup: Draw H more red Mage enemies.',
      'Special rule: Mage enemies have +1 life. At the start of the time phase place 1 wound token here for each Mage enemy in play. If there are at least 2H+1, remove them all: darkness ▷1, and draw 1 red Demon enemy.',
      'Success: No Mage enemy in play.',
      'Restoration: Place H+1 objective tokens on the time charter.',
      'Retreat: Time ▷2.',
    ),
  },
  stoneDuel: {
    name: 'Duel in the Stone Circle',
    text: lines(
      'Starting enemies: 2H red, Any.',
      'Setup: The enemy with the highest attack is the challenger (+H life). Name the duellist; the challenger enters that hero area.',
      'Special rule: Only the duellist and their allies may target the challenger; it cannot be moved. With 2 or more heroes the duellist may target only the challenger and is not pursued by other enemies.',
      'Success: The challenger was killed.',
      'Restoration: The duellist draws 2 cards. Gain 1 loot token.',
      'Retreat: Place 2 weakness on the duellist.',
    ),
  },
  nightOfThePack: {
    name: 'Night of the Pack',
    text: lines(
      'Starting enemies: 2H−1 green, Beast.',
      'Reinforcement: ▷1/2/2/3 green, Beast.',
      'Setup: Greyfang goes to the right end of the enemy row.',
      'Special rule: When Greyfang’s wound tokens reach half of his life: turn him over; he goes to the right end of the enemy row.',
      'Success: Greyfang was killed.',
      'Retreat: Every hero buries the top 2 cards of their deck.',
    ),
  },
  throneOfBones: {
    name: 'At the Throne of Bones',
    text: lines(
      'Starting enemies: 2H−1 blue, Skeleton.',
      'Reinforcement: ▷1/2/2/3 blue, Skeleton.',
      'Setup: The Bone Lord goes to the right end of the enemy row.',
      'Special rule: At the end of the defence phase: turn the Bone Lord over. If the throne side is now up: draw H/2 blue Skeleton enemies (rounded down).',
      'Success: The Bone Lord was killed.',
      'Retreat: Darkness ▷1.',
    ),
  },
  templeInTheSand: {
    name: 'The Temple in the Red Sand',
    text: lines(
      'Starting enemies: 2H−1 red, Human.',
      'Reinforcement: ▷1/2/3/3 red, Human.',
      'Setup: Ishara goes to the right end of the enemy row.',
      'Special rule: As soon as H objective tokens lie here: turn Ishara over; she enters the hero area of the hero with the highest focus. Until then, at the end of a defence phase with no red enemy in play: draw 1 red Human enemy.',
      'Progress: When a red enemy is killed and fewer than H objective tokens lie here: place 1 objective token here (not on the time charter).',
      'Success: Ishara was killed and H objective tokens lie here.',
      'Retreat: Place 1 burning on every hero. Time ▷1.',
    ),
  },
  stormEyrie: {
    name: 'The Storm Eyrie',
    text: lines(
      'Starting enemies: H+1 green, Flying or Beast.',
      'Reinforcement: ▷1/2/2/2 green, Flying or Beast.',
      'Setup: Vharok goes to the right end of the enemy row.',
      'Special rule: At the end of the hero phase: if Vharok got at least 2H+3 wound tokens in it, or bears half of his life in wound tokens, turn him over; he enters the hero area of the hero with the highest focus.',
      'Success: Vharok was killed.',
      'Retreat: Every hero suffers 2 magical damage.',
    ),
  },
  inTheHeartOfDread: {
    name: 'In the Heart of Dread',
    text: lines(
      'Starting enemies: H blue, Spirit; H−1 red, Demon.',
      'Reinforcement: ▷1/2/2/2 blue, Spirit.',
      'Setup: The Ruler of Mist goes to the right end of the enemy row.',
      'Special rule: Front side: the Ruler of Mist cannot be killed. When his wound tokens reach half of his life, remove any above that and turn him over; he goes to the right end of the enemy row.',
      'Success: Both sides of the Ruler of Mist are defeated: he was killed.',
      'Retreat: Darkness ▷1. Place 1 weakness on every hero.',
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;

import { capitalized, type Phrase } from '@tafelrunde/engine';
import type { prompts as de } from '../de/prompts.ts';
import { lanes, ranks } from './names.ts';

export const prompts = {
  colour: 'You have won the opening roll. Which colour do you take?',
  pairing: 'Choose heroes yourself, or take a ready pairing?',
  draft: 'Which hero joins your team?',
  list: 'Your team list: whom do you take for this slot?',
  start: 'You have the initiative. Who starts?',
  golems: 'Your golems appear. Place them on the line?',
  golemWhere: ({ lane, rank }) =>
    `Second golem, ${lanes[String(lane)] ?? lane}, ${ranks[String(rank)] ?? rank}: where does it stand? It touches the first and is not nearer to the tower.`,
  deploy: 'Which hero do you deploy?',
  deployWhere: ({ kind }, say) => `Where does ${say.the(kind)} stand?`,
  buy: 'Would you like to buy equipment?',
  act: ({ actions }) => (actions === 1 ? 'One more action: which hero acts?' : 'Which hero acts?'),
  action: ({ kind }, say) => `What does ${say.the(kind)} do?`,
  way: ({ kind }, say) => `Which way does ${say.the(kind)} go?`,
  thenWhat: ({ kind }, say) => `And what does ${say.the(kind)} do there?`,
  moveAfter: ({ kind }, say) => `Does ${say.the(kind)} move afterwards?`,
  target: ({ kind, hero }, say) =>
    kind === 'attack'
      ? `Whom does ${say.the(hero)} attack?`
      : `${capitalized(say.the(kind))}: who is the target?`,
  teleportTo: ({ kind }, say) => `To which tower does ${say.the(kind)} teleport?`,
  teleportWhere: ({ kind }, say) => `Where does ${say.the(kind)} appear?`,
  react: ({ kind }, say) => `${capitalized(say.the(kind))} acts. Do you react?`,
  either: ({ kind }, say) => `${capitalized(say.the(kind))}: place before or after the attack?`,
  origin: ({ kind }, say) => `${capitalized(say.the(kind))}: measured from where?`,
  squad: ({ kind }, say) => `${capitalized(say.the(kind))}: which squad?`,
  direction: ({ kind }, say) => `${capitalized(say.the(kind))}: in which direction?`,
  template: ({ kind }, say) => `${capitalized(say.the(kind))}: where does the template point?`,
  circle: ({ kind }, say) => `${capitalized(say.the(kind))}: where does the circle lie?`,
  point: ({ kind }, say) => `${capitalized(say.the(kind))}: at which point?`,
  pointOrDecoy: ({ kind }, say) => `${capitalized(say.the(kind))}: a point, or the decoy?`,
  hedge: ({ kind }, say) =>
    `${capitalized(say.the(kind))}: where is its middle, and in which direction does it run?`,
  part: ({ kind }, say) => `${capitalized(say.the(kind))}: what do you choose?`,
  partForGold: ({ kind }, say) => `${capitalized(say.the(kind))}: something more for gold?`,
  ball: ({ kind }, say) => `${capitalized(say.the(kind))}: which golem is the ball?`,
  pick: ({ kind }, say) => `${capitalized(say.the(kind))}: whom do you choose?`,
  again: ({ kind }, say) => `${capitalized(say.the(kind))}: whom does the second shot go to?`,
  strike: ({ kind }, say) => `${capitalized(say.the(kind))}: who is attacked?`,
  pushWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: in which direction does the push go?`,
  abilityMove: ({ kind, hero }, say) => `${capitalized(say.the(kind))}: where does ${say.the(hero)} move?`,
  abilityPlace: ({ kind }, say) => `${capitalized(say.the(kind))}: where to?`,
  markerWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: where does the marker lie?`,
  decoyWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: where does the decoy stand?`,
  decoyToo: ({ kind }, say) => `${capitalized(say.the(kind))}: put up a new decoy?`,
  share: ({ kind, other, damage }, say) =>
    `${capitalized(say.the(other))} would lose ${String(damage)} life points. How many does ${say.the(kind)} lose instead?`,
  watch: ({ kind, other }, say) => `Does ${say.the(kind)} shoot at ${say.the(other)}?`,
  startOfRound: 'The round begins: what do you use?',
  startOfActivation: 'Your activation phase begins: what do you use?',
  moveAnnounced: 'The move is announced: what do you use?',
  knockedOut: 'The target is knocked out: what do you use?',
  abilityDone: 'The ability has been used: what else do you use?',
} satisfies Record<keyof typeof de, Phrase>;

import type { Phrase } from '@tafelrunde/engine';
import type { prompts as de } from '../de/prompts.ts';

export const prompts = {
  turn: 'It is your turn. Where do you lead your party?',
  rest: 'You rest. Which hand card do you destroy?',
  visit: ({ gold, buys }) =>
    `In the village: ${String(gold)} gold, ${buys === 0 ? 'no purchase' : buys === 1 ? 'one purchase' : `${String(buys)} purchases`} left. What do you do?`,
  become: ({ kind }, say) => `Which hero does ${say.the(kind)} become?`,
  fight: 'In the dungeon: use effects, hand out weapons and choose your target.',
  equip: ({ kind }, say) => `Who carries ${say.the(kind)}?`,
  ail: ({ diseases }) =>
    diseases === 1 ? 'What does your Disease lower?' : `What do your ${String(diseases)} Diseases lower?`,
  spoils: ({ gold }) => `Spoils! You have ${String(gold)} gold. Do you buy something?`,
  sacrifice: 'Which card falls to the monster?',
  cure: 'Which Disease do you heal?',
  strengthen: 'Which hero grows stronger?',
  discard: 'Which card do you discard?',
  foresee: 'A trap! Do you show an elixir?',
  chooseHeroes: 'Which four hero sets take part?',
  chooseVillage: 'Which eight village cards take part?',
  chooseMonsters: 'Which monsters dwell in the dungeon?',
  chooseFeatures: 'What else lurks in the dungeon?',
} satisfies Record<keyof typeof de, Phrase>;

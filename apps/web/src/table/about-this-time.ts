import type { WireQuestion } from '@tafelrunde/engine';

/**
 * Whether a question is another one every time it comes: it is about a card or a person, or asks for a place on the map. One answer
 * for all of them would decide what nobody has seen yet. A topic of its own says that the game has told such questions apart itself.
 */
export const isAboutThisTime = ({ about, topic, prompt, options }: WireQuestion): boolean =>
  topic === prompt &&
  ((typeof about === 'object' && about !== null && Object.keys(about).length > 0) ||
    options.some(({ space }) => space !== undefined));

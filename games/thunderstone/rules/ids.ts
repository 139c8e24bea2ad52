import type { Card } from '@tafelrunde/engine';

/** Ids of options that point at a card, each written once: a simulation asks for them millions of times. */
const idsWith = (word: string): ((card: Card) => string) => {
  const ids: string[] = [];
  return (card) => {
    while (ids.length <= card) ids.push(word + ids.length);
    return ids[card];
  };
};

export const attackId = idsWith('attack');
export const equipId = idsWith('equip');
export const levelId = idsWith('level');

const uses: ((card: Card) => string)[] = [];
/** The id of using the effect with this number: `use0.12` is the first effect of card 12. */
export const useId = (card: Card, index: number): string => {
  while (uses.length <= index) uses.push(idsWith(`use${uses.length}.`));
  return uses[index](card);
};

import { facesOf } from '@tafelrunde/ui/board';
import { type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import type { CardDef } from '../shape.ts';
import { looks, own } from './looks.ts';
import { texts } from '../overview/texts.ts';

/** A card of any sort, with its numbers where the eye expects them. */
export const Face = facesOf(looks, (def, { speech }) => {
  const say = texts[speech.language];
  return {
    type: typeOf(def, say),
    price:
      def.sort === 'equipment'
        ? cardNumber('coin', def.price, say.words.gold)
        : def.sort === 'ability'
          ? cardNumber(own('mana'), def.mana, say.words.mana)
          : undefined,
    rail: railOf(def, say),
  };
});

type Say = (typeof texts)['de'];

function typeOf(def: CardDef, say: Say): string {
  switch (def.sort) {
    case 'hero':
      return say.classes[def.class];
    case 'ability':
      return def.slot;
    case 'passive':
      return say.words.passive;
    case 'equipment':
      return say.words.equipment;
    case 'unit':
      return '';
  }
}
/** Fighting numbers of a hero on level 1, and of units. */
function railOf(def: CardDef, { words }: Say): readonly CardNumber[] {
  const numbers = (life: number, dice: number, less: number, reach: 'melee' | 'ranged') => [
    cardNumber('life', life, words.life, 'life'),
    cardNumber('attack', dice, words[reach], 'attack'),
    ...(less > 0 ? [cardNumber('defence', less, words.armour, 'strength')] : []),
  ];
  if (def.sort === 'unit') return numbers(def.life, def.combat, def.armour, def.reach);
  if (def.sort !== 'hero') return [];
  const { maxLife, combat, armour, reach, maxMana } = def.profile;
  return [
    ...numbers(maxLife[0], combat[0], armour, reach),
    cardNumber(own('mana'), maxMana[0], words.mana, 'magic'),
  ];
}

import { facesOf } from '@tafelrunde/ui/board';
import { type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import type { CardDef } from '../shape/cards.ts';
import { looks, own } from './looks.ts';
import { isBought, plainText, typeOf } from '../overview/printed.ts';
import { texts } from '../overview/texts.ts';

/** A card of any sort, with its numbers where the eye expects them. */
export const Face = facesOf(looks, (def, { kind, note, speech }) => {
  const say = texts[speech.language];
  const weakened = typeof note === 'number' ? note : 0;
  const isMonster = def.sort === 'monster';
  return {
    text: speech.words.cards[kind]?.text ?? plainText(def, say),
    type: typeOf(def, speech),
    classes: def.classes.map((one) => ({ icon: own(one), name: say.classes[one] })),
    price: isBought(def) ? cardNumber('coin', def.price, say.price) : undefined,
    life:
      isMonster && def.health > 0
        ? cardNumber('life', Math.max(1, def.health - weakened), say.numbers.life)
        : undefined,
    rail: railOf(def, say.numbers),
    foot: footOf(def, say),
  };
});

type Texts = (typeof texts)['de'];

/** All fighting numbers. What a monster shows there it gives as a trophy, which its text says. */
export function railOf(def: CardDef, names: Texts['numbers']): readonly CardNumber[] {
  const rail: CardNumber[] = [];
  const signed = (value: number) => (value < 0 ? `−${-value}` : value);
  if (def.sort === 'hero') rail.push(cardNumber('strength', def.strength, names.strength, 'strength'));
  if (def.sort === 'weapon') rail.push(cardNumber('weight', def.weight, names.weight, 'strength'));
  if (def.sort === 'monster') {
    if (def.dark > 0) rail.push(cardNumber('darkness', `−${def.dark}`, names.darkness, 'night'));
    return rail;
  }
  if (def.sort === 'disease') return [cardNumber('attack', '−1', names.attack, 'attack')];
  if (def.attack !== 0) rail.push(cardNumber('attack', signed(def.attack), names.attack, 'attack'));
  if (def.magic !== 0) rail.push(cardNumber('magic', signed(def.magic), names.magic, 'magic'));
  if (def.light !== 0) rail.push(cardNumber('light', signed(def.light), names.light, 'light'));
  return rail;
}

/** What it is worth: gold left, experience and level in the middle, points right. */
function footOf(def: CardDef, say: Texts): readonly CardNumber[] {
  const { numbers } = say;
  const foot: CardNumber[] = [];
  if (def.gold !== null) foot.push(cardNumber('coin', def.gold, numbers.gold, 'light'));
  if (def.sort === 'hero') {
    const steps = '▲'.repeat(def.level) + '△'.repeat(3 - def.level);
    if (def.levelUp > 0)
      foot.push(cardNumber('experience', `${def.levelUp} ${steps}`, say.levelUpFrom(def.level), 'xp'));
    else foot.push(cardNumber('experience', steps, say.highest(def.level), 'xp'));
  }
  if (def.experience > 0) foot.push(cardNumber('experience', def.experience, numbers.experience, 'xp'));
  if (def.points !== 0) foot.push(cardNumber('victory', def.points, numbers.points, 'vp'));
  return foot;
}

import type { TableSpeech } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { texts } from './texts.ts';

/** What is printed on a card, in words: its type, its numbers, and what a card without a text comes to. */
type Texts = (typeof texts)['de'];

/** "Hero · Dwarf", "Weapon · edged", "Undead – Spirit". */
export function typeOf(def: CardDef, { words, language }: TableSpeech): string {
  const say = texts[language];
  const set = words.options[`set.${def.group}`];
  const setName = typeof set === 'string' ? set : undefined;
  const sort = say.sorts[def.sort];
  switch (def.sort) {
    case 'hero':
      return `${sort} · ${def.level === 0 ? say.noLevel : (setName ?? '')}`;
    case 'monster':
      return def.guardian ? say.guardian : (setName ?? sort);
    case 'trap':
      return setName ?? sort;
    case 'stone':
    case 'disease':
      return sort;
    default:
      return [sort, ...def.keywords.map((word) => say.keywords[word])].join(' · ');
  }
}

/** What a card without words comes to. */
export function plainText({ sort, weight, light }: CardDef, { plain }: Texts): string | undefined {
  if (sort === 'weapon') return plain.weapon(weight);
  if (sort === 'item') return light > 0 ? plain.light : undefined;
  return sort === 'spell' || sort === 'hero' || sort === 'monster' || sort === 'stone'
    ? plain[sort]
    : undefined;
}

export const isBought = ({ sort }: CardDef): boolean =>
  sort === 'hero' || sort === 'weapon' || sort === 'item' || sort === 'spell' || sort === 'villager';

/** The numbers that count while the card is in a hand: "Strength 3, Attack 2". */
export function numbersInHand(def: CardDef, { numbers }: Texts): string[] {
  const found: string[] = [];
  const add = (name: string, value: number): void => {
    if (value !== 0) found.push(`${name} ${value < 0 ? `−${-value}` : value}`);
  };
  if (def.sort === 'hero') add(numbers.strength, def.strength);
  if (def.sort === 'weapon') add(numbers.weight, def.weight);
  if (def.sort === 'disease') add(numbers.attack, -1);
  if (def.sort !== 'monster') {
    add(numbers.attack, def.attack);
    add(numbers.magic, def.magic);
    add(numbers.light, def.light);
  }
  if (def.gold !== null) add(numbers.gold, def.gold);
  return found;
}

/** All of them, also what the card costs and what it is worth. */
export function numbersPrinted(def: CardDef, say: Texts): string[] {
  const { numbers } = say;
  const found = [...numbersInHand(def, say)];
  if (isBought(def)) found.unshift(`${say.price} ${def.price}`);
  if (def.sort === 'monster' && def.health > 0) found.unshift(`${numbers.life} ${def.health}`);
  if (def.sort === 'monster' && def.dark > 0) found.push(`${numbers.darkness} ${def.dark}`);
  if (def.sort === 'hero' && def.level > 0)
    found.push(def.levelUp > 0 ? `${say.levelUpFrom(def.level)} ${def.levelUp}` : say.highest(def.level));
  if (def.experience > 0) found.push(`${numbers.experience} ${def.experience}`);
  if (def.points !== 0) found.push(`${numbers.points} ${def.points}`);
  return found;
}

import { memo } from 'react';
import type { BoardSpeech, FaceProps } from '@tafelrunde/ui/board';
import { Card, CardChip, type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import type { CardDef } from '../card.ts';
import { cardLook, defOf, frameOf, iconOf, own } from './looks.ts';
import { texts } from './texts.ts';

/** A card of any sort, with its numbers where the eye expects them. */
export const Face = memo(function Face({ kind, note, size, speech }: FaceProps) {
  const name = speech.card(kind);
  if (size === 'chip') return <CardChip name={name} kind={kind} frame={frameOf(kind)} icon={iconOf(kind)} />;
  const def = defOf(kind);
  if (def === undefined) return <Card kind={kind} name={name} small={size === 'small'} />;
  const say = texts[speech.language];
  const weakened = typeof note === 'number' ? note : 0;
  const isMonster = def.sort === 'monster';
  return (
    <Card
      kind={kind}
      name={name}
      text={speech.words.cards[kind]?.text ?? plainText(def, say)}
      type={typeOf(def, speech)}
      classes={def.classes.map((one) => ({ icon: own(one), name: say.classes[one] }))}
      look={cardLook(kind)}
      icon={iconOf(kind)}
      price={isBought(def) ? cardNumber('coin', def.price, say.price) : undefined}
      life={
        isMonster && def.health > 0
          ? cardNumber('life', Math.max(1, def.health - weakened), say.numbers.life)
          : undefined
      }
      rail={railOf(def, say.numbers)}
      foot={footOf(def, say)}
      small={size === 'small'}
    />
  );
});

/** What a card without words comes to. */
function plainText({ sort, weight, light }: CardDef, { plain }: Texts): string | undefined {
  if (sort === 'weapon') return plain.weapon(weight);
  if (sort === 'item') return light > 0 ? plain.light : undefined;
  return sort === 'spell' || sort === 'hero' || sort === 'monster' || sort === 'stone'
    ? plain[sort]
    : undefined;
}

const isBought = ({ sort }: CardDef): boolean =>
  sort === 'hero' || sort === 'weapon' || sort === 'item' || sort === 'spell' || sort === 'villager';

type Texts = (typeof texts)['de'];

/** All fighting numbers. What a monster shows there it gives as a trophy, which its text says. */
function railOf(def: CardDef, names: Texts['numbers']): readonly CardNumber[] {
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

/** "Hero · Dwarf", "Weapon · edged", "Undead – Spirit". */
function typeOf(def: CardDef, { words, language }: BoardSpeech): string {
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

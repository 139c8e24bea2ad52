import { type BoardSpeech, type FaceProps, facesOf, type IconName } from '@tafelrunde/ui/board';
import { type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import type { CardDef } from '../shape.ts';
import { looks, own } from './looks.ts';
import { typeOf } from '../overview/printed.ts';
import { texts } from '../overview/texts.ts';

/** A card of any type, with its numbers where the eye expects them. */
export const Face = facesOf(looks, (def, { note, speech }) => ({
  type: typeOf(def, speech),
  classes: classesOf(def, speech),
  rail: railOf(def, speech),
  foot: footOf(def, note, speech),
}));

/** The numbers a card fights with, or gives. */
function railOf(def: CardDef, { language }: BoardSpeech): readonly CardNumber[] {
  const { stats } = texts[language];
  const rail: CardNumber[] = [];
  if (def.type === 'character' || def.type === 'enemy') {
    if (def.strength > 0) rail.push(cardNumber('strength', def.strength, stats.strength, 'strength'));
    if (def.craft > 0) rail.push(cardNumber('craft', def.craft, stats.craft, 'magic'));
    return rail;
  }
  const { strength, craft, battle, psychic } = def.gives;
  const plus = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
  if (strength !== 0) rail.push(cardNumber('strength', plus(strength), stats.strength, 'strength'));
  if (craft !== 0) rail.push(cardNumber('craft', plus(craft), stats.craft, 'magic'));
  if (battle !== 0) rail.push(cardNumber('attack', plus(battle), stats.battle, 'attack'));
  if (psychic !== 0) rail.push(cardNumber('magic', plus(psychic), stats.psychic, 'magic'));
  if (def.armour > 0) rail.push(cardNumber('defence', `${def.armour}+`, stats.armour, 'plain'));
  return rail;
}

/** Lives and fate of a character; the counters that lie on a card; the number by which cards are met. */
function footOf(def: CardDef, note: FaceProps['note'], { language }: BoardSpeech): readonly CardNumber[] {
  const say = texts[language];
  const foot: CardNumber[] = [];
  if (def.character !== null) {
    foot.push(cardNumber('life', def.character.lives, say.stats.lives, 'life'));
    foot.push(cardNumber(own('fate'), def.character.fate, say.stats.fate, 'xp'));
  }
  const counters = (note as { readonly counters?: number } | null | undefined)?.counters ?? 0;
  if (counters > 0) foot.push(cardNumber('coin', counters, say.counters, 'light'));
  if (def.number > 0 && def.deck === 'adventure')
    foot.push(cardNumber('deck', def.number, say.encounterNumber, 'plain'));
  return foot;
}

function classesOf(
  def: CardDef,
  { language }: BoardSpeech,
): { readonly icon: IconName; readonly name: string }[] {
  const { marks, alignments } = texts[language];
  const found: { readonly icon: IconName; readonly name: string }[] = [];
  if (def.magic) found.push({ icon: 'magic', name: marks.magic });
  if (def.talisman) found.push({ icon: own('talisman'), name: marks.talisman });
  if (def.character !== null)
    found.push({ icon: own(def.character.alignment), name: alignments[def.character.alignment] });
  return found;
}

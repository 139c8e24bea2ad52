import { facesOf } from '@tafelrunde/ui/board';
import { type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import {
  actionNumbers,
  combatNumbers,
  mainAction,
  shortText,
  typeOf,
  weakLine,
} from '../overview/printed.ts';
import { type OverviewTexts, texts } from '../overview/texts.ts';
import type { CardDef, Face as Side, Marks } from '../shape.ts';
import { looks, own } from './looks.ts';

/** A card of any sort, with its numbers where the eye expects them. */
export const Face = facesOf(looks, (def, { kind, note, speech }) => {
  const say = texts[speech.language];
  const marks = (note as Partial<Marks> | null | undefined) ?? {};
  const side: Side = def.back !== null && marks.turned === true ? def.back : def;
  const life = def.combat?.life ?? 0;
  return {
    text: shortText(speech.words.cards[kind]?.text ?? weakLine(side, say) ?? '', say, def),
    type: typeOf(def, say),
    price: def.price > 0 ? cardNumber(own('loot'), def.price, say.numbers.price) : undefined,
    life: life > 0 ? cardNumber('life', life, say.numbers.life) : undefined,
    rail: railOf(def, side, say),
    foot: footOf(side, say),
    marks: Math.min(5, marks.wounds ?? 0),
  };
});

/** Fighting numbers: of an enemy or an ally its combat box, of a hero's card what its main action does and costs. */
function railOf(def: CardDef, side: Side, say: OverviewTexts): readonly CardNumber[] {
  const { numbers } = say;
  const rail: CardNumber[] = [];
  if (side.combat !== null && combatNumbers(side, null, say).length > 0) {
    const { attack, attackType, physicalDefence, magicalDefence } = side.combat;
    const magical = attackType === 'magical';
    if (attack > 0)
      rail.push(
        cardNumber(magical ? 'magic' : 'attack', attack, numbers.attack, magical ? 'magic' : 'attack'),
      );
    if (physicalDefence > 0)
      rail.push(cardNumber('defence', physicalDefence, numbers.physicalDefence, 'strength'));
    if (magicalDefence > 0)
      rail.push(cardNumber(own('shieldMagic'), magicalDefence, numbers.magicalDefence, 'magic'));
    return rail;
  }
  const action = def.sort === 'feat' || def.sort === 'gear' ? mainAction(side) : undefined;
  if (action === undefined) return rail;
  const { damage, magical, prevents, focus, range } = actionNumbers(action);
  if (damage !== null)
    rail.push(cardNumber(magical ? 'magic' : 'attack', damage, numbers.damage, magical ? 'magic' : 'attack'));
  if (prevents !== null) rail.push(cardNumber('defence', prevents, numbers.prevents, 'strength'));
  if (focus !== 0)
    rail.push(cardNumber(own('focus'), focus > 0 ? `+${focus}` : `−${-focus}`, numbers.focus, 'night'));
  if (range > 0) rail.push(cardNumber(own('range'), range, numbers.range, 'plain'));
  return rail;
}

function footOf(side: Side, say: OverviewTexts): readonly CardNumber[] {
  const { lootValue, vulnerability } = side;
  const foot: CardNumber[] = [];
  if (lootValue > 0) foot.push(cardNumber(own('loot'), lootValue, say.numbers.loot, 'light'));
  if (vulnerability.keywords.length > 0 && vulnerability.wounds > 0)
    foot.push(
      cardNumber(
        own('wound'),
        `${vulnerability.keywords.map((word) => say.keywords[word]).join(', ')} +${vulnerability.wounds}`,
        say.vulnerable([], 0).split(':')[0],
        'life',
      ),
    );
  return foot;
}

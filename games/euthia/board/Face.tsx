import { facesOf } from '@tafelrunde/ui/board';
import { type CardNumber, cardNumber } from '@tafelrunde/ui/table';
import { attackText, typeOf } from '../overview/printed.ts';
import { type OverviewTexts, texts } from '../overview/texts.ts';
import type { CardDef, TileNote } from '../shape.ts';
import { looks, own } from './looks.ts';

/** A card or tile of any sort, with its numbers where the eye expects them. */
export const Face = facesOf(looks, (def, { kind, note, speech }) => {
  const say = texts[speech.language];
  const text = speech.words.cards[kind]?.text ?? '';
  const strikes = def.enemy === null ? '' : attackText(def, speech.language);
  const { tile, enemy } = def;
  const price = tile?.class === 'ability' ? tile.cost : tile?.price;
  return {
    text: [strikes, text].filter((line) => line !== '').join('. '),
    type: typeOf(def, say),
    price: price != null && price > 0 ? cardNumber('coin', price, say.numbers.price) : undefined,
    life: enemy === null ? undefined : cardNumber('life', enemy.health, say.numbers.health),
    rail: railOf(def, say),
    foot: footOf(def, note as TileNote | null | undefined, say),
  };
});

/** With its sign, as texts write it. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function railOf({ enemy, tile, board, combat }: CardDef, say: OverviewTexts): readonly CardNumber[] {
  const { numbers } = say;
  if (enemy !== null)
    return [
      ...(enemy.malus > 0 ? [cardNumber(own('malus'), `−${enemy.malus}`, numbers.malus, 'attack')] : []),
      ...(enemy.chaos > 0 ? [cardNumber(own('chaos'), enemy.chaos, numbers.chaos, 'xp')] : []),
      ...(enemy.gaar > 0 ? [cardNumber(own('gaar'), enemy.gaar, numbers.gaar, 'vp')] : []),
    ];
  if (board !== null)
    return [
      cardNumber('life', board.health, numbers.health, 'life'),
      board.dwurtSlots > 0
        ? cardNumber(own('dwurt'), board.dwurtSlots, say.stats.dwurt, 'vp')
        : cardNumber(own('gaar'), board.gaarSlots, numbers.gaar, 'vp'),
    ];
  if (combat !== null)
    return [cardNumber(own('roll'), `${combat.left} ${combat.right}`, numbers.value, 'attack')];
  if (tile === null) return [];
  return [
    ...(tile.health === 0 ? [] : [cardNumber('life', signed(tile.health), numbers.health, 'life')]),
    ...(tile.pouch === 0 ? [] : [cardNumber(own('pouch'), signed(tile.pouch), numbers.pouch, 'strength')]),
    ...(tile.gems === 0 ? [] : [cardNumber(own('jewellery'), tile.gems, numbers.gems, 'magic')]),
  ];
}

/** From which reputation on a hero tile can be had, what a sale brings, what lies on it. */
function footOf(
  { tile, enemy }: CardDef,
  note: TileNote | null | undefined,
  say: OverviewTexts,
): readonly CardNumber[] {
  const foot: CardNumber[] = [];
  if (enemy?.gate != null) foot.push(cardNumber('victory', `≤${enemy.gate}`, say.stats.reputation, 'vp'));
  if (tile?.hero?.value != null)
    foot.push(cardNumber('victory', tile.hero.value, say.stats.reputation, 'vp'));
  if (tile?.sale != null) foot.push(cardNumber(own('sell'), tile.sale, say.numbers.sale, 'light'));
  if (note?.exhausted === true) foot.push(cardNumber(own('exhausted'), '', say.exhausted, 'night'));
  return foot;
}

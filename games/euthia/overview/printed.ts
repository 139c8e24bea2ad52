import type { TableSpeech } from '@tafelrunde/engine';
import type { CardDef, Effect, Range } from '../shape.ts';
import { type OverviewTexts, texts } from './texts.ts';
import { wording } from './wording.ts';

/** What is printed on a card besides its name and its text. */

/** "5–7", "13+". */
export const rangeText = ({ lo, hi }: Range): string =>
  lo === undefined ? `≤${hi ?? ''}` : hi === undefined ? `${lo}+` : lo === hi ? String(lo) : `${lo}–${hi}`;

/** The plain number of a range, and whether it does more. */
export function rangeResult({ fx }: Range): { readonly n: number; readonly more: readonly Effect[] } {
  let n = 0;
  const more: Effect[] = [];
  for (const effect of fx)
    if ('wound' in effect) n += effect.wound;
    else if ('damage' in effect) n += effect.damage;
    else more.push(effect);
  return { n, more };
}

/** The word between the picture and the text of a card. */
export function typeOf({ sort, tile, enemy, land, quest }: CardDef, say: OverviewTexts): string {
  if (tile !== null) {
    const kind = say.classes[tile.class];
    const slot = tile.slot === null || tile.class === 'ability' ? kind : say.slots[tile.slot];
    return slot === kind ? kind : `${kind} · ${slot}`;
  }
  if (enemy !== null) return `${say.sorts[sort]} · ${say.monsterLevel(enemy.level)}`;
  if (land !== null) return `${say.sorts.land} · ${say.chapter(land.chapter)}`;
  if (quest !== null) return `${say.sorts[sort]} · ${say.encounters[quest.of]}`;
  return say.sorts[sort];
}

/** What attacks with a tile or by an enemy come to: "4–6: 1, 7–9: 2". */
export function attackText(def: CardDef, language: TableSpeech['language']): string {
  const say = texts[language];
  const ranges = def.enemy?.ranges ?? def.does.find((clause) => clause.ranges !== undefined)?.ranges ?? [];
  return ranges
    .map((range) => {
      const { n, more } = rangeResult(range);
      const extra = wording[language].effects(more as never);
      const result = def.enemy === null ? say.damages(n) : say.wounds(n);
      return `${rangeText(range)}: ${[...(n > 0 || extra === '' ? [result] : []), ...(extra === '' ? [] : [extra])].join(', ')}`;
    })
    .join('; ');
}

/** Lines for the terminal and for a card in full. */
export function printedOn(def: CardDef, { language, words }: TableSpeech): string[] {
  const say = texts[language];
  const { tile, enemy, quest, board } = def;
  const lines = [typeOf(def, say)];
  const numbers: string[] = [];
  if (tile !== null) {
    if (tile.price !== null) numbers.push(`${say.numbers.price} ${tile.price}`);
    if (tile.class === 'ability') numbers.push(`${say.numbers.cost} ${tile.cost}`);
    if (tile.health !== 0) numbers.push(`${say.numbers.health} +${tile.health}`);
    if (tile.pouch !== 0) numbers.push(`${say.numbers.pouch} ${tile.pouch}`);
    if (tile.gems > 0) numbers.push(`${say.numbers.gems} ${tile.gems}`);
    if (tile.hero?.value != null) numbers.push(say.tileAt(tile.hero.value));
  }
  if (enemy !== null) {
    numbers.push(`${say.numbers.health} ${enemy.health}`, `${say.numbers.malus} −${enemy.malus}`);
    if (enemy.chaos > 0) numbers.push(`${say.numbers.chaos} ${enemy.chaos}`);
    if (enemy.gaar > 0) numbers.push(`${say.numbers.gaar} ${enemy.gaar}`);
  }
  if (board !== null)
    numbers.push(`${say.numbers.health} ${board.health}`, `${say.numbers.gaar} ${board.gaarSlots}`);
  if (numbers.length > 0) lines.push(numbers.join(', '));
  const attack = attackText(def, language);
  // A tile says what it strikes for in its text; an enemy does not.
  if (enemy !== null && attack !== '') lines.push(attack);
  if (enemy !== null) {
    const reward = wording[language].effects(enemy.reward as never);
    if (reward !== '')
      lines.push(say.reward(enemy.gate === null ? reward : `${reward} (${say.gate(enemy.gate)})`));
  }
  if (quest !== null && words.cards[def.kind]?.text === undefined)
    lines.push(wording[language].effects(quest.gain as never));
  return lines;
}

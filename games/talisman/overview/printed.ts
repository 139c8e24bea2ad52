import type { TableSpeech } from '@tafelrunde/engine';
import { texts } from './texts.ts';
import type { CardDef } from '../shape.ts';

/** What is printed on a card besides its name and text: its type, then its numbers. */
export function printedOn(def: CardDef, speech: TableSpeech): string[] {
  const numbers = numbersOf(def, speech);
  return [typeOf(def, speech), ...(numbers.length === 0 ? [] : [numbers.join(', ')])];
}

/** "Enemy · Dragon", "Magic Object", "Follower". */
export function typeOf(def: CardDef, { language }: TableSpeech): string {
  const { types, families, marks, alignments } = texts[language];
  const kind = def.weapon ? marks.weapon : def.armour > 0 ? marks.armour : types[def.type];
  if (def.family !== null) return `${types[def.type]} · ${families[def.family]}`;
  if (def.character !== null) return `${kind} · ${alignments[def.character.alignment]}`;
  return def.magic ? `${kind} · ${marks.magic}` : kind;
}

function numbersOf(def: CardDef, { language }: TableSpeech): string[] {
  const { stats, encounterNumber } = texts[language];
  const found: string[] = [];
  const plus = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
  if (def.type === 'character' || def.type === 'enemy') {
    if (def.strength > 0) found.push(`${stats.strength} ${def.strength}`);
    if (def.craft > 0) found.push(`${stats.craft} ${def.craft}`);
  } else {
    const { strength, craft, battle, psychic } = def.gives;
    if (strength !== 0) found.push(`${stats.strength} ${plus(strength)}`);
    if (craft !== 0) found.push(`${stats.craft} ${plus(craft)}`);
    if (battle !== 0) found.push(`${plus(battle)} ${stats.battle}`);
    if (psychic !== 0) found.push(`${plus(psychic)} ${stats.psychic}`);
    if (def.armour > 0) found.push(`${def.armour}+ ${stats.armour}`);
  }
  if (def.character !== null)
    found.push(`${stats.lives} ${def.character.lives}`, `${stats.fate} ${def.character.fate}`);
  if (def.number > 0 && def.deck === 'adventure') found.push(`${encounterNumber} ${def.number}`);
  return found;
}

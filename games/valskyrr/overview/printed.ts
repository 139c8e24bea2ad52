import type { TableSpeech } from '@tafelrunde/engine';
import type { Action, CardDef, Effect, Face } from '../shape.ts';
import { type OverviewTexts, texts } from './texts.ts';

/** What is printed on a card besides its name and its text. */

/** The first number an effect of this sort names, where it is a plain one. */
function plainNumber(effects: readonly Effect[], verb: 'dealDamage' | 'preventDamage'): number | null {
  for (const effect of effects) if (effect.verb === verb && typeof effect.n === 'number') return effect.n;
  return null;
}

/** What one action says in numbers. */
export interface ActionNumbers {
  readonly damage: number | null;
  readonly magical: boolean;
  readonly prevents: number | null;
  readonly focus: number;
  readonly range: number;
}
export function actionNumbers({ does, focus, range }: Action): ActionNumbers {
  const blow = does.find((effect) => effect.verb === 'dealDamage');
  return {
    damage: plainNumber(does, 'dealDamage'),
    magical: blow?.verb === 'dealDamage' && blow.type === 'magical',
    prevents: plainNumber(does, 'preventDamage'),
    focus,
    range,
  };
}

/** The action a card is mainly used for: what it does once it lies in the hero area, else in hand. */
export const mainAction = ({ actions }: Face): Action | undefined =>
  actions.find(({ from, does }) => from === 'area' && does.length > 0) ?? actions[0];

/** Its sort and its keywords, in a line. */
export function typeOf(def: CardDef, say: OverviewTexts): string {
  const words = def.keywords.map((word) => say.keywords[word]);
  return words.length === 0 ? say.sorts[def.sort] : words.join(', ');
}

/** The numbers of a combat box, in words. */
export function combatNumbers({ combat }: Face, life: number | null, say: OverviewTexts): string[] {
  if (combat === null) return [];
  const { numbers } = say;
  return [
    ...(life === null ? [] : [`${numbers.life} ${life}`]),
    ...(combat.attack > 0 ? [`${numbers.attack} ${combat.attack} ${say.types[combat.attackType]}`] : []),
    ...(combat.physicalDefence > 0 ? [`${numbers.physicalDefence} ${combat.physicalDefence}`] : []),
    ...(combat.magicalDefence > 0 ? [`${numbers.magicalDefence} ${combat.magicalDefence}`] : []),
  ];
}

export function weakLine({ vulnerability: { wounds, keywords } }: Face, say: OverviewTexts): string | null {
  if (wounds === 0 || keywords.length === 0) return null;
  return say.vulnerable(
    keywords.map((word) => say.keywords[word]),
    wounds,
  );
}

/** All of it as lines, for whoever reads a card in a terminal. */
export function printedOn(def: CardDef, { language }: TableSpeech): string[] {
  const say = texts[language];
  const sort = say.sorts[def.sort];
  const words = def.keywords.map((word) => say.keywords[word]);
  const head = [words.length === 0 ? sort : `${sort} · ${words.join(', ')}`];
  const numbers = combatNumbers(def, def.combat?.life ?? null, say);
  if (def.lootValue > 0) numbers.push(`${say.numbers.loot} ${def.lootValue}`);
  if (def.price > 0) numbers.push(`${say.numbers.price} ${def.price}`);
  if (def.restriction !== null) numbers.push(`${def.restriction.letter}${def.restriction.number}`);
  const weak = weakLine(def, say);
  return [...head, ...(numbers.length > 0 ? [numbers.join(', ')] : []), ...(weak === null ? [] : [weak])];
}

/** How many letters of a text fit into an answer. */
const ROOM = 150;

/** As much of a text as fits into an answer: all of it, its first sentence, or its beginning. */
function fitting(words: string): string {
  if (words.length <= ROOM) return words;
  const [first] = words.split(/(?<=[.;]) /u);
  return first.length <= ROOM ? first : `${words.slice(0, words.lastIndexOf(' ', ROOM))} …`;
}

interface Said {
  readonly text: string;
  readonly face: Face;
  /** Of a card with two sides the second one lies open. */
  readonly turned: boolean;
}

/** What one action of a card says of itself, short enough for an answer. */
export function actionText(
  { text, face, turned }: Said,
  index: number,
  say: OverviewTexts,
): string | undefined {
  const action = face.actions[index];
  if (action === undefined) return undefined;
  const type = say.actions[action.type].slice(0, 7).toLowerCase();
  const sides = text.split(/\n(?:Rückseite|Other side)[^\n]*/u);
  const lines = (turned ? (sides[1] ?? text) : sides[0]).split('\n').filter((line) => line.includes(': '));
  const headed = lines.filter((line) => line.toLowerCase().startsWith(type));
  // A hero's own abilities name their sort in the middle of the sentence.
  const fit = headed.length > 0 ? headed : lines.filter((line) => line.toLowerCase().includes(type));
  const line = fit[face.actions.slice(0, index).filter((one) => one.type === action.type).length];
  return line === undefined ? undefined : fitting(line.slice(line.indexOf(': ') + 2));
}

/** One of several texts of a card that wait for their moment: what it is called, and what it says. Null where they cannot be told apart. */
export function clauseText(
  { text, face, turned }: Said,
  index: number,
  say: OverviewTexts,
): { readonly name: string; readonly text: string } | null {
  const sorts = face.actions.map(({ type }) => say.actions[type].slice(0, 7).toLowerCase());
  const lines = text
    .split('\n')
    .filter((line) => line.includes(': ') && !sorts.some((sort) => line.toLowerCase().includes(sort)));
  const waiting = face.clauses.flatMap(({ type }, at) => (type === 'when' ? [at] : []));
  const line = lines[waiting.indexOf(index)];
  if (turned || lines.length !== waiting.length || line === undefined) return null;
  const colon = line.indexOf(': ');
  return { name: line.slice(0, colon), text: line.slice(colon + 2) };
}

/** What a card says that has one thing to say. */
export const onlyText = (text: string): string | undefined =>
  text === '' || text.includes('\n') ? undefined : fitting(text.slice(text.indexOf(': ') + 2));

/** A text without what the numbers of the card say already: "Normal: deal 1 enemy 3 damage". */
export function shortText(text: string, say: OverviewTexts, def: CardDef): string {
  const types = def.actions.map(({ type }) => say.actions[type]);
  return text
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ');
      const head = line.slice(0, colon);
      if (colon === -1 || !head.includes(' · ')) return line;
      const type = types.find((one) => head.startsWith(one)) ?? head.split(' · ')[0];
      return `${type}: ${line.slice(colon + 2)}`;
    })
    .join(' ');
}

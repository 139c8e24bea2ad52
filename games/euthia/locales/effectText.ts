import type { Json } from '@tafelrunde/engine';

/** Effects and costs as words, for options that offer them. The same way in both languages. */

export interface EffectWords {
  /** By verb: what it is called with its number. A verb that is missing is not spoken of. */
  readonly verbs: Readonly<Record<string, (n: string) => string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly any: string;
  readonly or: string;
}

type Entry = { readonly [key: string]: Json };
const isEntry = (value: Json): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of effects: "2 movement points, 1 gaar". */
export function effectText({ verbs, names, any, or }: EffectWords, fx: Json): string {
  if (!Array.isArray(fx)) return '';
  return fx
    .flatMap((effect) => (isEntry(effect) ? Object.entries(effect).slice(0, 1) : []))
    .flatMap(([verb, value]) => (verb in verbs ? [verbs[verb](said(value, names, any, or))] : []))
    .join(', ');
}

/** A cost: "2 gold, 1 ruby". */
export function costText(words: EffectWords, cost: Json): string {
  if (!isEntry(cost)) return '';
  const { verbs, names, any, or } = words;
  return Object.entries(cost)
    .flatMap(([what, value]) => {
      if (Array.isArray(value)) return value.map((one) => said(one, names, any, or));
      return what in verbs && value !== 0 ? [verbs[what](said(value, names, any, or))] : [];
    })
    .join(', ');
}

function said(value: Json, names: EffectWords['names'], any: string, or: string): string {
  if (typeof value === 'string') return names[value] ?? value;
  if (typeof value === 'number') return value > 0 ? String(value) : `−${Math.abs(value)}`;
  if (!isEntry(value)) return '';
  const kind = value['kind'] ?? value['stack'] ?? value['tag'] ?? value['level'];
  const n = typeof value['n'] === 'number' ? `${value['n']} ` : '';
  if (Array.isArray(value['oneOf']))
    return n + value['oneOf'].map((one) => names[String(one)] ?? String(one)).join(` ${or} `);
  if (kind === undefined || kind === 'any') return n + any;
  return n + (names[String(kind)] ?? String(kind));
}

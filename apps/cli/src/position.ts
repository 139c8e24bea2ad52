import {
  sayField,
  sayPile,
  type CardView,
  type Json,
  type Match,
  type PileView,
  type Scene,
  type View,
} from '@tafelrunde/engine';
import { heading, paint, wrapped } from './output.ts';
import type { Eyes, Tongue } from './speaking.ts';

/** A position in plain lines, for any game: what is going on, the piles, the fields of the state. */
export function positionLines(tongue: Tongue, match: Match, eyes: Eyes): string[] {
  const view = eyes === 'all' ? everything(match) : match.view(eyes);
  return [
    ...view.scenes.map((scene) => `  ${paint('yellow', sceneLine(tongue, scene))}`),
    ...pileLines(tongue, match, view),
    ...stateLines(tongue, view),
  ];
}

/** The table as nobody at it may see it: for records whose match is over, and for whoever looks for a defect. */
function everything(match: Match): View {
  const { table } = match;
  const piles: Record<string, PileView | PileView[]> = {};
  table.layout.laid.forEach(({ name, index }, pile) => {
    const cards = table.whole.piles[pile];
    const seen = { count: cards.length, cards: cards.map((card) => ({ card, kind: table.kind(card) })) };
    if (index === null) piles[name] = seen;
    else ((piles[name] ??= []) as PileView[]).push(seen);
  });
  return { ...match.view('watcher'), state: table.state, piles: piles as View['piles'] };
}

function sceneLine(tongue: Tongue, { type, ...rest }: Scene): string {
  const name = sayField(tongue.words, type) ?? type;
  const fields = named(tongue, rest);
  return fields.length === 0 ? name : `${name}: ${fields.join(', ')}`;
}

function pileLines(tongue: Tongue, match: Match, view: View): string[] {
  const entries = Object.entries(view.piles as Readonly<Record<string, PileView | readonly PileView[]>>);
  return entries.flatMap(([name, seen]) => {
    if (!Array.isArray(seen)) {
      const text = pileText(tongue, seen as PileView);
      return text === tongue.m.play.empty ? [] : [row(sayPile(tongue.words, name), text)];
    }
    const each = match.game.piles[name].many === 'each';
    const parts = (seen as readonly PileView[]).flatMap((one, index) => {
      const text = pileText(tongue, one);
      if (text === tongue.m.play.empty && !each) return [];
      return [`${paint('cyan', each ? tongue.names[index] : String(index))} ${text}`];
    });
    return parts.length === 0 ? [] : [row(sayPile(tongue.words, name), parts.join(' · '))];
  });
}

const row = (name: string, text: string): string => `  ${heading(name)}: ${wrapped(text, '    ')}`;

/** Cards by name, equal ones counted; hidden ones only counted. */
function pileText({ m, say }: Tongue, { count, some, cards }: PileView): string {
  if (count === null) return some === undefined ? m.play.unseen : some ? m.play.some : m.play.none;
  if (count === 0) return m.play.empty;
  const names = new Map<string, number>();
  let hidden = 0;
  for (const card of cards) {
    const name = cardName(card);
    if (name === null) hidden++;
    else names.set(name, (names.get(name) ?? 0) + 1);
  }
  hidden += count - cards.length;
  const known = [...names].map(([kind, copies]) =>
    copies === 1 ? say.card(kind) : `${copies}× ${say.card(kind)}`,
  );
  return [...known, ...(hidden === 0 ? [] : [m.play.hidden(hidden)])].join(', ');
}

function cardName(card: CardView): string | null {
  if (card === null) return null;
  if ('kind' in card) return card.kind;
  return card.back === '' ? null : card.back;
}

function stateLines(tongue: Tongue, view: View): string[] {
  return Object.entries(view.state as Readonly<Record<string, Json>>).flatMap(([field, value]) => {
    const name = sayField(tongue.words, field);
    if (name !== null) return [row(name, plain(tongue, value))];
    // Of a nameless list of one object per seat, the parts stand beside the seats; anything else is left out.
    if (!Array.isArray(value) || value.length !== view.seats || !value.some(isObject)) return [];
    return value.map((one: Json, seat) => row(tongue.names[seat], plain(tongue, one)));
  });
}

/** The parts of an object that have a name. */
function named(tongue: Tongue, of: { readonly [key: string]: Json }): string[] {
  return Object.entries(of).flatMap(([key, value]) => {
    const name = sayField(tongue.words, key);
    return name === null ? [] : [`${name} ${plain(tongue, value)}`];
  });
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any plain value on one line. */
function plain(tongue: Tongue, value: Json): string {
  const { m } = tongue;
  if (value === null) return m.play.empty;
  if (typeof value === 'boolean') return value ? m.play.yes : m.play.no;
  if (typeof value === 'string')
    return tongue.words.cards[value]?.name ?? (value === '' ? m.play.empty : value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return m.play.empty;
    const items = value.map((item: Json) => plain(tongue, item));
    return value.some(isObject) ? items.map((item) => `(${item})`).join(' ') : items.join(' ');
  }
  return named(tongue, value as { readonly [key: string]: Json }).join(', ');
}

import {
  type Area,
  type CardView,
  fieldMapsOf,
  fieldsOf,
  type Json,
  type Match,
  type Onlooker,
  type Overview,
  type PileView,
  sayField,
  seatFieldsOf,
  type View,
  type Viewer,
  wireQuestion,
} from '@tafelrunde/engine';
import type { Eyes, Tongue } from '../speaking.ts';
import { optionLabel } from './answers.ts';

/** A table as lines of text, for any game: what its overview tells, or what follows from its words and the view. */

/** The seat that reads the table, with the question they are asked. */
export function onlookerAt({ speech }: Tongue, match: Match, eyes: Eyes): Onlooker {
  const viewer: Viewer = eyes === 'all' ? 'watcher' : eyes;
  const question = viewer === 'watcher' ? null : match.question(viewer);
  return {
    view: eyes === 'all' ? everything(match) : match.view(eyes),
    viewer,
    speech,
    asking: question === null ? null : { question: wireQuestion(question, match.game) },
  };
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

/** All that can be read: everybody at the table, then what lies on it. */
export function areasOf(tongue: Tongue, overview: Overview, at: Onlooker): readonly Area[] {
  return [seatsArea(tongue, overview, at), ...(overview.areas?.(at) ?? plainAreas(tongue, at))];
}

/** A line for each seat: who sits there, its figures, and what lies in front of it. */
function seatsArea(tongue: Tongue, overview: Overview, at: Onlooker): Area {
  const { m, names, speech } = tongue;
  const lines = names.map((name, seat) => {
    const { title, figures } = overview.seat?.(seat, at) ?? {
      title: undefined,
      figures: [...seatFieldsOf(speech, m.play, at.view, seat), ...ownPiles(tongue, at, seat)],
    };
    const who = title === undefined ? name : `${name}, ${title}`;
    return `${who}: ${figures.map((figure) => `${figure.name} ${figure.value}`).join(', ') || m.play.empty}`;
  });
  return { id: 'seats', title: m.play.seats, lines, when: 'changed' };
}

type Seen = readonly [name: string, piles: PileView | readonly PileView[]][];

/** What lies in front of a seat; the own hand is shown apart. */
function ownPiles(tongue: Tongue, { view, viewer }: Onlooker, seat: number) {
  return (Object.entries(view.piles) as unknown as Seen).flatMap(([name, seen]) => {
    const kind = view.owned[name];
    if (kind === undefined || (kind === 'hand' && seat === viewer)) return [];
    const text = pileText(tongue, (seen as readonly PileView[])[seat]);
    return [{ id: name, name: tongue.speech.pile(name), value: text }];
  });
}

/** What a game without an overview has: scenes, maps, the own hand, open piles, and the named fields of the state. */
function plainAreas(tongue: Tongue, at: Onlooker): Area[] {
  const { m, speech } = tongue;
  const { view, viewer } = at;
  const areas: Area[] = view.scenes.map(({ type, ...rest }, depth) => ({
    id: `scene ${depth}`,
    title: sayField(speech.words, type) ?? type,
    lines: fieldsOf(speech, m.play, rest).map(({ name, value }) => `${name}: ${value}`),
    when: 'now',
  }));
  areas.push(...mapAreas(tongue, at));
  const piles = Object.entries(view.piles) as unknown as Seen;
  for (const [name, seen] of piles)
    if (viewer !== 'watcher' && view.owned[name] === 'hand')
      areas.push({
        id: name,
        title: speech.pile(name),
        lines: [pileText(tongue, (seen as readonly PileView[])[viewer])],
        when: 'now',
      });
  const lying = piles.flatMap(([name, seen]) =>
    view.owned[name] === undefined ? lyingOpen(tongue, name, seen) : [],
  );
  if (lying.length > 0) areas.push({ id: 'piles', title: m.play.piles, lines: lying, when: 'changed' });
  const fields = fieldsOf(speech, m.play, view.state).map(({ name, value }) => `${name}: ${value}`);
  if (fields.length > 0) areas.push({ id: 'state', title: m.play.state, lines: fields, when: 'changed' });
  return areas;
}

function lyingOpen(tongue: Tongue, name: string, seen: PileView | readonly PileView[]): string[] {
  const { speech, m } = tongue;
  const several = Array.isArray(seen) ? (seen as readonly PileView[]) : null;
  return (several ?? [seen as PileView]).flatMap((pile, index) => {
    const text = pileText(tongue, pile);
    return text === m.play.empty ? [] : [`${speech.pile(name, several === null ? null : index)}: ${text}`];
  });
}

const plainCell = (cell: Json): string => (typeof cell === 'string' ? cell : JSON.stringify(cell));

/** Fields that are maps, cell by cell: whose it is, or by which answer it is chosen. */
function mapAreas(tongue: Tongue, { view, asking, speech }: Onlooker): Area[] {
  return fieldMapsOf(speech, view).map(({ key, name, columns, cells, seats }) => {
    const texts = cells.map((cell, at) => {
      if (cell !== null) return seats ? `(${Number(cell) + 1})` : plainCell(cell);
      const option = asking?.question.options.find(({ value, no }) => value === at && no === undefined);
      return option === undefined ? '·' : optionLabel(tongue, option, null);
    });
    const width = Math.max(...texts.map((text) => text.length)) + 1;
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
      texts
        .slice(row * columns, (row + 1) * columns)
        .map((text) => text.padEnd(width))
        .join(' ')
        .trimEnd(),
    );
    return { id: key, title: name, lines: rows, when: 'now', map: true };
  });
}

/** Cards by name, equal ones counted; hidden ones only counted. */
function pileText({ m, say }: Tongue, { count, some, cards }: PileView): string {
  if (count === null) return some === undefined ? m.play.unseen : some ? m.play.some : m.play.none;
  if (count === 0) return m.play.empty;
  const names = new Map<string, number>();
  let hidden = count - cards.length;
  for (const card of cards) {
    const kind = kindOf(card);
    if (kind === null) hidden++;
    else names.set(kind, (names.get(kind) ?? 0) + 1);
  }
  const known = [...names].map(([kind, copies]) =>
    copies === 1 ? say.card(kind) : `${copies}× ${say.card(kind)}`,
  );
  return [...known, ...(hidden === 0 ? [] : [m.play.hidden(hidden)])].join(', ');
}

const kindOf = (card: CardView): string | null => (card !== null && 'kind' in card ? card.kind : null);

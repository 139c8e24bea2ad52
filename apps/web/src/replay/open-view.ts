import { clone, type Card, type CardView, type Match, type PileView, type View } from '@tafelrunde/engine';

/** The table with every card turned up and nothing held back: for matches that are over. */
export function openView(match: Match): View {
  const { table } = match;
  const face = (card: Card): CardView => {
    const note = table.note(card);
    const kind = table.kind(card);
    return note === null ? { card, kind } : { card, kind, note };
  };
  const piles: Record<string, PileView | PileView[]> = {};
  table.layout.laid.forEach(({ name, index }, pile) => {
    const cards = (table.whole.piles[pile] ?? []).map(face);
    const seen: PileView = { count: cards.length, cards };
    if (index === null) piles[name] = seen;
    else ((piles[name] ??= []) as PileView[]).push(seen);
  });
  return { ...match.view('watcher'), state: clone(table.state), piles: piles as View['piles'] };
}

import { type Card, Fault, ownColumns, type Pile, type Shape, type KernelTable } from '@tafelrunde/engine';

/** By pile (`deck`, `hand.0`), the kinds of cards that shall lie there, bottom to top. */
export type CardPlan = Readonly<Record<string, readonly string[]>>;

/** The handle behind a written pile name: `deck`, or `hand.0` for one of several. `place` says where it was written. */
export function pileByName<G extends Shape>(t: KernelTable<G>, name: string, place = 'piles'): Pile {
  const [, word, index] = /^(\w+)(?:\.(\d+))?$/u.exec(name) ?? [];
  const handles = t.piles as Record<string, Pile | readonly Pile[]>;
  const handle = word !== undefined && Object.hasOwn(handles, word) ? handles[word] : undefined;
  const found = typeof handle === 'object' && index !== undefined ? handle[Number(index)] : handle;
  if (typeof found === 'number' && (typeof handle === 'object') === (index !== undefined)) return found;
  const known = Object.entries(handles).map(([key, value]) => (typeof value === 'object' ? `${key}.0` : key));
  throw new Fault(
    'bad-scenario',
    `${place}.${name}`,
    `there is no pile '${name}'; there are ${known.join(', ')}`,
  );
}

/** The piles that somebody has laid exactly: nothing is taken out of them. */
export const namedPiles = (t: KernelTable, plan: CardPlan): Set<Pile> =>
  new Set(Object.keys(plan).map((name) => pileByName(t, name, 'cards')));

/** The piles somebody can look into: a card there must not turn into another before their eyes. */
export const seenPiles = (t: KernelTable): Set<Pile> =>
  new Set(
    t.layout.laid.flatMap((laid, pile) => (laid.faces !== 0 || laid.topFaces !== 0 ? [pile as Pile] : [])),
  );

/**
 * Make piles hold exactly these cards. Faces are swapped with cards elsewhere, so no card is lost or doubled; what the box
 * does not hold is printed again. Spare cards go to the largest pile not named, missing ones come from there.
 */
export function arrangeCards(t: KernelTable, plan: CardPlan): void {
  const wanted = Object.entries(plan).map(([name, kinds]) => ({
    pile: pileByName(t, name, 'cards'),
    kinds,
    name,
  }));
  const named = namedPiles(t, plan);
  const laid = new Set<Card>();
  const touched = new Set<Card>();
  for (const { pile, kinds } of wanted) {
    for (const card of t.cards(pile).slice(kinds.length)) {
      t.move(card, reserveOf(t, named), 'bottom');
      touched.add(card);
    }
  }
  for (const { pile, kinds, name } of wanted) {
    kinds.forEach((kind, position) => {
      mustExist(t, kind, `cards.${name}[${position}]`);
      const there = t.cards(pile)[position] as Card | undefined;
      const card = there ?? t.cards(reserveOf(t, named)).at(0) ?? t.make(kind, pile);
      if (t.at(card) !== pile) t.move(card, pile);
      if (t.kind(card) !== kind) {
        const source = freeCard(t, kind, named, laid) ?? t.make(kind, reserveOf(t, named));
        swapFaces(t, card, source);
        touched.add(source);
      }
      laid.add(card);
    });
  }
  for (const card of [...laid, ...touched]) knowAfresh(t, card);
}

/** Put these cards on top of a pile, the first to be drawn first. Piles in `kept` give nothing away. */
export function arrangeTop(
  t: KernelTable,
  name: string,
  kinds: readonly string[],
  kept: ReadonlySet<Pile> = new Set(),
): void {
  const pile = pileByName(t, name, 'next');
  const top: Card[] = [];
  kinds.forEach((kind, i) => {
    mustExist(t, kind, `next.${name}[${i}]`);
    const own = t.cards(pile).find((card) => t.kind(card) === kind && !top.includes(card));
    const card = own ?? broughtIn(t, kind, pile, kept, top);
    top.push(card);
  });
  for (const card of top.toReversed()) t.move(card, pile);
  for (const card of top) knowAfresh(t, card);
}

/** A card of this kind from elsewhere, swapped with one of the pile so that every pile keeps its size. */
function broughtIn(
  t: KernelTable,
  kind: string,
  pile: Pile,
  kept: ReadonlySet<Pile>,
  top: readonly Card[],
): Card {
  const place = t.cards(pile).find((card) => !top.includes(card));
  const source = freeCard(t, kind, new Set([...kept, pile]), new Set(top), true);
  if (place === undefined || source === null) return t.make(kind, pile);
  swapFaces(t, place, source);
  knowAfresh(t, source);
  return place;
}

function mustExist(t: KernelTable, kind: string, place: string): void {
  if (!Object.hasOwn(t.content, kind)) throw new Fault('bad-scenario', place, `no card is called '${kind}'`);
}

/** Where spare cards go: the largest pile nobody has named. */
function reserveOf(t: KernelTable, named: ReadonlySet<Pile>): Pile {
  let best: Pile | null = null;
  t.layout.laid.forEach((laid, index) => {
    const pile = index as Pile;
    if (named.has(pile) || laid.spec.passing === true) return;
    if (best === null || t.cards(pile).length > t.cards(best).length) best = pile;
  });
  if (best === null)
    throw new Fault('bad-scenario', 'cards', 'no pile is left for the cards that are not named');
  return best;
}

/** A card of this kind outside the named piles, or (unless they are strict) in one of them but not yet spoken for. */
function freeCard(
  t: KernelTable,
  kind: string,
  named: ReadonlySet<Pile>,
  taken: ReadonlySet<Card>,
  strict = false,
): Card | null {
  const all = t.whole.cards.at.map((_, index) => index as Card);
  const fitting = all.filter((card) => t.kind(card) === kind && !taken.has(card));
  return fitting.find((card) => !named.has(t.at(card))) ?? (strict ? null : (fitting[0] ?? null));
}

function swapFaces(t: KernelTable, a: Card, b: Card): void {
  const { print } = t.whole.cards;
  [print[a], print[b]] = [print[b], print[a]];
  t.changed(t.at(a));
  t.changed(t.at(b));
}

/** Exactly those viewers know the card who see it in its pile: what was known of its old face is forgotten. */
function knowAfresh(t: KernelTable, card: Card): void {
  const cards = ownColumns(t);
  const laid = t.layout.laid[cards.at[card]];
  const onTop = t.top(cards.at[card]) === card;
  cards.known[card] = laid.faces | (onTop ? laid.topFaces : 0);
  // Laid out by hand, the cards count as dealt from one shuffle, the latest.
  if (cards.parent.length === 1) {
    cards.parent.push(0);
    cards.family.push(1);
  }
  const group = cards.parent.length - 1;
  cards.group[card] = group;
  cards.root[cards.print[card]] = group;
  cards.pinned[cards.print[card]] = 0;
}

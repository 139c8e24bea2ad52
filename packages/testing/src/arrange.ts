import { type Card, Fault, type Pile, type Shape, type Table } from '@tafelrunde/engine';

/** By pile (`deck`, `hand.0`), the kinds of cards that shall lie there, bottom to top. */
export type CardPlan = Readonly<Record<string, readonly string[]>>;

/** The handle behind a written pile name: `deck`, or `hand.0` for one of several. */
export function pileByName<G extends Shape>(t: Table<G>, name: string): Pile {
  const [word, index] = name.split('.');
  const handle = (t.piles as Record<string, Pile | readonly Pile[] | undefined>)[word];
  const pile = Array.isArray(handle) && index !== undefined ? (handle as Pile[])[Number(index)] : handle;
  if (typeof pile !== 'number' || (index !== undefined && !Array.isArray(handle))) {
    const known = Object.entries(t.piles).map(([key, value]) => (Array.isArray(value) ? `${key}.0` : key));
    throw new Fault(
      'bad-scenario',
      `piles.${name}`,
      `there is no pile '${name}'; there are ${known.join(', ')}`,
    );
  }
  return pile;
}

/**
 * Make piles hold exactly these cards. Faces are swapped with cards elsewhere, so no card is lost or doubled; only what
 * lies nowhere else is printed anew. Spare cards go to the largest pile not named, missing ones come from there.
 */
export function arrangeCards(t: Table, plan: CardPlan): void {
  const wanted = Object.entries(plan).map(([name, kinds]) => ({ pile: pileByName(t, name), kinds, name }));
  const named = new Set(wanted.map(({ pile }) => pile));
  const reserve = largestOther(t, named);
  const done = new Set<Card>();
  for (const { pile, kinds } of wanted) {
    while (t.cards(pile).length > kinds.length && reserve !== null) t.move(t.top(pile)!, reserve, 'bottom');
    while (t.cards(pile).length > kinds.length) t.move(t.top(pile)!, firstOther(named, t), 'bottom');
  }
  for (const { pile, kinds, name } of wanted) {
    kinds.forEach((kind, position) => {
      if (!(kind in t.content))
        throw new Fault('bad-scenario', `cards.${name}[${position}]`, `no card is called '${kind}'`);
      const source = findCard(t, kind, named, done);
      let card = t.cards(pile)[position];
      if (card === undefined) {
        if (source === null) card = t.make(kind, pile);
        else t.move((card = source), pile);
      }
      if (t.kind(card) !== kind) {
        if (source === null) reprint(t, card, kind);
        else swapFaces(t, card, source);
      }
      done.add(card);
    });
  }
  for (const card of done) knowAfresh(t, card);
}

/** Put these cards on top of a pile, the first to be drawn first. */
export function arrangeTop(t: Table, name: string, kinds: readonly string[]): void {
  const pile = pileByName(t, name);
  const top: Card[] = [];
  kinds.forEach((kind, i) => {
    if (!(kind in t.content))
      throw new Fault('bad-scenario', `next.${name}[${i}]`, `no card is called '${kind}'`);
    const free = t.cards(pile).find((card) => t.kind(card) === kind && !top.includes(card));
    const card = free ?? findCard(t, kind, new Set([pile]), new Set(top)) ?? t.make(kind, pile);
    top.push(card);
  });
  for (const card of top.toReversed()) t.move(card, pile);
  for (const card of top) knowAfresh(t, card);
}

function largestOther(t: Table, named: ReadonlySet<Pile>): Pile | null {
  let best: Pile | null = null;
  t.layout.laid.forEach((laid, index) => {
    const pile = index as Pile;
    if (named.has(pile) || laid.spec.passing === true) return;
    if (best === null || t.cards(pile).length > t.cards(best).length) best = pile;
  });
  return best;
}

function firstOther(named: ReadonlySet<Pile>, t: Table): Pile {
  const index = t.layout.laid.findIndex((_, pile) => !named.has(pile as Pile));
  if (index === -1)
    throw new Fault('bad-scenario', 'cards', 'no pile is left for the cards that are not named');
  return index as Pile;
}

/** A card of this kind outside the named piles, or in one of them but not yet spoken for. */
function findCard(t: Table, kind: string, named: ReadonlySet<Pile>, done: ReadonlySet<Card>): Card | null {
  const all = t.whole.cards.at
    .map((_, index) => index as Card)
    .filter((card) => t.kind(card) === kind && !done.has(card));
  return all.find((card) => !named.has(t.at(card))) ?? all[0] ?? null;
}

function swapFaces(t: Table, a: Card, b: Card): void {
  const { print } = t.whole.cards;
  [print[a], print[b]] = [print[b], print[a]];
}

/** The box holds no further card of this kind: print one in place of what is there. */
function reprint(t: Table, card: Card, kind: string): void {
  const { print, kinds } = t.whole.cards;
  print[card] = kinds.push(kind) - 1;
}

/** Who knows the card is what its pile lets them see; what was known of its old face is forgotten. */
function knowAfresh(t: Table, card: Card): void {
  const { cards } = t.whole;
  const laid = t.layout.laid[cards.at[card]];
  const onTop = t.top(cards.at[card]) === card;
  cards.known[card] = laid.faces | (onTop ? laid.topFaces : 0);
  cards.group[card] = Math.max(1, cards.shuffles);
}

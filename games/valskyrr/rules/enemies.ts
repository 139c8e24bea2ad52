import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Deck, Deeds, EnemyBox, Exhausted, Keyword, Valskyrr } from '../shape.ts';
import { DECKS, ROLES } from '../shape.ts';
import { askGroup } from './group.ts';
import { leave } from './heroCards.ts';
import { faceOf } from './marks.ts';
import { open } from './moments.ts';
import { activeEncounter, enemiesInPlay, inPlay, pursuedBy } from './places.ts';
import { isForbidden, statOf } from './statics.ts';
import { halveFocus } from './focus.ts';

/** Enemies come, go and change zones. */

/**
 * An enemy leaves play: its tokens go to the supply, its card to the discard pile of its deck. A killed boss leaves for good, any
 * other boss is set aside. VA-KILL-04, VA-DISPERSE-04
 */
export function discardEnemy(t: Valskyrr, enemy: Card, why: 'killed' | 'away'): void {
  const { deck, sort } = t.def(enemy);
  leave(t, enemy);
  if (sort === 'boss') t.move(enemy, why === 'killed' ? t.piles.box : t.piles.aside);
  else t.move(enemy, t.piles.enemyDiscard[DECKS.indexOf(deck!)]);
  if (why === 'away') succeed(t, enemy);
  else for (const role of ROLES) if (t.state.roles[role] === enemy) t.state.roles[role] = null;
}

/** Who bears a role and leaves alive is followed by the one with the most life; with none in play, one is drawn. */
function succeed(t: Valskyrr, enemy: Card): void {
  for (const role of ROLES) {
    if (t.state.roles[role] !== enemy) continue;
    t.state.roles[role] = null;
    const encounter = activeEncounter(t)!; // Roles end with their encounter.
    let heirs = enemiesInPlay(t).filter((card) => t.def(card).sort === 'enemy');
    if (heirs.length === 0) {
      const [box] = t.def(encounter).encounter!.startEnemies;
      heirs = drawn(t, box.deck, 1, (card) => matches(t, card, box.keywords), new Map());
      for (const card of heirs) t.move(card, t.piles.row);
    }
    const life = Math.max(...heirs.map((card) => statOf(t, card, 'life')));
    t.state.roles[role] = heirs.find((card) => statOf(t, card, 'life') === life) ?? null;
  }
}

/** All go, except those that never do. VA-DISPERSE-01 to VA-DISPERSE-03 */
export function disperse(t: Valskyrr): void {
  let gone = 0;
  for (const card of enemiesInPlay(t)) {
    if (t.def(card).relentless) continue;
    discardEnemy(t, card, 'away');
    gone++;
  }
  if (gone > 0) t.tell('dispersed', { n: gone });
}

/** Into a hero area: the hero's focus is halved, then whoever waits for it takes effect. VA-MOVEENEMY-01, VA-PURSUIT-08 */
export function* enterArea(
  t: Valskyrr,
  enemy: Card,
  seat: Seat,
  { lower = true, deeds = null }: { lower?: boolean; deeds?: Deeds | null } = {},
): Flow<boolean> {
  if (!inPlay(t, enemy) || pursuedBy(t, enemy) === seat || t.state.heroes[seat].out) return false;
  if (isForbidden(t, 'move', { enemy })) return false;
  t.move(enemy, t.piles.pursuers[seat]);
  if (lower) halveFocus(t, seat);
  t.state.entered[seat]++;
  t.tell('pursues', { kind: t.kind(enemy), seat });
  // During an action it waits until the action is over.
  if (deeds === null) yield* open(t, 'enemyEntersHeroArea', { seat, enemy });
  else deeds.arrivals.push({ enemy, seat });
  return true;
}

/** To the right end of the row. VA-ZONE-04, VA-MOVEENEMY-03 */
export function moveToRow(t: Valskyrr, enemy: Card): boolean {
  if (!inPlay(t, enemy) || isForbidden(t, 'move', { enemy })) return false;
  const came = pursuedBy(t, enemy) !== null;
  t.move(enemy, t.piles.row);
  if (came) t.tell('fellBack', { kind: t.kind(enemy) });
  return true;
}

const matches = (t: Valskyrr, card: Card, keywords: readonly Keyword[]): boolean =>
  // The joker stands in the box or on the enemy. VA-ENEMYDRAW-03
  [...keywords, ...faceOf(t, card).keywords].includes('any') ||
  keywords.some((word) => faceOf(t, card).keywords.includes(word));

/**
 * Draw one at a time until enough fit; the others are discarded. The first time the deck runs out it is shuffled again, the second
 * time drawing stops. VA-ENEMYDRAW-02 to VA-ENEMYDRAW-08
 */
function drawn(
  t: Valskyrr,
  deck: Deck,
  n: number,
  fits: (card: Card) => boolean,
  exhausted: Exhausted,
): Card[] {
  const from = t.piles.enemyDeck[DECKS.indexOf(deck)];
  const discard = t.piles.enemyDiscard[DECKS.indexOf(deck)];
  const found: Card[] = [];
  while (found.length < n) {
    if (t.cards(from).length === 0) {
      const times = (exhausted.get(deck) ?? 0) + 1;
      exhausted.set(deck, times);
      if (times > 1) break;
      for (const card of t.cards(discard).slice()) t.move(card, from);
      t.shuffle(from);
      continue;
    }
    const card = t.draw(from, discard)!;
    if (!fits(card)) continue;
    t.move(card, t.piles.stage);
    found.push(card);
  }
  return found;
}

/** Draw enemies into the row. Says whether the deck gave out. What is drawn in one setup is counted together. */
export function drawIntoRow(
  t: Valskyrr,
  box: Pick<EnemyBox, 'deck' | 'keywords'> & { name?: string },
  n: number,
  where: 'left' | 'right' = 'right',
  exhausted: Exhausted = new Map(),
): { cards: Card[]; gaveOut: boolean } {
  const before = exhausted.get(box.deck) ?? 0;
  const fits = (card: Card): boolean =>
    box.name === undefined ? matches(t, card, box.keywords) : t.kind(card) === box.name;
  const cards = drawn(t, box.deck, n, fits, exhausted);
  for (const card of cards) {
    t.move(card, t.piles.row, where === 'left' ? 'bottom' : 'top');
    t.tell('appears', { kind: t.kind(card) });
  }
  // Only the second time costs: a deck that has already given out in this setup gives nothing more.
  return { cards, gaveOut: before < 2 && (exhausted.get(box.deck) ?? 0) >= 2 };
}

/** The order in which several enemies come to the row, where nobody in particular sends them. VA-MOVEENEMY-04 */
export function* rowOrder(t: Valskyrr, enemies: readonly Card[], by: Seat | null): Flow<readonly Card[]> {
  const rest = [...enemies];
  const order: Card[] = [];
  while (rest.length > 1) {
    const ask = {
      prompt: 'rowOrder',
      from: rest.map((card) => cardOption(card)),
      rules: ['VA-MOVEENEMY-04'],
    } as const;
    const { card } = yield* by === null ? askGroup(t, ask) : t.ask(by, ask);
    order.push(card);
    rest.splice(rest.indexOf(card), 1);
  }
  return [...order, ...rest];
}

import type { CardDef } from '../shape/cards.ts';
import { drawDungeon, randomizers } from '../rules/sets.ts';
import { hideBelow, layHorde, shuffleDungeon } from '../rules/dungeonDeck.ts';
import { fetch } from '../rules/box.ts';
import { RANKS, type Thunderstone } from '../shape.ts';
import { fresh, nextGame, putAway } from './campaign.ts';
import { crawl } from './crawl.ts';
import type { Mode } from './mode.ts';

/** A Dungeon Crawl in which what survived in one dungeon comes back in the next. TH-HUNT-01 */
export const hunt: Mode = {
  ...crawl,
  buildDungeon,
  between: (t) => {
    carryOver(t);
    chooseOthers(t, lastDungeon(t));
    // The rest of a Horde waits for its placeholders, unless its deck is laid again. TH-HUNT-05
    const { horde, carried } = t.piles;
    const waits =
      !t.state.sets.monsters.includes('horde') && t.cards(carried).some((card) => t.def(card).horde);
    putAway(t, waits ? [horde] : []);
    nextGame(t);
  },
};

/** TH-HUNT-02: what is left in the hall and in the deck, but for a stone, shuffled and face down. */
function carryOver(t: Thunderstone): void {
  const { dungeon, rank, carried } = t.piles;
  const left = t.cards(dungeon).slice();
  for (let i = 0; i <= RANKS; i++) left.push(...t.cards(rank[i]));
  // The game is over and everything is turned up, so nobody keeps to himself what he knew of the deck.
  t.show(left, 'all');
  for (const card of left) if (t.def(card).sort !== 'stone') t.move(card, carried);
  t.shuffle(carried);
  t.tell('carriedOver', { count: t.cards(carried).length });
}

/** By which name a card of the dungeon is drawn. */
const nameOf = ({ guardian, kind, group }: CardDef): string => (guardian ? kind : group);

/**
 * What the game that is over was played with: the sets drawn for it, and what it had from the dungeon before, also if nothing
 * of that is left. Nothing of it is back in the box yet. TH-HUNT-03
 */
function lastDungeon(t: Thunderstone): string[] {
  const { hand, deck, discard, rank, dungeon, horde, beside, trash, carried } = t.piles;
  const names = new Set(t.state.campaign.dungeons.at(-1));
  for (const pile of [hand, deck, discard, rank, dungeon, horde, beside, trash, carried].flat())
    for (const card of t.cards(pile)) {
      const def = t.def(card);
      if (def.sort === 'monster' || def.sort === 'trap') names.add(nameOf(def));
    }
  return [...names];
}

/** TH-HUNT-03: other monsters, and other features. What is carried over is in play and comes in question last of all. */
function chooseOthers(t: Thunderstone, last: readonly string[]): void {
  const { sets, campaign } = t.state;
  const { dungeons } = campaign;
  const still = new Set(t.cards(t.piles.carried).map((card) => nameOf(t.def(card))));
  const all = randomizers(t).monsters;
  const free = all.filter((name) => !still.has(name));
  const held = all.filter((name) => still.has(name));
  const names = fresh(free, [...dungeons.slice(0, -1), last], hunt.monsterTypes);
  const missing = hunt.monsterTypes - names.length;
  if (missing > 0) names.push(...fresh(held, dungeons, missing));
  drawDungeon(t, sets, names, last);
}

/** TH-HUNT-04: the stone among the last ten, the old dungeon on top of these, the rest of the new one on top of that. */
function buildDungeon(t: Thunderstone): void {
  const { sets } = t.state;
  const { dungeon, aside, carried } = t.piles;
  shuffleDungeon(t);
  if (sets.monsters.includes('horde')) layHorde(t);
  for (const guardian of sets.guardians) hideBelow(t, [guardian]);
  for (let i = 0; i < 10; i++) t.draw(dungeon, aside);
  fetch(t, sets.stones[0], aside);
  t.shuffle(aside);
  for (const card of t.cards(carried).slice()) t.move(card, dungeon, 'bottom');
  for (const card of t.cards(aside).slice()) t.move(card, dungeon, 'bottom');
}

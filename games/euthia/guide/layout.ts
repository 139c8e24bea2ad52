import { type Card, deal, GUIDED_SEAT, type Pile, type Seat } from '@tafelrunde/engine';
import { prepareEncounter } from '../rules/encounters.ts';
import { becomeHero, newHero } from '../rules/setup.ts';
import { ENCOUNTERS, type Euthia, STACKS } from '../shape.ts';

/** The guided player leads Dral, who can take a blow; a bot comes along as Keleia. */
export const HEROES = ['dral', 'keleia'] as const;
/** The first tiles: a farm with a treasure, the hunter, the market; the last one lies on top. */
const TILES = ['traderGreen', 'hunterLodge', 'emptyFarm'] as const;
const FIRST_MONSTER = 'giantDragonfly';
const FIRST_TREASURE = 'treasureTravelCap';
const FIRST_QUEST = 'hunterFirstPelt';
/** Where they come to lie, and the spaces the lesson leads over. */
export const FARM = '2,-1';
export const LODGE = '1,1';
export const START_HEX = 1;
export const FARM_SPACE = 4;
export const MINE_SPACE = 6;
export const HUNTER_SPACE = 8;

export function lay(t: Euthia): void {
  HEROES.forEach((_, seat) => dismiss(t, seat));
  HEROES.forEach((kind, seat) => lead(t, seat, kind));
  t.state.start = GUIDED_SEAT;
  t.state.turn = GUIDED_SEAT;
  const { mapStack, monsterDeck, monsterNext, stack, questDeck, questOpen } = t.piles;
  for (const kind of TILES) fetchTile(t, kind);
  deal(t, mapStack, mapStack, TILES);
  const [next] = t.cards(monsterNext[0]);
  t.move(next, monsterDeck[0], 'bottom');
  deal(t, monsterDeck[0], monsterNext[0], [FIRST_MONSTER]);
  const treasures = stack[STACKS.indexOf('treasure1')];
  deal(t, treasures, treasures, [FIRST_TREASURE]);
  // The hunter's first quest can be done with the first trophy.
  prepareEncounter(t, 'hunter');
  const hunter = ENCOUNTERS.indexOf('hunter');
  if (!has(t, questOpen[hunter], FIRST_QUEST)) {
    const [open] = t.cards(questOpen[hunter]);
    t.move(open, questDeck[hunter], 'bottom');
    if (!has(t, questDeck[hunter], FIRST_QUEST)) t.make(FIRST_QUEST, questDeck[hunter]);
    deal(t, questDeck[hunter], questOpen[hunter], [FIRST_QUEST]);
  }
}

const has = (t: Euthia, pile: Pile, kind: string): boolean =>
  t.cards(pile).some((card) => t.kind(card) === kind);

/** A tile of the lesson that was left out changes places with another one of its chapter. */
function fetchTile(t: Euthia, kind: string): void {
  const { mapStack, unused } = t.piles;
  if (has(t, mapStack, kind)) return;
  const { chapter, group } = t.content[kind].land!;
  const other = t
    .cards(mapStack)
    .find(
      (card) =>
        t.def(card).land!.chapter === chapter && t.def(card).land!.group === group && !isWanted(t, card),
    );
  deal(t, unused, mapStack, [kind]);
  if (other !== undefined) t.move(other, unused);
}
const isWanted = (t: Euthia, card: Card): boolean => (TILES as readonly string[]).includes(t.kind(card));

/** Whatever hero was chosen goes back into the box. */
function dismiss(t: Euthia, seat: Seat): void {
  const { worn, book, board, box } = t.piles;
  for (const pile of [worn[seat], book[seat], board[seat]])
    for (const card of t.cards(pile).slice()) t.move(card, box);
}
function lead(t: Euthia, seat: Seat, kind: string): void {
  const { box, board } = t.piles;
  deal(t, box, board[seat], [kind]);
  Object.assign(t.state.heroes[seat], newHero());
  becomeHero(t, seat, kind);
}

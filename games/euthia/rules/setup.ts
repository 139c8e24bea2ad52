import type { Flow, Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import { type Euthia, type Hero, NOWHERE, ROWS, STACKS } from '../shape.ts';
import { catalogueOf, kindsOf } from './catalogue.ts';
import { layBounties } from './elites.ts';
import { placeTile } from './map.ts';
import { monsterNextUp } from './monsterSide.ts';
import { isAutomaton, takeSome } from './supply.ts';
import { boardOf, tileFace } from './tiles.ts';
import { fillOffer } from './trade.ts';

/** Setting up: scenario, map stack, heroes, trade board, decks. EU-MAPSETUP-01 to EU-SETUP-07 */
export function* setup(t: Euthia): Flow {
  layMap(t);
  makeAll(t);
  for (let seat = 0; seat < t.seats; seat++) yield* chooseHero(t, seat); // EU-HEROSETUP-01
  makeControl(t);
  t.state.start = t.pick(t.clockwise()); // EU-SBOARD-01
  t.state.turn = t.state.start;
  t.state.phase = 'play';
  const levels = scenarioOf(t).eliteLevels(t);
  if (levels.length > 0) layBounties(t, levels);
  yield* scenarioOf(t).setup(t);
  t.tell('begins', { scenario: t.state.scenario, start: t.state.start });
}

/** The start tile in the middle; the stack by chapters, the lowest on top. EU-MAPSETUP-01 to EU-MAPSETUP-07, EU-SOLO-01 */
function layMap(t: Euthia): void {
  const scenario = scenarioOf(t);
  const { mapStack, shuffling, stage } = t.piles;
  placeTile(t, t.make(scenario.startTile, stage), { q: 0, r: 0 });
  const tables = scenario.tables(t);
  const { lands } = catalogueOf(t);
  for (let chapter = tables.length; chapter >= 1; chapter--) {
    const { encounter, other, tiles } = tables[chapter - 1];
    takeSome(t, kindsOf(lands, `${chapter} encounter`), encounter, shuffling[1]);
    takeSome(t, kindsOf(lands, `${chapter} other`), other, shuffling[1]);
    for (const kind of kindsOf(lands, `${chapter} fixed`))
      if (t.seats > 1 || t.content[kind].land!.solo) t.make(kind, shuffling[1]); // EU-MAPSETUP-03
    for (const kind of tiles) t.make(kind, shuffling[1]); // EU-MAPSETUP-05
    t.shuffle(shuffling[1]); // EU-MAPSETUP-07
    while (t.draw(shuffling[1], mapStack) !== null);
  }
}

/** Every deck and stack, shuffled. EU-SETUP-03 to EU-SETUP-05, EU-TBOARD-01, EU-SOLO-02, EU-SOLO-03 */
function makeAll(t: Euthia): void {
  const { stack, monsterDeck, silverDeck, goldDeck, combatDeck, box } = t.piles;
  const automaton = isAutomaton(t);
  for (const def of catalogueOf(t).decks) {
    const { kind, copies, tile, sort, enemy, play, combat } = def;
    if (tile !== null) {
      const pile = stack[STACKS.indexOf(tile.stack!)];
      for (let i = 0; i < copies; i++) t.make(kind, pile);
    } else if (sort === 'monster') t.make(kind, monsterDeck[enemy!.level - 1]);
    else if (play !== null && play.players !== (automaton ? 'competitive' : 'soloCoop'))
      for (let i = 0; i < copies; i++) t.make(kind, play.metal === 'silver' ? silverDeck : goldDeck);
    else if (combat !== null && automaton) t.make(kind, combatDeck);
    else if (def.board !== null) t.make(kind, box);
  }
  for (const pile of [...stack, ...monsterDeck, silverDeck, goldDeck, combatDeck]) t.shuffle(pile);
  for (const level of [1, 2, 3] as const) monsterNextUp(t, level);
  for (const row of ROWS) fillOffer(t, row);
}

/** Two to the table of three or four; none for two. EU-SETUP-06 */
function makeControl(t: Euthia): void {
  if (isAutomaton(t) || t.seats < 3) return;
  const heroes = new Set(t.state.heroes.map((_, seat) => boardOf(t, seat).hero));
  for (const { kind, copies, control } of kindsOf(catalogueOf(t).sorts, 'control'))
    if (control !== null && heroes.has(control))
      for (let i = 0; i < copies; i++) t.make(kind, t.piles.controlDeck);
  t.shuffle(t.piles.controlDeck);
}

/** Nobody plays a hero twice; chosen in seat order. EU-HEROSETUP-01 */
function* chooseHero(t: Euthia, seat: Seat): Flow {
  const { box, board } = t.piles;
  const from = t
    .cards(box)
    .filter((card) => t.def(card).board !== null)
    .map((card) => ({ id: t.kind(card), card }));
  const { card } = yield* t.ask(seat, { prompt: 'chooseHero', from, rules: ['EU-HEROSETUP-01'] });
  t.move(card, board[seat]);
  t.tell('chose', { seat, kind: t.kind(card) });
  becomeHero(t, seat, t.kind(card));
}

/** The board with its markers and tiles. EU-HEROSETUP-03 to EU-HEROSETUP-09 */
export function becomeHero(t: Euthia, seat: Seat, kind: string): void {
  const hero = t.state.heroes[seat];
  hero.board = kind;
  const { gaarStart, dwurtStart, slots, health, hero: name } = boardOf(t, seat);
  hero.unlocked = slots.map(({ price }) => price === null); // EU-HEROSETUP-08
  hero.gaar = gaarStart; // EU-HEROSETUP-07
  hero.dwurt = dwurtStart; // EU-SKOL-02
  hero.health = health;
  hero.gold = scenarioOf(t).startGold(t);
  hero.potions = scenarioOf(t).startPotions(t);
  const { worn, book } = t.piles;
  for (const { kind: own, tile } of kindsOf(catalogueOf(t).heroTiles, name))
    if (takesPart(t, tile!.hero!.players)) t.make(own, tile!.hero!.value === null ? worn[seat] : book[seat]);
  for (const card of t.cards(worn[seat])) hero.health += tileFace(t, card).health;
}
/** EU-HEROSETUP-06 */
const takesPart = (t: Euthia, players: 'solo' | 'multi' | null): boolean =>
  players === null || (players === 'solo') === (t.seats === 1);

export const newHero = (): Hero => ({
  board: '',
  space: NOWHERE,
  health: 0,
  reputation: 0,
  gold: 0,
  gaar: 0,
  dwurt: 0,
  potions: 0,
  wards: 0,
  gems: { ruby: 0, emerald: 0, demonStone: 0, opal: 0, diamond: 0, amethyst: 0, onyx: 0, sapphire: 0 },
  essences: { air: 0, earth: 0, fire: 0, water: 0 },
  unlocked: [],
  markers: [],
  reserve: null,
  moves: 0,
  granted: [],
  fallen: 0,
  perished: 0,
  won: 0,
  stages: 0,
  golemMarker: false,
  gate: false,
  legends: 0,
  dwurtDie: 0,
  moved: 0,
  fights: [],
  mined: false,
  portal: -1,
  discounts: [],
  sellBonuses: [],
  offerChanges: 0,
  carts: 0,
});

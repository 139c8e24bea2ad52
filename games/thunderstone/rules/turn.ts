import {
  cardOption,
  deedOption,
  type Flow,
  isCut,
  type Option,
  perform,
  type Seat,
} from '@tafelrunde/engine';
import { modeOf } from '../modes/mode.ts';
import { type Ending, RANKS, type Thunderstone, type Turn } from '../shape.ts';
import { fightInDungeon, giveBack } from './dungeon.ts';
import { destroy, discardAll, drawHand } from './party.ts';
import { countTurn } from './standstill.ts';
import { visitVillage } from './village.ts';

const VILLAGE = deedOption('village');
const DUNGEON = deedOption('dungeon');
const REST = deedOption('rest', { commits: 'ends' });
const NOT_NOW: readonly Option[] = [
  deedOption('village', { no: 'TH-WANDER-05' }),
  DUNGEON,
  deedOption('rest', { no: 'TH-WANDER-05' }),
];
const ACTIONS: readonly Option[] = [VILLAGE, DUNGEON, REST];
const TURN_RULES = ['TH-TURN-01'] as const;

/** The unit between two checkpoints: a turn, or what comes between two games. */
export function* step(t: Thunderstone): Flow {
  const { state } = t;
  if (state.phase === 'between') {
    yield* perform(modeOf(t).between(t));
    return;
  }
  const begun: Turn[] = [];
  const left = yield* t.scope('game', () => takeTurn(t, state.turn, begun));
  const stuck = countTurn(t);
  if (isCut(left) || stuck) {
    for (const turn of begun) giveBack(t, turn);
    clearTable(t);
    yield* perform(modeOf(t).settle(t, isCut(left) ? (left.cut as Ending) : 'stalemate'));
  } else state.turn = (state.turn + 1) % t.seats;
}

/** TH-TURN-01: one action, then the end of the turn. What has begun is noted, should the game end in the middle of it. */
function* takeTurn(t: Thunderstone, seat: Seat, begun: Turn[]): Flow {
  t.state.fought = false;
  t.state.hall.refilled = false;
  t.state.beat = false;
  const mustFight = yield* modeOf(t).beginTurn(t, seat);
  const { does } = yield* t.ask(seat, {
    prompt: 'turn',
    from: mustFight ? NOT_NOW : ACTIONS,
    rules: TURN_RULES,
  });
  if (does === 'rest') yield* rest(t, seat);
  else {
    t.tell(does === 'village' ? 'visits' : 'enters', { seat });
    const turn = newTurn(does === 'village' ? 'visit' : 'fight', seat);
    begun.push(turn);
    if (does === 'village') yield* t.scene(turn, () => visitVillage(t, turn));
    else yield* t.scene(turn, () => fightInDungeon(t, turn));
  }
  yield* endTurn(t, seat);
}

export const newTurn = (type: Turn['type'], seat: Seat): Turn => ({
  type,
  seat,
  step: 'effects',
  cards: [],
  gold: 0,
  buys: 1,
  weaponBuys: 0,
  strength: 0,
  attack: 0,
  spellAttack: 0,
  extraAttack: 0,
  extraMagic: 0,
  weightless: false,
  armedTurned: false,
  safe: false,
  spellUsed: false,
  weaponUsed: false,
  renounced: false,
  target: null,
  rank: 0,
  diseaseOnMagic: 0,
  halved: false,
  won: false,
  prey: [],
});

/** TH-REST-01 to TH-REST-03 */
function* rest(t: Thunderstone, seat: Seat): Flow {
  t.tell('rests', { seat });
  const from: Option[] = t
    .cards(t.piles.hand[seat])
    .map((card) => ({ ...cardOption(card), commits: 'costs' }));
  from.push({ id: 'keep', declines: true });
  const { card } = yield* t.ask(seat, { prompt: 'rest', from, rules: ['TH-REST-01'] });
  if (card !== undefined) destroy(t, seat, card);
}

/** TH-TURN-04: everything goes to the discard pile, six cards are drawn; then guardians at rank 0 and the mode act. */
function* endTurn(t: Thunderstone, seat: Seat): Flow {
  for (let rank = 0; rank <= RANKS; rank++)
    for (const card of t.cards(t.piles.rank[rank])) if (t.note(card) !== null) t.setNote(card, null); // TH-CARD-37
  discardAll(t, seat);
  drawHand(t, seat);
  for (const guardian of t.cards(t.piles.rank[0]).slice()) {
    const { afterDraw } = t.def(guardian);
    if (afterDraw !== null) yield* perform(afterDraw(t, seat)); // TH-GUARDIAN-07, TH-GUARDIAN-08
  }
  yield* perform(modeOf(t).endTurn(t, seat));
}

/** The game was over in the middle of something: nothing stays between two places. */
function clearTable(t: Thunderstone): void {
  const { hall } = t.state;
  for (let seat = 0; seat < t.seats; seat++) discardAll(t, seat);
  for (const card of t.cards(t.piles.revealed).slice()) t.move(card, t.piles.trash);
  hall.holes.length = 0;
  hall.fill = 0;
  hall.refilling = false;
  hall.arrived = false;
  hall.claim = null;
}

import {
  facedown,
  open,
  ownerOnly,
  pile,
  pileEach,
  pileRow,
  type Seat,
  type Sight,
  type Viewer,
} from '@tafelrunde/engine';
import { ENCOUNTERS, STACKS } from './words.ts';

/** A back tells the chapter of a map tile, silver from gold, and of a monster its level, reward and gate. */
const backs = (): Sight => 'backs';
/** A hand: its owner sees the faces, everybody else silver and gold. EU-CARD-12 */
const hand = (viewer: Viewer, owner: Seat | null): Sight => (viewer === owner ? 'faces' : 'backs');

const KINDS_OF_QUESTS = ENCOUNTERS.length + 1;

export const piles = {
  /** By seat: the hero board, the tiles on its slots, tiles in pouches, revealed hero tiles beside the board. */
  board: pileEach(open),
  worn: pileEach(open),
  pouch: pileEach(open),
  stock: pileEach(open),
  /** Hero tiles that are not revealed yet; everybody knows which they are. EU-HEROSETUP-05 */
  book: pileEach(open),
  /** Trophies in pouches, and those hung up in the hall. */
  trophies: pileEach(open),
  hall: pileEach(open),
  /** Completed quests, bounties and beaten stages, badges, hired characters. */
  quests: pileEach(open),
  bounties: pileEach(open),
  badges: pileEach(open),
  company: pileEach(open),
  hand: pileEach(hand, { bag: true }),
  control: pileEach(ownerOnly),

  mapStack: pile(backs),
  map: pile(open),
  /** Levels 1 to 3. The top card of a deck lies apart: its back is public. EU-MONSTER-02 */
  monsterDeck: pileRow(3, facedown),
  monsterNext: pileRow(3, backs),
  monsterDiscard: pileRow(3, open),
  silverDeck: pile(backs),
  silverDiscard: pile(open),
  goldDeck: pile(backs),
  goldDiscard: pile(open),
  silverStore: pile(backs),
  goldStore: pile(backs),
  controlDeck: pile(facedown),
  controlDiscard: pile(open),
  combatDeck: pile(facedown),
  combatDiscard: pile(open),
  /** By stack, in the order of `STACKS`. */
  stack: pileRow(STACKS.length, facedown),
  stackDiscard: pileRow(STACKS.length, open),
  /** The three rows of the trade board. EU-TBOARD-01 */
  offer: pileRow(3, open),
  /** By kind of encounter, in the order of `ENCOUNTERS`; the legends come last. */
  questDeck: pileRow(KINDS_OF_QUESTS, facedown),
  questOpen: pileRow(KINDS_OF_QUESTS, open),
  bountyDeck: pile(facedown),
  bounty: pile(open),
  elites: pile(open),
  artefacts: pile(open),
  supplies: pile(open),

  /** Of scenarios: figures by stages with the present one on top, cards to be turned over, and those in force. */
  stages: pile(open),
  attackDeck: pile(facedown),
  attackDiscard: pile(open),
  rageDeck: pile(facedown),
  rageDiscard: pile(open),
  rage: pile(open),
  eventDeck: pile(facedown),
  event: pile(open),
  eventDiscard: pile(open),
  characterDeck: pile(facedown),
  characters: pile(open),
  badgeRow: pile(open),
  wanted: pile(open),
  faer: pile(open),

  /** The enemy that is being fought, and the silver and gold cards played for it. */
  foe: pile(open),
  played: pile(open),
  /** Out of the game; what left unseen lies in the other one. */
  box: pile(open),
  unused: pile(facedown),
  /** Cards being drawn or looked at. */
  stage: pile(open, { passing: true }),
  /** Where cards are shuffled before they come to their place. */
  shuffling: pileRow(2, facedown, { passing: true }),
};

import { facedown, open, pile, pileEach, pileRow, type Sight } from '@tafelrunde/engine';

/** The longest map has fifteen places. */
const SLOTS = 15;

/** Everybody knows which cards are left in a deck, for all the others lie open; nobody knows their order. VA-ZONE-06 */
const set = (): Sight => 'set';
const backs = (): Sight => 'backs';

export const piles = {
  /** By seat: the hero's charter, which bears the hero's tokens. */
  charter: pileEach(open),
  heroDeck: pileEach(set),
  hand: pileEach(open),
  discard: pileEach(open),
  burial: pileEach(open),
  /** Gear and feats in play, and allies. */
  area: pileEach(open),
  /** Great feats and personal rewards that are not yet acquired. */
  offer: pileEach(open),
  /** The enemies that pursue this hero. */
  pursuers: pileEach(open),
  /** The enemy row, from left to right. */
  row: pile(open),
  /** Cards that lie under others; the note says under which. */
  attached: pile(open),
  /** Blue, green, red. */
  enemyDeck: pileRow(3, set),
  enemyDiscard: pileRow(3, open),
  encounterDeck: pile(set),
  encounterDiscard: pile(open),
  encounter: pile(open),
  rewardDeck: pile(set),
  display: pile(open),
  /** Locations, face down and face up, by slot of the map. */
  hidden: pileRow(SLOTS, backs),
  place: pileRow(SLOTS, open),
  /** Quest tokens, face down and revealed. */
  hiddenToken: pileRow(SLOTS, facedown),
  token: pileRow(SLOTS, open),
  adventure: pile(open),
  /** Boss and boss encounter until they are needed. */
  aside: pile(open),
  /** Out of the game, or not yet in it. */
  box: pile(open),
  /** Tiles that take no part, unknown to all: Borderlands, Wildlands, Deadlands. */
  unused: pileRow(3, facedown),
  /** Cards being played or looked at. */
  stage: pile(open, { passing: true }),
};

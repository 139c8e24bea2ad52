import { facedown, open, ownerOnly, pile, pileEach, pileRow } from '@tafelrunde/engine';
import { SPACES } from './spaces.ts';

/** Everything that lies somewhere. Spaces hold what lies open on them; facedown Remnants have piles of their own. */
export const piles = {
  adventure: pile(facedown),
  adventureDiscard: pile(open),
  spells: pile(facedown),
  spellDiscard: pile(open),
  talismans: pile(facedown),
  talismanDiscard: pile(open),
  warlock: pile(facedown),
  warlockDiscard: pile(open),
  rewards: pile(facedown),
  denizens: pile(facedown),
  denizenDiscard: pile(open),
  endings: pile(facedown),
  /** Shuffled and dealt at the start; what is left over leaves the game. */
  relics: pile(facedown),
  characters: pile(facedown),
  usedCharacters: pile(open),
  purchases: pile(open),
  stables: pile(open),
  terrain: pile(open),
  /** What has left the game. */
  removed: pile(open),
  /** A card that is being resolved. */
  stage: pile(open, { passing: true }),
  /** The ending sheet on the Crown of Command while it lies facedown. */
  sealed: pile(facedown),
  space: pileRow(SPACES.length, open),
  buried: pileRow(SPACES.length, facedown),
  /** Cards that lie on another card, whose note says which of these stacks is its own. */
  stack: pileRow(12, open),
  character: pileEach(open),
  offered: pileEach(ownerOnly),
  hand: pileEach(ownerOnly, { bag: true }),
  /** Spells beyond the limit that a card brought along. */
  lent: pileEach(ownerOnly, { bag: true }),
  objects: pileEach(open),
  followers: pileEach(open),
  /** Adventure cards out of time, until they go back on their deck. */
  suspended: pileEach(open),
  trophies: pileEach(open),
  quest: pileEach(open),
  reward: pileEach(open),
  /** Quests that were fulfilled and are kept, where an ending wants to know of them. */
  fulfilled: pileEach(open),
};

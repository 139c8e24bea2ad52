import type { Flow, Seat } from '@tafelrunde/engine';
import type { CardDef, Talisman, TalismanShape, TalismanState } from '../shape.ts';
import { PORTAL, SPACES } from '../shape/spaces.ts';
import { chooseCharacter, enterPlay, receiveGold } from './death.ts';
import { laySheet } from './endings.ts';
import { remnantsOn } from './places.ts';
import { inPlay } from './sets.ts';
import { settle } from './settle.ts';
import { dealQuests } from './warlock.ts';

export function begin(_options: TalismanShape['options'], seats: number): TalismanState {
  return {
    turn: 0,
    first: 0,
    round: 1,
    thief: null,
    robbed: null,
    players: Array.from({ length: seats }, () => ({
      standing: 'dead' as const,
      space: 0,
      alignment: 'neutral' as const,
      lives: 0,
      fate: 0,
      gold: 0,
      strength: 0,
      craft: 0,
      toad: 0,
      toadStrength: 0,
      toadCraft: 0,
      misses: 0,
      extra: 0,
      casts: 0,
      swayed: false,
      strengthNow: 0,
      craftNow: 0,
      attackNow: 0,
      granted: [],
      ferry: null,
      enslaved: false,
      back: false,
      done: false,
      fiends: 0,
      werewolf: 0,
      kept: { strength: '', craft: '' },
    })),
    reaper: PORTAL,
    crownReached: false,
    goldOn: SPACES.map(() => 0),
    lasting: [],
    now: {
      over: false,
      moved: false,
      noMove: false,
      noEncounter: false,
      encounter: false,
      unresolved: false,
      reaper: false,
      steered: null,
      together: false,
      advice: 0,
    },
  };
}

/** Step 0. TA-SETUP-01 to TA-SETUP-15 */
export function* setup(t: Talisman): Flow {
  layOut(t);
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  for (const seat of seats) yield* dealQuests(t, seat); // TA-SETUP-07
  for (const seat of seats) yield* chooseCharacter(t, seat); // TA-SETUP-08
  for (const seat of seats) {
    receiveGold(t, seat); // TA-SETUP-11
    yield* enterPlay(t, seat);
    yield* settle(t, seat);
  }
  const first: Seat = t.pick(seats); // TA-SETUP-14
  t.state.first = first;
  t.state.turn = first;
  t.tell('starts', { seat: first });
}

/** All decks and supplies of the sets in play. TA-SETUP-02 to TA-SETUP-06 */
function layOut(t: Talisman): void {
  const { piles } = t;
  for (const [kind, def] of printedIn(t.content))
    if (def.deck !== 'board') for (let i = copiesOf(def, t); i > 0; i--) t.make(kind, piles[def.deck]);
  for (const deck of [
    'adventure',
    'spells',
    'talismans',
    'warlock',
    'rewards',
    'denizens',
    'characters',
    'relics',
  ] as const)
    if (t.cards(piles[deck]).length > 0) t.shuffle(piles[deck]); // TA-SETUP-04
  buryRemnants(t); // TA-SETUP-03
  laySheet(t);
}

/** A card printed in several sets has copies in each of them. */
function copiesOf(def: CardDef, t: Talisman): number {
  let copies = inPlay(t, def.set) ? def.copies : 0;
  for (const reprint of def.reprints) if (inPlay(t, reprint.set)) copies += reprint.copies;
  return copies;
}
/** All cards there are. Listed once: there are hundreds, and every game begins with them. */
function printedIn(content: Talisman['content']): readonly (readonly [string, CardDef])[] {
  let all = printed.get(content);
  if (all === undefined) printed.set(content, (all = Object.entries(content)));
  return all;
}
const printed = new WeakMap<Talisman['content'], readonly (readonly [string, CardDef])[]>();

function buryRemnants(t: Talisman): void {
  const { relics, buried, removed } = t.piles;
  if (t.options.board === 'cataclysm')
    SPACES.forEach((_, space) => {
      for (let i = 0; i < remnantsOn(space); i++) t.draw(relics, buried[space]);
    });
  for (const card of t.cards(relics).slice()) t.move(card, removed);
}

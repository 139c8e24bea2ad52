import { type Card, cardOption, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { type Space, spaceOf, spaceOption } from '../shape/spaces.ts';
import { discard, drawFrom, fromSupply } from './decks.ts';
import { liftFrom } from './lasting.ts';
import { checkVictory } from './victory.ts';
import { barred, carryDown, dropBarred } from './objects.ts';
import { gainSpells, pickSpells, returnLent } from './spells.ts';
import { named } from '../shape/spaces.ts';
import { dealQuests, keepsQuests } from './warlock.ts';

/** A character dies. TA-DEATH-01 to TA-DEATH-03 */
export function* die(t: Talisman, seat: Seat): Flow {
  const { state, piles, options } = t;
  const player = state.players[seat];
  t.tell('died', { seat });
  // TA-DEATH-02: Objects, Followers, Rewards and gold stay with the seat, for its next character.
  if (!options.heirs) leaveBehind(t, seat);
  if (!options.keepRewards) for (const card of t.cards(piles.reward[seat]).slice()) discard(t, card);
  // What lies on a card stays with it.
  returnLent(t, seat);
  // TA-DEATH-03
  const lost = [piles.trophies[seat], piles.hand[seat], piles.offered[seat]];
  if (!keepsQuests(t)) lost.push(piles.quest[seat]);
  for (const pile of lost) for (const card of t.cards(pile).slice()) discard(t, card);
  for (const card of t.cards(piles.character[seat]).slice()) t.move(card, piles.usedCharacters);
  liftFrom(t, seat);
  player.standing = 'dead';
  player.lives = 0;
  player.fate = 0;
  player.strength = 0;
  player.craft = 0;
  player.toad = 0;
  player.toadStrength = 0;
  player.toadCraft = 0;
  player.misses = 0;
  player.extra = 0;
  player.granted.length = 0;
  player.ferry = null;
  player.enslaved = false;
  player.back = false;
  player.done = false;
  player.fiends = 0;
  player.werewolf = 0;
  player.kept = { strength: '', craft: '' };
  if (state.turn === seat) state.now.over = true;
  if (state.crownReached) eliminate(t, seat); // TA-DEATH-08
  if (!state.now.together) yield* checkVictory(t);
}

/** The published rule: what the dead had lies where they fell. */
function leaveBehind(t: Talisman, seat: Seat): void {
  const player = t.state.players[seat];
  const { piles } = t;
  for (const pile of [piles.objects[seat], piles.followers[seat]])
    for (const card of t.cards(pile).slice()) t.move(card, piles.space[player.space]);
  t.state.goldOn[player.space] += player.gold;
  player.gold = 0;
}

/** TA-DEATH-08: out for good; what was set aside leaves the game. */
export function eliminate(t: Talisman, seat: Seat): void {
  const { piles } = t;
  const player = t.state.players[seat];
  player.standing = 'out';
  player.gold = 0;
  for (const pile of [piles.objects[seat], piles.followers[seat], piles.reward[seat]])
    for (const card of t.cards(pile).slice()) t.move(card, piles.removed);
  for (const card of t.cards(piles.lent[seat]).slice()) discard(t, card);
  t.tell('out', { seat });
}

/** TA-DEATH-04, TA-DEATH-05: a new character, with the property of the old one. */
export function* reenter(t: Talisman, seat: Seat): Flow {
  yield* dealQuests(t, seat);
  yield* chooseCharacter(t, seat);
  if (!t.options.heirs) receiveGold(t, seat);
  yield* enterPlay(t, seat);
}

/** The gold a character begins with. TA-SETUP-11: at the start of the game; by the published rule of death each time. */
export function receiveGold(t: Talisman, seat: Seat): void {
  t.state.players[seat].gold = t.def(t.top(t.piles.character[seat])!).character!.gold;
}

/** TA-SETUP-08: three characters are dealt and one is chosen; the others go back. */
export function* chooseCharacter(t: Talisman, seat: Seat): Flow {
  const { characters, usedCharacters, offered, character } = t.piles;
  const count = t.options.choiceOfCharacters;
  for (let i = 0; i < count; i++) {
    if (t.cards(characters).length === 0) {
      if (i > 0) break;
      // TA-DEATH-04: when all have been used, those nobody leads come back.
      for (const card of t.cards(usedCharacters).slice()) t.move(card, characters);
      t.shuffle(characters);
    }
    drawFrom(t, 'characters', offered[seat]);
  }
  const from = t.cards(offered[seat]).map((card) => cardOption(card));
  const { card } = yield* t.ask(seat, { prompt: 'character', from, rules: ['TA-SETUP-08'] });
  t.move(card, character[seat]); // TA-SETUP-09
  const back = t.cards(offered[seat]).slice();
  for (const other of back) t.move(other, characters);
  if (back.length > 0) t.shuffle(characters);
  t.tell('chose', { seat, kind: t.kind(card) });
}

/** TA-SETUP-09 to TA-SETUP-13: figure, markers, Spells and Objects of the character card. */
export function* enterPlay(t: Talisman, seat: Seat): Flow {
  const def = t.def(t.top(t.piles.character[seat])!);
  const { character } = def;
  const player = t.state.players[seat];
  player.standing = 'playing';
  player.alignment = character!.alignment;
  player.lives = character!.lives; // TA-SETUP-10
  player.fate = character!.fate;
  player.space = yield* startSpace(t, seat, named(character!.start));
  for (const kind of character!.objects) receive(t, seat, fromSupply(t, kind)); // TA-SETUP-13
  // TA-DEATH-07: what the new character may not have, or cannot carry, lies on its start space.
  dropBarred(t, seat);
  yield* carryDown(t, seat);
  gainSpells(t, seat, character!.spells); // TA-SETUP-12
  yield* pickSpells(t, seat);
  t.tell('entered', { seat, space: player.space });
  if (character!.enters !== null) yield* perform(character!.enters(t, seat, null));
}

function receive(t: Talisman, seat: Seat, card: Card | null): void {
  // TA-DEATH-07: what was inherited may drive it away at once.
  if (card === null || barred(t, seat, card) !== null) return;
  t.move(card, t.def(card).type === 'follower' ? t.piles.followers[seat] : t.piles.objects[seat]);
}

function* startSpace(t: Talisman, seat: Seat, spaces: readonly Space[]): Flow<Space> {
  const chosen = yield* t.ask(seat, {
    prompt: 'startSpace',
    from: spaces.map(spaceOption),
    rules: ['TA-SETUP-09'],
  });
  return spaceOf(chosen);
}

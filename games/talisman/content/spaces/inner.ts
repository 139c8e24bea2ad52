import { type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import { cardOption } from '@tafelrunde/engine';
import { fightCreature } from '../../rules/combat.ts';
import { roll, rollOne, total } from '../../rules/fate.ts';
import { loseLives } from '../../rules/life.ts';
import { relocate } from '../../rules/moving.ts';
import { loseCard, shedSurplus } from '../../rules/objects.ts';
import { craft, isPlaying, possessions, strength, terrainOn } from '../../rules/stats.ts';
import type { Attribute, Effect, Talisman } from '../../shape.ts';
import { named, type SpaceName } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';

const { space } = cardsOf('base');

/** TA-BOARD-21, TA-BOARD-22: three dice less an attribute; the rest carries one away. */
const descent = (name: 'mines' | 'crypt', attribute: Attribute, farthest: SpaceName): Effect =>
  function* (t, seat) {
    let dice = 3;
    let change = 0;
    for (const card of possessions(t, seat)) {
      dice = Math.min(dice, t.def(card).diceAt[name] ?? dice);
      change += t.def(card).totalAt[name] ?? 0;
    }
    const rolled = yield* roll(t, seat, dice, name);
    const value = attribute === 'craft' ? craft(t, seat) : strength(t, seat);
    const result = total(rolled) + change - value;
    t.tell('descent', { seat, result });
    if (result <= 0) return;
    const target: SpaceName =
      result === 1 ? 'plainOfPeril' : result <= 3 ? 'portalOfPower' : result <= 5 ? 'warlocksCave' : farthest;
    const [there] = named(target);
    if (terrainOn(t, there) === null) relocate(t, seat, there); // TA-TERRAIN-03
  };

/** Lives may be spared by leaving Followers behind, one for each. TA-BOARD-23, TA-CATA-03 */
export function* lessFollowers(t: Talisman, seat: Seat, amount: number): Flow {
  let left = amount;
  while (left > 0) {
    const followers = t.cards(t.piles.followers[seat]).filter((card) => !t.def(card).sticks);
    if (followers.length === 0) break;
    const { card } = yield* t.ask(seat, {
      prompt: 'spareLife',
      about: { left },
      from: [
        ...followers.map((follower): Option => ({ ...cardOption(follower), commits: 'costs' })),
        { ...PASS, commits: 'costs' }, // a life
      ],
      rules: ['TA-BOARD-23'],
    });
    if (card === undefined) break;
    loseCard(t, seat, card);
    yield* shedSurplus(t, seat);
    left--;
  }
  yield* loseLives(t, seat, left, 'other');
}

const vampire: Effect = function* (t, seat) {
  const rolled = yield* rollOne(t, seat, 'vampiresTower');
  yield* lessFollowers(t, seat, rolled <= 2 ? 1 : rolled <= 4 ? 2 : 3);
};

/** TA-BOARD-24 */
const death: Effect = function* (t, seat) {
  const own = total(yield* roll(t, seat, 2, 'diceWithDeath'));
  const his = t.die() + t.die();
  t.tell('diced', { seat, own, his });
  const player = t.state.players[seat];
  player.done = own > his;
  if (own < his) yield* loseLives(t, seat, 1, 'other');
};

/** TA-BOARD-25: Pit Fiends, one at a time; those left wait for the next turn. */
const PIT_FIEND = 4;
const pits: Effect = function* (t, seat) {
  const player = t.state.players[seat];
  if (player.fiends === 0) {
    player.fiends = yield* rollOne(t, seat, 'pits');
    t.tell('fiends', { seat, count: player.fiends });
  }
  player.done = false;
  while (player.fiends > 0) {
    if ((yield* fightCreature(t, seat, 'pitFiend', 'battle', PIT_FIEND, true)) !== 'won') return;
    player.fiends--;
  }
  player.done = isPlaying(t, seat);
};

/** TA-BOARD-26: its Strength is rolled once for each character. */
const werewolf: Effect = function* (t, seat) {
  const player = t.state.players[seat];
  if (player.werewolf === 0) player.werewolf = t.die() + t.die();
  player.done = false;
  const outcome = yield* fightCreature(t, seat, 'werewolf', 'battle', player.werewolf, true);
  player.done = outcome === 'won';
};

/** TA-BOARD-03: the inner region of the base board. */
export const inner: Cards = {
  plainOfPeril: space({ source: 'public' }), // TA-BOARD-20
  mines: space({ source: 'public', text: descent('mines', 'craft', 'tavern') }),
  vampiresTower: space({ source: 'public', text: vampire }),
  pits: space({ source: 'public', text: pits }),
  valleyOfFire: space({ source: 'public' }), // TA-BOARD-27
  werewolfDen: space({ source: 'public', text: werewolf }),
  diceWithDeath: space({ source: 'public', text: death }),
  crypt: space({ source: 'public', text: descent('crypt', 'strength', 'city') }),
  crownOfCommand: space({ source: 'seed' }), // see rules/crown.ts
};

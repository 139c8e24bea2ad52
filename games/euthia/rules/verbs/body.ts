import type { Flow } from '@tafelrunde/engine';
import type { Euthia, Modifiers } from '../../shape.ts';
import type { Doing } from '../doing.ts';
import type { VerbRules } from '../effects.ts';
import { strikeHero } from '../fightSteps.ts';
import { heal, woundOutside } from '../health.ts';
import { teleport, teleportTo } from '../teleport.ts';
import { maxHealth } from '../tiles.ts';

/** Wounds of a text are fixed, in a fight and outside; `reducible` ones wait for what lowers wounds. */
function* wound(t: Euthia, at: Doing, n: number, { reducible, notBelow }: Modifiers): Flow {
  const { seat, fight } = at;
  const hero = t.state.heroes[seat];
  const struck = notBelow === undefined ? n : Math.max(0, Math.min(n, hero.health - notBelow));
  if (struck === 0) return;
  if (fight !== null && seat === fight.hero) {
    if (reducible === true) fight.plain += struck;
    else yield* strikeHero(t, fight, struck);
    return;
  }
  const lives = yield* woundOutside(t, seat, struck, at.side === 'world' ? 'rage' : 'other');
  if (!lives) at.over = true;
}

export const bodyVerbs: VerbRules<
  'heal' | 'wound' | 'maxHealth' | 'pouch' | 'move' | 'teleport' | 'action' | 'mineCart' | 'instantDeath'
> = {
  heal: (t, at, n, { lasts }) => {
    if (lasts !== undefined) {
      t.state.changes.push({ what: 'fouled', until: 'nextRoundEnd' });
      return;
    }
    const { seat, fight } = at;
    const healed = heal(t, seat, n === 'full' ? maxHealth(t, seat) : n);
    if (healed > 0 && fight !== null && fight.hero === seat) fight.poison = false;
  },
  wound,
  /** Permanent values are counted where they are needed. */
  maxHealth: () => undefined,
  pouch: () => undefined,
  move: (t, { seat }, n, { perMarker, lasts }) => {
    const hero = t.state.heroes[seat];
    if (perMarker === true)
      t.state.changes.push({
        what: 'slower',
        until: lasts === 'untilNextRoundEnd' ? 'nextRoundEnd' : 'roundEnd',
      });
    else if (n === 'loseAll') hero.moves = 0;
    else hero.moves += n;
  },
  teleport: (t, { seat }, n) => (typeof n === 'number' ? teleport(t, seat, n) : teleportTo(t, seat, n.to)),
  action: (t, { seat }, action) => {
    t.state.heroes[seat].granted.push(action);
  },
  mineCart: (t, { seat }) => {
    t.state.heroes[seat].carts++;
  },
  instantDeath: function* (t, { fight }) {
    // Nothing reduces it. EU-ELITE-14
    if (fight !== null) yield* strikeHero(t, fight, t.state.heroes[fight.hero].health);
  },
};

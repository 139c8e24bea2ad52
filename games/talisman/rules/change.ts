import { deedOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Attribute, Stat, Talisman } from '../shape.ts';
import { healingAllowed } from './sheet.ts';
import { loseLives } from './life.ts';
import { drawSpells } from './spells.ts';
import { fateValue, has, isPlaying, isToad, lifeValue, under } from './stats.ts';
import { deed } from './warlock.ts';
import { discardSpells, shedSurplus } from './objects.ts';

/** One of the attributes, a life, gold, fate or a Spell, to be chosen. */
export const statOption = <S extends Stat>(stat: S) => deedOption(stat, { stat });

/** So much gold, to be paid. */
export const payOption = (gold: number) =>
  ({ id: 'pay', does: 'payGold', text: 'payGold', value: gold, commits: 'costs' }) as const;

/** Gain something new: it may exceed the printed value. TA-LIFE-03, TA-FATE-09, TA-STAT-01 */
export function* gain(t: Talisman, seat: Seat, stat: Stat, count = 1): Flow {
  if (!isPlaying(t, seat) || count <= 0) return;
  const player = t.state.players[seat];
  if (stat === 'spell') {
    if (!(yield* drawSpells(t, seat, count))) return;
  } else if (stat === 'fate') {
    if (under(t, 'noFate', seat)) return;
    player.fate += count;
  } else if (stat === 'lives') {
    if (!healingAllowed(t)) return;
    player.lives += count;
  } else if (stat === 'gold') {
    if (isToad(t, seat)) return; // TA-TOAD-08
    player.gold += count;
  } else if (isToad(t, seat)) player[stat === 'strength' ? 'toadStrength' : 'toadCraft'] += count; // TA-TOAD-03
  else player[stat] += count;
  if (stat === 'craft' && has(t, seat, 'craftSpell')) yield* drawSpells(t, seat, count);
  if (stat !== 'spell') t.tell('gained', { seat, stat, count });
  yield* deed(t, seat, { did: 'gain', stat });
}

/** Lose something. TA-STAT-03, TA-STAT-04: counters only, and what cannot be paid is void. */
export function* lose(t: Talisman, seat: Seat, stat: Stat, count = 1): Flow {
  if (!isPlaying(t, seat)) return;
  if (stat === 'lives') {
    yield* loseLives(t, seat, count, 'other');
    return;
  }
  if (stat === 'spell') {
    yield* discardSpells(t, seat, count);
    return;
  }
  const player = t.state.players[seat];
  const key =
    isToad(t, seat) && stat === 'strength'
      ? 'toadStrength'
      : isToad(t, seat) && stat === 'craft'
        ? 'toadCraft'
        : stat;
  const lost = Math.min(count, player[key]);
  if (lost === 0) return;
  player[key] -= lost;
  t.tell('lost', { seat, stat, count: lost });
  if (stat === 'craft') yield* shedSurplus(t, seat);
}

/** TA-LIFE-02: healing stops at the printed value. */
export function heal(t: Talisman, seat: Seat, count = 99): number {
  const player = t.state.players[seat];
  if (!isPlaying(t, seat) || !healingAllowed(t)) return 0;
  const healed = Math.max(0, Math.min(count, lifeValue(t, seat) - player.lives));
  if (healed === 0) return 0;
  player.lives += healed;
  t.tell('healed', { seat, count: healed });
  return healed;
}

/** TA-FATE-08: replenishing stops at the printed value. */
export function replenish(t: Talisman, seat: Seat, count = 99): number {
  const player = t.state.players[seat];
  if (!isPlaying(t, seat) || under(t, 'noFate', seat)) return 0;
  const got = Math.max(0, Math.min(count, fateValue(t, seat) - player.fate));
  if (got === 0) return 0;
  player.fate += got;
  t.tell('gained', { seat, stat: 'fate', count: got });
  return got;
}

/** Pay gold, if there is enough. */
export function pay(t: Talisman, seat: Seat, gold: number): boolean {
  const player = t.state.players[seat];
  if (player.gold < gold) return false;
  player.gold -= gold;
  if (gold > 0) t.tell('paid', { seat, gold });
  return true;
}

/** Points gained in play of an attribute. */
export const counters = (t: Talisman, seat: Seat, attribute: Attribute): number => {
  const player = t.state.players[seat];
  if (player.toad === 0) return player[attribute];
  return attribute === 'strength' ? player.toadStrength : player.toadCraft;
};

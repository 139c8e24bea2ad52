import { content } from '../content/index.ts';
import { modes } from '../modes/index.ts';
import type { Read } from '../rules/models.ts';
import { kitOf } from '../rules/values.ts';
import type { Hero, Slot, Status } from '../shape.ts';
import type { Plan } from './plans.ts';

/**
 * The plans made lately: one action asks several questions in the same situation, and whoever plays a situation on several times
 * comes by the same ones again.
 */
const memory = new Map<number, readonly Plan[]>();
const KEPT = 2000;

/** The plans of this hero, made only where they are not known from the same situation. */
export function remembered(t: Read, hero: Hero, make: () => readonly Plan[]): readonly Plan[] {
  const key = fingerprint(t, hero);
  let plans = memory.get(key);
  if (plans !== undefined) return plans;
  if (memory.size >= KEPT) memory.clear();
  plans = make();
  memory.set(key, plans);
  return plans;
}

const KINDS = Object.keys(content);
const MODES = Object.keys(modes);
const SLOTS: readonly (Slot | null)[] = [null, 'Q', 'W', 'R'];
const STATUS: readonly Status[] = ['silence', 'blind', 'stun', 'hold', 'slow', 'bleed', 'burn'];

/** Two situations that matter to plans in different ways have different numbers, as good as always, also those of two matches. */
function fingerprint(t: Read, hero: Hero): number {
  const { state } = t;
  const { round, phases, points, trophies, actions, lasting, lastDeed, used } = state;
  let a = hero.id + hero.level;
  let b = hero.id;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0x9e3779b1);
    b = Math.imul(b + value, 0x85ebca6b) ^ (b >>> 13);
  };
  mix(MODES.indexOf(t.options.mode) * 65_536 + round * 1024 + phases[0] * 32 + phases[1]);
  mix((points[0] * 64 + points[1]) * 64 + trophies[0] * 8 + trophies[1]);
  mix(actions * 4096 + used.round.length * 64 + used.activation.length);
  for (const deed of lastDeed) mix(deed === null ? -1 : deed.hero * 8 + SLOTS.indexOf(deed.slot));
  for (const { on, by, ability, step, left } of lasting)
    mix((KINDS.indexOf(ability) * 64 + on) * 4096 + by * 64 + step * 16 + left);
  for (const { by, x, y } of state.markers) mix(by * 65_536 + x * 2 + y);
  for (const { by, corners } of state.barriers) for (const { x, y } of corners) mix(by * 65_536 + x * 2 + y);
  for (const model of state.models) {
    if (!model.present) continue;
    mix(model.id * 65_536 + model.x);
    mix(model.y * 64 + model.life);
    if ('status' in model) for (const { status } of model.status) mix(STATUS.indexOf(status));
    if (model.sort !== 'hero') continue;
    mix(KINDS.indexOf(model.kind) * 65_536 + model.mana * 64 + model.xp);
    mix(model.gold * 64 + (model.usedR === round ? 32 : 0) + model.attacked);
    mix(model.placedIn);
    for (const card of t.cards(kitOf(t, model))) mix(KINDS.indexOf(t.kind(card)));
  }
  return (a >>> 0) * 0x100000 + ((b >>> 0) & 0xfffff);
}

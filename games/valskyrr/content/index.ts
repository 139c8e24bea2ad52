import type { CardDef } from '../shape.ts';
import { adventures, questTokens } from './adventures.ts';
import { allies } from './allies.ts';
import { bossEncounters } from './bossEncounters.ts';
import { bosses } from './bosses.ts';
import { encounters } from './encounters.ts';
import { blueEnemies } from './enemies/blue.ts';
import { greenEnemies } from './enemies/green.ts';
import { redEnemies } from './enemies/red.ts';
import { aseke } from './heroes/aseke.ts';
import { elatha } from './heroes/elatha.ts';
import { ishrid } from './heroes/ishrid.ts';
import { melekai } from './heroes/melekai.ts';
import { sigraed } from './heroes/sigraed.ts';
import { valkea } from './heroes/valkea.ts';
import { locations } from './locations.ts';
import { evened } from './evened.ts';
import { rewards } from './rewards.ts';

/**
 * How a card is written. A card is data: what it is, and what it does in the words of `effects.ts`. Nothing in this folder carries
 * anything out; `rules/verbs` does. A value that depends on the moment is a small function of what may be read (`Reading`).
 *
 * 1. One action. From hand, as the normal action, range 1, focus 3, one enemy: 3 physical damage, 5 if it is dazed.
 *
 *      feat('fierceBlow', { copies: 2, keywords: ['combat', 'blunt'], icon: 'hammer-drop', actions: [
 *        normal('hand', { range: 1, focus: 3, targets: enemy(1) }, [
 *          dealDamage('physical', (at) => (at.has('target', 'dazed') ? 5 : 3)),
 *        ]) ] })
 *
 * 2. A reflex with a moment, and something announced for later. `when` says which moment and what must be true of it; `whenLater`
 *    holds for this attack or action only. `enter: 'fast'` prints the action that puts the card into the hero area.
 *
 *      gear('birchBrooch', { keywords: ['trinket', 'defence'], restrict: 'D2', enter: 'fast', icon: 'gem-pendant', actions: [
 *        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'magical' } }, [
 *          preventDamage('magical', 2),
 *          whenLater('attackPrevented', [removeCondition('any', 1, 'thisHero')]),
 *        ]) ] })
 *
 * 3. A text that works by itself: `whenever` a moment comes (optional with `may`), or `always` / `asLongAs` something is true. An enemy's
 *    clauses work in hero areas only; what holds while it stays enraged stands in `staysEnraged`.
 *
 *      green('thornback', { copies: 3, keywords: ['beast'], life: 4, attack: 3, attackType: 'physical', weakTo: ['frost', 'ranged'],
 *        clauses: [whenever({ at: 'actionEnded', by: 'areaHero', if: (at) => at.dealt('physical') >= 1 },
 *          [dealDamage('physical', 1, 'areaHero')])],
 *        enrage: staysEnraged([], always(stat('thisCard', 'attack', 1))) })
 *
 * The texts stand in `locales/<language>/`, file by file as here. Each card needs a test under `test/content/` at the same path.
 */
const all: readonly (readonly CardDef[])[] = [
  valkea,
  elatha,
  aseke,
  sigraed,
  melekai,
  ishrid,
  allies,
  rewards,
  blueEnemies,
  greenEnemies,
  redEnemies,
  bosses,
  bossEncounters,
  encounters,
  locations,
  adventures,
  questTokens,
];

export const content: Readonly<Record<string, CardDef>> = Object.fromEntries(
  all.flat().map((def) => [def.kind, evened(def)]),
);

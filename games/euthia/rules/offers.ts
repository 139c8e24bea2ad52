import type { Flow, Seat, Trigger, WindowSpec } from '@tafelrunde/engine';
import {
  type Clause,
  ELEMENTS,
  type Euthia,
  type EuthiaReading,
  type Fight,
  type HeroRoll,
  type When,
  type WindowName,
  type Wounding,
} from '../shape.ts';
import { allHold } from './conditions.ts';
import { canPay, pay } from './costs.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { dealDamage, type EnemyClause, enemyClauses, isSpent, noteUse } from './fightSteps.ts';
import { attackClause, heroValue, isChanged, rangeOf } from './fightValues.ts';
import { canSpend, GAAR, hopeToGaar, spendOnRoll } from './gaar.ts';
import { heal } from './health.ts';
import { drinkPotion } from './potions.ts';
import {
  activeGems,
  carriedClauses,
  companyClauses,
  emeralds,
  isMet,
  maxHealth,
  type OwnClause,
  stoneFits,
  usesDwurt,
  wornClauses,
} from './tiles.ts';
import { isUsable, type RollScene, together, useEssence, useGem, useTile } from './use.ts';

/** What seats may do at the moments of a fight, or after a hero roll. The rules open the moments; this file finds what fits. */

/** The time symbols that fit a moment. EU-TIME-05 to EU-TIME-09 */
const WHENS: { readonly [W in Exclude<WindowName, 'wounding'>]: readonly When[] } = {
  prep: ['prep'],
  healing: ['anytime'],
  beforeMonsterRoll: ['beforeMonsterRoll', 'beforeOrAfterMonsterRoll'],
  afterMonsterRoll: ['afterMonsterRoll', 'beforeOrAfterMonsterRoll'],
  beforeHeroRoll: ['beforeHeroRoll'],
  afterHeroRoll: ['afterHeroRoll'],
};

type Triggers = Trigger<RollScene>[];

function offersAt(t: Euthia, window: Exclude<WindowName, 'wounding'>, scene: RollScene): Triggers {
  const fight = scene.type === 'fight' ? scene : null;
  const seat = scene.type === 'fight' ? scene.hero : scene.seat;
  const found: Triggers = [];
  for (const when of WHENS[window]) {
    addOwn(t, found, seat, wornClauses(t, seat, when), fight, scene, undefined);
    addOwn(t, found, seat, companyClauses(t, seat, when), fight, scene, undefined);
    addOwn(t, found, seat, carriedClauses(t, seat, when), fight, scene, undefined);
    if (fight !== null && fight.monster !== null)
      addOwn(t, found, fight.monster, wornClauses(t, fight.monster, when), fight, scene, 'monster');
  }
  addMarkers(t, found, window, seat, fight, scene);
  if (fight !== null) addOfferedByEnemy(t, found, window, fight);
  if (window === 'afterHeroRoll') addRollOptions(t, found, seat, fight, scene);
  else if (fight !== null && fight.hope >= 2) addHopeForGaar(t, found, window, fight);
  return found;
}

/** Points of hope become gaar at any time; that is asked where a text of this moment wants some, and of whoever wants to be asked everything. EU-HOPE-04 */
function addHopeForGaar(
  t: Euthia,
  found: Triggers,
  window: Exclude<WindowName, 'wounding'>,
  fight: Fight,
): void {
  const { hero: seat } = fight;
  const whens = WHENS[window].slice();
  if (window === 'beforeHeroRoll') whens.push(fight.phase === 'firstStrike' ? 'firstStrike' : 'attack');
  const asks = whens.some((when) =>
    [...wornClauses(t, seat, when), ...enemyClauses(t, fight, when)].some(({ clause }) =>
      asksForGaar(clause),
    ),
  );
  found.push({
    id: `hope2.${fight.hope}`,
    seat,
    mode: 'may',
    idle: !asks,
    text: 'hope2',
    run: () => hopeToGaar(t, fight),
  });
}

/** Gaar becomes dwurt where that is due. EU-SKOL-04 */
const asksForGaar = ({ pay: cost, mods = [] }: Clause): boolean =>
  [cost, ...mods.map((mod) => mod.pay)].some((due) => due?.gaar !== undefined || due?.dwurt !== undefined);

/** Tiles: what must happen does so by itself, the rest is offered. */
function addOwn(
  t: Euthia,
  found: Triggers,
  seat: Seat,
  clauses: readonly OwnClause[],
  fight: Fight | null,
  scene: RollScene,
  role: 'monster' | undefined,
): void {
  for (const own of clauses) {
    const { card, clause, index } = own;
    if (clause.role !== role || clause.ranges !== undefined) continue;
    const id = `tile${card}.${index}`;
    if (clause.use === 'permanent') {
      if (isMet(t, seat, own) && allHold(t, { seat, fight, roll: scene }, clause.if))
        found.push({ id, seat, mode: 'must', card, run: () => worksByItself(t, seat, own, fight, scene) });
      continue;
    }
    if (!isUsable(t, seat, own, fight, scene)) continue;
    const used = together(t, seat, clauses, own, fight, scene);
    if (used[0] !== own) continue;
    found.push({ id, seat, mode: 'may', card, text: 'use', run: () => useTile(t, seat, used, fight, scene) });
  }
}
const worksByItself = (
  t: Euthia,
  seat: Seat,
  { card, clause }: OwnClause,
  fight: Fight | null,
  scene: RollScene,
) => resolve(t, doing(seat, { fight, roll: scene, tile: card }), clause.fx ?? []);

/** Gems in worn equipment, essences, potions, wards. */
function addMarkers(
  t: Euthia,
  found: Triggers,
  window: Exclude<WindowName, 'wounding'>,
  seat: Seat,
  fight: Fight | null,
  scene: RollScene,
): void {
  const hero = t.state.heroes[seat];
  const full = hero.health >= maxHealth(t, seat);
  const whens = WHENS[window];
  for (const { card, index, gem } of activeGems(t, seat))
    if (stoneFits(t, `gem.${gem}`, whens, full))
      found.push({
        id: `gem${card}.${index}`,
        seat,
        mode: 'may',
        text: 'useGem',
        aim: { about: { gem } },
        card,
        commits: 'costs',
        run: () => useGem(t, seat, card, index, gem, fight),
      });
  for (const element of ELEMENTS)
    if (hero.essences[element] > 0 && stoneFits(t, `essence.${element}`, whens, full))
      found.push({
        id: `essence.${element}.${hero.essences[element]}`,
        seat,
        mode: 'may',
        text: 'useEssence',
        aim: { about: { element } },
        commits: 'costs',
        run: () => useEssence(t, seat, element, fight, scene),
      });
  if (window === 'healing' && hero.potions > 0 && !full)
    found.push({
      id: `potion.${hero.potions}`,
      seat,
      mode: 'may',
      text: 'drink',
      commits: 'costs',
      run: () => {
        drinkPotion(t, seat, heal);
        if (fight !== null) fight.poison = false;
      },
    });
  if (window === 'afterMonsterRoll' && hero.wards > 0 && fight !== null)
    found.push({
      id: `ward.${hero.wards}`,
      seat,
      mode: 'may',
      text: 'ward',
      commits: 'costs',
      run: () => {
        hero.wards--;
        fight.changes.push({ of: 'woundPlus', n: -3, until: 'attack', card: false });
      },
    });
}

/** What a card of the enemy's side, or the Faer power, lets the hero decide. */
function addOfferedByEnemy(
  t: Euthia,
  found: Triggers,
  window: Exclude<WindowName, 'wounding'>,
  fight: Fight,
): void {
  const seat = fight.hero;
  for (const when of WHENS[window]) {
    const clauses: EnemyClause[] = enemyClauses(t, fight, when);
    if (fight.figure === 'mirrezil')
      for (const card of t.cards(t.piles.faer))
        t.def(card).does.forEach((clause, index) => {
          if (clause.when === when) clauses.push({ card, index, clause });
        });
    for (const own of clauses) {
      const { clause, card, index } = own;
      if (clause.optional !== 'hero' || isSpent(fight, own)) continue;
      if (!canPay(t, seat, clause.pay) || !allHold(t, { seat, fight, roll: fight }, clause.if)) continue;
      found.push({
        id: `enemy${card}.${index}`,
        seat,
        mode: 'may',
        card,
        text: 'payEnemy',
        aim: { about: { fx: (clause.fx ?? []) as never } },
        commits: 'costs',
        run: () => payEnemy(t, seat, fight, own),
      });
    }
  }
}
function* payEnemy(t: Euthia, seat: Seat, fight: Fight, own: OwnClause): Flow {
  const { clause } = own;
  noteUse(fight, own);
  yield* pay(t, seat, clause.pay, fight);
  yield* resolve(t, doing(seat, { fight, roll: fight, side: 'monster' }), clause.fx ?? []);
}

/** After an own roll: emeralds by themselves; gaar, dwurt and hope as wanted. EU-HATK-07, EU-HATK-08, EU-GEM-06 */
function addRollOptions(t: Euthia, found: Triggers, seat: Seat, fight: Fight | null, scene: RollScene): void {
  const hero = t.state.heroes[seat];
  const bonus = emeralds(t, seat);
  if (bonus > 0)
    found.push({
      id: 'emerald',
      seat,
      mode: 'must',
      run: () => {
        scene.plus += bonus;
      },
    });
  const idle = fight !== null && isBest(t, fight);
  if (canSpend(t, seat, fight)) {
    if (usesDwurt(t, seat))
      found.push({
        id: `dwurt.${hero.dwurt}.${scene.plus}`,
        seat,
        mode: 'may',
        idle,
        text: 'dwurt',
        commits: 'costs',
        run: () => spendOnRoll(t, seat, scene, 0, 1, fight),
      });
    else
      scene.dice.forEach((die, i) =>
        found.push({
          id: `gaar${i}.${hero.gaar}.${scene.plus}`,
          seat,
          mode: 'may',
          idle,
          text: 'gaar',
          commits: 'costs',
          aim: { value: i, about: { die } },
          run: () => spendOnRoll(t, seat, scene, i, 1, fight),
        }),
      );
  }
  const around = fightAround(t, scene);
  if (around !== null) addHope(t, found, around, scene);
  if (fight !== null) addReroll(t, found, fight);
}

/** The fight a roll belongs to, for points of hope change every roll of the hero in it. EU-HOPE-03 */
const fightAround = (t: EuthiaReading, scene: RollScene): Fight | null => {
  if (scene.type === 'fight') return scene;
  return scene.inFight ? (t.scenes.find((one): one is Fight => one.type === 'fight') ?? null) : null;
};

/** The attack does all it can: no higher value would do more, and nobody can lower it. */
function isBest(t: Euthia, fight: Fight): boolean {
  if (fight.monster !== null && fight.gaar > 0) return false;
  const range = rangeOf(attackClause(t, fight)?.ranges ?? [], heroValue(t, fight));
  return range !== null && range.hi === undefined;
}

/** An attack may bring a reroll of own dice with it, once. */
function addReroll(t: Euthia, found: Triggers, fight: Fight): void {
  const mods = attackClause(t, fight)?.mods ?? [];
  const seat = fight.hero;
  mods.forEach(({ if: conditions, fx }, i) => {
    if (!fx.some((effect) => 'rerollOwn' in effect) || !allHold(t, { seat, fight, roll: fight }, conditions))
      return;
    const tile = fight.weapon!;
    found.push({
      id: `modReroll${i}`,
      seat,
      mode: 'may',
      card: tile,
      text: 'use',
      run: () => resolve(t, doing(seat, { fight, roll: fight, tile }), fx),
    });
  });
}

function addHope(t: Euthia, found: Triggers, fight: Fight, scene: RollScene): void {
  const seat = fight.hero;
  const best = isBest(t, fight);
  const offer = (id: string, text: string, run: Trigger<RollScene>['run'], idle = best): void => {
    found.push({
      id: `${id}.${fight.hope}.${scene.plus}`,
      seat,
      mode: 'may',
      text,
      idle,
      commits: 'costs',
      run,
    });
  };
  if (fight.hope >= 1)
    offer('hope1', 'hope1', () => {
      fight.hope--;
      scene.plus++; // EU-HOPE-03
    });
  if (fight.hope >= 2) offer('hope2', 'hope2', () => hopeToGaar(t, fight));
  if (fight.hope >= 3)
    offer(
      'hope3',
      'hope3',
      () => {
        fight.hope -= 3;
        scene.plus++;
        return dealDamage(t, fight, 1); // EU-HOPE-05
      },
      false,
    );
  if (fight.monster !== null && fight.gaar > 0 && isChanged(fight, 'monsterGaar'))
    fight.dice.forEach((die, i) =>
      found.push({
        id: `monsterGaar${i}.${fight.gaar}`,
        seat: fight.monster,
        mode: 'may',
        text: 'gaar',
        commits: 'costs',
        aim: { value: i, about: { die } },
        run: () => {
          fight.gaar--;
          fight.dice[i] = t.die();
          fight.plus -= GAAR;
        },
      }),
    );
}

/** Wards stop wounds of rage cards and elementals. */
function wardsAgainst(t: Euthia, { seat, source }: Wounding): Trigger<Wounding>[] {
  const hero = t.state.heroes[seat];
  if (hero.wards === 0 || source === 'other' || t.state.scenario !== 'mirrezilsShadow') return [];
  return [
    {
      id: 'ward',
      seat,
      mode: 'instead',
      text: 'ward',
      commits: 'costs',
      run: () => {
        hero.wards--;
        return 'replaced';
      },
    },
  ];
}

const both = (_t: EuthiaReading, scene: RollScene): readonly Seat[] => {
  if (scene.type === 'heroRoll') return [scene.seat];
  return scene.monster === null ? [scene.hero] : [scene.hero, scene.monster];
};
const monsterFirst = (_t: EuthiaReading, { hero, monster }: Fight): readonly Seat[] =>
  monster === null ? [hero] : [monster, hero];

type Spec<C extends RollScene> = WindowSpec<Euthia, C>;
export const windows: {
  readonly prep: Spec<Fight>;
  readonly healing: Spec<Fight>;
  readonly beforeMonsterRoll: Spec<Fight>;
  readonly afterMonsterRoll: Spec<Fight>;
  readonly beforeHeroRoll: Spec<Fight>;
  readonly afterHeroRoll: Spec<Fight | HeroRoll>;
  readonly wounding: WindowSpec<Euthia, Wounding>;
} = {
  prep: { collect: (t, fight) => offersAt(t, 'prep', fight), order: both, rules: ['EU-PREP-04'] },
  healing: { collect: (t, fight) => offersAt(t, 'healing', fight), order: both, rules: ['EU-CROUND-02'] },
  beforeMonsterRoll: {
    collect: (t, fight) => offersAt(t, 'beforeMonsterRoll', fight),
    order: both,
    rules: ['EU-MATK-01'],
  },
  afterMonsterRoll: {
    collect: (t, fight) => offersAt(t, 'afterMonsterRoll', fight),
    order: both,
    rules: ['EU-MATK-09'],
  },
  beforeHeroRoll: {
    collect: (t, fight) => offersAt(t, 'beforeHeroRoll', fight),
    order: monsterFirst,
    rules: ['EU-HATK-02'],
  },
  afterHeroRoll: {
    collect: (t, scene) => offersAt(t, 'afterHeroRoll', scene),
    order: both,
    rules: ['EU-HATK-07', 'EU-ROLL-02'],
  },
  wounding: { collect: wardsAgainst, order: (_t, { seat }) => [seat] },
};

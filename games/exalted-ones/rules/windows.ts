import type { Act, Card, Flow, Hook, Hooks, Seat, WindowSpec } from '@tafelrunde/engine';
import { rayToward } from '../geometry/lines.ts';
import { distance, inches } from '../geometry/measure.ts';
import { placeAsk } from '../placing/ask.ts';
import type {
  Ability,
  CardDef,
  Exalted,
  ExaltedShape,
  Hero,
  HeroScene,
  Lasting,
  Marker,
  MomentScene,
  Triggered,
} from '../shape.ts';
import { newDeed } from './attacks.ts';
import { walkSpec } from './ground.ts';
import { exchange } from './market.ts';
import { markerStep } from './markers.ts';
import {
  byInitiative,
  firstHero,
  heroDef,
  heroOf,
  isOneOf,
  isUp,
  modelOf,
  seatOf,
  wallsOf,
} from './models.ts';
import { travel } from './movement.ts';
import { cure } from './status.ts';
import { attackables } from './steps/attacking.ts';
import { runSteps } from './steps/index.ts';
import { isDue } from './steps/helping.ts';
import { around, lookingAround, newUse } from './steps/use.ts';
import { isWounded } from './targets.ts';
import { has, kitOf } from './values.ts';

/**
 * What passives and equipment do at a named moment. Cards only say when and what (`Triggered`); here that becomes a hook of the
 * kernel. Several effects at one moment: those of the initiative holder first, in any order. EX-ROUND-08
 */
export const listening = {
  team: { hooks: (card: CardDef) => (card.sort === 'passive' ? hooksFor(card.on) : {}) },
} as const;
export const kitListening = {
  hooks: (card: CardDef) => (card.sort === 'equipment' ? nobodysHooks(card.on) : {}),
};

type At = Triggered['at'];
type AnyScene = MomentScene | HeroScene;

/** The hero a card belongs to: a passive lies with its hero, equipment in the hero's pile. */
function bearerOf(t: Exalted, card: Card): Hero | null {
  const pile = t.at(card);
  const passive = t.kind(card);
  const { models } = t.state;
  for (let i = firstHero(t); i < models.length; i++) {
    const hero = models[i];
    if (hero.sort !== 'hero') continue;
    if (kitOf(t, hero) === pile) return hero;
    if (t.piles.team[seatOf(t, hero.team)] === pile && heroDef(t, hero).passive.kind === passive) return hero;
  }
  return null;
}

/** Does it apply now? */
function applies(t: Exalted, hero: Hero, one: Triggered, scene: AnyScene, card: Card): boolean {
  if (one.at !== 'wouldFall' && !isUp(hero)) return false;
  if (one.limit === 'round' && t.state.used.round.includes(keyOf(card, one))) return false;
  if (one.limit === 'activation' && t.state.used.activation.includes(keyOf(card, one))) return false;
  if (scene.type === 'moment') {
    // The start of a phase is that of the own player's.
    if (one.at === 'startOfActivation' && scene.seat !== seatOf(t, hero.team)) return false;
    return one.does.some((step) => step.do !== 'heal') || canHeal(t, hero, one, card);
  }
  if (scene.hero !== hero.id) return false;
  if (one.kinds !== undefined && !scene.others.some((id) => isOneOf(hero, modelOf(t, id), one.kinds!)))
    return false;
  // Nobody is asked about a blow that could hit nobody.
  return one.does.every(
    (step) => step.do !== 'basicAttack' || step.by !== 'self' || attackables(t, hero, step.at).length > 0,
  );
}
/** Is a wounded friend near enough to be healed? */
function canHeal(t: Exalted, hero: Hero, one: Triggered, card: Card): boolean {
  const use = lookingAround(t, hero, asAbility(t, card, one));
  return one.does.some(
    ({ on }) =>
      typeof on === 'object' && 'within' in on && around(use, on).some((model) => isWounded(t, model)),
  );
}
const keyOf = (card: Card, { at }: Triggered): string => `${at}${card}`;
/** The text of a passive or of equipment, carried out like an ability without cost or aim. */
const asAbility = (t: Exalted, card: Card, one: Triggered): Ability => ({
  sort: 'ability',
  kind: t.kind(card),
  slot: 'Q',
  source: 'house',
  icon: '',
  mana: 0,
  range: 0,
  target: 'self',
  does: one.does,
});

function* happens(t: Exalted, hero: Hero, one: Triggered, scene: AnyScene, card: Card): Flow {
  const { used } = t.state;
  if (one.limit === 'round') used.round.push(keyOf(card, one));
  if (one.limit === 'activation') used.activation.push(keyOf(card, one));
  // Nobody may react to leaving a range.
  if (one.at === 'moveAnnounced' && scene.type === 'hero') scene.spared = true;
  t.tell('triggered', { kind: t.kind(card), hero: hero.kind, team: hero.team });
  const others = scene.type === 'hero' ? scene.others.map((id) => modelOf(t, id)) : [];
  const use = newUse({
    t,
    hero,
    ability: asAbility(t, card, one),
    mode: 'trigger',
    deed: newDeed('other'),
    targets: others.filter((model) => isUp(model)),
    scene: scene.type === 'hero' ? scene : null,
  });
  if (scene.type === 'hero') use.passedOver = scene.others;
  yield* runSteps(use, one.does);
  if (one.limit === 'thenMarket') exchange(t, hero, () => t.move(card, t.piles.market));
}

type OwnHook = Hook<ExaltedShape, AnyScene>;
function hooksFor(on: readonly Triggered[]): Hooks<ExaltedShape> {
  const found: Partial<Record<At, OwnHook>> = {};
  for (const one of on)
    found[one.at] = {
      mode: one.optional === true ? 'may' : 'must',
      when: (t, _seat, scene, card) => {
        const hero = bearerOf(t, card);
        return hero !== null && applies(t, hero, one, scene, card);
      },
      run: (t, _seat, scene, card): Act => happens(t, bearerOf(t, card)!, one, scene, card),
    };
  return found;
}
/** The piles of equipment belong to heroes, not to seats: an offer says whom it is made to. */
function nobodysHooks(on: readonly Triggered[]): Hooks<ExaltedShape, null> {
  const found: Partial<Record<At, Hook<ExaltedShape, AnyScene, null>>> = {};
  for (const one of on) {
    const when = (t: Exalted, scene: AnyScene, card: Card): boolean => {
      const hero = bearerOf(t, card);
      return hero !== null && applies(t, hero, one, scene, card);
    };
    const run = (t: Exalted, scene: AnyScene, card: Card): Act =>
      happens(t, bearerOf(t, card)!, one, scene, card);
    found[one.at] =
      one.optional === true
        ? {
            mode: 'may',
            when: (t, _owner, scene, card) => when(t, scene, card),
            to: (t, _scene, card) => [seatOf(t, bearerOf(t, card)!.team)],
            run: (t, _seat, scene, card) => run(t, scene, card),
          }
        : {
            mode: 'must',
            when: (t, _owner, scene, card) => when(t, scene, card),
            run: (t, _owner, scene, card) => run(t, scene, card),
          };
  }
  return found;
}

/** What every window has in common: the holder of the initiative first. */
export const everyWindow: WindowSpec<Exalted, AnyScene> = {
  order: (t) => byInitiative(t),
  rules: ['EX-ROUND-08'],
};

/** What rules bring up themselves. */
export const windows = {
  /** Armour that may be shed. */
  startOfActivation: {
    order: (t: Exalted) => byInitiative(t),
    collect: (t: Exalted, { seat }: MomentScene) =>
      t.state.lasting.flatMap((one) => {
        if (
          one.what.do !== 'plate' ||
          seatOf(t, heroOf(t, one.by).team) !== seat ||
          !isUp(modelOf(t, one.on))
        )
          return [];
        return [
          {
            id: `shed${one.on}`,
            seat,
            mode: 'may' as const,
            text: 'shed',
            aim: { value: one.on, about: { kind: heroOf(t, one.on).kind } },
            run: () => shed(t, one),
          },
        ];
      }),
  },
  /** EX-SEQ-13: what lies on the mat and waits for the end of a phase. */
  endOfActivation: {
    order: (t: Exalted) => byInitiative(t),
    collect: (t: Exalted, { seat }: MomentScene) =>
      t.state.markers.flatMap((marker, index) => {
        const { spec, owner } = markerStep(t, marker);
        if (!isDue(t, marker, spec.moment, seat ?? 0)) return [];
        return [
          {
            id: `marker${index}.${marker.ability}`,
            seat: seatOf(t, owner.team),
            mode: 'must' as const,
            run: () => markerActs(t, marker),
          },
        ];
      }),
  },
};

function* shed(t: Exalted, one: Lasting): Flow {
  const { what } = one;
  if (what.do !== 'plate') return;
  const hero = heroOf(t, one.on);
  t.state.lasting.splice(t.state.lasting.indexOf(one), 1);
  cure(t, hero, what.cleanse);
  if (has(hero, 'hold') || has(hero, 'stun')) return;
  const spec = walkSpec(t, hero, inches(what.move));
  const seat: Seat = seatOf(t, hero.team);
  const path = yield* t.place(
    seat,
    placeAsk(spec, { prompt: 'abilityMove', about: { kind: one.ability, hero: hero.kind } }),
  );
  yield* travel(t, hero, path);
}

/** A marker does what it is there for, and is gone. The chakram is removed without effect if its hero is not in the arena. */
function* markerActs(t: Exalted, marker: Marker): Flow {
  const { spec, owner } = markerStep(t, marker);
  t.state.markers.splice(t.state.markers.indexOf(marker), 1);
  if (spec.moment === 'endOfActivation' && !isUp(owner)) return;
  const card = t.content[marker.ability];
  if (card.sort !== 'ability') return;
  t.tell('triggered', { kind: marker.ability, hero: owner.kind, team: owner.team });
  const { x, y } = marker;
  const far = distance(marker, owner);
  const ray = rayToward({ x, y, r: 0 }, owner, far, wallsOf(t));
  const use = newUse({
    t,
    hero: owner,
    ability: card,
    mode: 'trigger',
    deed: newDeed('other'),
    marker: { x, y, ray },
  });
  yield* runSteps(use, spec.does);
}

import { type Consequence, type Option, paramsOf, textIn, type WireQuestion } from '@tafelrunde/engine';
import { content } from '../content/index.ts';
import { distance, pathLength } from '../geometry/measure.ts';
import { SLOTS } from '../rules/abilities.ts';
import { origins, ownStep } from '../rules/aiming.ts';
import { stepsOf } from '../rules/markers.ts';
import { heroDef, heroesOf, type Read } from '../rules/models.ts';
import { attackTargets, namedTargets } from '../rules/targets.ts';
import { maxLife, combatDice, moveAllowance, runAllowance, willpower } from '../rules/values.ts';
import type { Ability, ActionScene, CardDef, Hero, HeroDef, Model, Slot, Team } from '../shape.ts';
import { aimedBy } from './aiming.ts';
import { type Chance, chanceLine, chanceOf } from './chances.ts';
import { inInches, shortNameOf, whereOf } from './names.ts';
import {
  actionIn,
  type At,
  askedHero,
  askedKind,
  hasMoved,
  modelAt,
  read,
  roundOf,
  rulesOf,
  seatFor,
  standAsked,
  teamFor,
} from './reading.ts';
import { texts } from './texts.ts';

/** What every answer leads to, in a line; of two golems that are called alike, also where each stands. */
export function leadsTo(option: Option, at: At): Consequence | undefined {
  const consequence = consequenceOf(option, at);
  const model = modelAt(at.view, option.space);
  if (model === undefined || !isCalledTwice(option, at)) return consequence;
  const where = whereOf(model, at);
  return { ...consequence, line: consequence === undefined ? where : `${consequence.line} · ${where}` };
}

function isCalledTwice({ id, about }: Option, { asking }: At): boolean {
  const name = JSON.stringify(about);
  return asking!.question.options.some((other) => other.id !== id && JSON.stringify(other.about) === name);
}

function consequenceOf(option: Option, at: At): Consequence | undefined {
  const { view, speech } = at;
  const say = texts[speech.language];
  const prompt = at.asking?.question.prompt;
  if (option.no !== undefined) return undefined;
  if (prompt === 'draft' || prompt === 'list') {
    const def = heroOffered(option);
    return def === null ? undefined : { line: `${say.classes[def.class]} · ${profileOf(def, at)}` };
  }
  if (prompt === 'colour') return { line: say.corners[option.id as Team] };
  const model = modelAt(view, option.space);
  const blow = blowOf(option, at);
  if (blow !== null) {
    const named = prompt === 'react' ? actingIn(at) : soleTarget(option, at);
    return { line: aimedLine(blow, named, at), ...verdictOn(blow) };
  }
  const acting = prompt === 'react' && option.does === 'attack' ? actingIn(at) : null;
  if (acting !== null) return { line: say.outOfReach(shortNameOf(acting, at)) };
  const ability = abilityIn(option, at);
  if (ability !== null) {
    const { hero } = ability;
    const sole = soleTarget(option, at);
    const chance =
      sole === null || sole.team === hero.team
        ? null
        : chanceOf(read(view), hero, ability.ability, sole, { moved: prompt === 'thenWhat' });
    return chance === null
      ? { line: gistOf(hero, ability.ability, at) }
      : { line: aimedLine(chance, sole, at), ...verdictOn(chance) };
  }
  if (option.does === 'buy') {
    const text = boughtBy(option, at);
    return text === undefined ? undefined : { line: text };
  }
  if (prompt === 'action' && option.does === 'go') return { line: wayLine(at) ?? '' };
  if (prompt === 'deploy' || prompt === 'act')
    return model?.sort === 'hero' ? { line: stateOf(model, at) } : undefined;
  return model === undefined ? undefined : { line: say.life(model.life, maxLife(read(view), model)) };
}

/** The hero something of the market would be bought for. */
export function buyerOf({ about }: Option): string | null {
  const { hero } = paramsOf(about);
  return typeof hero === 'string' ? hero : null;
}
/** For whom, and what it gives: an offer of the market in a line of its own. */
export function offerLine(option: Option, at: At): string {
  const hero = buyerOf(option);
  const buys = hero === null ? [] : [texts[at.speech.language].buys(at.speech.card(hero))];
  const gives = boughtBy(option, at);
  return [...buys, ...(gives === undefined ? [] : [gives])].join(': ');
}
/** The hero somebody may take into their team. */
export function heroOffered({ about }: Option): HeroDef | null {
  const { kind } = paramsOf(about);
  const def = typeof kind === 'string' ? content[kind] : undefined;
  return def?.sort === 'hero' ? def : null;
}
/** What a hero is good for, in the numbers a fight is about. */
export function profileOf({ profile }: HeroDef, { speech }: Pick<At, 'speech'>): string {
  const { words } = texts[speech.language];
  const { maxLife: life, reach, combat, armour, agility } = profile;
  return [
    `${words.life} ${life[0]}`,
    `${words[reach]} ${combat[0]}`,
    `${words.armour} ${armour}`,
    `${words.agility} ${agility}+`,
  ].join(' · ');
}

const aimedLine = (chance: Chance, target: Model | null, at: At): string => {
  const line = chanceLine(chance, at.speech.language);
  return target === null ? line : `${shortNameOf(target, at)}: ${line}`;
};
const verdictOn = ({ falls, guarded }: Chance): Pick<Consequence, 'verdict'> =>
  falls > 0.5 && !guarded ? { verdict: 'good' } : {};

/** The only model an attack or an ability can be aimed at from where the hero will stand: who it is will not be asked. */
function soleTarget(option: Option, at: At): Model | null {
  const prompt = at.asking?.question.prompt;
  const hero = prompt === 'action' || prompt === 'thenWhat' ? askedHero(at) : null;
  if (hero === null) return null;
  const t = read(at.view);
  const stand = standAsked(at) ?? hero;
  const slot = slotOf(option);
  const ability = slot === undefined ? null : heroDef(t, hero).abilities[slot];
  if (ability === null && option.does !== 'attack') return null;
  // Who may be placed first, or be measured from elsewhere, may have others to choose from.
  if (ability !== null && (ownStep(ability) !== null || origins(t, hero, ability, stand).length > 1))
    return null;
  const targets = ability === null ? attackTargets(t, hero, stand) : namedTargets(t, hero, ability, stand);
  return targets.length === 1 ? targets[0] : null;
}

/** The roll an answer leads to: a basic attack or the first roll of an ability on somebody named, or a reaction. */
export function blowOf(option: Option, at: At): Chance | null {
  const t = read(at.view);
  const prompt = at.asking?.question.prompt;
  if (prompt === 'react') {
    const hero = option.value === undefined ? undefined : at.view.state.models[option.value];
    const acting = actingIn(at);
    if (hero?.sort !== 'hero' || acting === null || slotOf(option) !== undefined) return null;
    return reaches(option, hero, at) ? chanceOf(t, hero, 'attack', acting) : null;
  }
  const hero = askedHero(at);
  if (hero !== null && option.does === 'attack' && (prompt === 'action' || prompt === 'thenWhat')) {
    const sole = soleTarget(option, at);
    return sole === null ? null : chanceOf(t, hero, 'attack', sole, { moved: prompt === 'thenWhat' });
  }
  const model = modelAt(at.view, option.space);
  if (hero === null || model === undefined || model.team === hero.team) return null;
  const def = content[askedKind(at)];
  if (prompt === 'target' || prompt === 'again')
    return chanceOf(t, hero, def?.sort === 'ability' ? def : 'attack', model, { moved: hasMoved(at) });
  return prompt === 'strike' ? strikeOf(t, hero, def, model) : null;
}
/** A basic attack out of an ability, a passive or equipment; of somebody else's nothing is said. */
function strikeOf(t: Read, hero: Hero, def: CardDef | undefined, model: Model): Chance | null {
  const step = def === undefined ? undefined : stepsOf(def).find((one) => one.do === 'basicAttack');
  return step?.do === 'basicAttack' && step.by === 'self' ? chanceOf(t, hero, 'attack', model, step) : null;
}
/** Whether a basic attack in reaction still reaches who acts: one that follows the action is given to where the action ends. */
function reaches({ about }: Option, hero: Hero, { view }: At): boolean {
  const scene = actionIn(view);
  if (scene === null || textIn(paramsOf(about), 'when') !== 'after') return true;
  const acting = view.state.models[scene.hero];
  const { x, y } = [...scene.path, ...scene.way].at(-1) ?? acting;
  const moved = { id: acting.id, at: { x, y, r: acting.r } };
  return attackTargets(read(view), hero, hero, moved).includes(acting);
}
const actingIn = ({ view }: At): Model | null => {
  const scene = actionIn(view);
  return scene === null ? null : view.state.models[scene.hero];
};
/** The slot whose ability an answer uses, if it uses one. */
const slotOf = ({ does }: Option): Slot | undefined => SLOTS.find((slot) => slot === does);

/** The ability an answer uses: of the hero who acts, or of the one who reacts. */
export function abilityIn(option: Option, at: At): { readonly hero: Hero; readonly ability: Ability } | null {
  const t = read(at.view);
  const prompt = at.asking?.question.prompt;
  if (prompt === 'react') {
    const hero = option.value === undefined ? undefined : at.view.state.models[option.value];
    if (hero?.sort !== 'hero') return null;
    const slot = slotOf(option);
    return slot === undefined ? null : { hero, ability: heroDef(t, hero).abilities[slot] };
  }
  if (prompt !== 'action' && prompt !== 'thenWhat') return null;
  const hero = askedHero(at);
  const slot = slotOf(option);
  return hero === null || slot === undefined ? null : { hero, ability: heroDef(t, hero).abilities[slot] };
}
/** What an ability does, as short as it can be told: whom it is aimed at, and how many dice it rolls. */
export function gistOf(hero: Hero, ability: Ability, { view, speech }: At): string {
  const say = texts[speech.language];
  const t = read(view);
  const roll = ability.does.find((step) => step.do === 'attack');
  const parts = [say.aims[ability.target](ability.range)];
  if (roll !== undefined) {
    const own = roll.dice === 'combat' ? combatDice(t, hero) : (willpower(t, hero) ?? 0);
    parts.push(say.dice(Math.max(0, own + (roll.plus ?? 0))));
  }
  return parts.join(' · ');
}

/** What a piece of equipment gives, in its own words. */
function boughtBy({ card }: Option, { view, speech }: At): string | undefined {
  if (card === undefined) return undefined;
  return speech.words.cards[read(view).kind(card)]?.text;
}
const stateOf = (hero: Hero, { view, speech }: At): string => {
  const say = texts[speech.language];
  return `${say.life(hero.life, maxLife(read(view), hero))}, ${say.mana(hero.mana)}`;
};
/** How far the hero in question walks and runs. */
function wayLine(at: At): string | undefined {
  const hero = askedHero(at);
  if (hero === null) return undefined;
  const t = read(at.view);
  const whole = (length: number) => (length / 1000).toLocaleString(at.speech.language);
  return texts[at.speech.language].wayHelp(whole(moveAllowance(t, hero)), whole(runAllowance(t, hero)));
}

/** What was announced, in one sentence: who, what, at whom, and on which way. */
export function announcementOf(scene: ActionScene, at: At): string {
  const { view, speech } = at;
  const say = texts[speech.language];
  const hero = view.state.models[scene.hero];
  const who = shortNameOf(hero, at);
  const does = scene.does === 'Q' || scene.does === 'W' || scene.does === 'R' ? 'ability' : scene.does;
  const parts = [say.announces[does](who, scene.ability === '' ? '' : speech.card(scene.ability))];
  if (scene.targets.length > 0)
    parts.push(say.onWhom(scene.targets.map((id) => shortNameOf(view.state.models[id], at))));
  const [first] = scene.path;
  if (first !== undefined && does !== 'teleport') {
    const long = inInches(distance(hero, first) + pathLength(scene.path), speech.language);
    if (scene.moves === 'first' && does !== 'run') parts.push(say.afterWay(long));
    if (scene.moves === 'last') parts.push(say.beforeWay(long));
    if (does === 'run') parts.push(`${long}″`);
  }
  const blows = announcedBlows(scene, at);
  if (blows.length === 1) parts.push(chanceLine(blows[0].chance, speech.language));
  return parts.join(' · ');
}
/** What the announced action would do to each it names. */
export function announcedBlows(
  scene: ActionScene,
  { view }: Pick<At, 'view'>,
): readonly { readonly target: Model; readonly chance: Chance }[] {
  const t = read(view);
  const hero = view.state.models[scene.hero];
  const def = content[scene.ability];
  if (hero.sort !== 'hero' || (scene.does !== 'attack' && def?.sort !== 'ability')) return [];
  return scene.targets.flatMap((id) => {
    const target = view.state.models[id];
    if (target.team === hero.team) return [];
    const moved = scene.moves !== 'never';
    const chance = chanceOf(t, hero, def?.sort === 'ability' ? def : 'attack', target, { moved });
    return chance === null ? [] : [{ target, chance }];
  });
}

/** A line beside the question. */
export function help({ prompt, kind }: WireQuestion, at: At): string | undefined {
  const { view, speech } = at;
  const say = texts[speech.language];
  const scene = actionIn(view);
  switch (prompt) {
    case 'react':
      return scene === null ? undefined : `${announcementOf(scene, at)}.`;
    case 'way':
      return wayLine(at);
    case 'action':
    case 'thenWhat': {
      const hero = askedHero(at);
      return hero === null ? undefined : stateOf(hero, at);
    }
    case 'act':
      return say.actHelp(view.state.phasesLeft[seatFor(at)], goalLine(at));
    case 'draft':
    case 'list':
      return say.draftHelp(rulesOf(view).heroes);
    case 'pairing':
    case 'colour':
      return say.chooseHelp(rulesOf(view));
    case 'start':
      return say.startHelp;
    case 'buy':
      return heroesOf(read(view), teamFor(at))
        .map((hero) => `${speech.card(hero.kind)} ${say.goldOf(hero.gold)}`)
        .join(' · ');
    default: {
      const aimed = kind === 'place' || prompt === 'target' ? aimedBy(at) : null;
      return aimed === null ? undefined : gistOf(aimed.hero, aimed.ability, at);
    }
  }
}
/** How the match stands. */
export function goalLine(at: At): string {
  const { view, speech } = at;
  const say = texts[speech.language];
  const own = seatFor(at);
  const { points, trophies } = view.state;
  const { goal, trophies: hunted } = rulesOf(view);
  const count = hunted === null ? points : trophies;
  const what = hunted === null ? say.words.points : say.words.trophies;
  return `${what} ${say.goal(count[own], count[1 - own], hunted ?? goal)}`;
}

export const roundLine = ({ view, speech }: At): string => {
  const { now, last } = roundOf(view);
  return texts[speech.language].round(now, last);
};

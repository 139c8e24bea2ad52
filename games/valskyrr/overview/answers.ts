import {
  type Card,
  type Consequence,
  type Option,
  paramsOf,
  type Seat,
  sceneIn,
  type WireQuestion,
} from '@tafelrunde/engine';
import type { Counted } from '../rules/effects.ts';
import { canEnter } from '../rules/gear.ts';
import { mayRest } from '../rules/healing.ts';
import { adventureOf, charterOf, isEnemy, isSafe, pursuedBy, terrainOf, threatOf } from '../rules/places.ts';
import { conditionsOn, faceOf, marksOf } from '../rules/marks.ts';
import { limitOf } from '../rules/statics.ts';
import {
  blowsByTarget,
  forecastOf,
  type Outcome,
  outcomeOfAnswer,
  outcomeOfReflex,
  outcomeOfUse,
} from './preview.ts';
import { type At, attackIn, seatFor } from './reading.ts';
import type { ActionScene } from '../shape.ts';
import { tableOf } from './rehearsal.ts';
import { actionText, clauseText, onlyText } from './printed.ts';
import { type OverviewTexts, texts, withHeroes } from './texts.ts';

/** What every answer leads to, in a line. */

const DRAW_LIMIT = 5;
const HAND_LIMIT = 8;

/** Questions that are put in the middle of an action, about whom or what it means. */
const INSIDE: ReadonlySet<string> = new Set([
  'targetEnemy',
  'targetEnemys',
  'targetFriend',
  'targetFriends',
  'whichZone',
  'embed',
]);

export function leadsTo(option: Option, at: At): Consequence | undefined {
  const prompt = at.asking?.question.prompt;
  const say = texts[at.speech.language];
  if (prompt === undefined || option.no !== undefined) return undefined;
  const outcome = outcomeFor(option, at);
  const line = outcome === null ? undefined : lineOf(outcome, option, at, say);
  if (line !== undefined) return line;
  const text = textOf(option, at, say);
  if (text !== undefined) return { line: text };
  if (option.space !== undefined) return placeLine(option, at, say);
  switch (prompt) {
    case 'turn':
      return deedLine(option, at, say);
    case 'activate':
    case 'assign':
    case 'enrage':
      return option.card === undefined ? undefined : threatLine(option.card, at, say);
    case 'reward':
      return rewardLine(option, at, say);
    default:
      return option.seat === undefined ? undefined : heroLine(option.seat, at, say);
  }
}

/** What a rehearsal of this answer says; null where an answer is no part of an action. */
export function outcomeFor(option: Option, at: At): Outcome | null {
  const { view, asking } = at;
  const prompt = asking?.question.prompt;
  const seat = seatFor(at);
  if (prompt === undefined) return null;
  if (prompt === 'turn') return option.does === 'act' ? outcomeOfUse(view, seat, option) : null;
  if (INSIDE.has(prompt)) return outcomeOfAnswer(view, option.id);
  if (prompt === 'damageToHero' || prompt === 'damageToAlly')
    return option.declines === true ? null : outcomeOfReflex(view, option.id);
  return null;
}

function lineOf(outcome: Outcome, option: Option, at: At, say: OverviewTexts): Consequence | undefined {
  const { view, speech } = at;
  const parts: string[] = [];
  const several = outcome.blows.length > 1;
  for (const blow of outcome.blows)
    parts.push(say.blow(blow, several || blow.card !== option.card ? speech.card(blow.kind) : undefined));
  const slays =
    option.does === 'act' && outcome.blows.length === 0
      ? blowsByTarget(view, seatFor(at), option).filter(({ slain }) => slain)
      : [];
  if (slays.length > 0) parts.push(say.canSlay([...new Set(slays.map(({ kind }) => speech.card(kind)))]));
  const attack = attackIn(view);
  if (outcome.prevented > 0 && attack !== null)
    parts.push(say.prevents(outcome.prevented, Math.max(0, attack.damage - outcome.prevented)));
  for (const { type, data } of outcome.told)
    if (type === 'pursues') parts.push(say.wouldPursue(heroName(Number(data.seat), at)));
  if (outcome.drawn > 0) parts.push(say.draws(outcome.drawn));
  // Nothing that can be counted but focus: what the card says comes first.
  const words = parts.length === 0 ? textOf(option, at, say) : undefined;
  if (words !== undefined && outcome.focus.length > 0) parts.push(words);
  for (const way of outcome.focus) {
    const passes = say.passes(way.vicious.length, way.reinforcement.length);
    const line = `${say.focusTo(way.n, way.to)}${passes === '' ? '' : ` (${passes})`}`;
    parts.push(way.seat === seatFor(at) ? line : `${heroName(way.seat, at)}: ${line}`);
  }
  if (parts.length === 0) return undefined;
  const verdict =
    slays.length > 0 || outcome.blows.some(({ slain }) => slain)
      ? 'good'
      : outcome.focus.some(({ vicious }) => vicious.length > 0)
        ? 'bad'
        : undefined;
  return { line: parts.join(' · '), ...(verdict !== undefined && { verdict }) };
}

/** Where nothing can be counted: what the card says of the action itself. */
function textOf(
  { does, card, value = 0 }: Option,
  { view, speech, asking }: At,
  say: OverviewTexts,
): string | undefined {
  if (card === undefined) return undefined;
  const t = tableOf(view);
  const text = withHeroes(speech.words.cards[t.kind(card)]?.text ?? '', view.seats);
  if (does === 'act' || does === 'respond')
    return actionText({ text, face: faceOf(t, card), turned: marksOf(t, card).turned }, value, say);
  // What an ally does: the name of the side and the sort of the action come first on the card, and say nothing here.
  if (asking?.question.prompt === 'chooseAlly') {
    const face = faceOf(t, card);
    return actionText(
      { text, face, turned: false },
      face.actions.findIndex(({ type }) => type === 'ally'),
      say,
    );
  }
  if (does !== 'ability') return undefined;
  const said = { text, face: faceOf(t, card), turned: marksOf(t, card).turned };
  return onlyText(text) ?? clauseText(said, value, say)?.text;
}

/** What the ability of a hero is called, of several that one card has. */
export function abilityName({ does, card, value = 0, about }: Option, at: At): string | undefined {
  // An ally is called by the first name, where the bar has little room.
  if (does === 'act' && card !== undefined && paramsOf(about)['type'] === 'ally')
    return `${firstName(at.speech.card(tableOf(at.view).kind(card)))}: ${texts[at.speech.language].allyAction}`;
  if (does !== 'ability' || card === undefined) return undefined;
  const t = tableOf(at.view);
  const text = at.speech.words.cards[t.kind(card)]?.text ?? '';
  if (onlyText(text) !== undefined) return undefined;
  const said = { text, face: faceOf(t, card), turned: marksOf(t, card).turned };
  return clauseText(said, value, texts[at.speech.language])?.name;
}

/** Loot that an answer costs, and the deed without it. */
export function priceOf({ does, value = 0, card, space, seat }: Option, at: At): Priced | null {
  const say = texts[at.speech.language];
  if (does === 'scout') return { loot: value, label: say.scouts(space ?? '') };
  if ((does === 'move' || does === 'retreat') && value > 0)
    return { loot: value, label: say.goesTo(space ?? '') };
  if (does !== 'buy' || card === undefined || value === 0) return null;
  const name = at.speech.card(tableOf(at.view).kind(card));
  return {
    loot: value,
    label: seat === undefined ? say.acquires(name) : say.acquiresFor(heroName(seat, at), name),
  };
}
interface Priced {
  readonly loot: number;
  readonly label: string;
}

/** What tells an enemy from another of its name that could be meant as well: where it lies, and what lies on it. */
export function enemyName({ card, does }: Option, at: At): string | undefined {
  if (card === undefined) return undefined;
  const t = tableOf(at.view);
  const kind = t.kind(card);
  if (!isEnemy(t.def(card))) return undefined;
  const alike = (at.asking?.question.options ?? []).flatMap((other) =>
    other.card !== undefined && other.does === does && t.kind(other.card) === kind ? [other.card] : [],
  );
  const say = texts[at.speech.language];
  const differs = (of: (enemy: Card) => unknown): boolean => alike.some((other) => of(other) !== of(card));
  const parts: string[] = [];
  if (differs((enemy) => pursuedBy(t, enemy))) {
    const hero = pursuedBy(t, card);
    parts.push(hero === null ? say.row : say.withHero(heroName(hero, at)));
  }
  const { wounds } = marksOf(t, card);
  if (differs((enemy) => marksOf(t, enemy).wounds)) parts.push(say.woundsOn(wounds));
  if (differs((enemy) => conditionsOn(t, enemy))) parts.push(say.conditionsOn(conditionsOn(t, card)));
  return parts.length === 0 ? undefined : `${at.speech.card(kind)} (${parts.join(', ')})`;
}

export function heroName(seat: Seat, { view, speech }: At): string {
  const { hero } = view.state.heroes[seat];
  return hero === '' ? speech.seat(seat) : firstName(speech.card(hero));
}
/** Heroes have a name and what they are known for. */
export const firstName = (name: string): string => name.split(',')[0];

/** Where a player is named: which hero that is, and how much it stands out. */
const heroLine = (seat: Seat, at: At, say: OverviewTexts): Consequence => ({
  line: `${heroName(seat, at)} · ${say.focus} ${at.view.state.heroes[seat].focus}`,
});

function deedLine(option: Option, at: At, say: OverviewTexts): Consequence | undefined {
  const { view } = at;
  const t = tableOf(view);
  const seat = seatFor(at);
  switch (option.does) {
    case 'buy':
      return { line: say.lootAfter(view.state.loot - Number(option.value)) };
    case 'rest': {
      const place = t.cards(t.piles.place[view.state.party])[0];
      const { regeneration, nightmareRegeneration } = t.content[view.state.heroes[seat].hero].charter!;
      const own = view.options.nightmareHeroes ? nightmareRegeneration : regeneration;
      return mayRest(t) ? { line: say.restHeals(own + t.def(place).location!.regeneration) } : undefined;
    }
    case 'end': {
      const { weakness } = marksOf(t, charterOf(t, seat));
      const hand = t.cards(t.piles.hand[seat]).length;
      const draw = Math.max(1, limitOf(t, 'draw', DRAW_LIMIT, seat) - weakness);
      const most = Math.max(1, HAND_LIMIT - weakness);
      const left = t.cards(t.piles.heroDeck[seat]).length;
      return { line: say.endHand(hand < draw ? Math.min(draw - hand, left) : Math.min(0, most - hand)) };
    }
    default:
      return undefined;
  }
}

/** Where the party may go: what lies there, and what it means. */
function placeLine(
  { space, value = 0, does }: Option,
  { view, speech }: At,
  say: OverviewTexts,
): Consequence {
  const t = tableOf(view);
  const slot = adventureOf(t).slots.findIndex(({ id }) => id === space);
  const [tile] = t.cards(t.piles.place[slot]);
  const parts = [
    ...(tile === undefined ? [] : [speech.card(t.kind(tile))]),
    say.placeLine(say.terrains[terrainOf(t, slot)], say.threats[threatOf(t, slot)]),
  ];
  if (value > 0) parts.push(say.lootAfter(view.state.loot - value));
  if (does === 'retreat') parts.push(say.retreatCosts);
  else if (does === 'move') parts.push(isSafe(t, slot) ? say.safeThere : say.meets);
  return { line: parts.join(' · ') };
}

function threatLine(enemy: NonNullable<Option['card']>, at: At, say: OverviewTexts): Consequence | undefined {
  const forecast = forecastOf(at.view, enemy);
  return forecast === null ? undefined : { line: forecastLine(forecast, at, say) };
}

/** "3 physical: 3 wounds. Against it: Wild Parry −1". */
export function forecastLine(
  forecast: NonNullable<ReturnType<typeof forecastOf>>,
  at: At,
  say: OverviewTexts,
): string {
  const { damage, type, wounds, ally, preventable, guards, seat } = forecast;
  const parts = [`${say.attackLine(damage, say.types[type])}: ${say.attackWounds(wounds)}`];
  if (ally !== null) parts.push(say.onAlly(at.speech.card(ally)));
  if (!preventable) parts.push(say.cannotPrevent);
  else if (guards.length > 0)
    parts.push(
      say.guards(
        guards.map((guard) =>
          say.guard(
            at.speech.card(guard.kind),
            guard.prevents,
            guard.seat === seat ? undefined : heroName(guard.seat, at),
          ),
        ),
      ),
    );
  return parts.join(' · ');
}

function rewardLine(option: Option, { view }: At, say: OverviewTexts): Consequence | undefined {
  if (option.does === 'return') return { line: say.lootOrReward(option.value ?? 0) };
  if (option.seat === undefined || option.card === undefined) return undefined;
  const t = tableOf(view);
  return canEnter(t, option.seat, option.card)
    ? { line: say.fitsHero }
    : { line: say.notForHero, verdict: 'bad' };
}

/** What the number that is asked for counts; null where it is no such question. */
export function countedIn(question: WireQuestion | undefined): Counted | null {
  if (question?.prompt !== 'howMany') return null;
  return paramsOf(question.about)['counts'] as Counted;
}

/** Questions in the middle of a text, which say too little without it. */
const WITHIN: ReadonlySet<string> = new Set(['may', 'howMany', 'chooseOne', 'boost']);
/** A text that works by itself is counted from here on. */
const CLAUSES = 100;

/** What the text says that is being carried out. */
function textNow(at: At, say: OverviewTexts): string | undefined {
  const { view, speech } = at;
  const action = actionIn(view);
  const t = tableOf(view);
  if (action === null || action.card === null) return undefined;
  const { card, kind, index } = action;
  const text = withHeroes(speech.words.cards[kind]?.text ?? '', view.seats);
  const said = { text, face: faceOf(t, card), turned: marksOf(t, card).turned };
  return index < CLAUSES
    ? actionText(said, index, say)
    : (onlyText(text) ?? clauseText(said, index - CLAUSES, say)?.text);
}

const actionIn = (view: At['view']): ActionScene | null => sceneIn<ActionScene>(view, 'action');

/** Who uses what. */
function doingNow(action: ActionScene, at: At, say: OverviewTexts): string {
  const hero = heroName(action.seat, at);
  return isOwnAbility(action, at) ? say.abilityNow(hero) : say.actionNow(hero, at.speech.card(action.kind));
}
const isOwnAbility = ({ seat, kind }: ActionScene, { view }: At): boolean =>
  kind === view.state.heroes[seat].hero;

/** Beside the question: what is going on. */
export function help({ prompt }: WireQuestion, at: At): string | undefined {
  const { view, speech } = at;
  const say = texts[speech.language];
  const text = WITHIN.has(prompt) || INSIDE.has(prompt) ? textNow(at, say) : undefined;
  const action = actionIn(view);
  if (text !== undefined && action !== null)
    // Whose ability it is, the sheet shows; a card has a name to be found by.
    return isOwnAbility(action, at) ? text : `${doingNow(action, at, say)} ${text}`;
  const attack = attackIn(view);
  // Of an action within an attack, or an attack within an action, the inner one is what is being decided.
  const within = view.scenes.findLast(({ type }) => type === 'attack' || type === 'action');
  if (attack !== null && attack === within) {
    const victim =
      attack.ally === null ? heroName(attack.seat ?? 0, at) : speech.card(tableOf(view).kind(attack.ally));
    return say.attackNow(speech.card(attack.sourceKind), victim, attack.damage, say.types[attack.damageType]);
  }
  if (action !== null && prompt !== 'turn') return doingNow(action, at, say);
  return undefined;
}

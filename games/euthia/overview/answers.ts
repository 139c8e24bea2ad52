import type { Card, Consequence, Json, Option, Seat, WireQuestion } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
// Puts the scenarios where `scenarioOf` finds them: a board is loaded without the game.
import '../modes/index.ts';
import { freePouches } from '../rules/carrying.ts';
import { canWear } from '../rules/equipment.ts';
import { hexAt, tradeAt } from '../rules/map.ts';
import { CHURCH_HEALS } from '../rules/places.ts';
import { lessIfFouled, potionHeals } from '../rules/potions.ts';
import { maxHealth } from '../rules/tiles.ts';
import type { Cost, Effect, Element, EuthiaReading, Fight, Gem } from '../shape.ts';
import { attackWith, forecastOf, type Forecast, oddsOf, rangesIn, rollingIn, valueIn } from './odds.ts';
import { rollLine } from './heroRoll.ts';
import { placeOn } from './places.ts';
import { goalLine } from './progress.ts';
import { attackText, printedOn } from './printed.ts';
import {
  aboutOf,
  type At,
  fightIn,
  isSetup,
  markerOf,
  numberOf,
  seatFor,
  spaceNamed,
  tableOf,
} from './reading.ts';
import { type OverviewTexts, texts } from './texts.ts';
import { type Change, type Sums, tried } from './trying.ts';
import { arrivalAt, reachWith } from './ways.ts';
import { wording } from './wording.ts';

/** What every answer leads to, in a line. */

export function leadsTo(option: Option, at: At): Consequence | undefined {
  if (option.no !== undefined) return undefined;
  if (isSetup(at.view)) return heroLine(option, at);
  const said = lineOf(option, at);
  if (said === null) return undefined;
  return typeof said === 'string' ? (said === '' ? undefined : { line: said }) : said;
}

/** A hero that can be chosen: its numbers and what it is good at. */
function heroLine({ card }: Option, { view, speech }: At): Consequence | undefined {
  const kind = card === undefined ? undefined : tableOf(view).kind(card);
  const def = kind === undefined ? undefined : tableOf(view).content[kind];
  if (kind === undefined || def === undefined || def.board === null) return undefined;
  const [, numbers] = printedOn(def, speech);
  return { line: [numbers, speech.words.cards[kind]?.text].filter(Boolean).join('. ') };
}

function lineOf(option: Option, at: At): Consequence | string | null {
  const { view } = at;
  const t = tableOf(view);
  const seat = seatFor(at);
  const say = texts[at.speech.language];
  const rolled = rollLine(option, at);
  if (rolled !== null) return rolled;
  const inFight = fightLine(option, at);
  if (inFight !== null) return inFight;
  const change = changeOf(t, option);
  if (change !== null) return changeLine(tried(view, seat, change), say) ?? useLine(option, t, at, say);
  if (option.space !== undefined) return spaceLine(option, at, t, seat, say);
  if (option.does === 'move') return markerLine(option, t, seat, say);
  return deedLine(option, at, t, seat, say);
}

/** A step, a jump, a place for the next tile. */
function spaceLine(
  { space: name }: Option,
  { asking }: At,
  t: EuthiaReading,
  seat: Seat,
  say: OverviewTexts,
): Consequence | string {
  if (asking?.question.prompt === 'placeTile') return '';
  const space = spaceNamed(t, name);
  if (space === undefined) return '';
  const { reveals, heals, hurts, fights } = arrivalAt(t, seat, space);
  const parts = [
    ...(hurts > 0 ? [say.hurts(hurts)] : []),
    ...(heals > 0 ? [say.heals(heals)] : []),
    ...(reveals > 0 ? [say.reveals(reveals)] : []),
    ...(fights === null ? [] : [say.fights(fights)]),
  ];
  const line = parts.join(' · ');
  return hurts >= t.state.heroes[seat].health ? { line, verdict: 'bad' } : line;
}

/** How far a marker leads, and what it leaves undone. */
function markerLine(option: Option, t: EuthiaReading, seat: Seat, say: OverviewTexts): string {
  const action = markerOf(option)!;
  const found = reachWith(t, seat, action, numberOf(option, 'n'));
  const monsters = [...found.keys()].filter((space) => arrivalAt(t, seat, space).fights !== null).length;
  const line = say.reach(found.size, monsters);
  return action === 'combat' && monsters === 0 ? `${line}, ${say.noFight}` : line;
}

/** Which change of equipment an option is. */
export function changeOf(t: EuthiaReading, option: Option): Change | null {
  const { does, card } = option;
  if (card === undefined) return null;
  if (does === 'wear' || does === 'takeOff') return { does, card };
  if (does === 'setGem') return { does, card, gem: aboutOf(option, 'gem') as Gem };
  if (does === 'bind') return { does, card, element: aboutOf(option, 'element') as Element };
  if (does !== 'swap') return null;
  const off = wornOfKind(t, card, aboutOf(option, 'off'));
  return off === undefined ? null : { does, card, off };
}
function wornOfKind(t: EuthiaReading, carried: Card, kind: Json | undefined): Card | undefined {
  const seat = t.piles.pouch.indexOf(t.at(carried));
  return seat === -1 ? undefined : t.cards(t.piles.worn[seat]).find((card) => t.kind(card) === kind);
}

/** What a change does to health, pouches and the set of armour. */
function changeLine({ before, after }: { before: Sums; after: Sums }, say: OverviewTexts): string | null {
  const parts: string[] = [];
  const life = ({ health, maxHealth: most }: Sums) => `${health}/${most}`;
  if (life(before) !== life(after)) parts.push(say.healthChange(life(before), life(after)));
  if (before.pouches !== after.pouches) parts.push(say.pouchChange(before.pouches, after.pouches));
  if (before.set !== after.set) parts.push(say.setChange(after.set));
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Where no value changes: what the tile is good for, or what can no longer be done. */
function useLine({ does, card }: Option, t: EuthiaReading, { speech }: At, say: OverviewTexts): string {
  const kind = card === undefined || does === 'setGem' || does === 'bind' ? null : t.kind(card);
  const def = kind === null ? undefined : t.content[kind];
  if (kind === null || def === undefined) return say.noChange;
  const use = attackText(def, speech.language) || (speech.words.cards[kind]?.text ?? '');
  if (use === '') return say.noChange;
  return does === 'takeOff' ? say.without(use) : use;
}

/** Everything else that can be done outside of a fight. */
function deedLine(option: Option, at: At, t: EuthiaReading, seat: Seat, say: OverviewTexts): string | null {
  const { language, words } = at.speech;
  const hero = t.state.heroes[seat];
  const most = maxHealth(t, seat);
  const healed = (n: number) =>
    say.healthAfter(hero.health, Math.min(most, hero.health + lessIfFouled(t, n)));
  switch (option.does) {
    case 'end': {
      const left = hero.markers.length + (hero.reserve === null ? 0 : 1);
      return left === 0 ? null : `${say.unusedMarkers(left)}. ${say.keepsOne}`;
    }
    case 'keepMarker':
      return say.nextRound;
    case 'keepNone':
      return say.lapses;
    case 'mine':
    case 'treasure':
    case 'trade':
      return placeOn(t, hero.space, say);
    case 'church':
      return healed(CHURCH_HEALS);
    case 'heal':
      return healed(numberOf(option, 'n'));
    case 'drink':
      return healed(potionHeals(t));
    case 'buyPotion':
      return freePouches(t, seat) > 0 ? say.goesToPouch : say.pouchesFull;
    case 'buyWard':
      return say.ward;
    case 'trophy':
      return trophyLine(t, option.card!, say);
    case 'confront': {
      const element = hexAt(t, hero.space).elemental;
      return element === undefined ? null : (words.cards[`${element}Elemental`]?.text ?? null);
    }
    case 'quest':
    case 'use':
    case 'hire':
      return lastLine(words.cards[t.kind(option.card!)]?.text);
    case 'buy':
      return `${say.goldAfter(hero.gold - numberOf(option, 'price'))} · ${
        canWear(t, seat, option.card!) ? say.goesOn : freePouches(t, seat) > 0 ? say.goesToPouch : say.noRoom
      }`;
    case 'upgrade':
      return `${say.goldAfter(hero.gold - numberOf(option, 'price'))} · ${lastLine(words.cards[t.kind(option.card!)]?.text) ?? ''}`;
    case 'sell':
      return aboutOf(option, 'fx') !== undefined
        ? say.gains(wording[language].effects(aboutOf(option, 'fx')!))
        : say.goldAfter(hero.gold + numberOf(option, 'price'));
    case 'sellGem':
    case 'sellEssence':
      return say.goldAfter(hero.gold + 2);
    case 'unlock':
      return say.goldAfter(hero.gold - ((aboutOf(option, 'cost') as Cost | undefined)?.gold ?? 0));
    default:
      if (option.does === 'keepTrophy')
        return `${trophyLine(t, option.card!, say)} · ${freePouches(t, seat) > 0 ? say.takesPouch : say.pouchesFull}`;
      if (option.does === 'useGem' || option.does === 'useEssence') {
        const kind =
          option.does === 'useGem'
            ? `gem.${String(aboutOf(option, 'gem'))}`
            : `essence.${String(aboutOf(option, 'element'))}`;
        return words.cards[kind]?.text ?? wording[language].effects(kindFx(t, kind) as never);
      }
      return null;
  }
}
/** What a trophy is, and what it brings by itself. */
function trophyLine(t: EuthiaReading, card: Card, say: OverviewTexts): string {
  const { level } = t.def(card).enemy!;
  return t.state.scenario === 'theHunt'
    ? `${say.trophy(level)} · ${say.trophyScore(level)}`
    : say.trophy(level);
}
const kindFx = (t: EuthiaReading, kind: string): readonly Effect[] =>
  (t.content[kind]?.does ?? []).flatMap(({ fx }) => fx ?? []);
/** The rule of a card whose text begins with a saying. */
const lastLine = (text: string | undefined): string | null =>
  text === undefined ? null : (text.split('\n').at(-1) ?? null);

/** What an answer makes of a roll, or what an attack is worth. */
function fightLine(option: Option, at: At): Consequence | null {
  const fight = fightIn(at.view);
  const prompt = at.asking?.question.prompt;
  if (fight === null || prompt === undefined) return null;
  const t = tableOf(at.view);
  const say = texts[at.speech.language];
  if (option.does === 'attackWith' && option.card !== undefined) {
    const attack = attackWith(t, fight, option.card);
    if (attack === null) return null;
    const { mean, hits, ends } = oddsOf(t, attack.fight, attack.forecast);
    const parts = [say.hits(say.percent(hits)), say.mean(say.decimal(mean), 'damage')];
    if (ends > 0) parts.push(say.kills(say.percent(ends)));
    return { line: parts.join(' · '), ...(ends >= 0.5 && { verdict: 'good' as const }) };
  }
  const forecast = forecastOf(t, fight, option, prompt, seatFor(at));
  if (forecast === null || rangesIn(t, fight).length === 0) return null;
  return {
    line: forecastLine(t, fight, forecast, say),
    ...(makesWorse(t, fight, forecast, seatFor(at)) && { verdict: 'bad' as const }),
  };
}

/** On the average it leaves the roll worse for this seat than it stands now: such an answer is never recommended. */
function makesWorse(t: EuthiaReading, fight: Fight, forecast: Forecast, seat: Seat): boolean {
  const value = valueIn(t, fight);
  if (value === null) return false;
  const now = oddsOf(t, fight, { values: [value], more: 0 });
  const then = oddsOf(t, fight, forecast);
  const wantsMore = (rollingIn(fight) === 'hero') === (seat === fight.hero);
  return wantsMore ? then.mean < now.mean && then.ends <= now.ends : then.mean > now.mean;
}

function forecastLine(t: EuthiaReading, fight: Fight, forecast: Forecast, say: OverviewTexts): string {
  const { values } = forecast;
  const { mean, ends, shares } = oddsOf(t, fight, forecast);
  const monster = rollingIn(fight) === 'monster';
  const [only] = shares.keys();
  const result =
    shares.size === 1
      ? monster
        ? say.wounds(only)
        : say.damages(only)
      : say.mean(say.decimal(mean), monster ? 'wounds' : 'damage');
  const parts = [say.values(Math.min(...values), Math.max(...values)), result];
  if (ends > 0) parts.push((monster ? say.killsHero : say.kills)(say.percent(ends)));
  return parts.join(' · ');
}

/** A line beside the question. */
export function help(question: WireQuestion, at: At): string | undefined {
  const { view, speech } = at;
  const say = texts[speech.language];
  const t = tableOf(view);
  const seat = seatFor(at);
  const fight = fightIn(view);
  if (question.prompt === 'chooseHero') return goalLine(at);
  if (fight !== null && (question.prompt === 'heroC' || question.prompt === 'monsterC')) {
    const value = valueIn(t, fight);
    return value === null ? undefined : forecastLine(t, fight, { values: [value], more: 0 }, say);
  }
  if (question.prompt === 'placeTile') return stackLine(at);
  if (question.prompt === 'takeControl') return say.controlLeft(view.piles.control[seat].count ?? 0);
  if (question.prompt === 'turn' && view.state.mode === 'solo' && view.state.round === 1)
    return view.state.scenario === 'mirrezilsShadow' ? goalLine(at) : say.bandsNote(scenarioOf(t).bands);
  if (question.prompt === 'trade') {
    const place = tradeAt(t, view.state.heroes[seat].space);
    return place === null ? undefined : say.pouchesLeft(Math.max(0, freePouches(t, seat)));
  }
  return undefined;
}

/** The chapter of the next tile, and how many are left. */
export function stackLine({ view, speech }: At): string {
  const say = texts[speech.language];
  const chapter = nextChapter(view);
  return chapter === null
    ? say.stackEmpty
    : say.stackTop(say.chapter(chapter), view.piles.mapStack.count ?? 0);
}

/** What the back of the top tile says. EU-TILE-02 */
export function nextChapter(view: At['view']): number | null {
  const top = view.piles.mapStack.cards.at(-1);
  if (top === undefined || top === null) return null;
  const back = 'back' in top ? top.back : '';
  const digit = /\d/u.exec(back);
  return digit === null ? null : Number(digit[0]);
}

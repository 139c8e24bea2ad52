import type { Advice, Answer, Option, Question, View } from '@tafelrunde/engine';
import { companyIn, prospects } from './judge.ts';
import { fightOf, prospectOf } from './judging/fight.ts';
import type { Outlook } from './judging/goal.ts';
import { type Hero, kindOf, type Library } from './judging/hero.ts';
import { twoDiceWithin, winChance } from './judging/odds.ts';
import { Ways } from './judging/ways.ts';
import { worthsOf } from './judging/worth.ts';
import { WINDOWS } from './rules/moments.ts';
import type { CardDef, TalismanShape } from './shape.ts';
import { PORTAL, SENTINEL, type Space, spaceOf } from './topology.ts';

/** What is asked, by whom, and what that seat knows. */
interface Asked {
  readonly library: Library;
  readonly view: View<TalismanShape>;
  readonly question: Question;
  readonly hero: Hero;
  readonly heroes: readonly Hero[];
  readonly outlook: Outlook;
}
type Advised = (asked: Asked) => Answer | null;

/** The strength of the Sentinel at the bridge. */
const SENTINEL_STRENGTH = 9;
/** A point of an attribute that a shut Portal takes, in turns. */
const POINT = 4;
/** A fight that is lost so surely is worth a fate. */
const LOST = 0.5;

/** What a practised player does without thinking for long, to the end of a turn; then the dice fall anew. */
export function adviceWith(content: Readonly<Record<string, CardDef>>): Advice<TalismanShape> {
  const library: Library = { content, worths: worthsOf(content), ways: new Ways() };
  return {
    steps: () => 0,
    answer: (view, question) => {
      const answer = answers[question.ask.prompt];
      if (answer === undefined) return null;
      const { heroes, outlook } = companyIn(library, view);
      const hero = heroes.find(({ seat }) => seat === question.seat);
      return hero === undefined ? null : answer({ library, view, question, hero, heroes, outlook });
    },
  };
}

const pass: Advised = ({ question }) => allowed(question, 'pass');
const answers: Readonly<Record<string, Advised | undefined>> = {
  // Who waits for a better moment is seldom wrong.
  ...Object.fromEntries(WINDOWS.map((name) => [name, pass])),
  destination,
  fate,
  trophies,
  loot,
};

const allowed = ({ from }: Question, wanted: string): string | null =>
  from.some(({ id, no }) => id === wanted && no === undefined) ? wanted : null;

/** Where one would like to stand. */
function destination(asked: Asked): string | null {
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of asked.question.from) {
    if (option.no !== undefined || option.space === undefined) continue;
    const worth = worthOfGoing(asked, option);
    if (worth <= most) continue;
    most = worth;
    best = option.id;
  }
  return best;
}

function worthOfGoing(asked: Asked, option: Option): number {
  const there = worthAt(asked, spaceOf(option));
  if (option.text === 'openPortal') {
    const opens = twoDiceWithin(Math.max(asked.hero.strength, asked.hero.craft));
    return opens * there + (1 - opens) * (worthAt(asked, PORTAL) - POINT);
  }
  if (option.text !== 'crossBridge') return there;
  const win = winChance(asked.hero.battle - SENTINEL_STRENGTH, asked.view.options.explodingDice);
  return win * there + (1 - win) * worthAt(asked, SENTINEL);
}

function worthAt({ hero, heroes, outlook, view }: Asked, space: Space): number {
  const moved: Hero = { ...hero, player: { ...hero.player, space } };
  const { state } = outlook;
  return prospects(
    moved,
    heroes.map((other) => (other === hero ? moved : other)),
    // Whoever comes there has the encounter before him.
    { ...outlook, state: { ...state, now: { ...state.now, encounter: true } } },
    view,
  );
}

/** Fate is for fights that would be lost. */
function fate({ library, view, question, hero, heroes }: Asked): string | null {
  if ((question.ask.about as { what?: string } | undefined)?.what === 'move')
    return allowed(question, 'keep');
  const fight = fightOf(view, question.seat);
  if (fight === null) return null;
  const rival = heroes.find(({ seat }) => seat === fight.rival) ?? null;
  const { lose } = prospectOf(library, view, fight, hero, rival);
  if (lose < LOST) return allowed(question, 'keep');
  return question.from.find(({ text, no }) => text === 'reroll' && no === undefined)?.id ?? null;
}

/** As many points as the trophies are good for, with none given away for nothing. */
function trophies({ question }: Asked): string[] {
  const { rate } = question.ask.about as { rate: number };
  const pointsOf = (option: Option): number => (option.about as { points: number }).points;
  const given = question.from.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  let sum = given.reduce((points, option) => points + pointsOf(option), 0);
  const kept: Option[] = [];
  for (const option of given) {
    if (Math.floor((sum - pointsOf(option)) / rate) < Math.floor(sum / rate)) continue;
    sum -= pointsOf(option);
    kept.push(option);
  }
  return given.filter((option) => !kept.includes(option)).map(({ id }) => id);
}

/** Gold, Followers, and Objects as long as there is room. */
function loot({ library, view, question, hero }: Asked): string | null {
  if (allowed(question, 'gold') !== null) return 'gold';
  const lying = view.piles.space[hero.player.space].cards;
  for (const { id, no, card } of question.from) {
    if (no !== undefined || card === undefined) continue;
    const kind = kindOf(lying.find((one) => one !== null && 'kind' in one && one.card === card) ?? null);
    if (kind === null) continue;
    const { rest, load } = library.worths[kind];
    if (rest > 0 && (load === 0 || hero.room > 0)) return id;
  }
  return allowed(question, 'pass');
}

import { reckon } from '../rules/reckoning.ts';
import { type At, fightIn, kindAt, rollIn } from './reading.ts';
import { type Result, resultOf, resultsIn, tableOf } from './results.ts';
import { type TalismanTexts, texts } from './texts.ts';

/** A question about fate is a question about a roll: what it means, and what a new one could bring. */
interface Asked {
  readonly dice: readonly number[];
  readonly what: string;
  /** What a new roll would have to show to be better, where that can be said. */
  readonly better: readonly number[];
}

function askedIn({ asking }: At): Asked | null {
  if (asking?.question.prompt !== 'fate') return null;
  const { dice, what, better = [] } = asking.question.about as Partial<Asked>;
  return dice !== undefined && what !== undefined ? { dice, what, better } : null;
}

/** What the dice stand for as they lie: a line of a table, or how the fight would end. */
export function keptRoll(at: At): string | undefined {
  const asked = askedIn(at);
  if (asked === null) return undefined;
  const say = texts[at.speech.language];
  const sides = sidesOf(at, asked);
  if (sides !== null) {
    const { own, foe } = sides;
    const outcome = own > foe ? 'won' : own < foe ? 'lost' : 'standOff';
    return `${say.against(own, foe)}: ${say.outcomes[outcome]}`;
  }
  const bonus = rollIn(at.view)?.bonus ?? 0;
  const total = asked.dice.reduce((sum, die) => sum + die, bonus);
  return (
    resultOf(resultsOf(at, asked), total)?.text ?? (asked.what === 'armour' ? say.armourFails : undefined)
  );
}

/** From which number on a new roll of this die would win the fight, or with which it would be of any use. */
export function newRoll(at: At, shows: number): string | undefined {
  const asked = askedIn(at);
  if (asked === null) return undefined;
  const sides = sidesOf(at, asked);
  const say = texts[at.speech.language];
  if (sides === null)
    return asked.better.length === 0 || resultsOf(at, asked).length > 0
      ? undefined
      : say.betterWith(asked.better);
  return hopeOf(sides.foe - (sides.own - shows) + 1, say, at.view.options.explodingDice);
}

/** What a new roll can bring in a fight, by the number that would win it; where none does, a 6 may still save the life. */
export function hopeOf(needed: number, say: TalismanTexts, explodes = false): string {
  if (needed <= 1) return say.winsAnyway;
  if (needed <= 6) return say.winsFrom(needed);
  if (!explodes) return needed === 7 ? say.savesWithSix : say.winsNever;
  // After a 6 at least 1 more is added.
  return needed === 7 ? say.winsFrom(6) : say.winsBeyond(needed - 6);
}

/** The whole table of results, in a line. */
export function resultLine(at: At): string | undefined {
  const asked = askedIn(at);
  const results = asked === null ? [] : resultsOf(at, asked);
  if (results.length === 0) return undefined;
  return results
    .map(({ from, to, text }) => `${from === to ? `${from}` : `${from}–${to}`} ${text}`)
    .join(' · ');
}

function resultsOf({ speech, view, viewer }: At, { what }: Asked): readonly Result[] {
  const here = viewer === 'watcher' ? null : kindAt(view, view.state.players[viewer].space);
  return resultsIn(speech.words.cards[tableOf(what, here)]?.text);
}

/** What both sides of a fight come to as the dice lie, the viewer's own first. */
function sidesOf(
  { view, viewer }: At,
  { what }: Asked,
): { readonly own: number; readonly foe: number } | null {
  const fight = what === 'attack' ? fightIn(view) : null;
  if (fight === null) return null;
  const { hero, foe } = reckon(view, fight);
  return fight.rival === viewer ? { own: foe.total, foe: hero.total } : { own: hero.total, foe: foe.total };
}

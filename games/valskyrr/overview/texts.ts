import type { Language } from '@tafelrunde/engine';
import type { Counted } from '../rules/effects.ts';
import type { ActionType, Condition, DamageType, Deck, Keyword, Phase, Sort, Terrain } from '../shape.ts';
import type { Blow } from './preview.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

type Line = (n: number) => string;
type Named = (name: string) => string;

/** What deeds of a turn are, by what they cost of it. */
export type DeedGroup = ActionType | 'buy' | 'weaken';

/** Everything the overview and the board say themselves. */
export interface OverviewTexts {
  readonly round: Line;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly setup: string;
  readonly tracks: string;
  readonly focus: string;
  readonly time: string;
  readonly darkness: string;
  readonly reinforcement: string;
  readonly objectives: string;
  readonly loot: string;
  readonly symbols: {
    readonly vicious: string;
    readonly reinforcement: string;
    readonly event: Line;
    readonly time: string;
    readonly end: string;
  };
  readonly timeAt: (space: number, end: number) => string;
  readonly nextTime: Line;
  readonly timeMeets: (names: readonly string[]) => string;
  readonly timeLeft: Line;
  readonly map: string;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly threats: readonly [string, string, string];
  readonly party: string;
  readonly bossHere: string;
  readonly hiddenPlace: string;
  readonly questToken: string;
  readonly mapSigns: string;
  readonly encounter: string;
  readonly noEncounter: string;
  readonly safeHere: string;
  readonly perilHere: string;
  readonly succeeds: string;
  readonly doneNow: string;
  readonly progress: (have: number, need: number) => string;
  readonly woundsHere: Line;
  readonly reinforces: (n: number, deck: string) => string;
  readonly noReinforcement: string;
  readonly decks: Readonly<Record<Deck, string>>;
  /** The first letter of their colour, for whoever does not see it. */
  readonly deckSigns: Readonly<Record<Deck, string>>;
  readonly deckLeft: Line;
  readonly row: string;
  readonly rowHelp: string;
  readonly rowEmpty: string;
  readonly wouldPursue: Named;
  readonly area: Named;
  /** What tells enemies of one name apart. */
  readonly withHero: Named;
  readonly woundsOn: Line;
  readonly conditionsOn: Line;
  readonly noEnemies: string;
  readonly fallen: string;
  readonly pursuers: string;
  readonly gear: string;
  readonly piles: Readonly<Record<'hand' | 'heroDeck' | 'discard' | 'burial', string>>;
  readonly hand: string;
  readonly handOf: Named;
  readonly handEmpty: string;
  readonly lives: Line;
  readonly thisTurn: string;
  readonly normalAction: string;
  /** Where a turn offers many deeds: the headings they stand under. */
  readonly deedGroups: Readonly<Record<DeedGroup, string>>;
  /** What a number that is asked for does. */
  readonly counted: Readonly<Record<Counted, Line>>;
  readonly allyAction: string;
  readonly fastActions: string;
  readonly rest: string;
  readonly used: string;
  readonly open: string;
  readonly anyNumber: string;
  readonly resting: Readonly<Record<'free' | 'done' | 'enemies' | 'unsafe', string>>;
  readonly quest: string;
  readonly heroes: string;
  readonly reflexes: string;
  readonly noReflexes: string;
  readonly reflexWhen: Readonly<
    Record<
      | 'damageToHero'
      | 'damageToAlly'
      | 'modifyAction'
      | 'actionEnded'
      | 'enemyKilled'
      | 'attackStart'
      | 'other'
      | 'any',
      string
    >
  >;
  readonly spokesperson: Named;
  readonly spokespersonShort: string;
  readonly numbers: Readonly<
    Record<
      | 'life'
      | 'attack'
      | 'physicalDefence'
      | 'magicalDefence'
      | 'loot'
      | 'focus'
      | 'range'
      | 'damage'
      | 'prevents'
      | 'price'
      | 'regeneration',
      string
    >
  >;
  readonly tokens: Readonly<Record<Condition | 'wounds' | 'objectives' | 'loot' | 'enraged', string>>;
  readonly vulnerable: (words: readonly string[], n: number) => string;
  readonly types: Readonly<Record<DamageType, string>>;
  readonly actions: Readonly<Record<ActionType, string>>;
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly blow: (blow: Blow, name?: string) => string;
  readonly canSlay: (names: readonly string[]) => string;
  readonly focusTo: (n: number, to: number) => string;
  readonly passes: (vicious: number, reinforcement: number) => string;
  readonly draws: Line;
  readonly prevents: (n: number, left: number) => string;
  readonly gains: Line;
  readonly chooseNext: string;
  readonly attackLine: (damage: number, type: string) => string;
  readonly attackWounds: Line;
  readonly onAlly: Named;
  readonly cannotPrevent: string;
  readonly guards: (list: readonly string[]) => string;
  readonly guard: (name: string, n: number, whose?: string) => string;
  readonly noGuard: string;
  readonly lootAfter: Line;
  readonly placeLine: (terrain: string, threat: string) => string;
  readonly meets: string;
  readonly safeThere: string;
  readonly retreatCosts: string;
  readonly endHand: Line;
  readonly restHeals: Line;
  readonly buried: Line;
  readonly scouts: Named;
  readonly goesTo: Named;
  readonly acquires: Named;
  readonly acquiresFor: (hero: string, name: string) => string;
  readonly fitsHero: string;
  readonly lootOrReward: Line;
  readonly notForHero: string;
  readonly attackNow: (name: string, victim: string, damage: number, type: string) => string;
  readonly abilityNow: (hero: string) => string;
  readonly actionNow: (hero: string, card: string) => string;
  readonly lookPile: (pile: string, n: number) => string;
  readonly offer: string;
  readonly rewards: string;
  readonly stage: string;
  readonly attachedTo: Named;
  readonly attachments: Line;
  readonly actedAlready: string;
  readonly back: string;
  readonly assigned: Named;
}

export const texts: Readonly<Record<Language, OverviewTexts>> = { de, en };

/** "2H", "3H−1", "H/2": H is the number of heroes, written out. */
export function withHeroes(text: string, heroes: number): string {
  return text.replaceAll(
    /(?<![\p{L}\d])(\d*)H(?:([+−/])(\d))?(?![\p{L}\d])/gu,
    (_, times: string, sign?: string, by?: string) => {
      const n = heroes * (times === '' ? 1 : Number(times));
      const other = Number(by ?? 0);
      return String(
        sign === '+' ? n + other : sign === '−' ? n - other : sign === '/' ? Math.floor(n / other) : n,
      );
    },
  );
}

/** The line of an encounter that says when it is done. */
export function successLine(text: string, heroes: number): string | undefined {
  const line = text.split('\n').find((one) => /^(?:Geschafft|Success)/u.test(one));
  return line === undefined ? undefined : withHeroes(line.slice(line.indexOf(':') + 1).trim(), heroes);
}

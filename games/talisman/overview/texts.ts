import type { Language, TableSpeech } from '@tafelrunde/engine';
import { creature as creatureDe } from '../locales/de/terms.ts';
import { creature as creatureEn } from '../locales/en/terms.ts';
import type { Alignment, CardType, Family, Fight, Region } from '../shape.ts';
import type { Arriving } from './arriving.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';

type Text = string;
type Outcome = 'won' | 'lost' | 'standOff';

/** What the board says itself. Everything that is asked or told stands in `locales/`. */
export interface TalismanTexts {
  // the board
  readonly board: Text;
  readonly mapSigns: Text;
  readonly regions: Readonly<Record<Region, Text>>;
  readonly reaper: Text;
  readonly figure: (character: string, player: string) => Text;
  readonly standsHere: (name: string) => Text;
  readonly liesHere: (names: string) => Text;
  readonly cardsHere: Text;
  readonly nothingHere: Text;
  readonly goldHere: (gold: number) => Text;
  readonly buried: (count: number) => Text;
  readonly sealed: Text;
  readonly close: Text;
  // cards
  readonly types: Readonly<Record<CardType, Text>>;
  readonly families: Readonly<Record<Family, Text>>;
  readonly marks: Readonly<Record<'magic' | 'talisman' | 'weapon' | 'armour', Text>>;
  readonly alignments: Readonly<Record<Alignment, Text>>;
  readonly counters: Text;
  readonly encounterNumber: Text;
  /** A single one of the lives. */
  readonly oneLife: Text;
  readonly stats: Readonly<
    Record<'strength' | 'craft' | 'lives' | 'fate' | 'gold' | 'battle' | 'psychic' | 'armour', Text>
  >;
  // the sheet
  readonly sheets: Text;
  readonly sheetOf: (name: string) => Text;
  readonly toad: Text;
  readonly toadText: Text;
  readonly covers: (space: string) => Text;
  readonly isComing: Text;
  readonly isDead: Text;
  readonly isOut: Text;
  readonly of: (most: number) => Text;
  readonly ofMost: (count: number, most: number) => Text;
  readonly none: Text;
  readonly spells: Text;
  readonly hiddenSpells: (count: number) => Text;
  readonly objects: Text;
  readonly followers: Text;
  readonly quest: Text;
  readonly fulfilled: Text;
  readonly rewards: Text;
  readonly suspended: Text;
  readonly trophies: Text;
  readonly points: (points: number, rate: number, stat: string) => Text;
  readonly conditions: {
    readonly toad: (turns: number) => Text;
    readonly misses: (turns: number) => Text;
    readonly enslaved: Text;
    readonly extra: (turns: number) => Text;
    readonly granted: Text;
    readonly fiends: (count: number) => Text;
    readonly werewolf: (strength: number) => Text;
    readonly now: (strength: number, craft: number, attack: number) => Text;
    readonly talisman: Text;
  };
  readonly offer: Text;
  readonly startsAt: (space: string) => Text;
  // piles
  readonly piles: Text;
  readonly pilesShort: Text;
  readonly supply: (count: number) => Text;
  readonly deckLeft: (count: number, discarded: number | null) => Text;
  readonly copies: (count: number) => Text;
  // dice
  readonly dice: Text;
  readonly you: Text;
  readonly blackDie: (value: number) => Text;
  readonly whiteDie: (value: number) => Text;
  readonly dieShows: (value: number) => Text;
  readonly reaperWakes: Text;
  readonly reasons: Readonly<Record<string, Text>>;
  readonly turnOf: (name: string) => string;
  readonly rollFor: (name: string) => Text;
  readonly cardInQuestion: Text;
  // fights
  readonly fights: Readonly<Record<Fight['kind'], Text>>;
  readonly lastFight: Text;
  readonly attackDie: Text;
  readonly attackDieShows: (value: number) => Text;
  readonly parts: Readonly<Record<'strength' | 'craft' | 'now' | 'bonus' | 'rest' | 'champion', Text>>;
  readonly odds: (won: number, drawn: number) => Text;
  readonly outcomes: Readonly<Record<Outcome, Text>>;
  readonly against: (own: number, foe: number) => Text;
  // answers
  readonly clockwise: Text;
  readonly counterclockwise: Text;
  readonly steps: (count: number) => Text;
  readonly byDie: (die: 'black' | 'white', steps: number) => Text;
  readonly firstTheSentinel: Text;
  readonly overTheBridge: Text;
  /** What a place does to whoever ends a move there. */
  readonly arriving: (arriving: Arriving) => Text;
  readonly lying: (names: string) => Text;
  readonly beside: (names: string) => Text;
  readonly throughThePortal: Text;
  readonly goldLeft: (gold: number) => Text;
  readonly lacksGold: (gold: number) => Text;
  readonly cast: (spell: string, accusative: string) => Text;
  readonly spellWord: Text;
  readonly use: (card: string, accusative: string) => Text;
  readonly deeds: Readonly<Record<string, Text>>;
  /** What becomes of points for gold, by question. */
  readonly buyPoints: Readonly<Record<'healFor' | 'fateFor', (count: number) => Text>>;
  /** Why a visit would bring nothing now. */
  readonly vain: Readonly<Record<'unhurt' | 'noGold' | 'noObjects', Text>>;
  readonly theSpace: (name: string) => Text;
  readonly fateLeft: (fate: number) => Text;
  readonly livesLeft: (lives: number) => Text;
  readonly strengthAndCraft: (strength: number, craft: number) => Text;
  readonly helpDice: (black: number, white: number) => Text;
  readonly helpDoubles: (value: number) => Text;
  readonly helpOneDie: (value: number) => Text;
  readonly helpFight: (name: string, own: number, foe: number) => Text;
  readonly betterWith: (faces: readonly number[]) => Text;
  readonly armourFails: Text;
  readonly winsFrom: (value: number) => Text;
  readonly winsNever: Text;
  /** Where a 6 is rolled on: what has to be added to it. */
  readonly winsBeyond: (more: number) => Text;
  readonly savesWithSix: Text;
  readonly winsAnyway: Text;
  readonly helpFate: (reason: string, fate: number) => Text;
  readonly helpCast: (who: string, spell: string) => Text;
  readonly round: (round: number) => Text;
  readonly phases: Readonly<Record<'fight' | 'move' | 'encounter' | 'setup' | 'over', Text>>;
  readonly deathIsFinal: Text;
}

export const texts: Readonly<Record<Language, TalismanTexts>> = { de, en };

export const creatureIn = (language: Language, creature: string): string =>
  (language === 'de' ? creatureDe : creatureEn)(creature);

/** A phrase as it stands at the beginning of a line. */

/** What dice are rolled for: a phrase of the board, or the name of a card or space. */
export function reasonFor(what: string, { language, words, card }: TableSpeech): string {
  const { reasons, rollFor } = texts[language];
  if (reasons[what] !== undefined) return reasons[what];
  return words.cards[what] === undefined ? (reasons.roll ?? '') : rollFor(card(what));
}

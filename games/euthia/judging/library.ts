import { type Library as Readable, readingOf, type View } from '@tafelrunde/engine';
import {
  type CardDef,
  type Enemy,
  type EuthiaReading,
  type EuthiaShape,
  type Level,
  piles,
} from '../shape.ts';
import { saysByKind, type Says, woundTable } from './traits.ts';

/** An enemy as a fight is weighed: its values, and the wounds it strikes by what is added to its roll. */
export interface Foe {
  readonly health: number;
  readonly malus: number;
  readonly gaar: number;
  /** Cards it can play: it needs a chaos marker for each. */
  readonly cards: number;
  readonly wounds: readonly number[];
  /** Reputation and gold of its reward. */
  readonly reputation: number;
  readonly gold: number;
  /** Up to which reputation it is paid. */
  readonly gate: number;
}

/** What judging needs of the content, worked out once. */
export interface Library {
  readonly content: Readonly<Record<string, CardDef>>;
  readonly says: Readonly<Record<string, Says>>;
  readonly foes: Readonly<Record<string, Foe>>;
  /** By level, what a monster of it is like on average. */
  readonly usual: Readonly<Record<Level, Foe>>;
  read(view: View<EuthiaShape>): EuthiaReading;
}

/** What a gem, an essence, a card or a potion of a reward is worth, in gold. */
const WORTH = {
  gem: 3,
  essence: 2.5,
  silverCard: 0.5,
  goldCard: 2,
  gaar: 1,
  dwurt: 1,
  potion: 1,
  drawTile: 4,
};

function foeOf({ health, malus, gaar, chaos, silver, gold, ranges, reward, gate }: Enemy): Foe {
  let reputation = 0;
  let coins = 0;
  for (const effect of reward) {
    if ('reputation' in effect) reputation += effect.reputation;
    if ('gold' in effect) coins += effect.gold;
    for (const key in effect) coins += WORTH[key as keyof typeof WORTH] ?? 0;
  }
  return {
    health,
    malus,
    gaar,
    cards: Math.min(chaos, 1 + silver + gold),
    wounds: woundTable(ranges),
    reputation,
    gold: coins,
    gate: gate ?? Number.POSITIVE_INFINITY,
  };
}

function average(foes: readonly Foe[]): Foe {
  const mean = (of: (foe: Foe) => number): number =>
    foes.reduce((sum, foe) => sum + of(foe), 0) / foes.length;
  return {
    health: mean(({ health }) => health),
    malus: mean(({ malus }) => malus),
    gaar: mean(({ gaar }) => gaar),
    cards: mean(({ cards }) => cards),
    wounds: foes[0].wounds.map((_, i) => mean(({ wounds }) => wounds[i])),
    reputation: mean(({ reputation }) => reputation),
    gold: mean(({ gold }) => gold),
    gate: foes[0].gate,
  };
}

/** A card whose face cannot be seen counts nothing; in the hand of somebody else it may be any silver card. */
const blank = (one: CardDef): CardDef => ({
  ...one,
  kind: '',
  does: [],
  tile: null,
  board: null,
  land: null,
  enemy: null,
});

export function libraryOf(content: Readonly<Record<string, CardDef>>): Library {
  const foes: Record<string, Foe> = {};
  const all = Object.values(content);
  for (const { kind, enemy } of all) if (enemy !== null) foes[kind] = foeOf(enemy);
  const usual = (level: Level): Foe =>
    average(
      all
        .filter(({ sort, enemy }) => sort === 'monster' && enemy!.level === level)
        .map(({ kind }) => foes[kind]),
    );
  const readable: Readable<EuthiaShape> = {
    content,
    piles,
    unseen: blank(all.find(({ sort }) => sort === 'silver')!),
  };
  return {
    content,
    says: saysByKind(content),
    foes,
    usual: { 1: usual(1), 2: usual(2), 3: usual(3) },
    read: (view) => readingOf(view, readable),
  };
}

import type {
  Action,
  ActionType,
  Adventure,
  CardDef,
  Charter,
  Clause,
  CombatBox,
  DamageType,
  Deck,
  Effect,
  Encounter,
  Enrage,
  EnemyBox,
  Face,
  Keyword,
  Location,
  Restriction,
  Sort,
  Source,
} from '../shape.ts';
import { putThisIntoHeroArea } from './effects.ts';

/** What a card does not say is nothing. */
const BLANK: Omit<CardDef, 'kind' | 'sort'> = {
  source: 'house',
  hero: null,
  copies: 1,
  baseSet: false,
  general: false,
  price: 0,
  restriction: null,
  entryTokens: 0,
  deck: null,
  relentless: false,
  attached: [],
  back: null,
  charter: null,
  encounter: null,
  location: null,
  adventure: null,
  token: [],
  icon: '',
  keywords: [],
  actions: [],
  clauses: [],
  combat: null,
  lootValue: 0,
  vulnerability: { wounds: 0, keywords: [] },
  vicious: false,
  enrage: null,
};

const card = (kind: string, sort: Sort, says: Partial<CardDef>): CardDef => ({
  ...BLANK,
  ...says,
  kind,
  sort,
});

/** Stands for a card whose face cannot be seen: it says nothing and counts nothing. */
export const UNSEEN_CARD: CardDef = card('', 'feat', {});

// Actions

type Doing = Partial<Omit<Action, 'type' | 'from' | 'does'>>;
const action =
  (type: ActionType) =>
  (from: Action['from'], says: Doing, does: readonly Effect[]): Action => ({
    type,
    from,
    range: 0,
    focus: 0,
    cost: [],
    ...says,
    does,
  });
export const normal = action('normal');
export const fast = action('fast');
export const reflex = action('reflex');
export const allyAction = action('ally');

// Hero cards

interface HeroCard {
  readonly source?: Source;
  readonly copies?: number;
  readonly keywords: readonly Keyword[];
  readonly restrict?: `${string}${number}` | 'infinity';
  /** The first printed action: put it into the hero area by this kind of action. */
  readonly enter?: 'fast' | 'normal';
  readonly tokens?: number;
  readonly price?: number;
  readonly lootValue?: number;
  readonly icon: string;
  readonly actions?: readonly Action[];
  readonly clauses?: readonly Clause[];
  readonly attached?: readonly Clause[];
}

function restriction(text: string | undefined): Restriction | null {
  return text === undefined || text === 'infinity'
    ? null
    : { letter: text[0], number: Number(text.slice(1)) };
}

function heroCard(kind: string, sort: 'feat' | 'gear', says: HeroCard, more: Partial<CardDef>): CardDef {
  const { restrict, enter, tokens = 0, actions = [], ...rest } = says;
  // A card with `enter` prints that action first, from hand.
  const entering = enter === undefined ? [] : [action(enter)('hand', {}, [putThisIntoHeroArea(tokens)])];
  return card(kind, sort, {
    ...rest,
    ...more,
    restriction: restriction(restrict),
    entryTokens: tokens,
    actions: [...entering, ...actions],
  });
}
export const feat = (kind: string, says: HeroCard): CardDef =>
  heroCard(kind, 'feat', says, { baseSet: true });
export const gear = (kind: string, says: HeroCard): CardDef =>
  heroCard(kind, 'gear', says, { baseSet: true });
export const greatFeat = (kind: string, says: HeroCard): CardDef => heroCard(kind, 'feat', says, {});
export const personalReward = (kind: string, says: HeroCard): CardDef => heroCard(kind, 'gear', says, {});
export const generalReward = (kind: string, says: HeroCard): CardDef =>
  heroCard(kind, 'gear', says, { general: true });

interface HeroSays extends Charter {
  readonly source?: Source;
  readonly icon: string;
  readonly actions?: readonly Action[];
  readonly clauses?: readonly Clause[];
}

/** A hero: the charter, and every card that bears the hero's symbol. VA-HEROSETUP-01 */
export function heroSet(kind: string, says: HeroSays, cards: readonly CardDef[]): readonly CardDef[] {
  const { source = 'house', icon, actions = [], clauses = [], ...charter } = says;
  return [
    card(kind, 'hero', { source, icon, actions, clauses, charter, hero: kind }),
    ...cards.map((each) => ({ ...each, hero: kind })),
  ];
}

// Allies, enemies, bosses

interface Box {
  readonly life?: number;
  readonly attack: number;
  readonly attackType: DamageType;
  readonly physicalDefence?: number;
  readonly magicalDefence?: number;
}
const combatBox = ({
  life = 0,
  attack,
  attackType,
  physicalDefence = 0,
  magicalDefence = 0,
}: Box): CombatBox => ({
  life,
  attack,
  attackType,
  physicalDefence,
  magicalDefence,
});

interface Side extends Box {
  readonly keywords?: readonly Keyword[];
  readonly lootValue?: number;
  readonly icon?: string;
  readonly actions?: readonly Action[];
  readonly clauses?: readonly Clause[];
  readonly weakTo?: readonly Keyword[];
  /** Wounds for each keyword it is weak to. */
  readonly weakness?: number;
  readonly vicious?: boolean;
  readonly enrage?: Enrage;
}
const face = (side: Side, keywords: readonly Keyword[] = []): Face => ({
  keywords: side.keywords ?? keywords,
  actions: side.actions ?? [],
  clauses: side.clauses ?? [],
  combat: combatBox(side),
  lootValue: side.lootValue ?? 0,
  vulnerability: {
    wounds: side.weakTo === undefined ? 0 : (side.weakness ?? 1),
    keywords: side.weakTo ?? [],
  },
  vicious: side.vicious ?? false,
  enrage: side.enrage ?? null,
});

/** What an enemy does when enraged, and turns back; or stays enraged, with what then holds. */
export const thenCalm = (...does: readonly Effect[]): Enrage => ({ calm: true, does, lasting: [] });
export const staysEnraged = (does: readonly Effect[], ...lasting: readonly Clause[]): Enrage => ({
  calm: false,
  does,
  lasting,
});

export const allyCard = (kind: string, start: Side, advanced: Side): CardDef =>
  card(kind, 'ally', { ...face(start), icon: start.icon ?? '', back: face(advanced) });

interface EnemySays extends Side {
  readonly source?: Source;
  readonly copies: number;
  readonly relentless?: boolean;
}
export const enemyOf =
  (deck: Deck) =>
  (kind: string, { source = 'house', copies, relentless = false, icon = '', ...side }: EnemySays): CardDef =>
    card(kind, 'enemy', {
      ...face({ ...side, clauses: (side.clauses ?? []).map(inHeroArea) }),
      deck,
      source,
      copies,
      relentless,
      icon,
    });

export const boss = (
  kind: string,
  says: { icon: string; keywords: readonly Keyword[]; front: Side; back: Side },
): CardDef =>
  card(kind, 'boss', {
    ...face(says.front, says.keywords),
    icon: says.icon,
    back: face(says.back, says.keywords),
  });

/** Abilities of a boss that work only there. */
export const inHeroArea = (clause: Clause): Clause => ({ ...clause, zone: 'heroArea' });
export const inRow = (clause: Clause): Clause => ({ ...clause, zone: 'questArea' });

// The world

interface EncounterSays extends Partial<Encounter> {
  readonly source?: Source;
  readonly icon: string;
  /** The locations where it can be met, the main one first. VA-ENCOUNTER-04 */
  readonly keywords?: readonly Keyword[];
  readonly success: Encounter['success'];
  readonly clauses?: readonly Clause[];
}
export function encounter(kind: string, says: EncounterSays): CardDef {
  const { source = 'house', icon, keywords = [], clauses = [], ...rest } = says;
  const full: Encounter = {
    boss: null,
    startEnemies: [],
    reinforcement: null,
    setup: [],
    restoration: [],
    retreat: [],
    options: [],
    ...rest,
  };
  return card(kind, 'encounter', { source, icon, keywords, clauses, encounter: full });
}
export const draws = (deck: Deck, keywords: readonly Keyword[], n: EnemyBox['n']): EnemyBox => ({
  deck,
  keywords,
  n,
});

export const location = (
  kind: string,
  says: Location & { source?: Source; icon: string; clauses?: readonly Clause[] },
): CardDef => {
  const { source = 'house', icon, clauses = [], ...rest } = says;
  return card(kind, 'location', { source, icon, clauses, location: rest });
};

export const adventure = (
  kind: string,
  says: Adventure & { icon: string; clauses?: readonly Clause[] },
): CardDef => {
  const { icon, clauses = [], ...rest } = says;
  return card(kind, 'adventure', { icon, clauses, adventure: rest });
};
export const questToken = (kind: string, does: readonly Effect[], clauses: readonly Clause[] = []): CardDef =>
  card(kind, 'questToken', { token: does, clauses });

import type { Card, CardView, PileView, Seat, View } from '@tafelrunde/engine';
import type { Attack, CardDef, DamageType, Marks, Phase, ValskyrrShape } from '../shape.ts';
import type { CardWorth } from './worth.ts';

/** The table as a judgement needs it: who stands where, how strong, how hurt. Read from a view, and only read. */

export interface Library {
  readonly content: Readonly<Record<string, CardDef>>;
  readonly worths: Readonly<Record<string, CardWorth>>;
}

export interface Foe {
  readonly card: Card;
  readonly kind: string;
  /** In whose area it lies; null in the row. */
  readonly seat: Seat | null;
  readonly attack: number;
  readonly type: DamageType;
  /** Damage it takes to kill it, with what its defence eats up. */
  readonly work: number;
  readonly lifeLeft: number;
  /** Wounds that poison and burning deal every round. */
  readonly bleeds: number;
  readonly isBoss: boolean;
  /** It has attacked in this defence phase. */
  readonly isSpent: boolean;
  /** The own ally that fights it. */
  readonly isHeld: boolean;
}

export interface Hero {
  readonly seat: Seat;
  readonly kind: string;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly focus: number;
  readonly marks: Marks | null;
  /** Damage a round. */
  readonly power: number;
  /** What its hero area holds against damage: each attack, and once a round. */
  readonly shield: number;
  readonly ward: number;
  /** What its cards are worth beyond a card each. */
  readonly riches: number;
  readonly allies: number;
  /** Damage of the attack in progress. */
  readonly pending: number;
  /** What is left to do in the present hero phase, as a share of a turn. */
  readonly ready: number;
}

export interface Position {
  readonly library: Library;
  readonly view: View<ValskyrrShape>;
  readonly heroes: readonly Hero[];
  readonly foes: readonly Foe[];
  readonly encounter: { readonly card: Card; readonly kind: string; readonly marks: Marks | null } | null;
}

interface Seen {
  readonly card: Card;
  readonly kind: string;
  readonly marks: Marks | null;
}
export function seen(one: CardView): Seen | null {
  if (one === null || !('kind' in one) || one.card === null) return null;
  return { card: one.card, kind: one.kind, marks: (one.note ?? null) as Marks | null };
}

/** A hero without anything in its area strikes so hard in a round. */
const BARE = 2.5;
/** Of what gear and allies add, this much comes to pass. */
const PART = 0.6;
/** What is had from a card in the hero area, in hand or deck, and in the discard pile, beside one in hand. */
const LYING = 0.5;
const HELD = 0.12;
const AWAY = 0.06;

/** Heroes and foes are read when somebody asks for them: most advice needs only one of the two, or neither. */
class SeenPosition implements Position {
  readonly library: Library;
  readonly view: View<ValskyrrShape>;
  #heroes: readonly Hero[] | null = null;
  #foes: readonly Foe[] | null = null;

  constructor(library: Library, view: View<ValskyrrShape>) {
    this.library = library;
    this.view = view;
  }

  get heroes(): readonly Hero[] {
    return (this.#heroes ??= heroesIn(this.library, this.view));
  }

  get foes(): readonly Foe[] {
    return (this.#foes ??= foesIn(this.library, this.view));
  }

  get encounter(): Position['encounter'] {
    const { cards } = this.view.piles.encounter;
    return cards.length === 0 ? null : seen(cards[cards.length - 1]);
  }
}

export const positionOf = (library: Library, view: View<ValskyrrShape>): Position =>
  new SeenPosition(library, view);

function heroesIn(library: Library, view: View<ValskyrrShape>): Hero[] {
  const { state, piles } = view;
  const heroes: Hero[] = [];
  for (let seat = 0; seat < view.seats; seat++)
    if (!state.heroes[seat].out && piles.charter[seat].cards.length > 0)
      heroes.push(heroIn(library, view, seat));
  return heroes;
}

function foesIn(library: Library, view: View<ValskyrrShape>): Foe[] {
  const { state, piles } = view;
  const foes: Foe[] = [];
  for (let seat = 0; seat < view.seats; seat++)
    if (!state.heroes[seat].out)
      for (const one of piles.pursuers[seat].cards) addFoe(foes, library, view, one, seat);
  for (const one of piles.row.cards) addFoe(foes, library, view, one, null);
  return foes;
}

function addFoe(
  foes: Foe[],
  { content }: Library,
  { state }: View<ValskyrrShape>,
  one: CardView,
  seat: Seat | null,
): void {
  const known = seen(one);
  if (known === null) return;
  const { card, kind, marks } = known;
  const def = content[kind];
  const face = def.back !== null && marks?.turned === true ? def.back : def;
  const { combat } = face;
  if (combat === null) return;
  let life = def.sort === 'boss' ? state.bossLife : combat.life;
  let attack = combat.attack - (marks?.dazed ?? 0) + (marks?.enraged === true ? 1 : 0);
  for (const change of state.changes) {
    if (change.on !== card && (typeof change.on !== 'string' || state.roles[change.on] !== card)) continue;
    if (change.stat === 'life') life += change.delta;
    else if (change.stat === 'attack') attack += change.delta;
  }
  const lifeLeft = Math.max(0, life - (marks?.wounds ?? 0));
  const defence = Math.min(combat.physicalDefence, combat.magicalDefence) + 0.5;
  foes.push({
    card,
    kind,
    seat,
    attack: Math.max(0, attack),
    type: combat.attackType,
    // Every blow of about three points loses what the defence takes.
    work: lifeLeft * (1 + 0.25 * defence),
    lifeLeft,
    bleeds: (marks?.poison ?? 0) + (marks?.burning ?? 0),
    isBoss: def.sort === 'boss',
    isSpent: state.phase === 'defence' && state.activated.includes(card),
    isHeld: state.phase === 'defence' && state.fights.some(({ enemy }) => enemy === card),
  });
}

function heroIn(library: Library, view: View<ValskyrrShape>, seat: Seat): Hero {
  const { content, worths } = library;
  const { state, piles } = view;
  const { focus, turnOver, normalDone, hero } = state.heroes[seat];
  let weapon = 0;
  let aid = 0;
  let shield = 0;
  let ward = 0;
  let riches = 0;
  let allies = 0;
  for (const one of piles.area[seat].cards) {
    const known = seen(one);
    if (known === null) continue;
    const { kind, marks } = known;
    const def = content[kind];
    const { power, worth, actions, back } = worths[kind];
    if (def.sort === 'ally') {
      const turned = marks?.turned === true && def.back !== null;
      const face = turned ? def.back : def;
      const life = face.combat!.life;
      const acts = turned ? back : actions;
      allies +=
        (1 + 0.4 * (acts[0]?.damage ?? 0) + 0.5 * (acts[0]?.other ?? 0)) *
        (1 - (marks?.wounds ?? 0) / (life + 1));
      aid += acts[0]?.damage ?? 0;
      continue;
    }
    weapon = Math.max(weapon, power);
    riches += LYING * worth + (def.baseSet ? 0 : 0.6);
    def.actions.forEach((action, i) => {
      if (action.type !== 'reflex' || action.from !== 'area' || actions[i].prevents === 0) return;
      const part = actions[i].prevented === 'any' ? 1 : 0.6;
      if (action.limit === undefined && action.cost.length === 0) shield += part * actions[i].prevents;
      else ward += part * actions[i].prevents;
    });
  }
  for (const pile of [piles.hand[seat], piles.heroDeck[seat]]) riches += HELD * worthIn(library, pile, hero);
  for (const pile of [piles.discard[seat], piles.burial[seat]]) riches += AWAY * worthIn(library, pile, hero);
  const [own] = piles.charter[seat].cards;
  return {
    seat,
    kind: hero,
    hand: piles.hand[seat].cards.length,
    deck: piles.heroDeck[seat].count ?? 0,
    discard: piles.discard[seat].cards.length,
    focus,
    marks: seen(own)?.marks ?? null,
    power: BARE + PART * (weapon + aid),
    shield,
    ward,
    riches,
    allies,
    pending: pendingOn(view, seat),
    ready: readiness(state.phase, turnOver, normalDone > 0),
  };
}

/** After the hero phase all wait for the next one. */
function readiness(phase: Phase, turnOver: boolean, acted: boolean): number {
  if (phase === 'defence') return 0;
  if (phase !== 'hero') return 1;
  return turnOver ? 0 : acted ? 0.3 : 1;
}

function pendingOn({ scenes }: View<ValskyrrShape>, seat: Seat): number {
  let sum = 0;
  for (const scene of scenes)
    if (scene.type === 'attack' && (scene as Attack).seat === seat && (scene as Attack).wounds === 0)
      sum += (scene as Attack).damage;
  return sum;
}

function worthIn({ content, worths }: Library, { cards }: PileView, hero: string): number {
  let sum = 0;
  for (const one of cards) {
    if (one === null || !('kind' in one)) continue;
    const def = content[one.kind];
    sum += isOfUse(def, content[hero]) ? worths[one.kind].worth + (def.baseSet ? 0 : 2) : 0;
  }
  return sum;
}
/** A general reward that a hero cannot wear does nothing for it, unless it can be used from hand. */
const isOfUse = ({ general, keywords, actions }: CardDef, { charter }: CardDef): boolean =>
  !general ||
  keywords.some((word) => charter!.gearSkills.includes(word)) ||
  actions.some(({ from, does }) => from === 'hand' && does[0].verb !== 'putThisIntoHeroArea');

import { type Advice, type Card, type Option, paramsOf, type Question, type Seat } from '@tafelrunde/engine';
import {
  attackClause,
  heroValue,
  monsterValue,
  plainDamage,
  plainWounds,
  rangeOf,
} from '../rules/fightValues.ts';
import { hexAt, isCentre, landAt } from '../rules/map.ts';
import { tileFace } from '../rules/tiles.ts';
import type { CardDef, EuthiaReading, EuthiaShape, EuthiaState, Fight } from '../shape.ts';
import { fighterOf, outlook } from './duel.ts';
import { dares } from './goals.ts';
import { heroOf } from './hero.ts';
import { saleWorth } from './holdings.ts';
import { type Advised, best, doing, open, type Position } from './asked.ts';
import { firstStep, meansOf } from './journey.ts';
import { libraryOf } from './library.ts';
import { planOf } from './plan.ts';
import { bestTile, betterWorn, trade, usefulNow } from './trading.ts';

/** What a practised player does without thinking for long. */
export function adviceWith(content: Readonly<Record<string, CardDef>>): Advice<EuthiaShape> {
  const library = libraryOf(content);
  const answer: Advice<EuthiaShape>['answer'] = (view, question) => {
    const advise = answers[question.ask.prompt];
    if (advise === undefined) return null;
    return advise({ library, t: library.read(view), seat: question.seat }, question);
  };
  return {
    steps: () => 1,
    farEnough,
    answer,
    /**
     * A turn is played by plan: setting out for a goal, or a purchase that serves a later fight, looks like nothing gained to
     * whoever judges the position right after it.
     */
    candidates: (view, question) => {
      const advised = PLANNED.has(question.ask.prompt) ? answer(view, question) : null;
      return advised === null ? null : [advised];
    },
  };
}

/** What is decided by plan. */
const PLANNED = new Set(['turn', 'trade', 'placeTile']);

/** Bots look on to the end of the turn. */
const farEnough = (from: EuthiaState, now: EuthiaState): boolean =>
  now.round !== from.round || now.turns !== from.turns || now.phase !== from.phase;

// A turn

const daresHere = ({ t, seat }: Position): boolean => {
  const { elemental } = hexAt(t, t.state.heroes[seat].space);
  return elemental === undefined || dares(t, seat, elemental);
};

/** What is free and good at once; then the way to the best goal; then its action. */
function turn(at: Position, question: Question): string | null {
  const { library, t, seat } = at;
  for (const does of ['quest', 'treasure', 'confront', 'gate', 'wear', 'setGem', 'bind', 'crack', 'faer']) {
    const option = doing(question, does);
    if (option !== undefined && (does !== 'confront' || daresHere(at))) return option.id;
  }
  const swap = betterWorn(at, question);
  if (swap !== null) return swap;
  const hero = heroOf(library, t, seat);
  const { gold, health, potions, space, moves } = t.state.heroes[seat];
  if (health <= hero.max - 3) {
    const cure =
      (gold > 0 ? doing(question, 'church') : undefined) ??
      (potions > 0 ? doing(question, 'drink') : undefined);
    if (cure !== undefined) return cure.id;
  }
  const { first, ways, walk } = planOf(hero, meansOf(t, seat, true), 0);
  const use = usefulNow(at, question, hero.max - health, moves === 0 && (first?.steps ?? 0) > 0);
  if (use !== null) return use;
  if (first === null) return 'end';
  if (first.space === space) {
    const action =
      first.needs === 'combat'
        ? (doing(question, 'fightElite') ?? doing(question, 'fightStage'))
        : doing(question, first.needs ?? '');
    return action?.id ?? 'end';
  }
  const next = moves > 0 ? `step${firstStep(ways, space, first.space)}` : `move.${walk[0]}`;
  return open(question).some(({ id }) => id === next) ? next : 'end';
}

// A fight

const fightIn = (t: EuthiaReading): Fight | undefined =>
  t.scenes.find((scene): scene is Fight => scene.type === 'fight');

/** The damage of the hero's roll with this much more. */
function damageAt(t: EuthiaReading, fight: Fight, more: number): number {
  const ranges = attackClause(t, fight)?.ranges;
  return ranges === undefined ? 0 : plainDamage(rangeOf(ranges, heroValue(t, fight) + more));
}
const woundsAt = (t: EuthiaReading, fight: Fight, more: number): number =>
  plainWounds(rangeOf(t.def(fight.card).enemy!.ranges, monsterValue(fight) + more));

/** A die that is low is thrown again if that may hit harder. */
function afterHeroRoll({ t }: Position, question: Question): string | null {
  const fight = fightIn(t);
  const options = open(question);
  if (fight === undefined || fight.phase === 'monsterAttack') return 'pass';
  const now = damageAt(t, fight, 0);
  if (fight.damage + now >= fight.health) return 'pass';
  for (const more of [1, 2, 3]) {
    if (damageAt(t, fight, more) <= now) continue;
    const clover = options.find(
      ({ does }) => (more === 1 && does === 'hope1') || (does === 'use' && more <= 2),
    );
    if (clover !== undefined) return clover.id;
  }
  const dwurt = options.find(({ does }) => does === 'dwurt');
  if (dwurt !== undefined && damageAt(t, fight, 3) > now) return dwurt.id;
  const [low] = options
    .filter(({ does }) => does === 'gaar')
    .toSorted((a, b) => fight.dice[a.value ?? 0] - fight.dice[b.value ?? 0]);
  if (low === undefined) return 'pass';
  const gain = 2 + 3.5 - fight.dice[low.value ?? 0];
  return gain > 1.5 && damageAt(t, fight, Math.floor(gain)) > now ? low.id : 'pass';
}

/** Against the monster only what would kill, or hurts much. */
function heroC({ t, seat }: Position, question: Question): string | null {
  const fight = fightIn(t);
  if (fight === undefined) return 'pass';
  const now = woundsAt(t, fight, 0);
  const { health } = t.state.heroes[seat];
  if (now < health && now < 3) return 'pass';
  const dwurt = open(question).find(({ does }) => does === 'dwurtAgainst');
  if (dwurt !== undefined) return woundsAt(t, fight, -3) < now ? dwurt.id : 'pass';
  const high = open(question)
    .filter(({ does }) => does === 'gaar')
    .toSorted((a, b) => fight.dice[b.value ?? 0] - fight.dice[a.value ?? 0])[0] as Option | undefined;
  if (high === undefined) return 'pass';
  const less = 2 + fight.dice[high.value ?? 0] - 3.5;
  return woundsAt(t, fight, -Math.floor(less)) < now ? high.id : 'pass';
}

/** The monster's low die, or a card that hits harder. */
function monsterC({ t }: Position, question: Question): string | null {
  const fight = fightIn(t);
  if (fight === undefined) return 'pass';
  const now = woundsAt(t, fight, 0);
  const options = open(question);
  const low = options
    .filter(({ does }) => does === 'gaar')
    .toSorted((a, b) => fight.dice[a.value ?? 0] - fight.dice[b.value ?? 0])[0] as Option | undefined;
  if (low !== undefined && fight.dice[low.value ?? 0] <= 3 && woundsAt(t, fight, 4) > now) return low.id;
  const card = options.find(({ does, declines }) => does !== 'gaar' && declines !== true);
  return card !== undefined && now > 0 ? card.id : 'pass';
}
const playsOne: Advised = (_at, question) =>
  open(question).find(({ declines }) => declines !== true)?.id ?? 'pass';

/** The best weapon or ability. */
function attackWith({ library, t }: Position, question: Question): string | null {
  const fight = fightIn(t);
  const bonus = fight === undefined ? 0 : -fight.malus;
  return best(open(question), ({ card }) => {
    if (card === undefined) return 0.3;
    const { attacks } = library.says[t.kind(card)];
    return Math.max(0, ...attacks.map(({ damage }) => damage[Math.max(0, 14 + bonus)]));
  });
}

/** Heal when half of the health is gone. */
function healing({ t, seat, library }: Position, question: Question): string | null {
  const { health } = t.state.heroes[seat];
  const { max } = heroOf(library, t, seat);
  const cure = open(question).find(({ declines }) => declines !== true);
  return cure !== undefined && health <= max - 4 ? cure.id : 'pass';
}

/** What shields and abilities offer is used when it hurts; potions and essences when it hurts much. */
function afterMonsterRoll({ t, seat }: Position, question: Question): string | null {
  const fight = fightIn(t);
  if (fight === undefined) return 'pass';
  const now = woundsAt(t, fight, 0);
  if (now === 0) return 'pass';
  const { health } = t.state.heroes[seat];
  const use = open(question).find(
    ({ declines, card }) => declines !== true && (now >= 3 || now >= health || !isCarried(t, seat, card)),
  );
  return use?.id ?? 'pass';
}
const isCarried = (t: EuthiaReading, seat: Seat, card: Card | undefined): boolean =>
  card === undefined || t.cards(t.piles.pouch[seat]).includes(card);

/** Abilities at once, what is used up against the strong. */
function beforeRoll({ library, t, seat }: Position, question: Question): string | null {
  const fight = fightIn(t);
  if (fight === undefined) return 'pass';
  const { chance } = outlook(
    fighterOf(library, t, seat, false),
    library.foes[fight.kind],
    t.state.heroes[seat].health,
    {
      damage: fight.damage,
      begun: true,
    },
  );
  const use = open(question).find(
    ({ declines, card }) => declines !== true && (chance < 0.5 || !isCarried(t, seat, card)),
  );
  return use?.id ?? 'pass';
}

// Tiles and cards

/** What is missed least is given up: used if possible, then the cheapest. */
function storage(at: Position, question: Question): string | null {
  const { t } = at;
  const swap = betterWorn(at, question);
  if (swap !== null) return swap;
  return best(open(question), (option) => {
    const { does } = option as Option & { does?: string };
    if (does === 'wear' || does === 'turn') return 5;
    if (does === 'use' || does === 'drink') return 3;
    if (does === 'loseGaar' || does === 'loseDwurt') return 1;
    if (does === 'discard' && option.card !== undefined)
      return 1.2 - saleWorth(t, option.card) - 0.15 * (tileFace(t, option.card).price ?? 0);
    if (does === 'swap') return -3;
    if (does === 'trophy') return t.state.scenario === 'theHunt' ? -1 : 0.6;
    return 0;
  });
}
/** The markers one keeps first; none of them comes last. */
const KEPT = ['mine', 'trade', 'combat'];
const keepMarker: Advised = (_at, question) =>
  best(open(question), ({ about }) => KEPT.indexOf(String(paramsOf(about).action)));
const worstCards: Advised = ({ t }, question) =>
  best(open(question), ({ card, does }) =>
    does === 'exchange'
      ? 1
      : does === 'cardsToCoin'
        ? 0.5
        : card !== undefined && t.def(card).play?.metal === 'gold'
          ? -1
          : 0,
  );
const fight: Advised = () => 'fight';
const yes: Advised = () => true;
/** The first that does not leave things as they are. */
const acts: Advised = (_at, question) =>
  question.kind === 'confirm' ? true : (open(question).find(({ declines }) => declines !== true)?.id ?? null);
const keep: Advised = ({ t, seat }) => {
  const { space } = t.state.heroes[seat];
  return isCentre(space) && landAt(t, space).special === 'church' ? 'noTrophy' : 'keepTrophy';
};

const answers: Readonly<Record<string, Advised | undefined>> = {
  turn,
  trade,
  beforeFight: fight,
  afterHeroRoll,
  heroC,
  monsterC,
  playCards: playsOne,
  playCurses: playsOne,
  attackWith,
  firstStrike: attackWith,
  healing,
  afterMonsterRoll,
  beforeMonsterRoll: beforeRoll,
  beforeHeroRoll: beforeRoll,
  prep: beforeRoll,
  payForAttack: yes,
  keepTrophy: keep,
  keepOfPair: bestTile,
  keepRaw: bestTile,
  storage,
  keepMarker,
  handLimit: worstCards,
  tradeNow: yes,
  useCart: acts,
  useDiscount: yes,
};

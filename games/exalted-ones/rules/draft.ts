import type { Card, Flow, Seat } from '@tafelrunde/engine';
import { RADIUS } from '../geometry/arena.ts';
import { PAIRINGS } from '../modes/index.ts';
import type { Exalted, Hero, HeroClass, HeroDef } from '../shape.ts';
import { heroesOf, otherSeat, type Read, teamOf } from './models.ts';
import { gainXp } from './knockouts.ts';
import { maxMana } from './values.ts';
import { modeOf } from './victory.ts';

/** EX-ARENA-10: the slots of a team; a mage and an assassin share one. EX-DRAFT-02, -03 */
const SLOT_CLASSES: readonly (readonly HeroClass[])[] = [
  ['fighter'],
  ['guardian'],
  ['supporter'],
  ['marksman'],
  ['mage', 'assassin'],
];
const slotOf = (heroClass: HeroClass): number =>
  SLOT_CLASSES.findIndex((classes) => classes.includes(heroClass));

/** EX-DRAFT-01: winner 1, loser 2, winner 2, loser 2, winner 2, loser 1; in a short duel 1, 2, 1. */
const order = (heroes: number): readonly ('winner' | 'loser')[] =>
  heroes === 2
    ? ['winner', 'loser', 'loser', 'winner']
    : ['winner', 'loser', 'loser', 'winner', 'winner', 'loser', 'loser', 'winner', 'winner', 'loser'];

/** Both teams are put together. */
export function* draft(t: Exalted, winner: Seat): Flow {
  const { heroes } = modeOf(t);
  if (t.options.mode === 'shortDuel' && (yield* readyPairing(t, winner))) return;
  for (const who of order(heroes)) {
    const seat = who === 'winner' ? winner : otherSeat(winner);
    const from = choicesFor(t, seat).map((card) => ({
      id: t.kind(card),
      text: 'hero',
      card,
      about: { kind: t.kind(card) },
    }));
    const { card } = yield* t.ask(seat, { prompt: 'draft', from });
    join(t, seat, t.kind(card));
  }
}

/** One card of every hero whose slot is still free in the team. EX-DRAFT-03, -05, -06 */
function choicesFor(t: Read, seat: Seat): Card[] {
  const taken = new Set(heroesOf(t, teamOf(t, seat)).map(({ kind }) => slotOf(defOf(t, kind).class)));
  const found = new Map<string, Card>();
  for (const card of t.cards(t.piles.pool)) {
    const kind = t.kind(card);
    if (!found.has(kind) && !taken.has(slotOf(defOf(t, kind).class))) found.set(kind, card);
  }
  return [...found.values()];
}
function defOf(t: Read, kind: string): HeroDef {
  const def = t.content[kind];
  if (def.sort !== 'hero') throw new TypeError(`${kind} is no hero`);
  return def;
}

/** A hero joins a team: the card comes out of the pool, the model waits beside the arena. */
export function join(t: Exalted, seat: Seat, kind: string): void {
  const card = t.cards(t.piles.pool).find((one) => t.kind(one) === kind);
  if (card === undefined) throw new TypeError(`${kind} is not in the pool`);
  const { team: pile } = t.piles;
  t.move(card, pile[seat]);
  const def = defOf(t, kind);
  for (const part of [def.abilities.Q, def.abilities.W, def.abilities.R, def.passive])
    t.make(part.kind, pile[seat]);
  const team = teamOf(t, seat);
  const { models } = t.state;
  const hero: Hero = {
    id: models.length,
    sort: 'hero',
    team,
    kind,
    card,
    place: heroesOf(t, team).length,
    x: 0,
    y: 0,
    r: def.large ? RADIUS.largeHero : RADIUS.hero,
    present: false,
    life: def.profile.maxLife[0],
    level: 1,
    xp: 0,
    gold: modeOf(t).gold,
    mana: 0,
    status: [],
    usedR: 0,
    attacked: 0,
    placedIn: -1,
  };
  models.push(hero);
  gainXp(t, hero, modeOf(t).xp);
  // EX-DEPL-03
  hero.mana = maxMana(t, hero);
  t.tell('joins', { seat, kind, team });
  if (usesDecoy(def))
    models.push({
      id: models.length,
      sort: 'decoy',
      team,
      of: hero.id,
      x: 0,
      y: 0,
      r: hero.r,
      present: false,
      life: 0,
    });
}
const usesDecoy = ({ abilities }: HeroDef): boolean =>
  Object.values(abilities).some(({ does }) => does.some((step) => step.do === 'decoy'));

/** EX-DRAFT-07: both lists are written in secret, slot by slot, and shown at the same time. True when both are complete. */
export function* writeLists(t: Exalted): Flow<boolean> {
  const { lists } = t.state;
  const slot = lists[0].length;
  const from = Object.values(t.content).flatMap((def) =>
    def.sort === 'hero' && SLOT_CLASSES[slot].includes(def.class)
      ? [{ id: def.kind, text: 'hero', about: { kind: def.kind }, kind: def.kind }]
      : [],
  );
  const chosen = yield* t.askAll([0, 1], () => ({ prompt: 'list', about: { slot }, from }));
  for (const seat of [0, 1] as const) lists[seat].push({ kind: chosen[seat].kind });
  if (slot + 1 < SLOT_CLASSES.length) return false;
  for (const seat of [0, 1] as const)
    for (const { kind } of lists[seat].splice(0)) if (kind !== null) join(t, seat, kind);
  return true;
}
/** Any hero of a slot, for copies of a match in which a list is still secret. */
export const someOfSlot = (content: Read['content'], slot: number, random: () => number): string => {
  const fit = Object.values(content).filter(
    (def) => def.sort === 'hero' && SLOT_CLASSES[slot].includes(def.class),
  );
  return fit[Math.floor(random() * fit.length)].kind;
};

/** In a short duel the winner may take one of the ready pairings instead. */
function* readyPairing(t: Exalted, winner: Seat): Flow<boolean> {
  const ready = PAIRINGS.filter(({ blue, red }) => [...blue, ...red].every((kind) => kind in t.content));
  const from = [
    ...ready.map(({ blue, red }, i) => ({
      id: `pair${i}`,
      text: 'pair',
      about: { blue: [...blue], red: [...red] },
      pair: { blue, red },
    })),
    { id: 'pickHeroes', pair: null },
  ];
  const { pair } = yield* t.ask(winner, { prompt: 'pairing', from });
  if (pair === null) return false;
  for (const seat of [0, 1]) for (const kind of pair[teamOf(t, seat)]) join(t, seat, kind);
  return true;
}

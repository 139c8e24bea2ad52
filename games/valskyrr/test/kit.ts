import assert from 'node:assert/strict';
import type { Card, Flow, Pile, Seat } from '@tafelrunde/engine';
import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { enrageEnemy } from '../rules/enrage.ts';
import { marked, marksOf } from '../rules/marks.ts';
import type { Marks, Phase, Valskyrr, ValskyrrShape } from '../shape.ts';

export const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
export { game };

export type Quest = TestTable<ValskyrrShape>;

interface Plan extends Situation<ValskyrrShape> {
  /** By seat; cards of the hero that are named nowhere lie in the hero deck. */
  readonly heroes?: readonly string[];
  /** Which phase begins; 'hero' means that the turn of seat 0 has begun. */
  readonly phase?: Phase;
  readonly encounter?: string;
  readonly row?: readonly string[];
  /** By seat, the enemies in that hero area. */
  readonly foes?: readonly (readonly string[])[];
  readonly hands?: readonly (readonly string[])[];
  readonly areas?: readonly (readonly string[])[];
  /** By seat. */
  readonly focus?: readonly number[];
  readonly loot?: number;
  /** Where the party stands: the number of the slot, and its wound tokens. */
  readonly at?: readonly [slot: number, threat: number];
  /** By kind, what lies on a card of it. */
  readonly tokens?: Readonly<Record<string, Partial<Marks>>>;
}

/** A table with these heroes, and nothing in their areas and hands but what is written. */
export function play(plan: Plan = {}): Quest {
  const { heroes = ['valkea'], phase = 'hero', focus, loot } = plan;
  return table(game, {
    ...plan,
    seats: plan.seats ?? heroes.length,
    set: (state, t) => {
      heroes.forEach((kind, seat) => become(t, seat, kind));
      layOut(t, plan);
      state.phase = phase;
      if (phase === 'hero') {
        state.stage = 'run';
        state.turn = 0;
      }
      focus?.forEach((space, seat) => (state.heroes[seat].focus = space));
      if (loot !== undefined) state.loot = loot;
      if (plan.at !== undefined) stand(t, ...plan.at);
      plan.set?.(state, t);
    },
  });
}

/** The party stands at a location that lies open. */
function stand(t: Valskyrr, slot: number, threat: number): void {
  const tile = t.top(t.piles.hidden[slot]);
  if (tile !== null) t.move(tile, t.piles.place[slot]);
  t.state.threat[slot] = threat;
  t.state.party = slot;
}

/** Hands, areas, enemies and the encounter as written, with their tokens. */
function layOut(
  t: Valskyrr,
  { encounter, row = [], foes = [], hands = [], areas = [], tokens = {} }: Plan,
): void {
  const { hand, area, heroDeck, pursuers } = t.piles;
  for (let seat = 0; seat < t.seats; seat++) {
    for (const pile of [hand, area])
      for (const card of t.cards(pile[seat]).slice()) t.move(card, heroDeck[seat]);
    for (const kind of hands[seat] ?? []) fetch(t, kind, hand[seat]);
    for (const kind of areas[seat] ?? []) fetch(t, kind, area[seat]);
    for (const kind of foes[seat] ?? []) fetch(t, kind, pursuers[seat]);
  }
  for (const kind of row) fetch(t, kind, t.piles.row);
  if (encounter !== undefined) fetch(t, encounter, t.piles.encounter);
  for (const [kind, marks] of Object.entries(tokens)) Object.assign(marked(t, locate(t, kind)), marks);
}

/** Take a card out of its deck, or print one. */
function fetch(t: Valskyrr, kind: string, to: Pile): void {
  const { heroDeck, offer, enemyDeck, encounterDeck, rewardDeck, aside, box } = t.piles;
  const decks = [...heroDeck, ...offer, ...enemyDeck, encounterDeck, rewardDeck, aside, box];
  for (const pile of decks) {
    const card = t.cards(pile).find((one) => t.kind(one) === kind);
    if (card === undefined) continue;
    t.move(card, to);
    return;
  }
  t.make(kind, to);
}

/** Seat a hero: the setup has chosen somebody at random, and may have given this one to another seat. */
function become(t: Valskyrr, seat: Seat, kind: string): void {
  const { charter, heroDeck, hand, area, offer, discard, burial, box } = t.piles;
  const { hero } = t.state.heroes[seat];
  if (hero === kind) return;
  for (const pile of [heroDeck, hand, area, offer, discard, burial])
    for (const card of t.cards(pile[seat]).slice()) t.move(card, box);
  const old = t.cards(charter[seat])[0];
  const other = charter.findIndex((pile) => t.cards(pile).some((card) => t.kind(card) === kind));
  if (other !== -1)
    become(
      t,
      other,
      Object.keys(t.content).find((each) => free(t, each))!,
    );
  t.move(old, box);
  t.move(
    t.cards(box).find((card) => t.kind(card) === kind)!,
    charter[seat],
  );
  t.state.heroes[seat].hero = kind;
  t.state.heroes[seat].focus = t.content[kind].charter!.start;
  for (const def of Object.values(t.content))
    if (def.hero === kind && def.sort !== 'hero')
      for (let i = 0; i < def.copies; i++) t.make(def.kind, def.baseSet ? heroDeck[seat] : offer[seat]);
}
const free = (t: Valskyrr, kind: string): boolean =>
  t.content[kind].sort === 'hero' && !t.state.heroes.some(({ hero }) => hero === kind);

/** A card of this kind: in play, if there is one. */
function locate(t: Valskyrr, kind: string): Card {
  const { row, pursuers, area, charter, encounter, hand } = t.piles;
  const inPlay = [row, ...pursuers, ...area, ...charter, encounter, ...hand];
  const everywhere = [...inPlay, ...Object.values(t.piles).flat()].flatMap((pile) => t.cards(pile));
  return everywhere.find((card) => t.kind(card) === kind)!;
}
const find = (quest: Quest, kind: string): Card => locate(quest.t, kind);

/** What lies on a card of this kind. */
export const on = (quest: Quest, kind: string): Readonly<Marks> => marksOf(quest.t, find(quest, kind));

/** Lay tokens on a card of this kind while a question is open; it was put before, see `tokens`. */
export function lay(quest: Quest, kind: string, tokens: Partial<Marks>): void {
  const { t, match } = quest;
  const card = find(quest, kind);
  Object.assign(marked(t, card), tokens);
  // Also where the step would be begun again.
  const point = match.checkpoints.at(-1)!;
  point.whole.cards.notes[card] = { ...marksOf(t, card) };
}

/** Carry out a rule in which nobody has to be asked. */
export function run<T>(flow: Flow<T>): T {
  const { done, value } = flow.next();
  assert.ok(done === true, 'somebody is asked');
  return value;
}

/** Enrage the enemy of this kind; nobody is asked. */
export const rage = (quest: Quest, kind: string): void => run(enrageEnemy(quest.t, find(quest, kind)));

/** The focus of every hero. */
export const foci = (quest: Quest): number[] => quest.state.heroes.map(({ focus }) => focus);

/** The test of one card. `content/every.test.ts` wants one for each. */
export const card = (kind: string, title: string, body: () => void): void =>
  situation(`${kind}: ${title}`, body);

/** What the damage of actions came to, in the order dealt: "Gullet Worm: 3 damage, 3 wounds." */
export const hits = (quest: Quest): string[] =>
  quest.log().filter((line) => /: \d+ damage, \d+ wounds?\.$/u.test(line));

import assert from 'node:assert/strict';
import {
  type Card,
  fairnessFromSeed,
  type Json,
  Match,
  type Option,
  randomSource,
  sampleAnswer,
  type SeenEvent,
} from '@tafelrunde/engine';
import { game } from '../game.ts';
import type { ThunderstoneOptions, ThunderstoneShape, ThunderstoneState, TurnOption } from '../shape.ts';
import { lastFight, play, situation, type Thunder, win } from './kit.ts';

interface Place {
  readonly pile: string;
  readonly seat: number | null;
  readonly kind: string;
}

/** Where every card lies, and what it is. */
function placesIn({ table }: Match<ThunderstoneShape>): Map<Card, Place> {
  const found = new Map<Card, Place>();
  table.layout.laid.forEach(({ name, index }, pile) => {
    for (const card of table.whole.piles[pile])
      found.set(card, { pile: name, seat: index, kind: table.kind(card) });
  });
  return found;
}

const OPEN = new Set(['rank', 'trash', 'caged', 'penalty', 'stack']);
const OWN = new Set(['deck', 'hand', 'laid', 'discard']);

/** Whether everybody has to be told which card it is that goes from here to there. */
function mustBeNamed(from: Place, to: Place, active: readonly number[]): boolean {
  if (from.pile === to.pile && (from.pile === 'rank' || from.seat === to.seat)) return false;
  // With a hero that is freed the cage goes, and need not be named.
  if (isNobody(to.kind) || from.pile === 'beside' || to.pile === 'box') return false;
  if (OPEN.has(to.pile) || from.pile === 'rank' || from.pile === 'stack') return true;
  if (!OWN.has(from.pile) || !OWN.has(to.pile)) return false;
  if (from.seat !== to.seat) return true;
  // Off the deck, or out of a hand whose owner has not the turn.
  if (from.pile === 'hand') return to.pile === 'discard' && to.seat !== null && !active.includes(to.seat);
  return from.pile === 'deck' && to.pile !== 'hand';
}

/** The cards in whose place the Horde comes are seen by nobody. */
const isNobody = (kind: string): boolean => game.content[kind].horde && game.content[kind].health === 0;

/** Every word that stands in these events. */
function wordsOf(events: readonly SeenEvent[]): Set<unknown> {
  const found = new Set<unknown>();
  const visit = (data: Json | undefined): void => {
    if (typeof data === 'object' && data !== null) Object.values(data).forEach(visit);
    else found.add(data);
  };
  for (const { data } of events) visit(data);
  return found;
}

/** What has happened to the table as a whole, by what it is told as. */
function announced(before: ThunderstoneState, { table: { state } }: Match<ThunderstoneShape>): string[] {
  const found: string[] = [];
  if (state.wander.tokens > before.wander.tokens) found.push('token');
  if (state.solo.advancing) found.push('entered');
  return found;
}

/** What an answer is told as, whatever comes of it. */
function deedOf(prompt: string, option: Option): string | null {
  const { does } = option as TurnOption;
  if (prompt === 'turn') return { village: 'visits', dungeon: 'enters', rest: 'rests' }[option.does!] ?? null;
  if (prompt === 'equip') return option.card === undefined ? 'putDown' : 'equipped';
  const deeds: Partial<Record<string, string>> = { use: 'uses', buy: 'bought', attack: 'attacks' };
  if (prompt === 'become') return 'levelled';
  return (does === undefined ? undefined : deeds[does]) ?? null;
}

const tables: readonly (readonly [seats: number, Partial<ThunderstoneOptions>])[] = [
  [2, { set: 'first' }],
  [3, { set: 'wrath' }],
  [4, { set: 'armageddon', mode: 'wandering', features: 5 }],
  [2, { set: 'highFantasy', mode: 'epic' }],
  [1, { set: 'holyWar' }],
];

situation('whatever goes from one open place to another is told by name, and so is every deed', () => {
  const met = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const [seats, options] = tables[i % tables.length];
    const seed = `told ${i}`;
    const random = randomSource(seed);
    const match = Match.start(game, { seats, options, fairness: fairnessFromSeed(seed) });
    assert.ok(match.told('watcher').some(({ type }) => type === 'setUp'));
    // Whoever has seen much can rise.
    for (let seat = 0; seat < seats; seat++) match.table.state.players[seat].experience = 9;
    for (let n = 0; n < 150 && match.result === null; n++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const before = placesIn(match);
      const active = match.table.state.turn;
      const state = structuredClone(match.table.state);
      const experience = match.table.state.players[seat].experience;
      const since = match.told('watcher').length;
      const answer = sampleAnswer(question, random);
      assert.ok(match.answer(seat, answer).ok);
      if (match.result !== null || match.table.state.phase === 'between') break;
      const events = match.told('watcher', since);
      // What is revealed may be asked about before it goes on.
      const words = wordsOf(match.told('watcher', Math.max(0, since - 12)));
      const where = `${question.ask.prompt}: ${JSON.stringify(answer)} in game ${i}`;
      // A turn in which there is nothing to choose passes by itself.
      const turns = events.filter(({ type }) => ['visits', 'enters', 'rests'].includes(type));
      const actives = [active, ...turns.map(({ data }) => (data as { seat: number }).seat)];
      for (const [card, to] of placesIn(match)) {
        const from = before.get(card);
        if (from?.kind !== to.kind || !mustBeNamed(from, to, actives)) continue;
        const way = `${to.kind} goes from ${from.pile} to ${to.pile}`;
        assert.ok(words.has(to.kind), `${way}, which nobody is told, after ${where}`);
        met.add(`${from.pile} ${to.pile}`);
      }
      for (const type of announced(state, match)) {
        assert.ok(
          events.some((event) => event.type === type),
          `${type} is not told after ${where}`,
        );
        met.add(type);
      }
      const chosen = question.from.find(({ id }) => id === answer);
      const deed = chosen === undefined ? null : deedOf(question.ask.prompt, chosen);
      if (deed !== null) {
        assert.ok(
          events.some(({ type }) => type === deed),
          `${deed} is not told after ${where}`,
        );
        met.add(deed);
      }
      const earned = events
        .filter(({ type, data }) => type === 'experience' && (data as { seat: number }).seat === seat)
        .reduce((sum, { data }) => sum + (data as { points: number }).points, 0);
      if ((chosen as TurnOption | undefined)?.does !== 'levelUp' && question.ask.prompt !== 'become')
        assert.equal(match.table.state.players[seat].experience, experience + earned, where);
    }
  }
  for (const what of [
    'visits',
    'enters',
    'rests',
    'uses',
    'equipped',
    'bought',
    'attacks',
    'levelled',
    'token',
  ])
    assert.ok(met.has(what), what);
  for (const way of [
    'dungeon rank',
    'rank discard',
    'hand discard',
    'deck laid',
    'stack discard',
    'deck discard',
  ])
    assert.ok(met.has(way), `${way}: ${[...met].join(', ')}`);
});

const KINGDOM = ['kingdom', 'famine', 'skaladak'] as const;
const enter = (hand: readonly string[], more: Parameters<typeof play>[0] = {}): Thunder =>
  play({ hand, hall: KINGDOM, ...more }).answer(0, 'dungeon');
const answers = (t: Thunder, ...all: readonly string[]): Thunder =>
  all.reduce((now, one) => now.answer(0, one), t);

/** What happens in these turns, and the line by which everybody hears of it. */
const TOLD: Readonly<Record<string, () => Thunder>> = {
  'A Militia imitates the Toryn Gladiator.': () =>
    answers(enter(['diinBeguiler', 'militia', 'torynGladiator']), 'Diin Beguiler'),
  'A Toryn Scrapper fights for Seat 0.': () =>
    answers(enter(['diinEnchanter', 'militia']), 'Diin Enchanter', 'torynScrapper'),
  'Seat 0 rearranges the hall.': () =>
    answers(enter(['banish', 'torch', 'torch']), 'Banish:', 'Rearrange').answer(
      0,
      'Skaladak',
      'Kingdom',
      'Famine',
    ),
  'Seat 0 sends Famine under the dungeon deck.': () =>
    answers(enter(['elfSorcerer', 'fireball']), 'Attack Kingdom', 'Famine'),
  'Seat 0 takes Famine out of the dungeon.': () =>
    answers(
      enter(['torynGladiator', 'amuletOfPower', 'lantern', 'claymore']),
      'Amulet',
      'Claymore',
      'Attack Kingdom',
      'Famine',
    ),
  'Seat 0 carries off Famine.': () =>
    answers(
      enter(['gohlenHunter', 'hatchet', 'torch'], {
        cards: { 'hand.1': ['famine'], 'discard.0': [], 'discard.1': [] },
      }),
      'Gohlen Hunter',
      'Hatchet',
      'Attack Kingdom',
      'Famine',
    ),
  'Seat 0 borrows the Hatchet from Seat 1.': () =>
    answers(enter(['torynGladiator', 'torch'], { cards: { 'hand.1': ['hatchet'] } }), 'Gladiator', 'Hatchet'),
  'The Hatchet goes back to Seat 1.': () =>
    answers(
      enter(['torynGladiator', 'torch'], { cards: { 'hand.1': ['hatchet'] } }),
      'Gladiator',
      'Hatchet',
      'Attack Kingdom',
    ),
  'The Dark Champion breaks out of the dungeon!': () =>
    answers(
      enter(['torynGladiator', 'hatchet', 'torch'], { hall: ['kingdom', 'darkChampion', 'famine'] }),
      'Hatchet',
      'Attack Kingdom',
    ),
  'Seat 1 escapes the trap with the Foresight Elixir.': () =>
    answers(
      enter(['torynGladiator', 'hatchet', 'torch'], {
        next: { dungeon: ['deliriumPoison', 'famine'] },
        cards: { 'hand.1': ['foresightElixir', 'magicMissile'] },
      }),
      'Hatchet',
      'Attack Kingdom',
    ).answer(1, 'Show Foresight Elixir'),
  'Seat 1 takes the Diin Illusionist back into the hand.': () =>
    answers(
      play({
        hand: ['tavernBrawl', 'torynScrapper', 'torch'],
        hall: KINGDOM,
        cards: { 'hand.1': ['diinIllusionist', 'dagger'] },
      }).answer(0, 'village'),
      'Destroy Tavern Brawl',
    ),
  'Game 2 begins. In the depths lies the Stone of Agony.': () => win(lastFight('crawl')),
  'Seat 0 receives the Stone of Mystery for the most victory points.': () => win(lastFight('crawl')),
};

for (const [line, happens] of Object.entries(TOLD))
  situation(`it is told: ${line}`, () => {
    const t = happens();
    t.match.waiting.forEach((seat) => void t.options(seat));
    assert.ok(t.log().includes(line), t.log().join('\n'));
  });

import assert from 'node:assert/strict';
import {
  type Card,
  fairnessFromSeed,
  type Json,
  Match,
  randomSource,
  sampleAnswer,
  type SeenEvent,
} from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { Player, TalismanShape, TalismanState } from '../shape.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

interface Place {
  readonly pile: string;
  readonly index: number | null;
  readonly kind: string;
}

/** Where every card lies, and what it is. */
function placesIn({ table }: Match<TalismanShape>): Map<Card, Place> {
  const found = new Map<Card, Place>();
  table.layout.laid.forEach(({ name, index }, pile) => {
    for (const card of table.whole.piles[pile])
      found.set(card, { pile: name, index, kind: table.kind(card) });
  });
  return found;
}

/** What is told by name when it comes there, and when it goes from there. */
const COMES = new Set(['space', 'objects', 'followers', 'reward', 'fulfilled']);
const GOES = new Set(['objects', 'followers']);
/** What lies under another card is told by that card, and the only raft there is by how it came about. */
const isTacit = (from: Place, to: Place): boolean =>
  from.pile === 'stack' ||
  to.pile === 'stack' ||
  to.kind === 'raft' ||
  (from.pile === to.pile && (from.pile === 'space' || from.index === to.index));

/** Who has been chosen receives what its card says, and is told once nothing of that is left to choose. */
const COMING_INTO_PLAY = new Set(['character', 'startSpace']);

type Data = Readonly<Record<string, Json>>;
const dataOf = ({ data }: SeenEvent): Data => data as Data;

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

/** What grows, by what that may be told as. */
const GAINED: Readonly<Record<string, readonly string[]>> = {
  trophies: ['killed', 'took'],
  hand: ['spells', 'gaveSpell', 'cast', 'countered'],
};
const counted = ({ table }: Match<TalismanShape>, pile: string, seat: number): number =>
  table.cards(table.piles[pile as 'hand'][seat]).length;

/** What has become of a character, by what it may be told as: one of each line. */
function changesOf(before: Player, after: Player): string[][] {
  const found: string[][] = [];
  const changed = (
    key: 'lives' | 'fate' | 'gold' | 'strength' | 'craft',
    up: string[],
    down: string[],
  ): void => {
    if (after[key] > before[key]) found.push(up);
    if (after[key] < before[key]) found.push(down);
  };
  changed('lives', ['gained', 'healed'], ['lost']);
  changed('fate', ['gained'], ['lost', 'fate']);
  changed('gold', ['gained', 'tookGold'], ['lost', 'paid', 'tookGold', 'toad']);
  changed('strength', ['gained'], ['lost']);
  changed('craft', ['gained'], ['lost']);
  if (after.space !== before.space) found.push(['moved']);
  if (after.alignment !== before.alignment) found.push(['alignment']);
  if (after.misses > before.misses) found.push(['misses']);
  if (after.toad > 0 && before.toad === 0) found.push(['toad']);
  if (after.toad === 0 && before.toad > 0) found.push(['toadEnds']);
  if (after.enslaved && !before.enslaved) found.push(['enslaved']);
  if (after.granted.length > before.granted.length) found.push(['granted']);
  if (after.fiends > before.fiends) found.push(['fiends']);
  return found;
}

situation('whatever becomes of a character or a card is told, and whose turn it is', () => {
  const met = new Set<string>();
  for (let i = 0; i < 16; i++) {
    const seed = `told ${i}`;
    const random = randomSource(seed);
    const match = Match.start(game, {
      seats: 2 + (i % 4),
      options: { board: i % 2 === 0 ? 'base' : 'cataclysm', ending: 'open' },
      fairness: fairnessFromSeed(seed),
    });
    for (let n = 0; n < 250 && match.result === null; n++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const before: TalismanState = structuredClone(match.table.state);
      const places = placesIn(match);
      const counts = before.players.map((_, whose) =>
        Object.fromEntries(Object.keys(GAINED).map((pile) => [pile, counted(match, pile, whose)])),
      );
      const since = match.told('watcher').length;
      const answer = sampleAnswer(question, random);
      assert.ok(match.answer(seat, answer).ok);
      if (match.result !== null) break;
      const events = match.told('watcher', since);
      const recent = match.told('watcher', Math.max(0, since - 20));
      const lately = wordsOf(recent);
      const where = `after ${question.ask.prompt}: ${JSON.stringify(answer)} in game ${i}`;
      const { state } = match.table;
      const isTold = (types: readonly string[], whose: number): boolean =>
        events.some(
          (event) =>
            types.includes(event.type) &&
            [dataOf(event).seat, dataOf(event).from, dataOf(event).other].includes(whose),
        );
      state.players.forEach((player, whose) => {
        const was = before.players[whose];
        // Who comes into play is told last, when nothing is left to choose.
        if (was.standing !== player.standing && player.standing !== 'playing') {
          const how = player.standing === 'dead' ? 'died' : 'out';
          assert.ok(isTold([how], whose), `${how} of seat ${whose} is not told ${where}`);
          met.add(how);
        }
        if (was.standing !== 'playing' || player.standing !== 'playing') return;
        for (const [pile, types] of Object.entries(GAINED)) {
          if (counted(match, pile, whose) <= counts[whose][pile]) continue;
          // Something may be asked between the telling and the gain: which Spell is kept, whether what was slain is led away.
          assert.ok(
            recent.some(({ type }) => types.includes(type)),
            `${pile} of seat ${whose}: ${types.join(' or ')} is not told ${where}`,
          );
          met.add(pile);
        }
        if (isTold(['died', 'entered'], whose)) return;
        for (const types of changesOf(was, player)) {
          assert.ok(isTold(types, whose), `${types.join(' or ')} of seat ${whose} is not told ${where}`);
          met.add(types[0]);
        }
      });
      if (state.turn !== before.turn)
        assert.ok(isTold(['turn'], state.turn), `the turn is not told ${where}`);
      if (state.reaper !== before.reaper)
        assert.ok(
          events.some(({ type }) => type === 'reaperMoved'),
          `the Reaper is not told ${where}`,
        );
      // With a death or a new character all it has comes and goes at once.
      const isNew =
        events.some(({ type }) => type === 'died' || type === 'entered') ||
        COMING_INTO_PLAY.has(question.ask.prompt);
      for (const [card, to] of isNew ? [] : placesIn(match)) {
        const from = places.get(card);
        if (from?.kind !== to.kind || isTacit(from, to)) continue;
        if (!COMES.has(to.pile) && !GOES.has(from.pile)) continue;
        assert.ok(lately.has(to.kind), `${to.kind} goes from ${from.pile} to ${to.pile}, untold ${where}`);
        met.add(`${from.pile} ${to.pile}`);
      }
    }
  }
  for (const what of [
    'trophies',
    'hand',
    'died',
    'gained',
    'lost',
    'moved',
    'alignment',
    'misses',
    'toad',
    'space objects',
  ])
    assert.ok(met.has(what), `${what}: ${[...met].join(', ')}`);
});

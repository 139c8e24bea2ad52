import {
  type Act,
  deedOption,
  type Flow,
  type Option,
  PASS,
  type Seat,
  seatOption,
} from '@tafelrunde/engine';
import { ALIGNMENTS, alignmentOption } from '../rules/alignment.ts';
import { askKind, fightCreature, fightKinds } from '../rules/combat.ts';
import { companyOnCrown, everyOtherLoses, loseTogether, rulesOfTheCrown } from '../rules/crown.ts';
import { canDraw, countersOn, discard, setCounters } from '../rules/decks.ts';
import { duel } from '../rules/duel.ts';
import { atLeast, roll, rollOne, total } from '../rules/fate.ts';
import { kill, loseLives } from '../rules/life.ts';
import { missTurn } from '../rules/moving.ts';
import { sheetOn } from '../rules/sheet.ts';
import { charactersOn, everybody, isPlaying, others } from '../rules/stats.ts';
import { builtBy } from '../rules/terrain.ts';
import { win } from '../rules/victory.ts';
import { gainReward } from '../rules/warlock.ts';
import type { Talisman } from '../shape.ts';
import { CROWN } from '../shape/spaces.ts';
import { cardsOf, type Cards } from './define.ts';

const base = cardsOf('base');
const reaper = cardsOf('reaper');
const frostmarch = cardsOf('frostmarch');
const sacredPool = cardsOf('sacredPool');
const cataclysm = cardsOf('cataclysm');

/** Those of the others with the fewest lives. */
const weakest = (t: Talisman, seat: Seat): Seat[] => {
  const rivals = others(t, seat);
  const least = Math.min(...rivals.map((other) => t.state.players[other].lives));
  return rivals.filter((other) => t.state.players[other].lives === least);
};
/** TA-ENDING-08 */
function* eternalCrown(t: Talisman, seat: Seat): Flow {
  if (yield* companyOnCrown(t, seat)) return;
  const rolled = yield* rollOne(t, seat, 'eternalCrown');
  if (rolled <= 1) yield* loseTogether(t, [seat], 1);
  else if (rolled === 2) yield* loseTogether(t, everybody(t, seat), 1);
  else if (rolled <= 5) yield* everyOtherLoses(t, seat);
  else for (const other of weakest(t, seat)) yield* kill(t, other);
}
/** TA-CFG-02: where the last one wins, somebody alone at the table wins by entering the Crown. */
const orAlone =
  (encounter: (t: Talisman, seat: Seat) => Act) =>
  (t: Talisman, seat: Seat): Act =>
    t.seats === 1 ? win(t, 'crown', [seat]) : encounter(t, seat);

/** At the start of every turn whoever is alone on the Crown rules by mere presence; company is a fight. */
function* sceptre(t: Talisman, seat: Seat): Flow {
  const there = charactersOn(t, CROWN, seat);
  if (there.length === 1) yield* everyOtherLoses(t, there[0]);
  if (there.length < 2 || there[0] !== seat) return;
  const { seat: rival } = yield* t.ask(seat, {
    prompt: 'mustAttack',
    from: there.slice(1).map((other) => seatOption(other)),
  });
  const { kind } = yield* t.ask(seat, { prompt: 'duelHow', about: { other: rival }, from: fightKinds });
  yield* duel(t, seat, rival, kind);
}

/** A creature of the Crown has lives of its own; they lie as counters on the sheet. */
const LIVES = 4;
function* wound(t: Talisman, seat: Seat, creature: string, kind: 'battle' | 'psychic'): Flow {
  const card = sheetOn(t)!;
  if (countersOn(t, card) === 0) setCounters(t, card, LIVES);
  const outcome = yield* fightCreature(t, seat, creature, kind, 12, true);
  if (creature === 'iceQueen' && outcome === 'lost' && isPlaying(t, seat))
    if ((yield* rollOne(t, seat, creature, atLeast(3))) <= 2) missTurn(t, seat);
  if (outcome !== 'won') return;
  setCounters(t, card, countersOn(t, card) - 1);
  t.tell('wounded', { creature, left: countersOn(t, card) });
  if (countersOn(t, card) === 0) win(t, creature, [seat]);
}

/** What a life has amounted to: Talismans, Rewards, and every point of Strength and Craft that was gained. */
function weight(t: Talisman, seat: Seat): number {
  const { strength, craft } = t.state.players[seat];
  const talismans = t.cards(t.piles.objects[seat]).filter((card) => t.def(card).talisman).length;
  return talismans + t.cards(t.piles.reward[seat]).length + strength + craft;
}
/** TA-ENDING-07, once: everybody everywhere is weighed, and those found lightest pay with a life. */
function* weighAll(t: Talisman, seat: Seat): Flow {
  const all = everybody(t, seat);
  const weights = all.map((other) => weight(t, other));
  all.forEach((other, i) => t.tell('weighed', { seat: other, weight: weights[i] }));
  const least = Math.min(...weights);
  if (least < Math.max(...weights))
    yield* loseTogether(
      t,
      all.filter((_, i) => weights[i] === least),
      1,
    );
}
function* judgement(t: Talisman, seat: Seat): Flow {
  const card = sheetOn(t)!;
  if (countersOn(t, card) === 0) {
    setCounters(t, card, 1);
    yield* weighAll(t, seat);
    if (!isPlaying(t, seat)) return;
  }
  const { alignment } = yield* t.ask(seat, { prompt: 'judge', from: ALIGNMENTS.map(alignmentOption) });
  t.tell('judged', { seat, alignment });
  const { players } = t.state;
  yield* loseTogether(
    t,
    everybody(t, seat).filter((other) => players[other].alignment !== alignment),
    1,
  );
  const left = everybody(t, seat);
  if (left.every((other) => players[other].alignment === players[left[0]].alignment))
    win(t, 'judgementDay', left);
}

/** Two dice against Death's two: whoever rolls higher sends him on to somebody else. */
function* danse(t: Talisman, seat: Seat): Flow {
  const own = total(yield* roll(t, seat, 2, 'danseMacabre'));
  const his = t.die() + t.die();
  t.tell('diced', { seat, own, his });
  if (own < his) yield* loseLives(t, seat, 1, 'other');
  const from = others(t, seat).map((other) => seatOption(other));
  if (own <= his || from.length === 0) return;
  const { seat: victim } = yield* t.ask(seat, { prompt: 'another', about: { kind: 'danseMacabre' }, from });
  yield* loseLives(t, victim, 1, 'other');
}

const WANTED_QUESTS = 4;
const WANTED_REWARDS = 3;
const WANTED_TERRAIN = 2;

/** Sheets that decide the game by themselves. Those with a longer tale stand in files of their own. */
export const endings: Cards = {
  crownSheet: base.ending({ source: 'seed', use: 'both', encounter: (t, seat) => rulesOfTheCrown(t, seat) }),
  theEternalCrown: cataclysm.ending({ source: 'public', use: 'both', encounter: orAlone(eternalCrown) }),
  crownAndSceptre: frostmarch.ending({
    source: 'public',
    use: 'both',
    noHealing: true,
    encounter: orAlone(() => {}),
    eachTurn: sceptre,
  }),
  iceQueen: frostmarch.ending({
    source: 'house',
    use: 'both',
    *encounter(t, seat) {
      yield* wound(t, seat, 'iceQueen', yield* askKind(t, seat, 'iceQueen'));
    },
    // Left alone she recovers.
    eachTurn: (t, seat) => {
      const card = sheetOn(t)!;
      if (countersOn(t, card) > 0 && charactersOn(t, CROWN, seat).length === 0) setCounters(t, card, LIVES);
    },
  }),
  warlockQuests: frostmarch.ending({
    source: 'public',
    use: 'open',
    quests: WANTED_QUESTS,
    leaving: true,
    encounter: (t, seat) => {
      if (t.cards(t.piles.fulfilled[seat]).length >= WANTED_QUESTS) win(t, 'warlockQuests', [seat]);
    },
  }),
  demonLord: sacredPool.ending({
    source: 'house',
    use: 'both',
    leaving: true,
    encounter: (t, seat) => wound(t, seat, 'demonLord', 'psychic'),
  }),
  judgementDay: sacredPool.ending({ source: 'house', use: 'both', encounter: judgement }),
  sacredPoolSheet: sacredPool.ending({
    source: 'house',
    use: 'open',
    leaving: true,
    encounter: (t, seat) => {
      if (t.cards(t.piles.reward[seat]).length >= WANTED_REWARDS) win(t, 'sacredPool', [seat]);
    },
    *talisman(t, seat, card) {
      if (!canDraw(t, 'rewards')) return;
      const from: Option[] = [deedOption('accept', { commits: 'costs' }), PASS];
      const { declines } = yield* t.ask(seat, { prompt: 'intoThePool', about: { kind: t.kind(card) }, from });
      if (declines) return;
      discard(t, card);
      yield* gainReward(t, seat);
    },
  }),
  danseMacabre: reaper.ending({
    source: 'house',
    use: 'both',
    encounter: orAlone(danse),
    // TA-ENDING-07: whoever has the turn, and wherever: the Reaper rides at the end of it.
    eachTurn: (t) => {
      t.state.now.reaper = true;
    },
  }),
  landsOfWonder: cataclysm.ending({
    source: 'house',
    use: 'open',
    encounter: (t, seat) =>
      builtBy(t, seat).length >= WANTED_TERRAIN
        ? win(t, 'landsOfWonder', [seat])
        : orAlone(eternalCrown)(t, seat),
  }),
};

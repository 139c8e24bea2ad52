import { deedOption, perform } from '@tafelrunde/engine';
import { sum } from '../../rules/attack.ts';
import { counters, gain, lose } from '../../rules/change.ts';
import { countersOn, discard, isMagic, setCounters } from '../../rules/decks.ts';
import { roll, rollOne, total } from '../../rules/fate.ts';
import { loseLives } from '../../rules/life.ts';
import { barred, isArmour, loseCard } from '../../rules/objects.ts';
import { craft, isPlaying, owned, spaceName, strength, under } from '../../rules/stats.ts';
import type { CardDef, Effect, Foe } from '../../shape.ts';
import { along } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { findObject, may, placedOn, teleportTo, toad } from '../vocabulary.ts';

const { enemy } = cardsOf('reaper');

/** One life more than others take; who is protected from creatures keeps that one too. */
const anotherLife: Effect = function* (t, seat) {
  if (!under(t, 'noLoss', seat)) yield* loseLives(t, seat, 1, 'psychic');
};

/** Beaten, it comes back to itself with a 1 or 2. */
const hardToKill: Foe['beaten'] = function* (t, seat, card) {
  return (yield* rollOne(t, seat, t.kind(card))) <= 2 ? 'standOff' : undefined;
};

/** An attack roll less 1, but never below 1, however many of these Followers there are. */
export const clumsy: Pick<CardDef, 'tags' | 'attackIf'> = {
  tags: ['clumsy'],
  attackIf: (t, seat, fight, card) => {
    const before = owned(t, seat, ({ tags }) => tags.includes('clumsy')).indexOf(card);
    return sum(fight.hero === seat ? fight.heroDice : fight.foeDice) > before + 1 ? -1 : 0;
  },
};

export const reaperEnemies: Cards = {
  caveTroll: enemy({ source: 'house', family: 'monster', strength: 5, beaten: hardToKill }),
  chimera: enemy({ source: 'house', family: 'monster', strength: 7 }),
  ekor: enemy({
    source: 'house',
    family: 'monster',
    strength: 2,
    meets(t, seat, card) {
      if (strength(t, seat) <= 2) return undefined;
      const space = along(t.state.players[seat].space, 1);
      t.move(card, t.piles.space[space]);
      t.tell('fled', { kind: t.kind(card), space });
      return 'skip';
    },
  }),
  gargoyle: enemy({ source: 'house', family: 'monster', strength: 4 }),
  giantSpider: enemy({ source: 'house', family: 'animal', strength: 3 }),
  // The lower of two dice counts, for the whole group that fights with it.
  goblinTrapsmith: enemy({
    source: 'house',
    family: 'monster',
    strength: 2,
    hampers: true,
  }),
  hippogriff: enemy({ source: 'house', family: 'animal', strength: 4 }),
  hydra: enemy({ source: 'house', family: 'monster', strength: 6, beaten: hardToKill }),
  mammoth: enemy({ source: 'house', family: 'animal', strength: 5 }),
  miserDragon: enemy({
    source: 'house',
    family: 'dragon',
    strength: 7,
    *beaten(t, seat, card) {
      yield* gain(t, seat, 'gold', yield* rollOne(t, seat, t.kind(card)));
    },
  }),
  ragingBull: enemy({ source: 'house', family: 'animal', strength: 3 }),
  sabertoothTiger: enemy({ source: 'house', family: 'animal', strength: 4 }),
  stoneGolem: enemy({ source: 'house', family: 'monster', strength: 6, weapons: isMagic }),
  // A player who sees the trap may leave; whoever does not fights without a die.
  trapper: enemy({
    source: 'house',
    family: 'monster',
    strength: 3,
    *meets(t, seat, card) {
      const caught = total(yield* roll(t, seat, 2, t.kind(card))) > craft(t, seat);
      setCounters(t, card, caught ? 1 : 0);
      if (caught) return undefined;
      const from = [deedOption('evade'), deedOption('fight')];
      const about = { kind: t.kind(card), rival: null, creature: null };
      const { id } = yield* t.ask(seat, { prompt: 'evade', about, from });
      return id === 'evade' ? 'skip' : undefined;
    },
    traps: (t, card) => countersOn(t, card) > 0,
  }),

  banshee: enemy({ source: 'house', family: 'spirit', craft: 4 }),
  // Tamed it is a Follower that makes stronger and wiser.
  blackUnicorn: enemy({
    source: 'house',
    family: 'spirit',
    craft: 5,
    gives: { strength: 1, craft: 1 },
    *beaten(t, seat, card) {
      if (barred(t, seat, card) !== null) return undefined;
      const from = [deedOption('tame'), deedOption('slay')];
      const { id } = yield* t.ask(seat, { prompt: 'choose', about: { kind: t.kind(card) }, from });
      if (id !== 'tame') return undefined;
      t.move(card, t.piles.followers[seat]);
      t.tell('joined', { seat, kind: t.kind(card) });
      return 'gone';
    },
  }),
  crone: enemy({ source: 'house', family: 'spirit', craft: 3, insteadOfLife: toad }),
  cryptKeeper: enemy({
    source: 'house',
    family: 'spirit',
    craft: 5,
    *beaten(t, seat, card) {
      yield* perform(findObject(5)(t, seat, card));
    },
  }),
  // Not beaten it clings to whoever fought it, until holy or unholy ground.
  haunt: enemy({
    source: 'house',
    family: 'spirit',
    craft: 2,
    sticks: true,
    ...clumsy,
    unbeaten(t, seat, card) {
      if (barred(t, seat, card!) !== null) return;
      t.move(card!, t.piles.followers[seat]);
      t.tell('joined', { seat, kind: t.kind(card!) });
    },
    notices(deed, t, owner, card) {
      if (deed.did !== 'land') return;
      if (['chapel', 'graveyard'].includes(spaceName(t, deed.space))) loseCard(t, owner, card);
    },
  }),
  lesserDemon: enemy({ source: 'house', family: 'spirit', craft: 7 }),
  mummy: enemy({ source: 'house', family: 'spirit', craft: 4, defeat: anotherLife }),
  nightmare: enemy({
    source: 'public',
    family: 'spirit',
    value: (t, seat) => craft(t, seat),
    *beaten(t, seat, card) {
      yield* gain(t, seat, 'craft');
      discard(t, card);
      return 'gone' as const;
    },
  }),
  stormCaller: enemy({
    source: 'house',
    family: 'spirit',
    craft: 5,
    *fights(t, fight) {
      if (owned(t, fight.hero, isArmour).length === 0) return;
      yield* loseLives(t, fight.hero, 1, 'other');
      if (!isPlaying(t, fight.hero)) fight.decided = 'lost';
    },
  }),
  // Feeds on the Craft of those it has beaten.
  succubus: enemy({
    source: 'house',
    family: 'spirit',
    craft: 4,
    value: (t, _seat, card) => t.def(card).craft + countersOn(t, card),
    *defeat(t, seat, card) {
      if (counters(t, seat, 'craft') === 0) return;
      yield* lose(t, seat, 'craft');
      setCounters(t, card!, countersOn(t, card!) + 1);
    },
  }),
  wight: enemy({ source: 'public', family: 'spirit', craft: 4 }),

  // Both values: whoever attacks chooses.
  cerberus: enemy({
    source: 'house',
    number: 3,
    family: 'monster',
    strength: 9,
    craft: 9,
    evadable: false,
    placed: placedOn('portalOfPower'),
    bars: () => true,
  }),
  lordOfThePit: enemy({
    source: 'house',
    number: 3,
    family: 'monster',
    strength: 10,
    craft: 10,
    *beaten(t, seat, card) {
      yield* perform(may(teleportTo('plainOfPeril'))(t, seat, card));
    },
  }),
};

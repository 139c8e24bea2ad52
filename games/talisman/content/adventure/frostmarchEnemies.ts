import { cardOption, type Flow, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { sum } from '../../rules/attack.ts';
import { lose as loses } from '../../rules/change.ts';
import { countersOn, isMagic, setCounters } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { kill } from '../../rules/life.ts';
import { barred, drop, takeFrom } from '../../rules/objects.ts';
import { craft, others, strength } from '../../rules/stats.ts';
import type { Card, Talisman } from '../../shape.ts';
import { along, regionOf } from '../../shape/spaces.ts';
import { spareable } from '../aftermath.ts';
import { cardsOf, type Cards } from '../define.ts';
import { giveCard, loseQuests, mayTakeQuest, miss } from '../vocabulary.ts';

const { enemy } = cardsOf('frostmarch');

/** Battle against whoever is weaker in body than in mind, psychic combat against the others. */
const weakerSide = (t: Talisman, seat: Seat) => (strength(t, seat) < craft(t, seat) ? 'battle' : 'psychic');

/** An Object of one of these characters, if wanted. */
function* mayTakeObject(t: Talisman, seat: Seat, from: readonly Seat[], by: Card): Flow {
  const options: Option[] = from.flatMap((other) =>
    t.cards(t.piles.objects[other]).map((card) => cardOption(card, barred(t, seat, card))),
  );
  if (options.every(({ no }) => no !== undefined)) return;
  const asked = { prompt: 'whichCard', about: { kind: t.kind(by) }, from: [...options, PASS] };
  const { card }: Option = yield* t.ask(seat, asked);
  if (card === undefined) return;
  const owner = from.find((other) => t.at(card) === t.piles.objects[other])!;
  yield* takeFrom(t, seat, owner, card);
}

const frozen = { defeat: miss() };
export const frostmarchEnemies: Cards = {
  easternDragon: enemy({
    source: 'house',
    family: 'dragon',
    number: 3,
    strength: 8,
    craft: 8,
    kind: weakerSide,
    // Left lying where it was lost.
    *defeat(t, seat, by) {
      const magic = spareable(t, seat, 'objects').filter((card) => isMagic(t, card));
      const lost = yield* giveCard(t, seat, by, magic);
      if (lost !== null) drop(t, seat, lost);
    },
  }),
  basilisk: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    dice: 'higherOfTwo',
    *rolled(t, fight) {
      if (!fight.foeDoubles) return;
      fight.decided = 'lost';
      if (fight.champion === null) yield* kill(t, fight.hero);
    },
  }),
  frostDrake: enemy({ source: 'house', family: 'dragon', strength: 6 }),
  frostGiant: enemy({ source: 'house', family: 'monster', strength: 7 }),
  glorySeeker: enemy({
    source: 'house',
    copies: 2,
    family: 'monster',
    strength: 4,
    defeat: loseQuests,
    *beaten(t, seat, card) {
      yield* perform(mayTakeQuest(t, seat, card));
    },
  }),
  griffon: enemy({ source: 'house', family: 'monster', strength: 5 }),
  icecapElk: enemy({ source: 'house', family: 'animal', strength: 2 }),
  iceBear: enemy({ source: 'house', family: 'animal', strength: 4 }),
  packOfWolves: enemy({
    source: 'house',
    family: 'animal',
    strength: 3,
    dice: 'higherOfTwo',
    reprints: [{ set: 'reaper', copies: 1 }],
  }),
  skyScreecher: enemy({
    source: 'house',
    family: 'animal',
    strength: 3,
    rolled: (t, fight) => {
      if (fight.champion === null && sum(fight.heroDice) < craft(t, fight.hero)) fight.decided = 'lost';
    },
  }),
  snowGoblin: enemy({ source: 'house', copies: 2, family: 'monster', strength: 2 }),
  winterWolf: enemy({ source: 'house', family: 'animal', strength: 3 }),
  yeti: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    *meets(t, seat, card) {
      if ((yield* rollOne(t, seat, t.kind(card))) >= craft(t, seat)) yield* loses(t, seat, 'lives');
    },
  }),
  apparition: enemy({ source: 'house', copies: 2, family: 'spirit', craft: 2 }),
  barrowWight: enemy({ source: 'house', family: 'spirit', craft: 5 }),
  chillbane: enemy({ source: 'house', family: 'spirit', craft: 7 }),
  chillWraith: enemy({ source: 'house', copies: 2, family: 'spirit', craft: 4, ...frozen }),
  cryomancer: enemy({ source: 'house', family: 'spirit', craft: 4, ...frozen }),
  iceElemental: enemy({ source: 'house', family: 'spirit', craft: 6 }),
  // The lives it takes are its own from then on.
  lich: enemy({
    source: 'house',
    family: 'spirit',
    craft: 5,
    tookLife: (t, _seat, by) => setCounters(t, by!, countersOn(t, by!) + 1),
    beaten: (t, _seat, card) => {
      const spare = countersOn(t, card);
      if (spare === 0) return undefined;
      setCounters(t, card, spare - 1);
      return 'standOff';
    },
  }),
  medusa: enemy({ source: 'house', family: 'spirit', craft: 4, insteadOfLife: miss(2) }),
  rimespawn: enemy({ source: 'house', family: 'spirit', craft: 3 }),
  shiverNymph: enemy({
    source: 'house',
    family: 'spirit',
    craft: 2,
    meets: (t, seat, card) => {
      const { space } = t.state.players[seat];
      if (craft(t, seat) <= 2 || regionOf(space) === 'inner') return undefined;
      t.move(card, t.piles.space[along(space, 1)]);
      t.tell('placed', { kind: t.kind(card), space: along(space, 1) });
      return 'skip';
    },
  }),
  trickster: enemy({
    source: 'house',
    family: 'spirit',
    craft: 3,
    defeat: (t, seat) => {
      const objects = spareable(t, seat, 'objects');
      if (objects.length > 0) drop(t, seat, t.pick(objects));
    },
    *beaten(t, seat, card) {
      const region = regionOf(t.state.players[seat].space);
      const near = others(t, seat).filter((other) => regionOf(t.state.players[other].space) === region);
      yield* mayTakeObject(t, seat, near, card);
    },
  }),
};

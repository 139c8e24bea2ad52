import { deedOption, type Option, PASS, perform, type Seat } from '@tafelrunde/engine';
import { gain as gains, pay, statOption } from '../rules/change.ts';
import { countersOn, discard, drawFrom, secondOn, setCounters, setSecond } from '../rules/decks.ts';
import { rollOne } from '../rules/fate.ts';
import { loseLives } from '../rules/life.ts';
import { grantMove } from '../rules/moving.ts';
import { barred, discardOwn, drop, loseCard, take, usableWeapons } from '../rules/objects.ts';
import { charactersOn, everybody, isPlaying, nameAt, ownsTag } from '../rules/stats.ts';
import type { Card, CardDef, Effect, Fight, Talisman, Reading } from '../shape.ts';
import { CROWN, SPACES } from '../shape/spaces.ts';
import { isArmour, isObject, isWeapon, spareable, takesTopDiscarded, takesWare, wares } from './aftermath.ts';
import { fightsIn, strengthen } from './characters/thralls.ts';
import { cardsOf, type Cards, type Use } from './define.ts';
import {
  all,
  aTalisman,
  choose,
  discarded,
  discardFollower,
  discardObject,
  gain,
  lose,
  miss,
  unchanged,
  nothing,
  giveCard,
  table,
  toad,
} from './vocabulary.ts';

const { event, enemy, object, place } = cardsOf('cataclysm', 'relics');

/** Ten cards are turned up, and every Object among them is kept. */
const VAULT = 10;
const opensVault: Effect = function* (t, seat) {
  const found: Card[] = [];
  for (let i = 0; i < VAULT; i++) {
    const card = drawFrom(t, 'adventure', t.piles.stage);
    if (card === null) break;
    t.tell('drew', { seat, kind: t.kind(card) });
    if (isObject(t.def(card)) && barred(t, seat, card) === null) found.push(card);
    else discard(t, card);
  }
  for (const card of found) if (!(yield* take(t, seat, card))) discard(t, card);
  if (found.length === 0) yield* gains(t, seat, 'gold', 3);
};

const events: Cards = {
  ancientVault: event({ source: 'public', meet: opensVault }),
  hiddenPower: event({
    source: 'public',
    meet: choose({ strength: gain('strength', 2), craft: gain('craft', 2) }),
  }),
  lostKnowledge: event({
    source: 'public',
    meet: table({ 1: lose('craft'), 2: miss(), '3-4': gain('spell'), '5-6': gain('craft') }),
  }),
};

const enemies: Cards = {
  demonOfDecay: enemy({
    source: 'house',
    family: 'monster',
    strength: 5,
    *meets(t, seat, card) {
      yield* perform(discardObject(t, seat, card));
    },
  }),
  giantFly: enemy({ source: 'house', family: 'animal', strength: 2 }),
  scavengingBeasts: enemy({
    source: 'house',
    family: 'animal',
    strength: 3,
    *beaten(t, seat) {
      yield* discardOwn(t, seat, t.cards(t.piles.trophies[seat]), 1);
    },
  }),
  ravenousWraith: enemy({
    source: 'house',
    family: 'spirit',
    craft: 4,
    *meets(t, seat, card) {
      yield* perform(discardFollower(t, seat, card));
    },
  }),
};

/** Five more of everything while somebody stands on the Crown. */
const awakened = (t: Reading, seat: Seat): number => (charactersOn(t, CROWN, seat).length > 0 ? 5 : 0);

const wields = (fight: Fight, owner: Seat, card: Card): boolean =>
  (fight.hero === owner && fight.weapons.includes(card)) ||
  (fight.rival === owner && fight.rivalWeapons.includes(card));

/** Where there is a smith, something broken and a gold coin become something whole. */
const SMITHIES: ReadonlySet<string> = new Set(['city', 'village', 'castle']);
const mended = (test: (def: CardDef) => boolean): Use => ({
  can: (t, owner) =>
    SMITHIES.has(nameAt(t, owner)) && t.state.players[owner].gold > 0 && wares(t, owner, test).length > 0,
  discards: true,
  *does(t, seat, by) {
    if (pay(t, seat, 1)) yield* perform(takesWare(test)(t, seat, by));
  },
});

/** What lies in the chest; whoever has the map may add to the roll. */
const chest: Effect = function* (t, seat, by) {
  const result = yield* rollOne(t, seat, t.kind(by!));
  if (!isPlaying(t, seat)) return;
  const max = ownsTag(t, seat, 'treasureMap') ? 3 : 0;
  const more = max === 0 ? 0 : yield* t.number(seat, { prompt: 'mapBonus', about: { result }, min: 0, max });
  const found = result + more;
  const content =
    found <= 2
      ? lose('lives')
      : found <= 4
        ? gain('gold', 2)
        : choose({ topObject: takesTopDiscarded(isObject), talisman: aTalisman });
  yield* perform(content(t, seat, by));
  // Only now: the chest itself is not the topmost discarded Object.
  discard(t, by!);
};

/** The next one to the left who can have it. */
function toTheLeft(t: Talisman, owner: Seat, card: Card): void {
  const next = everybody(t, owner).find((other) => other !== owner && barred(t, other, card) === null);
  if (next === undefined) return;
  t.move(card, t.piles.objects[next]);
  t.tell('gave', { seat: owner, other: next, kind: t.kind(card) });
}
const ORB = 3;

const objects: Cards = {
  agelessTalisman: object({
    source: 'public',
    magic: true,
    talisman: true,
    strengthIf: awakened,
    craftIf: awakened,
  }),
  cataclysmBlade: object({
    source: 'public',
    magic: true,
    weapon: true,
    on: {
      beforeFight: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, fight, card) =>
          fight.kind === 'battle' && fightsIn(fight, owner) && usableWeapons(t, owner).includes(card),
        run: (t, owner, fight, card) => {
          drop(t, owner, card);
          strengthen(fight, owner, 5);
        },
      },
    },
  }),
  brokenArmour: object({ source: 'public', use: mended(isArmour) }),
  brokenWeapon: object({ source: 'public', use: mended(isWeapon) }),
  rustyBoomstick: object({
    source: 'public',
    weapon: true,
    on: {
      fightRolled: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, fight, card) =>
          wields(fight, owner, card) && spareable(t, owner, 'objects').some((other) => other !== card),
        *run(t, owner, fight, card) {
          const ammunition = spareable(t, owner, 'objects').filter((other) => other !== card);
          const fired = yield* giveCard(t, owner, card, ammunition);
          loseCard(t, owner, fired!);
          strengthen(fight, owner, 2);
        },
      },
    },
  }),
  salvage: object({
    source: 'public',
    copies: 3,
    *notices(deed, t, owner, card) {
      if (deed.did !== 'visit' || t.content[deed.whom]?.type !== 'denizen') return;
      const from: Option[] = [deedOption('accept', { commits: 'costs' }), PASS];
      const { declines } = yield* t.ask(owner, { prompt: 'may', about: { kind: t.kind(card) }, from });
      if (declines) return;
      loseCard(t, owner, card);
      yield* gains(t, owner, 'gold');
    },
  }),
  steamWagon: object({
    source: 'public',
    trinket: true,
    on: {
      moveRolled: {
        mode: 'may',
        when: (_t, owner, { seat }) => seat === owner,
        run: (t, owner, move) => {
          move.dice = move.dice.map(() => t.die());
          t.tell('moveRoll', { seat: owner, dice: move.dice });
        },
      },
    },
  }),
  treasureChestCataclysm: object({ source: 'public', use: { does: chest, costs: true } }),
  treasureMapCataclysm: object({
    source: 'public',
    tags: ['treasureMap'],
    notices: (deed, t, _owner, card) => {
      if (deed.did === 'draw' && isObject(t.def(deed.card))) setCounters(t, card, countersOn(t, card) + 1);
    },
    use: {
      can: (t, _owner, _scene, card) => countersOn(t, card) > 0,
      costs: true,
      *does(t, seat, by) {
        const gold = countersOn(t, by!);
        discard(t, by!);
        yield* gains(t, seat, 'gold', gold);
      },
    },
  }),
  mysteriousElixir: object({
    source: 'public',
    magic: true,
    use: {
      discards: true,
      does: table({ 1: lose('strength'), 2: lose('lives'), '3-4': gain('lives'), '5-6': gain('strength') }),
    },
  }),
  // Its second number is the round in which it was used last.
  orbOfTime: object({
    source: 'public',
    magic: true,
    counters: ORB,
    taken: (t, _seat, by) => {
      if (countersOn(t, by!) === 0) setCounters(t, by!, ORB);
    },
    on: {
      turnStart: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, { seat }, card) => seat === owner && secondOn(t, card) !== t.state.round,
        run: (t, owner, _turn, card) => {
          t.tell('used', { seat: owner, kind: t.kind(card) });
          t.state.players[owner].extra += 1;
          setSecond(t, card, t.state.round);
          const left = countersOn(t, card) - 1;
          setCounters(t, card, left === 0 ? ORB : left);
          if (left === 0) toTheLeft(t, owner, card);
        },
      },
    },
  }),
};

/** Two points of each lie there; once somebody has drunk, its notes say what is left. */
const SPRING = 2;
const springLeft = (t: Talisman, card: Card): Record<'strength' | 'craft', number> =>
  t.note(card) === null
    ? { strength: SPRING, craft: SPRING }
    : { strength: countersOn(t, card), craft: secondOn(t, card) };
const drinks: Effect = function* (t, seat, by) {
  const left = springLeft(t, by!);
  if (t.state.players[seat].lives < 2) return; // The last life is not for sale.
  const from = (['strength', 'craft'] as const)
    .filter((stat) => left[stat] > 0)
    .map((stat) => ({ ...statOption(stat), commits: 'costs' as const }));
  const { id } = yield* t.ask(seat, {
    prompt: 'drink',
    about: { kind: t.kind(by!) },
    from: [...from, PASS],
  });
  const chosen = from.find((option) => option.id === id);
  if (chosen === undefined) return;
  const { stat } = chosen;
  if ((yield* loseLives(t, seat, 1, 'other')) === 0 || !isPlaying(t, seat)) return;
  left[stat]--;
  setCounters(t, by!, left.strength);
  setSecond(t, by!, left.craft);
  if (left.strength + left.craft === 0) discard(t, by!);
  yield* gains(t, seat, stat);
};

/** Its likes elsewhere, as far as they are known, and the Runes. */
const opensGate: Effect = (t, seat, by) => {
  const gates = SPACES.flatMap((_, space) =>
    t.cards(t.piles.space[space]).some((card) => card !== by && t.kind(card) === t.kind(by!)) ? [space] : [],
  );
  grantMove(t, seat, [...unchanged(t, ['runes']), ...gates]);
};

const places: Cards = {
  brokenSpire: place({
    source: 'public',
    meet: table(
      {
        '2-3': all(toad, discarded),
        '4-5': miss(),
        '6-7': gain('spell'),
        '8-9': gain('craft'),
        '10-11': gain('spell', 2),
        12: all(gain('craft', 2), gain('spell'), discarded),
      },
      { dice: 2 },
    ),
  }),
  hauntedCastle: place({
    source: 'public',
    meet: table(
      {
        '2-3': all(function* (t, seat) {
          yield* discardOwn(t, seat, spareable(t, seat, 'objects', 'followers'), 1);
        }, discarded),
        '4-5': miss(),
        '6-8': takesWare(isWeapon),
        9: gain('strength'),
        '10-11': gain('gold', 4),
        12: all(gain('strength', 2), aTalisman, discarded),
      },
      { dice: 2 },
    ),
  }),
  ruinedCity: place({
    source: 'public',
    meet: table(
      {
        '2-3': all(lose('lives', 2), discarded),
        '4-7': nothing,
        '8-9': gain('gold', 2),
        '10-12': all(takesWare(isObject), discarded),
      },
      { dice: 2 },
    ),
  }),
  runeGate: place({ source: 'public', stays: false, meet: opensGate }),
  toxicSpring: place({ source: 'public', meet: drinks }),
};

/** Remnants: facedown until somebody lands there, then Adventure cards. */
export const remnants: Cards = { ...events, ...enemies, ...objects, ...places };

import type { Card, Option, Seat } from '@tafelrunde/engine';
import { drawOne } from '../../rules/adventure.ts';
import { championFor, isTrapped } from '../../rules/attack.ts';
import { gain, replenish } from '../../rules/change.ts';
import { foeValue } from '../../rules/combat.ts';
import { discard, enchant, isMagic, setCounters } from '../../rules/decks.ts';
import { atLeast, rollOne } from '../../rules/fate.ts';
import { begin } from '../../rules/lasting.ts';
import { loseLives } from '../../rules/life.ts';
import { arrive, grantMove, loseTurn, relocate } from '../../rules/moving.ts';
import { forfeit, isArmour, weaponsAgainst } from '../../rules/objects.ts';
import { craft, has, hasTalisman, strength } from '../../rules/stats.ts';
import type { CardDef, FightKind, Talisman } from '../../shape.ts';
import {
  ACROSS,
  along,
  CROWN,
  regionOf,
  type Space,
  spaceOf,
  spaceOption,
  VALLEY,
} from '../../shape/spaces.ts';
import { anotherWith, cardsOnBoard, freeSpaces, inBattle, ownTurn } from '../aims.ts';
import { sendChampion, strengthen } from '../characters/thralls.ts';
import { cardsOf, type Cards } from '../define.ts';
import { blowAway } from '../vocabulary.ts';
import {
  activeOther,
  atFoe,
  cardsOf as optionsOf,
  freeInRegion,
  inOwnFight,
  isAdventure,
  isFree,
  isHalted,
  notInner,
  objectsNow,
  ownObjects,
  ownSpace,
  slipAway,
  withoutFate,
} from './effects.ts';

const { spell } = cardsOf('reaper');

/** A creature that fights in the caster's place. */
const summons = (kind: FightKind, value: number): CardDef =>
  spell({
    source: 'public',
    at: ['beforeFight'],
    when: inOwnFight((fight, caster) => fight.kind === kind && championFor(fight, caster) === null),
    run: (_t, caster, _aim, scene) => sendChampion(scene, caster, value),
  });

/** TA-INNER-08, TA-ENDING-06: no magic leads to the Crown or down from it, and none past the Valley without a Talisman. */
const mayComeTo = (t: Talisman, seat: Seat, space: Space): boolean =>
  space !== CROWN && (space !== VALLEY || hasTalisman(t, seat));

export const reaperSpells: Cards = {
  alteration: spell({
    source: 'public',
    at: ['cardsDrawn'],
    aim: (_t, _caster, scene) => optionsOf(scene.cards),
    run: (t, _caster, aim, draw) => {
      draw.cards.splice(draw.cards.indexOf(aim!.card!), 1);
      discard(t, aim!.card!);
      drawOne(t, draw);
    },
  }),
  barrier: spell({
    source: 'public',
    at: ['turnStart', 'moveEnded'],
    when: ownTurn,
    stays: true,
    aim: freeSpaces(
      (t, space, caster) => regionOf(space) === regionOf(t.state.players[caster].space) && isFree(t, space),
    ),
    run: (t, caster, aim, _scene, card) => {
      const space = spaceOf(aim!);
      t.move(card, t.piles.space[space]);
      begin(t, 'barrier', caster, 1, { card, space });
    },
  }),
  bladesharp: spell({
    source: 'public',
    at: ['beforeFight'],
    when: (t, caster, scene) =>
      inBattle(t, caster, scene) && weaponsAgainst(t, caster, scene.foes).length > 0,
    run: (_t, caster, _aim, scene) => strengthen(scene, caster, 2),
  }),
  blessed: spell({
    source: 'public',
    early: withoutFate,
    run: (t, caster) => {
      replenish(t, caster);
    },
  }),
  cloakOfShadows: spell({
    source: 'public',
    when: notInner,
    run: (t, caster, _aim, scene) => slipAway(t, caster, scene, caster),
  }),
  displacement: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart', 'moveEnded'],
    when: ownTurn,
    aim: cardsOnBoard(isAdventure),
    early: isHalted,
    *run(t, caster, aim) {
      const card = aim!.card!;
      const from = freeInRegion(t, t.piles.space.indexOf(t.at(card))).map(spaceOption);
      if (from.length === 0) return;
      const chosen = yield* t.ask(caster, { prompt: 'teleport', from });
      t.move(card, t.piles.space[spaceOf(chosen)]);
      t.tell('placed', { kind: t.kind(card), space: spaceOf(chosen) });
    },
  }),
  // A counter on the Enemy says that it will fight along once.
  dominate: spell({
    source: 'public',
    at: ['beforeFight'],
    when: inOwnFight(
      (fight, caster, t) =>
        fight.kind === 'battle' &&
        fight.hero === caster &&
        fight.foes.length > 0 &&
        !has(t, caster, 'noFollowers'),
    ),
    aim: (_t, _caster, scene) => optionsOf(scene.foes),
    run: (t, caster, aim, fight) => {
      const card = aim!.card!;
      fight.value = Math.max(0, fight.value - foeValue(t, caster, card, fight.kind));
      fight.foes.splice(fight.foes.indexOf(card), 1);
      fight.heroRolls = !isTrapped(t, fight);
      t.setNote(card, null);
      t.move(card, t.piles.followers[caster]);
      setCounters(t, card, 1);
      t.tell('took', { seat: caster, kind: t.kind(card) });
      if (fight.foes.length === 0) fight.decided = 'evaded';
    },
  }),
  // The edge lasts as long as the Weapon is not put away.
  enchantBlade: spell({
    source: 'public',
    at: ['turnStart'],
    minds: ownObjects,
    when: ownTurn,
    aim: (t, caster) => optionsOf(t.cards(t.piles.objects[caster]).filter((card) => t.def(card).weapon)),
    run: (t, _caster, aim) => enchant(t, aim!.card!),
  }),
  enrich: spell({
    source: 'public',
    *run(t, caster) {
      yield* gain(t, caster, 'gold', yield* rollOne(t, caster, 'enrich'));
    },
  }),
  fireball: spell({
    source: 'public',
    at: ['beforeFight'],
    when: atFoe((fight) => fight.kind === 'battle'),
    *run(t, caster, _aim, fight) {
      const rival = fight.hero === caster ? fight.rival : fight.hero;
      const rolled = yield* rollOne(t, caster, 'fireball');
      const value = rival === null ? fight.value : strength(t, rival);
      if (rolled + craft(t, caster) <= value) return;
      if (rival === null) fight.decided = 'won';
      else yield* loseLives(t, rival, 1, 'other');
    },
  }),
  gustOfWind: spell({
    source: 'public',
    at: ['turnStart'],
    minds: objectsNow,
    aim: activeOther(
      (t, seat) =>
        t.cards(t.piles.objects[seat]).length > 0 && regionOf(t.state.players[seat].space) !== 'inner',
    ),
    *run(t, _caster, aim) {
      const seat = aim!.seat!;
      const { space } = t.state.players[seat];
      if (regionOf(space) === 'inner') return;
      const to = along(space, 6);
      for (const card of t.cards(t.piles.objects[seat]).slice()) {
        if (t.at(card) === t.piles.space[space]) continue; // left lying by somebody who had too much
        if ((yield* rollOne(t, seat, 'gustOfWind', atLeast(3))) <= 2) yield* blowAway(t, seat, card, to);
      }
    },
  }),
  misdirection: spell({
    source: 'public',
    at: ['turnStart'],
    aim: activeOther(),
    run: (t, caster, aim) => {
      if (aim!.seat === t.state.turn) t.state.now.steered = caster;
    },
  }),
  // It does not stop the other Spell, but turns it round.
  reflection: spell({
    source: 'public',
    at: ['casting'],
    when: (_t, caster, scene) => scene.target === caster && scene.seat !== caster,
    run: (_t, _caster, _aim, scene) => {
      scene.target = scene.seat;
    },
  }),
  resurrection: spell({
    source: 'public',
    at: ['killing'],
    run: () => 'replaced' as const,
  }),
  shatter: spell({
    source: 'public',
    at: ['turnStart'],
    minds: objectsNow,
    aim: activeOther((t, seat) => t.cards(t.piles.objects[seat]).length > 0),
    *run(t, caster, aim, _scene, card) {
      const seat = aim!.seat!;
      const from: Option[] = optionsOf(t.cards(t.piles.objects[seat]));
      if (from.length === 0) return;
      const chosen = yield* t.ask(caster, { prompt: 'aim', about: { kind: t.kind(card) }, from });
      yield* forfeit(t, seat, chosen.card!);
    },
  }),
  sleep: spell({
    source: 'public',
    at: ['turnStart'],
    aim: activeOther(),
    run: (t, _caster, aim) => loseTurn(t, aim!.seat!),
  }),
  slowMotion: spell({
    source: 'public',
    at: ['turnStart'],
    aim: activeOther(),
    // Reflected it hits somebody whose turn is still to come: that one counts too.
    run: (t, _caster, aim) =>
      begin(t, 'crawl', aim!.seat!, t.state.turn === aim!.seat! ? 2 : 3, { whom: aim!.seat! }),
  }),
  speed: spell({
    source: 'public',
    at: ['moveRolled'],
    when: (_t, caster, scene) => scene.seat === caster,
    *run(t, caster, _aim, scene) {
      scene.bonus += yield* rollOne(t, caster, 'speed');
    },
  }),
  summonBear: summons('battle', 3),
  summonPhoenix: summons('battle', 5),
  summonSerpent: summons('battle', 4),
  summonStormcrow: summons('psychic', 3),
  transference: spell({
    source: 'public',
    at: ['turnStart'],
    minds: ownSpace,
    when: (t, caster) => t.state.turn === caster && !t.state.now.noMove,
    aim: (t, caster, scene) => {
      const here = t.state.players[caster].space;
      return anotherWith((_t, seat) => {
        const there = t.state.players[seat].space;
        const near = there !== here && regionOf(there) === regionOf(here);
        return near && mayComeTo(t, caster, there) && mayComeTo(t, seat, here);
      })(t, caster, scene);
    },
    run: (t, caster, aim) => {
      const other = aim!.seat!;
      const here = t.state.players[caster].space;
      const there = t.state.players[other].space;
      relocate(t, other, here);
      arrive(t, caster, there);
      t.state.now.noMove = true;
    },
  }),
  transmute: spell({
    source: 'public',
    at: ['turnStart'],
    minds: objectsNow,
    aim: activeOther((t, seat) => t.cards(t.piles.objects[seat]).some((card) => isIron(t, card))),
    *run(t, _caster, aim) {
      const seat = aim!.seat!;
      for (const card of t.cards(t.piles.objects[seat]).slice())
        if (isIron(t, card)) yield* forfeit(t, seat, card);
    },
  }),
  waterWalking: spell({
    source: 'public',
    at: ['turnStart'],
    minds: ownSpace,
    when: (t, caster) => t.state.turn === caster && ACROSS[t.state.players[caster].space].length > 0,
    run: (t, caster) => grantMove(t, caster, ACROSS[t.state.players[caster].space]),
  }),
};
const isIron = (t: Talisman, card: Card): boolean =>
  !isMagic(t, card) && (t.def(card).weapon || isArmour(t.def(card)));

import { cardOption, deedOption, type Option, perform } from '@tafelrunde/engine';
import { heal } from '../../rules/change.ts';
import { takeGold } from '../../rules/duel.ts';
import { begin, removeCard } from '../../rules/lasting.ts';
import { isPreventable } from '../../rules/life.ts';
import { arrive, loseTurn } from '../../rules/moving.ts';
import { barred, takeFrom } from '../../rules/objects.ts';
import { charactersOn, craftValue, isSpellproof } from '../../rules/stats.ts';
import { spaceOf } from '../../shape/spaces.ts';
import {
  anotherWith,
  anybody,
  cardsOnBoard,
  freeSpaces,
  inBattle,
  ownTurn,
  spacesOfRegion,
  theActive,
} from '../aims.ts';
import { strengthen } from '../characters/thralls.ts';
import { cardsOf, type Cards } from '../define.ts';
import { look } from '../looking.ts';
import { gain, lose, loseAll, objectsToGold, table, toad } from '../vocabulary.ts';
import {
  always,
  forget,
  inOwnFight,
  isAdventure,
  isHalted,
  nextSeat,
  notInner,
  othersFollowers,
  othersObjects,
  ownObjects,
  ownSpace,
  slipAway,
} from './effects.ts';

const { spell } = cardsOf('base');

export const baseSpells: Cards = {
  // Start of the own turn, at another character.
  acquisition: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    aim: anotherWith(
      (t, seat) => t.state.players[seat].gold > 0 || t.cards(t.piles.objects[seat]).length > 0,
    ),
    minds: othersObjects,
    *run(t, caster, aim) {
      const other = aim!.seat!;
      const from: Option[] = t
        .cards(t.piles.objects[other])
        .map((card) => cardOption(card, barred(t, caster, card)));
      if (t.state.players[other].gold > 0) from.push(deedOption('takeGold'));
      if (from.every(({ no }) => no !== undefined)) return;
      const { card } = yield* t.ask(caster, { prompt: 'steal', about: { other }, from });
      if (card === undefined) takeGold(t, caster, other, 1);
      else yield* takeFrom(t, caster, other, card);
    },
  }),
  // An answer to another Spell: it does not happen.
  counterspell: spell({
    source: 'public',
    copies: 2,
    at: ['casting'],
    when: (_t, caster, scene) => scene.seat !== caster,
    run: () => 'replaced' as const,
  }),
  // For everybody, until the caster's next turn.
  destroyMagic: spell({
    source: 'public',
    at: ['turnStart', 'turnEnd'],
    when: ownTurn,
    run: (t, caster) => begin(t, 'noMagic', caster, 1),
  }),
  destruction: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart', 'moveEnded'],
    when: ownTurn,
    aim: cardsOnBoard(isAdventure),
    early: isHalted,
    run: (t, _caster, aim) => removeCard(t, aim!.card!),
  }),
  // At any moment.
  healing: spell({
    source: 'public',
    copies: 2,
    aim: anybody,
    run: (t, _caster, aim) => {
      heal(t, aim!.seat!);
    },
  }),
  // Stays on the board, without an encounter number.
  hex: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    aim: freeSpaces(
      (t, space, caster) =>
        t.cards(t.piles.space[space]).length === 0 && charactersOn(t, space, caster).length === 0,
    ),
    stays: true,
    meet: (t, seat, by) => (isSpellproof(t, seat) ? undefined : lose('lives')(t, seat, by)),
    run: (t, caster, aim, _scene, card) => {
      const space = spaceOf(aim!);
      t.move(card, t.piles.space[space]);
      begin(t, 'hex', caster, 3, { card, space });
    },
  }),
  immobility: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart', 'beforeFight'],
    when: (t, caster, scene) =>
      scene.type === 'fight'
        ? inOwnFight((fight) => fight.rival === null)(t, caster, scene)
        : t.state.turn !== caster,
    // A character loses its turn; a creature stands still and is left behind.
    aim: (t, caster, scene) =>
      scene.type === 'fight' ? [deedOption('theCreature')] : theActive(t, caster, scene),
    run: (t, _caster, aim, scene) => {
      if (aim!.seat !== undefined) loseTurn(t, aim!.seat);
      else scene.decided = 'evaded';
    },
  }),
  // Prevents a loss that is about to happen.
  preservation: spell({
    source: 'public',
    at: ['loss', 'killing', 'losingCard'],
    // A life of anybody Spells can touch, an Enemy, a Follower.
    when: (t, caster, scene) => {
      if (scene.type === 'killing') return true;
      const { seat } = scene;
      if (seat !== caster && isSpellproof(t, seat)) return false;
      if (scene.type === 'loss') return isPreventable(scene);
      return t.def(scene.card).type === 'follower';
    },
    run: () => 'replaced' as const,
  }),
  // Before a battle.
  psionicBlast: spell({
    source: 'public',
    copies: 2,
    at: ['beforeFight'],
    when: inBattle,
    run: (t, caster, _aim, scene) => {
      strengthen(scene, caster, craftValue(t, caster));
    },
  }),
  random: spell({
    source: 'public',
    copies: 2,
    aim: anybody,
    *run(t, _caster, aim, _during, card) {
      yield* perform(RANDOM(t, aim!.seat!, card));
    },
  }),
  // Instead of the movement.
  teleport: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart'],
    minds: ownSpace,
    when: (t, caster) => t.state.turn === caster && !t.state.now.noMove,
    aim: spacesOfRegion,
    run: (t, caster, aim) => {
      arrive(t, caster, spaceOf(aim!));
      t.state.now.noMove = true;
    },
  }),
  temporalWarp: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    run: (t, caster) => {
      t.state.players[caster].extra += 2;
    },
  }),
  alchemy: spell({
    source: 'public',
    at: ['turnStart'],
    when: (t, caster) => t.state.turn === caster && t.cards(t.piles.objects[caster]).length > 0,
    minds: ownObjects,
    *run(t, caster) {
      yield* perform(objectsToGold(t, caster, null));
    },
  }),
  divination: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    run: (t, caster) => look(t, caster, 5),
  }),
  invisibility: spell({
    source: 'public',
    when: notInner,
    run: (t, caster, _aim, scene) => slipAway(t, caster, scene, nextSeat(t)),
  }),
  mesmerism: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    aim: anotherWith((t, seat) => t.cards(t.piles.followers[seat]).some((card) => !t.def(card).sticks)),
    minds: othersFollowers,
    *run(t, caster, aim) {
      const other = aim!.seat!;
      const from = t
        .cards(t.piles.followers[other])
        .filter((card) => !t.def(card).sticks)
        .map((card): Option => cardOption(card, barred(t, caster, card)));
      if (from.every(({ no }) => no !== undefined)) return;
      const { card } = yield* t.ask(caster, { prompt: 'steal', about: { other }, from });
      yield* takeFrom(t, caster, other, card!);
    },
  }),
  nullify: spell({
    source: 'public',
    aim: anotherWith((t, seat) => t.cards(t.piles.hand[seat]).length > 0),
    early: always,
    run: (t, _caster, aim) => forget(t, aim!.seat!),
  }),
};
const RANDOM = table({
  1: toad,
  2: loseAll('strength'),
  3: loseAll('craft'),
  4: loseAll('gold'),
  5: gain('strength'),
  6: gain('lives'),
});

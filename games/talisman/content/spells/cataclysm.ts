import { cardOption, deedOption, type Option } from '@tafelrunde/engine';
import { gain, lose } from '../../rules/change.ts';
import { atLeast, rollOne } from '../../rules/fate.ts';
import { isPreventable, loseLives } from '../../rules/life.ts';
import { endTurn, relocate } from '../../rules/moving.ts';
import { barred, forfeit, takeFrom } from '../../rules/objects.ts';
import { isSpellproof } from '../../rules/stats.ts';
import { layTerrain } from '../../rules/terrain.ts';
import { along, regionOf, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { anotherCharacter, anotherWith, anybody, ownTurn } from '../aims.ts';
import { cardsOf, type Cards } from '../define.ts';
import { cardsOf as optionsOf, ownPortal } from './effects.ts';

const { spell } = cardsOf('cataclysm');

export const cataclysmSpells: Cards = {
  arcaneConstruction: spell({
    source: 'public',
    at: ['moveEnded'],
    when: (t, _caster, scene) => regionOf(t.state.players[scene.seat].space) !== 'inner',
    // One of each kind that is left.
    aim: (t) => {
      const kinds = new Map<string, Option>();
      for (const card of t.cards(t.piles.terrain)) kinds.set(t.kind(card), cardOption(card));
      return [...kinds.values()];
    },
    run: (t, caster, aim, scene) => {
      layTerrain(t, aim!.card!, t.state.players[scene.seat].space, caster);
    },
  }),
  astralJourney: spell({
    source: 'public',
    at: ['turnStart'],
    when: ownTurn,
    *run(t, caster) {
      yield* gain(t, caster, 'strength');
      yield* gain(t, caster, 'craft');
      endTurn(t, caster);
    },
  }),
  blink: spell({
    source: 'public',
    copies: 2,
    at: ['moveEnded'],
    aim: (t, caster, scene) =>
      anybody(t, caster, scene).filter(({ seat }) => regionOf(t.state.players[seat!].space) !== 'inner'),
    *run(t, caster, aim) {
      const { space } = t.state.players[aim!.seat!];
      if (regionOf(space) === 'inner') return;
      const from = [spaceOption(along(space, 1)), spaceOption(along(space, -1))];
      relocate(t, aim!.seat!, spaceOf(yield* t.ask(caster, { prompt: 'teleport', from })));
    },
  }),
  curseOfRust: spell({
    source: 'public',
    at: ['moveEnded'],
    when: ownTurn,
    aim: (t, caster, scene) =>
      anotherWith(
        (_t, seat) =>
          t.state.players[seat].space === t.state.players[caster].space &&
          t.cards(t.piles.objects[seat]).length > 0,
      )(t, caster, scene),
    *run(t, _caster, aim) {
      const seat = aim!.seat!;
      for (const card of t.cards(t.piles.objects[seat]).slice())
        if ((yield* rollOne(t, seat, 'curseOfRust', atLeast(4))) <= 3 && t.at(card) === t.piles.objects[seat])
          yield* forfeit(t, seat, card);
    },
  }),
  deathPact: spell({
    source: 'public',
    at: ['loss'],
    when: (_t, caster, scene) => scene.seat === caster && isPreventable(scene),
    aim: anotherCharacter,
    *run(t, caster, aim, scene) {
      yield* lose(t, caster, 'strength');
      yield* lose(t, caster, 'craft');
      yield* loseLives(t, aim!.seat!, scene.amount, 'other');
      return 'replaced' as const;
    },
  }),
  misersGrasp: spell({
    source: 'public',
    at: ['taking'],
    when: (t, caster, scene) => scene.from === caster && !isSpellproof(t, scene.seat),
    *run(t, caster, _aim, scene) {
      const thief = scene.seat;
      const from = optionsOf([
        ...t.cards(t.piles.objects[thief]),
        ...t.cards(t.piles.followers[thief]),
      ]).filter(({ card }) => barred(t, caster, card!) === null && !t.def(card!).sticks);
      if (from.length > 0) {
        const { card } = yield* t.ask(caster, { prompt: 'steal', about: { other: thief }, from });
        yield* takeFrom(t, caster, thief, card!);
      }
      return 'replaced' as const;
    },
  }),
  mutation: spell({
    source: 'public',
    copies: 2,
    aim: (): Option[] => [deedOption('strength'), deedOption('craft')],
    early: ownPortal,
    run: (t, caster, aim) => {
      const player = t.state.players[caster];
      if (aim!.does === 'strength') player.strengthNow += 5;
      else player.craftNow += 5;
    },
  }),
  reclamation: spell({
    source: 'public',
    at: ['beforeDraw'],
    aim: (t) => optionsOf(t.cards(t.piles.adventureDiscard)),
    run: (t, _caster, aim) => t.move(aim!.card!, t.piles.adventure),
  }),
};

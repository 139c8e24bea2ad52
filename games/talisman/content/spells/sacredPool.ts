import { deedOption, type Option, perform, type Seat, seatOption } from '@tafelrunde/engine';
import { drawOne } from '../../rules/adventure.ts';
import { alignmentOption, ALIGNMENTS, setAlignment } from '../../rules/alignment.ts';
import { gain, lose } from '../../rules/change.ts';
import { takeGold } from '../../rules/duel.ts';
import { alignmentBefore, begin, removeCard } from '../../rules/lasting.ts';
import { kill, loseLives } from '../../rules/life.ts';
import { spellTargets } from '../../rules/spells.ts';
import { charactersOn, has, isSpellproof, others } from '../../rules/stats.ts';
import type { Effect, Fight } from '../../shape.ts';
import { spaceOf, spaceOption, SPACES } from '../../shape/spaces.ts';
import { anotherCharacter, anotherWith, anybody, theActive } from '../aims.ts';
import { cardsOf, type Cards } from '../define.ts';
import { templePrayer } from '../spaces/middle.ts';
import { heal, lose as loses, loseAll, nothing, pray, replenish } from '../vocabulary.ts';
import {
  activeOther,
  always,
  cardsOf as optionsOf,
  fateNow,
  forget,
  isHalted,
  nearPortal,
  othersGold,
} from './effects.ts';

const { spell } = cardsOf('sacredPool');

const killed: Effect = (t, seat) => kill(t, seat);
const VERDICT = pray({
  1: killed,
  2: loses('lives', 2),
  3: loseAll('fate'),
  4: nothing,
  5: heal(),
  6: replenish(),
});

const fighters = (fight: Fight): Seat[] => [
  ...(fight.heroRolls ? [fight.hero] : []),
  ...(fight.rival !== null && fight.foeRolls ? [fight.rival] : []),
];
const creatureRolls = (fight: Fight): boolean => fight.rival === null && fight.foeRolls && !fight.immune;

export const sacredPoolSpells: Cards = {
  cheatFate: spell({
    source: 'public',
    at: ['turnStart'],
    minds: fateNow,
    aim: activeOther((t, seat) => t.state.players[seat].fate > 0),
    *run(t, caster, aim) {
      const { fate } = t.state.players[aim!.seat!];
      yield* lose(t, aim!.seat!, 'fate', fate);
      yield* gain(t, caster, 'fate', fate);
    },
  }),
  feebleMind: spell({
    source: 'public',
    aim: anybody,
    early: nearPortal,
    run: (t, _caster, aim) => {
      t.state.players[aim!.seat!].craftNow -= 3;
    },
  }),
  generosity: spell({
    source: 'public',
    at: ['turnStart'],
    aim: anotherWith((t, seat) => t.state.players[seat].gold > 0),
    minds: othersGold,
    run: (t, caster, aim) => {
      if (aim!.seat !== caster) takeGold(t, caster, aim!.seat!, 99);
    },
  }),
  invokeFavour: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart'],
    aim: theActive,
    *run(t, _caster, aim) {
      yield* perform(templePrayer(t, aim!.seat!, null));
    },
  }),
  lifeTap: spell({
    source: 'public',
    at: ['turnStart'],
    aim: anotherCharacter,
    *run(t, caster, aim) {
      if ((yield* loseLives(t, aim!.seat!, 1, 'other')) > 0) yield* gain(t, caster, 'lives');
    },
  }),
  miniVortex: spell({
    source: 'public',
    aim: (t, caster) => {
      const holders = others(t, caster).filter((seat) => t.cards(t.piles.hand[seat]).length > 0);
      const spaces = holders.map((seat) => t.state.players[seat].space);
      for (let space = 0; space < SPACES.length; space++)
        if (t.cards(t.piles.space[space]).some((card) => t.def(card).type === 'spell')) spaces.push(space);
      return [...new Set(spaces)].map((space) => spaceOption(space));
    },
    early: always,
    run: (t, caster, aim) => {
      const space = spaceOf(aim!);
      for (const seat of charactersOn(t, space, 0))
        if (seat === caster || !isSpellproof(t, seat)) forget(t, seat);
      for (const card of t.cards(t.piles.space[space]).slice()) {
        if (t.def(card).type !== 'spell') continue;
        removeCard(t, card);
      }
    },
  }),
  misfortune: spell({
    source: 'public',
    copies: 2,
    at: ['beforeRoll', 'beforeFight'],
    // Anybody's die, the own one too, and that of a creature outside the inner region.
    aim: (t, caster, scene) => {
      const touchable = spellTargets(t, caster);
      const rolling = scene.type === 'fight' ? fighters(scene) : [scene.seat];
      if (scene.type === 'roll' && scene.dice.length >= scene.count) return [];
      const from = rolling.filter((seat) => touchable.includes(seat)).map((seat): Option => seatOption(seat));
      if (scene.type === 'fight' && creatureRolls(scene)) from.push(deedOption('theCreature'));
      return from;
    },
    run: (_t, _caster, aim, scene) => {
      if (scene.type === 'roll') {
        if (scene.seat === aim!.seat) scene.dice.push(1);
        return;
      }
      if (aim!.seat === scene.hero) scene.heroSet = 1;
      else if (aim!.seat === undefined || aim!.seat === scene.rival) scene.foeSet = 1;
    },
  }),
  retribution: spell({
    source: 'public',
    at: ['losing'],
    when: (_t, caster, scene) => scene.seat === caster && !scene.again,
    run: (_t, _caster, _aim, scene) => {
      scene.again = true;
    },
  }),
  reverence: spell({
    source: 'public',
    at: ['beforeRoll'],
    when: (_t, caster, roll) => {
      return roll.seat === caster && roll.what === 'pray' && roll.dice.length === 0;
    },
    *run(t, caster, _aim, roll) {
      while (roll.dice.length < roll.count)
        roll.dice.push(yield* t.number(caster, { prompt: 'dieResult', min: 1, max: 6 }));
    },
  }),
  stasis: spell({
    source: 'public',
    copies: 2,
    at: ['cardsDrawn'],
    aim: (_t, _caster, scene) => optionsOf(scene.cards),
    run: (t, caster, aim, draw) => {
      const card = aim!.card!;
      draw.cards.splice(draw.cards.indexOf(card), 1);
      t.setNote(card, null);
      t.move(card, t.piles.suspended[caster]);
      begin(t, 'stasis', caster, 1, { card });
      drawOne(t, draw);
    },
  }),
  temporaryChange: spell({
    source: 'public',
    copies: 2,
    aim: (t, caster, scene) =>
      anybody(t, caster, scene).filter(
        ({ seat }) => !t.state.players[seat!].swayed && !has(t, seat!, 'fixedAlignment'),
      ),
    early: isHalted,
    *run(t, caster, aim) {
      const seat = aim!.seat!;
      const before = t.state.players[seat].alignment;
      const from = ALIGNMENTS.filter((alignment) => alignment !== before).map(alignmentOption);
      const about = { other: seat };
      const { alignment } = yield* t.ask(caster, {
        prompt: 'alignmentOf',
        about,
        from,
        rules: ['TA-ALIGN-03'],
      });
      // What was only for a while before does not become the truth by it.
      const truth = alignmentBefore(t, seat) ?? before;
      setAlignment(t, seat, alignment);
      const now = t.state.players[seat].alignment;
      if (now !== before && now !== truth) begin(t, 'alignment', caster, 2, { whom: seat, before: truth });
    },
  }),
  vindication: spell({
    source: 'public',
    at: ['turnStart'],
    aim: theActive,
    *run(t, _caster, aim) {
      yield* perform(VERDICT(t, aim!.seat!, null));
    },
  }),
};

import { type Card, cardOption, type Option, type RuleId } from '@tafelrunde/engine';
import { openCages } from '../../rules/dungeon.ts';
import { chooseLaid, chooseMonster } from '../../rules/effects.ts';
import {
  banish,
  hallCards,
  moveFault,
  rearrange,
  refill,
  removalFault,
  takeMonster,
  weakenedBy,
} from '../../rules/hall.ts';
import { destroyLaid, drawCards, isHero, layOut, othersThan, sufferDisease } from '../../rules/party.ts';
import { carryFault } from '../../rules/weapons.ts';
import type { LaidCard, Thunderstone, Turn } from '../../shape.ts';
import { spell } from '../define.ts';

export const spells = [
  spell({
    kind: 'arcaneEnergies',
    box: 'base',
    source: 'public',
    price: 2,
    effects: [
      {
        name: 'enchantArms',
        in: 'dungeon',
        run: (t, turn) => {
          turn.armedTurned = true;
          drawCards(t, turn, 1);
        },
      },
    ],
  }),
  spell({
    kind: 'banish',
    box: 'base',
    source: 'public',
    price: 4,
    effects: [
      {
        name: 'banishOrRearrange',
        in: 'dungeon',
        movesMonsters: true, // TH-SOLO-22
        fault: (t) =>
          hallCards(t).some((card) => banishFault(t, card) === null) || movable(t).length > 1
            ? null
            : 'TH-TRAIT-19',
        *run(t, turn) {
          const monster = yield* chooseMonster(t, turn, {
            prompt: 'banishOrRearrange',
            rules: ['TH-GUARDIAN-12', 'TH-TRAIT-19'],
            cards: hallCards(t),
            fault: (card) => banishFault(t, card),
            or: rearrangeOption(t),
          });
          if (monster !== null) yield* banish(t, turn.seat, monster);
          else {
            const order = yield* t.order(turn.seat, {
              prompt: 'rearrange',
              from: movable(t).map((card) => cardOption(card)),
              rules: ['TH-GUARDIAN-11', 'TH-DUNGEON-22'],
            });
            yield* rearrange(
              t,
              turn.seat,
              order.map(({ card }) => card),
            );
          }
          const price = yield* chooseLaid(t, turn, {
            prompt: 'destroyOwn',
            commits: 'costs',
            rules: ['TH-TURN-06'],
            fits: (_def, { lentBy }) => lentBy === null,
          });
          if (price !== null) destroyLaid(t, turn, price);
          drawCards(t, turn, 1);
        },
      },
    ],
  }),
  spell({
    kind: 'battleFury',
    box: 'base',
    source: 'public',
    price: 3,
    effects: [
      {
        name: 'fury',
        in: 'dungeon',
        run: (_t, turn) => {
          turn.spellAttack++;
        },
      },
    ],
  }),
  spell({
    kind: 'creepingDeath',
    box: 'wrath',
    source: 'public',
    price: 11,
    effects: [
      {
        name: 'wither',
        in: 'dungeon',
        // TH-CARD-34 to TH-CARD-37
        *run(t, turn) {
          for (const seat of othersThan(t, turn.seat)) sufferDisease(t, seat);
          let taken = false;
          for (const card of hallCards(t)) {
            const def = t.def(card);
            if (def.sort !== 'monster' || def.traits.immuneToSpells) continue; // TH-TRAIT-15
            const weakened = weakenedBy(t, card) + 2;
            t.setNote(card, weakened);
            if (def.health > weakened || removalFault(t, card) !== null) continue;
            takeMonster(t, turn.seat, card);
            taken = true;
          }
          if (!taken) return;
          openCages(t, turn.seat);
          yield* refill(t, turn.seat);
        },
      },
    ],
  }),
  spell({ kind: 'fireball', box: 'base', source: 'public', price: 9, light: 1, magic: 3 }),
  spell({
    kind: 'foresightElixir',
    box: 'wrath',
    source: 'public',
    price: 6,
    gold: 2,
    foresees: true, // TH-CARD-24
    effects: [
      {
        name: 'foresee',
        in: 'dungeon',
        // TH-CARD-27: look at three, put them back in any order, then two cards must be drawn.
        *run(t, turn) {
          const top = t.cards(t.piles.dungeon).slice(-3).reverse();
          if (top.length > 0) {
            t.show(top, [turn.seat]);
            const order = yield* t.order(turn.seat, {
              prompt: 'arrange',
              from: top.map((card) => cardOption(card)),
              rules: ['TH-CARD-27'],
            });
            t.reorder(
              t.piles.dungeon,
              order.map(({ card }) => card),
              turn.seat,
            );
          }
          drawCards(t, turn, 2);
        },
      },
    ],
  }),
  spell({
    kind: 'illusoryBlade',
    box: 'wrath',
    source: 'public',
    price: 3,
    effects: [
      {
        name: 'conjureWeapon',
        in: 'dungeon',
        fault: (t, turn) => {
          const weapons = villageWeapons(t);
          if (weapons.length === 0) return 'TH-CARD-28';
          return weapons.some((card) => bearersFor(t, turn, card).length > 0) ? null : 'TH-CARD-29';
        },
        *run(t, turn) {
          const { card } = yield* t.ask(turn.seat, {
            prompt: 'conjure',
            from: villageWeapons(t).map((weapon) =>
              cardOption(weapon, bearersFor(t, turn, weapon).length > 0 ? null : 'TH-CARD-29'),
            ),
            rules: ['TH-CARD-28', 'TH-CARD-29'],
          });
          const { card: hero } = yield* t.ask(turn.seat, {
            prompt: 'equip',
            about: { kind: t.kind(card) },
            from: bearersFor(t, turn, card).map((one) => cardOption(one.card)),
            rules: ['TH-WEAPON-01', 'TH-CARD-29'],
          });
          const blade = layOut(t, turn, card);
          blade.lentBy = 'village'; // destroyed after the battle
          blade.by = hero;
          t.tell('equipped', { seat: turn.seat, weapon: blade.kind, hero: t.kind(hero) });
        },
      },
    ],
  }),
  spell({
    kind: 'magicalAura',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    effects: [
      {
        name: 'weightless',
        in: 'dungeon',
        run: (t, turn) => {
          turn.weightless = true;
          drawCards(t, turn, 1);
        },
      },
    ],
  }),
  spell({
    kind: 'magicMissile',
    box: 'wrath',
    source: 'public',
    price: 6,
    magic: 4,
    reaches: (rank) => rank === 1, // TH-CARD-32
  }),
];

/** Why a spell cannot send a monster away, or null. */
const banishFault = (t: Thunderstone, card: Card): RuleId | null =>
  removalFault(t, card) ?? (t.def(card).traits.immuneToSpells ? 'TH-TRAIT-15' : null);

/** The cards of ranks 1 to 3 that a spell may put elsewhere. */
const movable = (t: Thunderstone): Card[] =>
  hallCards(t).filter((card) => moveFault(t, card) === null && !t.def(card).traits.immuneToSpells);

const rearrangeOption = (t: Thunderstone): Option =>
  movable(t).length > 1 ? { id: 'rearrange' } : { id: 'rearrange', no: 'TH-GUARDIAN-11' };

/** What an Illusory Blade may become: the weapons that lie on top of their stacks. */
function villageWeapons(t: Thunderstone): Card[] {
  const weapons: Card[] = [];
  for (const stack of t.piles.stack) {
    const card = t.top(stack);
    if (card !== null && t.def(card).sort === 'weapon') weapons.push(card);
  }
  return weapons;
}

/** The heroes who could carry a weapon of the village now. */
const bearersFor = (t: Thunderstone, turn: Turn, weapon: Card): LaidCard[] =>
  turn.cards.filter(
    (one) => isHero(t.content[one.as]) && carryFault(t, turn, one, { as: t.kind(weapon), by: null }) === null,
  );

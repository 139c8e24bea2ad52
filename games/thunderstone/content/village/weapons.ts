import type { CardDef } from '../../shape/cards.ts';
import { strengthOf } from '../../rules/attack.ts';
import { chooseMonster } from '../../rules/effects.ts';
import { banish, hallCards, removalFault, takeMonster } from '../../rules/hall.ts';
import { destroyLaid, doom, drawCards, sufferDisease } from '../../rules/party.ts';
import { weapon } from '../define.ts';
import { hasClass, isWorth } from '../effects.ts';

const isCleric = hasClass('cleric');
/** The types a Warhammer is made for: every Doomknight and every Undead. One guardian is a Doomknight too. */
const HALLOWED: ReadonlySet<string> = new Set(['doomknightHumanoid', 'undeadDoom', 'undeadSpirit']);
const isHallowed = ({ group, kind }: CardDef): boolean => HALLOWED.has(group) || kind === 'darkChampion';

export const weapons = [
  weapon({
    kind: 'claymore',
    box: 'wrath',
    source: 'public',
    price: 7,
    gold: 3,
    weight: 8,
    attack: 5,
    keywords: ['edged'],
    // TH-CARD-22, TH-CARD-23: once a battle.
    *beforeRefill(t, turn, me) {
      if (me.used !== 0) return;
      const card = yield* chooseMonster(t, turn, {
        prompt: 'cleave',
        rules: ['TH-CARD-22'],
        cards: hallCards(t).filter((monster) => isWorth(t.def(monster), 1, 2)),
        fault: (monster) => removalFault(t, monster),
        or: { id: 'nothing', declines: true },
      });
      if (card === null) return;
      me.used = 1;
      turn.weaponUsed = true; // TH-TRAIT-17
      takeMonster(t, turn.seat, card);
    },
  }),
  weapon({
    kind: 'cursedMace',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 0,
    weight: 5,
    attack: 6,
    keywords: ['blunt'],
    wielded: (t, turn) => sufferDisease(t, turn.seat), // TH-CARD-40
  }),
  weapon({
    kind: 'flamingSword',
    box: 'base',
    source: 'public',
    price: 5,
    gold: 2,
    weight: 5,
    magic: 3,
    light: 1, // only while it is carried, and no light item: TH-WEAPON-04, TH-CARD-02
    keywords: ['edged'],
  }),
  weapon({
    kind: 'hatchet',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 1,
    weight: 3,
    attack: 3,
    keywords: ['edged'],
  }),
  weapon({
    kind: 'magiStaff',
    box: 'wrath',
    source: 'public',
    price: 4,
    gold: 2,
    weight: 3,
    magic: 1,
    keywords: ['blunt', 'magic'],
    effects: [
      {
        name: 'banish',
        in: 'dungeon',
        carried: true, // TH-CARD-43
        movesMonsters: true,
        fault: (t) => (hallCards(t).some((card) => removalFault(t, card) === null) ? null : 'TH-TRAIT-19'),
        *run(t, turn, me) {
          destroyLaid(t, turn, me);
          const card = yield* chooseMonster(t, turn, {
            prompt: 'banish',
            rules: ['TH-CARD-42'],
            cards: hallCards(t),
            fault: (monster) => removalFault(t, monster),
          });
          if (card !== null) yield* banish(t, turn.seat, card);
          drawCards(t, turn, 1); // TH-CARD-42
        },
      },
    ],
  }),
  weapon({
    kind: 'polearm',
    box: 'base',
    source: 'public',
    price: 7,
    gold: 3,
    weight: 2,
    attack: 2,
    keywords: ['edged'],
    bonus: (row, { content, turn }, _me, hero) => {
      if (hero !== null && strengthOf(content, turn, hero) >= 8) row.attack += 4;
    },
  }),
  weapon({
    kind: 'shortBow',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 3,
    weight: 4,
    keywords: ['bow'],
    // TH-CARD-30, TH-CARD-31
    bonus: (row, { content, rank }, _me, hero) => {
      if (rank >= 2) row.attack += 3;
      if (hero !== null && content[hero.as].classes.includes('archer')) row.attack += 2;
    },
  }),
  weapon({
    kind: 'shortSword',
    box: 'base',
    source: 'public',
    price: 6,
    gold: 3,
    weight: 4,
    attack: 4,
    keywords: ['edged'],
  }),
  weapon({
    kind: 'spear',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    weight: 4,
    attack: 2,
    keywords: ['edged'],
    effects: [
      {
        name: 'throw',
        in: 'dungeon',
        carried: true,
        // It is gone for good, but counts as carried until the battle is over.
        run: (t, turn, me) => {
          me.attack += 3;
          doom(t, turn, me);
        },
      },
    ],
  }),
  weapon({
    kind: 'warhammer',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    weight: 5,
    attack: 3,
    keywords: ['blunt'],
    bonus: (row, { content, monster }, _me, hero) => {
      if (hero !== null && isCleric(content[hero.as]) && isHallowed(monster)) row.attack += 3;
    },
  }),
];

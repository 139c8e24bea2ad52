import { cardOption, type Option } from '@tafelrunde/engine';
import { carryFault } from '../../rules/weapons.ts';
import { makeDiscard } from '../../rules/discarding.ts';
import { layOut, othersThan, takeAway } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';

/** Any number of weapons, each light enough by itself. TH-CARD-16, TH-CARD-17 */
const torynSet: HeroSet & { anyWeapons: true } = {
  group: 'toryn',
  box: 'wrath',
  source: 'public',
  classes: ['fighter'],
  anyWeapons: true,
};

export const toryn = [
  hero({ ...torynSet, kind: 'torynScrapper', level: 1, strength: 7, price: 7, levelUp: 2, attack: 2 }),
  hero({ ...torynSet, kind: 'torynDuelist', level: 2, strength: 8, price: 9, levelUp: 3, attack: 3 }),
  hero({
    ...torynSet,
    kind: 'torynGladiator',
    level: 3,
    strength: 9,
    price: 12,
    points: 2,
    attack: 4,
    effects: [
      {
        name: 'disarm',
        in: 'dungeon',
        // TH-CARD-18: the others discard a weapon; the Gladiator may borrow one of them for this battle.
        *run(t, turn, me) {
          const others = othersThan(t, turn.seat);
          const weapons = yield* makeDiscard(t, others, {
            prompt: 'discardWeapon',
            rules: ['TH-CARD-18'],
            fits: (def) => def.sort === 'weapon',
          });
          const from: Option[] = weapons.flatMap((card) => (card === null ? [] : [cardOption(card)]));
          if (from.length === 0) return;
          const { card } = yield* t.ask(turn.seat, {
            prompt: 'borrow',
            from: [...from, { id: 'nothing' }],
            rules: ['TH-CARD-18'],
          });
          if (card === undefined) return;
          const owner = others[weapons.indexOf(card)];
          const weapon = layOut(t, turn, card);
          weapon.lentBy = owner;
          if (carryFault(t, turn, me, weapon) === null) weapon.by = me.card;
          else takeAway(t, turn, weapon, t.piles.discard[owner]);
          t.tell('borrowed', { seat: turn.seat, owner, kind: weapon.kind });
        },
      },
    ],
  }),
];

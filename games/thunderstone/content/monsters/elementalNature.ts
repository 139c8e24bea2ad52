import { attackOn, isArmed } from '../../rules/attack.ts';
import { hasLaid } from '../../rules/effects.ts';
import { targetOf } from '../../rules/hall.ts';
import { doom, isHero, ownCards } from '../../rules/party.ts';
import type { CardDef } from '../../shape/cards.ts';
import { monster } from '../define.ts';

const set = { group: 'elementalNature', box: 'wrath', source: 'public', gold: 1 } as const;

/** Either kind of Elemental. TH-CARD-65, TH-CARD-68 */
const isElemental = (def: CardDef): boolean =>
  def.group === 'elementalNature' || def.group === 'elementalPain';

export const elementalNature = [
  // TH-CARD-66
  monster({
    ...set,
    kind: 'airWrath',
    copies: 2,
    health: 5,
    experience: 1,
    points: 2,
    traits: { shunsSpells: true },
  }),
  monster({
    ...set,
    kind: 'earthWrath',
    copies: 2,
    health: 7,
    experience: 2,
    points: 7,
    traits: { magic: 'needed' },
    // TH-CARD-65
    battle: (t, turn) => {
      turn.halved = !hasLaid(t, turn, isElemental);
    },
  }),
  monster({
    ...set,
    kind: 'fireWrath',
    copies: 2,
    health: 6,
    experience: 2,
    points: 4,
    light: 1, // TH-CARD-69
    traits: { immuneToSpells: true, immuneToUnarmed: true },
  }),
  monster({
    ...set,
    kind: 'thunderWrath',
    copies: 2,
    health: 9,
    experience: 3,
    points: 8,
    traits: { shunsSpells: true, shunsWeapons: true },
    // TH-CARD-67: all hand cards that lie there are shuffled, used or not, and one comes up.
    battle: (t, turn) => {
      const own = ownCards(turn);
      if (own.length === 0) return;
      const one = t.pick(own);
      t.tell('struck', { seat: turn.seat, kind: one.kind });
      if (!isElemental(t.content[one.kind])) doom(t, turn, one); // TH-CARD-68
    },
  }),
  monster({
    ...set,
    kind: 'waterWrath',
    copies: 2,
    health: 5,
    experience: 1,
    points: 5,
    traits: { fixedLight: true },
    // TH-CARD-70
    battle: (t, turn) => {
      const { rows } = attackOn(t.content, turn, targetOf(t, turn.target!, turn.rank));
      turn.cards.forEach((one, i) => {
        if (!isHero(t.content[one.as]) || one.doomed) return;
        if (rows[i].magic === 0 && !isArmed(t.content, turn, one)) doom(t, turn, one);
      });
    },
  }),
];

import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK } from '../../shape.ts';
import { isHero } from '../../rules/party.ts';
import { destroyAll, destroyOne, sicken } from '../battle.ts';
import { BASICS } from '../basics.ts';
import { monster } from '../define.ts';
import { hasClass } from '../effects.ts';

const set = { group: 'abyssal', box: 'base', source: 'public' } as const;

const isCleric = hasClass('cleric');
const isWizard = hasClass('wizard');

export const abyssal = [
  monster({
    ...set,
    kind: 'archdukeOfPain',
    copies: 1,
    health: 10,
    experience: 3,
    points: 8,
    gold: 3,
    traits: { magic: 'needed' },
    battle: destroyAll((def) => isHero(def) && (isCleric(def) || isWizard(def))),
    // The top two of every hero stack, and of the Militia.
    breach: (t) => {
      const { stack, trash } = t.piles;
      const stacks = [BASICS.indexOf('militia')];
      for (let i = FIRST_HERO_STACK; i < FIRST_VILLAGE_STACK; i++) stacks.push(i);
      const lost: string[] = [];
      for (const i of stacks)
        for (let n = 0; n < 2; n++) {
          const card = t.draw(stack[i], trash);
          if (card !== null) lost.push(t.kind(card));
        }
      t.tell('ravaged', { kinds: lost });
    },
  }),
  monster({ ...set, kind: 'grudgebeast', copies: 2, health: 4, experience: 1, points: 2, gold: 1 }),
  monster({
    ...set,
    kind: 'succubus',
    copies: 2,
    health: 6,
    experience: 2,
    points: 4,
    gold: 2,
    traits: { halfWithout: 'magic' },
  }),
  monster({
    ...set,
    kind: 'tormentor',
    copies: 2,
    health: 8,
    experience: 3,
    points: 6,
    gold: 2,
    traits: { halfWithout: 'weapon' },
    battle: destroyOne(isCleric),
  }),
  monster({
    ...set,
    kind: 'theUnchained',
    copies: 3,
    health: 5,
    experience: 1,
    points: 3,
    gold: 1,
    magic: 1,
    battle: sicken(1),
  }),
];

import { deedOption, type Option } from '@tafelrunde/engine';
import { pay, payOption } from '../rules/change.ts';
import { rollOne } from '../rules/fate.ts';
import { isPreventable, loseLives } from '../rules/life.ts';
import { loseCard, weaponsAgainst, weaponsAtOnce } from '../rules/objects.ts';
import { roomForSpell } from '../rules/spells.ts';
import type { Card, Fight, Hook, LosingCard, Seat, Taking, Talisman } from '../shape.ts';
import { fightsIn, strengthen } from './characters/thralls.ts';
import { cardsOf, type Cards } from './define.ts';
import { gain } from './vocabulary.ts';

const base = cardsOf('base', 'purchases');
const cataclysm = cardsOf('cataclysm', 'purchases');

/** The Purchase supply of the base game. */
export const basePurchases: Cards = {
  mule: base.follower({ source: 'public', copies: 4, tags: ['mule', 'steed'], gives: { carry: 4 } }),
  armour: base.object({ source: 'public', copies: 4, armour: 4 }),
  axe: base.object({ source: 'public', copies: 4, weapon: true, tags: ['axe'], gives: { battle: 1 } }),
  sword: base.object({ source: 'public', copies: 3, weapon: true, gives: { battle: 1 } }),
  waterBottle: base.object({ source: 'public', copies: 4, grants: ['desertproof'] }),
  helmet: base.object({ source: 'public', copies: 4, armour: 6 }),
  shield: base.object({ source: 'public', copies: 4, armour: 5 }),
  raft: base.object({ source: 'seed', tags: ['raft'] }),
};

/** The Weapons somebody has drawn in a fight so far. */
const drawnBy = (fight: Fight, owner: Seat): Card[] =>
  fight.hero === owner ? fight.weapons : fight.rivalWeapons;
/** The Haversack is torn instead of another Object. */
const torn = (t: Talisman, owner: Seat, card: Card): 'replaced' => {
  loseCard(t, owner, card);
  return 'replaced';
};
const spares: Hook<LosingCard> = {
  mode: 'instead',
  commits: 'costs',
  when: (t, owner, { seat, card: lost }, card) =>
    seat === owner && lost !== card && t.def(lost).type === 'object',
  run: (t, owner, _losing, card) => torn(t, owner, card),
};
const withholds: Hook<Taking> = {
  mode: 'instead',
  commits: 'costs',
  when: (t, owner, { from, card: taken }, card) =>
    from === owner && taken !== card && t.def(taken).type === 'object',
  run: (t, owner, _taking, card) => torn(t, owner, card),
};

/** What The Cataclysm adds to it, two of each. */
export const cataclysmPurchases: Cards = {
  // Shot before the dice, in the place of another Weapon. An arrow costs gold, or the bow.
  bow: cataclysm.object({
    source: 'public',
    copies: 2,
    weapon: true,
    on: {
      beforeFight: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, fight, card) =>
          fight.kind === 'battle' &&
          fightsIn(fight, owner) &&
          drawnBy(fight, owner).length < weaponsAtOnce(t, owner) &&
          weaponsAgainst(t, owner, fight.foes).includes(card),
        *run(t, owner, fight, card) {
          drawnBy(fight, owner).push(card);
          strengthen(fight, owner, yield* rollOne(t, owner, t.kind(card)));
          const from: Option[] = [deedOption('loseBow', { commits: 'costs' })];
          if (t.state.players[owner].gold > 0) from.unshift(payOption(1));
          const { does } = yield* t.ask(owner, { prompt: 'arrow', from });
          if (does === 'loseBow') loseCard(t, owner, card);
          else pay(t, owner, 1);
        },
      },
    },
  }),
  crystalSceptre: cataclysm.object({ source: 'memory', copies: 2, magic: true, grants: ['psychicAttack'] }),
  greatsword: cataclysm.object({ source: 'public', copies: 2, weapon: true, gives: { battle: 2 } }),
  haversack: cataclysm.object({
    source: 'public',
    copies: 2,
    gives: { carry: 1 },
    on: { losingCard: spares, taking: withholds },
  }),
  healersKit: cataclysm.object({
    source: 'public',
    copies: 2,
    on: {
      loss: {
        mode: 'instead',
        when: (_t, owner, loss) => loss.seat === owner && isPreventable(loss),
        *run(t, owner, _loss, card) {
          const rolled = yield* rollOne(t, owner, t.kind(card));
          if (rolled <= 1) loseCard(t, owner, card);
          return rolled >= 6 ? ('replaced' as const) : undefined;
        },
      },
    },
  }),
  map: cataclysm.object({ source: 'public', copies: 2, totalAt: { mines: -2 } }),
  personalJournal: cataclysm.object({ source: 'public', copies: 2, tags: ['journal'] }),
  psychicCrystal: cataclysm.object({ source: 'memory', copies: 2, magic: true, gives: { psychic: 1 } }),
  scroll: cataclysm.object({
    source: 'memory',
    copies: 2,
    magic: true,
    use: {
      can: (t, owner) => roomForSpell(t, owner),
      discards: true,
      does: gain('spell'),
    },
  }),
  shovel: cataclysm.object({ source: 'public', copies: 2, totalAt: { crypt: -2 } }),
  spikedShield: cataclysm.object({
    source: 'public',
    copies: 2,
    armour: 5,
    on: {
      beforeFight: {
        mode: 'must',
        when: (_t, owner, fight) => fight.rival === owner && fight.kind === 'battle',
        *run(t, _owner, fight) {
          yield* loseLives(t, fight.hero, 1, 'other');
        },
      },
    },
  }),
  // Of use only with a weapon in hand.
  whetstone: cataclysm.object({
    source: 'public',
    copies: 2,
    attackIf: (_t, seat, fight) =>
      fight.kind === 'battle' && (fight.hero === seat ? fight.weapons : fight.rivalWeapons).length > 0
        ? 1
        : 0,
  }),
};

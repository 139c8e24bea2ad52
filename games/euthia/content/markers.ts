import type { CardDef } from '../shape.ts';
import { essence, gem, potion } from './define.ts';

export const markers: readonly CardDef[] = [
  gem('ruby', { source: 'seed', copies: 15, icon: 'gems' }),
  gem('emerald', {
    source: 'seed',
    copies: 15,
    icon: 'emerald',
    does: [{ when: 'afterHeroRoll', use: 'permanent', fx: [{ clover: 1 }] }],
  }),
  gem('opal', {
    source: 'seed',
    copies: 15,
    icon: 'crystal-earrings',
    does: [{ when: 'anytime', use: 'flip', fx: [{ heal: 2 }] }],
  }),
  gem('sapphire', {
    copies: 15,
    icon: 'saphir',
    does: [{ when: 'beforeHeroRoll', use: 'flip', fx: [{ damagePlus: 1 }] }],
  }),
  gem('amethyst', {
    copies: 15,
    icon: 'amethyst',
    does: [{ when: 'outside', use: 'flip', fx: [{ move: 1 }] }],
  }),
  gem('onyx', {
    copies: 15,
    icon: 'diamonds',
    does: [{ when: 'afterMonsterRoll', use: 'flip', fx: [{ rabbitFoot: -1 }] }],
  }),
  gem('diamond', {
    source: 'seed',
    copies: 10,
    icon: 'cut-diamond',
    does: [{ when: 'anytime', use: 'flip', fx: [{ heal: 4 }] }],
  }),
  gem('demonStone', {
    source: 'seed',
    copies: 10,
    icon: 'evil-eyes',
    does: [{ when: 'anytime', use: 'flip', fx: [{ goldCard: 1 }] }],
  }),
  essence('air', {
    source: 'seed',
    copies: 15,
    icon: 'whirlwind',
    does: [{ when: 'beforeMonsterRoll', use: 'discard', fx: [{ oneDieLess: true }] }],
  }),
  essence('fire', {
    source: 'seed',
    copies: 15,
    icon: 'small-fire',
    does: [{ when: 'beforeHeroRoll', use: 'discard', fx: [{ damagePlus: 2 }] }],
  }),
  essence('water', {
    source: 'seed',
    copies: 15,
    icon: 'droplets',
    does: [{ when: 'anytime', use: 'discard', fx: [{ heal: 4 }] }],
  }),
  essence('earth', {
    copies: 15,
    icon: 'earth-spit',
    does: [{ when: 'afterHeroRoll', use: 'discard', fx: [{ clover: 3 }] }],
  }),
  potion({
    source: 'seed',
    copies: 12,
    icon: 'health-potion',
    does: [{ when: 'anytime', use: 'discard', fx: [{ heal: 3 }] }],
  }),
];

import { costText, effectText, type EffectWords } from '../effectText.ts';

const names: Readonly<Record<string, string>> = {
  mine: 'mining',
  trade: 'trade',
  combat: 'combat',
  demonStone: 'demon stone',
  towers: 'dragonslayer towers',
  dragonslayer: 'dragonslayers',
  sword: 'sword slot',
  ability: 'ability slot',
  firstStrike: 'first-strike slot',
  jewellery: 'jewellery slot',
  choice: 'of choice',
  full: 'all',
  potion: 'healing potion',
};

/** "1 wound", "3 wounds". */
const counted = (n: string, what: string): string => `${n} ${what}${n === '1' ? '' : 's'}`;

const words: EffectWords = {
  names,
  any: 'any',
  or: 'or',
  verbs: {
    gold: (n) => `${n} gold`,
    reputation: (n) => `${n} reputation`,
    gaar: (n) => `${n} gaar`,
    dwurt: (n) => `${n} dwurt`,
    potion: (n) => counted(n, 'healing potion'),
    silverCard: (n) => counted(n, 'silver card'),
    goldCard: (n) => counted(n, 'gold card'),
    gem: (n) => `gem: ${n}`,
    essence: (n) => `essence: ${n}`,
    heal: (n) => `heal ${n}`,
    wound: (n) => counted(n, 'wound'),
    health: (n) => counted(n, 'wound'),
    move: (n) => counted(n, 'movement point'),
    teleport: (n) => `teleport ${n}`,
    action: (n) => `action: ${n}`,
    clover: (n) => `clover ${n}`,
    rabbitFoot: (n) => `rabbit’s foot ${n}`,
    woundPlus: (n) => `wounds ${n}`,
    damagePlus: (n) => `damage +${n}`,
    damage: (n) => `${n} damage`,
    forbid: () => 'no attack',
    actionMarker: (n) => `action marker ${n}`,
    piece: () => 'discard a rage card',
    faer: (n) => `${n} Faer power`,
    ward: (n) => counted(n, 'ward'),
  },
};

export const effects = (fx: Parameters<typeof effectText>[1]): string => effectText(words, fx);
export const cost = (of: Parameters<typeof costText>[1]): string => costText(words, of);
export const name = (key: unknown): string => names[String(key)] ?? String(key);

import type { CardWords } from '@tafelrunde/engine';
import type { allies as de } from '../de/allies.ts';
import { does, lines } from './cardText.ts';

export const allies = {
  grimfell: {
    name: 'Grimfell, the Young Wolf',
    text: lines(
      'Start side: Grimfell, the Young Wolf',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 2 physical damage to 1 enemy, 3 if it already had wound tokens.',
      ),
      does({ type: 'passive', from: 'area' }, 'If this ally’s action kills an enemy, turn this card over.'),
      'Other side: Grimfell, Leader of the Pack',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 3 physical damage to 1 enemy, 4 if it already had wound tokens. If this kills it, draw 1 card.',
      ),
    ),
  },
  oda: {
    name: 'Oda, the Herb Woman',
    text: lines(
      'Start side: Oda, the Herb Woman',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        '1 hero or other ally gains 3 regeneration points.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'After you rested, you may spend 1 loot token to turn this card over.',
      ),
      'Other side: Oda, Mother of Healers',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Up to 2 heroes or other allies gain 2 regeneration points each and remove 1 condition token each.',
      ),
    ),
  },
  skirra: {
    name: 'Skirra, the Mist Falcon',
    text: lines(
      'Start side: Skirra, the Mist Falcon',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Deal 1 physical damage to 1 enemy and place 1 dazed on it.',
      ),
      does({ type: 'passive', from: 'area' }, 'When a Wildlands location is revealed, turn this card over.'),
      'Other side: Skirra, Eye of the Storm',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Deal 1 physical damage to each of up to 2 enemies and place 1 dazed on each.',
      ),
    ),
  },
  jorun: {
    name: 'Jorun, the Sellsword',
    text: lines(
      'Start side: Jorun, the Sellsword',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 2 physical damage to 1 enemy, 3 if at least 2 enemies are in your hero area.',
      ),
      does({ type: 'fast', from: 'area' }, 'Spend 2 loot tokens to turn this card over.'),
      'Other side: Jorun, the Banneret',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 3 physical damage to 1 enemy. 1 hero (range 2) lowers their focus by 1.',
      ),
    ),
  },
  fahl: {
    name: 'Fahl, the Will-o’-the-Wisp',
    text: lines(
      'Start side: Fahl, the Will-o’-the-Wisp',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Deal 1 magical damage to 1 enemy and place 1 burning on it.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'When the time marker reaches an event number, turn this card over.',
      ),
      'Other side: Fahl, the Torch in the Mist',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Deal 2 magical damage to 1 enemy and place 1 burning on it. 1 hero gains 1 regeneration point.',
      ),
    ),
  },
  thorn: {
    name: 'Thorn, the Stone Warden',
    text: lines(
      'Start side: Thorn, the Stone Warden',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 1 physical damage to 1 enemy. Until the end of the round you prevent 1 damage of every attack against you.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'At the end of the round, if at least 4 wound tokens lie on this card: turn it over.',
      ),
      'Other side: Thorn, the Wakened Rock',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 1 physical damage to each of up to 3 enemies in the same zone and place 1 dazed on 1 of them.',
      ),
    ),
  },
  ysk: {
    name: 'Ysk, the Frost Whelp',
    text: lines(
      'Start side: Ysk, the Frost Whelp',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 2 magical damage to 1 enemy, 3 if it is dazed.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'At the end of a restoration: if no wound token lies on this card, turn it over.',
      ),
      'Other side: Ysk, the Frost Dragon',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 2 },
        'Deal 2 magical damage to each of up to 2 enemies.',
      ),
    ),
  },
  krah: {
    name: 'Krah, the Ravenok Turncoat',
    text: lines(
      'Start side: Krah, the Ravenok Turncoat',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Deal 2 physical damage to 1 enemy. If this kills it, gain 1 loot token.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'At the start of your hero turn, if the pool holds at least 6 loot tokens: turn this card over.',
      ),
      'Other side: Krah, the Shadow Walker',
      does(
        { type: 'ally', from: 'area', range: 2 },
        'Deal 2 physical damage to 1 enemy, 4 if it is enraged or dazed. If this kills it, gain 1 loot token.',
      ),
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;

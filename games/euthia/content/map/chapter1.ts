import type { CardDef } from '../../shape.ts';
import { land } from '../define.ts';

export const chapter1: readonly CardDef[] = [
  land(1, 'start', 'startChurch', {
    source: 'seed',
    special: 'church',
    centre: { place: 'church' },
    hexes: [{ terrain: 'meadow' }, { terrain: 'meadow' }, { terrain: 'meadow' }],
  }),
  land(1, 'scenario', 'priestChurch', {
    source: 'seed',
    scenarios: ['mirrezilsShadow', 'lonelyPath'],
    special: 'church',
    centre: { place: 'church', priest: true },
    hexes: [{ terrain: 'meadow' }, { terrain: 'forest' }, { terrain: 'meadow' }],
  }),
  land(1, 'fixed', 'traderGreen', {
    solo: true,
    hexes: [
      { terrain: 'meadow', trade: 'trader', monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'meadow', elemental: 'water' },
    ],
  }),
  land(1, 'fixed', 'alchemistBrook', {
    solo: true,
    hexes: [
      { terrain: 'lake', raw: 'lakebed', monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'meadow', trade: 'alchemist', monster: 1, loot: { gold: 2, gaar: 1, potion: 1 } },
      { terrain: 'meadow', portal: true },
    ],
  }),
  land(1, 'fixed', 'humStones', {
    hexes: [
      { terrain: 'meadow', elemental: 'earth' },
      { terrain: 'forest', treasure: 1, monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'mountain', raw: 'mountain', monster: 1, loot: { gold: 3, gaar: 1 } },
    ],
  }),
  land(1, 'encounter', 'hunterLodge', {
    hexes: [
      { terrain: 'forest', encounter: 'hunter' },
      { terrain: 'forest', monster: 1, loot: { gold: 3, gaar: 1, silverCard: 1 } },
      { terrain: 'meadow', monster: 1, loot: { gold: 2, gaar: 1 } },
    ],
  }),
  land(1, 'encounter', 'hermitHill', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'meadow', encounter: 'hermit' },
      { terrain: 'forest' },
    ],
  }),
  land(1, 'encounter', 'minerAdit', {
    hexes: [
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'mountain', raw: 'mountain', monster: 1, loot: { gold: 2, gaar: 1, potion: 1 } },
      { terrain: 'meadow', encounter: 'miner' },
    ],
  }),
  land(1, 'encounter', 'healerGarden', {
    hexes: [
      { terrain: 'meadow', encounter: 'healer' },
      { terrain: 'lake', raw: 'lakebed' },
      { terrain: 'forest', monster: 1, loot: { gold: 2, gaar: 1 } },
    ],
  }),
  land(1, 'other', 'oldQuarry', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'mountain', raw: 'mountain', monster: 1, loot: { gold: 3, gaar: 1 } },
      { terrain: 'meadow', treasure: 1, monster: 1, loot: { gold: 2, gaar: 1 } },
    ],
  }),
  land(1, 'other', 'reedShore', {
    hexes: [
      { terrain: 'lake', raw: 'lakebed', monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'meadow' },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(1, 'other', 'robberTrail', {
    hexes: [
      { terrain: 'forest', monster: 1, loot: { gold: 3 } },
      { terrain: 'forest', treasure: 1 },
      { terrain: 'meadow', monster: 1, loot: { gold: 1, silverCard: 1 } },
    ],
  }),
  land(1, 'other', 'foxDen', {
    hexes: [
      { terrain: 'cave', raw: 'cave', monster: 1, loot: { gold: 3, gaar: 1 } },
      { terrain: 'forest' },
      { terrain: 'meadow', treasure: 1, monster: 1, loot: { gold: 2, gaar: 1 } },
    ],
  }),
  land(1, 'other', 'emptyFarm', {
    hexes: [
      { terrain: 'meadow', treasure: 1, monster: 1, loot: { gold: 2, gaar: 1, potion: 1 } },
      { terrain: 'meadow' },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(1, 'other', 'borderHills', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 2, loot: { gold: 4, gaar: 1, silverCard: 1 } },
      { terrain: 'forest', monster: 1, loot: { gold: 3, gaar: 1 } },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(1, 'other', 'mistHollow', {
    hexes: [
      { terrain: 'moor', monster: 1, loot: { gold: 2, gaar: 1 } },
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'forest', treasure: 1, monster: 1, loot: { gold: 3, gaar: 1 } },
    ],
  }),
];

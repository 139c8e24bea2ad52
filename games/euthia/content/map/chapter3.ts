import type { CardDef } from '../../shape.ts';
import { land } from '../define.ts';

export const chapter3: readonly CardDef[] = [
  land(3, 'fixed', 'moorStill', {
    solo: true,
    hexes: [
      { terrain: 'moor', trade: 'alchemist', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
      { terrain: 'moor', portal: true },
      { terrain: 'moor', elemental: 'earth' },
    ],
  }),
  land(3, 'fixed', 'midTowers', {
    solo: true,
    special: 'towers',
    centre: { place: 'towers' },
    hexes: [
      { terrain: 'barren', trade: 'towers', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'meadow', trade: 'towers' },
      { terrain: 'barren', trade: 'towers', monster: 2, loot: { gold: 6, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(3, 'fixed', 'springFair', {
    hexes: [
      { terrain: 'forest', elemental: 'water' },
      { terrain: 'meadow', trade: 'trader', monster: 2, loot: { gold: 4, gaar: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(3, 'encounter', 'witchHollow', {
    hexes: [
      { terrain: 'moor', encounter: 'witch', monster: 2, loot: { gold: 4, gaar: 1, silverCard: 1 } },
      { terrain: 'moor' },
      { terrain: 'cave', raw: 'cave', monster: 2, loot: { gold: 5, gaar: 1 } },
    ],
  }),
  land(3, 'encounter', 'druidGrove', {
    hexes: [
      { terrain: 'forest', encounter: 'druid' },
      { terrain: 'lake', raw: 'lakebed', monster: 2, loot: { gold: 4, gaar: 1 } },
      { terrain: 'forest' },
    ],
  }),
  land(3, 'encounter', 'graveHill', {
    hexes: [
      { terrain: 'barren', treasure: 2, monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'moor', encounter: 'gravekeeper' },
      { terrain: 'moor', monster: 2, loot: { gold: 5, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(3, 'encounter', 'swordCamp', {
    source: 'seed',
    special: 'mercenaryCamp',
    centre: { place: 'encounter', encounter: 'mercenaryCamp' },
    hexes: [
      { terrain: 'meadow', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'barren' },
      { terrain: 'meadow', monster: 2, loot: { gold: 6, gaar: 1, potion: 1 } },
    ],
  }),
  land(3, 'other', 'highMoor', {
    hexes: [
      { terrain: 'moor', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
      { terrain: 'lake', raw: 'lakebed' },
      { terrain: 'moor', treasure: 2, monster: 2, loot: { gold: 4, gaar: 1 } },
    ],
  }),
  land(3, 'other', 'blackRidge', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 2, loot: { gold: 6, gaar: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'barren', monster: 3, loot: { gold: 7, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(3, 'other', 'drownedVillage', {
    hexes: [
      { terrain: 'lake', raw: 'lakebed', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'moor', treasure: 2 },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(3, 'other', 'ossuary', {
    hexes: [
      { terrain: 'cave', raw: 'cave', monster: 2, loot: { gold: 5, gaar: 1, silverCard: 1 } },
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'forest' },
    ],
  }),
  land(3, 'other', 'watchFire', {
    hexes: [
      { terrain: 'meadow', monster: 1, loot: { gold: 5, gaar: 1 } },
      { terrain: 'forest', treasure: 2, monster: 2, loot: { gold: 4, gaar: 1, potion: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(3, 'scenario', 'legendHall', {
    source: 'seed',
    scenarios: ['darkWings'],
    special: 'legend',
    centre: { place: 'encounter', encounter: 'legend' },
    hexes: [
      { terrain: 'barren', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'meadow' },
      { terrain: 'barren', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
    ],
  }),
  land(3, 'scenario', 'pilgrimGate', {
    scenarios: ['lonelyPath'],
    hexes: [
      { terrain: 'barren', site: 'pilgrimGate', monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'meadow' },
      { terrain: 'cave', raw: 'cave', monster: 2, loot: { gold: 5, gaar: 1 } },
    ],
  }),
];

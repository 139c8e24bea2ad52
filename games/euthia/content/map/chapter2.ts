import type { CardDef } from '../../shape.ts';
import { land } from '../define.ts';

export const chapter2: readonly CardDef[] = [
  land(2, 'fixed', 'northTowers', {
    solo: true,
    special: 'towers',
    centre: { place: 'towers' },
    hexes: [
      { terrain: 'meadow', trade: 'towers', monster: 1, loot: { gold: 4, gaar: 1 } },
      { terrain: 'forest', trade: 'towers', monster: 1, loot: { gold: 4, gaar: 1, silverCard: 1 } },
      { terrain: 'meadow', trade: 'towers' },
    ],
  }),
  land(2, 'fixed', 'windMarket', {
    solo: true,
    hexes: [
      { terrain: 'meadow', portal: true, monster: 1, loot: { gold: 3, gaar: 1 } },
      { terrain: 'forest', trade: 'trader', monster: 1, loot: { gold: 4, gaar: 1 } },
      { terrain: 'meadow', elemental: 'air' },
    ],
  }),
  land(2, 'fixed', 'emberKitchen', {
    hexes: [
      { terrain: 'barren', trade: 'alchemist', monster: 1, loot: { gold: 4, gaar: 1, potion: 1 } },
      { terrain: 'barren', elemental: 'fire' },
      { terrain: 'cave', raw: 'cave', monster: 2, loot: { gold: 5, gaar: 1 } },
    ],
  }),
  land(2, 'encounter', 'smithVale', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 1, loot: { gold: 4, gaar: 1 } },
      { terrain: 'meadow', encounter: 'weaponsmith' },
      { terrain: 'forest', monster: 2, loot: { gold: 5, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(2, 'encounter', 'envoyCamp', {
    hexes: [
      { terrain: 'meadow', encounter: 'envoy' },
      { terrain: 'meadow', monster: 1, loot: { gold: 4, gaar: 1 } },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(2, 'encounter', 'smugglerMarsh', {
    hexes: [
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'forest' },
      { terrain: 'moor', encounter: 'smuggler', monster: 1, loot: { gold: 3, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(2, 'other', 'twinLakes', {
    hexes: [
      { terrain: 'lake', raw: 'lakebed' },
      { terrain: 'lake', raw: 'lakebed', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
      { terrain: 'moor', treasure: 1, monster: 1, loot: { gold: 4, gaar: 1 } },
    ],
  }),
  land(2, 'other', 'boneField', {
    hexes: [
      { terrain: 'meadow', treasure: 2, monster: 2, loot: { gold: 4, gaar: 1 } },
      { terrain: 'barren', monster: 1, loot: { gold: 4, gaar: 1, silverCard: 1 } },
      { terrain: 'cave', raw: 'cave' },
    ],
  }),
  land(2, 'other', 'oreRidge', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'forest' },
    ],
  }),
  land(2, 'other', 'wildWood', {
    hexes: [
      { terrain: 'forest', monster: 1, loot: { gold: 4, gaar: 1 } },
      { terrain: 'forest', treasure: 1 },
      { terrain: 'forest', monster: 2, loot: { gold: 4, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(2, 'other', 'dripGrotto', {
    hexes: [
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'cave', raw: 'cave', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'meadow' },
    ],
  }),
  land(2, 'other', 'oldRoad', {
    hexes: [
      { terrain: 'meadow', monster: 2, loot: { gold: 6, gaar: 1, silverCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'meadow', treasure: 2, monster: 2, loot: { gold: 4, gaar: 1, potion: 1 } },
    ],
  }),
  land(2, 'scenario', 'golemRuins', {
    source: 'seed',
    scenarios: ['walkingDestruction'],
    hexes: [
      { terrain: 'barren', site: 'ruins' },
      { terrain: 'barren', treasure: 2, monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'cave', raw: 'cave' },
    ],
  }),
];

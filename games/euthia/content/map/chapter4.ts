import type { CardDef } from '../../shape.ts';
import { land } from '../define.ts';

export const chapter4: readonly CardDef[] = [
  land(4, 'fixed', 'ashTowers', {
    solo: true,
    special: 'towers',
    centre: { place: 'towers' },
    hexes: [
      { terrain: 'barren', trade: 'towers', monster: 3, loot: { gold: 7, gaar: 1, silverCard: 1 } },
      { terrain: 'barren', trade: 'towers', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'barren', trade: 'towers' },
    ],
  }),
  land(4, 'fixed', 'gustPost', {
    solo: true,
    hexes: [
      { terrain: 'barren', trade: 'trader', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'barren', elemental: 'air' },
      { terrain: 'barren', portal: true },
    ],
  }),
  land(4, 'fixed', 'slagLab', {
    hexes: [
      { terrain: 'barren', trade: 'alchemist', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'barren', elemental: 'fire' },
    ],
  }),
  land(4, 'encounter', 'rulerSeat', {
    source: 'seed',
    special: 'ruler',
    centre: { place: 'encounter', encounter: 'ruler' },
    hexes: [
      { terrain: 'meadow', monster: 2, loot: { gold: 6, gaar: 1 } },
      { terrain: 'meadow', monster: 2, loot: { gold: 5, gaar: 1, silverCard: 1 } },
      { terrain: 'meadow' },
    ],
  }),
  land(4, 'encounter', 'scholarTower', {
    hexes: [
      { terrain: 'forest', encounter: 'scholar' },
      { terrain: 'mountain', raw: 'mountain', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(4, 'encounter', 'oracleSpring', {
    hexes: [
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 6, gaar: 1, silverCard: 1 } },
      { terrain: 'moor', encounter: 'oracle' },
      { terrain: 'moor' },
    ],
  }),
  land(4, 'other', 'dragonRibs', {
    hexes: [
      { terrain: 'barren', monster: 3, loot: { gold: 7, gaar: 1, potion: 1 } },
      { terrain: 'barren', treasure: 3, monster: 3, loot: { gold: 5, gaar: 1, silverCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(4, 'other', 'mirrorLake', {
    hexes: [
      { terrain: 'lake', raw: 'lakebed', monster: 3, loot: { gold: 3, potion: 1, gaar: 1, silverCard: 1 } },
      { terrain: 'lake', raw: 'lakebed' },
      { terrain: 'forest', treasure: 2, monster: 2, loot: { gold: 2, gaar: 1 } },
    ],
  }),
  land(4, 'other', 'ashVale', {
    hexes: [
      { terrain: 'barren', monster: 2, loot: { gold: 6, gaar: 1 } },
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'barren', treasure: 3, monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
    ],
  }),
  land(4, 'other', 'stormRidge', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 3, loot: { gold: 6, gaar: 1, silverCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'meadow' },
    ],
  }),
  land(4, 'other', 'deadWood', {
    hexes: [
      { terrain: 'forest' },
      { terrain: 'forest', treasure: 3, monster: 3, loot: { gold: 5, gaar: 1, goldCard: 1 } },
      { terrain: 'moor', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
    ],
  }),
  land(4, 'scenario', 'farrugaEyrie', {
    scenarios: ['darkWings'],
    hexes: [
      { terrain: 'barren', site: 'eyrie', monster: 3, loot: { gold: 7, gaar: 1, goldCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'barren', treasure: 3, monster: 2, loot: { gold: 5, gaar: 1 } },
    ],
  }),
  land(4, 'scenario', 'heartForge', {
    scenarios: ['walkingDestruction'],
    hexes: [
      { terrain: 'barren', site: 'heartForge' },
      { terrain: 'mountain', raw: 'mountain', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 7, gaar: 1, potion: 1 } },
    ],
  }),
  land(4, 'scenario', 'mirrezilLair', {
    scenarios: ['mirrezilsShadow'],
    hexes: [
      { terrain: 'barren', site: 'lair' },
      { terrain: 'barren', monster: 2, loot: { gold: 5, gaar: 1, potion: 1 } },
      { terrain: 'cave', raw: 'cave' },
    ],
  }),
];

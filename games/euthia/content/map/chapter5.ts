import type { CardDef } from '../../shape.ts';
import { land } from '../define.ts';

export const chapter5: readonly CardDef[] = [
  land(5, 'fixed', 'lastTowers', {
    solo: true,
    special: 'towers',
    centre: { place: 'towers' },
    hexes: [
      { terrain: 'barren', trade: 'towers', monster: 3, loot: { gold: 7, gaar: 1, potion: 1 } },
      { terrain: 'barren', trade: 'towers', monster: 3, loot: { gold: 6, gaar: 1, goldCard: 1 } },
      { terrain: 'barren', trade: 'towers' },
    ],
  }),
  land(5, 'fixed', 'endOfRoad', {
    solo: true,
    hexes: [
      { terrain: 'barren', trade: 'alchemist', monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'barren', portal: true },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(5, 'fixed', 'boneBazaar', {
    hexes: [
      { terrain: 'barren', trade: 'trader', monster: 2, loot: { gold: 5, gaar: 1 } },
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 6, gaar: 1, silverCard: 1 } },
      { terrain: 'barren', treasure: 3 },
    ],
  }),
  land(5, 'other', 'worldSpine', {
    hexes: [
      { terrain: 'mountain', raw: 'mountain', monster: 3, loot: { gold: 7, gaar: 1, silverCard: 1 } },
      { terrain: 'barren', elemental: 'earth' },
      { terrain: 'cave', raw: 'cave' },
    ],
  }),
  land(5, 'other', 'burningPlain', {
    hexes: [
      { terrain: 'barren', treasure: 3, monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'barren', elemental: 'fire' },
      { terrain: 'barren', monster: 3, loot: { gold: 8, gaar: 1, silverCard: 1 } },
    ],
  }),
  land(5, 'other', 'weepingMere', {
    hexes: [
      { terrain: 'lake', raw: 'lakebed', monster: 3, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'moor', elemental: 'water' },
      { terrain: 'lake', raw: 'lakebed' },
    ],
  }),
  land(5, 'other', 'howlingPass', {
    hexes: [
      { terrain: 'barren', monster: 3, loot: { gold: 8, gaar: 1, goldCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
      { terrain: 'barren', elemental: 'air' },
    ],
  }),
  land(5, 'other', 'deepWorks', {
    hexes: [
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 6, gaar: 1, silverCard: 1 } },
      { terrain: 'cave', raw: 'cave' },
      { terrain: 'barren', treasure: 3, monster: 3, loot: { gold: 5, gaar: 1, goldCard: 1 } },
    ],
  }),
  land(5, 'other', 'kingsBarrow', {
    hexes: [
      { terrain: 'moor', monster: 2, loot: { gold: 6, gaar: 1, potion: 1 } },
      { terrain: 'barren', treasure: 3, monster: 3, loot: { gold: 6, gaar: 1, potion: 1, silverCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(5, 'scenario', 'farrugaNest', {
    scenarios: ['darkWings'],
    hexes: [
      { terrain: 'barren', site: 'eyrie', monster: 3, loot: { gold: 8, gaar: 1, goldCard: 1 } },
      { terrain: 'barren', treasure: 3 },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(5, 'scenario', 'giantForge', {
    scenarios: ['walkingDestruction'],
    hexes: [
      { terrain: 'barren', site: 'heartForge' },
      { terrain: 'cave', raw: 'cave', monster: 3, loot: { gold: 7, gaar: 1, silverCard: 1 } },
      { terrain: 'mountain', raw: 'mountain' },
    ],
  }),
  land(5, 'scenario', 'shadowThrone', {
    scenarios: ['mirrezilsShadow'],
    hexes: [
      { terrain: 'barren', site: 'lair' },
      { terrain: 'barren', monster: 3, loot: { gold: 7, gaar: 1, potion: 1 } },
      { terrain: 'moor', treasure: 3, monster: 3, loot: { gold: 6, gaar: 1, goldCard: 1 } },
    ],
  }),
];

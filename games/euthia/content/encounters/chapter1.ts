import type { CardDef } from '../../shape.ts';
import { quest } from '../define.ts';

export const hunter: readonly CardDef[] = [
  quest('hunter', 'hunterFirstPelt', {
    pay: { trophy: [{ level: 1, n: 1 }] },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'hunterReward', n: 2, keep: 1 } }],
    icon: 'animal-hide',
  }),
  quest('hunter', 'hunterWinterStores', {
    pay: { trophy: [{ level: 1, n: 2 }] },
    gain: [{ reputation: 2 }, { gold: 4 }],
    icon: 'meat',
  }),
  quest('hunter', 'hunterBaitPit', {
    pay: { gaar: 2 },
    gain: [{ reputation: 1 }, { monsterTrophy: 1, from: 'discard' }],
    icon: 'wolf-trap',
  }),
  quest('hunter', 'hunterFreshTracks', {
    have: { wonFightThisTurn: { levelMin: 1 } },
    gain: [{ reputation: 1 }, { gold: 2 }, { silverCard: 1 }],
    icon: 'paw-print',
  }),
  quest('hunter', 'hunterBrothersKnife', {
    pay: { trophy: [{ level: 2, n: 1 }] },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'hunterReward', n: 3, keep: 1 } }],
    icon: 'bone-knife',
  }),
  quest('hunter', 'hunterCorneredPack', {
    pay: {
      trophy: [
        { level: 1, n: 1 },
        { level: 2, n: 1 },
      ],
    },
    gain: [{ reputation: 3 }, { gold: 3 }],
    icon: 'wolf-head',
  }),
  quest('hunter', 'hunterGreatBeast', {
    pay: { oneOf: [{ trophy: [{ level: 2, n: 2 }] }, { trophy: [{ level: 3, n: 1 }] }] },
    gain: [{ reputation: 3 }, { gold: 4 }, { drawTile: { stack: 'hunterReward', n: 1, keep: 1 } }],
    icon: 'beast-eye',
  }),
];

export const hermit: readonly CardDef[] = [
  quest('hermit', 'hermitOffering', {
    pay: { gaar: 2 },
    gain: [{ reputation: 1 }, { gold: 3 }],
    icon: 'prayer',
  }),
  quest('hermit', 'hermitUndergroundRiver', {
    pay: { gaar: 3 },
    gain: [{ reputation: 2 }, { essence: { oneOf: ['earth', 'water'] } }],
    icon: 'underground-cave',
  }),
  quest('hermit', 'hermitVowOfPoverty', {
    have: { gold: { max: 0 } },
    gain: [{ reputation: 1 }, { gaar: 3 }],
    icon: 'empty-metal-bucket',
  }),
  quest('hermit', 'hermitNightWatch', {
    pay: { actionMarker: 'combat' },
    gain: [{ reputation: 1 }, { gaar: 1 }, { heal: 3 }],
    icon: 'night-sky',
  }),
  quest('hermit', 'hermitBloodEcho', {
    pay: { health: 2 },
    gain: [{ reputation: 1 }, { gem: 'amethyst' }, { gaar: 1 }],
    icon: 'echo-ripples',
  }),
  quest('hermit', 'hermitFullVessel', {
    have: { gaar: { min: 4 } },
    gain: [{ reputation: 1 }, { gold: 3 }, { silverCard: 1 }],
    icon: 'jug',
  }),
  quest('hermit', 'hermitLastSilence', {
    pay: { gaar: 4 },
    gain: [{ reputation: 3 }, { gold: 2 }, { goldCard: 1 }],
    icon: 'sound-off',
  }),
];

export const miner: readonly CardDef[] = [
  quest('miner', 'minerProps', {
    pay: { raw: [{ stack: 'mountain', n: 1 }] },
    gain: [{ reputation: 1 }, { gold: 4 }],
    icon: 'stone-wall',
  }),
  quest('miner', 'minerPitLamp', {
    pay: { raw: [{ stack: 'cave', n: 1 }] },
    gain: [{ reputation: 1 }, { gem: 'opal' }, { gaar: 1 }],
    icon: 'miner',
  }),
  quest('miner', 'minerPumps', {
    pay: { raw: [{ stack: 'lakebed', n: 1 }] },
    gain: [{ reputation: 1 }, { gem: 'sapphire' }, { gold: 1 }],
    icon: 'manual-water-pump',
  }),
  quest('miner', 'minerKnocking', {
    have: { minedThisTurn: true },
    gain: [
      { reputation: 1 },
      { drawTile: { stack: { oneOf: ['mountain', 'lakebed', 'cave'] }, n: 3, keep: 1 } },
    ],
    icon: 'war-pick',
  }),
  quest('miner', 'minerBuriedGallery', {
    pay: { raw: [{ stack: 'any', n: 2 }] },
    gain: [{ reputation: 2 }, { gold: 2 }, { drawTile: { stack: 'treasure1', n: 1, keep: 1 } }],
    icon: 'falling-rocks',
  }),
  quest('miner', 'minerThreeLevels', {
    pay: {
      raw: [
        { stack: 'mountain', n: 1 },
        { stack: 'lakebed', n: 1 },
        { stack: 'cave', n: 1 },
      ],
    },
    gain: [{ reputation: 3 }, { gold: 6 }],
    icon: 'mine-wagon',
  }),
  quest('miner', 'minerClaim', {
    have: { markers: { kind: 'interaction', min: 5 } },
    gain: [{ reputation: 2 }, { gold: 4 }],
    icon: 'mining',
  }),
];

export const healer: readonly CardDef[] = [
  quest('healer', 'healerOneDraught', {
    pay: { potion: 1 },
    gain: [{ reputation: 1 }, { gold: 2 }],
    icon: 'health-potion',
  }),
  quest('healer', 'healerBloodletting', {
    pay: { health: 3 },
    gain: [{ reputation: 1 }, { gem: 'opal' }, { potion: 1 }],
    icon: 'bleeding-wound',
  }),
  quest('healer', 'healerNearDeath', {
    have: { health: { max: 3 } },
    gain: [{ reputation: 1 }, { gaar: 1 }, { heal: 'full' }],
    icon: 'half-dead',
  }),
  quest('healer', 'healerLakeHerbs', {
    pay: { raw: [{ stack: 'lakebed', n: 1 }] },
    gain: [{ reputation: 1 }, { potion: 3 }],
    icon: 'herbs-bundle',
  }),
  quest('healer', 'healerFullWard', {
    pay: { potion: 2 },
    gain: [{ reputation: 2 }, { gem: 'ruby' }],
    icon: 'bed',
  }),
  quest('healer', 'healerStillWater', {
    pay: { essence: [{ kind: 'water', n: 1 }] },
    gain: [{ reputation: 2 }, { gem: 'diamond' }],
    icon: 'holy-water',
  }),
  quest('healer', 'healerOath', {
    have: { maxHealth: { min: 10 } },
    gain: [{ reputation: 2 }, { gold: 3 }],
    icon: 'heart-shield',
  }),
];

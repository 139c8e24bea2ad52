import type { CardDef } from '../../shape.ts';
import { character, event } from '../define.ts';

export const lonelyPath: readonly CardDef[] = [
  event('eventHarvest', {
    stays: 'round',
    icon: 'wheat',
    does: [
      { when: 'turnedOver', fx: [{ discount: 1, prices: ['buy'], each: true, min: 1, lasts: 'thisRound' }] },
    ],
  }),
  event('eventFog', {
    stays: 'round',
    icon: 'fog',
    does: [
      { when: 'turnedOver', fx: [{ move: -1, perMarker: true, min: 1, lasts: 'thisRound' }] },
      { when: 'fightWon', fx: [{ gaar: 1 }] },
    ],
  }),
  event('eventBloodMoon', {
    stays: 'round',
    icon: 'moon',
    does: [
      { when: 'prep', fx: [{ monsterGain: { gaar: 1 } }] },
      { when: 'fightWon', fx: [{ reputation: 1 }] },
    ],
  }),
  event('eventRockfall', {
    stays: 'round',
    icon: 'falling-rocks',
    does: [{ when: 'mining', fx: [{ wound: 1 }, { mineCart: true, exhausts: 'none' }] }],
  }),
  event('eventStillness', {
    stays: 'round',
    icon: 'meditation',
    does: [
      { when: 'turnedOver', fx: [{ ignorePower: 'all', lasts: 'thisRound' }] },
      { when: 'confronting', fx: [{ clover: 2 }] },
    ],
  }),
  event('eventPilgrims', {
    stays: 'none',
    icon: 'pilgrim-hat',
    does: [
      {
        when: 'turnedOver',
        fx: [
          { choose: { k: 1, by: 'hero', of: [[{ heal: 4 }], [{ gold: 2 }], [{ gaar: 1 }, { potion: 1 }]] } },
        ],
      },
    ],
  }),
  event('eventTaxman', {
    stays: 'none',
    icon: 'cash',
    does: [
      {
        when: 'turnedOver',
        fx: [
          {
            choose: {
              k: 1,
              by: 'hero',
              of: [[{ gold: -2, full: true }], [{ reputation: -1 }, { goldCard: 1 }]],
            },
          },
        ],
      },
    ],
  }),
  character('trackerIlsabe', {
    at: 'trader',
    pay: { gold: 3 },
    icon: 'footprint',
    does: [
      { when: 'outside', use: 'exhaust', fx: [{ move: 2 }] },
      { when: 'revealing', fx: [{ scout: { stack: 'map', n: 1, under: 0 } }] },
    ],
  }),
  character('surgeonTamm', {
    at: 'alchemist',
    pay: { gold: 3 },
    icon: 'medical-pack',
    does: [{ when: 'anytime', use: 'exhaust', fx: [{ heal: 3 }] }],
  }),
  character('shieldMaidWrenn', {
    at: 'towers',
    pay: { gold: 4 },
    icon: 'shield-echoes',
    does: [{ when: 'afterMonsterRoll', use: 'exhaust', fx: [{ woundPlus: -3 }] }],
  }),
  character('porterOkko', {
    at: 'church',
    pay: { gold: 2 },
    icon: 'backpack',
    does: [{ when: 'permanent', fx: [{ pouch: 2, onCard: true, holds: ['raw', 'trophy', 'potion'] }] }],
  }),
];

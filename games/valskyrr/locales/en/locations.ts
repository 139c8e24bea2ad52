import type { CardWords } from '@tafelrunde/engine';
import type { locations as de } from '../de/locations.ts';

export const locations = {
  mistwatch: {
    name: 'The Mistwatch',
    text: 'Whoever rests here removes all condition tokens from themselves and their allies.',
  },
  lastWatchtower: {
    name: 'The Last Watchtower',
    text: 'At the start of the travel phase you may reveal 1 adjacent face-down location for free.',
  },
  abandonedMarket: {
    name: 'Abandoned Market',
    text: 'When an encounter is completed here: gain 1 loot token.',
  },
  saltRoad: {
    name: 'The Salt Road',
    text: 'Seen from afar: at the end of their turn every hero raises their focus by 1 if enemies are in play. An extended move from here costs no loot tokens.',
  },
  fortHarn: {
    name: 'Fort Harn',
    text: 'In each defence phase every hero prevents 1 damage of the first attack against them. Human enemies have +1 physical defence.',
  },
  gallowsHill: { name: 'Gallows Hill', text: 'Bounty: Human enemies have loot value +1.' },
  weirMill: {
    name: 'The Mill at the Weir',
    text: 'Whoever rests here may then take 1 card from their discard pile into hand.',
  },
  tollBridge: {
    name: 'The Toll Bridge',
    text: 'Arrival: lose 1 loot token, or every hero discards 1 hand card.',
  },
  crystalRiver: {
    name: 'Crystal River',
    text: 'At the end of the defence phase every hero may remove 1 poison or 1 burning from themselves.',
  },
  wolfGorge: {
    name: 'Wolf Gorge',
    text: 'Echo: after an enemy was enraged, the hero of that hero area raises their focus by 1.',
  },
  stormPeak: {
    name: 'Storm Peak',
    text: 'Gale: Ranged actions have −1 range (at least 1), but deal 1 more damage to 1 target.',
  },
  whisperWood: {
    name: 'The Whispering Wood',
    text: 'Cover: at the start of the pursuit phase every hero lowers their focus by 1.',
  },
  mistMoor: {
    name: 'The Mist Moor',
    text: 'Arrival: place 1 dazed on every hero. Insect and Dragon enemies get 1 wound token when they enter a hero area.',
  },
  mushroomGrove: {
    name: 'The Mushroom Grove',
    text: 'Whoever rests here may take 3 more regeneration points and then gets 1 poison.',
  },
  oldQuarry: { name: 'The Old Quarry', text: 'Blunt actions deal 1 more damage to 1 target.' },
  redTombs: { name: 'Red Tombs', text: 'Skeleton enemies have +1 magical defence.' },
  ashPlain: { name: 'The Ash Plain', text: 'Arrival: place 1 burning on every hero.' },
  blindCanyon: {
    name: 'The Blind Canyon',
    text: 'Actions against enemies have −1 range (at least 1). With at least 2 enemies in the enemy row, the last one stays behind in the pursuit phase.',
  },
  silentTower: {
    name: 'The Silent Tower',
    text: 'Magic actions deal 1 more damage to 1 target; those that generate focus generate 1 more.',
  },
  boneThrone: {
    name: 'The Throne of Bones',
    text: 'At the end of the hero phase: every hero with no enemy in their hero area buries the top card of their discard pile if there are enemies in play.',
  },
  redSandHeart: {
    name: 'The Heart of the Red Sand',
    text: 'Thirst: at the start of the defence phase every hero with 6 or more hand cards discards 1 hand card.',
  },
  mistMaw: {
    name: 'The Maw of Mist',
    text: 'Spirit enemies have +1 physical defence. Light actions deal 1 more damage to 1 target.',
  },
} satisfies Record<keyof typeof de, CardWords>;

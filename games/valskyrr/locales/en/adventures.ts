import type { CardWords } from '@tafelrunde/engine';
import type { adventures as de } from '../de/adventures.ts';
import { lines } from './cardText.ts';

export const adventures = {
  firstTracks: {
    name: 'First Tracks',
    text: lines(
      'Respite: At the start of the adventure and after every completed encounter: place 3H−3 objective tokens on the time charter.',
      'The more, the wilder: The boss has attack −1 against 1 hero, +1 against 3 and +2 against 4 heroes.',
      'Iron Will: At most 2 dazed lie on the boss; more are not placed.',
    ),
  },
  firstTracksA: { name: 'Fresh Trail', text: 'Greyfang has 3H life less.' },
  firstTracksB: { name: 'Hunter’s Cache', text: 'Gain 2 loot tokens.' },
  firstTracksC: { name: 'Deserted Camp', text: 'Every hero gains 2 regeneration points.' },
  firstTracksD: { name: 'Bloody Trail', text: 'Raise the threat of this location by 1.' },
  songOfBones: {
    name: 'Song of Bones',
    text: lines(
      'Silenced Tombs: For each safe Deadlands location the Bone Lord has 3H life less at setup (at most 6H).',
      'Event 1 · First Verse: Draw 1 blue enemy of any kind into the enemy row.',
      'Event 2 · Refrain: Raise the threat of the nearest safe location by 1.',
      'Event 3 · Third Verse: Draw 1 blue enemy of any kind into the enemy row.',
      'Event 4 · Refrain: Raise the threat of the nearest safe location by 1.',
      'Event 5 · Last Verse: Draw 1 blue enemy of any kind into the enemy row.',
      'Respite: At the start of the adventure and after every completed encounter: place 3H−3 objective tokens on the time charter.',
      'The more, the wilder: The boss has attack −1 against 1 hero, +1 against 3 and +2 against 4 heroes.',
      'Iron Will: At most 2 dazed lie on the boss; more are not placed.',
    ),
  },
  redSand: {
    name: 'Red Sand',
    text: lines(
      'Three Seals: The boss location may only be entered or scouted once quest tokens A, B and C are revealed.',
      'Event 1 · Hot Wind: Place 1 burning on every hero.',
      'Event 2 · Glowing Dunes: Place 1 burning on every hero and every ally.',
      'Event 3 · Sun without Shade: Every hero discards 2 hand cards or gets 1 burning.',
      'Event 4 · The Sand Sings: Place 1 burning on every hero, 2 on the one with the highest focus.',
      'Event 5 · Her Breath: Place 1 burning on every hero. Remove 1 objective token from the time charter.',
      'Respite: At the start of the adventure and after every completed encounter: place 3H−3 objective tokens on the time charter.',
      'The more, the wilder: The boss has attack −1 against 1 hero, +1 against 3 and +2 against 4 heroes.',
      'Iron Will: At most 2 dazed lie on the boss; more are not placed.',
    ),
  },
  redSandA: { name: 'Seal of the Mouth', text: 'Seal. Place 1 objective token on the time charter.' },
  redSandB: { name: 'Seal of the Hand', text: 'Seal. Gain 1 loot token.' },
  redSandC: {
    name: 'Seal of the Eye',
    text: 'Seal. Reveal up to 1 more face-down location other than the boss location.',
  },
  redSandD: { name: 'Fire Bowl', text: 'Trap: place 1 burning on every hero.' },
  redSandE: { name: 'Temple Guards', text: 'Trap: raise the threat of this location by 1.' },
  redSandF: { name: 'Quicksand', text: 'Trap: time ▷1.' },
  wingsOfTheStorm: {
    name: 'Wings of the Storm',
    text: lines(
      'Tailwind: When an encounter at a Wildlands location is completed: reveal up to 1 adjacent face-down location.',
      'Event 1 · Gusts: Reinforcement ▷1.',
      'Event 2 · Hail: Reinforcement ▷1.',
      'Event 3 · Sheet Lightning: Reinforcement ▷1. Every hero raises their focus by 2.',
      'Event 4 · Thunderclap: Reinforcement ▷1. Every hero raises their focus by 2.',
      'Event 5 · Eye of the Storm: Reinforcement ▷1. Every hero raises their focus by 2.',
      'Respite: At the start of the adventure and after every completed encounter: place 3H−3 objective tokens on the time charter.',
      'The more, the wilder: The boss has attack −1 against 1 hero, +1 against 3 and +2 against 4 heroes.',
      'Iron Will: At most 2 dazed lie on the boss; more are not placed.',
    ),
  },
  heartOfDread: {
    name: 'In the Heart of Dread',
    text: lines(
      'Grey Roads: A retreat also removes 1 objective token from the time charter.',
      'Event 1 · Deaf Silence: Place 1 dazed on every hero.',
      'Event 2 · Fading Lights: Remove 1 objective token from the time charter.',
      'Event 3 · Forgotten Names: Place 1 weakness on every hero.',
      'Event 4 · The Mist Calls Its Own: Enrage every Spirit and Demon enemy in the hero areas.',
      'Event 5 · Night without Shore: Darkness ▷1.',
      'Respite: At the start of the adventure and after every completed encounter: place 3H−3 objective tokens on the time charter.',
      'The more, the wilder: The boss has attack −1 against 1 hero, +1 against 3 and +2 against 4 heroes.',
      'Iron Will: At most 2 dazed lie on the boss; more are not placed.',
    ),
  },
  heartOfDreadA: {
    name: 'First Name Stone',
    text: 'A hero of your choice takes 2 cards of their choice from their burial pile into hand.',
  },
  heartOfDreadB: { name: 'Second Name Stone', text: 'Place H objective tokens on the time charter.' },
  heartOfDreadC: { name: 'Third Name Stone', text: 'The Ruler of Mist starts with 3H wound tokens.' },
  heartOfDreadD: { name: 'False Name', text: 'Place 1 dazed and 1 weakness on every hero.' },
} satisfies Record<keyof typeof de, CardWords>;

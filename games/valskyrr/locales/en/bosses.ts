import type { CardWords } from '@tafelrunde/engine';
import type { bosses as de } from '../de/bosses.ts';
import { lines } from './cardText.ts';

export const bosses = {
  greyfang: {
    name: 'Greyfang, Father of the Pack',
    text: lines(
      'Front: Greyfang, Father of the Pack',
      'Howl of the Pack (enemy row): At the start of the pursuit phase: every hero raises their focus by 1.',
      'Father of the Pack (hero area): Other Beast enemies in this hero area have attack +1.',
      'Enrage: He attacks. Then the leftmost Beast enemy of the enemy row enters this hero area. (calms)',
      'Back: Greyfang, Blood-Mad',
      'Scent of Blood (enemy row): At the start of the pursuit phase: he enters the hero area of the hero with the most cards in the burial pile.',
      'Bring Down (hero area): If his attack causes at least 2 wounds: the hero discards 1 hand card.',
      'Enrage: While enraged: attack +1.',
    ),
  },
  boneLord: {
    name: 'The Bone Lord',
    text: lines(
      'Front: The Bone Lord Enthroned',
      'Bone Toll (enemy row): At the start of the defence phase: every hero buries the top card of their deck.',
      'Royal Chill (hero area): His hero may resolve 1 ally action less.',
      'Enrage: Every hero buries the top card of their deck. (calms)',
      'Back: The Bone Lord, Reaper',
      'Scythe Sweep: At the start of the defence phase: every hero whose hero area he is not in suffers 1 physical damage.',
      'Harvest (hero area): After his attack the hero buries the top card of their discard pile.',
      'Enrage: Every other Skeleton enemy in this hero area attacks. (calms)',
    ),
  },
  ishara: {
    name: 'Ishara, Voice of the Red Sand',
    text: lines(
      'Front: Ishara, the Veiled',
      'Sandstorm (enemy row): She pursues nobody. At the start of the defence phase: place 1 burning on every hero with no enemy in their hero area.',
      'Offering: When another enemy is killed: remove 1 wound token from her.',
      'Enrage: Every hero discards 1 hand card. (calms)',
      'Back: Ishara, Unveiled',
      'Voice of the Sand: At the start of the pursuit phase: the hero with the lowest focus raises it by 3.',
      'Searing Sand (hero area): If her attack causes at least 3 wounds: place 1 burning on the hero.',
      'Enrage: Every hero buries 1 hand card of their choice. (calms)',
    ),
  },
  vharok: {
    name: 'Vharok, Sire of Storms',
    text: lines(
      'Front: Vharok in the Clouds',
      'Thunderbolt (enemy row): At the start of the defence phase: the hero with the highest focus suffers 2 magical damage.',
      'Take Wing (hero area): After his activation in the defence phase he goes to the right end of the enemy row.',
      'Enrage: Place 1 dazed on every hero. (calms)',
      'Back: Vharok Brought to Earth',
      'Voice of Thunder: At the start of the pursuit phase: every hero raises their focus by 1.',
      'Tail Sweep (hero area): When he attacks: every other hero suffers 1 physical damage.',
      'Enrage: While enraged: attack +1.',
    ),
  },
  mistRuler: {
    name: 'The Ruler of Mist',
    text: lines(
      'Front: The Ruler of Mist',
      'Veil of Mist (enemy row): Actions against enemies have −1 range (at least 1).',
      'Theft of Names (hero area): If his attack causes at least 1 wound: the hero attaches 1 hand card to him. When he turns over, all attachments return to their owners’ hands.',
      'Enrage: Remove 1 objective token from the time charter. He attacks. (calms)',
      'Back: The Heart of Dread',
      'Growing Night: At the end of the defence phase: remove 1 objective token from the time charter.',
      'Horror (hero area): When he attacks: every other hero buries the top card of their deck.',
      'Enrage: Place 1 weakness on every hero. While enraged: attack +1.',
    ),
  },
} satisfies Record<keyof typeof de, CardWords>;

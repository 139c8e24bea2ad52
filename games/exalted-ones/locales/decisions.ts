import type { Matter } from '@tafelrunde/engine';

/** What others hear that somebody decides about, by the questions it stands for. */
export const decisions: readonly Matter[] = [
  { de: 'die Farbe', en: 'the colour', of: ['colour'] },
  { de: 'die Helden', en: 'the heroes', of: ['pairing', 'draft', 'list'] },
  { de: 'den Beginn', en: 'who begins', of: ['start'] },
  { de: 'die Golems', en: 'the golems', of: ['golems', 'golemWhere'] },
  { de: 'die Aufstellung', en: 'the deployment', of: ['deploy', 'deployWhere'] },
  { de: 'die Ausrüstung', en: 'the equipment', of: ['buy'] },
  { de: 'die nächste Aktion', en: 'the next action', of: ['act', 'action', 'thenWhat'] },
  {
    de: 'den Weg',
    en: 'the way to go',
    of: ['way', 'moveAfter', 'teleportTo', 'teleportWhere', 'abilityMove'],
  },
  { de: 'das Ziel', en: 'the target', of: ['target', 'again', 'strike', 'pick', 'watch'] },
  {
    de: 'eine Reaktion',
    en: 'a reaction',
    of: ['react', 'share', 'startOfRound', 'startOfActivation', 'moveAnnounced', 'knockedOut', 'abilityDone'],
  },
  {
    de: 'eine Fähigkeit',
    en: 'an ability',
    of: [
      'either',
      'origin',
      'squad',
      'direction',
      'template',
      'circle',
      'point',
      'pointOrDecoy',
      'hedge',
      'part',
      'partForGold',
      'ball',
      'pushWhere',
      'abilityPlace',
      'markerWhere',
      'decoyWhere',
      'decoyToo',
    ],
  },
];

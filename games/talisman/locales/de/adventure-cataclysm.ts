import type { CardWords } from '@tafelrunde/engine';

/** Adventure cards of The Cataclysm. */
export const adventureCataclysm = {
  deadMagic: { name: 'Tote Magie', text: 'Drei Runden lang wirken weder Zauber noch magische Gegenstände.' },
  divineBlessings: {
    name: 'Göttlicher Segen',
    text: 'Erhalte 1 Stärke oder 1 Talent; ein anderer Charakter deiner Wahl erhält beides.',
  },
  rebirth: { name: 'Wiedergeburt', text: 'Alle heilen ganz und füllen ihr Schicksal auf.' },
  blightwoodTerror: {
    name: 'Schrecken des Faulwalds',
    text: 'Monster, Stärke 3, würfelt mit drei Würfeln. Bringt 2 Stärke statt einer Trophäe.',
  },
  abominationWraith: {
    name: 'Gräuelgeist',
    text: 'Geist, Talent 3, würfelt mit drei Würfeln. Bringt 2 Talent statt einer Trophäe.',
  },
  mongrelSprite: {
    name: 'Mischlingskobold',
    text: 'Geist, Talent 2. Für 1 Gold greift er nicht an und gibt dir 1 Schicksal.',
  },
  orderOfJosephine: {
    name: 'Orden der Josephine',
    text: 'Heilt auf Wunsch bis zu 2 Leben; ein anderer Charakter deiner Wahl erhält 1 Leben.',
  },
  ashfieldHideout: {
    name: 'Versteck im Aschefeld',
    text: 'Würfle: Mehr als deine Stärke bringt 1 Stärke und kostet 1 Gegenstand; sonst 2 Gold, und es ist geplündert.',
  },
  blightwoodShrine: {
    name: 'Schrein im Faulwald',
    text: 'Würfle: Mehr als dein Talent bringt 1 Talent und kostet 1 Gefährten; sonst 1 Zauber, und er verschwindet.',
  },
} satisfies Record<string, CardWords>;

import type { CardWords } from '@tafelrunde/engine';

/** Characters of The Frostmarch. */
export const charactersFrostmarch = {
  leprechaun: {
    name: 'Leprechaun',
    text: 'Von Feldern, Hügeln, Ebenen und Wäldern darfst du, statt zu würfeln, auf ein gleichnamiges Feld der Region. In Wäldern und im Tiefen Wald darfst du ausweichen. Wem du begegnest, dem darfst du 1 Gold nehmen.',
  },
  necromancer: {
    name: 'Nekromant',
    text: 'Ein Zauber zu Beginn. Du darfst psychisch angreifen. Besiegte Geister dürfen dir folgen: Einer je psychischem Kampf gibt sein Talent und geht.',
  },
  ogreChieftain: {
    name: 'Ogerhäuptling',
    text: 'Klippen: Würfle nur, wenn du willst. Besiegte Monster bis Stärke 5 dürfen dir folgen: Eines je Kampf gibt seine Stärke und geht.',
  },
  warlock: {
    name: 'Hexenmeister',
    text: 'Ein Zauber und ein Auftrag zu Beginn. Ein erfüllter Auftrag bringt dir auch einen Zauber. Du darfst psychisch angreifen.',
  },
} satisfies Record<string, CardWords>;

import type { CardWords } from '@tafelrunde/engine';

export const markers: Readonly<Record<string, CardWords>> = {
  'gem.ruby': { name: 'Rubin', text: '+1 Gesundheit.' },
  'gem.emerald': { name: 'Smaragd', text: 'Immer: Kleeblatt +1.' },
  'gem.opal': { name: 'Opal', text: 'Einmal pro Runde, jederzeit: heile 2.' },
  'gem.sapphire': { name: 'Saphir', text: 'Einmal pro Runde vor deinem Wurf: Schaden +1.' },
  'gem.amethyst': { name: 'Amethyst', text: 'Einmal pro Runde außerhalb des Kampfes: 1 Bewegungspunkt.' },
  'gem.onyx': { name: 'Onyx', text: 'Einmal pro Runde nach dem Monsterwurf: Hasenpfote −1.' },
  'gem.diamond': { name: 'Diamant', text: 'Einmal pro Runde, jederzeit: heile 4.' },
  'gem.demonStone': { name: 'Dämonenstein', text: 'Einmal pro Runde, jederzeit: ziehe 1 Goldkarte.' },
  'essence.air': {
    name: 'Essenz der Lüfte',
    text: 'Vor dem Monsterwurf ablegen: das Monster würfelt mit einem Würfel weniger.',
  },
  'essence.fire': { name: 'Essenz des Feuers', text: 'Vor deinem Wurf ablegen: Schaden +2.' },
  'essence.water': { name: 'Essenz des Wassers', text: 'Jederzeit ablegen: heile 4.' },
  'essence.earth': { name: 'Essenz der Erde', text: 'Nach deinem Wurf ablegen: Kleeblatt +3.' },
  potion: { name: 'Heiltrank', text: 'Jederzeit ablegen: heile 3.' },
};

import type { CardWords } from '@tafelrunde/engine';

export const moura = {
  moura: {
    name: 'Moura',
    text: 'Kein Volk hat sie geschickt; eines Morgens stand sie in der Arena und kannte die Regeln. Manche sagen, sie sei dort einmal zu oft gestorben und nicht ganz zurückgekehrt. Ihre Splitter gibt sie niemandem, sie trägt sie unter der Haut.',
  },
  mirrorShard: {
    name: 'Spiegelsplitter',
    text: 'Erstes Ziel in gerader Linie: NK−2 > MR. Stelle dann ein Trugbild in 1 Zoll um Moura auf (höchstens eines).',
  },
  throughTheGlass: {
    name: 'Durch den Spiegel',
    text: 'Moura tauscht den Platz mit ihrem Trugbild in 8 Zoll; ist dort keines, platziere sie bis zu 2 Zoll weit. Dann ein Ziel in 1 Zoll: NK−1 > RST.',
  },
  shatter: {
    name: 'Zersplittern',
    text: 'Jedes gegnerische oder neutrale Modell in 2 Zoll um einen Punkt oder dein Trugbild in 6 Zoll, auch ohne Sicht: NK−1 > MR. Bluten. Dieses Trugbild zerspringt; dann darfst du eines in 1 Zoll um Moura aufstellen.',
  },
  falseFace: {
    name: 'Falsches Gesicht',
    text: 'Steht Mouras Trugbild in der Arena, würfeln Basisangriffe gegen sie 1 Würfel weniger, auch die von Türmen, Golems und neutralen Modellen.',
  },
} satisfies Record<string, CardWords>;

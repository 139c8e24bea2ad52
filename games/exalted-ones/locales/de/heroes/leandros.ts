import type { CardWords } from '@tafelrunde/engine';

export const leandros = {
  leandros: {
    name: 'Leandros',
    text: 'In der Herde gilt: Wer am schnellsten ist, läuft nicht voraus, sondern kehrt um. Leandros führt die Leibgarde des Häuptlings und langweilt sich im Frieden des Waldes. In der Arena trägt er, wen er sonst nur bewachen darf.',
  },
  stormCharge: {
    name: 'Sturmlauf',
    text: 'Bewege Leandros bis zu 3 Zoll direkt auf das Ziel zu. Steht es dann in 1 Zoll: NK−1 > RST. Stoß 2.',
  },
  mountUp: {
    name: 'Aufsitzen!',
    text: 'Bewege Leandros bis zu 5 Zoll. Platziere dann den anderen befreundeten Helden, der vor der Bewegung in 1 Zoll stand, in 1 Zoll um Leandros.',
  },
  thunderingHooves: {
    name: 'Donnernde Hufe',
    text: 'Nur als Aktion. Bewege Leandros bis zu 6 Zoll in gerader Linie, auch durch Helden, Golems und Kreaturen. Jedes durchquerte gegnerische oder neutrale Modell: NK > RST. Stoß 2.',
  },
  unstoppable: {
    name: 'Nicht aufzuhalten',
    text: 'Rennt Leandros, darf er durch gegnerische Golems hindurch. Jeder dabei durchquerte Golem verliert 1 Lebenspunkt, einmal pro Rennen.',
  },
} satisfies Record<string, CardWords>;

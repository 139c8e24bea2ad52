import type { CardWords } from '@tafelrunde/engine';

export const leyla = {
  leyla: {
    name: 'Leyla',
    text: 'Ihr Vater wollte einen Sohn und bekam die beste Jägerin der Oasen. Man ruft sie, wenn die Krieger sagen, das Tier sei zu groß. Sie wirft den Speer nur, um näher heranzukommen.',
  },
  huntingSpear: {
    name: 'Jagdspeer',
    text: 'Erstes Ziel in gerader Linie: NK > RST. Danach darf sich Leyla bis zu 2 Zoll direkt auf das Ziel zubewegen.',
  },
  rend: {
    name: 'Reißen',
    text: 'Ziel in 1 Zoll: NK > RST. Bluten. Blutete es schon vorher, ist der Angriff kritisch.',
  },
  bloodTrail: {
    name: 'Blutfährte',
    text: 'Ein verletztes Ziel in 6 Zoll, auch ohne Sicht: Platziere Leyla in 1 Zoll um das Ziel, dann NK > RST, kritisch.',
  },
  bigGameHunter: {
    name: 'Großwildjägerin',
    text: 'Basisangriffe gegen Kreaturen und Monster: +2 NK. Wehren sie sich gegen Leyla, würfeln sie 1 Würfel weniger.',
  },
} satisfies Record<string, CardWords>;

import type { CardWords } from '@tafelrunde/engine';

export const nianMingli = {
  nianMingli: {
    name: 'Nian Mingli',
    text: 'Er trägt die Rezepte eines Größeren bei sich und verbessert sie am Rand. Aus seiner Ampulle wird man stark, von seiner Flasche wird man weich. Er entschuldigt sich bei jedem Gegner, dem er eine an die Brust wirft.',
  },
  acidFlask: {
    name: 'Säureflasche',
    text: '3-Zoll-Kreis: WK > MR. Modelle, die dadurch Schaden nehmen, haben bis zum Ende der Runde −1 RST (nicht unter 0).',
  },
  tigerTincture: {
    name: 'Tigertinktur',
    text: 'Die nächsten zwei Basisangriffe des befreundeten Helden in dieser Runde haben +2 NK/FK (kein Bauwerk). Ein so angegriffener Held hat bis zum Ende der nächsten Aktivierungsphase seines Spielers −1 NK/FK.',
  },
  nineVapours: {
    name: 'Neun Dämpfe',
    text: 'Lege den 3-Zoll-Kreis bis zum Ende der Runde. Befreundete Helden darin haben +1 RST und +1 NK/FK, gegnerische Helden darin −1 NK/FK.',
  },
  antidote: {
    name: 'Gegengift',
    text: 'Bluten und Brennen verursachen bei befreundeten Helden in 3 Zoll um Nian Mingli, auch bei ihm selbst, je 1 Schaden weniger.',
  },
} satisfies Record<string, CardWords>;

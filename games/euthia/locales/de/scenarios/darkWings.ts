import type { CardWords } from '@tafelrunde/engine';

export const darkWings: Readonly<Record<string, CardWords>> = {
  farrugaStage1: { name: 'Farruga: Schatten am Himmel', text: 'Noch spielt sie mit dir.' },
  farrugaStage2: {
    name: 'Farruga: Feuer vom Himmel',
    text: 'Ihr Feuer lernt von dir: Der Monster-Spieler zieht nach.',
  },
  farrugaStage3: {
    name: 'Farruga: Die Verwundete',
    text: 'Sie weicht zurück und leckt ihre Wunden: Auch ein niedriger Kampfwert hilft ihr.',
  },
  farrugaStage4: { name: 'Farruga: Der letzte Sturz', text: 'Sie reißt dich mit in die Tiefe.' },
  attackFlames: {
    name: 'Flammenstoß',
    text: 'Helden bis Abstand 1: 4 Verletzungen. Helden im Abstand 2: 2 Verletzungen.',
  },
  attackWings: {
    name: 'Schwingenschlag',
    text: 'Jeder getroffene Held erleidet 1 Verletzung und verliert den Aktionsmarker auf seinem vierten Platz.',
  },
  attackHoard: {
    name: 'Hortgier',
    text: 'Jeder getroffene Held verliert 2 Gold; für jedes fehlende Gold erleidet er 1 Verletzung.',
  },
  attackShriek: {
    name: 'Schreckensschrei',
    text: 'Jeder getroffene Held verliert 1 Gaar oder Dwurt oder erleidet 2 Verletzungen; danach zieht er 1 Silberkarte.',
  },
};

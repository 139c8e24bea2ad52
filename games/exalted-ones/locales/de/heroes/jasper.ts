import type { CardWords } from '@tafelrunde/engine';

export const jasper = {
  jasper: {
    name: 'Jasper',
    text: 'Dr. Markovic nennt ihn ein Genie; Jasper nennt das einen Grund, zuzuschlagen. In seinem Rucksack tickt ein Projekt, von dem nicht einmal der Doktor weiß. Die Kinder seiner Straße leben von seinen Siegen.',
  },
  homeRun: {
    name: 'Volltreffer',
    text: 'Ziel in 1 Zoll: NK > RST. Stoß 2. Hält ein Gebirge, ein Bauwerk oder ein anderes Modell den Stoß auf, verliert das Ziel durch den Aufprall 1 Lebenspunkt.',
  },
  headbutt: {
    name: 'Kopfnuss',
    text: 'Ziel in 1 Zoll: NK−1 > RST. Betäuben.',
  },
  golemSlugger: {
    name: 'Golemschlag',
    text: 'Erstes Ziel in gerader Linie: NK+1 > RST, kritisch. Stoß 2. Ein Golem in 1 Zoll darf der Ball sein: Er ist kein Ziel und steht danach in Basekontakt mit dem Ziel; ein gegnerischer verliert 2 Lebenspunkte.',
  },
  theBiggerTheyAre: {
    name: 'Je größer, desto lauter',
    text: 'Basisangriffe gegen Helden mit mehr Lebenspunkten als Jasper: +1 NK.',
  },
} satisfies Record<string, CardWords>;

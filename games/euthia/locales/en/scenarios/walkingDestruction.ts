import type { CardWords } from '@tafelrunde/engine';

export const walkingDestruction: Readonly<Record<string, CardWords>> = {
  golemStage1: {
    name: 'The Golem, stage 1',
    text: 'His stage is 1 plus the number of golem markers on him, at most 4. The first attack of each fight (a first strike, too) deals him at most 1 damage.',
  },
  golemStage2: {
    name: 'The Golem, stage 2',
    text: 'His stage is 1 plus the number of golem markers on him, at most 4. The first attack of each fight (a first strike, too) deals him at most 1 damage.',
  },
  golemStage3: {
    name: 'The Golem, stage 3',
    text: 'His stage is 1 plus the number of golem markers on him, at most 4. The first attack of each fight (a first strike, too) deals him at most 1 damage.',
  },
  golemStage4: {
    name: 'The Golem, stage 4',
    text: 'His stage is 1 plus the number of golem markers on him, at most 4. The first attack of each fight (a first strike, too) deals him at most 1 damage.',
  },
  saboteurCard: {
    name: 'The Saboteur',
    text: 'Hideout: a space next to a place of trade with a destruction marker A. Victory: 4 reputation, 3 gold; you may take any 1 destruction marker A off the map.',
  },
  accompliceCard: {
    name: 'The Accomplice',
    text: 'While she is free, the golem walks 1 space further. Hideout: a space next to a portal. Victory: 3 reputation, 1 gold card.',
  },
};

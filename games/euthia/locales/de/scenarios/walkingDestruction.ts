import type { CardWords } from '@tafelrunde/engine';

export const walkingDestruction: Readonly<Record<string, CardWords>> = {
  golemStage1: {
    name: 'Der Golem, Gestalt 1',
    text: 'Seine Gestalt ist 1 plus die Zahl der Golemmarker auf ihm, höchstens 4. Der erste Angriff jedes Kampfes (auch ein Erstschlag) fügt ihm höchstens 1 Schaden zu.',
  },
  golemStage2: {
    name: 'Der Golem, Gestalt 2',
    text: 'Seine Gestalt ist 1 plus die Zahl der Golemmarker auf ihm, höchstens 4. Der erste Angriff jedes Kampfes (auch ein Erstschlag) fügt ihm höchstens 1 Schaden zu.',
  },
  golemStage3: {
    name: 'Der Golem, Gestalt 3',
    text: 'Seine Gestalt ist 1 plus die Zahl der Golemmarker auf ihm, höchstens 4. Der erste Angriff jedes Kampfes (auch ein Erstschlag) fügt ihm höchstens 1 Schaden zu.',
  },
  golemStage4: {
    name: 'Der Golem, Gestalt 4',
    text: 'Seine Gestalt ist 1 plus die Zahl der Golemmarker auf ihm, höchstens 4. Der erste Angriff jedes Kampfes (auch ein Erstschlag) fügt ihm höchstens 1 Schaden zu.',
  },
  saboteurCard: {
    name: 'Der Saboteur',
    text: 'Versteck: ein Feld neben einem Handelsort mit Zerstörungsmarker A. Sieg: 4 Ansehen, 3 Gold; du darfst 1 beliebigen Zerstörungsmarker A von der Karte nehmen.',
  },
  accompliceCard: {
    name: 'Die Spießgesellin',
    text: 'Solange sie frei ist, geht der Golem 1 Feld weiter. Versteck: ein Feld neben einem Portal. Sieg: 3 Ansehen, 1 Goldkarte.',
  },
};

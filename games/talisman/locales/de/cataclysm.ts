import type { CardWords } from '@tafelrunde/engine';

/** Denizens, Remnants and Terrain. */
export const cataclysm = {
  bonefield: {
    name: 'Knochenfeld',
    text: 'Böse erhalten 1 Leben, Gute verlieren 1 Leben, Neutrale kaufen 1 Leben für 1 Gold.',
  },
  highway: { name: 'Landstraße', text: 'Ziehe 1 Karte. Von hier aus darf die Bewegung um 1 abweichen.' },
  monastery: {
    name: 'Kloster',
    text: 'Gute erhalten 1 Schicksal, Böse verlieren 1 Leben, Neutrale kaufen 1 Schicksal für 1 Gold.',
  },
  outpost: {
    name: 'Außenposten',
    text: 'Ziehe 2 Karten. Gegen Kreaturen zählst du hier 2 zum Angriffswurf.',
  },
  settlement: { name: 'Siedlung', text: 'Ziehe einen Bewohner und besuche einen, der hier ist.' },
  denizenAlchemist: { name: 'Alchemist', text: 'Verwandelt Gegenstände in je 1 Gold.' },
  beggar: { name: 'Bettler', text: 'Gib 1 Gold; wer keines hat, bekommt eines.' },
  blacksmith: { name: 'Schmied', text: 'Verkauft Waffen und Rüstung.' },
  chapelwarden: { name: 'Küster', text: 'Wie die Kapelle; kehrt dorthin zurück.' },
  denizenDoctor: { name: 'Arzt', text: 'Heilt bis zu 2 Leben für je 1 Gold.' },
  denizenEnchantress: { name: 'Zauberin', text: 'Wie in der Stadt; kehrt dorthin zurück.' },
  farmer: {
    name: 'Landmann',
    text: 'Würfle: 1 zwei Züge aussetzen; 2–3 nichts; 4–5 Leben für 1 Gold; 6 ein Maultier.',
  },
  wanderer: {
    name: 'Wanderer',
    text: 'Würfle: 1 verliere 1 Schicksal; 2 aussetzen; 3 nichts; 4–6 erhalte 1 Gold.',
  },
  oldWizard: { name: 'Alter Zauberer', text: 'Würfle: 1 Kröte; 2–3 nichts; 4–6 erhalte 1 Zauber.' },
  hiddenPower: { name: 'Verborgene Macht', text: 'Erhalte 2 Stärke oder 2 Talent.' },
  lostKnowledge: {
    name: 'Verlorenes Wissen',
    text: 'Würfle: 1 verliere 1 Talent; 2 aussetzen; 3–4 Zauber; 5–6 Talent.',
  },
  demonOfDecay: {
    name: 'Dämon des Verfalls',
    text: 'Stärke 5. Begegnest du ihm, verlierst du einen Gegenstand.',
  },
  giantFly: { name: 'Riesenfliege', text: 'Tier, Stärke 2.' },
} satisfies Record<string, CardWords>;

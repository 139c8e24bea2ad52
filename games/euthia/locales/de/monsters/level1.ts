import type { CardWords } from '@tafelrunde/engine';

export const level1: Readonly<Record<string, CardWords>> = {
  giantDragonfly: {
    name: 'Riesenlibelle',
    text: 'Jedes Gaar oder Dwurt, das der Held im Monsterangriff ausgibt, senkt ihren Kampfwert um 1 mehr.',
  },
  ratFlood: { name: 'Rattenflut', text: 'Jeder Angriff fügt ihr höchstens 1 Schaden zu.' },
  thornCreeper: {
    name: 'Dornschleicher',
    text: 'Nimmt er in einem Angriff 2 oder mehr Schaden und steht noch, erleidet der Held 1 Verletzung.',
  },
  highwayman: {
    name: 'Wegelagerer',
    text: 'Vor seinem Wurf darf der Held 1 Gold zahlen: 2 Verletzungen weniger in diesem Angriff.',
  },
  marshLight: {
    name: 'Irrlicht',
    text: 'In der Kampfvorbereitung nimmt es dem Helden 1 Gaar und legt es neben die Monsterkarte.',
  },
  chargingBoar: { name: 'Rammkeiler', text: 'In der ersten Kampfrunde ist sein Kampfwert um 3 höher.' },
  venomToad: {
    name: 'Giftkröte',
    text: 'Fügt sie Verletzungen zu, ist der Held vergiftet: zu Beginn jeder Kampfrunde 1 Verletzung, bis er mindestens 1 heilt oder der Kampf endet.',
  },
  boneGuard: { name: 'Knochenwache', text: 'Fällt sie zum ersten Mal, bleibt sie mit 1 Lebenspunkt stehen.' },
  koboldPack: {
    name: 'Koboldbande',
    text: 'Nach einem Heldenangriff ohne Schaden (kein Erstschlag) ist ihr nächster Kampfwert um 2 höher.',
  },
  mistWolf: {
    name: 'Nebelwolf',
    text: 'Zeigen seine Würfel am Ende von Schritt C die gleiche Zahl, fügt er 2 Verletzungen mehr zu.',
  },
  mudLeech: { name: 'Schlammegel', text: 'Fügt er Verletzungen zu, heilt er 1 Schaden.' },
  clayServant: { name: 'Tonknecht', text: 'In geraden Kampfrunden greift er nicht an.' },
  woodWight: {
    name: 'Waldschrat',
    text: 'Vor seinem Wurf darf der Held 1 Gaar (kein Dwurt) in den Vorrat geben: Er greift in dieser Kampfrunde nicht an.',
  },
  rockVulture: {
    name: 'Felsgeier',
    text: 'Hat der Held vor dem Monsterwurf höchstens 3 Lebenspunkte, fügt er 1 Verletzung mehr zu.',
  },
};

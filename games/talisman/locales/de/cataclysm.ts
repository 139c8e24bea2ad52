import type { CardWords } from '@tafelrunde/engine';

/** Terrain and Remnants of The Cataclysm. */
export const cataclysm = {
  bonefield: {
    name: 'Knochenfeld',
    text: 'Böse erhalten 1 Leben, Gute verlieren 1 Leben, Neutrale kaufen 1 Leben für 1 Gold.',
  },
  highway: {
    name: 'Landstraße',
    text: 'Ziehe bis zu 1 Karte. Von hier aus darf die Bewegung um 1 abweichen.',
  },
  monastery: {
    name: 'Kloster',
    text: 'Gute erhalten 1 Schicksal, Böse verlieren 1 Leben, Neutrale kaufen 1 Schicksal für 1 Gold.',
  },
  outpost: {
    name: 'Außenposten',
    text: 'Ziehe bis zu 2 Karten. Gegen Kreaturen zählst du hier 2 zum Angriffswurf.',
  },
  settlement: { name: 'Siedlung', text: 'Ziehe einen Bewohner und besuche einen, der hier ist.' },
  ancientVault: {
    name: 'Uralter Tresor',
    text: 'Decke 10 Abenteuerkarten auf und nimm alle Gegenstände. Ist keiner dabei, den du nehmen darfst, erhalte 3 Gold.',
  },
  hiddenPower: { name: 'Verborgene Macht', text: 'Erhalte 2 Stärke oder 2 Talent.' },
  lostKnowledge: {
    name: 'Verlorenes Wissen',
    text: 'Würfle: 1 verliere 1 Talent; 2 setze aus; 3–4 erhalte 1 Zauber; 5–6 erhalte 1 Talent.',
  },
  demonOfDecay: {
    name: 'Dämon des Verfalls',
    text: 'Monster, Stärke 5. Wer ihm begegnet, legt einen Gegenstand ab.',
  },
  giantFly: { name: 'Riesenfliege', text: 'Tier, Stärke 2. Bleibt, bis sie getötet wird.' },
  scavengingBeasts: {
    name: 'Aasfresser',
    text: 'Tier, Stärke 3. Wer sie besiegt, legt eine andere Trophäe ab.',
  },
  ravenousWraith: {
    name: 'Gefräßiger Geist',
    text: 'Geist, Talent 4. Wer ihm begegnet, legt einen Begleiter ab.',
  },
  agelessTalisman: {
    name: 'Zeitloser Talisman',
    text: 'Ein Talisman. Solange jemand auf der Krone steht: Stärke +5 und Talent +5.',
  },
  cataclysmBlade: {
    name: 'Klinge des Kataklysmus',
    text: 'Waffe. Lass sie vor dem Wurf im Kampf liegen: +5 auf den Angriff.',
  },
  brokenArmour: {
    name: 'Zerbrochene Rüstung',
    text: 'In Stadt, Dorf oder Schloss: Leg sie ab und zahle 1 Gold für eine beliebige Rüstung des Vorrats.',
  },
  brokenWeapon: {
    name: 'Zerbrochene Waffe',
    text: 'In Stadt, Dorf oder Schloss: Leg sie ab und zahle 1 Gold für eine beliebige Waffe des Vorrats.',
  },
  rustyBoomstick: {
    name: 'Rostige Donnerbüchse',
    text: 'Waffe. Nach dem Wurf im Kampf: Leg einen anderen Gegenstand ab für +2.',
  },
  salvage: { name: 'Bergungsgut', text: 'Leg es ab, wenn du einen Bewohner besuchst: erhalte 1 Gold.' },
  steamWagon: {
    name: 'Dampfwagen',
    text: 'Zählt nicht zur Traglast. Einmal pro Zug darfst du die Bewegung neu würfeln.',
  },
  treasureChestCataclysm: {
    name: 'Schatztruhe',
    text: 'Leg sie ab und würfle (mit Schatzkarte bis zu +3): 1–2 verliere 1 Leben; 3–4 erhalte 2 Gold; ab 5 nimm den obersten abgelegten Gegenstand oder einen Talisman.',
  },
  treasureMapCataclysm: {
    name: 'Schatzkarte',
    text: 'Ziehst du einen Gegenstand, kommt 1 Gold auf diese Karte. Leg sie ab, um alles zu erhalten.',
  },
  mysteriousElixir: {
    name: 'Geheimnisvolles Elixier',
    text: 'Leg es ab und würfle: 1 verliere 1 Stärke; 2 verliere 1 Leben; 3–4 erhalte 1 Leben; 5–6 erhalte 1 Stärke.',
  },
  orbOfTime: {
    name: 'Kugel der Zeit',
    text: 'Drei Schicksal liegen darauf. Einmal pro Runde 1 davon: zwei Züge nacheinander. Mit dem letzten füllt sie sich und geht an den linken Nachbarn.',
  },
  brokenSpire: {
    name: 'Geborstener Turm',
    text: 'Würfle mit 2 Würfeln: 2–3 Kröte, und er ist fort; 4–5 setze aus; 6–7 1 Zauber; 8–9 1 Talent; 10–11 2 Zauber; 12 2 Talent und 1 Zauber, und er ist fort.',
  },
  hauntedCastle: {
    name: 'Spukschloss',
    text: 'Würfle mit 2 Würfeln: 2–3 leg einen Gegenstand oder Begleiter ab, und es ist fort; 4–5 setze aus; 6–8 nimm eine Waffe des Vorrats; 9 1 Stärke; 10–11 4 Gold; 12 2 Stärke und ein Talisman, und es ist fort.',
  },
  ruinedCity: {
    name: 'Zerstörte Stadt',
    text: 'Würfle mit 2 Würfeln: 2–3 verliere 2 Leben, und sie ist fort; 4–7 nichts; 8–9 2 Gold; 10–12 nimm einen Gegenstand des Vorrats, und sie ist fort.',
  },
  runeGate: {
    name: 'Runentor',
    text: 'Dein nächster Zug darf zu einem anderen offenen Runentor oder zu Runen führen. Danach verschwindet es.',
  },
  toxicSpring: {
    name: 'Giftquelle',
    text: '2 Stärke und 2 Talent liegen hier. Pro Besuch darfst du 1 Leben (nie das letzte) für einen Marker geben. Mit dem letzten versiegt sie.',
  },
} satisfies Record<string, CardWords>;

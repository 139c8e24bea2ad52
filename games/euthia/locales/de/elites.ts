import type { CardWords } from '@tafelrunde/engine';

export const elites: Readonly<Record<string, CardWords>> = {
  greytooth: { name: 'Grauzahn, der Leitwolf', text: 'Sein Heulen lähmt die Hand.' },
  motherThistle: { name: 'Mutter Distel', text: 'Wo sie trifft, wächst sie nach.' },
  silentHangman: { name: 'Der Stumme Henker', text: 'Erst die Schlinge, dann der Schlag.' },
  nimbleJost: { name: 'Jost Flinkfinger', text: 'Er hat immer noch ein Messer.' },
  rustGnaw: { name: 'Rostfraß', text: 'Immun: Nur Schaden berührt ihn.' },
  moorTwins: { name: 'Die Moorzwillinge', text: 'Einer lenkt ab, einer sticht zu.' },
  belllessRinger: {
    name: 'Der Glöckner ohne Glocke',
    text: 'Auch das Schweigen trifft: Ein niedriger Kampfwert ist kein Schutz.',
  },
  bountyGreytooth: {
    name: 'Gesucht: Grauzahn',
    text: 'Versteck: ein Waldfeld. Belohnung: 3 Ansehen, 1 Onyx.',
  },
  bountyThistle: {
    name: 'Gesucht: Mutter Distel',
    text: 'Versteck: ein Wiesenfeld. Belohnung: 3 Ansehen, 2 Heiltränke.',
  },
  bountyHangman: {
    name: 'Gesucht: Der Stumme Henker',
    text: 'Versteck: ein Feld neben einem Portal. Belohnung: 3 Ansehen, 1 Goldkarte.',
  },
  bountyJost: {
    name: 'Gesucht: Jost Flinkfinger',
    text: 'Versteck: ein Feld neben einem Händler. Belohnung: 3 Ansehen, 4 Gold.',
  },
  bountyRustgnaw: {
    name: 'Gesucht: Rostfraß',
    text: 'Versteck: ein Bergfeld. Belohnung: 3 Ansehen; ziehe 3 Gebirge-Rohstoffplättchen, behalte 1.',
  },
  bountyTwins: {
    name: 'Gesucht: Die Moorzwillinge',
    text: 'Versteck: ein Seefeld. Belohnung: 3 Ansehen, 1 Essenz nach Wahl.',
  },
  bountyRinger: {
    name: 'Gesucht: Der Glöckner ohne Glocke',
    text: 'Versteck: ein Feld rings um die Kirche. Belohnung: 3 Ansehen, 2 Gaar.',
  },
  netQueen: { name: 'Ysra, Herrin der Netze', text: 'Jeder Faden macht dich langsamer.' },
  stoneheart: { name: 'Ulmgar Steinherz', text: 'Immun: Nur Schaden berührt ihn.' },
  paleCountess: { name: 'Die Bleiche Gräfin', text: 'Sie trinkt, was du verlierst.' },
  captainKettle: { name: 'Hauptmann Kessel', text: 'Sein Horn ruft alle, die noch laufen können.' },
  deepSong: { name: 'Tiefensang', text: 'Je leiser sie singt, desto näher bist du.' },
  gallowsBird: { name: 'Der Galgenvogel', text: 'Er wartet. Dann hackt er zu.' },
  flameInRock: { name: 'Askorn, Flamme im Fels', text: 'Er lodert hoch und sinkt in sich zusammen.' },
  bountyYsra: { name: 'Gesucht: Ysra', text: 'Versteck: ein Waldfeld. Belohnung: 5 Ansehen, 1 Diamant.' },
  bountyUlmgar: {
    name: 'Gesucht: Ulmgar Steinherz',
    text: 'Versteck: ein Bergfeld. Belohnung: 5 Ansehen, 1 Schatz der Stufe 2.',
  },
  bountyCountess: {
    name: 'Gesucht: Die Bleiche Gräfin',
    text: 'Versteck: ein Feld rings um Drachentöter-Türme. Belohnung: 5 Ansehen, 1 Rubin, 1 Heiltrank.',
  },
  bountyKettle: {
    name: 'Gesucht: Hauptmann Kessel',
    text: 'Versteck: ein Feld neben einem Alchemisten. Belohnung: 5 Ansehen, 6 Gold.',
  },
  bountyDeepsong: {
    name: 'Gesucht: Tiefensang',
    text: 'Versteck: ein Seefeld. Belohnung: 5 Ansehen; ziehe 3 Seegrund-Rohstoffplättchen, behalte 2.',
  },
  bountyGallows: {
    name: 'Gesucht: Der Galgenvogel',
    text: 'Versteck: ein Feld neben einem Händler. Belohnung: 5 Ansehen, 1 Dämonenstein.',
  },
  bountyAskorn: {
    name: 'Gesucht: Askorn',
    text: 'Versteck: ein Moorfeld. Belohnung: 5 Ansehen, 1 Essenz des Feuers, 1 Saphir.',
  },
  theNameless: { name: 'Der Namenlose', text: 'Immun: Nur Schaden berührt ihn.' },
  krakenOfYsmar: { name: 'Die Krake von Ysmar', text: 'Acht Arme, und jeder hält dich fest.' },
  boneKing: { name: 'Orrun, der Knochenkönig', text: 'Sein Hofstaat steht immer wieder auf.' },
  winterBride: { name: 'Selvane, die Winterbraut', text: 'Ihr Schweigen friert, ihr Kuss tötet.' },
  judgeBelow: { name: 'Der Richter der Tiefe', text: 'Er wägt lange. Sein Urteil kennt keine Gnade.' },
  skarrTwoTongue: { name: 'Skarr Zweizunge', text: 'Die eine Zunge lügt, die andere brennt.' },
  bountyNameless: {
    name: 'Gesucht: Der Namenlose',
    text: 'Versteck: ein Feld neben einem Portal. Belohnung: 8 Ansehen, 1 Dämonenstein oder Diamant.',
  },
  bountyKraken: {
    name: 'Gesucht: Die Krake von Ysmar',
    text: 'Versteck: ein Seefeld. Belohnung: 8 Ansehen, 1 Schatz der Stufe 3.',
  },
  bountyOrrun: { name: 'Gesucht: Orrun', text: 'Versteck: ein Moorfeld. Belohnung: 8 Ansehen, 8 Gold.' },
  bountySelvane: {
    name: 'Gesucht: Selvane',
    text: 'Versteck: ein Ödlandfeld. Belohnung: 8 Ansehen, je 1 Essenz des Wassers und der Lüfte.',
  },
  bountyJudge: {
    name: 'Gesucht: Der Richter der Tiefe',
    text: 'Versteck: ein Feld rings um Drachentöter-Türme. Belohnung: 8 Ansehen, 2 Goldkarten.',
  },
  bountySkarr: {
    name: 'Gesucht: Skarr Zweizunge',
    text: 'Versteck: ein Feld neben einem Alchemisten. Belohnung: 8 Ansehen; ziehe 3 Drachentöter-Plättchen, behalte 1.',
  },
};

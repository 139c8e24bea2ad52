import type { CardWords } from '@tafelrunde/engine';

export const equipment = {
  moonCrystal: { name: 'Mondkristall', text: '+1 maximales Mana.' },
  moonSceptre: { name: 'Mondzepter', text: '+2 maximales Mana, +1 Manaregeneration.' },
  springPearl: { name: 'Quellperle', text: '+1 Manaregeneration.' },
  springHeart: { name: 'Quellherz', text: '+1 Manaregeneration, +2 Lebenspunkte.' },
  quiltedCoat: { name: 'Steppwams', text: '+1 Lebenspunkt.' },
  scaleCoat: { name: 'Schuppenpanzer', text: '+1 Lebenspunkt, +1 RST.' },
  runeAmulet: { name: 'Runenamulett', text: '+1 MR.' },
  wardingDisc: { name: 'Bannscheibe', text: '+2 MR, +1 Lebenspunkt.' },
  windSandals: { name: 'Windsandalen', text: '+1 BEW (Rennen und Standardbewegung).' },
  stormBoots: { name: 'Sturmstiefel', text: '+2 BEW (Rennen und Standardbewegung).' },
  whetstone: { name: 'Wetzstein', text: '+1 NK/FK.' },
  masterWeapon: {
    name: 'Meisterwaffe',
    text: '+1 NK/FK. Basisangriffe gegen verletzte Helden sind kritisch.',
  },
  emberWand: { name: 'Glutstab', text: '+1 WK.' },
  phoenixStaff: { name: 'Phönixstab', text: '+2 WK, +1 Lebenspunkt.' },
  golemChisel: {
    name: 'Golemmeißel',
    text: 'Basisangriffe gegen Golems: +1 NK/FK. Schaltet einer davon einen Golem aus, wehrt sich dessen Trupp nicht.',
  },
  golemBreaker: {
    name: 'Golembrecher',
    text: '+1 Lebenspunkt. Basisangriffe gegen Golems: +2 NK/FK. Schaltet einer davon einen Golem aus, wehrt sich dessen Trupp nicht.',
  },
  beastFang: { name: 'Bestienzahn', text: 'Basisangriffe gegen Kreaturen und Monster: +2 NK/FK.' },
  dragonPike: {
    name: 'Drachenspieß',
    text: '+1 NK/FK. Basisangriffe gegen Kreaturen und Monster: weitere +2 NK/FK.',
  },
  runnersSash: { name: 'Läuferschärpe', text: '+2 Zoll beim Rennen.' },
  couriersHarness: { name: 'Kurierharnisch', text: '+2 Zoll beim Rennen, +1 RST.' },
  smokeCapsule: {
    name: 'Rauchkapsel',
    text: 'Einmal pro Runde, wenn du dich bewegst oder rennst: Auf das Verlassen ihrer Reichweite dürfen gegnerische Helden nicht reagieren.',
  },
  shadowCloak: {
    name: 'Schattenmantel',
    text: '+1 BEW. Auf das Verlassen ihrer Reichweite dürfen gegnerische Helden bei dir nie reagieren.',
  },
  healingSalve: {
    name: 'Heilsalbe',
    text: 'Einmal pro Runde, zu Beginn deiner Aktivierungsphase: Du oder ein befreundeter Held in 1 Zoll wird um 1 geheilt.',
  },
  lifeShard: {
    name: 'Lebenssplitter',
    text: 'Wie Heilsalbe. Würdest du ausgeschaltet, bleibst du mit 1 Lebenspunkt stehen; diese Karte kommt in den Markt zurück.',
  },
} satisfies Record<string, CardWords>;

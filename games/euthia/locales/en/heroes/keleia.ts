import type { CardWords } from '@tafelrunde/engine';

export const keleia: Readonly<Record<string, CardWords>> = {
  keleia: { name: 'Keleia', text: 'Dodges, then strikes. Matching armour is skill to her, not ornament.' },
  keleiaRapier: {
    name: 'Rapier',
    text: 'Attack: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, if you suffered no wound in this combat round: clover +1.',
  },
  keleiaDodge: { name: 'Dodge', text: 'Once per round after the monster’s roll: rabbit’s foot −2.' },
  keleiaMadeToMeasure: {
    name: 'Made to Measure',
    text: '+2 health. Once per round during a trade action: replace the offer once for free, one price is 2 gold lower.',
  },
  keleiaLunge: {
    name: 'Lunge',
    text: 'First strike, once per round: 5–7 = 1, 8–10 = 2, 11+ = 3 damage. With it, if you are unhurt: clover +1.',
  },
  keleiaFeint: {
    name: 'Feint',
    text: 'Once per round, with a set of 3: after the monster’s roll rabbit’s foot −3, and after your roll clover +3.',
  },
  keleiaParryingDagger: {
    name: 'Parrying Dagger',
    text: 'Attack: 6–9 = 1, 10+ = 2 damage. Each combat round after the monster’s roll: rabbit’s foot −1.',
  },
  keleiaMirrorDrill: {
    name: 'Mirror Drill',
    text: 'Once per round after the monster’s roll: reroll up to 2 monster dice.',
  },
  keleiaSeenThrough: {
    name: 'Seen Through',
    text: 'Once per round in combat preparation: take 1 gaar from the monster; plus remove 1 chaos marker of the monster if you are unhurt.',
  },
  keleiaHarmony: {
    name: 'Harmony',
    text: 'Always, with a set of 3: clover +1; with a set of 4 also: clover +1.',
  },
  keleiaRiposte: {
    name: 'Riposte',
    text: 'Once per round before your roll, if you suffered no wound in this combat round: clover +2, damage +1.',
  },
  keleiaPolishedSteel: {
    name: 'Polished Steel',
    text: 'Once per round after the monster’s roll, with a set of 3: wounds −2; with a set of 4 also: wounds −2.',
  },
  keleiaDancersSabre: {
    name: 'Dancer’s Sabre',
    text: '1 gem spot. Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage. With it, on a double: damage +1.',
  },
  keleiaShowpieceThrust: {
    name: 'Showpiece Thrust',
    text: 'Attack, once per round, with a set of 4: 6–8 = 2, 9–11 = 3, 12+ = 5 damage.',
  },
  keleiaLightningDraw: {
    name: 'Lightning Draw',
    text: 'First strike, once per round: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 damage. With it, if you hold two weapons: clover +2.',
  },
  keleiaMasterwork: {
    name: 'Masterwork',
    text: 'Always, with a set of 3: +2 maximum health, pouches +1; with a set of 5 also: +2 maximum health, pouches +1.',
  },
  keleiaWhirlingBlades: {
    name: 'Whirling Blades',
    text: 'Always, if you hold two weapons and suffered no wound in this combat round: damage +1.',
  },
  keleiaGleamingLunge: {
    name: 'Gleaming Lunge',
    text: 'First strike, once per round, with a set of 3: 6–8 = 2, 9–10 = 3, 11–12 = 4, 13+ = 5 damage.',
  },
  keleiaMirrorBlade: {
    name: 'Mirror Blade',
    text: '1 gem spot. Attack: 6–8 = 2, 9–11 = 3, 12+ = 4 damage. Each combat round after the monster’s roll: rabbit’s foot −1.',
  },
  keleiaUntouched: {
    name: 'Untouched',
    text: 'Once per round before the monster’s roll, with a set of 4: the monster rolls one die less; with a set of 5 also: die of hope +2.',
  },
  keleiaSecondTempo: {
    name: 'Second Tempo',
    text: 'Once per round after your roll: reroll one of your dice, clover +2, ready 1 other ability.',
  },
  keleiaPerfectForm: {
    name: 'Perfect Form',
    text: 'Always, with a set of 3: rabbit’s foot −1; with a set of 4 also: clover +1; with a set of 5 also: damage +1.',
  },
  keleiaThousandCuts: {
    name: 'Thousand Cuts',
    text: 'Attack, once per round: 4–6 = 3, 7–9 = 4, 10–12 = 5, 13+ = 7 damage. With it, if you suffered no wound in this combat round: damage +2.',
  },
};

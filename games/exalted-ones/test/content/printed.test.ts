import assert from 'node:assert/strict';
import { equipment } from '../../content/equipment.ts';
import { heroes } from '../../content/index.ts';
import type { Profile } from '../../shape.ts';
import { card } from '../kit.ts';

/**
 * What is printed on every hero's card: class, people and reach; life, MANA, MREG, WK, NK or FK, BEW, RST, MR, AGIL; and of each
 * ability its mana, its range and how it is aimed. These are the values of the design with what balance has changed since
 * (docs/balance.md). Whoever changes one changes it here, too, and does not change one by a slip.
 */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  leandros: [
    'fighter alisanen melee',
    '10/12/14 4/5/6 1/2/2 – 7/7/8 10/5 1 0 4',
    'stormCharge 2 4 single',
    'mountUp 2 1 ally',
    'thunderingHooves 3 6 direction',
  ],
  linnea: [
    'mage alisanen ranged',
    '6/8/10 6/7/8 2/2/3 6/7/8 4/5/5 8/4 1 2 4',
    'vineGrasp 2 6 firstInLine',
    'thornBurst 2 4 T1',
    'wallOfThorns 3 6 point',
  ],
  ylvie: [
    'supporter alisanen ranged',
    '7/9/11 6/7/8 2/2/3 4/5/6 3/4/4 8/4 0 1 5',
    'pollenVeil 2 5 ally',
    'callOfTheDoe 2 6 ally',
    'gladeOfLife 3 5 self',
  ],
  majvi: [
    'marksman alisanen ranged',
    '6/8/10 4/5/6 1/2/2 – 5/6/7 9/5 0 0 5',
    'poisonArrow 2 6 firstInLine',
    'snareArrow 3 0 self',
    'arrowSwarm 3 6 single',
  ],
  elmar: [
    'guardian alisanen melee',
    '9/11/13 5/6/7 1/2/2 5/5/5 5/6/7 7/4 2 2 3',
    'rootedGround 2 4 circle',
    'oakenArmour 2 5 ally',
    'wakingStones 3 6 squad',
  ],
  leyla: [
    'fighter alsahraa melee',
    '7/9/11 4/5/6 1/2/2 – 6/7/8 9/5 1 0 4',
    'huntingSpear 3 4 firstInLine',
    'rend 2 1 single',
    'bloodTrail 3 6 single',
  ],
  djamila: [
    'mage alsahraa ranged',
    '6/8/10 6/7/8 2/2/3 6/7/8 4/5/5 8/4 0 1 5',
    'ribbonOfFire 2 5 allInLine',
    'luringDance 2 6 single',
    'pillarOfFlame 3 6 circle',
  ],
  halef: [
    'supporter alsahraa ranged',
    '7/9/11 6/7/8 2/2/3 4/5/6 4/5/5 9/5 1 1 4',
    'pepperDust 2 4 T1',
    'potionForEverything 2 4 ally',
    'mirage 3 4 self',
  ],
  yassir: [
    'marksman alsahraa ranged',
    '6/8/10 5/6/7 1/2/2 – 6/7/8 8/4 0 0 5',
    'returningChakram 2 5 allInLine',
    'curvedThrow 2 5 single',
    'threeMoons 3 6 allInLine',
  ],
  zahit: [
    'guardian alsahraa melee',
    '9/11/13 4/5/6 1/2/2 – 5/6/7 7/4 2 1 3',
    'crescentSweep 2 6 T2',
    'bodyguard 2 4 ally',
    'twinCrescents 3 6 T2Pair',
  ],
  jasper: [
    'fighter eridani melee',
    '8/10/12 4/5/6 1/2/2 – 6/7/8 9/5 1 0 4',
    'homeRun 1 1 single',
    'headbutt 3 1 single',
    'golemSlugger 3 6 firstInLine',
  ],
  lucina: [
    'mage eridani ranged',
    '6/8/10 6/7/8 2/2/3 6/7/8 4/5/5 8/4 1 2 4',
    'systemCrash 2 6 single',
    'impulseControl 2 6 single',
    'marionette 3 6 single',
  ],
  markovic: [
    'supporter eridani melee',
    '7/9/11 6/7/8 3/3/4 4/5/6 4/5/5 8/4 1 1 4',
    'grappleArm 2 5 firstInLine',
    'quickPlate 2 4 ally',
    'shardSurge 3 4 self',
  ],
  alice: [
    'marksman eridani ranged',
    '6/8/10 4/5/6 1/2/2 – 6/6/7 8/4 0 1 5',
    'shocker 2 6 firstInLine',
    'jumpShot 4 4 single',
    'cyberShot 4 10 allInLine',
  ],
  gavin: [
    'guardian eridani melee',
    '10/12/14 4/5/6 1/2/2 – 5/6/7 7/4 2 2 3',
    'overHere 2 4 T1',
    'sharedPain 2 5 ally',
    'heroOfThePeople 3 5 ally',
  ],
  shiWeng: [
    'fighter wuwei melee',
    '8/10/12 3/4/5 1/2/2 – 6/7/8 9/5 1 0 4',
    'twinPalms 2 1 single',
    'craneStep 2 5 single',
    'fourSeals 3 1 single',
  ],
  ayumi: [
    'assassin wuwei melee',
    '7/9/11 5/6/7 2/2/3 – 6/7/8 9/5 0 0 5',
    'shadowStep 2 3 single',
    'viperBite 2 1 single',
    'lastBreath 3 1 single',
  ],
  nianMingli: [
    'supporter wuwei ranged',
    '7/9/11 6/7/8 2/2/3 4/5/6 4/5/5 8/4 1 1 4',
    'acidFlask 2 4 circle',
    'tigerTincture 3 4 ally',
    'nineVapours 3 5 circle',
  ],
  tianFeng: [
    'marksman wuwei ranged',
    '6/8/10 5/6/7 1/2/2 – 6/7/8 7/4 1 1 4',
    'thunderGun 2 6 firstInLine',
    'quickReload 2 5 single',
    'openFire 2 6 self',
  ],
  chenLu: [
    'guardian wuwei melee',
    '9/11/13 4/5/6 1/2/2 – 5/6/7 7/4 2 1 3',
    'sharpTongue 2 5 single',
    'dragonStance 2 0 self',
    'dragonsWrath 3 4 T1',
  ],
  moura: [
    'assassin none melee',
    '6/8/10 5/6/7 2/2/3 – 7/8/9 9/5 0 0 5',
    'mirrorShard 2 5 firstInLine',
    'throughTheGlass 2 8 self',
    'shatter 3 6 pointOrDecoy',
  ],
};

const levels = (values: readonly number[] | null): string => values?.join('/') ?? '–';
const rowOf = (p: Profile): string =>
  [
    levels(p.maxLife),
    levels(p.maxMana),
    levels(p.manaRegen),
    levels(p.willpower),
    levels(p.combat),
    `${p.run}/${p.move}`,
    p.armour,
    p.magicResist,
    p.agility,
  ].join(' ');

for (const { kind, class: is, faction, profile, abilities } of heroes)
  card(kind, 'the values on the card', () => {
    assert.deepEqual(
      [
        `${is} ${faction} ${profile.reach}`,
        rowOf(profile),
        ...Object.values(abilities).map((one) => `${one.kind} ${one.mana} ${one.range} ${one.target}`),
      ],
      PRINTED[kind],
    );
  });

/** Whom each piece of equipment was designed for: bots buy by it. */
const MADE_FOR: Readonly<Record<string, string>> = {
  moonCrystal: 'mage supporter assassin',
  moonSceptre: 'mage supporter assassin',
  springPearl: 'fighter guardian marksman mage supporter',
  springHeart: 'fighter guardian marksman',
  quiltedCoat: 'marksman mage assassin guardian',
  scaleCoat: 'guardian fighter marksman',
  runeAmulet: 'fighter marksman guardian',
  wardingDisc: 'guardian fighter',
  windSandals: 'guardian marksman mage assassin',
  stormBoots: 'fighter marksman assassin',
  whetstone: 'fighter marksman assassin',
  masterWeapon: 'fighter marksman assassin',
  emberWand: 'mage supporter',
  phoenixStaff: 'mage supporter',
  golemChisel: 'marksman fighter supporter',
  golemBreaker: 'guardian fighter',
  beastFang: 'fighter assassin',
  dragonPike: 'fighter marksman',
  runnersSash: 'guardian supporter',
  couriersHarness: 'guardian supporter',
  smokeCapsule: 'marksman mage supporter',
  shadowCloak: 'marksman mage assassin',
  healingSalve: 'supporter guardian',
  lifeShard: 'supporter guardian assassin mage',
};
for (const { kind, wants } of equipment)
  card(kind, 'the classes it was made for', () => {
    assert.equal(wants.join(' '), MADE_FOR[kind]);
  });

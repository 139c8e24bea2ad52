import type { CardWords } from '@tafelrunde/engine';

export const quests4: Readonly<Record<string, CardWords>> = {
  rulerAudience: {
    name: 'Audience',
    text: '“I have been told of you.”\nIf you have at least 8 reputation: 2 reputation; draw 2 trader tiles, keep 1.',
  },
  rulerAccolade: {
    name: 'Accolade',
    text: '“Kneel. Rise. Now you are known.”\nIf you have at least 12 reputation: 3 reputation, 1 ruby.',
  },
  rulerTwoHeads: {
    name: 'Two Heads for the Gate',
    text: '“The people shall see them.”\nHand in 2 level 2 trophies: 3 reputation, 2 gold, 1 level 2 treasure.',
  },
  rulerGiantsFall: {
    name: 'The Fall of the Great One',
    text: '“Even the guards applaud.”\nHand in 1 level 3 trophy: 3 reputation, 6 gold, 1 gold card.',
  },
  rulerRoyalRoads: {
    name: 'Roads of the Realm',
    text: '“Where there is trade there is no plunder.”\nIf you have at least 2 trade markers on the map: 2 reputation, 5 gold.',
  },
  rulerArmoury: {
    name: 'The Crown’s Armoury',
    text: '“Pay, and choose what carries you.”\nPay 6 gold: 2 reputation; draw 3 dragonslayer tiles, keep 1.',
  },
  rulerCrownJewel: {
    name: 'A Stone for the Crown',
    text: '“It has been missing since the day of the fire.”\nHand in 1 diamond, emerald or ruby and 2 gold: 3 reputation, 2 gaar, 1 gold card.',
  },
  scholarFieldNotes: {
    name: 'Field Notes',
    text: '“How did it smell? More precisely, please.”\nIf you have confronted at least 1 elemental: 1 reputation, 3 gold, 1 silver card.',
  },
  scholarComparison: {
    name: 'Comparative Study',
    text: '“And which one noticed you first?”\nIf you have confronted elementals of 2 different kinds: 2 reputation, 3 gold, 1 gaar.',
  },
  scholarFourPowers: {
    name: 'The Book of Four Powers',
    text: '“You write the last chapter.”\nIf you have confronted elementals of 3 different kinds: 3 reputation, 2 gold, 1 essence of choice.',
  },
  scholarSample: {
    name: 'Sample in a Jar',
    text: '“Do not shake.”\nHand in 1 essence: 2 reputation; draw 3 alchemist tiles, keep 1.',
  },
  scholarChart: {
    name: 'Chart of the Unknown',
    text: '“I draw what nobody has seen.”\nPay 1 gold: 1 reputation, 2 movement points; look at the top 3 map tiles of the stack and put them back in any order.',
  },
  scholarStrata: {
    name: 'Doctrine of Strata',
    text: '“Stone never lies, it only keeps silent for long.”\nHand in 2 raw-material tiles of different terrains: 2 reputation, 3 gold, 1 emerald or amethyst.',
  },
  scholarLivingBook: {
    name: 'The Living Book',
    text: '“Show me what you have learned.”\nIf at least 4 hero tiles lie on your hero board: 2 reputation, 4 gold.',
  },
  oracleCup: {
    name: 'The Cup',
    text: '“Shake it until it is quiet.”\nMake a hero roll. Up to 6: 1 reputation. 7–9: 1 reputation, 3 gold. 10 or more: 3 reputation, 3 gold.',
  },
  oracleLowTide: {
    name: 'Low Tide',
    text: '“Sometimes the sinking one wins.”\nMake a hero roll. Up to 5: 3 reputation, 3 gaar. 6 or more: 1 reputation, 1 gaar.',
  },
  oracleTwinStones: {
    name: 'Twin Stones',
    text: '“Two alike open the door.”\nHand in 1 gaar and make a hero roll that nothing may change. Double: 3 reputation, 1 gem of choice other than diamond and demon stone. Otherwise: 1 reputation, 3 gold.',
  },
  oracleBowl: {
    name: 'The Bowl of Truth',
    text: '“Look in, but not too long.”\nHand in 1 gaar: 1 reputation, 2 gold; look at the top card of each monster deck and put each on the top or the bottom.',
  },
  oracleSacrifice: {
    name: 'The Sacrifice',
    text: '“The more you give, the clearer it speaks.”\nHand in 1 gem or 1 essence and make a hero roll. Up to 6: 2 reputation. 7–9: 2 reputation, 4 gold. 10 or more: 3 reputation, 1 level 3 treasure.',
  },
  oracleSpokenNumber: {
    name: 'The Spoken Number',
    text: '“Say it before it falls.”\nName a number from 2 to 14, then make a hero roll. Exactly hit: 3 reputation, 5 gold. Missed by 1 or 2: 2 reputation, 2 gold. Otherwise: 1 reputation.',
  },
  oracleShadowOfDeath: {
    name: 'The Shadow behind You',
    text: '“Turn round if you are brave.”\nMake a hero roll. Up to 4: 4 wounds, 1 reputation. 5–9: 2 wounds, 2 reputation, 3 gold. 10 or more: 3 reputation, 1 gold card, heal to the maximum.',
  },
};

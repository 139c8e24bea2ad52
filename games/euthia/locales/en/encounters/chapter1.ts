import type { CardWords } from '@tafelrunde/engine';

export const quests1: Readonly<Record<string, CardWords>> = {
  hunterFirstPelt: {
    name: 'The First Pelt',
    text: '“Show me that you can skin.”\nHand in 1 level 1 trophy: 1 reputation; draw 2 hunter reward tiles, keep 1.',
  },
  hunterWinterStores: {
    name: 'Winter Stores',
    text: '“His brother always hunted for two.”\nHand in 2 level 1 trophies: 2 reputation, 4 gold.',
  },
  hunterBaitPit: {
    name: 'The Bait Pit',
    text: '“To them gaar smells like blood.”\nHand in 2 gaar: 1 reputation; take any card from the level 1 monster discard pile as a trophy.',
  },
  hunterFreshTracks: {
    name: 'Fresh Tracks',
    text: '“You still smell of the fight.”\nIf you won a fight this turn: 1 reputation, 2 gold, 1 silver card.',
  },
  hunterBrothersKnife: {
    name: 'The Brother’s Knife',
    text: '“It was still stuck in the hide.”\nHand in 1 level 2 trophy: 2 reputation; draw 3 hunter reward tiles, keep 1.',
  },
  hunterCorneredPack: {
    name: 'The Cornered Pack',
    text: '“First the young, then the old one.”\nHand in 1 trophy each of levels 1 and 2: 3 reputation, 3 gold.',
  },
  hunterGreatBeast: {
    name: 'The Great Beast',
    text: '“Orm looks, and lays down his bow.”\nHand in 2 level 2 trophies or 1 of level 3: 3 reputation, 4 gold; draw 1 hunter reward tile.',
  },
  hermitOffering: {
    name: 'Gift to Silence',
    text: '“Put it down and say nothing.”\nHand in 2 gaar: 1 reputation, 3 gold.',
  },
  hermitUndergroundRiver: {
    name: 'The River Below',
    text: '“It grows louder when fed.”\nHand in 3 gaar: 2 reputation, 1 essence of earth or water.',
  },
  hermitVowOfPoverty: {
    name: 'Vow of Poverty',
    text: '“Only empty pockets do not jingle.”\nIf you have 0 gold: 1 reputation, 3 gaar.',
  },
  hermitNightWatch: {
    name: 'Night Watch',
    text: '“Tonight you fight only sleep.”\nDiscard an unused combat marker: 1 reputation, 1 gaar, heal 3.',
  },
  hermitBloodEcho: {
    name: 'Echo in the Blood',
    text: '“Do you hear it, too, when it hurts?”\nSuffer 2 wounds: 1 reputation, 1 amethyst, 1 gaar.',
  },
  hermitFullVessel: {
    name: 'The Full Vessel',
    text: '“Carry it past me without trembling.”\nIf you have at least 4 gaar: 1 reputation, 3 gold, 1 silver card.',
  },
  hermitLastSilence: {
    name: 'The Last Silence',
    text: '“The hill breathes out.”\nHand in 4 gaar: 3 reputation, 2 gold, 1 gold card.',
  },
  minerProps: {
    name: 'Stone for the Props',
    text: '“The roof still holds.”\nHand in 1 mountain raw-material tile: 1 reputation, 4 gold.',
  },
  minerPitLamp: {
    name: 'Light for the Shaft',
    text: '“Where it glows, one can breathe.”\nHand in 1 cave raw-material tile: 1 reputation, 1 opal, 1 gaar.',
  },
  minerPumps: {
    name: 'The Pumps',
    text: '“The water stands up to the third level.”\nHand in 1 lakebed raw-material tile: 1 reputation, 1 sapphire, 1 gold.',
  },
  minerKnocking: {
    name: 'Knocking',
    text: '“Three short knocks. Somebody lives.”\nIf you mined this turn: 1 reputation; draw 3 raw-material tiles of one stack, keep 1.',
  },
  minerBuriedGallery: {
    name: 'The Buried Gallery',
    text: '“More than rubble lies behind it.”\nHand in any 2 raw-material tiles: 2 reputation, 2 gold, 1 level 1 treasure.',
  },
  minerThreeLevels: {
    name: 'Three Levels',
    text: '“Top, middle, bottom: everyone is out.”\nHand in 1 mountain, 1 lakebed and 1 cave raw-material tile: 3 reputation, 6 gold.',
  },
  minerClaim: {
    name: 'Mining Claim',
    text: '“Who has dug everywhere may stay.”\nIf you have at least 5 interaction markers on the map: 2 reputation, 4 gold.',
  },
  healerOneDraught: {
    name: 'A Draught for the Child',
    text: '“It is the third today.”\nHand in 1 healing potion: 1 reputation, 2 gold.',
  },
  healerBloodletting: {
    name: 'Bloodletting',
    text: '“Healthy blood, one bowl full.”\nSuffer 3 wounds: 1 reputation, 1 opal, 1 healing potion.',
  },
  healerNearDeath: {
    name: 'Near Death',
    text: '“Lie down. Do not talk.”\nIf you have 3 health or less: 1 reputation, 1 gaar, heal to the maximum.',
  },
  healerLakeHerbs: {
    name: 'Herb from the Lakebed',
    text: '“Where the fever grew, the cure grows, too.”\nHand in 1 lakebed raw-material tile: 1 reputation, 3 healing potions.',
  },
  healerFullWard: {
    name: 'Two More Beds',
    text: '“Nobody dies here today.”\nHand in 2 healing potions: 2 reputation, 1 ruby.',
  },
  healerStillWater: {
    name: 'Still Water',
    text: '“One drop, and the lake is clean.”\nHand in 1 essence of water: 2 reputation, 1 diamond.',
  },
  healerOath: {
    name: 'Oath of the Strong',
    text: '“Who endures much can carry others.”\nIf your maximum health is at least 10: 2 reputation, 3 gold.',
  },
};

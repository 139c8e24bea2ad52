import type { CardWords } from '@tafelrunde/engine';

export const quests3: Readonly<Record<string, CardWords>> = {
  witchToadAndTooth: {
    name: 'Tooth and Draught',
    text: '“The tooth first, or it froths.”\nHand in 1 level 1 trophy and 1 healing potion: 1 reputation, 2 gold; draw 1 dark amulet.',
  },
  witchMoonWater: {
    name: 'Moon Water',
    text: '“Drawn while nobody looked.”\nHand in 1 raw-material tile with an ingredient: 1 reputation; draw 2 dark amulets, keep 1.',
  },
  witchRivalsName: {
    name: 'A Rival’s Name',
    text: '“Whisper it into the smoke.”\nPay 2 gold and choose another hero, who loses 1 gaar (no dwurt) if there is one. 1 reputation; draw 1 dark amulet.',
  },
  witchBloodBowl: {
    name: 'The Blood Bowl',
    text: '“She counts the drops aloud.”\nSuffer 3 wounds: 1 reputation, 1 gaar; draw 1 dark amulet.',
  },
  witchBlackStone: {
    name: 'Black Stone',
    text: '“It is warm. That is no good sign.”\nHand in 1 onyx or demon stone: 2 reputation, 2 gold; draw 1 dark amulet.',
  },
  witchMirrorPool: {
    name: 'The Mirror Pool',
    text: '“Whom do you see when you blink?”\nDiscard 1 gold card: 1 reputation, 2 gold; draw 1 dark amulet.',
  },
  witchMonsterHeart: {
    name: 'The Heart in the Kettle',
    text: '“It still beats. Good.”\nHand in 1 trophy of level 2 or 3: 2 reputation; draw 2 dark amulets, keep 1.',
  },
  witchSoloWarning: {
    name: 'Warning in the Smoke',
    text: '“She points north with the spoon.”\nHand in any 1 raw-material tile: 1 reputation, 2 gold; look at the top 3 map tiles of the stack and put them back in any order.',
  },
  witchSoloSalt: {
    name: 'Banishing Salt',
    text: '“A circle. And do not sneeze.”\nHand in 1 essence: 2 reputation; put the top 2 cards of the gold store under their deck.',
  },
  witchSoloBargain: {
    name: 'Blood Pact',
    text: '“Sign with your thumb.”\nSuffer 4 wounds: 2 reputation, 2 gaar, 1 amethyst.',
  },
  witchSoloNeedle: {
    name: 'The Hex Needle',
    text: '“Stick it into the pelt’s eye.”\nHand in 1 trophy: 1 reputation, 2 gold; look at the top card of each monster deck and put each on the top or the bottom.',
  },
  witchSoloEmptyName: {
    name: 'The Empty Name',
    text: '“Then we shall take yours.”\nDiscard 1 gold card: 2 reputation, 1 gaar, heal to the maximum.',
  },
  druidWindInLeaves: {
    name: 'Wind in the Leaves',
    text: '“The air has stood still since spring.”\nHand in 1 essence of air: 1 reputation, 3 gaar.',
  },
  druidEmbers: {
    name: 'Embers under the Bark',
    text: '“Sometimes a wood needs a small fire.”\nHand in 1 essence of fire: 2 reputation, 1 ruby.',
  },
  druidRainSong: {
    name: 'Rain Song',
    text: '“Sing along, then it falls faster.”\nHand in 1 essence of water: 2 reputation, 1 healing potion, heal to the maximum.',
  },
  druidRoots: {
    name: 'Rootwork',
    text: '“Down there they all talk to each other.”\nHand in 1 essence of earth: 2 reputation, 1 emerald.',
  },
  druidOpenHand: {
    name: 'With an Open Hand',
    text: '“Give one, leave with two.”\nHand in 1 essence: 1 reputation, 2 essences of two other kinds of choice.',
  },
  druidCircle: {
    name: 'In the Circle of Powers',
    text: '“You stood before them and are still here.”\nIf you have confronted at least 2 elementals: 2 reputation, 1 essence of choice.',
  },
  druidBalance: {
    name: 'Balance',
    text: '“The grove breathes again.”\nHand in 2 different essences: 3 reputation, 5 gold.',
  },
  graveReturned: {
    name: 'One Who Came Back',
    text: '“Was it bright there?”\nIf you have died at least once in this game: 1 reputation, 4 gold.',
  },
  graveTwiceBuried: {
    name: 'Buried Twice',
    text: '“I have kept a place for you.”\nIf you have died in combat at least twice: 3 reputation, 1 gaar, 1 gold card.',
  },
  graveUntouched: {
    name: 'Death Does Not Know You',
    text: '“Your name is missing from my book.”\nIf you have never died in combat and have at least 6 reputation: 2 reputation, 3 gold.',
  },
  graveGoods: {
    name: 'Grave Goods',
    text: '“Gold warms the cold ones, too.”\nHand in 1 level 1 treasure tile: 2 reputation, 2 gold.',
  },
  graveRoyalGold: {
    name: 'Royal Gold',
    text: '“It belongs to one who waits below.”\nHand in 1 treasure tile of level 2 or 3: 3 reputation, 5 gold.',
  },
  graveVigil: {
    name: 'Vigil',
    text: '“You watch, I dig.”\nHand in 1 healing potion and 1 gaar: 1 reputation; draw 2 level 1 treasures, keep 1.',
  },
  graveRestless: {
    name: 'The Restless Dead',
    text: '“Bring me the head, then he lies still.”\nHand in 1 level 2 trophy: 2 reputation, 1 level 2 treasure.',
  },
  campEarnestMoney: {
    name: 'Earnest Money',
    text: '“Three coins, and we were never here.”\nPay 3 gold: 1 reputation, 1 gold card, 1 gaar.',
  },
  campBrothersInArms: {
    name: 'Brothers in Arms',
    text: '“Sit down. Tell it. Leave nothing out.”\nIf you beat a level 2 or 3 monster this turn: 2 reputation, 2 gaar, 1 gold card.',
  },
  campQuartermaster: {
    name: 'The Quartermaster',
    text: '“It belonged to one who no longer needs it.”\nDiscard 3 silver cards: 1 reputation; draw 3 trader tiles, keep 1.',
  },
  campNextContract: {
    name: 'The Next Contract',
    text: '“Right now. We are coming along.”\nPay 2 gold: 1 reputation, 2 movement points and a combat action, usable this turn.',
  },
  campBanner: {
    name: 'The Banner',
    text: '“A strip of cloth for every victory.”\nIf you have at least 5 hero markers on the map: 2 reputation, 4 gold.',
  },
  campHeadMoney: {
    name: 'Head Money',
    text: '“Bigger than described. Pay him out.”\nHand in 1 trophy of level 2 or 3: 2 reputation, 6 gold.',
  },
  campStormTheBreach: {
    name: 'Into the Breach',
    text: '“The company forgets nobody who went first.”\nDiscard 1 gold card and hand in 1 trophy of any level: 3 reputation, 3 gold, 2 gaar.',
  },
};

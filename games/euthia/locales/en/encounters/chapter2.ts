import type { CardWords } from '@tafelrunde/engine';

export const quests2: Readonly<Record<string, CardWords>> = {
  smithPigIron: {
    name: 'Pig Iron',
    text: '“Nothing good comes of soft iron.”\nHand in 1 raw-material tile with metal and 1 gold: 1 reputation; draw 2 weaponsmith reward tiles, keep 1.',
  },
  smithOldBlade: {
    name: 'The Old Blade',
    text: '“Good steel does not die, it is recast.”\nHand in 1 weapon or 1 shield, but no hero tile: 1 reputation; draw 3 weaponsmith reward tiles, keep 1.',
  },
  smithQuench: {
    name: 'The Quench',
    text: '“Fire makes it hard, water makes it true.”\nHand in 1 essence of fire or water: 2 reputation; draw 2 weaponsmith reward tiles, keep 1.',
  },
  smithTestCut: {
    name: 'Test Cut',
    text: '“Tell me where it catches.”\nIf you beat a level 2 or 3 monster this turn: 2 reputation, 3 gold.',
  },
  smithPommel: {
    name: 'A Stone for the Pommel',
    text: '“The eye of the blade must see.”\nHand in 1 sapphire, onyx or ruby: 1 reputation, 2 gold; draw 1 weaponsmith reward tile.',
  },
  smithFitting: {
    name: 'The Fitting',
    text: '“I want to know what it must withstand.”\nIf you wear an armour set of at least 3 pieces: 2 reputation, 4 gold.',
  },
  smithMasterpiece: {
    name: 'The Masterpiece',
    text: '“It sings before it strikes.”\nHand in 2 raw-material tiles with metal and 2 gold: 3 reputation; draw 3 weaponsmith reward tiles, keep 1.',
  },
  envoyFirstGift: {
    name: 'The First Gift',
    text: '“Green for hope, red for loyalty.”\nHand in 1 emerald or ruby: 1 reputation, 3 gold.',
  },
  envoyBribedClerk: {
    name: 'The Bribed Clerk',
    text: '“Blue or black, ink is ink.”\nHand in 1 sapphire or onyx: 1 reputation, 1 gold card, 1 silver card.',
  },
  envoySafePassage: {
    name: 'Safe Passage',
    text: '“The seal opens every barrier.”\nHand in 1 amethyst or 2 gold: 1 reputation, 1 teleport scroll.',
  },
  envoyWeddingGift: {
    name: 'Wedding Gift',
    text: '“Two houses, two stones.”\nHand in 2 different gems: 3 reputation, 2 gold.',
  },
  envoyWitness: {
    name: 'A Good Name',
    text: '“Three people have spoken of you.”\nIf you have completed at least 2 other quests: 2 reputation, 3 gold.',
  },
  envoyCourtDiamond: {
    name: 'Light for the Throne Room',
    text: '“The king blinks and signs.”\nHand in 1 diamond: 2 reputation, 5 gold.',
  },
  envoyForbiddenStone: {
    name: 'The Forbidden Stone',
    text: '“Sink it where no court will find it.”\nHand in 1 demon stone or any 3 gems: 3 reputation, 3 gold, 1 gold card.',
  },
  smugglerHotGoods: {
    name: 'Hot Goods',
    text: '“From where? I do not want to know.”\nDiscard 3 silver cards: 1 reputation, 4 gold.',
  },
  smugglerNightCrossing: {
    name: 'Night Crossing',
    text: '“Duck when I whistle.”\nDiscard 2 silver cards: 1 reputation, 1 gaar; you may teleport at once to any pacified lake or portal space.',
  },
  smugglerFalseBottom: {
    name: 'False Bottom',
    text: '“Eels on top, gold below.”\nDiscard 1 gold card: 1 reputation, 5 gold.',
  },
  smugglerStowaways: {
    name: 'Stowaways',
    text: '“Stuffed, it pays no toll.”\nHand in 1 trophy of any level and discard 1 silver card: 1 reputation; draw 2 level 1 treasures, keep 1.',
  },
  smugglerDarkCargo: {
    name: 'Dark Cargo',
    text: '“Do not open. Really do not.”\nPay 2 gold: 1 reputation, 1 gold card, 2 silver cards.',
  },
  smugglerHarbourMaster: {
    name: 'The Harbour Master',
    text: '“Everyone has a price, his is round.”\nPay 5 gold: 3 reputation, 1 silver card.',
  },
  smugglerLastRun: {
    name: 'The Last Run',
    text: '“After that she buys an honest name.”\nDiscard 2 gold cards: 3 reputation, 2 gold, 1 level 2 treasure.',
  },
};

import type { CardWords, Phrase } from '@tafelrunde/engine';
import type { dungeon as de } from '../de/dungeon.ts';
import { cards } from './cards.ts';

const horde = (health: number): CardWords => ({
  name: `Horde ${health}`,
  text: 'Worth as many points in the end as you have Horde cards, 5 at most.',
});

/** Monsters, traps, guardians, stones: what they are called and say, and what is asked and told because of them. */
export const dungeon = {
  prompts: {
    riddle: 'Which of the revealed cards do you destroy?',
    frighten: 'Which hero is frozen with fright?',
    bleed: 'Which of your monsters do you destroy?',
    pit: 'A pit! Which hero do you show?',
    poisonGas: 'Poisonous fumes! Do you show somebody who protects you?',
    cage: 'Which hero is caught in the cage?',
    tribute: 'The Dark Champion demands tribute. Which card do you destroy?',
    lose: 'Which of the revealed cards do you lose?',
    discardTwo: 'Which two cards do you discard?',
  } satisfies Record<keyof (typeof de)['prompts'], Phrase>,
  options: {
    show: ({ kind }, say) => `Show ${say.card(kind)}`,
  } satisfies Record<keyof (typeof de)['options'], Phrase>,
  events: {
    ravaged: ({ kinds }, say) =>
      `The village is ravaged: ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')} destroyed.`,
    struck: ({ seat, kind }, say) => `${say.seat(seat)} feels the thunder: it strikes ${say.the(kind)}.`,
    caged: ({ seat, kind }, say) => `${say.seat(seat)} has ${say.the(kind)} in the cage.`,
    turnedUp: ({ seat, kinds }, say) =>
      (kinds as string[]).length === 0
        ? `${say.seat(seat)} has nothing left to reveal.`
        : `${say.seat(seat)} reveals ${cards(kinds, say)}.`,
    showed: ({ seat, kind }, say) => `${say.seat(seat)} shows ${say.a(kind)}.`,
  } satisfies Record<keyof (typeof de)['events'], Phrase>,
  cards: {
    archdukeOfPain: {
      name: 'Archduke of Pain',
      text: 'The attack must contain magic attack. Battle: all Clerics and Wizards are destroyed. Breach: the top 2 cards of every hero stack in the village and of the Militia are destroyed.',
    },
    grudgebeast: { name: 'Grudgebeast' },
    succubus: { name: 'Succubus', text: 'Half damage without magic attack.' },
    tormentor: {
      name: 'Tormentor',
      text: 'Half damage unless a weapon is carried. Battle: destroys 1 Cleric.',
    },
    theUnchained: { name: 'The Unchained', text: 'Battle: 1 Disease. Trophy: magic attack +1.' },
    darkness: { name: 'Darkness', text: 'Light −1. Heroes without a weapon cannot attack.' },
    judgement: {
      name: 'Judgement',
      text: 'Battle: all heroes strength −2 and attack −1 or magic attack −1.',
    },
    knightmare: { name: 'Knightmare', text: 'Light −2. Battle: destroys 1 Fighter.' },
    lordMortis: { name: 'Lord Mortis', text: 'Light −1.' },
    thePrince: { name: 'The Prince', text: 'Battle: all heroes strength −2; destroys 1 Fighter.' },
    blinkDog: { name: 'Blink Dog', text: 'Light −1. Cannot be attacked while any light penalty remains.' },
    griffon: { name: 'Griffon', text: 'Trophy: magic attack +1.' },
    nixie: { name: 'Nixie' },
    pegasus: { name: 'Pegasus', text: 'Trophy: attack +1.' },
    sphinx: {
      name: 'Sphinx',
      text: 'Only magic attack counts. Spoils: reveal 6 cards of your deck, destroy as many of them as you like and discard the others. Trophy: magic attack +2.',
    },
    bronzeGolem: { name: 'Bronze Golem', text: 'Heroes with strength 3 or less cannot attack.' },
    clayGolem: {
      name: 'Clay Golem',
      text: 'Heroes with strength 4 or less cannot attack. Trophy, dungeon: 1 hero strength +2.',
    },
    colossus: {
      name: 'Colossus',
      text: 'Immune to magic attacks. Heroes with strength 7 or less cannot attack.',
    },
    ironGolem: {
      name: 'Iron Golem',
      text: 'Magic attack counts half. Heroes with strength 6 or less cannot attack.',
    },
    stoneGolem: { name: 'Stone Golem', text: 'Heroes with strength 5 or less cannot attack.' },
    bloodskullOrc: { name: 'Bloodskull Orc' },
    deadboneTroll: { name: 'Deadbone Troll', text: 'Battle: 1 Disease.' },
    firebrandCyclops: { name: 'Firebrand Cyclops' },
    grayskinLizard: { name: 'Grayskin Lizard', text: 'Battle: each armed hero attack +1.' },
    griknackGoblin: { name: 'Griknack Goblin' },
    blackSlime: { name: 'Black Slime', text: 'Battle: destroys 1 Militia.' },
    grayOoze: {
      name: 'Gray Ooze',
      text: 'Battle: destroys 1 hero unless a weapon is carried. Spoils: buy 1 food.',
    },
    greenBlob: { name: 'Green Blob', text: 'Battle: destroys 1 food.' },
    noxiousSlag: { name: 'Noxious Slag', text: 'Magic attack counts half. Immune to edged weapons.' },
    redJelly: { name: 'Red Jelly', text: 'Battle: destroys 1 weapon. Trophy: light +1.' },
    ghost: { name: 'Ghost', text: 'Half damage without magic attack. Battle: all heroes strength −2.' },
    haunt: {
      name: 'Haunt',
      text: 'Battle: 1 hero of your choice and its weapon give no light, no attack and no magic attack.',
    },
    revenant: {
      name: 'Revenant',
      text: 'The attack must contain magic attack. Battle: all heroes strength −4; those who fall to 0 are destroyed after the battle.',
    },
    spectre: { name: 'Spectre', text: 'Battle: destroys 1 Militia.' },
    wraith: { name: 'Wraith', text: 'Battle: destroys 1 Militia.' },
    bloodTorment: {
      name: 'Blood Torment',
      text: 'Battle: everybody shows the hand and destroys 1 monster in it. Breach: everybody reveals and discards 5 cards of the deck and destroys 1 of them that is worth points.',
    },
    lavaTorment: {
      name: 'Lava Torment',
      text: 'Breach: everybody reveals and discards 5 cards of the deck and destroys 1 hero of level 1 among them.',
    },
    shadowTorment: {
      name: 'Shadow Torment',
      text: 'Only magic attack counts. Breach: everybody reveals and discards 5 cards of the deck and destroys 1 hero of level 2 among them.',
    },
    pitTrap: {
      name: 'Pit Trap',
      text: 'Everybody shows 1 hero, or a hand without any. Whoever is no Thief is destroyed.',
    },
    rollingBoulder: {
      name: 'Rolling Boulder',
      text: 'In turn everybody reveals and discards a card of the deck until 3 heroes have come up. They are destroyed.',
    },
    famine: { name: 'Famine', text: 'Battle: 1 Disease.' },
    harbinger: { name: 'Harbinger', text: 'Battle: destroys 1 spell.' },
    kingdom: { name: 'Kingdom', text: 'Battle: 1 Disease.' },
    lordOfDeath: { name: 'Lord of Death', text: 'Battle: 2 Diseases.' },
    suffering: { name: 'Suffering', text: 'Battle: all heroes strength −2; 1 Disease.' },
    airWrath: { name: 'Air Wrath', text: 'Cannot be attacked if a spell is used.' },
    earthWrath: {
      name: 'Earth Wrath',
      text: 'The attack must contain magic attack. Battle: half damage unless an Elemental is laid out.',
    },
    fireWrath: { name: 'Fire Wrath', text: 'Immune to spells and unarmed heroes. Trophy: light +1.' },
    thunderWrath: {
      name: 'Thunder Wrath',
      text: 'Cannot be attacked if a spell is used or a weapon is carried. Battle: a random laid-out card is destroyed unless it is an Elemental.',
    },
    waterWrath: {
      name: 'Water Wrath',
      text: 'Light penalties cannot be reduced. Battle: all heroes with neither weapon nor magic attack are destroyed.',
    },
    smokeTorment: {
      name: 'Smoke Torment',
      text: 'Only magic attack counts. Breach: everybody reveals and discards 5 cards of the deck and destroys 1 Militia among them.',
    },
    steamTorment: {
      name: 'Steam Torment',
      text: 'Global: monsters leave the dungeon only when beaten in battle. Trophy: attack +1.',
    },
    hordePlaceholder: {
      name: 'Horde Placeholder',
      text: 'Replaced by the next Horde card when it is revealed.',
    },
    darkChampion: {
      name: 'Dark Champion',
      text: 'Guardian. At rank 0: after drawing you destroy 1 card of your new hand.',
    },
    theCage: {
      name: 'The Cage',
      text: 'A hero of the active player is locked up. Whoever next defeats a monster gets it.',
    },
    deliriumPoison: {
      name: 'Delirium Poison',
      text: 'All others show their hands and destroy all spells in them.',
    },
    poisonGasTrap: {
      name: 'Poison Gas Trap',
      text: 'Everybody suffers 1 Disease unless they show a Cleric or a Thief.',
    },
    stoneOfMystery: { name: 'Stone of Mystery' },
    stoneOfAgony: { name: 'Stone of Agony', text: 'Trophy: light +1.' },
    horde3: horde(3),
    horde4: horde(4),
    horde5: horde(5),
    horde6: horde(6),
    horde7: horde(7),
    horde8: horde(8),
    horde9: horde(9),
    horde10: horde(10),
    horde11: horde(11),
    horde12: horde(12),
    ebonFume: {
      name: 'Ebon Fume',
      text: 'Immune to magic attacks. Battle: destroys the strongest hero. Trophy: attack +3.',
    },
    mythlurian: { name: 'Mythlurian', text: 'Battle: destroys 1 hero.' },
    skaladak: { name: 'Skaladak', text: 'Battle: destroys 1 weapon.' },
    tyxrTheOld: {
      name: 'Tyxr the Old',
      text: 'Battle: destroys 1 hero. Breach: everybody discards 2 cards. Trophy: magic attack +2.',
    },
    uyrilUnending: {
      name: 'Uyril Unending',
      text: 'Half damage without magic attack. Battle: destroys 1 Militia. Trophy: magic attack +1.',
    },
  } satisfies Record<keyof (typeof de)['cards'], CardWords>,
};

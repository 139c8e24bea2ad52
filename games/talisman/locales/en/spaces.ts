import type { CardWords } from '@tafelrunde/engine';
import type { spaces as de } from '../de/spaces.ts';

const fields = { name: 'Fields', text: 'Draw 1 card.' };
const woods = { name: 'Woods', text: 'Draw 1 card. With an Axe a raft can be built here.' };
const hills = { name: 'Hills', text: 'Draw 1 card.' };
const plains = { name: 'Plains', text: 'Draw 1 card.' };
const runes = { name: 'Runes', text: 'Draw 1 card. Enemies add 2 to their attack roll here.' };
const desert = { name: 'Desert', text: 'Lose 1 life, then draw 1 card.' };
const denizen = 'Draw a Denizen and visit one that is here.';

/** Name and text of every space, on both boards. */
export const spaces = {
  village: {
    name: 'Village',
    text: 'Visit the Healer, the Blacksmith or the Mystic. Healer: lives for 1 gold each. Blacksmith: Helmet and Sword for 2, Axe and Shield for 3, Armour for 4 gold. Mystic: 1 become evil; 2–3 nothing; 4 become good; 5 Craft; 6 Spell.',
  },
  fields1: fields,
  graveyard: {
    name: 'Graveyard',
    text: 'Good loses 1 life, neutral replenishes fate for 1 gold each, evil all of it for free or prays: 1–4 nothing; 5 fate; 6 Spell.',
  },
  woods1: woods,
  sentinel: {
    name: 'Sentinel',
    text: 'Draw 1 card. Whoever wants to cross the bridge inward must beat or evade the Sentinel (Strength 9).',
  },
  hills1: hills,
  chapel: {
    name: 'Chapel',
    text: 'Evil loses 1 life, neutral heals for 1 gold each, good heals fully for free or prays: 1–4 nothing; 5 life; 6 Spell.',
  },
  fields2: fields,
  crags: {
    name: 'Crags',
    text: 'Roll: 1 a spirit (Craft 4) attacks; 2–3 lost; 4–5 safe; 6 gain 1 Strength.',
  },
  plains1: plains,
  woods2: woods,
  fields3: fields,
  city: {
    name: 'City',
    text: 'Visit the Enchantress, the Doctor or the Alchemist. Enchantress: 1 Toad; 2 lose 1 Strength; 3 lose 1 Craft; 4 Craft; 5 Strength; 6 Spell. Doctor: up to 2 lives for 1 gold each. Alchemist: Objects for 1 gold each.',
  },
  fields4: fields,
  hills2: hills,
  plains2: plains,
  woods3: woods,
  plains3: plains,
  tavern: {
    name: 'Tavern',
    text: 'Roll: 1 miss a turn; 2 battle a farmer (3); 3 lose 1 gold; 4 gain 1 gold; 5 next move anywhere in the region; 6 next move to the Temple.',
  },
  fields5: fields,
  ruins: { name: 'Ruins', text: 'Draw 2 cards.' },
  plains4: plains,
  forest: {
    name: 'Forest',
    text: 'Roll: 1 a brigand (Strength 4) attacks; 2–3 lost; 4–5 safe; 6 gain 1 Craft.',
  },
  fields6: fields,
  portalOfPower: {
    name: 'Portal of Power',
    text: 'Draw 1 card. Whoever wants to go in names Strength or Craft and must not roll above it with two dice.',
  },
  blackKnight: { name: 'Black Knight', text: 'Pay 1 gold or lose 1 life.' },
  hiddenValley: { name: 'Hidden Valley', text: 'Draw 3 cards.' },
  hills3: hills,
  cursedGlade: { name: 'Cursed Glade', text: 'Draw 1 card. Objects give nothing here, and magic is dead.' },
  runes1: runes,
  chasm: {
    name: 'Chasm',
    text: 'Roll for yourself and each Follower: on 1–2 a life or the Follower is lost.',
  },
  runes2: runes,
  warlocksCave: { name: 'Warlock’s Cave', text: 'Receive a quest from the Warlock.' },
  desert1: desert,
  oasis: { name: 'Oasis', text: 'Draw 2 cards.' },
  desert2: desert,
  temple: {
    name: 'Temple',
    text: 'Pray with two dice: 2 lose 2 lives; 3 lose 1 life; 4 lose a Follower or 1 life; 5 enslaved; 6 Strength; 7 Craft; 8–9 Spell; 10 Talisman; 11 two fate; 12 two lives.',
  },
  woods4: woods,
  runes3: runes,
  castle: {
    name: 'Castle',
    text: 'The royal doctor heals for 1 gold per life; with a royal Follower 2 lives for free.',
  },
  plainOfPeril: { name: 'Plain of Peril', text: 'Whoever enters the inner region stops here.' },
  mines: {
    name: 'Mines',
    text: 'Three dice minus Craft: 0 stay, 1 Plain, 2–3 Portal, 4–5 Cave, 6 or more Tavern.',
  },
  vampiresTower: {
    name: 'Vampire’s Tower',
    text: 'Roll: 1–2 lose 1 life, 3–4 two, 5–6 three; each Follower given up spares one.',
  },
  pits: { name: 'Pits', text: 'Roll how many Pit Fiends (Strength 4) have to be beaten one after another.' },
  valleyOfFire: { name: 'Valley of Fire', text: 'Only with a Talisman. Behind it lies the Crown.' },
  werewolfDen: { name: 'Werewolf Den', text: 'Two dice are the Strength of your Werewolf. Beat it.' },
  diceWithDeath: {
    name: 'Dice with Death',
    text: 'Two dice against Death’s two: lower loses 1 life, and only higher may go on.',
  },
  crypt: {
    name: 'Crypt',
    text: 'Three dice minus Strength: 0 stay, 1 Plain, 2–3 Portal, 4–5 Cave, 6 or more City.',
  },
  crownOfCommand: {
    name: 'Crown of Command',
    text: 'Whoever stands here alone casts the Command Spell: on 4–6 all others lose 1 life.',
  },
  ruinedCitySpace: { name: 'City', text: denizen },
  ruinedTavern: { name: 'Tavern', text: denizen },
  ruinedVillage: { name: 'Village', text: denizen },
  ruinedChapel: { name: 'Chapel', text: denizen },
  ruinedGraveyard: { name: 'Graveyard', text: denizen },
  ruinedCastle: { name: 'Castle', text: denizen },
  plainOfStrife: {
    name: 'Plain of Peril',
    text: 'If others are here you must attack one of them; the winner takes 1 life.',
  },
  lichSpace: {
    name: 'Lich',
    text: 'Lose as many lives as the die shows; each Follower given up spares one.',
  },
  frozenSpire: {
    name: 'Frozen Spire',
    text: 'Lose as many lives as the die shows, or stay and roll again next turn.',
  },
  mutantsDen: { name: 'Mutant’s Den', text: 'Beat a Mutant whose Strength is three dice.' },
  snowbeastPits: { name: 'Pits', text: 'Beat a Snowbeast that is as strong as you are.' },
} satisfies Record<keyof typeof de, CardWords>;

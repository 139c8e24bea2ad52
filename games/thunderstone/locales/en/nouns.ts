import { englishNouns } from '@tafelrunde/engine';

/** How the names of cards stand in a sentence, by their nouns. */
export const nounOf = englishNouns({
  one: `
    adept amulet archduke archer archmage assassin barkeep beguiler bishop blacksmith blob boulder bow brawl cage
    champion chaplain claymore cleric collector colossus commander crook cyclops dagger defender disease dog
    duelist elixir enchanter feast gem ghost gladiator goblin golem grandmaster griffon grudgebeast guard
    guardian harbinger hatchet haunt healer heavy hunter huntress illusionist janissary jelly khan killer knight
    knightmare lantern lizard lord mace magician marksman militia monk neophyte nixie ooze orc outlaw paladin
    pawnbroker pegasus placeholder poisoner polearm priest prince prophet queen quester revenant rogue sage
    scrapper sentinel sergeant siren slag slayer slime sniper sorcerer spear spectre sphinx squire staff stone
    succubus sword theurge thief thug torch torment tormentor tracker trainer trap trapper troll unchained
    warhammer warlock warrior witch wizard wraith wrath`,
  many: 'goodberries rations',
  mass: 'poison',
  names: [
    'Darkness',
    'Ebon Fume',
    'Famine',
    'Judgement',
    'Kingdom',
    'Lord Mortis',
    'Mythlurian',
    'Skaladak',
    'Suffering',
    'Tyxr the Old',
    'Uyril Unending',
    'Horde 3',
    'Horde 4',
    'Horde 5',
    'Horde 6',
    'Horde 7',
    'Horde 8',
    'Horde 9',
    'Horde 10',
    'Horde 11',
    'Horde 12',
    // A spell stands as it is printed: "uses Banish".
    'Ambrosia',
    'Arcane Energies',
    'Banish',
    'Battle Fury',
    'Creeping Death',
    'Fireball',
    'Illusory Blade',
    'Magic Missile',
    'Magical Aura',
  ],
});

import { englishNouns } from '@tafelrunde/engine';

/** How the names of cards, spaces and creatures stand in a sentence, by their nouns. Spells and quests are named in `en.ts`. */
export const nounOf = englishNouns({
  one: `
    academy acolyte alchemist altar amulet angel ape apparition apprentice archive arena artefact assassin astrolabe
    auctioneer augur auspice avatar axe bag bandit banshee barbarian bard barmaid basilisk bauble bear beast beggar being
    belt blacksmith blade blizzard boar boatman bonefield book boomstick bottle bow brawler brigand builder bull caller
    captain caravan carnival carpet casket castle cathedral cave centaur chalice champion chant chapel chapelwarden
    chaplain charm chasm chest chieftain chillbane chimera city cleric colossus compass conjunction crone cross crown
    cryomancer crypt crystal cult cultist dagger dealer deathstalker decree defender demigod demon den desert devil dirge
    diver doctor dog door dragon drake druid dryad dwarf earthquake elemental elf elixir elk emissary enchanter
    enchantress equinox eye fairy familiar farmer fey fiend firemane fly follower forest fountain gambler gargoyle gate
    gathering genie ghost ghoul giant gift glade gnome goblin golem gorge grail gravedigger gravetender graveyard
    greatsword griffon guide haunt haversack healer helm helmet herbalist hermit hex hideout hieromartyr highway
    hippogriff hobgoblin homunculus horde horn horse host howl hunter hydra hymn idol imp inquisitor invitation jester
    journal keeper kit knight knot lake lance lawbringer leader legion lemure lender leper leprechaun lich lion lord luck
    madcap mage magician magus maiden mammoth map mark market marsh master mayor maze mendicant mercenary merchant
    minstrel monastery monger monk mule mummy mutant mystic necromancer necropolis nightmare nymph oasis oathbreaker ogre
    oracle orb order outlaw outpost pack palace pantheon pathfinder patrol pedlar pegasus phantom pixie place plain
    planeswalker poltergeist pool portal portent porter portrait potion pouch priest prince princess prize prophet
    prophetess queen rabble raft recruiter redeemer relic reliquary renegade rift rimespawn ring rite rod rumour rune
    runesword sage sapper scavenger sceptre scion screecher scroll seeker sentinel serpent settlement shadow shadowsoul
    shield shopkeeper shovel shrine siren slaver slayer smith snowbeast sorcerer sorceress spectre spider spire spirit
    spring sprite stable staff statue stealer steed storm stream succubus survivor swindler sword talisman talismonger
    tavern teller temple terror theurgist thief tiger tomb tower transmutor trap trapper trapsmith trickster troll tune
    unicorn valley vault village vindicator vortex waggoner wagon wand wanderer warhorse warlock warrior weapon werewolf
    wheel whetstone whirlwind wight witch wizard wolf wraith wretched yeti`,
  many: `
    beasts boots crags fields guardians guards hills lands looters marauders mines names pits plains pockets quests
    raiders ruins runes snowdrifts traders whispers woods`,
  mass: 'armour salvage',
  names: [
    'Cerberus',
    'Danse Macabre',
    'Dice with Death',
    'Ekor',
    'Frostbite',
    'Grace Hearted',
    'Havenville',
    'Ice Fang',
    'Kraven',
    'Medusa',
    'Mephistopheles',
    'Ragnarok',
    'Solomon’s Crown',
    'St. Josephine',
    'Trashtown',
    'Ymir’s Glow',
    // What happens, and what is owned without being a thing.
    'Chance Meeting',
    'Curfew',
    'Dead Magic',
    'Divine Blessings',
    'Divine Protection',
    'Evil Darkness',
    'Fool’s Gold',
    'Fortune’s Fool',
    'Hidden Power',
    'Judgement Day',
    'Lost Knowledge',
    'Market Day',
    'Might of Giants',
    'Pestilence',
    'Prophesy',
    'Rebirth',
    'Rebuilding',
    'Scavenging',
    'Two Bags of Gold',
    'Vast Wealth',
  ],
  titles: [
    'A Familiar Prize',
    'A Favour Owed',
    'Closed Shop',
    'Crown and Sceptre',
    'Cursed by a Hag',
    'Fate Bound',
  ],
});

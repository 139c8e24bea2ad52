import { englishNouns, type Noun } from '@tafelrunde/engine';

/** How names stand in a sentence, by their nouns. */
const byNoun = englishNouns({
  one: `
    accomplice aegis amethyst amulet armoury axe band barrow basilisk bazaar bear bearskin bell below belt bird
    blade blessing boar book bow breastplate brew brooch brook buckler bulwark caller camp cap casket cave censer
    chain chest church circlet clasp coif coin collector compass countess creeper crossbow crown crystal cuirass cup
    cyclops dagger demon den diamond distillate dragonfly draught elemental elixir emerald end essence fair farm
    feather field flask flood foot forge garden gate gem ghoul giant glowcap golem greatsword green grotto grove
    guard guide halberd hall hammer hangman harness harpy harvest hauberk heart heartseeker helm helmet highwayman
    hill hoard hollow hood horn hound hydra idol jetty kitchen knife knight kraken laboratory lake lance lantern
    leech legend letter light lindworm lizard lodge lurker mace manticore mantle map mare market matron maul medal
    mere mirror moon moor mouth necklace oathblade one onyx opal pack pass pavise pearl phial phylactery plain post
    pot potion prospector purse quarry quarterstaff queen rapier relic ridge ring road rockfall ruby runeblade
    runestaff saboteur sabre sack sapphire scimitar scroll seal seat servant shaman shape shard shield shirt shore
    siren skullbreaker slope snowflower spear sphinx spine staff still stillness stone sword thief throne thrower
    toad tome tonic toolbox torc totem trail trap troll urn vale velvet village vulture watch watchfire weaver well
    whetstone wight wolf woman wood worldsplitter wyvern`,
  many: `
    boots bracers daggers gauntlets gloves greaves hills knives lakes phials regalia ribs ruins sabatons stones
    tears tents towers twins works`,
  mass: 'amber armour blood bread clay iron kelp marble money ore salt silver',
  names: [
    'Áel',
    'Dral',
    'Keleia',
    'Maeldur',
    'Skoldur',
    'Taesiri',
    // What a hero can do stands as it is printed: "uses Focus".
    'Focus',
    'Light Foot',
    'Trail Sense',
    'Stalk',
    'Mocking Arrow',
    'Falcon Eye',
    'Wind Leap',
    'Twin Shot',
    'Pinning Shot',
    'Dance of Leaves',
    'Trade Wind',
    'Rain of Arrows',
    'Second Hunt',
    'Cloud Path',
    'Eye of the Storm',
    'Brace',
    'Grit',
    'Shield Bash',
    'Watch by the Fire',
    'Challenge',
    'Shield Arm',
    'Respite',
    'Shield Rush',
    'Bastion',
    'Verdict',
    'Wall of Thorns',
    'Lionheart',
    'Blood Price',
    'Charge of Wrath',
    'Last Stand',
    'Dodge',
    'Lunge',
    'Feint',
    'Mirror Drill',
    'Harmony',
    'Riposte',
    'Polished Steel',
    'Showpiece Thrust',
    'Lightning Draw',
    'Masterwork',
    'Whirling Blades',
    'Gleaming Lunge',
    'Second Tempo',
    'Perfect Form',
    'Thousand Cuts',
    'Scorch',
    'Heat Haze',
    'Ash Circle',
    'Trial by Fire',
    'Fireball',
    'Flame Lance',
    'Smoulder',
    'Fireheart',
    'Gaar Flame',
    'Pyre',
    'Wall of Fire',
    'Dragon’s Breath',
    'Everburning',
    'Starfire',
    'Phoenix',
    'Thick Skull',
    'Temper',
    'Reckless Swing',
    'Tall Tales',
    'Dwarven Bargain',
    'Frenzy',
    'Barrel Throw',
    'Headbutt',
    'Deep Vein',
    'Rampage',
    'Rune Hide',
    'Hammer Throw',
    'Old Master',
    'Slumber',
    'Luring Call',
    'Silence',
    'Elemental Bolt',
    'Night Terror',
    'Deep Roots',
    'Ill Omen',
    'Soul Drain',
    'Ancient Pact',
    'Hush of the Grave',
    // What monsters do.
    'Curse',
    'Bloodlust',
    'Stone Skin',
    'Mighty Blow',
    'Healing',
    'Soul Control',
    'Mind Control',
    'Gout of Flame',
    'Beat of Wings',
    'Hoard Lust',
    'Shriek of Dread',
    'Faer Power',
    // Things and places that belong to somebody, and those who are known by name.
    'Farruga’s Fang',
    'Faer’s Wind Horn',
    'Rope and Hook',
    'Farruga’s Eyrie',
    'Mirrezil’s Chasm',
    'Farruga’s Clutch',
    'Mother Thistle',
    'Jost Nimblefinger',
    'Rustgnaw',
    'Ulmgar Stoneheart',
    'Captain Kettle',
    'Deepsong',
    'Skarr Two-Tongue',
  ],
  titles: [
    'Everywhere at Once',
    'No Rest',
    'The Unmoved',
    'Made to Measure',
    'Seen Through',
    'Untouched',
    'Catch Sparks',
    'Flare Up',
    'Sober',
    'Foaming',
    'Drinking with Beasts',
    'No Pain',
    'Unbowed',
    'Soothe',
    'Whisper to Beasts',
    'Lull',
    'One with All',
    'Fog over All',
  ],
});

/** "Ysra, Mistress of Webs" and "Okko the Porter" are names, "Wanted: Ysra" a title; the cards of a fight are numbered. */
export function nounOf(name: string): Noun | undefined {
  if (name.includes(': ')) return { english: 'title' };
  if (name.startsWith('Combat Card ') || /^(?!The )[^ ]+(?: [^ ]+)?(?:, | the )/u.test(name))
    return { english: 'name' };
  return byNoun(name);
}

/** What somebody is to do, or has done, is called by a whole sentence. */
export const titleNoun = (): Noun => ({ english: 'title' });

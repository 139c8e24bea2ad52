import type { GameIcon, GameIcons } from '@tafelrunde/ui/icons';

/** Signs that stand for a thing of the game wherever it is spoken of. */
export const signs = {
  mine: { icon: 'war-pick', author: 'Delapouite' },
  lakebed: { icon: 'fishing-net', author: 'Lorc' },
  cave: { icon: 'mine-wagon', author: 'Delapouite' },
  barter: { icon: 'swap-bag', author: 'Lorc' },
  alchemist: { icon: 'cauldron', author: 'DarkZaitzev, Lorc' },
  towers: { icon: 'guarded-tower', author: 'Lorc' },
  church: { icon: 'church', author: 'Delapouite' },
  portal: { icon: 'portal', author: 'Lorc' },
  treasure: { icon: 'open-treasure-chest', author: 'Skoll' },
  hunter: { icon: 'hunter-eyes', author: 'Delapouite' },
  hermit: { icon: 'hood', author: 'Lorc' },
  miner: { icon: 'miner', author: 'Delapouite' },
  healer: { icon: 'healing', author: 'Delapouite' },
  weaponsmith: { icon: 'anvil', author: 'Badges, Lorc' },
  envoy: { icon: 'scroll-quill', author: 'Delapouite' },
  smuggler: { icon: 'cloak-dagger', author: 'Lorc' },
  witch: { icon: 'witch-face', author: 'Cathelineau' },
  druid: { icon: 'oak-leaf', author: 'Delapouite' },
  gravekeeper: { icon: 'tombstone', author: 'Lorc, Sbed' },
  mercenaryCamp: { icon: 'barracks-tent', author: 'Delapouite' },
  ruler: { icon: 'throne-king', author: 'Delapouite' },
  scholar: { icon: 'spell-book', author: 'Delapouite' },
  oracle: { icon: 'crystal-ball', author: 'Lorc' },
  legend: { icon: 'ancient-columns', author: 'Delapouite' },
  ruins: { icon: 'ancient-ruins', author: 'Delapouite' },
  eyrie: { icon: 'nest-eggs', author: 'Delapouite' },
  heartForge: { icon: 'anvil', author: 'Badges, Lorc' },
  lair: { icon: 'cave-entrance', author: 'Delapouite' },
  pilgrimGate: { icon: 'magic-gate', author: 'Lorc' },
  fire: { icon: 'flame', author: 'Carl Olsen' },
  water: { icon: 'water-drop', author: 'Sbed' },
  air: { icon: 'whirlwind', author: 'Lorc' },
  earth: { icon: 'rock', author: 'John Redman, Lorc' },
  sword: { icon: 'broadsword', author: 'Lorc' },
  ability: { icon: 'magic-palm', author: 'Lorc' },
  firstStrike: { icon: 'quick-slash', author: 'Lorc' },
  head: { icon: 'barbute', author: 'Lorc' },
  body: { icon: 'breastplate', author: 'Lorc' },
  hands: { icon: 'gauntlet', author: 'Delapouite' },
  legs: { icon: 'leg-armor', author: 'Delapouite' },
  feet: { icon: 'boots', author: 'Lorc' },
  jewellery: { icon: 'gem-pendant', author: 'Lorc' },
  combat: { icon: 'sword-clash', author: 'Lorc' },
  gaar: { icon: 'beast-eye', author: 'Lorc' },
  dwurt: { icon: 'dwarf-face', author: 'Delapouite' },
  potion: { icon: 'health-potion', author: 'Delapouite' },
  pouch: { icon: 'knapsack', author: 'Lorc' },
  chaos: { icon: 'vortex', author: 'Lorc' },
  hope: { icon: 'spark-spirit', author: 'Lorc' },
  malus: { icon: 'clover', author: 'Lorc, Sbed' },
  monster: { icon: 'daemon-skull', author: 'Lorc' },
  exhausted: { icon: 'night-sleep', author: 'Delapouite' },
  move: { icon: 'walking-boot', author: 'Lorc' },
  rabbitFoot: { icon: 'paw', author: 'Badges, Lorc' },
  dead: { icon: 'broken-skull', author: 'Lorc' },
  trophy: { icon: 'trophy', author: 'Lorc' },
  bounty: { icon: 'wanted-reward', author: 'Delapouite' },
  tiles: { icon: 'stack', author: 'Delapouite' },
  dodge: { icon: 'dodging', author: 'Lorc' },
  map: { icon: 'treasure-map', author: 'Lorc' },
  sell: { icon: 'receive-money', author: 'Delapouite' },
  buy: { icon: 'pay-money', author: 'Delapouite' },
  roll: { icon: 'rolling-dices', author: 'Delapouite' },
  lock: { icon: 'padlock', author: 'Lorc' },
  golem: { icon: 'golem-head', author: 'Delapouite' },
  farruga: { icon: 'spiked-dragon-head', author: 'Delapouite' },
  mirrezil: { icon: 'horned-skull', author: 'Lorc' },
  poison: { icon: 'poison-bottle', author: 'Lorc' },
  regeneration: { icon: 'regeneration', author: 'Sbed' },
  silver: { icon: 'coins', author: 'Badges, Delapouite' },
  ward: { icon: 'healing-shield', author: 'Delapouite' },
  unknown: { icon: 'uncertainty', author: 'Lorc' },
} as const satisfies GameIcons;

/** The pictures of cards and tiles, by who drew them; content names them as game-icons.net does. */
const drawn: Readonly<Record<string, string>> = {
  Andymeneely: 'riposte',
  'Badges, Delapouite': 'coins',
  'Badges, Lorc': 'anvil crown moon paw',
  'Carl Olsen': 'brutal-helm crossbow flame spider-face',
  'Caro Asercion': 'boar coinflip deer-head goblin windchimes',
  Cathelineau: 'swordwoman torc',
  DarkZaitzev: 'hooded-assassin hooded-figure robber-hand smoke-bomb',
  'DarkZaitzev, Lorc': 'cauldron',
  Delapouite: `
    algae amber-mosquito amphora animal-hide armor-cuisses armor-upgrade attached-shield backpack bandit barrel
    bear-head bed beer-horn belt-armor black-knight-helm bo bolt-drop bolt-spell-cast bottled-shadow bow-arrow
    bow-string brain-tentacle bread cape cardboard-box-closed carnivorous-plant charging-bull clay-brick
    closed-barbute coal-pile contract crystal-earrings crystal-shrine daemon-pull dice-six-faces-six dragon-shield
    dream-catcher drop-earrings dwarf-face egyptian-sphinx empty-metal-bucket enrage eternal-love executioner-hood
    eye-of-horus eye-target falling-rocks falling-star fencer flanged-mace floating-ghost fog gauntlet giant gloves
    gold-mine gold-nuggets gold-stack golem-head graveyard half-dead healing health-potion heart-shield herbs-bundle
    hiking holy-water jewel-crown jug knight-banner kraken-tentacle leg-armor low-tide lunar-wand manual-water-pump
    megaphone mermaid metal-boot metal-golem-head metronome mine-wagon miner moon-bats mountain-road musical-notes
    notebook ocarina orc-head oyster oyster-pearl pearl-necklace perspective-dice-two pilgrim-hat plant-seed
    power-ring primitive-necklace pyre rabbit rat receive-money reptile-tail ring ring-mould robber robin-hood-hat
    rock-golem rolled-cloth rolling-dice-cup roman-shield rope-coil rupee rusty-sword scroll-quill sewing-string
    shaking-hands sharp-axe sharp-halberd shield-bash shield-impact shield-opposition shinto-shrine-mirror silenced
    sinking-ship skull-staff slumbering-sanctuary smoking-pipe snake-tongue soul-vessel sound-off sparkles spell-book
    spiked-dragon-head spiked-shield split-arrows stegosaurus-scales stone-stack stone-wall strongbox sun-priest
    tavern-sign thor-hammer throne-king tiara toolbox totem tree-roots tribal-shield triquetra trophy-cup two-coins
    two-handed-sword underground-cave vampire-dracula vibrating-shield viking-helmet vitruvian-man wanted-reward
    war-pick warhammer water-flask winter-gloves wizard-face yin-yang
  `,
  'Delapouite, Lorc': 'bone-knife castle horse-head',
  Faithtoken: 'minerals ore',
  'Faithtoken, Lorc': 'dragon-head',
  Irongamer: 'armored-pants',
  'John Redman, Lorc': 'rock',
  Lorc: `
    angel-wings arrow-cluster axe-in-stump axe-swing barbed-spear barbute barefoot bat-wing battered-axe battle-axe
    battle-gear beard beast-eye beer-stein belt-buckles beveled-star bird-claw bleeding-heart bleeding-wound
    bloody-sword bone-gnawer book-aura boots bordered-shield bottle-vapors bowl-spiral bowman brainstorm breastplate
    broadsword broken-shield bull-horns burning-dot burning-embers burning-eye burning-passion burning-tree campfire
    candle-flame candle-skull cash checked-shield cloak-dagger cloud-ring coffin compass crossed-swords crown-coin
    crowned-heart crowned-skull crystal-cluster crystal-eye crystal-growth crystal-shine crystal-wand cursed-star
    curvy-knife cut-diamond cyclops daemon-skull daggers decapitation diamond-hard direwolf divergence dodging
    double-dragon double-face-mask dragon-breath dragonfly dread-skull drop droplets earth-crack earth-spit
    echo-ripples emerald envelope erlenmeyer evil-moon evil-tree falling-leaf feather feathered-wing fire-breath
    fire-ray fire-ring fire-shield fire-silhouette fire-wave fireball fizzing-flask flame-claws flamed-leaf
    flaming-arrow flat-hammer floating-crystal flower-twirl foamy-disc footprint frozen-block frozen-orb gavel
    gem-chain gem-necklace gems ghost guarded-tower hammer-drop harpy hawk-emblem heart-bottle heart-drop heart-organ
    heart-tower heat-haze hidden high-shot holy-grail hood horn-internal hound hourglass hunting-horn hydra ice-spear
    incense juggler knapsack lantern-flame leaf-swirl leather-boot leather-vest leeching-worm lightning-slashes lion
    lizard-tongue lizardman locked-chest lotus-flower magic-portal magic-swirl mailed-fist meat medal meditation
    metal-bar mineral-heart mining minotaur mirror-mirror mountaintop mushroom-gills nailed-foot needle-jaws night-sky
    open-book orb-direction paw-print plain-dagger pocket-bow poison-bottle poison-gas potion-ball prayer pummeled
    queen-crown quick-slash quill-ink raining raven relic-blade ringing-bell round-bottom-flask rune-stone rune-sword
    saber-slash saber-tooth sacrificial-dagger salt-shaker saphir scale-mail scales scar-wound scorpion-tail screaming
    scroll-unfurled sea-dragon shadow-follower shadow-grasp sharp-smile sheikah-eye shield-echoes shield-reflect
    shieldcomb shining-sword shiny-purse shoulder-scales silence skull-crack skull-signet sleepy small-fire
    spark-spirit spears spectre spider-web spiked-armor spinning-blades spiral-bottle square-bottle stag-head
    stalagtite standing-potion star-swirl steeltoe-boots stone-block stone-crafting stone-spear stone-sphere
    stone-tablet stone-tower strong swap-bag sword-array sword-clash sword-hilt sword-smithing sword-tie sword-wound
    teleport terror thorn-helix thorny-vine thrown-daggers thunder-struck tied-scroll toad-teeth tooth tornado
    totem-head totem-mask trade treasure-map tree-branch tribal-mask triorb visored-helm voodoo-doll vulture
    walking-boot water-splash wax-seal wheat whirlwind wind-slap winged-arrow winged-sword wingfoot wizard-staff
    wolf-head wolf-howl wolf-trap wood-axe worm-mouth wyvern
  `,
  'Lorc, Sbed': 'tombstone',
  'Lorc, Skoll': 'bowie-knife stiletto',
  Lucasms: 'belt cloak',
  Sbed: 'acid-tube clover-spiked medical-pack regeneration vial water-drop',
  Skoll: `
    amethyst big-diamond-ring blood bracers bullseye diamonds evil-eyes fangs gladius mounted-knight
    open-treasure-chest raise-skeleton raise-zombie siege-ram siren talk troll
  `,
  Willdabeast: 'chain-mail round-shield',
  Zeromancer: 'heart-plus',
};

const pictures: Readonly<Record<string, GameIcon>> = Object.fromEntries(
  Object.entries(drawn).flatMap(([author, names]) =>
    names
      .trim()
      .split(/\s+/u)
      .map((icon) => [icon, { icon, author, ...(author === 'Zeromancer' && { licence: 'CC0' as const }) }]),
  ),
);

/** Every icon the board shows. */
export const icons: GameIcons = { ...pictures, ...signs };

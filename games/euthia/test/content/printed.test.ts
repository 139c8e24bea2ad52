import assert from 'node:assert/strict';
import { card, game } from '../kit.ts';

/**
 * What has no text on it, as the game was designed, so that a slip of the pen in the content shows: the spaces of the map tiles, and
 * what monsters pay. What balancing has changed since, the loot of spaces and the reputation for a monster, does not stand here:
 * a copy of the content would prove nothing.
 */

/** A printed value in words: "reputation 2, gold 1". */
function words(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(words).join(' and ');
  return Object.entries(value)
    .map(([name, one]) => (one === true ? name : `${name} ${words(one)}`))
    .join(' ');
}

/** By tile: its chapter and group, its three spaces without their loot, and its centre where it has one. */
const TILES: Readonly<Record<string, string>> = {
  startChurch: '1 start | terrain meadow | terrain meadow | terrain meadow | place church',
  priestChurch: '1 scenario | terrain meadow | terrain forest | terrain meadow | place church priest',
  traderGreen:
    '1 fixed | terrain meadow trade trader monster 1 | terrain mountain raw mountain | terrain meadow elemental water',
  alchemistBrook:
    '1 fixed | terrain lake raw lakebed monster 1 | terrain meadow trade alchemist monster 1 | terrain meadow portal',
  humStones:
    '1 fixed | terrain meadow elemental earth | terrain forest treasure 1 monster 1 | terrain mountain raw mountain monster 1',
  hunterLodge:
    '1 encounter | terrain forest encounter hunter | terrain forest monster 1 | terrain meadow monster 1',
  hermitHill:
    '1 encounter | terrain mountain raw mountain monster 1 | terrain meadow encounter hermit | terrain forest',
  minerAdit:
    '1 encounter | terrain cave raw cave | terrain mountain raw mountain monster 1 | terrain meadow encounter miner',
  healerGarden:
    '1 encounter | terrain meadow encounter healer | terrain lake raw lakebed | terrain forest monster 1',
  oldQuarry:
    '1 other | terrain mountain raw mountain | terrain mountain raw mountain monster 1 | terrain meadow treasure 1 monster 1',
  reedShore: '1 other | terrain lake raw lakebed monster 1 | terrain meadow | terrain lake raw lakebed',
  robberTrail: '1 other | terrain forest monster 1 | terrain forest treasure 1 | terrain meadow monster 1',
  foxDen: '1 other | terrain cave raw cave monster 1 | terrain forest | terrain meadow treasure 1 monster 1',
  emptyFarm: '1 other | terrain meadow treasure 1 monster 1 | terrain meadow | terrain mountain raw mountain',
  borderHills:
    '1 other | terrain mountain raw mountain monster 2 | terrain forest monster 1 | terrain lake raw lakebed',
  mistHollow:
    '1 other | terrain moor monster 1 | terrain cave raw cave | terrain forest treasure 1 monster 1',
  northTowers:
    '2 fixed | terrain meadow trade towers monster 1 | terrain forest trade towers monster 1 | terrain meadow trade towers | place towers',
  windMarket:
    '2 fixed | terrain meadow portal monster 1 | terrain forest trade trader monster 1 | terrain meadow elemental air',
  emberKitchen:
    '2 fixed | terrain barren trade alchemist monster 1 | terrain barren elemental fire | terrain cave raw cave monster 2',
  smithVale:
    '2 encounter | terrain mountain raw mountain monster 1 | terrain meadow encounter weaponsmith | terrain forest monster 2',
  envoyCamp:
    '2 encounter | terrain meadow encounter envoy | terrain meadow monster 1 | terrain lake raw lakebed',
  smugglerMarsh:
    '2 encounter | terrain cave raw cave | terrain forest | terrain moor encounter smuggler monster 1',
  twinLakes:
    '2 other | terrain lake raw lakebed | terrain lake raw lakebed monster 2 | terrain moor treasure 1 monster 1',
  boneField:
    '2 other | terrain meadow treasure 2 monster 2 | terrain barren monster 1 | terrain cave raw cave',
  oreRidge:
    '2 other | terrain mountain raw mountain monster 2 | terrain mountain raw mountain | terrain forest',
  wildWood: '2 other | terrain forest monster 1 | terrain forest treasure 1 | terrain forest monster 2',
  dripGrotto: '2 other | terrain cave raw cave | terrain cave raw cave monster 2 | terrain meadow',
  oldRoad:
    '2 other | terrain meadow monster 2 | terrain mountain raw mountain | terrain meadow treasure 2 monster 2',
  golemRuins:
    '2 scenario | terrain barren site ruins | terrain barren treasure 2 monster 2 | terrain cave raw cave',
  moorStill:
    '3 fixed | terrain moor trade alchemist monster 2 | terrain moor portal | terrain moor elemental earth',
  midTowers:
    '3 fixed | terrain barren trade towers monster 2 | terrain meadow trade towers | terrain barren trade towers monster 2 | place towers',
  springFair:
    '3 fixed | terrain forest elemental water | terrain meadow trade trader monster 2 | terrain mountain raw mountain',
  witchHollow:
    '3 encounter | terrain moor encounter witch monster 2 | terrain moor | terrain cave raw cave monster 2',
  druidGrove:
    '3 encounter | terrain forest encounter druid | terrain lake raw lakebed monster 2 | terrain forest',
  graveHill:
    '3 encounter | terrain barren treasure 2 monster 2 | terrain moor encounter gravekeeper | terrain moor monster 2',
  swordCamp:
    '3 encounter | terrain meadow monster 2 | terrain barren | terrain meadow monster 2 | place encounter encounter mercenaryCamp',
  highMoor: '3 other | terrain moor monster 2 | terrain lake raw lakebed | terrain moor treasure 2 monster 2',
  blackRidge:
    '3 other | terrain mountain raw mountain monster 2 | terrain mountain raw mountain | terrain barren monster 3',
  drownedVillage:
    '3 other | terrain lake raw lakebed monster 2 | terrain moor treasure 2 | terrain lake raw lakebed',
  ossuary: '3 other | terrain cave raw cave monster 2 | terrain cave raw cave | terrain forest',
  watchFire:
    '3 other | terrain meadow monster 1 | terrain forest treasure 2 monster 2 | terrain mountain raw mountain',
  legendHall:
    '3 scenario | terrain barren monster 2 | terrain meadow | terrain barren monster 2 | place encounter encounter legend',
  pilgrimGate:
    '3 scenario | terrain barren site pilgrimGate monster 3 | terrain meadow | terrain cave raw cave monster 2',
  ashTowers:
    '4 fixed | terrain barren trade towers monster 3 | terrain barren trade towers monster 2 | terrain barren trade towers | place towers',
  gustPost:
    '4 fixed | terrain barren trade trader monster 2 | terrain barren elemental air | terrain barren portal',
  slagLab:
    '4 fixed | terrain barren trade alchemist monster 2 | terrain cave raw cave monster 3 | terrain barren elemental fire',
  rulerSeat:
    '4 encounter | terrain meadow monster 2 | terrain meadow monster 2 | terrain meadow | place encounter encounter ruler',
  scholarTower:
    '4 encounter | terrain forest encounter scholar | terrain mountain raw mountain monster 2 | terrain lake raw lakebed',
  oracleSpring:
    '4 encounter | terrain cave raw cave monster 3 | terrain moor encounter oracle | terrain moor',
  dragonRibs:
    '4 other | terrain barren monster 3 | terrain barren treasure 3 monster 3 | terrain mountain raw mountain',
  mirrorLake:
    '4 other | terrain lake raw lakebed monster 3 | terrain lake raw lakebed | terrain forest treasure 2 monster 2',
  ashVale: '4 other | terrain barren monster 2 | terrain cave raw cave | terrain barren treasure 3 monster 3',
  stormRidge:
    '4 other | terrain mountain raw mountain monster 3 | terrain mountain raw mountain | terrain meadow',
  deadWood: '4 other | terrain forest | terrain forest treasure 3 monster 3 | terrain moor monster 2',
  farrugaEyrie:
    '4 scenario | terrain barren site eyrie monster 3 | terrain mountain raw mountain | terrain barren treasure 3 monster 2',
  heartForge:
    '4 scenario | terrain barren site heartForge | terrain mountain raw mountain monster 2 | terrain cave raw cave monster 3',
  mirrezilLair: '4 scenario | terrain barren site lair | terrain barren monster 2 | terrain cave raw cave',
  lastTowers:
    '5 fixed | terrain barren trade towers monster 3 | terrain barren trade towers monster 3 | terrain barren trade towers | place towers',
  endOfRoad:
    '5 fixed | terrain barren trade alchemist monster 3 | terrain barren portal | terrain lake raw lakebed',
  boneBazaar:
    '5 fixed | terrain barren trade trader monster 2 | terrain cave raw cave monster 3 | terrain barren treasure 3',
  worldSpine:
    '5 other | terrain mountain raw mountain monster 3 | terrain barren elemental earth | terrain cave raw cave',
  burningPlain:
    '5 other | terrain barren treasure 3 monster 3 | terrain barren elemental fire | terrain barren monster 3',
  weepingMere:
    '5 other | terrain lake raw lakebed monster 3 | terrain moor elemental water | terrain lake raw lakebed',
  howlingPass:
    '5 other | terrain barren monster 3 | terrain mountain raw mountain | terrain barren elemental air',
  deepWorks:
    '5 other | terrain cave raw cave monster 3 | terrain cave raw cave | terrain barren treasure 3 monster 3',
  kingsBarrow:
    '5 other | terrain moor monster 2 | terrain barren treasure 3 monster 3 | terrain mountain raw mountain',
  farrugaNest:
    '5 scenario | terrain barren site eyrie monster 3 | terrain barren treasure 3 | terrain mountain raw mountain',
  giantForge:
    '5 scenario | terrain barren site heartForge | terrain cave raw cave monster 3 | terrain mountain raw mountain',
  shadowThrone:
    '5 scenario | terrain barren site lair | terrain barren monster 3 | terrain moor treasure 3 monster 3',
};

for (const { kind, land } of Object.values(game.content)) {
  if (land === null) continue;
  card(kind, 'has these spaces', () => {
    const { chapter, group, hexes, centre } = land;
    const spaces = hexes.map((space) =>
      words(Object.fromEntries(Object.entries(space).filter(([name]) => name !== 'loot'))),
    );
    const seen = [`${chapter} ${group}`, ...spaces, ...(centre == null ? [] : [words(centre)])];
    assert.equal(seen.join(' | '), TILES[kind]);
  });
}

/** By monster: what it pays besides reputation, and up to which reputation of the hero. */
const PAYS: Readonly<Record<string, string>> = {
  giantDragonfly: 'gaar 1; up to 15',
  ratFlood: 'gold 1; up to 15',
  thornCreeper: 'gem emerald, silverCard 1; up to 15',
  highwayman: 'gold 2; up to 15',
  marshLight: 'gem amethyst; up to 15',
  chargingBoar: 'potion 1; up to 15',
  venomToad: 'potion 1, silverCard 1; up to 15',
  boneGuard: 'gaar 1; up to 15',
  koboldPack: 'gold 1, silverCard 1; up to 15',
  mistWolf: 'gem onyx; up to 15',
  mudLeech: 'essence water; up to 15',
  clayServant: 'gem opal; up to 15',
  woodWight: 'essence earth; up to 15',
  rockVulture: 'gold 2; up to 15',
  webLurker: 'gem onyx; up to 30',
  caveBear: 'gem ruby; up to 30',
  harpy: 'gem amethyst, gaar 1; up to 30',
  ghoul: 'gem sapphire; up to 30',
  platedLizard: 'gem opal; up to 30',
  shadowHound: 'gem onyx, gaar 1; up to 30',
  nightMare: 'gem amethyst; up to 30',
  robberQueen: 'gem oneOf ruby and emerald; up to 30',
  basilisk: 'gem emerald; up to 30',
  bridgeTroll: 'gem diamond; up to 30',
  lakeSiren: 'gem sapphire, silverCard 1; up to 30',
  fallenKnight: 'gem ruby; up to 30',
  boulderThrower: 'gem opal, gold 2; up to 30',
  reedShaman: 'gem emerald, essence oneOf water and earth; up to 30',
  cyclops: 'gem demonStone; up to none',
  hydra: 'gem emerald; up to none',
  stoneGiant: 'gem diamond; up to none',
  manticore: 'drawTile stack treasure2 n 1 keep 1; up to none',
  lindworm: 'essence fire, gem ruby; up to none',
  wailingWoman: 'gem sapphire, goldCard 1; up to none',
  corpseCaller: 'drawTile stack treasure3 n 1 keep 1; up to none',
  wyvern: 'gem amethyst, essence air; up to none',
  emberDemon: 'gem demonStone, essence fire; up to none',
  frostMatron: 'gem diamond, essence water; up to none',
  sphinx: 'gem oneOf ruby and emerald and sapphire and onyx and opal and amethyst; up to none',
  mirrorShape: 'gem onyx, drawTile stack treasure2 n 1 keep 1; up to none',
};

for (const { kind, sort, enemy } of Object.values(game.content)) {
  if (sort !== 'monster') continue;
  card(kind, 'pays this', () => {
    const pays = enemy!.reward.filter((one) => !('reputation' in one)).map(words);
    assert.equal(`${pays.join(', ')}; up to ${words(enemy!.gate)}`, PAYS[kind]);
  });
}

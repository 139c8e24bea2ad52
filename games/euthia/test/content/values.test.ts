import assert from 'node:assert/strict';
import { card, game, situation } from '../kit.ts';

/**
 * Values without a text, as the game was designed, so that a slip of the pen in the content shows: what enemies bring to a fight, and
 * what hero tiles cost. Penalties and health that balancing has changed since do not stand here.
 */

/** By enemy: its health and penalty as far as they are those of the design, its markers and cards. */
const FOES: Readonly<Record<string, string>> = {
  // Monsters of the decks
  giantDragonfly: 'health 3, penalty 4, chaos 0, gaar 0',
  ratFlood: 'chaos 0, gaar 1',
  thornCreeper: 'health 5, chaos 1, gaar 1, silver 1',
  highwayman: 'health 5, chaos 1, gaar 1, silver 1',
  marshLight: 'health 4, chaos 0, gaar 1, silver 1',
  chargingBoar: 'health 5, chaos 1, gaar 1, silver 1',
  venomToad: 'health 5, chaos 1, gaar 0, silver 1',
  boneGuard: 'health 3, chaos 0, gaar 1',
  koboldPack: 'health 5, chaos 1, gaar 1, silver 1',
  mistWolf: 'health 5, penalty 3, chaos 0, gaar 0',
  mudLeech: 'health 5, penalty 0, chaos 0, gaar 1, silver 1',
  clayServant: 'health 4, chaos 0, gaar 1, silver 1',
  woodWight: 'health 5, chaos 0, gaar 1, silver 1',
  rockVulture: 'health 4, chaos 1, gaar 1, silver 1',
  webLurker: 'health 5, penalty 3, chaos 1, gaar 1, silver 1',
  caveBear: 'health 7, chaos 2, gaar 1, silver 1',
  harpy: 'health 7, chaos 1, gaar 2, silver 1',
  ghoul: 'health 8, chaos 2, gaar 2, silver 1',
  platedLizard: 'health 5, chaos 2, gaar 2, silver 2',
  shadowHound: 'health 5, chaos 1, gaar 2, silver 1',
  nightMare: 'health 7, penalty 0, chaos 1, gaar 2, silver 1',
  robberQueen: 'health 8, chaos 1, gaar 2, silver 1',
  basilisk: 'health 6, chaos 1, gaar 1, silver 1',
  bridgeTroll: 'health 7, chaos 2, gaar 2, silver 1',
  lakeSiren: 'health 8, penalty 0, chaos 1, gaar 1, silver 2',
  fallenKnight: 'health 7, chaos 2, gaar 2, silver 1',
  boulderThrower: 'health 5, chaos 2, gaar 1, silver 2',
  reedShaman: 'health 6, chaos 2, gaar 2, silver 2',
  cyclops: 'health 13, penalty 4, chaos 2, gaar 2, gold 1',
  hydra: 'health 11, penalty 2, chaos 2, gaar 2, gold 1',
  stoneGiant: 'health 13, penalty 3, chaos 3, gaar 3, gold 1',
  manticore: 'health 12, penalty 0, chaos 3, gaar 2, gold 1',
  lindworm: 'health 12, penalty 1, chaos 3, gaar 3, gold 1',
  wailingWoman: 'health 10, penalty 2, chaos 3, gaar 3, gold 1',
  corpseCaller: 'health 9, penalty 3, chaos 3, gaar 3, gold 1',
  wyvern: 'health 13, penalty 5, chaos 2, gaar 3, gold 1',
  emberDemon: 'health 12, penalty 1, chaos 2, gaar 3, gold 1',
  frostMatron: 'health 10, penalty 3, chaos 3, gaar 3, gold 1',
  sphinx: 'health 10, penalty 4, chaos 3, gaar 2, gold 1',
  mirrorShape: 'health 10, penalty 3, chaos 2, gaar 2, gold 1',
  // Elite enemies, saboteur and accomplice
  greytooth: 'health 8, penalty 2, chaos 1, gaar 1, silver 1',
  motherThistle: 'health 7, penalty 1, chaos 1, gaar 1, silver 1',
  silentHangman: 'health 8, penalty 1, chaos 1, gaar 1, silver 1',
  nimbleJost: 'health 8, penalty 1, chaos 1, gaar 1, silver 1',
  rustGnaw: 'health 8, penalty 1, chaos 0, gaar 1, immune',
  moorTwins: 'health 8, penalty 1, chaos 1, gaar 1, silver 1',
  belllessRinger: 'health 8, penalty 1, chaos 1, gaar 1, silver 1',
  netQueen: 'health 11, penalty 2, chaos 2, gaar 2, silver 2',
  stoneheart: 'health 12, penalty 1, chaos 1, gaar 2, silver 1, immune',
  paleCountess: 'health 10, penalty 2, chaos 1, gaar 2, silver 2',
  captainKettle: 'health 12, penalty 1, chaos 2, gaar 1, silver 2',
  deepSong: 'health 12, penalty 1, chaos 2, gaar 2, silver 1',
  gallowsBird: 'health 12, penalty 4, chaos 1, gaar 2, silver 1',
  flameInRock: 'health 11, penalty 1, chaos 1, gaar 1, silver 1',
  theNameless: 'health 14, penalty 1, chaos 2, gaar 3, gold 1, immune',
  krakenOfYsmar: 'health 17, penalty 0, chaos 2, gaar 2, gold 1',
  boneKing: 'health 14, penalty 1, chaos 3, gaar 2, gold 1',
  winterBride: 'health 15, penalty 0, chaos 2, gaar 2, gold 1',
  judgeBelow: 'health 16, penalty 1, chaos 3, gaar 3, gold 1',
  skarrTwoTongue: 'health 17, penalty 1, chaos 3, gaar 2, gold 1',
  saboteurCard: 'health 8, penalty 2, chaos 2, gaar 2, silver 2',
  accompliceCard: 'health 7, penalty 1, chaos 1, gaar 1, silver 1',
  // Stages of figures
  farrugaStage1: 'health 9, penalty 2, chaos 2, gaar 2, gold 1',
  farrugaStage2: 'health 11, penalty 2, chaos 2, gaar 2, gold 1',
  farrugaStage3: 'health 12, penalty 1, chaos 3, gaar 2, gold 1',
  farrugaStage4: 'health 14, penalty 2, chaos 3, gaar 3, gold 1',
  mirrezilStage1: 'health 9, penalty 1, chaos 2, gaar 2, gold 1',
  mirrezilStage2: 'health 10, penalty 1, chaos 2, gaar 2, gold 1',
  mirrezilStage3: 'health 11, penalty 1, chaos 2, gaar 2, gold 1',
  mirrezilStage4: 'health 12, penalty 1, chaos 2, gaar 2, gold 1, immune',
  golemStage1: 'health 8, penalty 1, chaos 1, gaar 1, silver 1',
  golemStage2: 'health 10, penalty 1, chaos 2, gaar 1, silver 2',
  golemStage3: 'health 11, penalty 2, chaos 2, gaar 2, gold 1',
  golemStage4: 'health 12, penalty 2, chaos 3, gaar 2, gold 1',
};

for (const { kind, enemy } of Object.values(game.content)) {
  if (enemy === null) continue;
  card(kind, 'comes into a fight as it was designed', () => {
    const { health, malus, chaos, gaar, silver, gold, immune } = enemy;
    const designed = FOES[kind];
    const seen: string[] = [];
    if (designed.startsWith('health')) seen.push(`health ${health}`);
    if (designed.includes('penalty')) seen.push(`penalty ${malus}`);
    seen.push(`chaos ${chaos}`, `gaar ${gaar}`);
    if (silver > 0) seen.push(`silver ${silver}`);
    if (gold > 0) seen.push(`gold ${gold}`);
    if (immune) seen.push('immune');
    assert.equal(seen.join(', '), designed);
  });
}

/** By hero: what an ability costs to upgrade, and equipment to buy. */
const COSTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ael: {
    aelFocus: 2,
    aelLightFoot: 2,
    aelYewBow: 4,
    aelTrailSense: 3,
    aelStalk: 3,
    aelMockingArrow: 3,
    aelFalconEye: 4,
    aelWindLeap: 3,
    aelTwinShot: 5,
    aelWindBlade: 5,
    aelPinningShot: 5,
    aelLeafDance: 5,
    aelMoonBow: 7,
    aelTradeWind: 6,
    aelRainOfArrows: 7,
    aelSecondHunt: 7,
    aelHeartseeker: 8,
    aelCloudPath: 8,
    aelEyeOfTheStorm: 9,
    aelEverywhereAtOnce: 9,
  },
  dral: {
    dralBrace: 2,
    dralGrit: 2,
    dralTowerShield: 4,
    dralShieldBash: 3,
    dralNightWatch: 3,
    dralChallenge: 3,
    dralShieldArm: 4,
    dralJudgementHammer: 5,
    dralRespite: 4,
    dralShieldRush: 4,
    dralBastion: 6,
    dralVerdict: 5,
    dralWallOfThorns: 6,
    dralNoRest: 6,
    dralLionheart: 7,
    dralBloodPrice: 7,
    dralAegisOfKings: 9,
    dralChargeOfWrath: 8,
    dralTheUnmoved: 9,
    dralLastStand: 9,
  },
  keleia: {
    keleiaMadeToMeasure: 3,
    keleiaLunge: 2,
    keleiaFeint: 2,
    keleiaParryingDagger: 4,
    keleiaMirrorDrill: 3,
    keleiaSeenThrough: 3,
    keleiaHarmony: 4,
    keleiaRiposte: 4,
    keleiaPolishedSteel: 4,
    keleiaDancersSabre: 5,
    keleiaShowpieceThrust: 5,
    keleiaLightningDraw: 5,
    keleiaMasterwork: 6,
    keleiaWhirlingBlades: 6,
    keleiaGleamingLunge: 7,
    keleiaMirrorBlade: 8,
    keleiaUntouched: 8,
    keleiaSecondTempo: 8,
    keleiaPerfectForm: 9,
    keleiaThousandCuts: 9,
  },
  maeldur: {
    maeldurCatchSparks: 2,
    maeldurScorch: 2,
    maeldurFlareUp: 3,
    maeldurHeatHaze: 3,
    maeldurAshCircle: 3,
    maeldurTrialByFire: 3,
    maeldurFireball: 4,
    maeldurEmberShield: 4,
    maeldurFlameLance: 5,
    maeldurSmoulder: 5,
    maeldurFireheart: 5,
    maeldurAshStaff: 6,
    maeldurStaffOfTheSun: 7,
    maeldurGaarFlame: 6,
    maeldurPyre: 7,
    maeldurWallOfFire: 7,
    maeldurDragonBreath: 8,
    maeldurEverburning: 8,
    maeldurStarfire: 9,
    maeldurPhoenix: 9,
  },
  skoldur: {
    skoldurTemper: 2,
    skoldurSober: 2,
    skoldurFoam: 2,
    skoldurProspector: 2,
    skoldurRecklessSwing: 3,
    skoldurForgeShield: 4,
    skoldurTallTales: 3,
    skoldurBeastFriend: 3,
    skoldurTwinAxe: 5,
    skoldurDwarvenBargain: 4,
    skoldurFrenzy: 4,
    skoldurBarrelThrow: 4,
    skoldurHeadbutt: 5,
    skoldurAnvilHammer: 6,
    skoldurNoPain: 6,
    skoldurDeepVein: 6,
    skoldurRampage: 7,
    skoldurRuneHide: 7,
    skoldurWorldsplitter: 9,
    skoldurHammerThrow: 8,
    skoldurUnbowed: 9,
    skoldurOldMaster: 9,
  },
  taesiri: {
    taesiriLuringCall: 2,
    taesiriSoothe: 2,
    taesiriAncestorTotem: 3,
    taesiriSilence: 3,
    taesiriSpiritGuide: 3,
    taesiriWhisper: 3,
    taesiriMantleOfFour: 4,
    taesiriSpiritThief: 4,
    taesiriElementalBolt: 5,
    taesiriNightmare: 4,
    taesiriBarkShield: 5,
    taesiriBoneStaff: 5,
    taesiriStormTotem: 5,
    taesiriLull: 5,
    taesiriDeepRoots: 6,
    taesiriIllOmen: 6,
    taesiriPrismStaff: 8,
    taesiriSoulDrain: 7,
    taesiriAncientPact: 8,
    taesiriGraveHush: 8,
    taesiriOneWithAll: 9,
    taesiriDreamWeaver: 9,
  },
};

for (const { kind, tile } of Object.values(game.content)) {
  if (tile === null || tile.hero === null || tile.hero.value === null) continue;
  const { hero, price, cost } = { ...tile, hero: tile.hero.hero };
  card(kind, 'costs what it was designed to cost', () => assert.equal(price ?? cost, COSTS[hero][kind]));
}

/** By price, the wares, treasures and rewards that cost what they were designed to cost. */
const PRICES: Readonly<Record<number, string>> = {
  2: 'leatherHelmet travelBread smokePot woundDraught potionOfHaste potionOfLuck draughtOfCourage treasurePhialPair supplyProvisions supplyRope supplyLantern supplyToolbox supplyBlessing',
  3: 'leatherGloves leatherGreaves leatherBoots shortSword throwingKnives woodenShield luckyRing potionOfWrath ironbarkBrew gaarDistillate scrollOfTeleport scrollOfDemons leatherArmour treasureCoinPurse treasureDustyGem treasureOldMap treasureGaarShard treasureDiceCup treasureSealedLetter supplyTravelMoney teleportScroll',
  4: 'chainCoif chainGloves chainGreaves chainBoots spear quarterstaff heaterShield pavise healingStoneChain carryingHarness pathfinderClasp acidFlask wakingTonic scrollOfFlame scrollOfWarding scrollOfDeeds scrollOfRenewal distillersHood phialGloves treasureSilverCup treasureTravelCap treasureLuckyFoot treasureNotchedSabre hunterIronTrap',
  5: 'chainShirt mace huntingBow spikedBuckler signetRing greatDraught scrollOfRenown mistBoots treasureIronboundChest treasureGemCasket treasureSealedUrn treasureBanishingSeal treasureElixirOfLife hunterWolfHood hunterLynxGloves hunterStagBoots hunterFangNecklace smithWhetstone witchAmuletScorn witchAmuletThorns witchAmuletVeil witchAmuletBlood witchAmuletMadness',
  6: 'scimitar treasureSaintsMedal treasureOldIdol treasureGamblersCoin hunterBearskin hunterHorn hunterBoarSpear smithTwinDaggers smithFencingBuckler witchAmuletGreed witchAmuletHunger',
  7: 'treasurePrincelyCirclet treasureShadowBoots treasureRuneBracers treasureTombBlade smithOathblade smithIronMaul smithWarBow smithBulwark smithRunestaff',
  8: 'treasureHeartOfPowers treasurePhoenixFeather smithHalberd smithExecutioner',
  9: 'treasureDragonHoard treasureRoyalCasket treasureTomeOfMasters',
  10: 'treasureHolyRelic treasureStarCompass treasureGiantsBelt',
  11: 'treasureStarShield treasureSkyBow',
  12: 'treasureRegalia treasureWyrmHauberk treasureKingsSword',
  15: 'artefactFarrugasFang artefactMirrezilsHeart artefactTearsOfShii artefactFaersHorn artefactMirrorOfEuthia artefactBookOfReturn',
};

for (const [price, kinds] of Object.entries(PRICES))
  for (const kind of kinds.split(' '))
    card(kind, 'has the price it was designed with', () =>
      assert.equal(game.content[kind].tile!.price, Number(price)),
    );

situation('wares and hero equipment are sold for half their price, rounded down', () => {
  let n = 0;
  for (const { kind, tile } of Object.values(game.content)) {
    if (tile === null || tile.price === null || tile.sale === null) continue;
    if (tile.treasure !== null || (tile.hero === null && tile.class === 'item' && tile.stack === null))
      continue;
    n++;
    assert.equal(tile.sale, kind.startsWith('artefact') ? 0 : Math.floor(tile.price / 2), kind);
  }
  assert.ok(n > 100, String(n));
});

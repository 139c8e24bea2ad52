import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/**
 * The values of cards that nobody outside could tell us, as they were designed before the content was written, so that a slip of
 * the pen in it shows. They prove nothing about the cards in the box; what is known of those stands in `printed.ts`. What
 * balancing has changed since, the lives of the Cleric, does not stand here.
 */

/** Strength, Craft, lives, fate, alignment, start space, Spells, gold. */
const CHARACTERS: Readonly<Record<string, readonly unknown[]>> = {
  knight: [4, 3, 4, 1, 'good', 'chapel', 0, 1],
  merchant: [2, 4, 4, 4, 'neutral', 'city', 0, 5],
  sage: [2, 4, 4, 3, 'neutral', 'village', 1, 1],
  leprechaun: [2, 4, 4, 3, 'neutral', 'forest', 0, 1],
  necromancer: [2, 4, 4, 2, 'evil', 'graveyard', 1, 1],
  ogreChieftain: [5, 2, 6, 1, 'neutral', 'crags', 0, 1],
  warlock: [2, 5, 4, 1, 'neutral', 'warlocksCave', 1, 1],
  dreadKnight: [2, 3, 4, 1, 'evil', 'graveyard', 0, 1],
  magus: [2, 4, 4, 1, 'evil', 'city', 2, 1],
  arcaneScion: [2, 5, 4, 2, 'neutral', 'city', 1, 1],
  barbarian: [5, 2, 5, 1, 'neutral', 'crags', 0, 1],
  blackKnightCataclysm: [4, 3, 4, 1, 'evil', 'castle', 0, 1],
  mutant: [3, 3, 5, 2, 'neutral', 'forest', 0, 1],
  scavenger: [3, 3, 4, 3, 'neutral', 'ruins', 0, 1],
};

/** Family, encounter number, Strength, Craft. */
const ENEMIES: Readonly<Record<string, readonly unknown[]>> = {
  cerberus: ['monster', 3, 9, 9],
  lordOfThePit: ['monster', 3, 10, 10],
  caveTroll: ['monster', 2, 5, 0],
  chimera: ['monster', 2, 7, 0],
  ekor: ['monster', 2, 2, 0],
  gargoyle: ['monster', 2, 4, 0],
  giantSpider: ['animal', 2, 3, 0],
  goblinTrapsmith: ['monster', 2, 2, 0],
  hippogriff: ['animal', 2, 4, 0],
  hydra: ['monster', 2, 6, 0],
  mammoth: ['animal', 2, 5, 0],
  miserDragon: ['dragon', 2, 7, 0],
  packOfWolves: ['animal', 2, 3, 0],
  ragingBull: ['animal', 2, 3, 0],
  sabertoothTiger: ['animal', 2, 4, 0],
  stoneGolem: ['monster', 2, 6, 0],
  trapper: ['monster', 2, 3, 0],
  banshee: ['spirit', 3, 0, 4],
  blackUnicorn: ['spirit', 3, 0, 5],
  crone: ['spirit', 3, 0, 3],
  cryptKeeper: ['spirit', 3, 0, 5],
  haunt: ['spirit', 3, 0, 2],
  lesserDemon: ['spirit', 3, 0, 7],
  mummy: ['spirit', 3, 0, 4],
  stormCaller: ['spirit', 3, 0, 5],
  succubus: ['spirit', 3, 0, 4],
  easternDragon: ['dragon', 3, 8, 8],
  basilisk: ['monster', 2, 5, 0],
  frostDrake: ['dragon', 2, 6, 0],
  frostGiant: ['monster', 2, 7, 0],
  glorySeeker: ['monster', 2, 4, 0],
  griffon: ['monster', 2, 5, 0],
  icecapElk: ['animal', 2, 2, 0],
  iceBear: ['animal', 2, 4, 0],
  skyScreecher: ['animal', 2, 3, 0],
  snowGoblin: ['monster', 2, 2, 0],
  winterWolf: ['animal', 2, 3, 0],
  yeti: ['monster', 2, 5, 0],
  apparition: ['spirit', 3, 0, 2],
  barrowWight: ['spirit', 3, 0, 5],
  chillbane: ['spirit', 3, 0, 7],
  chillWraith: ['spirit', 3, 0, 4],
  cryomancer: ['spirit', 3, 0, 4],
  iceElemental: ['spirit', 3, 0, 6],
  lich: ['spirit', 3, 0, 5],
  medusa: ['spirit', 3, 0, 4],
  rimespawn: ['spirit', 3, 0, 3],
  shiverNymph: ['spirit', 3, 0, 2],
  trickster: ['spirit', 3, 0, 3],
  ivorySentinel: ['monster', 3, 6, 6],
  ebonySentinel: ['monster', 3, 6, 6],
  firemane: ['animal', 2, 4, 0],
  infernalLegion: ['monster', 2, 7, 0],
  wrathbornKnight: ['monster', 2, 5, 0],
  wrathbornWarrior: ['monster', 2, 3, 0],
  wretched: ['monster', 2, 4, 0],
  darkFey: ['spirit', 3, 0, 3],
  felSteed: ['spirit', 3, 0, 4],
  heavenlyHost: ['spirit', 3, 0, 7],
  shadowsoul: ['spirit', 3, 0, 4],
  swampSiren: ['spirit', 3, 0, 3],
  wrathbornAcolyte: ['spirit', 3, 0, 2],
  wrathbornWitch: ['spirit', 3, 0, 4],
  voidDemon: ['spirit', 3, 7, 7],
  blightwoodSlaver: ['monster', 2, 4, 0],
  blightwoodTerror: ['monster', 2, 3, 0],
  ironscaleDragon: ['dragon', 2, 7, 0],
  queenOfAshes: ['monster', 2, 4, 0],
  rusthillMarauders: ['monster', 2, 5, 0],
  undyingHorde: ['monster', 2, 6, 0],
  abominationWraith: ['spirit', 3, 0, 3],
  aeonDemon: ['spirit', 3, 0, 8],
  ancientLich: ['spirit', 3, 0, 6],
  ashfieldLooters: ['monster', 3, 0, 3],
  blightwoodRabble: ['monster', 3, 0, 2],
  mongrelSprite: ['spirit', 3, 0, 2],
  demonOfDecay: ['monster', 2, 5, 0],
  giantFly: ['animal', 2, 2, 0],
  scavengingBeasts: ['animal', 2, 3, 0],
  ravenousWraith: ['spirit', 3, 0, 4],
};

situation('characters of our own design begin as they were designed', () => {
  for (const [kind, designed] of Object.entries(CHARACTERS)) {
    const { source, strength, craft, character } = game.content[kind];
    const { lives, fate, alignment, start, spells, gold } = character!;
    assert.ok(source === 'house' || source === 'memory', kind);
    assert.deepEqual([strength, craft, lives, fate, alignment, start, spells, gold], designed, kind);
  }
});

situation('Enemies of our own design fight as they were designed', () => {
  for (const [kind, designed] of Object.entries(ENEMIES)) {
    const { source, family, number, strength, craft } = game.content[kind];
    assert.ok(source === 'house' || source === 'memory', kind);
    assert.deepEqual([family, number, strength, craft], designed, kind);
  }
});

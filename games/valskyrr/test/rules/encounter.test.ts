import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { checkForEncounter } from '../../rules/encounter.ts';
import { drawIntoRow } from '../../rules/enemies.ts';
import { game, lay, on, play, rule, run, situation } from '../kit.ts';

type Table = ReturnType<typeof play>;

/** The party stands at an open location of this slot with this threat. */
const at =
  (slot: number, threat: number) =>
  (state: Table['state'], t: Table['t']): void => {
    const tile = t.top(t.piles.hidden[slot]);
    if (tile !== null) t.move(tile, t.piles.place[slot]);
    state.threat[slot] = threat;
    state.party = slot;
  };
const WILD = 2;
const BORDER = 1;

rule('VA-ENCOUNTER-01', 'a safe location is left in peace', () => {
  const t = play({ set: at(BORDER, 0) });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), []);
});

rule('VA-ENCOUNTER-02', 'while one is active no other is drawn', () => {
  const t = play({ encounter: 'ragingBones', set: at(BORDER, 2) });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), ['ragingBones']);
});

rule('VA-ENCOUNTER-03', 'at a perilous location one has to be drawn', () => {
  const t = play({
    phase: 'travel',
    loot: 0,
    set: at(BORDER, 1),
    next: { encounterDeck: ['holdTheBridge'] },
  });
  t.answer(0, 'stay');
  assert.deepEqual(t.kinds('encounter'), ['holdTheBridge']);
});

rule(
  'VA-ENCOUNTER-04',
  'one of its keywords has to be the type of the location: the example of the rulebook',
  () => {
    const t = play({
      options: { adventure: 'songOfBones' },
      set: at(4, 1),
      next: { encounterDeck: ['wormPit', 'ragingBones'] },
    });
    run(checkForEncounter(t.t));
    assert.deepEqual(t.kinds('encounter'), ['ragingBones']);
  },
);

rule.also('VA-ENCOUNTER-04', 'whichever of them it is', () => {
  // The Wake for the Dead is mainly met in the Deadlands.
  const t = play({ set: at(BORDER, 1), next: { encounterDeck: ['deathWatch'] } });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), ['deathWatch']);
});

rule('VA-ENCOUNTER-05', 'one that does not fit is discarded without effect', () => {
  const t = play({
    options: { adventure: 'songOfBones' },
    set: at(4, 1),
    next: { encounterDeck: ['wormPit', 'ragingBones'] },
  });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounterDiscard'), ['wormPit']);
  assert.equal(on(t, 'wormPit').wounds, 0);
});

rule('VA-ENCOUNTER-06', 'when the deck runs out the discards are shuffled', () => {
  const t = play({
    cards: { encounterDeck: ['ragingBones'], encounterDiscard: ['greatHunt', 'soulScales'] },
    set: at(WILD, 1),
  });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), ['greatHunt']);
});

rule.also('VA-ENCOUNTER-06', 'and they are really shuffled', () => {
  const discards = [
    'greatHunt',
    'soulScales',
    'deadCrown',
    'mistTide',
    'deathWatch',
    'boneMaze',
    'arrowStorm',
  ];
  const t = play({ cards: { encounterDeck: [], encounterDiscard: discards }, set: at(WILD, 1) });
  run(checkForEncounter(t.t));
  const now = [
    ...t.kinds('encounterDeck'),
    ...t.kinds('encounter'),
    ...t.kinds('encounterDiscard').toReversed(),
  ];
  assert.deepEqual(now.toSorted(), discards.toSorted());
  assert.notDeepEqual(now, discards);
});

rule('VA-ENCOUNTER-07', 'at the boss location the boss encounter becomes active, whatever the threat', () => {
  const t = play({ set: at(8, 0) });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), ['nightOfThePack']);
});

rule('VA-ENCOUNTER-08', 'at the Haven the first encounter drawn is taken', () => {
  const t = play({ set: (state) => (state.threat[0] = 1), next: { encounterDeck: ['ragingBones'] } });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('encounter'), ['ragingBones']);
});

rule('VA-ENCOUNTER-09', 'starting enemies first, then the setup of the card', () => {
  // The prey is chosen among the enemies that were drawn.
  const t = play({ set: at(WILD, 1), next: { encounterDeck: ['greatHunt'] } });
  run(checkForEncounter(t.t));
  assert.equal(t.kinds('row').length, 2);
  assert.ok(t.state.roles.prey !== null);
});

rule('VA-ENCOUNTER-10', 'a setup may bring more enemies', () => {
  const t = play({ set: at(BORDER, 1), next: { encounterDeck: ['slaveCaravan'] } });
  run(checkForEncounter(t.t));
  assert.equal(t.kinds('row').length, 2);
  assert.equal(t.kinds('row')[0], 'redSandSlave');
});

rule(
  'VA-ENCOUNTER-11',
  'every encounter says when it is completed, and those with tokens how they get there',
  () => {
    const encounters = Object.values(game.content).filter(({ sort }) => sort === 'encounter');
    assert.equal(encounters.length, 18 + 5);
    const t = play({ encounter: 'ragingBones', foes: [['boneSnake']], areas: [['shortSwordValkea']] });
    t.answer(0, 'Short Sword: normal action').answer(0, 'away0');
    assert.equal(on(t, 'ragingBones').objectives, 1);
  },
);

rule('VA-ENCOUNTER-12', 'it stays active until it is completed or left', () => {
  const t = play({ phase: 'restoration', encounter: 'ragingBones', row: ['boneGhost'] });
  t.asks(0, 'scout');
  assert.equal(t.state.round, 2);
  assert.deepEqual(t.kinds('encounter'), ['ragingBones']);
});

rule('VA-ENCOUNTER-13', 'the active encounter lies open', () => {
  const t = play({ encounter: 'ragingBones' });
  assert.equal(t.t.layout.laid[t.t.piles.encounter].faces, t.t.layout.everyone);
});

rule('VA-ENCOUNTER-14', 'the boss joins the right end of the row after the starting enemies', () => {
  const t = play({ heroes: ['valkea', 'elatha'], set: at(8, 1) });
  run(checkForEncounter(t.t));
  assert.equal(t.kinds('row').length, 3 + 1);
  assert.equal(t.kinds('row').at(-1), 'greyfang');
  assert.equal(t.state.bossLife, 138);
});

const BONES = [
  'flyingSkulls',
  'boneGhost',
  'boneGhost',
  'boneSnake',
  'boneSnake',
  'boneDragon',
  'flyingSkulls',
  'boneGhost',
  'boneSnake',
];
const bones = () =>
  play({
    heroes: ['valkea', 'elatha', 'sigraed'],
    options: { adventure: 'songOfBones' },
    set: at(4, 1),
    next: { encounterDeck: ['ragingBones'], 'enemyDeck.0': BONES },
  });

rule('VA-COUNT-03', 'twice the heroes plus 1 is 7 with three heroes', () => {
  const t = bones();
  run(checkForEncounter(t.t));
  assert.equal(t.kinds('row').length, 7);
});

rule('VA-ENEMYDRAW-01', 'the box names deck, keywords and number', () => {
  const [box] = game.content.ragingBones.encounter!.startEnemies;
  assert.deepEqual([box.deck, box.keywords], ['blue', ['skeleton']]);
});

rule('VA-ENEMYDRAW-02', 'those that share a keyword come into the row: the example of the rulebook', () => {
  const t = bones();
  run(checkForEncounter(t.t));
  assert.deepEqual(
    t.kinds('row'),
    BONES.filter((kind) => kind !== 'flyingSkulls'),
  );
});

rule('VA-ENEMYDRAW-03', 'Any is a joker', () => {
  const t = play({
    options: { adventure: 'songOfBones' },
    set: at(4, 1),
    next: { encounterDeck: ['soulScales'], 'enemyDeck.0': ['flyingSkulls', 'graveCaller'] },
  });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('row'), ['flyingSkulls', 'graveCaller']);
});

rule.also('VA-ENEMYDRAW-03', 'the joker works on the enemy, too; it does not change the deck', () => {
  // Tobende Knochen asks for skeletons of the blue deck; a spirit that bore the joker would do.
  const joker = { ...game.content.flyingSkulls, keywords: ['undead', 'any'] } as const;
  const t = table(
    { ...game, content: { ...game.content, flyingSkulls: joker } },
    { options: { adventure: 'songOfBones' }, next: { 'enemyDeck.0': ['flyingSkulls', 'boneSnake'] } },
  );
  const { cards } = drawIntoRow(t.t, { deck: 'blue', keywords: ['skeleton'] }, 2);
  assert.deepEqual(
    cards.map((card) => t.t.kind(card)),
    ['flyingSkulls', 'boneSnake'],
  );
});

rule('VA-ENEMYDRAW-04', 'new enemies join at the right end', () => {
  const t = play({
    options: { adventure: 'songOfBones' },
    row: ['wailingWidow'],
    set: at(4, 1),
    next: { encounterDeck: ['soulScales'], 'enemyDeck.0': ['flyingSkulls', 'graveCaller'] },
  });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('row'), ['wailingWidow', 'flyingSkulls', 'graveCaller']);
});

rule('VA-ENEMYDRAW-05', 'those that do not match are discarded', () => {
  const t = bones();
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('enemyDiscard.0'), ['flyingSkulls', 'flyingSkulls']);
});

rule('VA-ENEMYDRAW-06', 'enemies that were there before do not count', () => {
  const t = play({ row: ['mistLynx'], set: at(WILD, 1), next: { encounterDeck: ['greatHunt'] } });
  run(checkForEncounter(t.t));
  assert.equal(t.kinds('row').length, 3);
});

rule('VA-ENEMYDRAW-07', 'the first time the deck runs out its discards are shuffled', () => {
  const t = play({
    set: at(WILD, 1),
    next: { encounterDeck: ['greatHunt'] },
    cards: { 'enemyDeck.1': ['giantCrawler'], 'enemyDiscard.1': ['thornback', 'thornback'] },
  });
  run(checkForEncounter(t.t));
  assert.deepEqual(t.kinds('row'), ['thornback', 'thornback']);
});

rule.also('VA-ENEMYDRAW-07', 'and they are really shuffled', () => {
  const discards = [
    'boneGhost',
    'boneSnake',
    'boneDragon',
    'graveCaller',
    'cryptDigger',
    'wailingWidow',
    'flyingSkulls',
  ];
  const t = play({ cards: { 'enemyDeck.0': [], 'enemyDiscard.0': discards } });
  drawIntoRow(t.t, { deck: 'blue', keywords: ['any'] }, 7);
  assert.deepEqual(t.kinds('row').toSorted(), discards.toSorted());
  assert.notDeepEqual(t.kinds('row'), discards.toReversed());
});

rule('VA-ENEMYDRAW-08', 'the second time drawing stops and the time moves two spaces', () => {
  const t = play({
    set: at(WILD, 1),
    next: { encounterDeck: ['greatHunt'] },
    cards: { 'enemyDeck.1': ['giantCrawler'], 'enemyDiscard.1': ['thornback'] },
  });
  const { time } = t.state;
  run(checkForEncounter(t.t));
  assert.deepEqual([t.kinds('row'), t.state.time], [['thornback'], time + 2]);
});

rule.also('VA-ENEMYDRAW-08', 'where neither deck nor discard pile holds a card, nobody comes', () => {
  const t = play({
    set: (state, table) => {
      at(WILD, 1)(state, table);
      for (const pile of [table.piles.enemyDeck[1], table.piles.enemyDiscard[1]])
        for (const card of table.cards(pile).slice()) table.move(card, table.piles.box);
    },
    next: { encounterDeck: ['greatHunt'] },
  });
  run(checkForEncounter(t.t));
  assert.deepEqual([t.kinds('row'), t.state.phase], [[], 'hero']);
});

const reinforced = (plan: Parameters<typeof play>[0]) => play({ phase: 'reinforcement', loot: 0, ...plan });

rule('VA-REINF-01', 'the box is read, the marker moves, enemies come, the track is reset', () => {
  const t = reinforced({ heroes: ['valkea', 'elatha'], encounter: 'holdTheBridge' });
  assert.equal(t.kinds('row').length, 1);
  assert.equal(t.state.reinforcement, 0);
  assert.equal(t.state.phase, 'pursuit');
  t.asks(0, 'whichHero');
});

rule('VA-REINF-02', 'without an encounter nobody comes', () => {
  const t = reinforced({ set: (state) => (state.reinforcement = 5) });
  assert.deepEqual(t.kinds('row'), []);
});

rule('VA-REINF-03', 'an empty box brings nobody', () => {
  const t = reinforced({ encounter: 'ragingBones', set: (state) => (state.reinforcement = 5) });
  assert.deepEqual(t.kinds('row'), []);
});

rule('VA-REINF-04', 'the marker moves from where it stands', () => {
  const t = reinforced({
    heroes: ['valkea', 'elatha'],
    encounter: 'holdTheBridge',
    set: (state) => (state.reinforcement = 1),
  });
  assert.equal(t.kinds('row').length, 2);
});

rule('VA-REINF-05', 'the number reached is the number of enemies: the second example of the rulebook', () => {
  const t = reinforced({
    heroes: ['valkea', 'elatha', 'sigraed', 'melekai'],
    encounter: 'holdTheBridge',
  });
  assert.equal(t.kinds('row').length, 2);
});

rule('VA-REINF-06', 'reinforcements follow the same rules', () => {
  const t = reinforced({
    heroes: ['valkea', 'elatha'],
    encounter: 'wormPit',
    next: { 'enemyDeck.1': ['stormDragon', 'gulletWorm'] },
  });
  // Without nests the box is empty.
  assert.deepEqual(t.kinds('row'), []);
  const nests = reinforced({
    heroes: ['valkea', 'elatha'],
    encounter: 'holdTheBridge',
    next: { 'enemyDeck.2': ['emberColossus'] },
  });
  assert.deepEqual(nests.kinds('row'), ['emberColossus']);
});

rule('VA-REINF-07', 'the marker goes back to its start in any case', () => {
  const t = reinforced({ set: (state) => (state.reinforcement = 5) });
  assert.equal(t.state.reinforcement, 0);
});

rule('VA-REINF-10', 'when reinforcements exhaust the deck twice, the time moves two spaces', () => {
  const t = reinforced({
    heroes: ['valkea', 'elatha'],
    encounter: 'holdTheBridge',
    cards: { 'enemyDeck.2': [], 'enemyDiscard.2': ['borderRobber'] },
    set: (state) => Object.assign(state, { reinforcement: 1, time: 4 }),
  });
  assert.deepEqual([t.kinds('row'), t.state.time], [['borderRobber'], 6]);
});

situation('a worm pit without nests draws nobody, with one it does', () => {
  const t = play({ phase: 'time', heroes: ['valkea', 'elatha'], encounter: 'wormPit' });
  lay(t, 'wormPit', { wounds: 1 });
  assert.equal(on(t, 'wormPit').wounds, 1);
});

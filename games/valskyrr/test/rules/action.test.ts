import assert from 'node:assert/strict';
import { foci, on, play, rule, situation } from '../kit.ts';

const SWORD = 'Short Sword: normal action';

rule('VA-ACTION-01', 'a feat is used by one of its actions', () => {
  const t = play({ hands: [['fierceBlow']], foes: [['stormDragon']] });
  t.answer(0, 'Fierce Blow: normal action').asks(0, 'turn');
  assert.ok(t.log().includes('Seat 0 uses Fierce Blow.'));
});

rule('VA-ACTION-02', 'cards in hand and in the hero area can be used, others cannot', () => {
  const t = play({
    hands: [['fierceBlow']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
    cards: { 'discard.0': ['charge'] },
  });
  assert.deepEqual(t.options(0).toSorted(), ['End the turn', 'Fierce Blow: normal action', SWORD].toSorted());
});

rule(
  'VA-ACTION-03',
  'of several actions of a card one at a time; a fast one in the area as often as it can be paid',
  () => {
    const t = play({
      heroes: ['elatha'],
      hands: [['mistLeap', 'mistLeap', 'duckAway']],
      areas: [['huntingKnife']],
      foes: [['stormDragon']],
    });
    t.answer(0, 'Hunting Knife: fast action').answer(0, 'mistLeap');
    t.answer(0, 'Hunting Knife: fast action').answer(0, 'mistLeap').asks(0, 'turn');
    assert.equal(t.kinds('discard.0').length, 2);
  },
);

rule('VA-ACTION-04', 'targets are declared first', () => {
  const t = play({ hands: [['charge', 'holdFast']], foes: [['stormDragon', 'thornback']] });
  t.answer(0, 'charge').asks(0, 'targetEnemy').answer(0, 'thornback').asks(0, 'boostDiscard');
});

rule('VA-ACTION-05', 'a card played from hand ends on the discard pile', () => {
  const t = play({ hands: [['fierceBlow']], foes: [['stormDragon']] });
  t.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(t.kinds('discard.0'), ['fierceBlow']);
});

rule('VA-ACTION-06', 'a card in the hero area stays there', () => {
  const t = play({ areas: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, SWORD).asks(0, 'turn');
  assert.deepEqual(t.kinds('area.0'), ['shortSwordValkea']);
});

rule('VA-ACTION-07', 'nothing else begins while an action is going on, except what modifies it', () => {
  const t = play({
    hands: [['focusedStrike', 'ironBreath', 'unbroken']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  t.answer(0, SWORD).answer(0, []).asks(0, 'modifyAction');
  assert.deepEqual(t.options(0), ['Use Focused Strike', 'Go on']);
});

rule('VA-ACTION-08', 'cards discarded for their keyword go at once, as part of the action', () => {
  const t = play({ hands: [['charge', 'holdFast']], foes: [['stormDragon']] });
  t.answer(0, 'charge').answer(0, 'holdFast').asks(0, 'turn');
  // 3 + 2 damage less 1 defence.
  assert.equal(on(t, 'stormDragon').wounds, 4);
  assert.deepEqual(t.kinds('discard.0'), ['holdFast', 'charge']);
});

rule('VA-ACTION-09', 'such a card is not played: its text does nothing', () => {
  const t = play({ hands: [['charge', 'shieldWall']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'charge').answer(0, 'shieldWall').asks(0, 'turn');
  assert.ok(!t.log().includes('Seat 0 uses Shield Wall.'));
  assert.deepEqual(foci(t), [2]);
});

rule('VA-ACTION-10', 'cards are drawn from the own deck, as many as there are', () => {
  const t = play({
    hands: [['ironBreath', 'fierceBlow']],
    cards: { 'heroDeck.0': [], 'discard.0': ['charge'] },
  });
  t.answer(0, 'ironBreath').answer(0, 'enough').asks(0, 'turn');
  assert.deepEqual(t.kinds('hand.0'), []);
});

rule('VA-ACTION-11', 'a hand action needs the card in hand', () => {
  const t = play({ areas: [['roundShield']] });
  assert.ok(!t.options(0).some((option) => option.includes('Round Shield')));
  const hand = play({ hands: [['roundShield']] });
  assert.ok(hand.options(0).includes('Round Shield: fast action'));
});

rule('VA-ACTION-12', 'an action of the hero area needs the card there', () => {
  const t = play({ hands: [['shortSwordValkea']], foes: [['stormDragon']] });
  assert.deepEqual(t.options(0), ['Short Sword: fast action', 'End the turn']);
});

rule('VA-ACTION-13', 'a card enters the hero area by its own action', () => {
  const t = play({ hands: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, 'shortSwordValkea').asks(0, 'turn');
  assert.deepEqual(t.kinds('area.0'), ['shortSwordValkea']);
  assert.ok(t.options(0).includes(SWORD));
});

rule('VA-GEAR-01', 'gear needs a skill of the charter', () => {
  // Sigraed has no skill for trinkets or swords, but for robes.
  const t = play({ heroes: ['sigraed'], hands: [['starRobe', 'greatsword', 'spyglass']] });
  assert.deepEqual(
    t
      .options(0)
      .filter((option) => option.includes('action'))
      .toSorted(),
    ['Sigraed, the Flame Caller: fast action', 'Star Robe: fast action'],
  );
});

rule('VA-GEAR-02', 'whoever cannot wear it may hold it, and use its other hand actions', () => {
  const t = play({ heroes: ['sigraed'], hands: [['healingPotion']], cards: { 'burial.0': ['kindle'] } });
  const [drink] = t.options(0);
  assert.equal(drink, 'Healing Potion: fast action');
  t.answer(0, drink).asks(0, 'heal');
});

rule('VA-RESTRICT-01', 'restrictions are checked when a card enters', () => {
  const t = play({ hands: [['warHammer']], areas: [['shortSwordValkea']] });
  t.answer(0, 'warHammer').asks(0, 'tooMuchGear');
});

rule('VA-RESTRICT-02', 'cards with ∞ have no limit', () => {
  const t = play({
    heroes: ['aseke'],
    hands: [['healingPotion']],
    areas: [['healingSalve', 'dawnPhial', 'fireOil']],
  });
  t.answer(0, 'use' + String(t.match.question(0)!.from.find(({ id }) => id.endsWith('.0'))!.card!) + '.0');
  t.asks(0, 'turn');
  assert.equal(t.kinds('area.0').length, 4);
});

rule('VA-RESTRICT-03', 'H2 allows two traps', () => {
  const t = play({ heroes: ['elatha'], hands: [['poisonTrap']], areas: [['arrowTrap']] });
  t.answer(0, 'poisonTrap').asks(0, 'turn');
  assert.equal(t.kinds('area.0').length, 2);
});

rule('VA-RESTRICT-04', 'the third trap: one of the three has to go, the example of the rulebook', () => {
  const t = play({ heroes: ['elatha'], hands: [['blastTrap']], areas: [['arrowTrap', 'poisonTrap']] });
  t.answer(0, 'blastTrap').asks(0, 'tooMuchGear');
  assert.deepEqual(t.options(0), ['Arrow Trap', 'Poison Trap', 'Blast Trap']);
  t.answer(0, 'arrowTrap').asks(0, 'turn');
  assert.deepEqual(t.kinds('discard.0'), ['arrowTrap']);
});

rule('VA-RESTRICT-05', 'each letter counts for itself', () => {
  const t = play({ hands: [['roundShield']], areas: [['shortSwordValkea', 'chainShirt']] });
  t.answer(0, 'roundShield').asks(0, 'turn');
  assert.equal(t.kinds('area.0').length, 3);
});

rule('VA-RESTRICT-06', 'with different numbers the smallest rules', () => {
  // A2 sword beside an A1 hammer: one of them goes; two A2 swords may lie there.
  const t = play({ hands: [['warHammer']], areas: [['shortSwordValkea']] });
  t.answer(0, 'warHammer').answer(0, 'warHammer').asks(0, 'turn');
  assert.deepEqual(t.kinds('area.0'), ['shortSwordValkea']);
  const two = play({ heroes: ['elatha'], hands: [['longbow']], areas: [['shortSwordElatha']] });
  two.answer(0, 'longbow').asks(0, 'turn');
  assert.equal(two.kinds('area.0').length, 2);
});

/** One enemy here, one elsewhere, one in the row. */
const spread = (hands: readonly string[], own: readonly string[] = ['thornback']) =>
  play({
    heroes: ['melekai', 'valkea'],
    hands: [hands],
    foes: [own, ['boneDragon']],
    row: ['stormDragon'],
  });

rule('VA-RANGE-01', 'the range says in which zones targets may lie', () => {
  const near = spread(['holyWrath']);
  near.answer(0, 'holyWrath').asks(0, 'targetEnemys');
  assert.deepEqual(near.options(0), ['Thornback']);
});

rule('VA-RANGE-02', 'range 1 is the own hero area', () => {
  const t = spread(['graveStrength']);
  t.answer(0, 'graveStrength').answer(0, 'pass').asks(0, 'turn');
  assert.equal(on(t, 'thornback').wounds, 3);
});

rule('VA-RANGE-03', 'range 2 reaches everything', () => {
  const t = spread(['marchOfTheDead']);
  t.answer(0, 'marchOfTheDead').asks(0, 'targetEnemys');
  assert.deepEqual(t.options(0), ['Thornback', 'Bone Dragon', 'Storm Dragon']);
});

rule('VA-RANGE-04', 'with no enemy in the own area the range grows by 1', () => {
  const t = spread(['graveStrength'], []);
  t.answer(0, 'graveStrength').asks(0, 'targetEnemy');
  assert.deepEqual(t.options(0), ['Bone Dragon', 'Storm Dragon']);
});

rule('VA-RANGE-05', 'not for what is aimed at heroes or allies', () => {
  // The staff heals with range 1: only Aseke and her own ally.
  const t = play({
    heroes: ['aseke', 'valkea'],
    areas: [['shepherdStaff', 'grimfell'], ['jorun']],
    row: ['stormDragon'],
    tokens: { grimfell: { wounds: 1 }, jorun: { wounds: 1 } },
  });
  t.answer(0, 'Shepherd’s Staff: normal action').asks(0, 'targetFriend');
  assert.deepEqual(t.options(0), ['Aseke, the Name Keeper', 'Grimfell, the Young Wolf']);
});

rule('VA-RANGE-06', 'nor for preventing damage', () => {
  // The Chain Shirt protects its bearer only, though there is no enemy in Valkea's area.
  const t = play({
    heroes: ['melekai', 'valkea'],
    phase: 'defence',
    areas: [['roundShield'], ['chainShirt']],
    foes: [['redSandSlave']],
  });
  t.asks(0, 'damageToHero').answer(0, 'pass');
  assert.equal(t.kinds('burial.0').length, 4);
});

rule('VA-RANGE-07', 'more than 2 reaches no further, but makes up for what is lost', () => {
  const t = play({
    heroes: ['melekai', 'valkea'],
    hands: [['marchOfTheDead']],
    foes: [[], ['boneDragon']],
    encounter: 'inTheHeartOfDread',
    cards: { row: ['mistRuler'] },
    set: (state) => (state.bossLife = 20),
  });
  // The Ruler in the row takes 1 of the range, the empty area gives 1.
  t.answer(0, 'marchOfTheDead').asks(0, 'targetEnemys');
  assert.deepEqual(t.options(0), ['Bone Dragon', 'The Ruler of Mist']);
});

rule('VA-RANGE-08', 'effects change the range', () => {
  const t = play({
    heroes: ['melekai', 'valkea'],
    hands: [['marchOfTheDead']],
    foes: [['thornback'], ['boneDragon']],
    encounter: 'boneMaze',
  });
  t.answer(0, 'marchOfTheDead').asks(0, 'targetEnemys');
  assert.deepEqual(t.options(0), ['Thornback']);
});

rule('VA-DAMAGE-01', 'damage is for enemies: heroes and allies are no targets', () => {
  const t = play({
    heroes: ['sigraed', 'valkea'],
    hands: [['flameLance']],
    areas: [['grimfell']],
    foes: [['stormDragon', 'thornback']],
  });
  t.answer(0, 'flameLance');
  assert.deepEqual(t.options(0), ['Storm Dragon', 'Thornback']);
});

rule('VA-DAMAGE-02', 'weak spots, then damage less defence, then kills', () => {
  const t = play({
    heroes: ['melekai'],
    areas: [['battleMace']],
    foes: [['tormentedSkeleton', 'stormDragon']],
  });
  t.answer(0, 'Battle Mace: normal action').answer(0, 'tormentedSkeleton').answer(0, 'pass').asks(0, 'turn');
  const log = t.log();
  const at = (start: string) => log.findIndex((line) => line.startsWith(start));
  assert.ok(at('Weak spot') < at('Tormented Skeleton: 4 damage'));
  assert.ok(at('Tormented Skeleton: 4 damage') < at('The Tormented Skeleton is killed'));
});

rule('VA-DAMAGE-03', 'everything is added up before defence is taken off once', () => {
  const t = play({
    hands: [['focusedStrike', 'charge']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  t.answer(0, SWORD).answer(0, 'charge').answer(0, 'focusedStrike').asks(0, 'turn');
  // 3 + 1 + 2, less 1.
  assert.equal(on(t, 'stormDragon').wounds, 5);
});

rule('VA-DAMAGE-04', 'each defence works against its own type', () => {
  // A Grave Caller has 1 against magic and none against iron.
  const magic = play({ heroes: ['sigraed'], hands: [['conflagration']], foes: [['graveCaller']] });
  magic.answer(0, 'conflagration').asks(0, 'turn');
  assert.equal(on(magic, 'graveCaller').wounds, 0);
  const iron = play({ hands: [['fierceBlow']], foes: [['mutatedDragon']] });
  iron.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.ok(iron.log().includes('Mutated Dragon: 3 damage, 3 wounds.'));
});

rule('VA-DAMAGE-05', 'what is left becomes wound tokens', () => {
  const t = play({ areas: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, SWORD).asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').wounds, 2);
});

rule(
  'VA-DAMAGE-06',
  'whoever deals damage attacks: a text of an enemy can be prevented like an attack',
  () => {
    // The spikes of the Thornback.
    const t = play({ hands: [['holdFast']], areas: [['shortSwordValkea']], foes: [['thornback']] });
    t.answer(0, SWORD).asks(0, 'damageToHero');
    assert.deepEqual(t.options(0), ['Use “Hold Fast”', 'Go on']);
  },
);

rule('VA-DAMAGE-07', 'defence applies again to every attack and every target', () => {
  const t = play({
    hands: [['bladeWhirl']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon', 'boneDragon']],
    focus: [0],
  });
  t.answer(0, 'bladeWhirl').answer(0, 'shortSwordValkea').answer(0, 'stormDragon');
  t.answer(0, 'shortSwordValkea').asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').wounds, on(t, 'boneDragon').wounds], [3, 3]);
});

rule('VA-VULN-01', 'a mace wounds the Bone Dragon twice before it deals damage', () => {
  const t = play({ heroes: ['melekai'], areas: [['battleMace']], foes: [['boneDragon']] });
  t.answer(0, 'Streitkolben: Normale Aktion').asks(0, 'modifyAction');
  assert.equal(on(t, 'boneDragon').wounds, 2);
});

rule('VA-VULN-02', 'weak spots are hurt on targeting, whatever the defence', () => {
  const t = play({ heroes: ['melekai'], areas: [['battleMace']], foes: [['emberColossus']] });
  t.answer(0, 'Battle Mace: normal action').asks(0, 'modifyAction');
  assert.equal(on(t, 'emberColossus').wounds, 2);
});

rule('VA-VULN-03', 'even if the damage itself is stopped completely', () => {
  const t = play({ heroes: ['sigraed'], hands: [['conflagration']], foes: [['boneDragon']] });
  t.answer(0, 'conflagration').asks(0, 'turn');
  // 1 damage less 1 defence is nothing; Flame hurts for 2.
  assert.equal(on(t, 'boneDragon').wounds, 2);
});

rule('VA-VULN-04', 'targeting without damage counts, too', () => {
  const t = play({ heroes: ['sigraed'], hands: [['sparkflight']], foes: [['boneDragon']] });
  t.answer(0, 'sparkflight').answer(0, 'boneDragon').asks(0, 'turn');
  assert.equal(on(t, 'boneDragon').wounds, 2);
});

rule('VA-VULN-05', 'a keyword counts once, printed or inherited, and a late one when it comes', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow'], ['together']],
    foes: [['boneGhost', 'stormDragon']],
  });
  // Blunt hurts at once; Light comes with Together.
  t.answer(0, 'fierceBlow').answer(0, 'boneGhost').asks(1, 'modifyAction');
  assert.equal(on(t, 'boneGhost').wounds, 1);
  t.answer(1, 'together').asks(0, 'turn');
  assert.equal(t.log().filter((line) => line.startsWith('Weak spot')).length, 2);
});

rule('VA-VULN-06', 'who is dead by a weak spot is still there until the action is over', () => {
  const t = play({
    heroes: ['melekai'],
    areas: [['battleMace']],
    foes: [['tormentedSkeleton']],
    tokens: { tormentedSkeleton: { wounds: 3 } },
  });
  t.answer(0, 'Battle Mace: normal action').asks(0, 'modifyAction');
  assert.deepEqual(t.kinds('pursuers.0'), ['tormentedSkeleton']);
});

rule('VA-KILL-01', 'as many wounds as life is death', () => {
  const t = play({ areas: [['shortSwordValkea']], foes: [['boneSnake']] });
  t.answer(0, SWORD).asks(0, 'turn');
  assert.deepEqual(t.kinds('pursuers.0'), []);
});

rule('VA-KILL-02', 'the dead leave when the whole action is over, before its focus is moved', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea']],
    foes: [['boneSnake']],
    focus: [7],
  });
  t.answer(0, 'shieldBash').asks(0, 'turn');
  // Focus passes the vicious symbol on 8 when nobody is left to be enraged.
  const log = t.log();
  assert.ok(
    log.findIndex((line) => line.includes('killed')) <
      log.findIndex((line) => line.includes('raises the focus')),
  );
  assert.ok(!log.some((line) => line.includes('enraged')));
});

rule('VA-KILL-03', 'a kill gives its loot value', () => {
  const t = play({ areas: [['shortSwordValkea']], foes: [['flyingSkulls']], loot: 0 });
  t.answer(0, SWORD).asks(0, 'turn');
  assert.equal(t.state.loot, 2);
});

rule('VA-KILL-04', 'its tokens are gone, its card lies on the discard pile of its deck', () => {
  const t = play({
    areas: [['shortSwordValkea']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { poison: 2 } },
  });
  t.answer(0, SWORD).asks(0, 'turn');
  assert.deepEqual(t.kinds('enemyDiscard.0'), ['boneSnake']);
  assert.equal(t.t.note(t.t.cards(t.t.piles.enemyDiscard[0])[0]), null);
});

rule(
  'VA-KILL-05',
  'of several killed by one action only the best loot counts: the example of the rulebook',
  () => {
    const dying = { wounds: 5 };
    const t = play({
      heroes: ['sigraed'],
      hands: [['conflagration']],
      foes: [['boneSnake', 'boneDragon', 'flyingSkulls']],
      loot: 0,
      tokens: { boneSnake: dying, boneDragon: dying, flyingSkulls: dying },
    });
    t.answer(0, 'conflagration').asks(0, 'turn');
    assert.deepEqual(t.kinds('pursuers.0'), []);
    assert.equal(t.state.loot, 2);
  },
);

rule('VA-KILL-06', 'who is discarded is not killed and gives nothing', () => {
  const t = play({
    heroes: ['ishrid'],
    hands: [['signOfBinding', 'exile']],
    foes: [['boneDragon']],
    loot: 0,
  });
  t.answer(0, 'signOfBinding').answer(0, 'exile').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.state.loot], [[], 0]);
});

rule('VA-REFLEX-01', 'a reflex can be used outside the own turn', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [[], ['together']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  t.answer(0, SWORD).asks(1, 'modifyAction');
});

rule('VA-REFLEX-02', 'none while enemies are being drawn', () => {
  // The Healing Potion could be used at any time, but not between two enemies of a batch.
  const t = play({
    heroes: ['valkea'],
    phase: 'reinforcement',
    encounter: 'holdTheBridge',
    areas: [['healingPotion']],
    cards: { 'burial.0': ['fierceBlow'] },
    set: (state) => (state.reinforcement = 2),
  });
  t.asks(0, 'phaseStart');
  assert.deepEqual(t.kinds('row'), []);
  t.answer(0, 'pass');
  assert.equal(t.kinds('row').length, 2);
});

rule('VA-REFLEX-03', 'one that modifies an action interrupts it', () => {
  const t = play({ hands: [['focusedStrike']], areas: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, SWORD).answer(0, []).answer(0, 'focusedStrike').asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').wounds, 4);
});

rule('VA-REFLEX-04', 'one that does not has to wait until the action is over', () => {
  const t = play({
    heroes: ['sigraed'],
    areas: [['ashAmulet', 'ashStaff']],
    foes: [['boneSnake', 'stormDragon']],
    focus: [5],
  });
  t.answer(0, 'Ash Staff: normal action').answer(0, 'boneSnake').asks(0, 'turn');
  assert.deepEqual(t.kinds('pursuers.0').length, 2);
  const kill = play({
    heroes: ['sigraed'],
    areas: [['ashAmulet', 'ashStaff']],
    foes: [['boneSnake']],
    focus: [2],
    tokens: { boneSnake: { wounds: 2 } },
  });
  kill.answer(0, 'Ash Staff: normal action').asks(0, 'actionEnded').answer(0, 'ashAmulet').asks(0, 'turn');
  assert.deepEqual(foci(kill), [1]);
});

rule('VA-REFLEX-05', 'several may answer the same, the hero concerned first, then in seating order', () => {
  const t = play({
    heroes: ['valkea', 'aseke', 'sigraed'],
    hands: [['focusedStrike'], ['together'], ['shareFlame']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  t.answer(0, SWORD).answer(0, []).answer(0, 'focusedStrike').asks(1, 'modifyAction').answer(1, 'together');
  t.asks(2, 'modifyAction').answer(2, 'shareFlame').asks(0, 'turn');
  // 3 + 2 + 1 + 1, less 1.
  assert.equal(on(t, 'stormDragon').wounds, 6);
});

rule('VA-REFLEX-06', 'one card gives one reflex to the same effect', () => {
  const t = play({ phase: 'defence', areas: [['roundShield']], foes: [['redSandSlave']] });
  t.answer(0, 'roundShield');
  assert.ok(t.log().includes('Seat 0 takes 3 wounds.'));
});

rule('VA-REFLEX-07', 'a second copy gives its own', () => {
  const t = play({
    hands: [['focusedStrike', 'focusedStrike']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  const [first, second] = t.t.cards(t.t.piles.hand[0]);
  t.answer(0, SWORD)
    .answer(0, [])
    .answer(0, `reflex${first}.0`)
    .answer(0, `reflex${second}.0`)
    .asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').wounds, 6);
});

rule('VA-REFLEX-08', 'the symbols for hand and hero area hold for reflexes, too', () => {
  // A Round Shield in hand stops nothing.
  const t = play({ phase: 'defence', hands: [['roundShield']], foes: [['redSandSlave']] });
  t.asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 4 wounds.'));
});

rule('VA-EMBED-01', 'an action inside an action is part of it', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea', 'warHammer']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'shieldBash').asks(0, 'embed').answer(0, 'War Hammer: normal action').asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').dazed, 2);
});

rule(
  'VA-EMBED-02',
  'an embedded normal action leaves the own one unused: the example of the rulebook',
  () => {
    const t = play({
      heroes: ['elatha'],
      hands: [['swiftShot']],
      areas: [['longbow', 'shortSwordElatha']],
      foes: [['stormDragon']],
    });
    t.answer(0, 'swiftShot');
    assert.ok(t.options(0).includes(SWORD));
  },
);

rule('VA-EMBED-03', 'it has to be what the text asks for', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['roundShield', 'warningHorn']],
    foes: [['stormDragon']],
  });
  assert.ok(!t.options(0).includes('Shield Bash: normal action'));
});

rule('VA-EMBED-04', 'an embedded hand card is discarded when all is over', () => {
  const t = play({ heroes: ['ishrid'], hands: [['echo', 'signOfFrost']], foes: [['stormDragon']] });
  t.answer(0, 'Echo: fast action').answer(0, 'signOfFrost').asks(0, 'turn');
  // Echo gives it back.
  assert.deepEqual([t.kinds('hand.0'), t.kinds('discard.0')], [['signOfFrost'], ['echo']]);
});

rule('VA-INHERIT-01', 'what modifies an action gives it its keywords', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [[], ['together']],
    areas: [['shortSwordValkea']],
    foes: [['boneGhost', 'stormDragon']],
  });
  t.answer(0, SWORD).answer(0, 'boneGhost').answer(1, 'together');
  assert.ok(t.log().includes('Weak spot: The Bone Ghost gets 1 wound.'));
});

rule('VA-INHERIT-02', 'a sword swung by Shield Bash is blunt: the example of the rulebook', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea']],
    foes: [['tormentedSkeleton', 'boneDragon']],
  });
  t.answer(0, 'shieldBash').answer(0, 'Knochendrache');
  // 2 for blunt, then 3 damage less 1 defence; the bash dazes it.
  assert.equal(on(t, 'boneDragon').wounds, 4);
  assert.equal(on(t, 'boneDragon').dazed, 1);
});

rule.also('VA-INHERIT-02', 'and it counts when the target is declared, before the damage', () => {
  // The example of the rulebook: one wound token at once.
  const t = play({ hands: [['shieldBash']], areas: [['shortSwordValkea']], foes: [['tormentedSkeleton']] });
  t.answer(0, 'shieldBash').asks(0, 'turn');
  const log = t.log();
  const spot = log.findIndex((line) => line.startsWith('Weak spot: The Tormented Skeleton'));
  assert.ok(spot !== -1 && spot < log.findIndex((line) => line.startsWith('Tormented Skeleton: 3 damage')));
  // A hammer in a Whirl of Blades cuts.
  const whirl = play({ hands: [['bladeWhirl']], areas: [['warHammer']], foes: [['gulletWorm']], focus: [0] });
  whirl.answer(0, 'bladeWhirl').answer(0, 'warHammer').asks(0, 'turn');
  assert.ok(whirl.log().includes('Weak spot: The Gullet Worm gets 1 wound.'));
});

rule('VA-INHERIT-03', 'a keyword it has already changes nothing', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['warHammer']],
    foes: [['boneDragon', 'stormDragon']],
    focus: [0],
  });
  t.answer(0, 'shieldBash').answer(0, 'boneDragon');
  assert.equal(t.log().filter((line) => line.startsWith('Weak spot')).length, 1);
});

rule('VA-INHERIT-04', 'inherited keywords end with the action, and discarded cards pass on nothing', () => {
  const t = play({
    hands: [['shieldBash', 'windDraught', 'fierceBlow']],
    areas: [['shortSwordValkea']],
    foes: [['boneDragon', 'stormDragon']],
    focus: [0],
  });
  t.answer(0, 'windDraught').answer(0, 'shieldBash').answer(0, 'stormDragon').answer(0, []);
  // The sword alone, with a blunt card discarded: no weak spot.
  t.answer(0, SWORD).answer(0, 'boneDragon').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.ok(!t.log().some((line) => line.startsWith('Weak spot: The Bone Dragon')));
});

rule('VA-EFFECT-01', 'the whole text is carried out, also what hurts', () => {
  // Last Line: the attacker comes over, wanted or not. It has attacked once and does not do so again.
  const t = play({
    heroes: ['valkea', 'melekai'],
    phase: 'defence',
    hands: [['lastLine']],
    foes: [[], ['redSandSlave']],
  });
  t.answer(0, 'lastLine');
  assert.deepEqual(t.kinds('pursuers.0'), ['redSandSlave']);
});

rule('VA-EFFECT-02', 'what is impossible is skipped, the rest happens', () => {
  const t = play({ hands: [['defiantShout']], row: [], foes: [['boneGhost']] });
  t.answer(0, 'defiantShout').asks(0, 'turn');
  assert.equal(t.kinds('hand.0').length, 1);
});

rule('VA-EFFECT-03', 'an action of which nothing could happen is not offered', () => {
  const t = play({ hands: [['fierceBlow']] });
  assert.ok(!t.options(0).includes('Fierce Blow: normal action'));
});

rule('VA-EFFECT-04', 'without the cost the effect cannot be used', () => {
  const t = play({ heroes: ['elatha'], areas: [['huntingKnife']], foes: [['boneDragon']] });
  assert.deepEqual(t.options(0), ['End the turn']);
});

rule('VA-EFFECT-05', 'nor one that is due after the action', () => {
  const t = play({ heroes: ['melekai'], hands: [['penitentBlow']], foes: [['boneDragon']] });
  assert.deepEqual(t.options(0), ['End the turn']);
  const paid = play({
    heroes: ['melekai'],
    hands: [['penitentBlow', 'holyWrath']],
    foes: [['stormDragon']],
    focus: [0],
  });
  paid.answer(0, 'penitentBlow').asks(0, 'modifyAction');
  assert.deepEqual(paid.kinds('hand.0'), ['holyWrath']);
  paid.answer(0, 'pass').asks(0, 'turn');
  const log = paid.log();
  const hit = log.findIndex((line) => line.startsWith('Storm Dragon: 5 damage'));
  assert.ok(
    hit !== -1 && hit < log.findIndex((line) => line.startsWith('Seat 0 buries Holy Wrath')),
    log.join('\n'),
  );
});

rule('VA-EFFECT-06', 'wasted damage and wasted healing are allowed', () => {
  const t = play({
    hands: [['unbroken', 'fierceBlow']],
    foes: [['boneSnake']],
    cards: { 'discard.0': ['charge'] },
  });
  t.answer(0, 'unbroken').answer(0, 'charge').asks(0, 'turn').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(t.kinds('pursuers.0'), []);
});

rule('VA-EFFECT-07', 'up to means any number from zero', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['sparkflight', 'sparkflight']],
    foes: [['stormDragon', 'thornback']],
  });
  t.answer(0, 'sparkflight').asks(0, 'targetEnemys').answer(0, []).asks(0, 'turn');
  t.answer(0, 'sparkflight').answer(0, 'stormDragon', 'thornback').asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'thornback').burning], [1, 1]);
});

rule('VA-SOURCE-02', 'the card that began it is the source, also when another deals the damage', () => {
  const t = play({
    heroes: ['aseke'],
    hands: [['callByName']],
    areas: [['grimfell']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { wounds: 1 } },
  });
  t.answer(0, 'Call by Name: fast action').asks(0, 'turn');
  assert.ok(t.log().includes('Seat 0 uses “Call by Name”.'));
  assert.deepEqual(t.kinds('pursuers.0'), []);
});

rule('VA-SOURCE-03', 'damage of an enemy has that enemy as its source', () => {
  const t = play({
    heroes: ['sigraed'],
    phase: 'defence',
    areas: [['emberRobe']],
    foes: [['redSandSlave', 'boneGhost']],
  });
  t.answer(0, 'redSandSlave').answer(0, 'emberRobe');
  assert.ok(t.log().includes('The Slave of the Red Sand is burning: 1 token.'));
});

rule('VA-SOURCE-01', 'an effect without damage comes from the card that bears its text', () => {
  const t = play({ heroes: ['sigraed'], hands: [['sparkflight']], foes: [['giantCrawler']] });
  t.answer(0, 'sparkflight').answer(0, 'giantCrawler').asks(0, 'turn');
  assert.ok(t.log().includes('Weak spot: The Giant Crawler gets 1 wound.'));
});

rule('VA-DURATION-01', 'changes an action makes end with it', () => {
  const t = play({ heroes: ['elatha'], hands: [['heartShot']], foes: [['boneDragon']] });
  t.answer(0, 'heartShot').asks(0, 'turn');
  assert.equal(on(t, 'boneDragon').wounds, 5);
  assert.deepEqual(t.state.changes, []);
});

rule('VA-ALLY-01', 'what strengthens the own actions strengthens those of the own allies', () => {
  const t = play({
    heroes: ['aseke'],
    areas: [['grimfell', 'sunAmulet']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'Grimfell, the Young Wolf: ally action').answer(0, 'sunAmulet').asks(0, 'turn');
  // 2 + 1 less 1, and Piercing hurts for 2; the focus goes to Aseke.
  assert.equal(on(t, 'stormDragon').wounds, 4);
  assert.deepEqual(foci(t), [1]);
});

situation('a card in hand cannot pay for itself', () => {
  const t = play({ heroes: ['melekai'], hands: [['penitentBlow']], foes: [['boneDragon']] });
  assert.deepEqual(t.options(0), ['End the turn']);
});

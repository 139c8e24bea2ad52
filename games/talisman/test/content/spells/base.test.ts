import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  casting,
  castingInFight,
  castingInReply,
  lastFight,
  lastingOf,
  offered,
  pileAt,
  player,
  promptOf,
  reflecting,
  rest,
  type Scene,
  scene,
  type Table,
  until,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('a Counterspell stops the Command Spell', () => {
  const t = scene({
    seats: ['warrior', 'sorceress'],
    at: ['valleyOfFire', 'city'],
    cards: { 'objects.0': ['talisman'], 'hand.1': ['counterspell'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  t.answer(0, 'crownOfCommand').asks(1, 'casting.instead').answer(1, 'counterspell');
  assert.equal(player(t, 1).lives, 4);
  rest(t);
});

situation('whoever is swayed back to the truth is not swayed for a while', () => {
  const t = casting('temporaryChange', {
    cards: { 'hand.0': ['temporaryChange', 'temporaryChange'] },
    dice: [2, 3, 2, 3, 2, 3],
  });
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  until(t, 'destination').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(0, 'pass');
  t.asks(0, 'turnStart').answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Neutral');
  assert.deepEqual([player(t, 1).alignment, t.state.lasting], ['neutral', []]);
  rest(t);
});

situation('those Spells cannot touch are safe as attackers, too', () => {
  for (const [spell, name] of [
    ['freeze', 'Freeze'],
    ['toadify', 'Toadify!'],
    ['fireball', 'Fireball'],
  ] as const) {
    const t = castingInReply(spell, {
      at: ['city', 'hills2'],
      cards: { 'objects.0': ['amulet'] },
      dice: [2, 3, 5, 5, 1],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    assert.ok(!offered(t, 1, name), name);
    rest(t);
  }
});

situation('what is turned against its caster takes nothing from nobody', () => {
  const syphon = reflecting('syphonStrength', 'Syphon Strength', { with: { 0: { strength: 1 } } });
  assert.deepEqual([player(syphon).strength, player(syphon, 1).strength], [1, 0]);
  rest(syphon);
  const misled = reflecting('misdirection', 'Misdirection');
  misled.asks(0, 'destination');
});

situation('a second creature is not sent, and none into the wrong kind of fight', () => {
  const two = castingInFight('summonBear', ['wolf'], {
    cards: { 'hand.0': ['summonBear', 'summonPhoenix'] },
  });
  two.asks(0, 'beforeFight').roll(4, 1).answer(0, 'Summon Bear');
  assert.match(lastFight(two), /7 against 3: won/u);
  assert.deepEqual(two.kinds('hand.0'), ['summonPhoenix']);
  rest(two);
});

situation('Acquisition is for those only who have something, and takes one gold coin', () => {
  assert.ok(!offered(casting('acquisition', { dice: [2, 3] }), 0, 'Acquisition'));
  const gold = casting('acquisition', { with: { 1: { gold: 3 } }, dice: [2, 3] }).answer(0, 'Acquisition');
  assert.deepEqual([player(gold).gold, player(gold, 1).gold], [1, 2]);
  rest(gold);
  const one = casting('acquisition', { cards: { 'objects.1': ['axe'] }, dice: [2, 3] }).answer(
    0,
    'Acquisition',
  );
  assert.deepEqual(one.kinds('objects.0'), ['axe']);
  rest(one);
  const barred = casting('acquisition', { cards: { 'objects.1': ['holyLance'] }, dice: [2, 3] });
  if (offered(barred, 0, 'Acquisition')) barred.answer(0, 'Acquisition');
  assert.deepEqual([barred.kinds('objects.1'), player(barred).gold], [['holyLance'], 0]);
  rest(barred);
});

situation('Destroy Magic and a Hex last as long as they say', () => {
  const magic = casting('destroyMagic', { dice: [2, 3] }).answer(0, 'Destroy Magic');
  assert.deepEqual(lastingOf(magic), [['noMagic', 0, 1, null]]);
  rest(magic);
  const hex = casting('hex', { dice: [2, 3] })
    .answer(0, 'Hex')
    .answer(0, 'woods3');
  assert.deepEqual(lastingOf(hex), [['hex', 0, 3, null]]);
  rest(hex);
});

situation('a Hex is laid where nothing lies and nobody stands', () => {
  const t = casting('hex', { cards: { [pileAt('woods1')]: ['wolf'] }, dice: [2, 3] })
    .answer(0, 'Hex')
    .asks(0, 'aim');
  const ids = new Set(t.match.question(0)!.from.map(({ id }) => id));
  assert.deepEqual(
    ['woods3', 'woods1', 'tavern', 'city', 'pits'].map((id) => ids.has(id)),
    [true, false, false, false, false],
  );
  const amulet = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['hex'], 'objects.0': ['amulet'] },
    dice: [2, 3],
  }).answer(0, 'hills2');
  assert.equal(player(amulet).lives, 4);
  rest(amulet);
});

situation('Preservation does not reach those Spells cannot touch, but its caster', () => {
  const life = castingInReply('preservation', {
    cards: { 'space.14': ['bear'], 'objects.0': ['amulet'] },
    dice: [2, 3, 1, 1, 5],
  });
  life.answer(0, 'hills2');
  assert.equal(player(life).lives, 4);
  rest(life);
  const self = castingInFight('preservation', ['bear'], { dice: [2, 3, 1, 5] });
  self.asks(0, 'loss.instead').answer(0, 'Preservation');
  assert.equal(player(self).lives, 4);
  const object = casting('preservation', {
    cards: { 'objects.0': ['sword'], 'space.14': ['demonOfDecay'] },
    dice: [2, 3, 6, 6, 1, 1],
  });
  until(object, 'destination').answer(0, 'hills2');
  assert.deepEqual(object.kinds('objects.0'), []);
  rest(object);
});

situation('whoever has teleported does not move any more', () => {
  const t = casting('teleport', { cards: { 'hand.0': ['teleport', 'transference'] } });
  t.answer(0, 'Teleport').answer(0, 'woods1');
  assert.equal(where(t, 0), 'woods1');
  assert.ok(!offered(t, 0, 'Transference'));
  assert.notEqual(t.match.question(0)?.ask.prompt, 'destination');
  rest(t);
  const twice = casting('teleport', {
    cards: { 'hand.0': ['transference', 'teleport'] },
    at: ['city', 'fields1'],
  });
  twice.answer(0, 'Transference');
  assert.ok(!offered(twice, 0, 'Teleport'));
  rest(twice);
});

situation('Alchemy needs an Object, and one is enough', () => {
  assert.ok(!offered(casting('alchemy', { dice: [2, 3] }), 0, 'Alchemy'));
  assert.ok(offered(casting('alchemy', { cards: { 'objects.0': ['sword'] }, dice: [2, 3] }), 0, 'Alchemy'));
});

situation('Divination shows five cards, not more', () => {
  const t = casting('divination', {
    next: { adventure: ['dragon', 'wolf', 'bear', 'ogre', 'giant', 'serpent'] },
    dice: [2, 3],
  }).answer(0, 'Divination');
  const line = t.log(0).find((entry) => entry.includes('Dragon'))!;
  assert.deepEqual([line.includes('Giant'), line.includes('Serpent')], [true, false]);
  rest(t);
});

situation('Mesmerism takes nobody its caster may not have, and Nullify needs one Spell', () => {
  const barred = casting('mesmerism', { cards: { 'followers.1': ['theurgistOfLight'] }, dice: [2, 3] });
  if (offered(barred, 0, 'Mesmerism')) barred.answer(0, 'Mesmerism');
  assert.deepEqual(barred.kinds('followers.1'), ['theurgistOfLight']);
  rest(barred);
  const one = casting('nullify', {
    with: { 1: { craft: 1 } },
    cards: { 'hand.1': ['reverence'] },
    dice: [2, 3],
  });
  until(one, 'turnStart').answer(0, 'Nullify');
  assert.deepEqual(one.kinds('hand.1'), []);
  rest(one);
  assert.ok(!offered(casting('nullify', { dice: [2, 3] }), 0, 'Nullify'));
});

situation('what slips away lasts until the next one’s turn, or the own', () => {
  const three: Scene = {
    seats: ['sorceress', 'warrior', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    dice: [2, 3],
  };
  assert.deepEqual(lastingOf(casting('invisibility', three).answer(0, 'Invisibility')), [
    ['evading', 1, 1, 0],
  ]);
  const out = casting('invisibility', { ...three, with: { 1: { standing: 'out' } } }).answer(
    0,
    'Invisibility',
  );
  assert.deepEqual(lastingOf(out), [['evading', 2, 1, 0]]);
  assert.deepEqual(lastingOf(casting('cloakOfShadows', three).answer(0, 'Cloak of Shadows')), [
    ['evading', 0, 1, 0],
  ]);
});

situation('nobody slips away from a fight of others, nor from what waits in the inner region', () => {
  for (const spell of ['invisibility', 'cloakOfShadows', 'immobility', 'freeze'] as const) {
    const pits = scene({
      seats: ['sorceress', 'warrior'],
      at: ['vampiresTower', 'tavern'],
      with: { 0: { done: true } },
      cards: { 'hand.0': [spell] },
      dice: [1, 5, 1],
    });
    until(pits, 'innerMove').answer(0, 'pits');
    while (pits.state.turn === 0 && pits.match.question(0)?.ask.prompt !== 'beforeFight') {
      if (pits.match.question(0) === null) break;
      pits.answer(0, 'pass');
    }
    assert.notEqual(pits.match.question(0)?.ask.prompt, 'beforeFight', spell);
    rest(pits);
  }
});

situation('Toadify: a 2 does nothing, a 4 makes a toad, also of an attacker', () => {
  const two = castingInFight('toadify', ['giant']);
  two.roll(2, 1, 1).answer(0, 'Toadify!');
  assert.deepEqual([player(two).toad, /3 against 7/u.test(lastFight(two))], [0, true]);
  const attacked = (die: number) => {
    const t = castingInReply('toadify', { at: ['city', 'hills2'], dice: [2, 3] });
    t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'beforeFight').roll(die, 1, 1, 1).answer(1, 'Toadify!');
    rest(t);
    return [player(t).toad > 0, player(t, 1).toad > 0];
  };
  assert.deepEqual(
    [attacked(1), attacked(3), attacked(4)],
    [
      [false, true],
      [false, false],
      [true, false],
    ],
  );
});

situation('Teleport leads to other spaces of the region, and nowhere from the inner one', () => {
  const t = casting('teleport').answer(0, 'Teleport').asks(0, 'aim');
  const ids = new Set(t.match.question(0)!.from.map(({ id }) => id));
  assert.deepEqual(
    [ids.size, ...['woods1', 'city', 'oasis', 'pits'].map((id) => ids.has(id))],
    [23, true, false, false, false],
  );
  const inner = casting('teleport', { at: ['plainOfPeril', 'tavern'] });
  assert.ok(!offered(inner, 0, 'Teleport'));
  rest(inner);
});

situation('Invisibility is over with its turn, also where another of the same seat follows', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { extra: 1, fate: 0 } },
    cards: {
      'hand.0': ['invisibility'],
      [pileAt('hills2')]: ['goblin'],
      spells: ['hex', 'hex', 'hex'],
    },
    dice: [4, 1, 4, 1],
  });
  t.answer(0, 'Invisibility');
  assert.equal(t.state.lasting.length, 1);
  until(t, 'destination').answer(0, 'fields4');
  until(t, 'destination').answer(0, 'hills2');
  for (let i = 0; i < 3 && promptOf(t) === 'moveEnded'; i++) t.answer(0, 'pass');
  assert.notEqual(promptOf(t), 'evade');
  rest(t);
});

situation('a Counterspell stops another Spell', () => {
  const t = scene({
    seats: ['sorceress', 'wizard'],
    at: ['city', 'tavern'],
    with: { 1: { gold: 2 } },
    cards: { 'hand.0': ['generosity'], 'hand.1': ['counterspell'] },
    dice: [2, 3],
  });
  while (!t.match.waiting.includes(0)) t.answer(t.match.waiting[0], 'pass');
  t.answer(0, 'Generosity').asks(1, 'casting.instead').answer(1, 'Counterspell');
  assert.deepEqual([player(t).gold, player(t, 1).gold], [0, 2]);
  rest(t);
});

/** A Sorceress in the City holds the Spell, a Warrior stands in the Tavern. */
const holding = (spell: string, more: Scene = {}): Table =>
  scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
  });

situation('Destroy Magic silences Spells and Magic Objects until the next turn', () => {
  const t = holding('destroyMagic', {
    cards: { 'objects.1': ['magicBelt'], [pileAt('woods3')]: ['bear'] },
    dice: [2, 3, 2, 3, 2, 1, 1],
  });
  t.answer(0, 'Destroy Magic').answer(0, 'hills2').answer(1, 'woods3');
  // The Belt gives nothing: 4 + 2 against 3 + 1.
  assert.match(
    t.log().findLast((line) => / against \d+: /u.test(line))!,
    /6 against 4/u,
  );
  rest(t);
});

situation('Destruction removes a card from the board', () => {
  const t = holding('destruction', {
    cards: { [pileAt('crags')]: ['dragon'], [pileAt('temple')]: ['witch'] },
  });
  t.answer(0, 'Destruction').answer(0, 'Dragon');
  assert.deepEqual([t.kinds(pileAt('crags')), t.kinds(pileAt('temple'))], [[], ['witch']]);
  rest(t);
});

situation('Destruction can remove a card of any type, but no Denizen', () => {
  const kinds = ['angel', 'dragon', 'healer', 'sword', 'guide', 'academy', 'wanderer'];
  const t = holding('destruction', { cards: { [pileAt('crags')]: kinds } }).answer(0, 'Destruction');
  const aims = t.match.question(0)!.from.flatMap(({ card }) => (card === undefined ? [] : t.t.kind(card)));
  assert.deepEqual(aims.toSorted(), kinds.slice(0, -1).toSorted());
  rest(t);
});

situation('a Hex costs whoever lands there a life', () => {
  const t = holding('hex', { dice: [2, 3, 2, 3] });
  t.answer(0, 'Hex').answer(0, 'woods3').answer(0, 'hills2').answer(1, 'woods3');
  assert.deepEqual([player(t, 1).lives, t.kinds(pileAt('woods3'))[0]], [4, 'hex']);
  rest(t);
});

situation('Random does six things', () => {
  const cast = (die: number) => {
    const t = holding('random', { with: { 1: { strength: 2, craft: 2, gold: 2 } }, dice: [] });
    t.answer(0, 'Random').roll(die, 2, 3).answer(0, 'seat1');
    rest(t);
    const { toad, strength, craft, gold, lives } = player(t, 1);
    return [toad > 0, strength, craft, gold, lives];
  };
  assert.deepEqual(cast(1), [true, 2, 2, 0, 5]);
  assert.deepEqual(cast(2), [false, 0, 2, 2, 5]);
  assert.deepEqual(cast(3), [false, 2, 0, 2, 5]);
  assert.deepEqual(cast(4), [false, 2, 2, 0, 5]);
  assert.deepEqual(cast(5), [false, 3, 2, 2, 5]);
  assert.deepEqual(cast(6), [false, 2, 2, 2, 6]);
});

situation('Teleport leads anywhere in the region instead of the move', () => {
  const t = holding('teleport', { dice: [] }).answer(0, 'Teleport').answer(0, 'woods1');
  assert.equal(where(t, 0), 'woods1');
  rest(t);
});

situation('a Temporal Warp gives three turns', () => {
  const t = holding('temporalWarp', { dice: [2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Temporal Warp').answer(0, 'hills2');
  t.answer(0, 'woods3').answer(0, 'tavern');
  if (t.match.question(0)?.ask.prompt === 'encounter') t.answer(0, 'encounterSpace');
  assert.equal(t.state.turn, 1);
  rest(t);
});

situation('Acquisition takes an Object or gold', () => {
  const t = holding('acquisition', { with: { 1: { gold: 1 } }, cards: { 'objects.1': ['sword'] } });
  t.answer(0, 'Acquisition').answer(0, 'Sword');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['sword'], []]);
  rest(t);
});

situation('Healing and Psionic Blast', () => {
  const healed = holding('healing', { with: { 1: { lives: 1 } } })
    .answer(0, 'Healing')
    .answer(0, 'seat1');
  assert.equal(player(healed, 1).lives, 5);
  rest(healed);
  // The printed Craft of 4 counts, not what was gained.
  const blast = holding('psionicBlast', {
    with: { 0: { craft: 3 } },
    cards: { [pileAt('hills2')]: ['bear'] },
  });
  blast.answer(0, 'hills2').asks(0, 'beforeFight').roll(1, 1).answer(0, 'Psionic Blast');
  assert.match(
    blast.log().findLast((line) => / against \d+: /u.test(line))!,
    /7 against 4: won/u,
  );
  rest(blast);
});

situation('Alchemy turns Objects into gold', () => {
  const t = casting('alchemy', { cards: { 'objects.0': ['sword', 'axe'] }, dice: [2, 3] });
  t.answer(0, 'Alchemy').answer(0, 'Sword', 'Axe');
  assert.deepEqual([player(t, 0).gold, t.kinds('objects.0')], [2, []]);
  rest(t);
});

situation('Divination shows five cards to its caster alone', () => {
  const t = casting('divination', { next: { adventure: ['dragon', 'wolf'] }, dice: [2, 3] });
  t.answer(0, 'Divination');
  assert.ok(t.log(0).some((line) => /“Dragon”, “Wolf”/u.test(line)));
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
  rest(t);
});

situation('Invisibility slips out of a fight that begins', () => {
  const t = castingInFight('invisibility', ['dragon']);
  until(t, 'beforeFight').answer(0, 'Invisibility');
  assert.deepEqual([player(t, 0).lives, t.kinds('space.14'), t.state.lasting], [4, ['dragon'], []]);
});

situation('Immobility ends a turn, or leaves a creature behind', () => {
  const t = castingInReply('immobility');
  t.answer(1, 'Immobility');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
  // Whoever loses the turn is told so; the name of the Spell alone would not say it.
  assert.ok(
    t.log().some((line) => line.includes('loses this turn')),
    t.log().join('\n'),
  );
  const creature = castingInFight('immobility', ['dragon']);
  creature.asks(0, 'beforeFight').answer(0, 'Immobility');
  assert.deepEqual([player(creature, 0).lives, creature.kinds('space.14')], [4, ['dragon']]);
});

situation('Mesmerism takes a Follower', () => {
  const t = casting('mesmerism', { cards: { 'followers.1': ['guide'] }, dice: [2, 3] });
  t.answer(0, 'Mesmerism');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['guide'], []]);
  rest(t);
});

situation('Nullify empties a hand', () => {
  const t = casting('nullify', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex', 'healing'] },
    dice: [2, 3],
  });
  until(t, 'turnStart').answer(0, 'Nullify').answer(1, 'pass');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});

situation('Preservation saves a life of another and a Follower', () => {
  const life = castingInReply('preservation', { cards: { 'space.14': ['bear'] }, dice: [2, 3, 1, 1, 5] });
  life.answer(0, 'hills2').asks(1, 'loss.instead').answer(1, 'Preservation');
  assert.equal(player(life, 0).lives, 5);
  const follower = casting('preservation', {
    at: ['runes1', 'tavern'],
    cards: { 'followers.0': ['unicorn'] },
    dice: [1, 3, 1],
  });
  until(follower, 'destination').answer(0, 'chasm').asks(0, 'losingCard.instead').answer(0, 'Preservation');
  assert.deepEqual(follower.kinds('followers.0'), ['unicorn']);
  rest(follower);
});

situation('Preservation saves an Enemy too', () => {
  const t = castingInFight('preservation', ['wolf'], { dice: [2, 3, 5, 1] });
  t.asks(0, 'killing.instead').answer(0, 'Preservation');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.14')], [[], ['wolf']]);
});

situation('Mesmerism offers no Follower the caster may not have', () => {
  const t = casting('mesmerism', { cards: { 'followers.1': ['guardianAngel', 'mule', 'guide'] } });
  t.answer(0, 'Mesmerism');
  assert.equal(t.asks(0, 'steal').blocked(0, 'guardianAngel'), 'TA-ALIGN-04');
  assert.deepEqual(t.options(0), ['Mule', 'Guide']);
});

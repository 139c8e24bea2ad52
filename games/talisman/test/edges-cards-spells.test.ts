import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fight, fighting, type More, own, player, rest, until } from './casting.ts';
import { lastingOf, offered } from './looking.ts';
import { pileAt } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const options = { trophyRate: 7 } as const;

situation('Acquisition is for those only who have something, and takes one gold coin', () => {
  assert.ok(!offered(own('acquisition', { dice: [2, 3] }), 0, 'Acquisition'));
  const gold = own('acquisition', { with: { 1: { gold: 3 } }, dice: [2, 3] }).answer(0, 'Acquisition');
  assert.deepEqual([player(gold).gold, player(gold, 1).gold], [1, 2]);
  rest(gold);
  const one = own('acquisition', { cards: { 'objects.1': ['axe'] }, dice: [2, 3] }).answer(0, 'Acquisition');
  assert.deepEqual(one.kinds('objects.0'), ['axe']);
  rest(one);
  const barred = own('acquisition', { cards: { 'objects.1': ['holyLance'] }, dice: [2, 3] });
  if (offered(barred, 0, 'Acquisition')) barred.answer(0, 'Acquisition');
  assert.deepEqual([barred.kinds('objects.1'), player(barred).gold], [['holyLance'], 0]);
  rest(barred);
});
situation('Destroy Magic and a Hex last as long as they say', () => {
  const magic = own('destroyMagic', { dice: [2, 3] }).answer(0, 'Destroy Magic');
  assert.deepEqual(lastingOf(magic), [['noMagic', 0, 1, null]]);
  rest(magic);
  const hex = own('hex', { dice: [2, 3] })
    .answer(0, 'Hex')
    .answer(0, 'woods3');
  assert.deepEqual(lastingOf(hex), [['hex', 0, 3, null]]);
  rest(hex);
});
situation('a Hex is laid where nothing lies and nobody stands', () => {
  const t = own('hex', { cards: { [pileAt('woods1')]: ['wolf'] }, dice: [2, 3] })
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
  const life = answering('preservation', {
    cards: { 'space.14': ['bear'], 'objects.0': ['amulet'] },
    dice: [2, 3, 1, 1, 5],
  });
  life.answer(0, 'hills2');
  assert.equal(player(life).lives, 4);
  rest(life);
  const self = fighting('preservation', ['bear'], { dice: [2, 3, 1, 5] });
  self.asks(0, 'loss.instead').answer(0, 'Preservation');
  assert.equal(player(self).lives, 4);
  const object = own('preservation', {
    cards: { 'objects.0': ['sword'], 'space.14': ['demonOfDecay'] },
    dice: [2, 3, 6, 6, 1, 1],
  });
  until(object, 0, 'destination').answer(0, 'hills2');
  assert.deepEqual(object.kinds('objects.0'), []);
  rest(object);
});
situation('whoever has teleported does not move any more', () => {
  const t = own('teleport', { cards: { 'hand.0': ['teleport', 'transference'] } });
  t.answer(0, 'Teleport').answer(0, 'woods1');
  assert.equal(where(t, 0), 'woods1');
  assert.ok(!offered(t, 0, 'Transference'));
  assert.notEqual(t.match.question(0)?.ask.prompt, 'destination');
  rest(t);
  const twice = own('teleport', {
    cards: { 'hand.0': ['transference', 'teleport'] },
    at: ['city', 'fields1'],
  });
  twice.answer(0, 'Transference');
  assert.ok(!offered(twice, 0, 'Teleport'));
  rest(twice);
});
situation('Alchemy needs an Object, and one is enough', () => {
  assert.ok(!offered(own('alchemy', { dice: [2, 3] }), 0, 'Alchemy'));
  assert.ok(offered(own('alchemy', { cards: { 'objects.0': ['sword'] }, dice: [2, 3] }), 0, 'Alchemy'));
});
situation('Divination shows five cards, not more', () => {
  const t = own('divination', {
    next: { adventure: ['dragon', 'wolf', 'bear', 'ogre', 'giant', 'serpent'] },
    dice: [2, 3],
  }).answer(0, 'Divination');
  const line = t.log(0).find((entry) => entry.includes('Dragon'))!;
  assert.deepEqual([line.includes('Giant'), line.includes('Serpent')], [true, false]);
  rest(t);
});
situation('Mesmerism takes nobody its caster may not have, and Nullify needs one Spell', () => {
  const barred = own('mesmerism', { cards: { 'followers.1': ['theurgistOfLight'] }, dice: [2, 3] });
  if (offered(barred, 0, 'Mesmerism')) barred.answer(0, 'Mesmerism');
  assert.deepEqual(barred.kinds('followers.1'), ['theurgistOfLight']);
  rest(barred);
  const one = own('nullify', { cards: { 'hand.1': ['reverence'] }, dice: [2, 3] });
  until(one, 0, 'turnStart').answer(0, 'Nullify');
  assert.deepEqual(one.kinds('hand.1'), []);
  rest(one);
  assert.ok(!offered(own('nullify', { dice: [2, 3] }), 0, 'Nullify'));
});

situation('Blink leads one space away, and nobody in the inner region', () => {
  const t = own('blink', { at: ['city', 'plainOfPeril'], dice: [2, 3] })
    .answer(0, 'hills2')
    .answer(0, 'Blink');
  assert.deepEqual(
    t
      .asks(0, 'teleport')
      .match.question(0)!
      .from.map(({ id }) => id),
    ['plains2', 'fields4'],
  );
});
situation('the Curse of Rust is for company that owns something', () => {
  const offers = (more: More) =>
    offered(own('curseOfRust', { dice: [2, 3], ...more }).answer(0, 'hills2'), 0, 'Curse of Rust');
  assert.ok(offers({ at: ['city', 'hills2'], cards: { 'objects.1': ['sword'] } }));
  assert.ok(!offers({ at: ['city', 'tavern'], cards: { 'objects.1': ['sword'] } }));
  assert.ok(!offers({ at: ['city', 'hills2'] }));
});
situation('a Death Pact is for the losses of its caster', () => {
  const t = answering('deathPact', { cards: { 'space.14': ['bear'] }, dice: [2, 3, 1, 1, 5] }).answer(
    0,
    'hills2',
  );
  assert.equal(player(t).lives, 4);
  rest(t);
});
situation('the Miser’s Grasp minds its own, and takes only what can be taken', () => {
  const stolen = (objects: readonly string[], more: More = {}) => {
    const t = scene({
      seats: ['thief', 'sorceress'],
      at: ['city', 'hills2'],
      dice: [2, 3],
      ...more,
      cards: { 'hand.1': ['misersGrasp'], 'objects.0': objects, 'objects.1': ['sword'], ...more.cards },
    });
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal').answer(1, 'Miser’s Grasp');
    rest(t);
    return [t.kinds('objects.0').toSorted(), t.kinds('objects.1').toSorted()];
  };
  assert.deepEqual(stolen([]), [[], ['sword']]);
  assert.deepEqual(stolen(['falseGrail']), [['falseGrail'], ['sword']]);
  // The Sorceress is evil.
  assert.deepEqual(stolen(['holyLance']), [['holyLance'], ['sword']]);
  const other = scene({
    seats: ['thief', 'thief', 'sorceress'],
    at: ['city', 'hills2', 'tavern'],
    cards: { 'hand.2': ['misersGrasp'], 'objects.1': ['sword'] },
    dice: [2, 3],
  });
  other.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal');
  assert.deepEqual(other.kinds('objects.0'), ['sword']);
});
situation('Mutation adds 5 to Craft, too', () => {
  const t = own('mutation', { dice: [2, 3] })
    .answer(0, 'Mutation')
    .answer(0, 'Craft');
  assert.deepEqual([player(t).craftNow, player(t).strengthNow], [5, 0]);
  rest(t);
});

situation('what slips away lasts until the next one’s turn, or the own', () => {
  const three: More = {
    seats: ['sorceress', 'warrior', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    dice: [2, 3],
  };
  assert.deepEqual(lastingOf(own('invisibility', three).answer(0, 'Invisibility')), [['evading', 1, 1, 0]]);
  const out = own('invisibility', { ...three, with: { 1: { standing: 'out' } } }).answer(0, 'Invisibility');
  assert.deepEqual(lastingOf(out), [['evading', 2, 1, 0]]);
  assert.deepEqual(lastingOf(own('cloakOfShadows', three).answer(0, 'Cloak of Shadows')), [
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
    until(pits, 0, 'innerMove').answer(0, 'pits');
    while (pits.state.turn === 0 && pits.match.question(0)?.ask.prompt !== 'beforeFight') {
      if (pits.match.question(0) === null) break;
      pits.answer(0, 'pass');
    }
    assert.notEqual(pits.match.question(0)?.ask.prompt, 'beforeFight', spell);
    rest(pits);
  }
});

situation('Black Ice lies on the board until the next turn of its caster', () => {
  const t = own('blackIce', { dice: [2, 3] });
  t.asks(0, 'moveRolled').answer(0, 'Black Ice').answer(0, 'woods1');
  assert.deepEqual([lastingOf(t), t.kinds(pileAt('woods1'))], [[['ice', 0, 1, null]], ['blackIce']]);
  rest(t);
});
situation('Freeze helps whoever is attacked, too', () => {
  const t = answering('freeze', { at: ['city', 'hills2'], dice: [2, 3] });
  // 4 against 2 + 5: the Warrior rolls nothing, and the ones are left.
  t.answer(0, 'hills2')
    .answer(0, 'seat1')
    .asks(1, 'beforeFight')
    .roll(5, 1, 1)
    .answer(1, 'Freeze')
    .asks(1, 'spoils');
});
situation('the Hydra Spell needs a Spell with a target, and others to hit', () => {
  const offers = (spell: string, more: More = {}) => {
    const t = own('hydraSpell', {
      seats: ['wizard', 'warrior', 'warrior'],
      at: ['city', 'tavern', 'ruins'],
      dice: [2, 3],
      ...more,
      cards: { 'hand.0': [spell, 'hydraSpell'] },
    });
    t.answer(0, spell === 'lifeTap' ? 'Life Tap' : 'Temporal Warp');
    if (t.match.question(0)?.ask.prompt === 'aim') t.answer(0, 'seat1');
    const asked = t.match.question(0)?.ask.prompt === 'casting.instead';
    rest(t);
    return asked;
  };
  assert.deepEqual([offers('lifeTap'), offers('temporalWarp')], [true, false]);
});
situation('Marked for Glory adds between nothing and 6', () => {
  const t = own('markedForGlory').asks(0, 'beforeRoll').answer(0, 'Marked for Glory').asks(0, 'addToRoll');
  assert.deepEqual([t.match.question(0)!.min, t.match.question(0)!.max], [0, 6]);
});
situation('Metamorph brings Enemies of the same number only, and where they were they are no more', () => {
  const t = fighting('metamorph', ['wolf'], {
    cards: { 'space.3': ['dragon'], 'space.4': ['witch'], 'space.5': ['lemure'] },
  });
  t.asks(0, 'beforeFight').roll(1, 1).answer(0, 'Metamorph');
  // The Dragon is the only one; it is fought here and lies here afterwards.
  assert.match(fight(t)!, /3 against 8/u);
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.14')], [[], ['dragon']]);
  assert.deepEqual([t.kinds('space.4'), t.kinds('space.5')], [['witch'], ['lemure']]);
  rest(t);
});
situation('Obliterate leaves what is no Adventure card', () => {
  const t = own('obliterate', {
    cards: { 'space.3': ['dragon', 'hex'], 'space.5': ['monastery'] },
    dice: [2, 3],
  });
  t.answer(0, 'Obliterate');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.5')], [['hex'], ['monastery']]);
  rest(t);
});
situation('the Path of Destiny leads nobody who has a quest', () => {
  const t = own('pathOfDestiny', { cards: { 'quest.1': ['killOneDragon'] }, dice: [2, 3] });
  t.answer(0, 'Path of Destiny');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds('quest.1')], [1, ['killOneDragon']]);
  rest(t);
});
situation('Syphon Strength takes the last counter, and needs one', () => {
  const t = answering('syphonStrength', { with: { 0: { strength: 1 } }, dice: [2, 3] }).answer(
    1,
    'Syphon Strength',
  );
  assert.deepEqual([player(t).strength, player(t, 1).strength], [0, 1]);
  rest(t);
  assert.ok(!offered(answering('syphonStrength', { dice: [2, 3] }), 1, 'Syphon Strength'));
});
situation('Toadify: a 2 does nothing, a 4 makes a toad, also of an attacker', () => {
  const two = fighting('toadify', ['giant']);
  two.roll(2, 1, 1).answer(0, 'Toadify!');
  assert.deepEqual([player(two).toad, /3 against 7/u.test(fight(two)!)], [0, true]);
  const attacked = (die: number) => {
    const t = answering('toadify', { at: ['city', 'hills2'], dice: [2, 3] });
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
situation('a Vortex whirls nobody of another region', () => {
  const t = own('vortex', { at: ['city', 'oasis'], options });
  t.roll(1, 2, 3).answer(0, 'Vortex');
  assert.deepEqual([where(t, 0), where(t, 1)], ['crags', 'oasis']);
  rest(t);
});
situation('Teleport leads to other spaces of the region, and nowhere from the inner one', () => {
  const t = own('teleport').answer(0, 'Teleport').asks(0, 'aim');
  const ids = new Set(t.match.question(0)!.from.map(({ id }) => id));
  assert.deepEqual(
    [ids.size, ...['woods1', 'city', 'oasis', 'pits'].map((id) => ids.has(id))],
    [23, true, false, false, false],
  );
  const inner = own('teleport', { at: ['plainOfPeril', 'tavern'] });
  assert.ok(!offered(inner, 0, 'Teleport'));
  rest(inner);
});

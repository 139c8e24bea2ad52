import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  casting,
  castingInFight,
  castingInReply,
  lastFight,
  offered,
  player,
  rest,
  type Scene,
  scene,
  until,
  where,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('Blink leads one space away, and nobody in the inner region', () => {
  const t = casting('blink', { at: ['city', 'plainOfPeril'], dice: [2, 3] })
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
  const offers = (more: Scene) =>
    offered(casting('curseOfRust', { dice: [2, 3], ...more }).answer(0, 'hills2'), 0, 'Curse of Rust');
  assert.ok(offers({ at: ['city', 'hills2'], cards: { 'objects.1': ['sword'] } }));
  assert.ok(!offers({ at: ['city', 'tavern'], cards: { 'objects.1': ['sword'] } }));
  assert.ok(!offers({ at: ['city', 'hills2'] }));
});

situation('a Death Pact is for the losses of its caster', () => {
  const t = castingInReply('deathPact', { cards: { 'space.14': ['bear'] }, dice: [2, 3, 1, 1, 5] }).answer(
    0,
    'hills2',
  );
  assert.equal(player(t).lives, 4);
  rest(t);
});

situation('the Miser’s Grasp minds its own, and takes only what can be taken', () => {
  const stolen = (objects: readonly string[], more: Scene = {}) => {
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
  const t = casting('mutation', { dice: [2, 3] })
    .answer(0, 'Mutation')
    .answer(0, 'Craft');
  assert.deepEqual([player(t).craftNow, player(t).strengthNow], [5, 0]);
  rest(t);
});

situation('Arcane Construction lays Terrain where somebody stands', () => {
  const t = casting('arcaneConstruction', { dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'moveEnded').answer(0, 'Arcane Construction').answer(0, 'Outpost');
  assert.equal(t.kinds('space.14')[0], 'outpost');
});

situation('an Astral Journey takes the turn', () => {
  const t = casting('astralJourney');
  t.answer(0, 'Astral Journey');
  assert.deepEqual([player(t, 0).strength, player(t, 0).craft, where(t, 0), t.state.turn], [1, 1, 'city', 1]);
});

situation('Blink moves a character by one space', () => {
  const t = casting('blink', { dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'moveEnded').answer(0, 'Blink').answer(0, 'seat0').answer(0, 'plains2');
  assert.equal(where(t, 0), 'plains2');
  const other = castingInReply('blink', { dice: [2, 3] });
  other.answer(0, 'hills2').asks(1, 'moveEnded').answer(1, 'Blink').answer(1, 'seat1').answer(1, 'fields5');
  assert.equal(where(other, 1), 'fields5');
});

situation('the Curse of Rust eats Objects', () => {
  const t = casting('curseOfRust', {
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['sword', 'axe'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'moveEnded').roll(3, 4).answer(0, 'Curse of Rust');
  assert.deepEqual(t.kinds('objects.1'), ['axe']);
  rest(t);
});

situation('a Death Pact passes the loss on', () => {
  const t = castingInFight('deathPact', ['bear'], {
    with: { 0: { strength: 1, craft: 1 } },
    dice: [2, 3, 1, 5],
  });
  t.asks(0, 'loss.instead').answer(0, 'Death Pact');
  assert.deepEqual(
    [player(t, 0).lives, player(t, 0).strength, player(t, 0).craft, player(t, 1).lives],
    [4, 0, 0, 4],
  );
});

situation('the Miser’s Grasp keeps and takes', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'hills2'],
    cards: { 'hand.1': ['misersGrasp'], 'objects.0': ['axe'], 'objects.1': ['sword'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2')
    .answer(0, 'seat1')
    .answer(0, 'Steal')
    .asks(1, 'taking.instead')
    .answer(1, 'Miser’s Grasp');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1').toSorted()], [[], ['axe', 'sword']]);
});

situation('Mutation adds 5 for the turn', () => {
  const t = castingInFight('mutation', ['giant']);
  until(t, 'beforeFight').answer(0, 'Mutation').roll(2, 1).answer(0, 'Strength');
  assert.match(lastFight(t), /9 against 7: won/u);
});

situation('Reclamation brings a discarded card back', () => {
  const t = casting('reclamation', { cards: { adventureDiscard: ['guide', 'dragon'] }, dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'beforeDraw').answer(0, 'Reclamation').answer(0, 'Guide').answer(0, 'Guide');
  assert.deepEqual(t.kinds('followers.0'), ['guide']);
});

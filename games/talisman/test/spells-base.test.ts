import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fighting, type More, own, player, rest, type Table, until } from './casting.ts';
import { pileAt } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
/** A Sorceress in the City holds the Spell, a Warrior stands in the Tavern. */
const holding = (spell: string, more: More = {}): Table =>
  scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    dice: [2, 3],
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
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
situation('Destroy Magic silences Spells and Magic Objects until the next turn', () => {
  const t = holding('destroyMagic', {
    cards: { 'objects.1': ['magicBelt'], [pileAt('woods3')]: ['bear'] },
    dice: [2, 3, 2, 3, 2, 1, 1],
  });
  t.answer(0, 'Destroy Magic').answer(0, 'hills2').answer(1, 'woods3');
  // The Belt gives nothing: 4 + 2 against 3 + 1.
  assert.match(
    t.log().findLast((line) => / against \d+, /u.test(line))!,
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
    blast.log().findLast((line) => / against \d+, /u.test(line))!,
    /7 against 4, won/u,
  );
  rest(blast);
});

situation('Alchemy turns Objects into gold', () => {
  const t = own('alchemy', { cards: { 'objects.0': ['sword', 'axe'] }, dice: [2, 3] });
  t.answer(0, 'Alchemy').answer(0, 'Sword', 'Axe');
  assert.deepEqual([player(t, 0).gold, t.kinds('objects.0')], [2, []]);
  rest(t);
});
situation('Divination shows five cards to its caster alone', () => {
  const t = own('divination', { next: { adventure: ['dragon', 'wolf'] }, dice: [2, 3] });
  t.answer(0, 'Divination');
  assert.ok(t.log(0).some((line) => /Dragon, Wolf/u.test(line)));
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
  rest(t);
});
situation('Invisibility slips out of a fight that begins', () => {
  const t = fighting('invisibility', ['dragon']);
  until(t, 0, 'beforeFight').answer(0, 'Invisibility');
  assert.deepEqual([player(t, 0).lives, t.kinds('space.14'), t.state.lasting], [4, ['dragon'], []]);
});
situation('Immobility ends a turn, or leaves a creature behind', () => {
  const t = answering('immobility');
  t.answer(1, 'Immobility');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
  const creature = fighting('immobility', ['dragon']);
  creature.asks(0, 'beforeFight').answer(0, 'Immobility');
  assert.deepEqual([player(creature, 0).lives, creature.kinds('space.14')], [4, ['dragon']]);
});
situation('Mesmerism takes a Follower', () => {
  const t = own('mesmerism', { cards: { 'followers.1': ['guide'] }, dice: [2, 3] });
  t.answer(0, 'Mesmerism');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['guide'], []]);
  rest(t);
});
situation('Nullify empties a hand', () => {
  const t = own('nullify', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex', 'healing'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Nullify').answer(1, 'pass');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});
situation('Preservation saves a life of another and a Follower', () => {
  const life = answering('preservation', { cards: { 'space.14': ['bear'] }, dice: [2, 3, 1, 1, 5] });
  life.answer(0, 'hills2').asks(1, 'loss.instead').answer(1, 'Preservation');
  assert.equal(player(life, 0).lives, 5);
  const follower = own('preservation', {
    at: ['runes1', 'tavern'],
    cards: { 'followers.0': ['unicorn'] },
    dice: [1, 3, 1],
  });
  until(follower, 0, 'destination')
    .answer(0, 'chasm')
    .asks(0, 'losingCard.instead')
    .answer(0, 'Preservation');
  assert.deepEqual(follower.kinds('followers.0'), ['unicorn']);
  rest(follower);
});
situation('Preservation saves an Enemy too', () => {
  const t = fighting('preservation', ['wolf'], { dice: [2, 3, 5, 1] });
  t.asks(0, 'killing.instead').answer(0, 'Preservation');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.14')], [[], ['wolf']]);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { gainSpells, roomForSpell, spellLimit } from '../../rules/spells.ts';
import { craft } from '../../rules/stats.ts';
import { asked, casting, lasting, meeting, offered, passes, rest, scene, still, until } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-SPELL-03', 'Craft 3 gives room for one Spell, 4 and 5 for two, 6 and more for three', () => {
  const limit = (more: number) => spellLimit(still({ with: { 1: { craft: more } } }).t, 1);
  assert.deepEqual([0, 1, 2, 3, 4, 9].map(limit), [1, 2, 2, 3, 3, 3]);
  assert.equal(spellLimit(still({ seats: ['thief', 'warrior'] }).t, 1), 0);
  const troll = still({ seats: ['thief', 'troll'] });
  assert.deepEqual([craft(troll.t, 1), spellLimit(troll.t, 1)], [1, 0]);
  const toad = still({ seats: ['thief', 'magus'], with: { 1: { toad: 2 } } });
  assert.equal(roomForSpell(toad.t, 1), false);
});

rule.also(
  'TA-SPELL-12',
  'no more Spells than were granted, than there is room for, or than there are',
  () => {
    const gained = (count: number, spells: readonly string[], hand: readonly string[] = []) => {
      const t = still({
        seats: ['thief', 'wizard'],
        with: { 1: { craft: 2 } },
        cards: { spells, spellDiscard: [], 'hand.1': hand },
      });
      const came = gainSpells(t.t, 1, count);
      const told = t.log().filter((line) => line.startsWith('Seat 1 gains '));
      return [came, t.kinds('hand.1').length, ...told];
    };
    const three = ['hex', 'hex', 'hex', 'hex'];
    assert.deepEqual(gained(1, three), [true, 1, 'Seat 1 gains 1 Spell.']);
    assert.deepEqual(gained(2, three), [true, 2, 'Seat 1 gains 2 Spells.']);
    assert.deepEqual(gained(9, three), [true, 3, 'Seat 1 gains 3 Spells.']);
    assert.deepEqual(gained(1, three, ['hex', 'hex', 'hex']), [false, 3]);
    assert.deepEqual(gained(3, ['hex']), [true, 1, 'Seat 1 gains 1 Spell.']);
    assert.deepEqual(gained(1, []), [false, 0]);
  },
);

rule.also('TA-SPELL-04', 'before anything else happens in the turn', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['preservation', 'preservation', 'hex'] },
    dice: [2, 3],
  });
  while (t.match.question(0)!.ask.prompt === 'turnStart') t.answer(0, 'pass');
  t.asks(0, 'discardSpells').answer(0, 'Hex');
  assert.deepEqual(t.kinds('hand.0'), ['preservation', 'preservation']);
  rest(t);
});

rule('TA-SPELL-01', 'enough Craft is all it takes', () => {
  const thief = scene({
    seats: ['thief', 'warrior'],
    at: ['city'],
    cards: { 'space.14': ['witch'] },
    next: { spells: ['healing'] },
    dice: [2, 3, 5],
  });
  thief.answer(0, 'hills2').asks(0, 'turnStart');
  assert.deepEqual(thief.kinds('hand.0'), ['healing']);
});

const wizards = ['wizard', 'wizard'] as const;

rule('TA-SPELL-02', 'Spells are for their owner alone', () => {
  const t = scene({ seats: wizards, at: ['city'], cards: { 'hand.0': ['healing'] } });
  assert.deepEqual(
    t.match.view(0).piles.hand[0].cards.map((card) => card !== null && 'kind' in card && card.kind),
    ['healing'],
  );
  assert.deepEqual(t.match.view(1).piles.hand[0].cards, [null]);
  assert.deepEqual(t.match.view('watcher').piles.hand[0].cards, [null]);
});

rule('TA-SPELL-03', '0, 0, 1, 2, 2, 3 by Craft', () => {
  for (const [craft, most] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [9, 3],
  ]) {
    const t = scene({
      seats: ['warrior', 'warrior'],
      at: ['city'],
      with: { 0: { craft } },
      next: { adventure: ['bookOfSpells'], spells: ['hex', 'hex', 'hex', 'hex'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2');
    assert.equal(t.kinds('hand.0').length, most, `Craft ${2 + craft}`);
  }
});

const losing = () =>
  scene({
    seats: ['thief', 'thief'],
    at: ['fields3'],
    with: { 0: { craft: 1 } },
    cards: { 'hand.0': ['hex', 'preservation'] },
    dice: [4, 1, 3],
  });

rule('TA-SPELL-04', 'too many are put away at once, by choice', () => {
  const t = losing();
  t.answer(0, 'pass')
    .answer(0, 'city')
    .answer(0, 'The Enchantress')
    .asks(0, 'discardSpells')
    .answer(0, 'Hex');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('spellDiscard')], [['preservation'], ['hex']]);
});

rule('TA-SPELL-05', 'and cannot be cast in that moment', () => {
  const t = losing();
  t.answer(0, 'pass').answer(0, 'city').answer(0, 'The Enchantress');
  // The question only asks which to put away: nothing is cast, aimed or declined.
  assert.deepEqual(t.options(0), ['Hex', 'Preservation']);
  t.answer(0, 'Hex');
  assert.ok(!t.log().some((line) => line.includes('casts')));
});

rule('TA-SPELL-06', 'within the limit nobody may put one away', () => {
  const t = scene({ seats: wizards, at: ['city'], cards: { 'hand.0': ['hex', 'healing'] } });
  const prompts = new Set<string>();
  t.asks(0, 'turnStart');
  for (const option of t.options(0)) prompts.add(option);
  assert.deepEqual([...prompts], ['Hex', 'Healing', 'No, go on']);
});

rule('TA-SPELL-07', 'a Spell may be kept as long as one likes', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'city'],
    cards: { 'hand.0': ['temporalWarp'] },
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'pass').answer(0, 'hills2').answer(1, 'hills2').answer(1, 'The space');
  assert.deepEqual(t.kinds('hand.0'), ['temporalWarp']);
  t.asks(0, 'turnStart');
});

rule('TA-SPELL-08', 'only at its time and on its target; then it is discarded', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    with: { 1: { lives: 1 } },
    cards: { 'hand.0': ['healing', 'psionicBlast'] },
  });
  assert.deepEqual(t.options(0), ['Healing', 'No, go on']);
  t.roll(2, 3).answer(0, 'Healing').asks(0, 'aim').answer(0, 'seat1');
  assert.deepEqual([t.state.players[1].lives, t.kinds('spellDiscard')], [4, ['healing']]);
  t.asks(0, 'destination');
});

rule('TA-SPELL-09', 'wherever the other one is', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'pits'],
    with: { 1: { gold: 1 } },
    cards: { 'hand.0': ['acquisition'] },
  });
  t.roll(2, 3).answer(0, 'Acquisition');
  assert.equal(t.state.players[0].gold, 1);
  t.match.waiting.forEach((seat) => t.options(seat));
});

rule('TA-SPELL-10', 'Spells against creatures do not reach into the inner region', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['destruction'], 'space.40': ['hermit'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
  const outside = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['destruction'], 'space.3': ['wolf'] },
  });
  outside.asks(0, 'turnStart');
});

rule('TA-SPELL-11', 'in the own turn as many as one held, in the turn of another one', () => {
  const own = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['temporalWarp', 'temporalWarp'] },
  });
  assert.equal(own.state.players[0].casts, 2);
  assert.equal(own.state.players[1].casts, 1);
  own.answer(0, 'Temporal Warp');
  assert.equal(own.state.players[0].casts, 1);
  own.options(0);
  const other = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['healing', 'healing'] },
    dice: [2, 3],
  });
  other.answer(1, 'Healing').answer(1, 'seat1').asks(0, 'destination');
});

rule('TA-SPELL-12', 'at the limit nothing is gained', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'hand.0': ['preservation'], 'space.14': ['witch'] },
    dice: [2, 3, 5],
  });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('hand.0'), ['preservation']);
});

// Seat 1 is a Thief (Craft 3, one Spell) whom the Maiden (Craft 2) allows a second one.
const enthralled = (more = {}) =>
  casting('mesmerism', {
    seats: ['sorceress', 'thief'],
    cards: { 'hand.0': ['mesmerism'], 'hand.1': ['psionicBlast', 'healing'], 'followers.1': ['maiden'] },
    dice: [2, 3],
    ...more,
  });

rule.also('TA-SPELL-05', 'whoever loses Craft in the middle of a moment casts no surplus Spell in it', () => {
  const t = enthralled();
  t.answer(0, 'Mesmerism');
  while (asked(t, 1) !== 'discardSpells') passes(t);
  t.answer(1, 'Psionic Blast');
  assert.deepEqual(t.kinds('hand.1'), ['healing']);
  // The moment goes on, with the one Spell that is left.
  assert.ok(!offered(t, 1, 'Psionic Blast'));
  rest(t);
});

rule.also('TA-SPELL-05', 'the caster settles before a spent Spell may come back', () => {
  // The Magus keeps a Spell on 5 or 6, and only within what its Craft allows.
  const t = enthralled({ seats: ['magus', 'thief'], dice: [6, 2, 3] });
  while (asked(t, 0) !== 'turnStart') passes(t);
  t.answer(0, 'Mesmerism');
  for (let i = 0; i < 6 && asked(t, 1) !== 'discardSpells'; i++) passes(t);
  assert.equal(asked(t, 1), 'discardSpells');
  assert.ok(!t.log().some((line) => line.includes('rolls')), t.log().join('\n'));
});

rule.also(
  'TA-SPELL-04',
  'what the Alchemist turns to gold allows no Spell any more, in the same moment',
  () => {
    const t = meeting([], {
      cards: {
        'hand.0': ['healing', 'psionicBlast'],
        'followers.0': ['alchemist'],
        'objects.0': ['solomonsCrown'],
      },
    });
    until(t, 'moveEnded').answer(0, 'Alchemist').answer(0, 'Solomon’s Crown');
    t.asks(0, 'discardSpells').answer(0, 'Healing');
    assert.deepEqual([t.kinds('hand.0'), t.state.players[0].gold], [['psionicBlast'], 1]);
    rest(t);
  },
);

rule.also('TA-SPELL-04', 'what is handed over for a quest allows no Spell before the reward', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: {
      'quest.0': ['deliverMagicObject'],
      'objects.0': ['solomonsCrown'],
      'hand.0': ['healing', 'psionicBlast'],
    },
    dice: [2, 3],
  });
  t.asks(0, 'deliver').answer(0, 'deliver');
  t.asks(0, 'discardSpells').answer(0, 'Healing').asks(0, 'questReward');
});

rule.also(
  'TA-SPELL-04',
  'where Magic gives no Craft as a turn begins, surplus Spells go before anything happens in it',
  () => {
    // Magic comes to rest with the turn that begins: the Crown gives nothing, and one Spell of two has to go at once.
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'objects.1': ['solomonsCrown'], 'hand.1': ['hex', 'healing'], 'hand.0': ['hex'] },
      set: (state) => {
        state.lasting = [lasting('noMagic', { seat: 1, rounds: 3 })];
      },
      dice: [2, 3],
    });
    t.asks(1, 'discardSpells');
  },
);

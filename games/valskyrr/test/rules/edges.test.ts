import assert from 'node:assert/strict';
import type { Card, Pile } from '@tafelrunde/engine';
import { ally, buryCards, chooseOne, discardCards, gainLoot, moveTrack } from '../../content/effects.ts';
import { canPlay, playOf, resolveAction } from '../../rules/action.ts';
import { carryOut } from '../../rules/effects.ts';
import { discardEnemy } from '../../rules/enemies.ts';
import { enrageEnemy } from '../../rules/enrage.ts';
import { Frame } from '../../rules/frame.ts';
import { putIntoArea } from '../../rules/gear.ts';
import { attach } from '../../rules/heroCards.ts';
import { raiseFocus } from '../../rules/tracks.ts';
import type { Action, Property } from '../../shape.ts';
import { foci, on, play, type Quest, rule, run, situation } from '../kit.ts';

/** What no card of the box brings about, or only together with others. */

const LAIR = [8, 1] as const;
const first = (t: Quest, pile: Pile): Card => t.t.cards(pile)[0];

/** The blow of Valkea, saying something else. */
const blow = (says: Partial<Action>, plan: Parameters<typeof play>[0] = {}) => {
  const t = play({ hands: [['fierceBlow']], foes: [['boneSnake']], focus: [0], ...plan });
  const card = first(t, t.t.piles.hand[0]);
  return { t, play: playOf(0, card, { ...t.t.def(card).actions[0], ...says }, 0) };
};

rule.also('VA-TRACK-07', 'time moved by an action moves at once, and what it enters waits', () => {
  // Space 12 enrages: by then the card lies on the discard pile.
  const { t, play: card } = blow({ does: [moveTrack('time', 'right', 1), buryCards(1, 'discardPile')] });
  t.state.time = 11;
  run(resolveAction(t.t, card));
  assert.deepEqual([t.state.time, t.kinds('burial.0'), t.kinds('discard.0')], [12, [], ['fierceBlow']]);
  assert.ok(on(t, 'boneSnake').enraged);
});

rule.also('VA-TRACK-07', 'so does the time symbol that the reinforcement enters', () => {
  const { t, play: card } = blow({
    does: [moveTrack('reinforcement', 'right', 3), moveTrack('time', 'left', 1)],
  });
  t.state.time = 5;
  run(resolveAction(t.t, card));
  assert.deepEqual([t.state.reinforcement, t.state.time], [3, 5]);
});

rule.also('VA-EFFECT-03', 'loot and time can always be had', () => {
  for (const effect of [gainLoot(1), moveTrack('time', 'left', 1)]) {
    const { t, play: card } = blow({ does: [effect] });
    assert.ok(canPlay(t.t, card), effect.verb);
  }
});

rule.also('VA-EFFECT-03', 'an action that has to name a second target needs one', () => {
  const helped = (allies: number) => {
    const { t, play: card } = blow({ also: ally(allies) }, { areas: [['jorun']] });
    return canPlay(t.t, card);
  };
  assert.deepEqual([helped(1), helped(2)], [true, false]);
});

rule.also('VA-EFFECT-02', 'of options that are all impossible none is carried out', () => {
  const t = play({ foes: [['boneSnake']] });
  const frame = new Frame(t.t, { seat: 0, card: null, doing: null, moment: null });
  run(carryOut(frame, [chooseOne([[discardCards(1, 'hand')], [discardCards(2, 'hand')]])]));
  assert.deepEqual(t.kinds('discard.0'), []);
});

rule.also('VA-RANGE-08', 'what reaches no zone reaches nobody', () => {
  const reach = (range: 0 | 1) => {
    const { t, play: card } = blow({ range });
    return canPlay(t.t, card);
  };
  assert.deepEqual([reach(0), reach(1)], [false, true]);
});

rule.also('VA-GEAR-01', 'no text puts gear there that does not fit', () => {
  const t = play({ hands: [['frostSpear', 'emberSword']] });
  for (const card of t.t.cards(t.t.piles.hand[0]).slice()) run(putIntoArea(t.t, 0, card, 0));
  assert.deepEqual([t.kinds('hand.0'), t.kinds('area.0')], [['frostSpear'], ['emberSword']]);
});

rule.also('VA-ENCOUNTER-06', 'where none fits even then, there is none', () => {
  const t = play({
    phase: 'travel',
    at: [1, 1],
    loot: 0,
    cards: { encounterDeck: ['ragingBones'], encounterDiscard: ['soulScales'] },
  });
  t.answer(0, 'stay').asks(0, 'phaseStart');
  assert.deepEqual([t.kinds('encounter'), t.kinds('encounterDiscard').length], [[], 2]);
});

situation('who leaves alive with the crown is followed by the strongest, or by a new one', () => {
  const bearer = (row: readonly string[]) => {
    const t = play({
      encounter: 'deadCrown',
      row: ['boneGhost', ...row],
      next: { 'enemyDeck.0': ['cryptDigger'] },
      set: ({ roles }, table) => (roles.crownBearer = table.cards(table.piles.row)[0]),
    });
    discardEnemy(t.t, first(t, t.t.piles.row), 'away');
    return t.t.kind(t.state.roles.crownBearer!);
  };
  assert.equal(bearer(['boneSnake', 'boneDragon']), 'boneDragon');
  assert.equal(bearer([]), 'cryptDigger');
});

rule.also('VA-ENRAGE-08', 'an effect that names an enraged or a bound enemy does nothing', () => {
  const t = play({
    heroes: ['ishrid'],
    foes: [['redSandSlave', 'wailingWidow']],
    hands: [['signOfTheWay', 'signOfFrost']],
    tokens: { wailingWidow: { enraged: true } },
    set: (_, table) => {
      const [slave] = table.cards(table.piles.pursuers[0]);
      attach(table, 0, table.make('signOfBinding', table.piles.hand[0]), slave, false);
    },
  });
  for (const enemy of t.t.cards(t.t.piles.pursuers[0])) run(enrageEnemy(t.t, enemy));
  assert.deepEqual([on(t, 'redSandSlave').enraged, t.kinds('hand.0').length], [false, 2]);
  assert.ok(!t.log().some((line) => line.includes('enraged')));
});

rule.also('VA-REFLEX-01', 'one for the hero phase is used between two actions of the own turn', () => {
  const t = play({
    hands: [['fierceBlow', 'fierceBlow']],
    areas: [['windDraught']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(t.options(0), ['Draught of Winds: reflex', 'End the turn']);
  t.answer(0, 'windDraught').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').wounds, 4);
});

situation('a hero who has fallen gains no focus', () => {
  const t = play({ focus: [3] });
  t.state.heroes[0].out = true;
  run(raiseFocus(t.t, 0, 3));
  assert.deepEqual(foci(t), [3]);
});

situation('a weaver without companions sends nobody elsewhere, but weakens who comes', () => {
  const t = play({
    heroes: ['ishrid'],
    phase: 'pursuit',
    areas: [['silverThread']],
    row: ['thornback'],
    focus: [2],
  });
  t.answer(0, 'silverThread').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), on(t, 'thornback').weakness], [['thornback'], 1]);
});

rule.also('VA-CONDITION-10', 'what is suspended already cannot be suspended again', () => {
  const asked = (suspended: boolean) => {
    const t = play({
      phase: 'defence',
      hands: [['fierceBlow']],
      foes: [['boneSnake']],
      tokens: { boneSnake: { weakness: 1 } },
      set: (state, table) => {
        state.stage = 'run';
        if (suspended) state.suspended.push(table.cards(table.piles.pursuers[0])[0]);
      },
    });
    const { prompt } = t.match.question(0)!.ask;
    t.asks(0, prompt);
    return prompt;
  };
  assert.deepEqual([asked(false), asked(true)], ['attackStart', 'wounds']);
});

rule.also(
  'VA-ELIM-03',
  'who dies in the middle of an attack dies once, and even the rooted leave the area',
  () => {
    // Her answer to the thornback makes it sting: that is her last card, and its own blow is not over.
    const t = play({
      heroes: ['valkea', 'elatha'],
      phase: 'defence',
      encounter: 'nightOfThePack',
      at: LAIR,
      hands: [['wrathfulAnswer']],
      foes: [['thornback', 'boneSnake']],
      tokens: { thornback: { enraged: true }, boneSnake: { enraged: true } },
      cards: { 'heroDeck.0': [] },
      set: ({ changes }, table) => {
        const [thornback] = table.cards(table.piles.pursuers[0]);
        const change = { on: thornback, limit: null, forbids: null, seat: null, set: null, turnOf: null };
        changes.push({ ...change, stat: 'attack', delta: 3, until: 'roundEnd' });
      },
    });
    t.answer(0, 'thornback').answer(0, 'wrathfulAnswer').answer(1, 'thornback');
    assert.ok(t.state.heroes[0].out);
    assert.deepEqual(t.kinds('pursuers.0'), []);
    assert.ok(t.kinds('row').includes('boneSnake'));
    assert.equal(t.log().filter((line) => line.includes('falls')).length, 1);
  },
);

rule.also('VA-ENRAGE-05', 'who has been driven back into the row does not strike any more', () => {
  // The matron sets two beasts on her; before the first has bitten all of them are gone.
  const t = play({
    heroes: ['elatha'],
    phase: 'time',
    hands: [['withoutTrace']],
    foes: [['packMatron', 'thornback', 'diveHunter']],
    set: (state) => (state.time = 11),
  });
  t.answer(0, 'pass')
    .answer(0, 'packMatron')
    .answer(0, 'withoutTrace')
    .answer(0, 'diveHunter')
    .answer(0, 'packMatron');
  assert.deepEqual(t.kinds('row'), ['diveHunter', 'packMatron', 'thornback']);
  assert.ok(!t.log().some((line) => line.includes(' attacks ')));
});

situation('of an enemy frames tell wounds and sides', () => {
  const t = play({
    foes: [['boneSnake']],
    row: ['greyfang', 'boneGhost'],
    tokens: { boneSnake: { wounds: 1 }, greyfang: { turned: true } },
  });
  const frame = new Frame(t.t, { seat: 0, card: null, doing: null, moment: null });
  const is = (card: Card) =>
    (['wounded', 'unwounded', 'front', 'back'] satisfies Property[]).filter((word) => frame.is(card, word));
  const [greyfang, ghost] = t.t.cards(t.t.piles.row);
  assert.deepEqual(is(first(t, t.t.piles.pursuers[0])), ['wounded', 'front']);
  assert.deepEqual(
    [is(greyfang), is(ghost)],
    [
      ['unwounded', 'back'],
      ['unwounded', 'front'],
    ],
  );
});

situation('who may not be the only target is none where nobody else is in reach', () => {
  const loosened = (foes: readonly string[]) => {
    const t = play({
      heroes: ['ishrid'],
      hands: [['unravel', 'signOfTheWay']],
      foes: [['flyingSkulls', 'thornback', 'boneSnake']],
      focus: [0],
      set: (_, table) => {
        for (const enemy of table.cards(table.piles.pursuers[0]))
          if (foes.includes(table.kind(enemy)))
            attach(table, 0, table.make('signOfBinding', table.piles.hand[0]), enemy, false);
      },
    });
    t.answer(0, 'unravel');
    return t;
  };
  loosened(['flyingSkulls']).asks(0, 'turn');
  const both = loosened(['flyingSkulls', 'thornback']);
  both.answer(0, 'thornback').answer(0, 'flyingSkulls').asks(0, 'turn');
  assert.deepEqual([on(both, 'flyingSkulls').wounds, on(both, 'thornback').wounds], [2, 2]);
  loosened(['flyingSkulls', 'thornback']).answer(0).asks(0, 'turn');
});

situation('of several own cards under an enemy the weaver takes one', () => {
  const t = play({
    heroes: ['ishrid'],
    hands: [['unravel']],
    foes: [['gulletWorm']],
    focus: [0],
    set: (_, table) => {
      const [worm] = table.cards(table.piles.pursuers[0]);
      for (const kind of ['signOfBinding', 'echo', 'unravel'])
        attach(table, 0, table.make(kind, table.piles.hand[0]), worm, false);
    },
  });
  t.answer(0, 'unravel').answer(0, 'gulletWorm').answer(0, 'echo').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('attached')], [['echo'], ['signOfBinding', 'unravel']]);
});

situation('with nothing face down beside the party nobody is asked what to reveal', () => {
  const t = play({
    phase: 'restoration',
    encounter: 'boneMaze',
    at: [6, 1],
    set: (_, table) => {
      for (const slot of [3, 7]) table.move(table.top(table.piles.hidden[slot])!, table.piles.place[slot]);
    },
  });
  t.asks(0, 'reward');
});

situation('the last embers are fed with feats, not with gear', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['kindle']],
    areas: [['bookOfLastEmbers']],
    foes: [['stormDragon']],
    cards: { 'discard.0': ['tomeOfBrands', 'firestorm'] },
  });
  assert.ok(!t.options(0).includes('Book of Last Embers: fast action'));
});

import assert from 'node:assert/strict';
import { hurt } from '../../rules/attacks.ts';
import { unusable } from '../../rules/abilities.ts';
import { endPhase } from '../../rules/endPhase.ts';
import { removeFallen } from '../../rules/knockouts.ts';
import { push, charm } from '../../rules/movement.ts';
import { afflict, cure, expireStatus } from '../../rules/status.ts';
import { has, moveAllowance, runAllowance } from '../../rules/values.ts';
import { inches } from '../../geometry/measure.ts';
import {
  finish,
  act,
  asked,
  at,
  golemsOf,
  hero,
  named,
  play,
  rule,
  run,
  spot,
  statusOf,
  wildIn,
} from '../kit.ts';

const two = () => play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 19] } } });

rule('EX-STATUS-02', 'a silenced hero uses no active ability, as action or reaction', () => {
  const m = two();
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'silence', hero(m, 'elmar'));
  assert.equal(unusable(m.t, alice, 'Q', 'action'), 'EX-STATUS-02');
  assert.equal(unusable(m.t, alice, 'Q', 'reaction'), 'EX-STATUS-02');
});
rule('EX-STATUS-04', 'a stunned hero can neither act nor react', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], status: ['stun'] } },
    red: { jasper: { at: [2.6, 15.4], status: ['stun'] } },
  });
  m.answer(0, named(hero(m, 'alice')));
  // Nothing but waking is possible, so nobody is asked; Jasper cannot react either.
  assert.deepEqual(statusOf(hero(m, 'alice')), []);
  m.asks(0, 'act');
});
rule('EX-STATUS-07', 'an action wakes a stunned hero', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], status: ['stun', 'bleed'] } } });
  m.answer(0, named(hero(m, 'alice'))).asks(0, 'act');
  assert.deepEqual(statusOf(hero(m, 'alice')), ['bleed']);
  assert.equal(m.state.actions, 1);
});
rule('EX-STATUS-08', 'an action releases a held hero', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], status: ['hold'] } },
    red: { elmar: { at: [2.6, 18], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'alice'), 'release').asks(0, 'act');
  assert.deepEqual(statusOf(hero(m, 'alice')), []);
});
rule('EX-ACT-10', 'a held hero is offered release but no move', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], status: ['hold'] } }, red: { elmar: { at: [2.6, 18] } } });
  m.answer(0, named(hero(m, 'alice')));
  assert.deepEqual(m.options(0), ['Release', 'Basic attack', 'Shocker']);
});
rule('EX-STATUS-05', 'a held hero is neither pushed nor charmed', () => {
  const m = two();
  const [alice, elmar] = [hero(m, 'alice'), hero(m, 'elmar')];
  afflict(m.t, elmar, 'hold', alice);
  run(push(m.t, elmar, alice, inches(2), null));
  run(charm(m.t, elmar, alice, inches(2)));
  assert.deepEqual(spot(elmar), [2.6, 19]);
});
rule('EX-STATUS-06', 'what begins in the own phase lasts through the next own one', () => {
  const m = two();
  const alice = hero(m, 'alice');
  m.state.phases[0] = 3;
  afflict(m.t, alice, 'blind', hero(m, 'elmar'));
  expireStatus(m.t, 0);
  assert.ok(has(alice, 'blind'));
  m.state.phases[0] = 4;
  expireStatus(m.t, 1);
  assert.ok(has(alice, 'blind'));
  expireStatus(m.t, 0);
  assert.ok(!has(alice, 'blind'));
});
rule('EX-STATUS-09', 'slow takes 2 inches off the next move or run and ends with it', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], status: ['slow'] } } });
  const alice = hero(m, 'alice');
  assert.deepEqual([moveAllowance(m.t, alice), runAllowance(m.t, alice)], [2000, 6000]);
  m.answer(0, named(alice)).asks(0, 'way');
  m.refused(0, [at(2.6, 20.1)], 'EX-MEAS-03');
  m.answer(0, [at(2.6, 20)]).asks(0, 'act');
  assert.deepEqual(statusOf(alice), []);
});
rule.also('EX-STATUS-09', 'a move that lapses uses nothing up', () => {
  const m = play({
    blue: { chenLu: { at: [2.6, 14], status: ['slow'] } },
    red: { alice: { at: [2.6, 18] } },
    dice: [6, 6, 1, 1, 1],
  });
  const chenLu = hero(m, 'chenLu');
  // Alice is drawn into base contact and so stands where Chen Lu was going to step.
  act(m, 0, chenLu, 'Q', 'moveAfter', [at(2.6, 16)])
    .answer(1, 'noReaction')
    .asks(0, 'act');
  assert.deepEqual([spot(chenLu), statusOf(chenLu)], [[2.6, 14], ['slow']]);
});
rule('EX-STATUS-10', 'bleed deals 2 in the end phase and disappears', () => {
  const m = two();
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'bleed', hero(m, 'elmar'));
  finish(endPhase(m.t));
  assert.equal(alice.life, 4);
  assert.deepEqual(statusOf(alice), []);
});
rule('EX-STATUS-11', 'burn deals 1 in the end phase and disappears', () => {
  const m = two();
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'burn', hero(m, 'elmar'));
  afflict(m.t, alice, 'bleed', hero(m, 'elmar'));
  finish(endPhase(m.t));
  assert.equal(alice.life, 3);
});
rule('EX-STATUS-12', 'the same effect again only starts its time over, and the latest hero counts', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 19] }, leyla: { at: [4, 22] } },
  });
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'bleed', hero(m, 'elmar'));
  afflict(m.t, alice, 'bleed', hero(m, 'leyla'));
  assert.deepEqual(
    alice.status.map(({ by }) => by),
    [hero(m, 'leyla').id],
  );
});
rule(
  'EX-STATUS-13',
  'status effects on a golem count by its own player, on a creature by the opponent of the source',
  () => {
    const m = play({
      blue: { alice: { at: [2.6, 14] } },
      golems: [{ team: 'red', at: [2.6, 16] }],
      wilds: true,
    });
    const golem = golemsOf(m, 'red')[0];
    const pantha = wildIn(m, 'pantha', 'blue');
    for (const model of [golem, pantha]) afflict(m.t, model, 'stun', hero(m, 'alice'));
    assert.deepEqual([golem.status[0].seat, pantha.status[0].seat], [1, 1]);
  },
);
rule('EX-NEUT-10', 'Drako and Cydra are immune, Pantha and Igu are not', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, wilds: true });
  for (const kind of ['drako', 'cydra', 'pantha', 'igu'] as const)
    afflict(m.t, wildIn(m, kind, kind === 'cydra' ? 'red' : 'blue'), 'bleed', hero(m, 'alice'));
  const immune = (['drako', 'cydra', 'pantha', 'igu'] as const).map(
    (kind) => statusOf(wildIn(m, kind, kind === 'cydra' ? 'red' : 'blue')).length,
  );
  assert.deepEqual(immune, [0, 0, 1, 1]);
});
rule('EX-ROUND-06', 'a knocked-out hero loses all effects', () => {
  const m = two();
  const alice = hero(m, 'alice');
  afflict(m.t, alice, 'stun', hero(m, 'elmar'));
  run(hurt(m.t, alice, 10, { cause: 'hero', hero: hero(m, 'elmar').id }));
  removeFallen(m.t);
  assert.deepEqual([alice.present, alice.status], [false, []]);
});
rule('EX-STATUS-01', 'there are seven status effects, and each can be ended', () => {
  const m = two();
  const alice = hero(m, 'alice');
  const all = ['silence', 'blind', 'stun', 'hold', 'slow', 'bleed', 'burn'] as const;
  for (const status of all) afflict(m.t, alice, status, hero(m, 'elmar'));
  assert.deepEqual(statusOf(alice), all);
  cure(m.t, alice, ['burn', 'slow']);
  assert.equal(statusOf(alice).length, 5);
  cure(m.t, alice, 'all');
  assert.deepEqual(statusOf(alice), []);
  assert.equal(asked(m), 'act');
});
rule.also('EX-STATUS-06', 'each of them ends with the next own phase that begins after it', () => {
  for (const status of ['silence', 'blind', 'stun', 'hold'] as const) {
    const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 30] } } });
    const alice = hero(m, 'alice');
    const after = (...seats: readonly number[]) =>
      seats.map((seat) => {
        m.answer(seat, 'endPhase');
        return statusOf(alice).length;
      });
    // In her own phase, as by a reaction: that phase and one more of her own.
    afflict(m.t, alice, status, hero(m, 'elmar'));
    assert.deepEqual(after(0, 1, 0), [1, 1, 0], status);
    // In the phase of the other side: through the next one of her own.
    afflict(m.t, alice, status, hero(m, 'elmar'));
    assert.deepEqual(after(1, 0), [1, 0], status);
  }
});
rule.also('EX-STATUS-06', 'a new round ends nothing by itself', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { elmar: { at: [2.6, 30] } } });
  for (let i = 0; i < 4; i++) m.answer(0, 'endPhase').answer(1, 'endPhase');
  m.answer(0, 'endPhase');
  afflict(m.t, hero(m, 'alice'), 'hold', hero(m, 'elmar'));
  m.answer(1, 'endPhase').answer(0, 'onTheLine').answer(1, 'onTheLine');
  assert.deepEqual([asked(m), statusOf(hero(m, 'alice'))], ['start', ['hold']]);
});
rule.also('EX-STATUS-05', 'who is held may still be teleported', () => {
  const m = play({ blue: { alice: { at: [4, 4], status: ['hold'] } }, towers: true });
  m.answer(0, named(hero(m, 'alice')));
  assert.deepEqual(m.options(0), ['Release', 'Teleport (both actions)']);
});
rule.also('EX-STATUS-09', 'movement by an ability neither minds the slow nor uses it up', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14], status: ['slow'] } },
    red: { elmar: { at: [2.6, 18.4], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'leandros'), 'Q', [at(2.6, 16.9)]).asks(0, 'act');
  assert.deepEqual([spot(hero(m, 'leandros')), statusOf(hero(m, 'leandros'))], [[2.6, 16.9], ['slow']]);
});

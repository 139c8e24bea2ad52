import assert from 'node:assert/strict';
import { remembered } from '../../judging/remembered.ts';
import { addLasting } from '../../rules/status.ts';
import { type Arena, golemsOf, hero, play, situation } from '../kit.ts';

/** Two heroes and a golem, always in the same places. */
const arena = (blue = 'alice', more: Parameters<typeof play>[0] = {}): Arena =>
  play({
    blue: { [blue]: { at: [2.6, 14], life: 6, mana: 4, xp: 2 } },
    red: { elmar: { at: [2.6, 18] } },
    golems: [{ team: 'red', at: [2.6, 20] }],
    ...more,
  });
/** Were plans made anew? */
function isNew(m: Arena, kind = 'alice'): boolean {
  let made = false;
  remembered(m.t, hero(m, kind), () => {
    made = true;
    return [];
  });
  return made;
}

situation('plans of the same situation are made once, also where it is another copy of the match', () => {
  isNew(arena());
  assert.deepEqual([isNew(arena()), isNew(arena())], [false, false]);
});
situation('plans of a situation that differs in anything they depend on are made again', () => {
  isNew(arena());
  const others: readonly (readonly [string, Arena, string?])[] = [
    ['another hero in the same place', arena('majvi'), 'majvi'],
    ['another round', arena('alice', { round: 3 })],
    ['another mode', arena('alice', { options: { mode: 'poachers' } })],
    ['wounded', arena('alice', { red: { elmar: { at: [2.6, 18], life: 3 } } })],
    ['stunned', arena('alice', { red: { elmar: { at: [2.6, 18], status: ['stun'] } } })],
    ['held', arena('alice', { red: { elmar: { at: [2.6, 18], status: ['hold'] } } })],
    ['equipped', arena('alice', { red: { elmar: { at: [2.6, 18], kit: ['runeAmulet'] } } })],
    ['equipped otherwise', arena('alice', { red: { elmar: { at: [2.6, 18], kit: ['springPearl'] } } })],
    ['elsewhere', arena('alice', { red: { elmar: { at: [2.6, 18.1] } } })],
  ];
  for (const [what, m, kind] of others) assert.ok(isNew(m, kind), what);
  const m = arena();
  golemsOf(m, 'red')[0].status.push({ status: 'stun', by: null, seat: 1, after: 0 });
  assert.ok(isNew(m), 'a stunned golem');
  const taunted = arena();
  const what = { do: 'taunt', until: 'endOfRound' } as const;
  addLasting(taunted.t, hero(taunted, 'alice'), hero(taunted, 'elmar'), 'sharedPain', 0, what);
  assert.ok(isNew(taunted), 'taunted');
});

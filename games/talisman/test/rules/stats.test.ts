import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../../rules/decks.ts';
import { healingAllowed, sheet, sheetOn } from '../../rules/sheet.ts';
import { gainSpells } from '../../rules/spells.ts';
import {
  attackValue,
  characterOf,
  craft,
  craftValue,
  fateValue,
  has,
  hasTalisman,
  lifeValue,
  possessions,
  strength,
  strengthValue,
  under,
} from '../../rules/stats.ts';
import { builtBy, layTerrain } from '../../rules/terrain.ts';
import { gainReward, gainTalisman } from '../../rules/warlock.ts';
import type { Fight } from '../../shape.ts';
import { at } from '../../shape/spaces.ts';
import {
  casting,
  happens,
  lasting,
  meeting,
  pileAt,
  player,
  rest,
  says,
  scene,
  still,
  type Table,
  thieves,
  until,
  walksInto,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('TA-STAT-01', 'what cards give is not counted in counters', () => {
  const t = scene({ seats: thieves, at: ['city', 'tavern'], cards: { 'space.14': ['ring'] }, dice: [2, 3] });
  t.answer(0, 'hills2').answer(0, 'Ring');
  assert.deepEqual([t.state.players[0].strength, t.state.players[0].craft], [0, 0]);
});

rule('TA-STAT-02', 'start value, counters, Objects and Followers', () => {
  const t = walksInto(['wolf'], [1, 1], {
    with: { 0: { strength: 2 } },
    cards: { 'objects.0': ['ring'], 'followers.0': ['unicorn'] },
  });
  assert.ok(t.log().some((line) => line.includes('8 against 3')));
});

rule('TA-STAT-03', 'a loss removes counters', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    with: { 0: { strength: 2 } },
    dice: [4, 1, 2],
  });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].strength, 1);
});

rule('TA-STAT-04', 'never below the start value', () => {
  const t = scene({ seats: thieves, at: ['fields3', 'tavern'], dice: [4, 1, 2] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].strength, 0);
});

const both = (t: Table, seat = 0): number[] => [strength(t.t, seat), craft(t.t, seat)];

situation('without a character nothing counts', () => {
  const t = still({ with: { 1: { standing: 'dead', lives: 0 } }, cards: { 'character.1': [] } });
  assert.equal(characterOf(t.t, 1), null);
  assert.deepEqual(both(t, 1), [0, 0]);
  assert.deepEqual([strengthValue(t.t, 1), craftValue(t.t, 1), lifeValue(t.t, 1)], [0, 0, 0]);
});

situation('what counts for this turn is added', () => {
  const t = still();
  Object.assign(player(t, 1), { strengthNow: 2, craftNow: 3 });
  assert.deepEqual(both(t, 1), [5, 6]);
});

situation('Rewards raise the values of the character itself', () => {
  const t = still({
    cards: { 'reward.1': ['mightOfGiants', 'chantOfWisdom', 'ironskinCharm', 'goodLuckKnot'] },
  });
  assert.deepEqual(both(t, 1), [4, 4]);
  assert.deepEqual([strengthValue(t.t, 1), craftValue(t.t, 1)], [4, 4]);
  const without = still();
  assert.deepEqual(
    [lifeValue(t.t, 1) - lifeValue(without.t, 1), fateValue(t.t, 1) - fateValue(without.t, 1)],
    [1, 1],
  );
});

situation('a Talisman of one attribute raises that one alone', () => {
  const t = still({
    at: ['city', 'temple'],
    cards: { 'objects.1': ['talismanOfPower', 'talismanOfWisdom'] },
  });
  assert.deepEqual(both(t, 1), [5, 5]);
});

situation('a power whose card is dead is not had, whatever else one owns', () => {
  const t = still({
    cards: { 'objects.1': ['crystalSceptre', 'sword'] },
    set: (state) => void state.lasting.push(lasting('noMagic')),
  });
  assert.equal(has(t.t, 1, 'psychicAttack'), false);
  assert.deepEqual(
    possessions(t.t, 1).map((card) => t.t.kind(card)),
    ['thief', 'sword'],
  );
  assert.ok(has(still({ cards: { 'objects.1': ['crystalSceptre'] } }).t, 1, 'psychicAttack'));
});

situation('the edge of a Weapon is of use in battle, not to the mind', () => {
  const t = still({ cards: { 'objects.1': ['skullWand'] } });
  const weapons = t.t.cards(t.t.piles.objects[1]);
  t.t.setNote(weapons[0], { edge: 3 });
  const value = (kind: Fight['kind']) => attackValue(t.t, 1, { kind } as Fight, weapons);
  assert.deepEqual([value('battle'), value('psychic')], [7, 5]);
});

situation('what spares somebody is still in force for everybody else', () => {
  const t = still({ set: (state) => void state.lasting.push(lasting('noFate', { spared: [0] })) });
  assert.deepEqual(
    [under(t.t, 'noFate'), under(t.t, 'noFate', 0), under(t.t, 'noFate', 1)],
    [true, false, true],
  );
});

situation('beside a false Talisman that is unmasked a true one counts', () => {
  const t = still({ cards: { 'objects.1': ['talisman', 'falseTalisman'] } });
  assert.equal(hasTalisman(t.t, 1), false);
  for (const card of t.t.cards(t.t.piles.objects[1]))
    if (t.t.kind(card) === 'falseTalisman') setCounters(t.t, card, 1);
  assert.equal(hasTalisman(t.t, 1), true);
});

situation('the Sage is offered two for each Spell, as far as there is room and as the deck lasts', () => {
  const offered = (count: number, spells: number, hand: readonly string[] = [], toad = 0) => {
    const t = still({
      seats: ['thief', 'sage'],
      with: { 1: { toad } },
      cards: { spells: Array<string>(spells).fill('hex'), spellDiscard: [], 'hand.1': hand },
    });
    const came = gainSpells(t.t, 1, count);
    const told = t.log().filter((line) => line.startsWith('Seat 1 gains '));
    return [came, t.kinds('offered.1').length, t.kinds('hand.1').length, ...told];
  };
  assert.deepEqual(offered(1, 9), [true, 2, 0, 'Seat 1 gains 1 Spell.']);
  assert.deepEqual(offered(2, 9), [true, 4, 0, 'Seat 1 gains 2 Spells.']);
  // Craft 4: no more than two.
  assert.deepEqual(offered(3, 9), [true, 4, 0, 'Seat 1 gains 2 Spells.']);
  assert.deepEqual(offered(3, 9, ['hex']), [true, 2, 1, 'Seat 1 gains 1 Spell.']);
  assert.deepEqual(offered(1, 9, ['hex', 'hex']), [false, 0, 2]);
  // The last one of the deck is no choice.
  assert.deepEqual(offered(1, 1), [true, 0, 1, 'Seat 1 gains 1 Spell.']);
  assert.deepEqual(offered(2, 3), [true, 2, 1, 'Seat 1 gains 2 Spells.']);
  assert.deepEqual(offered(1, 0), [false, 0, 0]);
  assert.deepEqual(offered(1, 9, [], 1), [false, 0, 0]);
});

situation('a Spell that is cast is told, and that it was stopped', () => {
  const t = casting('healing', {
    with: { 1: { craft: 1 } },
    cards: { 'hand.1': ['counterspell'] },
    dice: [2, 3],
  });
  t.answer(0, 'Healing').answer(0, 'seat1').answer(1, 'Counterspell');
  says(t, 'Seat 0 casts Healing.', 'Healing is stopped.');
  rest(t);
});

situation('the Magus rolls for a Spell that is spent, not for one that stays on the board', () => {
  const cast = (spell: string, where: string, die: number) => {
    const t = casting(spell, { seats: ['magus', 'warrior'], dice: [die, 2, 3] });
    t.answer(0, until(t, 'turnStart').options(0)[0]);
    for (let i = 0; i < 3 && t.match.question(0)?.ask.prompt === 'aim'; i++) t.answer(0, where);
    rest(t);
    return [...t.kinds('hand.0'), t.log().findLast((line) => line.includes('movement'))];
  };
  const ROLLED = 'Seat 0 rolls for movement: 2, 3.';
  assert.deepEqual(
    [cast('healing', 'seat1', 5), cast('healing', 'seat1', 4)],
    [['healing', ROLLED], [ROLLED]],
  );
  assert.deepEqual(cast('hex', 'ruins', 5), ['Seat 0 rolls for movement: 5, 2.']);
});

situation('what no supply holds is not gained', () => {
  const t = still({ cards: { talismans: [], talismanDiscard: [], rewards: [] } });
  happens(gainTalisman(t.t, 0));
  happens(gainReward(t.t, 0));
  assert.deepEqual([t.kinds('objects.0'), t.kinds('reward.0')], [[], []]);
});

situation('only the sheet on the Crown is the ending, whatever else lies there', () => {
  const t = still({ cards: { [pileAt('crownOfCommand')]: ['ring', 'wolf'] } });
  assert.deepEqual([sheetOn(t.t), sheet(t.t)], [null, null]);
});

situation('nobody is healed under the Sceptre once the Crown was reached', () => {
  const allowed = (crownReached: boolean, ending: string) =>
    healingAllowed(
      still({
        cards: { [pileAt('crownOfCommand')]: [ending] },
        set: (state) => {
          state.crownReached = crownReached;
        },
      }).t,
    );
  assert.deepEqual(
    [allowed(false, 'crownAndSceptre'), allowed(true, 'crownAndSceptre'), allowed(true, 'iceQueen')],
    [true, false, true],
  );
});

situation('whoever lays Terrain is remembered by it, and Terrain of nobody is nobody’s', () => {
  const t = still({ cards: { terrain: ['highway', 'outpost'] } });
  const [highway, outpost] = t.t.cards(t.t.piles.terrain);
  layTerrain(t.t, highway, at('ruins'));
  layTerrain(t.t, outpost, at('crags'), 1);
  says(t, 'The Highway now lies at the Ruins.');
  assert.deepEqual([builtBy(t.t, 0), builtBy(t.t, 1)], [[], [outpost]]);
});

situation('a Familiar exchanges only what was drawn just now', () => {
  const t = meeting(['witch'], {
    cards: { 'followers.0': ['familiar'], 'hand.0': ['preservation'], spells: ['healing', 'hex'] },
    dice: [5],
  });
  until(t, 'spellsDrawn').answer(0, 'familiar');
  assert.deepEqual(t.kinds('hand.0'), ['preservation', 'healing']);
  rest(t);
});

situation('a Wizard with a Spell left draws no other', () => {
  const t = casting('healing', {
    seats: ['wizard', 'warrior'],
    cards: { 'hand.0': ['healing', 'hex'] },
    dice: [2, 3],
  });
  t.answer(0, 'Healing').answer(0, 'seat1');
  assert.deepEqual(t.kinds('hand.0'), ['hex']);
  rest(t);
});

import assert from 'node:assert/strict';
import { openCards, UNSEEN } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { enchant } from '../../rules/decks.ts';
import { outlook, reckon } from '../../rules/reckoning.ts';
import { characterAt, numbersOf, readingOf, type View } from '../../rules/numbers.ts';
import type { Fight } from '../../shape.ts';
import { at, type SpaceId } from '../../shape/spaces.ts';
import { carrying, pileAt, type Scene, scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** The same fight, a little different. */
const changed = (fight: Fight, of: Partial<Fight>): Fight => ({ ...fight, ...of }) as Fight;

/** How likely it is to win, and to draw, with this lead. */
const odds = (lead: number, own: Dice, his: Dice): number[] => {
  const [won, drawn] = [...own].reduce(
    (all, [a, p]) =>
      [...his].reduce(
        ([more, even], [b, q]) => [more + (lead + a > b ? p * q : 0), even + (lead + a === b ? p * q : 0)],
        all,
      ),
    [0, 0],
  );
  return [won, drawn].map((chance) => Math.round(chance * 1e4));
};

/** The odds of this fight, if it were a little different. */
const chances = (of: Partial<Fight> = {}, who = 'thief', explodingDice = false): number[] => {
  const { view, fight } = facing(who);
  const seen = { ...view, options: { ...view.options, explodingDice } };
  const { won, drawn } = reckon(seen, changed(fight, of)).odds!;
  return [won, drawn].map((chance) => Math.round(chance * 1e4));
};

/** The first one is about to fight an Ape (Strength 3) and holds something to use before. */
function facing(who = 'thief', more: Scene = {}): { view: View; fight: Fight } {
  const t = carrying(['ape'], ['luckyCharm'], {
    seats: [who, 'warrior'],
    options: { explodingDice: false },
    ...more,
  });
  const view = t.asks(0, 'beforeFight').match.view(0);
  return { view, fight: view.scenes.findLast(({ type }) => type === 'fight') as Fight };
}

/** By result, how likely it is. */
type Dice = ReadonlyMap<number, number>;

const weighed = (results: readonly (readonly [number, number])[]): Dice => {
  const all = new Map<number, number>();
  for (const [result, chance] of results) all.set(result, (all.get(result) ?? 0) + chance);
  return all;
};

const FACES = [1, 2, 3, 4, 5, 6];

const ONE = weighed(FACES.map((face) => [face, 1 / 6]));

const ofTwo = (pick: (...faces: number[]) => number): Dice =>
  weighed(FACES.flatMap((a) => FACES.map((b) => [pick(a, b), 1 / 36] as const)));

const sum = (one: Dice, other: Dice): Dice =>
  weighed([...one].flatMap(([a, p]) => [...other].map(([b, q]) => [a + b, p * q] as const)));

situation('one die each, and every way a creature may roll', () => {
  assert.deepEqual(chances(), odds(0, ONE, ONE));
  assert.deepEqual(chances({ foeDie: 'higherOfTwo' }), odds(0, ONE, ofTwo(Math.max)));
  assert.deepEqual(chances({ foeDie: 'three', value: 0 }), odds(3, ONE, sum(ONE, sum(ONE, ONE))));
});

const NONE = weighed([[0, 1]]);

situation('whoever does not roll has its value and no more', () => {
  assert.deepEqual(chances({ foeRolls: false, value: 6 }), odds(-3, ONE, NONE));
  assert.deepEqual(chances({ heroRolls: false, value: 0 }), odds(3, NONE, ONE));
});

situation('a Warrior rolls two dice for battle, alone and against others, but not for the mind', () => {
  const higher = ofTwo(Math.max);
  assert.deepEqual(chances({}, 'warrior'), odds(1, higher, ONE));
  assert.deepEqual(chances({ kind: 'psychic', value: 2 }, 'warrior'), odds(0, ONE, ONE));
  // In a duel both of them may: a Thief against a Warrior of 4.
  assert.deepEqual(chances({ rival: 1, foes: [] }), odds(-1, ONE, higher));
  assert.deepEqual(chances({ rival: 1, foes: [], kind: 'psychic' }), odds(1, ONE, ONE));
  // A character that fights in the place of a Warrior rolls like anybody.
  assert.deepEqual(chances({ champion: 5 }, 'warrior'), odds(2, ONE, ONE));
  assert.deepEqual(chances({ rival: 1, foes: [], rivalChampion: 5 }), odds(-2, ONE, ONE));
});

situation('who is clumsy counts 1 less, though at least 1, on either side; a champion is not', () => {
  const clumsy = (seat: number, of: Partial<Fight>): number[] => {
    const { view, fight } = facing('thief', { cards: { [`followers.${seat}`]: ['jester'] } });
    const { won, drawn } = reckon(view, changed(fight, of)).odds!;
    return [won, drawn].map((chance) => Math.round(chance * 1e4));
  };
  const less = weighed(FACES.map((face) => [Math.max(1, face - 1), 1 / 6]));
  const rival: Partial<Fight> = { rival: 1, foes: [], kind: 'psychic' };
  assert.deepEqual([clumsy(0, {}), clumsy(1, {})], [odds(0, less, ONE), odds(0, ONE, ONE)]);
  assert.deepEqual([clumsy(0, rival), clumsy(1, rival)], [odds(1, less, ONE), odds(1, ONE, less)]);
  assert.deepEqual(clumsy(0, { champion: 5 }), odds(2, ONE, ONE));
  assert.deepEqual(clumsy(1, { ...rival, rivalChampion: 5 }), odds(-2, ONE, ONE));
  // Nor does anybody lose what it has not rolled.
  assert.deepEqual(clumsy(0, { heroRolls: false, value: 0 }), odds(3, NONE, ONE));
});

/** Each 6 is followed by another die, seven times at most: what is left out is too little to see. */
const exploding = (first: Dice, depth = 7): Dice =>
  depth === 0
    ? first
    : weighed(
        [...first].flatMap(([face, p]) =>
          face === 6
            ? [...exploding(ONE, depth - 1)].map(([more, q]) => [6 + more, p * q] as const)
            : [[face, p] as const],
        ),
      );

situation('each 6 is rolled on where dice explode', () => {
  assert.deepEqual(chances({}, 'thief', true), odds(0, exploding(ONE), exploding(ONE)));
  assert.deepEqual(
    chances({ foeDie: 'higherOfTwo' }, 'thief', true),
    odds(0, exploding(ONE), exploding(ofTwo(Math.max))),
  );
  assert.deepEqual(chances({}, 'warrior', true), odds(1, exploding(ofTwo(Math.max)), exploding(ONE)));
});

situation('a fight has odds until both have rolled whatever they roll', () => {
  const { view, fight } = facing();
  const open = (of: Partial<Fight>): boolean => reckon(view, changed(fight, of)).odds !== null;
  assert.deepEqual(
    [
      open({ heroDice: [3] }),
      open({ foeDice: [3] }),
      open({ heroDice: [3], foeDice: [3] }),
      open({ heroRolls: false, foeDice: [3] }),
      open({ heroRolls: false }),
      open({ foeRolls: false, heroDice: [3] }),
      open({ foeRolls: false }),
      open({ heroRolls: false, foeRolls: false }),
      open({ decided: 'won' }),
    ],
    [true, true, false, false, true, false, true, false, false],
  );
});

situation('how a fight stands, and how it was decided', () => {
  const { view, fight } = facing();
  const stands = (of: Partial<Fight>) => reckon(view, changed(fight, { heroDice: [3], ...of })).outcome;
  assert.deepEqual(
    [
      stands({ foeDice: [2] }),
      stands({ foeDice: [3] }),
      stands({ foeDice: [4] }),
      stands({ foeDice: [4], decided: 'won' }),
      stands({ foeDice: [2], decided: 'standOff' }),
      stands({ foeDice: [4], decided: 'evaded' }),
    ],
    ['won', 'standOff', 'lost', 'won', 'standOff', 'lost'],
  );
});

situation('every part of a side is named, and nothing that adds nothing', () => {
  const { view, fight } = facing('thief', { cards: { 'objects.0': ['luckyCharm', 'sword'] } });
  const hero = (of: Partial<Fight>) => reckon(view, changed(fight, of)).hero.parts;
  const foe = (of: Partial<Fight>) => reckon(view, changed(fight, of)).foe.parts;
  const [sword] = view.piles.objects[0].cards.flatMap((card) =>
    card !== null && 'kind' in card && card.kind === 'sword' ? [card.card!] : [],
  );
  assert.deepEqual(hero({ heroBonus: 0, weapons: [] }), [{ what: 'strength', value: 3 }]);
  assert.deepEqual(hero({ heroBonus: 1, weapons: [sword] as never }), [
    { what: 'strength', value: 3 },
    { what: { kind: 'sword' }, value: 1 },
    { what: 'bonus', value: 1 },
  ]);
  assert.deepEqual(hero({ champion: 7 }), [{ what: 'champion', value: 7 }]);
  assert.deepEqual(foe({}), [{ what: 'strength', value: 3 }]);
  assert.deepEqual(foe({ foeBonus: 1 }), [
    { what: 'strength', value: 3 },
    { what: 'bonus', value: 1 },
  ]);
  assert.deepEqual(foe({ kind: 'psychic', value: 4 }), [{ what: 'craft', value: 4 }]);
  // Two at once are named one by one, as long as they add up to what is fought.
  const pair = [fight.foes[0], fight.foes[0]];
  assert.deepEqual(foe({ foes: pair, value: 6 }), [
    { what: { kind: 'ape' }, value: 3 },
    { what: { kind: 'ape' }, value: 3 },
  ]);
  assert.deepEqual(foe({ foes: pair, value: 5 }), [{ what: 'strength', value: 5 }]);
  assert.deepEqual(foe({ rival: 1, foes: [], foeBonus: 2 }), [
    { what: 'strength', value: 4 },
    { what: 'bonus', value: 2 },
  ]);
  assert.deepEqual(foe({ rival: 1, foes: [], rivalChampion: 7 }), [{ what: 'champion', value: 7 }]);
});

situation('a card is named with what it adds in this kind of fight, and left out in the other', () => {
  const { view, fight } = facing('thief', {
    cards: { 'objects.0': ['luckyCharm', 'psychicCrystal'], 'followers.0': ['warhorse'] },
  });
  const hero = (of: Partial<Fight>) => reckon(view, changed(fight, of)).hero;
  assert.deepEqual(hero({}).parts, [
    { what: 'strength', value: 3 },
    { what: { kind: 'warhorse' }, value: 3 },
  ]);
  assert.deepEqual(hero({ kind: 'psychic' }).parts, [
    { what: 'craft', value: 3 },
    { what: { kind: 'psychicCrystal' }, value: 1 },
  ]);
  assert.deepEqual([hero({}).value, hero({ kind: 'psychic' }).value], [6, 4]);
});

situation('in the Cursed Glade Objects add nothing to an attack, Followers what they always add', () => {
  const cards = { 'objects.0': ['luckyCharm', 'whetstone', 'sword'], 'followers.0': ['warhorse'] };
  const added = (space: SpaceId): string[] => {
    const { view, fight } = facing('thief', { cards });
    view.state.players[0].space = at(space);
    const weapons = readingOf(view).cards(readingOf(view).piles.objects[0]);
    const { parts } = reckon(view, changed(fight, { weapons: weapons.slice() })).hero;
    return parts.flatMap(({ what, value }) => (typeof what === 'string' ? [] : [`${what.kind} ${value}`]));
  };
  assert.deepEqual(added('hills2').toSorted(), ['sword 1', 'warhorse 3', 'whetstone 1']);
  assert.deepEqual(added('cursedGlade'), ['warhorse 3']);
});

situation('what no card tells is the rest: the edge of an enchanted Weapon', () => {
  const t = carrying(['ape'], ['luckyCharm', 'sword']).asks(0, 'beforeFight');
  const sword = t.t.cards(t.t.piles.objects[0]).find((card) => t.t.kind(card) === 'sword')!;
  enchant(t.t, sword);
  const view = t.match.view(0);
  const fight = view.scenes.findLast(({ type }) => type === 'fight') as Fight;
  const { parts, value } = reckon(view, changed(fight, { weapons: [sword] })).hero;
  assert.deepEqual(
    [parts, value],
    [
      [
        { what: 'strength', value: 3 },
        { what: { kind: 'sword' }, value: 1 },
        { what: 'rest', value: 1 },
      ],
      5,
    ],
  );
});

situation('what somebody sees is read once, and again when it has changed', () => {
  const { view } = facing();
  assert.equal(readingOf(view), readingOf(view));
  assert.notEqual(readingOf({ ...view }), readingOf(view));
});

situation('bad luck is a part of an attack that is rolled, and of no other', () => {
  const { view, fight } = facing();
  view.state.players[0].attackNow = -1;
  const now = (of: Partial<Fight>): number[] => {
    const { hero, foe } = reckon(view, changed(fight, of));
    return [hero.value, foe.value];
  };
  assert.deepEqual(
    [now({}), now({ heroRolls: false }), now({ foeRolls: false })],
    [
      [2, 3],
      [3, 3],
      [2, 3],
    ],
  );
  // A character attacked in its own turn has bad luck with its own die.
  const attacked = { hero: 1, rival: 0, foes: [] };
  assert.deepEqual(
    [now(attacked), now({ ...attacked, foeRolls: false })],
    [
      [4, 2],
      [4, 3],
    ],
  );
});

situation('what is added to an attack in this turn is a part of it', () => {
  const { view, fight } = facing();
  view.state.players[0].attackNow = 1;
  const { parts, value } = reckon(view, fight).hero;
  assert.deepEqual([parts.at(-1), value], [{ what: 'now', value: 1 }, 4]);
});

situation('only Enemies have a preview, by their value where they lie, or as they are printed', () => {
  const t = scene({
    seats: ['thief', 'wizard'],
    at: ['city', 'oasis'],
    cards: { [pileAt('city')]: ['wolf'] },
    dice: [2, 3],
  });
  const view = t.asks(0, 'destination').match.view(0);
  assert.deepEqual(outlook(view, 0, 'wolf'), { own: 3, foe: 2 });
  assert.deepEqual(outlook(view, 0, 'ghost'), { own: 3, foe: 4 });
  assert.deepEqual(outlook(view, 1, 'wildBoar'), { own: 2, foe: 1 });
  assert.deepEqual(outlook(view, 1, 'ghost'), { own: 5, foe: 4 });
  assert.deepEqual(
    [outlook(view, 0, 'ring'), outlook(view, 0, 'noSuchCard'), outlook(view, 9, 'wolf')],
    [null, null, null],
  );
});

situation('what somebody may not see counts nothing, and an empty seat has no numbers', () => {
  const t = scene({
    seats: ['thief', 'wizard'],
    at: ['city', 'oasis'],
    with: { 1: { gold: 2, fate: 1 } },
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  while (t.match.waiting.includes(1)) t.answer(1, 'pass');
  const view = t.asks(0, 'destination').match.view(0);
  const reading = readingOf(view);
  const [hidden] = reading.cards(reading.piles.hand[1]);
  assert.deepEqual([reading.kind(hidden), reading.def(hidden).strength], [UNSEEN, 0]);
  assert.deepEqual(openCards(view.piles.hand[1]), []);
  assert.deepEqual(openCards(undefined), []);
  // Nor are backs faces, where backs are all that is shown.
  assert.deepEqual(openCards({ count: 2, cards: [{ back: 'spells' }, null] }), []);
  const { strength, craft, lives, fate, gold, ownStrength, ownCraft } = numbersOf(view, 1);
  assert.deepEqual([strength, craft, lives, fate, gold, ownStrength, ownCraft], [2, 5, 4, 1, 2, 2, 5]);
  assert.deepEqual([characterAt(view, 1), characterAt(view, 9)], ['wizard', null]);
  assert.equal(view.state.players[0].space, at('city'));
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { countersOn, setCounters } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { asked, rest } from './looking.ts';
import { drawing, meeting, pileAt, player } from './meeting.ts';
import { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const told = (t: ReturnType<typeof scene>): string => t.log().join('\n');

situation('the Discordant Dirge shuffles whatever was slain', () => {
  const slain = ['wolf', 'bear', 'ape', 'lion', 'dragon', 'ogre'];
  const orders = ['a', 'b', 'c', 'd'].map((seed) =>
    meeting(['discordantDirge'], { seed, cards: { adventureDiscard: slain } })
      .kinds('adventure')
      .slice(-6)
      .join(' '),
  );
  assert.ok(new Set(orders).size > 1);
});
situation('the Fallen Angel takes the last fate before lives', () => {
  const fallen = (fate: number) => {
    const t = meeting(['fallenAngel'], { with: { 0: { fate } } });
    return [player(t).fate, player(t).lives];
  };
  assert.deepEqual(
    [fallen(1), fallen(0)],
    [
      [0, 4],
      [0, 2],
    ],
  );
});
situation('the song of the Swamp Siren holds for the next own turn', () => {
  const t = meeting(['swampSiren'], { dice: [1, 5] });
  assert.deepEqual(
    t.state.lasting.map(({ what, whom, rounds }) => [what, whom, rounds]),
    [['held', 0, 2]],
  );
});
situation('the Augur turns over six cards, and says which', () => {
  const adventure = ['wolf', 'ring', 'cave', 'ape', 'bear', 'lion', 'dragon'];
  const t = meeting(['augur'], { next: { adventure } });
  assert.deepEqual(
    [t.kinds('adventure').at(-1), t.kinds('adventureDiscard').includes('lion')],
    ['dragon', true],
  );
  assert.match(told(t), /draws Lion/u);
  const few = meeting(['augur'], { cards: { adventure: [], adventureDiscard: [] } });
  assert.deepEqual([few.kinds(HERE), few.state.turn], [[], 1]);
});
situation('four Rewards lie in the Reliquary', () => {
  const t = drawing('reliquary');
  assert.equal(t.kinds('stack.0').length, 4);
  rest(t);
});
situation('the Pantheon falls when all three alignments were chosen there', () => {
  const chosen = (before: number, what: string): number | null => {
    const t = meeting(['pantheon']);
    const [card] = t.t.cards(t.t.piles.space[at('hills2')]);
    setCounters(t.t, card, before);
    t.answer(0, 'visit').answer(0, what);
    return t.kinds(HERE).length === 0 ? null : countersOn(t.t, card);
  };
  assert.deepEqual([chosen(0, 'good'), chosen(0, 'neutral'), chosen(0, 'evil')], [1, 2, 4]);
  assert.deepEqual([chosen(6, 'good'), chosen(5, 'neutral'), chosen(3, 'evil')], [null, null, null]);
  assert.deepEqual([chosen(4, 'evil'), chosen(4, 'neutral')], [4, 6]);
});
situation('only the Enchantress drives away a False Prophet', () => {
  const visits = (whom: string, dice: readonly number[]) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields4', 'oasis'],
      with: { 0: { lives: 3, gold: 1 } },
      cards: { 'followers.0': ['falseProphet'], 'objects.0': ['sword'] },
      dice: [1, 1, ...dice],
    });
    t.answer(0, 'city').answer(0, whom);
    if (asked(t) === 'alchemy') t.answer(0, 'sword');
    rest(t);
    return t.kinds('followers.0');
  };
  assert.deepEqual([visits('The Enchantress', [4]), visits('The Alchemist', [])], [[], ['falseProphet']]);
});
situation('five springs have four counters each', () => {
  for (const kind of ['fountainOfWisdom', 'magicStream', 'poolOfLife', 'poolOfFortune', 'glitteringGorge'])
    assert.equal(game.content[kind].counters, 4, kind);
});
situation('the riches of a Rumour are rolled for once', () => {
  const t = meeting(['rumourOfRiches']);
  const [first] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.ok(countersOn(t.t, first) > 0);
  const known = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { [HERE]: ['rumourOfRiches'] },
    dice: [2, 3, 5],
  });
  const [card] = known.t.cards(known.t.piles.space[at('hills2')]);
  setCounters(known.t, card, 2);
  known.answer(0, 'hills2');
  rest(known);
  assert.ok(!known.log().some((line) => /rolls 5/u.test(line)));
});

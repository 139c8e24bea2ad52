import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { darknessTrack, timeTrack } from '../../rules/trackMarks.ts';
import { game, on, play, rule } from '../kit.ts';

const fresh = (seats: number, options = {}, answers: readonly string[] = []) => {
  const t = table(game, { seats, options, setup: 'asked' });
  answers.forEach((answer) => t.answer(t.match.waiting[0], answer));
  return t;
};

rule('VA-COUNT-01', 'one to four players, each with a hero of their own', () => {
  assert.deepEqual(game.seats, [1, 4]);
  const t = fresh(2, {}, ['Valkea, the Shield Maiden']);
  assert.equal(t.options(1).length, 5);
  assert.ok(!t.options(1).includes('Valkea, the Shield Maiden'));
});

rule('VA-COUNT-02', 'the number of heroes does not shrink when one is eliminated', () => {
  const t = play({ heroes: ['valkea', 'elatha'], encounter: 'ragingBones' });
  t.state.heroes[1].out = true;
  const { success } = game.content.ragingBones.encounter!;
  assert.equal(success.length, 1);
  assert.equal(game.read(t.t, { seat: null, card: null, doing: null, moment: null }).heroes, 2);
});

rule('VA-HEROSETUP-01', 'who picks a hero gets the charter and all 32 cards', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  const cards = ['heroDeck.0', 'hand.0', 'area.0', 'offer.0'].flatMap((pile) => t.kinds(pile));
  assert.equal(cards.length, 32);
  assert.ok(cards.every((kind) => game.content[kind].hero === 'valkea'));
  assert.deepEqual(t.kinds('charter.0'), ['valkea']);
});

rule('VA-HEROSETUP-02', 'starting gear lies in the hero area', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.deepEqual(t.kinds('area.0').toSorted(), ['chainShirt', 'roundShield', 'shortSwordValkea']);
});

rule('VA-HEROSETUP-03', 'the Knotted Cord starts with its two tokens', () => {
  const t = fresh(1, {}, ['Aseke, the Name Keeper', 'noAlly']);
  assert.equal(on(t, 'knotCord').objectives, 2);
});

rule(
  'VA-HEROSETUP-04',
  'nothing else of that action happens: no token goes to the time charter, no focus',
  () => {
    const t = fresh(1, {}, ['Aseke, the Name Keeper', 'noAlly']);
    assert.deepEqual([t.state.heroes[0].focus, t.state.objectives], [3, 4]);
  },
);

rule('VA-HEROSETUP-05', 'the other base-set cards are the hero deck, face down', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.equal(t.kinds('heroDeck.0').length, 20 - 3 - 5);
  assert.ok([...t.kinds('heroDeck.0'), ...t.kinds('hand.0')].every((kind) => game.content[kind].baseSet));
});

rule('VA-HEROSETUP-06', 'great feats and personal rewards lie open beside it', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.equal(t.kinds('offer.0').length, 12);
  assert.ok(t.kinds('offer.0').every((kind) => game.content[kind].price > 0));
});

rule('VA-HEROSETUP-07', 'one ally, its Start side up, and each only once', () => {
  const t = fresh(2, {}, ['Valkea, the Shield Maiden', 'Elatha, the Mist Hunter', 'grimfell']);
  assert.ok(t.kinds('area.0').includes('grimfell'));
  assert.equal(on(t, 'grimfell').turned, false);
  t.asks(1, 'chooseAlly');
  assert.ok(!t.options(1).includes('Grimfell, the Young Wolf'));
});

rule('VA-HEROSETUP-08', 'no beast follows under the storm', () => {
  const t = fresh(1, { adventure: 'wingsOfTheStorm' }, ['Valkea, the Shield Maiden']);
  assert.equal(t.blocked(0, 'grimfell'), 'VA-HEROSETUP-08');
  assert.equal(t.blocked(0, 'oda'), null);
});

rule('VA-HEROSETUP-09', 'focus starts on the space of the charter', () => {
  const t = fresh(2, {}, ['Elatha, the Mist Hunter', 'Ishrid, the Rune Weaver', 'noAlly', 'noAlly']);
  assert.deepEqual(
    t.state.heroes.map(({ focus }) => focus),
    [4, 2],
  );
});

rule('VA-HEROSETUP-10', 'everybody draws five cards', () => {
  const t = fresh(2, {}, ['Elatha, the Mist Hunter', 'Ishrid, the Rune Weaver', 'noAlly', 'noAlly']);
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('hand.1').length], [5, 5]);
});

rule('VA-HEROSETUP-11', 'one loot token in total', () => {
  const t = fresh(2, {}, ['Elatha, the Mist Hunter', 'Ishrid, the Rune Weaver', 'noAlly', 'noAlly']);
  assert.equal(t.state.loot, 1);
});

rule('VA-HEROSETUP-12', 'Aseke brings two allies, and both may act in one turn', () => {
  const t = fresh(1, {}, ['Aseke, the Name Keeper', 'grimfell', 'oda']);
  assert.ok(t.kinds('area.0').includes('grimfell') && t.kinds('area.0').includes('oda'));
  const turn = play({ heroes: ['aseke'], areas: [['grimfell', 'jorun']], foes: [['stormDragon']] });
  turn.answer(0, 'Grimfell, the Young Wolf: ally action').answer(0, 'Jorun, the Sellsword: ally action');
  turn.asks(0, 'turn');
  assert.equal(turn.state.heroes[0].alliesActed.length, 2);
});

rule('VA-HEROSETUP-13', 'heroes first, then the adventure, which is known beforehand', () => {
  const t = fresh(1);
  t.asks(0, 'chooseHero');
  assert.deepEqual(t.kinds('adventure'), ['firstTracks']);
  assert.equal(t.kinds('display').length, 0);
});

const ready = (seats: number, options = {}) => table(game, { seats, options });

rule('VA-QUESTSETUP-01', 'every track has its marker', () => {
  const { state } = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.deepEqual([state.reinforcement, state.darkness, state.time], [0, 0, 6]);
});

rule(
  'VA-QUESTSETUP-02',
  'the nightmare quest changes reinforcement and time, the nightmare time darkness',
  () => {
    const quest = play({ options: { nightmareQuest: true } });
    const time = play({ options: { nightmareTime: true } });
    assert.deepEqual([endOf(quest), darkAt(quest, 3)], [36, 2]);
    assert.deepEqual([endOf(time), darkAt(time, 3)], [40, 3]);
  },
);
const endOf = (t: ReturnType<typeof play>): number => timeTrack(t.t).end;
const darkAt = (t: ReturnType<typeof play>, space: number): number => darknessTrack(t.t)[space];

rule('VA-QUESTSETUP-03', 'reinforcement and darkness start leftmost', () => {
  const { state } = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.deepEqual([state.reinforcement, state.darkness], [0, 0]);
});

rule('VA-QUESTSETUP-04', 'the more heroes, the earlier the time starts', () => {
  const starts = [1, 2, 3, 4].map((seats) => {
    const t = fresh(seats);
    for (let seat = 0; seat < seats; seat++) t.answer(seat, t.options(seat)[0]);
    for (let seat = 0; seat < seats; seat++) if (t.match.waiting[0] === seat) t.answer(seat, 'noAlly');
    return t.state.time;
  });
  assert.deepEqual(starts, [6, 4, 2, 0]);
});

rule('VA-QUESTSETUP-05', 'every ally costs a space of time', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'grimfell']);
  assert.equal(t.state.time, 7);
});

rule('VA-QUESTSETUP-06', 'four objective tokens lie on the time charter', () => {
  const t = fresh(1, {}, ['Valkea, the Shield Maiden', 'noAlly']);
  assert.equal(t.state.objectives, 4);
});

rule('VA-QUESTSETUP-07', 'three decks of 24 enemies each', () => {
  const t = ready(1);
  for (const [i, deck] of ['blue', 'green', 'red'].entries()) {
    const kinds = t.kinds(`enemyDeck.${i}`);
    assert.equal(kinds.length, 24);
    assert.ok(kinds.every((kind) => game.content[kind].deck === deck));
    assert.deepEqual(t.kinds(`enemyDiscard.${i}`), []);
  }
});

rule('VA-QUESTSETUP-08', 'eighteen normal encounters, no boss encounter among them', () => {
  const t = ready(1);
  assert.equal(t.kinds('encounterDeck').length, 18);
  assert.ok(t.kinds('encounterDeck').every((kind) => game.content[kind].encounter!.boss === null));
});

rule('VA-QUESTSETUP-09', 'two more rewards than heroes lie open', () => {
  for (const seats of [1, 3]) {
    const t = ready(seats);
    assert.equal(t.kinds('display').length, seats + 2);
    assert.equal(t.kinds('rewardDeck').length, 28 - seats - 2);
  }
});

rule.also('VA-QUESTSETUP-09', 'they are shuffled: another table has another display', () => {
  const displays = ['one', 'two', 'three'].map((seed) => table(game, { seed }).kinds('display').join());
  assert.equal(new Set(displays).size, 3);
});

rule('VA-QUESTSETUP-10', 'the adventure says how the map lies and where the party starts', () => {
  const t = ready(1);
  assert.deepEqual(t.kinds('place.0'), ['mistwatch']);
  assert.equal(t.state.party, 0);
  assert.deepEqual(t.kinds('hidden.8'), ['wolfGorge']);
  assert.equal(game.content[t.kinds('hidden.1')[0]].location!.terrain, 'borderlands');
  assert.deepEqual(t.kinds('aside'), ['greyfang', 'nightOfThePack']);
  assert.deepEqual([2, 4, 5, 7].flatMap((slot) => t.kinds(`hiddenToken.${slot}`)).toSorted(), [
    'firstTracksA',
    'firstTracksB',
    'firstTracksC',
    'firstTracksD',
  ]);
});

rule('VA-QUESTSETUP-11', 'heroes nobody plays and bosses of other adventures are not in the game', () => {
  const t = ready(1);
  assert.ok(t.kinds('box').filter((kind) => game.content[kind].sort === 'hero').length === 5);
  const everywhere = Object.values(t.t.piles)
    .flat()
    .flatMap((pile) => t.t.cards(pile).map((card) => t.t.kind(card)));
  assert.ok(!everywhere.includes('boneLord'));
});

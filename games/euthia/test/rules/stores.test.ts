import assert from 'node:assert/strict';
import { prepareEncounter } from '../../rules/encounters.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { ENCOUNTERS, type EncounterKind } from '../../shape.ts';
import {
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  passTo,
  play,
  rule,
} from '../kit.ts';

const heroes = ['dral'];
const count = (j: Journey, pile: string): number => j.kinds(pile).length;

rule('EU-SOLO-02', 'a face-down deck of all 36 combat cards; dice are rolled again only with gaar', () => {
  const j = play({ heroes });
  const deck = j.kinds('combatDeck');
  assert.deepEqual([deck.length, new Set(deck).size], [36, 36]);
  assert.ok(j.match.view(0).piles.combatDeck.cards.every((card) => card === null));
  const other = play({ heroes, seed: 'another' });
  assert.notDeepEqual(deck, other.kinds('combatDeck'));
  assert.deepEqual(play({ heroes: ['dral', 'ael'] }).kinds('combatDeck'), []);
});

rule('EU-SOLO-03', 'no control cards, and the other kind of soul control', () => {
  const gold = (kinds: readonly string[]): number[] => {
    const j = play({ heroes: kinds });
    const all = j.kinds('goldDeck');
    return ['soulControl', 'soulControlSolo'].map((kind) => all.filter((one) => one === kind).length);
  };
  assert.deepEqual(
    [gold(['dral']), gold(['dral', 'ael'])],
    [
      [0, 8],
      [8, 0],
    ],
  );
  const j = play({ heroes });
  assert.deepEqual([count(j, 'controlDeck'), count(j, 'control.0')], [0, 0]);
  assert.equal(count(play({ heroes: ['dral', 'ael', 'keleia'] }), 'controlDeck'), 6);
});

/** An encounter is revealed. */
const met = (
  kind: EncounterKind,
  seats: readonly string[],
  options = {},
): { open: string[]; all: string[]; rewards: number } => {
  const number = ENCOUNTERS.indexOf(kind);
  const j = play({ heroes: seats, options, set: (_, t) => prepareEncounter(t, kind) });
  const open = j.kinds(`questOpen.${number}`);
  const stacks = Array.from({ length: 13 }, (_, i) => j.kinds(`stack.${i}`)).flat();
  return {
    open,
    all: [...open, ...j.kinds(`questDeck.${number}`)],
    rewards: stacks.filter((one) => game.content[one].tile!.stack === 'witchReward').length,
  };
};

rule('EU-SOLO-04', 'the witch comes with her single-player cards: three of five, two of them open', () => {
  const alone = met('witch', heroes);
  assert.deepEqual([alone.all.length, alone.open.length], [3, 2]);
  assert.ok(alone.all.every((kind) => game.content[kind].quest!.solo));
  assert.equal(Object.values(game.content).filter(({ quest }) => quest?.solo === true).length, 5);
  assert.ok(met('witch', ['dral', 'ael']).all.every((kind) => !game.content[kind].quest!.solo));
});

rule('EU-SOLO-05', 'every other encounter has three cards, two of them open; no dark amulets', () => {
  for (const kind of ENCOUNTERS) {
    if (kind === 'witch') continue;
    const { all, open } = met(kind, heroes);
    assert.deepEqual([all.length, open.length], [3, 2], kind);
  }
  assert.equal(met('witch', heroes).rewards, 0);
  assert.ok(met('witch', ['dral', 'ael']).rewards > 0);
});

rule('EU-SOLO-06', 'one silver card into the silver store at the start of each round', () => {
  const j = play({ heroes, cards: { silverStore: [], goldStore: [] } });
  assert.equal(count(j, 'silverStore'), 1);
  endTurn(j, 0).asks(0, 'turn');
  assert.deepEqual([j.state.round, count(j, 'silverStore'), count(j, 'goldStore')], [2, 2, 0]);
  // Nobody sees what lies there.
  assert.ok(j.match.view(0).piles.silverStore.cards.every((card) => card === null || !('kind' in card)));
});

/** The hero stands on a space where a demon stone can be turned for a gold card. */
const withStone = (plan: Parameters<typeof play>[0] = {}): Journey =>
  play({
    heroes,
    worn: [['treasureRuneBracers']],
    ...plan,
    cards: { silverStore: [], goldStore: [], 'hand.0': [], ...plan.cards },
    set: (_, t) => {
      const card = t.cards(t.piles.worn[0]).find((one) => t.kind(one) === 'treasureRuneBracers')!;
      t.setNote(card, { exhausted: false, gems: ['demonStone'], flipped: [false], essences: [] });
    },
  });

rule(
  'EU-SOLO-07',
  'whoever draws a card feeds the store with one of its kind; an exchange is no draw',
  () => {
    const j = withStone({ cards: { 'hand.0': ['curse', 'curse', 'bloodlust', 'stoneSkin'] } });
    j.answer(0, 'Use the demon stone').asks(0, 'turn');
    assert.deepEqual([count(j, 'hand.0'), count(j, 'goldStore'), count(j, 'silverStore')], [5, 1, 1]);
    choose(j, 0, 'exchange').asks(0, 'turn');
    assert.deepEqual([count(j, 'hand.0'), count(j, 'goldStore'), count(j, 'silverStore')], [2, 1, 1]);
  },
);

rule('EU-SOLO-08', 'four silver cards in the store become one gold card there, and gold has no limit', () => {
  const j = play({
    heroes,
    cards: {
      silverStore: ['curse', 'curse', 'curse'],
      goldStore: ['mightyBlow', 'mightyBlow', 'mightyBlow', 'healingCard', 'healingCard', 'healingCard'],
    },
  });
  // The card of the first round was the fourth.
  assert.deepEqual([count(j, 'silverStore'), count(j, 'goldStore')], [0, 7]);
});

rule('EU-SOLO-09', 'four silver cards or one gold card for a coin', () => {
  const j = play({
    heroes,
    hero: [{ gold: 0 }],
    cards: { 'hand.0': ['curse', 'curse', 'bloodlust', 'stoneSkin', 'mightyBlow'], silverStore: [] },
  });
  choose(j, 0, 'silverToCoin').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.kinds('hand.0')], [1, ['mightyBlow']]);
  choose(j, 0, 'goldToCoin').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.kinds('hand.0')], [2, []]);
  assert.ok(!offered(j, 0).includes('goldToCoin'));
  const rivals = play({
    heroes: ['dral', 'ael'],
    cards: { 'hand.0': ['curse', 'curse', 'curse', 'curse', 'mightyBlow'] },
  });
  assert.ok(offered(rivals, 0).every((id) => !id.endsWith('ToCoin')));
});

rule.also('EU-SOLO-09', 'a card too many may become a coin, too', () => {
  const j = withStone({
    hero: [{ gold: 0 }],
    cards: { 'hand.0': ['curse', 'curse', 'curse', 'mightyBlow', 'healingCard'], silverStore: [] },
  });
  j.answer(0, 'Use the demon stone').asks(0, 'handLimit');
  j.answer(0, 'A gold card for 1 gold').answer(0, 'Mighty Blow').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, count(j, 'hand.0')], [1, 5]);
});

rule('EU-SOLO-10', 'five cards in hand; what is discarded goes under its deck', () => {
  const j = withStone({ cards: { 'hand.0': ['curse', 'curse', 'curse', 'mightyBlow', 'healingCard'] } });
  j.answer(0, 'Use the demon stone').asks(0, 'handLimit');
  j.answer(0, 'Discard Mighty Blow').asks(0, 'turn');
  assert.equal(count(j, 'hand.0'), 5);
  assert.deepEqual([j.kinds('goldDeck')[0], j.kinds('goldDiscard')], ['mightyBlow', []]);
});

rule('EU-SOLO-11', 'the cards of a monster go into the stores, and four silver become gold', () => {
  const j = fighting('platedLizard', {
    heroes,
    cards: { 'monsterNext.1': ['platedLizard'], silverStore: ['curse'], goldStore: [] },
  });
  // One lay there, one came with the round, two with the lizard.
  assert.deepEqual([count(j, 'silverStore'), count(j, 'goldStore')], [0, 1]);
  passTo(j, 'heroC');
  const gold = fighting('cyclops', {
    heroes,
    cards: { 'monsterNext.2': ['cyclops'], silverStore: [], goldStore: [] },
  });
  assert.deepEqual([count(gold, 'silverStore'), fightOf(gold).monster], [1, null]);
  passTo(gold, 'heroC');
});

rule(
  'EU-SOLO-12',
  'a chaos marker on the portrait, and the gold card of the resurrection feeds the store',
  () => {
    const j = fighting('mistWolf', {
      heroes,
      hero: [{ health: 1, gaar: 0 }],
      cards: { 'monsterNext.0': ['mistWolf'], silverStore: [], goldStore: [], 'hand.0': [] },
      next: { combatDeck: ['combat66'] },
    });
    passTo(j, 'turn');
    const { fallen, won, gaar, space } = j.state.heroes[0];
    assert.deepEqual([fallen, won, gaar, space], [1, 0, 3, 3]);
    assert.deepEqual([count(j, 'hand.0'), count(j, 'goldStore')], [1, 1]);
  },
);

rule('EU-SOLO-13', 'each of these costs 2 reputation at the end', () => {
  const score = (fallen: number): number =>
    scoreOf(play({ heroes, hero: [{ gold: 0, reputation: 9, fallen }] }).t, 0);
  assert.deepEqual([0, 1, 3].map(score), [9, 7, 3]);
});

rule('EU-COOP-06', 'three cards for each encounter and one store of each kind for all', () => {
  const options = { cooperative: true };
  const { all, open } = met('hunter', ['dral', 'ael', 'keleia'], options);
  assert.deepEqual([all.length, open.length], [3, 2]);
  assert.ok(met('witch', ['dral', 'ael'], options).all.every((kind) => game.content[kind].quest!.solo));
  const j = withStone({ heroes: ['dral', 'ael'], options });
  assert.equal(j.state.mode, 'cooperative');
  const before = count(j, 'goldStore');
  j.answer(0, 'Use the demon stone').asks(0, 'turn');
  assert.equal(count(j, 'goldStore'), before + 1);
});

rule('EU-COOP-07', 'a silver card into the store at the start of every turn', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    options: { cooperative: true },
    cards: { silverStore: [], goldStore: [] },
  });
  assert.equal(count(j, 'silverStore'), 1);
  endTurn(j, 0).asks(1, 'turn');
  assert.equal(count(j, 'silverStore'), 2);
  endTurn(j, 1).asks(0, 'turn');
  assert.deepEqual([j.state.round, count(j, 'silverStore')], [2, 3]);
});

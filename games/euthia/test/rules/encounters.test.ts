import assert from 'node:assert/strict';
import { prepareEncounter } from '../../rules/encounters.ts';
import { type EncounterKind, ENCOUNTERS, type HeroName } from '../../shape.ts';
import { choose, endTurn, game, type Journey, offered, play, rule } from '../kit.ts';

const SEATED: readonly HeroName[] = ['ael', 'dral', 'keleia', 'maeldur'];
const TILES: { readonly [K in EncounterKind]?: string } = {
  hunter: 'hunterLodge',
  miner: 'minerAdit',
  healer: 'healerGarden',
  weaponsmith: 'smithVale',
  witch: 'witchHollow',
};
/** The first tile the first hero reveals bears an encounter of this kind. */
const revealed = (kind: EncounterKind, seats = 2, seed = 'test'): Journey => {
  const j = play({
    heroes: SEATED.slice(0, seats),
    seed,
    stack: true,
    next: { mapStack: [TILES[kind]!] },
  });
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step0');
  return j.answer(0, '1,-2').asks(0, 'placeTile');
};
const cardsOf = (j: Journey, kind: EncounterKind): string[] => {
  const number = ENCOUNTERS.indexOf(kind);
  return [...j.kinds(`questOpen.${number}`), ...j.kinds(`questDeck.${number}`)];
};

rule(
  'EU-ENC-01',
  'all cards of the kind are shuffled; among rivals the witch leaves out those for one player',
  () => {
    const decks = ['a', 'b', 'c', 'd'].map((seed) => cardsOf(revealed('hunter', 2, seed), 'hunter'));
    for (const kind of decks.flat()) assert.equal(game.content[kind].quest!.of, 'hunter');
    assert.ok(new Set(decks.map((deck) => deck.join())).size > 1);
    assert.ok(cardsOf(revealed('witch', 4), 'witch').every((kind) => !game.content[kind].quest!.solo));
    const alone = revealed('witch', 1);
    assert.ok(cardsOf(alone, 'witch').every((kind) => game.content[kind].quest!.solo));
  },
);

rule.also('EU-ENC-01', 'a second encounter of the kind shares the cards of the first', () => {
  const j = play({
    set: (_state, t) => {
      prepareEncounter(t, 'hunter');
      prepareEncounter(t, 'hunter');
    },
  }).asks(0, 'turn');
  assert.deepEqual([cardsOf(j, 'hunter').length, j.kinds('stack.9').length], [4, 12]);
});

rule('EU-ENC-02', 'two more cards than players; the rest goes unseen', () => {
  for (const [seats, size] of [
    [2, 4],
    [3, 5],
    [4, 6],
  ] as const) {
    const j = revealed('miner', seats);
    assert.equal(cardsOf(j, 'miner').length, size);
    const out = j.kinds('unused').filter((kind) => game.content[kind].quest?.of === 'miner');
    assert.equal(out.length, 7 - size);
    assert.ok(j.match.view(0).piles.unused.cards.every((card) => card === null));
  }
});

rule('EU-ENC-03', 'two cards lie open, and whoever stands there may complete them', () => {
  const number = ENCOUNTERS.indexOf('healer');
  const j = revealed('healer', 3);
  assert.deepEqual([j.kinds(`questOpen.${number}`).length, j.kinds(`questDeck.${number}`).length], [2, 3]);
  const open = j.match.view('watcher').piles.questOpen[number].cards;
  assert.ok(open.every((card) => card !== null && 'kind' in card));
  assert.ok(j.match.view(0).piles.questDeck[number].cards.every((card) => card === null));
  const both = atEnvoy(['envoyFirstGift'], { at: [4, 4] });
  assert.ok(offered(both, 0).some((id) => id.startsWith('quest')));
  endTurn(both, 0).asks(1, 'turn');
  assert.ok(offered(both, 1).some((id) => id.startsWith('quest')));
});

rule('EU-ENC-04', 'hunter, weaponsmith and witch bring a shuffled stack of rewards', () => {
  for (const [kind, stack, size] of [
    ['hunter', 9, 12],
    ['weaponsmith', 10, 12],
    ['witch', 11, 7],
  ] as const) {
    const j = revealed(kind);
    assert.equal(j.kinds(`stack.${stack}`).length, size);
    assert.ok(j.match.view(0).piles.stack[stack].cards.every((card) => card === null));
    assert.notDeepEqual(j.kinds(`stack.${stack}`), revealed(kind, 2, 'other').kinds(`stack.${stack}`));
  }
  assert.equal(revealed('miner').kinds('stack.9').length, 0);
});

type Plan = NonNullable<Parameters<typeof play>[0]>;
/** Both heroes have a ruby and an emerald; the envoy has these open cards. */
function atEnvoy(open: readonly string[], plan: Plan = {}, deck: readonly string[] = []): Journey {
  return play({
    map: [['envoyCamp', 2, -1]],
    at: [4],
    cards: { 'questOpen.5': open, 'questDeck.5': deck },
    ...plan,
    set: (state) => {
      state.revealed.push(5);
      for (const { gems } of state.heroes) {
        gems.ruby = 1;
        gems.emerald = 1;
      }
    },
  });
}

rule(
  'EU-QUEST-01',
  'one or both open quests may be completed where the encounter is, by whoever meets their demand',
  () => {
    const j = atEnvoy(['envoyFirstGift', 'envoyWeddingGift', 'envoyCourtDiamond']);
    const quests = j.options(0).filter((text) => text.startsWith('Complete'));
    assert.deepEqual(quests, ['Complete the quest: The First Gift', 'Complete the quest: Wedding Gift']);
    const away = atEnvoy(['envoyFirstGift'], { at: [5] });
    assert.ok(!away.options(0).some((text) => text.startsWith('Complete')));
    // The mercenary camp is visited in its centre.
    const camp = (space: number): boolean =>
      play({
        map: [['swordCamp', 2, -1]],
        at: [space],
        cards: { 'questOpen.10': ['campEarnestMoney'] },
        hero: [{ gold: 9 }],
        set: (state) => {
          state.map.beaten[4] = state.map.beaten[6] = true;
        },
      })
        .options(0)
        .some((text) => text.startsWith('Complete'));
    assert.deepEqual([camp(7), camp(5)], [true, false]);
  },
);

rule('EU-QUEST-02', 'the reward comes at once, and the card is kept for final scoring', () => {
  const j = atEnvoy(['envoyWeddingGift'], { hero: [{ gold: 0 }] });
  choose(j, 0, 'quest');
  while (j.match.question(0)!.ask.prompt === 'payGem') j.answer(0, offered(j, 0)[0]);
  j.asks(0, 'turn');
  const { reputation, gold, gems } = j.state.heroes[0];
  assert.deepEqual([reputation, gold, gems.ruby, gems.emerald], [3, 2, 0, 0]);
  assert.deepEqual([j.kinds('quests.0'), j.kinds('questOpen.5')], [['envoyWeddingGift'], []]);
});

rule('EU-QUEST-03', 'cards are replaced at the end of the turn only: at most two in one turn', () => {
  const j = atEnvoy(['envoyFirstGift', 'envoySafePassage'], { hero: [{ gold: 9 }] }, [
    'envoyWitness',
    'envoyCourtDiamond',
  ]);
  choose(j, 0, 'quest').answer(0, 'Ruby');
  assert.equal(j.kinds('questOpen.5').length, 1);
  choose(j, 0, 'quest').asks(0, 'turn');
  assert.deepEqual(j.kinds('questOpen.5'), []);
  // Two quests are done, so the witness would be content; but the card is not there yet.
  assert.ok(!offered(j, 0).some((id) => id.startsWith('quest')));
  endTurn(j, 0).asks(1, 'turn');
  assert.deepEqual(j.kinds('questOpen.5').toSorted(), ['envoyCourtDiamond', 'envoyWitness']);
});

rule('EU-QUEST-04', 'the envoy takes an emerald or a ruby for 1 reputation and 3 gold', () => {
  for (const gem of ['Ruby', 'Emerald'] as const) {
    const j = atEnvoy(['envoyFirstGift'], { hero: [{ gold: 0 }] });
    choose(j, 0, 'quest').answer(0, gem).asks(0, 'turn');
    const { reputation, gold, gems } = j.state.heroes[0];
    assert.deepEqual([reputation, gold], [1, 3]);
    assert.equal(gems[gem === 'Ruby' ? 'ruby' : 'emerald'], 0);
    assert.deepEqual(j.kinds('quests.0'), ['envoyFirstGift']);
  }
});

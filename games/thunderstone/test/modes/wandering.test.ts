import assert from 'node:assert/strict';
import { PARTY, play, rule, type Thunder, TORCHES } from '../kit.ts';

/** Two seats, and so many tokens on the monster in front. */
const onDuty = (tokens: number, plan: Parameters<typeof play>[0]): Thunder =>
  play({
    options: { mode: 'wandering', features: 0 },
    ...plan,
    cards: { 'deck.0': TORCHES, 'discard.0': [], ...plan?.cards },
    set: (state, t) => {
      state.wander.tokens = tokens;
      state.wander.front = tokens === 0 ? null : t.top(t.piles.rank[1]);
    },
  });

rule.also(
  'TH-WANDER-10',
  'in the turn in which the front monster was removed its successor gets no token',
  () => {
    for (const tokens of [0, 1]) {
      const t = onDuty(tokens, {
        hand: ['creepingDeath', 'creepingDeath'],
        hall: ['harbinger', 'airWrath', 'thunderWrath'],
        next: { dungeon: ['airWrath'] },
      });
      t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').asks(1, 'turn');
      assert.deepEqual([t.state.fought, t.state.wander.tokens], [false, 0]);
      t.answer(1, 'rest').answer(1, 'keep');
      assert.equal(t.state.wander.tokens, 1);
    }
  },
);

rule.also(
  'TH-WANDER-05',
  'whoever sends the monster away instead of attacking it takes it as a penalty all the same',
  () => {
    const t = onDuty(2, {
      hand: ['elfArchmage', 'torch'],
      hall: ['kingdom', 'famine', 'skaladak'],
      next: { dungeon: ['grudgebeast', 'grudgebeast'] },
    });
    const kingdoms = (): number => t.kinds('dungeon').filter((kind) => kind === 'kingdom').length;
    const before = kingdoms();
    t.answer(0, 'face').answer(0, 'Elf Archmage').answer(0, 'Kingdom');
    assert.equal(kingdoms(), before + 1);
    t.answer(0, 'Attack Skaladak').asks(1, 'turn');
    assert.deepEqual([t.kinds('penalty.0'), t.state.wander.tokens], [['kingdom'], 0]);
    assert.equal(kingdoms(), before);
  },
);

rule.also('TH-WANDER-05', 'at another rank it is still the one to attack', () => {
  const t = onDuty(2, {
    hand: ['banish', 'militia', 'battleFury', 'torch'],
    hall: ['kingdom', 'famine', 'skaladak'],
  });
  t.answer(0, 'face').answer(0, 'Banish').answer(0, 'rearrange');
  t.answer(0, ['Famine', 'Skaladak', 'Kingdom']).answer(0, 'Militia');
  t.refused(0, 'Attack Famine', 'TH-WANDER-05');
  t.answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(t.kinds('penalty.0'), []);
});

rule.also('TH-WANDER-05', 'whoever gets the monster by an effect has defeated it', () => {
  const t = onDuty(2, {
    hand: ['creepingDeath', 'creepingDeath', 'torch'],
    hall: ['harbinger', 'famine', 'skaladak'],
    next: { dungeon: ['grudgebeast', 'grudgebeast'] },
  });
  t.answer(0, 'face').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  t.answer(0, 'Attack Skaladak').asks(1, 'turn');
  assert.deepEqual(t.kinds('penalty.0'), []);
  assert.ok(t.kinds('discard.0').includes('harbinger'));
});

rule('TH-WANDER-01', 'four monster types and as many features as agreed', () => {
  for (const features of [0, 3] as const) {
    const { sets } = play({ options: { mode: 'wandering', set: 'random', features } }).state;
    assert.equal(new Set(sets.monsters).size, 4);
    assert.equal(sets.traps.length + sets.guardians.length > 0, features > 0);
  }
  assert.equal(play({ options: { mode: 'wandering', set: 'first' } }).state.sets.monsters.length, 4);
  // The first box holds none of them.
  const { sets } = play({ options: { mode: 'wandering', set: 'random', box: 'base', features: 3 } }).state;
  assert.deepEqual([...sets.traps, ...sets.guardians], []);
});

/** Two seats; so many tokens on the front monster. */
const wandering = ({
  hand = WEAK,
  hall = HALL,
  tokens = 0,
  next = [],
  cards = {},
}: Wandering = {}): Thunder =>
  play({
    options: { mode: 'wandering', features: 0 },
    hand,
    cards: {
      ...Object.fromEntries(hall.map((kind, i) => [`rank.${i + 1}`, [kind]])),
      'hand.1': WEAK,
      ...cards,
    },
    next: { dungeon: next },
    set: (state, t) => {
      const guardian = cards['rank.0'] !== undefined;
      state.wander.tokens = tokens;
      // The situation is laid after this; sleeves stay where they are.
      if (tokens > 0 && !guardian) state.wander.front = t.top(t.piles.rank[1]);
    },
  });

const WEAK = ['torch', 'torch', 'torch', 'ironRations', 'ironRations', 'ironRations'];

const HALL = ['famine', 'kingdom', 'skaladak'];

const tokens = (t: Thunder): number => t.state.wander.tokens;

interface Wandering {
  readonly hand?: readonly string[];
  readonly hall?: readonly string[];
  readonly tokens?: number;
  readonly next?: readonly string[];
  readonly cards?: Readonly<Record<string, readonly string[]>>;
}

const rests = (t: Thunder, seat: number): Thunder => t.answer(seat, 'rest').answer(seat, 'keep');

rule('TH-WANDER-02', 'there are as many tokens as seats', () => {
  const t = wandering();
  rests(rests(t, 0), 1);
  assert.equal(tokens(t), 2);
  t.asks(0, 'wander');
});

const frontKind = (t: Thunder): string | null =>
  t.state.wander.front === null ? null : t.t.kind(t.state.wander.front);

rule('TH-WANDER-03', 'a turn without a fight puts a token on the front monster', () => {
  const t = rests(wandering(), 0);
  assert.deepEqual([tokens(t), frontKind(t)], [1, 'famine']);
  t.answer(1, 'village').answer(1, 'done');
  assert.equal(tokens(t), 2);
  t.asks(0, 'wander');
});

rule('TH-WANDER-04', 'a guardian at rank 0 is in front of all', () => {
  const t = wandering({ cards: { 'rank.0': ['darkChampion'] } });
  rests(t, 0).asks(0, 'tribute');
  t.answer(0, t.options(0)[0]);
  assert.equal(frontKind(t), 'darkChampion');
  t.asks(1, 'turn');
});

rule('TH-WANDER-05', 'with all tokens on it the monster is attacked or taken', () => {
  const t = wandering({ tokens: 2, hand: ['militia', 'dagger'] });
  t.asks(0, 'wander');
  assert.deepEqual(t.options(0), ['Attack it', 'Take it as a penalty card (1 victory point less)']);
  // There is nothing else to do now than to go there.
  t.answer(0, 'face').asks(0, 'fight');
  t.refused(0, 'Attack Kingdom', 'TH-WANDER-05');
  t.answer(0, 'Attack Famine');
});

rule('TH-WANDER-06', 'a penalty card lies open in front of its owner and never joins the deck', () => {
  const t = wandering({ tokens: 2, next: ['harbinger'], cards: { 'deck.0': [], 'discard.0': [] } });
  t.answer(0, 'penalty').asks(0, 'turn');
  assert.deepEqual(t.kinds('penalty.0'), ['famine']);
  assert.equal(t.state.players[0].experience, 0);
  // A new hand is drawn from everything the seat owns.
  rests(t, 0);
  assert.ok(!t.kinds('hand.0').includes('famine'));
});

rule('TH-WANDER-07', 'a penalty refills the hall and begins a new count, not before the next turn', () => {
  const t = wandering({ tokens: 2, next: ['harbinger'] });
  t.answer(0, 'penalty').asks(0, 'turn');
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]),
    ['kingdom', 'skaladak', 'harbinger'],
  );
  rests(t, 0);
  assert.equal(tokens(t), 0);
  rests(t, 1);
  assert.deepEqual([tokens(t), frontKind(t)], [1, 'kingdom']);
});

rule('TH-WANDER-08', 'a victory over the front monster takes the tokens away', () => {
  const t = wandering({ hand: PARTY, tokens: 1, next: ['harbinger'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Famine').asks(1, 'turn');
  assert.equal(tokens(t), 0);
  rests(t, 1);
  assert.deepEqual([tokens(t), frontKind(t)], [1, 'kingdom']);
});

rule('TH-WANDER-09', 'a fight elsewhere adds no token and takes none away', () => {
  const t = wandering({ hand: PARTY, tokens: 1, next: ['harbinger'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Skaladak').asks(1, 'turn');
  assert.deepEqual([tokens(t), frontKind(t)], [1, 'famine']);
});

rule('TH-WANDER-10', 'when the front monster is moved away the count begins again', () => {
  const t = wandering({
    hand: ['magiStaff', 'torynScrapper', ...WEAK.slice(2)],
    tokens: 1,
    next: ['harbinger'],
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff').answer(0, 'Famine');
  // With the front monster gone nothing has to be attacked; the way out is to fight another.
  t.answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.equal(tokens(t), 0);
});

rule.also('TH-WANDER-10', 'a front monster that was moved has no tokens left when it comes back', () => {
  const t = wandering({
    hand: ['banish', ...PARTY.slice(2), 'torch'],
    hall: ['kingdom', 'famine', 'skaladak'],
    tokens: 1,
    next: ['harbinger'],
  });
  t.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Rearrange');
  t.answer(0, 'Famine', 'Kingdom', 'Skaladak').answer(0, 'Torch');
  assert.equal(tokens(t), 0);
  t.answer(0, 'Attack Famine').asks(1, 'turn');
  assert.deepEqual(t.kinds('rank.1'), ['kingdom']);
  assert.deepEqual([tokens(t), frontKind(t)], [0, 'kingdom']);
});

rule.also('TH-WANDER-10', 'nor has one that was sent under an empty deck and is drawn at once', () => {
  const t = wandering({
    hand: ['banish', 'militia'],
    hall: ['blinkDog'],
    tokens: 1,
    cards: { 'rank.2': [], 'rank.3': [], dungeon: [], 'deck.0': ['militia'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Banish:').answer(0, 'Banish').asks(1, 'turn');
  assert.deepEqual([t.kinds('rank.1'), tokens(t)], [['blinkDog'], 0]);
});

rule('TH-WANDER-11', 'an attack in vain is enough', () => {
  const t = wandering({ tokens: 2, next: ['harbinger'] });
  t.answer(0, 'face').asks(1, 'turn');
  assert.equal(tokens(t), 0);
  assert.deepEqual(t.kinds('penalty.0'), []);
  assert.equal(t.kinds('dungeon')[0], 'famine');
});

rule('TH-WANDER-12', 'every penalty card costs a point in the end', () => {
  const t = play({
    options: { mode: 'wandering', features: 0 },
    hand: PARTY,
    cards: {
      'rank.1': ['famine'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['kingdom'],
      'deck.0': [],
      'discard.0': [],
      'penalty.0': ['skaladak', 'mythlurian'],
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Famine');
  assert.equal(t.match.result?.scores?.[0], 2 + 3 - 2);
});

rule('TH-WANDER-13', 'a guardian is never a penalty: it has to be attacked', () => {
  const t = play({
    options: { mode: 'wandering', features: 0 },
    hand: WEAK,
    hall: HALL,
    cards: { 'rank.0': ['darkChampion'], 'hand.1': WEAK },
    next: { 'deck.0': ['militia', 'dagger'] },
  });
  const tribute = (seat: number) => t.asks(seat, 'tribute').answer(seat, t.options(seat)[0]);
  rests(t, 0);
  tribute(0);
  rests(t, 1);
  tribute(1);
  t.asks(0, 'fight').refused(0, 'Attack Famine', 'TH-WANDER-05');
  t.answer(0, 'Attack Dark Champion');
  tribute(0);
  assert.equal(tokens(t), 0);
  t.asks(1, 'turn');
});

rule('TH-WANDER-14', 'a stone that comes with a penalty ends the game, and nobody has it', () => {
  const t = wandering({
    hall: ['famine', 'stoneOfMystery', 'kingdom'],
    tokens: 2,
    cards: { 'deck.0': [], 'discard.0': [] },
  });
  t.answer(0, 'penalty');
  assert.equal(t.match.result?.how, 'stone');
  assert.equal(t.match.result?.scores?.[0], -1);
});

rule.also('TH-WANDER-02', 'three seats, three tokens', () => {
  const t = play({ seats: 3, options: { mode: 'wandering', features: 0 }, hand: WEAK, hall: HALL });
  for (const seat of [0, 1]) rests(t, seat);
  assert.deepEqual([tokens(t), frontKind(t)], [2, 'famine']);
  rests(t.asks(2, 'turn'), 2).asks(0, 'wander');
  assert.equal(tokens(t), 3);
});

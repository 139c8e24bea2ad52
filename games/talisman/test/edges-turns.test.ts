import assert from 'node:assert/strict';
import { rulesFrom, table } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { countersOn } from '../rules/decks.ts';
import { remnantsOn } from '../rules/places.ts';
import { begin } from '../rules/setup.ts';
import { becomeToad, toadTurnEnds } from '../rules/toad.ts';
import { keepTrophy } from '../rules/trophies.ts';
import { mayAcceptQuest } from '../rules/warlock.ts';
import { at, SPACES } from '../topology.ts';
import { rest } from './casting.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene, where } from './tables.ts';
import { says, still } from './looking.ts';

// The edges of a turn: with what it begins, when it is cut short, what is over with it, and whose is the next.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
type Table = ReturnType<typeof scene>;

situation('a game begins with nothing, in the first round', () => {
  const { players, now, goldOn, ...state } = begin(game.options as never, 2);
  for (const one of players)
    for (const [name, value] of Object.entries(one))
      if (typeof value === 'number' || typeof value === 'boolean') assert.equal(Number(value), 0, name);
  for (const [name, value] of Object.entries(now)) assert.equal(Number(value), 0, name);
  assert.ok(goldOn.every((gold) => gold === 0));
  assert.deepEqual(
    [state.turn, state.first, state.round, state.crownReached, state.lasting],
    [0, 0, 1, false, []],
  );
});
rule.also('TA-SETUP-03', 'as many Remnants lie on a space as it has symbols', () => {
  const t = table(game, { seats: 2, options: { board: 'cataclysm' } });
  SPACES.forEach((_, space) => assert.equal(t.kinds(`buried.${space}`).length, remnantsOn(space)));
});
situation('whatever belonged to the last turn is over when the next one begins', () => {
  const t = still({
    set: (state) => {
      Object.assign(state.now, {
        over: true,
        moved: true,
        noMove: true,
        noEncounter: true,
        encounter: true,
        unresolved: true,
        reaper: true,
        steered: 1,
        advice: 3,
      });
      for (const one of state.players)
        Object.assign(one, { swayed: true, strengthNow: 2, craftNow: 2, attackNow: 2 });
      // Both evade for one turn only: that of whoever they fled from.
      state.lasting.push(lasting('evading', { seat: 1, whom: 0 }), lasting('evading', { seat: 1, whom: 1 }));
    },
  });
  t.asks(0, 'destination');
  assert.deepEqual(t.state.now, begin(game.options as never, 2).now);
  for (const { swayed, strengthNow, craftNow, attackNow } of t.state.players)
    assert.deepEqual([swayed, strengthNow, craftNow, attackNow], [false, 0, 0, 0]);
  assert.deepEqual(
    t.state.lasting.map(({ whom }) => whom),
    [1],
  );
});
situation('the encounter is over when the turn ends', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { [pileAt('hills2')]: ['talisman'], 'objects.0': ['falseTalisman'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'turnEnd');
  assert.deepEqual([t.state.now.encounter, t.state.now.moved], [false, false]);
});
rule.also('TA-TURN-04', 'a Spell that ends the turn at its start leaves no move', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['sleep'] },
    dice: [3, 4],
  });
  t.answer(1, 'Sleep');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
  rest(t);
});
rule.also('TA-SENT-03', 'whoever loses to the Sentinel turns up no Remnants there', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'tavern'],
    options: { board: 'cataclysm' },
    cards: { [`buried.${at('sentinel')}`]: ['ancientVault'] },
    dice: [2, 3, 1, 1, 2, 3],
  });
  t.answer(0, 'bridge2');
  assert.deepEqual(t.kinds(`buried.${at('sentinel')}`), ['ancientVault']);
  rest(t);
});
rule.also('TA-DEATH-01', 'whoever an ending kills as the turn begins has none', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'crownOfCommand', 'tavern'],
    with: { 0: { lives: 1 } },
    cards: { [pileAt('crownOfCommand')]: ['crownAndSceptre'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  assert.equal(player(t).standing, 'out');
  assert.ok(!t.log().some((line) => line.startsWith('Seat 0 rolls')));
  rest(t);
});
situation('a stolen turn is nobody’s if the thief has died', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 2: { standing: 'dead', lives: 0 } },
    set: (state) => {
      state.thief = 2;
    },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.state.turn, t.state.thief, t.state.robbed], [1, null, null]);
  rest(t);
});
situation('whoever was robbed and has another turn coming gets it after the stolen one', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 2: { extra: 1 } },
    set: (state) => {
      state.robbed = 2;
    },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.state.turn, t.state.robbed, player(t, 2).extra], [2, null, 0]);
  rest(t);
});

rule.also('TA-TOAD-02', 'whoever becomes a Toad begins with 1 and 1, and a Toad stays what it was', () => {
  const t = still({ with: { 1: { toadStrength: 2, toadCraft: 3 } } });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [3, 0, 0]);
  says(t, 'Seat 1 becomes a Toad!');
  Object.assign(player(t, 1), { toad: 1, toadStrength: 2, toadCraft: 3 });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [3, 2, 3]);
  becomeToad(t.t, 0);
  assert.equal(player(t).toad, 4);
});
rule.also('TA-TOAD-01', 'a Toad is one until the last of its turns has ended', () => {
  const t = still({ with: { 1: { toad: 2, toadStrength: 2, toadCraft: 3 } } });
  toadTurnEnds(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [1, 2, 3]);
  toadTurnEnds(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [0, 0, 0]);
  says(t, 'Seat 1 is no longer a Toad.');
});
situation('nobody who is not on the board becomes a Toad', () => {
  const t = still({ with: { 1: { standing: 'dead', lives: 0, gold: 2 } } });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).gold], [0, 2]);
});

rule.also('TA-TROPHY-01', 'what lay on an Enemy does not go with it', () => {
  const t = still({ cards: { [pileAt('ruins')]: ['lich'] } });
  const [lich] = t.t.cards(t.t.piles.space[at('ruins')]);
  t.t.setNote(lich, { counters: 2 });
  keepTrophy(t.t, 0, lich);
  assert.deepEqual([t.t.note(lich), t.kinds('trophies.0')], [null, ['lich']]);
});
const trading = (trophies: readonly string[], more: Scene = {}) =>
  meeting([], { ...more, cards: { 'trophies.0': trophies, ...more.cards } });
rule.also('TA-TROPHY-03', 'only Enemies with Strength are offered for Strength, the weakest too', () => {
  const t = trading(['wildBoar', 'ghost', 'bear']).asks(0, 'trophies');
  assert.deepEqual(t.options(0), ['Wild Boar', 'Bear']);
  assert.ok(t.match.question(0)!.ask.rules!.includes('TA-TROPHY-03'));
  const craft = trading(['ghost', 'wildBoar']).asks(0, 'trophies');
  assert.deepEqual(craft.options(0), ['Ghost']);
  assert.ok(craft.match.question(0)!.ask.rules!.includes('TA-TROPHY-04'));
});
rule.also('TA-TROPHY-05', 'trophies that are not enough for a counter are kept', () => {
  const t = trading(['wildBoar', 'bear']).answer(0, 'Wild Boar');
  assert.deepEqual([t.kinds('trophies.0'), player(t).strength], [['wildBoar', 'bear'], 0]);
});
rule.also('TA-TROPHY-02', 'a journal makes a counter cheaper by exactly one', () => {
  const journal = { cards: { 'objects.0': ['personalJournal'] } };
  trading(['bear'], journal).asks(0, 'trophies');
  assert.equal(trading(['wolf'], journal).state.turn, 1);
  assert.equal(trading(['bear']).state.turn, 1);
});

/** The second seat begins every round: after the turn of the first one the next round begins. */
const endOfRound = (round: number, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    options: { nightfall: 30 },
    dice: [2, 3],
    ...more,
    set: (state) => {
      state.round = round;
      state.first = 1;
    },
  }).answer(0, 'hills2');
rule.also(
  'TA-NIGHT-01',
  'whoever lies dead when night falls is out of the game, whichever seat it is',
  () => {
    const falls = (round: number) => {
      const t = scene({
        seats: ['thief', 'thief', 'thief', 'thief'],
        at: ['city', 'city', 'ruins', 'ruins'],
        options: { nightfall: 30 },
        dice: [2, 3],
        set: (state) => {
          Object.assign(state, { round, turn: 1, first: 2 });
          for (const seat of [0, 3]) state.players[seat].standing = 'dead';
        },
      }).answer(1, 'hills2');
      rest(t);
      return t.state.players.map(({ standing }) => standing);
    };
    assert.deepEqual(falls(29), ['dead', 'playing', 'playing', 'dead']);
    assert.deepEqual(falls(30), ['out', 'playing', 'playing', 'out']);
  },
);
rule.also('TA-NIGHT-01', 'night is told once, when it falls, and dusk ten rounds earlier', () => {
  const NIGHT = 'Night falls: death is final, and every round costs everybody one life more than the last.';
  const DUSK = 'Dusk: night falls after 10 more rounds.';
  const told = (round: number) => {
    const t = endOfRound(round);
    rest(t);
    return [t.log().filter((line) => line === DUSK).length, t.log().filter((line) => line === NIGHT).length];
  };
  assert.deepEqual([19, 20, 21, 29, 30, 31].map(told), [
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});
rule.also('TA-NIGHT-01', 'whoever is left alone when night falls has won before it costs a life', () => {
  const t = endOfRound(30, {
    with: { 1: { standing: 'dead', lives: 0 }, 2: { standing: 'dead', lives: 0 }, 0: { lives: 1 } },
  });
  assert.deepEqual(t.match.result, { how: 'lastOne', winners: [0] });
  assert.deepEqual(
    t.state.players.map(({ standing, lives }) => [standing, lives]),
    [
      ['playing', 1],
      ['out', 0],
      ['out', 0],
    ],
  );
});

rule.also('TA-ENC-18', 'whoever is carried off has done with the space it was carried away from', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'oasis'],
    cards: { [pileAt('city')]: ['imp'] },
    dice: [4, 1, 1, 6, 3],
  });
  t.answer(0, 'city');
  assert.deepEqual([where(t, 0), t.state.turn], ['crags', 1]);
  rest(t);
});
rule.also('TA-CARRY-03', 'what the dead have left is nobody’s burden until somebody takes it up', () => {
  const five = ['ring', 'sword', 'axe', 'helmet', 'shield'];
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 1: { standing: 'dead', lives: 0 } },
    cards: { 'objects.0': five, 'objects.1': five },
    dice: [2, 3],
  });
  t.asks(0, 'dropObject').answer(0, 'Axe').asks(0, 'destination');
  assert.deepEqual([t.kinds('objects.0').length, t.kinds('objects.1').length], [4, 5]);
});
/** Who is asked one after the other, as long as it is about this. */
const askedInTurn = (t: Table, prompt: string): number[] => {
  const asked: number[] = [];
  while (t.match.question(t.match.waiting[0])?.ask.prompt === prompt) {
    asked.push(t.match.waiting[0]);
    t.answer(t.match.waiting[0], 'pass');
  }
  rest(t);
  return asked;
};
const unlucky = { 'hand.0': ['misfortune'], 'hand.1': ['misfortune'], 'hand.2': ['misfortune'] };
rule.also('TA-DUEL-02', 'in a duel the attacker is asked first, then the defender, then the others', () => {
  const t = scene({
    seats: ['sorceress', 'wizard', 'wizard'],
    at: ['city', 'tavern', 'hills2'],
    cards: unlucky,
    dice: [2, 3, 1, 1],
  });
  for (const prompt of ['beforeRoll', 'turnStart', 'moveRolled', 'moveEnded']) askedInTurn(t, prompt);
  t.answer(0, 'hills2');
  for (const prompt of ['moveEnded', 'beforeRoll']) askedInTurn(t, prompt);
  t.answer(0, 'seat2');
  while (t.match.question(0)?.ask.prompt !== 'beforeFight') t.answer(0, 'attack');
  assert.deepEqual(askedInTurn(t, 'beforeFight'), [0, 2, 1]);
});
situation('whoever a roll concerns is asked about it first, whosever turn it is', () => {
  const t = scene({
    seats: ['thief', 'wizard', 'wizard'],
    at: ['oasis', 'tavern', 'chasm'],
    cards: unlucky,
    dice: [1, 6, 4],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(t.match.waiting[0], 'pass');
  t.answer(0, 'desert1');
  while (t.match.question(0)?.ask.prompt !== 'reaperMove') t.answer(t.match.waiting[0], 'pass');
  t.answer(0, 'chasm');
  assert.deepEqual(askedInTurn(t, 'beforeRoll').slice(0, 3), [2, 0, 1]);
});
rule.also('TA-WARLOCK-03', 'of several quests only what can be delivered is asked for', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: {
      [pileAt('crownOfCommand')]: ['warlockQuests'],
      'quest.0': ['deliverFate', 'deliverObject'],
      'objects.0': ['ring'],
    },
    dice: [2, 3],
  });
  assert.equal((t.match.question(0)!.ask.about as { kind: string }).kind, 'deliverObject');
  t.asks(0, 'deliver').answer(0, 'deliver');
  assert.deepEqual([t.kinds('fulfilled.0'), t.kinds('quest.0')], [['deliverObject'], ['deliverFate']]);
  rest(t);
});
rule.also('TA-WARLOCK-01', 'no quest can be accepted where there is none left', () => {
  const may = (warlock: readonly string[]) =>
    mayAcceptQuest(still({ cards: { warlock, warlockDiscard: [] } }).t, 0);
  assert.deepEqual([may(['deliverFate']), may([])], [true, false]);
});
rule.also('TA-WARLOCK-01', 'an accepted quest is told, and begins with what it begins with', () => {
  const t = meeting(['portent'], { next: { warlock: ['rollForAQuest'] }, dice: [5] });
  t.answer(0, 'accept').answer(1, 'pass');
  const [quest] = t.t.cards(t.t.piles.quest[0]);
  assert.deepEqual([t.t.kind(quest), countersOn(t.t, quest)], ['rollForAQuest', 5]);
  assert.ok(t.log().some((line) => line.startsWith('Seat 0 receives the quest')));
  rest(t);
});
rule.also('TA-DEATH-05', 'the quest of a new character begins with what it begins with', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['troll', 'elf', 'warrior'] },
    next: { warlock: ['rollForAQuest'] },
    dice: [4],
  });
  const [quest] = t.t.cards(t.t.piles.quest[0]);
  assert.deepEqual([t.t.kind(quest), countersOn(t.t, quest)], ['rollForAQuest', 4]);
  rest(t);
});
rule.also('TA-WARLOCK-03', 'the dead deliver nothing, though their quests may outlast them', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 0: { lives: 1 } },
    cards: {
      [pileAt('crownOfCommand')]: ['warlockQuests'],
      [pileAt('hills2')]: ['dragon'],
      'quest.0': ['deliverObject'],
      'objects.0': ['ring'],
    },
    dice: [2, 3, 1, 6],
  });
  t.answer(0, 'pass').answer(0, 'hills2');
  assert.deepEqual([player(t).standing, t.state.turn, t.kinds('quest.0')], ['dead', 1, ['deliverObject']]);
  rest(t);
});

situation('a question at a moment names the rules of that moment', () => {
  const rules = (objects: readonly string[], hand: readonly string[]) => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'objects.0': objects, 'hand.0': hand },
    });
    return t.asks(0, 'turnStart').match.question(0)!.ask.rules;
  };
  const named = ['TA-TURN-02', 'TA-SPELL-08', 'TA-SPELL-11'];
  assert.deepEqual([rules(['potionOfStrength'], []), rules([], ['healing'])], [named, named]);
});

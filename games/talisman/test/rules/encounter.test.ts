import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { teleportTo } from '../../content/vocabulary.ts';
import { game } from '../../game.ts';
import { setCounters } from '../../rules/decks.ts';
import { begin } from '../../rules/lasting.ts';
import { at } from '../../shape/spaces.ts';
import {
  drawing,
  hills,
  lasting,
  meeting,
  pileAt,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  thieves,
  where,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

// Drawing.

situation(
  'a Royal Decree is read when somebody is met, or drawn, and not a second time without a draw',
  () => {
    const decree = { 'objects.0': ['royalDecree'] };
    const asked = (t: Table): string[] => {
      const prompts: string[] = [];
      while (t.state.turn === 0 && promptOf(t) !== undefined) {
        prompts.push(promptOf(t)!);
        t.answer(0, 'pass');
      }
      return prompts;
    };
    assert.deepEqual(asked(meeting(['healer'], { cards: decree })), ['moveEnded']);
    assert.deepEqual(asked(drawing('healer', { cards: decree })), ['cardsDrawn']);
  },
);

// Other characters.

situation('a call to arms is heard once, by those it concerns, and ends nothing else', () => {
  const attacks = (spared: number[]): Table => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      set: (state) =>
        state.lasting.push(
          lasting('noFate'),
          { ...lasting('mustAttack'), spared },
          lasting('crawl', { whom: 1 }),
          lasting('mustAttack', { whom: 1 }),
        ),
      dice: [2, 3, 3, 3],
    }).answer(0, 'hills2');
    if (promptOf(t) === 'encounter') t.answer(0, 'seat1');
    rest(t);
    return t;
  };
  const left = (t: Table): string[] => t.state.lasting.map(({ what, whom }) => `${what} ${whom}`);
  assert.deepEqual(left(attacks([])), ['noFate null', 'crawl 1', 'mustAttack 1']);
  assert.deepEqual(left(attacks([0])), ['noFate null', 'mustAttack null', 'crawl 1', 'mustAttack 1']);
});

// Gold and cards that lie there.

rule.also('TA-ENC-16', 'gold is taken once, and told', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    set: (state) => (state.goldOn[14] = 1),
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'loot').answer(0, '1 gold');
  assert.deepEqual([player(t).gold, t.state.goldOn[14], t.state.turn], [1, 0, 1]);
  assert.ok(t.log().includes('Seat 0 gains 1 gold.'));
});

// What is left of an encounter.

/** A Thief lands in the Tavern, where these cards lie; its list is for those who are still there in the end. */
const inTavern = (cards: readonly string[], dice: readonly number[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['ruins', 'oasis'],
    ...more,
    cards: { [pileAt('tavern')]: cards },
    dice: [2, 3, ...dice],
  }).answer(0, 'tavern');

situation('whoever is carried away by a Place or a Stranger has nothing more to do where it was', () => {
  const portal = inTavern(['magicPortal', 'cave'], [2, 4]);
  portal.answer(0, 'visit');
  rest(portal);
  assert.deepEqual([where(portal, 0), player(portal).gold], ['village', 0]);
  assert.notEqual(promptOf(portal), 'visitPlace');
  const fairy = inTavern(['fairy', 'healer'], [4], { with: { 0: { alignment: 'good', lives: 1 } } });
  fairy.answer(0, 'Teleport').answer(0, 'village');
  rest(fairy);
  assert.deepEqual([where(fairy, 0), player(fairy).lives, player(fairy).gold], ['village', 1, 0]);
});

situation('whoever dies at the sight of a Yeti neither fights it nor meets anybody else', () => {
  const t = inTavern(['yeti', 'healer'], [5, 6, 1, 4], { with: { 0: { lives: 1 } } });
  rest(t);
  assert.equal(player(t).standing, 'dead');
  assert.ok(!t.log().some((line) => /fights|Healer/u.test(line)));
});

situation('who may not follow does not keep a False Grail from being taken', () => {
  const t = meeting(['jester', 'falseGrail'], { cards: { 'followers.0': ['cursedByAHag'] } });
  rest(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds(pileAt('hills2'))], [['falseGrail'], ['jester']]);
});

situation('a Marsh lies where it is, whatever is taken there', () => {
  const t = meeting(['marsh', 'sword']);
  t.answer(0, 'Sword');
  rest(t);
  assert.deepEqual(
    [t.kinds(pileAt('hills2')), t.kinds('objects.0'), player(t).misses],
    [['marsh'], ['sword'], 1],
  );
});

situation('a quest that is fulfilled by landing leads away at once, to one encounter', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['fields3', 'oasis'],
    cards: { 'quest.0': ['travelToTheCity'], [pileAt('city')]: ['sword'] },
    dice: [4, 1],
  });
  t.answer(0, 'city').asks(0, 'questReward');
  t.answer(0, t.match.question(0)!.from[0].id);
  while (t.state.turn === 0 && promptOf(t) !== undefined) {
    assert.ok(!['loot', 'keepQuest'].includes(promptOf(t)!), promptOf(t));
    t.answer(0, t.match.question(0)!.from.at(-1)!.id);
  }
  assert.deepEqual([where(t, 0), t.kinds('quest.0').length], ['warlocksCave', 1]);
  assert.equal(t.log().filter((line) => line.includes('receives the quest')).length, 1);
});

rule.also('TA-ENC-10', 'a Poltergeist joins before Enemies are fought', () => {
  const t = meeting(['wolf', 'poltergeist'], { dice: [1, 5] });
  rest(t);
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [3, ['poltergeist']]);
});

rule.also('TA-ENC-12', 'an Event that lasts already asks nobody again whether it shall pass', () => {
  const meets = (lasts: boolean): string | undefined => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: { [pileAt('hills2')]: ['deadMagic'], 'objects.0': ['astrolabe'] },
      dice: [2, 3],
    });
    if (lasts) begin(t.t, 'noMagic', 1, 3, { card: t.t.cards(t.t.piles.space[14])[0] });
    t.answer(0, 'hills2');
    rest(t);
    return promptOf(t);
  };
  assert.deepEqual([meets(false), meets(true)], ['ignoreEvent', undefined]);
});

situation('a quest that is fulfilled by a draw or an Event leads away before anything else is met', () => {
  const led = (quest: string, drawn: string): void => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'quest.0': [quest], [pileAt('warlocksCave')]: ['healer'] },
      next: { adventure: [drawn] },
      dice: [2, 3],
    });
    setCounters(t.t, t.t.cards(t.t.piles.quest[0])[0], 1);
    t.answer(0, 'hills2').asks(0, 'questReward');
    t.answer(0, t.match.question(0)!.from[0].id);
    while (t.state.turn === 0 && promptOf(t) !== undefined) {
      assert.ok(!['loot', 'keepQuest'].includes(promptOf(t)!), `${quest}: ${promptOf(t)}`);
      t.answer(0, t.match.question(0)!.from.at(-1)!.id);
    }
    assert.deepEqual([where(t, 0), t.kinds('quest.0').length], ['warlocksCave', 1]);
    assert.equal(t.log().filter((line) => line === 'Seat 0 meets the Healer.').length, 1);
  };
  led('unveilTreasures', 'ring');
  led('witnessTheStrange', 'angel');
});

situation('whoever is led away after a defeat has no encounter there: the turn is over', () => {
  const fights = (...dice: number[]): [number, number] => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: {
        'quest.0': ['huntThemDown'],
        [pileAt('hills2')]: ['wolf'],
        [`buried.${at('warlocksCave')}`]: ['brokenArmour'],
      },
      dice: [2, 3, ...dice],
    });
    setCounters(t.t, t.t.cards(t.t.piles.quest[0])[0], 1);
    t.answer(0, 'hills2').asks(0, 'questReward');
    t.answer(0, t.match.question(0)!.from[0].id);
    while (t.state.turn === 0 && promptOf(t) !== undefined) t.answer(0, t.match.question(0)!.from.at(-1)!.id);
    assert.equal(where(t, 0), 'warlocksCave');
    return [t.kinds('quest.0').length, t.kinds(`buried.${at('warlocksCave')}`).length];
  };
  assert.deepEqual(
    [fights(5, 1), fights(1, 5)],
    [
      [1, 0],
      [0, 1],
    ],
  );
});

rule.also('TA-ENC-16', 'whoever dies of what it takes has no more of the encounter', () => {
  const takes = (lives: number): Table => {
    const t = meeting(['familiar', 'cave'], { with: { 0: { lives } } });
    t.asks(0, 'loot').answer(0, 'familiar').answer(0, 'loseLife');
    return t;
  };
  const alive = takes(2).asks(0, 'visitPlace');
  assert.deepEqual([alive.kinds('followers.0'), player(alive).lives], [['familiar'], 1]);
  const dead = takes(1);
  rest(dead);
  assert.deepEqual([dead.kinds(pileAt('hills2')), dead.state.turn], [['familiar', 'cave'], 1]);
  assert.equal(player(dead).standing, 'dead');
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

// From the City two steps lead to hills2 (14) or woods2 (10), three to plains2 (15) or plains1 (9).
const landing = (more: Parameters<typeof scene>[0]) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-ENC-01', 'one other character, or the space', () => {
  const t = landing({ at: ['city', 'hills2'] });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual(t.options(0).length, 2);
  const alone = landing({});
  alone.answer(0, 'hills2');
  assert.equal(alone.state.turn, 1);
});

rule('TA-ENC-02', 'only where the move ends', () => {
  const t = landing({ cards: { 'space.12': ['wolf'], 'space.13': ['wolf'] } });
  t.answer(0, 'hills2');
  assert.deepEqual([t.kinds('space.12'), t.kinds('space.13')], [['wolf'], ['wolf']]);
  assert.ok(!t.log().some((line) => line.includes('Wolf')));
});

rule('TA-ENC-03', 'attack, or use an ability', () => {
  const t = landing({ at: ['city', 'hills2'], with: { 1: { gold: 2 } } });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'against');
  assert.deepEqual(t.options(0), ['Attack', 'Steal']);
  t.answer(0, 'Steal');
  assert.deepEqual([t.state.players[0].gold, t.state.players[1].gold], [1, 1]);
});

rule('TA-ENC-04', 'after that nothing on the space is visited or taken', () => {
  const t = landing({
    at: ['city', 'hills2'],
    cards: { 'space.14': ['healer', 'sword', 'shrine'] },
    dice: [1, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1');
  assert.equal(t.state.turn, 1);
  assert.deepEqual(t.kinds('space.14'), ['healer', 'sword', 'shrine']);
});

rule('TA-ENC-05', 'cards without a number are not faced then either', () => {
  const t = landing({ at: ['city', 'hills2'], cards: { 'space.14': ['hex'] }, dice: [1, 1] });
  t.answer(0, 'hills2').answer(0, 'seat1');
  assert.equal(t.state.players[0].lives, 4);
});

rule('TA-ENC-06', 'the steps of a space encounter come in their order', () => {
  const t = landing({
    at: ['city', 'tavern'],
    cards: { 'space.14': ['shrine', 'sword', 'healer', 'wolf', 'angel', 'hex'] },
    with: { 0: { alignment: 'good', lives: 2 } },
    dice: [5, 1],
  });
  t.answer(0, 'hills2').asks(0, 'loot').answer(0, 'Sword').asks(0, 'visitPlace').answer(0, 'pass');
  const met = t.log().flatMap((line) => /meets (?:the )?(\w+)/u.exec(line)?.[1] ?? []);
  assert.deepEqual(met, ['Hex', 'Angel', 'Wolf', 'Healer']);
});

rule('TA-ENC-07', 'a drawing space comes first, any other space last', () => {
  const draws = landing({ next: { adventure: ['wolf'] }, cards: {}, dice: [5, 1] });
  draws.answer(0, 'hills2');
  assert.deepEqual(draws.kinds('trophies.0'), ['wolf']);
  // On the Tavern the card comes before the table.
  const last = scene({
    seats: thieves,
    at: ['ruins', 'city'],
    cards: { 'space.18': ['wolf'] },
    dice: [2, 3, 5, 1, 4],
  });
  last.answer(0, 'tavern');
  assert.deepEqual([last.kinds('trophies.0'), last.state.players[0].gold], [['wolf'], 1]);
});

rule('TA-ENC-08', 'only what is missing is drawn; gold and Denizens do not count', () => {
  const full = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    cards: { 'space.20': ['sword', 'healer'] },
    dice: [4, 1],
  });
  full.answer(0, 'ruins').answer(0, 'pass');
  assert.ok(!full.log().some((line) => line.includes('draws')));
  const one = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    cards: { 'space.20': ['healer', 'wanderer'] },
    dice: [4, 1],
    set: (state) => (state.goldOn[20] = 3),
  });
  one.answer(0, 'ruins').answer(0, 'pass');
  assert.equal(one.log().filter((line) => line.includes('draws')).length, 1);
});

rule.also(
  'TA-ENC-08',
  'whatever lies there counts: an Enemy, a Follower, a Place, a Spell that stays',
  () => {
    const draws = (kind: string): boolean => {
      const t = landing({ cards: { 'space.14': [kind] } }).answer(0, 'hills2');
      rest(t);
      return t.log().some((line) => line.includes('draws'));
    };
    assert.deepEqual(['wolf', 'guide', 'academy', 'hex', 'wanderer'].map(draws), [
      false,
      false,
      false,
      false,
      true,
    ]);
  },
);

rule('TA-ENC-09', 'cards without a number must be faced', () => {
  const t = landing({ cards: { 'space.14': ['hex'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), ['hex']);
});

rule('TA-ENC-10', 'Events must be faced', () => {
  const t = landing({ with: { 0: { alignment: 'evil' } }, cards: { 'space.14': ['angel'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), []);
});

rule('TA-ENC-11', 'a lasting Event stays as a marker and counts as a card', () => {
  const t = landing({ next: { adventure: ['blizzard'] } });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('space.14'), ['blizzard']);
  // Seat 1 crawls, and a card lying there is not drawn again.
  t.asks(1, 'destination');
  assert.deepEqual(t.options(1).length, 2);
});

rule('TA-ENC-12', 'met again it neither restarts nor lasts longer', () => {
  const t = landing({ at: ['city', 'plains2'], next: { adventure: ['blizzard'] } });
  t.answer(0, 'hills2').answer(1, 'hills2').asks(1, 'encounter').answer(1, 'The space');
  const crawl = t.state.lasting.filter(({ what }) => what === 'crawl');
  assert.deepEqual(
    crawl.map(({ seat, rounds }) => [seat, rounds]),
    [[0, 1]],
  );
});

rule('TA-ENC-13', 'Enemies come by their number', () => {
  const t = landing({ cards: { 'space.14': ['lemure', 'wolf'] }, dice: [5, 1, 5, 1] });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf', 'lemure']);
});

rule('TA-ENC-14', 'only over beaten Enemies does the encounter go on', () => {
  const lost = landing({ cards: { 'space.14': ['wolf', 'sword'] }, dice: [1, 5] });
  lost.answer(0, 'hills2');
  assert.deepEqual([lost.state.turn, lost.kinds('space.14')], [1, ['wolf', 'sword']]);
  const won = landing({ cards: { 'space.14': ['wolf', 'sword'] }, dice: [5, 1] });
  won.answer(0, 'hills2').asks(0, 'loot');
});

rule('TA-ENC-15', 'Strangers must be visited; one that does not concern the visitor does nothing', () => {
  const t = landing({ cards: { 'space.14': ['fairy', 'healer'] }, with: { 0: { lives: 1 } } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), ['fairy', 'healer']);
});

rule('TA-ENC-16', 'gold, Followers and Objects may be taken singly', () => {
  const t = landing({
    cards: { 'space.14': ['sword', 'unicorn', 'axe'] },
    set: (state) => (state.goldOn[14] = 2),
  });
  t.answer(0, 'hills2').answer(0, '2 gold').answer(0, 'Unicorn').answer(0, 'pass');
  assert.deepEqual(
    [t.state.players[0].gold, t.kinds('followers.0'), t.kinds('objects.0')],
    [2, ['unicorn'], []],
  );
  assert.deepEqual(t.kinds('space.14'), ['sword', 'axe']);
});

rule.also(
  'TA-ENC-16',
  'what was taken and dropped at once is left lying; what made room can be taken back',
  () => {
    const t = landing({
      cards: { 'objects.0': ['ring', 'amulet', 'shield', 'helmet'], 'space.14': ['sword', 'axe'] },
    });
    const offered = (): unknown[] =>
      t.match.question(0)!.from.flatMap(({ card }) => (card === undefined ? [] : [t.match.table.kind(card)]));
    t.answer(0, 'hills2').answer(0, 'Sword').asks(0, 'dropObject').answer(0, 'Sword').asks(0, 'loot');
    assert.deepEqual(offered(), ['axe']);
    t.answer(0, 'Axe').answer(0, 'Ring').asks(0, 'loot');
    assert.deepEqual(offered(), ['ring']);
    t.answer(0, 'Ring').answer(0, 'Axe');
    assert.deepEqual(t.kinds('objects.0'), ['amulet', 'shield', 'helmet', 'ring']);
    assert.deepEqual(t.kinds('space.14'), ['sword', 'axe']);
    assert.equal(t.state.turn, 1);
  },
);

rule('TA-ENC-17', 'Places may be visited, unless landing there is enough', () => {
  const t = landing({ cards: { 'space.14': ['cave'] }, dice: [6] });
  t.answer(0, 'hills2').answer(0, 'Visit');
  assert.equal(t.state.players[0].gold, 3);
  const not = landing({ cards: { 'space.14': ['cave'] } });
  not.answer(0, 'hills2').answer(0, 'pass');
  assert.equal(not.state.turn, 1);
  const marsh = landing({ cards: { 'space.14': ['marsh'] } });
  marsh.answer(0, 'hills2');
  assert.equal(marsh.state.players[0].misses, 1);
});

rule('TA-ENC-18', 'moved away in the middle of it, one has a new encounter there', () => {
  const t = landing({ cards: { 'space.14': ['imp', 'sword'] }, dice: [3, 4] });
  t.answer(0, 'hills2').asks(0, 'encounter').answer(0, 'The space');
  assert.deepEqual([where(t, 0), t.state.players[0].gold], ['tavern', 1]);
  assert.deepEqual(t.kinds('space.14'), ['sword']);
});

rule('TA-ENC-19', 'whoever is beaten has no further encounter', () => {
  const t = landing({
    cards: { 'space.14': ['wolf', 'imp', 'healer'] },
    with: { 0: { lives: 2 } },
    dice: [4, 1, 1, 1, 5],
  });
  // The Imp comes before the Wolf and carries the thief away to the Ruins; there two cards are drawn.
  t.next('adventure', 'dragon', 'healer').answer(0, 'hills2');
  assert.deepEqual([where(t, 0), t.state.players[0].lives, t.state.turn], ['ruins', 1, 1]);
  assert.deepEqual(t.kinds('space.20'), ['dragon', 'healer']);
});

/** The game with one card printed otherwise. */
const printing = (kind: string, change: Partial<(typeof game.content)[string]>): typeof game => ({
  ...game,
  content: { ...game.content, [kind]: { ...game.content[kind], ...change } },
});

rule.also('TA-ENC-13', 'an Enemy with the number 1 comes first', () => {
  const t = scene(
    { ...hills, cards: { 'space.14': ['lemure', 'bear', 'wolf'] }, dice: [2, 3, 5, 1, 5, 1, 5, 1] },
    printing('wolf', { number: 1 }),
  ).answer(0, 'hills2');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf', 'bear', 'lemure']);
  rest(t);
});

rule.also('TA-ENC-19', 'nor where the defeat has carried it', () => {
  const carried = printing('wolf', { foe: { ...game.content['wolf'].foe!, defeat: teleportTo('ruins') } });
  const t = scene(
    { ...hills, cards: { 'space.14': ['wolf'], 'space.20': ['witch'] }, dice: [2, 3, 1, 5, 3] },
    carried,
  ).answer(0, 'hills2');
  assert.deepEqual([where(t, 0), player(t).lives, player(t).strength, t.state.turn], ['ruins', 3, 0, 1]);
});

rule.also('TA-ENC-02', 'whoever cannot move at all has no encounter where it stands', () => {
  const walls = ['fields2', 'plains1'] as const;
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['crags', 'oasis'],
    // A 2 in the Crags would cost a turn.
    dice: [2, 3, 2],
    set: (state) => {
      for (const wall of walls)
        state.lasting.push({ what: 'barrier', seat: 1, rounds: 2, whom: null, space: at(wall), card: null });
    },
  });
  assert.deepEqual([t.state.turn, where(t, 0), player(t).misses], [1, 'crags', 0]);
});

rule.also('TA-ENC-16', 'what lies on a space of the inner region may be taken, on the way back too', () => {
  for (const [to, from] of [
    ['mines', 'plainOfPeril'],
    ['back.mines', 'vampiresTower'],
  ] as const) {
    const t = scene({
      seats: ['wizard', 'thief'],
      at: [from, 'oasis'],
      with: { 0: { craft: 20 } },
      cards: { [pileAt('mines')]: ['talisman'] },
    });
    t.answer(0, to).asks(0, 'loot').answer(0, 'Talisman');
    assert.deepEqual([t.kinds('objects.0'), where(t, 0)], [['talisman'], 'mines']);
  }
});

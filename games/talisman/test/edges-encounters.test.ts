import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../rules/decks.ts';
import { begin } from '../rules/lasting.ts';
import { at } from '../topology.ts';
import { rest } from './casting.ts';
import { drawing, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const prompt = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;
/** A Thief lands in the Oasis, where these cards are drawn, and then these dice fall. */
const inOasis = (cards: readonly string[], dice: readonly number[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['temple', 'city'],
    ...more,
    next: { adventure: cards },
    dice: [2, ...dice],
  }).answer(0, 'oasis');

// Drawing.

situation(
  'a Royal Decree is read when somebody is met, or drawn, and not a second time without a draw',
  () => {
    const decree = { 'objects.0': ['royalDecree'] };
    const asked = (t: Table): string[] => {
      const prompts: string[] = [];
      while (t.state.turn === 0 && prompt(t) !== undefined) {
        prompts.push(prompt(t)!);
        t.answer(0, 'pass');
      }
      return prompts;
    };
    assert.deepEqual(asked(meeting(['healer'], { cards: decree })), ['moveEnded']);
    assert.deepEqual(asked(drawing('healer', { cards: decree })), ['cardsDrawn']);
  },
);

rule.also('TA-ADV-02', 'whoever was sent away at once goes nowhere else', () => {
  const t = drawing('hermit', { cards: { 'objects.0': ['royalDecree'] }, dice: [5] });
  t.asks(0, 'cardsDrawn').answer(0, 'Royal Decree');
  rest(t);
  assert.deepEqual([t.kinds(pileAt('crags')), t.kinds('adventureDiscard').includes('hermit')], [[], true]);
});

rule.also('TA-ADV-02', 'it is told where a card lies that did not stay where it was drawn', () => {
  const away = inOasis(['hermit', 'angel'], [6]);
  assert.deepEqual(away.kinds(pileAt('forest')), ['hermit']);
  assert.equal(away.log().filter((line) => line.startsWith('Hermit now lies here')).length, 1);
  const here = inOasis(['hermit', 'angel'], [4]);
  rest(here);
  assert.equal(here.log().filter((line) => line.startsWith('Hermit now lies here')).length, 0);
});

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
    if (prompt(t) === 'encounter') t.answer(0, 'seat1');
    rest(t);
    return t;
  };
  const left = (t: Table): string[] => t.state.lasting.map(({ what, whom }) => `${what} ${whom}`);
  assert.deepEqual(left(attacks([])), ['noFate null', 'crawl 1', 'mustAttack 1']);
  assert.deepEqual(left(attacks([0])), ['noFate null', 'mustAttack null', 'crawl 1', 'mustAttack 1']);
});

rule.also('TA-INNER-13', 'in the Valley one meets others, on the way to it one does not', () => {
  const meets = (from: 'pits' | 'plainOfPeril', to: 'valleyOfFire' | 'mines'): string | undefined => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, to],
      with: { 0: { done: true } },
      cards: { 'objects.0': ['talisman'] },
      dice: [1, 1, 1, 1],
    });
    t.answer(0, to);
    assert.equal(where(t, 0), to);
    rest(t);
    return prompt(t);
  };
  assert.equal(meets('pits', 'valleyOfFire'), 'encounter');
  assert.notEqual(meets('plainOfPeril', 'mines'), 'encounter');
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

rule.also('TA-TOAD-08', 'a Toad leaves gold and cards lying', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { toad: 2 } },
    cards: { [pileAt('fields4')]: ['sword'] },
    set: (state) => (state.goldOn[13] = 2),
  });
  t.answer(0, 'fields4');
  assert.deepEqual([t.state.turn, t.kinds(pileAt('fields4')), t.state.goldOn[13]], [1, ['sword'], 2]);
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
  assert.notEqual(prompt(portal), 'visitPlace');
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

rule.also(
  'TA-ADV-05',
  'a turn cut short by an Enemy or a Place counts as missed only while a card waits',
  () => {
    const misses = (cards: string[], answers: string[], ...dice: number[]): number => {
      const t = meeting(cards, { dice });
      for (const answer of answers) t.answer(0, answer);
      rest(t);
      return player(t).misses;
    };
    // What was bought once and left there is no Adventure card.
    assert.deepEqual(
      [[], ['cave'], ['unicorn'], ['sword']].map((waiting) => misses(['medusa', ...waiting], [], 1, 5)),
      [2, 1, 1, 2],
    );
    assert.deepEqual(
      [misses(['marsh'], []), misses(['marsh', 'cave'], []), misses(['marsh', 'sword'], ['pass'])],
      [1, 0, 1],
    );
  },
);

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
  while (t.state.turn === 0 && prompt(t) !== undefined) {
    assert.ok(!['loot', 'keepQuest'].includes(prompt(t)!), prompt(t));
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

rule.also('TA-ENC-12', 'an Event that lasts already asks nobody anew whether it shall pass', () => {
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
    return prompt(t);
  };
  assert.deepEqual([meets(false), meets(true)], ['ignoreEvent', undefined]);
});

rule.also(
  'TA-CARRY-03',
  'what is too much goes before the turn ends, and before trophies are exchanged',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields1', 'oasis'],
      with: { 0: { gold: 2 } },
      cards: { 'objects.0': ['axe', 'ring', 'helmet', 'shield'], 'trophies.0': ['dragon'] },
      dice: [1, 4],
    });
    t.answer(0, 'village').answer(0, 'Blacksmith').answer(0, 'Sword').answer(0, 'pass');
    assert.equal(prompt(t), 'dropObject');
    rest(t);
  },
);

// The inner region and the Crown.

rule.also(
  'TA-INNER-09',
  'from the Valley a way back leads along either route, and only the Crown is the Crown',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['valleyOfFire', 'city'],
      cards: { 'objects.0': ['talisman'] },
      dice: [1],
    });
    assert.deepEqual(
      t.match.question(0)!.from.map(({ id }) => id),
      ['crownOfCommand', 'back.pits', 'back.werewolfDen'],
    );
    t.answer(0, 'back.pits');
    rest(t);
    assert.deepEqual([where(t, 0), t.state.crownReached], ['pits', false]);
  },
);

rule.also('TA-ENDING-03', 'that the Crown is reached is told once, with the sheet that was hidden', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'oasis'],
    cards: { sealed: ['demonLord'] },
    dice: [1],
  });
  t.answer(0, 'crownOfCommand');
  rest(t);
  assert.equal(t.log().filter((line) => line.startsWith('The Crown of Command is reached')).length, 1);
  assert.equal(t.log().filter((line) => line.startsWith('The ending sheet is turned up')).length, 1);
});

rule.also('TA-ENDING-02', 'an open sheet is prepared when it is laid', () => {
  const t = scene({ seed: 'sheet 10', options: { ending: 'open' } });
  assert.deepEqual(t.kinds(pileAt('crownOfCommand')), ['theOneTalisman']);
  assert.equal(t.kinds('talismans').filter((kind) => kind === 'oneTalisman').length, 1);
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
    while (t.state.turn === 0 && prompt(t) !== undefined) {
      assert.ok(!['loot', 'keepQuest'].includes(prompt(t)!), `${quest}: ${prompt(t)}`);
      t.answer(0, t.match.question(0)!.from.at(-1)!.id);
    }
    assert.deepEqual([where(t, 0), t.kinds('quest.0').length], ['warlocksCave', 1]);
    assert.equal(t.log().filter((line) => line === 'Seat 0 meets Healer.').length, 1);
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
    while (t.state.turn === 0 && prompt(t) !== undefined) t.answer(0, t.match.question(0)!.from.at(-1)!.id);
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

rule.also('TA-REMNANT-01', 'a Scavenger who leaves a Remnant buried is asked once', () => {
  const lands = (answer: string): [number, string[]] => {
    const t = scene({
      seats: ['scavenger', 'thief'],
      at: ['city', 'tavern'],
      cards: { [`buried.${at('hills2')}`]: ['giantFly'] },
      dice: [2, 3, 6, 5, 1],
    });
    t.answer(0, 'hills2').asks(0, 'unearth').answer(0, answer);
    rest(t);
    assert.notEqual(prompt(t), 'unearth');
    return [t.state.turn, t.kinds(`buried.${at('hills2')}`)];
  };
  assert.deepEqual(lands('leaveBuried'), [1, ['giantFly']]);
  assert.deepEqual(lands('unearth')[1], []);
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

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { greedy, sit } from '@tafelrunde/bots';
import {
  fairnessFromSeed,
  Match,
  randomSource,
  sampleAnswer,
  type Seat,
  type View,
} from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { judgeWith } from '../../judging/judge.ts';
import type { TalismanShape } from '../../shape.ts';
import { scene, type Table } from '../kit.ts';

/** What greedy answers: an option by its id or its card, in every one of several sittings. */
function greedyChoice(t: Table, seat: Seat = 0): string {
  const question = t.match.question(seat)!;
  const answers = ['one', 'two', 'three'].map((seed) => greedy.answer(sit(t.match, seat, seed)));
  const names = answers.map((answer) => {
    const option = question.from.find(({ id }) => id === answer);
    return option?.card === undefined || option.card === null ? String(answer) : t.t.kind(option.card);
  });
  return [...new Set(names)].join(' or ');
}

const worth = (t: Table, seat: Seat = 0): number => game.judge!(t.match.view(seat), seat);

const STRONG = { strength: 8, craft: 6, lives: 6, fate: 3 };

describe('the judgement on the way', () => {
  it('goes to the weak enemy and not to the dragon', () => {
    const t = scene({
      seats: ['warrior', 'wizard'],
      at: ['plains1', 'castle'],
      cards: { 'space.11': ['bear'], 'space.13': ['dragon'], 'space.7': ['dragon'], 'space.5': ['dragon'] },
      dice: [2, 4],
    });
    t.asks(0, 'destination');
    assert.equal(greedyChoice(t), 'fields3');
  });

  it('looks for a healer when only one life is left', () => {
    const t = scene({
      at: ['fields1', 'castle'],
      with: { 0: { lives: 1, gold: 3, strength: 5 } },
      dice: [1, 2],
    });
    t.asks(0, 'destination');
    assert.equal(greedyChoice(t), 'village');
    t.answer(0, 'village').asks(0, 'choose');
    assert.equal(greedyChoice(t), 'healer');
  });

  it('is nearer to victory with a Talisman, with Strength, and beyond the river', () => {
    const bare = worth(scene({ at: ['fields1', 'castle'] }));
    assert.ok(worth(scene({ at: ['fields1', 'castle'], cards: { 'objects.0': ['talisman'] } })) > bare + 4);
    assert.ok(worth(scene({ at: ['fields1', 'castle'], with: { 0: { strength: 2 } } })) > bare + 4);
    const armed = { cards: { 'objects.0': ['talisman'] }, with: { 0: STRONG } };
    assert.ok(
      worth(scene({ at: ['hills3', 'castle'], ...armed })) >
        worth(scene({ at: ['city', 'castle'], ...armed })) + 2,
    );
  });

  it('says the same of a position whatever was judged before it', () => {
    const random = randomSource('positions');
    const judge = judgeWith(game.content);
    let match: Match<TalismanShape> | null = null;
    for (let i = 0; i < 150; i++) {
      if (match === null || match.result !== null)
        match = Match.start(game, { seats: 3, fairness: fairnessFromSeed(`positions ${i}`) });
      const [asked] = match.waiting;
      match.answer(asked, sampleAnswer(match.question(asked)!, random));
      const seat = i % 3;
      const view: View<TalismanShape> = match.view(seat);
      assert.equal(judge(view, seat), judgeWith(game.content)(view, seat));
    }
  });

  it('counts what a rival has against itself', () => {
    const weak = worth(scene({ at: ['fields1', 'castle'] }));
    assert.ok(worth(scene({ at: ['fields1', 'castle'], with: { 1: { strength: 5 } } })) < weak - 2);
    assert.ok(worth(scene({ at: ['fields1', 'castle'], with: { 1: { lives: 1 } } })) > weak);
  });

  it('opens the Portal with a Talisman and enough Strength, and not without', () => {
    const t = scene({
      at: ['blackKnight', 'fields1'],
      with: { 0: { ...STRONG, fate: 0 } },
      cards: { 'objects.0': ['talisman'] },
      dice: [3],
    });
    t.asks(0, 'destination');
    assert.equal(greedyChoice(t), 'portal');
    // A player who is too weak for what lies beyond had better stay outside.
    const there = (space: 'portalOfPower' | 'plainOfPeril', values: object): number =>
      worth(scene({ at: [space, 'fields1'], with: { 0: values }, cards: { 'objects.0': ['talisman'] } }));
    assert.ok(there('plainOfPeril', STRONG) > there('portalOfPower', STRONG) + 1);
    assert.ok(there('plainOfPeril', { lives: 4 }) < there('portalOfPower', { lives: 4 }) - 5);
  });

  it('hands over what a quest asks for', () => {
    const t = scene({
      at: ['fields1', 'castle'],
      with: { 0: { gold: 3 } },
      cards: { 'quest.0': ['deliverThreeGold'] },
    });
    const before = worth(t);
    t.asks(0, 'deliver').answer(0, 'deliver').asks(0, 'questReward');
    assert.equal(greedyChoice(t), 'talisman');
    t.answer(0, 'talisman');
    assert.ok(worth(t) > before + 1);
  });
});

describe('the judgement of belongings', () => {
  it('takes a Talisman that lies there', () => {
    const t = scene({ at: ['fields1', 'castle'], cards: { 'space.3': ['talisman'] }, dice: [2, 2] });
    t.asks(0, 'destination');
    assert.equal(greedyChoice(t), 'woods1');
    t.answer(0, 'woods1').asks(0, 'loot');
    assert.equal(greedyChoice(t), 'talisman');
  });

  it('leaves the least useful thing behind', () => {
    const t = scene({
      at: ['fields1', 'castle'],
      cards: {
        'objects.0': ['talisman', 'sword', 'armour', 'helmet'],
        'space.3': ['waterBottle'],
      },
      dice: [2, 2],
    });
    t.answer(0, 'woods1').asks(0, 'loot').answer(0, 'Water Bottle').asks(0, 'dropObject');
    assert.doesNotMatch(greedyChoice(t), /talisman|sword|armour/u);
  });

  it('holds on to a Talisman the more, the fewer there are', () => {
    const loss = (left: readonly string[]): number => {
      const piles = { talismans: left, talismanDiscard: [], 'quest.0': ['killOneEnemy'] };
      const having = worth(
        scene({ at: ['fields1', 'castle'], cards: { ...piles, 'objects.0': ['talisman'] } }),
      );
      return having - worth(scene({ at: ['fields1', 'castle'], cards: piles }));
    };
    assert.ok(loss([]) > loss(['talismanOfPower']) + 5);
  });

  it('does not take and drop the same things for ever', () => {
    const t = scene({
      at: ['fields1', 'castle'],
      cards: {
        'objects.0': ['talisman', 'sword', 'armour', 'shield'],
        'space.3': ['helmet', 'waterBottle', 'axe'],
      },
      dice: [2, 2],
    });
    t.answer(0, 'woods1');
    let answers = 0;
    for (; t.match.question(0)?.ask.prompt.match(/loot|dropObject/u); answers++) {
      assert.ok(answers < 12, 'it goes on for ever');
      assert.ok(t.match.answer(0, greedy.answer(sit(t.match, 0, `loot ${answers}`))).ok);
    }
    assert.ok(t.t.cards(t.t.piles.objects[0]).some((card) => t.t.kind(card) === 'talisman'));
  });

  it('exchanges trophies for Strength', () => {
    const trophies = worth(scene({ at: ['fields1', 'castle'], cards: { 'trophies.0': ['serpent'] } }));
    const none = worth(scene({ at: ['fields1', 'castle'] }));
    const point = worth(scene({ at: ['fields1', 'castle'], with: { 0: { strength: 1 } } }));
    assert.ok(none + 1 < trophies && trophies < point, `${none}, ${trophies}, ${point}`);
  });
});

describe('the judgement of other characters', () => {
  const meeting = (rival: object): Table => {
    const t = scene({
      seats: ['warrior', 'warrior', 'warrior'],
      at: ['fields1', 'woods1', 'castle'],
      with: { 0: { strength: 5 }, 1: rival },
      dice: [2, 2],
    });
    return t.answer(0, 'woods1').asks(0, 'encounter');
  };
  it('attacks who is weaker, and lets the stronger be', () => {
    assert.equal(greedyChoice(meeting({ lives: 1, craft: 10 })), 'seat1');
    assert.equal(greedyChoice(meeting({ strength: 12 })), 'encounterSpace');
  });

  it('takes the last life of somebody near to victory', () => {
    const t = meeting({ lives: 1, craft: 10 });
    t.roll(6, 5, 1).answer(0, 'seat1');
    while (t.match.question(0)!.ask.prompt !== 'spoils')
      assert.ok(t.match.answer(0, greedy.answer(sit(t.match, 0, 'x'))).ok);
    assert.equal(greedyChoice(t), 'takeLife');
  });
});

describe('the judgement in the inner region', () => {
  const armed = { 'objects.0': ['talisman'] };
  it('walks on to the Crown with a Talisman', () => {
    const t = scene({ at: ['valleyOfFire', 'fields1'], with: { 0: STRONG }, cards: armed });
    t.asks(0, 'innerMove');
    assert.equal(greedyChoice(t), 'crownOfCommand');
  });

  it('takes the route that suits its own values', () => {
    const before = (values: object): Table =>
      scene({ at: ['plainOfPeril', 'fields1'], with: { 0: { lives: 5, ...values } }, cards: armed });
    assert.equal(greedyChoice(before({ strength: 10 })), 'crypt');
    assert.equal(greedyChoice(before({ craft: 12, strength: 2 })), 'mines');
  });

  it('is the better off on the Crown, the fewer lives the others have', () => {
    const holding = (lives: number): number =>
      worth(
        scene({
          at: ['crownOfCommand', 'fields1'],
          with: { 0: STRONG, 1: { lives } },
          cards: armed,
          set: (state) => (state.crownReached = true),
        }),
      );
    assert.ok(holding(1) > holding(3) + 2 && holding(3) > holding(5) + 2);
  });

  it('needs to be strong where somebody guards the Crown', () => {
    const guarded = (strength: number, ending: boolean): number =>
      worth(
        scene({
          at: ['crownOfCommand', 'fields1'],
          with: { 0: { ...STRONG, craft: 0, strength } },
          cards: { ...armed, ...(ending ? { 'space.48': ['iceQueen'] } : {}) },
          options: { ending: ending ? 'open' : 'none' },
        }),
      );
    assert.ok(guarded(12, true) - guarded(4, true) > guarded(12, false) - guarded(4, false) + 5);
  });
});

describe('the judgement of a single player', () => {
  it('knows no rivals, and is as good as there beside the Crown', () => {
    const alone = (space: 'valleyOfFire' | 'city'): number =>
      worth(
        scene({ seats: ['warrior'], at: [space], with: { 0: STRONG }, cards: { 'objects.0': ['talisman'] } }),
      );
    assert.ok(Number.isFinite(alone('city')) && alone('valleyOfFire') > alone('city') + 4);
    const t = scene({ seats: ['warrior'], at: ['valleyOfFire'], cards: { 'objects.0': ['talisman'] } });
    t.asks(0, 'innerMove');
    assert.equal(greedyChoice(t), 'crownOfCommand');
  });
});

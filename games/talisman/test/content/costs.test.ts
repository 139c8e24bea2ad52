import assert from 'node:assert/strict';
import { type Option, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { meeting, player, rest, type Scene, scene, type Table, until, visitingDenizen } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** What the first one has that can be spent. */
const purse = (t: Table): number[] => {
  const { gold, fate, lives, strength, craft } = player(t);
  return [gold, fate, lives, strength, craft];
};
const PILES = { object: 'objects', follower: 'followers', reward: 'reward' } as const;
type Owned = keyof typeof PILES;

/** The first one has this card, meets nothing but wild animals, and uses the card wherever it says no price. */
function uses(kind: string, pile: string): number {
  const random = randomSource(kind);
  const t = scene({
    seats: ['sorceress', 'warrior'],
    at: ['fields1', 'village'],
    with: { 0: { gold: 2, fate: 2, lives: 3, strength: 2, alignment: 'neutral' } },
    cards: { [`${pile}.0`]: [kind], adventure: Array<string>(30).fill('wolf') },
  });
  const [card] = t.t.cards(t.t.piles[pile as 'objects'][0]);
  if (card === undefined) return 0; // It does not stay.
  let used = 0;
  for (let i = 0; i < 60 && t.match.waiting.length > 0; i++) {
    const [seat] = t.match.waiting;
    const question = t.match.question(seat)!;
    const free = (option: Option) =>
      option.card === card && option.no === undefined && option.commits === undefined;
    const use = seat === 0 && question.kind === 'one' ? question.from.find(free) : undefined;
    const before = { purse: purse(t), pile: t.t.at(card), drawn: t.t.whole.chance.drawn };
    t.answer(seat, use?.id ?? sampleAnswer(question, random));
    if (use === undefined || t.t.whole.chance.drawn !== before.drawn) continue;
    used++;
    assert.equal(t.t.at(card), before.pile, `${kind} is gone after ${question.ask.prompt}`);
    const now = purse(t);
    before.purse.forEach((had, at) =>
      assert.ok(now[at] >= had, `${kind} has a price at ${question.ask.prompt}`),
    );
  }
  rest(t);
  return used;
}

situation('whoever gives up something by using a card is told so, and never does by Enter alone', () => {
  let used = 0;
  for (const [kind, def] of Object.entries(game.content))
    if (def.type in PILES && Object.keys(def.on).length > 0) used += uses(kind, PILES[def.type as Owned]);
  assert.ok(used > 30, `only ${used} uses were looked at`);
});

/** Questions that are about nothing but what is given up. */
const PRICED = new Set([
  'arrow',
  'deliver',
  'deliverTrophy',
  'drink',
  'dropObject',
  'followerOrLife',
  'giveUpQuest',
  'intoThePool',
  'losePoint',
  'passCard',
  'passPoint',
  'payFor',
  'spareLife',
  'toll',
]);
situation(
  'what is asked for has its price on every answer but the one that leaves things as they are',
  () => {
    const met = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const random = randomSource(`price ${i}`);
      simulate(game, {
        seats: 2 + (i % 4),
        seed: `price ${i}`,
        options: { board: i % 2 === 0 ? 'base' : 'cataclysm', ending: 'open', nightfall: 30 },
        policy: {
          answer(question) {
            const { prompt } = question.ask;
            if (PRICED.has(prompt)) {
              met.add(prompt);
              const free = question.from.filter(
                ({ commits, declines }) => commits === undefined && declines !== true,
              );
              assert.deepEqual(free, [], prompt);
            }
            return sampleAnswer(question, random);
          },
        },
      });
    }
    assert.ok(met.size > 6, `only ${[...met].join(', ')} were asked`);
  },
);

/** What the first one may choose, with what it gives up. */
const prices = (t: Table): [string, Option['commits']][] => {
  const found = t.match
    .question(0)!
    .from.map(({ id, commits }): [string, Option['commits']] => [id, commits]);
  rest(t);
  return found;
};

situation('to refuse the Black Knight his gold is to lose a life, and says so', () => {
  const t = visitingDenizen('denizenBlackKnight', { with: { 0: { gold: 1 } } });
  const { from } = t.asks(0, 'payFor').match.question(0)!;
  const refusal = from.find(({ id }) => id === 'pass')!;
  assert.deepEqual([refusal.text, refusal.commits, refusal.declines], ['loseLife', 'costs', undefined]);
  assert.equal(player(t.answer(0, 'Lose 1 life')).lives, 3);
  rest(t);
});

situation('to leave a market while there is gold left is to end the visit', () => {
  const t = meeting(['market'], { seats: ['warrior', 'thief'], with: { 0: { gold: 3 } } })
    .answer(0, 'visit')
    .asks(0, 'buy');
  assert.deepEqual(new Set(prices(t).map(([, commits]) => commits)), new Set(['costs', 'ends']));
});

situation('what does nothing declines, wherever one may choose', () => {
  const t = until(meeting(['arcaneArchive'], { cards: { 'hand.0': ['healing'] } }), 'visitPlace').answer(
    0,
    'visit',
  );
  const { from } = t.asks(0, 'choose').match.question(0)!;
  assert.deepEqual(
    from.filter(({ declines }) => declines === true).map(({ id }) => id),
    ['pass'],
  );
  rest(t);
});

situation('an alignment that drives away what one has is a price', () => {
  const sways = (objects: readonly string[]) => {
    const t = scene({
      seats: ['druid', 'thief'],
      at: ['city', 'oasis'],
      cards: { 'objects.0': objects },
      dice: [2, 3],
    });
    return prices(until(t, 'turnStart').answer(0, 'Change alignment').asks(0, 'chooseAlignment'));
  };
  assert.deepEqual(sways([]), [
    ['good', undefined],
    ['evil', undefined],
  ]);
  assert.deepEqual(sways(['celestialBauble']), [
    ['good', undefined],
    ['evil', 'costs'],
  ]);
});

situation('what is put into the Concealed Pouch is of no use there: it is not put in by Enter alone', () => {
  const t = until(meeting([], { cards: { 'objects.0': ['concealedPouch', 'ring'] } }), 'turnEnd');
  assert.deepEqual(
    prices(t).map(([, commits]) => commits),
    ['costs', undefined],
  );
});

/** What the first one is asked at this moment, with the prices of the answers. */
const pricesAt = (t: Table, prompt: string) => prices(until(t, prompt)).map(([, commits]) => commits);

situation('what is given up for certain has its price, whatever the dice say', () => {
  const chest = { 'objects.0': ['treasureChestCataclysm'] };
  assert.deepEqual(pricesAt(scene({ cards: chest, dice: [2, 3] }), 'turnStart'), ['costs', undefined]);
  const bow = { 'objects.0': ['bow'] };
  const shooting = meeting(['bear'], { cards: bow, with: { 0: { gold: 1 } } });
  assert.deepEqual(pricesAt(shooting, 'beforeFight'), ['costs', undefined]);
  const drawing = meeting(['mage'], {
    with: { 0: { alignment: 'good' } },
    cards: { 'followers.0': ['familiar'] },
    next: { spells: ['random', 'healing'] },
  });
  assert.deepEqual(pricesAt(drawing, 'spellsDrawn'), ['costs', undefined]);
  rest(drawing);
});

situation('gold and Objects that go to whoever one meets have their price', () => {
  const met = (character: string, more: Scene) =>
    pricesAt(
      scene({ seats: [character, 'thief'], at: ['city', 'hills2'], ...more, dice: [2, 3] })
        .answer(0, 'hills2')
        .answer(0, 'seat1'),
      'against',
    );
  const asked = { with: { 0: { gold: 1 } }, cards: { 'quest.0': ['giveOneGold'] } };
  assert.deepEqual(met('warrior', asked), [undefined, 'costs']);
  const wares = { cards: { 'objects.0': ['ring'], 'objects.1': ['axe'] } };
  assert.deepEqual(met('merchant', wares), [undefined, 'costs']);
});

/** Answers that leave things as they are: clocks give them, and bots know them by one flag. */
const DECLINING = new Set(['keep', 'leaveBuried', 'leaveLying', 'nothing', 'none', 'pass', 'stay']);

situation('whatever leaves things as they are declines, and nothing else does', () => {
  const met = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const random = randomSource(`declining ${i}`);
    simulate(game, {
      seats: 2 + (i % 4),
      seed: `declining ${i}`,
      options: { board: i % 3 === 0 ? 'base' : 'cataclysm', ending: 'open', nightfall: 60 },
      policy: {
        answer(question) {
          // Where one may choose, whatever does nothing declines: see above.
          if (question.ask.prompt === 'choose') return sampleAnswer(question, random);
          for (const { id, text, declines } of question.from) {
            const leaves = DECLINING.has(id) && (text === undefined || DECLINING.has(text));
            assert.equal(declines === true, leaves, `${question.ask.prompt}: ${id} ${text}`);
            if (leaves) met.add(`${question.ask.prompt} ${id}`);
          }
          return sampleAnswer(question, random);
        },
      },
    });
  }
  assert.ok(met.size > 20, [...met].join());
});

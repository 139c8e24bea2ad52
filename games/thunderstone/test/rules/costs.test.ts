import assert from 'node:assert/strict';
import { fairnessFromSeed, Match, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { play, type Thunder } from '../kit.ts';
import type { TurnOption } from '../../shape.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Questions that are about nothing but which card is destroyed, discarded, or of no more use. */
const DESTROYING = new Set([
  'bleed',
  'brawler',
  'cage',
  'destroyOwn',
  'devour',
  'discard',
  'discardGold',
  'discardHeroOrTwo',
  'discardMonster',
  'discardSecond',
  'frighten',
  'lose',
  'pawn',
  'payUp',
  'pit',
  'rioter',
  'sacrifice',
  'sendHome',
  'snuff',
  'study',
  'train',
  'tribute',
]);
/** What each kind of answer in a turn takes with it. */
const PRICES: Readonly<Record<string, string | undefined>> = {
  village: undefined,
  dungeon: undefined,
  rest: 'ends',
  attack: 'ends',
  finish: 'ends',
  use: 'costs',
  buy: 'costs',
  levelUp: 'costs',
  equip: undefined,
  reequip: undefined,
};

const sets = ['first', 'highFantasy', 'holyWar', 'wrath', 'armageddon'] as const;

situation('what is used up, destroyed or over says so, so that Enter alone never does it', () => {
  const met = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const random = randomSource(`price ${i}`);
    simulate(game, {
      seats: 2 + (i % 4),
      seed: `price ${i}`,
      options: { set: sets[i % sets.length] },
      policy: {
        answer(question) {
          const { prompt } = question.ask;
          for (const { no, does, commits, declines } of question.from as readonly TurnOption[]) {
            if (no !== undefined || declines === true) continue;
            const price = DESTROYING.has(prompt) ? 'costs' : does === undefined ? commits : PRICES[does];
            assert.equal(commits, price, `${prompt}: ${does}`);
            met.add(DESTROYING.has(prompt) ? prompt : (does ?? 'other'));
          }
          return sampleAnswer(question, random);
        },
      },
    });
  }
  assert.ok(met.size > 11, `only ${[...met].join(', ')} were met`);
});

situation('nothing that an answer points at without a price is destroyed by it', () => {
  let looked = 0;
  for (let i = 0; i < 24; i++) {
    const seed = `harm ${i}`;
    const random = randomSource(seed);
    const options = { set: sets[i % sets.length] };
    const match = Match.start(game, { seats: 1 + (i % 5), options, fairness: fairnessFromSeed(seed) });
    const { table } = match;
    const { trash, caged } = table.piles;
    for (let n = 0; n < 400 && match.result === null; n++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const answer = sampleAnswer(question, random);
      const chosen = question.from.find(({ id }) => id === answer);
      assert.ok(match.answer(seat, answer).ok);
      if (chosen?.card === undefined || chosen.commits !== undefined) continue;
      looked++;
      assert.ok(![trash, caged].includes(table.at(chosen.card)), `${question.ask.prompt} in game ${i}`);
    }
  }
  assert.ok(looked > 200, `only ${looked} answers had no price`);
});

/** The answers by which a seat leaves things as they are: clocks give them, and bots know them by one flag. */
const declining = (t: Thunder, seat = 0): string[] => {
  t.options(seat);
  return t.match.question(seat)!.from.flatMap(({ id, declines }) => (declines === true ? [id] : []));
};

situation('whatever leaves things as they are declines', () => {
  const hall = ['kingdom', 'famine', 'skaladak'] as const;
  const into = (hand: readonly string[], ...answers: readonly string[]): Thunder =>
    answers.reduce((t, one) => t.answer(0, one), play({ hand, hall }).answer(0, 'dungeon'));
  assert.deepEqual(declining(play({ hall }).answer(0, 'rest')), ['keep']);
  const spoils = into(['dwarfJanissary', 'hatchet', 'torch', 'lantern'], 'Hatchet', 'Attack Kingdom');
  assert.deepEqual(declining(spoils.asks(0, 'spoils')), ['nothing']);
  const cleft = into(
    ['torynGladiator', 'amuletOfPower', 'lantern', 'claymore'],
    'Amulet',
    'Claymore',
    'Attack Kingdom',
  );
  assert.deepEqual(declining(cleft.asks(0, 'cleave')), ['nothing']);
  const dispelled = into(['elfSorcerer', 'fireball'], 'Attack Kingdom').asks(0, 'dispel');
  assert.deepEqual(declining(dispelled), ['nothing']);
  const hunted = play({
    hand: ['gohlenHunter', 'hatchet', 'torch'],
    hall,
    cards: { 'hand.1': ['famine'], 'discard.0': [], 'discard.1': [] },
  }).answer(0, 'dungeon');
  hunted.answer(0, 'Gohlen Hunter').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'takePrey');
  assert.deepEqual(declining(hunted), ['nothing']);
  const lent = play({ hand: ['torynGladiator', 'militia'], hall, cards: { 'hand.1': ['hatchet'] } });
  lent.answer(0, 'dungeon').answer(0, 'Toryn Gladiator');
  assert.deepEqual(declining(lent), ['nothing']);
});

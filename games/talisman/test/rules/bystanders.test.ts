import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import type { Alignment } from '../../shape.ts';
import { pileAt, type Scene, scene, type Table, where } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Turns of a Thief in which much happens that a card could take note of; where they lead, and the card drawn there. */
const TURNS: Readonly<Record<string, { to: string; of: Scene }>> = {
  victory: { to: 'hills2', of: { next: { adventure: ['wolf'] }, dice: [2, 3, 5, 1] } },
  defeat: { to: 'hills2', of: { next: { adventure: ['ogre'] }, dice: [2, 3, 1, 5] } },
  psychic: { to: 'hills2', of: { next: { adventure: ['shadow'] }, dice: [2, 3, 5, 1] } },
  roll: { to: 'crags', of: { at: ['chapel'], dice: [2, 3, 4] } },
  spell: {
    to: 'hills2',
    of: { cards: { [pileAt('hills2')]: ['witch'] }, next: { spells: ['hex'] }, dice: [2, 3, 5] },
  },
  duel: {
    to: 'hills2',
    of: { at: ['city', 'hills2'], cards: { 'objects.1': ['helmet'] }, dice: [2, 3, 5, 1] },
  },
  crossing: {
    to: 'raft.warlocksCave',
    of: { cards: { 'objects.0': ['raft'] }, options: { startQuest: false } },
  },
  denizen: {
    to: 'city',
    of: {
      at: ['fields3'],
      options: { board: 'cataclysm' },
      next: { denizens: ['masterHealer'] },
      dice: [4, 1],
    },
  },
};

/** What there is to tell of such a turn: the log, what came of it for the first seat, and whether the one standing by is as before. */
const told = (t: Table): unknown => {
  const { lives, fate, gold, strength, craft, misses } = t.state.players[2];
  return [
    t.log(2),
    t.state.players[0],
    { lives, fate, gold, strength, craft, misses, at: where(t, 2) },
    ['hand.0', 'objects.0', 'followers.0', 'hand.2', 'trophies.2'].map((pile) => t.kinds(pile)),
  ];
};

/** Plays one of these turns of the first seat; whoever stands by has these cards and is not asked. */
function played(turn: string, by: Scene, what: string): Table {
  const { to, of } = TURNS[turn];
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    ...of,
    ...by,
    at: [of.at?.[0] ?? 'city', of.at?.[1] ?? 'temple', 'tavern'],
    with: { 0: { strength: 1, craft: 1 }, ...by.with },
    cards: { ...of.cards, ...by.cards },
  });
  let arrived = false;
  while (t.state.turn === 0) {
    const [asked] = t.match.waiting;
    const { ask, from } = t.match.question(asked)!;
    assert.equal(asked, 0, `${what}: seat ${asked} is asked '${ask.prompt}' in: ${turn}`);
    if (from.some(({ id, space }) => id === to || space === to)) {
      t.answer(0, to);
      arrived = true;
    } else if (from.some(({ id }) => id === 'seat1')) t.answer(0, 'seat1');
    else if (ask.prompt === 'against') t.answer(0, 'attack');
    else if (ask.prompt === 'spoils') t.answer(0, 'helmet');
    else if (ask.prompt === 'trophies') t.answer(0);
    else t.answer(0, from.some(({ id }) => id === 'pass') ? 'pass' : from[0].id);
  }
  assert.ok(arrived, `nobody came to ${to} in: ${turn}`);
  assert.ok(!t.match.waiting.includes(2), `${what} is asked after: ${turn}`);
  return t;
}

const BELONGINGS: Readonly<Record<string, string>> = {
  object: 'objects.2',
  follower: 'followers.2',
  reward: 'reward.2',
};

/** Wand, Genie and Ancient Names mind the Spells of their owner at any time; the others may help at any time. */
const MEDDLERS: ReadonlySet<string> = new Set([
  'wand',
  'genie',
  'ancientNames',
  'stJosephine',
  'selfPortrait',
  'weaversMark',
]);

const ALIGNMENTS: readonly Alignment[] = ['neutral', 'good', 'evil'];

situation('what somebody far away owns does nothing in the turn of another', () => {
  for (const turn of Object.keys(TURNS)) {
    const bare = told(played(turn, { with: { 2: { lives: 3 } } }, turn));
    for (const [kind, { type, barred, on, notices }] of Object.entries(game.content)) {
      const pile = BELONGINGS[type];
      if (pile === undefined || MEDDLERS.has(kind) || (Object.keys(on).length === 0 && notices === null))
        continue;
      const alignment = ALIGNMENTS.find((one) => !barred.includes(one))!;
      const t = played(turn, { with: { 2: { lives: 3, alignment } }, cards: { [pile]: [kind] } }, kind);
      assert.deepEqual([kind, turn, t.kinds(pile), told(t)], [kind, turn, [kind], bare]);
    }
  }
});

situation('no character but the Chivalric Knight has a part in the turns of others far away', () => {
  for (const turn of Object.keys(TURNS)) {
    const bare = told(played(turn, { with: { 2: { lives: 3 } } }, turn));
    for (const [kind, { type, on }] of Object.entries(game.content)) {
      if (type !== 'character' || Object.keys(on).length === 0 || kind === 'chivalricKnight') continue;
      const t = played(turn, { seats: ['thief', 'thief', kind], with: { 2: { lives: 3 } } }, kind);
      assert.deepEqual([kind, turn, told(t)], [kind, turn, bare]);
    }
  }
});

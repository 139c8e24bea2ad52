import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { drawing, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const board: Scene = { options: { board: 'cataclysm' } };
const told = (t: ReturnType<typeof scene>): string => t.log().join('\n');

situation('what a swept card has brought about is over', () => {
  const drawn = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills1'],
    next: { adventure: ['blizzard', 'apocalypseStorm'] },
    dice: [2, 3],
  }).answer(0, 'hills2');
  assert.equal(drawn.state.lasting.length, 1);
  drawn.answer(1, 'sentinel');
  assert.deepEqual([drawn.state.lasting, drawn.kinds(HERE)], [[], []]);
});
situation('nobody comes to a Chance Meeting when no Denizen is left', () => {
  const t = meeting(['chanceMeeting'], {
    ...board,
    cards: { denizens: [], denizenDiscard: [], 'buried.14': [] },
  });
  assert.equal(t.state.turn, 1);
});
situation('a Denizen who has left is sent nowhere', () => {
  const t = meeting(['chanceMeeting'], {
    ...board,
    cards: { 'buried.14': [] },
    next: { denizens: ['farmer'] },
    dice: [6],
  });
  assert.notEqual(asked(t), 'sendDenizen');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('denizenDiscard')], [['mule'], ['farmer']]);
});
situation('Rebuilding is offered as long as there is Terrain, and not in the inner region', () => {
  const built = (more: Scene) =>
    meeting(['rebuilding'], { with: { 0: { gold: 1 }, 1: { gold: 1 } }, ...more });
  assert.equal(asked(built({ cards: { terrain: ['highway'] } })), 'payFor');
  const none = built({ cards: { terrain: [] } });
  assert.deepEqual([asked(none, 0), asked(none, 1)], [null, 'destination']);
  const inner = built({ at: ['city', 'plainOfPeril'] }).answer(0, 'pass');
  assert.notEqual(asked(inner, 1), 'payFor');
});
situation('Scavenging turns over what there is, and says what', () => {
  const t = meeting(['scavenging'], { cards: { adventure: ['ring'], adventureDiscard: [] } });
  assert.deepEqual(t.kinds('objects.0'), ['ring']);
  assert.match(told(t), /draws Ring/u);
  const none = meeting(['scavenging'], { cards: { adventure: [], adventureDiscard: [] } });
  assert.deepEqual([none.kinds('objects.0'), none.state.turn], [[], 1]);
});
situation('a Place that comes through the Astral Rift brings along what lies on it', () => {
  const t = meeting(['astralRift'], { cards: { adventureDiscard: ['lakeOfVisions'] } }).answer(0, 'visit');
  t.answer(0, 'Lake of Visions').asks(0, 'visitPlace').answer(0, 'visit');
  assert.equal(t.options(0).length, 4);
  assert.match(told(t), /Lake of Visions now lies here: Hills/u);
});
situation('the Fugitive Demon takes no last life, and nothing from those who decline', () => {
  const offers = (lives: number, fate: number): string[] | null => {
    const t = meeting(['fugitiveDemon'], { with: { 0: { lives, fate } } });
    return asked(t) === 'choose' ? t.options(0) : null;
  };
  assert.deepEqual(offers(2, 0), ['1 life for 1 fate', 'No, go on']);
  assert.deepEqual(offers(1, 1), ['1 fate for 1 life', 'No, go on']);
  assert.equal(offers(1, 0), null);
  const declined = meeting(['fugitiveDemon'], { with: { 0: { fate: 1 } } }).answer(0, 'pass');
  assert.deepEqual([player(declined).lives, player(declined).fate], [4, 1]);
});
situation('Trashtown needs no Settlement, and gives only what one may have', () => {
  const discards = { adventureDiscard: ['holyGrail'], terrain: [] };
  const t = drawing('trashtown', { cards: discards, with: { 0: { alignment: 'evil' } } });
  assert.deepEqual(t.kinds(HERE), ['trashtown']);
  t.answer(0, 'visit');
  assert.deepEqual([t.kinds('objects.0'), t.kinds(HERE)], [[], ['trashtown']]);
});
situation('without guests there is no Meeting Place; one is enough', () => {
  const none = drawing('meetingPlace', { cards: { denizens: [], denizenDiscard: [] } });
  assert.deepEqual([none.kinds(HERE), none.kinds('adventureDiscard').at(-1)], [[], 'meetingPlace']);
  const one = drawing('meetingPlace', { cards: { denizens: ['beggar'], denizenDiscard: [] } });
  assert.deepEqual([asked(one), one.kinds('stack.0')], ['visitPlace', ['beggar']]);
});
situation('the Barrowtown Hunter hunts elsewhere in the region, if wanted', () => {
  const begins = (space: 'city' | 'plainOfPeril', enemyAt: 'city' | 'woods1' | 'castle' | 'mines') =>
    scene({
      seats: ['thief', 'thief'],
      at: [space, 'oasis'],
      cards: { 'followers.0': ['barrowtownHunter'], [pileAt(enemyAt)]: ['wolf'] },
      dice: [2, 3],
    });
  assert.equal(asked(begins('city', 'woods1')), 'turnStart');
  assert.equal(asked(begins('city', 'city')), 'destination');
  assert.equal(asked(begins('city', 'castle')), 'destination');
  assert.notEqual(asked(begins('plainOfPeril', 'mines')), 'turnStart');
  const stays = begins('city', 'woods1').answer(0, 'Barrowtown Hunter').answer(0, 'pass');
  assert.deepEqual([where(stays, 0), asked(stays)], ['city', 'destination']);
});
situation('the Brakwater Diver comes up again with a 2', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['hills3', 'city'],
    cards: { 'followers.0': ['brakwaterDiver'], adventureDiscard: ['ring'] },
    dice: [2, 2],
  }).answer(0, 'woods1');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('objects.0')], [['brakwaterDiver'], []]);
});
situation('the Deadlands Survivor adds 1 in Crags and Forest, and to the roll of his companion only', () => {
  const from = { crags: 'plains1', forest: 'fields6', tavern: 'plains3' } as const;
  const rolled = (to: keyof typeof from, die: number, owner = 0) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from[to], 'oasis'],
      with: { 0: { gold: 3 } },
      cards: { [`followers.${owner}`]: ['deadlandsSurvivor'] },
      dice: [1, 1, die],
    });
    until(t, 'destination').answer(0, to);
    rest(t);
    return player(t);
  };
  // 2 or 3 mean a missed turn, 4 or 5 nothing, 6 a point.
  for (const wild of ['crags', 'forest'] as const) {
    assert.deepEqual([rolled(wild, 2).misses, rolled(wild, 3).misses], [1, 0], wild);
    assert.equal(rolled(wild, 3, 1).misses, 1, wild);
  }
  assert.deepEqual([rolled('crags', 5).strength, rolled('forest', 5).craft], [1, 1]);
  assert.equal(rolled('tavern', 3).gold, 2);
});
situation(
  'without a Follower on top of the discard pile the Recruiter stays idle, and in the turns of others',
  () => {
    const begins = (owner: number, discards: readonly string[], more: Scene = {}) =>
      scene({
        seats: ['thief', 'thief'],
        at: ['city', 'oasis'],
        ...more,
        cards: { [`followers.${owner}`]: ['havenvilleRecruiter'], adventureDiscard: discards },
        dice: [2, 3],
      });
    assert.equal(asked(begins(0, ['guide'])), 'turnStart');
    assert.equal(asked(begins(0, [])), 'destination');
    const other = begins(1, ['guide']);
    assert.deepEqual([asked(other, 0), asked(other, 1)], ['destination', null]);
    rest(other);
    // Somebody good has no use for a Homunculus.
    assert.equal(asked(begins(0, ['homunculus'], { with: { 0: { alignment: 'good' } } })), 'destination');
  },
);

situation('the Recruiter keeps whom nobody else could have', () => {
  const recruits = (seats: readonly string[], more: Scene = {}) =>
    scene({
      seats,
      at: ['city', 'oasis'],
      ...more,
      cards: { 'followers.0': ['havenvilleRecruiter'], adventureDiscard: ['homunculus'], ...more.cards },
      dice: [2, 3],
    }).answer(0, 'Havenville Recruiter');
  const given = recruits(['thief', 'thief']).answer(0, 'Havenville Recruiter');
  assert.deepEqual(
    [given.kinds('followers.0'), given.kinds('followers.1')],
    [['homunculus'], ['havenvilleRecruiter']],
  );
  assert.match(told(given), /Seat 0 gives.*Havenville Recruiter/u);
  rest(given);
  const kept = recruits(['thief', 'thief'], { with: { 1: { alignment: 'good' } } }).answer(0, 'Homunculus');
  assert.deepEqual(
    [kept.kinds('followers.0'), kept.kinds('followers.1')],
    [['havenvilleRecruiter', 'homunculus'], []],
  );
  rest(kept);
  const alone = recruits(['thief']);
  assert.equal(asked(alone), 'destination');
  assert.deepEqual(alone.kinds('followers.0'), ['havenvilleRecruiter', 'homunculus']);
});
situation('Rotsnout needs an Enemy on top of the discard pile and a trophy to give', () => {
  const begins = (owner: number, discards: readonly string[], trophies: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      options: { trophyRate: 7 },
      cards: {
        [`followers.${owner}`]: ['rotsnoutDog'],
        [`trophies.${owner}`]: trophies,
        adventureDiscard: discards,
      },
      dice: [2, 3],
    });
  assert.equal(asked(begins(0, ['wolf'], ['bear'])), 'turnStart');
  assert.equal(asked(begins(0, ['wolf'], [])), 'destination');
  assert.equal(asked(begins(0, ['wolf', 'ring'], ['bear'])), 'destination');
  assert.equal(asked(begins(0, [], ['bear'])), 'destination');
  assert.equal(asked(begins(1, ['wolf'], ['bear']), 1), null);
});

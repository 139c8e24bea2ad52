import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { discard } from '../../../rules/decks.ts';
import { craft, strength } from '../../../rules/stats.ts';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  drawing,
  HERE,
  lastFight,
  lasting,
  meeting,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  told,
  twoThieves,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Cataclysm deck has 46 cards', () => {
  const cards = Object.values(game.content).filter(
    ({ deck, set }) => deck === 'adventure' && set === 'cataclysm',
  );
  assert.equal(
    cards.reduce((sum, { copies }) => sum + copies, 0),
    46,
  );
  const twice = Object.entries(game.content).flatMap(([kind, { deck, set, copies }]) =>
    deck === 'adventure' && set === 'cataclysm' && copies === 2 ? [kind] : [],
  );
  assert.deepEqual(twice.toSorted(), [
    'ashfieldLooters',
    'blightwoodSlaver',
    'chanceMeeting',
    'deadMagic',
    'rusthillMarauders',
    'scavenging',
  ]);
});

const board: Scene = { options: { board: 'cataclysm' } };

situation('the Apocalypse Storm sweeps the regions where somebody is', () => {
  const cards = {
    [pileAt('fields1')]: ['outpost', 'wolf', 'foundSword', 'sword'],
    [pileAt('city')]: ['beggar'],
    [pileAt('oasis')]: ['bear', 'settlement'],
  };
  const t = meeting(['apocalypseStorm', 'salvage'], { ...board, at: ['city', 'fields6'], cards });
  // Purchases are no Adventure cards; nobody is in the middle region.
  assert.deepEqual([t.kinds(HERE), t.kinds(pileAt('fields1')), t.kinds(pileAt('city'))], [[], ['sword'], []]);
  assert.deepEqual(t.kinds(pileAt('oasis')), ['bear', 'settlement']);
  assert.ok(t.kinds('terrain').includes('outpost'));
  assert.deepEqual(t.kinds('denizenDiscard'), ['beggar']);
  const both = meeting(['apocalypseStorm'], { cards: { [pileAt('oasis')]: ['bear'] } });
  assert.deepEqual(both.kinds(pileAt('oasis')), []);
});

situation('a Chance Meeting is sent to where Denizens live', () => {
  const buried = { 'buried.14': [] };
  const t = meeting(['chanceMeeting'], { ...board, cards: buried, next: { denizens: ['beggar'] } });
  t.asks(0, 'sendDenizen').answer(0, 'tavern');
  assert.deepEqual([player(t).gold, t.kinds(HERE), t.kinds(pileAt('tavern'))], [1, [], ['beggar']]);
  // The base board has no such space.
  const base = meeting(['chanceMeeting'], { next: { denizens: ['beggar'] } });
  assert.deepEqual([player(base).gold, base.kinds('denizenDiscard')], [1, ['beggar']]);
});

situation('Dead Magic silences Magic Objects', () => {
  const t = meeting(['deadMagic', 'wolf'], { cards: { 'objects.0': ['ring'] }, dice: [3, 1] });
  assert.match(lastFight(t), /6 against 3/u);
  assert.deepEqual([t.state.lasting[0].rounds, t.kinds(HERE)], [3, ['deadMagic']]);
});

situation('Divine Blessings are shared', () => {
  const t = meeting(['divineBlessings']).answer(0, 'craft');
  assert.deepEqual([player(t).strength, player(t).craft], [0, 1]);
  assert.deepEqual([player(t, 1).strength, player(t, 1).craft], [1, 1]);
});

situation('Rebirth heals everybody', () => {
  const t = meeting(['rebirth'], { with: { 0: { lives: 1 }, 1: { lives: 2 } } });
  assert.deepEqual([player(t).lives, player(t, 1).lives], [4, 4]);
  assert.ok(player(t).fate > 0);
});

situation('Rebuilding costs one gold and stays in the region', () => {
  const t = meeting(['rebuilding'], { with: { 0: { gold: 1 }, 1: { gold: 2 } } });
  t.answer(0, 'pay').answer(0, 'Bonefield').asks(0, 'buildWhere');
  assert.equal(t.options(0).length, 24);
  t.answer(0, 'woods1').answer(1, 'pay').answer(1, 'Highway').answer(1, 'oasis');
  assert.deepEqual([t.kinds(pileAt('woods1')), t.kinds(pileAt('oasis'))], [['bonefield'], ['highway']]);
  assert.deepEqual([player(t).gold, player(t, 1).gold], [0, 1]);
  assert.ok(t.log().some((line) => line.includes('Seat 1 lays Terrain: “Highway')));
});

situation('Scavenging turns over five cards and takes the topmost Object', () => {
  const cards = ['wolf', 'ring', 'bear', 'foundSword', 'angel', 'amulet'];
  const t = meeting(['scavenging'], { next: { adventure: cards } });
  assert.deepEqual(t.kinds('objects.0'), ['foundSword']);
  assert.ok(t.kinds('adventureDiscard').includes('ring'));
  assert.equal(t.kinds('adventure').at(-1), 'amulet');
});

situation('the Astral Spirit calls a Stranger, who is met at once', () => {
  const discards = { adventureDiscard: ['wolf', 'healer', 'ring'] };
  const t = meeting(['astralSpirit'], { with: { 0: { lives: 1 } }, cards: discards }).answer(0, 'Healer');
  assert.equal(t.kinds(HERE).includes('astralSpirit'), false);
  assert.ok(t.log().some((line) => line.includes('meets the Healer')));
  t.match.waiting.forEach((seat) => t.options(seat));
  const alone = meeting(['astralSpirit'], { cards: discards }).answer(0, 'pass');
  assert.deepEqual(alone.kinds(HERE), ['astralSpirit']);
});

situation('the Fugitive Demon deals in life and fate', () => {
  const deals = (answer: string) =>
    meeting(['fugitiveDemon'], { with: { 0: { fate: 1 } } }).answer(0, answer);
  const life = deals('1 fate for 1 life');
  assert.deepEqual([player(life).lives, player(life).fate, life.kinds(HERE)], [5, 0, ['fugitiveDemon']]);
  const fate = deals('1 life for 1 fate');
  assert.deepEqual([player(fate).lives, player(fate).fate], [3, 2]);
  const none = meeting(['fugitiveDemon'], { with: { 0: { lives: 1 } } });
  assert.equal(player(none).lives, 1);
});

situation('the Junk Dealer swaps and moves on', () => {
  const t = meeting(['junkDealer'], { cards: { 'objects.0': ['helmet'] } }).answer(0, 'accept');
  t.answer(0, 'Greatsword');
  assert.deepEqual([t.kinds('objects.0'), t.kinds(HERE)], [['greatsword'], []]);
  assert.deepEqual(t.kinds(pileAt('tavern')), ['junkDealer']);
  assert.deepEqual(meeting(['junkDealer']).kinds(pileAt('tavern')), ['junkDealer']);
});

situation('the Order of Josephine heals two', () => {
  const t = meeting(['orderOfJosephine'], { with: { 0: { lives: 1 } } }).answer(0, 'accept');
  assert.deepEqual([player(t).lives, player(t, 1).lives, t.kinds(HERE)], [3, 5, ['orderOfJosephine']]);
});

situation('the Brakwater Traders sell and move on', () => {
  const t = meeting(['brakwaterTraders'], { with: { 0: { gold: 4 } } });
  assert.deepEqual(t.options(0).toSorted(), [
    'Crystal Sceptre for 3 gold',
    'Haversack for 2 gold',
    'Healer’s Kit for 2 gold',
    'Map for 3 gold',
    'No, go on',
    'Personal Journal for 3 gold',
    'Psychic Crystal for 2 gold',
    'Shovel for 3 gold',
    'Water Bottle for 1 gold',
  ]);
  t.answer(0, 'Shovel for 3 gold').answer(0, 'pass');
  assert.deepEqual([t.kinds('objects.0'), t.kinds(pileAt('tavern'))], [['shovel'], ['brakwaterTraders']]);
});

const visits = (kind: string, more: Scene) => meeting([kind], more).answer(0, 'visit');

situation('the Astral Rift brings back a Place', () => {
  const t = visits('astralRift', { cards: { adventureDiscard: ['wolf', 'poolOfLife', 'market'] } });
  t.answer(0, 'Pool of Life').asks(0, 'visitPlace').answer(0, 'visit');
  assert.deepEqual([player(t).lives, t.kinds(HERE)], [5, ['poolOfLife']]);
});

situation('Havenville and Trashtown gather what was discarded', () => {
  const discards = { adventureDiscard: ['guide', 'ring', 'wolf', 'pixie', 'amulet'] };
  const haven = drawing('havenville', { cards: discards, next: { denizens: ['beggar'] } }).answer(0, 'visit');
  assert.deepEqual(haven.options(0), ['Guide', 'Pixie']);
  haven.answer(0, 'Pixie');
  assert.deepEqual([haven.kinds('followers.0'), haven.kinds('stack.0')], [['pixie'], ['guide']]);
  // It is a Settlement now, where the Beggar was met.
  assert.deepEqual([haven.kinds(HERE), player(haven).gold], [['settlement', 'havenville'], 1]);
  const trash = drawing('trashtown', { cards: discards, next: { denizens: ['beggar'] } }).answer(0, 'visit');
  trash.answer(0, 'Ring');
  assert.deepEqual([trash.kinds('objects.0'), trash.kinds('stack.0')], [['ring'], ['amulet']]);
  const empty = drawing('trashtown', { next: { denizens: ['beggar'] } });
  assert.deepEqual([empty.kinds(HERE), empty.kinds('adventureDiscard')], [['settlement'], ['trashtown']]);
  const last = drawing('trashtown', {
    cards: { adventureDiscard: ['ring'] },
    next: { denizens: ['beggar'] },
  });
  last.answer(0, 'visit');
  assert.deepEqual([last.kinds('objects.0'), last.kinds(HERE)], [['ring'], ['settlement']]);
});

situation('at the Meeting Place four Denizens wait', () => {
  const guests = ['beggar', 'goldLender', 'denizenAlchemist', 'mayor'];
  const t = drawing('meetingPlace', { next: { denizens: guests }, dice: [] }).answer(0, 'visit');
  assert.deepEqual(t.options(0).toSorted(), ['Alchemist', 'Beggar', 'Gold Lender', 'Mayor']);
  t.answer(0, 'Beggar');
  // Hills are no home of the Beggar.
  assert.deepEqual(
    [player(t).gold, t.kinds('denizenDiscard'), t.kinds('stack.0').length],
    [1, ['beggar'], 3],
  );
  const last = meeting(['meetingPlace'], { cards: { 'stack.0': ['beggar'] } });
  const [card] = last.t.cards(last.t.piles.space[14]);
  last.t.setNote(card, { counters: 0, stack: 1 });
  last.answer(0, 'visit');
  assert.deepEqual([player(last).gold, last.kinds(HERE)], [1, []]);
});

situation('when the Meeting Place goes, its guests go home, back into their deck, or are discarded', () => {
  const closed = (covered: readonly string[] = []) => {
    const t = scene({
      ...board,
      cards: {
        [HERE]: ['meetingPlace'],
        [pileAt('village')]: covered,
        'stack.0': ['beggar', 'villageMystic', 'denizenAlchemist'],
      },
    });
    const [place] = t.t.cards(t.t.piles.space[at('hills2')]);
    t.t.setNote(place, { counters: 0, stack: 1 });
    discard(t.t, place);
    return t;
  };
  const t = closed();
  assert.deepEqual([t.kinds('denizenDiscard'), t.kinds(pileAt('village'))], [['beggar'], ['villageMystic']]);
  assert.deepEqual([t.kinds('stack.0'), t.kinds('denizens').includes('denizenAlchemist')], [[], true]);
  // TA-TERRAIN-03: a home that Terrain covers is none.
  const homeless = closed(['settlement']);
  assert.deepEqual(homeless.kinds('denizenDiscard').toSorted(), ['beggar', 'villageMystic']);
});

situation('Rotsnout brings an Enemy for a trophy', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['rotsnoutDog'], adventureDiscard: ['dragon'], 'trophies.0': ['wolf', 'imp'] },
    dice: [2, 3],
  });
  t.answer(0, 'Rotsnout Dog').answer(0, 'Wolf').asks(0, 'destination');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('adventureDiscard')], [['imp', 'dragon'], ['wolf']]);
});

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
  assert.match(told(t), /draws the Ring/u);
  const none = meeting(['scavenging'], { cards: { adventure: [], adventureDiscard: [] } });
  assert.deepEqual([none.kinds('objects.0'), none.state.turn], [[], 1]);
});

situation('a Place that comes through the Astral Rift brings along what lies on it', () => {
  const t = meeting(['astralRift'], { cards: { adventureDiscard: ['lakeOfVisions'] } }).answer(0, 'visit');
  t.answer(0, 'Lake of Visions').asks(0, 'visitPlace').answer(0, 'visit');
  assert.equal(t.options(0).length, 4);
  assert.match(told(t), /The Lake of Visions now lies at the Hills/u);
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

situation('alone at the table there is nobody to share Divine Blessings with', () => {
  const t = meeting(['divineBlessings'], { seats: ['thief'], at: ['city'] }).answer(0, 'craft');
  rest(t);
  assert.deepEqual([player(t).craft, player(t).strength], [1, 0]);
});

situation('Dead Magic takes what Magic Objects give, and leaves what others give', () => {
  const values = (more: Scene): number[] => {
    const { t } = twoThieves({ ...more, cards: { 'objects.0': ['ring'], 'followers.0': ['unicorn'] } });
    return [strength(t, 0), craft(t, 0)];
  };
  const dead: Scene = { set: (state) => state.lasting.push(lasting('noMagic')) };
  // A Thief has 3 of both.
  assert.deepEqual(
    [values({}), values(dead)],
    [
      [5, 5],
      [4, 4],
    ],
  );
});

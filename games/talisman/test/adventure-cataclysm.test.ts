import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { discard } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { drawing, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const board: Scene = { options: { board: 'cataclysm' } };

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
situation('on Market Day everybody buys', () => {
  const t = meeting(['marketDayCataclysm'], {
    seats: ['troll', 'troll'],
    with: { 0: { gold: 3 }, 1: { gold: 1 } },
  });
  assert.deepEqual(t.options(0).toSorted(), [
    'Crystal Sceptre for 3 gold',
    'Haversack for 1 gold',
    'Healer’s Kit for 1 gold',
    'Map for 2 gold',
    'No, go on',
    'Scroll for 1 gold',
    'Shovel for 2 gold',
    'Whetstone for 2 gold',
  ]);
  t.answer(0, 'Crystal Sceptre for 3 gold').answer(1, 'Scroll for 1 gold');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['crystalSceptre'], ['scroll']]);
  // A Thief helps himself first.
  const thief = meeting(['marketDayCataclysm']).asks(0, 'stealWare').answer(0, 'Map');
  thief.asks(1, 'stealWare').answer(1, 'pass');
  assert.deepEqual(thief.kinds('objects.0'), ['map']);
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
  assert.ok(t.log().some((line) => line.includes('Seat 1 lays Terrain: Highway')));
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
  assert.ok(t.log().some((line) => line.includes('meets Healer')));
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
situation('Hideout and Shrine are a trial', () => {
  const hard = visits('ashfieldHideout', { cards: { 'objects.0': ['foundAxe'] }, dice: [4] });
  assert.deepEqual(
    [player(hard).strength, hard.kinds('objects.0'), hard.kinds(HERE)],
    [1, [], ['ashfieldHideout']],
  );
  const easy = visits('ashfieldHideout', { dice: [3] });
  assert.deepEqual([player(easy).gold, easy.kinds(HERE)], [2, []]);
  const wise = visits('blightwoodShrine', { cards: { 'followers.0': ['pixie'] }, dice: [4] });
  assert.deepEqual([player(wise).craft, wise.kinds('followers.0')], [1, []]);
  const spell = visits('blightwoodShrine', { dice: [3] });
  assert.deepEqual([spell.kinds('hand.0').length, spell.kinds(HERE)], [1, []]);
});
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

situation('the Barrowtown Hunter finds Enemies', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: {
      'followers.0': ['barrowtownHunter'],
      [pileAt('woods1')]: ['giant'],
      [pileAt('castle')]: ['ogre'],
    },
  });
  t.answer(0, 'Barrowtown Hunter').asks(0, 'teleport');
  assert.deepEqual(t.options(0), ['Woods', 'No, go on']);
  t.roll(1, 5).answer(0, 'woods1');
  assert.deepEqual([where(t, 0), player(t).lives], ['woods1', 3]);
});
situation('the Brakwater Diver dives while crossing', () => {
  const crossing = (die: number) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['hills3', 'city'],
      cards: { 'followers.0': ['brakwaterDiver'], adventureDiscard: ['ring', 'wolf'] },
      dice: [2, die],
    }).answer(0, 'woods1');
  assert.deepEqual(crossing(1).kinds('followers.0'), []);
  const none = crossing(4);
  assert.deepEqual([none.kinds('followers.0'), none.kinds('objects.0')], [['brakwaterDiver'], []]);
  assert.deepEqual(crossing(5).kinds('objects.0'), ['ring']);
});
situation('the Deadlands Survivor knows the wastes', () => {
  const desert = scene({
    seats: ['thief', 'thief'],
    at: ['runes2', 'city'],
    cards: { 'followers.0': ['deadlandsSurvivor'] },
    dice: [2],
  }).answer(0, 'desert1');
  assert.equal(player(desert).lives, 4);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['fields2', 'city'],
    cards: { 'followers.0': ['deadlandsSurvivor'] },
    dice: [4, 1, 5],
  }).answer(0, 'crags');
  assert.equal(player(crags).strength, 1);
});
situation('the Havenville Recruiter exchanges Followers', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['havenvilleRecruiter'], adventureDiscard: ['ring', 'guide'] },
    dice: [2, 3],
  });
  t.answer(0, 'Havenville Recruiter').answer(0, 'Havenville Recruiter').asks(0, 'destination');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['guide'], ['havenvilleRecruiter']]);
  // Only what lies on top.
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': ['havenvilleRecruiter'], adventureDiscard: ['guide', 'ring'] },
    dice: [2, 3],
  }).asks(0, 'destination');
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
situation('the Broken Relic takes what somebody else draws', () => {
  const t = drawing('ring', { cards: { 'objects.1': ['brokenRelic'] } }).asks(1, 'cardsDrawn');
  t.answer(1, 'Broken Relic');
  assert.deepEqual([t.kinds('objects.1'), t.kinds(HERE)], [['ring'], []]);
  assert.ok(t.kinds('adventureDiscard').includes('brokenRelic'));
  drawing('angel', { cards: { 'objects.1': ['brokenRelic'] } }).asks(1, 'destination');
  // Nothing is left that somebody else could replace.
  const both = { 'objects.0': ['orbOfKnowledge'], 'objects.1': ['brokenRelic'] };
  const gone = drawing('ring', { cards: both }).answer(0, 'pass').answer(1, 'Broken Relic');
  assert.deepEqual([gone.kinds('objects.1'), gone.state.turn], [['ring'], 1]);
});
situation('with a Personal Invitation somebody else opens', () => {
  const t = scene({
    ...board,
    seats: ['thief', 'thief'],
    at: ['fields3', 'oasis'],
    cards: { 'objects.0': ['personalInvitation'] },
    next: { denizens: ['wanderer', 'beggar'] },
    dice: [4, 1],
  }).answer(0, 'city');
  t.asks(0, 'denizenDrawn').answer(0, 'Personal Invitation');
  assert.deepEqual(
    [player(t).gold, t.kinds(pileAt('city')), t.kinds('denizenDiscard')],
    [1, ['beggar'], ['wanderer']],
  );
  assert.equal(t.state.players[0].space, at('city'));
});

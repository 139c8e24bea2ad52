import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import {
  carrying,
  followedBy,
  keepTrophies,
  lands,
  lastFight,
  meeting,
  meets,
  pileAt,
  player,
} from './meeting.ts';
import { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const told = (t: ReturnType<typeof scene>): string => t.log().join('\n');

situation('Ymir’s Glow and a Pedlar offer Spells only to those who can learn one', () => {
  const glow = meeting(['ymirsGlow'], { seats: ['troll', 'thief'] });
  assert.deepEqual([asked(glow, 0), asked(glow, 1)], [null, 'may']);
  const pedlar = (who: string) => meets(who, ['pedlar'], [], { with: { 0: { gold: 3 } } }).answer(0, 'pass');
  assert.equal(asked(pedlar('wizard')), 'payFor');
  assert.notEqual(asked(pedlar('troll')), 'payFor');
});
situation('the Dwarf Smith has nothing to give when the supply is empty', () => {
  const t = meeting(['dwarfSmith'], { cards: { purchases: ['mule', 'raft'] } });
  assert.deepEqual([t.kinds('objects.0'), t.state.turn], [[], 1]);
});
situation('the Goblin Sapper blows up Adventure cards and Remnants, nothing else, and not himself', () => {
  const meetsSapper = (lying: readonly string[]) =>
    meeting(['goblinSapper'], { with: { 0: { gold: 1 } }, cards: { [pileAt('crags')]: lying } });
  assert.equal(asked(meetsSapper([])), null);
  assert.equal(asked(meetsSapper(['sword'])), null);
  assert.equal(asked(meetsSapper(['wolf'])), 'payFor');
  const t = meetsSapper(['salvage', 'sword']).answer(0, 'pay');
  assert.deepEqual(t.kinds(pileAt('crags')).toSorted(), ['goblinSapper', 'sword']);
});
situation('the Lore Master stays unless three Spells are learned at once', () => {
  const learns = (hand: readonly string[]) =>
    meeting(['loreMaster'], { with: { 0: { craft: 3 } }, cards: { 'hand.0': hand } });
  const one = learns(['hex', 'hex']);
  assert.deepEqual([one.kinds('hand.0').length, one.kinds(HERE)], [3, ['loreMaster']]);
  assert.deepEqual(learns([]).kinds(HERE), []);
});
situation('the Arcane Archive sells no Spell to whoever has no room for it', () => {
  const t = meeting(['arcaneArchive'], { with: { 0: { gold: 2 } }, cards: { 'hand.0': ['hex'] } });
  until(t, 'visitPlace').answer(0, 'visit');
  assert.deepEqual(t.options(0).length, 2);
  assert.ok(!t.options(0).some((option) => /buy/iu.test(option)));
});
situation('the last quest is the end of a Lake of Visions; a False Grail keeps one from it', () => {
  const visits = (quests: readonly string[], objects: readonly string[] = []) => {
    const t = meeting(['lakeOfVisions'], { cards: { 'stack.0': quests, 'objects.0': objects } });
    t.t.setNote(t.t.cards(t.t.piles.space[14])[0], { counters: 0, stack: 1 });
    return t.answer(0, 'visit');
  };
  const last = visits(['killOneDragon']);
  assert.deepEqual([last.kinds('quest.0'), last.kinds(HERE)], [['killOneDragon'], []]);
  const two = visits(['killOneDragon', 'takeOneLife']).answer(0, 'killOneDragon');
  assert.deepEqual([two.kinds('quest.0'), two.kinds(HERE)], [['killOneDragon'], ['lakeOfVisions']]);
  const barred = visits(['killOneDragon'], ['falseGrail']);
  assert.deepEqual([barred.kinds('quest.0'), barred.kinds(HERE)], [[], ['lakeOfVisions']]);
});

situation('a Champion fights battles, one at a time', () => {
  const psychic = followedBy(['shadow'], ['champion'], { dice: [5, 1] });
  assert.notEqual(asked(psychic), 'beforeFight');
  const two = followedBy(['wolf'], ['champion', 'champion'], { dice: [5, 1] }).asks(0, 'beforeFight');
  two.answer(0, 'champion');
  assert.notEqual(asked(two), 'beforeFight');
});
situation('a Champion who has won is not lost with a later fight', () => {
  const t = followedBy(['wolf', 'wraith'], ['champion'], { dice: [5, 1, 1, 6, 1] }).answer(0, 'champion');
  keepTrophies(t);
  rest(t);
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [3, ['champion']]);
});
situation('the turn is over when a Champion is lost', () => {
  const t = followedBy(['frostGiant', 'healer'], ['champion'], { with: { 0: { lives: 2 } }, dice: [1, 5] });
  t.answer(0, 'champion');
  assert.deepEqual([player(t).lives, t.state.turn], [2, 1]);
});
situation('the Herbalist heals her wounded companion in Woods and Forest only', () => {
  const offered = (from: 'plains2' | 'fields4', to: 'woods3' | 'hills2', lives: number, owner = 0) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, 'woods4'],
      with: { [owner]: { lives } },
      cards: { [`followers.${owner}`]: ['herbalist'] },
      dice: [1, 1],
    });
    until(t, 'destination').answer(0, to);
    return asked(t, owner) === 'moveEnded';
  };
  assert.equal(offered('plains2', 'woods3', 3), true);
  assert.equal(offered('plains2', 'woods3', 4), false);
  assert.equal(offered('fields4', 'hills2', 3), false);
  assert.equal(offered('plains2', 'woods3', 3, 1), false);
});
situation('a Hieromartyr dies for nobody else', () => {
  const t = lands('warrior', 'thief', [6, 1], { cards: { 'followers.0': ['hieromartyr'] } });
  if (asked(t) === 'spoils') t.answer(0, 'life');
  assert.deepEqual([player(t, 1).lives, t.kinds('followers.0')], [3, ['hieromartyr']]);
  const far = meeting(['frostGiant'], { cards: { 'followers.1': ['hieromartyr'] }, dice: [1, 5] });
  assert.deepEqual([player(far).lives, far.kinds('followers.1')], [3, ['hieromartyr']]);
});
situation('the Ancient Artefact helps attacker and attacked alike', () => {
  const own = carrying(['ogre'], ['ancientArtefact'], { dice: [5, 3, 1] }).answer(0, 'ancientArtefact');
  assert.match(lastFight(own), /7 against 6/u);
  rest(own);
  const attacked = lands('warrior', 'thief', [], { cards: { 'objects.1': ['ancientArtefact'] } });
  attacked.asks(1, 'beforeFight').roll(6, 2, 2, 2).answer(1, 'ancientArtefact');
  // 4 + 2 against 3 + 2 + 3
  assert.match(told(attacked), /Seat 0 6, Seat 1 8/u);
  rest(attacked);
});
situation('of five Objects exactly four go into the Bag of Carrying; four are in it anyway', () => {
  const five = ['bagOfCarrying', 'sword', 'axe', 'helmet', 'shield', 'ring'];
  const t = meeting([], { at: ['city', 'oasis'], cards: { 'objects.0': five } });
  t.asks(0, 'turnEnd').answer(0, 'bagOfCarrying');
  assert.equal(t.match.question(0)!.ask.prompt, 'pack');
  t.refused(0, ['sword', 'axe', 'helmet', 'shield', 'ring'], 'out-of-range');
  rest(t);
  assert.notEqual(asked(meeting([], { cards: { 'objects.0': five.slice(0, 5) } })), 'turnEnd');
});
situation('what the Bag of Carrying holds back is told', () => {
  const t = meeting([], { at: ['city', 'hills2'], cards: { 'objects.1': ['bagOfCarrying', 'ring'] } });
  t.answer(0, 'seat1').answer(0, 'Steal').answer(0, 'ring');
  assert.match(told(t), /Seat 1 uses Bag of Carrying/u);
  rest(t);
});
situation('the Horn of Summoning calls Enemies of the region from elsewhere', () => {
  const begins = (where: 'crags' | 'castle') =>
    asked(carrying([], ['hornOfSummoning'], { cards: { [pileAt(where)]: ['wolf'] } }));
  const called = carrying([], ['hornOfSummoning'], { cards: { [pileAt('crags')]: ['wolf'] }, dice: [5, 1] });
  assert.match(told(called.answer(0, 'hornOfSummoning')), /Wolf now lies here: Hills/u);
  rest(called);
  assert.equal(begins('crags'), 'moveEnded');
  assert.notEqual(begins('castle'), 'moveEnded');
});

import assert from 'node:assert/strict';
import { randomSource, sampleAnswer, type Seat, simulate } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { countersOn, setCounters } from '../../rules/decks.ts';
import { forfeitOwn, hasSurplus, takeFrom } from '../../rules/objects.ts';
import type { Talisman, TalismanState } from '../../shape.ts';
import {
  beforeCrown,
  carrying,
  casting,
  castingInReply,
  followedBy,
  happens,
  lands,
  lastFight,
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
  toHills,
  until,
  visitingDenizen,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('TA-OBJ-01', 'Magic Objects are Objects', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
});

rule('TA-OBJ-02', 'one Weapon for a battle, chosen before the roll; two for the Warrior', () => {
  const t = toHills({ cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] }, dice: [1, 1] });
  t.answer(0, 'hills2').asks(0, 'weapon').answer(0, 'Axe');
  assert.ok(t.log().some((line) => line.includes('5 against 8')));
  const warrior = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 1],
  });
  warrior.answer(0, 'hills2');
  assert.ok(warrior.log().some((line) => line.includes('7 against 8')));
  // Of three the Warrior too has to leave one.
  const three = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['sword', 'axe', 'holyLance'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 1],
  });
  const { min, max } = three.answer(0, 'hills2').asks(0, 'weapon').match.question(0)!;
  assert.deepEqual([min, max], [2, 2]);
});

rule('TA-OBJ-03', 'one piece of Armour for a battle', () => {
  const t = toHills({
    cards: { 'objects.0': ['armour', 'helmet'], 'space.14': ['dragon'] },
    dice: [1, 1, 3],
  });
  t.answer(0, 'hills2').asks(0, 'armour').answer(0, 'Armour');
  assert.deepEqual([t.state.players[0].lives, t.state.turn], [3, 1]);
});

rule('TA-CARRY-01', 'four Objects; a Mule carries four more', () => {
  const cards = { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] };
  toHills({ cards }).answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
  const mule = toHills({ cards: { ...cards, 'followers.0': ['mule'] } });
  mule.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(mule.kinds('objects.0').length, 5);
});

rule('TA-CARRY-02', 'Trinkets weigh nothing', () => {
  const ring = { ...game.content.ring, trinket: true };
  const t = scene(
    {
      seats: thieves,
      at: ['city', 'tavern'],
      cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] },
      dice: [2, 3],
    },
    { ...game, content: { ...game.content, ring } },
  );
  t.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(t.kinds('objects.0').length, 5);
});

rule('TA-CARRY-03', 'what is too much is dropped at once, by choice', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').answer(0, 'Sword').asks(0, 'loot');
  assert.deepEqual(t.kinds('objects.0'), ['ring', 'amulet', 'shield', 'cross']);
  assert.deepEqual(t.kinds('space.14'), ['sword']);
});

rule('TA-FOLL-01', 'any number of Followers, in the open', () => {
  const t = toHills({
    cards: { 'followers.0': ['unicorn', 'maiden', 'guide', 'prince', 'pixie'], 'space.14': ['mule'] },
  });
  t.answer(0, 'hills2').answer(0, 'Mule');
  assert.equal(t.kinds('followers.0').length, 6);
  assert.ok(t.match.view('watcher').piles.followers[0].cards.every((card) => card !== null));
});

rule('TA-FOLL-02', 'a lost Follower goes to the discard pile, or back to its supply', () => {
  const t = scene({
    seats: thieves,
    at: ['runes1'],
    cards: { 'followers.0': ['unicorn', 'mule'] },
    dice: [1, 3, 1, 2],
  });
  t.answer(0, 'chasm').asks(0, 'reaperMove');
  assert.deepEqual(t.kinds('followers.0'), []);
  assert.ok(
    t.kinds('adventureDiscard').includes('unicorn') &&
      t.kinds('purchases').filter((kind) => kind === 'mule').length === 4,
  );
});

rule.also('TA-CARRY-03', 'an exchange is one act: with full hands nobody drops anything for it', () => {
  const full = ['axe', 'ring', 'helmet', 'shield'];
  const t = lands('merchant', 'warrior', [], {
    cards: { 'objects.0': full, 'objects.1': ['sword', ...full.slice(1)] },
  });
  t.answer(0, 'Trade').answer(0, 'Axe').answer(0, 'Sword');
  assert.deepEqual([t.kinds('objects.0').length, t.kinds('objects.1').length], [4, 4]);
  assert.ok(t.kinds('objects.0').includes('sword') && t.kinds('objects.1').includes('axe'));
  rest(t);
});

rule.also(
  'TA-CARRY-03',
  'what is too much goes at once: before anything else is bought, the turn ends, or trophies are exchanged',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields1', 'oasis'],
      with: { 0: { gold: 9 } },
      cards: { 'objects.0': ['axe', 'ring', 'helmet', 'shield'], 'trophies.0': ['dragon'] },
      dice: [1, 4],
    });
    t.answer(0, 'village').answer(0, 'Blacksmith').answer(0, 'Sword');
    assert.equal(promptOf(t), 'dropObject');
    t.answer(0, 'Ring');
    assert.equal(promptOf(t), 'buy');
    t.answer(0, 'pass');
    assert.equal(promptOf(t), 'trophies');
    rest(t);
  },
);

const says = (t: Table, line: string): void => assert.ok(t.log().includes(line), t.log().join('\n'));

situation('whoever a Hag keeps from Followers may still take Objects', () => {
  const t = followedBy(['ring', 'mule'], ['cursedByAHag']).answer(0, 'Ring');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.0')], [['ring'], ['cursedByAHag']]);
  says(t, 'Seat 0 takes the Ring.');
});

/** How many counters lie on the False Talisman of a seat. */
const unmasked = (t: Table, seat: number): number =>
  countersOn(
    t.t,
    t.t.cards(t.t.piles.objects[seat]).find((card) => t.t.kind(card) === 'falseTalisman')!,
  );

situation('nothing but a Talisman unmasks a false one', () => {
  const t = carrying(['ring'], ['falseTalisman']).answer(0, 'Ring');
  assert.equal(unmasked(t, 0), 0);
});

situation('a Talisman that is stolen unmasks the false one of the thief', () => {
  const t = lands('thief', 'thief', [], {
    cards: { 'objects.0': ['falseTalisman'], 'objects.1': ['talisman'] },
  });
  t.answer(0, 'steal');
  assert.equal(unmasked(t, 0), 1);
  t.asks(0, 'turnEnd');
  says(t, 'Seat 0 takes the Talisman from Seat 1.');
});

situation('a False Talisman that was unmasked deceives whoever steals it', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'fields3'],
    cards: { [pileAt('hills2')]: ['talisman'], 'objects.0': ['falseTalisman'] },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'turnEnd');
  assert.equal(unmasked(t, 0), 1);
  t.answer(0, 'pass').answer(1, 'hills2').answer(1, 'seat0').answer(1, 'steal');
  t.answer(1, 'False Talisman');
  assert.equal(unmasked(t, 1), 0);
});

situation('a Genie that is lured away has no Spells to lend a second time', () => {
  const t = casting('mesmerism', { cards: { 'followers.1': ['genie'], 'lent.1': ['hex'] }, dice: [2, 3] });
  t.answer(0, 'Mesmerism');
  assert.deepEqual([t.kinds('followers.1'), t.kinds('lent.0')], [[], []]);
  rest(t);
});

rule.also('TA-CARRY-03', 'where everything sticks nothing can be dropped, and nobody is asked to', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'oasis'],
    cards: { 'objects.0': Array<string>(5).fill('falseTalisman') },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});

situation('a Merchant whose bargain is prevented keeps what was offered for it', () => {
  const t = lands('merchant', 'thief', [], {
    cards: { 'objects.0': ['axe'], 'objects.1': ['bagOfCarrying', 'ring'] },
  });
  t.answer(0, 'trade').answer(0, 'Ring');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['axe'], ['bagOfCarrying', 'ring']]);
});

const withoutMagic = { set: (state: TalismanState) => void state.lasting.push(lasting('noMagic')) };

rule.also('TA-OBJ-02', 'where magic is dead a Magic Weapon is no choice, and a plain one still helps', () => {
  const t = carrying(['wolf'], ['frostbite', 'greatsword'], { ...withoutMagic, dice: [1, 1] });
  assert.match(lastFight(t), /6 against 3: won/u);
});

/** A Thief is beaten by a Dragon on the space it walks to. */
const beaten = (objects: readonly string[], dice: readonly number[], more: Scene = {}) =>
  carrying(['dragon'], objects, { ...more, dice: [1, 6, 1, ...dice] });

rule.also('TA-OBJ-03', 'whoever wears none is saved by none', () => {
  const lost = (who: string) => player(beaten(['shield'], [6], { seats: [who, 'thief'] })).lives;
  assert.deepEqual([lost('thief'), lost('monk')], [4, 3]);
});

rule.also('TA-OBJ-03', 'of two pieces of armour one or none is used; the log says whether it held', () => {
  const none = beaten(['helmet', 'shield'], []).asks(0, 'armour').answer(0, 'none');
  assert.equal(player(none).lives, 3);
  const held = beaten(['shield'], [5]);
  assert.equal(player(held).lives, 4);
  says(held, 'The Shield holds.');
  const failed = beaten(['shield'], [4]);
  assert.equal(player(failed).lives, 3);
  says(failed, 'The Shield does not hold.');
});

situation('what lies on an Object goes with it to whoever takes it', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'objects.1': ['waterBottle'] },
    dice: [2, 3],
  });
  rest(t);
  const [bottle] = t.t.cards(t.t.piles.objects[1]);
  setCounters(t.t, bottle, 2);
  happens(takeFrom(t.t, 0, 1, bottle));
  assert.deepEqual([t.kinds('objects.0'), countersOn(t.t, bottle)], [['waterBottle'], 2]);
});

situation('what sticks to its owner is not lost when the owner may choose', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'objects.0': ['falseTalisman'] },
    dice: [2, 3],
  });
  rest(t);
  happens(forfeitOwn(t.t, 0, t.t.cards(t.t.piles.objects[0]), 1));
  assert.deepEqual(t.kinds('objects.0'), ['falseTalisman']);
});

rule.also('TA-CARRY-03', 'what the dead have left is nobody’s burden until somebody takes it up', () => {
  const five = ['ring', 'sword', 'axe', 'helmet', 'shield'];
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 1: { standing: 'dead', lives: 0 } },
    cards: { 'objects.0': five, 'objects.1': five },
    dice: [2, 3],
  });
  t.asks(0, 'dropObject').answer(0, 'Axe').asks(0, 'destination');
  assert.deepEqual([t.kinds('objects.0').length, t.kinds('objects.1').length], [4, 5]);
});

rule.also('TA-CARRY-03', 'a raft that is built is one Object too many at once', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods3', 'tavern'],
    cards: { 'objects.0': ['axe', 'ring', 'helmet', 'shield'], 'trophies.0': ['dragon'] },
  });
  t.answer(0, 'buildRaft').asks(0, 'dropObject').answer(0, 'Ring').asks(0, 'trophies');
});

rule.also(
  'TA-CARRY-03',
  'who loses the Mule to a Spell puts down what it carried before anything else',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: {
        'followers.0': ['mule'],
        'objects.0': ['axe', 'ring', 'helmet', 'shield', 'sword'],
        'hand.1': ['mesmerism'],
      },
      set: (state) => {
        state.turn = 1;
      },
      dice: [2, 3],
    });
    until(t, 'turnStart', 1).answer(1, 'Mesmerism');
    t.asks(0, 'dropObject');
  },
);

rule.also('TA-CARRY-03', 'a Wand that cannot be carried brings no Spell', () => {
  const spells = (left: string): number => {
    const t = meeting(['wand'], { cards: { 'objects.0': ['axe', 'ring', 'helmet', 'shield'] } });
    t.answer(0, 'Wand').asks(0, 'dropObject').answer(0, left);
    rest(t);
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([spells('Wand'), spells('Ring')], [0, 1]);
});

const FOUR = ['axe', 'ring', 'helmet', 'shield'];

rule.also('TA-CARRY-03', 'a Talisman too many goes before the Sacred Pool may have it', () => {
  const finds = (): Table =>
    beforeCrown('sacredPoolSheet', {
      at: ['city', 'city', 'oasis'],
      cards: { [pileAt('hills2')]: ['foundTalisman'], 'objects.0': FOUR },
      dice: [2, 3],
    })
      .answer(0, 'hills2')
      .answer(0, 'Talisman');
  const kept = finds().asks(0, 'dropObject').answer(0, 'Axe').asks(0, 'intoThePool').answer(0, 'accept');
  assert.deepEqual(kept.kinds('objects.0'), ['ring', 'helmet', 'shield']);
  rest(kept);
  const left = finds().answer(0, 'Talisman');
  assert.notEqual(promptOf(left), 'intoThePool');
  assert.deepEqual(left.kinds('objects.0'), FOUR);
  rest(left);
});

const POOL = { [pileAt('crownOfCommand')]: ['sacredPoolSheet'] };

situation('the Sacred Pool asks for a Talisman that was taken from somebody', () => {
  const t = casting('acquisition', {
    cards: { 'hand.0': ['acquisition'], 'objects.1': ['talisman'], ...POOL },
    dice: [2, 3],
  });
  until(t, 'turnStart').answer(0, 'Acquisition');
  t.asks(0, 'intoThePool').answer(0, 'accept');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('reward.0').length], [[], 1]);
  rest(t);
});

situation('the Sacred Pool asks both who have traded Talismans, and the neighbour who is handed one', () => {
  const traded = lands('merchant', 'warrior', [], {
    cards: { 'objects.0': ['talisman'], 'objects.1': ['talisman'], ...POOL },
  });
  traded.answer(0, 'Trade').asks(0, 'intoThePool').answer(0, 'pass').asks(1, 'intoThePool');
  rest(traded);
  const handed = visitingDenizen('faerieCaravan', {
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    cards: { 'objects.0': ['talisman'], ...POOL },
  });
  handed.asks(1, 'intoThePool');
});

rule.also('TA-CARRY-03', 'what a lost Mule carried is dropped before the visit has consequences', () => {
  const cards = { 'followers.0': ['mule'], 'objects.0': [...FOUR, 'salvage'] };
  const visit = visitingDenizen('bard', { cards, dice: [1] });
  visit.asks(0, 'dropObject').answer(0, 'Axe').asks(0, 'may');
  rest(visit);
  const chance = meeting(['chanceMeeting'], {
    options: { board: 'cataclysm' },
    cards: { 'buried.14': [], 'followers.0': ['mule'], 'objects.0': [...FOUR, 'sword'] },
    next: { denizens: ['bard'] },
    dice: [1],
  });
  chance.asks(0, 'dropObject').answer(0, 'Axe').asks(0, 'sendDenizen');
  rest(chance);
});

rule.also('TA-CARRY-03', 'what the wind leaves too much of is dropped before the next die', () => {
  const objects = ['bagOfCarrying', ...FOUR, 'sword'];
  const drops = (t: Table) => {
    t.asks(0, 'dropObject').roll(6).answer(0, 'Axe').asks(0, 'fate');
    assert.deepEqual(t.kinds('objects.0'), ['ring', 'helmet', 'shield', 'sword']);
    // Nothing is rolled for what lies here.
    for (const die of [6, 6, 6]) t.roll(die).answer(0, 'keep').asks(0, 'fate');
    t.answer(0, 'keep');
    assert.notEqual(t.match.question(0)?.ask.topic, 'fateForOthers');
    rest(t);
  };
  const fate = { with: { 0: { fate: 1 } }, dice: [1] };
  // One die says that the bag is carried off, another one where to.
  const whirled = carrying(['whirlwind'], objects, fate).asks(0, 'fate').roll(1).answer(0, 'keep');
  drops(whirled.asks(0, 'fate').answer(0, 'keep'));
  const gust = castingInReply('gustOfWind', { ...fate, cards: { 'objects.0': objects } });
  drops(gust.answer(1, 'Gust of Wind').asks(0, 'fate').answer(0, 'keep'));
});

/** What random games have shown at every question, looked at once for both rules. */
let seen: { readonly tooMuch: string[]; readonly barred: string[]; readonly settled: number } | null = null;
function seenInRandomGames() {
  if (seen !== null) return seen;
  const PUTTING_AWAY = new Set(['dropObject', 'discardSpells']);
  const found = { tooMuch: [] as string[], barred: [] as string[], settled: 0 };
  const settings = Object.entries(game.options as Readonly<Record<string, { choices: readonly unknown[] }>>);
  for (let i = 0; i < 90; i++) {
    const random = randomSource(`too much ${i}`);
    const options = settings.map(([name, { choices }], n) => [name, choices[(i + n) % choices.length]]);
    simulate(game, {
      seats: 1 + (i % 6),
      seed: `too much ${i}`,
      options: { ...(Object.fromEntries(options) as object), nightfall: 60 },
      policy: {
        answer(question, t) {
          const talisman = t as unknown as Talisman;
          const { prompt } = question.ask;
          if (PUTTING_AWAY.has(prompt)) found.settled++;
          for (let seat: Seat = 0; seat < t.seats; seat++) {
            if (!PUTTING_AWAY.has(prompt) && hasSurplus(talisman, seat))
              found.tooMuch.push(`asked '${prompt}' in game ${i}`);
            for (const kind of barredOf(talisman, seat))
              found.barred.push(`${kind} at '${prompt}' in game ${i}`);
          }
          return sampleAnswer(question, random);
        },
      },
    });
  }
  return (seen = found);
}
/** What somebody has that its alignment forbids. */
function barredOf(t: Talisman, seat: Seat): string[] {
  const { alignment, standing } = t.state.players[seat];
  if (standing !== 'playing') return [];
  return [...t.cards(t.piles.objects[seat]), ...t.cards(t.piles.followers[seat])]
    .filter((card) => t.def(card).barred.includes(alignment))
    .map((card) => t.kind(card));
}

rule.also('TA-CARRY-03', 'in random games nothing is ever asked while somebody has too much', () => {
  const { tooMuch, settled } = seenInRandomGames();
  assert.deepEqual(tooMuch, []);
  assert.ok(settled > 20, `only ${settled} questions put anything away`);
});

rule.also('TA-ALIGN-04', 'in random games nobody is ever left with what the alignment forbids', () => {
  assert.deepEqual(seenInRandomGames().barred, []);
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { about, asked, rest, until } from './looking.ts';
import { meeting, meets, pileAt, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const most = (t: Table): number => (about(t) as { max: number }).max;
/** The first one goes from next to a space to the space. */
const goes = (to: 'chapel' | 'graveyard' | 'city', more: Scene = {}): Table => {
  const [from, dice] = (
    { chapel: ['hills1', [1, 1]], graveyard: ['fields1', [1, 1]], city: ['fields4', [1, 1]] } as const
  )[to];
  return until(
    scene({ seats: ['thief', 'thief'], at: [from, 'oasis'], dice, ...more }),
    'destination',
  ).answer(0, to);
};

situation('what the supply has no more of is neither sold nor stolen', () => {
  const wares = { purchases: ['helmet', 'mule'] };
  const buyer = meets('warrior', ['market'], [], { with: { 0: { gold: 9 } }, cards: wares }).answer(
    0,
    'visit',
  );
  assert.deepEqual(buyer.options(0), ['Helmet for 1 gold', 'Mule for 2 gold', 'No, go on']);
  const thief = meeting(['market'], { cards: wares }).answer(0, 'visit').asks(0, 'stealWare');
  assert.deepEqual(thief.options(0), ['Helmet', 'Mule', 'No, go on']);
});
situation('a Merchant haggles, but nothing is free', () => {
  const t = meets('merchant', ['market'], [], { with: { 0: { gold: 9 } } }).answer(0, 'visit');
  assert.deepEqual(t.options(0).toSorted(), [
    'Helmet for 1 gold',
    'Mule for 1 gold',
    'No, go on',
    'Raft for 2 gold',
    'Shield for 1 gold',
    'Sword for 1 gold',
    'Water Bottle for 1 gold',
  ]);
});
situation('healing is sold for what is missing, for the gold there is, and not to the healthy', () => {
  const healed = (lives: number, gold: number): Table => goes('chapel', { with: { 0: { lives, gold } } });
  assert.deepEqual([most(healed(1, 9)), most(healed(1, 2)), most(healed(3, 9))], [3, 2, 1]);
  for (const lives of [4, 6]) assert.notEqual(asked(healed(lives, 9)), 'healFor');
  const t = healed(2, 3).asks(0, 'healFor').answer(0, 1);
  assert.deepEqual([player(t).lives, player(t).gold], [3, 2]);
  rest(t);
});
situation('fate is sold up to the printed value', () => {
  // A Thief has 4 lives and 2 fate.
  const t = goes('graveyard', { with: { 0: { fate: 1, gold: 9 } } }).asks(0, 'fateFor');
  assert.equal(most(t), 1);
  t.answer(0, 1);
  assert.deepEqual([player(t).fate, player(t).gold], [2, 8]);
  rest(t);
  assert.notEqual(asked(goes('graveyard', { with: { 0: { fate: 2, gold: 9 } } })), 'fateFor');
});
situation('whoever wants gold to join is left lying by those who do not pay', () => {
  const rich = meeting(['porter'], { with: { 0: { gold: 2 } } })
    .answer(0, 'porter')
    .asks(0, 'payFor');
  assert.deepEqual([rich.answer(0, 'pass').kinds(pileAt('hills2')), player(rich).gold], [['porter'], 2]);
  rest(rich);
  const poor = meeting(['porter']).answer(0, 'porter');
  assert.notEqual(asked(poor), 'payFor');
  rest(poor);
});
situation('a Toad drinks from a spring, although it takes no gold', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3 } },
    cards: { [pileAt('woods2')]: ['poolOfFortune'] },
  });
  setCounters(t.t, t.t.cards(t.t.piles.space[at('woods2')])[0], 2);
  t.answer(0, 'woods2').answer(0, 'visit');
  assert.equal(player(t).fate, 1);
});
situation('every trader asks the printed price', () => {
  const prices = (t: Table): Record<string, number> => {
    rest(t);
    return Object.fromEntries(
      t.match
        .question(0)!
        .from.flatMap(({ card, value }) => (card === undefined ? [] : [[t.t.kind(card), value!]])),
    );
  };
  const asks = (card: string) => prices(meets('warrior', [card], [], { with: { 0: { gold: 20 } } }));
  assert.deepEqual(asks('pedlar'), {
    sword: 1,
    waterBottle: 1,
    raft: 1,
    helmet: 1,
    axe: 2,
    mule: 2,
    shield: 2,
  });
  const visits = (card: string) =>
    prices(meets('warrior', [card], [], { with: { 0: { gold: 20 } } }).answer(0, 'visit'));
  assert.deepEqual(visits('market'), { sword: 1, helmet: 1, waterBottle: 1, shield: 2, mule: 2, raft: 3 });
  assert.deepEqual(visits('liveryStable'), {
    stableRidingHorse: 2,
    stableMule: 3,
    stableHorseAndCart: 4,
    stableWarhorse: 6,
  });
  assert.deepEqual(asks('brakwaterTraders'), {
    waterBottle: 1,
    healersKit: 2,
    haversack: 2,
    psychicCrystal: 2,
    map: 3,
    shovel: 3,
    personalJournal: 3,
    crystalSceptre: 3,
  });
  assert.deepEqual(asks('marketDayCataclysm'), {
    scroll: 1,
    haversack: 1,
    healersKit: 1,
    shovel: 2,
    whetstone: 2,
    map: 2,
    crystalSceptre: 3,
  });
});
situation('whoever has no gold cannot bribe a Bandit or a Mongrel Sprite', () => {
  for (const foe of ['bandit', 'mongrelSprite']) {
    const poor = meeting([foe], { dice: [6, 1] });
    assert.notEqual(asked(poor), 'payFor', foe);
    assert.match(poor.log().join(' '), /against/u);
    rest(poor);
    const rich = meeting([foe], { with: { 0: { gold: 1 } }, dice: [6, 1] }).asks(0, 'payFor');
    assert.deepEqual(rich.options(0), ['Pay 1 gold', 'No, go on'], foe);
    assert.deepEqual(about(rich), { kind: foe, gold: 1 });
    rich.answer(0, 'pass');
    assert.equal(player(rich).gold, 1, foe);
    rest(rich);
  }
});
situation('what is used and what is lost is told', () => {
  const used = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['treasureMapFrostmarch'] },
  });
  used.roll(4).answer(0, 'treasureMapFrostmarch');
  assert.match(used.log().join(' '), /uses Treasure Map/u);
  rest(used);
  const lost = (gold: number) =>
    meeting(['raiders'], { with: { 0: { gold } } })
      .log()
      .join(' ');
  assert.match(lost(3), /loses 3 gold/u);
  assert.match(lost(1), /loses 1 gold/u);
  assert.doesNotMatch(lost(0), /loses/u);
});

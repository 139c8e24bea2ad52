import assert from 'node:assert/strict';
import { attack, play, rule, situation, type Thunder } from '../../kit.ts';

const strikes = (t: Thunder, kind: string): Thunder => t.answer(0, `Attack ${name(t, kind)}`);

const name = (t: Thunder, kind: string): string => t.match.game.words.en.cards[kind].name;

/** The party goes into battle with the monster at rank 1. */
const battle = (hand: readonly string[], kind: string, more: Parameters<typeof play>[0] = {}): Thunder => {
  const t = play({ hand, hall: [kind, 'griknackGoblin', 'grudgebeast'], ...more });
  t.answer(0, 'dungeon');
  return t;
};

const destroyed = (t: Thunder): string[] => t.kinds('trash').filter((kind) => kind !== 'hordePlaceholder');

situation('the Archduke destroys Clerics and Wizards, and needs magic', () => {
  const t = strikes(
    battle(['chaliceQuester', 'diinIllusionist', 'torynScrapper', 'militia'], 'archdukeOfPain'),
    'archdukeOfPain',
  );
  assert.deepEqual(destroyed(t).toSorted(), ['chaliceQuester', 'diinIllusionist']);
  const giants = Array<string>(6).fill('torynGladiator');
  assert.equal(attack(giants, 'archdukeOfPain').wins, false);
  assert.equal(attack([...giants, 'diinIllusionist'], 'archdukeOfPain').wins, true);
});

situation('the breach of the Archduke costs every hero stack and the Militia two cards', () => {
  const t = play({ hand: ['torch'], hall: ['griknackGoblin', 'archdukeOfPain', 'grudgebeast'] });
  const heights = (): number[] => [0, 1, 2, 3, 4, 5, 6, 7].map((stack) => t.kinds(`stack.${stack}`).length);
  const before = heights();
  const militia = [0, 1, 2, 3].find((stack) => t.kinds(`stack.${stack}`)[0] === 'militia');
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  assert.deepEqual(
    heights().map((height, stack) => before[stack] - height),
    [0, 1, 2, 3, 4, 5, 6, 7].map((stack) => (stack === militia || stack > 3 ? 2 : 0)),
  );
});

situation('without magic a Succubus takes half, without a weapon a Tormentor does', () => {
  assert.equal(attack(['torynGladiator', 'torynGladiator', 'torch', 'torch'], 'succubus').value, 4);
  assert.equal(attack(['torynGladiator', 'diinEnchanter', 'torch', 'torch'], 'succubus').value, 7);
  assert.equal(attack(['torynGladiator', 'torynGladiator', 'torch'], 'tormentor').value, 4);
  assert.ok(attack(['torynGladiator', 'dagger>0', 'torch'], 'tormentor').value >= 5);
});

situation('a Tormentor destroys a Cleric, and nobody else', () => {
  const t = strikes(battle(['chaliceQuester', 'militia'], 'tormentor'), 'tormentor');
  assert.deepEqual(destroyed(t), ['chaliceQuester']);
});

situation('the Unchained and the Troll make ill', () => {
  for (const kind of ['theUnchained', 'deadboneTroll']) {
    const t = battle(['militia'], kind);
    const before = t.kinds('disease').length;
    strikes(t, kind);
    assert.equal(t.kinds('disease').length, before - 1, kind);
  }
});

situation('trophies of base monsters add what they say', () => {
  const against = (card: string) => attack([card, 'militia', 'torch'], 'grudgebeast');
  const plain = attack(['militia', 'torch'], 'grudgebeast');
  for (const [kind, magic] of [
    ['theUnchained', 1],
    ['griffon', 1],
    ['sphinx', 2],
  ] as const)
    assert.equal(against(kind).magic, plain.magic + magic, kind);
  assert.equal(against('pegasus').attack, plain.attack + 1);
  assert.equal(against('redJelly').light, plain.light + 1);
});

situation('nobody without a weapon attacks Darkness', () => {
  assert.equal(attack(['torynGladiator', 'torch', 'torch'], 'darkness').attack, 0);
  assert.ok(attack(['torynGladiator', 'dagger>0', 'torch', 'torch'], 'darkness').attack >= 5);
});

situation('Doomknights that bring darkness cost light', () => {
  const missing = (kind: string): number => attack(['militia'], kind).missing;
  assert.deepEqual(['judgement', 'lordMortis', 'darkness', 'knightmare'].map(missing), [1, 2, 2, 3]);
});

situation('Judgement weakens every hero by one attack of its kind', () => {
  const t = battle(['torynGladiator', 'diinEnchanter', 'torch', 'ironRations'], 'judgement');
  strikes(t, 'judgement');
  // 4 and 3 magic, one less each.
  assert.ok(
    t.log().some((line) => line.includes('reaches 5 against 5')),
    t.log().join('\n'),
  );
});

situation('Knightmare and the Prince destroy a Fighter', () => {
  for (const kind of ['knightmare', 'thePrince']) {
    const t = strikes(battle(['torynScrapper', 'diinIllusionist'], kind), kind);
    assert.deepEqual(destroyed(t), ['torynScrapper'], kind);
  }
});

situation('the Prince takes strength, and with it a weapon', () => {
  const t = battle(['feaynArcher', 'magiStaff', 'torch'], 'thePrince');
  assert.ok(t.options(0).length > 0);
  strikes(t, 'thePrince');
  assert.ok(t.log().includes('All heroes lose 2 strength.'));
});

rule('TH-CARD-71', 'a Blink Dog cannot be attacked while light is missing', () => {
  const dark = play({
    hand: ['torynScrapper', 'torch'],
    hall: ['blinkDog', 'griknackGoblin', 'grudgebeast'],
  });
  dark.answer(0, 'dungeon');
  assert.equal(dark.blocked(0, 'Attack Blink Dog'), 'TH-CARD-71');
  const lit = play({
    hand: ['torynScrapper', 'torch', 'torch'],
    hall: ['blinkDog', 'griknackGoblin', 'grudgebeast'],
  });
  lit.answer(0, 'dungeon');
  assert.equal(lit.blocked(0, 'Attack Blink Dog'), null);
});

situation('the Sphinx gives way to magic only, and clears a deck', () => {
  assert.equal(attack(['torynGladiator', 'diinEnchanter', 'torch'], 'sphinx').value, 3);
  const t = battle(['chalicePaladin', 'chalicePaladin', 'torch'], 'sphinx', {
    cards: {
      'deck.0': ['militia', 'dagger', 'militia', 'torch', 'militia', 'ironRations', 'lantern'],
      'discard.0': [],
    },
  });
  strikes(t, 'sphinx').asks(0, 'riddle');
  assert.equal(t.options(0).length, 6);
  t.answer(0, 'Lantern', 'Iron Rations');
  assert.deepEqual(destroyed(t).toSorted(), ['ironRations', 'lantern']);
});

situation('whoever beats the Sphinx need not destroy anything: all six are discarded', () => {
  const deck = ['dagger', 'militia', 'torch', 'militia', 'ironRations', 'lantern'];
  const t = battle(['chalicePaladin', 'chalicePaladin', 'torch'], 'sphinx', {
    cards: { 'deck.0': [...Array<string>(8).fill('torch'), ...deck], 'discard.0': [] },
  });
  strikes(t, 'sphinx').asks(0, 'riddle').answer(0);
  assert.deepEqual(destroyed(t), []);
  for (const kind of deck) assert.ok(t.kinds('discard.0').includes(kind), kind);
});

situation('against the Grayskin Lizard armed heroes hit harder', () => {
  const fought = (hand: readonly string[], weapon: boolean): string => {
    const t = battle(hand, 'grayskinLizard');
    if (weapon) t.answer(0, 'Dagger: give');
    strikes(t, 'grayskinLizard');
    return t.log().find((line) => line.includes('against 6'))!;
  };
  assert.match(fought(['torynScrapper', 'torch', 'dagger'], false), /reaches 2 /);
  assert.match(fought(['torynScrapper', 'torch', 'dagger'], true), /reaches 4 /);
});

situation('Oozes destroy what they like best', () => {
  for (const [kind, hand, gone] of [
    ['blackSlime', ['militia', 'torynScrapper'], 'militia'],
    ['greenBlob', ['ironRations', 'torynScrapper'], 'ironRations'],
    ['redJelly', ['dagger', 'torch'], 'dagger'],
    ['grayOoze', ['torynScrapper', 'torch'], 'torynScrapper'],
  ] as const)
    assert.deepEqual(destroyed(strikes(battle(hand, kind), kind)), [gone], kind);
});

situation('Gray Ooze spares a party with a weapon, and leaves food to buy', () => {
  const t = battle(['torynGladiator', 'torynGladiator', 'dagger', 'torch', 'lantern'], 'grayOoze');
  t.answer(0, 'Dagger: give').answer(0, 'Toryn Gladiator');
  strikes(t, 'grayOoze').asks(0, 'spoils');
  assert.deepEqual(destroyed(t), []);
  assert.ok(
    t.options(0).every((option) => !option.startsWith('Buy') || option.startsWith('Buy Iron Rations')),
  );
});

situation('Noxious Slag shrugs off blades and half of all magic', () => {
  assert.equal(
    attack(['torynScrapper', 'dagger>0', 'torch'], 'noxiousSlag').value,
    attack(['torynScrapper', 'torch'], 'noxiousSlag').value,
  );
  assert.equal(attack(['diinEnchanter', 'torch'], 'noxiousSlag').magic, 1);
});

situation('a Ghost halves what has no magic and weakens all', () => {
  assert.equal(attack(['torynGladiator', 'torch'], 'ghost').value, 2);
  const t = strikes(battle(['torynScrapper'], 'ghost'), 'ghost');
  assert.ok(t.log().includes('All heroes lose 2 strength.'));
});

situation('a Haunt freezes one hero, weapon and all', () => {
  const t = battle(['torynGladiator', 'feaynSniper', 'dagger', 'torch'], 'haunt');
  t.answer(0, 'Dagger: give').answer(0, 'Toryn Gladiator');
  strikes(t, 'haunt').asks(0, 'frighten').answer(0, 'Toryn Gladiator');
  assert.ok(
    t.log().some((line) => line.includes('reaches 0 against 4')),
    t.log().join('\n'),
  );
});

situation('a Revenant needs magic and kills whom it robs of all strength', () => {
  assert.equal(attack(Array<string>(6).fill('torynGladiator'), 'revenant').wins, false);
  const t = strikes(battle(['diinIllusionist', 'torynScrapper'], 'revenant'), 'revenant');
  assert.deepEqual(destroyed(t), ['diinIllusionist']);
});

situation('Spectre and Wraith destroy a Militia', () => {
  for (const kind of ['spectre', 'wraith'])
    assert.deepEqual(destroyed(strikes(battle(['militia', 'torynScrapper'], kind), kind)), ['militia'], kind);
});

situation('Uyril takes half without magic, and a Militia with it', () => {
  assert.equal(attack(['torynGladiator', 'torynGladiator', 'torch'], 'uyrilUnending').value, 4);
  assert.equal(attack(['torynGladiator', 'diinEnchanter', 'torch'], 'uyrilUnending').value, 7);
  const t = strikes(battle(['militia', 'torynScrapper'], 'uyrilUnending'), 'uyrilUnending');
  assert.deepEqual(destroyed(t), ['militia']);
});

situation('of a deck that is as good as empty the Sphinx clears what is left, itself included', () => {
  const beaten = (deck: readonly string[]) => {
    const cards = { 'deck.0': deck, 'discard.0': [] };
    return strikes(battle(['chalicePaladin', 'chalicePaladin', 'torch'], 'sphinx', { cards }), 'sphinx');
  };
  const few = beaten(['dagger', 'lantern']).asks(0, 'riddle');
  assert.deepEqual(few.options(0).toSorted(), ['Dagger', 'Lantern', 'Sphinx']);
  few.answer(0, 'Lantern');
  assert.deepEqual(destroyed(few), ['lantern']);
  assert.deepEqual(beaten([]).asks(0, 'riddle').options(0), ['Sphinx']);
});

situation(
  'Ebon Fume destroys the strongest hero as strong as it is now; among equals the seat chooses',
  () => {
    const t = battle(['militia', 'torynScrapper', 'ironRations'], 'ebonFume');
    strikes(t, 'ebonFume');
    assert.deepEqual(destroyed(t), ['torynScrapper']);
    // A Militia of 2, and one that has eaten.
    const fed = battle(['militia', 'ganglandThug', 'ironRations', 'ironRations'], 'ebonFume');
    fed.answer(0, 'Iron Rations').answer(0, 'Militia').answer(0, 'Iron Rations').answer(0, 'Militia');
    strikes(fed, 'ebonFume');
    assert.deepEqual(destroyed(fed), ['militia']);
    const equal = strikes(battle(['torynScrapper', 'torynScrapper', 'militia'], 'ebonFume'), 'ebonFume');
    equal.asks(0, 'sacrifice');
    assert.equal(equal.options(0).length, 2);
  },
);

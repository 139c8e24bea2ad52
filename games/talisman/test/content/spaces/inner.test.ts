import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { inside, onto, player, scene, thieves, where } from '../../kit.ts';

const { rule } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

rule('TA-BOARD-20', 'the Plain of Peril does nothing', () => {
  const t = scene({ seats: thieves, at: ['mines', 'city'], with: { 0: { back: true } } });
  assert.deepEqual([where(t, 0), player(t).lives, t.state.turn], ['plainOfPeril', 4, 1]);
});

rule('TA-BOARD-21', 'the Mines', () => {
  const mines = (dice: number[]): string => where(inside('plainOfPeril', 'mines', [...dice, 4]), 0);
  assert.deepEqual(
    [mines([1, 1, 1]), mines([1, 1, 2]), mines([2, 2, 2]), mines([2, 3, 3]), mines([3, 3, 3])],
    ['mines', 'plainOfPeril', 'portalOfPower', 'warlocksCave', 'tavern'],
  );
});

rule('TA-BOARD-22', 'the Crypt', () => {
  const strong = { with: { 0: { strength: 3 } } };
  assert.equal(where(inside('plainOfPeril', 'crypt', [2, 2, 2], strong), 0), 'crypt');
  const city = inside('plainOfPeril', 'crypt', [4, 4, 4], strong);
  city.asks(0, 'choose');
  assert.equal(where(city, 0), 'city');
  // A Sword does not count.
  assert.equal(
    where(inside('plainOfPeril', 'crypt', [1, 1, 2], { cards: { 'objects.0': ['sword'] } }), 0),
    'plainOfPeril',
  );
});

rule('TA-BOARD-23', "the Vampire's Tower, less a life for each Follower given up", () => {
  const lives = (die: number): number => player(inside('mines', 'vampiresTower', [die])).lives;
  assert.deepEqual([lives(2), lives(4), lives(6)], [3, 2, 1]);
  const t = inside('mines', 'vampiresTower', [6], { cards: { 'followers.0': ['unicorn'] } });
  t.asks(0, 'spareLife').answer(0, 'Unicorn');
  assert.equal(player(t).lives, 2);
});

rule('TA-BOARD-24', 'Dice with Death', () => {
  const lower = inside('crypt', 'diceWithDeath', [1, 2, 6, 6]);
  assert.deepEqual([player(lower).lives, player(lower).done], [3, false]);
  assert.equal(player(inside('crypt', 'diceWithDeath', [3, 3, 2, 4])).done, false);
  assert.equal(player(inside('crypt', 'diceWithDeath', [6, 6, 2, 4])).done, true);
});

rule('TA-BOARD-25', 'Pit Fiends one after another; the rest waits', () => {
  const t = inside('vampiresTower', 'pits', [3, 5, 1, 1, 5]);
  assert.deepEqual([player(t).lives, player(t).fiends, player(t).done], [3, 2, false]);
  const won = inside('vampiresTower', 'pits', [2, 5, 1, 5, 1]);
  assert.deepEqual([player(won).fiends, player(won).done], [0, true]);
});

rule('TA-BOARD-26', 'the Werewolf keeps its Strength until it is beaten', () => {
  const t = inside('diceWithDeath', 'werewolfDen', [3, 4, 1, 5]);
  assert.deepEqual([player(t).werewolf, player(t).done, player(t).lives], [7, false, 3]);
  const again = scene({
    seats: thieves,
    at: ['werewolfDen', 'city'],
    with: { 0: { werewolf: 3 } },
    dice: [5, 1],
  });
  again.answer(0, 'stay');
  assert.equal(player(again).done, true);
});

rule('TA-BOARD-27', 'the Valley does nothing but lead on', () => {
  const t = inside('pits', 'valleyOfFire', [], { cards: { 'objects.0': ['talisman'] } });
  assert.deepEqual([player(t).lives, t.state.turn], [4, 1]);
});

const cataclysm = { options: { board: 'cataclysm' } } as const;

rule('TA-CATA-01', 'settlements draw Denizens', () => {
  for (const space of ['city', 'tavern', 'village', 'chapel', 'graveyard', 'castle'] as const) {
    const t = onto(space, [], { ...cataclysm, next: { denizens: ['beggar'] } });
    assert.ok(
      t.log().some((line) => line.includes('meets the Beggar')),
      space,
    );
  }
});

rule('TA-CATA-02', 'on the Plain one must attack, and the winner takes a life', () => {
  const t = scene({
    seats: thieves,
    ...cataclysm,
    at: ['mines', 'plainOfPeril'],
    with: { 0: { back: true }, 1: { gold: 3 } },
    dice: [5, 1],
  });
  // A Thief would rather steal, but there is no choice.
  assert.equal(t.asks(1, 'innerMove').state.players[1].lives, 3);
  const knight = scene({
    seats: ['knight', 'priest'],
    ...cataclysm,
    at: ['mines', 'plainOfPeril'],
    with: { 0: { back: true } },
    dice: [5, 1],
  });
  assert.equal(knight.asks(1, 'innerMove').state.players[1].lives, 4);
});

rule('TA-CATA-03', 'the Lich takes as many lives as the die shows', () => {
  assert.equal(player(inside('crypt', 'diceWithDeath', [3], cataclysm)).lives, 1);
});

rule('TA-CATA-04', 'the Frozen Spire: the lives, or another try', () => {
  const t = inside('mines', 'vampiresTower', [2], cataclysm);
  t.answer(0, 'Stay');
  assert.deepEqual([player(t).lives, player(t).done], [4, false]);
  const paid = inside('mines', 'vampiresTower', [2], cataclysm);
  paid.answer(0, 'Lose 2 lives');
  assert.deepEqual([player(paid).lives, player(paid).done], [2, true]);
});

rule('TA-CATA-05', 'Mutant and Snowbeast have to be beaten', () => {
  const mutant = inside('diceWithDeath', 'werewolfDen', [1, 1, 1, 5, 1], cataclysm);
  assert.ok(mutant.log().some((line) => line.includes('8 against 4')));
  assert.equal(player(mutant).done, true);
  const beast = inside('vampiresTower', 'pits', [2, 3], { ...cataclysm, cards: { 'objects.0': ['sword'] } });
  assert.ok(beast.log().some((line) => line.includes('6 against 7')));
  assert.equal(player(beast).done, false);
  // It measures itself by the best weapon, whichever is used.
  const armed = { ...cataclysm, cards: { 'objects.0': ['sword', 'greatsword'] } };
  const wary = inside('vampiresTower', 'pits', [2, 3], armed).answer(0, 'Greatsword');
  assert.ok(wary.log().some((line) => line.includes('7 against 8')));
});

import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { content, heroes } from '../../content/index.ts';
import { equipment } from '../../content/equipment.ts';
import { units } from '../../content/units.ts';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule('EX-PROF-17', 'Alice is an Eridani marksman with the values of the rulebook', () => {
  const alice = content.alice;
  assert.ok(alice.sort === 'hero');
  assert.deepEqual([alice.class, alice.faction], ['marksman', 'eridani']);
  const { reach, combat, run, move, armour, magicResist, agility, willpower, maxLife } = alice.profile;
  assert.deepEqual([reach, combat[0]], ['ranged', 6]);
  assert.deepEqual([run, move, armour, magicResist, agility, willpower], [8, 4, 0, 1, 5, null]);
  assert.deepEqual(maxLife, [6, 8, 10]);
});

rule(
  'EX-ABIL-09',
  'Schocker costs 2 mana, reaches 6 inches, hits the first target in line, FK > RST, slows',
  () => {
    const { shocker } = content;
    assert.ok(shocker.sort === 'ability');
    assert.deepEqual([shocker.slot, shocker.mana, shocker.range, shocker.target], ['Q', 2, 6, 'firstInLine']);
    assert.deepEqual(shocker.does, [
      { do: 'attack', dice: 'combat', vs: 'armour' },
      { do: 'status', status: 'slow' },
    ]);
    assert.equal(de.cards.shocker.name, 'Schocker');
  },
);

situation('no two cards are called alike, and every one has words in both languages', () => {
  assert.equal(Object.keys(content).length, heroes.length * 5 + equipment.length + units.length);
  for (const { cards } of [de, en])
    assert.deepEqual(Object.keys(cards).toSorted(), Object.keys(content).toSorted());
});

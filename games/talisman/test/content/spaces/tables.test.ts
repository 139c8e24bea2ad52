import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import type { SpaceId } from '../../../shape/spaces.ts';
import { inside, onto, player, type Scene, where } from '../../kit.ts';

const { rule } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What has changed for a thief who had all this, besides the Spells in hand. */
function changes(t: ReturnType<typeof onto>): Record<string, number> {
  const now = player(t);
  const found: Record<string, number> = {};
  for (const key of Object.keys(HAS) as (keyof typeof HAS)[])
    if (now[key] !== HAS[key]) found[key] = now[key] - HAS[key];
  if (t.kinds('hand.0').length > 0) found['spells'] = t.kinds('hand.0').length;
  return found;
}

const HAS = { lives: 4, fate: 0, gold: 3, strength: 2, craft: 2, misses: 0, toad: 0 };

const onBoard = (space: SpaceId, dice: readonly number[], more: Scene = {}) =>
  onto(space, dice, { ...more, with: { 0: { ...HAS, ...more.with?.[0] } } });

rule.also('TA-BOARD-09', 'the Enchantress, face by face; the Doctor stops at 2', () => {
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('city', [die]).answer(0, 'The Enchantress'))),
    [{ gold: -3, toad: 3 }, { strength: -1 }, { craft: -1 }, { craft: 1 }, { strength: 1 }, { spells: 1 }],
  );
  const doctor = onBoard('city', [], { with: { 0: { lives: 1 } } }).answer(0, 'The Doctor');
  const { min, max } = doctor.match.question(0)!;
  assert.deepEqual([min, max], [0, 2]);
  doctor.answer(0, 1);
  assert.deepEqual([player(doctor).lives, player(doctor).gold], [2, 2]);
});

rule.also('TA-BOARD-10', 'the Mystic, face by face', () => {
  const visits = FACES.map((die) => onBoard('village', [die]).answer(0, 'The Mystic'));
  assert.deepEqual(
    visits.map((t) => player(t).alignment),
    ['evil', 'neutral', 'neutral', 'good', 'neutral', 'neutral'],
  );
  assert.deepEqual(visits.map(changes), [{}, {}, {}, {}, { craft: 1 }, { spells: 1 }]);
});

rule.also('TA-BOARD-11', 'the Tavern, face by face', () => {
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('tavern', die === 2 ? [2, 5, 1] : [die]))),
    [{ misses: 1 }, {}, { gold: -1 }, { gold: 1 }, {}, {}],
  );
});

rule.also('TA-BOARD-12', 'prayers in the Chapel, face by face; healing costs 1 gold a life', () => {
  const good = { with: { 0: { alignment: 'good' } } } as const;
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('chapel', [die], good).answer(0, 'Pray'))),
    [{}, {}, {}, {}, { lives: 1 }, { spells: 1 }],
  );
  const healed = onBoard('chapel', [], { with: { 0: { lives: 1 } } }).answer(0, 3);
  assert.deepEqual(changes(healed), { gold: -3 });
});

rule.also('TA-BOARD-13', 'prayers in the Graveyard, face by face; fate costs 1 gold', () => {
  const evil = { with: { 0: { alignment: 'evil' } } } as const;
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('graveyard', [die], evil).answer(0, 'Pray'))),
    [{}, {}, {}, {}, { fate: 1 }, { spells: 1 }],
  );
  assert.deepEqual(changes(onBoard('graveyard', []).answer(0, 1)), { fate: 1, gold: -1 });
});

rule.also('TA-BOARD-14', 'the Forest, face by face', () => {
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('forest', die === 1 ? [1, 1, 5] : [die]))),
    [{ lives: -1 }, { misses: 1 }, { misses: 1 }, {}, {}, { craft: 1 }],
  );
});

rule.also('TA-BOARD-15', 'the Crags, face by face', () => {
  assert.deepEqual(
    FACES.map((die) => changes(onBoard('crags', die === 1 ? [1, 1, 5] : [die]))),
    [{ lives: -1 }, { misses: 1 }, { misses: 1 }, {}, {}, { strength: 1 }],
  );
});

rule.also('TA-BOARD-17', 'up to 2 one falls, from 3 on nobody', () => {
  const falls = (own: number, follower: number) => {
    const t = onBoard('chasm', [own, follower], { cards: { 'followers.0': ['unicorn'] } });
    return [player(t).lives, t.kinds('followers.0').length];
  };
  assert.deepEqual(
    [falls(2, 3), falls(3, 2), falls(1, 1), falls(4, 6)],
    [
      [3, 1],
      [4, 0],
      [3, 0],
      [4, 1],
    ],
  );
});

rule.also('TA-BOARD-18', 'the Temple, total by total', () => {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const prayers = totals.map((total) => onBoard('temple', total <= 7 ? [1, total - 1] : [6, total - 6]));
  assert.deepEqual(prayers.map(changes), [
    { lives: -2 },
    { lives: -1 },
    { lives: -1 },
    {},
    { strength: 1 },
    { craft: 1 },
    { spells: 1 },
    { spells: 1 },
    {},
    { fate: 2 },
    { lives: 2 },
  ]);
  assert.deepEqual(
    prayers.map((t) => [player(t).enslaved, t.kinds('objects.0').length]),
    totals.map((total) => [total === 5, total === 10 ? 1 : 0]),
  );
});

rule.also('TA-BOARD-06', 'on all three Runes, and nowhere else', () => {
  const against = (space: SpaceId, pile: string): boolean =>
    onto(space, [5, 1], { cards: { [pile]: ['wolf'] } })
      .log()
      .some((line) => line.includes('8 against 5'));
  assert.deepEqual(
    [against('runes1', 'space.29'), against('runes2', 'space.31'), against('runes3', 'space.38')],
    [true, true, true],
  );
  assert.equal(against('oasis', 'space.34'), false);
});

rule.also('TA-BOARD-08', 'both Deserts; whoever dies of thirst draws no card', () => {
  for (const [desert, pile] of [
    ['desert1', 'space.33'],
    ['desert2', 'space.35'],
  ] as const) {
    const t = onto(desert, [], { with: { 0: { lives: 1 } }, next: { adventure: ['sword'] } });
    assert.equal(player(t).standing, 'dead');
    assert.deepEqual(t.kinds(pile), [], desert);
  }
});

rule.also('TA-ENC-07', 'the harm of a drawing space comes before the draw', () => {
  const t = onto('desert1', [], { with: { 0: { lives: 2 } }, next: { adventure: ['healer'] } });
  const log = t.log();
  assert.ok(
    log.findIndex((line) => line.includes('loses')) < log.findIndex((line) => line.includes('draws')),
  );
});

const descended = (space: 'mines' | 'crypt', total: number): string => {
  // A thief has Strength 3 and Craft 3: the total is 3 dice less 3.
  const rest = total + 3 - 1;
  const dice = [1, Math.min(6, rest - 1), Math.max(1, rest - 6)];
  const t = inside('plainOfPeril', space, dice, { options: { reaper: true } });
  t.match.waiting.forEach((seat) => t.options(seat));
  return where(t, 0);
};

rule.also('TA-BOARD-21', 'the Mines, total by total', () => {
  const far = ['plainOfPeril', 'portalOfPower', 'portalOfPower', 'warlocksCave', 'warlocksCave', 'tavern'];
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((total) => descended('mines', total)),
    ['mines', ...far],
  );
});

rule.also('TA-BOARD-22', 'the Crypt, total by total, by Strength', () => {
  const far = ['plainOfPeril', 'portalOfPower', 'portalOfPower', 'warlocksCave', 'warlocksCave', 'city'];
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((total) => descended('crypt', total)),
    ['crypt', ...far],
  );
  // Strength counts there and Craft in the Mines, never the other one.
  const crafty = inside('plainOfPeril', 'crypt', [1, 1, 2], { with: { 0: { craft: 3 } } });
  const strong = inside('plainOfPeril', 'mines', [1, 1, 2], { with: { 0: { strength: 3 } } });
  assert.deepEqual([where(crafty, 0), where(strong, 0)], ['plainOfPeril', 'plainOfPeril']);
});

rule.also('TA-BOARD-23', "the Vampire's Tower, face by face", () => {
  assert.deepEqual(
    FACES.map((die) => player(inside('mines', 'vampiresTower', [die])).lives),
    [3, 3, 2, 2, 1, 1],
  );
});

rule.also('TA-BOARD-24', 'equal costs nothing and leads nowhere', () => {
  const equal = player(inside('crypt', 'diceWithDeath', [3, 3, 2, 4]));
  const higher = player(inside('crypt', 'diceWithDeath', [3, 4, 2, 4]));
  assert.deepEqual([equal.lives, equal.done, higher.lives, higher.done], [4, false, 4, true]);
});

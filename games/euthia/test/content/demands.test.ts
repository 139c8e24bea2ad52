import assert from 'node:assert/strict';
import type { Quest } from '../../shape.ts';
import { card, game, situation } from '../kit.ts';
import { textOf } from './reading.ts';

/** What quests and legends demand, word by word and number by number as their English texts say. */

/** What is spoken of, as texts call it. */
const THINGS: Readonly<Record<string, RegExp>> = {
  mountain: /mountain/u,
  cave: /cave/u,
  lakebed: /lakebed/u,
  metal: /metal/u,
  ingredient: /ingredient/u,
  ruby: /ruby/u,
  emerald: /emerald/u,
  sapphire: /sapphire/u,
  onyx: /onyx/u,
  diamond: /diamond/u,
  amethyst: /amethyst/u,
  demonStone: /demon stone/u,
  air: /of air|of each kind/u,
  fire: /of fire|of each kind/u,
  water: /water|of each kind/u,
  earth: /of earth|of each kind/u,
  hero: /hero markers/u,
  interaction: /interaction markers/u,
  trade: /trade markers/u,
  combat: /combat marker/u,
  weapon: /weapon/u,
  shield: /shield/u,
  gold: /gold(?! card)/u,
  goldCard: /gold card/u,
  silverCard: /silver card/u,
  gaar: /gaar/u,
  potion: /healing potion/u,
  reputation: /reputation/u,
  maxHealth: /maximum health/u,
  trophy: /troph/u,
  treasure: /treasure tile/u,
  essence: /essence/u,
  raw: /raw-material/u,
  deaths: /died/u,
  questsDone: /quests/u,
  confronted: /confronted/u,
  armourSet: /set of/u,
  heroTilesOnBoard: /hero tiles/u,
};

/** Every name and number in a demand. */
function read(value: unknown, names: Set<string>, numbers: number[]): void {
  if (typeof value === 'number') numbers.push(value);
  else if (typeof value === 'string') names.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(key);
      read(one, names, numbers);
    }
}

/** Words for numbers, and numbers that texts do not name: a rank that any fight has, a piece of each of several kinds. */
const numbersIn = (text: string): string =>
  [
    ...[...text.matchAll(/\d+/gu)].map(([n]) => Number(n)),
    ...(/\bonce\b/u.test(text) ? [1] : []),
    ...(/\btwice\b/u.test(text) ? [2] : []),
    ...(/\bnever\b/u.test(text) ? [0] : []),
  ]
    .toSorted((a, b) => a - b)
    .join();
const OTHERWISE: Readonly<Record<string, string>> = {
  legendTearsOfShii: '1,1,1,1',
  hunterFreshTracks: '1',
  hunterCorneredPack: '1,1,1,2',
  smithTestCut: '2',
  campBrothersInArms: '2',
  smithOldBlade: '1',
};

const demandOf = (kind: string): string =>
  textOf(kind)
    .split('\n')
    .at(-1)!
    .split(/:| and choose/u)[0];

let looked = 0;
for (const { kind, quest } of Object.values(game.content)) {
  if (quest === null || (kind.startsWith('oracle') && Object.keys(quest.pay).length === 0)) continue;
  looked++;
  card(kind, 'demands what its text says', () => {
    const demand = demandOf(kind);
    const names = new Set<string>();
    const numbers: number[] = [];
    const { have, pay }: Quest = quest;
    read([have, pay], names, numbers);
    if (names.has('confrontedKinds')) names.add('confronted');
    if (names.has('deathsInCombat')) names.add('deaths');
    for (const [name, pattern] of Object.entries(THINGS))
      assert.equal(pattern.test(demand), names.has(name), `${name}: ${demand}`);
    if (kind.startsWith('oracle')) return;
    const said = OTHERWISE[kind] ?? numbersIn(demand);
    assert.equal(numbers.toSorted((a, b) => a - b).join(), said, demand);
  });
}
situation('every demand was read', () => assert.ok(looked > 90, String(looked)));

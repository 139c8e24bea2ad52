import { maxHealth } from '../../rules/tiles.ts';
import type { ChangeOf, Tile } from '../../shape.ts';
import { fighting, fightOf, game, type Journey } from '../kit.ts';
import { owns, type Tally, textOf } from './reading.ts';

/** Fights in which tiles are played and held against their texts: how conditions are met, what is measured, what a text promises. */

export interface Gear {
  readonly kind: string;
  readonly tile: Tile;
}
export const gear: readonly Gear[] = Object.values(game.content).flatMap(({ kind, tile }) =>
  tile === null || tile.class === 'raw' ? [] : [{ kind, tile }],
);

const LEATHER = ['leatherHelmet', 'leatherGloves', 'leatherBoots', 'leatherGreaves', 'leatherArmour'];
/** So many pieces of leather that lie on other slots than the tile itself. */
const setOf = ({ tile }: Gear, n: number): string[] =>
  LEATHER.filter((kind) => game.content[kind].tile!.slot !== tile.slot).slice(0, n);

/** What stands in a text as a condition, and how it is met before the moment comes. */
const CONDITIONS: readonly (readonly [RegExp, (j: Journey, n: number) => void])[] = [
  [/you were wounded in this combat round/u, (j) => void (fightOf(j).woundedThisRound = true)],
  [/you used a shield/u, (j) => void (fightOf(j).shieldUsed = true)],
  [/the monster already has damage/u, (j) => void (fightOf(j).damage = 1)],
  [/your first strike dealt damage/u, (j) => void (fightOf(j).firstHit = true)],
  [/you moved (\d) or more spaces/u, (j, n) => void (j.state.heroes[0].moved = n)],
  [/the dwurt die shows (\d) or more/u, (j, n) => void (j.state.heroes[0].dwurtDie = n)],
  [/you used an essence of fire in this fight/u, (j) => void fightOf(j).essencesSpent.push('fire')],
  [/you used an essence in this fight/u, (j) => void fightOf(j).essencesSpent.push('air')],
  [/you have (\d) health or less/u, (j, n) => void (j.state.heroes[0].health = n)],
];
export const meetAll = (j: Journey, text: string): void => {
  for (const [pattern, meet] of CONDITIONS) {
    for (const [, n] of text.matchAll(new RegExp(pattern, 'gu'))) meet(j, Number(n));
  }
};
/** The opposite of what holds anyway. */
const FAILING: readonly (readonly [RegExp, (j: Journey) => void])[] = [
  [/you are unhurt/u, (j) => void (j.state.heroes[0].health -= 1)],
  [/suffered no wound/u, (j) => void (fightOf(j).woundedThisRound = true)],
  [/the dwurt die shows (?:0|1 or less)/u, (j) => void (j.state.heroes[0].dwurtDie = 2)],
];
export const failAll = (j: Journey, text: string): void => {
  for (const [pattern, fail] of FAILING) if (pattern.test(text)) fail(j);
};

/** A fight against a monster that does not fall, with something to use at every moment, so that each of them is asked about. */
export function fought(one: Gear, { worn = true, sets = 5, monster = 'mistWolf' } = {}): Journey {
  const { kind, tile } = one;
  const hero = tile.hero?.hero ?? 'dral';
  const wears = tile.slot !== null;
  const text = textOf(kind);
  // What a hero begins with is worn already.
  const own = worn && tile.hero?.value !== null ? [kind] : [];
  const more = /hold two weapons/u.test(text) ? ['shortSword', 'handAxe'] : [];
  const shield = /hold a shield/u.test(text) ? ['woodenShield'] : [];
  const j = fighting(monster, {
    heroes: [hero, hero === 'ael' ? 'dral' : 'ael'],
    worn: [[...(wears ? own : []), ...(text.includes('set of') ? setOf(one, sets) : []), ...more, ...shield]],
    pouch: [
      [
        kind === 'draughtOfCourage' ? 'dragonBlood' : 'draughtOfCourage',
        kind === 'smokePot' ? 'ironbarkBrew' : 'smokePot',
        ...(wears ? [] : own),
      ],
    ],
    set: (state, t) => {
      const { essences } = state.heroes[0];
      essences.air = 2;
      essences.fire = 1;
      state.heroes[0].health = maxHealth(t, 0);
    },
  });
  fightOf(j).health = 99;
  fightOf(j).gaar = 3;
  fightOf(j).chaos = 3;
  return j;
}

const sumOf = (j: Journey, of: ChangeOf): number =>
  fightOf(j)
    .changes.filter((change) => change.of === of)
    .reduce((sum, { n }) => sum + n, 0);
/** What a fight and its hero look like, by the words of the texts. */
export const looks = (j: Journey): Tally => {
  const { hope, damage, gaar: monsterGaar, chaos } = fightOf(j);
  const { gaar, health, silver, goldCards, dwurt } = owns(j);
  return {
    rabbit: sumOf(j, 'rabbitFoot'),
    wounds: sumOf(j, 'woundPlus'),
    clover: sumOf(j, 'clover'),
    damagePlus: sumOf(j, 'damagePlus'),
    dieLess: sumOf(j, 'oneDieLess'),
    silent: sumOf(j, 'forbidCards'),
    hope,
    damage,
    monsterGaar,
    chaos,
    gaar,
    health,
    silver,
    goldCards,
    dwurt,
  };
};

const SIGNED: readonly (readonly [RegExp, string, number])[] = [
  [/rabbit’s foot ([+−]\d+)/gu, 'rabbit', 1],
  [/wounds ([+−]\d+)/gu, 'wounds', 1],
  [/clover ([+−]\d+)/gu, 'clover', 1],
  [/your next combat value ([+−]\d+)/gu, 'clover', 1],
  [/(?<!= |\d )damage ([+−]\d+)/gu, 'damagePlus', 1],
  [/die of hope ([+−]\d+)/gu, 'hope', 1],
  [/(?<![=+−] ?)(?<!= \d, )\b(\d+) damage/gu, 'damage', 1],
  [/(?<!pay |take )(?<!\d)(\d+) gaar/gu, 'gaar', 1],
  [/take (\d+) gaar from the monster/gu, 'gaar', 1],
  [/take (\d+) gaar from the monster/gu, 'monsterGaar', -1],
  [/remove (\d+) chaos/gu, 'chaos', -1],
  [/heal (\d+)/gu, 'health', 1],
  [/suffer (\d+) wound/gu, 'health', -1],
  [/draw (\d+) silver card/gu, 'silver', 1],
  [/draw (\d+) gold card/gu, 'goldCards', 1],
  [/\+(\d+) dwurt/gu, 'dwurt', 1],
  [/pay (\d+) dwurt/gu, 'dwurt', -1],
  [/pay (\d+) gaar/gu, 'gaar', -1],
  [/(one) die less/gu, 'dieLess', 1],
  [/(cards) do not affect this attack/gu, 'silent', 1],
];
const number = (n: string): number => (/\d/u.test(n) ? Number(n.replace('−', '-')) : 1);
export function told(text: string): Tally {
  const tally: Tally = {};
  for (const [pattern, name, sign] of SIGNED)
    for (const [, n] of text.matchAll(pattern)) tally[name] = (tally[name] ?? 0) + sign * number(n);
  for (const key of Object.keys(tally)) if (tally[key] === 0) delete tally[key];
  return tally;
}

const PROMPTS: readonly (readonly [RegExp, string])[] = [
  [/in combat preparation/u, 'prep'],
  [/before (?:or after )?the monster’s roll/u, 'beforeMonsterRoll'],
  [/after the monster’s roll/u, 'afterMonsterRoll'],
  [/before your roll/u, 'beforeHeroRoll'],
  [/after your roll/u, 'afterHeroRoll'],
];
/** The sentences a hero may use in a fight: when, under which condition, with which effects. */
interface Sentence {
  readonly prompt: string;
  readonly head: string;
  readonly said: string;
}
export function sentencesOf(kind: string): Sentence[] {
  return textOf(kind)
    .split(/(?<=\.) /u)
    .flatMap((sentence) => {
      const parts =
        /^((?:Once per round|Each combat round|Discard|In the first combat round)[^:]*): (.*)\.$/u.exec(
          sentence,
        );
      if (parts === null) return [];
      const [, head, said] = parts;
      const prompt = PROMPTS.find(([pattern]) => pattern.test(head))?.[1];
      return prompt === undefined || head.includes('As monster player') ? [] : [{ prompt, head, said }];
    });
}
/** Effects of chance or choice are looked at elsewhere. */
export const PLAIN = /reroll|\bready\b|choose|per essence|again in every later/u;

/** Attack tables: by value, the damage. */
interface Table {
  readonly first: boolean;
  readonly rows: readonly {
    readonly lo: number;
    readonly hi: number;
    readonly damage: number;
    readonly more: string;
  }[];
}
export function tablesOf(kind: string): Table[] {
  return textOf(kind)
    .split(/(?<=\.) /u)
    .flatMap((sentence) => {
      const parts = /^(Attack|First strike)[^:]*: (.*)\.$/u.exec(sentence);
      if (parts === null) return [];
      const cells = [...parts[2].matchAll(/(\d+)(?:–(\d+)|\+)? = (\d+)((?: damage, [^;]*)?)/gu)];
      const rows = cells.map(([, lo, hi, damage, more]) => ({
        lo: Number(lo),
        hi: hi === undefined ? 99 : Number(hi),
        damage: Number(damage),
        more: more.replace(/^ damage, /u, ''),
      }));
      return [{ first: parts[1] === 'First strike', rows }];
    });
}

/** "With it, if …: …": what an attack with the tile brings by itself, or for a price. */
export const WITH_IT = /With it(?:,? ((?:if|in|on a double|against|you may) ?[^:]*))?: ([^.]*)\./gu;

export const ALWAYS = /Always(?: before your roll)?((?:, [^:]*)?): ([^.]*)\./gu;
/** Outside fights, once in preparation, or told of the monster's side. */
export const ELSEWHERE =
  /maximum health|pouches|power of|powers whose|As monster player|confront|combat preparation|rolls one die|Up to/u;

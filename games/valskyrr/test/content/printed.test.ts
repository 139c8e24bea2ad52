import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { darknessTrack, reinforcementSymbols, timeTrack } from '../../rules/trackMarks.ts';
import type { Adventure, Aim, CardDef, Charter, Face } from '../../shape.ts';
import { game, play, situation } from '../kit.ts';

/**
 * What stands in the boxes of a card besides its text: keywords, values, prices, tracks, neighbours on the map. `printed.txt` has
 * them as the cards were designed, a line each; who changes a value on purpose changes it there, too.
 */

const list = (words: readonly (string | number)[]): string => (words.length === 0 ? 'none' : words.join(' '));
const some = (name: string, value: string | number | false | null): string =>
  value === 0 || value === '' || value === false || value === null ? '' : `; ${name} ${value}`;

function combat({ combat: box, lootValue, vulnerability, vicious, keywords }: Face): string {
  const { life, attack, attackType, physicalDefence, magicalDefence } = box!;
  return [
    list(keywords),
    some('life', life),
    `; attack ${attack} ${attackType}; defence ${physicalDefence}/${magicalDefence}; loot ${lootValue}`,
    some('weak', vulnerability.wounds > 0 && `${vulnerability.wounds} to ${list(vulnerability.keywords)}`),
    vicious ? '; vicious' : '',
  ].join('');
}

function charter(of: Charter): string {
  const { regeneration, nightmareRegeneration, gearSkills, startingGear, start, track, nightmareTrack } = of;
  return [
    `regeneration ${regeneration}/${nightmareRegeneration}; wears ${list(gearSkills)}; begins with ${list(startingGear)}`,
    `focus ${start}; vicious ${list(track.vicious)}; reinforcement ${list(track.reinforcement)}`,
    `by nightmare vicious ${list(nightmareTrack.vicious)}; reinforcement ${list(nightmareTrack.reinforcement)}`,
  ].join('; ');
}

function aim(of: Aim): string {
  const { who, least, most, in: zones, with: properties, range } = of;
  const many = most > 9 ? 'all' : least < most ? `upTo${most}` : most;
  return [
    `${many} ${who}`,
    zones === undefined ? '' : ` in ${list(zones.map(String))}`,
    properties === undefined ? '' : ` with ${list(properties)}`,
    range === undefined ? '' : ` range ${range}`,
  ].join('');
}
const aims = ({ actions }: Face): string =>
  actions
    .flatMap(({ targets, also }) => [
      ...(targets === undefined ? [] : [`; aims at ${aim(targets)}`]),
      ...(also === undefined ? [] : [`; also at ${aim(also)}`]),
    ])
    .join('');

function heroCard(def: CardDef): string {
  const { sort, copies, keywords, restriction, entryTokens, price, lootValue, actions } = def;
  const enters = actions.find(({ does }) => does[0]?.verb === 'putThisIntoHeroArea');
  return [
    `${def.baseSet ? '' : def.general ? 'general ' : 'own '}${sort}; ${copies} of ${list(keywords)}`,
    some('place', restriction !== null && `${restriction.letter}${restriction.number}`),
    some('enters', enters === undefined ? null : enters.type),
    some('tokens', entryTokens),
    some('price', price),
    some('loot', lootValue),
    aims(def),
  ].join('');
}

function map({ slots, boss, encounter, bossSlot, bossTile, start, haven, ...rest }: Adventure): string {
  const at = (slot: number): string => slots[slot].id;
  const { forbiddenAllies, questTokens, difficulty } = rest;
  return [
    `difficulty ${difficulty}; from ${at(start)} ${haven} to ${at(bossSlot)} ${bossTile}; ${boss} in ${encounter}`,
    `without ${list(forbiddenAllies)}; tokens at ${questTokens === null ? 'none' : list(questTokens.slots.map(at))}`,
    ...slots.map(({ id, terrain, next }) => `${id} ${terrain} beside ${list(next.map(at))}`),
  ].join('; ');
}

function printed(def: CardDef): string | null {
  switch (def.sort) {
    case 'hero':
      return charter(def.charter!);
    case 'feat':
    case 'gear':
      return heroCard(def);
    case 'ally':
      return `${combat(def)}${aims(def)} | ${combat(def.back!)}${aims(def.back!)}`;
    case 'enemy':
      return `${def.deck}; ${def.copies} of ${combat(def)}${def.relentless ? '; relentless' : ''}; ${def.enrage!.calm ? 'calms' : 'stays'}`;
    case 'boss':
      return [def, def.back!]
        .map((side) => `${combat(side)}; ${side.enrage!.calm ? 'calms' : 'stays'}`)
        .join(' | ');
    case 'location':
      return `${def.location!.terrain}; regeneration ${def.location!.regeneration}`;
    case 'adventure':
      return map(def.adventure!);
    case 'encounter':
      return list(def.keywords);
    default:
      return null;
  }
}

situation('every box of every card holds what was designed', () => {
  const designed = new Map(
    readFileSync(new URL('printed.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  let compared = 0;
  for (const def of Object.values(game.content)) {
    const boxes = printed(def);
    if (boxes === null) continue;
    assert.equal(boxes, designed.get(def.kind), def.kind);
    compared++;
  }
  assert.equal(compared, designed.size);
});

situation('the tracks of the quest and of time hold what was designed, on both sides', () => {
  const sides = [false, true].map((nightmare) => {
    const { t } = play({ options: { nightmareQuest: nightmare, nightmareTime: nightmare } });
    const { end, events, enrage, reinforcement } = timeTrack(t);
    return { end, events, enrage, reinforcement, time: reinforcementSymbols(t), darkness: darknessTrack(t) };
  });
  assert.deepEqual(sides, [
    {
      end: 40,
      events: { 9: 1, 16: 2, 23: 3, 30: 4, 36: 5 },
      enrage: [12, 19, 26, 32, 37],
      reinforcement: [14, 21, 28, 34, 38],
      time: [3, 5, 7],
      darkness: [1, 1, 2, 2, 3, 3, 4],
    },
    {
      end: 36,
      events: { 9: 1, 15: 2, 20: 3, 26: 4, 32: 5 },
      enrage: [11, 17, 22, 28, 33],
      reinforcement: [13, 19, 24, 30, 34],
      time: [3, 5, 6, 7],
      darkness: [1, 1, 2, 3, 3, 4, 5],
    },
  ]);
});

/**
 * How enemies of Talisman fare: `greedy` plays matches of two, and of every fight against an enemy it is counted who won.
 * Enemies whose values are designed here (`source: 'house'`) stand beside those of the same Strength or Craft whose
 * values are public. `--games N` plays this many; `--each` names every enemy.
 */
import { parseArgs } from 'node:util';
import { greedy, sit } from '@tafelrunde/bots';
import { fairnessFromSeed, Match, seriesDefaults } from '@tafelrunde/engine';
import { quickest } from '@tafelrunde/lab';
import { game } from '../game.ts';

main();

function main() {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '60' }, each: { type: 'boolean', default: false } },
  });
  const fought = {};
  for (let index = 0; index < Number(values.games); index++)
    for (const { kind, won } of fightsOf(`fights/${index}`)) {
      const sum = (fought[kind] ??= { won: 0, fights: 0 });
      sum.fights++;
      if (won) sum.won++;
    }
  const by = Map.groupBy(Object.keys(fought).toSorted(), valueOf);
  for (const value of [...by.keys()].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  ))
    print(value, by.get(value), fought, values.each);
}

/** Play one match; every fight that was fought to its end, for every enemy in it. */
function fightsOf(seed) {
  const match = Match.start(game, {
    seats: 2,
    options: seriesDefaults(game.options),
    fairness: fairnessFromSeed(seed),
  });
  const nextSeat = quickest(match, seed);
  while (match.result === null) {
    const seat = nextSeat();
    const answer = greedy.answer(sit(match, seat, `${seed} answer ${match.entries.length}`));
    if (!match.answer(seat, answer).ok) throw new Error(`${seed}: ${JSON.stringify(answer)} was not taken`);
  }
  const fights = [];
  let foes = [];
  for (const { type, data } of match.told(0)) {
    if (type === 'fight') foes = data.kinds;
    if (type !== 'fightResult') continue;
    for (const kind of foes)
      if (game.content[kind]?.type === 'enemy') fights.push({ kind, won: data.outcome === 'won' });
    foes = [];
  }
  return fights;
}

function valueOf(kind) {
  const { strength, craft } = game.content[kind];
  if (strength > 0) return `Strength ${strength}`;
  return craft > 0 ? `Craft ${craft}` : 'special';
}

function print(value, kinds, fought, each) {
  const shares = ['house', 'public'].map((source) => {
    const sums = kinds.filter((kind) => (game.content[kind].source === 'house') === (source === 'house'));
    const [won, fights] = ['won', 'fights'].map((what) =>
      sums.reduce((sum, kind) => sum + fought[kind][what], 0),
    );
    return `${source} ${fights === 0 ? '-' : `${Math.round((100 * won) / fights)} % of ${fights}`}`.padEnd(
      20,
    );
  });
  console.log(`${value.padEnd(14)}${shares.join('')}`.trimEnd());
  if (!each) return;
  for (const kind of kinds) console.log(`  ${kind.padEnd(24)}${fought[kind].won} of ${fought[kind].fights}`);
}

import assert from 'node:assert/strict';
import { maxHealth } from '../../rules/tiles.ts';
import type { Tile } from '../../shape.ts';
import { card, choose, game, type Journey, offered, play, situation } from '../kit.ts';
import { minus, nameOf, OUTSIDE, owns, type Tally, tallyOf, textOf } from './reading.ts';

/** Tiles that work outside combat, played and held against their texts: wares, treasures, rewards, supplies, hero tiles. */

interface Good {
  readonly kind: string;
  readonly tile: Tile;
}
const tiles: readonly Good[] = Object.values(game.content).flatMap(({ kind, tile }) =>
  tile === null ? [] : [{ kind, tile }],
);

const outside = tiles.filter(({ kind }) => OUTSIDE.test(textOf(kind)));

/** A hero who has been hurt holds the tile, with four chain pieces where a set is asked for, and some of everything to pay with. */
function holding({ kind, tile }: Good): Journey {
  const [, needs] = OUTSIDE.exec(textOf(kind))!;
  const pieces = ['chainGloves', 'chainBoots', 'chainCoif', 'chainGreaves'];
  const armour = textOf(kind).includes('set of')
    ? pieces.filter((one) => game.content[one].tile!.slot !== tile.slot)
    : [];
  const hero = tile.hero?.hero ?? 'maeldur';
  const worn = tile.slot !== null;
  return play({
    heroes: [hero, hero === 'dral' ? 'ael' : 'dral'],
    map: [
      ['emptyFarm', 2, -1],
      ['humStones', 1, 1],
    ],
    at: [2],
    worn: [worn ? [...armour, kind] : armour],
    pouch: [worn ? [] : [kind]],
    stack: true,
    hero: [{ health: 1, gaar: 1, gold: 1 }],
    next: { 'stack.3': ['treasureCoinPurse', 'treasureCoinPurse'] },
    set: (state, t) => {
      if (needs.includes('essence of water')) {
        const card = t.cards(t.piles.worn[0]).find((one) => t.kind(one) === kind)!;
        t.setNote(card, { exhausted: false, gems: [], flipped: [], essences: ['water'] });
      }
      if (needs.includes('trophy')) t.make('mistWolf', t.piles.trophies[0]);
      state.heroes[0].health = 1;
    },
  });
}

/** Take the first option wherever something is asked, and stay where one could jump. */
function answerAll(j: Journey): string[] {
  const prompts: string[] = [];
  for (let i = 0; i < 12 && j.match.question(0)!.ask.prompt !== 'turn'; i++) {
    const { kind: asked, ask, from, min } = j.match.question(0)!;
    prompts.push(ask.prompt);
    const ids = from.map(({ id }) => id);
    if (asked === 'order') j.answer(0, ...ids);
    else if (asked === 'some') j.match.answer(0, ids.slice(0, min));
    else j.answer(0, ids.find((id) => id === 'stay') ?? ids[0]);
  }
  j.asks(0, 'turn');
  return prompts;
}

/** What the sentence says; of several choices the first ones. */
function saidBy(kind: string): string {
  const [, , said] = OUTSIDE.exec(textOf(kind))!;
  const chosen = /choose (\d): (.*)/u.exec(said);
  if (chosen === null) return said;
  const [, k, ways] = chosen;
  return `${said.slice(0, chosen.index)} ${ways.split(' / ').slice(0, Number(k)).join(', ')}`;
}

/** What the text promises, less what it costs; no more is healed than was missing. */
function promised(kind: string, missing: number): Tally {
  const [, needs] = OUTSIDE.exec(textOf(kind))!;
  const told = minus(
    tallyOf(saidBy(kind).replaceAll(/\+(?=\d)/gu, '')),
    tallyOf(needs.replace(/with (?:a set|an essence)[^,]*/gu, '')),
  );
  const { wounds, ...rest } = told;
  if (wounds !== undefined) rest['health'] = (rest['health'] ?? 0) + wounds;
  if (rest['health'] !== undefined) rest['health'] = Math.min(rest['health'], missing);
  return rest;
}

for (const good of outside) {
  const { kind, tile } = good;
  // Gem and essence tiles are resolved when they are taken, see below.
  if (tile.class === 'gemTile' || tile.class === 'essenceTile') continue;
  card(kind, 'does outside combat what it says', () => {
    const j = holding(good).asks(0, 'turn');
    const before = owns(j);
    const missing = maxHealth(j.t, 0) - 1;
    j.answer(0, `Use ${nameOf(kind)}`);
    const prompts = answerAll(j);
    const seen = minus(owns(j), before);
    if (tile.slot === null) seen['tiles'] = (seen['tiles'] ?? 0) + 1;
    if (seen['tiles'] === 0) delete seen['tiles'];
    const text = textOf(kind);
    assert.deepEqual(seen, promised(kind, missing), text);
    const said = saidBy(kind);
    assert.equal(prompts.includes('teleport'), /teleport \d/u.test(said), text);
    assert.equal(
      prompts.some((prompt) => prompt.startsWith('scout')),
      said.includes('look at'),
      text,
    );
    // Once is enough: it is gone, or exhausted.
    assert.ok(!j.options(0).includes(`Use ${nameOf(kind)}`));
  });
}

for (const { kind, tile } of tiles) {
  if (tile.class !== 'gemTile' && tile.class !== 'essenceTile') continue;
  card(kind, 'brings its stones at once', () => {
    const treasure = tile.treasure !== null;
    const row = tile.stack === 'dragonslayer' ? 2 : 1;
    const j = treasure
      ? play({
          heroes: ['dral', 'ael'],
          map: [
            [
              tile.treasure === 1 ? 'robberTrail' : tile.treasure === 2 ? 'drownedVillage' : 'dragonRibs',
              2,
              -1,
            ],
          ],
          at: [5],
          next: { [`stack.${2 + tile.treasure}`]: [kind] },
          set: (state) => {
            state.map.beaten[5] = true;
          },
        })
      : play({
          heroes: ['dral', 'ael'],
          map: [[row === 2 ? 'northTowers' : 'alchemistBrook', 2, -1]],
          at: [row === 2 ? 7 : 5],
          hero: [{ gold: tile.price! }],
          cards: { [`offer.${row}`]: [kind, kind, kind, kind] },
          set: (state) => {
            for (const space of [4, 5, 6]) state.map.beaten[space] = true;
          },
        });
    const before = owns(j);
    if (treasure) choose(j, 0, 'treasure');
    else {
      choose(j, 0, 'trade');
      choose(
        j,
        0,
        offered(j, 0).find((id) => id.startsWith('buy'))!,
      );
    }
    while (['takeGem', 'takeEssence'].includes(j.match.question(0)!.ask.prompt))
      j.answer(0, offered(j, 0)[0]);
    j.asks(0, treasure ? 'turn' : 'trade');
    const [, , said] = OUTSIDE.exec(textOf(kind))!;
    const told = tallyOf(said.replaceAll(/\+(?=\d)/gu, ''));
    if (!treasure) told['gold'] = -tile.price!;
    assert.deepEqual(minus(owns(j), before), told, textOf(kind));
    // Of the kinds the text names, and no others.
    const { gems, essences } = j.state.heroes[0];
    for (const [stone, n] of [...Object.entries(gems), ...Object.entries(essences)])
      if (n > 0 && !/of your choice|of each kind/u.test(said))
        assert.ok(said.includes(stone === 'demonStone' ? 'demon stone' : stone), stone);
    assert.ok(j.kinds('pouch.0').length === 0);
  });
}

for (const { kind, tile } of tiles) {
  if (tile.sell.length === 0) continue;
  card(kind, 'sells for what it shows', () => {
    const ways = textOf(kind)
      .match(/Sale: ([^.]*)\./u)![1]
      .split(' / ');
    ways.forEach((way, i) => {
      const j = play({
        heroes: ['dral', 'ael'],
        map: [['traderGreen', 2, -1]],
        at: [4],
        pouch: [[kind]],
        set: (state) => {
          state.map.beaten[4] = true;
        },
      });
      choose(j, 0, 'trade');
      const before = owns(j);
      const sales = offered(j, 0).filter((id) => id.startsWith('sell'));
      assert.equal(sales.length, ways.length);
      choose(j, 0, sales[i]).asks(0, 'trade');
      const { tiles: gone, ...seen } = minus(owns(j), before);
      assert.equal(gone, -1);
      assert.deepEqual(seen, tallyOf(way), way);
    });
  });
}

situation('tiles of every sort were played', () => {
  assert.ok(outside.length > 70, String(outside.length));
});

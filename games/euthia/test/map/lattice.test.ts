import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  add,
  anchorOf,
  type Axial,
  DIRECTIONS,
  distance,
  HEXES,
  NEIGHBOURS,
  partOf,
  same,
  TILE_DIRECTIONS,
  tileDistance,
} from '../../map/lattice.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

function* around(radius: number): Generator<Axial> {
  for (let q = -radius; q <= radius; q++) for (let r = -radius; r <= radius; r++) yield { q, r };
}

rule('EU-TILE-01', 'a tile is three hexes that all touch one another', () => {
  for (const a of HEXES) for (const b of HEXES) assert.equal(distance(a, b), same(a, b) ? 0 : 1);
});

rule('EU-REVEAL-03', 'every hex belongs to exactly one position of the grid', () => {
  for (const hex of around(9)) {
    const owners = [...around(12)].filter(
      (anchor) => partOf(anchor) === 0 && HEXES.some((part) => same(add(anchor, part), hex)),
    );
    assert.deepEqual(owners, [anchorOf(hex)]);
    assert.ok(same(add(owners[0], HEXES[partOf(hex)]), hex));
  }
});

situation('the neighbours of a hex by tile and part are those of the plane', () => {
  for (const hex of around(6)) {
    const anchor = anchorOf(hex);
    DIRECTIONS.forEach((direction, i) => {
      const { tile, part } = NEIGHBOURS[partOf(hex)][i];
      const from = tile === -1 ? anchor : add(anchor, TILE_DIRECTIONS[tile]);
      assert.ok(same(add(from, HEXES[part]), add(hex, direction)));
    });
  }
});

situation('opposite tile directions are three apart', () => {
  TILE_DIRECTIONS.forEach((way, i) =>
    assert.ok(same(add(way, TILE_DIRECTIONS[(i + 3) % 6]), { q: 0, r: 0 })),
  );
});

rule('EU-REVEAL-07', 'six positions lie at a distance of one tile, twelve at two', () => {
  const origin = { q: 0, r: 0 };
  const anchors = [...around(12)].filter((hex) => partOf(hex) === 0);
  const at = (n: number): Axial[] => anchors.filter((anchor) => tileDistance(anchor, origin) === n);
  assert.deepEqual(
    at(1).toSorted((a, b) => a.q - b.q || a.r - b.r),
    TILE_DIRECTIONS.toSorted((a, b) => a.q - b.q || a.r - b.r),
  );
  assert.equal(at(2).length, 12);
  assert.equal(at(3).length, 18);
});

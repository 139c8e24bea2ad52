import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  including,
  seenBox,
  shifted,
  showing,
  whole,
  windowAround,
  within,
  zoomed,
} from '../src/board/camera.ts';

const box = { x: -20, y: 10, width: 800, height: 500 };
const most = 4;
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera = fc
  .record({ scale: number(0.2, 9), x: number(-5000, 5000), y: number(-5000, 5000) })
  .map((any) => within(box, any, most));
const point = fc.record({ x: number(-20, 780), y: number(10, 510) });
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

void test('what is seen never reaches beyond the drawing, whatever is done', () => {
  fc.assert(
    fc.property(camera, number(0.05, 20), point, number(-900, 900), (now, factor, at, x) => {
      for (const after of [zoomed(box, now, factor, at, most), shifted(box, now, x, -x, most)]) {
        const seen = seenBox(box, after);
        assert.ok(after.scale >= 1 && after.scale <= most);
        assert.ok(seen.x >= box.x - 1e-6 && seen.x + seen.width <= box.x + box.width + 1e-6);
        assert.ok(seen.y >= box.y - 1e-6 && seen.y + seen.height <= box.y + box.height + 1e-6);
      }
    }),
  );
});

void test('coming closer leaves the point under the pointer where it is', () => {
  fc.assert(
    fc.property(camera, number(1, 3), point, (now, factor, at) => {
      const after = zoomed(box, now, factor, at, most);
      assert.ok(near((at.x - now.x) / now.scale, (at.x - after.x) / after.scale));
      assert.ok(near((at.y - now.y) / now.scale, (at.y - after.y) / after.scale));
    }),
  );
});

void test('"show me" brings a part into view, and what is in view stays still', () => {
  fc.assert(
    fc.property(camera, point, number(5, 100), (now, at, size) => {
      const part = {
        x: Math.min(at.x, 780 - size),
        y: Math.min(at.y, 510 - size),
        width: size,
        height: size,
      };
      for (const after of [showing(box, part, 2.4, most), including(box, now, part, most)]) {
        const seen = seenBox(box, after);
        assert.ok(part.x >= seen.x - 1e-6 && part.x + size <= seen.x + seen.width + 1e-6);
        assert.ok(part.y >= seen.y - 1e-6 && part.y + size <= seen.y + seen.height + 1e-6);
        assert.equal(including(box, after, part, most).scale, after.scale);
      }
    }),
  );
  assert.equal(including(box, whole, { x: 5, y: 20, width: 40, height: 40 }, most), whole);
});

void test('a window of another shape shows the whole drawing in its middle, and closer by no empty room', () => {
  fc.assert(
    fc.property(camera, number(100, 900), number(100, 900), number(1, 4), (now, width, height, scale) => {
      const window = windowAround(box, width, height);
      assert.ok(near(window.width / window.height, width / height));
      const all = within(box, { ...now, scale: 1 }, most, window);
      assert.ok(near(all.x, 0) && near(all.y, 0));
      const after = within(box, { ...now, scale }, most, window);
      const seen = seenBox(window, after);
      const across = [seen.x - box.x, box.x + box.width - seen.x - seen.width];
      const down = [seen.y - box.y, box.y + box.height - seen.y - seen.height];
      for (const [before, beyond] of [across, down])
        if (before + beyond >= 0) assert.ok(before >= -1e-6 && beyond >= -1e-6);
        else assert.ok(near(before, beyond));
    }),
  );
  assert.deepEqual(windowAround(box, 0, 0), box);
});

import type { Area } from '@tafelrunde/engine';
import { adventureOf, isFaceUp, threatOf } from '../rules/places.ts';
import type { At } from './reading.ts';
import { tableOf } from './rehearsal.ts';
import { texts } from './texts.ts';

const WIDTH = 16;
const short = (name: string): string => (name.length < WIDTH ? name : `${name.slice(0, WIDTH - 2)}.`);

/** The tiles row by row, every second one shifted by half a tile as on the table; two lines each: name and what is there. */
export function mapOf({ view, speech, asking }: At): Area {
  const say = texts[speech.language];
  const t = tableOf(view);
  const { slots, bossSlot } = adventureOf(t);
  const rows = Map.groupBy(
    slots.map((slot, at) => ({ ...slot, at })),
    ({ row }) => row,
  );
  const lines = [...rows]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([row, all]) => {
      const shift = row % 2 === 1 ? ' '.repeat(WIDTH / 2) : '';
      const cells = Array.from({ length: Math.max(...all.map(({ column }) => column)) + 1 }, (_, column) =>
        all.find((slot) => slot.column === column),
      );
      const names = cells.map((slot) => (slot === undefined ? '' : nameAt(slot.at)));
      const signs = cells.map((slot) => (slot === undefined ? '' : `${slot.id} ${signsAt(slot.at)}`));
      return [names, signs].map((line) =>
        (shift + line.map((cell) => cell.padEnd(WIDTH)).join('')).trimEnd(),
      );
    });
  function nameAt(slot: number): string {
    const [tile] = t.cards(t.piles.place[slot]);
    return short(tile === undefined ? say.terrains[slots[slot].terrain] : speech.card(t.kind(tile)));
  }
  function signsAt(slot: number): string {
    const threat = isFaceUp(t, slot) ? '!'.repeat(threatOf(t, slot)) : '?';
    return `${view.state.party === slot ? '@' : ''}${threat}${slot === bossSlot ? '#' : ''}`;
  }
  const travels = asking?.question.options.some(({ space }) => space !== undefined) === true;
  return {
    id: 'map',
    title: say.map,
    lines: [...lines, say.mapSigns],
    when: travels ? 'now' : 'asked',
    map: true,
  };
}

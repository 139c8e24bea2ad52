import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { asked } from './looking.ts';
import { meeting } from './meeting.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

/** Events that happen to the board, not to anybody: an Astrolabe is of no use. */
const TO_NOBODY: ReadonlySet<string> = new Set([
  'apocalypseStorm',
  'closedShop',
  'curfew',
  'discordantDirge',
  'divineBlessings',
  'earthquake',
  'planeswalker',
  'ragnarok',
  'rumourOfRiches',
  'theGathering',
]);

situation('whoever has an Astrolabe is asked once whether an Event concerns it', () => {
  const events = Object.entries(game.content).flatMap(([kind, { type, deck }]) =>
    type === 'event' && deck === 'adventure' ? [kind] : [],
  );
  for (const kind of events) {
    const t = meeting([kind], { cards: { 'objects.0': ['astrolabe'] }, dice: [1, 1, 1] });
    let times = 0;
    while (asked(t) === 'ignoreEvent' && times < 3) {
      t.answer(0, 'follow');
      times++;
    }
    assert.equal(times, TO_NOBODY.has(kind) ? 0 : 1, kind);
  }
});

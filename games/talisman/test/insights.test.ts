import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { insights } from '../insights.ts';
import { scene } from './kit.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('the lab counts as offered what lies open or is carried, and nothing that cannot be had', () => {
  const { match } = scene({
    seats: ['thief', 'warrior'],
    cards: {
      'objects.0': ['sword'],
      'followers.1': ['unicorn', 'bear'],
      'space.14': ['cross', 'dragon', 'bagOfGold'],
      adventure: ['holyGrail', 'wolf'],
    },
  });
  const belongings = insights.find(({ id }) => id === 'objects')!;
  const offered = belongings.offered!(match.table);
  for (const kind of ['sword', 'unicorn', 'cross', 'helmet', 'mule']) assert.ok(offered.includes(kind), kind);
  for (const kind of ['dragon', 'bagOfGold', 'holyGrail', 'wolf', 'bear'])
    assert.ok(!offered.includes(kind), kind);
  assert.deepEqual(belongings.of(match.table, 0), ['sword']);
  assert.deepEqual(belongings.of(match.table, 1), ['unicorn']);
});

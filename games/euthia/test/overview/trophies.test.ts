import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { overview } from '../../overview.ts';
import { choose, fighting, fightOf, game, type Journey, passTo, situation } from '../kit.ts';

situation('a trophy is told by its level, what it brings at the end and the pouch it takes', () => {
  const line = (j: Journey): string | undefined => {
    const question = j.match.wire(0)!;
    const at = {
      view: j.match.view(0),
      viewer: 0,
      speech: speechOf('en', game.words.en, ['A', 'B']),
      asking: { question },
    };
    return overview.leadsTo!(
      question.options.find(({ id }) => id === 'keepTrophy')!,
      at,
    )?.line;
  };
  const beaten = (pouch: readonly string[], scenario: 'theHunt' | 'darkWings'): Journey => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      options: { scenario },
      pouch: [pouch],
      hero: [{ gaar: 0 }],
      dice: [1, 1, 6, 6],
    });
    fightOf(j).damage = 3;
    return passTo(j, 'keepTrophy');
  };
  const free = beaten([], 'theHunt');
  assert.equal(line(free), 'trophy of level I · 1 reputation at the end · takes a pouch');
  choose(free, 0, 'noTrophy').asks(0, 'turn');
  const full = beaten(['rawMarble', 'rawClay', 'rawKelp'], 'darkWings');
  assert.equal(line(full), 'trophy of level I · pouches full: something would have to go');
  choose(full, 0, 'noTrophy').asks(0, 'turn');
});

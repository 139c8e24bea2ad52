import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { meeting, pileAt, player } from './meeting.ts';
import type { Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const score = (t: ReturnType<typeof meeting>): string =>
  t.log().findLast((line) => / against \d/u.test(line))!;

situation('Dead Magic silences Magic Objects', () => {
  const t = meeting(['deadMagic', 'wolf'], { cards: { 'objects.0': ['ring'] }, dice: [3, 1] });
  assert.match(score(t), /6 against 3/u);
  assert.deepEqual([t.state.lasting[0].rounds, t.kinds(HERE)], [3, ['deadMagic']]);
});
situation('Divine Blessings are shared', () => {
  const t = meeting(['divineBlessings']).answer(0, 'craft');
  assert.deepEqual([player(t).strength, player(t).craft], [0, 1]);
  assert.deepEqual([player(t, 1).strength, player(t, 1).craft], [1, 1]);
});
situation('Rebirth heals everybody', () => {
  const t = meeting(['rebirth'], { with: { 0: { lives: 1 }, 1: { lives: 2 } } });
  assert.deepEqual([player(t).lives, player(t, 1).lives], [4, 4]);
  assert.ok(player(t).fate > 0);
});
situation('Blightwood Terror and Abomination Wraith roll three dice and strengthen', () => {
  const lost = meeting(['blightwoodTerror'], { dice: [1, 2, 3, 4] });
  assert.match(score(lost), /4 against 12/u);
  const strong = meeting(['blightwoodTerror'], { dice: [5, 1, 1, 1] });
  assert.deepEqual([player(strong).strength, strong.kinds('trophies.0'), strong.kinds(HERE)], [2, [], []]);
  const wise = meeting(['abominationWraith'], { dice: [5, 1, 1, 1] });
  assert.deepEqual([player(wise).craft, wise.kinds('trophies.0'), wise.kinds(HERE)], [2, [], []]);
});
situation('the Mongrel Sprite takes gold for fate', () => {
  const t = meeting(['mongrelSprite'], { with: { 0: { gold: 1 } } }).answer(0, 'pay');
  assert.deepEqual([player(t).gold, player(t).fate, t.kinds(HERE)], [0, 1, ['mongrelSprite']]);
});
situation('the Order of Josephine heals two', () => {
  const t = meeting(['orderOfJosephine'], { with: { 0: { lives: 1 } } }).answer(0, 'accept');
  assert.deepEqual([player(t).lives, player(t, 1).lives, t.kinds(HERE)], [3, 5, ['orderOfJosephine']]);
});
const visiting = (kind: string, more: Scene) => meeting([kind], more).answer(0, 'visit');
situation('Hideout and Shrine are a trial', () => {
  const hard = visiting('ashfieldHideout', { cards: { 'objects.0': ['foundAxe'] }, dice: [4] });
  assert.deepEqual(
    [player(hard).strength, hard.kinds('objects.0'), hard.kinds(HERE)],
    [1, [], ['ashfieldHideout']],
  );
  const easy = visiting('ashfieldHideout', { dice: [3] });
  assert.deepEqual([player(easy).gold, easy.kinds(HERE)], [2, []]);
  const wise = visiting('blightwoodShrine', { cards: { 'followers.0': ['pixie'] }, dice: [4] });
  assert.deepEqual([player(wise).craft, wise.kinds('followers.0')], [1, []]);
  const spell = visiting('blightwoodShrine', { dice: [3] });
  assert.deepEqual([spell.kinds('hand.0').length, spell.kinds(HERE)], [1, []]);
});

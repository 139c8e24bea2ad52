import assert from 'node:assert/strict';
import { damageChanges, dieSum, heroValue } from '../../rules/fightValues.ts';
import { card, fightOf, type Journey, pass, situation } from '../kit.ts';
import {
  ALWAYS,
  ELSEWHERE,
  failAll,
  fought,
  gear,
  type Gear,
  looks,
  meetAll,
  told,
  WITH_IT,
} from './inFights.ts';
import { minus, nameOf, type Tally, textOf } from './reading.ts';

/** What works by itself in fights: with an attack ("With it …") or always, played and held against the texts. */

const MIST_WOLF = 3;

/** The hero attacks with the tile, and pays for more where that is asked; what it adds to value and damage. */
function added(
  one: Gear,
  { met, paying = false, first }: { met: string; paying?: boolean; first: boolean },
): Tally {
  const text = textOf(one.kind);
  const j = fought(one, {
    monster: text.includes('against level 3 monsters') && met !== '' ? 'cyclops' : 'mistWolf',
  });
  const { malus } = fightOf(j);
  if (met === '') failAll(j.asks(0, 'prep'), text);
  else meetAll(j.asks(0, 'prep'), met);
  const dice = met.includes('on a double') ? [2, 2] : met.includes('shows a 6') ? [6, 2] : [2, 3];
  if (first) j.roll(...dice, 1, 1);
  else j.roll(1, 1, ...dice);
  const attack = `Attack: ${nameOf(one.kind)}`;
  for (let i = 0; i < 40 && j.match.question(0)?.ask.prompt !== 'afterHeroRoll'; i++) {
    const question = j.match.question(0);
    if (question?.kind === 'confirm') j.answer(0, paying);
    else if (
      question !== null &&
      j.options(0).includes(attack) &&
      (first || question.ask.prompt !== 'firstStrike')
    )
      j.answer(0, attack);
    else pass(j);
  }
  j.asks(0, 'afterHeroRoll');
  const fight = fightOf(j);
  const clover = heroValue(j.t, fight) - dieSum(fight.dice) - fight.plus + malus;
  const damagePlus = damageChanges(j.t, fight).reduce((sum, n) => sum + n, 0);
  return minus({ clover, damagePlus }, {});
}

let mods = 0;
for (const one of gear) {
  const text = textOf(one.kind);
  const first = text.startsWith('First strike') || /\. First strike/u.test(text);
  for (const [, condition, said] of text.matchAll(WITH_IT)) {
    if (/per essence|reroll/u.test(said)) continue;
    mods++;
    card(one.kind, `an attack with it: ${condition ?? 'always'}`, () => {
      const paying = (condition ?? '').startsWith('you may');
      const promised = told(said);
      if (said.includes('penalty')) promised['clover'] = MIST_WOLF;
      assert.deepEqual(added(one, { met: condition ?? text, paying, first }), promised, text);
      if (condition !== undefined && !/hold|in the first|under elemental/u.test(condition))
        assert.deepEqual(added(one, { met: '', first }), {}, text);
    });
  }
}

/** The looks of the hero at these moments of the first combat round, with the tile or without. */
function seen(one: Gear, worn: boolean, sets: number, met: string | null): Tally {
  const j: Journey = fought(one, { worn, sets });
  if (met === null) failAll(j.asks(0, 'prep'), textOf(one.kind));
  else meetAll(j.asks(0, 'prep'), met);
  const striking = met?.includes('on your first strike') === true;
  j.roll(...(striking ? [2, 3] : []), 1, 1, 2, 3);
  const tally: Tally = {};
  for (let i = 0; i < 40; i++) {
    const prompt = j.match.question(0)?.ask.prompt;
    if (prompt === 'afterMonsterRoll') {
      const { rabbit, wounds } = looks(j);
      Object.assign(tally, { rabbit, wounds });
    }
    if (prompt === 'afterHeroRoll') break;
    if (striking && prompt === 'firstStrike') j.answer(0, j.match.question(0)!.from[0].id);
    else pass(j);
  }
  j.asks(0, 'afterHeroRoll');
  const { clover, damagePlus, damage } = looks(j);
  return { ...tally, clover, damagePlus, damage };
}

let always = 0;
for (const one of gear) {
  const text = textOf(one.kind);
  if (text.includes('Up to')) continue;
  for (const [sentence, condition, said] of text.matchAll(ALWAYS)) {
    if (condition.includes('confront') || (ELSEWHERE.test(said) && !said.includes('wounds'))) continue;
    always++;
    card(one.kind, `works by itself: ${sentence}`, () => {
      const own = said
        .split(/; plus |; with /u)
        .map((part) => part.replace(/(?:pouches|\+3 maximum health)[^,;]*/u, ''))
        .join('; ');
      const shift = minus(
        seen(one, true, 5, `${condition} ${said}`),
        seen(one, false, 5, `${condition} ${said}`),
      );
      assert.deepEqual(shift, told(own), text);
      // Without its condition none of it happens.
      if (!condition.startsWith(', ')) return;
      assert.deepEqual(minus(seen(one, true, 2, null), seen(one, false, 2, null)), {}, text);
    });
  }
}

situation('attacks and lasting tiles of every sort were looked at', () => {
  assert.ok(mods > 30, String(mods));
  assert.ok(always > 12, String(always));
});

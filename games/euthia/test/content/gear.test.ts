import assert from 'node:assert/strict';
import { heroValue } from '../../rules/fightValues.ts';
import { maxHealth } from '../../rules/tiles.ts';
import { card, fightOf, type Journey, pass, passTo, situation } from '../kit.ts';
import {
  failAll,
  fought,
  gear,
  type Gear,
  looks,
  meetAll,
  PLAIN,
  sentencesOf,
  tablesOf,
  told,
} from './inFights.ts';
import { minus, nameOf, type Tally, textOf } from './reading.ts';

/** Tiles that are used in fights, played and held against their texts. */

/** The hero comes to the moment; whatever is offered besides is passed by. */
const comeTo = (j: Journey, prompt: string, double: boolean): Journey => {
  j.roll(1, 1, 2, double ? 2 : 3);
  return passTo(j, prompt);
};

let played = 0;
for (const one of gear) {
  const { kind } = one;
  for (const { prompt, head, said } of sentencesOf(kind)) {
    if (PLAIN.test(said)) continue;
    const use = `Use ${nameOf(kind)}`;
    played++;
    card(kind, `does in a fight what it says (${prompt})`, () => {
      const j = fought(one);
      if (prompt !== 'prep') meetAll(j.asks(0, 'prep'), `${head} ${said}`);
      if (prompt === 'prep') j.asks(0, 'prep');
      else comeTo(j, prompt, said.includes('on a double'));
      const before = looks(j);
      const room = maxHealth(j.t, 0) - j.state.heroes[0].health;
      j.answer(0, use);
      while (j.match.question(0)!.ask.prompt === 'payEssence') j.answer(0, j.match.question(0)!.from[0].id);
      j.asks(0, prompt);
      const [, price = ''] = /(you may .*)/u.exec(head) ?? [];
      const [, besides = ''] = /(?<=\. )(If you used a shield .*)/u.exec(textOf(kind)) ?? [];
      const expected = told(`${price}: ${said}; ${besides}`);
      if ((expected['health'] ?? 0) > room) expected['health'] = room;
      if (expected['health'] === 0) delete expected['health'];
      assert.deepEqual(minus(looks(j), before), expected, textOf(kind));
      if (!head.startsWith('Each combat round')) assert.ok(!j.options(0).includes(use));
    });
    const [, condition = ''] = /(?:, |^)((?:if|with a set) .*)/u.exec(head) ?? [];
    if (condition === '' || /not on a first strike/u.test(head)) continue;
    card(kind, `does nothing of it otherwise (${prompt})`, () => {
      const j = fought(one, { sets: 2 });
      failAll(j.asks(0, 'prep'), condition);
      if (prompt !== 'prep') comeTo(j, prompt, false);
      assert.ok(!j.options(0).includes(use), condition);
    });
  }
}

/** The hero attacks with it and the combat value is this; what it did to the monster and the hero. */
function struck(one: Gear, first: boolean, value: number): Tally {
  const j = fought(one);
  fightOf(j).hope = 0;
  j.state.heroes[0].health -= /unhurt/u.test(textOf(one.kind)) ? 0 : 4;
  if (first) passTo(j, 'firstStrike').roll(2, 3, 1, 1);
  else j.roll(1, 1, 2, 3);
  const attack = `Attack: ${nameOf(one.kind)}`;
  for (let i = 0; i < 30 && j.match.question(0)?.ask.prompt !== 'afterHeroRoll'; i++) {
    const question = j.match.question(0);
    if (question?.kind === 'confirm') j.answer(0, false);
    else if (
      question !== null &&
      j.options(0).includes(attack) &&
      (first || question.ask.prompt !== 'firstStrike')
    )
      j.answer(0, attack);
    else pass(j);
  }
  const fight = fightOf(j);
  fight.plus += value - heroValue(j.t, fight);
  const before = looks(j);
  j.answer(0, 'Nothing');
  const after = looks(j);
  j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
  const { damage, gaar, monsterGaar, chaos, health } = minus(after, before);
  return minus({ damage, gaar, monsterGaar, chaos, health }, {});
}

let lasting = 0;
for (const one of gear) {
  const sentence = sentencesOf(one.kind).find(({ said }) => said.includes('until the end of combat'));
  if (sentence === undefined) continue;
  lasting++;
  card(one.kind, 'still works in the third combat round', () => {
    const j = fought(one);
    meetAll(j.asks(0, 'prep'), sentence.head);
    if (sentence.prompt !== 'prep') comeTo(j, sentence.prompt, false);
    j.answer(0, `Use ${nameOf(one.kind)}`);
    fightOf(j).gaar = 0;
    fightOf(j).chaos = 0;
    for (let i = 0; i < 60 && !(fightOf(j).round === 3 && fightOf(j).phase === 'heroAttack'); i++) {
      j.state.heroes[0].health = 6;
      j.roll(1, 1);
      pass(j);
    }
    passTo(j, 'afterHeroRoll');
    const { clover = 0, damagePlus = 0 } = told(sentence.said);
    assert.deepEqual([looks(j)['clover'], looks(j)['damagePlus']], [clover, damagePlus], textOf(one.kind));
  });
}
situation('what lasts for a fight was looked at', () => assert.ok(lasting > 3, String(lasting)));

let attacks = 0;
for (const one of gear)
  for (const { first, rows } of tablesOf(one.kind)) {
    attacks++;
    card(one.kind, `strikes as its table says${first ? ', before the first combat round' : ''}`, () => {
      const text = textOf(one.kind);
      const always = [
        ...(/Every hit: ([^.]*)\./u.exec(text)?.slice(1) ?? []),
        ...(/With it, (?:if you (?:are unhurt|suffered no wound in this combat round)|in the first combat round): (?:clover \+2, )?(damage [^.]*)\./u
          .exec(text)
          ?.slice(1) ?? []),
      ].join(', ');
      assert.ok(rows.length >= 2);
      for (const value of new Set(rows.flatMap(({ lo, hi }) => [lo - 1, lo, Math.min(hi, lo + 6)]))) {
        const row = rows.find(({ lo, hi }) => value >= lo && value <= hi);
        const expected = row === undefined ? {} : told(`${row.more}, ${always}`);
        const damage = row === undefined ? 0 : row.damage + (expected['damagePlus'] ?? 0);
        delete expected['damagePlus'];
        if (damage > 0) expected['damage'] = damage;
        const after = told(/Afterwards in any case: ([^.]*)\./u.exec(text)?.[1] ?? '')['health'] ?? 0;
        if (after !== 0) expected['health'] = after;
        assert.deepEqual(struck(one, first, value), expected, `${text} at ${value}`);
      }
    });
  }

situation('gear of every sort was used', () => {
  assert.ok(played > 60, String(played));
  assert.ok(attacks > 60, String(attacks));
});

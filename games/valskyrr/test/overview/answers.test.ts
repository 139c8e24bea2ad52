import assert from 'node:assert/strict';
import {
  fairnessFromSeed,
  Match,
  type Option,
  sayer,
  sayPrompt,
  speechOf,
  type WireQuestion,
} from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { de } from '../../locales/de.ts';
import { countedIn, enemyName, help, leadsTo, priceOf } from '../../overview/answers.ts';
import type { At } from '../../overview/reading.ts';
import { texts } from '../../overview/texts.ts';
import { play, type Quest, situation } from '../kit.ts';

/** What an answer that points at a card of this kind says it leads to, in German. */
function lineFor(quest: Quest, kind: string): string | undefined {
  const question = quest.match.wire(0)!;
  const option = question.options.find(({ card }) => card !== undefined && quest.t.kind(card) === kind);
  assert.ok(option, `${kind} is offered`);
  return lineOf(quest, question, option);
}
function lineOf(quest: Pick<Quest, 'match'>, question: WireQuestion, option: Option): string | undefined {
  const speech = {
    language: 'de',
    words: de,
    card: (kind: string) => de.cards[kind as keyof typeof de.cards].name,
    seat: (seat: number) => `Platz ${seat}`,
  };
  const at = { view: quest.match.view(0), viewer: 0, beside: null, asking: { question }, speech };
  return leadsTo(option, at as unknown as At)?.line;
}

situation('an answer that cannot be counted says what the card says of that action', () => {
  const quest = play({ heroes: ['melekai'], hands: [['buckler', 'scourge']] });
  assert.equal(lineFor(quest, 'buckler'), 'Lege diese Karte in deine Heldenzone.');
});

situation('whatever card pays for an action, its answer says what it does', () => {
  const quest = play({
    heroes: ['melekai'],
    hands: [['buckler', 'martyrdom']],
    areas: [['scourge']],
    foes: [['borderRobber']],
  });
  assert.match(lineFor(quest, 'scourge') ?? '', /2 Wunden/);
});

situation('a reflex says how it helps, also where it may be made stronger', () => {
  const quest = play({
    heroes: ['melekai'],
    phase: 'defence',
    hands: [['martyrdom', 'scourge']],
    areas: [['buckler']],
    foes: [['borderRobber']],
  });
  assert.equal(quest.match.wire(0)?.prompt, 'damageToHero');
  assert.equal(lineFor(quest, 'buckler'), 'Verhindere 1 Schaden, bis zu 3, falls du 1 Handkarte begräbst.');
});

situation('one of several abilities of a hero is called by its name, and says what it does', () => {
  const quest = play({ heroes: ['valkea'], phase: 'pursuit', foes: [['borderRobber']] });
  const question = quest.match.wire(0)!;
  assert.equal(question.prompt, 'phaseStart');
  const option = question.options.find(({ text }) => text === 'ability');
  assert.ok(option);
  assert.match(lineOf(quest, question, option) ?? '', /Fokus um bis zu 3 erhöhen/);
});

situation('an ally who could come along is told by what they do, not by the name of their side', () => {
  const match = Match.start(game, { seats: 1, options: {}, fairness: fairnessFromSeed('ally') });
  while (match.wire(0)?.prompt !== 'chooseAlly') assert.ok(match.answer(0, match.wire(0)!.options[0].id).ok);
  const question = match.wire(0)!;
  const lines = question.options
    .filter(({ card }) => card !== undefined)
    .map((option) => lineOf({ match }, question, option) ?? '');
  assert.ok(lines.includes('Füge 1 Gegner 2 körperlichen Schaden zu, 3, falls er schon Wundenmarker trug.'));
  for (const line of lines) assert.doesNotMatch(line, /^$|Startseite|Verbündeten-Aktion/u);
});

situation('a number says the deed, also where it is none', () => {
  const quest = play({ heroes: ['valkea'], phase: 'pursuit', foes: [['borderRobber']] });
  quest.answer(0, quest.match.wire(0)!.options.find(({ text }) => text === 'ability')!.id).asks(0, 'howMany');
  const question = quest.match.wire(0)!;
  assert.equal(
    sayPrompt(de, question.prompt, question.about ?? null, sayer(de, ['Ada'])),
    'Valkea, die Schildmaid: Um wie viel erhöhst du deinen Fokus, höchstens 3?',
  );
  const counts = countedIn(question)!;
  assert.deepEqual(
    [0, 2].map((n) => texts.de.counted[counts](n)),
    ['Fokus nicht erhöhen', 'Fokus um 2 erhöhen'],
  );
  assert.deepEqual(
    [0, 2].map((n) => texts.en.counted[counts](n)),
    ['Do not raise focus', 'Raise focus by 2'],
  );
});

situation('two enemies of one name are told apart by where they lie and by their wounds', () => {
  const named = (quest: Quest) => {
    const question = quest.match.wire(0)!;
    const speech = speechOf('de', de, ['Ada', 'Bea']);
    const at = { view: quest.match.view(0), viewer: 0, beside: null, asking: { question }, speech };
    return question.options.map((option) => enemyName(option, at as unknown as At));
  };
  const hands = [['fierceBlow']];
  const foes = [['borderRobber', 'borderRobber']];
  const apart = play({ heroes: ['valkea'], hands, foes, tokens: { borderRobber: { wounds: 1 } } });
  apart.answer(0, 'fierceBlow').asks(0, 'targetEnemy');
  assert.deepEqual(named(apart), ['Grenzräuber (1 Wunde)', 'Grenzräuber (unverletzt)']);
  const alike = play({ heroes: ['valkea'], hands, foes });
  alike.answer(0, 'fierceBlow').asks(0, 'targetEnemy');
  assert.deepEqual(named(alike), [undefined, undefined]);
});

situation('what costs loot has its price as a chip, and its words do not say it once more', () => {
  const quest = play({ heroes: ['valkea'], hands: [['fierceBlow']], foes: [['borderRobber']] });
  const speech = speechOf('de', de, ['Ada']);
  const at = { view: quest.match.view(0), viewer: 0, beside: null, asking: null, speech } as unknown as At;
  const [card] = quest.t.cards(quest.t.piles.hand[0]);
  const space = 'b2';
  assert.deepEqual(priceOf({ id: 'a', does: 'scout', space, value: 1 }, at), {
    loot: 1,
    label: 'Ort b2 ausspähen',
  });
  assert.deepEqual(priceOf({ id: 'a', does: 'move', space, value: 2 }, at), {
    loot: 2,
    label: 'Weit nach b2 ziehen',
  });
  assert.equal(priceOf({ id: 'a', does: 'move', space, value: 0 }, at), null);
  assert.deepEqual(priceOf({ id: 'a', does: 'buy', card, value: 3 }, at), {
    loot: 3,
    label: 'Erwerben: Heftiger Schlag',
  });
});

situation(
  'beside a question stands what is going on innermost: the attack, then the blow that answers it',
  () => {
    const quest = play({
      heroes: ['valkea'],
      phase: 'defence',
      hands: [['holdFast', 'focusedStrike']],
      areas: [['shortSwordValkea']],
      foes: [['boneSnake']],
    });
    const helped = (): string | undefined => {
      const speech = speechOf('de', de, ['Ada']);
      const at = { view: quest.match.view(0), viewer: 0, beside: null, speech } as unknown as At;
      return help(quest.match.wire(0)!, at);
    };
    quest.asks(0, 'damageToHero');
    assert.equal(helped(), 'Knochenschlange greift Valkea an: 2 körperlich.');
    quest.answer(0, 'holdFast').answer(0, 'valkea').asks(0, 'boostDiscard');
    assert.equal(helped(), 'Valkea nutzt Kurzschwert.');
    quest.answer(0, []).asks(0, 'modifyAction');
    assert.equal(helped(), 'Valkea nutzt Kurzschwert.');
    quest.answer(0, 'focusedStrike');
  },
);

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Json, type Phrase, sayer, type Words } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import { CREATURES, theCreature, thePlace } from '../../locales/en/terms.ts';
import { SPACES } from '../../shape/spaces.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const LANGUAGES: readonly Words[] = [de, en];

situation('fields that are seldom there have words too', () => {
  const state = readFileSync(new URL('../../shape/state.ts', import.meta.url), 'utf8');
  const seldom = [...state.matchAll(/^ {2}(?:readonly )?(\w+)\?:/gmu)].map(([, name]) => name);
  assert(seldom.includes('spared'));
  for (const { fields = {} } of LANGUAGES)
    assert.deepEqual(
      seldom.filter((name) => !Object.hasOwn(fields, name)),
      [],
    );
});

const built = (words: Words, phrase: Phrase, about: Readonly<Record<string, Json>>): string =>
  typeof phrase === 'string' ? phrase : phrase(about, sayer(words, ['Ada', 'Bea']));

situation('one of a thing is not called by its plural', () => {
  const { events, prompts, options } = en;
  const say = (phrase: Phrase, about: Readonly<Record<string, Json>>) => built(en, phrase, about);
  assert.equal(say(events.misses, { seat: 0, count: 1 }), 'Ada misses a turn.');
  assert.equal(say(events.misses, { seat: 0, count: 2 }), 'Ada misses 2 turns.');
  assert.equal(say(events.fiends, { seat: 1, count: 1 }), 'A Pit Fiend awaits Bea.');
  assert.equal(say(events.fiends, { seat: 1, count: 3 }), '3 Pit Fiends await Bea.');
  assert.match(say(events.wounded, { creature: 'iceQueen', left: 1 }), /1 life left/u);
  assert.match(say(events.dusk, { rounds: 10 }), /10 more rounds/u);
  assert.match(say(prompts.spareLife, { left: 1 }), /^1 life to lose/u);
  assert.match(say(prompts.frozenSpire, { rolled: 1 }), /lose 1 life,/u);
  assert.match(say(prompts.reaperMove, { roll: 1 }), /1 space\)/u);
  assert.match(say(prompts.destination, { steps: [1] }), /1 space\)/u);
  assert.match(say(prompts.destination, { steps: [4, 1] }), /1, 4 spaces\)/u);
  assert.match(say(prompts.deliverTrophy, { left: 1 }), /1 point to go/u);
  assert.equal(say(options.loseLives, { value: 1 }), 'Lose 1 life');
});

situation('names stand with their articles in English', () => {
  const { events, prompts } = en;
  const say = (phrase: Phrase, about: Readonly<Record<string, Json>>) => built(en, phrase, about);
  assert.equal(say(events.drew, { seat: 0, kind: 'wraith' }), 'Ada draws the Wraith.');
  assert.equal(say(events.drew, { seat: 0, kind: 'mephistopheles' }), 'Ada draws Mephistopheles.');
  assert.equal(say(events.drew, { seat: 0, kind: 'prophesy' }), 'Ada draws Prophesy.');
  assert.equal(say(events.drew, { seat: 0, kind: 'solomonsCrown' }), 'Ada draws Solomon’s Crown.');
  assert.equal(say(events.drew, { seat: 0, kind: 'cursedByAHag' }), 'Ada draws “Cursed by a Hag”.');
  assert.equal(say(events.cast, { seat: 0, kind: 'healing' }), 'Ada casts Healing.');
  assert.equal(say(events.cast, { seat: 0, kind: 'toadify' }), 'Ada casts “Toadify!”.');
  assert.equal(
    say(events.fight, { seat: 0, kinds: ['wolf', 'bear', 'ape'], creature: null }),
    'Ada fights the Wolf, the Bear and the Ape.',
  );
  assert.equal(say(events.fight, { seat: 0, kinds: [], creature: 'sentinel' }), 'Ada fights the Sentinel.');
  assert.equal(
    say(events.evaded, { seat: 0, creature: 'cragSpirit' }),
    'Ada evades the Spirit of the Crags.',
  );
  assert.equal(say(events.placed, { kind: 'ghost', space: 'city' }), 'The Ghost now lies at the City.');
  assert.equal(say(events.vanished, { kind: 'snowdrifts' }), 'The Snowdrifts vanish.');
  assert.equal(say(events.joined, { seat: 1, kind: 'haunt' }), 'The Haunt now follows Bea.');
  assert.equal(say(events.moved, { seat: 0, space: 'diceWithDeath' }), 'Ada goes to Dice with Death.');
  assert.equal(
    say(prompts.exchange, { kind: 'foundSword' }),
    'You carry all you can. What do you leave here for the Sword?',
  );
  assert.equal(say(prompts.attackWith, { kind: 'cerberus' }), 'How do you fight Cerberus?');
});

situation('creatures that are no cards, and spaces, have their grammar in English, too', () => {
  for (const name of Object.keys(CREATURES)) assert.match(theCreature(name), /^the [A-Z]/u);
  for (const space of SPACES) assert.match(thePlace(space), /^(?:the (?!The )[A-Z]|Dice with Death$)/u);
});

situation('the same in German', () => {
  const { events, prompts } = de;
  const say = (phrase: Phrase, about: Readonly<Record<string, Json>>) => built(de, phrase, about);
  assert.equal(say(events.misses, { seat: 0, count: 1 }), 'Ada muss einen Zug aussetzen.');
  assert.equal(say(events.misses, { seat: 0, count: 2 }), 'Ada muss 2 Züge aussetzen.');
  assert.equal(say(events.fiends, { seat: 1, count: 1 }), 'Ein Grubenteufel erwartet Bea.');
  assert.equal(say(events.killed, { seat: 0, kind: 'dragon' }), 'Ada besiegt den Drachen.');
  assert.equal(say(events.vanished, { kind: 'ghost' }), 'Das Gespenst verschwindet.');
  assert.equal(say(events.vanished, { kind: 'snowdrifts' }), 'Die Schneewehen verschwinden.');
  assert.match(say(events.dusk, { rounds: 10 }), /Nach 10 weiteren Runden/u);
  assert.match(say(prompts.reaperMove, { roll: 1 }), /1 Feld\)/u);
  assert.match(say(prompts.destination, { steps: [1] }), /1 Feld\)/u);
  assert.match(say(prompts.deliverTrophy, { left: 1 }), /noch 1 Punkt\)/u);
});

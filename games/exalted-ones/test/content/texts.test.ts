import assert from 'node:assert/strict';
import { type Json, type Phrase, sayer, type Words } from '@tafelrunde/engine';
import { heroes } from '../../content/index.ts';
import { equipment } from '../../content/equipment.ts';
import type { Ability, Equipment, HeroDef, Status, Step } from '../../shape.ts';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import { card, says, situation } from '../kit.ts';

/** The words printed on cards, German and English. */
const STATUS: Readonly<Record<Status, readonly [RegExp, RegExp]>> = {
  silence: [/Schweigen/u, /Silence/u],
  blind: [/[Bb]lenden/u, /[Bb]lind/u],
  stun: [/Betäuben/u, /[Ss]tun/u],
  hold: [/Festhalten/u, /[Hh]old/u],
  slow: [/Verlangsamen/u, /[Ss]low/u],
  bleed: [/Bluten\b/u, /Bleed/u],
  burn: [/Brennen/u, /Burn/u],
};
/** All steps of an ability, also those of its choices and of what it leaves on the mat. */
const allSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [
    step,
    ...(step.do === 'choose' ? allSteps(step.from) : []),
    ...(step.do === 'leave' ? allSteps(step.marker.does) : []),
  ]);

/** What an attack step looks like in print: German as in the rulebook "NK−1 > RST", English as in the profile "melee−1 > armour". */
function formula(
  { profile }: HeroDef,
  { dice, plus = 0, vs }: Extract<Step, { do: 'attack' }>,
): readonly [string, string] {
  const [value, word] =
    dice === 'willpower'
      ? ['WK', 'willpower']
      : profile.reach === 'melee'
        ? ['NK', 'melee']
        : ['FK', 'ranged'];
  const more = plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`;
  const [against, against2] = vs === 'armour' ? ['RST', 'armour'] : ['MR', 'resistance'];
  return [`${value}${more} > ${against}`, `${word}${more} > ${against2}`];
}
/** What has to stand in the text of an ability, in both languages. */
function printed(hero: HeroDef, { target, actionOnly, sight, does }: Ability): (readonly [RegExp, RegExp])[] {
  const found: (readonly [RegExp, RegExp])[] = [];
  let charmed = 0;
  const exactly = (text: string): RegExp => new RegExp(text.replaceAll('+', String.raw`\+`), 'u');
  const both = (german: string, english: string): void => {
    found.push([exactly(german), exactly(english)]);
  };
  const targets: Partial<Record<Ability['target'], readonly [RegExp, RegExp]>> = {
    firstInLine: [/Erstes Ziel in gerader Linie/u, /First target in line/u],
    circle: [/3-Zoll-Kreis/u, /3-inch circle/u],
    T1: [/Schablone T1/u, /Template T1/u],
    T2: [/Schablone T2/u, /Template T2/u],
    T2Pair: [/Zwei Schablonen T2/u, /Two templates T2/u],
  };
  if (targets[target] !== undefined) found.push(targets[target]);
  if (actionOnly === true) found.push([/Nur als Aktion/u, /Only as an action/u]);
  if (sight === 'none') found.push([/auch ohne Sicht/u, /even out of sight/u]);
  for (const step of allSteps(does))
    switch (step.do) {
      case 'attack':
        both(...formula(hero, step));
        if (step.critical !== undefined) found.push([/kritisch/u, /critical/u]);
        break;
      case 'status':
        found.push(STATUS[step.status]);
        break;
      case 'push':
        found.push([new RegExp(`Stoß ${step.inches}`, 'u'), new RegExp(`Push ${step.inches}`, 'u')]);
        break;
      case 'move':
        found.push([
          new RegExp(`bis zu ${step.upTo} Zoll`, 'u'),
          new RegExp(`up to ${step.upTo} inch(?:es)?`, 'u'),
        ]);
        break;
      case 'place':
        if (step.upTo !== undefined)
          found.push([
            new RegExp(`bis zu ${step.upTo} Zoll weit`, 'u'),
            new RegExp(`up to ${step.upTo} inches away`, 'u'),
          ]);
        break;
      case 'heal':
        if (typeof step.life === 'number')
          found.push([
            new RegExp(`um ${step.life} geheilt|${step.life} heilen`, 'u'),
            new RegExp(`heals? ${step.life}`, 'u'),
          ]);
        break;
      case 'gain':
        both(`+${step.mana}`, `+${step.mana}`);
        break;
      case 'cleanse':
        found.push([/alle Statuseffekte/u, /all status effects/u]);
        break;
      case 'empower':
        found.push([
          new RegExp(`\\+${step.dice} (?:NK/)?FK`, 'u'),
          new RegExp(`\\+${step.dice} (?:melee/)?ranged`, 'u'),
        ]);
        break;
      case 'charm':
        // A further one comes on top.
        charmed += step.inches;
        found.push([new RegExp(`Betören ${charmed}`, 'u'), new RegExp(`[Cc]harm ${charmed}`, 'u')]);
        break;
      case 'plate':
        both(`+${step.armour} RST`, `+${step.armour} armour`);
        found.push([
          new RegExp(`bis zu ${step.move} Zoll`, 'u'),
          new RegExp(`up to ${step.move} inches`, 'u'),
        ]);
        break;
      case 'share':
        found.push([new RegExp(`bis zu ${step.most} `, 'u'), new RegExp(`up to ${step.most} `, 'u')]);
        break;
      case 'veil':
        found.push([
          new RegExp(`höchstens auf ${step.within} Zoll`, 'u'),
          new RegExp(`only within ${step.within} inches`, 'u'),
        ]);
        break;
      case 'watch':
        found.push([
          new RegExp(`in ${step.range} Zoll`, 'u'),
          new RegExp(`within ${step.range} inches`, 'u'),
        ]);
        break;
      case 'barrier':
        found.push([
          new RegExp(`${step.length} Zoll lange`, 'u'),
          new RegExp(`${step.length} inches long`, 'u'),
        ]);
        break;
      case 'change':
        both(changed(step.by), changed(step.by));
        break;
      default:
    }
  return found;
}
const changed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
/** Which status effects a text names as effects of its own: "Bluten." and not "blutete es schon". */
const effects = (text: string, language: 0 | 1): string[] =>
  (Object.keys(STATUS) as Status[]).filter((status) =>
    new RegExp(
      `(?:^|\\. )${STATUS[status][language].source.replace('[Hh]', 'H').replace('[Ss]', 'S')}\\.`,
      'u',
    ).test(text),
  );

for (const hero of heroes)
  for (const ability of Object.values(hero.abilities))
    card(ability.kind, 'the text says in both languages what is carried out', () => {
      const texts = says(ability.kind);
      for (const wanted of printed(hero, ability))
        for (const i of [0, 1] as const) assert.match(texts[i], wanted[i], `${ability.kind}: ${texts[i]}`);
      const given = new Set(
        allSteps(ability.does).flatMap((step) => (step.do === 'status' ? [step.status] : [])),
      );
      for (const i of [0, 1] as const)
        for (const status of effects(texts[i], i))
          assert.ok(given.has(status as Status), `${ability.kind} prints ${status} and does not give it`);
      // Every formula that is printed is rolled.
      const rolled = new Set(
        allSteps(ability.does).flatMap((step) => (step.do === 'attack' ? formula(hero, step) : [])),
      );
      for (const text of texts)
        for (const [one] of text.matchAll(
          /\b(?:[NFW]K|melee|ranged|willpower)(?:[+−]\d)? > (?:RST|MR|armour|resistance)/gu,
        ))
          assert.ok(rolled.has(one), `${ability.kind} prints ${one}`);
    });

/** What equipment gives, as printed. */
const GIFTS: Readonly<Record<keyof Equipment['gives'], (n: number) => readonly [string, string]>> = {
  maxMana: (n) => [`+${n} maximales Mana`, `+${n} maximum mana`],
  manaRegen: (n) => [`+${n} Manaregeneration`, `+${n} mana regeneration`],
  maxLife: (n) => [`+${n} Lebenspunkt`, `+${n} life point`],
  magicResist: (n) => [`+${n} MR`, `+${n} resistance`],
  armour: (n) => [`+${n} RST`, `+${n} armour`],
  combat: (n) => [`+${n} NK/FK`, `+${n} melee/ranged`],
  willpower: (n) => [`+${n} WK`, `+${n} willpower`],
  movement: (n) => [`+${n} BEW`, `+${n} movement`],
  run: (n) => [`+${n} Zoll beim Rennen`, `+${n} inches when running`],
};
for (const { kind, gives } of equipment)
  card(kind, 'the text names what it gives, and nothing else', () => {
    for (const i of [0, 1] as const) {
      let text = says(kind)[i];
      for (const [gift, n] of Object.entries(gives)) {
        const words = GIFTS[gift as keyof Equipment['gives']](n)[i];
        assert.ok(text.includes(words), `${kind}: ${words}`);
        text = text.replace(words, '');
      }
      // What is left are texts of their own: they begin a sentence, not with a number.
      assert.doesNotMatch(text, /(?:^|, )\+\d/u);
    }
  });

const said = (phrase: Phrase, about: Readonly<Record<string, Json>>, words: Words = en): string =>
  typeof phrase === 'string' ? phrase : phrase(about, sayer(words, ['Ada', 'Bea']));

situation('names stand with their articles in English, heroes without one, abilities as titles', () => {
  const { events, prompts } = en;
  const golem = { kind: 'golem', team: 'blue' };
  assert.equal(said(events.out, golem), 'The Golem (blue) is knocked out.');
  assert.equal(
    said(events.out, { kind: 'innerTower', team: 'red' }),
    'The Inner Tower (red) is knocked out.',
  );
  assert.equal(said(events.out, { kind: 'pantha' }), 'Pantha is knocked out.');
  const bought = { kind: 'alice', team: 'red', price: 2 };
  assert.equal(
    said(events.bought, { ...bought, card: 'golemChisel' }),
    'Alice (red) buys the Golem Chisel for 2 gold.',
  );
  assert.equal(
    said(events.bought, { ...bought, card: 'windSandals' }),
    'Alice (red) buys the Wind Sandals for 2 gold.',
  );
  assert.equal(
    said(events.uses, { kind: 'ylvie', team: 'blue', ability: 'pollenVeil', mana: 2 }),
    'Ylvie (blue) uses “Pollen Veil” for 2 mana.',
  );
  assert.equal(said(prompts.watch, { kind: 'alice', other: 'golem' }), 'Does Alice shoot at the Golem?');
});

situation('what one does is told once, and how somebody comes to another place is told', () => {
  const linnea = { kind: 'linnea', team: 'blue' };
  for (const words of [de, en]) {
    assert.equal(said(words.events.acts, { ...linnea, does: 'Q' }, words), '');
    assert.equal(said(words.events.moved, { ...linnea, how: 'runs' }, words), '');
    assert.equal(said(words.events.placed, { ...linnea, how: 'teleports' }, words), '');
  }
  assert.equal(said(en.events.moved, { ...linnea, how: 'walks' }), 'Linnea (blue) moves.');
  assert.equal(said(en.events.moved, { ...linnea, how: 'pushed' }), 'Linnea (blue) is pushed.');
  assert.equal(said(de.events.moved, { ...linnea, how: 'pushed' }, de), 'Linnea (Blau) wird gestoßen.');
  assert.equal(
    said(en.events.hurt, { ...linnea, amount: 2, life: 3 }),
    'Linnea (blue) loses 2 life points and has 3 left.',
  );
  assert.equal(said(en.events.hurt, { ...linnea, amount: 2, life: 0 }), 'Linnea (blue) loses 2 life points.');
});

import type { TableSpeech } from '@tafelrunde/engine';
import type { CardDef } from '../shape.ts';
import { texts } from './texts.ts';

/** What is printed on a card besides its name and its text: its type and its numbers. */
export function printedOn(def: CardDef, { language }: Pick<TableSpeech, 'language'>): string[] {
  const say = texts[language];
  const { words } = say;
  switch (def.sort) {
    case 'hero': {
      const { maxLife, maxMana, combat, armour, agility, magicResist, reach, run, move, willpower } =
        def.profile;
      return [
        say.classes[def.class],
        [
          `${words.life} ${maxLife.join('/')}`,
          `${words.mana} ${maxMana.join('/')}`,
          `${words[reach]} ${combat.join('/')}`,
          ...(willpower === null ? [] : [`${words.willpower} ${willpower.join('/')}`]),
          `${words.speed} ${run}/${move}`,
          `${words.agility} ${agility}+`,
          `${words.armour} ${armour}`,
          `${words.resistance} ${magicResist}`,
        ].join(', '),
      ];
    }
    case 'ability':
      return [`${def.slot}, ${say.mana(def.mana)}, ${say.aims[def.target](def.range)}`];
    case 'passive':
      return [words.passive];
    case 'equipment':
      return [`${words.equipment}, ${say.goldOf(def.price)}`];
    case 'unit':
      return [
        [
          `${words.life} ${def.life}`,
          `${words[def.reach]} ${def.combat}`,
          `${words.agility} ${def.agility}+`,
          `${words.armour} ${def.armour}`,
          `${words.resistance} ${def.magicResist}`,
        ].join(', '),
      ];
  }
}

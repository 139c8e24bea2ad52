import type { Phrase } from '@tafelrunde/engine';
import type { options as de } from '../de/options.ts';

export const options = {
  village: 'To the village',
  dungeon: 'Into the dungeon',
  rest: 'Rest',
  keep: 'Destroy no card',
  done: 'Done',
  leave: 'Turn back without a fight',
  nothing: 'Nothing',
  none: 'I have no such card',
  suffer: 'No',
  pass: 'Go on',
  putDown: 'Nobody',
  buy: ({ kind, value }, say) => `Buy ${say.card(kind)} (${String(value)} gold)`,
  levelUp: ({ kind, value }, say) => `Level up ${say.card(kind)} (${String(value)} experience)`,
  equip: ({ kind }, say) => `${say.card(kind)}: give it to a hero`,
  reequip: ({ kind }, say) => `${say.card(kind)}: give it to somebody else`,
  attack: ({ kind, value }, say) => `Attack ${say.card(kind)} at rank ${String(value)}`,
  renounce: ({ kind, value }, say) =>
    `Attack ${say.card(kind)} at rank ${String(value)}, without what is barred against it`,
  ail: ({ value, diseases, attack }) =>
    `Magic attack −${String(value)}, attack −${Number(diseases) - Number(value)}: total ${String(attack)}`,
  foresee: ({ kind }, say) => `Show ${say.card(kind)}`,
  'use.draw1': ({ kind }, say) => `${say.card(kind)}: draw 1 card`,
  'use.draw2': ({ kind }, say) => `${say.card(kind)}: draw 2 cards`,
  'use.cure1': ({ kind }, say) => `${say.card(kind)}: destroy 1 Disease and draw 1 card`,
  'use.cure2': ({ kind }, say) => `${say.card(kind)}: destroy 1 Disease and draw 2 cards`,
  'use.strengthen2': ({ kind }, say) => `${say.card(kind)}: one hero gets strength +2`,
  'use.strengthen3': ({ kind }, say) => `${say.card(kind)}: one hero gets strength +3`,
  'use.othersDiscard': ({ kind }, say) => `${say.card(kind)}: all others discard 1 card`,
} satisfies Record<keyof typeof de, Phrase>;

import type { Phrase } from '@tafelrunde/engine';
import type { options as de } from '../de/options.ts';

/** "Skirra, the Mist Falcon," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);

export const options = {
  pass: 'Go on',
  noAlly: 'Nobody (else)',
  noMore: 'Done',
  removeReward: ({ kind }, say) => `${say.card(kind)} stays out`,
  scout: ({ space }) => `Scout location ${String(space)} (1 loot)`,
  noScout: 'Do not scout',
  move: ({ space }) => `Move to ${String(space)}`,
  moveFar: ({ space, value }) => `Move far to ${String(space)} (${String(value)} loot)`,
  retreat: ({ space }) => `Retreat to ${String(space)}`,
  stay: 'Stay',
  slot: ({ space }) => `Location ${String(space)}`,
  none: 'None',
  row: 'Enemy row',
  area: ({ seat }, say) => `Hero area of ${say.seat(seat)}`,
  'use.normal': ({ kind }, say) => `${say.card(kind)}: normal action`,
  'use.fast': ({ kind }, say) => `${say.card(kind)}: fast action`,
  'use.ally': ({ kind }, say) => `${say.card(kind)}: ally action`,
  'use.reflex': ({ kind }, say) => `${say.card(kind)}: reflex`,
  reflex: ({ kind }, say) => `Use ${say.the(kind)}`,
  ability: ({ kind }, say) => `Use ${say.the(kind)}`,
  spendWeakness: ({ kind }, say) => `Remove the weakness of ${within(say.the(kind))} to cancel the ability`,
  buy: ({ kind, value }, say) => `Acquire ${say.the(kind)} (${String(value)} loot)`,
  rest: 'Rest',
  endTurn: 'End the turn',
  enough: 'Enough',
  unbury: ({ kind }, say) => `${say.card(kind)}: from the burial pile`,
  toDeck: ({ kind }, say) => `${say.card(kind)}: under the deck`,
  deckTop: 'Top card of the deck',
  fromDeck: ({ n }) => `Card ${String(n)} from the top of the deck`,
  objectivesAway: ({ away, n }) => `${String(away)} to the time charter, ${String(n)} onto the card`,
  noFight: 'None',
  poison: 'Poison',
  burning: 'Burning',
  dazed: 'Dazed',
  weakness: 'Weakness',
  takeReward: ({ kind, seat }, say) => `${say.seat(seat)} takes ${say.the(kind)}`,
  returnReward: ({ kind }, say) => `Put ${say.the(kind)} back`,
  lootInstead: ({ value }) => `Take ${String(value)} loot`,
  buyReward: ({ kind, seat, value }, say) =>
    `${say.seat(seat)} acquires ${say.the(kind)} (${String(value)} loot)`,
  'choice.regen': ({ n }) => (n === 1 ? '1 regeneration point' : `${String(n)} regeneration points`),
  'choice.modifyStat': 'Better defence',
  'choice.drawCards': ({ n }) => (n === 1 ? 'Draw 1 card' : `Draw ${String(n)} cards`),
  'choice.moveTrack': 'Lower the focus',
  'choice.discardCards': ({ n, what }) =>
    what === 'some'
      ? `Discard ${String(n)} card that fits`
      : n === 1
        ? 'Discard 1 card'
        : `Discard ${String(n)} cards`,
  'choice.spendLoot': ({ n }) => `Lose ${String(n)} loot`,
  'choice.placeCondition': ({ n }) => `Take ${String(n)} condition token`,
  'choice.removeCondition': ({ what }) => (what === 'poison' ? 'Remove poison' : 'Remove burning'),
} satisfies Record<keyof typeof de, Phrase>;

import { type SymbolWords, symbols, symbolsThenText } from '../cardText.ts';

export { lines } from '../cardText.ts';

export const symbolWords: SymbolWords = {
  types: {
    normal: 'Normal action',
    fast: 'Fast action',
    reflex: 'Reflex',
    ally: 'Ally action',
    passive: 'Lasting',
  },
  zones: { hand: 'hand', area: 'hero area' },
  limits: { turn: 'once per turn', round: 'once per round', encounter: 'once per encounter' },
  range: 'range',
  focus: 'focus',
};
export const does = symbolsThenText(symbolWords);

export const enters = (type: 'fast' | 'normal', tokens = 0): string =>
  `${symbols(symbolWords, { type, from: 'hand' })}: Put this card into your hero area${tokens > 0 ? ` and place ${tokens} objective tokens on it` : ''}.`;

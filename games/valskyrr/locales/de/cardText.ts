import { type SymbolWords, symbols, symbolsThenText } from '../cardText.ts';

export { lines } from '../cardText.ts';

export const symbolWords: SymbolWords = {
  types: {
    normal: 'Normale Aktion',
    fast: 'Schnelle Aktion',
    reflex: 'Reflex',
    ally: 'Verbündeten-Aktion',
    passive: 'Dauerhaft',
  },
  zones: { hand: 'Hand', area: 'Heldenzone' },
  limits: { turn: 'ein Mal pro Zug', round: 'ein Mal pro Runde', encounter: 'ein Mal pro Begegnung' },
  range: 'Reichweite',
  focus: 'Fokus',
};
export const does = symbolsThenText(symbolWords);

export const enters = (type: 'fast' | 'normal', tokens = 0): string =>
  `${symbols(symbolWords, { type, from: 'hand' })}: Lege diese Karte in deine Heldenzone${tokens > 0 ? ` und lege ${tokens} Zielmarker auf sie` : ''}.`;

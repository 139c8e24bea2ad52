import type { Change } from '@tafelrunde/ui/board';

/** Wie der Tisch erzählt, was geschieht. */
export const storyDe = {
  stage: 'Was geschieht',
  next: 'Weiter',
  nextLast: 'zurück an den Tisch',
  nextMore: (left: number) => (left === 1 ? 'noch ein Schritt' : `noch ${left} Schritte`),
  space: 'Leertaste',
  skip: 'Überspringen',
  skipTo: 'bis du wieder gefragt wirst',
  pace: { off: 'Tempo: sofort', brisk: 'Tempo: zügig', calm: 'Tempo: ruhig' },
  bySelf: (milliseconds: number) => `nach ${seconds(milliseconds)} Sekunden von selbst`,
  waits: 'wartet auf dich',
  left: (left: number) => `noch ${left}`,
  step: (at: number, of: number) => `Schritt ${at} von ${of}`,
  yourRoll: 'Dein Wurf',
  die: (value: number) => `Würfel: ${value}`,
  results: (from: number, to: number) =>
    from === to ? `${from}` : to === from + 1 ? `${from} oder ${to}` : `${from} bis ${to}`,
  lost: (count: number, name: string) => `${count} ${name} verloren`,
  gained: (count: number, name: string) => `${count} ${name} erhalten`,
  fromTo: (from: number, to: number) => `von ${from} auf ${to}`,
  ofSeat: (name: string, what: string) => `${name}: ${what}`,
  oneMore: 'Noch eine Karte',
  more: (count: number) => `Noch ${count} Karten`,
  since: 'Seit deinem letzten Zug',
  sinceShort: 'Seit deinem Zug:',
  nothingToYou: 'dir nichts',
  closesItself: 'Schließt mit deiner Antwort.',
  closeRecap: 'Schließen',
  relive: 'Nacherleben',
  quietTurn: 'Ein ruhiger Zug.',
  change: ({ by, name, one = name }: Pick<Change, 'by' | 'name' | 'one'>) =>
    `${by < 0 ? `−${-by}` : `+${by}`} ${Math.abs(by) === 1 ? one : name}`,
};

const seconds = (milliseconds: number) =>
  (milliseconds / 1000).toLocaleString('de', { maximumFractionDigits: 1 });

export type StoryTexts = typeof storyDe;

import { capitalized } from '@tafelrunde/engine';
const days = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' });
const count = (n: number, one: string, many: string): string => (n === 1 ? `ein ${one}` : `${n} ${many}`);

export const newTableDe = {
  how: 'Wie wollt ihr spielen?',
  who: 'Wer sitzt am Tisch?',
  what: 'Was liegt auf dem Tisch?',
  presets: {
    usual: 'Wie üblich',
    first: 'Empfohlene erste Partie',
    base: 'Grundspiel',
    everything: 'Alles auf dem Tisch',
    last: 'Wie zuletzt',
  },
  usualText: 'Die üblichen Einstellungen.',
  lastAlone: (opened: number) => `Am ${days.format(opened)}, allein am Tisch.`,
  lastTogether: (opened: number, seats: number) => `Am ${days.format(opened)}, ${seats} am Tisch.`,
  suits: (least: number, most: number, minutes: number) => {
    const seats = least === most ? `${least}` : `${least}–${most}`;
    const time = minutes < 120 ? `${minutes} Minuten` : `${Math.round(minutes / 60)} Stunden`;
    return `${seats} ${most === 1 ? 'Platz' : 'Plätze'}, ${time}`;
  },
  guided: 'Führung',
  guidedText: 'erklärt dir die ersten Züge',
  rulebook: 'Regelbuch',
  rulebookText: (rules: number) => `mit Suche, ${rules} Regeln`,
  other: 'Anderes Spiel',
  otherText: 'zurück zum Regal',
  me: 'du',
  meDetail: 'du sitzt hier',
  free: 'Frei',
  freeDetail: 'wer den Link hat',
  hereDetail: 'an diesem Bildschirm',
  bot: 'Bot',
  levels: { easy: 'leicht', normal: 'normal', hard: 'schwer' },
  addChair: 'Stuhl dazu',
  takeChair: (n: number) => `Stuhl ${n} wegnehmen`,
  chair: (n: number) => `Platz ${n}`,
  kind: (n: number) => `Wer sitzt an Platz ${n}?`,
  kinds: { me: 'Ich', here: 'Am Bildschirm', free: 'Frei', bot: 'Bot' },
  level: 'Stärke',
  settings: 'Einstellungen',
  guests: 'Uhr und Gäste',
  asPreset: 'wie gewählt',
  changed: (n: number) => `${n} geändert`,
  putBack: 'zurücksetzen',
  on: 'an',
  off: 'aus',
  noClock: 'ohne Uhr',
  withClock: 'mit Uhr',
  linkOnly: 'nur mit Link',
  listed: 'offen für alle',
  onDevice: 'auf diesem Gerät',
  changes: (n: number) => (n === 0 ? '' : n === 1 ? ', 1 Änderung' : `, ${n} Änderungen`),
  sitters: ({ me, here, bots, free }: Readonly<Record<'me' | 'here' | 'bots' | 'free', number>>): string => {
    const parts = [
      ...(me > 0 ? ['Du'] : []),
      ...(here > 0 ? [count(here, 'Gast am Bildschirm', 'Gäste am Bildschirm')] : []),
      ...(bots > 0 ? [count(bots, 'Bot', 'Bots')] : []),
      ...(free > 0 ? [count(free, 'freier Stuhl', 'freie Stühle')] : []),
    ];
    const all = new Intl.ListFormat('de-DE').format(parts);
    return `${capitalized(all)}.`;
  },
  create: 'Tisch eröffnen',
  createFree: 'dann den Link verschicken',
  createReady: 'und gleich beginnen',
  now: 'Sofort gegen Bots',
  nowFree: (n: number): string => (n === 1 ? 'der freie Stuhl wird ein Bot' : 'freie Stühle werden Bots'),
};

export type NewTableTexts = typeof newTableDe;

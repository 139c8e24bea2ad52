import { capitalized } from '@tafelrunde/engine';
import type { NewTableTexts } from './new-table-de.ts';

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const count = (n: number, one: string, many: string): string => (n === 1 ? `one ${one}` : `${n} ${many}`);

export const newTableEn: NewTableTexts = {
  how: 'How do you want to play?',
  who: 'Who sits at the table?',
  what: 'What lies on the table?',
  presets: {
    usual: 'As usual',
    first: 'Recommended first game',
    base: 'Base game',
    everything: 'Everything on the table',
    last: 'As last time',
  },
  usualText: 'The usual settings.',
  lastAlone: (opened) => `On ${days.format(opened)}, alone at the table.`,
  lastTogether: (opened, seats) => `On ${days.format(opened)}, ${seats} at the table.`,
  suits: (least, most, minutes) => {
    const seats = least === most ? `${least}` : `${least}–${most}`;
    const time = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
    return `${seats} ${most === 1 ? 'seat' : 'seats'}, ${time}`;
  },
  guided: 'Guided game',
  guidedText: 'explains your first turns',
  rulebook: 'Rulebook',
  rulebookText: (rules) => `with search, ${rules} rules`,
  other: 'Another game',
  otherText: 'back to the shelf',
  me: 'you',
  meDetail: 'you sit here',
  free: 'Free',
  freeDetail: 'whoever has the link',
  hereDetail: 'at this screen',
  bot: 'Bot',
  levels: { easy: 'easy', normal: 'normal', hard: 'hard' },
  addChair: 'Add a chair',
  takeChair: (n) => `Take chair ${n} away`,
  chair: (n) => `Seat ${n}`,
  kind: (n) => `Who sits on seat ${n}?`,
  kinds: { me: 'Me', here: 'At this screen', free: 'Free', bot: 'Bot' },
  level: 'Strength',
  settings: 'Settings',
  guests: 'Clock and guests',
  asPreset: 'as chosen',
  changed: (n) => `${n} changed`,
  putBack: 'put back',
  on: 'on',
  off: 'off',
  noClock: 'no clock',
  withClock: 'with a clock',
  linkOnly: 'by link only',
  listed: 'open to all',
  onDevice: 'on this device',
  changes: (n) => (n === 0 ? '' : n === 1 ? ', 1 change' : `, ${n} changes`),
  sitters: ({ me, here, bots, free }) => {
    const parts = [
      ...(me > 0 ? ['You'] : []),
      ...(here > 0 ? [count(here, 'guest at this screen', 'guests at this screen')] : []),
      ...(bots > 0 ? [count(bots, 'bot', 'bots')] : []),
      ...(free > 0 ? [count(free, 'free chair', 'free chairs')] : []),
    ];
    const all = new Intl.ListFormat('en-GB').format(parts);
    return `${capitalized(all)}.`;
  },
  create: 'Open the table',
  createFree: 'then send the link',
  createReady: 'and begin at once',
  now: 'At once, against bots',
  nowFree: (n) => (n === 1 ? 'the free chair becomes a bot' : 'free chairs become bots'),
};

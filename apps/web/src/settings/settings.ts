import { useSyncExternalStore } from 'react';
import { type SoundKind, soundKinds } from '../sound/sounds.ts';

/** How fast things move: a table without any movement, a quick one, or the usual one. */
export const motions = ['off', 'fast', 'normal'] as const;
/** Cards in one's hand as they came, or sorted by their names. */
export const handOrders = ['dealt', 'name'] as const;
/** How the table tells what happens: not at all, at half the time, or at reading pace. */
export const paces = ['off', 'brisk', 'calm'] as const;
export type Pace = (typeof paces)[number];
export const textSizes = ['normal', 'large', 'largest'] as const;

/** By kind, whether it is heard. */
export type Sounds = Readonly<Record<SoundKind, boolean>>;

const allOn = { turn: true, dice: true, cards: true, fights: true } satisfies Sounds;

/** What this browser was told about how to show things. Nothing of it leaves the browser. */
export interface Settings {
  readonly motion: (typeof motions)[number];
  readonly pace: Pace;
  readonly sounds: Sounds;
  readonly handOrder: (typeof handOrders)[number];
  readonly compact: boolean;
  readonly textSize: (typeof textSizes)[number];
}

/** What is multiplied with every length of a movement; also `--motion` in style sheets. */
export const motionFactors: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 0.5, normal: 1 };

const memory = 'tafelrunde.settings';
const listeners = new Set<() => void>();
let chosen: Partial<Settings> | null = null;
let settings: Settings | null = null;

/** The settings now; the same object until one of them changes. */
export function getSettings(): Settings {
  settings ??= settle();
  return settings;
}

/** Calls back after every change, also of another window, until the returned function is called. */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeSettings(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(memory, JSON.stringify(chosen));
  } catch {
    // Storage may be switched off in the browser; the choice then lasts as long as the page.
  }
  refresh();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings);
}

/** Lets the page follow the settings from the first paint on. Called once, before the first render. */
export function startSettings(): void {
  show();
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', refresh);
  addEventListener('storage', ({ key }) => {
    if (key !== memory && key !== null) return;
    chosen = null;
    refresh();
  });
}

function refresh(): void {
  settings = null;
  show();
  for (const listener of listeners) listener();
}

function show(): void {
  const { dataset, style } = document.documentElement;
  const { motion, textSize, compact } = getSettings();
  dataset['motion'] = motion;
  dataset['text'] = textSize;
  dataset['board'] = compact ? 'compact' : 'roomy';
  style.setProperty('--motion', String(motionFactors[motion]));
}

/** Who has chosen no motion gets what the operating system was told. */
function settle(): Settings {
  chosen ??= recall();
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    motion: reduced ? 'off' : 'normal',
    pace: 'calm',
    sounds: allOn,
    handOrder: 'dealt',
    compact: false,
    textSize: 'normal',
    ...chosen,
  };
}

function recall(): Partial<Settings> {
  try {
    return readSettings(localStorage.getItem(memory));
  } catch {
    return {};
  }
}

/** What was kept, as far as it can still be understood. */
export function readSettings(text: string | null): Partial<Settings> {
  const kept: unknown = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null) return {};
  const found = kept as Readonly<Record<string, unknown>>;
  const one = <const T extends string>(choices: readonly T[], value: unknown): T | undefined =>
    choices.find((choice) => choice === value);
  const motion = one(motions, found['motion']);
  const pace = one(paces, found['pace']);
  const handOrder = one(handOrders, found['handOrder']);
  const textSize = one(textSizes, found['textSize']);
  const { compact } = found;
  const sounds = readSounds(found['sounds'], found['sound']);
  return {
    ...(motion !== undefined && { motion }),
    ...(pace !== undefined && { pace }),
    ...(handOrder !== undefined && { handOrder }),
    ...(textSize !== undefined && { textSize }),
    ...(sounds !== null && { sounds }),
    ...(typeof compact === 'boolean' && { compact }),
  };
}

/** Until there were several sounds, one switch stood for all of them. */
function readSounds(kept: unknown, before: unknown): Sounds | null {
  if (typeof kept !== 'object' || kept === null)
    return before === false ? { turn: false, dice: false, cards: false, fights: false } : null;
  const found = kept as Readonly<Record<string, unknown>>;
  const chosen = soundKinds.flatMap((kind) =>
    typeof found[kind] === 'boolean' ? [[kind, found[kind]] as const] : [],
  );
  return { ...allOn, ...Object.fromEntries(chosen) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { Language } from '@tafelrunde/engine';
import type { Messages } from './de.ts';

export type { Messages } from './de.ts';
export type CommandName = keyof Messages['commands'];

/** Only the catalogue that is spoken gets loaded. */
export async function messagesIn(language: Language): Promise<Messages> {
  return language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}

import type { Language } from '@tafelrunde/engine';
import { de, type OverviewTexts } from './texts-de.ts';
import { en } from './texts-en.ts';

export type { OverviewTexts } from './texts-de.ts';
export const texts: Readonly<Record<Language, OverviewTexts>> = { de, en };

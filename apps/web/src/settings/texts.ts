import { useSpeech } from '../language.tsx';
import { settingsDe, type SettingsTexts } from '../locales/settings-de.ts';
import { settingsEn } from '../locales/settings-en.ts';

const catalogues: Readonly<Record<'de' | 'en', SettingsTexts>> = { de: settingsDe, en: settingsEn };

/** What the page of settings says, in the language in use. */
export function useSettingsTexts(): SettingsTexts {
  return catalogues[useSpeech().language];
}

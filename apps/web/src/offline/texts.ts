import { useSpeech } from '../language.tsx';
import { deviceDe, type DeviceTexts } from '../locales/device-de.ts';
import { deviceEn } from '../locales/device-en.ts';

const catalogues: Readonly<Record<'de' | 'en', DeviceTexts>> = { de: deviceDe, en: deviceEn };

/** What is said about this device, in the language in use. */
export function useDeviceTexts(): DeviceTexts {
  return catalogues[useSpeech().language];
}

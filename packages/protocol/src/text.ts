import * as v from 'valibot';

/** Controls, format characters such as bidi overrides and zero-width spaces, and what is no character at all. */
const UNSHOWN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Joiners belong between parts of an emoji and between letters of some scripts; elsewhere they only tell names apart in secret. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/gu;
/** What chooses between two looks of a character belongs behind pictures, keys, and letters of some scripts, and once. */
const STRAY_SELECTOR =
  /(?<![\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}])(?!(?<=[\d#*])\ufe0f\u20e3)[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]/gu;
/** Letters, signs and places for pictures that show nothing. */
const BLANK = /\u034f|\u17b4|\u17b5|\u{16fe4}|[\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]/gu;
/** More marks than any script puts on one letter: they run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Text as others may see it: in one line, without anything that cannot be seen or turns around what stands beside it. */
export function plainText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(UNSHOWN, '')
    .replace(BLANK, '')
    .replace(STRAY_SELECTOR, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(STRAY_JOINER, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Text somebody writes for others, cleaned; refused where nothing of it can be seen. A flag or a family of pictures is one sign. */
export const shownText = ({ signs, bytes }: Size) =>
  v.pipe(
    v.string(),
    v.maxLength(bytes),
    v.transform(plainText),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
    v.maxGraphemes(signs),
    v.maxBytes(bytes),
  );

interface Size {
  readonly signs: number;
  readonly bytes: number;
}

/** The bytes are enough for a name of people of every colour and trade. */
export const NAME: Size = { signs: 40, bytes: 640 };
export const CHAT: Size = { signs: 500, bytes: 2000 };

/** The beginning of a text that is not too long: what a field keeps of what is typed into it. */
export function cutTo({ signs, bytes }: Size, text: string): string {
  const parts = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).slice(0, signs);
  while (bytesIn(parts.join('')) > bytes) parts.pop();
  return parts.join('');
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

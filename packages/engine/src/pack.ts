import * as v from 'valibot';
import { Fault } from './fault.ts';
import type { Game, Shape } from './game.ts';
import { parseJson } from './json.ts';
import type { CardWords, Words } from './phrase.ts';

/** Which values of a card an owner of the box may enter: a schema in which every field is optional. */
export type CardSchema = v.GenericSchema<unknown, object>;

/** The name of a pack stands in every list of tables; names and texts of cards are shown on cards. */
const short = v.pipe(v.string(), v.maxLength(80));
const long = v.pipe(v.string(), v.maxLength(4000));

const textSchema = v.strictObject({ name: v.exactOptional(short), text: v.exactOptional(long) });
const textsSchema = v.record(v.string(), textSchema);

/** A content pack: a file that overrides values and texts, so that a table plays what its cards say. */
export const packSchema = v.strictObject({
  pack: v.pipe(short, v.minLength(1)),
  game: short,
  cards: v.record(v.string(), v.record(v.string(), v.unknown())),
  texts: v.exactOptional(
    v.strictObject({ de: v.exactOptional(textsSchema), en: v.exactOptional(textsSchema) }),
  ),
});
export type Pack = v.InferOutput<typeof packSchema>;

const bad = (place: string, message: string): Fault => new Fault('bad-pack', place, message);

function issue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]], at: string): Fault {
  const path = v.getDotPath(issues[0]);
  const place = [at, path].filter(Boolean).join('.') || 'file';
  return bad(place, `the content pack is broken at ${place}: ${issues[0].message}`);
}

/** Read a pack from a file; it says nothing yet of whether the game allows what it changes. */
export function readPack(text: string): Pack {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    throw bad('file', 'this is no content pack: the file is not valid JSON');
  }
  const read = v.safeParse(packSchema, json, { abortEarly: true });
  if (!read.success) throw issue(read.issues, '');
  // Names every object inherits are left out by the schema: no card is called that.
  const lost = Object.keys((json as { cards: object }).cards).find(
    (kind) => !Object.hasOwn(read.output.cards, kind),
  );
  if (lost !== undefined) throw bad(`cards.${lost}`, `no card can be called '${lost}'`);
  return read.output;
}

/** The game with the pack's values and texts in place of its own. The game itself is not touched. */
export function withPack<G extends Shape>(game: Game<G>, pack: Pack): Game<G> {
  if (pack.game !== game.id)
    throw new Fault(
      'other-game',
      'game',
      `the pack '${pack.pack}' is for '${pack.game}', not for '${game.id}'`,
    );
  const schema = game.packable;
  const changes = Object.entries(pack.cards);
  if (schema === undefined && changes.length > 0)
    throw bad('cards', `${game.id} has no values a pack may change`);
  const content: Record<string, G['card']> = { ...game.content };
  for (const [kind, values] of changes) {
    const at = `cards.${kind}`;
    if (!Object.hasOwn(content, kind)) throw bad(at, `${game.id} has no card called '${kind}'`);
    const read = v.safeParse(schema!, values, { abortEarly: true });
    if (!read.success) throw issue(read.issues, at);
    content[kind] = { ...content[kind], ...read.output };
  }
  const words = {
    de: withTexts(game, game.words.de, pack.texts?.de, 'texts.de'),
    en: withTexts(game, game.words.en, pack.texts?.en, 'texts.en'),
  };
  return { ...game, content, words };
}

function withTexts(
  game: Game,
  words: Words,
  texts: Record<string, Partial<CardWords>> | undefined,
  at: string,
): Words {
  if (texts === undefined) return words;
  const cards: Record<string, CardWords> = { ...words.cards };
  for (const [kind, text] of Object.entries(texts)) {
    if (!Object.hasOwn(game.content, kind))
      throw bad(`${at}.${kind}`, `${game.id} has no card called '${kind}'`);
    cards[kind] = { ...(cards[kind] ?? { name: kind }), ...text };
  }
  return { ...words, cards };
}

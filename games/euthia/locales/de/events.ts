import {
  capitalized,
  type Case,
  type Json,
  listed,
  paramsOf,
  type Say,
  type Words,
} from '@tafelrunde/engine';
import { name } from './effects.ts';

const list = (dice: Json | undefined): string => (Array.isArray(dice) ? dice.join(', ') : '');
/** "1 Verletzung", "3 Verletzungen". */
const counted = (n: Json | undefined, one: string, more: string): string =>
  `${String(n)} ${n === 1 ? one : more}`;
/** A gem or an essence, with its article. */
const stone = (what: Json | undefined, say: Say, form: Case = 'accusative'): string =>
  say.a(`${elements.has(String(what)) ? 'essence' : 'gem'}.${String(what)}`, form);
const elements = new Set(['air', 'earth', 'fire', 'water']);
/** A monster and its verb: "Die Moorzwillinge würfeln". */
const does = (kind: Json | undefined, say: Say, verb: Verb): string =>
  `${capitalized(say.the(kind ?? ''))} ${by(kind, say, verb)}`;
const by = (kind: Json | undefined, say: Say, [one, many]: Verb): string =>
  say.isMany(kind ?? '') ? many : one;
/** Of one, and of many. */
type Verb = readonly [string, string];
const blow = (n: Json | undefined): Verb =>
  n === 0 ? ['schlägt daneben', 'schlagen daneben'] : ['trifft', 'treffen'];
/** "3 Gold", "1 Heiltrank", "2 Heiltränke". */
const goods = (n: Json | undefined, what: Json | undefined): string =>
  `${String(n)} ${what === 'potion' && n !== 1 ? 'Heiltränke' : name(what)}`;

/** What lies beside the monster symbol: "2 Gold", "1 Gaar". */
const spoils = (loot: Json | undefined): string[] =>
  ['gold', 'gaar', 'potion'].flatMap((what) => {
    const n = paramsOf(loot ?? null)[what];
    return n === undefined ? [] : [goods(n, what)];
  });

/** A value may be below zero. */
const signed = (value: Json | undefined): string => String(value).replace('-', '−');

/** What the golem can trample, as an object. */
const ruined: Readonly<Record<string, string>> = {
  trader: 'den Stand des Händlers',
  alchemist: 'die Hütte des Alchemisten',
  towers: 'die Drachentöter-Türme',
  mountain: 'eine Mine',
  lakebed: 'einen Seegrund',
  cave: 'eine Grotte',
  treasure: 'einen Schatz',
  elemental: 'den Ort eines Elementars',
  portal: 'ein Portal',
  encounter: 'einen Ort der Begegnung',
};

export const events: Words['events'] = {
  chose: ({ kind, seat }, say) => `${say.seat(seat)} spielt ${say.the(kind, 'accusative')}.`,
  begins: ({ start }, say) => `Die Partie beginnt. ${say.seat(start)} fängt an.`,
  round: ({ round }) => `Runde ${String(round)} beginnt.`,
  turn: ({ seat }, say) => `${say.seat(seat)} ist am Zug.`,
  // Several steps are one walk: that somebody sets out is said once.
  entered: null,
  moves: ({ action, n, seat }, say) =>
    `${say.seat(seat)} zieht los: ${name(action)} für ${counted(n, 'Bewegungspunkt', 'Bewegungspunkte')}.`,
  revealed: ({ kind, seat }, say) => `${say.seat(seat)} deckt ${say.the(kind, 'accusative')} auf.`,
  teleported: ({ seat }, say) => `${say.seat(seat)} teleportiert sich.`,
  healed: ({ n, seat }, say) => `${say.seat(seat)} heilt ${counted(n, 'Lebenspunkt', 'Lebenspunkte')}.`,
  wounded: ({ n, seat }, say) => `${say.seat(seat)} verliert ${counted(n, 'Lebenspunkt', 'Lebenspunkte')}.`,
  died: ({ seat }, say) => `${say.seat(seat)} stirbt. Weiter geht es in der Kirche.`,
  fell: ({ kind, seat }, say) => `${say.seat(seat)} fällt im Kampf gegen ${say.the(kind, 'accusative')}.`,
  fights: ({ kind, seat }, say) => `${say.seat(seat)} kämpft gegen ${say.the(kind, 'accusative')}.`,
  tookControl: ({ seat }, say) => `${say.seat(seat)} führt das Monster.`,
  rolled: ({ dice, seat }, say) => `${say.seat(seat)} würfelt ${list(dice)}.`,
  monsterRolled: ({ dice, kind }, say) => `${does(kind, say, ['würfelt', 'würfeln'])} ${list(dice)}.`,
  spentGaar: ({ die, dwurt, seat }, say) =>
    `${say.seat(seat)} setzt ${dwurt === true ? 'Dwurt' : 'Gaar'} ein${dwurt === true ? '' : `: Der Würfel zeigt jetzt ${String(die)}`}.`,
  monsterGaar: ({ die }) => `Das Monster setzt Gaar ein und würfelt ${String(die)}.`,
  // How much health the hero loses is said next; not every attack has a value.
  monsterStrikes: ({ kind, n, value }, say) =>
    value === null
      ? `${does(kind, say, blow(n))}.`
      : `${does(kind, say, ['erreicht', 'erreichen'])} ${signed(value)} und ${by(kind, say, blow(n))}.`,
  heroStrikes: ({ n, seat, value }, say) =>
    `${say.seat(seat)} erreicht ${signed(value)}: ${n === 0 ? 'kein' : String(n)} Schaden.`,
  attacks: ({ kind, seat }, say) => `${say.seat(seat)} greift mit ${say.the(kind, 'dative')} an.`,
  damaged: ({ kind, n }, say) => `${does(kind, say, ['nimmt', 'nehmen'])} ${String(n)} Schaden.`,
  monsterHealed: ({ kind, n }, say) => `${does(kind, say, ['heilt', 'heilen'])} ${String(n)}.`,
  hope: ({ n }) => `Der Würfel der Hoffnung zeigt ${String(n)}.`,
  playedSet: ({ kind, n }, say) =>
    n === 1 ? `Gespielt: ${say.card(kind)}.` : `Gespielt: ${String(n)} × ${say.card(kind)}.`,
  won: ({ kind, seat }, say) => `${say.seat(seat)} besiegt ${say.the(kind, 'accusative')}.`,
  wornOut: ({ seat }, say) => `Der lange Kampf zehrt an ${say.seat(seat)}.`,
  lostFight: ({ kind, seat }, say) => `${say.seat(seat)} verliert gegen ${say.the(kind, 'accusative')}.`,
  // Cards among it are drawn, and told then.
  loot: ({ seat, loot }, say) => {
    const parts = spoils(loot);
    return parts.length === 0 ? '' : `${say.seat(seat)} erbeutet ${listed(parts, 'und')}.`;
  },
  pacified: ({ seat }, say) => `${say.seat(seat)} befriedet das Feld.`,
  gained: ({ n, seat, what }, say) => `${say.seat(seat)} erhält ${goods(n, what)}.`,
  lost: ({ n, seat, what }, say) => `${say.seat(seat)} verliert ${goods(n, what)}.`,
  took: ({ seat, what }, say) => `${say.seat(seat)} nimmt ${stone(what, say)}.`,
  tookTile: ({ kind, seat }, say) => `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')}.`,
  drew: ({ metal, n, seat }, say) =>
    `${say.seat(seat)} zieht ${counted(n, `${name(metal)}karte`, `${name(metal)}karten`)}.`,
  exchanged: ({ seat }, say) => `${say.seat(seat)} tauscht vier Silberkarten.`,
  used: ({ kind, seat }, say) => `${say.seat(seat)} setzt ${say.the(kind, 'accusative')} ein.`,
  wears: ({ kind, seat }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} an.`,
  takesOff: ({ kind, seat }, say) => `${say.seat(seat)} legt ${say.the(kind, 'accusative')} ab.`,
  setsGem: ({ gem, kind, seat }, say) => `${say.seat(seat)} fasst ${stone(gem, say)} ein: ${say.card(kind)}.`,
  bindsEssence: ({ element, kind, seat }, say) =>
    `${say.seat(seat)} bindet ${stone(element, say)}: ${say.card(kind)}.`,
  trades: ({ place, seat }, say) => `${say.seat(seat)} handelt (${name(place)}).`,
  fee: ({ owner, seat }, say) => `${say.seat(seat)} zahlt 1 Gold an ${say.seat(owner, 'accusative')}.`,
  bought: ({ kind, price, seat }, say) =>
    `${say.seat(seat)} kauft ${say.the(kind, 'accusative')} für ${String(price)} Gold.`,
  sold: ({ kind, seat }, say) => `${say.seat(seat)} verkauft ${say.the(kind, 'accusative')}.`,
  offerChanged: ({ row }) => `Das Angebot wechselt (${name(row)}).`,
  revealsTiles: ({ n, seat }, say) =>
    n === 1
      ? `${say.seat(seat)} deckt ein Heldenplättchen auf.`
      : `${say.seat(seat)} deckt ${String(n)} Heldenplättchen auf.`,
  upgraded: ({ kind, seat }, say) => `${say.seat(seat)} verbessert ${say.the(kind, 'accusative')}.`,
  unlocked: ({ seat, slot }, say) => `${say.seat(seat)} schaltet ein Feld frei: ${name(slot)}.`,
  mined: ({ kind, seat }, say) => `${say.seat(seat)} baut ${say.the(kind, 'accusative')} ab.`,
  confronts: ({ element, seat }, say) =>
    `${say.seat(seat)} tritt einem Elementar gegenüber (${name(element)}).`,
  quest: ({ kind, seat }, say) => `${say.seat(seat)} erfüllt ${say.the(kind, 'accusative')}.`,
  scouts: ({ n, seat }, say) =>
    n === 1
      ? `${say.seat(seat)} sieht sich eine Karte an.`
      : `${say.seat(seat)} sieht sich ${String(n)} Karten an.`,
  dwurtDie: ({ seat, value }, say) => `${say.seat(seat)} würfelt mit dem Dwurtwürfel ${String(value)}.`,
  badge: ({ kind, seat }, say) => `${say.seat(seat)} erhält das Abzeichen ${say.card(kind)}.`,
  lands: 'Farruga landet.',
  strikes: ({ kind }, say) => `Farruga: ${say.card(kind)}.`,
  golemWakes: 'Der Golem erwacht.',
  golemWalks: ({ church }) =>
    church === true ? 'Der Golem geht auf die Kirche zu.' : 'Der Golem geht auf einen Handelsort zu.',
  destroyed: ({ what }) => `Der Golem zerstört ${ruined[String(what)]}.`,
  rages: ({ kind }, say) => `Mirrezil: ${say.card(kind)}.`,
  event: ({ kind }, say) => `Ereignis: ${say.card(kind)}.`,
  hired: ({ kind, seat }, say) => `${say.seat(seat)} heuert ${say.the(kind, 'accusative')} an.`,
};

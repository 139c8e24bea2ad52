import { capitalized, type Json, type Params, type Phrase, type Say } from '@tafelrunde/engine';
import { inside, lanes, lifePoints, ranks, states, who } from './names.ts';

const dice = (rolled: Json): string => (rolled as number[]).join(' ') || '–';
const points = (count: Json): string => `${String(count)} ${count === 1 ? 'Siegpunkt' : 'Siegpunkte'}`;
/** Wer etwas tut, am Anfang des Satzes. */
const doer = (about: Params, say: Say): string => capitalized(who(about, say));

export const events = {
  initiative: ({ dice: rolled }) => `Initiative: ${dice(rolled).replace(' ', ' gegen ')}.`,
  colours: ({ blue, red }, say) => `${say.seat(blue)} spielt Blau. ${say.seat(red)} spielt Rot.`,
  joins: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')}.`,
  starts: ({ seat }, say) => `${say.seat(seat)} beginnt.`,
  // Many come at once, each on its own: they are told alike, and so as one.
  golem: ({ team, rank }) =>
    `${team === 'red' ? 'Rote' : 'Blaue'} Golems erscheinen (${ranks[String(rank)]}).`,
  deployed: (about, say) => `${doer(about, say)} betritt die Arena.`,
  round: ({ round, first: began }) => `Runde ${String(Number(round) - Number(began) + 1)} beginnt.`,
  income: 'Jeder Held erhält 1 Gold.',
  phase: ({ seat, left }, say) =>
    left === 0
      ? `${say.seat(seat)} ist aktiv, zum letzten Mal in dieser Runde.`
      : `${say.seat(seat)} ist aktiv (danach noch ${String(left)}-mal in dieser Runde).`,
  // Which ability it is, and whether it comes to it, is told when it is used.
  acts: ({ kind, team, does }, say) =>
    String(does) in deeds ? `${doer({ kind, team }, say)} ${deeds[String(does)]}.` : '',
  uses: ({ kind, team, ability, mana }, say) =>
    `${doer({ kind, team }, say)} nutzt ${say.the(ability, 'accusative')} für ${String(mana)} Mana.`,
  reacts: (about, say) => `${doer(about, say)} reagiert.`,
  lapses: (about, say) => `Die Reaktion von ${who(about, say, 'dative')} verfällt.`,
  rolled: ({ by, at, dice: rolled, needed, less, damage }, say) =>
    `${doer(inside(by), say)} gegen ${who(inside(at), say, 'accusative')}: ${dice(rolled)} (Treffer ab ${String(needed)}, Abwehr ${String(less)}): ${String(damage)} Schaden.`,
  hurt: (about, say) =>
    `${doer(about, say)} verliert ${lifePoints(about.amount)}${about.life === 0 ? '' : ` und hat noch ${String(about.life)}`}.`,
  healed: (about, say) => `${doer(about, say)} wird um ${String(about.life)} geheilt.`,
  afflicted: (about, say) => `${doer(about, say)} ist ${states[String(about.status)]}.`,
  cured: (about, say) => `${doer(about, say)} ist nicht mehr ${states[String(about.status)]}.`,
  moved: (about, say) => (about.how === 'runs' ? '' : `${doer(about, say)} ${manners[String(about.how)]}.`),
  placed: (about, say) => (about.how === 'teleports' ? '' : `${doer(about, say)} wird platziert.`),
  shoots: ({ kind, team, lane, at, enemy }, say) =>
    `${doer({ kind, team, lane: lane ?? null }, say)} schießt auf ${who({ kind: at, team: enemy }, say, 'accusative')}.`,
  responds: ({ kind, team, hero, enemy }, say) =>
    `${doer({ kind, team }, say)} wehrt sich gegen ${who({ kind: hero, team: enemy }, say, 'accusative')}.`,
  trap: ({ kind, hero, team }, say) =>
    `${doer({ kind: hero, team }, say)} gerät in eine Falle (${say.card(kind)}).`,
  hedge: ({ kind }, say) => `${capitalized(say.the(kind))} versperrt den Weg.`,
  marker: ({ hero }, say) => `${capitalized(say.the(hero))} legt einen Marker aus.`,
  decoy: (about, say) => `Ein Trugbild von ${who(about, say, 'dative')} erscheint.`,
  triggered: ({ kind, hero, team }, say) => `${doer({ kind: hero, team }, say)}: ${say.card(kind)}.`,
  survives: (about, say) => `${doer(about, say)} bleibt stehen.`,
  out: (about, say) => `${doer(about, say)} ist ausgeschaltet.`,
  scored: ({ seat, points: won, total }, say) =>
    `${say.seat(seat)} erhält ${points(won)} und hat jetzt ${String(total)}.`,
  earned: ({ kind, team, xp, gold }, say) =>
    `${doer({ kind, team }, say)} erhält ${String(xp)} EP und ${String(gold)} Gold.`,
  level: ({ kind, team, level }, say) => `${doer({ kind, team }, say)} erreicht Level ${String(level)}.`,
  bought: ({ kind, team, card, price }, say) =>
    `${doer({ kind, team }, say)} kauft ${say.the(card, 'accusative')} für ${String(price)} Gold.`,
  vanishes: ({ lane }) => `Auf dem ${lanes[String(lane)]} vergeht ein Golem.`,
  returns: (about, say) => `${doer(about, say)} kehrt zurück.`,
} satisfies Record<string, Phrase>;

const deeds: Readonly<Record<string, string>> = {
  attack: 'greift an',
  run: 'rennt',
  teleport: 'teleportiert sich',
  wake: 'wird geweckt',
  release: 'wird gelöst',
};
const manners: Readonly<Record<string, string>> = {
  walks: 'bewegt sich',
  pushed: 'wird gestoßen',
  charmed: 'wird betört',
};

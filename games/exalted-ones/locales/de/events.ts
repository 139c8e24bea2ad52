import type { Json, Phrase } from '@tafelrunde/engine';
import { inside, lanes, states, who } from './names.ts';

const dice = (rolled: Json): string => (rolled as number[]).join(' ') || '–';

export const events = {
  initiative: ({ dice: rolled }) => `Initiative: ${dice(rolled).replace(' ', ' gegen ')}.`,
  colours: ({ blue, red }, say) => `${say.seat(blue)} spielt Blau, ${say.seat(red)} Rot.`,
  joins: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.card(kind)}.`,
  starts: ({ seat }, say) => `${say.seat(seat)} beginnt.`,
  golem: (about, say) => `${who(about, say)} erscheint.`,
  deployed: (about, say) => `${who(about, say)} betritt die Arena.`,
  round: ({ round, first }) => `Runde ${String(Number(round) - Number(first) + 1)} beginnt.`,
  income: 'Jeder Held erhält 1 Gold.',
  phase: ({ seat, left }, say) =>
    `${say.seat(seat)} ist aktiv (danach noch ${String(left)}-mal in dieser Runde).`,
  acts: ({ kind, team, does }, say) =>
    `${who({ kind, team }, say)} ${deeds[String(does)] ?? 'nutzt eine Fähigkeit'}.`,
  uses: ({ kind, team, ability, mana }, say) =>
    `${who({ kind, team }, say)}: ${say.card(ability)} (${String(mana)} Mana).`,
  reacts: (about, say) => `${who(about, say)} reagiert.`,
  lapses: (about, say) => `Die Reaktion von ${who(about, say)} verfällt.`,
  rolled: ({ by, at, dice: rolled, needed, less, damage }, say) =>
    `${who(inside(by), say)} gegen ${who(inside(at), say)}: ${dice(rolled)} (ab ${String(needed)}, −${String(less)}): ${String(damage)} Schaden.`,
  hurt: (about, say) =>
    `${who(about, say)} verliert ${String(about.amount)} Lebenspunkte, noch ${String(about.life)}.`,
  healed: (about, say) => `${who(about, say)} wird um ${String(about.life)} geheilt.`,
  afflicted: (about, say) => `${who(about, say)} ist ${states[String(about.status)]}.`,
  cured: (about, say) => `${who(about, say)} ist nicht mehr ${states[String(about.status)]}.`,
  moved: (about, say) => `${who(about, say)} bewegt sich.`,
  placed: (about, say) => `${who(about, say)} wird platziert.`,
  shoots: ({ kind, team, lane, at, enemy }, say) =>
    `${who({ kind, team, lane: lane ?? null }, say)} schießt auf ${who({ kind: at, team: enemy }, say)}.`,
  responds: ({ kind, team, hero, enemy }, say) =>
    `${who({ kind, team }, say)} wehrt sich gegen ${who({ kind: hero, team: enemy }, say)}.`,
  trap: ({ kind, hero, team }, say) =>
    `${who({ kind: hero, team }, say)} gerät in eine Falle (${say.card(kind)}).`,
  hedge: ({ kind }, say) => `${say.card(kind)} versperrt den Weg.`,
  marker: ({ kind, hero }, say) => `${say.card(hero)} legt einen Marker: ${say.card(kind)}.`,
  decoy: (about, say) => `Ein Trugbild von ${who(about, say)} erscheint.`,
  triggered: ({ kind, hero, team }, say) => `${who({ kind: hero, team }, say)}: ${say.card(kind)}.`,
  survives: (about, say) => `${who(about, say)} bleibt stehen.`,
  out: (about, say) => `${who(about, say)} ist ausgeschaltet.`,
  scored: ({ seat, points, total }, say) =>
    `${say.seat(seat)}: +${String(points)} Siegpunkte, jetzt ${String(total)}.`,
  earned: ({ kind, team, xp, gold }, say) =>
    `${who({ kind, team }, say)}: +${String(xp)} EP, +${String(gold)} Gold.`,
  level: ({ kind, team, level }, say) => `${who({ kind, team }, say)} erreicht Level ${String(level)}.`,
  bought: ({ kind, team, card, price }, say) =>
    `${who({ kind, team }, say)} kauft ${say.card(card)} für ${String(price)} Gold.`,
  vanishes: ({ team, lane }, say) =>
    `${who({ kind: 'golem', team }, say)} vergeht auf dem ${lanes[String(lane)]}.`,
  returns: (about, say) => `${who(about, say)} kehrt zurück.`,
} satisfies Record<string, Phrase>;

const deeds: Readonly<Record<string, string>> = {
  attack: 'greift an',
  run: 'rennt',
  teleport: 'teleportiert sich',
  wake: 'wird geweckt',
  release: 'wird gelöst',
};

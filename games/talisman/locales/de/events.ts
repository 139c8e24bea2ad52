import { capitalized, type Json, listed, type Phrase } from '@tafelrunde/engine';
import { alignment, at, creature, outcome, rollFor, stat, theCreature, to } from './terms.ts';

const list = (dice: unknown): string => joined((dice as number[]).map(String));
const joined = (parts: readonly string[]): string => listed(parts, 'und');
const rounds = (count: Json | undefined): string =>
  count === 1 ? 'einer weiteren Runde' : `${String(count)} weiteren Runden`;

/** The lines of the log. The verb follows the name at once: for whoever reads, it is "du", and the verb goes with it. */
export const events = {
  turn: ({ seat }, say) => `${say.seat(seat)} ist am Zug.`,
  missed: ({ seat, left }, say) =>
    left === 0
      ? `${say.seat(seat)} setzt diesen Zug aus.`
      : `${say.seat(seat)} setzt diesen Zug aus, danach noch ${left === 1 ? 'einen' : String(left)}.`,
  turnLost: ({ seat }, say) => `${say.seat(seat)} verliert diesen Zug.`,
  starts: ({ seat }, say) => `${say.seat(seat)} beginnt.`,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} wählt ${say.the(kind, 'accusative')}.`,
  entered: ({ seat, space }, say) => `${say.seat(seat)} beginnt ${at(space)}.`,
  reshuffled: 'Ein Ablagestapel wird neu gemischt.',
  moveRoll: ({ seat, dice }, say) => `${say.seat(seat)} würfelt für die Bewegung ${list(dice)}.`,
  moved: ({ seat, space }, say) => `${say.seat(seat)} geht ${to(space)}.`,
  builtRaft: ({ seat }, say) => `${say.seat(seat)} baut ein Floß.`,
  sailed: ({ seat, space }, say) => `${say.seat(seat)} setzt mit dem Floß über, ${to(space)}.`,
  granted: ({ seat }, say) => `${say.seat(seat)} darf im nächsten Zug einen besonderen Weg nehmen.`,
  portalOpened: ({ seat, total, value }, say) =>
    `${say.seat(seat)} öffnet das Portal: ${String(total)} gegen ${String(value)}.`,
  portalFailed: ({ seat, total, value }, say) =>
    `Das Portal bleibt ${say.seat(seat, 'dative')} verschlossen: ${String(total)} gegen ${String(value)}.`,
  rolled: ({ seat, dice, what }, say) => `${say.seat(seat)} würfelt ${rollFor(what, say)}${list(dice)}.`,
  fate: ({ seat, roll }, say) =>
    `${say.seat(seat)} gibt Schicksal für einen neuen Wurf aus: ${String(roll)}.`,
  drew: ({ seat, kind }, say) => `${say.seat(seat)} zieht ${say.the(kind, 'accusative')}.`,
  placed: ({ kind, space }, say) =>
    `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'liegen' : 'liegt'} nun ${at(space)}.`,
  unearthed: ({ seat, kind }, say) =>
    `${say.seat(seat)} deckt einen Überrest auf: ${say.the(kind, 'accusative')}.`,
  met: ({ seat, kind }, say) => `${say.seat(seat)} begegnet ${say.the(kind, 'dative')}.`,
  used: ({ seat, kind }, say) => `${say.seat(seat)} setzt ${say.the(kind, 'accusative')} ein.`,
  ability: ({ seat, other }, say) =>
    `${say.seat(seat)} setzt eine Fähigkeit gegen ${say.seat(other, 'accusative')} ein.`,
  fight: ({ seat, kinds, creature: name }, say) =>
    `${say.seat(seat)} kämpft gegen ${name === null ? joined((kinds as string[]).map((kind) => say.the(kind, 'accusative'))) : theCreature(name, 'accusative')}.`,
  duel: ({ seat, rival }, say) => `${say.seat(seat)} greift ${say.seat(rival, 'accusative')} an.`,
  attackRolls: ({ hero, foe }) => `Die Würfel: ${String(hero)} gegen ${String(foe)}.`,
  fightResult: ({ seat, own, foe, outcome: how }, say) =>
    `${say.seat(seat)} kommt auf ${String(own)} gegen ${String(foe)}: ${outcome(how)}.`,
  duelResult: ({ seat, rival, own, foe }, say) =>
    `${say.seat(seat)} kommt auf ${String(own)}, ${say.seat(rival)} auf ${String(foe)}.`,
  evaded: ({ seat, creature: name }, say) => `${say.seat(seat)} weicht ${theCreature(name, 'dative')} aus.`,
  evadedRival: ({ seat, rival }, say) => `${say.seat(seat)} weicht ${say.seat(rival, 'dative')} aus.`,
  killed: ({ seat, kind }, say) => `${say.seat(seat)} besiegt ${say.the(kind, 'accusative')}.`,
  armourHeld: ({ kind }, say) => `${capitalized(say.the(kind))} hält.`,
  armourFailed: ({ kind }, say) => `${capitalized(say.the(kind))} hält nicht.`,
  gained: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} erhält ${String(count)} ${stat(what, count)}.`,
  lost: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} verliert ${String(count)} ${stat(what, count)}.`,
  healed: ({ seat, count }, say) => `${say.seat(seat)} heilt ${String(count)} Leben.`,
  paid: ({ seat, gold }, say) => `${say.seat(seat)} zahlt ${String(gold)} Gold.`,
  spells: ({ seat, count }, say) =>
    `${say.seat(seat)} erhält ${count === 1 ? 'einen' : String(count)} Zauber.`,
  cast: ({ seat, kind }, say) => `${say.seat(seat)} wirkt ${say.the(kind, 'accusative')}.`,
  countered: ({ kind }, say) => `${capitalized(say.the(kind))} wird aufgehalten.`,
  took: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')}.`,
  tookFrom: ({ seat, from, kind }, say) =>
    `${say.seat(seat)} nimmt ${say.seat(from, 'dative')} ${say.the(kind, 'accusative')} weg.`,
  tookGold: ({ seat, from, gold }, say) =>
    `${say.seat(seat)} nimmt ${say.seat(from, 'dative')} ${String(gold)} Gold weg.`,
  dropped: ({ seat, kind }, say) => `${say.seat(seat)} lässt ${say.the(kind, 'accusative')} liegen.`,
  lostCard: ({ seat, kind }, say) => `${say.seat(seat)} verliert ${say.the(kind, 'accusative')}.`,
  alignment: ({ seat, alignment: now }, say) => `${say.seat(seat)} ist jetzt ${alignment(now)}.`,
  toad: ({ seat }, say) => `${say.seat(seat)} wird zur Kröte!`,
  toadEnds: ({ seat }, say) => `${say.seat(seat)} ist keine Kröte mehr.`,
  misses: ({ seat, count }, say) =>
    `${say.seat(seat)} muss ${count === 1 ? 'einen Zug' : `${String(count)} Züge`} aussetzen.`,
  enslaved: ({ seat }, say) => `${say.seat(seat)} ist im Tempel versklavt.`,
  quest: ({ seat, kind }, say) => `${say.seat(seat)} erhält den Auftrag „${say.card(kind)}“.`,
  fulfilled: ({ seat, kind }, say) => `${say.seat(seat)} erfüllt den Auftrag „${say.card(kind)}“.`,
  reward: ({ seat, kind }, say) => `${say.seat(seat)} erhält die Belohnung „${say.card(kind)}“.`,
  reaperRoll: ({ seat, roll }, say) => `Der Schnitter erwacht: ${say.seat(seat)} würfelt ${String(roll)}.`,
  reaperMoved: ({ space }) => `Der Schnitter geht ${to(space)}.`,
  reaped: ({ seat, result }, say) => `${say.seat(seat)} begegnet dem Schnitter: ${String(result)}.`,
  diced: ({ seat, own, his }, say) => `${say.seat(seat)} würfelt ${String(own)} gegen ${String(his)}.`,
  descent: ({ seat, result }, say) => `${say.seat(seat)} liegt bei ${String(result)}.`,
  fiends: ({ seat, count }, say) =>
    count === 1
      ? `Ein Grubenteufel erwartet ${say.seat(seat, 'accusative')}.`
      : `${String(count)} Grubenteufel erwarten ${say.seat(seat, 'accusative')}.`,
  crownReached: 'Die Krone der Herrschaft ist erreicht: Der Tod ist nun endgültig.',
  revealed: ({ kind }, say) => `Der Endebogen wird aufgedeckt: „${say.card(kind)}“.`,
  command: ({ seat, result }, say) =>
    `${say.seat(seat)} wirkt den Zauberspruch der Herrschaft: ${String(result)}.`,
  wounded: ({ creature: name, left }) => `${creature(name)}: noch ${String(left)} Leben.`,
  died: ({ seat }, say) => `${say.seat(seat)} stirbt.`,
  out: ({ seat }, say) => `${say.seat(seat)} ist ausgeschieden.`,
  night:
    'Die Nacht bricht herein: Der Tod ist endgültig, und jede Runde kostet alle ein Leben mehr als die letzte.',
  dusk: ({ rounds: count }) => `Es dämmert: Nach ${rounds(count)} bricht die Nacht herein.`,
  rewound: 'Alle gehen gemeinsam zurück.',
  looked: ({ seat, count, kinds }, say) =>
    kinds === undefined
      ? `${say.seat(seat)} sieht ${count === 1 ? 'eine Abenteuerkarte' : `${String(count)} Abenteuerkarten`} an.`
      : `Oben liegen: ${(kinds as string[]).map((kind) => `„${say.card(kind)}“`).join(', ')}.`,
  evadedEnemy: ({ seat, kind }, say) => `${say.seat(seat)} weicht ${say.the(kind, 'dative')} aus.`,
  enslavedFoe: ({ seat, kind }, say) => `${say.seat(seat)} unterwirft ${say.the(kind, 'accusative')}.`,
  fled: ({ kind, space }, say) =>
    `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'fliehen' : 'flieht'} ${to(space)}.`,
  joined: ({ seat, kind }, say) =>
    `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'folgen' : 'folgt'} nun ${say.seat(seat, 'dative')}.`,
  commandStopped: ({ seat }, say) =>
    `Der Zauberspruch der Herrschaft von ${say.seat(seat, 'dative')} wird aufgehalten.`,
  peeked: ({ seat, kind }, say) =>
    kind === undefined
      ? `${say.seat(seat)} sieht einen Überrest an.`
      : `Hier ${say.isMany(kind) ? 'liegen' : 'liegt'} verdeckt ${say.the(kind)}.`,
  bid: ({ seat, gold }, say) => `${say.seat(seat)} bietet ${String(gold)} Gold.`,
  gave: ({ seat, other, kind }, say) =>
    `${say.seat(seat)} gibt ${say.seat(other, 'dative')} ${say.the(kind, 'accusative')}.`,
  gaveSpell: ({ seat, other }, say) => `${say.seat(seat)} gibt ${say.seat(other, 'dative')} einen Zauber.`,
  built: ({ seat, kind, space }, say) =>
    `${say.seat(seat)} legt Gelände aus: „${say.card(kind)}“ ${at(space)}.`,
  vanished: ({ kind }, say) =>
    `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'verschwinden' : 'verschwindet'}.`,
  weighed: ({ seat, weight }, say) => `${say.seat(seat)} wird gewogen: ${String(weight)}.`,
  judged: ({ seat, alignment: spared }, say) =>
    `${say.seat(seat)} richtet. Verschont wird, wer ${alignment(spared)} ist.`,
} satisfies Record<string, Phrase>;

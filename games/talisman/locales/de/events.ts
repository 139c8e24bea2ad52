import type { Phrase } from '@tafelrunde/engine';
import { alignment, creature, outcome, place, stat } from './terms.ts';

const list = (dice: unknown): string => (dice as number[]).join(', ');

/** The lines of the log. */
export const events = {
  starts: ({ seat }, say) => `${say.seat(seat)} beginnt.`,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} wählt „${say.card(kind)}“.`,
  entered: ({ seat, space }, say) => `${say.seat(seat)} beginnt hier: ${place(space)}.`,
  reshuffled: 'Ein Ablagestapel wird neu gemischt.',
  moveRoll: ({ seat, dice }, say) => `${say.seat(seat)} würfelt für die Bewegung: ${list(dice)}.`,
  moved: ({ seat, space }, say) => `${say.seat(seat)} steht jetzt hier: ${place(space)}.`,
  builtRaft: ({ seat }, say) => `${say.seat(seat)} baut ein Floß.`,
  sailed: ({ seat, space }, say) => `${say.seat(seat)} setzt mit dem Floß über: ${place(space)}.`,
  granted: ({ seat }, say) => `${say.seat(seat)} darf im nächsten Zug einen besonderen Weg nehmen.`,
  portalOpened: ({ seat, total, value }, say) =>
    `${say.seat(seat)} öffnet das Portal: ${String(total)} gegen ${String(value)}.`,
  portalFailed: ({ seat, total, value }, say) =>
    `Das Portal bleibt ${say.seat(seat)} verschlossen: ${String(total)} gegen ${String(value)}.`,
  rolled: ({ seat, dice }, say) => `${say.seat(seat)} würfelt ${list(dice)}.`,
  fate: ({ seat, roll }, say) => `${say.seat(seat)} gibt Schicksal aus und würfelt ${String(roll)}.`,
  drew: ({ seat, kind }, say) => `${say.seat(seat)} zieht „${say.card(kind)}“.`,
  placed: ({ kind, space }, say) => `„${say.card(kind)}“ liegt nun hier: ${place(space)}.`,
  unearthed: ({ seat, kind }, say) => `${say.seat(seat)} deckt einen Überrest auf: „${say.card(kind)}“.`,
  met: ({ seat, kind }, say) => `${say.seat(seat)} begegnet „${say.card(kind)}“.`,
  used: ({ seat, kind }, say) => `${say.seat(seat)} setzt „${say.card(kind)}“ ein.`,
  ability: ({ seat, other }, say) => `${say.seat(seat)} setzt eine Fähigkeit gegen ${say.seat(other)} ein.`,
  fight: ({ seat, kinds, creature: name }, say) =>
    `${say.seat(seat)} kämpft gegen ${name === null ? (kinds as string[]).map((kind) => `„${say.card(kind)}“`).join(' und ') : `„${creature(name)}“`}.`,
  duel: ({ seat, rival }, say) => `${say.seat(seat)} greift ${say.seat(rival)} an.`,
  attackRolls: ({ hero, foe }) => `Angriffswürfe: ${String(hero)} gegen ${String(foe)}.`,
  fightResult: ({ seat, own, foe, outcome: how }, say) =>
    `${say.seat(seat)}: ${String(own)} gegen ${String(foe)}, ${outcome(how)}.`,
  duelResult: ({ seat, rival, own, foe }, say) =>
    `${say.seat(seat)} ${String(own)}, ${say.seat(rival)} ${String(foe)}.`,
  evaded: ({ seat, creature: name }, say) => `${say.seat(seat)} weicht aus: ${creature(name)}.`,
  evadedRival: ({ seat, rival }, say) => `${say.seat(seat)} weicht ${say.seat(rival)} aus.`,
  killed: ({ seat, kind }, say) => `${say.seat(seat)} besiegt „${say.card(kind)}“.`,
  armourHeld: ({ kind }, say) => `„${say.card(kind)}“ hält.`,
  armourFailed: ({ kind }, say) => `„${say.card(kind)}“ hält nicht.`,
  gained: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} erhält ${String(count)} ${stat(what, count)}.`,
  lost: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} verliert ${String(count)} ${stat(what, count)}.`,
  healed: ({ seat, count }, say) => `${say.seat(seat)} heilt ${String(count)} Leben.`,
  paid: ({ seat, gold }, say) => `${say.seat(seat)} zahlt ${String(gold)} Gold.`,
  spells: ({ seat, count }, say) => `${say.seat(seat)} erhält ${String(count)} Zauber.`,
  cast: ({ seat, kind }, say) => `${say.seat(seat)} wirkt „${say.card(kind)}“.`,
  countered: ({ kind }, say) => `„${say.card(kind)}“ wird aufgehalten.`,
  took: ({ seat, kind }, say) => `${say.seat(seat)} nimmt „${say.card(kind)}“.`,
  tookFrom: ({ seat, from, kind }, say) =>
    `${say.seat(seat)} nimmt ${say.seat(from)} „${say.card(kind)}“ weg.`,
  tookGold: ({ seat, from, gold }, say) =>
    `${say.seat(seat)} nimmt ${say.seat(from)} ${String(gold)} Gold weg.`,
  dropped: ({ seat, kind }, say) => `${say.seat(seat)} lässt „${say.card(kind)}“ liegen.`,
  lostCard: ({ seat, kind }, say) => `${say.seat(seat)} verliert „${say.card(kind)}“.`,
  alignment: ({ seat, alignment: to }, say) => `${say.seat(seat)} ist jetzt ${alignment(to)}.`,
  toad: ({ seat }, say) => `${say.seat(seat)} wird zur Kröte!`,
  toadEnds: ({ seat }, say) => `${say.seat(seat)} ist keine Kröte mehr.`,
  misses: ({ seat, count }, say) =>
    `${say.seat(seat)} setzt ${count === 1 ? 'einen Zug' : `${String(count)} Züge`} aus.`,
  enslaved: ({ seat }, say) => `${say.seat(seat)} ist im Tempel versklavt.`,
  quest: ({ seat, kind }, say) => `${say.seat(seat)} erhält den Auftrag „${say.card(kind)}“.`,
  fulfilled: ({ seat, kind }, say) => `${say.seat(seat)} erfüllt den Auftrag „${say.card(kind)}“.`,
  reward: ({ seat, kind }, say) => `${say.seat(seat)} erhält die Belohnung „${say.card(kind)}“.`,
  reaperRoll: ({ seat, roll }, say) => `Der Schnitter erwacht: ${say.seat(seat)} würfelt ${String(roll)}.`,
  reaperMoved: ({ space }) => `Der Schnitter steht nun hier: ${place(space)}.`,
  reaped: ({ seat, result }, say) => `${say.seat(seat)} begegnet dem Schnitter: ${String(result)}.`,
  diced: ({ seat, own, his }, say) => `${say.seat(seat)} würfelt ${String(own)} gegen ${String(his)}.`,
  descent: ({ seat, result }, say) => `${say.seat(seat)} liegt bei ${String(result)}.`,
  fiends: ({ seat, count }, say) =>
    count === 1
      ? `Ein Grubenteufel erwartet ${say.seat(seat)}.`
      : `${String(count)} Grubenteufel erwarten ${say.seat(seat)}.`,
  crownReached: 'Die Krone der Herrschaft ist erreicht: Der Tod ist nun endgültig.',
  revealed: ({ kind }, say) => `Der Endebogen wird aufgedeckt: „${say.card(kind)}“.`,
  command: ({ seat, result }, say) =>
    `${say.seat(seat)} wirkt den Zauberspruch der Herrschaft: ${String(result)}.`,
  wounded: ({ creature: name, left }) => `${creature(name)}: noch ${String(left)} Leben.`,
  died: ({ seat }, say) => `${say.seat(seat)} stirbt.`,
  out: ({ seat }, say) => `${say.seat(seat)} ist ausgeschieden.`,
  night:
    'Die Nacht bricht herein: Der Tod ist endgültig, und jede Runde kostet alle ein Leben mehr als die letzte.',
  dusk: ({ rounds }) => `Es dämmert: Nach ${String(rounds)} weiteren Runden bricht die Nacht herein.`,
  rewound: 'Alle gehen gemeinsam zurück.',
  looked: ({ seat, count, kinds }, say) =>
    kinds === undefined
      ? `${say.seat(seat)} sieht sich Abenteuerkarten an: ${String(count)}.`
      : `Oben liegen: ${(kinds as string[]).map((kind) => `„${say.card(kind)}“`).join(', ')}.`,
  evadedEnemy: ({ seat, kind }, say) => `${say.seat(seat)} weicht aus: „${say.card(kind)}“.`,
  enslavedFoe: ({ seat, kind }, say) => `${say.seat(seat)} unterwirft „${say.card(kind)}“.`,
  fled: ({ kind, space }, say) => `„${say.card(kind)}“ flieht: ${place(space)}.`,
  joined: ({ seat, kind }, say) => `„${say.card(kind)}“ folgt nun: ${say.seat(seat)}.`,
  commandStopped: ({ seat }, say) => `Der Zauberspruch der Herrschaft wird aufgehalten: ${say.seat(seat)}.`,
  peeked: ({ seat, kind }, say) =>
    kind === undefined
      ? `${say.seat(seat)} sieht sich einen Überrest an.`
      : `Hier liegt verdeckt: „${say.card(kind)}“.`,
  bid: ({ seat, gold }, say) => `${say.seat(seat)} bietet ${String(gold)} Gold.`,
  gave: ({ seat, other, kind }, say) => `${say.seat(seat)} gibt ${say.seat(other)} „${say.card(kind)}“.`,
  gaveSpell: ({ seat, other }, say) => `${say.seat(seat)} gibt ${say.seat(other)} einen Zauber.`,
  built: ({ seat, kind, space }, say) =>
    `${say.seat(seat)} legt Gelände aus: „${say.card(kind)}“ (${place(space)}).`,
  vanished: ({ kind }, say) => `„${say.card(kind)}“ verschwindet.`,
  weighed: ({ seat, weight }, say) => `${say.seat(seat)} wird gewogen: ${String(weight)}.`,
  judged: ({ seat, alignment: spared }, say) =>
    `${say.seat(seat)} richtet. Verschont wird, wer ${alignment(spared)} ist.`,
} satisfies Record<string, Phrase>;

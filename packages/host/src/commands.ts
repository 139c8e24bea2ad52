import type { Seat, Viewer } from '@tafelrunde/engine';
import type { ClientMessage, Me, Wish } from '@tafelrunde/protocol';
import { advise } from './advice.ts';
import { Refused } from './refusal.ts';
import { mute, say } from './telling/chat.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { always, answer, requireSeat, stopAt, undo } from './answers.ts';
import { agree, propose } from './proposals.ts';
import { renew, settleRenewal } from './renewal.ts';
import { wishOf } from './wishes.ts';
import { resign } from './seats/resign.ts';
import { handOver, requireGiving, requireSitting, requireStart, sit, start } from './seats/seats.ts';

type Command = Exclude<ClientMessage, { type: 'hello' }>;

interface Patience {
  /** Called when the command has to wait for the end of the poker face. */
  readonly waits?: () => void;
  /** Ends when others may be told what came of it: before, one could tell how long it took to store it. */
  readonly mayTell?: () => Promise<void>;
}

/**
 * Carry out a command of somebody at the table, exclusively and in turn. `done` is called when it is stored, before others are
 * told.
 */
export async function perform(
  hall: Hall,
  table: LiveTable,
  me: Me,
  command: Command,
  done: () => void,
  { waits, mayTell = async () => {} }: Patience = {},
): Promise<void> {
  // A heartbeat waits for nothing.
  if (command.type === 'beat') return done();
  refuseAtOnce(table, me, command);
  const stored = { done, mayTell };
  for (let waited = false; !(await performNow(hall, table, me, command, stored, waited)); waited = true) {
    const ending = table.pokerFace.ending();
    waits?.();
    await ending;
  }
}

/** Returns false if it has to wait: its reply would tell how the match stands, which the table still keeps secret. */
async function performNow(
  hall: Hall,
  table: LiveTable,
  me: Me,
  command: Exclude<Command, { type: 'beat' }>,
  { done, mayTell }: { readonly done: () => void; readonly mayTell: () => Promise<void> },
  waited: boolean,
): Promise<boolean> {
  const { person } = me;
  const storesName = command.type === 'chat' || command.type === 'sit';
  return await (isTalking(command) ? table.chat : table).exclusively(async () => {
    // Guests may have been deleted, while their command waited or at another server, and then their name must not be stored again.
    if (hall.isLeaving(person) || ((waited || storesName) && !(await hall.isGuest(person))))
      throw new Refused('unknown-guest');
    const viewer = viewerOfReply(table, me, command);
    if (viewer !== null && table.isKeptFrom(viewer)) return false;
    if (isTalking(command)) {
      const tell = await talk(table, me, command);
      await mayTell();
      done();
      tell();
    } else {
      await table.storage.writing(mayTell, async () => {
        await carryOut(hall, table, me, command);
        await settleRenewal(table);
      });
      done();
    }
    return true;
  });
}

/**
 * Refuse at once what everybody knows somebody may not do, such as answering for a seat that is not theirs. In the table's queue the
 * time until the refusal would tell that something is being stored there, such as an answer to a secret question. The chat has a queue
 * of its own for the same reason.
 */
function refuseAtOnce(table: LiveTable, me: Me, command: Command): void {
  // A sleeping table may have been changed by another server.
  if (table.sleep.isAsleep) return;
  const { state } = table.telling.publicState;
  switch (command.type) {
    case 'start':
      return requireStart(table, me);
    case 'sit':
      return requireSitting(table, me, command.seat, state);
    case 'handOver':
      return requireGiving(table, me, command.seat, command.to, state);
    case 'rematch':
      return requireRematch(table, me, state);
    case 'chat':
    case 'mute':
    case 'beat':
      return;
    default:
      requireSeat(table, me.person, command.seat);
      if (command.type === 'renew' && table.lost === 0) throw new Refused('no-proposal');
  }
}

/** The viewer as which the reply to a command shows the match; null if it shows nothing of it. */
function viewerOfReply(
  table: LiveTable,
  { person }: Me,
  command: Exclude<Command, { type: 'beat' }>,
): Viewer | null {
  switch (command.type) {
    case 'start':
    case 'renew':
    case 'chat':
    case 'mute':
      return null;
    case 'sit':
    case 'rematch':
    // Everybody sees who sits where: that somebody got up at once would tell that they had been told.
    case 'leave':
    case 'resign':
    case 'handOver':
      return 'watcher';
    // A wish to end or to go on changes what everybody sees at once, a wish to go back only what follows from the match.
    case 'propose':
      return ownViewer(table, person, command.seat, command.wish?.kind ?? 'back');
    case 'agree': {
      const { proposal } = table.stored;
      const kind = proposal === null ? 'back' : wishOf(proposal).kind;
      return ownViewer(table, person, command.seat, kind);
    }
    default:
      // What is somebody else's is refused however the match stands.
      return ownViewer(table, person, command.seat);
  }
}

function ownViewer(table: LiveTable, person: string, seat: Seat, wish: Wish['kind'] = 'back'): Viewer | null {
  if (!table.seatsOf(person).includes(seat)) return null;
  return wish === 'back' ? seat : 'watcher';
}

type Talk = Extract<Command, { type: 'chat' | 'mute' }>;

const isTalking = (command: Command): command is Talk => command.type === 'chat' || command.type === 'mute';

/** Call what is returned to tell everybody. */
const talk = (table: LiveTable, me: Me, command: Talk): Promise<() => void> =>
  command.type === 'chat' ? say(table, me, command.text) : mute(table, me, command);

async function carryOut(
  hall: Hall,
  table: LiveTable,
  me: Me,
  command: Exclude<Command, { type: 'beat' } | Talk>,
): Promise<void> {
  const { person } = me;
  switch (command.type) {
    case 'answer':
      return await answer(table, person, command);
    case 'undo':
      return await undo(table, person, command.seat, command.how);
    case 'propose':
      return await propose(table, person, command.seat, command.wish);
    case 'agree':
      return await agree(table, person, command.seat, command.yes);
    case 'advise':
      return await advise(table, person, command.seat, command.says);
    case 'always':
      return await always(table, person, command);
    case 'stopAt':
      return await stopAt(table, person, command);
    case 'sit':
      return await sit(table, me, command.seat, command.nonce ?? null);
    case 'leave':
      requireSeat(table, person, command.seat);
      return await handOver(table, me, command.seat, 'free');
    case 'resign':
      return await resign(table, person, command.seat);
    case 'handOver':
      return await handOver(table, me, command.seat, command.to);
    case 'start':
      return await start(table, me);
    case 'rematch':
      requireRematch(table, me);
      return await hall.rematch(table, me, command.chance);
    case 'renew':
      return await renew(table, person, command.seat);
  }
}

/** Refuse another match to who did not play, or too early. `state`: how the match stands, as far as it may be told. */
function requireRematch(table: LiveTable, { person }: Me, state = table.stored.state): void {
  if (table.seatsOf(person).length === 0) throw new Refused('not-your-seat');
  if (state !== 'over') throw new Refused('not-over');
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many pieces a body may come in: PIECES, and one more for every BYTES_EACH bytes. Every piece costs work, however short it is: a
 * megabyte in chunks of one byte would keep the server busy for a second, and fill its memory with a hundred times as much.
 */
const PIECES = 1000;
const BYTES_EACH = 64;
/**
 * Requests that may wait for their answer on one connection. All that come in one piece are begun at once, thousands in 64 kB, and
 * nobody else is served meanwhile; browsers send one after the other, and so do proxies.
 */
const WAITING = 16;
/** What may still come of a request that was answered before its end, in bytes and in milliseconds: its sender has to read why. */
const REST = 64 * 1024;
const FAREWELL = 1000;

/**
 * Looks at how requests come, and at the body of each, whether anybody reads it or not. Who sends very many at once, or crumbs, or goes
 * on sending what nobody wants, is cut off; `cutOff` is called with the request of somebody who did one of the former.
 */
export function watchingRequests(
  handler: RequestListener,
  cutOff: (request: IncomingMessage) => void,
): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What came in the same piece as the last straw is still begun.
    if (socket.destroyed) return;
    if (!mayWait(waiting, socket, response)) {
      cutOff(request);
      socket.destroy();
      return;
    }
    countPieces(request, cutOff);
    response.once('finish', () => cutRest(request));
    handler(request, response);
  };
}

/** Counts a request until it is answered; false if too many wait already. */
function mayWait(waiting: WeakMap<Socket, number>, socket: Socket, response: ServerResponse): boolean {
  const count = waiting.get(socket) ?? 0;
  if (count >= WAITING) return false;
  waiting.set(socket, count + 1);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

function countPieces(request: IncomingMessage, cutOff: (request: IncomingMessage) => void): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      pieces++;
      bytes += piece.length;
      if (pieces > PIECES + bytes / BYTES_EACH) {
        if (!request.socket.destroyed) cutOff(request);
        request.socket.destroy();
        return false;
      }
    }
    return push(piece, encoding);
  };
}

/** A request was answered. If it has not come to its end, nobody reads the rest of it. */
function cutRest(request: IncomingMessage): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  let rest = 0;
  const late = setTimeout(() => cut(), FAREWELL).unref();
  const count = (data: Buffer): void => {
    // It may have ended, and the next one come.
    if (request.complete) stop();
    else if ((rest += data.length) > REST) cut();
  };
  const stop = (): void => {
    clearTimeout(late);
    socket.off('data', count);
  };
  const cut = (): void => {
    stop();
    if (!request.complete) socket.destroy();
  };
  socket.on('data', count);
  socket.once('close', stop);
}

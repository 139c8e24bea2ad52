import type { IncomingMessage, RequestListener } from 'node:http';

/**
 * How many pieces a body may come in: PIECES, and one more for every BYTES_EACH bytes. Every piece costs work, however short it is: a
 * megabyte in chunks of one byte would keep the server busy for a second, and fill its memory with a hundred times as much.
 */
const PIECES = 1000;
const BYTES_EACH = 64;
/** What may still come of a request that was answered before its end, in bytes and in milliseconds: its sender has to read why. */
const REST = 64 * 1024;
const FAREWELL = 1000;

/**
 * Looks at the body of every request, whether anybody reads it or not. Who sends crumbs, or goes on sending what nobody wants, is cut
 * off; `crumbled` is called with the request of somebody who sent crumbs.
 */
export const watchingBodies =
  (handler: RequestListener, crumbled: (request: IncomingMessage) => void): RequestListener =>
  (request, response) => {
    countPieces(request, crumbled);
    response.once('finish', () => cutRest(request));
    handler(request, response);
  };

function countPieces(request: IncomingMessage, crumbled: (request: IncomingMessage) => void): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      pieces++;
      bytes += piece.length;
      if (pieces > PIECES + bytes / BYTES_EACH) {
        if (!request.socket.destroyed) crumbled(request);
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

import type { FastifyInstance } from 'fastify';
import type { Wire, WireServer } from './wire.ts';

const BEAT = 30_000;
/** Milliseconds a client has to hang up when the server ends. */
const FAREWELL = 1000;

/**
 * Pings every socket. One that vanished without a word (a lost network, a closed lid) is closed after two beats; and a server that
 * ends waits for none of them.
 */
export function startHeartbeat(server: FastifyInstance): void {
  const alive = new WeakSet<Wire>();
  const wires: WireServer = server.websocketServer;
  wires.on('connection', (wire) => {
    alive.add(wire);
    wire.on('pong', () => alive.add(wire));
  });
  const beat = setInterval(() => {
    for (const wire of wires.clients) {
      if (!alive.delete(wire)) wire.terminate();
      else wire.ping();
    }
  }, BEAT).unref();
  server.addHook('preClose', async () => {
    setTimeout(() => {
      for (const wire of wires.clients) wire.terminate();
    }, FAREWELL).unref();
  });
  server.addHook('onClose', async () => clearInterval(beat));
}

import { startServer } from '@tafelrunde/server';

/** A server in a process of its own, so that a test can kill it. */
const [port, dataFolder, clientFolder] = process.argv.slice(2);
if (dataFolder === undefined || clientFolder === undefined)
  throw new Error('Say port, data and client folder.');
const server = await startServer({ port: Number(port), dataFolder, clientFolder, fixtures: true });
process.send?.(server.url);

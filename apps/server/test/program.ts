import { startServer } from '../src/index.ts';
import type { Place } from '../src/store/open.ts';

/** A server as a process of its own, so that it can be killed. Its address is the first line it says. */
const [place, clientFolder] = process.argv.slice(2);
const quick = { perSecond: 100_000, burst: 100_000 };
const server = await startServer({
  port: 0,
  ...(JSON.parse(place) as Place),
  clientFolder,
  fixtures: true,
  botDelay: 0,
  pokerFace: 0,
  messagePace: quick,
  requestPace: quick,
  lookPace: quick,
});
console.log(server.url);

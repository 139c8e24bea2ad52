// A bot in plain Node: any legal answer, as chance will have it.
// tafelrunde arena hoard --bots "greedy,cmd:node docs/example/bots/random.mjs"
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'moment') continue;
  const { question, ticket } = message;
  console.log(JSON.stringify({ type: 'answer', id: ticket, answer: choose(question) }));
}

function choose({ kind, options, min, max, about }) {
  const ids = shuffled(options.filter(({ no }) => no === undefined).map(({ id }) => id));
  const upTo = (most) => Math.floor(Math.random() * (most + 1));
  if (kind === 'one') return ids[0];
  if (kind === 'number') return min + upTo(max - min);
  if (kind === 'confirm') return Math.random() < 0.5;
  if (kind === 'order') return ids;
  if (kind === 'some') return ids.slice(0, min + upTo(Math.min(max, ids.length) - min));
  // A place on a map: a point somewhere on it. What is not allowed is refused, and asked again.
  const size = about?.size ?? 1000;
  return Array.from({ length: Math.max(1, min) }, () => ({ x: upTo(size), y: upTo(size) }));
}

function shuffled(list) {
  const lots = list.map((item) => ({ item, lot: Math.random() }));
  return lots.toSorted((one, other) => one.lot - other.lot).map(({ item }) => item);
}

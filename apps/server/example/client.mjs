// Sits down at a table against bots and plays a whole game by random legal answers.
// node client.mjs http://localhost:4600 [GAME]
// Nothing but fetch and a WebSocket; docs/protocol.md explains every message.

// Node brings a WebSocket of its own from version 22 on. Before that, the `ws` package is one.
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

const [url = 'http://localhost:4600', wanted] = process.argv.slice(2);

// A client that asks for `/api/me` becomes a guest. The cookie says who we are from then on.
const hello = await fetch(`${url}/api/me`);
const cookie = hello.headers.get('set-cookie').split(';')[0];
const me = await hello.json();

// A table for us and one bot, or as many as the game needs. Nobody is missing, so the match begins at once.
const games = await (await fetch(`${url}/api/games`)).json();
const game = wanted ?? games[0].id;
const others = Math.max(2, games.find(({ id }) => id === game)?.seats[0] ?? 2) - 1;
const seats = [{ who: 'me' }, ...Array.from({ length: others }, () => ({ who: 'bot', level: 'easy' }))];
const response = await fetch(`${url}/api/tables`, {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ game, seats, open: false }),
});
const table = await response.json();
if (!response.ok) throw new Error(`no table: ${table.error.code}`);
console.log(`${me.name} sits down at ${game}, table ${table.id}`);

const address = `${url.replace(/^http/, 'ws')}/api/tables/${table.id}/socket`;
const socket = new WebSocket(address, { headers: { cookie } });
let moment = null;
let answers = 0;

socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
socket.addEventListener('close', ({ code }) => {
  if (code >= 4000) throw new Error(`the server has closed the socket: ${code}`);
});
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'moment') answer((moment = message));
  else if (message.type === 'done') {
    if (++answers % 25 === 0) console.log(`${answers} answers`);
  }
  // We were too fast: wait a moment. Or another was quicker, or the place on the map was not allowed: look again.
  else if (message.type === 'refused')
    setTimeout(() => answer(moment), message.error.code === 'too-fast' ? 1000 : 0);
  else if (message.type === 'table' && message.table.state === 'over') {
    const { how, winners } = message.table.result;
    const won = winners.length === 0 ? 'nobody' : `seat ${winners.join(' and ')}`;
    console.log(`over (${how}) after ${answers} answers; ${won} won`);
    socket.close();
  }
});

function answer({ question, ticket, viewer }) {
  if (question === null) return;
  const message = { type: 'answer', id: crypto.randomUUID(), seat: viewer, ticket, answer: choose(question) };
  socket.send(JSON.stringify(message));
}

function choose({ kind, options, min, max, about }) {
  const ids = options.filter(({ no }) => no === undefined).map(({ id }) => id);
  const upTo = (most) => Math.floor(Math.random() * (most + 1));
  if (kind === 'one') return ids[upTo(ids.length - 1)];
  if (kind === 'number') return min + upTo(max - min);
  if (kind === 'confirm') return Math.random() < 0.5;
  if (kind === 'order') return ids;
  if (kind === 'some') return ids.slice(0, min + upTo(Math.min(max, ids.length) - min));
  return Array.from({ length: min }, () => ({ x: upTo(about?.size ?? 1000), y: upTo(about?.size ?? 1000) }));
}

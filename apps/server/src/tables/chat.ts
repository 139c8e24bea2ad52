import type { Me } from '@tafelrunde/protocol';
import { ServerError } from '../error.ts';
import { CHAT_LINES, type LiveTable } from './live.ts';

/** Say something at the table. It is kept like everything else before anybody hears it. */
export async function say(table: LiveTable, me: Me, text: string): Promise<void> {
  const { chat } = table.house.store;
  const number = (table.chat.at(-1)?.number ?? -1) + 1;
  const line = { number, person: me.person, name: me.name, text, at: Date.now() };
  try {
    await chat.add(table.id, line);
  } catch (thrown) {
    if (!(thrown instanceof ServerError) || thrown.code !== 'LINE_EXISTS') throw thrown;
    // Somebody spoke at this table on another server.
    table.hear(await chat.latest(table.id, CHAT_LINES));
    return await say(table, me, text);
  }
  table.hear([line]);
}

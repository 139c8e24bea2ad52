import type { Me } from '@tafelrunde/protocol';
import { CHAT_LINES, type LiveTable } from './live.ts';

/** Say something at the table. It is kept like everything else before anybody hears it. */
export async function say(table: LiveTable, me: Me, text: string): Promise<void> {
  const number = (table.chat.at(-1)?.number ?? -1) + 1;
  const line = { number, person: me.person, name: me.name, text, at: Date.now() };
  await table.house.store.chat.add(table.id, line);
  table.chat.push(line);
  if (table.chat.length > CHAT_LINES) table.chat.shift();
  table.audience.tellChat([line]);
}

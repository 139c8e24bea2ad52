import type { GameInfo, NewTable } from '@tafelrunde/protocol';
import { createTable } from './offline/create-table.ts';
import { navigate } from './router.ts';
import { boxOf } from './shelf.ts';

/** One click: you against bots of the usual strength, set up as a first game is. */
export async function playNow({ id, seats: [least, most] }: GameInfo): Promise<void> {
  const options = { ...boxOf(id)?.about.presets?.first.options };
  const bots = Math.max(least, Math.min(3, most)) - 1;
  const seats: NewTable['seats'] = [
    { who: 'me' },
    ...Array.from({ length: bots }, () => ({ who: 'bot', level: 'normal' }) as const),
  ];
  const table = await createTable({ game: id, options, seats, open: false });
  navigate(`/table/${table.id}`);
}

/** The first game of a newcomer: cards and dice are laid out, and the table explains itself. */
export async function playGuided({ id, guide }: GameInfo): Promise<void> {
  const bots = Array.from({ length: (guide ?? 1) - 1 }, () => ({ who: 'bot', level: 'normal' }) as const);
  const table = await createTable({
    game: id,
    options: {},
    seats: [{ who: 'me' }, ...bots],
    open: false,
    guided: true,
  });
  navigate(`/table/${table.id}`);
}

import { isLocal } from '../offline/ids.ts';
import { LocalLink } from '../offline/local-link.ts';
import { SocketLink } from '../table/socket-link.ts';
import { ApiError } from '../trouble.ts';

/** Asks a table for the same again, and says where that is. */
export async function rematch(id: string): Promise<string> {
  const link = isLocal(id) ? new LocalLink(id) : new SocketLink(id);
  const settled = <T>(found: () => T | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const { gone } = link.state();
        const value = found();
        if (value === null && gone === null) return;
        leave();
        if (value !== null) resolve(value);
        else if (gone !== null) reject(new ApiError(gone));
      };
      const leave = link.subscribe(look);
      look();
    });
  link.open();
  try {
    await settled(() => (link.state().connected ? true : null));
    const refused = await link.send({ type: 'rematch' });
    if (refused !== null) throw new ApiError(refused);
    return await settled(() => link.state().table?.rematch ?? null);
  } finally {
    link.close();
  }
}

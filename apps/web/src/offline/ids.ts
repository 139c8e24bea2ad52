/** What the ids of tables on this device begin with. Those of a server are shorter, so none is taken for the other. */
export const LOCAL = 'local-';

/** Whether a table is kept and played on this device. */
export const isLocal = (table: string): boolean => /^local-[\w-]{16}$/.test(table);

/** The person at this screen, at tables no server knows. */
export const PERSON = 'this-device';

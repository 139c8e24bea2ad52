/** Build the client into apps/web/dist, if anything it is made of has changed since it was built last. */
export function ensureClient(options?: { quiet?: boolean }): Promise<void>;

/** The part of a browser that guards which scripts may be started; not every browser has it. */
interface ScriptGuard {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const guard = (globalThis as { readonly trustedTypes?: ScriptGuard }).trustedTypes;

/** Scripts of our own origin may be started as workers, and no others: the content policy asks for this word. */
const policy = guard?.createPolicy('tafelrunde-workers', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
    return address;
  },
});

/** The address of a script of this client, as the content policy accepts it. */
export const trusted = (address: string): string => policy?.createScriptURL(address) ?? address;

/** Starts a worker from a file of this client. */
export function startWorker(address: string, name = ''): Worker {
  return new Worker(trusted(address), { type: 'module', name });
}

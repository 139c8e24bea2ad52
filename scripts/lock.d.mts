export function withLock<T>(
  folder: string,
  action: (alsoHeldBy: (pid: number) => void) => T | Promise<T>,
): Promise<T>;

export interface Captured {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}
export function capture(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number; onStart?: (pid: number) => void },
): Promise<Captured>;

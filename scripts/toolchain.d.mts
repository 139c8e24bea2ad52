export const root: string;
export const PLAIN: Readonly<Record<string, string | undefined>>;
export function nodeBinary(): string;
export function toolEnvironment(more?: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv;

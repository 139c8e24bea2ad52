export function filesUnder(root: string, folder?: string): string[];
export function projectFiles(root: string): string[];
export function foldersIn(root: string, folder: string): string[];
export function isTypeConfig(file: string): boolean;

export function unreliable(retried: readonly string[], ran: readonly string[], file?: string): string[];

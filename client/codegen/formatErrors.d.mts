export function formatErrors(error: unknown, root: string): string[];

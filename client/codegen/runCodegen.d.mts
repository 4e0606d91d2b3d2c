export function runCodegen(): Promise<string[]>;

export function removeProperties(text: string, key: string): string;
export function removeEntries(text: string, pattern: RegExp): string;
export function removeEnumValue(text: string, value: string): string;
export function removeRegions(text: string, name: string): string;

type Shades = Record<'primary' | 'primary-hover' | 'primary-soft' | 'primary-on-soft', string>;

export function computeContrast(first: string, second: string): number;
export function createShades(color: string): { light: Shades; dark: Shades };

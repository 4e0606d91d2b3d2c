import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

/** Apart from what draws them: the frame fills it on every screen, and few screens draw any. */
const lent = new Map<string, ComponentType<object>>();

/** What a feature lends under a name. */
export function lend(name: string, load: () => Promise<ComponentType<object>>) {
  lent.set(name, lazyComponent(load, true));
}

export const partOf = (name: string) => lent.get(name);

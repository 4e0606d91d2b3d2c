import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

/**
 * A separate module, because the app registers components on every screen, and few screens render
 * any.
 */
const parts = new Map<string, ComponentType<object>>();

/** Registers the component of a feature under a name. */
export function registerPart(name: string, load: () => Promise<ComponentType<object>>) {
  parts.set(name, lazyComponent(load, true));
}

export const getSharedPart = (name: string) => parts.get(name);

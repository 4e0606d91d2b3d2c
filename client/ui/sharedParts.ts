import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

/**
 * The registered components by name. They have a module of their own, because every screen registers them
 * and few screens render one.
 */
const parts = new Map<string, ComponentType<object>>();

/** Registers a component of a feature, which other features render as `<Part name="…" />`. */
export function registerPart(name: string, load: () => Promise<ComponentType<object>>) {
  parts.set(name, lazyComponent(load, true));
}

export const getSharedPart = (name: string) => parts.get(name);

import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

/**
 * The registered components by name. They have a module of their own, because every screen registers them
 * and few screens render one.
 */
const sharedComponents = new Map<string, ComponentType<object>>();

/** Registers a component of a feature, which other features render as `<SharedComponent name="…" />`. */
export function registerSharedComponent(name: string, load: () => Promise<ComponentType<object>>) {
  sharedComponents.set(name, lazyComponent(load, true));
}

export const getSharedComponent = (name: string) => sharedComponents.get(name);

import type { ComponentType } from 'react';
import type { Feature } from '../feature.ts';
import { registerSharedComponent } from '../ui/sharedComponents.ts';
import { loadTexts } from './i18n.ts';

type Loader = () => Promise<ComponentType<object>>;

/** Registers the shared components of all features. Each one loads together with the texts of its feature. */
export function registerSharedComponents(features: Feature[]) {
  for (const { name: feature, sharedComponents = {} } of features) {
    for (const [name, load] of Object.entries(sharedComponents) as [string, Loader][]) {
      registerSharedComponent(
        name,
        async () => (await Promise.all([load(), loadTexts(feature)]))[0],
      );
    }
  }
}

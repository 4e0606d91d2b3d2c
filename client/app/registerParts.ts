import type { ComponentType } from 'react';
import type { Feature } from '../feature.ts';
import { registerPart } from '../ui/sharedParts.ts';
import { loadTexts } from './i18n.ts';

type Loader = () => Promise<ComponentType<object>>;

/** Registers the parts of all features. A part loads together with the texts of its feature. */
export function registerParts(features: Feature[]) {
  for (const { name, parts = {} } of features) {
    for (const [part, load] of Object.entries(parts) as [string, Loader][]) {
      registerPart(part, async () => (await Promise.all([load(), loadTexts(name)]))[0]);
    }
  }
}

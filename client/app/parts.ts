import type { ComponentType } from 'react';
import type { Feature } from '../feature.ts';
import { lend } from '../ui/lent.ts';
import { loadTexts } from './i18n.ts';

type Loader = () => Promise<ComponentType<object>>;

/** Registers the components that features share. They load with the texts of their feature. */
export function lendParts(features: Feature[]) {
  for (const { name, parts = {} } of features) {
    for (const [part, load] of Object.entries(parts) as [string, Loader][]) {
      lend(part, async () => (await Promise.all([load(), loadTexts(name)]))[0]);
    }
  }
}

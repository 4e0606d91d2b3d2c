import { IconCards } from '@tabler/icons-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Feature, MenuLabel } from '../../feature.ts';

/** The label of the menu entry of each card screen, by the last part of its path. */
const menuLabels = {
  basic: 'cardBasic',
  advance: 'cardAdvance',
  statistics: 'cardStatistics',
  analytics: 'cardAnalytics',
  action: 'cardActions',
} as const;

export type CardScreen = keyof typeof menuLabels;
const screens = Object.entries(menuLabels) as [CardScreen, MenuLabel][];
const cardPath = (screen: CardScreen) => `/cards/${screen}`;

export const cards: Feature = {
  name: 'cards',
  routes: [
    ...screens.map(([screen]) => ({
      path: cardPath(screen),
      texts: ['dashboards'],
      lazy: async () => ({ Component: (await import('./cardScreens.ts')).cardScreens[screen] }),
      loader: async (args: LoaderFunctionArgs) =>
        (await import('./cardLoaders.ts')).cardLoaders[screen](args),
    })),
  ],
  menu: [
    ...screens.map(([screen, id]) => ({
      section: 'ui' as const,
      groups: ['card'],
      id,
      icon: IconCards,
      to: cardPath(screen),
    })),
  ],
};

import { IconActivity, IconCards, IconLayoutDashboard, IconShoppingBag } from '@tabler/icons-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Feature, MenuLabel } from '../../feature.ts';
import { analyticsPath, ecommercePath } from './addresses.ts';

declare module '../../feature.ts' {
  interface Parts {
    'cards.ecommerce': object;
  }
}

/** The screens of cards by the ends of their addresses, and their entries in the menu. */
const entries = {
  basic: 'cardBasic',
  advance: 'cardAdvance',
  statistics: 'cardStatistics',
  analytics: 'cardAnalytics',
  action: 'cardActions',
} as const;

export type CardScreen = keyof typeof entries;
const screens = Object.entries(entries) as [CardScreen, MenuLabel][];
const cardPath = (screen: CardScreen) => `/cards/${screen}`;

export const cards: Feature = {
  name: 'cards',
  routes: [
    {
      path: analyticsPath,
      lazy: async () => ({ Component: (await import('./AnalyticsPage.tsx')).AnalyticsPage }),
      loader: async (args) => (await import('./analyticsLoaders.ts')).analyticsLoader(args),
    },
    {
      path: ecommercePath,
      lazy: async () => ({ Component: (await import('./EcommercePage.tsx')).EcommercePage }),
      loader: async (args) => (await import('./loaders.ts')).ecommerceLoader(args),
    },
    ...screens.map(([screen]) => ({
      path: cardPath(screen),
      texts: ['cards/screens'],
      lazy: async () => ({ Component: (await import('./cardScreens.ts')).cardScreens[screen] }),
      loader: async (args: LoaderFunctionArgs) =>
        (await import('./cardLoaders.ts')).cardLoaders[screen](args),
    })),
  ],
  parts: {
    'cards.ecommerce': async () => (await import('./EcommerceDashboard.tsx')).EcommerceDashboard,
  },
  menu: [
    {
      section: 'dashboards',
      id: 'dashboardAnalytics',
      icon: IconActivity,
      to: analyticsPath,
    },
    {
      section: 'dashboards',
      id: 'dashboardEcommerce',
      icon: IconShoppingBag,
      groupIcon: IconLayoutDashboard,
      to: ecommercePath,
    },
    ...screens.map(([screen, id]) => ({
      section: 'ui' as const,
      groups: ['card'],
      id,
      icon: IconCards,
      to: cardPath(screen),
    })),
  ],
};

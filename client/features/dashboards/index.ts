import { IconActivity, IconLayoutDashboard, IconShoppingBag } from '@tabler/icons-react';
import type { Feature } from '../../feature.ts';
import { cardMenu, cardRoutes } from './cardRoutes.ts';

declare module '../../feature.ts' {
  interface SharedComponents {
    'dashboards.ecommerce': object;
  }
}

const analyticsPath = '/dashboard/analytics';
const ecommercePath = '/dashboard/ecommerce';

export const dashboards: Feature = {
  name: 'dashboards',
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
    ...cardRoutes,
  ],
  sharedComponents: {
    'dashboards.ecommerce': async () =>
      (await import('./EcommerceDashboard.tsx')).SharedEcommerceDashboard,
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
    ...cardMenu,
  ],
};

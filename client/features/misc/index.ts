import type { Feature, ScreenRoute } from '../../feature.ts';

const handle: ScreenRoute['handle'] = { layout: 'blank', access: 'everyone' };

export const misc: Feature = {
  name: 'misc',
  routes: [
    {
      path: '/misc/not-authorized',
      handle,
      lazy: async () => ({
        Component: (await import('./NotAuthorizedPage.tsx')).NotAuthorizedPage,
      }),
    },
    {
      path: '/misc/error',
      handle,
      lazy: async () => ({ Component: (await import('./MiscErrorPage.tsx')).MiscErrorPage }),
    },
    {
      path: '/misc/maintenance',
      handle,
      lazy: async () => ({ Component: (await import('./MaintenancePage.tsx')).MaintenancePage }),
    },
    {
      path: '/misc/coming-soon',
      handle,
      lazy: async () => ({ Component: (await import('./ComingSoonPage.tsx')).ComingSoonPage }),
    },
  ],
};

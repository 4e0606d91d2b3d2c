import { IconShieldLock } from '@tabler/icons-react';
import type { Feature, Rule } from '../../feature.ts';

const need: Rule = { action: 'read', subject: 'ACL' };

export const access: Feature = {
  name: 'access',
  routes: [
    {
      path: '/access-control',
      handle: { access: need },
      queries: async () => (await import('./queries.ts')).queries,
      lazy: async () => ({
        Component: (await import('./AccessControlPage.tsx')).AccessControlPage,
      }),
    },
  ],
  menu: [{ id: 'accessControl', icon: IconShieldLock, to: '/access-control', need }],
};

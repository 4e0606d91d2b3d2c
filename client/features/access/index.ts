import { IconShieldLock } from '@tabler/icons-react';
import type { Feature, Rule } from '../../feature.ts';

const requiredRule: Rule = { action: 'read', subject: 'ACL' };

export const access: Feature = {
  name: 'access',
  routes: [
    {
      path: '/access-control',
      handle: { access: requiredRule },
      loader: async (args) => (await import('./loaders.ts')).accessControlLoader(args),
      lazy: async () => ({
        Component: (await import('./AccessControlPage.tsx')).AccessControlPage,
      }),
    },
  ],
  menu: [
    { id: 'accessControl', icon: IconShieldLock, to: '/access-control', access: requiredRule },
  ],
};

import { IconId } from '@tabler/icons-react';
import type { Feature } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';

export const profile: Feature = {
  name: 'profile',
  routes: [
    {
      path: '/pages/profile',
      lazy: async () => ({ Component: (await import('./ProfilePage.tsx')).ProfilePage }),
      loader: async (args) => (await import('./loaders.ts')).profileLoader(args),
      shouldRevalidate: revalidateOnNewPath,
    },
  ],
  menu: [{ section: 'apps', groups: ['pages'], id: 'profile', icon: IconId, to: '/pages/profile' }],
  // The API returns only the profile of the viewer, which has no id.
  typePolicies: { Profile: { keyFields: [] } },
};

import { IconUser, IconUserEdit, IconUsers } from '@tabler/icons-react';
import { redirect } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';

/** Creates a route without an id that redirects to the first user. */
const redirectToFirst = (path: string): ScreenRoute => ({
  path,
  loader: () => redirect(`${path}/1`),
});

export const users: Feature = {
  name: 'users',
  routes: [
    {
      path: '/apps/user/list',
      lazy: async () => ({ Component: (await import('./UserListPage.tsx')).UserListPage }),
      loader: async (args) => (await import('./loaders.ts')).listLoader(args),
      shouldRevalidate: revalidateOnNewPath,
    },
    redirectToFirst('/apps/user/view'),
    {
      path: '/apps/user/view/:id',
      lazy: async () => ({ Component: (await import('./UserViewPage.tsx')).UserViewPage }),
      loader: async (args) => (await import('./loaders.ts')).viewLoader(args),
    },
    redirectToFirst('/apps/user/edit'),
    {
      path: '/apps/user/edit/:id',
      lazy: async () => ({ Component: (await import('./UserEditPage.tsx')).UserEditPage }),
      loader: async (args) => (await import('./loaders.ts')).editLoader(args),
    },
  ],
  menu: [
    { section: 'apps', id: 'userList', icon: IconUsers, to: '/apps/user/list' },
    { id: 'userView', icon: IconUser, to: '/apps/user/view', partOf: 'userList' },
    { id: 'userEdit', icon: IconUserEdit, to: '/apps/user/edit', partOf: 'userList' },
  ],
};

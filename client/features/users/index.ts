import { IconUser, IconUserEdit, IconUsers } from '@tabler/icons-react';
import { type LoaderFunction, redirect } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { parseId } from '../../ui/parseId.ts';

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

/** What is no number is nobody. */
const knownId: LoaderFunction = ({ params: { id } }) => {
  if (!parseId(id)) throw new Response(null, { status: 404 });
  return null;
};

/** Without an id, the screens are about the first user. */
const first = (path: string): ScreenRoute => ({ path, loader: () => redirect(`${path}/1`) });

export const users: Feature = {
  name: 'users',
  routes: [
    {
      path: '/apps/user/list',
      lazy: async () => ({ Component: (await import('./UserListPage.tsx')).UserListPage }),
      queries,
    },
    first('/apps/user/view'),
    {
      path: '/apps/user/view/:id',
      loader: knownId,
      lazy: async () => ({ Component: (await import('./UserViewPage.tsx')).UserViewPage }),
      queries,
    },
    first('/apps/user/edit'),
    {
      path: '/apps/user/edit/:id',
      loader: knownId,
      lazy: async () => ({ Component: (await import('./UserEditPage.tsx')).UserEditPage }),
      queries,
    },
  ],
  menu: [
    { section: 'apps', groups: ['user'], id: 'userList', icon: IconUsers, to: '/apps/user/list' },
    { section: 'apps', groups: ['user'], id: 'userView', icon: IconUser, to: '/apps/user/view' },
    {
      section: 'apps',
      groups: ['user'],
      id: 'userEdit',
      icon: IconUserEdit,
      to: '/apps/user/edit',
    },
  ],
};

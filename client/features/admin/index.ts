import { IconLayoutDashboard } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';

const load =
  (name: 'overviewLoader' | 'listLoader' | 'recordLoader' | 'formLoader'): LoaderFunction =>
  async (args) =>
    (await import('./loaders.ts'))[name](args);

const formRoute: Omit<ScreenRoute, 'path' | 'index' | 'children'> = {
  lazy: async () => ({ Component: (await import('./FormPage.tsx')).FormPage }),
  loader: load('formLoader'),
};

/** The pages of the collections of an own schema. Their fields and texts follow from the schema. */
export const admin: Feature = {
  name: 'admin',
  routes: [
    {
      path: '/admin',
      lazy: async () => ({ Component: (await import('./OverviewPage.tsx')).OverviewPage }),
      loader: load('overviewLoader'),
    },
    {
      path: '/admin/:path',
      lazy: async () => ({ Component: (await import('./CollectionPage.tsx')).CollectionPage }),
      loader: load('listLoader'),
      shouldRevalidate: revalidateOnNewPath,
    },
    { path: '/admin/:path/new', ...formRoute },
    {
      path: '/admin/:path/view/:id',
      lazy: async () => ({ Component: (await import('./RecordPage.tsx')).RecordPage }),
      loader: load('recordLoader'),
    },
    { path: '/admin/:path/edit/:id', ...formRoute },
  ],
  menu: [{ id: 'adminOverview', icon: IconLayoutDashboard, to: '/admin' }],
  loadMenu: async (...args) => (await import('./loadMenu.ts')).loadMenu(...args),
  typePolicies: {
    Collection: { keyFields: ['name'] },
    CollectionField: { keyFields: false },
    CollectionRow: { keyFields: ['collection', 'id'], fields: { links: { merge: false } } },
    CollectionLink: { keyFields: false },
    RecordHistoryEntry: { keyFields: false },
  },
};

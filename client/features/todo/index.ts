import { IconChecklist, IconPlus } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';

const lazy = async () => ({ Component: (await import('./TodoPage.tsx')).TodoPage });

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).todoLoader(args);

const routes: ScreenRoute[] = ['/apps/todo', '/apps/todo/:filter', '/apps/todo/tag/:tag'].map(
  (path) => ({ path, lazy, loader }),
);

export const todo: Feature = {
  name: 'todo',
  routes,
  // A new list of tags replaces the cached list.
  typePolicies: {
    Query: { fields: { customTags: { merge: false } } },
    Task: { fields: { customTags: { merge: false } } },
  },
  menu: [{ id: 'todo', icon: IconChecklist, to: '/apps/todo' }],
  commands: [{ id: 'addTask', icon: IconPlus, to: '/apps/todo?task=new' }],
};

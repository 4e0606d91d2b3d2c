import { IconChecklist, IconPlus } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { isPlace } from './places.ts';

/** A filter or a tag we do not know is no address of ours. */
const knownPlace: LoaderFunction = ({ params }) => {
  if (!isPlace(params)) throw new Response(null, { status: 404 });
  return null;
};

const lazy = async () => ({ Component: (await import('./TodoPage.tsx')).TodoPage });

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

const routes: ScreenRoute[] = ['/apps/todo', '/apps/todo/:filter', '/apps/todo/tag/:tag'].map(
  (path) => ({ path, loader: knownPlace, lazy, queries }),
);

export const todo: Feature = {
  name: 'todo',
  routes,
  menu: [{ id: 'todo', icon: IconChecklist, to: '/apps/todo' }],
  commands: [{ id: 'addTask', icon: IconPlus, to: '/apps/todo?task=new' }],
};

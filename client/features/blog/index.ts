import { type LoaderFunction, redirect } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { parseId } from '../../ui/parseId.ts';

const knownPost: LoaderFunction = ({ params: { id } }) => {
  if (!parseId(id)) throw new Response(null, { status: 404 });
  return null;
};

const queriesOf =
  (screen: 'list' | 'detail' | 'edit'): ScreenRoute['queries'] =>
  async (args) =>
    (await import('./queries.ts')).queries[screen](args);

const routes: ScreenRoute[] = [
  {
    path: '/pages/blog/list',
    lazy: async () => ({ Component: (await import('./BlogPage.tsx')).BlogPage }),
    queries: queriesOf('list'),
  },
  { path: '/pages/blog/detail', loader: () => redirect('/pages/blog/detail/1') },
  {
    path: '/pages/blog/detail/:id',
    loader: knownPost,
    lazy: async () => ({ Component: (await import('./PostPage.tsx')).PostPage }),
    queries: queriesOf('detail'),
  },
  { path: '/pages/blog/edit', loader: () => redirect('/pages/blog/edit/1') },
  {
    path: '/pages/blog/edit/:id',
    loader: knownPost,
    lazy: async () => ({ Component: (await import('./EditPostPage.tsx')).EditPostPage }),
    queries: queriesOf('edit'),
  },
  {
    path: '/pages/blog/new',
    lazy: async () => ({ Component: (await import('./NewPostPage.tsx')).NewPostPage }),
  },
];

const groups = ['pages', 'blog'];

export const blog: Feature = {
  name: 'blog',
  routes,
  menu: [
    { section: 'apps', groups, id: 'blogList', to: '/pages/blog/list' },
    { section: 'apps', groups, id: 'blogDetail', to: '/pages/blog/detail' },
    { section: 'apps', groups, id: 'blogEdit', to: '/pages/blog/edit' },
  ],
};

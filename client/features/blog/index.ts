import { redirect } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';

const routes: ScreenRoute[] = [
  {
    path: '/pages/blog/list',
    lazy: async () => ({ Component: (await import('./BlogPage.tsx')).BlogPage }),
    loader: async (args) => (await import('./loaders.ts')).listLoader(args),
  },
  { path: '/pages/blog/detail', loader: () => redirect('/pages/blog/detail/1') },
  {
    path: '/pages/blog/detail/:id',
    lazy: async () => ({ Component: (await import('./PostPage.tsx')).PostPage }),
    loader: async (args) => (await import('./loaders.ts')).detailLoader(args),
  },
  { path: '/pages/blog/edit', loader: () => redirect('/pages/blog/edit/1') },
  {
    path: '/pages/blog/edit/:id',
    lazy: async () => ({ Component: (await import('./EditPostPage.tsx')).EditPostPage }),
    loader: async (args) => (await import('./loaders.ts')).editLoader(args),
  },
  {
    path: '/pages/blog/new',
    lazy: async () => ({ Component: (await import('./NewPostPage.tsx')).NewPostPage }),
  },
];

export const blog: Feature = {
  name: 'blog',
  routes,
  menu: [
    { section: 'apps', groups: ['pages'], id: 'blogList', to: '/pages/blog/list' },
    { id: 'blogDetail', to: '/pages/blog/detail', partOf: 'blogList' },
    { id: 'blogEdit', to: '/pages/blog/edit', partOf: 'blogList' },
  ],
};

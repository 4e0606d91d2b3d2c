import { IconLayout } from '@tabler/icons-react';
import type { Feature, ScreenRoute, ScreenSettings } from '../../feature.ts';
import type { LayoutId } from './LayoutPage.tsx';

/** What each screen asks of the frame, by its menu id; the frame undoes it on leaving. */
const screens: [id: LayoutId, to: string, handle: ScreenSettings][] = [
  ['layoutCollapsed', '/page-layout/collapse-menu', { menu: 'collapsed' }],
  ['layoutBoxed', '/page-layout/layout-boxed', { content: 'boxed' }],
  ['layoutWithoutMenu', '/page-layout/without-menu', { menu: 'hidden' }],
  ['layoutEmpty', '/page-layout/layout-empty', {}],
  ['layoutBlank', '/page-layout/layout-blank', { layout: 'blank' }],
];

export const layouts: Feature = {
  name: 'layouts',
  routes: screens.map(
    ([id, path, handle]): ScreenRoute => ({
      path,
      handle,
      lazy: async () => ({ Component: (await import('./LayoutPage.tsx')).layoutPage(id, handle) }),
    }),
  ),
  menu: screens.map(([id, to]) => ({ id, to, groupIcon: IconLayout })),
};

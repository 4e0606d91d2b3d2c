import { IconLayout } from '@tabler/icons-react';
import type { Feature, ScreenRoute, ScreenSettings } from '../../feature.ts';
import type { LayoutId } from './LayoutPage.tsx';

/** The layout settings of each screen, by its menu id. They end with the screen. */
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

import { IconTable } from '@tabler/icons-react';
import type { Feature, ScreenRoute } from '../../feature.ts';

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

export const datatables: Feature = {
  name: 'datatables',
  routes: [
    {
      path: '/datatables/basic',
      lazy: async () => ({ Component: (await import('./BasicPage.tsx')).BasicPage }),
      queries,
    },
    {
      path: '/datatables/advance',
      lazy: async () => ({ Component: (await import('./AdvancedPage.tsx')).AdvancedPage }),
      queries,
    },
  ],
  menu: [
    { id: 'datatableBasic', groupIcon: IconTable, to: '/datatables/basic' },
    { id: 'datatableAdvanced', to: '/datatables/advance' },
  ],
};

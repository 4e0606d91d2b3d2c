import { IconTable } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature } from '../../feature.ts';
import { revalidateOnNewPath } from '../../navigation/revalidateOnNewPath.ts';

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).tablesLoader(args);

export const datatables: Feature = {
  name: 'datatables',
  routes: [
    {
      path: '/datatables/basic',
      lazy: async () => ({ Component: (await import('./BasicPage.tsx')).BasicPage }),
      loader,
      shouldRevalidate: revalidateOnNewPath,
    },
    {
      path: '/datatables/advance',
      lazy: async () => ({ Component: (await import('./AdvancedPage.tsx')).AdvancedPage }),
      loader,
      shouldRevalidate: revalidateOnNewPath,
    },
  ],
  menu: [
    { id: 'datatableBasic', groupIcon: IconTable, to: '/datatables/basic' },
    { id: 'datatableAdvanced', to: '/datatables/advance' },
  ],
};

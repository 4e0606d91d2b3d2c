import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useTitle } from '../../navigation/useTitle.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { EcommerceDashboard } from './EcommerceDashboard.tsx';
import type { ecommerceLoader } from './loaders.ts';

/** The page of the e-commerce dashboard: the start page of users who may read everything. */
export function EcommercePage() {
  const { t } = useTranslation('dashboards');
  useTitle(t('ecommerce.title'));

  return (
    <Stack gap="xl">
      <DashboardHeader title={t('ecommerce.title')} />
      <EcommerceDashboard query={useLoaderData<typeof ecommerceLoader>().page} />
    </Stack>
  );
}

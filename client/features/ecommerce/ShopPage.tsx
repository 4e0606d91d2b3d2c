import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Shop } from './Shop.tsx';
import classes from './ShopPage.module.css';
import { ShopSkeleton } from './ShopSkeleton.tsx';

/** The page of the shop. The URL contains the filters, the sort order and the view. */
export function ShopPage() {
  const { t } = useTranslation('ecommerce');
  useTitle(t('shop.title'));

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader title={t('shop.title')} />
      <Suspense fallback={<ShopSkeleton />}>
        <Shop />
      </Suspense>
    </Stack>
  );
}

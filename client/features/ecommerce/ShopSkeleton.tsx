import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ShopPage.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ShopSkeleton() {
  const { t } = useTranslation('app');

  return (
    <div className={classes.shop} role="status" aria-label={t('loading')}>
      <Skeleton height={560} radius={10} visibleFrom="md" />
      <Stack gap="lg" miw={0} className={classes.results}>
        <Skeleton height={60} radius={10} />
        <div className={classes.grid}>
          {cards.map((card) => (
            <Skeleton key={card} height={392} radius={10} />
          ))}
        </div>
      </Stack>
    </div>
  );
}

import { Button, Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EcommercePageQuery } from '../../../gql/dashboards/graphql.ts';
import { useViewer } from '../../../session/session.ts';
import { ordersPath, productPath } from './addresses.ts';
import classes from './BestSellerCard.module.css';
import { Medal } from './Medal.tsx';
import { useFormats } from './useFormats.ts';

/** A greeting with the best-selling product. */
export function BestSellerCard({ product }: { product: EcommercePageQuery['bestSeller'] }) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatNumber } = useFormats();
  const [name] = (useViewer()?.fullName ?? '').split(' ');

  return (
    <Card
      component="section"
      miw={0}
      style={{ overflow: 'hidden', alignItems: 'flex-start' }}
      aria-labelledby="best-seller"
    >
      <Medal className={classes.medal} />
      <Title id="best-seller" order={2} size="h3" pe={104}>
        {name ? t('bestSeller.hello', { name }) : t('bestSeller.title')}
      </Title>
      {product ? (
        <>
          <Text c="dimmed" pe={104} className={classes.text}>
            {t('bestSeller.title')}: <Link to={productPath(product.slug)}>{product.name}</Link>
          </Text>
          <Text
            size="figure"
            c="var(--mantine-color-primary-light-color)"
            mt="xs"
            mb="md"
            className={classes.figure}
          >
            <bdi>{formatDollars(product.earned)}</bdi>{' '}
            <bdi>
              {t('bestSeller.sold', { count: product.qty, number: formatNumber(product.qty) })}
            </bdi>
          </Text>
        </>
      ) : (
        <Text c="dimmed" pe={104} className={classes.text}>
          {t('bestSeller.none')}
        </Text>
      )}
      <Button component={Link} to={ordersPath} mt="auto">
        {t('bestSeller.view')}
      </Button>
    </Card>
  );
}

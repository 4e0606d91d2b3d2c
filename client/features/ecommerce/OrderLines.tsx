import { Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderPageQuery } from '../../gql/ecommerce/graphql.ts';
import { ColorName } from './ColorName.tsx';
import classes from './OrderPage.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { productPath } from './paths.ts';
import { useDollarFormat } from './useDollarFormat.ts';

/** The products of an order, at the prices of its date. */
export function OrderLines({ lines }: { lines: OrderPageQuery['order']['lines'] }) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();

  return (
    <Card component="section" padding={0} miw={0} aria-label={t('order.lines')}>
      <ul className={classes.lines} data-lines>
        {lines.map((line) => (
          <li key={line.position}>
            <ProductPicture
              className={classes.picture}
              image={line.image}
              color={line.color}
              isCover
            />
            <Stack gap={0} miw={0} flex={1} className={classes.names}>
              <Link to={productPath(line.slug, line.color)}>{line.name}</Link>
              <Text inherit c="dimmed" span>
                {line.brandName} · <ColorName color={line.color} />
              </Text>
              <Text inherit c="dimmed" span>
                <bdi>
                  {t('order.line', {
                    count: line.qty,
                    price: formatDollars(line.unitPrice),
                    percent: line.discountPercentage / 100,
                  })}
                </bdi>
              </Text>
            </Stack>
            <bdi className={classes.total}>{formatDollars(line.total)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

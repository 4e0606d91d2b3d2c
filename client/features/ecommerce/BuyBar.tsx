import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import { BuyActions } from './BuyActions.tsx';
import classes from './BuyBar.module.css';
import { ColorName } from './ColorName.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { useDollarFormat } from './useDollarFormat.ts';
import type { ProductChoice } from './useProductChoice.ts';

interface BuyBarProps {
  product: ProductPageQuery['product'];
  choice: ProductChoice;
}

/** The product and its buttons, while those of the page are out of view. On phones, it is at the bottom of the window. */
export function BuyBar({ product, choice }: BuyBarProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();

  return (
    <section className={classes.anchor} aria-label={t('buy.bar')} data-bottom-bar>
      <div className={classes.bar}>
        <ProductPicture className={classes.picture} image={product.image} color={choice.color} />
        <div className={classes.names}>
          <Text fw={600} truncate>
            {product.name}
          </Text>
          <Group gap="xs" wrap="nowrap" c="dimmed">
            <Text c="bright" fw={600} mod="tabular" span>
              <bdi>{formatDollars(product.price)}</bdi>
            </Text>
            <ColorName color={choice.color} />
          </Group>
        </div>
        <div className={classes.actions}>
          <BuyActions name={product.name} choice={choice} />
        </div>
      </div>
    </section>
  );
}

import { ActionIcon, Box, Group, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard_ProductFragment } from '../../gql/ecommerce/graphql.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './RelatedProducts.module.css';
import { useWishlistActions } from './useWishlistActions.ts';
import { WishlistButton } from './WishlistButton.tsx';

/** Similar products in a row, which can be scrolled with buttons and with the keyboard. */
export function RelatedProducts({ products }: { products: ProductCard_ProductFragment[] }) {
  const { t } = useTranslation('ecommerce');
  const wishlistActions = useWishlistActions();
  const row = useRef<HTMLUListElement>(null);

  function scroll(direction: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * sign * list.clientWidth * 0.8 });
  }

  return (
    <Box component="section" miw={0} aria-labelledby="related">
      <Group gap="lg" wrap="nowrap" justify="space-between" mb="lg">
        <div>
          <Title order={2} id="related">
            {t('related.title')}
          </Title>
          <Text c="dimmed">{t('related.text')}</Text>
        </div>
        <Group gap="sm" wrap="nowrap" align="stretch" className={classes.arrows}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('related.previous')}
            onClick={() => scroll(-1)}
          >
            <IconChevronLeft size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('related.next')}
            onClick={() => scroll(1)}
          >
            <IconChevronRight size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
      </Group>
      <ul ref={row} className={classes.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              corner={
                <WishlistButton
                  product={product}
                  onToggle={() => void wishlistActions.toggle(product)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Box>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard_ProductFragment } from '../../gql/ecommerce/graphql.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './RelatedProducts.module.css';
import { useWishes } from './useWishes.ts';
import { WishButton } from './WishButton.tsx';

/** Similar products in a row that scrolls, with buttons and by keyboard. */
export function RelatedProducts({ products }: { products: ProductCard_ProductFragment[] }) {
  const { t } = useTranslation('ecommerce');
  const wishes = useWishes();
  const row = useRef<HTMLUListElement>(null);

  function turn(direction: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * sign * list.clientWidth * 0.8 });
  }

  return (
    <section className={classes.related} aria-labelledby="related">
      <div className={classes.header}>
        <div>
          <h2 id="related">{t('related.title')}</h2>
          <p>{t('related.text')}</p>
        </div>
        <div className={classes.arrows}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('related.previous')}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('related.next')}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={18} stroke={1.7} />
          </ActionIcon>
        </div>
      </div>
      <ul ref={row} className={classes.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              corner={<WishButton product={product} onToggle={() => void wishes.toggle(product)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

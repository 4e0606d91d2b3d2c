// remove-feature blog ecommerce
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './BasicCard.module.css';
import { BasicCard, Excerpt, type Product, ProductImage, ProductTitle } from './BasicCard.tsx';
import { ProductLinks } from './BasicContent.tsx';

interface BasicNavigationProps {
  variant: 'pills' | 'default';
  product: Product;
}

/** A card with tabs. The last tab is disabled. */
export function BasicNavigation({ variant, product }: BasicNavigationProps) {
  const { t } = useTranslation('dashboards/cards');

  return (
    <BasicCard>
      <Tabs p={20} variant={variant} defaultValue="about" keepMounted={false}>
        <Tabs.List aria-label={product.name}>
          <Tabs.Tab value="about">{t('basic.tab.about')}</Tabs.Tab>
          <Tabs.Tab value="picture">{t('basic.tab.picture')}</Tabs.Tab>
          <Tabs.Tab value="reviews" disabled>
            {t('basic.tab.reviews')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="about" className={classes.panel}>
          <ProductTitle product={product} />
          <Excerpt text={product.description} />
          <ProductLinks product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="picture" className={classes.panel}>
          <ProductImage product={product} />
        </Tabs.Panel>
      </Tabs>
    </BasicCard>
  );
}

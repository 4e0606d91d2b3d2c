import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './BasicCard.module.css';
import { BasicCard, Excerpt, Picture, type Product, ProductTitle } from './BasicCard.tsx';
import { Links } from './BasicContent.tsx';

interface BasicNavigationProps {
  look: 'pills' | 'default';
  product: Product;
}

/** A card with tabs. The last tab is disabled. */
export function BasicNavigation({ look, product }: BasicNavigationProps) {
  const { t } = useTranslation('cards');

  return (
    <BasicCard>
      <Tabs className={classes.tabs} variant={look} defaultValue="about" keepMounted={false}>
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
          <Links product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="picture" className={classes.panel}>
          <Picture product={product} />
        </Tabs.Panel>
      </Tabs>
    </BasicCard>
  );
}

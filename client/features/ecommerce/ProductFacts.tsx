import { IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Cart_LineFragment,
  ProductColor,
  ProductPageQuery,
} from '../../gql/ecommerce/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BuyButton } from './BuyButton.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { useDollars } from './dollars.ts';
import classes from './ProductPage.module.css';
import { ShareMenu } from './ShareMenu.tsx';
import { Stars } from './Stars.tsx';
import { useShopping } from './useShopping.ts';
import { useWishes } from './useWishes.ts';
import { WishButton } from './WishButton.tsx';

interface ProductFactsProps {
  product: ProductPageQuery['product'];
  /** The line item of the product, if it is in the cart. */
  line: Cart_LineFragment | undefined;
}

/** The details of a product, and its actions. */
export function ProductFacts({ product, line }: ProductFactsProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useDollars();
  const shopping = useShopping();
  const wishes = useWishes();
  const [chosen, setChosen] = useState<ProductColor>(product.colorOptions[0] ?? 'PRIMARY');
  const color = line?.color ?? chosen;

  function choose(next: ProductColor) {
    setChosen(next);
    if (line) void shopping.setColor(line, next);
  }

  return (
    <div className={classes.facts}>
      <h1 className={classes.name}>{product.name}</h1>
      <p className={classes.brand}>
        {t('product.by', { brand: product.brandName })}
        <Stars rating={product.rating} />
      </p>
      <p className={classes.price}>
        <bdi>{dollars(product.price)}</bdi>
      </p>
      <p className={classes.muted}>
        <bdi>{t('product.monthly', { price: dollars(product.monthlyPrice) })}</bdi>
      </p>
      <div className={classes.badges}>
        <StatusBadge tone="success" icon={IconCheck}>
          {t('product.inStock')}
        </StatusBadge>
        {product.hasFreeShipping && (
          <StatusBadge tone="primary" icon={IconTruckDelivery}>
            {t('freeShipping')}
          </StatusBadge>
        )}
      </div>
      <p className={classes.description} dir="auto">
        {product.description}
      </p>
      <ColorChoice colors={product.colorOptions} value={color} onChange={choose} />
      <div className={classes.buttons}>
        <BuyButton size="md" product={product} onBuy={() => void shopping.putIn(product, chosen)} />
        <WishButton product={product} onToggle={() => void wishes.toggle(product)} />
        <ShareMenu title={product.name} />
      </div>
    </div>
  );
}

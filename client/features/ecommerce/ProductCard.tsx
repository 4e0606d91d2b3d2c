import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductCard_ProductFragment } from '../../gql/ecommerce/graphql.ts';
import { productPath } from './addresses.ts';
import { useDollars } from './dollars.ts';
import classes from './ProductCard.module.css';
import { Stars } from './Stars.tsx';

interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** Whether the card is wide and shows the whole description. */
  isRow?: boolean;
  /** The element in the corner. */
  corner?: ReactNode;
  /** The buttons of the card. */
  children?: ReactNode;
}

/** A product in a list. Its picture and its name are links. */
export function ProductCard({ product, isRow, corner, children }: ProductCardProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useDollars();
  const { name, slug, description, brandName, price, image, hasFreeShipping, rating } = product;

  return (
    <article className={classes.card} data-row={isRow || undefined}>
      <div className={classes.picture}>
        <img src={image} alt="" loading="lazy" width={320} height={320} />
        {corner && <div className={classes.corner}>{corner}</div>}
      </div>
      <div className={classes.body}>
        <div className={classes.facts}>
          <Stars rating={rating} />
          <span className={classes.brand}>{brandName}</span>
        </div>
        <h2 className={classes.name}>
          <Link to={productPath(slug)}>{name}</Link>
        </h2>
        <p className={classes.description}>{description}</p>
      </div>
      <div className={classes.end}>
        <p className={classes.price}>
          <bdi>{dollars(price)}</bdi>
          {hasFreeShipping && (
            <span className={classes.free}>
              <IconTruckDelivery size={14} stroke={1.8} aria-hidden />
              {t('freeShipping')}
            </span>
          )}
        </p>
        {children && <div className={classes.buttons}>{children}</div>}
      </div>
    </article>
  );
}

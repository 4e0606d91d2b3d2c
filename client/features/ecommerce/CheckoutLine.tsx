import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconTrash, IconTruckDelivery } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Cart_LineFragment } from '../../gql/ecommerce/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { productPath } from './addresses.ts';
import classes from './CheckoutLine.module.css';
import { ColorName } from './ColorName.tsx';
import { useDollars } from './dollars.ts';
import type { Shopping } from './useShopping.ts';
import { useWishes } from './useWishes.ts';

interface CheckoutLineProps {
  line: Cart_LineFragment;
  shopping: Shopping;
}

const mostOfAProduct = 10;

/** A line item of the checkout, with its actions. */
export function CheckoutLine({ line, shopping }: CheckoutLineProps) {
  const { t } = useTranslation('ecommerce');
  const dollars = useDollars();
  const wishes = useWishes();
  const { product, qty, color, offers, discountPercentage, shippingDate, price, total } = line;
  const { name, slug, brandName, image, hasFreeShipping, isInWishlist } = product;
  // A second click can happen before the cache has changed.
  const [inputQuantity, setInputQuantity] = useState(qty);
  useEffect(() => setInputQuantity(qty), [qty]);

  function want(next: number) {
    if (next === inputQuantity || next < 1 || next > mostOfAProduct) return;
    setInputQuantity(next);
    void shopping.setQuantity(line, next);
  }

  const Heart = isInWishlist ? IconHeartFilled : IconHeart;

  return (
    <li className={classes.line} data-line={product.id}>
      <img className={classes.picture} src={image} alt="" width={160} height={120} />
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <Link to={productPath(slug)}>{name}</Link>
        </h2>
        <p className={classes.muted}>
          {t('product.by', { brand: brandName })} · <ColorName color={color} />
        </p>
        <p className={classes.stock}>{t('product.inStock')}</p>
        <div className={classes.quantity}>
          <NumberStepper
            label={t('line.quantity', { name })}
            isLabelHidden
            value={inputQuantity}
            min={1}
            max={mostOfAProduct}
            onChange={want}
          />
        </div>
        <p className={classes.muted}>
          <bdi>
            {t('line.delivery')} <DateText value={shippingDate} />
          </bdi>
        </p>
        {discountPercentage > 0 && (
          <p className={classes.discount}>
            <bdi>{t('line.discount', { percent: discountPercentage / 100, count: offers })}</bdi>
          </p>
        )}
      </div>
      <div className={classes.end}>
        <p className={classes.price} aria-busy={shopping.isChanging || undefined}>
          <bdi>{dollars(total)}</bdi>
          {total < price && (
            <del>
              <span className="fd-sr-only">{t('line.before')} </span>
              <bdi>{dollars(price)}</bdi>
            </del>
          )}
        </p>
        {hasFreeShipping && (
          <StatusBadge tone="primary" icon={IconTruckDelivery}>
            {t('freeShipping')}
          </StatusBadge>
        )}
        <div className={classes.buttons}>
          <Button
            variant="default"
            aria-label={t('line.remove', { name })}
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={() => void shopping.takeOut(product)}
          >
            {t('remove')}
          </Button>
          <Button
            className={classes.wish}
            variant="light"
            aria-label={t('wish', { name })}
            aria-pressed={isInWishlist}
            leftSection={<Heart size={16} stroke={1.7} aria-hidden />}
            onClick={() => void wishes.toggle(product)}
          >
            {t('wishlist.short')}
          </Button>
        </div>
      </div>
    </li>
  );
}

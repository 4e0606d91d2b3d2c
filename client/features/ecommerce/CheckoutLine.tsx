import { Box, Button, Text } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconTrash, IconTruckDelivery } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Cart_LineFragment } from '../../gql/ecommerce/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './CheckoutLine.module.css';
import { ColorName } from './ColorName.tsx';
import { maxQuantity } from './maxQuantity.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { productPath } from './paths.ts';
import type { CartActions } from './useCartActions.ts';
import { useDollarFormat } from './useDollarFormat.ts';
import { useLineLabel } from './useLineLabel.ts';
import { useWishlistActions } from './useWishlistActions.ts';

interface CheckoutLineProps {
  line: Cart_LineFragment;
  cartActions: CartActions;
}

/** A line item of the checkout, with its actions. */
export function CheckoutLine({ line, cartActions }: CheckoutLineProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const wishlistActions = useWishlistActions();
  const { product, qty, color, offers, discountPercentage, shippingDate, price, total } = line;
  const { name, slug, brandName, image, hasFreeShipping, wishlistColors } = product;
  const isInWishlist = wishlistColors.includes(color);
  const label = useLineLabel(line);
  // The new quantity is kept here, because a second click can happen before the cache has changed.
  const [inputQuantity, setInputQuantity] = useState(qty);
  useEffect(() => setInputQuantity(qty), [qty]);

  function changeQuantity(next: number) {
    if (next === inputQuantity || next < 1 || next > maxQuantity) return;
    setInputQuantity(next);
    void cartActions.setQuantity(line, next);
  }

  const Heart = isInWishlist ? IconHeartFilled : IconHeart;

  return (
    <li className={classes.line} data-line={product.id}>
      <ProductPicture className={classes.picture} image={image} color={color} isCover />
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <Link to={productPath(slug, color)}>{name}</Link>
        </h2>
        <Text c="dimmed">
          {t('product.by', { brand: brandName })} · <ColorName color={color} />
        </Text>
        <Text c="success">{t('product.inStock')}</Text>
        <Box w={140} my="xs">
          <NumberStepper
            label={t('line.quantity', { name: label })}
            isLabelHidden
            value={inputQuantity}
            min={1}
            max={maxQuantity}
            onChange={changeQuantity}
          />
        </Box>
        <Text c="dimmed">
          <bdi>
            {t('line.delivery')} <DateText value={shippingDate} />
          </bdi>
        </Text>
        {discountPercentage > 0 && (
          <Text c="success">
            <bdi>{t('line.discount', { percent: discountPercentage / 100, count: offers })}</bdi>
          </Text>
        )}
      </div>
      <div className={classes.end}>
        <p className={classes.price} aria-busy={cartActions.isChanging || undefined}>
          <bdi>{formatDollars(total)}</bdi>
          {total < price && (
            <del>
              <span className="fd-sr-only">{t('line.before')} </span>
              <bdi>{formatDollars(price)}</bdi>
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
            aria-label={t('line.remove', { name: label })}
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={() => void cartActions.remove(line)}
          >
            {t('remove')}
          </Button>
          <Button
            className={classes.wishlistButton}
            variant="light"
            aria-label={t('wish', { name: label })}
            aria-pressed={isInWishlist}
            leftSection={<Heart size={16} stroke={1.7} aria-hidden />}
            onClick={() => void wishlistActions.toggle(product, color)}
          >
            {t('wishlist.short')}
          </Button>
        </div>
      </div>
    </li>
  );
}

import { ActionIcon, Box, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartMenuQuery } from '../../gql/ecommerceNavbar/graphql.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import classes from './CartMenu.module.css';
import type { CartActions } from './useCartActions.ts';

interface CartLineProps {
  line: CartMenuQuery['cart']['lines'][number];
  cartActions: CartActions;
  onClose: () => void;
}

/** The maximum quantity of a product. */
const maxQuantity = 10;

/** A line item in the menu of the cart. */
export function CartLine({ line, cartActions, onClose }: CartLineProps) {
  const { t } = useTranslation('ecommerce');
  const { qty, product } = line;
  const { name, slug, brandName, price, image } = product;
  // The new quantity is kept here, because a second click can happen before the cache has changed.
  const [inputQuantity, setInputQuantity] = useState(qty);
  useEffect(() => setInputQuantity(qty), [qty]);

  function changeQuantity(next: number) {
    if (next === inputQuantity || next < 1 || next > maxQuantity) return;
    setInputQuantity(next);
    void cartActions.setQuantity(line, next);
  }

  const to = `/apps/ecommerce/product-detail/${slug}`;

  return (
    <li className={classes.line}>
      <img className={classes.picture} src={image} alt="" width={56} height={56} />
      <Box miw={0}>
        {canOpen(to) ? (
          <Link className={classes.name} to={to} onClick={onClose}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <Text size="xs" c="dimmed" span>
          {brandName}
        </Text>
      </Box>
      <ActionIcon
        className={classes.remove}
        size={32}
        variant="subtle"
        color="gray"
        aria-label={t('cart.remove', { name })}
        onClick={() => void cartActions.remove(product)}
      >
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
      <NumberStepper
        label={t('cart.quantity', { name })}
        isLabelHidden
        value={inputQuantity}
        min={1}
        max={maxQuantity}
        onChange={changeQuantity}
      />
      <Text inherit fw={500} mod="tabular" span style={{ justifySelf: 'end' }}>
        <MoneyText value={inputQuantity * price} />
      </Text>
    </li>
  );
}

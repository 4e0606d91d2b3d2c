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
import { ColorName } from './ColorName.tsx';
import { maxQuantity } from './maxQuantity.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { productPath } from './paths.ts';
import type { CartActions } from './useCartActions.ts';
import { useLineLabel } from './useLineLabel.ts';

interface CartLineProps {
  line: CartMenuQuery['cart']['lines'][number];
  cartActions: CartActions;
  onClose: () => void;
}

/** A line item in the menu of the cart. */
export function CartLine({ line, cartActions, onClose }: CartLineProps) {
  const { t } = useTranslation('ecommerce');
  const { qty, color, product } = line;
  const { name, slug, brandName, price, image } = product;
  const label = useLineLabel(line);
  // The new quantity is kept here, because a second click can happen before the cache has changed.
  const [inputQuantity, setInputQuantity] = useState(qty);
  useEffect(() => setInputQuantity(qty), [qty]);

  function changeQuantity(next: number) {
    if (next === inputQuantity || next < 1 || next > maxQuantity) return;
    setInputQuantity(next);
    void cartActions.setQuantity(line, next);
  }

  const to = productPath(slug, color);

  return (
    <li className={classes.line}>
      <ProductPicture className={classes.picture} image={image} color={color} />
      <Box miw={0}>
        {canOpen(to) ? (
          <Link className={classes.name} to={to} onClick={onClose}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <Text size="xs" c="dimmed" span>
          {brandName} · <ColorName color={color} />
        </Text>
      </Box>
      <ActionIcon
        className={classes.remove}
        size={32}
        variant="subtle"
        color="gray"
        aria-label={t('cart.remove', { name: label })}
        onClick={() => void cartActions.remove(line)}
      >
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
      <NumberStepper
        label={t('cart.quantity', { name: label })}
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

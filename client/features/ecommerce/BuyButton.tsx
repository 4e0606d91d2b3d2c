import { Button, type ButtonProps } from '@mantine/core';
import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { checkoutPath } from './addresses.ts';

interface BuyButtonProps extends ButtonProps {
  product: { name: string; isInCart: boolean };
  onBuy: () => void;
}

/** A button that adds the product to the cart. Once added, it is a link to the cart. */
export function BuyButton({ product, onBuy, ...look }: BuyButtonProps) {
  const { t } = useTranslation('ecommerce');
  const { name, isInCart } = product;

  if (isInCart) {
    return (
      <Button
        {...look}
        component={Link}
        to={checkoutPath}
        variant="light"
        aria-label={t('buy.viewNamed', { name })}
        leftSection={<IconShoppingCartCheck size={18} stroke={1.7} aria-hidden />}
      >
        {t('buy.view')}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      aria-label={t('buy.addNamed', { name })}
      leftSection={<IconShoppingCart size={18} stroke={1.7} aria-hidden />}
      onClick={onBuy}
    >
      {t('buy.add')}
    </Button>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { checkoutPath } from './paths.ts';

interface AddToCartButtonProps extends ButtonProps {
  product: { name: string; isInCart: boolean };
  onAdd: () => void;
}

/** A button that adds a product to the cart. For a product in the cart, it is a link to the cart. */
export function AddToCartButton({ product, onAdd, ...buttonProps }: AddToCartButtonProps) {
  const { t } = useTranslation('ecommerce');
  const { name, isInCart } = product;

  if (isInCart) {
    return (
      <Button
        {...buttonProps}
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
      {...buttonProps}
      aria-label={t('buy.addNamed', { name })}
      leftSection={<IconShoppingCart size={18} stroke={1.7} aria-hidden />}
      onClick={onAdd}
    >
      {t('buy.add')}
    </Button>
  );
}

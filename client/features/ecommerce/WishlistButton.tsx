import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './WishlistButton.module.css';

interface WishlistButtonProps {
  product: { name: string; isInWishlist: boolean };
  onToggle: () => void;
  className?: string;
}

/** A toggle that adds the product to the wish list. */
export function WishlistButton({ product, onToggle, className = '' }: WishlistButtonProps) {
  const { t } = useTranslation('ecommerce');
  const { name, isInWishlist } = product;
  const Heart = isInWishlist ? IconHeartFilled : IconHeart;

  return (
    <ActionIcon
      className={`${classes.wishlistButton} ${className}`}
      size={40}
      variant="default"
      aria-label={t('wish', { name })}
      aria-pressed={isInWishlist}
      onClick={onToggle}
    >
      <Heart size={20} stroke={1.7} />
    </ActionIcon>
  );
}

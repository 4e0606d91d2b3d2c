import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Stars.module.css';

const starNumbers = [1, 2, 3, 4, 5];

interface StarsProps {
  rating: number;
  /** The name for screen readers, if it says more than the number of stars. */
  label?: string;
}

/** A rating as stars, with a number for screen readers. */
export function Stars({ rating, label }: StarsProps) {
  const { t } = useTranslation('ecommerce');

  return (
    <span className={classes.stars} role="img" aria-label={label ?? t('stars', { count: rating })}>
      {starNumbers.map((star) => (
        <IconStarFilled key={star} size={14} data-lit={star <= rating || undefined} aria-hidden />
      ))}
    </span>
  );
}

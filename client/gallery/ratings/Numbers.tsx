import { Rating } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Numbers.module.css';

export function Numbers() {
  const { t } = useTranslation('ratings');

  return (
    <Rating
      role="radiogroup"
      aria-label={t('rateDesk')}
      getSymbolLabel={(count) => t('points', { count })}
      defaultValue={2}
      emptySymbol={(value) => <span className={classes.number}>{value}</span>}
      fullSymbol={(value) => (
        <span className={classes.number} data-full>
          {value}
        </span>
      )}
    />
  );
}

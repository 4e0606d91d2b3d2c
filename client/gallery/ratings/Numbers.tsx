import { Center, Rating } from '@mantine/core';
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
      emptySymbol={(value) => (
        <Center component="span" mod="tabular" me="xs" w={36} h={36} className={classes.number}>
          {value}
        </Center>
      )}
      fullSymbol={(value) => (
        <Center
          component="span"
          mod="tabular"
          me="xs"
          w={36}
          h={36}
          className={classes.number}
          data-full
        >
          {value}
        </Center>
      )}
    />
  );
}

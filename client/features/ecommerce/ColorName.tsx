import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import classes from './ColorChoice.module.css';

/** The name of a colour, with a dot in this colour. */
export function ColorName({ color }: { color: ProductColor }) {
  const { t } = useTranslation('ecommerce');

  return (
    <span className={classes.name}>
      <Box component="span" w={10} h={10} className={classes.dot} data-color={color} aria-hidden />
      {t(`color.${color}`)}
    </span>
  );
}

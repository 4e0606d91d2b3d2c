import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import classes from './ColorChoice.module.css';

/** The name of a colour, with a dot in this colour. */
export function ColorName({ color }: { color: ProductColor }) {
  const { t } = useTranslation('ecommerce');

  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
      <Box
        component="span"
        w={10}
        h={10}
        bdrs="50%"
        bg="var(--swatch)"
        className={classes.dot}
        data-color={color}
        data-tone={color.toLowerCase()}
        aria-hidden
      />
      {t(`color.${color}`)}
    </Group>
  );
}
